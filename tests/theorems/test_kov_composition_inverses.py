"""Composition by Kairouz, Oh and Viswanath turned round: each answer works and the next one does not."""

from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, Undecided, kov_composition

from .. import independent as arb
from . import inputs


def exceeds(k, epsilon, slack, target):
    """Whether Arb finds the total above the target."""
    return arb.kov_exceeds([(epsilon, 0, k)], lambda: arb.lift(slack), target)


def exceeds_from_total(k, epsilon, delta, total, target):
    """The same where the total delta is fixed."""
    rows = [(epsilon, delta, k)]
    return arb.kov_exceeds(rows, lambda: arb.kov_slack(rows, total), target)


# The largest epsilon.

TARGETS = ("1e-300", "1e-12", "1/100", 1, "log(3)", "exp(1)", "100", "1e6")
INVERSES = [(k, target, slack) for k in (1, 40, 2**60) for target in TARGETS for slack in inputs.SLACKS[::2]]


def test_the_largest_epsilon_works_and_the_next_one_does_not():
    """Arb: the total is at most the target at the returned decimal, and above it one unit further."""
    wrong, shares = [], 0
    for (k, target, slack), digits in zip(INVERSES, inputs.digits(len(INVERSES), seed=5), strict=True):
        bound = kov_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
        text = bound.decimal(digits)
        above = arb.neighbour(text, digits, up=True)
        shares += bound.evaluator.takes == ("k", "epsilon_prime")
        if exceeds(k, text, slack, target) or not exceeds(k, above, slack, target):
            wrong.append((k, target, slack, digits, text))
    assert wrong == []
    assert 0 < shares < len(INVERSES)


@pytest.mark.parametrize(
    ("k", "target", "delta", "total"),
    [(365, 1, "1e-9", "1e-6"), (50, "1/2", "0.01", "0.5"), (200, 50, "exp(-12)", "exp(-6)"), (10**6, 1, 0, "exp(-32)")],
)
def test_the_largest_epsilon_of_a_fixed_total_works_and_the_next_one_does_not(k, target, delta, total):
    """The same where the slack is what the total leaves."""
    bound = kov_composition.largest_epsilon(k=k, epsilon_prime=target, delta=delta, delta_total=total)
    for digits in (3, 17, 60):
        text = bound.decimal(digits)
        above = arb.neighbour(text, digits, up=True)
        assert [exceeds_from_total(k, value, delta, total, target) for value in (text, above)] == [False, True]


def test_the_share_is_exact_where_the_sum_is_the_least():
    """Few mechanisms, or no slack: epsilon_prime / k and nothing less."""
    for more in (
        {"delta_prime": "1e-6"},
        {"delta_prime": 0},
        {"delta_total": 0},
        {"delta": "1/2", "delta_total": "7/8"},
    ):
        bound = kov_composition.largest_epsilon(k=3, epsilon_prime="1/2", **more)
        assert bound.compare("1/6") == 0


def test_the_largest_epsilon_as_a_float_works():
    """float() rounds down, and the next float does not work."""
    bound = kov_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    low, high = bound.ends(60)
    for end in (low, high):
        assert arb.is_nearest_float(float(bound), lambda e=end: arb.lift(e), up=False)


def test_a_target_of_zero_allows_epsilon_zero():
    """The only epsilon with a total of 0 is 0."""
    bound = kov_composition.largest_epsilon(k=365, epsilon_prime=0, delta_prime="1e-6")
    assert (bound.decimal(), float(bound), bound.rendered().tight) == ("0", 0.0, True)


# The largest k.


