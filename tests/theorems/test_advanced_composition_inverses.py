"""Theorem 3.20 turned round: each answer works and the next one does not, decided by Arb."""

from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, advanced_composition

from .. import independent as arb
from . import inputs

# The largest epsilon.

TARGETS = ("1e-300", "1e-12", "1/100", 1, "1", "log(3)", "3/2", "exp(1)", "100", 1500)
INVERSES = [(k, target, slack) for k in (1, "1e30") for target in TARGETS for slack in inputs.SLACKS]


def test_the_largest_epsilon_works_and_the_next_one_does_not():
    """Arb: the formula is at most the target at the returned decimal, and above it one unit further."""
    wrong = []
    for (k, target, slack), digits in zip(INVERSES, inputs.digits(len(INVERSES), seed=2), strict=True):
        text = advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack).decimal(digits)
        above = arb.neighbour(text, digits, up=True)

        def excess(epsilon, case=(k, target, slack)):
            return lambda: arb.epsilon_prime(case[0], epsilon, case[2]) - arb.lift(case[1])

        if arb.sign(excess(text)) > 0 or arb.sign(excess(above)) <= 0:
            wrong.append((k, target, slack, digits, text))
    assert wrong == []


def test_the_largest_epsilon_of_a_fixed_total_works_and_the_next_one_does_not():
    """The same where the slack is what the total leaves."""
    for k, target, delta, total in (
        (365, 1, "1e-9", "1e-6"),
        (10, "1/2", "0.01", "0.5"),
        (2, 50, "exp(-9)", "exp(-8)"),
    ):
        bound = advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta=delta, delta_total=total)
        for digits in (3, 17, 60):
            text = bound.decimal(digits)
            above = arb.neighbour(text, digits, up=True)
            assert [excess_of_total(k, value, delta, total, target) for value in (text, above)] == [-1, 1]


def excess_of_total(k, epsilon, delta, total, target):
    """The sign of the total epsilon less the target, where the total delta is fixed."""
    return arb.sign(lambda: arb.epsilon_prime_of_total(k, epsilon, delta, total) - arb.lift(target))


