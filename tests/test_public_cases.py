"""What public threads and libraries got wrong, answered to 22 digits and decided by Arb as well."""

import math
from fractions import Fraction
from itertools import pairwise, permutations

import pytest

from dpcert import (
    Filter,
    InvalidInput,
    OutsideTheorem,
    basic_composition,
    gaussian_profile,
    kov_composition,
    zero_concentrated,
)
from dpcert.compare import compare

from . import independent as arb
from .public_cases import CASES, REFUSALS
from .safe_side import is_safe

#: Significant digits of the values in the table.
DIGITS = 22


def label(case):
    """Source and question."""
    return f"{case.source}-{case.ask.__name__}-{case.words[:30]}"


def beyond(bound, text):
    """The next number on the unsafe side."""
    if bound.facts.integer:
        return int(text) + 1
    return arb.neighbour(text, DIGITS, up=bound.direction == "lower")


@pytest.mark.parametrize("case", CASES, ids=label)
def test_the_right_value_is_given_and_the_wrong_one_is_told_apart(case):
    """Digit for digit; what was reported there on the unsafe side is not supported."""
    bound = case.ask(**case.given)
    assert case.value == bound.decimal(DIGITS)
    assert not any(bound.supports(wrong) for wrong in case.unsafe)
    for loose in case.loose:
        assert bound.supports(loose)
        assert bound.compare(loose) == (-1 if bound.direction == "upper" else 1)


@pytest.mark.parametrize("case", CASES, ids=label)
def test_arb_finds_the_value_safe_and_the_next_one_not(case):
    """By the theorem's own formula, written again; an inverse by its forward formula."""
    assert is_safe(case.ask, case.value, case.given)
    bound = case.ask(**case.given)
    assert case.value == "0" or not is_safe(case.ask, beyond(bound, case.value), case.given)


@pytest.mark.parametrize("case", REFUSALS, ids=label)
def test_what_has_no_answer_is_refused_by_name(case):
    """Where others return a number, infinity, NaN or nothing at all."""
    with pytest.raises(case.error) as refusal:
        case.ask(**case.given)
    assert case.says in str(refusal.value)


def test_the_table_is_as_large_as_it_is_said_to_be():
    """Its cases, and the extremes among them."""
    assert len(CASES) >= 90
    assert len(REFUSALS) >= 20
    values = [value for case in CASES for value in case.given.values()]
    for extreme in (0, 1000, 10**9, "1e-300", "1e-400", 5e-324, "0.99"):
        assert extreme in values


# Lists: their order, and what is too small to see.


def test_the_order_of_a_list_changes_nothing():
    """yuxiangw/autodp, opendp/dpcreator#547: sums of doubles depend on the order, these do not."""
    rows = [(0.1, 1e-17), (0.3, 0), (1e-17, 1e-300), (2.5, 1e-9)]
    for ask, rest in (
        (basic_composition.epsilon_prime_of, {}),
        (kov_composition.epsilon_prime_of, {"delta_prime": "1e-6"}),
        (kov_composition.delta_total_of, {"delta_prime": "1e-6"}),
    ):
        assert len({ask(mechanisms=list(order), **rest) for order in permutations(rows)}) == 1
    assert len({gaussian_profile.total_mu(sigma=list(order)) for order in permutations([0.1, 7, 1e9, 3.25])}) == 1


def test_a_spend_is_never_absorbed_by_a_sum():
    """diffpriv-pure 0.1.0 takes 100,000 spends of 1e-17 after a budget of 1 is used up."""
    for tiny in (1e-17, 5e-324, "1e-400"):
        assert basic_composition.epsilon_prime_of(mechanisms=[(1,), (tiny,)]) > 1
        assert kov_composition.delta_total_of(mechanisms=[(1, "1/2"), (1, tiny)], delta_prime=0) > "1/2"
    whole = kov_composition.epsilon_prime_of(mechanisms=[(1,), ("1e-17", 0, 10**5)], delta_prime=0)
    assert whole.compare(1 + Fraction(1, 10**12)) == 0


