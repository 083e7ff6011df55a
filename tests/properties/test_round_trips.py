"""An inverse and its theorem go round on the safe side: the answer is accepted, the next double is not."""

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dpcert import (
    Filter,
    OutsideTheorem,
    adaptive_filter,
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

from .draws import BY_NAME, FEW, FEWER, counts, decimals, deltas, epsilons, noises

gauss, zcdp, kov, optimal = gaussian_profile, zero_concentrated, kov_composition, optimal_composition

#: An inverse, what it solves for, its theorem, the target that its answer keeps to, and what else is given.
PAIRS = [
    (kov.largest_epsilon, "epsilon", kov.epsilon_prime, "epsilon_prime", "k delta_prime"),
    (kov.largest_epsilon, "epsilon", kov.epsilon_prime, "epsilon_prime", "k delta_total"),
    (kov.largest_k, "k", kov.epsilon_prime, "epsilon_prime", "epsilon delta_prime"),
    (kov.smallest_delta_prime, "delta_prime", kov.epsilon_prime, "epsilon_prime", "k epsilon"),
    (optimal.epsilon_prime, "epsilon_prime", optimal.delta_total, "delta_total", "k epsilon"),
    (optimal.delta_total, "delta_total", optimal.epsilon_prime, "epsilon_prime", "k epsilon"),
    (optimal.largest_epsilon, "epsilon", optimal.delta_total, "delta_total", "k epsilon_prime"),
    (optimal.largest_k, "k", optimal.delta_total, "delta_total", "epsilon epsilon_prime"),
    (optimal.largest_delta, "delta", optimal.delta_total, "delta_total", "k epsilon epsilon_prime"),
    (zcdp.epsilon_prime, "epsilon_prime", zcdp.delta, "delta", "k rho"),
    (zcdp.delta, "delta", zcdp.epsilon_prime, "epsilon_prime", "k epsilon"),
    (zcdp.largest_rho, "rho", zcdp.epsilon_prime, "epsilon_prime", "k delta"),
    (zcdp.largest_rho_bun_steinke, "rho", zcdp.epsilon_prime_bun_steinke, "epsilon_prime", "k delta"),
    (zcdp.largest_epsilon, "epsilon", zcdp.epsilon_prime, "epsilon_prime", "k delta"),
    (zcdp.smallest_sigma, "sigma", zcdp.epsilon_prime, "epsilon_prime", "k delta sensitivity"),
    (zcdp.largest_k, "k", zcdp.epsilon_prime, "epsilon_prime", "rho delta"),
    (renyi.epsilon_prime, "epsilon_prime", renyi.delta, "delta", "k epsilon"),
    (renyi.delta, "delta", renyi.epsilon_prime, "epsilon_prime", "k epsilon"),
    (renyi.largest_epsilon, "epsilon", renyi.epsilon_prime, "epsilon_prime", "k delta"),
    (renyi.largest_k, "k", renyi.epsilon_prime, "epsilon_prime", "epsilon delta"),
    (gauss.smallest_epsilon, "epsilon", gauss.delta, "delta", "sigma k"),
    (gauss.smallest_sigma, "sigma", gauss.delta, "delta", "epsilon k sensitivity"),
    (gauss.largest_mu, "mu", gauss.delta, "delta", "epsilon k"),
    (gauss.largest_k, "k", gauss.delta, "delta", "epsilon sigma"),
    (gauss.delta, "delta", gauss.smallest_epsilon, "epsilon", "sigma k"),
    (gaussian_mechanism.smallest_sigma, "sigma", gaussian_mechanism.smallest_delta, "delta", "epsilon"),
    (gaussian_mechanism.smallest_sigma, "sigma", gaussian_mechanism.smallest_epsilon, "epsilon", "delta"),
    (randomized_response.largest_epsilon, "epsilon", randomized_response.delta, "delta", "epsilon_prime"),
    (randomized_response.smallest_epsilon_prime, "epsilon_prime", randomized_response.delta, "delta", "epsilon"),
    (laplace_mechanism.smallest_scale, "scale", laplace_mechanism.delta, "delta", "epsilon sensitivity"),
    (laplace_mechanism.smallest_epsilon, "epsilon", laplace_mechanism.delta, "delta", "scale"),
    (adaptive_filter.largest_epsilon, "epsilon", adaptive_filter.epsilon_prime, "epsilon_prime", "k delta_prime"),
    (adaptive_filter.largest_k, "k", adaptive_filter.epsilon_prime, "epsilon_prime", "epsilon delta_prime"),
]


def neighbours(bound):
    """The double or integer that is given as the answer, and the next one on the other side."""
    if bound.facts.integer:
        return int(bound), int(bound) + 1
    value = float(bound)
    return value, math.nextafter(value, math.inf if bound.direction == "lower" else -math.inf)


@pytest.mark.parametrize("pair", PAIRS, ids=[f"{a.__module__[16:]}.{a.__name__}-{b.__name__}" for a, _, b, *_ in PAIRS])
@FEWER
@given(st.data())
def test_an_inverse_goes_round_on_the_safe_side(pair, data):
    """Its theorem gives at most the target at the answer, and more at the next double or integer."""
    inverse, name, forward, target, rest = pair
    asked = {other: data.draw(BY_NAME[other], other) for other in rest.split()}
    goal = data.draw(BY_NAME[target], target)
    try:
        bound = inverse(**asked, **{target: goal})
    except OutsideTheorem:
        assume(False)
    safe, beyond = neighbours(bound)
    # Answers that a double holds, and that are inputs of the theorem.
    assume(safe > 1e-300 and (safe < 1 or not name.startswith("delta")))
    assert forward(**asked, **{name: safe}) <= goal
    assert forward(**asked, **{name: bound.decimal()}) <= goal
    assert forward(**asked, **{name: beyond}) > goal


# Regrouping.

rows = st.lists(st.tuples(epsilons, decimals(-30, -9), st.integers(1, 30)), min_size=1, max_size=4)


@FEW
@given(rows, st.data(), deltas)
def test_a_list_may_be_regrouped(mechanisms, data, slack):
    """Every row cut in two, and all of them in another order: the same claim."""
    cuts = [data.draw(st.integers(0, k)) for _, _, k in mechanisms]
    halves = [
        (epsilon, delta, part)
        for (epsilon, delta, k), cut in zip(mechanisms, cuts, strict=True)
        for part in (cut, k - cut)
        if part
    ]
    other = data.draw(st.permutations(halves))
    # All combinations are worked out, so of few kinds only.
    small = len({(epsilon, delta) for epsilon, delta, _ in mechanisms}) < 3
    few = [(optimal.epsilon_prime_of, {"delta_total": "1/2"})] if small else []
    for ask, rest in (
        (basic_composition.epsilon_prime_of, {}),
        (kov.epsilon_prime_of, {"delta_prime": slack}),
        (kov.delta_total_of, {"delta_prime": slack}),
        *few,
    ):
        first, second = (ask(mechanisms=given_, **rest) for given_ in (mechanisms, other))
        assert first == second
        assert first.decimal(30) == second.decimal(30)


@FEW
@given(counts, epsilons, decimals(-30, -9), deltas)
def test_k_equal_mechanisms_are_a_list_of_one_kind(k, epsilon, delta, slack):
    """The same real, whichever way it is asked for."""
    asked, listed = {"k": k, "epsilon": epsilon, "delta": delta}, [(epsilon, delta, k)]
    basic = basic_composition.epsilon_prime_of(mechanisms=listed)
    assert basic_composition.epsilon_prime(**asked).compare(basic.inputs["k[1]"].rational * epsilon) == 0
    one = kov.epsilon_prime(**asked, delta_prime=slack)
    assert one.decimal(40) == kov.epsilon_prime_of(mechanisms=listed, delta_prime=slack).decimal(40)
    total = kov.delta_total(k=k, delta=delta, delta_prime=slack)
    assert total.decimal(40) == kov.delta_total_of(mechanisms=listed, delta_prime=slack).decimal(40)


@FEW
@given(st.integers(1, 12), st.integers(1, 200), noises, epsilons)
def test_gaussian_releases_may_be_regrouped(some, k, sigma, epsilon):
    """A list of equal sigmas, each k times, is that many times k releases; and rho adds up alike."""
    listed = gauss.delta(epsilon=epsilon, sigma=[sigma] * some, k=k)
    assert gauss.delta(epsilon=epsilon, sigma=sigma, k=some * k).decimal(30) == listed.decimal(30)
    whole, part = (zcdp.rho(k=count, sigma=sigma) for count in (some * k, k))
    assert whole.compare(some * part.inputs["k"].rational / (2 * sigma**2)) == 0


@FEW
@given(st.lists(st.tuples(decimals(-6, -2), st.integers(1, 5)), min_size=1, max_size=5), st.data())
def test_a_filter_may_be_spent_in_any_order_and_grouping(spends, data):
    """The same sums, and the same left."""
    pieces = data.draw(st.permutations([epsilon for epsilon, k in spends for _ in range(k)]))
    start = once = Filter(epsilon_prime=30, delta_prime="1e-6")
    for epsilon, k in spends:
        once = once.spend(epsilon=epsilon, k=k)
    for epsilon in pieces:
        start = start.spend(epsilon=epsilon)
    assert start == once
    assert start.largest_epsilon() == once.largest_epsilon()