def test_the_largest_epsilon_as_a_float_works():
    """float() rounds down, and the next float does not work."""
    value = float(advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"))
    assert arb.is_nearest_float(value, lambda: arb.lift("0.001231044939587180861535969848549177860437"), up=False)


def test_a_target_of_zero_allows_epsilon_zero():
    """The only epsilon with a total of 0 is 0."""
    bound = advanced_composition.largest_epsilon(k=365, epsilon_prime=0, delta_prime="1e-6")
    assert (bound.decimal(), float(bound), bound.rendered().tight) == ("0", 0.0, True)


# The largest k.


def works(k, epsilon, target, slack):
    """Whether Arb finds the total at most the target."""
    return arb.sign(lambda: arb.epsilon_prime(k, epsilon, slack) - arb.lift(target)) <= 0


@pytest.mark.parametrize("slack", ["1e-400", "exp(-32)", "1e-6", "0.999", "0." + 30 * "9"])
@pytest.mark.parametrize(
    ("epsilon", "target"),
    [
        ("1/801", 1),
        ("1e-10", "3"),
        (0.01, 1.0),
        ("1e-28", "7/3"),
        ("log(2)", "1e6"),
        ("exp(-9)", "exp(2)"),
        (3, "1e30"),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(epsilon, target, slack):
    """Arb accepts k and refuses k + 1, for answers of up to 58 digits."""
    k = int(advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime=slack))
    assert works(k, epsilon, target, slack)
    assert not works(k + 1, epsilon, target, slack)


def test_the_largest_k_has_sixty_digits_where_the_question_asks_for_them():
    """An answer of 60 digits is decided to the last one."""
    k = int(advanced_composition.largest_k(epsilon="1e-30", epsilon_prime="5", delta_prime="1e-6"))
    assert len(str(k)) == 60
    assert works(k, "1e-30", 5, "1e-6")
    assert not works(k + 1, "1e-30", 5, "1e-6")


def test_the_largest_k_of_a_fixed_total_works_and_the_next_one_does_not():
    """With delta_total the slack shrinks as k grows; k is right all the same."""
    epsilon, target, delta, total = "0.01", 1, "1e-9", "1e-6"
    k = int(advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta=delta, delta_total=total))
    for count, expected in ((k, -1), (k + 1, 1)):
        assert expected == arb.sign(lambda n=count: arb.epsilon_prime_of_total(n, epsilon, delta, total) - target)


@pytest.mark.parametrize(("delta", "extra"), [("1/100", {"delta_prime": "0.05"}), ("1/100", {"delta_total": "0.96"})])
def test_the_largest_k_stops_where_delta_does(delta, extra):
    """95 mechanisms with a delta of 1/100 use up the total, however small their epsilon is."""
    bound = advanced_composition.largest_k(epsilon="1e-20", epsilon_prime=1, delta=delta, **extra)
    # k/100 + 0.05 < 1 and k/100 < 0.96 are strict.
    assert (94 if "delta_prime" in extra else 95) == int(bound)


def test_the_largest_k_is_limited_by_delta_alone_at_epsilon_zero():
    """With epsilon = 0 only k delta < 1 - delta_prime counts."""
    assert int(advanced_composition.largest_k(epsilon=0, epsilon_prime=0, delta="0.1", delta_prime="0.1")) == 8


def test_the_guarantee_of_the_largest_k_is_the_pair_at_that_k():
    """The delta of the pair is k delta + delta_prime at the answer."""
    bound = advanced_composition.largest_k(epsilon="0.01", epsilon_prime=1, delta="1e-9", delta_prime="1e-6")
    total = int(bound) * Fraction("1e-9") + Fraction("1e-6")
    assert {"epsilon": "1", "delta": arb.spelled(total, 17, up=True)} == bound.guarantee()


def test_no_k_works_where_one_mechanism_is_too_much():
    """Where k = 1 exceeds the target the theorem has no answer, and the message says so."""
    with pytest.raises(OutsideTheorem, match=r"Theorem 3\.20 supports no k >= 1 .*epsilon_prime = 1; take a smaller"):
        advanced_composition.largest_k(epsilon=1, epsilon_prime=1, delta_prime="1e-6")


@pytest.mark.parametrize("extra", [{"delta_total": "0.4"}, {"delta_prime": "0.6"}])
def test_no_k_works_where_one_delta_is_too_much(extra):
    """Where the delta of one mechanism uses up the total, the message speaks of delta and not of epsilon."""
    with pytest.raises(OutsideTheorem, match=r"delta") as refusal:
        advanced_composition.largest_k(epsilon="0.01", epsilon_prime=1, delta="0.5", **extra)
    assert "exceeds epsilon_prime" not in str(refusal.value)


def test_every_k_works_at_epsilon_zero_and_delta_zero():
    """Mechanisms that cost nothing can be repeated for ever: there is no largest k."""
    with pytest.raises(OutsideTheorem, match=r"no limit on k at epsilon = 0"):
        advanced_composition.largest_k(epsilon=0, epsilon_prime=1, delta_prime="1e-6")


# The smallest slack.

SLACK_CASES = [
    (k, epsilon, target)
    for k, epsilon in (
        (1, "1/10"),
        (10_000, "1/801"),
        ("1e30", "1e-15"),
        (365, 0.01),
        (3, "log(5/4)"),
        (9, 1),
        (7, "exp(-3)"),
    )
    for target in ("0.99", 1, "102/100", "log(5)", "exp(1)", 20)
]


def test_the_smallest_slack_is_the_nearest_safe_value():
    """Arb: exp(-c^2 / (2 k epsilon^2)), rounded up; refused where no slack below 1 works."""
    wrong, refused = [], []
    for k, epsilon, target in SLACK_CASES:
        room = arb.sign(lambda c=(k, epsilon, target): arb.lift(c[2]) - arb.mean(c[0], c[1]))
        if room <= 0:
            with pytest.raises(OutsideTheorem, match=r"no delta_prime < 1 works through this theorem"):
                advanced_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
            refused.append((k, epsilon, target))
            continue
        bound = advanced_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
        for digits in (3, 17, 40):
            wrong += arb.wrongly_rounded(bound, lambda c=(k, epsilon, target): arb.smallest_delta_prime(*c), digits)
    assert wrong == []
    assert refused
    assert len(refused) < len(SLACK_CASES)


def test_the_total_epsilon_at_the_smallest_slack_is_within_the_target():
    """Used as delta_prime the answer gives at most the target, and a little less gives more."""
    text = advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1).decimal(20)
    beyond = arb.neighbour(text, 20, up=False)
    assert works(10_000, "1/801", 1, text)
    assert not works(10_000, "1/801", 1, beyond)


def test_the_smallest_slack_is_not_defined_at_epsilon_zero():
    """At epsilon = 0 every slack works, so there is no smallest one."""
    with pytest.raises(OutsideTheorem, match=r"needs epsilon > 0 here, got epsilon = 0; .*every delta_prime works"):
        advanced_composition.smallest_delta_prime(k=3, epsilon=0, epsilon_prime=1)


def test_the_smallest_slack_is_refused_where_the_total_delta_reaches_one():
    """k delta and the slack together must say something."""
    with pytest.raises(OutsideTheorem, match=r"a total delta below 1.*delta = 0.4"):
        advanced_composition.smallest_delta_prime(k=2, epsilon="0.5", epsilon_prime=1, delta="0.4")
