"""The steps inside exp, log and erfc, one by one: each radius covers what its own step may lose.

In a result the slack of one step hides what another one lacks. Here the other steps
are exact, constants are as wrong as they may be, and floors lose as much as they can.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import flint
import pytest

from dpcert.reals import error_function, exponential, logarithm


@pytest.mark.parametrize("offset", [-1, 2])
def test_a_reduced_argument_is_within_its_error(offset, monkeypatch):
    """x - n ln 2, for dyadic and rational x and ln 2 as wrong as it may be: half of what the radius grows by."""
    monkeypatch.setattr(exponential, "_taylor", lambda x, w: (x, 9, w))
    with flint.ctx.workprec(400):
        two = flint.arb(2).log()
        for w in (21, 40):
            whole = {fine: int((two * 2**fine).floor().unique_fmpz()) for fine in range(w, w + 40)}
            monkeypatch.setattr(exponential, "ln2", lambda fine, whole=whole: whole[fine] + offset)
            for man in (*range(-41, 42, 2), 2**90 + 1, -(3**60)):
                for exponent, below in ((0, 1), (0, 3), (0, 1000), (-3, 1), (-95, 1), (-w - 9, 1), (7, 1)):
                    if abs(man) < below << (25 - exponent):
                        power, fixed, radius, fine = exponential._reduced(man, exponent, w, below)
                        reduced = flint.arb((man, exponent)) / below - power * two
                        assert abs(reduced * 2**fine - int(fixed)) * 2 <= int(radius) - 9, (man, exponent, below, w)


@pytest.mark.parametrize("w", [21, 53, 201, 1000])
def test_a_taylor_sum_is_within_its_radius(w):
    """exp(x / 2**w) - 1 for |x| <= 0.36 * 2**w, with and without halvings; the radius is no guess."""
    for parts in range(-36, 37):
        for near in (0, 4, w // 2):
            x = (parts << w) // 100 >> near
            middle, radius, scale = (int(part) for part in exponential._taylor(x, w))
            with flint.ctx.workprec(3 * w + 100):
                assert abs(flint.arb((x, -w)).expm1() * 2**scale - middle) <= radius, (parts, near)


def test_a_doubling_contains_what_the_whole_ball_becomes():
    """2e + e^2, for every e of a small ball: it takes its extremes at the ends, since 1 + e > 0."""
    scale = 5
    for middle in range(-24, 40):
        for radius in range(8):
            got, reach = exponential._doubled(middle, radius, scale)
            for end in (middle - radius, middle + radius):
                assert abs(2 * end + Fraction(end**2, 2**scale) - got) <= reach, (middle, radius)


@pytest.mark.parametrize("power", [-9, 0, 30, 49, 50, 51, 52, 90])
def test_the_one_that_expm1_takes_away_is_inside_the_ball(power, monkeypatch):
    """With exp(x) = 2**power (1 + E / 2**50), E known to 5, the balls around exp(x) and exp(x) - 1 contain them."""
    for middle in (0, 1, -3, 12345):
        monkeypatch.setattr(exponential, "_reduced", lambda *_, middle=middle: (power, middle, 5, 50))
        for one, ball in ((0, exponential.exp_ball(1, 0, 50)), (1, exponential.expm1_ball(1, 0, 50))):
            unit = Fraction(2) ** ball.exponent
            for end in (middle - 5, middle + 5):
                true = Fraction(2) ** power * (1 + Fraction(end, 2**50)) - one
                assert abs(ball.middle * unit - true) <= ball.radius * unit


@pytest.mark.parametrize("w", range(1, 7))
def test_a_correction_contains_the_logarithm_of_every_ratio_it_may_stand_for(w):
    """y + log1p(u) at the ends of every ball of u in [-1/2, 1/2] and for guesses y with and without a fraction."""
    one, answered = 1 << w, 0
    for t in range(-one, one + 1):
        for error in range(one + 1):
            for guess, spare in ((0, 0), (-3, 0), (1, 4), (15, 4), (-23, 4)):
                ball = logarithm._corrected(guess, spare, t, error, w)
                if ball is not None:
                    answered += 1
                    middle, radius, y = int(ball.middle), int(ball.radius), flint.arb((guess, -spare))
                    for u in (t - error, t + error):
                        assert abs(y + (1 + flint.arb((u, -w))).log() * one - middle) <= radius, (t, error, guess)
    assert answered == 5 * (one // 2 + 1) ** 2


@pytest.mark.parametrize("side", [-1, 1])
def test_the_root_holds_for_pi_as_wrong_as_it_may_be(side, monkeypatch):
    """pi is trusted to 2 units: all but that far off, for short and long q, the ball of sqrt(q / 2 pi) holds it."""
    random = Random(15)
    for w in (21, 22, 40):
        with flint.ctx.workprec(40 * w):
            circle = flint.arb.pi()
            whole = int((circle * 2**w).floor().unique_fmpz())
            monkeypatch.setattr(error_function, "pi", lambda _, whole=whole: whole + (2 if side > 0 else -1))
            for size in (1, 5, w, 3 * w + 4, 3 * w + 5, 12 * w):
                for _ in range(60):
                    man, exponent = random.getrandbits(size) | 1 << (size - 1), random.randrange(-9, 9)
                    middle, radius, unit = (int(part) for part in error_function._root(man, exponent, w))
                    true = (flint.arb((man, exponent)) / (2 * circle)).sqrt() * flint.arb((1, -unit))
                    assert abs(true - middle) <= radius, (man, exponent, w)


def _lost(q, count):
    """What a sum of q^n / (2n + 1)!! loses if each of `count` floors takes 1 from its term, and so from the later ones.

    The part that one floor takes is R = 1 + q / (2m + 3) (1 + q / (2m + 5) (...)), here cut off far behind.
    """
    parts, later = [], Fraction(1)
    for m in range(count + 40, 0, -1):
        later = 1 + q / (2 * m + 3) * later
        parts.append(later)
    return sum(parts[40:])


@pytest.mark.parametrize("w", [21, 22, 30, 53])
def test_the_central_sum_has_room_for_a_whole_unit_lost_in_every_floor(w):
    """The radius is at least the sum of what each floor takes from its own and all later terms."""
    for eighths in (*range(1, 33), *range(40, 32 * w, w)):
        q, term, count = Fraction(eighths, 8), 1 << w, 0
        while term:
            count += 1
            term = int(term * q / (2 * count + 1))
        assert error_function._central_sum(eighths, -3, w).radius >= _lost(q, count), eighths


@pytest.mark.parametrize("w", [21, 22, 30, 53])
def test_the_central_sum_contains_its_series(w):
    """The sum of q^n / (2n + 1)!! is Kummer's function of 1, 3/2 and q / 2, which Arb knows."""
    for eighths in (*range(1, 33), *range(40, 32 * w, w)):
        middle, radius, _ = (int(part) for part in error_function._central_sum(eighths, -3, w))
        with flint.ctx.workprec(8 * w + 100):
            true = flint.arb((eighths, -4)).hypgeom_1f1(1, flint.arb((3, -1)))
            assert abs(true * 2**w - middle) <= radius, eighths


@pytest.mark.parametrize("w", [21, 30, 53])
def test_the_far_sum_is_within_its_radius(w):
    """Q q / D lies in the ball from q = 2w + 1 on, with the floors and with what the series leaves out."""
    with flint.ctx.workprec(400):
        for eighths in range(8 * (2 * w + 1), 16 * (2 * w + 1)):
            middle, radius, _ = (int(part) for part in error_function._far_sum(eighths, -3, w))
            q = flint.arb((eighths, -3))
            true = (q / 2).sqrt().erfc() / 2 * q / ((-q / 2).exp() * (q / (2 * flint.arb.pi())).sqrt())
            assert abs(true * 2**w - middle) <= radius, eighths
