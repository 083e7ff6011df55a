"""The steps of the quick programs: fewer operations than those of `steps.py`, errors near 2**-61 instead of 2**-72.

A number is again an unevaluated sum high + low, but the low part may be as large as
2**-9 of it, and the high part is short: its product with a short factor is exact. That
needs counts of at most 26 bits, epsilon <= 1 and delta_prime below LEAST_SIGNIFICAND,
where -2 ln delta_prime > 0.7. Proved as `steps.py` is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dpcert.arrays.coefficients import (
    QUICK_EXPONENTIAL_TAIL,
    QUICK_LOGARITHM,
    QUICK_MINUS_TWO_LOG_2_HIGH,
    QUICK_MINUS_TWO_LOG_2_LOW,
)
from dpcert.arrays.record import SHIFTER
from dpcert.arrays.steps import LEAST_SIGNIFICAND, Pair, Split, exponential_row, newton, polynomial, significand

if TYPE_CHECKING:
    from dpcert.arrays.record import Recorder, Value

#: The logarithm is tabulated at the multiples of this from LEAST_SIGNIFICAND to twice that.
LOGARITHM_STEP: Final = 2.0**-12
_LOGARITHM_INDEX_MASK: Final = (1 << 12) - 1


def minus_two_log(real: Recorder, x: Value) -> Pair:
    """-2 ln x for x < LEAST_SIGNIFICAND; high has 26 bits."""
    _, m, n = significand(real, x)
    # The row of the least significand is 0.
    shifter = (SHIFTER - LEAST_SIGNIFICAND / LOGARITHM_STEP) * LOGARITHM_STEP
    shifted = m + shifter
    row = real.bits("integer_and", shifted, _LOGARITHM_INDEX_MASK)
    # m and the multiple of the step next to it differ by an exact float64.
    t = m - (shifted - shifter)
    z = t * real.table("quick_logarithm.inverse", row)
    high, low = real.table("quick_logarithm.high", row), real.table("quick_logarithm.low", row)
    return logarithm_sum(n, high, low, z)


def logarithm_sum(n: Value, high: Value, low: Value, z: Value) -> Pair:
    """N (-2 ln 2) + high + low - 2 ln(1 + z); n has 11 bits, and the first part is on the grid 2**-15: exact."""
    base = n * QUICK_MINUS_TWO_LOG_2_HIGH + high
    return Pair(base, (n * QUICK_MINUS_TWO_LOG_2_LOW + low) + z * polynomial(z, QUICK_LOGARITHM))


def expm1(real: Recorder, x: Split) -> Pair:
    """exp(x) - 1 for 0 <= x <= 1; high has 27 bits."""
    row, grid = exponential_row(real, x.value)
    return expm1_sum(real.table("expm1.high", row), real.table("expm1.low", row), grid, x)


def expm1_sum(high: Value, low: Value, grid: Value, x: Split) -> Pair:
    """G + p + G p, with G = high + low = expm1 of the grid point, r = x - grid and p = expm1(r) = r + r^2 tail(r)."""
    r = x.value - grid
    second_order = r * r * polynomial(r, QUICK_EXPONENTIAL_TAIL)
    small = (second_order + r) * (high + low) + second_order
    # x's head, the grid point and G's high part end on one grid, and their sum has 27 bits: exact.
    return Pair(high + (x.head - grid), small + (low + x.tail))


def times(count: Value, x: Pair) -> Pair:
    """Count x; the product of the count and the high part is exact."""
    return Pair(count * x.high, count * x.low)


def sqrt(real: Recorder, x: Pair) -> Pair:
    """The square root: IEEE's, and one Newton step on the residue."""
    return newton(real, real.sqrt(x.high + x.low), x)


def plus(real: Recorder, x: Pair, y: Pair) -> Pair:
    """X + y, none of them negative, with a high part of 26 bits."""
    return sum_of_sorted(real, real.maximum(x.high, y.high), real.minimum(x.high, y.high), x.low + y.low)


def sum_of_sorted(real: Recorder, large: Value, small: Value, low: Value) -> Pair:
    """Large + small + low, for large >= small >= 0."""
    head = real.leading(large + small)
    # large / 2 <= head <= 2 large: the difference is exact (Sterbenz).
    return Pair(head, ((large - head) + small) + low)


def scaled(factor: Split, x: Pair) -> Pair:
    """Factor x for a high part of 26 bits; the product of the heads is exact."""
    return Pair(factor.head * x.high, factor.tail * x.high + factor.value * x.low)
