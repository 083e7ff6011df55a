"""Properties of the composition theorems, decided by certified comparison."""

import math
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dpcert import (
    OutsideTheorem,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    randomized_response,
)

#: Each example is several certified evaluations.
FEW = settings(max_examples=80)

counts = st.one_of(st.integers(1, 1000), st.integers(1, 10**25))
_decades = st.integers(-25, 0).map(lambda n: Fraction(10) ** n)
_parts = st.builds(Fraction, st.integers(1, 999), st.just(1000))
#: Between 1e-28 and 1.
small = st.builds(lambda decade, part: decade * part, _decades, _parts)
epsilons = st.one_of(small, st.builds(Fraction, st.integers(1, 5000), st.just(1000)))
slacks = st.one_of(small, small.map(lambda part: 1 - part), st.integers(1, 900).map(lambda n: f"exp(-{n})"))
factors = st.builds(lambda n, decade: 1 + n * decade, st.integers(1, 100), _decades)


def total(k, epsilon, slack):
    """Theorem 3.20."""
    return advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack)


@FEW
@given(counts, epsilons, slacks, factors)
def test_the_total_rises_with_epsilon(k, epsilon, slack, factor):
    """Strictly, however little epsilon grows."""
    assert total(k, epsilon, slack) < total(k, epsilon * factor, slack)


@FEW
@given(counts, st.integers(1, 1000), epsilons, slacks)
def test_the_total_rises_with_k(k, more, epsilon, slack):
    """Strictly, mechanism by mechanism."""
    assert total(k, epsilon, slack) < total(k + more, epsilon, slack)


@FEW
@given(counts, epsilons, small, factors)
def test_the_total_falls_with_the_slack(k, epsilon, slack, factor):
    """A larger delta_prime buys a smaller epsilon_prime, strictly."""
    assume(slack * factor < 1)
    assert total(k, epsilon, slack) > total(k, epsilon, slack * factor)


@FEW
@given(counts, epsilons, slacks)
def test_the_largest_epsilon_goes_round_on_the_safe_side(k, target, slack):
    """The total at the returned decimal or double is at most the target."""
    bound = advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
    assert total(k, bound.decimal(), slack) <= target
    assert total(k, float(bound), slack) <= target
    assert total(k, math.nextafter(float(bound), math.inf), slack) > target


@FEW
@given(counts, epsilons, slacks)
def test_the_largest_epsilon_of_a_total_is_at_least_epsilon(k, epsilon, slack):
    """Allowed the printed total, each mechanism may spend what it spent."""
    allowed = total(k, epsilon, slack).decimal()
    assert advanced_composition.largest_epsilon(k=k, epsilon_prime=allowed, delta_prime=slack) >= epsilon


@FEW
@given(small, epsilons, slacks)
def test_the_largest_k_goes_round(epsilon, target, slack):
    """k is within the target and k + 1 is not."""
    try:
        k = int(advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime=slack))
    except OutsideTheorem:
        assert total(1, epsilon, slack) > target
        return
    assert total(k, epsilon, slack) <= target
    assert total(k + 1, epsilon, slack) > target


@FEW
@given(counts, small, epsilons)
def test_the_smallest_slack_goes_round(k, epsilon, target):
    """At the returned delta_prime the total is at most the target."""
    try:
        bound = advanced_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
    except OutsideTheorem:
        # Nothing is left of the target beyond the mean.
        assert total(k, epsilon, 1 - Fraction(1, 10**40)) > target
        return
    assume(bound > "1e-1000")
    assume(bound < 1 - Fraction(1, 10**30))
    text = bound.decimal(40)
    assert total(k, epsilon, text) <= target


@FEW
@given(counts, small, slacks)
def test_the_corollary_is_within_the_theorem(k, target, slack):
    """Where it is not refused, Theorem 3.20 gives at most the target at its epsilon."""
    try:
        bound = corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
    except OutsideTheorem:
        assume(False)
    assert total(k, bound.decimal(), slack) <= target
    assert bound <= advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)


@FEW
@given(counts, epsilons, slacks)
def test_the_crossover_agrees_with_the_two_theorems(k, epsilon, slack):
    """Theorem 3.20 gives less than k epsilon iff k > k*, both decided; from ln 2 on it never does."""
    smaller = total(k, epsilon, slack) < k * epsilon
    if epsilon > Fraction("0.6931471805599453"):
        assert not smaller
        with pytest.raises(OutsideTheorem):
            advanced_composition.crossover(epsilon=epsilon, delta_prime=slack)
    else:
        assert smaller == (advanced_composition.crossover(epsilon=epsilon, delta_prime=slack) < k)


@FEW
@given(counts, epsilons, slacks, st.integers(0, 12))
def test_every_rendering_of_a_loss_is_at_least_the_loss(k, epsilon, slack, places):
    """f, e, g, str and float of an upper bound, compared with the exact real."""
    bound = total(k, epsilon, slack)
    for shown in (f"{bound:.{places}f}", f"{bound:.{places}e}", f"{bound:.{places + 1}g}", str(bound), float(bound)):
        assert bound <= shown
        assert bound.supports(shown)


@FEW
@given(counts, epsilons, slacks, st.integers(0, 12))
def test_every_rendering_of_a_permission_is_at_most_the_permission(k, target, slack, places):
    """The same for a lower bound, downward."""
    bound = advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
    for shown in (f"{bound:.{places}f}", f"{bound:.{places}e}", f"{bound:.{places + 1}g}", str(bound), float(bound)):
        assert bound >= shown
        assert bound.supports(shown)


@FEW
@given(counts, epsilons)
def test_basic_composition_goes_round_exactly(k, epsilon):
    """k times epsilon divided by k is epsilon, and k epsilon allows k and no more."""
    assert basic_composition.largest_epsilon(k=k, epsilon_prime=k * epsilon).compare(epsilon) == 0
    assert k == int(basic_composition.largest_k(epsilon=epsilon, epsilon_prime=k * epsilon))


@FEW
@given(small, small)
def test_theorem_3_22_is_supported_by_the_exact_profile(epsilon, delta):
    """The exact delta at its sigma is at most the delta asked for, within the theorem's domain."""
    sigma = gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta).decimal()
    assert gaussian_profile.delta(epsilon=epsilon, sigma=sigma) <= delta


@FEW
@given(epsilons, epsilons, factors)
def test_randomized_response_is_monotone(epsilon, target, factor):
    """delta rises with epsilon and falls with the target, and is 0 from epsilon on."""
    delta = randomized_response.delta(epsilon=epsilon, epsilon_prime=target)
    assert (delta > 0) == (target < epsilon)
    assert delta <= randomized_response.delta(epsilon=epsilon * factor, epsilon_prime=target)
    assert delta >= randomized_response.delta(epsilon=epsilon, epsilon_prime=target * factor)
