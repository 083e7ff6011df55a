"""Every answer moves the right way in every parameter, decided on the exact reals."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dpcert import (
    OutsideTheorem,
    adaptive_filter,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)
from dpcert.theorems import STATEMENTS

from .draws import BY_NAME, FEWER, at_most, counts, decimals

#: By public function: the parameters it rises in, those it falls in, and what else it is given.
SHAPES = {
    basic_composition.epsilon_prime: ("k epsilon", "", {}),
    basic_composition.delta_total: ("delta", "", {"k": 3}),
    basic_composition.largest_epsilon: ("epsilon_prime", "k", {}),
    basic_composition.largest_k: ("epsilon_prime", "epsilon", {}),
    advanced_composition.epsilon_prime: ("k epsilon", "delta_prime", {}),
    advanced_composition.delta_total: ("delta_prime", "", {"k": 3, "delta": "1e-9"}),
    advanced_composition.largest_epsilon: ("epsilon_prime delta_total", "k", {"delta": "1e-50"}),
    advanced_composition.largest_k: ("epsilon_prime delta_prime", "epsilon", {}),
    advanced_composition.smallest_delta_prime: ("k epsilon", "epsilon_prime", {}),
    advanced_composition.crossover: ("epsilon", "delta_prime", {}),
    corollary_3_21.largest_epsilon: ("epsilon_prime delta_prime", "k", {}),
    gaussian_mechanism.smallest_sigma: ("sensitivity", "epsilon delta", {}),
    gaussian_mechanism.smallest_epsilon: ("sensitivity", "sigma delta", {}),
    gaussian_mechanism.smallest_delta: ("sensitivity", "sigma epsilon", {}),
    gaussian_profile.delta: ("sensitivity k", "epsilon sigma", {}),
    gaussian_profile.smallest_epsilon: ("mu k", "delta", {}),
    gaussian_profile.smallest_sigma: ("sensitivity k", "epsilon delta", {}),
    gaussian_profile.largest_mu: ("epsilon delta", "k", {}),
    gaussian_profile.largest_k: ("epsilon delta sigma", "sensitivity", {}),
    gaussian_profile.total_mu: ("sensitivity k", "sigma", {}),
    randomized_response.delta: ("epsilon", "epsilon_prime", {}),
    randomized_response.smallest_epsilon_prime: ("epsilon", "delta", {}),
    randomized_response.largest_epsilon: ("epsilon_prime delta", "", {}),
    kov_composition.epsilon_prime: ("k epsilon", "delta_prime", {}),
    kov_composition.delta_total: ("k delta_prime", "", {"delta": "1e-9"}),
    kov_composition.largest_epsilon: ("epsilon_prime delta_prime", "k", {}),
    kov_composition.largest_k: ("epsilon_prime delta_total", "epsilon", {"delta": "1e-50"}),
    kov_composition.smallest_delta_prime: ("k epsilon", "epsilon_prime", {}),
    optimal_composition.epsilon_prime: ("k epsilon", "delta_total", {"delta": "1e-50"}),
    optimal_composition.delta_total: ("k epsilon", "epsilon_prime", {"delta": "1e-20"}),
    optimal_composition.largest_epsilon: ("epsilon_prime delta_total", "k", {}),
    optimal_composition.largest_k: ("epsilon_prime delta_total", "epsilon", {"delta": "1e-6"}),
    optimal_composition.largest_delta: ("epsilon_prime delta_total", "k epsilon", {}),
    zero_concentrated.epsilon_prime: ("k rho", "delta", {}),
    zero_concentrated.epsilon_prime_bun_steinke: ("k epsilon", "delta", {}),
    zero_concentrated.delta: ("k sensitivity", "sigma epsilon_prime", {}),
    zero_concentrated.rho: ("k epsilon", "", {}),
    zero_concentrated.largest_rho: ("epsilon_prime delta", "k", {}),
    zero_concentrated.largest_rho_bun_steinke: ("epsilon_prime delta", "k", {}),
    zero_concentrated.largest_epsilon: ("epsilon_prime delta", "k", {}),
    zero_concentrated.smallest_sigma: ("k sensitivity", "epsilon_prime delta", {}),
    zero_concentrated.largest_k: ("epsilon_prime delta", "rho", {}),
    renyi.epsilon_prime: ("k epsilon", "delta", {}),
    renyi.epsilon_prime_of_order: ("tau", "delta", {"alpha": "7/2"}),
    renyi.divergence: ("alpha k epsilon", "", {}),
    renyi.delta: ("k epsilon", "epsilon_prime", {}),
    renyi.largest_epsilon: ("epsilon_prime delta", "k", {}),
    renyi.largest_k: ("epsilon_prime delta", "epsilon", {}),
    laplace_mechanism.delta: ("sensitivity", "epsilon scale", {}),
    laplace_mechanism.smallest_epsilon: ("sensitivity", "scale delta", {}),
    laplace_mechanism.smallest_scale: ("sensitivity", "epsilon delta", {}),
    laplace_mechanism.smallest_standard_deviation: ("sensitivity", "epsilon delta", {}),
    adaptive_filter.epsilon_prime: ("k epsilon", "delta_prime", {}),
    adaptive_filter.largest_epsilon: ("epsilon_prime", "k squares_spent", {"delta_prime": "1e-6"}),
    adaptive_filter.largest_k: ("epsilon_prime delta_prime", "epsilon", {}),
}


MOVES = [
    (ask, name, up)
    for ask, (*ways, _) in SHAPES.items()
    for up, names in zip((True, False), ways, strict=True)
    for name in names.split()
]
#: What is moved is a fraction, so that a little more of it can be had.
START = BY_NAME | {name: decimals(-30, 0) for name in ("delta", "delta_prime", "delta_total")}
LARGER = st.builds(lambda n, place: 1 + n * place, st.integers(1, 99), decimals(-20, 0))


@pytest.mark.parametrize(
    ("ask", "name", "up"), MOVES, ids=[f"{a.__module__[16:]}.{a.__name__}-{n}" for a, n, _ in MOVES]
)
@FEWER
@given(st.data())
def test_an_answer_moves_the_right_way(ask, name, up, data):
    """A little more of one parameter, the others as they were: the answer is no smaller, or no larger."""
    *ways, fixed = SHAPES[ask]
    given_ = fixed | {other: data.draw(BY_NAME[other], other) for other in " ".join(ways).split() if other != name}
    here = data.draw(START[name], name)
    there = here + data.draw(counts) if name == "k" else here * data.draw(LARGER)
    try:
        first, second = (ask(**given_ | {name: value}) for value in (here, there))
    except OutsideTheorem:
        assume(False)
    assert at_most(first, second) if up else at_most(second, first)


def test_every_public_quantity_has_a_shape():
    """Whatever a theorem offers, but for what only adds up or subtracts."""
    asked = {quantity.ask for statement in STATEMENTS for quantity in statement.quantities}
    plain = {adaptive_filter.delta_total, adaptive_filter.largest_delta}
    assert set(SHAPES) == asked - plain
