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


INVERSE = [
    (epsilon, delta)
    for epsilon in ("0", "1e-300", "1e-30", "1/801", 0.1, "log(7/2)", "exp(-2)", "1", "50", 700, "1000000", "1e30")
    for delta in ("1e-300", "exp(-32)", 1e-5, "1/3", "log(2)", "0.999999999999999")
]


def test_the_smallest_epsilon_prime_is_the_nearest_safe_value():
    """ln(e^epsilon - delta (1 + e^epsilon)) rounded up, and exactly 0 where it is not positive."""
    wrong, zeros = [], 0
    for case, digits in zip(INVERSE, inputs.digits(len(INVERSE), seed=51), strict=True):
        epsilon, delta = case
        bound = randomized_response.smallest_epsilon_prime(epsilon=epsilon, delta=delta)
        # tanh(epsilon / 2) - delta has the sign of epsilon_prime.
        if epsilon == "0" or arb.sign(lambda c=case: (arb.lift(c[0]) / 2).tanh() - arb.lift(c[1])) < 0:
            zeros += 1
            assert bound.rendered() == ("0", True)
        elif epsilon != "1e30":
            wrong += arb.wrongly_rounded(bound, lambda c=case: arb.response_epsilon_prime(*c), digits)
        else:
            assert bound <= epsilon
    assert wrong == []
    assert 10 < zeros < len(INVERSE) - 10


def test_the_largest_epsilon_is_the_nearest_safe_value():
    """ln((e^epsilon_prime + delta) / (1 - delta)), rounded down."""
    wrong, cases = [], [case for case in INVERSE if case[0] != "1e30"]
    for case, digits in zip(cases, inputs.digits(len(cases), seed=52), strict=True):
        bound = randomized_response.largest_epsilon(epsilon_prime=case[0], delta=case[1])
        wrong += arb.wrongly_rounded(bound, lambda c=case: arb.response_epsilon(*c), digits)
    assert wrong == []


def test_the_book_s_coin_is_log_three():
    """Truthful with probability 3/4: ln 3 at delta = 0, no epsilon_prime from 1/2 on, ln 2 at 1/4, all exactly."""
    ask = randomized_response.smallest_epsilon_prime
    exactly = {"0": "log(3)", "1/4": "log(2)", "1/2": 0, "3/4": 0}
    assert [ask(epsilon="log(3)", delta=delta).compare(value) for delta, value in exactly.items()] == [0, 0, 0, 0]
    for delta, target in (("1/2", 0), ("1/4", "log(2)"), (0, "log(3)")):
        assert randomized_response.largest_epsilon(epsilon_prime=target, delta=delta).compare("log(3)") == 0


def test_at_delta_zero_nothing_is_gained():
    """epsilon_prime = epsilon, exactly, both ways."""
    for epsilon in (0, "1/3", 0.1, "log(3)", 700):
        assert randomized_response.smallest_epsilon_prime(epsilon=epsilon, delta=0).compare(epsilon) == 0
        assert randomized_response.largest_epsilon(epsilon_prime=epsilon, delta=0).compare(epsilon) == 0


def test_turning_round_twice_gives_back_what_was_given():
    """delta at the returned numbers is at most the one asked for, and beyond them more."""
    for epsilon, delta in (("1", "1e-9"), ("log(7)", "1/3"), ("50", "0.9")):
        target = randomized_response.smallest_epsilon_prime(epsilon=epsilon, delta=delta).decimal(30)
        less = arb.neighbour(target, 30, up=False)
        assert randomized_response.delta(epsilon=epsilon, epsilon_prime=target) <= delta
        assert randomized_response.delta(epsilon=epsilon, epsilon_prime=less) > delta
        each = randomized_response.largest_epsilon(epsilon_prime=epsilon, delta=delta).decimal(30)
        more = arb.neighbour(each, 30, up=True)
        assert randomized_response.delta(epsilon=each, epsilon_prime=epsilon) <= delta
        assert randomized_response.delta(epsilon=more, epsilon_prime=epsilon) > delta
