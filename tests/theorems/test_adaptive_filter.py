"""The filter's closed forms against Arb: on the safe side, and the next value is not."""

from fractions import Fraction
from itertools import product

import pytest

from dpcert import InvalidInput, OutsideTheorem, adaptive_filter, advanced_composition, basic_composition

from .. import independent as arb
from . import inputs

CASES = [*inputs.ADVANCED[::4], *inputs.advanced(150, seed=2203)]
EXTREMES = [
    (k, epsilon, slack)
    for k in (1, 10**7, 2**60)
    for epsilon in ("1e-300", 1e6, 5e-324)
    for slack in ("1e-300", "1/2", "0." + 60 * "9", "exp(-1e-60)", "exp(-1e6)")
]
TARGETS = ("1e-300", "1e-40", 0.01, 1, "log(3)", "exp(2)", 1500, "1e6")
SLACKS = ("1e-400", "exp(-32)", "1e-6", "1/3", "0." + 30 * "9")
#: What is left of the whole sum of squares, to one part in so many.
LEFT = (1, Fraction(1, 3), Fraction(1, 10**9), Fraction(1, 10**50))


def level(k, epsilon, slack):
    """The level of k equal spends, in Arb."""
    return arb.filter_level(arb.lift(k) * arb.lift(epsilon) ** 2, slack)


def test_the_level_is_the_nearest_safe_value():
    """Arb finds each rendering at or above the formula, and the next smaller one below it."""
    wrong = []
    cases = CASES + EXTREMES
    for (k, epsilon, slack), digits in zip(cases, inputs.digits(len(cases), seed=11), strict=True):
        bound = adaptive_filter.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack)
        if (exact := bound.enclosure(64).rational) is not None:
            # Arb holds no such tie; the square of the root is rational.
            squares = Fraction(k) * Fraction(epsilon) ** 2
            assert slack == "exp(-32)"
            assert (exact - squares / 2) ** 2 == 64 * squares
            continue
        wrong += arb.wrongly_rounded(bound, lambda c=(k, epsilon, slack): level(*c), digits)
    assert wrong == []


@pytest.mark.parametrize(
    ("k", "epsilon", "slack", "expected"),
    [
        (10_000, "1/801", "exp(-32)", "1.006544565859467176640935"),
        (365, "1/100", "1e-6", "1.022507074026064309106974"),
        (10_000, "1/100", "1e-6", "5.756521769756931978630122"),
        (1, "1", "exp(-2)", "2.5"),
        (2**60, "1e-12", "1e-300", "0.03991072456796928338484805"),
    ],
)
def test_published_levels(k, epsilon, slack, expected):
    """Digit for digit, as Arb gave them at 400 bits, rounded up."""
    digits = len(expected.replace(".", "").lstrip("0"))
    assert expected == adaptive_filter.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack).decimal(digits)


def test_the_total_delta_is_exact_and_rounded_up():
    """k delta + delta_prime, and it is the guarantee's."""
    value = 3 * Fraction(1, 7) + Fraction(1, 9)
    bound = adaptive_filter.delta_total(k=3, delta="1/7", delta_prime="1/9")
    assert arb.spelled(value, 30, up=True) == bound.decimal(30)
    pair = adaptive_filter.epsilon_prime(k=3, epsilon=1, delta="1/7", delta_prime="1/9").guarantee(30)
    assert pair["delta"] == bound.decimal(30)


def test_epsilon_zero_costs_nothing():
    """At epsilon = 0 the level is exactly 0."""
    bound = adaptive_filter.epsilon_prime(k=2**60, epsilon=0, delta_prime="1e-6")
    assert (bound.decimal(), float(bound), bound.ends()) == ("0", 0.0, ("0", "0"))


# What is left.


def spent_but(target, slack, left):
    """A rational a little below the whole sum of squares less `left` of it; 0 for all of it."""
    if left == 1:
        return Fraction(0)
    with arb.flint.ctx.workprec(1200):
        low = (arb.filter_squares(target, slack) * (1 - arb.lift(left))).lower()
    man, exponent = low.man_exp()
    return Fraction(int(man)) * Fraction(2) ** int(exponent)


