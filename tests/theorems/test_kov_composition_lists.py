"""Composition of a list by Kairouz, Oh and Viswanath: against Arb, and as the list of equal mechanisms it may be."""

import pickle
import random
from fractions import Fraction

import pytest

from dpcert import InvalidInput, OutsideTheorem, kov_composition
from dpcert.compare import alternatives
from dpcert.crosscheck import cross_check
from dpcert.readings.explanation import explain

from .. import independent as arb

LISTS = {
    "two rows": [("0.1", 0, 50), ("0.2", "1/1000000007", 1)],
    "every form of number": [("log(2)", "exp(-40)", 3), (0.01, 1e-9, 365), ("exp(-9)", "1/10000", 10), (1, 0, 2)],
    "far apart": [("1e-300", "1e-300", 2**60), ("1e3", "1e-17", 1), ("1e-6", 0, 10**6)],
    "many small ones": [(f"{n}/10000", f"1e-{n}", n) for n in range(1, 60)],
    "free ones": [(0, "1e-9", 7), ("0.3", 0, 100)],
}
SLACKS = ("1e-400", "exp(-32)", "1e-6", "0.9")


@pytest.mark.parametrize("rows", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("slack", SLACKS)
def test_the_total_epsilon_of_a_list_is_the_nearest_safe_value(rows, slack):
    """Arb finds the rendering at or above the least of the three forms, and the next smaller one below it."""
    bound = kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime=slack)
    for digits in (5, 17, 40):
        assert arb.kov_wrongly_rounded(bound, rows, lambda: arb.lift(slack), digits) == []


@pytest.mark.parametrize("rows", LISTS.values(), ids=LISTS)
@pytest.mark.parametrize("slack", [*SLACKS, "0"])
def test_the_total_delta_of_a_list_is_the_nearest_safe_value(rows, slack):
    """It is 1 - (1 - delta_prime) prod (1 - delta_i), and the guarantee says so with or without slack."""
    bound = kov_composition.delta_total_of(mechanisms=rows, delta_prime=slack)
    assert arb.wrongly_rounded(bound, lambda: arb.kov_delta(rows, slack), 30) == []
    total = kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime=slack)
    assert total.guarantee(30)["delta"] == bound.decimal(30)


@pytest.mark.parametrize("rows", LISTS.values(), ids=LISTS)
def test_a_fixed_total_of_a_list_leaves_the_slack_that_remains(rows):
    """delta_prime = 1 - (1 - delta_total) / prod (1 - delta_i)."""
    bound = kov_composition.epsilon_prime_of(mechanisms=rows, delta_total="0.2")
    assert arb.kov_wrongly_rounded(bound, rows, lambda: arb.kov_slack(rows, "0.2"), 30) == []
    assert bound.guarantee()["delta"] == "0.2"


@pytest.mark.parametrize("target", ["0.5", 2, "log(90)", 11])
def test_the_smallest_slack_of_a_list_works_and_a_little_less_does_not(target):
    """Arb, at the returned decimal and one unit below it; refused where no slack is needed or none is enough."""
    rows = [("0.1", 0, 50), ("0.2", "1e-9", 1), ("0.01", 0, 100)]
    spent, mean, _ = arb.moments(rows)
    if not mean < arb.lift(target) < spent:
        with pytest.raises(OutsideTheorem):
            kov_composition.smallest_delta_prime_of(mechanisms=rows, epsilon_prime=target)
        return
    bound = kov_composition.smallest_delta_prime_of(mechanisms=rows, epsilon_prime=target)
    text = bound.decimal(20)
    below = arb.neighbour(text, 20, up=False)
    assert not arb.kov_exceeds(rows, lambda: arb.lift(text), target)
    assert arb.kov_exceeds(rows, lambda: arb.lift(below), target)
    low, high = bound.ends(40)
    shown = bound.guarantee(30)["delta"]
    assert arb.sign(lambda: arb.kov_delta(rows, high) - arb.lift(shown)) < 0
    assert arb.sign(lambda: arb.kov_delta(rows, low) - arb.lift(arb.neighbour(shown, 30, up=False))) > 0


def test_the_order_of_a_list_says_nothing():
    """Every order makes the same claim."""
    rows = LISTS["every form of number"] * 2
    claims = set()
    for seed in range(5):
        random.Random(seed).shuffle(rows)
        claims.add(kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime="1e-6").claim)
    assert len(claims) == 1


def test_equal_rows_are_counted_together():
    """Fifty rows, or one row of fifty, or rows of twenty and thirty: one claim."""
    ways = ([("0.1", "1e-9")] * 50, [("1/10", "1e-9", 50)], [("0.1", "1e-9", 20), ("0.10", "10e-10", 30)])
    claims = {kov_composition.epsilon_prime_of(mechanisms=way, delta_prime="1e-6").claim for way in ways}
    assert len(claims) == 1


