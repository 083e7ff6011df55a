"""Basic composition: exact rational arithmetic, shown rounded in the safe direction."""

import random
from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, basic_composition

from .. import independent as arb
from . import inputs


def cases():
    """Rational (k, epsilon, digits): structured and random."""
    rng = random.Random(316)
    for k in (1, 7, 365, 10**15 + 7, 10**30):
        for epsilon in ("1e-300", "1e-7", "1/801", 0.1, "0.01", "1/3", "1", 700, Fraction(22, 7)):
            for digits in (1, 6, 17, 40):
                yield k, Fraction(epsilon), digits
    for _ in range(300):
        yield (
            rng.randrange(1, 10 ** rng.randint(1, 30)),
            Fraction(rng.randrange(10**9), rng.randrange(1, 10**9)),
            rng.randint(1, 50),
        )


CASES = list(cases())


def test_the_total_epsilon_of_rationals_is_their_product_rounded_up():
    """k epsilon, digit for digit."""
    for k, epsilon, digits in CASES:
        assert arb.spelled(k * epsilon, digits, up=True) == basic_composition.epsilon_prime(
            k=k, epsilon=epsilon
        ).decimal(digits)


def test_the_total_delta_of_rationals_is_their_product_rounded_up():
    """k delta, digit for digit, wherever it is below 1."""
    count = 0
    for k, epsilon, digits in CASES:
        delta = epsilon / 10**33
        if k * delta < 1:
            count += 1
            assert arb.spelled(k * delta, digits, up=True) == basic_composition.delta_total(k=k, delta=delta).decimal(
                digits
            )
    assert count > 400


def test_the_largest_epsilon_of_rationals_is_their_quotient_rounded_down():
    """epsilon_prime / k, digit for digit."""
    for k, target, digits in CASES:
        bound = basic_composition.largest_epsilon(k=k, epsilon_prime=target)
        assert arb.spelled(target / k, digits, up=False) == bound.decimal(digits)


def test_the_largest_k_of_rationals_is_the_floor_of_their_quotient():
    """floor(epsilon_prime / epsilon), also where it divides exactly."""
    targets = ("1e-3", "1", "355/113", "1e9")
    for epsilon in (Fraction(1, 10), Fraction(1, 801), Fraction(1, 10**58), Fraction(0.1), Fraction(1, 1000)):
        for target in map(Fraction, targets):
            if epsilon <= target:
                bound = basic_composition.largest_k(epsilon=epsilon, epsilon_prime=target)
                assert target // epsilon == int(bound)
                assert bound.rendered().tight


def test_exponentials_and_logarithms_are_the_nearest_safe_values():
    """For exp(q) and log(q) the products and quotients are decided by Arb."""
    wrong = []
    for text in ("exp(1/3)", "exp(-20)", "log(3)", "log(1000001/1000000)", "exp(300)"):
        for k in (1, 3, 10**20):
            total = basic_composition.epsilon_prime(k=k, epsilon=text)
            share = basic_composition.largest_epsilon(k=k, epsilon_prime=text)
            for digits in (1, 17, 40):
                wrong += arb.wrongly_rounded(total, lambda t=text, k=k: k * arb.lift(t), digits)
                wrong += arb.wrongly_rounded(share, lambda t=text, k=k: arb.lift(t) / k, digits)
    assert wrong == []


def test_the_largest_k_of_exponentials_is_decided():
    """k e^-1 <= e < (k + 1) e^-1 holds for k = 7: e^2 is 7.389."""
    assert int(basic_composition.largest_k(epsilon="exp(-1)", epsilon_prime="exp(1)")) == 7


