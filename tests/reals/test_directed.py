"""From exact numbers to float64 and to decimals, in a stated direction."""

from __future__ import annotations

import math
import struct
import sys
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from mpmath.libmp import finf, fninf, fzero

from dpcert.reals import directed

from ..engines import number
from ..strategies import beside_doubles, doubles, dyadics, fractions

LARGEST = sys.float_info.max
LEAST = 5e-324


def nearest_safe(value: Fraction, *, up: bool) -> float:
    """The double next to a rational on one side, from CPython's correctly rounded division."""
    try:
        near = value.numerator / value.denominator
    except OverflowError:
        near = math.inf if value > 0 else -math.inf
    if math.isfinite(near) and Fraction(near) == value:
        return near + 0.0
    above = Fraction(near) > value if math.isfinite(near) else near > 0
    if above == up:
        return near + 0.0
    return math.nextafter(near, math.inf if up else -math.inf) + 0.0


def same(a: float, b: float) -> bool:
    """Equal including the sign of zero."""
    return a == b and math.copysign(1, a) == math.copysign(1, b)


@given(st.one_of(beside_doubles, fractions))
def test_a_rational_becomes_the_double_next_to_it_on_each_side(value):
    """At doubles, beside them, half-way between them, subnormal and beyond the largest."""
    for up in (True, False):
        assert same(nearest_safe(value, up=up), directed.fraction_to_float(value, up=up))


def test_ten_thousand_rationals_beside_doubles_round_like_cpython_and_nextafter():
    """Doubles by bit pattern, moved by a part of their last place that no double can tell from 0 or 1/2."""
    random = Random(21)
    for _ in range(10_000):
        near = struct.unpack("<d", random.getrandbits(64).to_bytes(8, "little"))[0]
        if not math.isfinite(near):
            continue
        part = Fraction(random.choice((0, 1, 2)), 2) + random.choice((0, 1, -1)) * Fraction(
            1, 3 ** random.randrange(1, 90)
        )
        value = Fraction(near) + part * Fraction(math.ulp(near))
        for up in (True, False):
            assert same(nearest_safe(value, up=up), directed.fraction_to_float(value, up=up)), value


@given(dyadics, st.integers(-1200, 1100))
def test_a_dyadic_becomes_the_double_next_to_it_on_each_side(x, shift):
    """Mantissas of up to 130 bits anywhere around the range of doubles."""
    x = number(-int(x[1]) if x[0] else int(x[1]), x[2] + shift) if x[1] else x
    value = Fraction(-int(x[1]) if x[0] else int(x[1])) * Fraction(2) ** x[2]
    for up in (True, False):
        assert same(nearest_safe(value, up=up), directed.to_float(x, up=up))


@given(doubles)
def test_a_double_is_itself(value):
    """Nothing is rounded where nothing need be, and minus zero is zero."""
    for up in (True, False):
        assert same(value + 0.0, directed.fraction_to_float(Fraction(value), up=up))


def test_an_upper_bound_above_the_largest_double_is_infinite():
    """From one thousandth of a unit above it, and for numbers without any bound."""
    for value in (
        Fraction(LARGEST) + Fraction(1, 1000),
        Fraction(2) ** 1024 - 1,
        Fraction(2) ** 1024,
        Fraction(10) ** 999,
    ):
        assert math.inf == directed.fraction_to_float(value, up=True)
        assert -math.inf == directed.fraction_to_float(-value, up=False)
    assert math.inf == directed.to_float(finf, up=True) == directed.to_float(number(1, 2**70), up=True)
    assert -math.inf == directed.to_float(fninf, up=False)


def test_a_lower_bound_is_never_infinite():
    """Above the largest double it is the largest double."""
    for value in (Fraction(LARGEST) + Fraction(1, 1000), Fraction(2) ** 1024, Fraction(10) ** 999):
        assert directed.fraction_to_float(value, up=False) == LARGEST
        assert directed.fraction_to_float(-value, up=True) == -LARGEST
    assert LARGEST == directed.to_float(finf, up=False) == directed.to_float(number(1, 2**70), up=False)
    assert directed.to_float(fninf, up=True) == -LARGEST


def test_a_number_below_the_least_double_is_zero_or_the_least_double():
    """Towards zero it is 0.0 and never -0.0."""
    for x in (number(1, -1075), number(1, -1080), number(1, -(2**70)), number(2**60 - 1, -1134)):
        minus = number(-int(x[1]), x[2])
        assert directed.to_float(x, up=True) == LEAST
        assert directed.to_float(minus, up=False) == -LEAST
        assert same(0.0, directed.to_float(x, up=False))
        assert same(0.0, directed.to_float(minus, up=True))
    assert same(0.0, directed.to_float(fzero, up=True))


def test_the_conversions_that_mpmath_gets_wrong_are_right():
    """The cases of its own documentation: subnormals and overflow."""
    assert directed.to_float(number(3, -1075), up=True) == 2 * LEAST
    assert directed.to_float(number(3, -1075), up=False) == LEAST
    assert math.ldexp(1, -1047) + LEAST == directed.to_float(number(2**53 + 1, -1100), up=True)
