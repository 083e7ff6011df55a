"""The steps of every formula: logarithm, expm1, products and square root in two parts.

A number is carried as an unevaluated sum high + low. No library function is used:
only + - * / sqrt, bits and tables. The bound of each step is proved in
`proofs/gappa`, step by step as in `proofs/notes/arrays.md`; the comments here say
why a rounding is absent or harmless. The ranges are those of `formulas.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dpcert.arrays.coefficients import EXPONENTIAL_TAIL, LOGARITHM_TAIL, MINUS_TWO_LOG_2_HIGH, MINUS_TWO_LOG_2_LOW
from dpcert.arrays.record import SHIFTER

if TYPE_CHECKING:
    from dpcert.arrays.record import Recorder, Value

MANTISSA_BITS: Final = 52
_EXPONENT_MASK: Final = -1 << MANTISSA_BITS

#: The argument of the logarithm is 2**n m with m from here to twice here.
LEAST_SIGNIFICAND: Final = 0.6875
_LEAST_SIGNIFICAND_BITS: Final = 0x3FE6000000000000
LOGARITHM_INDEX_BITS: Final = 10

#: expm1 is tabulated at the multiples of this.
EXPONENTIAL_STEP: Final = 2.0**-10
_EXPONENTIAL_INDEX_MASK: Final = (1 << 14) - 1

#: Reduced arguments are split at this unit: squares and products of the head are exact.
HEAD_UNIT: Final = 2.0**-34


class Pair(NamedTuple):
    """The unevaluated sum high + low."""

    high: Value
    low: Value


class Split(NamedTuple):
    """A float64 factor: value = head + tail, with 26 and 27 bits."""

    value: Value
    head: Value
    tail: Value


def split(real: Recorder, x: Value) -> Split:
    """Prepare a factor."""
    head = real.leading(x)
    # What truncation leaves fits in the 27 dropped bits: the difference is exact.
    return Split(x, head, x - head)


def polynomial(x: Value, coefficients: tuple[float, ...]) -> Value:
    """Horner's rule, constant term first."""
    *rest, last = coefficients
    sum_ = x * last + rest.pop()
    for coefficient in reversed(rest):
        sum_ = sum_ * x + coefficient
    return sum_


def minus_two_log(real: Recorder, x: Value, addend: tuple[float, float] | None = None) -> Pair:
    """-2 ln x, plus a constant in two parts if there is one."""
    above = real.bits("integer_subtract", x, _LEAST_SIGNIFICAND_BITS)
    scale = real.bits("integer_and", above, _EXPONENT_MASK)
    m = real.bits("integer_subtract", x, scale)
    n_bits = real.bits("shift_right", above, MANTISSA_BITS)
    # Adding n to the bits of 1.5 * 2**52 adds n to the number.
    n = real.bits("integer_add", n_bits, 0x4338000000000000) - SHIFTER
    row = real.bits("shift_right", above, MANTISSA_BITS - LOGARITHM_INDEX_BITS)
    row = real.bits("integer_and", row, (1 << LOGARITHM_INDEX_BITS) - 1)
    inverse = real.table("logarithm.inverse", row)
    z = reduced_argument(real, m, inverse)
    high, low = real.table("logarithm.high", row), real.table("logarithm.low", row)
    base, correction = logarithm_base(n, high, low)
    if addend is not None:
        base, correction = base + addend[0], correction + addend[1]
    return logarithm_sum(real, base, correction, z)


def logarithm_base(n: Value, high: Value, low: Value) -> tuple[Value, Value]:
    """N (-2 ln 2) + high + low in two parts; n has 11 bits, the rest of the first is on the grid 2**-41: exact."""
    return n * MINUS_TWO_LOG_2_HIGH + high, n * MINUS_TWO_LOG_2_LOW + low


def reduced_argument(real: Recorder, m: Value, inverse: Value) -> Value:
    """Z = 1 - m inverse, exactly: inverse has 10 bits, and z is on the grid 2**-62 and below 2**-9."""
    head = real.leading(m)
    return (1.0 - head * inverse) - (m - head) * inverse