def test_the_largest_epsilon_works_and_the_next_one_does_not():
    """Arb: k more of the returned epsilon keep the condition, one unit further they do not."""
    wrong = []
    for number, (target, slack, left) in enumerate(product(TARGETS, SLACKS, LEFT)):
        k, spent = (1, 365, 2**60)[number % 3], spent_but(target, slack, left)

        def excess(epsilon, case=(k, spent, target, slack)):
            squares = arb.lift(case[1]) + case[0] * arb.lift(epsilon) ** 2
            return arb.filter_level(squares, case[3]) - arb.lift(case[2])

        bound = adaptive_filter.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack, squares_spent=spent)
        for digits in (3, 17, 45):
            text = bound.decimal(digits)
            above = arb.neighbour(text, digits, up=True)
            if arb.sign(lambda e=text: excess(e)) > 0 or arb.sign(lambda e=above: excess(e)) <= 0:
                wrong.append((target, slack, left, digits, text))
    assert wrong == []


def test_the_largest_epsilon_is_exact_where_the_root_is():
    """L = 2 and epsilon_prime = 6: the root is 2, so 4 may be spent."""
    ask = {"epsilon_prime": 6, "delta_prime": "exp(-2)"}
    for spent, expected in ((0, "2"), (3, "1"), ("7/4", "1.5"), (4, "0")):
        bound = adaptive_filter.largest_epsilon(k=1, squares_spent=spent, **ask)
        assert (bound.decimal(40), bound.rendered(40).tight) == (expected, True)
    assert adaptive_filter.largest_epsilon(k=1, epsilon_prime=0, delta_prime="1e-6").decimal() == "0"


