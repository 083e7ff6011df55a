"""Renyi DP of randomized response against Arb, whose curve is the logarithm of two exponentials."""

import pickle
import random

import pytest

from dpcert import InvalidInput, OutsideTheorem, randomized_response, renyi, zero_concentrated

from .. import independent as arb
from .. import orders
from . import inputs

CASES = [
    (365, "96/10000", "1e-6"),
    (1, "1e-300", "1e-400"),
    (10**7, "1e-300", "1e-300"),
    (2**60, "1e-9", "1e-300"),
    (10**30, "1e-15", 1e-6),
    (1, 1e6, "1e-300"),
    (10, 5, "1e-6"),
    (3, "log(2)", "0.999"),
    (1, "exp(2)", "exp(-1e-25)"),
    (40, "1/3", "0.999999999999999"),
    (1, 700, 5e-324),
    (7, 0.1, "1/3"),
]


def test_the_total_epsilon_is_the_nearest_safe_value():
    """Some order gives the rendering, none the next smaller one; 0 where some order gives 0."""
    rng, wrong = random.Random(1702), []
    randoms = [
        (rng.randrange(1, 10 ** rng.randint(1, 20)), inputs.positive(rng, -12, 2), inputs.probability(rng))
        for _ in range(25)
    ]
    cases = [*CASES, *randoms]
    for (k, epsilon, delta), digits in zip(cases, inputs.digits(len(cases), seed=21), strict=True):
        bound = renyi.epsilon_prime(k=k, epsilon=epsilon, delta=delta)
        text, curve = bound.decimal(digits), orders.response(epsilon, k)

        def works(total, case=(curve, delta)):
            return orders.converts(case[0], total, case[1])

        right = (
            works(0)
            if text == "0"
            else orders.is_nearest(text, digits, works, up=True)
            and orders.is_nearest_float(float(bound), works, up=True)
        )
        wrong += [] if right else [bound]
    assert wrong == []


def test_delta_is_the_nearest_safe_value():
    """Some order gives the delta, none the next smaller one."""
    wrong = []
    for k, epsilon, target in (
        (365, "96/10000", "0.82"),
        (10**20, "1e-10", "exp(1)"),
        (1, 1, "0.9999999999999999"),
        (10**7, "1e-300", 0),
        (2, "log(9)", "1e-300"),
        (1, 700, 699),
        (10**6, 0.001, 3),
    ):
        bound = renyi.delta(k=k, epsilon=epsilon, epsilon_prime=target)

        def works(delta, case=(k, epsilon, target)):
            return orders.converts(orders.response(case[1], case[0]), case[2], delta)

        wrong += [bound for d in (2, 17, 50) if not orders.is_nearest(bound.decimal(d), d, works, up=True)]
    assert wrong == []


@pytest.mark.parametrize("digits", [1, 17, 60])
@pytest.mark.parametrize(
    ("k", "target", "delta"),
    [
        (365, 1, "1e-6"),
        (1, "1e6", "1e-6"),
        (2**60, "1", "1e-300"),
        (1, 0, "1e-6"),
        (1, "1e-300", "0.999999999999999"),
        (10**30, "log(3)", 1e-10),
        (12, "exp(4)", "exp(-50)"),
    ],
)
def test_the_largest_epsilon_works_and_the_next_one_does_not(k, target, delta, digits):
    """Some order supports it, none supports one unit more."""
    text = renyi.largest_epsilon(k=k, epsilon_prime=target, delta=delta).decimal(digits)
    assert orders.is_nearest(text, digits, lambda e: orders.converts(orders.response(e, k), target, delta), up=False)


