"""Which theorem never gives more than which, decided on the exact reals and with every delta counted."""

from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from dpcert import (
    adaptive_filter,
    advanced_composition,
    basic_composition,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)

from .draws import FEW, counts, decimals, deltas, epsilons, noises, own_deltas, rising


@FEW
@given(counts, epsilons, own_deltas, deltas)
def test_optimal_composition_is_within_kov_and_kov_within_theorem_3_20(k, epsilon, delta, total):
    """At one total delta, of which the mechanisms' own deltas leave each theorem its own slack."""
    asked = {"k": k, "epsilon": epsilon, "delta": delta, "delta_total": total}
    assert rising(*[of.epsilon_prime(**asked) for of in (optimal_composition, kov_composition, advanced_composition)])


@FEW
@given(counts, epsilons, decimals(-9, -4), st.integers(1, 9))
def test_the_same_where_the_mechanisms_use_up_most_of_the_total(k, epsilon, delta, parts):
    """delta_total a little above k delta."""
    total = k * delta * (1 + Fraction(1, 10**parts))
    assume(total < 1)
    asked = {"k": k, "epsilon": epsilon, "delta": delta, "delta_total": total}
    assert rising(*[of.epsilon_prime(**asked) for of in (optimal_composition, kov_composition, advanced_composition)])


@FEW
@given(counts, epsilons, decimals(-9, -4))
def test_optimal_composition_is_within_basic_composition(k, epsilon, delta):
    """At the pair of basic composition, in epsilon and in delta."""
    basic = basic_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta)
    asked = {"k": k, "epsilon": epsilon, "delta": delta}
    assert optimal_composition.epsilon_prime(**asked, delta_total=k * delta) <= basic
    assert optimal_composition.delta_total(**asked, epsilon_prime=k * epsilon) <= k * delta
    assert kov_composition.epsilon_prime(**asked, delta_total=k * delta) <= basic


@FEW
@given(st.lists(st.tuples(epsilons, own_deltas, st.integers(1, 12)), min_size=1, max_size=2), deltas)
def test_the_same_holds_for_lists_of_few_kinds(mechanisms, total):
    """And the sum of the epsilons is above them all."""
    asked = {"mechanisms": mechanisms, "delta_total": total}
    optimal, closed = (of.epsilon_prime_of(**asked) for of in (optimal_composition, kov_composition))
    assert rising(optimal, closed, basic_composition.epsilon_prime_of(mechanisms=mechanisms))


@FEW
@given(counts, epsilons, deltas)
def test_the_routes_of_pure_mechanisms_stand_in_their_order(k, epsilon, delta):
    """Optimal, Renyi of randomized response, zCDP at its best order, its closed form; and KOV within the last."""
    asked = {"k": k, "epsilon": epsilon, "delta": delta}
    closed = zero_concentrated.epsilon_prime_bun_steinke(**asked)
    optimal = optimal_composition.epsilon_prime(k=k, epsilon=epsilon, delta_total=delta)
    assert rising(optimal, renyi.epsilon_prime(**asked), zero_concentrated.epsilon_prime(**asked), closed)
    assert kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta) <= closed


@FEW
@given(counts, epsilons, epsilons)
def test_the_deltas_of_pure_mechanisms_stand_in_the_same_order(k, epsilon, target):
    """At one epsilon_prime."""
    asked = {"k": k, "epsilon": epsilon, "epsilon_prime": target}
    assert rising(optimal_composition.delta_total(**asked), renyi.delta(**asked), zero_concentrated.delta(**asked))


@FEW
@given(counts, epsilons, deltas)
def test_the_filter_stands_between_kov_and_theorem_3_20(k, epsilon, slack):
    """What adaptivity of the epsilons costs: epsilon^2/2 for epsilon tanh(epsilon/2), not epsilon (e^epsilon - 1)."""
    asked = {"k": k, "epsilon": epsilon, "delta_prime": slack}
    assert rising(*[of.epsilon_prime(**asked) for of in (kov_composition, adaptive_filter, advanced_composition)])


@FEW
@given(counts, epsilons, deltas)
def test_permissions_stand_in_the_opposite_order(k, target, delta):
    """The largest epsilon of each mechanism within one total."""
    pure = {"k": k, "epsilon_prime": target, "delta": delta}
    slack = {"k": k, "epsilon_prime": target, "delta_prime": delta}
    optimal = optimal_composition.largest_epsilon(k=k, epsilon_prime=target, delta_total=delta)
    kov, basic = kov_composition.largest_epsilon(**slack), basic_composition.largest_epsilon(k=k, epsilon_prime=target)
    assert rising(zero_concentrated.largest_epsilon(**pure), renyi.largest_epsilon(**pure), optimal)
    assert rising(advanced_composition.largest_epsilon(**slack), kov, optimal)
    assert rising(basic, kov)


@FEW
@given(counts, noises, deltas, decimals(-3, 3))
def test_the_exact_gaussian_is_within_its_conversions(k, sigma, delta, part):
    """zCDP at the best order, and Renyi DP at any order."""
    alpha = 1 + part
    one_order = renyi.epsilon_prime_of_order(alpha=alpha, tau=k * alpha / (2 * sigma**2), delta=delta)
    asked = {"k": k, "sigma": sigma, "delta": delta}
    closed = zero_concentrated.epsilon_prime_bun_steinke(**asked)
    best = zero_concentrated.epsilon_prime(**asked)
    assert rising(gaussian_profile.smallest_epsilon(**asked), best, closed)
    assert best <= one_order


@FEW
@given(counts, epsilons, deltas)
def test_the_exact_gaussian_needs_the_least_noise(k, epsilon, delta):
    """Less than by zCDP, and for epsilon < 1 less than by Theorem 3.22."""
    exact = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta, k=k)
    assert exact <= zero_concentrated.smallest_sigma(epsilon_prime=epsilon, delta=delta, k=k)
    if epsilon < 1:
        single = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta)
        assert single <= gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta)


@FEW
@given(epsilons, epsilons)
def test_randomized_response_is_the_worst_pure_mechanism(epsilon, target):
    """Laplace noise that is epsilon-DP has no more delta; and one mechanism composed is randomized response."""
    response = randomized_response.delta(epsilon=epsilon, epsilon_prime=target)
    assert laplace_mechanism.delta(epsilon=target, scale=1 / epsilon) <= response
    one = optimal_composition.delta_total(k=1, epsilon=epsilon, epsilon_prime=target)
    assert one.decimal(40) == response.decimal(40)
