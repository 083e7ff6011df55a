"""From ever finer enclosures to the nearest float or decimal on a side."""

from __future__ import annotations

import math
import sys
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dpcert.errors import Undecided
from dpcert.reals import directed, rounding
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import exponential, logarithm, rational

from ..engines import fraction, number, real, side
from ..strategies import moderate


def evaluator(exact):
    """bits -> the exact value in that system."""
    return lambda bits: Enclosures(bits).number(exact)


def compare(exact, value):
    """Sign of (exact value - rational), decided."""
    if exact.kind == "rational":
        return (exact.argument > value) - (exact.argument < value)
    below = value.denominator
    if below & (below - 1) == 0:
        return side(real(exact.kind, exact.argument), number(value.numerator, 1 - below.bit_length()), 80)
    # A decimal lies strictly between its neighbours with many bits, which decide for it.
    unit = Fraction(2) ** (value.numerator.bit_length() - below.bit_length() - 4000)
    low = value / unit // 1
    exp = value.numerator.bit_length() - below.bit_length() - 4000
    signs = {side(real(exact.kind, exact.argument), number(int(low) + step, exp), 80) for step in (0, 1)}
    assert len(signs) == 1
    return signs.pop()


@given(moderate, st.integers(1, 30))
def test_the_surrounding_decimals_are_the_nearest_ones(exact, digits):
    """lo <= exact <= hi, one unit of the last digit apart, or equal where the decimal is exact."""
    low, high = (Fraction(text) for text in rounding.surrounding(evaluator(exact), digits, size=exact.size))
    assert compare(exact, low) >= 0
    assert compare(exact, high) <= 0
    if low == high:
        assert rational(low) == exact
    else:
        step = directed.to_significant(min(abs(low), abs(high)) or max(abs(low), abs(high)), digits, up=False)
        assert high - low <= Fraction(10) ** step.exponent


@given(moderate)
def test_the_nearest_doubles_lie_on_both_sides(exact):
    """A float upward and one downward, neighbours or equal, and proved to be the nearest."""
    (low, tight), (high, also) = (
        rounding.nearest_float(evaluator(exact), up=up, size=exact.size) for up in (False, True)
    )
    assert tight
    assert also
    assert low == -math.inf or compare(exact, Fraction(low)) >= 0
    assert high == math.inf or compare(exact, Fraction(high)) <= 0
    assert high in (low, math.nextafter(low, math.inf))


@pytest.mark.parametrize(
    ("exact", "digits", "texts"),
    [
        (exponential(Fraction(1)), 5, ("2.7182", "2.7183")),
        (exponential(Fraction(-32)), 6, ("1.26641e-14", "1.26642e-14")),
        (logarithm(Fraction(2)), 3, ("0.693", "0.694")),
        (rational(Fraction(1, 801)), 4, ("0.001248", "0.001249")),
        (rational(Fraction(1, 8)), 3, ("0.125", "0.125")),
        (rational(-7), 1, ("-7", "-7")),
        (exponential(Fraction(1, 10**60)), 20, ("1.0000000000000000000", "1.0000000000000000001")),
        (exponential(Fraction(-1, 10**60)), 20, ("0.99999999999999999999", "1.0000000000000000000")),
        (exponential(Fraction(-(10**7))), 4, ("0", "1e-1000000")),
        (exponential(Fraction(10**7)), 4, ("1e1000000", "inf")),
        (exponential(Fraction(-(10**30))), 4, ("0", "1e-1000000")),
        (exponential(Fraction(10**30)), 4, ("1e1000000", "inf")),
    ],
)
def test_known_values_are_spelled(exact, digits, texts):
    """Also next to a decimal that is not the value, and beyond the magnitude cap."""
    assert texts == rounding.surrounding(evaluator(exact), digits, size=exact.size)
    for up in (False, True):
        assert texts[up] == rounding.exact_decimal(exact, digits, up=up)


def test_beyond_the_doubles_the_safe_limits_are_returned():
    """Never a finite upper bound below the value, never an infinite lower bound."""
    least, largest = 5e-324, sys.float_info.max
    for argument, floats in (
        (1000, (largest, math.inf)),
        (10**30, (largest, math.inf)),
        (-1000, (0.0, least)),
        (-(10**30), (0.0, least)),
    ):
        exact = exponential(Fraction(argument))
        assert floats == tuple(
            rounding.nearest_float(evaluator(exact), up=up, size=exact.size)[0] for up in (False, True)
        )


def test_at_the_cap_the_safe_side_is_taken_and_said_not_to_be_the_nearest():
    """A value that never comes apart from 1 is rounded away from it on both sides."""

    def evaluate(bits):
        return Enclosure(bits, None, (number(2**bits - 1, -bits), number(2**bits + 1, -bits)))

    assert rounding.nearest_float(evaluate, up=True, size=0) == (1.0 + 2**-52, False)
    assert rounding.nearest_float(evaluate, up=False, size=0) == (1.0 - 2**-53, False)
    assert rounding.surrounding(evaluate, 5, size=0) == ("0.99999", "1.0001")


def test_where_nothing_is_known_nothing_is_claimed():
    """An evaluator that never answers leaves a half-line on each side."""

    def evaluate(bits):
        raise Undecided(str(bits))

    assert rounding.nearest_float(evaluate, up=True, size=0) == (None, False)
    assert rounding.surrounding(evaluate, 5, size=0) == ("-inf", "inf")


@given(moderate)
def test_one_wide_enclosure_is_never_enough(exact):
    """An evaluator that answers with half of the bits it is asked for is asked for more."""

    def coarse(bits):
        low, high = Enclosures(max(bits // 2, 2)).number(exact).ends
        return Enclosure(bits, None, (low, high))

    if exact.kind != "rational":
        for up in (False, True):
            expected = rounding.nearest_decimal(evaluator(exact), 17, up=up, size=exact.size)
            assert expected == rounding.nearest_decimal(coarse, 17, up=up, size=exact.size)


@given(st.integers(1, 10**6))
def test_bits_suffice_for_the_digits(digits):
    """2**bits > 10**digits with some to spare, by integers."""
    bits = rounding.bits_for(digits)
    assert bits * 10**6 > digits * 3_321_928 + 10 * 10**6
    assert bits < 10 * digits / 3 + 21


def test_the_ends_of_a_bound_are_those_of_its_enclosure():
    """The ends that are rounded are the exact rational where there is one."""
    third = rational(Fraction(1, 3))
    low, high = Enclosures(10).number(third).ends
    assert fraction(low) < Fraction(1, 3) < fraction(high)
    assert rounding.surrounding(evaluator(third), 20, size=4) == ("0.33333333333333333333", "0.33333333333333333334")
