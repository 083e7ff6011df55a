"""The kernel's path, which one element in a hundred thousand takes, taken on purpose."""

from dataclasses import replace

import numpy as np
import pytest

from dpcert.arrays import advanced_composition, corollary_3_21, formulas, gaussian_mechanism, zero_concentrated
from dpcert.arrays.question import Question

from .families import FAMILIES, log_uniform

SIZE = 250
NOWHERE = (2.0, 1.0)


def questions():
    """Every question of the modules whose programs have a margin."""
    for module in (advanced_composition, corollary_3_21, gaussian_mechanism, zero_concentrated):
        for name, value in vars(module).items():
            if isinstance(value, Question):
                yield f"{module.__name__.rpartition('.')[2]}{name.lower()}", value


QUESTIONS = dict(questions())


def arguments(question):
    """Typical inputs by parameter name."""
    rng = np.random.default_rng(21)
    k, epsilon, delta = FAMILIES["typical"](rng, SIZE)
    values = {
        "k": k,
        "epsilon": epsilon / 2,
        "delta_prime": delta,
        "delta": delta,
        "epsilon_prime": log_uniform(rng, -2, 1, SIZE),
        "sensitivity": log_uniform(rng, -3, 3, SIZE),
        "sigma": log_uniform(rng, 4, 5, SIZE),
        "rho": log_uniform(rng, -5, 2, SIZE),
    }
    return {name: values[name] for name in question.kinds}


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_kernel_alone_gives_the_same_elements(name, undecided):
    """With ranges that hold nothing, the program answers nothing."""
    question = QUESTIONS[name]
    values = question("raise", **arguments(question))
    assert sum(undecided) < 3
    alone = replace(question, ranges=dict.fromkeys(question.ranges, NOWHERE))
    assert alone("raise", **arguments(question)).tolist() == values.tolist()
    assert undecided[1] == SIZE


MARGINS = {"wide": 2.0**-56, "wider": 2.0**-54.5}


@pytest.mark.parametrize("margin", MARGINS)
def test_a_wider_margin_asks_the_kernel_more_often_and_changes_nothing(margin, undecided):
    """The share grows with the margin, as the theory of uniform low parts says."""
    question = QUESTIONS["advanced_composition_epsilon_prime"]
    values = question("raise", **arguments(question))
    real = formulas.Recorder()
    pair = formulas.epsilon_prime_pair(real)
    wide = replace(question, program=real.program(**formulas.rounded_up(real, pair, MARGINS[margin])))
    assert wide("raise", **arguments(question)).tolist() == values.tolist()
    # |low| <= margin high, where low is uniform in half a unit: between 2 and 4 times margin 2**53 of them.
    expected = MARGINS[margin] * 2**53 * SIZE
    assert expected / 2 < undecided[-1] < 3 * expected


def test_ties_are_exact():
    """Products and quotients that are float64s are kept as they are, in both directions."""
    from dpcert.arrays import basic_composition

    k = np.arange(1, 2000)
    assert basic_composition.epsilon_prime(k=k, epsilon=0.375).tolist() == (k * 0.375).tolist()
    assert basic_composition.largest_epsilon(k=k, epsilon_prime=k * 0.375).tolist() == [0.375] * k.size
