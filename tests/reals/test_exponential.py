"""exp and expm1: bit for bit MPFR's, and Arb's at rationals."""

from __future__ import annotations

from fractions import Fraction

import pytest
from mpmath.libmp import finf, fone, fzero, mpf_exp

from dpcert.reals import exponential
from dpcert.reals.ball import ln2

from ..engines import ball_contains, fraction, is_correct, mpfr_pair, number, real, unlike_mpfr
from .hard_inputs import PRECISIONS, cases, ratios, short_numbers
from .promise import PROMISED, TOTAL, keeps
from .spy import balls_seen

FUNCTIONS = {"exp": exponential.exp, "expm1": exponential.expm1}
OF_RATIO = {"exp": exponential.exp_of_ratio, "expm1": exponential.expm1_of_ratio}
HUGE = 1 << 64


def mpmath_exp(x, bits):
    """What mpmath itself answers with directed rounding: not an enclosure."""
    return mpf_exp(x, bits, "f"), mpf_exp(x, bits, "c")


def test_the_suite_promises_a_hundred_thousand_comparisons():
    """The promised counts, each asserted where its cases run, add up to the total."""
    assert sum(PROMISED.values()) >= TOTAL


@pytest.mark.parametrize("name", FUNCTIONS)
def test_hard_inputs_round_like_mpfr_in_both_directions(name):
    """Powers of two, preimages of representable numbers and ordinary arguments, 4 to 3400 bits."""
    hard = cases(name, many=600, seed=1)
    assert unlike_mpfr(FUNCTIONS[name], name, hard) == []
    assert keeps(name, len(hard))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_short_number_rounds_like_mpfr(name):
    """All numbers of 5 bits from 2**-14 to 2**10, to every precision from 1 to 14 bits."""
    arguments = list(short_numbers(name, bits=5, low=-14, high=10))
    hard = [(x, bits) for x in arguments for bits in range(1, 15)]
    assert unlike_mpfr(FUNCTIONS[name], name, hard) == []
    assert keeps(f"{name} of every short number", len(hard))


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("sign", [1, -1])
def test_tiny_and_large_arguments_round_correctly(name, sign):
    """From 2**-10000 to 2**63, where only Arb's range of exponents is wide enough."""
    for exp in (-10_000, -4097, -1075, -200, 28, 29, 30, 40, 52, 61):
        for man in (1, 3, 2**53 - 1):
            for bits in (4, 53, 166):
                x = number(sign * man, exp if exp < 0 else exp - man.bit_length() + 1)
                assert is_correct(FUNCTIONS[name](x, bits), real(name, fraction(x)), bits), (x, bits)


@pytest.mark.parametrize("name", OF_RATIO)
def test_rationals_are_rounded_once_and_correctly(name):
    """At above/below the pair is 1 ulp wide around the value, as Arb decides."""
    hard = [(above, below, bits) for above, below, bits in ratios(many=30, seed=2) if abs(above) < below * 2**30]
    for above, below, bits in hard:
        pair = OF_RATIO[name](above, below, bits)
        assert is_correct(pair, real(name, Fraction(above, below)), bits), (above, below, bits)
    assert keeps(f"{name}_of_ratio", len(hard))


def test_a_ratio_that_is_dyadic_rounds_like_the_dyadic():
    """exp_of_ratio and exp agree where both take the argument, also for a fraction not in lowest terms."""
    for above in range(-40, 41):
        for below in (1, 2, 8, 64):
            x = number(above, 1 - below.bit_length())
            for bits in (5, 53, 120):
                assert exponential.exp(x, bits) == exponential.exp_of_ratio(3 * above, 3 * below, bits)
                assert exponential.expm1(x, bits) == exponential.expm1_of_ratio(3 * above, 3 * below, bits)


def test_zero_is_exact():
    """exp(0) = 1 and expm1(0) = 0 are points."""
    for bits in PRECISIONS:
        assert (fone, fone) == exponential.exp(fzero, bits) == exponential.exp_of_ratio(0, 7, bits)
        assert (fzero, fzero) == exponential.expm1(fzero, bits) == exponential.expm1_of_ratio(0, 7, bits)


