"""From ever finer enclosures of one real to its nearest float or decimal on a side.

Both ends of an enclosure are rounded in the same direction; once the two agree, that
is the correct rounding of the real between them. At the precision cap the end on the
safe side is taken instead, which is safe but not proved to be the nearest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from dpcert.errors import Undecided
from dpcert.reals import directed, refine
from dpcert.reals.enclosure import Enclosure, Enclosures

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from fractions import Fraction

    from dpcert.reals.ball import Mpf
    from dpcert.reals.balls import Midrad
    from dpcert.reals.exact import Exact

    R = TypeVar("R", bound=Hashable)
    Evaluate = Callable[[int], Enclosure]

_GUARD: Final = 20


def nearest(
    evaluate: Evaluate, rounding: Callable[[Mpf | Fraction], R], *, up: bool, start: int, size: int
) -> tuple[R | None, bool]:
    """The rounding of a real and whether it is proved the nearest; None where nothing is known of it."""
    low, high = refine.settle(evaluate, rounding, start=start, size=size)
    return (high if up else low), low is not None and low == high


def nearest_decimal(evaluate: Evaluate, digits: int, *, up: bool, size: int) -> tuple[directed.Decimal | None, bool]:
    """`nearest` with `digits` significant digits."""
    return nearest(
        evaluate,
        lambda end: directed.to_significant(end, digits, up=up),
        up=up,
        start=bits_for(digits),
        size=size,
    )


def nearest_float(evaluate: Evaluate, *, up: bool, size: int) -> tuple[float | None, bool]:
    """`nearest` as float64."""
    return nearest(evaluate, lambda end: _to_float(end, up=up), up=up, start=refine.FIRST_BITS, size=size)


def quick_float(ball: Callable[[int], Midrad], *, up: bool, bits: int = refine.FIRST_BITS) -> float | None:
    """The nearest float64 to a real on a side, by a ball around it; None where that does not tell."""
    try:
        low, high = [directed.to_float(end, up=up) for end in ball(bits).ends]
    except Undecided:
        return None
    return low if low == high else None


def surrounding(evaluate: Evaluate, digits: int, *, size: int) -> tuple[str, str]:
    """Decimals around a real, each the nearest with `digits` digits on its side."""
    texts = []
    for up in (False, True):
        number, _ = nearest_decimal(evaluate, digits, up=up, size=size)
        texts.append(("inf" if up else "-inf") if number is None else directed.spelled(number, digits))
    return texts[0], texts[1]


def exact_decimal(exact: Exact, digits: int, *, up: bool) -> str:
    """An exact value with at most `digits` digits, rounded in the stated direction."""
    return surrounding(lambda bits: Enclosures(bits).number(exact), digits, size=exact.size)[up]


def bits_for(digits: int) -> int:
    """Bits that `digits` digits need: 10 < 2**(10/3), and some for the roundings inside a formula."""
    return digits * 10 // 3 + _GUARD


def _to_float(end: Mpf | Fraction, *, up: bool) -> float:
    return directed.to_float(end, up=up) if isinstance(end, tuple) else directed.fraction_to_float(end, up=up)
