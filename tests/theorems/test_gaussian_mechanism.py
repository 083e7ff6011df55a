"""Theorem 3.22 against Arb, for each of sigma, epsilon and delta."""

import random
from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, gaussian_mechanism

from .. import independent as arb
from . import inputs

EPSILONS = ("1e-300", "1/801", 0.5, "exp(-1/100)", "log(2)", f"0.{'9' * 30}")
DELTAS = ("1e-400", "exp(-1000)", 1e-5, "1/3", "log(2)", f"0.{'9' * 30}")
SENSITIVITIES = ("1", "1e-30", "3/7", "exp(40)", 1e300)
SIGMAS = ("1e-3", "0.7", 1.0, 4, "100/3", "exp(9)", "1e30")


def test_sigma_is_the_nearest_safe_value():
    """sqrt(2 ln(1.25 / delta)) sensitivity / epsilon, rounded up."""
    wrong, cases = [], [(e, d, s) for e in EPSILONS for d in DELTAS for s in SENSITIVITIES]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=4), strict=True):
        epsilon, delta, sensitivity = case
        bound = gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_scale(*c), digits)
    assert wrong == []


def test_epsilon_is_the_nearest_safe_value_and_is_refused_from_one_on():
    """The same formula with sigma and epsilon exchanged, where it gives less than 1."""
    wrong, refused, cases = [], 0, [(s, d, u) for s in SIGMAS for d in DELTAS for u in ("1", "1/50", "exp(2)")]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=5), strict=True):
        sigma, delta, sensitivity = case
        if arb.sign(lambda c=case: arb.gaussian_scale(*c) - 1) >= 0:
            refused += 1
            with pytest.raises(OutsideTheorem, match=r"< 1, got sigma = .*; gaussian-exact is valid for every epsilon"):
                gaussian_mechanism.smallest_epsilon(sigma=sigma, delta=delta, sensitivity=sensitivity)
            continue
        bound = gaussian_mechanism.smallest_epsilon(sigma=sigma, delta=delta, sensitivity=sensitivity)
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_scale(*c), digits)
    assert wrong == []
    assert 20 < refused < len(cases) - 20


def test_delta_is_the_nearest_safe_value_and_is_refused_from_one_on():
    """1.25 exp(-(sigma epsilon / sensitivity)^2 / 2), where it is below 1."""
    wrong, refused, cases = [], 0, [(s, e, u) for s in SIGMAS[:-2] for e in EPSILONS for u in ("1", "1/5", "exp(2)")]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=6), strict=True):
        sigma, epsilon, sensitivity = case
        if arb.sign(lambda c=case: arb.gaussian_delta(*c) - 1) >= 0:
            refused += 1
            with pytest.raises(OutsideTheorem, match=r"< 1, got sigma = .*; gaussian-exact is valid for every epsilon"):
                gaussian_mechanism.smallest_delta(sigma=sigma, epsilon=epsilon, sensitivity=sensitivity)
            continue
        bound = gaussian_mechanism.smallest_delta(sigma=sigma, epsilon=epsilon, sensitivity=sensitivity)
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_delta(*c), digits)
    assert wrong == []
    assert 10 < refused < len(cases) - 10


def test_random_inputs_are_the_nearest_safe_value():
    """Floats, fractions, exp and log, mixed."""
    rng, wrong = random.Random(322), []
    for _ in range(300):
        case = (inputs.probability(rng), inputs.probability(rng), inputs.positive(rng, -9, 9))
        bound = gaussian_mechanism.smallest_sigma(epsilon=case[0], delta=case[1], sensitivity=case[2])
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_scale(*c), rng.choice((3, 17, 30)))
    assert wrong == []


def test_each_of_the_three_gives_back_the_others_on_the_safe_side():
    """epsilon and delta at the printed sigma are at most those that sigma was asked for."""
    for epsilon, delta in (("1/2", "1e-5"), ("0.99", "1e-6"), ("1/801", "0.5")):
        sigma = gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta).decimal(30)
        assert gaussian_mechanism.smallest_epsilon(sigma=sigma, delta=delta) <= epsilon
        assert gaussian_mechanism.smallest_delta(sigma=sigma, epsilon=epsilon) <= delta
        less = arb.neighbour(sigma, 30, up=False)
        assert gaussian_mechanism.smallest_epsilon(sigma=less, delta=delta) > epsilon


def test_sigma_is_a_standard_deviation_in_the_unit_of_the_sensitivity():
    """Twice the sensitivity needs twice the sigma, not four times."""
    one = Fraction(gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5").decimal(40))
    two = Fraction(gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5", sensitivity=2).decimal(40))
    assert abs(two - 2 * one) <= Fraction(1, 10**38)


def test_the_guarantees_are_pairs():
    """(epsilon, delta) is given back, the one that was looked for rounded up."""
    sigma = gaussian_mechanism.smallest_sigma(epsilon="1/3", delta="1e-5")
    assert sigma.guarantee(5) == {"epsilon": "0.33334", "delta": "0.00001"}
    epsilon = gaussian_mechanism.smallest_epsilon(sigma=10, delta="1e-5")
    assert epsilon.guarantee(5) == {"epsilon": "0.48449", "delta": "0.00001"}
    delta = gaussian_mechanism.smallest_delta(sigma=10, epsilon="1/2")
    assert delta.guarantee(5) == {"epsilon": "0.5", "delta": "0.0000046584"}
