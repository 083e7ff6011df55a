"""Sums of powers that stay exact while they can, and are rounded up to a dyadic grid beyond.

**Guarantee.** The sum that is returned is at least the exact sum, and is the exact sum
unless it is said to be rounded. So what is added is never lost, however small.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from mpmath.libmp import finf

from dpcert.reals.ball import signed
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import Exact, rational

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf

#: Denominators up to 2**GRID are kept; a finer sum is rounded up to a multiple of 2**-GRID.
GRID: Final = 4096
#: Bits of a term that is no rational number.
_BITS: Final = 512
#: Terms of more bits than this before the point are not written out.
_LARGEST: Final = 1 << 20


class Sum(NamedTuple):
    """A rational that is at least the exact sum; equal to it unless `rounded`."""

    value: Exact
    rounded: bool


def plus(total: Exact, each: Exact, count: int = 1, power: int = 1) -> Sum | None:
    """total + count * each**power, for a rational total; None where it is too large to be written out."""
    if not each.above and each.kind == "rational":
        return Sum(total, rounded=False)
    one = each.argument**power if each.kind == "rational" else _upper(each, power)
    if one is None:
        return None
    # The term is rounded before it is added, so that two long denominators never meet.
    term = count * one
    step = _raised(term)
    whole = total.argument + step
    value = _raised(whole)
    return Sum(rational(value), rounded=each.kind != "rational" or step is not term or value is not whole)


def _upper(each: Exact, power: int) -> Fraction | None:
    """A rational above each**power, for exp(q) and log(q)."""
    upper: Mpf = (Enclosures(_BITS).number(each) ** power).ends[1]
    if upper == finf:
        return None
    man, exponent = (int(part) for part in signed(upper))
    if exponent > _LARGEST:
        return None
    # Far below the grid any larger number far below it will do: the term is rounded up to one unit anyway.
    return Fraction(man << exponent) if exponent >= 0 else Fraction(man, 1 << min(-exponent, 4 * GRID))


def _raised(x: Fraction) -> Fraction:
    """x itself, or the next multiple of 2**-GRID where its denominator is too long (so x is no multiple)."""
    if x.denominator <= 1 << GRID:
        return x
    return Fraction(-((-x.numerator << GRID) // x.denominator), 1 << GRID)
