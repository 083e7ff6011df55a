"""Every element is the float64 that the scalar function gives."""

import sys

import numpy as np
import pytest

from dpcert import (
    advanced_composition,
    arrays,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    zero_concentrated,
)
from dpcert.arrays.question import Question

SIZE = 60


def draw(seed):
    """Arguments as people have them."""
    rng = np.random.default_rng(seed)
    return {
        "k": np.floor(10 ** rng.uniform(0, 6, SIZE)).astype(np.int64),
        "epsilon": 10 ** rng.uniform(-6, -0.01, SIZE),
        "epsilon_prime": 10 ** rng.uniform(-2, 1, SIZE),
        "delta_prime": 10 ** rng.uniform(-12, -2, SIZE),
        "delta": 10 ** rng.uniform(-17, -8, SIZE),
        "sensitivity": 10 ** rng.uniform(-3, 3, SIZE),
        "sigma": 10 ** rng.uniform(5, 6, SIZE),
        "rho": 10 ** rng.uniform(-5, 2, SIZE),
    }


CASES = {
    "Theorem 3.20": (arrays.advanced_composition.epsilon_prime, advanced_composition.epsilon_prime),
    "Theorem 3.20, inverse": (arrays.advanced_composition.largest_epsilon, advanced_composition.largest_epsilon),
    "basic": (arrays.basic_composition.epsilon_prime, basic_composition.epsilon_prime),
    "basic, delta": (arrays.basic_composition.delta_total, basic_composition.delta_total),
    "basic, inverse": (arrays.basic_composition.largest_epsilon, basic_composition.largest_epsilon),
    "Corollary 3.21": (arrays.corollary_3_21.largest_epsilon, corollary_3_21.largest_epsilon),
    "Theorem 3.22": (arrays.gaussian_mechanism.smallest_sigma, gaussian_mechanism.smallest_sigma),
    "Bun and Steinke": (
        arrays.zero_concentrated.epsilon_prime_bun_steinke,
        zero_concentrated.epsilon_prime_bun_steinke,
    ),
    "Theorem 3.22, epsilon": (arrays.gaussian_mechanism.smallest_epsilon, gaussian_mechanism.smallest_epsilon),
}
NAMES = {
    "Theorem 3.20": ("k", "epsilon", "delta_prime"),
    "Theorem 3.20, inverse": ("k", "epsilon_prime", "delta_prime"),
    "basic": ("k", "epsilon"),
    "basic, delta": ("k", "delta"),
    "basic, inverse": ("k", "epsilon_prime"),
    "Corollary 3.21": ("k", "epsilon_prime", "delta_prime"),
    "Theorem 3.22": ("epsilon", "delta", "sensitivity"),
    "Bun and Steinke": ("rho", "delta"),
    "Theorem 3.22, epsilon": ("sigma", "delta", "sensitivity"),
}


@pytest.mark.parametrize("name", CASES)
def test_an_array_holds_what_the_scalar_function_gives(name):
    """At inputs as people have them."""
    elementwise, scalar = CASES[name]
    values = {argument: draw(7)[argument] for argument in NAMES[name]}
    expected = [float(scalar(**{argument: values[argument][i].item() for argument in values})) for i in range(SIZE)]
    assert elementwise(**values).tolist() == expected


@pytest.mark.parametrize("name", CASES)
def test_the_range_of_a_program_lies_within_the_theorem(name):
    """Both ends of each range are of the parameter's kind, so that nothing invalid is answered by the program."""
    module = sys.modules[CASES[name][0].__module__]
    questions = [value for value in vars(module).values() if isinstance(value, Question)]
    assert questions
    for question in questions:
        for stage in filter(None, (question.careful, question.quick)):
            for argument, kind in question.kinds.items():
                ends = np.array(stage.ranges[argument])
                if not any(output.startswith("violation") for output in stage.program.outputs):
                    assert kind.test(ends).all(), argument
                assert kind.test(ends[:1]).all(), argument
