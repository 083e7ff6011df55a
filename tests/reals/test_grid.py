"""Sums that are exact while they can be, and never too small."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpcert.reals.closed_forms import ZERO
from dpcert.reals.exact import Exact, rational, read
from dpcert.reals.grid import GRID, plus

from .. import independent as arb
from ..strategies import positive_fractions

UNIT = Fraction(1, 1 << GRID)
counts = st.integers(1, 10**6)
powers = st.sampled_from((1, 2))


@settings(max_examples=200)
@given(positive_fractions, positive_fractions, counts, powers)
def test_a_sum_is_exact_or_at_most_two_units_too_large(total, each, count, power):
    """Denominators within 2**GRID are kept; `rounded` is said exactly where they are not."""
    start = plus(ZERO, rational(total)).value
    result = plus(start, rational(each), count, power)
    exact = start.argument + count * each**power
    excess = result.value.argument - exact
    assert 0 <= excess < 2 * UNIT
    assert result.rounded == (excess > 0)
    assert result.value.argument.denominator <= 1 << GRID


@given(positive_fractions, positive_fractions)
def test_nothing_that_is_added_is_absorbed(total, each):
    """Every sum is larger than before, by at least what was added."""
    start = plus(ZERO, rational(total)).value
    assert plus(start, rational(each)).value.argument >= start.argument + each
    assert plus(start, ZERO) == (start, False)


@pytest.mark.parametrize("text", ["exp(-9)", "log(1.5)", "exp(-2000)", "log(2)", "exp(3)", "exp(1e-20)"])
@pytest.mark.parametrize("power", [1, 2])
def test_a_term_that_is_not_rational_is_rounded_up(text, power):
    """Above the real, by less than one part in 10**100 or a unit of the grid."""
    result = plus(rational(3), read(text).exact, 7, power)
    assert result.rounded
    excess = result.value.argument
    assert arb.sign(lambda: arb.lift(excess) - 3 - 7 * arb.lift(text) ** power) > 0
    slightly = excess - 2 * UNIT - 7 * arb_upper(text, power) / 10**100
    assert arb.sign(lambda: arb.lift(slightly) - 3 - 7 * arb.lift(text) ** power) < 0


def arb_upper(text, power):
    """A rational bound of the size of the term."""
    return Fraction(str((arb.lift(text) ** power * 2).str(5, radius=False))) + UNIT


def test_extremes_are_rounded_up_or_given_up():
    """Far below one unit of the grid one unit is added; beyond every size there is no sum."""
    for tiny in ("exp(-1e30)", "exp(-1e6)", "exp(-4000)"):
        assert plus(ZERO, read(tiny).exact, 2**60) == (rational(UNIT), True)
    assert plus(ZERO, read("1e-100000").exact, 1, 2) == (Exact("rational", 1, 1 << GRID), True)
    assert plus(ZERO, read("exp(1e30)").exact) is None
    assert plus(ZERO, read("exp(1e6)").exact) is None
    assert plus(ZERO, read("1e100000").exact, 1, 2).value.argument == Fraction(10) ** 200_000


def test_a_sum_on_the_grid_stays_exact():
    """Dyadic terms down to the last place of the grid are added exactly."""
    last = rational(UNIT)
    assert plus(last, last, 5) == (rational(6 * UNIT), False)
    assert plus(last, rational(UNIT / 2)) == (rational(2 * UNIT), True)
    root = rational(Fraction(1, 1 << (GRID // 2)))
    assert plus(rational(1), root, 1, 2) == (rational(1 + UNIT), False)
