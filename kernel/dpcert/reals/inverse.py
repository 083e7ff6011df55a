"""Inverses of monotone formulas: the search is untrusted, the acceptance is proved.

For an increasing f and a target T the answer is the real r with f(r) = T, enclosed
in [g, g + unit] with f(g) <= T < f(g + unit) *proved*; or the largest integer g
with f(g) <= T. Soundness rests on those two decisions alone: not on the guess,
nor on how it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.errors import OutOfReach, Undecided
from dpcert.reals import refine
from dpcert.reals.approximate import guess_root
from dpcert.reals.ball import dyadic, signed
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.numbers import Numbers

    #: real -> the function x -> f(x) - T in that number system; increasing in x.
    Excess = Callable[[Numbers[Any]], Callable[[Any], Any]]

#: Bits beyond the result's that a guess carries, so that its floor is rarely one unit off.
_SPARE: Final = 10
#: Integers beyond this many bits are not looked for.
_LARGEST_COUNT: Final = 1 << 16
#: A search may move this many powers of two (and the result's bits twice) from its guess.
_PATIENCE: Final = 256
#: A search gives up after so many points that could not be decided: each took all the bits there are.
_MOST_UNDECIDED: Final = 16


def root(excess: Excess, *, bits: int, size: int) -> Enclosure:
    """[g, g + unit] with f(g) <= T < f(g + unit) proved, for the root r > 0; g has `bits` bits."""
    guess = guess_root(excess, bits + _SPARE, size)
    if guess is None:
        raise OutOfReach("no approximation of the root was found")
    man, exponent = signed(guess)
    shift = man.bit_length() - bits
    start, unit = (man >> shift if shift >= 0 else man << -shift), exponent + shift

    def above(count: int) -> bool | None:
        point = dyadic(count, unit)

        def evaluate(precision: int) -> Enclosure:
            value: Enclosure = excess(Enclosures(precision))(Enclosure(precision, None, (point, point)))
            return value

        verdict = _sign(evaluate, bits + _SPARE, size)
        return None if verdict is None else verdict > 0

    low, high = straddle(above, start, least=1, reach=2 * bits + _PATIENCE)
    return Enclosure(bits, None, (dyadic(low, unit), dyadic(high, unit)))


def largest_integer(excess: Excess, limit: Excess, *, size: int, closed: bool = False) -> tuple[int, int]:
    """(k, k') with k <= the largest integer n >= 1 that has f(n) <= T <= k'; k = k' unless undecided.

    Only n with limit(n) < 0 are accepted (or <= 0, if `closed`), for another increasing
    function; f need not be defined beyond. (0, 0) if 1 fails already.
    """

    def at(function: Excess, n: int) -> int | None:
        def evaluate(precision: int) -> Enclosure:
            value: Enclosure = function(Enclosures(precision))(Enclosure(precision, Exact("rational", n, 1)))
            return value

        return _sign(evaluate, n.bit_length() + 64, size)

    def above(n: int) -> bool | None:
        if n.bit_length() > _LARGEST_COUNT:
            raise OutOfReach(f"the answer has more than {_LARGEST_COUNT} bits")
        room = at(limit, n)
        if room is None or room > 0 or (room == 0 and not closed):
            return None if room is None else True
        verdict = at(excess, n)
        return None if verdict is None else verdict > 0

    if above(1):
        return 0, 0
    starts = [start for function in (excess, limit) if (start := _integer_guess(function, size)) is not None]
    if not starts:
        raise OutOfReach(f"no approximation of at most {_LARGEST_COUNT} bits was found")
    low, high = straddle(above, min(starts), least=1, reach=_LARGEST_COUNT)
    return low, high - 1


def _integer_guess(function: Excess, size: int) -> int | None:
    """The integer part of an approximate root, with all its digits."""
    bits = 64
    while bits <= _LARGEST_COUNT and (guess := guess_root(function, bits, size)) is not None:
        man, exponent = signed(guess)
        whole = int(man << exponent if exponent >= 0 else man >> -exponent)
        if whole.bit_length() + _SPARE <= bits:
            return whole
        bits = whole.bit_length() + 2 * _SPARE
    return None


def _sign(evaluate: Callable[[int], Enclosure], start: int, size: int) -> int | None:
    """The proved sign of a real, or None at the precision cap."""
    try:
        return refine.sign(evaluate, start=start, size=size)
    except Undecided:
        return None


def straddle(above: Callable[[int], bool | None], start: int, *, least: int, reach: int) -> tuple[int, int]:
    """low < high with above(low) False and above(high) True, one apart, low >= least.

    Steps double (up to `reach` bits) until both sides are proved, then the gap is
    halved. A point that cannot be decided is passed over; it then lies between the
    two, which end up two apart. Where many can't, OutOfReach: nothing is returned unproved.
    """
    undecided = 0

    def asked(point: int) -> bool | None:
        nonlocal undecided
        verdict = above(point)
        undecided += verdict is None
        if undecided > _MOST_UNDECIDED:
            raise OutOfReach(f"the search met more than {_MOST_UNDECIDED} undecided points")
        return verdict

    low, high, step = max(start, least), None, 1
    while (verdict := asked(low)) is not False:
        if low == least:
            raise OutOfReach("the search found no accepted point")
        high = low if verdict else high
        # Never more than half the way down: the function need not be defined at `least - 1`.
        low, step = low - min(step, (low - least + 1) // 2), 2 * step
    if high is None:
        high, step = low + 1, 1
        while (verdict := asked(high)) is not True:
            if step.bit_length() > reach:
                raise OutOfReach("the search found no refused point")
            low = high if verdict is False else low
            high, step = high + step, 2 * step
    while high - low > 1:
        middle = (low + high) // 2
        verdict = asked(middle)
        if verdict is None:
            if high - low == 2:
                break
            middle += 1 if middle + 1 < high else -1
            verdict = asked(middle)
            if verdict is None:
                raise Undecided("two neighbouring candidates of an inverse are both undecided")
        low, high = (low, middle) if verdict else (middle, high)
    return low, high
