"""log and log1p: bit for bit MPFR's, and Arb's at rationals."""

from __future__ import annotations

import math
from fractions import Fraction
from types import SimpleNamespace

import pytest
from mpmath.libmp import fone, fzero, mpf_log

from dpcert.reals import logarithm

from ..engines import Real, ball_contains, fraction, is_correct, mpfr_pair, number, real, unlike_mpfr
from .hard_inputs import PRECISIONS, cases, ratios, short_numbers
from .promise import keeps
from .spy import balls_seen

FUNCTIONS = {"log": logarithm.log, "log1p": logarithm.log1p}


def mpmath_log(x, bits):
    """What mpmath itself answers with directed rounding: not an enclosure."""
    return mpf_log(x, bits, "f"), mpf_log(x, bits, "c")


@pytest.mark.parametrize("name", FUNCTIONS)
def test_hard_inputs_round_like_mpfr_in_both_directions(name):
    """Powers of two, 1 +- 2**-k, preimages of representable numbers and ordinary arguments."""
    hard = cases(name, many=600, seed=5)
    assert unlike_mpfr(FUNCTIONS[name], name, hard) == []
    assert keeps(name, len(hard))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_short_number_rounds_like_mpfr(name):
    """All numbers of 6 bits over 32 powers of two, to every precision from 1 to 16 bits."""
    arguments = list(short_numbers(name, bits=6, low=-16, high=16))
    hard = [(x, bits) for x in arguments for bits in range(1, 17)]
    assert unlike_mpfr(FUNCTIONS[name], name, hard) == []
    assert keeps(f"{name} of every short number", len(hard))


@pytest.mark.parametrize("exp", [-10_000, -1075, 1024, 10_000, 2**28])
def test_arguments_far_from_one_round_like_mpfr(exp):
    """A logarithm takes arguments of any size; these are in MPFR's range."""
    hard = [(number(man, exp), bits) for man in (1, 3, 2**53 - 1) for bits in (4, 53, 166)]
    assert unlike_mpfr(logarithm.log, "log", hard) == []


@pytest.mark.parametrize("exp", [-(2**70), -(10**15), -(2**40), 2**40, 10**15, 2**70])
def test_powers_of_two_beyond_every_range_are_multiples_of_ln_2(exp):
    """log(2**exp) = exp log(2), by Arb."""
    two = real("log", Fraction(2))
    true = Real(0, 1 if exp > 0 else -1, lambda: two.part() * abs(exp))
    for bits in (4, 53, 166):
        assert is_correct(logarithm.log(number(1, exp), bits), true, bits)


@pytest.mark.parametrize("exp", [-(2**70), -(2**40), -10_000, -1075])
def test_log1p_of_a_tiny_argument_lies_just_below_it(exp):
    """log(1 + x) < x, by less than one unit where |x| is tiny."""
    for sign in (1, -1):
        x = number(sign * 5, exp)
        low, high = logarithm.log1p(x, 53)
        assert x == high
        assert number(sign * (5 << 50) - 1, exp - 50) == low


def test_rationals_are_rounded_once_and_correctly():
    """At above/below the pair is 1 ulp wide around the value, as Arb decides; also near 1."""
    hard = [(abs(above), below, bits) for above, below, bits in ratios(many=40, seed=6) if abs(above) != below]
    for above, below, bits in hard:
        pair = logarithm.log_of_ratio(above, below, bits)
        assert is_correct(pair, real("log", Fraction(above, below)), bits), (above, below, bits)
    assert keeps("log_of_ratio", len(hard))


def test_one_is_exact():
    """log(1) = 0 and log1p(0) = 0 are points."""
    for bits in PRECISIONS:
        assert (fzero, fzero) == logarithm.log(fone, bits) == logarithm.log1p(fzero, bits)
        assert (fzero, fzero) == logarithm.log_of_ratio(7, 7, bits)


def test_a_ratio_that_is_dyadic_rounds_like_the_dyadic():
    """log_of_ratio and log agree where both take the argument, also for a fraction not in lowest terms."""
    for above in range(1, 81):
        for below in (1, 2, 8, 64):
            x = number(above, 1 - below.bit_length())
            for bits in (5, 53, 120):
                assert logarithm.log(x, bits) == logarithm.log_of_ratio(3 * above, 3 * below, bits)


def test_mpmath_with_directed_rounding_is_rejected():
    """The comparison can fail: mpmath's own directed log is wrong on public examples, and is caught."""
    public = [
        (number(2**52 + 1, -52), 53),
        (number(2**35 + 1, -35), 53),
        (number(2**25 + 1, -25), 4),
        (number(2**21 + 1, -21), 24),
        (number(17592186044623, -44), 53),
        (number(77241829, -26), 4),
    ]
    assert public == unlike_mpfr(mpmath_log, "log", public)
    assert len(unlike_mpfr(mpmath_log, "log", cases("log", many=50, seed=7))) > 100


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_ball_holds_the_true_value(name, monkeypatch):
    """The error bound itself is checked, not only what is left of it after rounding."""
    hard = [case for case in cases(name, many=60, seed=8) if case[1] <= 1000]
    balls = balls_seen(monkeypatch, logarithm, refuse=0)
    for x, bits in hard:
        balls.clear()
        FUNCTIONS[name](x, bits)
        for ball in balls:
            assert ball_contains(ball, real(name, fraction(x)), bits), (x, bits)


@pytest.mark.parametrize("refuse", [1, 2, 4])
def test_a_ball_that_was_too_wide_is_computed_again(refuse, monkeypatch):
    """More turns of the loop change the work, never the answer."""
    for x in (number(3, 0), number(3, -5), number(12345677, -20), number(1, -40)):
        for name, function in FUNCTIONS.items():
            with monkeypatch.context() as patch:
                balls = balls_seen(patch, logarithm, refuse)
                assert mpfr_pair(name, x, 53) == function(x, 53)
                assert len(balls) == refuse + 1


def _poor(factor):
    """A mathematics library whose logarithms are off by a factor."""
    return SimpleNamespace(
        log=lambda x: math.log(x) * factor,
        log1p=lambda x: math.log1p(x) * factor,
        frexp=math.frexp,
        ldexp=math.ldexp,
    )


@pytest.mark.parametrize("factor", [1 + 2**-30, 1 - 2**-20, 1 + 2**-9, 1.5, -1.0, 0.0])
def test_a_poor_logarithm_of_the_platform_costs_time_only(factor, monkeypatch):
    """The float guess is not trusted: however wrong it is, the answer keeps every bit."""
    hard = [case for case in cases("log", many=20, seed=9) if case[1] <= 166]
    monkeypatch.setattr(logarithm, "math", _poor(factor))
    assert unlike_mpfr(logarithm.log, "log", hard) == []


@pytest.mark.parametrize("spoiled", [8, 20, 60])
def test_a_poor_logarithm_of_mpmath_costs_time_only(spoiled, monkeypatch):
    """mpmath's guess is not trusted either: with its last bits spoiled the answer keeps every bit."""
    hard = [case for case in cases("log", many=10, seed=10) if case[1] >= 166]

    def poor(x, bits):
        return mpf_log(x, max(bits - spoiled, 8), "u")

    monkeypatch.setattr(logarithm, "mpf_log", poor)
    assert unlike_mpfr(logarithm.log, "log", hard) == []
