"""Negative controls: what is wrong on purpose is noticed."""

import numpy as np
import pytest

from dpcert.arrays import advanced_composition, coefficients, formulas, run, steps
from dpcert.arrays.record import Recorder

from . import truth
from .families import FAMILIES

SIZE = 4000


def faults(program, family="typical", ranges=formulas.ADVANCED_RANGES):
    """How many elements of a family a program answers wrongly without saying that it does not know."""
    k, epsilon, delta_prime = FAMILIES[family](np.random.default_rng(31), SIZE)
    question = advanced_composition._EPSILON_PRIME
    arguments = [
        advanced_composition_argument(name, value, question)
        for name, value in (("k", k), ("epsilon", epsilon), ("delta_prime", delta_prime))
    ]
    values = np.empty(SIZE)
    undecided = run.fill(run.Stage(program, ranges), arguments, values)
    wrong = truth.wrong_values(truth.epsilon_prime, (k, epsilon, delta_prime), values, up=True)
    return len(set(wrong) - set(undecided.tolist()))


def advanced_composition_argument(name, value, question):
    """An argument as the driver has it."""
    from dpcert.arrays import inputs

    return inputs.read(name, value, question.kinds[name])


def without(monkeypatch, name, change):
    """The program with one step replaced."""
    original = getattr(steps, name)
    monkeypatch.setattr(steps, name, lambda *arguments: change(original, *arguments))
    return formulas.epsilon_prime()


def test_the_program_as_it_is_has_no_fault():
    """The harness does not cry wolf."""
    assert faults(formulas.epsilon_prime()) == 0


@pytest.mark.parametrize("family", ["typical", "first_rows", "delta_around_one"])
def test_high_parts_alone_are_wrong_half_the_time(family):
    """Without the low part of the product with epsilon."""
    real = Recorder()
    high = steps.normalised(real, formulas.epsilon_prime_pair(real)).high
    # Not 0: a low part of 0 is a doubt.
    program = real.program(**formulas.rounded_up(real, steps.Pair(high, high * 2.0**-60)))
    assert faults(program, family) > SIZE / 3


def test_the_other_direction_is_noticed(monkeypatch):
    """Rounded down where it should be up: all are wrong but those left to the kernel."""
    monkeypatch.setattr(formulas, "rounded_up", formulas.rounded_down)
    assert faults(formulas.epsilon_prime()) > 0.99 * SIZE


DROPPED = {
    "the rest of a square": ("logarithm_sum", "typical"),
    "the low part of a row": ("expm1_sum", "typical"),
    "the last product's tail": ("times", "typical"),
    "the rest of the root": ("sqrt", "typical"),
    "what a sum loses": ("plus", "balanced"),
}


@pytest.mark.parametrize("dropped", DROPPED)
def test_a_dropped_term_is_noticed(monkeypatch, dropped):
    """Each step's low part, one at a time."""
    step, family = DROPPED[dropped]

    def high_only(original, real, *arguments):
        pair = original(real, *arguments)
        # Not 0: a low part of 0 is a doubt, and the kernel would answer.
        return steps.Pair(pair.high, real.constant(2.0**-60) * pair.high)

    assert faults(without(monkeypatch, step, high_only), family) > 0


def test_an_error_bound_below_the_error_is_noticed(monkeypatch):
    """A polynomial two terms short leaves an error of 2^-50, which a margin of 2^-70 does not cover."""
    monkeypatch.setattr(steps, "EXPONENTIAL_TAIL", coefficients.EXPONENTIAL_TAIL[:2])
    assert faults(formulas.epsilon_prime()) > 0


def test_a_coefficient_in_its_last_place_is_within_the_bound(monkeypatch):
    """The harness judges results, so what the margin covers is no fault; the proof's identities do see it."""
    first, *others = coefficients.LOGARITHM_TAIL
    monkeypatch.setattr(steps, "LOGARITHM_TAIL", (float(np.nextafter(first, 1)), *others))
    assert faults(formulas.epsilon_prime()) == 0


def test_the_recorder_keeps_programs_apart():
    """A program is data: recording another one changes nothing in it."""
    first = formulas.epsilon_prime()
    Recorder().input("k")
    assert formulas.epsilon_prime().operations == first.operations
