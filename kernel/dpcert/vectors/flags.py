"""Why a vector exists. Most flags are worked out from the numbers; the rest are given with the case."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from dpcert.reals.exact import rational
from dpcert.theorems.conditions import compare
from dpcert.vectors.canonical import as_double

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dpcert.reals.exact import Exact
    from dpcert.vectors.expected import Expected


class Flag(NamedTuple):
    """The kind of fault that a vector looks for, and what it is."""

    bug_type: str
    description: str


FLAGS: Final = {
    "BookExample": Flag("BASIC", "The input of an example or table of the source."),
    "Golden": Flag("BASIC", "A number that this project publishes in its documentation and tests."),
    "Ordinary": Flag("BASIC", "Inputs as they occur in practice."),
    "Erratum": Flag("WRONG_FORMULA", "The source prints another number here, or its proof another formula."),
    "RealWorld": Flag("BASIC", "The parameters of a deployment that was made public."),
    "PublicReport": Flag("KNOWN_BUG", "A public report, or a measured library, has a wrong number here."),
    "DomainEdge": Flag("DOMAIN_NOT_CHECKED", "The last input inside a hypothesis, or the first outside."),
    "OutOfDomain": Flag("DOMAIN_NOT_CHECKED", "Outside the theorem's hypotheses: no number may be returned."),
    "NotANumber": Flag("DOMAIN_NOT_CHECKED", "An input that is no number: it must be refused, not clipped."),
    "BeyondTheBook": Flag("DOMAIN_NOT_CHECKED", "The source's hypothesis fails, but what it claims follows otherwise."),
    "Cancellation": Flag("CANCELLATION", "Digits cancel in the formula as it is usually written."),
    "Underflow": Flag("UNDERFLOW", "An intermediate or an input lies below the doubles."),
    "Overflow": Flag("OVERFLOW", "An intermediate exceeds the doubles, though the answer does not."),
    "Absorption": Flag("CANCELLATION", "A tiny summand is lost beside a large one."),
    "ExactAnswer": Flag("UNDERSTATED_LOSS", "The answer is a short rational number: nothing is to be rounded."),
    "HardRounding": Flag("UNDERSTATED_LOSS", "The double nearest to the answer is on the unsafe side."),
    "NearDouble": Flag("UNDERSTATED_LOSS", "The answer lies within 1/100 ulp of a double, found by search."),
    "Binary64Exact": Flag("BASIC", "Every input is exactly a double."),
    "HugeK": Flag("OVERFLOW", "k exceeds 2^53: it is no double, or its neighbours are not."),
    "KOne": Flag("BASIC", "One mechanism."),
    "SmallEpsilon": Flag("CANCELLATION", "epsilon below 1e-8: e^epsilon - 1 by subtraction loses every digit."),
    "LargeEpsilon": Flag("OVERFLOW", "epsilon above 709: e^epsilon is no double."),
    "DeltaUnderflow": Flag("UNDERFLOW", "A delta below the least positive double."),
    "DeltaNearOne": Flag("CANCELLATION", "A delta above 0.99: ln(1/delta) cancels."),
    "SubnormalAnswer": Flag("UNDERFLOW", "The answer is a subnormal double, or below all of them."),
    "OverflowingAnswer": Flag("OVERFLOW", "The answer exceeds every double: the safe one is inf, or the largest."),
    "HugeAnswer": Flag("OVERFLOW", "An integer answer above 2^53: the safe double is not the integer."),
}  # fmt: skip

_DELTAS: Final = ("delta", "delta_prime", "delta_total", "delta_budget", "delta_spent")
_LEAST_NORMAL: Final = 2.0**-1022
_WHOLE: Final = 1 << 53


def of_inputs(inputs: Mapping[str, Exact | None]) -> Iterator[str]:
    """The flags that the inputs alone call for."""
    if inputs and all(exact is not None and as_double(exact) is not None for exact in inputs.values()):
        yield "Binary64Exact"
    given = {name: exact for name, exact in inputs.items() if exact is not None}
    if "k" in given and _above(given["k"], Fraction(_WHOLE)):
        yield "HugeK"
    if given.get("k") == rational(1):
        yield "KOne"
    epsilon = given.get("epsilon")
    if epsilon and _above(epsilon, Fraction(0)) and not _above(epsilon, Fraction(1, 10**8)):
        yield "SmallEpsilon"
    if epsilon and _above(epsilon, Fraction(709)):
        yield "LargeEpsilon"
    deltas = [given[name] for name in _DELTAS if name in given]
    if any(_above(d, Fraction(0)) and not _above(d, Fraction(1, 1 << 1074)) for d in deltas):
        yield "DeltaUnderflow"
    if any(_above(d, Fraction(99, 100)) and not _above(d, Fraction(1)) for d in deltas):
        yield "DeltaNearOne"


def of_answer(expected: Expected, *, up: bool, integer: bool) -> Iterator[str]:
    """The flags that the answer calls for."""
    if expected.exact is not None and not integer:
        yield "ExactAnswer"
    safe, unsafe = (expected.up, expected.down) if up else (expected.down, expected.up)
    if expected.nearest == unsafe != safe:
        yield "HardRounding"
    if expected.up == float("inf"):
        yield "OverflowingAnswer"
    elif integer and expected.up > _WHOLE:
        yield "HugeAnswer"
    if 0 <= expected.down < _LEAST_NORMAL and expected.up:
        yield "SubnormalAnswer"


def _above(exact: Exact, number: Fraction) -> bool:
    return compare(exact, rational(number)) > 0