@pytest.mark.parametrize("more", [{"delta_prime": "1e-6"}, {"delta_total": "1e-5"}, {"delta_prime": 0}])
def test_one_row_is_the_composition_of_equal_mechanisms(more):
    """Theorem 3.4 is Theorem 3.5 with one row, digit for digit."""
    for k, epsilon, delta in ((1, "0.1", 0), (365, "0.01", "1e-9"), (10_000, "1/801", "1e-10")):
        row = kov_composition.epsilon_prime_of(mechanisms=[(epsilon, delta, k)], **more)
        equal = kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta, **more)
        assert row.decimal(50) == equal.decimal(50)
        assert row.guarantee(50) == equal.guarantee(50)
        assert row.facts.notes == equal.facts.notes


def test_the_smallest_slack_of_one_row_is_that_of_equal_mechanisms():
    """In both forms."""
    for k, epsilon, target in ((10_000, "1/801", 1), (300, "0.2", 20)):
        row = kov_composition.smallest_delta_prime_of(mechanisms=[(epsilon, 0, k)], epsilon_prime=target)
        equal = kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
        assert row.decimal(50) == equal.decimal(50)


def test_a_delta_of_1e_300_is_not_lost_in_a_list():
    """Beside 1e-10 it is still there, and the total is exact."""
    total = kov_composition.delta_total_of(mechanisms=[(1, "1e-300"), (1, "1e-10")], delta_prime=0)
    exact = Fraction("1e-300") + Fraction("1e-10") - Fraction("1e-310")
    assert total.compare(exact) == 0
    assert total > Fraction("1e-10")


def test_without_slack_the_deltas_of_a_list_still_count():
    """delta_prime = 0 is no delta of 0."""
    bound = kov_composition.epsilon_prime_of(mechanisms=[(1, "1e-3")], delta_prime=0)
    assert bound.guarantee() == {"epsilon": "1", "delta": "0.001"}


@pytest.mark.parametrize(
    ("rows", "total"),
    [([(1, "1e-17", 10)], 0), ([("0.1", "1e-17")] * 10_000, "1e-14"), ([(1, "exp(-2)"), (1, 0)], "exp(-3)")],
)
def test_a_total_that_the_deltas_of_a_list_exceed_is_refused(rows, total):
    """As for equal mechanisms; the message names what is common to the list and not each row."""
    message = f"got delta_total = {total}; the mechanisms' own deltas use up the total".replace("(", r"\(").replace(
        ")", r"\)"
    )
    with pytest.raises(OutsideTheorem, match=message):
        kov_composition.epsilon_prime_of(mechanisms=rows, delta_total=total)


def test_spends_add_exactly():
    """Ten tenths, nine ninths, 0.1 and 0.9 are 1; the doubles 0.1 and 0.9 are more."""
    for rows in ([("0.1",)] * 10, [("1/9",)] * 9, [("0.1",), ("0.9",)]):
        assert kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime=0).compare(1) == 0
    for rows in ([(0.1,)] * 10, [(0.1,), (0.9,)]):
        assert kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime=0) > 1


def test_a_float_in_a_row_is_said_to_be_binary():
    """With the name of the row's value."""
    bound = kov_composition.epsilon_prime_of(mechanisms=[(0.1,), ("0.2",)], delta_prime="1e-6")
    assert [note for note in bound.facts.notes if "float" in note] == [
        "epsilon[1] was given as a float and read as the binary number 3602879701896397/36028797018963968 that it holds"
    ]


def test_the_hypotheses_of_every_row_are_said_to_be_checked():
    """Those of a row, then those of the rest."""
    bound = kov_composition.epsilon_prime_of(mechanisms=[("0.1",), ("0.2",)], delta_prime="1e-6")
    assert bound.facts.checked == ("k >= 1", "epsilon >= 0", "0 <= delta < 1", "0 <= delta_prime < 1")


def test_a_bound_of_a_list_is_a_bound_like_others():
    """It is pickled, confirmed by Arb, explained step by step, and has no alternatives."""
    rows = LISTS["two rows"]
    for bound in (
        kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime="1e-6"),
        kov_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-6"),
        kov_composition.delta_total_of(mechanisms=rows, delta_prime="1e-6"),
        kov_composition.smallest_delta_prime_of(mechanisms=rows, epsilon_prime=4),
    ):
        copy = pickle.loads(pickle.dumps(bound))  # noqa: S301  (our own)
        assert copy == bound
        assert copy.decimal(40) == bound.decimal(40)
        assert cross_check(bound, 30)
        last = explain(bound, 20).steps[-1]
        assert (last.low, last.high) == bound.ends(20)
        assert alternatives(bound) == []


def test_a_list_without_what_it_needs_is_refused():
    """None counts as missing, and both of an alternative are one too many."""
    rows = [("0.1",)]
    with pytest.raises(InvalidInput, match="missing delta_prime"):
        kov_composition.delta_total_of(mechanisms=rows, delta_prime=None)
    with pytest.raises(InvalidInput, match="missing epsilon_prime"):
        kov_composition.smallest_delta_prime_of(mechanisms=rows, epsilon_prime=None)
    with pytest.raises(InvalidInput, match="give exactly one of delta_prime and delta_total, got none"):
        kov_composition.epsilon_prime_of(mechanisms=rows)
    with pytest.raises(OutsideTheorem, match="needs 0 <= delta_prime < 1, got delta_prime = 1"):
        kov_composition.epsilon_prime_of(mechanisms=rows, delta_prime=1)
