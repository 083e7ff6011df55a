"""A certificate verified twice: by the stand-alone checker, and by the kernel, which answers the question again."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from dpcert.certificate import dpcert_check
from dpcert.certificate.canonical import identity
from dpcert.errors import EXIT_FINE, DpcertError, OutsideTheorem, Refuted, Undecided, Unreadable
from dpcert.theorems import STATEMENTS

if TYPE_CHECKING:
    from dpcert.bound import Bound


class Verdict(NamedTuple):
    """What both say of a file: an exit code and words for each."""

    sha256: str
    checker: tuple[int, str]
    kernel: tuple[int, str]

    @property
    def code(self) -> int:
        """The worse of the two."""
        return max(self.checker[0], self.kernel[0])


def verify(data: bytes) -> Verdict:
    """Check the bytes of a certificate with the stand-alone checker and with the kernel.

    Guarantee: a code of 0 means that the exact real which the theorem's formula defines at the certificate's
    inputs is proved to be on the claimed sides, by each of two programs that share no code.
    Scope: what a certificate's context, words and alternatives say is not checked.
    Args: data, the bytes of the file.
    Raises: nothing; whatever is wrong is in the verdict, with its exit code and its words.

    >>> verify(b"{}").checker
    (6, 'not in canonical form')
    """
    return Verdict(identity(data), _checked(data), _answered(data))


def _checked(data: bytes) -> tuple[int, str]:
    try:
        return EXIT_FINE, dpcert_check.check(data)
    except dpcert_check.Problem as problem:
        return problem.args[0], problem.args[1]


def _answered(data: bytes) -> tuple[int, str]:
    try:
        record = dpcert_check.parsed(data)
        bound = _bound(record)
        for side, text in record["claim"].items():
            sign = bound.compare(Fraction(text))
            if not {"le": sign <= 0, "gt": sign > 0, "ge": sign >= 0, "lt": sign < 0}[side]:
                return Refuted.exit_code, f"the kernel finds that {side} {text} is false"
    except dpcert_check.Problem as problem:
        return problem.args[0], "no certificate to ask the kernel about"
    except (OutsideTheorem, Undecided) as error:
        return error.exit_code, str(error)
    except (DpcertError, KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        return Unreadable.exit_code, f"the kernel cannot read its inputs: {error}"
    return EXIT_FINE, f"the kernel agrees: {bound!r}"


def _bound(record: dict[str, Any]) -> Bound:
    """The question, asked again."""
    statement = next(one for one in STATEMENTS if one.stem == record["theorem"])
    quantity, inputs = statement.quantity(record["quantity"]), record["inputs"]
    if quantity.ask_list and "k[1]" in inputs:
        rows = len([name for name in inputs if re.fullmatch(r"k\[[0-9]+\]", name)])
        # Where a formula takes no epsilon, the rows have none.
        mechanisms = [[inputs.get(f"{n}[{i}]", "0") for n in ("epsilon", "delta", "k")] for i in range(1, rows + 1)]
        others = {name: value for name, value in inputs.items() if "[" not in name}
        return quantity.ask_list(mechanisms=mechanisms, **others)
    return quantity.ask(**inputs)
