"""The quick programs alone, where they answer, and what they leave to the careful ones."""

from dataclasses import replace

import numpy as np
import pytest

from dpcert.arrays import (
    advanced_composition,
    coefficients,
    formulas,
    inputs,
    question,
    quick_formulas,
    quick_steps,
    run,
    steps,
)

from . import truth
from .families import FAMILIES, log_uniform, moved, moved_in
from .readings import largest_error, recorded

SIZE = 20_000
EPSILON_PRIME, LARGEST_EPSILON = advanced_composition._EPSILON_PRIME, advanced_composition._LARGEST_EPSILON


def long_counts(rng, size):
    """Just below the largest."""
    return quick_formulas.LARGEST_COUNT - np.floor(log_uniform(rng, 0, 7, size))


def points_and_borders(rng, size):
    """Delta at the points of the quick table and at the borders between them, epsilon next to powers of two."""
    halves = 2 << quick_steps.LOGARITHM_INDEX_BITS
    binade = rng.integers(0, int(np.log2(quick_steps.ARGUMENTS_END / quick_steps.LEAST_ARGUMENT)), size)
    delta_prime = quick_steps.LEAST_ARGUMENT * 2.0**binade * (1 + rng.integers(0, halves, size) / halves)
    epsilon = np.minimum(moved(rng, 2.0 ** -rng.integers(0, 14, size), 3), 1.0)
    return long_counts(rng, size), epsilon, np.maximum(moved(rng, delta_prime, 2), quick_steps.LEAST_ARGUMENT)


def largest_delta(rng, size):
    """Where -2 ln delta is least, and the second term counts for little."""
    delta_prime = quick_steps.ARGUMENTS_END - 2.0**-59 * np.floor(log_uniform(rng, 0, 13, size))
    return np.floor(log_uniform(rng, 0, 1, size)), log_uniform(rng, -30, -3, size), delta_prime


def first_row(rng, size):
    """Epsilon in the first and second rows, where expm1 is all of its low part, and the second term rules."""
    epsilon = quick_steps.EXPONENTIAL_STEP * rng.uniform(0.3, 1.7, size)
    return long_counts(rng, size), epsilon, rng.uniform(0.7, 1, size) * quick_steps.ARGUMENTS_END


def between_rows(rng, size):
    """Epsilon half way between the rows."""
    rows = np.floor(log_uniform(rng, 0, 3.9, size)) + 0.5
    return long_counts(rng, size), moved(rng, rows * quick_steps.EXPONENTIAL_STEP, 2), log_uniform(rng, -20, -2, size)


ATTACKS = {family: moved_in(family) for family in FAMILIES} | {
    attack.__name__: attack for attack in (points_and_borders, largest_delta, first_row, between_rows)
}


def arguments(asked, columns):
    """Arguments as the driver has them."""
    named = zip(asked.kinds, columns, strict=True)
    return [inputs.read(name, column, asked.kinds[name]) for name, column in named]


def quick_alone(columns, program=None):
    """The values of the quick program, and whether it knows them."""
    stage = EPSILON_PRIME.quick if program is None else EPSILON_PRIME.quick._replace(program=program)
    values, known = np.empty(columns[0].size), np.ones(columns[0].size, bool)
    known[run.fill(stage, arguments(EPSILON_PRIME, columns), values)] = False
    return values, known


def faults(columns, program=None):
    """How many elements it answers wrongly without saying that it does not know."""
    values, known = quick_alone(columns, program)
    kept = tuple(column[known] for column in columns)
    return len(truth.wrong_values(truth.epsilon_prime, kept, values[known], up=True))


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_the_quick_program_answers_is_right(attack):
    """By Arb, on both sides; and it answers nearly everything."""
    columns = ATTACKS[attack](np.random.default_rng(61), SIZE)
    assert faults(columns) == 0
    _, known = quick_alone(columns)
    assert known.mean() > 0.97


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_quick_pairs_are_as_close_as_proved(attack):
    """And in no family more than 2^7 times closer than we say."""
    columns = ATTACKS[attack](np.random.default_rng(62), 2500)
    program = recorded(quick_formulas.epsilon_prime_pair)
    error = largest_error(program, truth.epsilon_prime, dict(zip(EPSILON_PRIME.kinds, columns, strict=True)))
    assert quick_formulas.ERROR / 2**7 < error < quick_formulas.ERROR


