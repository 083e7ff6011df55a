"""Optimal composition of a list: against exact fractions, Arb, and k equal mechanisms."""

import pickle
from fractions import Fraction
from itertools import product
from math import comb, prod

import pytest

from dpcert import InvalidInput, OutsideTheorem, kov_composition, optimal_composition
from dpcert.errors import OutOfReach

from .. import independent as arb

LISTS = [
    [("1/10", 0, 20), ("1/5", 0, 7)],
    [("1/10", "1e-9", 5), ("log(2)", 0, 4), (1, "1e-7", 3)],
    [(0, "1e-8", 10), ("1/3", 0, 9), ("1e-9", 0, 5)],
    [(30, 0, 3), ("exp(-1)", "1e-12", 11)],
]


def delta_of(rows, loss):
    """Every combination of lies, in Arb."""
    each = [arb.lift(epsilon) for epsilon, _, _ in rows]
    total = arb.lift(0)
    for lies in product(*[range(k + 1) for _, _, k in rows]):
        ways = prod(comb(k, l) for (_, _, k), l in zip(rows, lies, strict=True))
        truth = sum((k - l) * e for (_, _, k), l, e in zip(rows, lies, each, strict=True))
        lie = sum(l * e for l, e in zip(lies, each, strict=True))
        gain = truth.exp() - (arb.lift(loss) + lie).exp()
        if gain > 0:
            total += ways * gain
    for (_, _, k), e in zip(rows, each, strict=True):
        total /= (1 + e.exp()) ** k
    return 1 - prod(((1 - arb.lift(delta)) ** k for _, delta, k in rows), start=arb.lift(1)) * (1 - total)


@pytest.mark.parametrize("rows", LISTS, ids=range(len(LISTS)))
def test_delta_is_the_nearest_safe_value(rows):
    """Arb, over every combination."""
    wrong = []
    for loss in ("1e-9", "1/7", "log(3)", "19/10"):
        bound = optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime=loss)
        for digits in (3, 17, 40):
            wrong += arb.wrongly_rounded(bound, lambda target=loss: delta_of(rows, target), digits)
    assert wrong == []


@pytest.mark.parametrize("rows", LISTS, ids=range(len(LISTS)))
def test_the_total_epsilon_works_and_the_one_below_does_not(rows):
    """Arb at the returned decimal and one unit below."""
    for total in ("1e-5", "1/30"):
        bound = optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total=total)
        for digits in (3, 17, 30):
            text = bound.decimal(digits)
            below = arb.neighbour(text, digits, up=False)
            signs = [arb.sign(lambda x=x, t=total: delta_of(rows, x) - arb.lift(t)) for x in (text, below)]
            assert signs == [-1, 1]


def test_delta_is_right_where_the_exponentials_are_rational():
    """epsilons ln 2 and ln 3: the definition in fractions, also with losses exactly at the target."""
    q, rows = (Fraction(2), Fraction(3)), [("log(2)", 0, 4), ("log(3)", 0, 3)]
    for power in (1, 2, 3, 6, Fraction(9, 2)):
        exact = (
            sum(
                comb(4, i) * comb(3, j) * max(0, q[0] ** (4 - i) * q[1] ** (3 - j) - power * q[0] ** i * q[1] ** j)
                for i in range(5)
                for j in range(4)
            )
            / (q[0] + 1) ** 4
            / (q[1] + 1) ** 3
        )
        bound = optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime=f"log({power})")
        low, high = (Fraction(end) for end in bound.ends(30))
        assert low <= exact <= high <= low + Fraction(1, 10**29)


def test_rows_of_one_kind_are_k_equal_mechanisms():
    """30 and 20 of one kind are 50, and a second kind that hardly differs hardly matters."""
    for rows in ([("0.1", "1e-9", 30), ("0.1", "1e-9", 20)], [("0.1", "1e-9", 50)]):
        bound = optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-6")
        assert bound == optimal_composition.epsilon_prime(k=50, epsilon="0.1", delta="1e-9", delta_total="1e-6")
        bound = optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime=1)
        assert bound == optimal_composition.delta_total(k=50, epsilon="0.1", delta="1e-9", epsilon_prime=1)
    split = [("0.1", 0, 30), ("0.1", "1e-200", 20)]
    bound = optimal_composition.delta_total_of(mechanisms=split, epsilon_prime=1)
    assert bound.decimal(40) == optimal_composition.delta_total(k=50, epsilon="0.1", epsilon_prime=1).decimal(40)


def test_the_order_of_a_list_says_nothing():
    """The claims are equal, and a bound survives pickling."""
    first = optimal_composition.delta_total_of(mechanisms=LISTS[1], epsilon_prime=1)
    assert first == optimal_composition.delta_total_of(mechanisms=LISTS[1][::-1], epsilon_prime=1)
    assert pickle.loads(pickle.dumps(first)).decimal(20) == first.decimal(20)  # noqa: S301


def test_a_list_is_within_its_closed_form_and_the_sum():
    """Never more than composition by Kairouz, Oh and Viswanath at the same total."""
    for rows in LISTS:
        ours = optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-5")
        assert ours <= kov_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-5")


def test_the_edges_of_a_list():
    """At the sum of the epsilons delta is what the mechanisms spend; from delta(0) on no epsilon is needed."""
    rows = [("1/10", "1/10", 2), ("1/2", 0)]
    assert optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime="7/10").compare("0.19") == 0
    assert optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime=9).compare("0.19") == 0
    assert optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="0.19").compare("0.7") == 0
    assert str(optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="0.9")) == "0"
    assert str(optimal_composition.epsilon_prime_of(mechanisms=[(0, 0, 3), (0, "0.1")], delta_total="1/2")) == "0"


def test_what_is_refused_of_a_list():
    """Less than the mechanisms spend, too many combinations, losses too large, and no list."""
    with pytest.raises(OutsideTheorem, match=r"needs 1 - prod \(1 - delta\)\^k <= delta_total, got .*use up more"):
        optimal_composition.epsilon_prime_of(mechanisms=[("0.1", "0.1", 2), ("0.5",)], delta_total="0.18")
    with pytest.raises(OutsideTheorem, match="needs 0 <= delta_total < 1"):
        optimal_composition.epsilon_prime_of(mechanisms=[(1,), (2,)], delta_total=1)
    for rows in ([(1, 0, 500), (2, 0, 500)], [("1e6",), (1,)]):
        with pytest.raises(OutOfReach, match=r"200000 combinations.*kov"):
            optimal_composition.delta_total_of(mechanisms=rows, epsilon_prime=1)
        with pytest.raises(OutOfReach, match=r"200000 combinations.*kov"):
            optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-6")
    with pytest.raises(InvalidInput, match="mechanism 2"):
        optimal_composition.delta_total_of(mechanisms=[(1,), ("x",)], epsilon_prime=1)