def test_a_filter_that_is_used_up_takes_nothing_more():
    """The same with spends chosen as one goes: sums of squares up to 4 fit exactly at this slack."""
    full = Filter(epsilon_prime=6, delta_prime="exp(-2)").spend(epsilon=1, k=4)
    for tiny in (1e-17, 5e-324, "1e-400"):
        with pytest.raises(OutsideTheorem):
            full.spend(epsilon=tiny)
    assert full == full.spend(epsilon=0, k=10**9)
    with pytest.raises(InvalidInput):
        Filter(epsilon_prime=math.nan, delta_prime="1e-6")


# Rounding on the way out.


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        # mpmath/mpmath#324: cut off instead of rounded.
        (1 + Fraction(7, 2**54), 1 + 2.0**-51),
        # gmpy2/gmpy2#498: 1.7999999999999998.
        (Fraction(9, 5), 1.8),
        # mpmath/mpmath#1183: the ceiling of exp just below 1 is 1.
        ("exp(-1/9007199254740992)", 1.0),
        # tmlt-core 0.20.0: 18 ulps too high, and 1e-15 for what is below the least double.
        ("1/3", math.nextafter(1 / 3, 1)),
        ("exp(-1000)", 5e-324),
    ],
)
def test_a_loss_is_the_next_double_above(value, expected):
    """And no further."""
    assert expected == float(basic_composition.epsilon_prime(k=1, epsilon=value))


def test_a_permission_is_never_below_zero():
    """tmlt-core 0.20.0 rounds 1e-300/3 down to -1e-15."""
    bound = basic_composition.largest_epsilon(k=3, epsilon_prime="1e-300")
    assert float(bound) > 0
    assert bound.decimal(5) == "3.3333e-301"


def test_a_format_rounds_up_as_well():
    """gmpy2/gmpy2#503: 2.675 to two places is 2.67 there."""
    assert f"{basic_composition.epsilon_prime(k=1, epsilon='2.675'):.2f}" == "2.68"


# Which theorem a number is from.


def test_the_smaller_of_two_bounds_is_named():
    """uvm-plaid/programming-dp#56: 966 is shown where basic composition gives 500."""
    comparison = compare(k=500, epsilon=1, delta_prime="1e-5")
    totals = {row.theorem: row.bound for row in comparison.rows}
    assert totals["basic_composition"].compare(500) == 0
    assert totals["advanced_composition"] > 966
    assert totals["optimal_composition"] < 339
    assert comparison.winner.theorem == "optimal_composition"


def test_less_noise_always_costs_more():
    """OpenMined/PySyft#6914: every step of sigma down is a step of epsilon up."""
    costs = [gaussian_profile.smallest_epsilon(sigma=f"{n}/100", delta="1e-5") for n in (1, 2, 5, 10, 50, 99, 100, 101)]
    assert all(more > less for more, less in pairwise(costs))


def test_a_smaller_delta_never_costs_less():
    """microsoft/prv_accountant#17: 0.156 at 1.1e-18, 3.9 at 1.13e-18."""
    deltas = ("1e-320", "1.1e-18", "1.13e-18", "1e-6", "0.5", "0.99")
    for ask in (
        lambda delta: gaussian_profile.smallest_epsilon(sigma=4, delta=delta),
        lambda delta: zero_concentrated.epsilon_prime(sigma=4, delta=delta),
    ):
        costs = [ask(delta) for delta in deltas]
        assert all(more >= less for more, less in pairwise(costs))


def test_a_target_and_its_noise_go_round():
    """opendp/opendp#626: accuracy 2 comes back as 3, or as 1.9999999999999998."""
    sigma = gaussian_profile.smallest_sigma(epsilon=2, delta="1e-5")
    assert gaussian_profile.smallest_epsilon(sigma=sigma.decimal(), delta="1e-5") <= 2
    assert gaussian_profile.smallest_epsilon(sigma=math.nextafter(float(sigma), 0), delta="1e-5") > 2
