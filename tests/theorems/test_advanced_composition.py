"""Theorem 3.20 and its crossover against Arb: on the safe side, and the next value is not."""

from fractions import Fraction

import pytest

from dpcert import InvalidInput, OutsideTheorem, advanced_composition

from .. import independent as arb
from . import inputs

RANDOM = inputs.advanced(400, seed=320)
CASES = [*inputs.ADVANCED, *RANDOM]
DIGITS = inputs.digits(len(CASES), seed=1)


def test_the_total_epsilon_is_the_nearest_safe_value():
    """Arb finds each rendering at or above the formula, and the next smaller one below it."""
    wrong = []
    for (k, epsilon, slack), digits in zip(CASES, DIGITS, strict=True):
        bound = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack)
        wrong += arb.wrongly_rounded(bound, lambda c=(k, epsilon, slack): arb.epsilon_prime(*c), digits)
    assert wrong == []


@pytest.mark.parametrize(
    ("k", "epsilon", "delta", "delta_total"),
    [
        (10, "0.1", "1e-9", "1e-6"),
        (10**30, "1e-20", "1e-40", "1e-9"),
        (365, 0.01, 1e-9, 1e-6),
        (3, "log(2)", "exp(-20)", "exp(-15)"),
        (7, "1/3", "1/8", "0.9"),
        (2, "5", "0", "1e-400"),
        # The slack that is left, 3e-31, is a difference of two numbers that agree in 30 digits.
        (3, "0.1", f"0.2{'9' * 30}", "0.9"),
    ],
)
def test_a_fixed_total_leaves_the_slack_that_remains(k, epsilon, delta, delta_total):
    """With a total delta the slack is delta_total - k delta, exactly."""
    bound = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta, delta_total=delta_total)
    for digits in (5, 17, 50):
        assert (
            arb.wrongly_rounded(bound, lambda: arb.epsilon_prime_of_total(k, epsilon, delta, delta_total), digits) == []
        )


def test_the_same_slack_gives_the_same_digits_either_way():
    """delta_prime = 1e-6 and delta_total = 1e-6 + k delta are one question."""
    slack = advanced_composition.epsilon_prime(k=365, epsilon="0.01", delta="1e-9", delta_prime="1e-6")
    total = advanced_composition.epsilon_prime(k=365, epsilon="0.01", delta="1e-9", delta_total="1.365e-6")
    assert slack.decimal(60) == total.decimal(60)


def test_the_total_delta_is_exact_and_rounded_up():
    """k delta + delta_prime is rational arithmetic; its renderings are rounded up."""
    cases = [(365, "1e-9", "1e-6"), (3, "1/7", "1/9"), (10**30, "1e-40", "1e-400"), (1, 0.1, 0.2), (9, "0", "1/3")]
    for k, delta, slack in cases:
        value = k * Fraction(delta) + Fraction(slack)
        bound = advanced_composition.delta_total(k=k, delta=delta, delta_prime=slack)
        for digits in (1, 6, 17, 60):
            assert arb.spelled(value, digits, up=True) == bound.decimal(digits)


def test_the_guarantee_is_a_pair():
    """epsilon_prime comes with k delta + delta_prime, both rounded up."""
    bound = advanced_composition.epsilon_prime(k=365, epsilon="0.01", delta="1e-9", delta_prime="1e-6")
    assert {"epsilon": bound.decimal(30), "delta": "0.000001365"} == bound.guarantee(30)
    third = advanced_composition.epsilon_prime(k=3, epsilon="0.01", delta="1/9", delta_prime="1/7")
    assert third.guarantee(5)["delta"] == "0.47620"


def test_the_guarantee_names_the_total_that_was_fixed():
    """With delta_total the pair's delta is that total, whatever each mechanism spends."""
    bound = advanced_composition.epsilon_prime(k=365, epsilon="0.01", delta="1e-9", delta_total="1e-6")
    assert bound.guarantee(17)["delta"] == "0.000001"


def test_epsilon_zero_costs_nothing():
    """At epsilon = 0 the total is exactly 0, for every slack."""
    for slack in ("1e-400", "exp(-32)", "0.999"):
        bound = advanced_composition.epsilon_prime(k=10**20, epsilon=0, delta_prime=slack)
        assert (bound.decimal(), float(bound), bound.ends()) == ("0", 0.0, ("0", "0"))
        assert bound.rendered().tight


# The crossover.


def test_the_crossover_is_the_nearest_safe_value():
    """Arb: 2 ln(1/delta_prime) / (2 - e^epsilon)^2, rounded up."""
    wrong = []
    for epsilon in ("1e-300", "1/801", 0.1, "exp(-1)", "log(7/5)", "0.6931471805599453094"):
        for slack in inputs.SLACKS:
            bound = advanced_composition.crossover(epsilon=epsilon, delta_prime=slack)
            wrong += arb.wrongly_rounded(bound, lambda e=epsilon, d=slack: arb.crossover(e, d), 20)
    assert wrong == []


@pytest.mark.parametrize("epsilon", ["0", "log(2)", "0.6931471805599453095", "1", "700"])
def test_the_crossover_is_refused_where_there_is_none(epsilon):
    """From ln 2 on Theorem 3.20 never gives the smaller epsilon; at 0 both are 0."""
    with pytest.raises(OutsideTheorem, match="needs 0 < epsilon < ln 2 here, got epsilon = "):
        advanced_composition.crossover(epsilon=epsilon, delta_prime="1e-6")


def test_exactly_one_of_slack_and_total_is_given():
    """Neither, or both, is a question that cannot be read."""
    for extra, got in (({}, "none"), ({"delta_prime": "0.1", "delta_total": "0.2"}, "delta_prime and delta_total")):
        with pytest.raises(InvalidInput, match=f"give exactly one of delta_prime and delta_total, got {got}"):
            advanced_composition.epsilon_prime(k=1, epsilon=1, **extra)
