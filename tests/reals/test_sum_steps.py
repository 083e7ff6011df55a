"""The steps inside sums of falling products and Stirling's series: each bound covers the worst that its step may lose.

As in test_steps.py: what one step leaves to spare would hide what another one lacks.
"""

from fractions import Fraction

import flint
import pytest

from dpcert.errors import Undecided
from dpcert.reals import binomial, hypergeometric
from dpcert.reals.ball import dyadic
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.hypergeometric import Factor, Walk

from ..engines import fraction

REAL = Enclosures(80)


def test_what_was_lost_on_the_way_is_given_back():
    """A sum that lost 6 n parts in 2**w of itself, and what is left out, lies below the upper end."""
    for w in (8, 9, 12):
        for n in range((1 << w) // 12 + 1):
            for low in (1, 5, 77, (1 << w) + 3, 10**6 + 1):
                for rest in (0, 1, 9):
                    walk = Walk(n, 1, Factor(1 << w, w), w, 0)
                    ends = hypergeometric._between(low, rest, n, walk, REAL).ends
                    lost_most = low / (1 - Fraction(6 * n, 1 << w)) + rest
                    assert fraction(ends[0]) * 2**w == low
                    assert lost_most <= fraction(ends[1]) * 2**w, (w, n, low, rest)


def test_more_terms_than_the_losses_allow_are_undecided():
    """Beyond 12 n = 2**w the losses are no longer small beside the sum."""
    walk = Walk(22, 1, Factor(1 << 8, 8), 8, 0)
    hypergeometric._between(5, 0, 21, walk, REAL)
    with pytest.raises(Undecided):
        hypergeometric._between(5, 0, 22, walk, REAL)


def worst_rest(walk, v, n):
    """The sum of v_i f_i over i >= n, with v_n, the factor and f_i = i + 1 as large as they may be."""
    x = Fraction(walk.x.mantissa + 2, 1 << walk.x.shift)
    # v has lost half of itself at most, since 12 n <= 2**w.
    term, left = Fraction(2 * (v + 1)), Fraction(0)
    for i in range(n, walk.a + 1):
        left += term * (i + 1)
        term *= x * (walk.a - i) / (walk.b + i)
    return left


@pytest.mark.parametrize(("a", "b"), [(5, 1), (30, 7), (60, 60), (400, 1000), (40, 10**9)])
def test_the_terms_left_out_are_at_most_the_rest(a, b):
    """Factors near the largest at which the terms still fall, and small ones."""
    decided = 0
    for n in sorted({0, 1, 2, a // 2, a - 1}):
        for parts in (1, 20, 45, 49, 60, 95, 99):
            # x (a - n) (n + 2) / ((b + n) (n + 1)) is about parts / 100.
            mantissa = (((b + n) * (n + 1) * parts) << 20) // (100 * (a - n) * (n + 2)) - 2
            walk = Walk(a, b, Factor(mantissa, 20), 8, 0)
            if mantissa < 1:
                continue
            for v in (0, 1, 17):
                decided += 1
                assert worst_rest(walk, v, n) <= hypergeometric._rest(walk, v, n), (n, parts, v)
    assert decided >= 60


def test_terms_that_may_not_fall_are_undecided():
    """The ratio with the factor and f as large as they may be is 1."""
    with pytest.raises(Undecided):
        hypergeometric._rest(Walk(3, 3, Factor((1 << 19) - 2, 20), 8, 0), 1, 0)
    hypergeometric._rest(Walk(3, 3, Factor((1 << 19) - 3, 20), 8, 0), 1, 0)


def test_cutting_the_weighted_sum_costs_a_unit_of_the_rest(monkeypatch):
    """Its 2 w bits are cut to w: less than one unit, beside what the plain sum leaves out."""
    seen = []
    monkeypatch.setattr(hypergeometric, "_between", lambda low, rest, *_: seen.append((low, rest)))
    hypergeometric.totals(Walk(50, 60, Factor(1 << 20, 20), 20, 4), Factor(1 << 20, 20), REAL)
    (_, plain), (_, weighted) = seen
    assert plain + 1 == weighted


def test_a_factor_holds_all_of_what_it_stands_for():
    """An enclosure wider than two units is refused, whatever its place on the grid."""
    refused = 0
    for man in range(1 << 9, (1 << 9) + 40):
        for width in range(40):
            x = Enclosure(80, None, (dyadic(man, -12), dyadic(man + width, -12)))
            try:
                found = hypergeometric.factor(x, 6)
            except Undecided:
                refused += 1
                continue
            low, high = (Fraction(found.mantissa + k, 1 << found.shift) for k in (0, 2))
            assert low <= fraction(x.ends[0])
            assert fraction(x.ends[1]) <= high
    assert 0 < refused < 1600


@pytest.mark.parametrize("bits", [8, 16, 24, 40, 64])
def test_stirling_s_series_is_within_its_count(bits):
    """ln n! - (n ln n - n + ln(2 pi n) / 2) by Arb, for the n just beyond `bits` and for large ones."""
    with flint.ctx.workprec(600):
        for n in (*range(bits + 1, bits + 120), 10**4 + 1, 10**9 + 7):
            x = flint.arb(n)
            truth = (x + 1).lgamma() - (x * x.log() - x + (2 * flint.arb.pi() * x).log() / 2)
            low, high = (fraction(end) for end in binomial._correction(n, Enclosures(bits)).ends)
            assert truth >= flint.fmpq(low.numerator, low.denominator), n
            assert truth <= flint.fmpq(high.numerator, high.denominator), n


@pytest.mark.parametrize("offset", [-1, 2])
def test_pi_is_enclosed_however_wrong_its_integer_may_be(offset, monkeypatch):
    """Within 2 units of pi * 2**bits on either side."""
    with flint.ctx.workprec(400):
        for bits in (20, 53, 200):
            floor = int((flint.arb.pi() * 2**bits).floor().unique_fmpz())
            monkeypatch.setattr(binomial, "pi", lambda _, value=floor + offset: value)
            low, high = (fraction(end) for end in binomial._pi(Enclosures(bits)).ends)
            assert flint.fmpq(low.numerator, low.denominator) <= flint.arb.pi()
            assert flint.fmpq(high.numerator, high.denominator) >= flint.arb.pi()
