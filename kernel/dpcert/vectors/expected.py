"""What a vector expects: the certified answer to 40 digits and as its two neighbouring doubles.

Nothing is written that is not decided: an answer whose 40th digit or whose doubles
are not proved is refused here, and its case is left out or changed.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.errors import Undecided
from dpcert.reals import directed, rounding
from dpcert.reals.exact import digits_of, rational
from dpcert.vectors.canonical import double

if TYPE_CHECKING:
    from dpcert.bound import Bound

DIGITS: Final = 40
_SHORT: Final = 256
_BITS: Final = 200


class Expected(NamedTuple):
    """low <= exact real <= high, and the doubles around it."""

    low: str
    high: str
    exact: str | None
    down: float
    up: float
    nearest: float
    #: Whether a magnitude limit stands in the place of digits.
    limited: bool

    def record(self) -> dict[str, Any]:
        """As it is published."""
        exact = {} if self.exact is None else {"exact": self.exact}
        return {
            "low": self.low,
            "high": self.high,
            **exact,
            "binary64": {"down": double(self.down), "up": double(self.up)},
        }


def expect(bound: Bound) -> Expected:
    """The answer, each part of it proved."""
    down, up = (_float(bound, up=side) for side in (False, True))
    known = bound.enclosure(_BITS).rational
    short = known is not None and known.numerator.bit_length() + known.denominator.bit_length() <= _SHORT
    exact = str(rational(known)) if known is not None and short else None
    if bound.facts.integer:
        whole = digits_of(int(bound))
        if bound.ends() != (whole, whole):
            raise Undecided(f"{bound.claim.quantity} is not decided")
        return Expected(whole, whole, whole, down, up, _nearest(bound, down, up), limited=False)
    (low, cut), (high, cut_too) = (_decimal(bound, up=side) for side in (False, True))
    return Expected(low, high, exact, down, up, _nearest(bound, down, up), limited=cut or cut_too)


def _float(bound: Bound, *, up: bool) -> float:
    value, tight = rounding.nearest_float(bound.enclosure, up=up, size=bound.size)
    if value is None or not tight:
        raise Undecided(f"the double {'above' if up else 'below'} {bound.claim.quantity} is not decided")
    return value


def _decimal(bound: Bound, *, up: bool) -> tuple[str, bool]:
    number, tight = rounding.nearest_decimal(bound.enclosure, DIGITS, up=up, size=bound.size)
    if number is None or not tight:
        raise Undecided(f"digit {DIGITS} of {bound.claim.quantity} is not decided")
    return directed.spelled(number, DIGITS), bool(number.limit)


def _nearest(bound: Bound, down: float, up: float) -> float:
    """The double that rounding to nearest would give; `down` at a tie, which says nothing."""
    if down == up or up == float("inf"):
        return down
    return up if bound.compare((Fraction(down) + Fraction(up)) / 2) > 0 else down
