"""Where to look: searches of optimal composition that decide nothing.

What they return is only where a certified decision starts; a poor guess costs time.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from dpcert.reals.ball import signed
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosures
from dpcert.theorems.optimal_pieces import fraction, magnitude_of, mode, piece, quotient, roughly
from dpcert.theorems.optimal_profile import Target, order, profile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.exact import Exact
    from dpcert.theorems.optimal_pieces import Pair

#: Bits of a search's evaluations, and how many quick steps it takes before it halves.
_BITS: Final = 40
_PATIENCE: Final = 12
#: Up to this k the rounding of floats moves ln delta by less than a piece is wide, and few terms count.
_LONGEST: Final = 1 << 32
#: The part of a piece at its ends that floats may put into the next one, and terms that no longer count.
_DOUBT: Final = 1 / 16
_SMALL: Final = 1e-6
#: A logarithm of delta that floats can hold.
_LEAST: Final = -1e6
#: Larger numbers are cut off before they become floats.
_MOST: Final = Fraction(10**300)
#: So many mechanisms beyond those that are free are more than can be reached.
_FAR_BEYOND: Final = 1 << 64
#: Stands for the logarithm of 0, and of what cannot be reached.
_FAR: Final = Fraction(10**6)


@lru_cache(maxsize=256)
def likely_last(epsilon: Exact, target: Target) -> int:
    """The L of the piece that holds the target, if few bits can tell: Newton's steps on the logarithm."""
    low, high = 0, (target.k - 1) // 2
    last, sure = _nearer(epsilon, target, _start(epsilon, target, high))
    if sure:
        return last
    for step in range(10**6):
        here = piece(target.k, epsilon, last, _BITS)
        wanted, (right, left) = target.at(here.real), here.ends()
        if order(wanted, right) == -1:
            high = max(last - 1, low)
        elif order(wanted, left) == 1:
            low = min(last + 1, high)
        else:
            break
        if low == high:
            return low
        # ln delta and ln (1 - delta) are concave in L.
        which = 1 if here.inner is None or not last else 0
        value, next_value, sought = (_log(pair[which]) for pair in (right, left, wanted))
        jump = (sought - value) / (next_value - value) if next_value != value else 1
        last = min(max(last + math.floor(jump), low), high) if step < _PATIENCE else (low + high) // 2
    return last


def _start(epsilon: Exact, target: Target, top: int) -> int:
    """Where the exponent of Chernoff's bound is that of the target."""
    each = roughly(epsilon)
    delta, rest = (-_log(x) for x in target.at(Enclosures(_BITS)))
    middle = min(int(mode(target.k, each)), top)
    below = delta > rest
    low, high = (0, middle) if below else (middle, top)
    while low < high:
        l = (low + high) // 2
        far = _divergence(target.k, l, each) > (delta if below else rest)
        low, high = (l + 1, high) if far == below else (low, l)
    return low


def _nearer(epsilon: Exact, target: Target, start: int) -> tuple[int, bool]:
    """The piece by Newton's steps on ln delta in floats, below the mode; and whether that leaves little doubt."""
    each, sought, last = roughly(epsilon), _log(target.at(Enclosures(_BITS))[0]), start
    if target.k > _LONGEST or not _LEAST < sought < -1:
        return start, False
    for _ in range(_PATIENCE):
        ends = _rough_ends(target.k, last, each)
        if ends is None:
            break
        right, left = ends
        place = (sought - right) / (left - right)
        if 0 <= place < 1:
            return last, _DOUBT < place < 1 - _DOUBT
        last += math.floor(place)
    return start, False


def _rough_ends(k: int, last: int, each: float) -> tuple[float, float] | None:
    """Floats near ln delta at the ends of a piece below the mode, by its sums; None elsewhere."""
    lie, unlikely = math.exp(-each), math.exp(-2 * each)
    if not 0 < last < mode(k, each) or unlikely in {0, 1}:
        return None
    near = math.sqrt(k / (2 * math.pi * last * (k - last)))
    v, f, right, left = 1.0, 0.0, 0.0, 0.0
    for l in range(last, 0, -1):
        # v is the term of l beside that of `last`, and f the sum of r^j for 0 <= j < last - l.
        right += v * f
        f = 1 + unlikely * f
        left += v * f
        if v * f < left * _SMALL:
            break
        v *= l / ((k - l + 1) * lie)
    if not 0 < right < left:
        return None
    scale = math.log(near * -math.expm1(-2 * each)) - _divergence(k, last, each)
    return scale + math.log(right), scale + math.log(left)


def _divergence(k: int, l: int, each: float) -> float:
    """k times the divergence of l / k from the probability of a lie."""
    x, lie = l / k, math.exp(-each)
    entropy = sum(share * math.log(share) for share in (x, 1 - x) if share)
    return float(min(Fraction(k), _MOST)) * (entropy + x * each + math.log1p(lie))


def _log(x: Enclosure) -> float:
    """A float near the logarithm of the upper end."""
    man, exponent = signed(x.ends[1])
    return math.log(int(man)) + exponent * math.log(2) if man > 0 else -math.inf


def log_ratio(pure: Pair, wanted: Pair) -> Fraction:
    """About ln(pure / wanted), or of the complements the other way where the target is above 1/2."""
    first, second = pure[0], wanted[0]
    if (2 * second - 1).sign() != -1:
        first, second = wanted[1], pure[1]
    if first.sign() != 1 or second.sign() != 1:
        return (order(pure, wanted) or 0) * _FAR
    return fraction(Enclosures(first.bits).log(first / second).ends[1])


def likely_count(inputs: Mapping[str, Exact]) -> int:
    """About the largest k whose delta_total is at most the target; OutOfReach where it has too many terms."""

    def excess(n: int) -> float:
        target = Target(n, inputs["delta"], inputs["delta_total"])
        pure = profile(n, inputs["epsilon"], inputs["epsilon_prime"], _BITS)
        return float(max(min(log_ratio(pure, target.at(Enclosures(_BITS))), _MOST), -_MOST))

    low = max(_free(inputs), 1)
    if Target(low, inputs["delta"], inputs["delta_total"]).room(Enclosures(_BITS)).exact == ZERO:
        return low
    at_low = excess(low)
    while at_low > 0 and low > 1:
        low = max(low // 2, 1)
        at_low = excess(low)
    high, reach = low + 1, 1
    at_high = excess(high)
    while at_high <= 0:
        # About reach / 2 lies are looked at, and the square root of it are the terms: too many in the second case.
        low, at_low, reach = high, at_high, 4 * reach if reach < _FAR_BEYOND else reach**2
        high = low + reach
        at_high = excess(high)
    for step in range(4 * high.bit_length()):
        if high - low <= 1:
            break
        # Where the logarithm is known at both ends secants are quick; every third step halves all the same.
        known = step % 3 < 2 and at_low > -_FAR and at_high < _FAR
        place = low + round((high - low) * Fraction(-at_low / (at_high - at_low))) if known else (low + high) // 2
        middle = min(max(place, low + 1), high - 1)
        value = excess(middle)
        if value > 0:
            high, at_high = middle, value
        else:
            low, at_low = middle, value
    return low


def _free(inputs: Mapping[str, Exact]) -> int:
    """The k up to which epsilon_prime is all that may be lost."""
    epsilon, allowed = inputs["epsilon"], inputs["epsilon_prime"]
    return (
        0 if epsilon == ZERO else quotient(allowed, epsilon, max(magnitude_of(allowed) - magnitude_of(epsilon) + 2, 1))
    )
