"""Corollary 3.21 against Arb; its condition is certified each time and refused where it fails."""

import random
from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, advanced_composition, corollary_3_21

from .. import independent as arb
from . import inputs

TARGETS = ("1e-300", "0.01", 0.5, "log(2)", "0.999", 1, "exp(1)", 40)


def cases():
    """(k, epsilon_prime, delta_prime): structured and random."""
    yield from ((k, target, slack) for k in (1, 2, 365, "1e30") for target in TARGETS for slack in inputs.SLACKS)
    rng = random.Random(321)
    for _ in range(300):
        yield rng.randrange(1, 10 ** rng.randint(1, 20)), inputs.positive(rng, -6, 2), inputs.probability(rng)


CASES = list(cases())


def test_the_answer_is_the_nearest_safe_value_and_is_refused_exactly_where_the_derivation_fails():
    """Arb decides the condition of every case, and every digit of the accepted ones."""
    wrong, accepted = [], 0
    for case, digits in zip(CASES, inputs.digits(len(CASES), seed=3), strict=True):
        k, target, slack = case
        if arb.sign(lambda c=case: arb.corollary_excess(*c)) > 0:
            with pytest.raises(OutsideTheorem, match=r"solve Theorem 3.20 for epsilon instead"):
                corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
            continue
        accepted += 1
        bound = corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
        if bound.enclosure(80).exact is None:
            wrong += arb.wrongly_rounded(bound, lambda c=case: arb.corollary(*c), digits)
    assert wrong == []
    assert 400 < accepted < len(CASES) - 20


def test_theorem_3_20_gives_at_most_the_target_at_the_answer():
    """What is accepted is supported by Theorem 3.20, decided by the kernel itself."""
    for k, target, slack in CASES[::7]:
        try:
            epsilon = corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack).decimal(25)
        except OutsideTheorem:
            continue
        assert advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack) <= target


def test_the_answer_is_below_the_largest_epsilon_of_the_theorem():
    """The corollary is a closed form for less than the theorem allows."""
    for k, slack in ((1, "1e-6"), (365, "1e-6"), (10_000, "exp(-32)")):
        closed = corollary_3_21.largest_epsilon(k=k, epsilon_prime=1, delta_prime=slack)
        assert closed < advanced_composition.largest_epsilon(k=k, epsilon_prime=1, delta_prime=slack)


def test_an_exact_root_gives_an_exact_answer():
    """1 / (2 * 800) is 0.000625, with nothing to round."""
    bound = corollary_3_21.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    assert (bound.decimal(50), bound.ends(50), bound.rendered(50).tight) == ("0.000625", ("0.000625", "0.000625"), True)


@pytest.mark.parametrize(
    ("target", "noted"), [("0.999999999999999999999", False), (1, True), ("exp(0)", True), (5, True)]
)
def test_a_target_from_one_on_carries_a_note(target, noted):
    """The book states epsilon_prime < 1; beyond it the note names Theorem 3.20."""
    notes = corollary_3_21.largest_epsilon(k=365, epsilon_prime=target, delta_prime="1e-60").facts.notes
    expected = ("the book states epsilon_prime < 1; here the claim follows from Theorem 3.20 directly",)
    assert (expected if noted else ()) == notes


def test_the_condition_is_sharp_at_one_mechanism():
    """k = 1, epsilon_prime = 1: accepted at 0.70948995, refused at 0.70948996."""
    corollary_3_21.largest_epsilon(k=1, epsilon_prime=1, delta_prime="0.70948995")
    with pytest.raises(OutsideTheorem, match=r"got k = 1, epsilon_prime = 1, delta_prime = 0\.70948996"):
        corollary_3_21.largest_epsilon(k=1, epsilon_prime=1, delta_prime="0.70948996")


def test_the_condition_tends_to_the_limit_for_many_mechanisms():
    """For k to infinity the slack may reach e^(-epsilon_prime / 4), and never does for a finite k."""
    corollary_3_21.largest_epsilon(k="1e30", epsilon_prime=1, delta_prime="exp(-0.25000000000001)")
    with pytest.raises(OutsideTheorem):
        corollary_3_21.largest_epsilon(k="1e30", epsilon_prime=1, delta_prime="exp(-1/4)")


def test_a_slack_up_to_e_to_the_minus_a_half_is_always_enough():
    """For every k and every target up to 1, delta_prime <= e^(-1/2) satisfies the condition."""
    for k in (1, 2, 3, 10, 10**6, 10**30):
        for target in ("1e-9", "1/2", "0.999", 1):
            corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime="exp(-1/2)")


def test_one_mechanism_is_the_worst_case():
    """What k = 1 accepts every k accepts."""
    for slack in ("0.6", "0.65", "0.7", "0.709", "exp(-2/5)"):
        for target in ("0.1", "0.5", "0.9", 1):
            if arb.sign(lambda s=slack, t=target: arb.corollary_excess(1, t, s)) <= 0:
                for k in (2, 7, 1000, 10**20):
                    corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)


def test_the_guarantee_is_the_pair_of_theorem_3_20():
    """(epsilon_prime, k delta + delta_prime), both rounded up."""
    bound = corollary_3_21.largest_epsilon(k=7, epsilon_prime="log(2)", delta="1e-3", delta_prime="1/3")
    total = 7 * Fraction(1, 1000) + Fraction(1, 3)
    assert {"epsilon": "0.69314718055994531", "delta": arb.spelled(total, 17, up=True)} == bound.guarantee()