def test_the_other_direction_is_noticed(monkeypatch):
    """Rounded down where it should be up: all that is answered is wrong."""
    monkeypatch.setattr(formulas, "rounded_up", formulas.rounded_down)
    columns = ATTACKS["typical"](np.random.default_rng(73), 2000)
    assert faults(columns, quick_formulas.epsilon_prime()) > 0.97 * 2000


DROPPED = {
    "the logarithm's low part": (quick_steps, "logarithm_sum", "typical"),
    "the low part of a row": (quick_steps, "expm1_sum", "balanced"),
    "a count's low product": (quick_steps, "times", "typical"),
    "the rest of the root": (steps, "sqrt", "typical"),
    "what a sum leaves": (quick_steps, "plus", "typical"),
    "the last product's tail": (quick_steps, "scaled", "typical"),
}


@pytest.mark.parametrize("dropped", DROPPED)
def test_a_dropped_term_is_noticed(dropped, monkeypatch):
    """Each step's low part, one at a time."""
    module, name, attack = DROPPED[dropped]
    original = getattr(module, name)

    def high_only(*arguments):
        high = original(*arguments).high
        # Not 0: a low part of 0 is a doubt.
        return steps.Pair(high, high * 2.0**-56)

    monkeypatch.setattr(module, name, high_only)
    columns = ATTACKS[attack](np.random.default_rng(63), 4000)
    assert faults(columns, quick_formulas.epsilon_prime()) > 0


@pytest.mark.parametrize(
    ("name", "attack"), [("QUICK_LOGARITHM", "largest_delta"), ("QUICK_EXPONENTIAL_TAIL", "first_row")]
)
def test_a_polynomial_a_term_short_is_noticed(name, attack, monkeypatch):
    """What it leaves out is not covered by the margin."""
    monkeypatch.setattr(quick_steps, name, getattr(coefficients, name)[:-1])
    columns = ATTACKS[attack](np.random.default_rng(64), 4000)
    assert faults(columns, quick_formulas.epsilon_prime()) > 0


def mixed(rng, size):
    """Inside and outside of the quick ranges, beyond the careful ones, and what is invalid."""
    kinds = [family(rng, size) for family in FAMILIES.values()]
    which = rng.integers(0, len(kinds), size)
    k, epsilon, delta_prime = (np.choose(which, columns) for columns in zip(*kinds, strict=True))
    for column, odd in ((k, [0.5, 0.0, np.nan, 2.0**61]), (epsilon, [-1.0, np.inf, 0.0]), (delta_prime, [1.0, 5e-324])):
        places = rng.choice(size, 12, replace=False)
        column[places] = rng.choice(odd, 12)
    return k, epsilon, delta_prime


@pytest.mark.parametrize("asked", [EPSILON_PRIME, LARGEST_EPSILON], ids=["forward", "inverse"])
def test_with_and_without_the_quick_program_the_bits_are_the_same(asked, left, monkeypatch):
    """Wherever elements fall, and broadcast ones too."""
    k, epsilon, delta_prime = mixed(np.random.default_rng(65), 2 * question.MANY)
    careful = replace(asked, quick=None)
    monkeypatch.setattr(question, "_MOST_LEFT", question._SAMPLE)
    for columns in ((k, epsilon, delta_prime), (k, 0.125, delta_prime), (100, epsilon, 1e-9), (k, epsilon, 0.9)):
        named = dict(zip(asked.kinds, columns, strict=True))
        expected = careful("nan", **named)
        left.clear()
        assert asked("nan", **named).tobytes() == expected.tobytes()
        assert len(left) == 3
        assert left[1] > left[2]


def test_few_elements_are_asked_of_the_careful_program_alone(left):
    """Where the calls of a second program would cost more than they save."""
    columns = ATTACKS["typical"](np.random.default_rng(66), question.MANY)
    advanced_composition.epsilon_prime(**dict(zip(EPSILON_PRIME.kinds, columns, strict=True)))
    # The sample, the quick program, the careful one.
    assert len(left) == 3
    fewer = [column[1:] for column in columns]
    advanced_composition.epsilon_prime(**dict(zip(EPSILON_PRIME.kinds, fewer, strict=True)))
    assert len(left) == 4


