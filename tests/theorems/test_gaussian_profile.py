"""The exact Gaussian delta against Arb, through erfc on both sides of every cancellation."""

import random
from functools import partial
from itertools import pairwise

import pytest

from dpcert import gaussian_mechanism, gaussian_profile

from .. import independent as arb
from . import inputs

STRUCTURED = [
    (epsilon, sigma, sensitivity)
    for epsilon in ("0", "1e-300", "1e-9", 0.5, "log(2)", "1", "exp(2)", "50", 200.0)
    for sigma, sensitivity in (
        ("1", "1"),
        ("9.7", "1"),
        ("2", "1"),
        ("1/10", "1"),
        (0.01, "1"),
        ("1", "exp(1)"),
        ("1e3", "1/7"),
        ("1e-30", "1e-30"),
        ("1e300", 1e300),
        ("1e40", "1"),
    )
    # Beyond, delta is below 10^-1000000 and no longer scaled.
    if epsilon in {"0", "1e-300"} or sigma not in {"9.7", "1e3", "1e40"}
]


def test_delta_is_the_nearest_safe_value():
    """Phi(mu/2 - epsilon/mu) - e^epsilon Phi(-mu/2 - epsilon/mu), rounded up, extremes included."""
    wrong = []
    for case, digits in zip(STRUCTURED, inputs.digits(len(STRUCTURED), seed=7), strict=True):
        epsilon, sigma, sensitivity = case
        bound = gaussian_profile.delta(epsilon=epsilon, sigma=sigma, sensitivity=sensitivity)
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_profile(*c), digits)
    assert wrong == []


def test_random_inputs_are_the_nearest_safe_value():
    """Floats, fractions, exp and log, where delta is neither 0 nor 1 to a thousand digits."""
    rng, wrong = random.Random(1805), []
    for _ in range(200):
        case = (inputs.positive(rng, -12, 2), inputs.positive(rng, -1, 1), 1)
        bound = gaussian_profile.delta(epsilon=case[0], sigma=case[1])
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.gaussian_profile(*c), rng.choice((3, 17, 30)))
    assert wrong == []


@pytest.mark.parametrize("digits", [1, 17, 100, 400])
def test_a_tail_of_a_thousand_digits_is_computed_without_cancellation(digits):
    """delta at epsilon = 60, sigma = 1 is about 1e-770; every digit asked for is right."""
    bound = gaussian_profile.delta(epsilon=60, sigma=1)
    assert arb.is_nearest(bound.decimal(digits), digits, lambda: arb.gaussian_profile(60, 1, 1), up=True)


def test_only_the_ratio_of_sensitivity_and_sigma_counts():
    """(sigma, sensitivity) and any common multiple give the same digits."""
    texts = {
        gaussian_profile.delta(epsilon="1/2", sigma=sigma, sensitivity=sensitivity).decimal(50)
        for sigma, sensitivity in (("9.7", "1"), ("97e99", "1e100"), ("9.7e-200", "1e-200"), ("97/70", "1/7"))
    }
    assert len(texts) == 1


def test_theorem_3_22_is_safe_within_its_domain():
    """The exact delta at the theorem's sigma is at most the delta that was asked for."""
    for epsilon in ("1e-6", "1/801", "1/2", "0.999999"):
        for delta in ("1e-30", "1e-5", "0.5", "0.999"):
            sigma = gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta).decimal(25)
            assert gaussian_profile.delta(epsilon=epsilon, sigma=sigma) <= delta


def test_delta_falls_in_epsilon_and_in_sigma():
    """More epsilon or more noise leaves less delta, decided by certified comparison."""
    by_epsilon = [gaussian_profile.delta(epsilon=epsilon, sigma=2) for epsilon in ("0", "1e-9", "1/2", "3")]
    by_sigma = [gaussian_profile.delta(epsilon=1, sigma=sigma) for sigma in ("1/2", "1", "1.000000001", "9")]
    for deltas in (by_epsilon, by_sigma):
        assert all(more > less for more, less in pairwise(deltas))


def test_delta_at_epsilon_zero_is_the_total_variation_distance():
    """At epsilon = 0 delta is 2 Phi(mu/2) - 1."""
    bound = gaussian_profile.delta(epsilon=0, sigma="1/3")
    argument = partial(arb.lift, "3/2")
    assert arb.wrongly_rounded(bound, lambda: (argument() / arb.lift(2).sqrt()).erf(), 40) == []


def test_the_guarantee_is_the_pair_asked_about():
    """(epsilon, value), both rounded up."""
    bound = gaussian_profile.delta(epsilon="1/3", sigma="9.7")
    assert {"epsilon": "0.33334", "delta": bound.decimal(5)} == bound.guarantee(5)
