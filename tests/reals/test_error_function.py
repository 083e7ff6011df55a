"""erfc and Phi: around Arb's value and at most 2 ulp wide."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from mpmath.libmp import fhalf, fone, fzero, mpf_cmp, mpf_erfc

from dpcert.reals import error_function

from ..engines import ball_contains, encloses, fraction, number, real, ulps, unlike_mpfr
from .hard_inputs import PRECISIONS, ordinary, powers, share, tail_preimage
from .promise import keeps
from .spy import balls_seen

FUNCTIONS = {"erfc": error_function.erfc, "normal_cdf": error_function.normal_cdf}
LIMITS = {"erfc": 2, "normal_cdf": 1}
FAR = 1 << 64


def arguments(name, bits, count, random):
    """Tiny, ordinary, far out, and preimages of numbers that the precision holds."""
    yield from powers(bits, count)
    for low, high in ((-bits - 4, 1), (-3, 3), (0, bits.bit_length() + 3)):
        for _ in range(count):
            yield ordinary(bits, random, low, high)
    if bits <= 1000:
        for spare in (bits + 20, 2 * bits + 60):
            for _ in range(count):
                yield tail_preimage(name, bits, spare, random)


def all_cases(name, *, many, seed):
    """Every argument with its bits."""
    random = Random(seed)
    found = [(x, bits) for bits in PRECISIONS for x in arguments(name, bits, share(bits, many), random)]
    return [(x, bits) for x, bits in found if x[1]]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_hard_inputs_are_enclosed_within_two_ulp(name):
    """The pair holds Arb's value and is at most 2 ulp wide, 4 to 3400 bits."""
    hard = all_cases(name, many=110, seed=11)
    for x, bits in hard:
        pair = FUNCTIONS[name](x, bits)
        assert encloses(pair, real(name, fraction(x)), bits), (x, bits)
        assert ulps(pair, bits) <= 2, (x, bits)
    assert keeps(name, len(hard))


def test_erfc_rounds_like_mpfr_in_both_directions():
    """Up to 80 bits even the hardest of these inputs are correctly rounded, bit for bit MPFR's."""
    hard = [(x, bits) for x, bits in all_cases("erfc", many=60, seed=14) if bits <= 80 and abs(fraction(x)) < 2**12]
    assert unlike_mpfr(error_function.erfc, "erfc", hard) == []
    assert len(hard) > 1500


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("sign", [1, -1])
def test_arguments_from_tiny_to_huge_are_enclosed(name, sign):
    """2**-10000 to 2**40 on both sides; where exp(-x**2) is below 2**-(2**64) a safe pair is enough."""
    for exp in (-10_000, -5000, -1075, -400, -100, -53, *range(-9, 33), 40):
        for man in (1, 3, 2**53 - 1):
            x = number(sign * man, exp - man.bit_length() + 1)
            for bits in (4, 53, 166):
                pair = FUNCTIONS[name](x, bits)
                assert encloses(pair, real(name, fraction(x)), bits), (x, bits)
                if pair[0] == fzero:
                    assert exp >= 32
                    assert (fzero, number(1, (name == "erfc") - FAR)) == pair
                else:
                    assert ulps(pair, bits) <= 2, (x, bits)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("exp", [70, 1000, 2**40, 2**70])
def test_far_beyond_two_to_the_64_the_pair_is_safe(name, exp):
    """The tail is below 2**-(2**64), on one side of 0, or of the limit on the other."""
    toward = 1 if name == "erfc" else -1
    limit = number(LIMITS[name], 0)
    low, high = FUNCTIONS[name](number(3 * toward, exp), 53)
    assert (fzero, number(1, (name == "erfc") - FAR)) == (low, high)
    low, high = FUNCTIONS[name](number(-3 * toward, exp), 53)
    assert (number(2**53 - 1, limit[2] - 53), limit) == (low, high)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_end_lies_beyond_the_limits_of_the_function(name):
    """0 <= erfc <= 2 and 0 <= Phi <= 1, and so are the ends, each with the bits asked for."""
    for x, bits in all_cases(name, many=40, seed=12):
        pair = FUNCTIONS[name](x, bits)
        assert mpf_cmp(pair[0], fzero) >= 0, (x, bits)
        assert mpf_cmp(pair[1], number(LIMITS[name], 0)) <= 0, (x, bits)
        assert max(pair[0][3], pair[1][3]) <= bits, (x, bits)


def test_zero_is_exact():
    """erfc(0) = 1 and Phi(0) = 1/2 are points."""
    for bits in PRECISIONS:
        assert (fone, fone) == error_function.erfc(fzero, bits)
        assert (fhalf, fhalf) == error_function.normal_cdf(fzero, bits)


def test_mpmath_with_directed_rounding_is_rejected():
    """The comparison can fail: mpmath's erfc gives 2 as a lower bound, and is caught."""
    x = number(-8854714922599573, -50)
    pair = mpf_erfc(x, 53, "f"), mpf_erfc(x, 53, "c")
    assert number(2, 0) == pair[0]
    assert not encloses(pair, real("erfc", fraction(x)), 53)
    assert encloses(error_function.erfc(x, 53), real("erfc", fraction(x)), 53)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_ball_holds_the_true_value(name, monkeypatch):
    """The error bound itself is checked, not only what is left of it after rounding."""
    balls = balls_seen(monkeypatch, error_function, refuse=0)
    for x, bits in all_cases(name, many=40, seed=13):
        balls.clear()
        FUNCTIONS[name](x, bits)
        for middle, radius, exponent in balls:
            ball = middle, radius, exponent + (name == "erfc")  # erfc is twice a tail
            assert ball_contains(ball, real(name, fraction(x)), bits), (x, bits)


@pytest.mark.parametrize("refuse", [1, 2, 3])
def test_a_ball_that_was_too_wide_is_computed_again(refuse, monkeypatch):
    """More turns of the loop narrow the ball around the same value."""
    for x in (number(3, 0), number(-3, -5), number(-9, -1), number(-7, -30)):
        for name, function in FUNCTIONS.items():
            with monkeypatch.context() as patch:
                balls = balls_seen(patch, error_function, refuse)
                pair = function(x, 53)
                assert encloses(pair, real(name, fraction(x)), 53)
                assert ulps(pair, 53) <= 2
                assert len(balls) == refuse + 1


@pytest.mark.parametrize("part", ["_density", "_root", "_central_sum"])
def test_a_wrong_part_would_be_noticed(part, monkeypatch):
    """With one factor of a ball off by 2**-60 of itself, the ball misses the value."""
    original = getattr(error_function, part)

    def wrong(*arguments):
        ball = original(*arguments)
        return ball._replace(middle=ball.middle + (ball.middle >> 60))

    monkeypatch.setattr(error_function, part, wrong)
    balls = balls_seen(monkeypatch, error_function, refuse=0)
    for man in range(1, 30):
        error_function.normal_cdf(number(-man, -3), 53)
    true = [real("normal_cdf", Fraction(-man, 8)) for man in range(1, 30)]
    assert not all(ball_contains(ball, value, 53) for ball, value in zip(balls, true, strict=True))