@pytest.mark.parametrize("slack", ["1e-300", "exp(-32)", "1e-6", "0.999"])
@pytest.mark.parametrize(
    ("epsilon", "target", "spent"),
    [
        ("1/801", 1, 0),
        ("1e-28", "7/3", "1e-3"),
        (0.01, 1.0, 0.0001),
        ("exp(-9)", "exp(2)", "log(1.01)"),
        (3, "1e30", 0),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(epsilon, target, spent, slack):
    """Arb accepts k more spends and refuses k + 1."""
    k = int(adaptive_filter.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime=slack, squares_spent=spent))

    def excess(n):
        squares = arb.lift(spent) + n * arb.lift(epsilon) ** 2
        return arb.filter_level(squares, slack) - arb.lift(target)

    assert [arb.sign(lambda n=n: excess(n)) for n in (k, k + 1)] == [-1, 1]


def test_a_count_may_take_all_that_is_left():
    """The conditions hold with equality: 4 ones reach 4 exactly, and 1000 deltas the budget."""
    ask = {"epsilon_prime": 6, "delta_prime": "exp(-2)"}
    assert int(adaptive_filter.largest_k(epsilon=1, **ask)) == 4
    assert int(adaptive_filter.largest_k(epsilon=1, squares_spent=3, **ask)) == 1
    assert int(adaptive_filter.largest_k(epsilon="1.0000000000000001", **ask)) == 3
    small = ask | {"epsilon": "1e-9", "delta": "1e-9", "delta_budget": "1e-6"}
    assert int(adaptive_filter.largest_k(**small)) == 1000
    assert int(adaptive_filter.largest_k(**small, delta_spent="1e-9")) == 999
    assert int(adaptive_filter.largest_k(**small, delta_spent="1e-30")) == 999
    assert int(adaptive_filter.largest_k(**(small | {"epsilon": 0}))) == 1000
    assert int(adaptive_filter.largest_k(**(small | {"delta_budget": "exp(-10)"}))) == 45399


def test_the_largest_delta_is_exact():
    """(delta_budget - delta_spent) / k, rounded down where it is shown."""
    bound = adaptive_filter.largest_delta(k=3, delta_budget="1e-6", delta_spent="1e-7")
    assert bound.compare(Fraction(3, 10**7)) == 0
    assert adaptive_filter.largest_delta(k=9, delta_budget="1e-6", delta_spent="1e-7").compare("1e-7") == 0
    assert adaptive_filter.largest_delta(k=7, delta_budget="1e-6").decimal(5) == "1.4285e-7"
    assert adaptive_filter.largest_delta(k=7, delta_budget=0).decimal(5) == "0"


# Beside other theorems.


def test_where_advanced_composition_is_worse_than_basic_the_filter_need_not_be():
    """A textbook's example: 500 mechanisms of epsilon = 1, slack 1e-5."""
    ask = {"k": 500, "epsilon": 1}
    level_ = adaptive_filter.epsilon_prime(**ask, delta_prime="1e-5")
    assert level_ < basic_composition.epsilon_prime(**ask)
    assert basic_composition.epsilon_prime(**ask) < advanced_composition.epsilon_prime(**ask, delta_prime="1e-5")
    assert level_.decimal(25) == "357.2983013144673619818092"


def test_the_filter_is_below_theorem_3_20():
    """sqrt(2 k L) epsilon is common to both; k epsilon^2 / 2 is less than k epsilon (e^epsilon - 1)."""
    for k, epsilon, slack in inputs.ADVANCED[::7]:
        ask = {"k": k, "epsilon": epsilon, "delta_prime": slack}
        assert adaptive_filter.epsilon_prime(**ask) < advanced_composition.epsilon_prime(**ask)


# Outside.

LEVEL = {"k": 3, "epsilon": "0.1", "delta_prime": "1e-6"}
LARGEST = {"k": 3, "epsilon_prime": 1, "delta_prime": "1e-6"}
COUNT = {"epsilon": "0.01", "epsilon_prime": 1, "delta_prime": "1e-6"}
REST = {"k": 3, "delta_budget": "1e-6"}


@pytest.mark.parametrize(
    ("ask", "good", "bad", "message"),
    [
        (adaptive_filter.epsilon_prime, LEVEL, {"k": 0}, "The adaptive filter needs k >= 1, got k = 0"),
        (adaptive_filter.epsilon_prime, LEVEL, {"epsilon": "-1e-300"}, "epsilon >= 0, got epsilon = -1e-300"),
        (adaptive_filter.epsilon_prime, LEVEL, {"delta_prime": 0}, "delta_prime = 0; at 0 only basic composition says"),
        (adaptive_filter.epsilon_prime, LEVEL, {"delta_prime": 1}, "needs 0 < delta_prime < 1, got delta_prime = 1"),
        (adaptive_filter.epsilon_prime, LEVEL, {"delta": "0.4"}, "needs k*delta + delta_prime < 1, got k = 3"),
        (adaptive_filter.delta_total, {"k": 1, "delta": 0, "delta_prime": "0.5"}, {"delta": "0.5"}, "k*delta + delta"),
        (adaptive_filter.largest_epsilon, LARGEST, {"epsilon_prime": -1}, "needs epsilon_prime >= 0"),
        (adaptive_filter.largest_epsilon, LARGEST, {"delta_budget": 1}, "needs 0 <= delta_budget < 1"),
        (adaptive_filter.largest_epsilon, LARGEST, {"delta_budget": "0.999999"}, "delta_prime + delta_budget < 1, got"),
        (adaptive_filter.largest_epsilon, LARGEST, {"squares_spent": "-1e-9"}, "needs squares_spent >= 0"),
        (adaptive_filter.largest_epsilon, LARGEST, {"squares_spent": "0.035"}, "what was spent already exceeds"),
        (adaptive_filter.largest_k, COUNT, {"delta": "1e-9"}, "needs k*delta + delta_spent <= delta_budget, got k = 1"),
        (adaptive_filter.largest_k, COUNT, {"epsilon": "0.2"}, "supports no k >= 1 here"),
        (adaptive_filter.largest_k, COUNT, {"epsilon": 0}, "no limit on k at epsilon = 0 and delta = 0"),
        (adaptive_filter.largest_k, COUNT, {"delta_spent": "1e-9"}, "needs delta_spent <= delta_budget"),
        (adaptive_filter.largest_delta, REST, {"delta_spent": "2e-6"}, "needs delta_spent <= delta_budget"),
        (adaptive_filter.largest_delta, REST, {"delta_spent": -1}, "needs delta_spent >= 0, got delta_spent = -1"),
    ],
)
def test_a_number_outside_the_hypotheses_is_refused_by_name(ask, good, bad, message):
    """The hypothesis, the values, the way out."""
    assert ask(**good) >= 0
    with pytest.raises(OutsideTheorem) as refusal:
        ask(**(good | bad))
    assert message in str(refusal.value)


def test_sums_just_within_and_just_beyond_are_told_apart():
    """A budget of 1 at a slack of 1e-6 allows the sum 0.034937...: 60 of its digits, and one unit more."""
    within = spent_but(1, "1e-6", 0)
    beyond = within + Fraction(1, 2**1100)
    assert adaptive_filter.largest_epsilon(**LARGEST, squares_spent=within) > 0
    with pytest.raises(OutsideTheorem, match="already exceeds the budget"):
        adaptive_filter.largest_epsilon(**LARGEST, squares_spent=beyond)


@pytest.mark.parametrize("value", ["nan", float("nan"), float("inf"), True, None, [], "0,1", "1e999999"])
def test_what_is_no_number_cannot_be_read(value):
    """NaN, inf, truth values and other texts."""
    with pytest.raises(InvalidInput):
        adaptive_filter.epsilon_prime(k=3, epsilon=value, delta_prime="1e-6")
