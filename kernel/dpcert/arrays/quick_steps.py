"""The steps of the quick programs: fewer operations than those of `steps.py`, errors near 2**-62 instead of 2**-72.

A number is again an unevaluated sum high + low, but the low part may be as large as
2**-10 of it, and the high part is short: its product with a short factor is exact. That
needs counts of at most 26 bits, epsilon <= 1 and delta_prime < 1/64, where
-2 ln delta_prime > 8. Proved as `steps.py` is.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from dpcert.arrays.coefficients import QUICK_EXPONENTIAL_TAIL, QUICK_LOGARITHM
from dpcert.arrays.steps import MANTISSA_BITS, Pair, Split, exponential_row, polynomial

if TYPE_CHECKING:
    from dpcert.arrays.record import Recorder, Value

#: The logarithm is tabulated for arguments from here to there, in the middles of the 2**7 parts of each binade.
LEAST_ARGUMENT: Final = 2.0**-70
ARGUMENTS_END: Final = 2.0**-6
LOGARITHM_INDEX_BITS: Final = 7
_PART_BITS: Final = MANTISSA_BITS - LOGARITHM_INDEX_BITS
_PART: Final = 1 << _PART_BITS
_FIRST_PART: Final = struct.unpack("<q", struct.pack("<d", LEAST_ARGUMENT))[0] >> _PART_BITS

#: expm1 is tabulated at the multiples of this.
EXPONENTIAL_STEP: Final = 2.0**-13


def minus_two_log(real: Recorder, x: Value) -> Pair:
    """-2 ln x for LEAST_ARGUMENT <= x < ARGUMENTS_END; high has 25 bits."""
    row = real.bits("integer_subtract", real.bits("shift_right", x, _PART_BITS), _FIRST_PART)
    # The middle of x's part of its binade.
    c = real.bits("integer_add", real.bits("integer_and", x, -_PART), _PART // 2)
    # x - c is exact: both are in one binade.
    s = (x - c) / (x + c)
    return logarithm_sum(real.table("quick_logarithm.high", row), real.table("quick_logarithm.low", row), s)


def logarithm_sum(high: Value, low: Value, s: Value) -> Pair:
    """High + low - 4 artanh(s) = -2 ln c - 2 ln((1 + s) / (1 - s))."""
    return Pair(high, low + s * polynomial(s * s, QUICK_LOGARITHM))


def expm1(real: Recorder, x: Split) -> Pair:
    """exp(x) - 1 for 0 <= x <= 1; high has 27 bits."""
    row, grid = exponential_row(real, x.value, EXPONENTIAL_STEP)
    return expm1_sum(real.table("quick_expm1.high", row), real.table("quick_expm1.low", row), grid, x)


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


def plus(real: Recorder, x: Pair, y: Pair) -> Pair:
    """X + y, none of them negative and x.high, of 26 bits, not below 2**-13 y.high; high has 26 bits."""
    head = real.leading(x.high + y.high)
    # Both of x.high and head are multiples of a unit that is not below 2**-40 head: the difference is exact.
    return Pair(head, ((x.high - head) + y.high) + (x.low + y.low))


def scaled(factor: Split, x: Pair) -> Pair:
    """Factor x for a high part of 26 bits; the product of the heads is exact."""
    return Pair(factor.head * x.high, factor.tail * x.high + factor.value * x.low)