@pytest.mark.parametrize("x", [number(1, 65), number(3, 200), number(1, 10**30), number(5**80, 0)])
def test_far_beyond_two_to_the_64_the_pair_is_safe(x):
    """e > 2, so exp(x) > 2**x >= 2**(2**64), and exp(-x) is below the inverse of that."""
    tower = number(1, HUGE)
    minus = number(-int(x[1]), x[2])
    assert (tower, finf) == exponential.exp(x, 53) == exponential.expm1(x, 53)
    assert (fzero, number(1, -HUGE)) == exponential.exp(minus, 53)
    assert (number(-1, 0), number(-(2**53 - 1), -53)) == exponential.expm1(minus, 53)


def test_rationals_far_beyond_two_to_the_64_give_a_safe_pair():
    """The same for a ratio, whose size is known to a factor of 4 only."""
    for shift in (66, 70, 1000):
        assert (number(1, HUGE), finf) == exponential.exp_of_ratio((3 << shift) + 1, 3, 53)
        assert (fzero, number(1, -HUGE)) == exponential.exp_of_ratio(-(3 << shift) - 1, 3, 53)


def test_mpmath_with_directed_rounding_is_rejected():
    """The comparison can fail: mpmath's own directed exp is wrong on public examples, and is caught."""
    public = [
        (number(1, -52), 53),
        (number(1, -19), 4),
        (number(-34991, -15), 4),
        (number(-7089084313361911, -55), 53),
    ]
    assert public == unlike_mpfr(mpmath_exp, "exp", public)
    assert not is_correct(mpmath_exp(number(1, -52), 53), real("exp", Fraction(1, 2**52)), 53)
    assert len(unlike_mpfr(mpmath_exp, "exp", cases("exp", many=50, seed=3))) > 100


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_ball_holds_the_true_value(name, monkeypatch):
    """The error bound itself is checked, not only what is left of it after rounding."""
    hard = [case for case in cases(name, many=60, seed=4) if case[0][1] and case[1] <= 1000]
    balls = balls_seen(monkeypatch, exponential, refuse=0)
    for x, bits in hard:
        balls.clear()
        FUNCTIONS[name](x, bits)
        for ball in balls:
            assert ball_contains(ball, real(name, fraction(x)), bits), (x, bits)


@pytest.mark.parametrize("refuse", [1, 2, 4])
def test_a_ball_that_was_too_wide_is_computed_again(refuse, monkeypatch):
    """More turns of the loop change the work, never the answer."""
    for x in (number(1, 0), number(-3, -5), number(12345677, -20), number(-7, -40)):
        for name, function in FUNCTIONS.items():
            with monkeypatch.context() as patch:
                balls = balls_seen(patch, exponential, refuse)
                assert mpfr_pair(name, x, 53) == function(x, 53)
                assert len(balls) == refuse + 1


@pytest.mark.parametrize("offset", [-1, 2])
def test_a_constant_as_wrong_as_it_may_be_changes_nothing(offset, monkeypatch):
    """ln 2 is trusted to 2 units: with that error every ball still holds the value, also at large arguments."""
    monkeypatch.setattr(exponential, "ln2", lambda w: ln2(w) + offset)
    balls = balls_seen(monkeypatch, exponential, refuse=0)
    for exp in (0, 3, 8, 20, 40, 60):
        for man in (1, 3, -5, 2**53 - 1):
            x = number(man, exp - man.bit_length())
            balls.clear()
            exponential.exp(x, 53)
            assert all(ball_contains(ball, real("exp", fraction(x)), 53) for ball in balls), x


def test_a_wrong_constant_would_be_noticed(monkeypatch):
    """With ln 2 off by a few units more than its error bound allows, a ball misses the value."""
    monkeypatch.setattr(exponential, "ln2", lambda w: ln2(w) + 60)
    balls = balls_seen(monkeypatch, exponential, refuse=0)
    for man in range(1, 40):
        exponential.exp(number(man, 0), 53)
    missed = [man for man, ball in enumerate(balls, 1) if not ball_contains(ball, real("exp", Fraction(man)), 53)]
    assert missed
