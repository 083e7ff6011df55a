"""Verdicts about an answer, decided in exact arithmetic.

For a loss or a noise level (unsafe below) with low <= exact <= high:

    CR         the smallest safe double, the exact value, or its correct rounding to 15 digits or more
    SAFE       at least the exact value, and within the tolerance
    LOOSE      at least the exact value, beyond the tolerance
    UNSAFE     below the exact value, by so many doubles from the smallest safe one
    UNDECIDED  agrees with every certified digit, and has more of its own

and mirrored for a permission. REFUSED, NOT-REFUSED, NONFINITE, CRASHED, HUNG and
GARBAGE say what came in the place of a number, or a number in the place of a refusal.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from dpcert.reals import directed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.vectors.answers import Answer

Name = Literal[
    "CR", "SAFE", "LOOSE", "UNSAFE", "UNDECIDED", "REFUSED", "NOT-REFUSED", "NONFINITE", "CRASHED", "HUNG", "GARBAGE"
]
Profile = Literal["conservative", "nearest"]
NAMES: Final[tuple[Name, ...]] = Name.__args__  # type: ignore[attr-defined]
#: Beyond so many doubles an error is no matter of rounding, and a lookalike is looked for.
NEARBY: Final = 16
#: An answer this close to a lookalike equals it, for a program that rounds as it goes.
_LIKE: Final = Fraction(1, 10**10)
_FEWEST_DIGITS: Final = 15
_NO_NUMBER: Final[dict[str, Name]] = {
    "crashed": "CRASHED", "hung": "HUNG", "garbage": "GARBAGE", "refused": "REFUSED"
}  # fmt: skip
#: What came in the place of any answer.
SILENT: Final = frozenset(_NO_NUMBER.values())


class Lookalike(NamedTuple):
    """The value of another formula."""

    words: str
    kind: str
    value: Fraction


class Truth(NamedTuple):
    """What is certified: low <= exact <= high, and the doubles around; high is None where it is no double."""

    low: Fraction
    high: Fraction | None
    down: float
    up: float
    unsafe_below: bool
    tolerance: Fraction
    lookalikes: tuple[Lookalike, ...] = ()


class Verdict(NamedTuple):
    """What is said of an answer."""

    name: Name
    ulp: int = 0
    lookalike: Lookalike | None = None
    #: The relative distance from the certified value, for sorting only.
    size: float = 0.0


def truth_of(group: Mapping[str, Any], vector: Mapping[str, Any]) -> Truth | None:
    """The truth of a published vector; None where a refusal is expected."""
    expected = vector.get("expected")
    if expected is None:
        return None
    down, up = (_double(expected["binary64"][side]["bits"]) for side in ("down", "up"))
    similar = tuple(
        Lookalike(entry["words"], entry["kind"], (Fraction(entry["low"]) + Fraction(entry["high"])) / 2)
        for entry in vector["lookalikes"]
    )
    low, high = Fraction(expected["low"]), Fraction(expected["high"])
    below = group["unsafe_direction"] == "below"
    return Truth(low, high, down, up, below, Fraction(group["tolerance"]), similar)


def judge(truth: Truth | None, answer: Answer, result: str) -> Verdict:
    """The verdict about an answer to a vector of that result (valid, invalid, acceptable)."""
    if answer.kind in _NO_NUMBER:
        return Verdict(_NO_NUMBER[answer.kind])
    if truth is None:
        # Neither NaN nor an infinity claims anything that could be relied on.
        return Verdict("NOT-REFUSED" if answer.kind == "number" and result == "invalid" else "REFUSED")
    if answer.kind == "nan":
        return Verdict("NONFINITE")
    return _infinite(truth, answer.sign) if answer.kind == "infinite" else _number(truth, answer)


def _infinite(truth: Truth, sign: int) -> Verdict:
    if sign > 0 and truth.unsafe_below:
        return Verdict("CR" if truth.up == math.inf else "NONFINITE")
    if sign < 0 and not truth.unsafe_below:
        return Verdict("NONFINITE")
    return Verdict("UNSAFE", NEARBY + 1, size=math.inf)


def _number(truth: Truth, answer: Answer) -> Verdict:
    y = answer.value or Fraction(0)
    safe = truth.up if truth.unsafe_below else truth.down
    end = truth.high if truth.unsafe_below else truth.low
    # The certified end itself, whatever its digits, or the safe double.
    if y == end or (math.isfinite(safe) and y == Fraction(safe)):
        return Verdict("CR")
    side = _side(truth, y)
    if (side == 0 and truth.low == truth.high) or _rounded(truth, y, answer.digits):
        return Verdict("CR")
    if side == 0:
        return Verdict("UNDECIDED")
    edge = truth.high if side > 0 and truth.high is not None else truth.low
    size = _relative(y, edge)
    if (side < 0) == truth.unsafe_below:
        ulp = _doubles_between(y, safe, up=not truth.unsafe_below)
        return Verdict("UNSAFE", ulp, _like(truth, y) if ulp > NEARBY else None, size)
    if abs(y - edge) <= truth.tolerance * abs(edge):
        return Verdict("SAFE", size=size)
    return Verdict("LOOSE", 0, _like(truth, y), size)


def _side(truth: Truth, y: Fraction) -> int:
    """-1 below the real, 1 above it, 0 at it or where the ends do not tell."""
    if truth.low == truth.high:
        return (y > truth.low) - (y < truth.low)
    # No y between the ends comes as a double, and the safe double has been dealt with.
    return -1 if y <= truth.low else 1 if truth.high is not None and y >= truth.high else 0


def _rounded(truth: Truth, y: Fraction, digits: int) -> bool:
    """Whether a decimal is the correct rounding of the real, in the safe direction, to its own digits.

    It is if the real lies between it and its neighbour on the unsafe side, that one excluded.
    """
    if digits < _FEWEST_DIGITS or truth.high is None:
        return False
    up = truth.unsafe_below
    number = directed.to_significant(y, digits, up=up)
    # Away from 0 decimals of so many digits lie as close as their last digit says; below a power of ten closer.
    inwards = up != number.negative
    unit = Fraction(10) ** (number.exponent - (inwards and number.digits == 10 ** (digits - 1)))
    near, far = (y - unit, y) if up else (y, y + unit)
    if truth.low == truth.high:
        return near < truth.low <= far if up else near <= truth.low < far
    return near <= truth.low and truth.high <= far


def _doubles_between(y: Fraction, safe: float, *, up: bool) -> int:
    return abs(_place(safe) - _place(directed.fraction_to_float(y, up=up)))


def _place(value: float) -> int:
    """The number of a double in their order."""
    bits: int = struct.unpack(">q", struct.pack(">d", value))[0]
    return bits if bits >= 0 else -(bits + (1 << 63))


def _double(bits: str) -> float:
    value: float = struct.unpack(">d", int(bits, 16).to_bytes(8, "big"))[0]
    return value


def _like(truth: Truth, y: Fraction) -> Lookalike | None:
    near = [(abs(y - like.value), like) for like in truth.lookalikes]
    found = [(gap, like) for gap, like in near if gap <= _LIKE * abs(like.value)]
    return min(found)[1] if found else None


def _relative(y: Fraction, edge: Fraction) -> float:
    try:
        return float(abs(y - edge) / abs(edge)) if edge else math.inf
    except OverflowError:
        return math.inf


def passes(verdict: Verdict, result: str, profile: Profile, ulp: int) -> bool:
    """Whether a profile is content: conservative wants the safe side, nearest wants close."""
    if verdict.name == "UNSAFE":
        return profile == "nearest" and verdict.ulp <= ulp
    if verdict.name == "LOOSE":
        return profile == "conservative"
    if verdict.name == "REFUSED":
        return result != "valid"
    return verdict.name in {"CR", "SAFE", "UNDECIDED"}


def is_unsafe(verdict: Verdict, *, passed: bool) -> bool:
    """Whether somebody who relies on the answer would claim too much."""
    return not passed and verdict.name in {"UNSAFE", "NOT-REFUSED"}