def logarithm_sum(real: Recorder, base: Value, correction: Value, z: Value) -> Pair:
    """Base + correction - 2 ln(1 - z) = base + correction + 2z + z^2 + z^3 tail(z)."""
    z_head = real.near(z, HEAD_UNIT)
    # z^2 = z_head^2 + (z - z_head)(z + z_head); the first product is exact, the second tiny.
    rest = (z - z_head) * (z + z_head)
    cubic = z * z * z * polynomial(z, LOGARITHM_TAIL)
    first, lost_first = real.fast_two_sum(base, z + z)
    high, lost_second = real.fast_two_sum(first, z_head * z_head)
    return Pair(high, cubic + (((lost_first + lost_second) + rest) + correction))


def expm1(real: Recorder, x: Value) -> Pair:
    """exp(x) - 1 for x >= 0, without cancellation."""
    row, grid = exponential_row(real, x, EXPONENTIAL_STEP)
    # x and the multiple of the step next to it differ by an exact float64.
    return expm1_sum(real, real.table("expm1.high", row), real.table("expm1.low", row), x - grid)


def exponential_row(real: Recorder, x: Value, unit: float) -> tuple[Value, Value]:
    """The row of x in a table of expm1 at the multiples of the unit, and the multiple that it stands for."""
    shifter = SHIFTER * unit
    shifted = x + shifter
    return real.bits("integer_and", shifted, _EXPONENTIAL_INDEX_MASK), shifted - shifter


def expm1_sum(real: Recorder, high: Value, low: Value, r: Value) -> Pair:
    """G + p + G p, with G = high + low = expm1 of the grid point and p = expm1(r) = r + r^2/2 + r^3 tail(r)."""
    r_head = real.near(r, HEAD_UNIT)
    square = r * r
    cubic = square * r * polynomial(r, EXPONENTIAL_TAIL)
    # high has 26 bits and r_head 24: products exact. What they leave out is tiny:
    # high (r - r_head) + (r^2 - r_head^2)/2 = (r - r_head) (high + (r + r_head)/2).
    rest = (r - r_head) * ((r + r_head) * 0.5 + high)
    first, lost_first = real.fast_two_sum(high, r)
    second, lost_second = real.fast_two_sum(first, high * r_head)
    result, lost_third = real.fast_two_sum(second, r_head * (r_head * 0.5))
    second_order = square * 0.5 + cubic
    small = high * second_order + (second_order + r) * low
    lost = (lost_first + lost_second) + lost_third
    return Pair(result, cubic + ((rest + small) + (lost + low)))


def times(real: Recorder, factor: Split, x: Pair) -> Pair:
    """Factor x, not normalised: the high part is an exact product of heads."""
    head = real.leading(x.high)
    tail = (x.high - head) + x.low
    return Pair(factor.head * head, factor.tail * head + factor.value * tail)


def normalised(real: Recorder, x: Pair) -> Pair:
    """The same sum with high its nearest float64."""
    return Pair(*real.fast_two_sum(x.high, x.low))


def plus(real: Recorder, x: Pair, y: Pair) -> Pair:
    """X + y."""
    high, lost = real.two_sum(x.high, y.high)
    return Pair(high, lost + (x.low + y.low))


def sqrt(real: Recorder, x: Pair) -> Pair:
    """The square root: the leading bits of IEEE's, and (x - high^2) / (root + high) for the rest."""
    root = real.sqrt(x.high + x.low)
    head = real.leading(root)
    # high^2 is exact, and so is its difference from x's high part (Sterbenz).
    return Pair(head, ((x.high - head * head) + x.low) / (root + head))


def quotient(real: Recorder, x: Pair, y: Pair) -> Pair:
    """X / y for normalised pairs: the rounded quotient, and one Newton step on its residue."""
    ratio = real.atom(x.high / y.high)
    split_ratio, split_y = split(real, ratio), split(real, y.high)
    # The product of the heads is exact, and so is its difference from x (Sterbenz).
    head = x.high - split_ratio.head * split_y.head
    residue = head - (split_ratio.tail * split_y.head + ratio * split_y.tail)
    return Pair(ratio, (residue + (x.low - ratio * y.low)) / y.high)


#: 2**27 + 1 splits a float64 into two of 26 bits (Veltkamp).
_SPLITTER: Final = 134217729.0


def exact_product(x: Value, y: Value) -> Pair:
    """(p, t): p = x y rounded and p + t = x y exactly (Dekker 1971)."""
    (a, b), (c, d) = _halves(x), _halves(y)
    product = x * y
    return Pair(product, (((a * c - product) + a * d) + b * c) + b * d)


def _halves(x: Value) -> tuple[Value, Value]:
    scaled = x * _SPLITTER
    head = scaled - (scaled - x)
    return head, x - head
