"""Decimal texts as a certificate writes them: the neighbour of one, and exact inputs without hexadecimals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.reals.exact import digits_of

if TYPE_CHECKING:
    from dpcert.reals.exact import Exact


def filled(text: str, digits: int) -> str:
    """The same decimal with zeros up to that many significant digits."""
    mantissa, mark, exponent = text.partition("e")
    missing = digits - len(mantissa.replace(".", "").lstrip("0"))
    if missing <= 0 or not mantissa.replace(".", "").strip("0"):
        return text
    return mantissa + ("" if "." in mantissa else ".") + "0" * missing + mark + exponent


def neighbour(text: str, step: int) -> str:
    """The decimal that many units of the last place further on (none is below 0).

    >>> neighbour("1.0144", -1), neighbour("1e-300", -1), neighbour("9.99", 1)
    ('1.0143', '0e-300', '10.00')
    """
    mantissa, mark, exponent = text.partition("e")
    _, point, part = mantissa.partition(".")
    moved = digits_of(max(int(mantissa.replace(".", "")) + step, 0)).rjust(len(part) + 1, "0")
    return (moved[: -len(part)] + point + moved[-len(part) :] if part else moved) + mark + exponent


def plain(exact: Exact) -> str:
    """An exact input in the grammar of the checkers, which read no hexadecimals."""
    text = str(exact)
    if "0x" not in text:
        return text
    sign = "-" if exact.above < 0 else ""
    number = sign + digits_of(abs(exact.above)) + ("" if exact.below == 1 else "/" + digits_of(exact.below))
    return number if exact.kind == "rational" else f"{exact.kind}({number})"