@pytest.mark.parametrize(
    ("epsilon", "target", "delta"),
    [
        ("96/10000", 1, "1e-6"),
        ("1e-30", 1, "1e-6"),
        (2, "1e6", "1e-6"),
        ("log(2)", "50", "0.999"),
        (0.001, 0, "1e-2"),
        ("1e-9", "1e-300", "1e-5"),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(epsilon, target, delta):
    """Arb accepts k and refuses k + 1."""
    k = int(renyi.largest_k(epsilon=epsilon, epsilon_prime=target, delta=delta))
    assert orders.converts(orders.response(epsilon, k), target, delta)
    assert not orders.converts(orders.response(epsilon, k + 1), target, delta)


# Divergences.


def test_the_divergence_is_the_nearest_safe_value():
    """ln of the two terms over alpha - 1, from order 1 + 1e-30 to 1e30, small and large epsilon."""
    wrong = []
    for alpha in ("1.000000000000000000000000000001", 1.5, 2, "exp(3)", "1e30"):
        for epsilon in ("1e-300", "1e-9", 0.1, "log(3)", "1", 50, "1000"):

            def value(case=(alpha, epsilon)):
                t = arb.lift(case[0]) - 1
                return 7 * orders.response(case[1])(t)[0] / t

            bound = renyi.divergence(k=7, alpha=alpha, epsilon=epsilon)
            wrong += arb.wrongly_rounded(bound, value, 20)
    assert wrong == []


def test_both_formulas_of_the_divergence_hold_on_both_sides():
    """The one by growth and the one by decay overlap wherever t epsilon is."""
    for alpha, epsilon in (("1.5", "1e-3"), (2, 1), ("3", "0.5"), (9, 9)):
        bound = renyi.divergence(alpha=alpha, epsilon=epsilon)
        other = renyi._FAR if bound.evaluator == renyi._NEAR else renyi._NEAR
        assert (bound.enclosure(200) - other(bound.inputs, 200)).sign() is None


def test_the_divergence_of_gaussian_noise_is_exact():
    """k alpha (sensitivity / sigma)^2 / 2."""
    assert renyi.divergence(k=3, alpha="5/2", sigma=3, sensitivity=2).compare("5/3") == 0


def test_the_divergence_of_nothing_is_nothing():
    """epsilon = 0 has no divergence, and no cost."""
    assert renyi.divergence(alpha=2, epsilon=0).compare(0) == 0
    assert renyi.epsilon_prime(epsilon=0, delta="1e-300").compare(0) == 0
    assert renyi.delta(epsilon=0, epsilon_prime=0).compare(0) == 0


def test_the_epsilon_of_one_order_is_the_nearest_safe_value():
    """tau + ln(1 - 1/alpha) - ln(alpha delta)/(alpha - 1), or 0."""
    wrong = []
    for alpha in ("1.0000000001", "3/2", 2.0, 16, "1e12"):
        for tau in ("0", 1e-300, "1/2", "exp(4)"):
            for delta in ("1e-400", "1e-5", "0.9", "0.999999999999999"):

                def value(case=(alpha, tau, delta)):
                    a, t, d = (arb.lift(x) for x in case)
                    return t + ((a - 1) / a).log() - (a * d).log() / (a - 1)

                bound = renyi.epsilon_prime_of_order(alpha=alpha, tau=tau, delta=delta)
                if arb.sign(value) > 0:
                    wrong += arb.wrongly_rounded(bound, value, 17)
                else:
                    wrong += [] if bound.decimal() == "0" else [bound]
    assert wrong == []


# Edges.


@pytest.mark.parametrize(
    ("ask", "given", "message"),
    [
        (renyi.epsilon_prime, {"epsilon": 1, "delta": 0}, r"Renyi DP needs 0 < delta < 1, got delta = 0; at 0 only"),
        (renyi.epsilon_prime, {"epsilon": -1, "delta": "0.1"}, r"needs epsilon >= 0, got epsilon = -1"),
        (renyi.epsilon_prime, {"epsilon": 1, "delta": 1}, r"needs 0 < delta < 1, got delta = 1"),
        (renyi.epsilon_prime, {"epsilon": 1, "delta": "0.1", "k": 0}, r"needs k >= 1, got k = 0"),
        (renyi.delta, {"epsilon": 1, "epsilon_prime": -1}, r"needs epsilon_prime >= 0, got epsilon_prime = -1"),
        (renyi.divergence, {"epsilon": 1, "alpha": "0.5"}, r"needs alpha > 1, got alpha = 0.5; order 1 converts to no"),
        (renyi.divergence, {"sigma": 0, "alpha": 2}, r"needs sigma > 0, got sigma = 0"),
        (renyi.epsilon_prime_of_order, {"alpha": 2, "tau": -1, "delta": "0.1"}, r"needs tau >= 0, got tau = -1"),
        (renyi.largest_k, {"epsilon": 0, "epsilon_prime": 1, "delta": "0.1"}, r"no limit on k where one mechanism"),
        (renyi.largest_k, {"epsilon": 9, "epsilon_prime": 1, "delta": "0.1"}, r"supports no k >= 1 here"),
    ],
)
def test_outside_the_hypotheses_it_refuses(ask, given, message):
    """The message names hypothesis and value."""
    with pytest.raises(OutsideTheorem, match=message):
        ask(**given)


def test_a_divergence_is_of_one_kind_of_mechanism():
    """epsilon or sigma, and a sensitivity with sigma only."""
    for given, message in (
        ({}, "give exactly one of epsilon and sigma, got none"),
        ({"epsilon": 1, "sigma": 1}, "got epsilon and sigma"),
        ({"epsilon": 1, "sensitivity": 2}, "sensitivity goes with sigma, not with epsilon"),
    ):
        with pytest.raises(InvalidInput, match=message):
            renyi.divergence(alpha=2, **given)


def test_no_delta_is_needed_from_k_epsilon_on():
    """Basic composition: at epsilon_prime = k epsilon the delta is 0, just below it is not."""
    assert renyi.delta(k=3, epsilon="1/3", epsilon_prime=1).compare(0) == 0
    assert renyi.delta(k=3, epsilon="1/3", epsilon_prime="0.999999999999") > 0


def test_the_answers_can_be_pickled():
    """Evaluators are data."""
    for bound in (
        renyi.largest_epsilon(k=9, epsilon_prime=1, delta="1e-6"),
        renyi.largest_k(epsilon="0.1", epsilon_prime=1, delta="1e-6"),
        renyi.delta(k=9, epsilon="0.1", epsilon_prime="0.5"),
        renyi.delta(k=9, epsilon="0.1", epsilon_prime=5),
    ):
        assert pickle.loads(pickle.dumps(bound)).decimal(30) == bound.decimal(30)  # noqa: S301


# What holds between answers.

PURE = [(365, "96/10000", "1e-6"), (1, "1e-3", "1e-5"), (10, 1, "1e-10"), (5, "7/2", "1e-3"), (10**9, "1e-5", "1e-6")]


@pytest.mark.parametrize(("k", "epsilon", "delta"), PURE)
def test_randomized_response_costs_less_than_its_rho_and_that_less_than_the_closed_form(k, epsilon, delta):
    """Renyi DP <= zCDP by the best order <= Bun and Steinke, and at most k epsilon; decided."""
    given = {"k": k, "epsilon": epsilon, "delta": delta}
    exact, rho = renyi.epsilon_prime(**given), zero_concentrated.epsilon_prime(**given)
    assert exact <= rho < zero_concentrated.epsilon_prime_bun_steinke(**given)
    assert exact < arb.Fraction(k) * arb.Fraction(epsilon)
    assert renyi.largest_epsilon(k=k, epsilon_prime=1, delta=delta) > zero_concentrated.largest_epsilon(
        k=k, epsilon_prime=1, delta=delta
    )


@pytest.mark.parametrize(("k", "epsilon", "delta"), PURE)
def test_inverses_and_forward_answers_agree_on_the_safe_side(k, epsilon, delta):
    """What is allowed stays within the target, and the count that fits is the count."""
    total = renyi.epsilon_prime(k=k, epsilon=epsilon, delta=delta).decimal(40)
    assert int(renyi.largest_k(epsilon=epsilon, epsilon_prime=total, delta=delta)) == k
    assert renyi.largest_epsilon(k=k, epsilon_prime=total, delta=delta) >= epsilon
    assert renyi.delta(k=k, epsilon=epsilon, epsilon_prime=total) <= delta


def test_one_randomized_response_converted_is_never_better_than_it_is():
    """The exact delta of one randomized response is at most what its divergences say."""
    for epsilon, target in (("1", "1/2"), ("log(3)", 0), (5, "4.9")):
        assert randomized_response.delta(epsilon=epsilon, epsilon_prime=target) <= renyi.delta(
            epsilon=epsilon, epsilon_prime=target
        )


def test_the_total_grows_with_epsilon_and_k_and_falls_with_delta():
    """Strictly, decided by certified comparison; divergences grow with the order."""
    ask = renyi.epsilon_prime
    middle = ask(k=100, epsilon="0.1", delta="1e-6")
    assert ask(k=99, epsilon="0.1", delta="1e-6") < middle < ask(k=101, epsilon="0.1", delta="1e-6")
    assert ask(k=100, epsilon="0.0999999999", delta="1e-6") < middle < ask(k=100, epsilon="0.1", delta="9.99999e-7")
    assert renyi.divergence(alpha=2, epsilon=1) < renyi.divergence(alpha="2.000000001", epsilon=1)


def test_the_epsilon_of_one_order_is_never_better_than_the_best():
    """With the divergence of randomized response at that order."""
    best = renyi.epsilon_prime(k=365, epsilon="96/10000", delta="1e-6")
    for alpha in ("1.5", 20, "26.42581", 27, 500):
        tau = renyi.divergence(k=365, epsilon="96/10000", alpha=alpha).decimal(30)
        assert renyi.epsilon_prime_of_order(alpha=alpha, tau=tau, delta="1e-6") > best