@pytest.mark.parametrize(
    ("epsilon", "target", "largest"),
    [("log(2)", "log(1024)", 10), ("exp(-1)", "exp(-1)", 1), ("exp(-1/2)", "exp(-1/2)", 1)],
)
def test_the_largest_k_at_an_exact_tie_is_safe(epsilon, target, largest):
    """Where k epsilon equals the target, k is returned, or k - 1 without the claim to be the largest."""
    try:
        bound = basic_composition.largest_k(epsilon=epsilon, epsilon_prime=target)
    except OutsideTheorem as refusal:
        pytest.fail(f"k = 1 is within the target, and is refused: {refusal}")
    text, tight = bound.rendered()
    assert (text, tight) in {(str(largest), True), (str(largest - 1), False)}


def test_the_largest_k_stops_where_delta_does():
    """k delta < 1 is strict: ten times 1/10 says nothing, nine times does."""
    assert int(basic_composition.largest_k(epsilon="1e-9", epsilon_prime=1, delta="1/10")) == 9
    assert int(basic_composition.largest_k(epsilon="1e-9", epsilon_prime=1, delta="0.099")) == 10
    assert int(basic_composition.largest_k(epsilon=0, epsilon_prime=0, delta="exp(-1)")) == 2


def test_the_guarantees_are_pairs():
    """The delta of every pair is k delta, at the k asked or found."""
    total = basic_composition.epsilon_prime(k=3, epsilon="0.1", delta="1/7")
    assert total.guarantee(5) == {"epsilon": "0.3", "delta": "0.42858"}
    share = basic_composition.largest_epsilon(k=3, epsilon_prime=1, delta="1/7")
    assert share.guarantee(5) == {"epsilon": "1", "delta": "0.42858"}
    count = basic_composition.largest_k(epsilon="0.1", epsilon_prime=1, delta="1/1000")
    assert count.guarantee() == {"epsilon": "1", "delta": "0.01"}


def test_no_k_works_where_one_mechanism_is_too_much():
    """Where epsilon exceeds the target there is no answer, and the message says so."""
    with pytest.raises(OutsideTheorem, match=r"Basic composition supports no k >= 1 .*take a smaller epsilon"):
        basic_composition.largest_k(epsilon=2, epsilon_prime=1)


def test_every_k_works_at_epsilon_zero_and_delta_zero():
    """Mechanisms that cost nothing can be repeated for ever."""
    with pytest.raises(OutsideTheorem, match=r"no limit on k at epsilon = 0 and delta = 0"):
        basic_composition.largest_k(epsilon=0, epsilon_prime=1)


def test_zero_stays_zero():
    """epsilon = 0 and targets of 0 are inside the theorem and exact."""
    assert str(basic_composition.epsilon_prime(k=10**30, epsilon=0)) == "0"
    assert str(basic_composition.largest_epsilon(k=10**30, epsilon_prime=0)) == "0"
    assert str(basic_composition.delta_total(k=10**30, delta=0)) == "0"


def test_counts_reach_beyond_any_float():
    """k = 10^100000 is an integer like any other."""
    assert str(basic_composition.epsilon_prime(k="1e100000", epsilon="0.1")) == "1e99999"
    assert str(basic_composition.largest_epsilon(k="1e100000", epsilon_prime="0.1")) == "1e-100001"


def test_random_inputs_of_every_kind_are_the_nearest_safe_value():
    """Floats, fractions, exp and log: Arb decides each rendering."""
    wrong = []
    rng = random.Random(17)
    for _ in range(200):
        k, epsilon, digits = rng.randrange(1, 10**12), inputs.positive(rng, -50, 3), rng.choice((17, 23))
        bound = basic_composition.epsilon_prime(k=k, epsilon=epsilon)
        if bound.inputs["epsilon"].rational is None:
            wrong += arb.wrongly_rounded(bound, lambda k=k, e=epsilon: k * arb.lift(e), digits)
        else:
            value = k * Fraction(epsilon) if not isinstance(epsilon, str) else k * bound.inputs["epsilon"].argument
            assert arb.spelled(value, digits, up=True) == bound.decimal(digits)
    assert wrong == []
