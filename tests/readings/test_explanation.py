"""An explanation encloses every step, and its last step is the answer."""

from fractions import Fraction

import pytest

from dpcert import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    randomized_response,
)
from dpcert.readings.explanation import explain

from .. import independent as arb

EXAMPLE = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
FORWARD = {
    "total": EXAMPLE,
    "from a total": advanced_composition.epsilon_prime(k=10, epsilon=0.1, delta="1e-9", delta_total="1e-6"),
    "at zero": advanced_composition.epsilon_prime(k=10, epsilon=0, delta_prime="1e-6"),
    "slack": advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1),
    "crossover": advanced_composition.crossover(epsilon="0.1", delta_prime="1e-6"),
    "basic": basic_composition.epsilon_prime(k=3, epsilon="1/7"),
    "share": basic_composition.largest_epsilon(k=3, epsilon_prime=1),
    "corollary": corollary_3_21.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"),
    "kov": kov_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    "kov from a total": kov_composition.epsilon_prime(k=10, epsilon=0.1, delta="1e-9", delta_total="1e-6"),
    "kov list": kov_composition.epsilon_prime_of(mechanisms=[("0.1", 0, 50), ("0.2",)], delta_prime="1e-6"),
    "kov delta": kov_composition.delta_total(k=10, delta="exp(-20)", delta_prime="1e-6"),
    "kov slack": kov_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1),
    "sigma": gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5"),
    "profile": gaussian_profile.delta(epsilon="1/2", sigma=9.7),
    "response": randomized_response.delta(epsilon="log(3)", epsilon_prime="log(2)"),
}


def test_the_example_of_the_book_step_by_step():
    """Formula, numbers, and the exact 32, 640000 and 800 on the way."""
    explanation = explain(EXAMPLE, 10)
    assert explanation.formula == "sqrt(2*k*ln(1/delta_prime))*epsilon + k*epsilon*(e^epsilon - 1)"
    assert explanation.numbers == "sqrt(2*10000*ln(1/exp(-32)))*(1/801) + 10000*(1/801)*(e^(1/801) - 1)"
    assert [str(step) for step in explanation.steps] == [
        "2*k = 20000 exactly",
        "1/delta_prime in [7.896296018e13, 7.896296019e13]",
        "ln(1/delta_prime) = 32 exactly",
        "2*k*ln(1/delta_prime) = 640000 exactly",
        "sqrt(2*k*ln(1/delta_prime)) = 800 exactly",
        "sqrt(2*k*ln(1/delta_prime))*epsilon in [0.9987515605, 0.9987515606]",
        "k*epsilon in [12.48439450, 12.48439451]",
        "e^epsilon - 1 in [0.001249219075, 0.001249219076]",
        "k*epsilon*(e^epsilon - 1) in [0.01559574376, 0.01559574377]",
        "sqrt(2*k*ln(1/delta_prime))*epsilon + k*epsilon*(e^epsilon - 1) in [1.014347304, 1.014347305]",
    ]


@pytest.mark.parametrize("bound", FORWARD.values(), ids=FORWARD)
@pytest.mark.parametrize("digits", [2, 17, 50])
def test_the_last_step_is_the_answer(bound, digits):
    """Its ends are those of the bound, and the digits shown are among them."""
    last = explain(bound, digits).steps[-1]
    assert bound.ends(digits) == (last.low, last.high)
    assert bound.decimal(digits) in (last.low, last.high)


@pytest.mark.parametrize("bound", FORWARD.values(), ids=FORWARD)
def test_no_step_is_shown_twice_and_each_encloses(bound):
    """Each step once, with low <= high and the two neighbours of each other."""
    steps = explain(bound, 17).steps
    assert len(steps) == len({step.words for step in steps})
    for step in steps:
        low, high = Fraction(step.low), Fraction(step.high)
        assert low <= high
        assert (low == high) == str(step).endswith(" exactly")


def test_the_steps_enclose_what_arb_finds():
    """Term by term for the example."""
    truth = {
        "1/delta_prime": lambda: arb.lift("exp(32)"),
        "e^epsilon - 1": lambda: arb.lift("1/801").expm1(),
        "k*epsilon*(e^epsilon - 1)": lambda: arb.mean(10_000, "1/801"),
        "k*epsilon": lambda: arb.lift("10000/801"),
    }
    seen = {step.words: step for step in explain(EXAMPLE, 30).steps}
    for words, real in truth.items():
        assert arb.is_nearest(seen[words].low, 30, real, up=False)
        assert arb.is_nearest(seen[words].high, 30, real, up=True)


@pytest.mark.parametrize(
    "bound",
    [
        advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6"),
        advanced_composition.largest_k(epsilon="0.1", epsilon_prime=5, delta_prime="1e-6"),
        basic_composition.largest_k(epsilon="0.1", epsilon_prime=5),
        kov_composition.largest_epsilon(k=100, epsilon_prime=1, delta_prime="1e-6"),
        kov_composition.largest_k(epsilon="0.1", epsilon_prime=5, delta_prime="1e-6"),
    ],
    ids=["epsilon", "k", "basic k", "kov epsilon", "kov k"],
)
def test_what_was_searched_for_has_no_steps(bound):
    """An inverse is accepted by proof, not computed by a formula."""
    assert explain(bound) is None
