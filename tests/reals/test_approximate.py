"""Guesses are untrusted, but good ones keep the certified search short."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dpcert.reals.approximate import guess_root
from dpcert.reals.exact import exponential, rational

from ..engines import fraction

THIRTY_TWO = rational(32)
SMALL = rational(Fraction(1, 10**6))

#: Increasing formulas with one positive root each.
FORMULAS = {
    "line": lambda real: lambda x: 3 * x - 1,
    "square": lambda real: lambda x: x * x - 2,
    "cube": lambda real: lambda x: x * x * x - 5,
    "exp": lambda real: lambda x: real.exp(x) - 7,
    "log": lambda real: lambda x: real.log(x) - 3,
    "product": lambda real: lambda x: x * real.exp(x) - 7,
    "normal": lambda real: lambda x: 10 * real.normal_cdf(x) - 9,
    "composition": lambda real: (
        lambda x: real.sqrt(20_000 * real.number(THIRTY_TWO)) * x + 10_000 * x * real.expm1(x) - 1
    ),
    "count": lambda real: (
        lambda k: real.sqrt(2 * k * real.log(1 / real.number(exponential(Fraction(-32))))) * real.number(SMALL) - 1
    ),
}


def right_bits(guess, better):
    """How many leading bits of a guess are right."""
    gap = abs(fraction(guess) - fraction(better)) / fraction(better)
    return gap.denominator.bit_length() - gap.numerator.bit_length() if gap else 10**9


@pytest.mark.parametrize("bits", [20, 53, 64, 100, 200, 400, 1000, 2000, 4000])
@pytest.mark.parametrize("name", FORMULAS)
def test_a_guess_is_good_to_about_the_bits_asked_for(name, bits):
    """A guess short of n bits costs the certified search n evaluations."""
    better = guess_root(FORMULAS[name], 6000)
    assert right_bits(guess_root(FORMULAS[name], bits), better) >= bits - 20


def profile(epsilon, target):
    """The exact Gaussian delta as a function of mu, minus a target: steep, and a difference of almost equal numbers."""

    def excess(real):
        cost = real.number(rational(epsilon))

        def value(mu):
            second = real.exp(cost) * real.normal_cdf(-cost / mu - mu / 2)
            return real.normal_cdf(mu / 2 - cost / mu) - second - real.number(rational(target))

        return value

    return excess


@pytest.mark.parametrize("target", [Fraction(1, 10**300), Fraction(1, 10**32), Fraction(1, 2), 1 - Fraction(1, 10**15)])
@pytest.mark.parametrize(
    "epsilon", [Fraction(0), Fraction(1, 10**300), Fraction(1, 10**9), Fraction(1), Fraction(800), Fraction(10**6)]
)
def test_a_guess_is_good_where_floats_cancel_and_the_function_is_steep(epsilon, target):
    """The certified search starts beside the root for every epsilon and delta of the exact Gaussian."""
    excess, size = profile(epsilon, target), rational(epsilon).size + rational(target).size
    better = guess_root(excess, 200, size)
    assert right_bits(guess_root(excess, 90, size), better) >= 70


@pytest.mark.parametrize("target", [Fraction(1, 10**400), Fraction(1, 10**4000), Fraction(10**400), Fraction(10**4000)])
@pytest.mark.parametrize("power", [1, 2, 3])
def test_a_guess_is_found_beyond_the_range_of_floats(power, target):
    """x**n = target, where x, target or x**n leave float64."""
    root = 3 * target
    guess = guess_root(lambda real: lambda x: x**power - real.number(rational(root**power)), 60)
    gap = abs(fraction(guess) - root)
    assert gap * 2**50 <= root


def test_nothing_is_guessed_where_there_is_no_positive_root():
    """An increasing function above 0, below 0, and one that is not defined anywhere."""
    assert guess_root(lambda real: lambda x: x + 1, 60) is None
    assert guess_root(lambda real: lambda x: -1 / (x + 1), 60) is None
    assert guess_root(lambda real: lambda x: real.log(-x), 60) is None
