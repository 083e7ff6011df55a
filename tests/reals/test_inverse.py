"""Inverses of monotone formulas: whatever is guessed, what is returned is proved."""

from __future__ import annotations

from fractions import Fraction

import pytest
from mpmath.libmp import mpf_mul

from dpcert.errors import Undecided
from dpcert.reals import approximate, inverse
from dpcert.reals.exact import exponential, rational
from dpcert.reals.inverse import largest_integer, root

from ..engines import fraction, mpfr_pair, number, side
from ..engines import real as true_value


def square(target):
    """x**2 - target."""
    return lambda real: lambda x: x * x - real.number(rational(target))


def exp_minus(target):
    """exp(x) - target, whose root is log(target)."""
    return lambda real: lambda x: real.exp(x) - real.number(rational(target))


def log_minus(target):
    """log(x) - target, whose root is exp(target)."""
    return lambda real: lambda x: real.log(x) - real.number(rational(target))


def line(target, slope=1):
    """slope * x - target."""
    return lambda real: lambda x: slope * x - real.number(rational(target))


def below(limit):
    """n - limit, below 0 for n < limit."""
    return lambda real: lambda n: n - real.number(rational(limit))


def composition(k):
    """k x (exp(x) - 1) - 1: no closed form."""
    return lambda real: lambda x: k * x * real.expm1(x) - 1


UNLIMITED = below(10**40)
FACTORS = [
    Fraction(1),
    1 + Fraction(1, 10**6),
    Fraction(9, 10),
    Fraction(1, 2),
    Fraction(3),
    Fraction(1, 1000),
    Fraction(10**5),
]


def sabotage(monkeypatch, factor):
    """Every guess off by a factor (or replaced by a number)."""
    original = approximate.guess_root

    def poor(excess, bits, size):
        guess = original(excess, bits, size)
        if isinstance(factor, Fraction):
            scaled = fraction(guess) * factor * 2**bits // 1
            return number(int(scaled), -bits)
        return factor

    monkeypatch.setattr(inverse, "guess_root", poor)


@pytest.mark.parametrize("bits", [8, 24, 53, 80, 166, 333, 1000])
def test_a_root_is_the_correct_rounding_down_and_one_unit_more(bits):
    """sqrt(t), log(t) and exp(t) as roots, bit for bit MPFR's."""
    for target in (2, 3, 5, 10**6 + 1, 2**60 + 1):
        x = number(target, 0)
        assert mpfr_pair("sqrt", x, bits) == root(square(target), bits=bits, size=64).ends
        assert mpfr_pair("log", x, bits) == root(exp_minus(target), bits=bits, size=64).ends
    for target in (1, 3, 7, 40):
        assert mpfr_pair("exp", number(target, 0), bits) == root(log_minus(target), bits=bits, size=64).ends


@pytest.mark.parametrize("exp", [-30_000, -2000, -200, 200, 2000, 30_000])
def test_a_root_far_from_one_is_found(exp):
    """sqrt(3 * 2**(2 exp)) = sqrt(3) 2**exp, beyond the range of floats too."""
    target = 3 * Fraction(4) ** exp
    low, high = root(square(target), bits=53, size=4 * abs(exp)).ends
    expected = mpfr_pair("sqrt", number(3, 0), 53)
    assert (mpf_mul(expected[0], number(1, exp)), mpf_mul(expected[1], number(1, exp))) == (low, high)


@pytest.mark.parametrize("target", [Fraction(1), Fraction(5), Fraction(1, 8), Fraction(3, 1024), Fraction(10**6)])
def test_a_root_on_the_grid_is_the_lower_end(target):
    """f(g) <= T holds with equality at g, and f(g + unit) > T."""
    for formula in (line(target), square(target * target)):
        low, high = root(formula, bits=53, size=64).ends
        assert target == fraction(low)
        assert 0 < fraction(high) - target <= target / 2**51


def is_around_the_root(ends, formula, at):
    """Whether formula(low) <= 0 < formula(high), by exact arithmetic or Arb."""
    low, high = ends
    if formula == "square":
        return fraction(low) ** 2 <= at < fraction(high) ** 2
    true = true_value("log" if formula == "exp" else "exp", Fraction(at))
    return side(true, low, 60) > 0 > side(true, high, 60)


@pytest.mark.parametrize("factor", FACTORS, ids=str)
def test_a_bad_guess_costs_time_and_sharpness_never_truth(factor, monkeypatch):
    """The interval is proved to hold the root; its unit is that of the guess."""
    sabotage(monkeypatch, factor)
    for target in (2, 7, 10**6 + 1):
        for name, formula in (("square", square), ("exp", exp_minus)):
            ends = root(formula(target), bits=40, size=64).ends
            assert is_around_the_root(ends, name, target)
            width = (fraction(ends[1]) - fraction(ends[0])) * 2**38
            assert width <= max(factor, 1) * fraction(ends[1])


