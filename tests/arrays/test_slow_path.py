"""The kernel's path, which one element in a hundred thousand takes, taken on purpose."""

import math
from dataclasses import replace

import numpy as np
import pytest

from dpcert.arrays import advanced_composition, corollary_3_21, formulas, gaussian_mechanism, guesses, zero_concentrated
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
    nowhere = dict.fromkeys(question.careful.ranges, NOWHERE)
    alone = replace(question, careful=question.careful._replace(ranges=nowhere))
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
    program = real.program(**formulas.rounded_up(real, pair, MARGINS[margin]))
    wide = replace(question, careful=question.careful._replace(program=program))
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


def started_off(part, question):
    """The question with starts that are this part of them away from where they were."""
    rng = np.random.default_rng(22)

    def guess(*arguments):
        *_, out = arguments
        guesses.double_precision(*arguments)
        out *= 1 + part * rng.choice([-1, 1], out.size) * rng.uniform(0.6, 1, out.size)

    return guessing(guess, question)


def guessing(guess, question):
    """The question with another guess."""
    return replace(question, careful=question.careful._replace(program=formulas.largest_epsilon(guess)), quick=None)


def test_the_inverse_does_not_depend_on_its_start(undecided):
    """As far off as a Newton step is relied on: the same float64s, none of them left to the kernel for it."""
    question = QUESTIONS["advanced_composition_largest_epsilon"]
    rng = np.random.default_rng(23)
    size = 40_000
    k, epsilon, delta = FAMILIES["first_rows"](rng, size)
    k[::2], epsilon[::2], delta[::2] = (column[::2] for column in FAMILIES["typical"](rng, size))
    target = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta)
    given = {"k": k, "epsilon_prime": target * rng.uniform(0.9, 1.1, size), "delta_prime": delta}
    values = question("raise", **given)
    assert started_off(0.99 * formulas.LONGEST_STEP, question)("raise", **given).tolist() == values.tolist()
    assert undecided[-1] < 10


def test_an_inverse_is_proved_beside_what_the_program_says():
    """There, or one float64 below; from anywhere else nothing is said, and no false answer is."""
    question = QUESTIONS["advanced_composition_largest_epsilon"]
    given = {name: values[:60] for name, values in arguments(question).items()}
    values = question("raise", **given).tolist()
    for i, value in enumerate(values):
        numbers = {name: column[i].item() for name, column in given.items()}
        after, before = math.nextafter(value, math.inf), math.nextafter(value, 0)
        assert question.beside(value, **numbers) == question.beside(after, **numbers) == value
        for elsewhere in (
            before,
            math.nextafter(after, math.inf),
            value / 2,
            2 * value,
            1e300,
            0.0,
            -1.0,
            math.nan,
            math.inf,
        ):
            assert question.beside(elsewhere, **numbers) is None


def test_a_bad_start_is_left_to_the_kernel(undecided):
    """Further off than that, or no number at all."""
    question = QUESTIONS["advanced_composition_largest_epsilon"]
    given = {name: values[:40] for name, values in arguments(question).items()}
    values = question("raise", **given).tolist()
    assert started_off(4 * formulas.LONGEST_STEP, question)("raise", **given).tolist() == values
    assert undecided[-1] == 40
    for bad in (np.nan, np.inf, -np.inf, 0.0, -1.0, 5e-324, 8.0):
        lost = guessing(lambda *arguments, bad=bad: arguments[-1].fill(bad), question)
        assert lost("raise", **given).tolist() == values
        assert undecided[-1] == 40


def test_a_condition_at_its_threshold_is_decided_by_the_kernel(undecided):
    """Corollary 3.21's at k = 1: from one float64 next to the threshold to a millionth away."""
    from dpcert import OutsideTheorem
    from dpcert import corollary_3_21 as scalar

    def holds(delta):
        try:
            scalar.largest_epsilon(k=1, epsilon_prime=0.9, delta_prime=delta)
        except OutsideTheorem:
            return False
        return True

    low, high = 0.3, 0.9
    while np.nextafter(low, 1) < high:
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    offsets = np.concatenate([[0, 1, 2, 3], 2.0 ** np.arange(2, 34)])
    delta = np.concatenate([low - offsets * 2.0**-54, high + offsets * 2.0**-54])
    values = corollary_3_21.largest_epsilon(k=1, epsilon_prime=0.9, delta_prime=delta, errors="nan")
    assert np.isnan(values).tolist() == [not holds(x) for x in delta.tolist()]
    # Within a part of 2^-40 of the threshold, and not much further.
    assert 10 < undecided[-1] < 40
