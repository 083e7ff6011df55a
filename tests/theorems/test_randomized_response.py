"""Randomized response against Arb."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from dpcert import randomized_response

from .. import independent as arb
from . import inputs


def below(epsilon, target):
    """Whether the target lies below epsilon."""
    return arb.sign(lambda: arb.lift(target) - arb.lift(epsilon)) < 0


def cases():
    """(epsilon, epsilon_prime): structured and random."""
    values = ("0", "1e-300", "1e-30", "1/801", 0.1, "1/3", "exp(-2)", "log(7/2)", "1", "11.16636645", "50", 700)
    yield from ((epsilon, target) for epsilon in values for target in values if epsilon != target)
    rng = random.Random(2015)
    pairs = [(inputs.positive(rng, -9, 2), inputs.positive(rng, -9, 2)) for _ in range(400)]
    yield from ((epsilon, target) for epsilon, target in pairs if epsilon != target)


def test_delta_is_the_nearest_safe_value():
    """(e^epsilon - e^epsilon_prime) / (1 + e^epsilon) rounded up below epsilon, and exactly 0 beyond."""
    wrong, nothing, something = [], 0, list(cases())
    for case, digits in zip(something, inputs.digits(len(something), seed=8), strict=True):
        bound = randomized_response.delta(epsilon=case[0], epsilon_prime=case[1])
        if below(*case):
            wrong += arb.wrongly_rounded(bound, lambda c=case: arb.randomized_response(*c), digits)
        else:
            nothing += 1
            assert (bound.decimal(), float(bound), bound.rendered().tight) == ("0", 0.0, True)
    assert wrong == []
    assert 100 < nothing < len(something) - 100


def test_delta_is_zero_from_epsilon_on():
    """The mechanism is epsilon-DP: at epsilon itself nothing is left."""
    for epsilon in ("0", "1/3", 0.1, 700):
        assert str(randomized_response.delta(epsilon=epsilon, epsilon_prime=epsilon)) == "0"


@pytest.mark.parametrize("epsilon", ["exp(3)", "log(3)"])
def test_delta_at_epsilon_itself_is_safe_for_exponentials_too(epsilon):
    """Where epsilon is transcendental the exact 0 is recognised, or a bound above it is not called tight."""
    text, tight = randomized_response.delta(epsilon=epsilon, epsilon_prime=epsilon).rendered()
    assert Fraction(text) >= 0
    assert (text == "0") is tight


def test_delta_is_exact_where_the_exponentials_are_rational():
    """epsilon = log(3), epsilon_prime = 0 gives (3 - 1) / 4."""
    bound = randomized_response.delta(epsilon="log(3)", epsilon_prime=0)
    assert (bound.decimal(50), bound.ends(50), bound.rendered(50).tight) == ("0.5", ("0.5", "0.5"), True)


def test_delta_rises_in_epsilon_and_falls_in_the_target():
    """Decided by certified comparison."""
    rising = [randomized_response.delta(epsilon=epsilon, epsilon_prime=1) for epsilon in ("1", "1.1", "2", "9", "700")]
    falling = [randomized_response.delta(epsilon=3, epsilon_prime=target) for target in ("3", "2.9", "1", "1e-9", "0")]
    for deltas in (rising, falling):
        assert all(less < more for less, more in pairwise(deltas))


def test_an_epsilon_of_seven_hundred_leaves_almost_nothing_private():
    """The complement of delta has its digits too: it is about 2e-304 at epsilon = 700."""
    bound = randomized_response.delta(epsilon=700, epsilon_prime=0)
    assert arb.is_nearest(bound.decimal(340), 340, lambda: arb.randomized_response(700, 0), up=True)
    assert bound < 1


def test_a_value_just_below_one_is_shown_with_all_its_digits():
    """Rounded up it is 1.0000000000000000, the nearest safe value: it does not terminate earlier."""
    bound = randomized_response.delta(epsilon=700, epsilon_prime=0)
    assert bound.rendered() == ("1.0000000000000000", True)
    assert bound.ends(5)[0] == "0.99999"


def test_the_guarantee_is_the_pair_asked_about():
    """(epsilon_prime, value), both rounded up."""
    bound = randomized_response.delta(epsilon=2, epsilon_prime="1/3")
    assert {"epsilon": "0.33334", "delta": bound.decimal(5)} == bound.guarantee(5)
