"""The Laplace mechanism against Arb, from the two tails of the distribution."""

import random
from fractions import Fraction
from itertools import pairwise, product

import pytest

from dpcert import laplace_mechanism

from .. import independent as arb
from . import inputs

EPSILONS = ("0", "1e-300", "1/801", 0.1, "log(3)", "1", "50", 700)
SCALES = ("1e-3", "1/3", 0.7, "1", "exp(2)", "1e30")
DELTAS = ("0", "1e-300", "exp(-32)", 1e-5, "1/3", "log(2)", "0.999999999999999")


def pure(epsilon, scale, sensitivity):
    """The sign of epsilon - sensitivity / scale."""
    return arb.sign(lambda: arb.lift(epsilon) * arb.lift(scale) - arb.lift(sensitivity))


def test_delta_is_the_nearest_safe_value():
    """1 - e^((epsilon - sensitivity / scale) / 2) rounded up below the pure epsilon, and exactly 0 beyond."""
    wrong, nothing, cases = [], 0, [(*c, s) for c in product(EPSILONS, SCALES) for s in ("1", "1e-9", "exp(1)")]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=41), strict=True):
        bound = laplace_mechanism.delta(epsilon=case[0], scale=case[1], sensitivity=case[2])
        if case == ("1", "1", "1") or pure(*case) > 0:
            nothing += 1
            assert bound.rendered() == ("0", True)
        else:
            wrong += arb.wrongly_rounded(bound, lambda c=case: arb.laplace(*c), digits)
    assert wrong == []
    assert 10 < nothing < len(cases) - 10


def test_scale_is_the_nearest_safe_value():
    """sensitivity / (epsilon - 2 ln(1 - delta)), rounded up, and sqrt(2) times that."""
    wrong, cases = [], [case for case in product(EPSILONS, DELTAS) if case != ("0", "0")]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=42), strict=True):
        epsilon, delta = case
        scale = laplace_mechanism.smallest_scale(epsilon=epsilon, delta=delta, sensitivity="3/7")
        deviation = laplace_mechanism.smallest_standard_deviation(epsilon=epsilon, delta=delta, sensitivity="3/7")
        real = lambda c=case: arb.laplace_scale(*c, "3/7")  # noqa: E731
        if delta == "0" and epsilon != "log(3)":
            assert scale.compare(Fraction(3, 7) / Fraction(epsilon)) == 0
        else:
            wrong += arb.wrongly_rounded(scale, real, digits)
        wrong += arb.wrongly_rounded(deviation, lambda r=real: arb.lift(2).sqrt() * r(), digits)
    assert wrong == []


def test_epsilon_is_the_nearest_safe_value():
    """sensitivity / scale + 2 ln(1 - delta), rounded up, and exactly 0 where that is negative."""
    rng, wrong, zeros = random.Random(3), [], 0
    for _ in range(200):
        scale, delta = inputs.positive(rng, -3, 3), inputs.probability(rng)
        bound = laplace_mechanism.smallest_epsilon(scale=scale, delta=delta)

        def real(scale=scale, delta=delta):
            return 1 / arb.lift(scale) + 2 * (1 - arb.lift(delta)).log()

        if arb.sign(real) < 0:
            zeros += 1
            assert bound.rendered() == ("0", True)
        else:
            wrong += arb.wrongly_rounded(bound, real, rng.choice((3, 17, 30)))
    assert wrong == []
    assert 20 < zeros < 180


def test_without_delta_everything_is_exact():
    """The pure mechanism: epsilon = sensitivity / scale."""
    assert laplace_mechanism.smallest_epsilon(scale="1/3", sensitivity="1/7").compare("3/7") == 0
    assert laplace_mechanism.smallest_scale(epsilon="3/7", sensitivity="1/7").compare("1/3") == 0
    assert str(laplace_mechanism.delta(epsilon="3/7", scale="1/3", sensitivity="1/7")) == "0"
    assert laplace_mechanism.smallest_epsilon(scale=1, delta="1/2", sensitivity="log(4)").rendered() == ("0", True)


def test_each_gives_back_the_others_on_the_safe_side():
    """At a returned scale epsilon and delta are at most those asked for, and a little less scale is too little."""
    for epsilon, delta in (("1/2", "1e-5"), ("0", "1e-9"), ("3", "1/2")):
        scale = laplace_mechanism.smallest_scale(epsilon=epsilon, delta=delta).decimal(30)
        less = arb.neighbour(scale, 30, up=False)
        assert laplace_mechanism.delta(epsilon=epsilon, scale=scale) <= delta
        assert laplace_mechanism.delta(epsilon=epsilon, scale=less) > delta
        assert laplace_mechanism.smallest_epsilon(scale=scale, delta=delta) <= epsilon
        assert laplace_mechanism.smallest_epsilon(scale=less, delta=delta) > epsilon


def test_answers_are_monotone():
    """More noise, less of both; more delta, less noise."""
    deltas = [laplace_mechanism.delta(epsilon=1, scale=scale) for scale in ("1/9", "1/2", "0.500000001", "1")]
    scales = [laplace_mechanism.smallest_scale(epsilon="0.1", delta=delta) for delta in ("0", "1e-300", "1e-9", "1/2")]
    for answers in (deltas, scales):
        assert all(more > less for more, less in pairwise(answers))


@pytest.mark.parametrize(("epsilon", "scale"), [("1e-300", "1/20"), ("1000000", "1/1000020")])
def test_extremes(epsilon, scale):
    """No overflow, and the digits are there: 1 - e^-10, or a trifle less."""
    assert Fraction(laplace_mechanism.smallest_scale(epsilon=epsilon).decimal(20)) == 1 / Fraction(epsilon)
    assert laplace_mechanism.delta(epsilon=epsilon, scale=scale).decimal(12) == "0.999954600071"


def test_the_guarantees_are_pairs():
    """What was looked for is rounded up beside what was given."""
    assert laplace_mechanism.smallest_scale(epsilon="1/3", delta="1e-5").guarantee(5) == {
        "epsilon": "0.33334",
        "delta": "0.00001",
    }
    epsilon = laplace_mechanism.smallest_epsilon(scale=3)
    assert epsilon.guarantee(5) == {"epsilon": "0.33334", "delta": "0"}
