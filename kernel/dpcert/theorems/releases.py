"""A list of Gaussian releases as one number: the sum of the squares of sensitivity/sigma, exactly.

Rational inputs have a rational sum, so nothing is rounded and one exact input stands for the list.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from dpcert.errors import InvalidInput
from dpcert.reals.exact import Exact, Input, rational, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from fractions import Fraction

#: A sum that takes more bits to write down is refused.
_LONGEST: Final = 1 << 16


def is_list(value: object) -> bool:
    """Whether a value is a list, or a text that lists values between commas."""
    if isinstance(value, Input | Exact):
        return False
    return isinstance(value, list | tuple) or (isinstance(value, str) and "," in value)


def sum_of_squares(name: str, above: object, below: object, check: Callable[[Input, str], None]) -> tuple[Input, str]:
    """The sum over releases of (above / below)^2, and a note on what was added up.

    `above` and `below` are lists of one length, or one of them is a single value; `check` refuses an item.
    """
    tops, bottoms = _read(above, "sensitivity" if name == "sigma" else name, check), _read(below, "sigma", check)
    if len(tops) != len(bottoms) and 1 not in {len(tops), len(bottoms)}:
        raise InvalidInput(f"{len(bottoms)} values of sigma do not go with {len(tops)} of sensitivity")
    count = max(len(tops), len(bottoms))
    pairs = Counter(zip(_repeated(tops, count), _repeated(bottoms, count), strict=True))
    total = _added(
        [times * (top.exact.argument / bottom.exact.argument) ** 2 for (top, bottom), times in pairs.items()]
    )
    exact = rational(total)
    if exact.size > _LONGEST:
        raise InvalidInput(f"the squares of these releases add up to a fraction of more than {_LONGEST} bits")
    note = f"mu_squared is the sum over the {count} releases of a list"
    if any(item.binary for item in (*tops, *bottoms)):
        note += ", whose floats were read as the binary numbers that they hold"
    return Input(exact, str(exact)), note


def _read(values: object, name: str, check: Callable[[Input, str], None]) -> list[Input]:
    items: Iterable[object] = (values,)
    if isinstance(values, str):
        items = values.split(",")
    elif isinstance(values, list | tuple) and is_list(values):
        items = values
    inputs = [read(item, f"{name} (one of a list)") for item in items]
    if not inputs:
        raise InvalidInput(f"{name} is an empty list: there is no release")
    for given in inputs:
        if given.exact.kind != "rational":
            raise InvalidInput(f"a list of {name} holds rational numbers, got {given.given}")
        check(given, name)
    return inputs


def _repeated(inputs: list[Input], count: int) -> list[Input]:
    return inputs if len(inputs) == count else inputs * count


def _added(terms: list[Fraction]) -> Fraction:
    """The sum, by halves: the long denominators come last."""
    if len(terms) == 1:
        return terms[0]
    half = len(terms) // 2
    return _added(terms[:half]) + _added(terms[half:])