@pytest.mark.parametrize("shape", [(question.MANY,), (2, 256, 64), (32, 32, 32)])
def test_where_a_sample_is_out_of_range_the_careful_program_answers_alone(shape, left):
    """Every other element, or one row of two."""
    k, epsilon, delta_prime = (x.reshape(shape) for x in ATTACKS["typical"](np.random.default_rng(70), question.MANY))
    epsilon = np.where(np.arange(shape[-1]) % 2, epsilon, 2 + epsilon)
    advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    assert len(left) == 2
    assert 0.4 * question._SAMPLE < left[0] < 0.6 * question._SAMPLE


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_where_a_sample_of_roots_is_above_1_the_careful_program_answers_alone(share, left):
    """That no range of an argument shows."""
    k, epsilon, delta_prime = ATTACKS["typical"](np.random.default_rng(71), question.MANY)
    epsilon = np.where(np.random.default_rng(72).random(question.MANY) < share, 1.5 + epsilon, 0.5 * epsilon)
    target = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    left.clear()
    advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta_prime)
    # The sample and the careful program, or the quick one between them.
    assert len(left) == (2 if share else 3)


def targets(size):
    """Arguments of the inverse, as people have them, and in the first rows."""
    rng = np.random.default_rng(67)
    k, epsilon, delta_prime = ATTACKS["first_rows"](rng, size)
    k[::2], epsilon[::2], delta_prime[::2] = (column[::2] for column in ATTACKS["typical"](rng, size))
    target = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    return k, target * rng.uniform(0.9, 1.0, size), delta_prime


def started_off(part, columns):
    """The quick stage of the inverse with starts that are this part of the root away from it."""
    rng = np.random.default_rng(68)
    roots = advanced_composition.largest_epsilon(**dict(zip(LARGEST_EPSILON.kinds, columns, strict=True)))

    def guess(*arguments):
        *_, out = arguments
        out[: roots.size], out[roots.size :] = roots, roots[0]
        out *= 1 + part * rng.choice([-1, 1], out.size) * rng.uniform(0.8, 1, out.size)

    return guessing(guess)


def guessing(guess):
    """The quick stage of the inverse with another guess."""
    return LARGEST_EPSILON.quick._replace(program=quick_formulas.largest_epsilon(guess))


def test_the_inverse_does_not_depend_on_its_start():
    """As far off as the step is relied on: right by Arb, and hardly anything left for it."""
    columns = targets(SIZE)
    values = np.empty(SIZE)
    stage = started_off(0.99 * quick_formulas.LONGEST_STEP, columns)
    places = run.fill(stage, arguments(LARGEST_EPSILON, columns), values)
    assert places.size < 0.03 * SIZE
    known = np.ones(SIZE, bool)
    known[places] = False
    k, target, delta_prime = (column[known] for column in columns)
    assert truth.wrong_roots(k, target, delta_prime, values[known]) == []


def test_a_bad_start_is_left_to_the_careful_program():
    """Further off than that, or no number at all."""
    columns = targets(1000)
    values = np.empty(1000)
    stage = started_off(4 * quick_formulas.LONGEST_STEP, columns)
    assert run.fill(stage, arguments(LARGEST_EPSILON, columns), values).size == 1000
    for bad in (np.nan, np.inf, -np.inf, 0.0, -1.0, 5e-324, 2.0):
        stage = guessing(lambda *arguments, bad=bad: arguments[-1].fill(bad))
        assert run.fill(stage, arguments(LARGEST_EPSILON, columns), values).size == 1000


def test_the_guess_in_single_precision_is_good_enough():
    """For all but a few of a hundred roots below 1; and none is claimed above."""
    columns = targets(SIZE)
    places = run.fill(LARGEST_EPSILON.quick, arguments(LARGEST_EPSILON, columns), np.empty(SIZE))
    assert places.size < 0.04 * SIZE
    k, _, delta_prime = columns
    far = (k, 10 * advanced_composition.epsilon_prime(k=k, epsilon=1.0, delta_prime=delta_prime), delta_prime)
    assert run.fill(LARGEST_EPSILON.quick, arguments(LARGEST_EPSILON, far), np.empty(SIZE)).size == SIZE


def test_scratch_longer_than_a_chunk_changes_nothing():
    """Arrays of odd lengths, one after the other, on scratch that others have used."""
    columns = ATTACKS["typical"](np.random.default_rng(69), 3000)
    values, known = quick_alone(columns)
    for size in (1, 2, 17, 33, 255, 1023, 1025, 2047, 2999):
        some, same = quick_alone(tuple(column[:size] for column in columns))
        assert some[same].tobytes() == values[:size][known[:size]].tobytes()
        assert same.tolist() == known[:size].tolist()
    assert formulas.ERROR < quick_formulas.ERROR
