"""The integers inside optimal composition of a list: each lies on its own side of the exact probability."""

from fractions import Fraction
from math import comb
from random import Random

import pytest

from dpcert.reals.exact import read
from dpcert.theorems import optimal_lists
from dpcert.theorems.optimal_lists import Rows, Table

#: Kinds (k, odds of a true answer): epsilon = log(odds), so that every probability is rational.
LISTS = [[(3, 3)], [(1, 2), (2, 7)], [(4, Fraction(3, 2)), (1, 10**6)], [(7, 1 + Fraction(1, 1000)), (2, 5), (1, 9)]]


def exact_outcomes(kinds):
    """(p, q) of every combination of lies under the two inputs, in the order of the table."""
    outcomes = [(Fraction(1), Fraction(1))]
    for k, odds in kinds:
        each = [
            (
                comb(k, l) * Fraction(odds) ** (k - l) / (1 + odds) ** k,
                comb(k, l) * Fraction(odds) ** l / (1 + odds) ** k,
            )
            for l in range(k + 1)
        ]
        outcomes = [(p * x, q * y) for p, q in outcomes for x, y in each]
    return outcomes


@pytest.mark.parametrize("kinds", LISTS)
def test_the_outcomes_lie_between_their_integers(kinds):
    """Floors below, ceilings above, a few units apart."""
    zero = read(0).exact
    rows = Rows(tuple((k, read(f"log({Fraction(odds)})").exact, zero) for k, odds in kinds))
    for bits in (3, 9, 40):
        known = optimal_lists.table(rows, bits)
        for (p_low, p_high, q_low, q_high), (p, q) in zip(known.outcomes, exact_outcomes(kinds), strict=True):
            assert p_low <= p * 2**known.w <= p_high <= p_low + 2 * len(kinds) + 2
            assert q_low <= q * 2 ** (known.w + known.s) <= q_high <= q_low + 2 * len(kinds) + 2


def test_a_product_of_outcomes_holds_every_product():
    """At units so coarse that each floor counts."""
    for x in [(a, a + d, a, a + d) for a in range(9) for d in (0, 1, 3)]:
        for y in [(b, b + d, b, b + d) for b in range(9) for d in (0, 2)]:
            low, high, least, most = optimal_lists._product(x, y, 3, 4)
            assert 8 * low <= x[0] * y[0]
            assert x[1] * y[1] <= 8 * high
            assert 16 * least <= x[2] * y[2]
            assert x[3] * y[3] <= 16 * most


def test_the_pure_part_holds_every_choice_of_probabilities():
    """The sum of max(0, p - e^e q) with all that lies between the integers, the loss included."""
    rng = Random(8)
    for _ in range(400):
        w, s = rng.randrange(3, 8), rng.randrange(4)
        outcomes = []
        for _ in range(rng.randrange(1, 6)):
            p, q = rng.randrange(1 << w), rng.randrange(1 << (w + s))
            outcomes.append((p, p + rng.randrange(3), q, q + rng.randrange(3)))
        low = rng.randrange(1, 3 << w)
        high = low + rng.randrange(3)
        least, most = Table(outcomes, w, s).pure(low, high)
        scale = 1 << (w + s)
        assert least <= sum(max(Fraction(0), p - Fraction(high * q, scale)) for p, _, _, q in outcomes)
        assert most >= sum(max(Fraction(0), p - Fraction(low * q, scale)) for _, p, q, _ in outcomes)


def test_the_loss_of_a_set_is_enclosed():
    """e^e = (P - d) / Q of the last set met: an integer below it, and one above."""
    known = Table([(900, 902, 100, 101), (80, 81, 700, 704)], 10, 0)
    low, high = optimal_lists._root(known, (300, 301), 10)
    assert low <= Fraction((900 - 301) << 10, 101)
    assert high >= Fraction((902 - 300) << 10, 100)
