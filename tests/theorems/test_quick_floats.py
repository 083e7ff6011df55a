"""A float64 that balls decide is the one that enclosures give; what they do not decide is left."""

from __future__ import annotations

import math
from random import Random

import pytest

from dpcert import advanced_composition as advanced
from dpcert import basic_composition as basic
from dpcert import corollary_3_21 as corollary
from dpcert.errors import DpcertError
from dpcert.reals import rounding
from dpcert.theorems import STATEMENTS
from dpcert.vectors.cases import cases

RANDOM = 60


def answered(quantity, inputs):
    """The Bound, if there is one that has a quick reading."""
    try:
        bound = quantity.ask(**inputs)
    except DpcertError:
        return None
    return bound if getattr(bound.evaluator, "quick", False) else None


def decided(bound):
    """Whether balls decide the float64 on the safe side; each of them is the enclosures', on both sides."""
    found = []
    for up in (bound.direction == "upper", bound.direction != "upper"):
        slow, tight = rounding.nearest_float(bound.enclosure, up=up, size=bound.size)
        quick = rounding.quick_float(lambda bits: bound.evaluator.ball(bound.inputs, bits), up=up)
        if quick is not None:
            assert tight
            assert slow.hex() == quick.hex(), (bound, up)
        found.append((slow, tight, quick))
    (value, tight, quick), _ = found
    assert bound.binary64() == (value, tight)
    return quick is not None


def ordinary(parameter, random):
    """An input of the parameter's kind as somebody may write it."""
    digits = random.randrange(1, 10 ** random.randrange(1, 5))
    if parameter.kind == "integer":
        return digits
    return f"{digits}e-{random.randrange(6, 16) if parameter.kind == 'probability' else random.randrange(2, 6)}"


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.stem)
def test_the_quick_reading_changes_no_float(statement):
    """Every input of the vectors, with all their ties and limits; and ordinary ones, nearly all of which it decides."""
    for case in cases(statement.stem):
        if bound := answered(statement.quantity(case.quantity), dict(case.inputs)):
            decided(bound)
    random, parameters = Random(11), {parameter.name: parameter for parameter in statement.parameters}
    verdicts = []
    for quantity in statement.quantities:
        for _ in range(RANDOM):
            names = {*quantity.needs, *(name for name in quantity.options if random.random() < 1 / 2)}
            inputs = {name: ordinary(parameters[name], random) for name in sorted(names)}
            if bound := answered(quantity, inputs):
                verdicts.append(decided(bound))
    assert sum(verdicts) >= 0.8 * len(verdicts)


@pytest.mark.parametrize(
    "bound",
    [
        lambda: advanced.epsilon_prime(k=10**400, epsilon="1e-300", delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=10**400, epsilon="1e-200", delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=3, epsilon="1e-99999", delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=3, epsilon="1e-320", delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=3, epsilon="1e-323", delta_prime="0.3"),
        lambda: advanced.epsilon_prime(k=1, epsilon=709, delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=1, epsilon=710, delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=1, epsilon="1e99999", delta_prime="1e-9"),
        lambda: advanced.epsilon_prime(k=1, epsilon="0.1", delta_prime="1e-99999"),
        lambda: advanced.epsilon_prime(k=1, epsilon="0.1", delta_prime="0." + "9" * 60),
        lambda: advanced.epsilon_prime(k=1, epsilon=0, delta_prime="0.5"),
        lambda: advanced.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
        lambda: advanced.smallest_delta_prime(k=1, epsilon="0.01", epsilon_prime="0.385"),
        lambda: advanced.smallest_delta_prime(k=1, epsilon="0.01", epsilon_prime="0.4"),
        lambda: advanced.smallest_delta_prime(k=1, epsilon="0.01", epsilon_prime="1e6"),
        lambda: advanced.delta_total(k=1, delta="1e-99999", delta_prime="1e-3"),
        lambda: basic.epsilon_prime(k=10**400, epsilon="1e-400"),
        lambda: basic.epsilon_prime(k=10, epsilon="0.1"),
        lambda: basic.epsilon_prime(k=3, epsilon="0.1"),
        lambda: basic.epsilon_prime(k=10, epsilon="0x1.fffffffffffffp1023"),
        lambda: basic.epsilon_prime(k=1, epsilon="0x1.fffffffffffff8p1023"),
        lambda: basic.epsilon_prime(k=1, epsilon="0x1.fffffffffffff00000000000001p0"),
        lambda: basic.epsilon_prime(k=1, epsilon="1e-325"),
        lambda: corollary.largest_epsilon(k=10**400, epsilon_prime="0.5", delta_prime="1e-9"),
    ],
)
def test_hostile_inputs_have_the_same_float(bound):
    """Huge and tiny inputs, overflow, subnormal answers, ties."""
    decided(bound())


def test_ties_are_left_to_enclosures():
    """A double that is the exact answer lies inside of every ball; and so it is shown as it is."""
    tie = basic.epsilon_prime(k=10, epsilon="0.1")
    assert not decided(tie)
    assert tie.binary64() == (1.0, True)
    assert decided(basic.epsilon_prime(k=2, epsilon="0.25"))


def test_beyond_the_doubles_the_limits_are_the_same():
    """Infinity for a loss, the least double for a tiny one."""
    assert basic.epsilon_prime(k=10, epsilon="0x1.fffffffffffffp1023").binary64() == (math.inf, True)
    assert basic.epsilon_prime(k=1, epsilon="1e-325").binary64() == (5e-324, True)
