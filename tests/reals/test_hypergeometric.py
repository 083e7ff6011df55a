"""Sums of falling products and binomial coefficients, against exact fractions and Arb."""

import random
from fractions import Fraction
from math import comb

import flint
import pytest

from dpcert.errors import OutOfReach, Undecided
from dpcert.reals import hypergeometric
from dpcert.reals.binomial import _log_of_product, log_binomial
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import rational, read
from dpcert.reals.hypergeometric import Walk, factor, total, totals

from ..engines import arb, fraction


def sums(a, b, x, r):
    """The two sums in fractions."""
    v, f, plain, weighted = Fraction(1), Fraction(1), Fraction(0), Fraction(0)
    for i in range(a + 1):
        plain, weighted = plain + v, weighted + v * f
        v, f = v * x * (a - i) / (b + i), 1 + r * f
    return plain, weighted


def cases():
    """Falling from the start, rising first, factors of all sizes, and nothing to add."""
    rng = random.Random(9)
    yield from (
        (0, 1, Fraction(3), Fraction(1)),
        (1, 1, Fraction(2), Fraction(1, 2)),
        (40, 3, Fraction(5), Fraction(1)),
    )
    yield from ((300, 301, Fraction(1, 10**9), Fraction(1, 10**30)), (9, 10**12, Fraction(10**11), Fraction(1)))
    for _ in range(60):
        a, b = rng.randrange(120), rng.randrange(1, 200)
        yield a, b, Fraction(rng.randrange(1, 400), 100), Fraction(rng.randrange(1, 101), 100)


@pytest.mark.parametrize("w", [24, 60, 200])
def test_the_sums_are_enclosed_narrowly(w):
    """Exact fractions lie between the ends, which lie close together."""
    wrong = []
    for a, b, x, r in cases():
        real = Enclosures(w + 60)
        walk = Walk(a, b, factor(real.number(rational(x)), w), w, w)
        ratio = factor(real.number(rational(r)), w)
        found = [*totals(walk, ratio, real), total(walk, real)]
        exact = sums(a, b, x, r)
        for enclosure, truth in zip(found, (*exact, exact[0]), strict=True):
            low, high = (fraction(end) for end in enclosure.ends)
            if not low <= truth <= high or high - low > truth * Fraction(1 << 18, 1 << w):
                wrong.append((a, b, x, r))
    assert wrong == []


def test_a_factor_is_cut_downward_and_keeps_its_bits():
    """mantissa <= 2^shift x <= mantissa + 2, with w + 1 bits or more, also for large and tiny x."""
    real = Enclosures(100)
    for text in ("1", "3", "1/3", "1e-30", "1e40", "exp(-50)", "log(2)"):
        mantissa, shift = factor(real.number(read(text).exact), 60)
        low, high = (fraction(end) for end in real.number(read(text).exact).ends)
        assert mantissa >= 1 << 60
        assert shift >= 0
        assert mantissa <= low * 2**shift <= high * 2**shift <= mantissa + 2


def test_a_wide_enclosure_is_no_factor():
    """Twenty bits do not make a factor of sixty."""
    with pytest.raises(Undecided):
        factor(Enclosures(20).number(read("1/3").exact), 60)


def test_endless_sums_are_refused_at_once():
    """Terms that hardly fall: an estimate refuses before the first step."""
    real = Enclosures(100)
    with pytest.raises(OutOfReach, match="1048576 terms"):
        total(Walk(10**30, 10**30 + 1, factor(real.number(rational(1)), 60), 60, 60), real)


def test_a_long_sum_that_falls_is_no_obstacle():
    """10^30 terms, of which 100 matter: a geometric series."""
    real = Enclosures(100)
    low, high = (
        fraction(end)
        for end in total(Walk(10**30, 10**30, factor(real.number(rational(Fraction(1, 2))), 60), 60, 60), real).ends
    )
    assert low <= 2 <= high + Fraction(1, 10**20)
    assert high - low < Fraction(1, 10**14)


def test_a_precision_too_low_for_the_number_of_terms_is_undecided():
    """Losses that could reach the value itself are not accepted."""
    real = Enclosures(100)
    with pytest.raises(Undecided):
        total(Walk(3000, 1, factor(real.number(rational(4)), 8), 8, 1 << 14), real)


@pytest.mark.parametrize("bits", [30, 90, 400])
def test_logarithms_of_binomial_coefficients_are_enclosed(bits):
    """Arb's lgamma lies between the ends, and they lie within what the size of n ln n costs."""
    wrong = []
    for n, m in (
        (1, 0),
        (5, 2),
        (10**6, 3),
        (bits, bits // 2),
        (2 * bits + 2, bits + 1),
        (4000, 1500),
        (10**7, 10**6),
        (2**60, 2**59 + 5),
    ):
        low, high = (fraction(end) for end in log_binomial(n, m, Enclosures(bits)).ends)
        with flint.ctx.workprec(4 * bits + 300):
            truth = flint.arb(n + 1).lgamma() - flint.arb(m + 1).lgamma() - flint.arb(n - m + 1).lgamma()
            inside = arb(low) <= truth <= arb(high) or (comb(n, m) == 1 and low == high == 0)
        if not inside or high - low > Fraction(64 * n * n.bit_length(), 2**bits):
            wrong.append((n, m))
    assert wrong == []


def test_the_cap_of_terms_is_what_the_documentation_says():
    """A second or two of work."""
    assert hypergeometric.MOST_TERMS == 1 << 20


@pytest.mark.parametrize(("n", "m"), [(10**90, 1), (10**400, 60), (2**300 + 7, 200)])
def test_a_long_coefficient_is_multiplied_as_an_interval(n, m):
    """Its logarithm overlaps with that of the exact coefficient."""
    real = Enclosures(500)
    low, high = (fraction(end) for end in _log_of_product(n, m, real).ends)
    least, most = (fraction(end) for end in log_binomial(n, m, real).ends)
    assert low <= most
    assert least <= high
    assert high - low < Fraction(8 * m, 2**490)
