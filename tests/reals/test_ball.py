"""The trusted base: balls on integers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product as pairs

import flint
import pytest

from dpcert.reals import ball
from dpcert.reals.ball import Ball

from ..engines import fraction, mantissa, neighbours, number, ulps

WIDTHS = [*range(1, 400), 1000, 1023, 1024, 1025, 3400, 10_000, 20_011]


def _errs(value: int, constant: flint.arb, w: int) -> bool:
    """Whether |value - constant * 2**w| <= 2, decided."""
    return abs(constant * flint.arb((1, w)) - int(value)) <= 2


@pytest.mark.parametrize("name", ["ln2", "pi"])
def test_the_constants_are_within_two_units_at_every_scale(name):
    """ln2(w) and pi(w) are within 2 of the constant times 2**w, whatever was asked before."""
    with flint.ctx.workprec(20_100):
        constant = flint.arb(2).log() if name == "ln2" else flint.arb.pi()
        for w in (*WIDTHS, *reversed(WIDTHS)):
            assert _errs(getattr(ball, name)(w), constant, w), w


def test_a_signed_mantissa_and_an_exponent_give_back_the_number():
    """`signed` undoes `dyadic`."""
    for man, exp in pairs((-12, -5, -1, 0, 1, 3, 8, 1 << 70), (-(1 << 70), -3, 0, 4, 1 << 70)):
        x = ball.dyadic(man, exp)
        assert number(man, exp) == x
        assert mantissa(number(man, exp)) == ball.signed(x)


def _grid(ball_: Ball, bits: int) -> list[tuple]:
    """The pairs of neighbours of the reals in the ball that are no grid points.

    Ends and middles of the steps of 1/4 unit: each step lies between two grid points.
    """
    middle, radius, exponent = ball_
    steps = range(8 * (middle - radius) + 1, 8 * (middle + radius), 2)
    return [neighbours(Fraction(step, 8) * Fraction(2) ** exponent, bits) for step in steps]


def test_a_rounded_ball_gives_the_neighbours_of_everything_inside():
    """`rounded` answers only where all non-grid points of the ball have the same neighbours, and says which."""
    answered = 0
    for middle, radius, exponent, bits in pairs(range(-70, 71), range(6), (-3, 2), range(1, 6)):
        given = Ball(middle, radius, exponent)
        pair = ball.rounded(given, bits)
        if pair is not None:
            answered += 1
            assert {pair} == set(_grid(given, bits)), given
    assert answered > 1800


def test_a_ball_that_can_be_rounded_is_rounded():
    """`rounded` refuses no ball whose points have one pair of neighbours and more bits than asked."""
    for middle, radius, bits in pairs(range(-70, 71), range(1, 6), range(1, 6)):
        given = Ball(middle, radius, 0)
        if ball.rounded(given, bits) is None and abs(middle).bit_length() > bits:
            ends = {neighbours(Fraction(end), bits) for end in (middle - radius, middle + radius)}
            assert len(ends | set(_grid(given, bits))) > 1, given


def test_an_outward_pair_contains_the_ball_within_two_ulp():
    """`outward` gives ends with `bits` bits, around the whole ball, at most 2 ulp apart."""
    answered = 0
    for middle, radius, exponent, bits in pairs(range(1, 300), range(9), (-3, 2), range(1, 7)):
        pair = ball.outward(Ball(middle, radius, exponent), bits)
        if pair is not None:
            answered += 1
            low, high = fraction(pair[0]), fraction(pair[1])
            assert low <= (middle - radius) * Fraction(2) ** exponent
            assert (middle + radius) * Fraction(2) ** exponent <= high
            assert ulps(pair, bits) <= 2
            assert max(pair[0][3], pair[1][3]) <= bits, (middle, radius, bits)
    assert answered > 9000


def test_beside_gives_the_neighbours_of_a_number_next_to_a_short_one():
    """The pair is the rounding of n +- any part of the refined unit that `beside` speaks of."""
    for man, exp, bits, above in pairs(range(-40, 41), (-5, 0, 3), range(1, 9), (True, False)):
        if not man:
            continue
        unit = Fraction(2) ** (exp - max(bits + 1 - abs(man).bit_length(), 0))
        n = man * Fraction(2) ** exp
        got = ball.beside(man, exp, bits, above=above)
        for part in (Fraction(1, 10**9), Fraction(1, 2), 1 - Fraction(1, 10**9)):
            value = n + unit * part if above else n - unit * part
            assert neighbours(value, bits) == got, (man, exp, bits, above, part)


def test_a_product_contains_the_products_of_the_ends():
    """A bilinear function takes its extremes at the corners, and the product ball contains all four."""
    for m, n, r, s in pairs((-77, -8, -1, 0, 5, 91), (-63, -2, 0, 7, 250), (0, 1, 9), (0, 2, 11)):
        for bits in (1, 3, 5, 40):
            middle, radius, exponent = ball.product(Ball(m, r, -2), Ball(n, s, 3), bits)
            unit = Fraction(2) ** exponent
            for x, y in pairs((m - r, m + r), (n - s, n + s)):
                assert (middle - radius) * unit <= 2 * x * y <= (middle + radius) * unit


def test_a_product_is_cut_to_the_bits_asked_for():
    """The middle of a product has at most the bits asked for, give or take its last floor."""
    for m, n in ((3**90, 7**80), (-(3**90), 7**80), (1 << 100, 1 << 100)):
        assert ball.product(Ball(m, 1, 0), Ball(n, 1, 0), 30).middle.bit_length() <= 31


def test_a_quotient_contains_the_quotients_of_the_ends():
    """Middle and radius divided by an integer stand for every quotient of the ball."""
    for middle, radius, divisor in pairs(range(-30, 31), range(12), range(1, 9)):
        got, reach = ball.quotient(middle, radius, divisor)
        for end in (middle - radius, middle + radius):
            assert abs(Fraction(end, divisor) - got) <= reach, (middle, radius, divisor)