@pytest.mark.parametrize("slack", ["1e-400", "exp(-32)", "1e-6", "0.999"])
@pytest.mark.parametrize(
    ("epsilon", "target"),
    [
        ("1/801", 1),
        ("1e-10", "3"),
        (0.01, 1.0),
        ("log(2)", "1e6"),
        ("exp(-9)", "exp(2)"),
        (3, "1e30"),
        ("1e-28", "7/3"),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(epsilon, target, slack):
    """Arb accepts k and refuses k + 1, for answers of up to 58 digits."""
    k = int(kov_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime=slack))
    assert not exceeds(k, epsilon, slack, target)
    assert exceeds(k + 1, epsilon, slack, target)


def test_the_largest_k_of_the_book_s_example():
    """10537 at 1/801, where Theorem 3.20 supports 9723."""
    assert int(kov_composition.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)")) == 10_537


@pytest.mark.parametrize(("epsilon", "target", "k"), [("0.1", 1, 10), ("1e6", "1e6", 1), ("1/3", 4, 12), (0.1, 1, 9)])
def test_a_sum_that_is_hit_exactly_counts(epsilon, target, k):
    """Ten times 1/10 is 1, and ten times the double 0.1 is more."""
    assert k == int(kov_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime="1e-9"))


def test_the_largest_k_of_a_fixed_total_works_and_the_next_one_does_not():
    """With delta_total the slack shrinks as k grows; k is right all the same."""
    epsilon, target, delta, total = "0.01", 1, "1e-9", "1e-6"
    k = int(kov_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta=delta, delta_total=total))
    assert [exceeds_from_total(n, epsilon, delta, total, target) for n in (k, k + 1)] == [False, True]


def test_the_largest_k_stops_where_delta_does():
    """(1 - 1/100)^k > 1 - 0.6 allows 91 mechanisms, however small their epsilon is."""
    given = {"epsilon": "1e-20", "epsilon_prime": 1, "delta": "1/100", "delta_total": "0.6"}
    assert int(kov_composition.largest_k(**given)) == 91
    assert Fraction(99, 100) ** 91 > Fraction(4, 10) > Fraction(99, 100) ** 92


@pytest.mark.parametrize(
    ("delta", "total", "k"), [("1/2", "3/4", 2), ("1/2", "1/2", 1), ("exp(-1)", "exp(-1)", 1), ("1/10", "0.271", 3)]
)
@pytest.mark.parametrize(("epsilon", "target"), [("0.1", 1), (0, 0)])
def test_a_total_delta_that_is_used_up_exactly_counts(delta, total, k, epsilon, target):
    """There the slack is 0 and the epsilons add, which still fits."""
    bound = kov_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta=delta, delta_total=total)
    assert k == int(bound)
    assert kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta, delta_total=total) <= target
    with pytest.raises(OutsideTheorem, match="own deltas use up the total"):
        kov_composition.epsilon_prime(k=k + 1, epsilon=epsilon, delta=delta, delta_total=total)


def test_a_total_delta_that_is_used_up_does_not_count_where_the_sum_is_too_much():
    """With a slack of 0 the epsilons of two mechanisms exceed the target; one mechanism has slack to spare."""
    given = {"epsilon": "0.9", "epsilon_prime": 1, "delta": "1/2", "delta_total": "3/4"}
    assert int(kov_composition.largest_k(**given)) == 1


def test_the_guarantee_of_the_largest_k_is_the_pair_at_that_k():
    """The delta of the pair is 1 - (1 - delta_prime)(1 - delta)^k at the answer."""
    bound = kov_composition.largest_k(epsilon="0.01", epsilon_prime=1, delta="1e-9", delta_prime="1e-6")
    total = kov_composition.delta_total(k=int(bound), delta="1e-9", delta_prime="1e-6")
    assert {"epsilon": "1", "delta": total.decimal()} == bound.guarantee()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"epsilon": 2, "epsilon_prime": 1, "delta_prime": "1e-6"}, "supports no k >= 1 here"),
        ({"epsilon": 0, "epsilon_prime": 1, "delta_prime": "1e-6"}, "at epsilon = 0 every k is free"),
        ({"epsilon": 0, "epsilon_prime": 1, "delta_total": "1e-6"}, "puts no limit on k"),
        ({"epsilon": 1, "epsilon_prime": 1, "delta_prime": 0}, "at 0 solve basic composition for k"),
        ({"epsilon": 1, "epsilon_prime": 1, "delta_total": 0}, "at 0 solve basic composition for k"),
    ],
)
def test_no_answer_is_given_where_no_k_works_or_every_k_does(given, message):
    """The refusal says which."""
    with pytest.raises(OutsideTheorem, match=message):
        kov_composition.largest_k(**given)