@pytest.mark.parametrize("factor", [Fraction(3), Fraction(10**5)], ids=str)
def test_a_bad_guess_leads_to_no_error_where_the_formula_ends_at_zero(factor, monkeypatch):
    """log(x) is not defined at 0 and below, where a search from a guess too high may step."""
    sabotage(monkeypatch, factor)
    for target in (1, 3):
        ends = root(log_minus(target), bits=40, size=64).ends
        assert is_around_the_root(ends, "log", target)


def test_without_a_guess_a_root_is_undecided(monkeypatch):
    """Nothing is returned that was not found."""
    sabotage(monkeypatch, None)
    with pytest.raises(Undecided, match="no approximation"):
        root(square(2), bits=53, size=8)


COUNTS = [1, 2, 3, 99, 100, 10**6, 2**53 + 1, 10**20, 10**30 + 7]


@pytest.mark.parametrize("count", COUNTS)
def test_the_largest_integer_is_found_to_the_last_digit(count):
    """n <= count + part, n**2 <= (count + part)**2 and 7 n <= 7 count + part, for part 0 and above."""
    for part in (Fraction(0), Fraction(1, 10**9), Fraction(999, 1000)):
        for formula in (line(count + part), square((count + part) ** 2), line(7 * (count + part), slope=7)):
            assert (count, count) == largest_integer(formula, UNLIMITED, size=200)


@pytest.mark.parametrize("count", [1, 2, 99, 10**6, 10**20])
def test_the_limit_bounds_the_largest_integer(count):
    """limit(n) < 0 is strict: with n - limit and an integer limit, limit - 1 is the answer."""
    assert (count, count) == largest_integer(line(10**30), below(count + 1), size=200)
    assert (count, count) == largest_integer(line(10**30), below(count + Fraction(1, 3)), size=200)


@pytest.mark.parametrize("count", [1, 2, 10**9, 10**29 + 1])
def test_a_closed_limit_admits_its_tie(count):
    """limit(n) = 0 is accepted where it is closed, and nothing beyond."""
    for limit in (count, count + Fraction(1, 3)):
        assert (count, count) == largest_integer(line(10**30), below(limit), size=200, closed=True)
    assert largest_integer(line(10**30), below(Fraction(999, 1000)), size=64, closed=True) == (0, 0)
    assert largest_integer(line(7), below(7), size=64, closed=True) == (7, 7)


def test_no_integer_works_where_one_fails():
    """(0, 0): by the formula, or by the limit."""
    assert largest_integer(line(Fraction(999, 1000)), UNLIMITED, size=64) == (0, 0)
    assert largest_integer(line(100), below(1), size=64) == (0, 0)


@pytest.mark.parametrize("factor", [*FACTORS, number(1, 0), number(1, 90), number(-5, 0)], ids=str)
def test_a_bad_guess_gives_the_same_integer(factor, monkeypatch):
    """The answer rests on two proofs, f(n) <= T and f(n + 1) > T, wherever the search began."""
    sabotage(monkeypatch, factor)
    for count in (1, 2, 57, 10**6, 10**20):
        part = Fraction(1, 3)
        assert (count, count) == largest_integer(square((count + part) ** 2), UNLIMITED, size=200)
        assert (count, count) == largest_integer(line(count), below(10**25), size=200)


def test_without_a_guess_a_count_is_right_or_undecided(monkeypatch):
    """A search may start at 1 or give up, and never answers wrongly."""
    sabotage(monkeypatch, None)
    for count in (1, 57, 10**6):
        try:
            assert (count, count) == largest_integer(line(count), UNLIMITED, size=64)
        except Undecided:
            continue


def test_transcendental_formulas_give_known_counts():
    """n ln 2 <= T: the largest n is floor(T / ln 2); n exp(-32) <= 1: the largest n is floor(exp(32))."""

    def log_two(real):
        return lambda n: n * real.log(real.number(rational(2))) - 1000

    def small(real):
        return lambda n: n * real.number(exponential(Fraction(-32))) - 1

    assert largest_integer(log_two, UNLIMITED, size=16) == (1442, 1442)
    assert largest_integer(small, UNLIMITED, size=16) == (78_962_960_182_680, 78_962_960_182_680)


@pytest.mark.parametrize("k", [1, 10_000, 10**12])
def test_a_formula_without_a_closed_inverse_is_enclosed(k):
    """k x expm1(x) = 1: at the lower end the product is at most 1, at the upper end more."""
    for bits in (24, 53, 166):
        ends = root(composition(k), bits=bits, size=64).ends
        for end, sign in zip(ends, (-1, 1), strict=True):
            x = fraction(end)
            assert sign == side(true_value("expm1", x), _quotient(k, x, bits, up=sign > 0), bits)


def _quotient(k, x, bits, *, up):
    """1 / (k x) with many bits, rounded against the claim."""
    value = 1 / (k * x)
    exp = value.numerator.bit_length() - value.denominator.bit_length() - 4 * bits - 100
    low = int(value / Fraction(2) ** exp // 1)
    return number(low + 1 if up else low, exp)