# The smallest slack.

SLACK_CASES = [
    (k, epsilon, target)
    for k, epsilon in ((1, "1/10"), (10_000, "1/801"), (2**60, "1e-9"), (365, 0.01), (30, "log(5/4)"), (9, 1), (7, "3"))
    for target in ("0.05", "0.97", 1, "log(5)", "exp(1)", 20)
]


def smallest(k, epsilon, target):
    """The smaller solution of the two forms, by Arb."""
    _, mean, square = arb.moments([(epsilon, 0, k)])
    exponent = (arb.lift(target) - mean) ** 2 / (2 * square)
    plain = (-exponent).exp()
    return plain.min(square.sqrt() / (exponent.exp() - arb.lift("exp(1)"))) if exponent > 1 else plain


def test_the_smallest_slack_is_the_nearest_safe_value():
    """Arb: e^-x or sqrt(square) / (e^x - e), rounded up; refused where none is needed or none is enough."""
    wrong, answered, refused = [], 0, set()
    for k, epsilon, target in SLACK_CASES:
        spent, room = (
            arb.sign(lambda i=i, c=(k, epsilon, target): arb.lift(c[2]) - arb.moments([(c[1], 0, c[0])])[i])
            for i in (0, 1)
        )
        if spent >= 0 or room <= 0:
            with pytest.raises(OutsideTheorem) as refusal:
                kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
            refused.add(str(refusal.value).rpartition("; ")[2])
            continue
        bound = kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
        answered += 1
        for digits in (3, 17, 40):
            wrong += arb.wrongly_rounded(bound, lambda c=(k, epsilon, target): smallest(*c), digits)
    assert wrong == []
    assert answered > 10
    assert refused == {
        "there basic composition holds without delta_prime",
        "no delta_prime < 1 works through this theorem",
    }


def test_the_total_at_the_smallest_slack_is_within_the_target():
    """Used as delta_prime the answer gives at most the target, and a little less gives more."""
    for k, epsilon, target in ((10_000, "1/801", 1), (300, "0.2", 20), (30, 1, 24)):
        text = kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target).decimal(20)
        beyond = arb.neighbour(text, 20, up=False)
        assert [exceeds(k, epsilon, slack, target) for slack in (text, beyond)] == [False, True]


def test_the_guarantee_of_the_smallest_slack_holds_the_deltas_too():
    """1 - (1 - delta_prime)(1 - delta)^k at the slack that was found, for either form."""
    for k, epsilon, target in ((10_000, "1/801", 1), (300, "0.2", 20)):
        bound = kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target, delta="1e-9")
        shown = bound.guarantee(20)["delta"]
        rows = [(epsilon, "1e-9", k)]
        assert arb.is_nearest(
            shown, 20, lambda r=rows, c=(k, epsilon, target): 1 - (1 - smallest(*c)) * arb.kept(r), up=True
        )


def test_an_exponent_of_exactly_1_leaves_the_plain_form():
    """18 mechanisms at ln 3 and a target of 15 ln 3: x = 1, where the form with e has no solution."""
    bound = kov_composition.smallest_delta_prime(k=18, epsilon="log(3)", epsilon_prime="log(14348907)")
    assert arb.wrongly_rounded(bound, lambda: arb.lift("exp(-1)"), 30) == []


def test_a_target_that_is_exactly_the_mean_is_not_decided():
    """2 mechanisms at ln 3 have the mean ln 3: no enclosure sees that, and no answer is made up."""
    with pytest.raises(Undecided, match="epsilon_prime against the mean"):
        kov_composition.smallest_delta_prime(k=2, epsilon="log(3)", epsilon_prime="log(3)")
