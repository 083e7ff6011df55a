"""Composition of equal mechanisms by Kairouz, Oh and Viswanath, against Arb and the published cases."""

import math
from itertools import product

import pytest

from dpcert import InvalidInput, OutsideTheorem, advanced_composition, basic_composition, kov_composition
from dpcert.reals import rounding
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read
from dpcert.theorems.kov_formulas import e_form, mean_formula, plain_form, square_formula

from .. import independent as arb
from . import inputs

STRUCTURED = list(product((1, 365, 2**60, "1e30"), (*inputs.EPSILONS[::2], "1e6"), (*inputs.SLACKS, "1e-99999")))
RANDOM = inputs.advanced(200, seed=1311)
CASES = [*STRUCTURED, *RANDOM]
SUM, WITH_E, PLAIN = (
    f"the least of the three forms is the {words}"
    for words in ("sum of the epsilons", "one with ln(e + sqrt(square) / delta_prime)", "one with ln(1 / delta_prime)")
)


def total(k, epsilon, slack, **more):
    """The theorem."""
    return kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack, **more)


def test_the_total_epsilon_is_the_nearest_safe_value():
    """Arb finds each rendering at or above the least of the three forms, and the next smaller one below it."""
    wrong = []
    for (k, epsilon, slack), digits in zip(CASES, inputs.digits(len(CASES), seed=76), strict=True):
        bound = total(k, epsilon, slack)
        wrong += arb.kov_wrongly_rounded(bound, [(epsilon, 0, k)], lambda d=slack: arb.lift(d), digits)
    assert wrong == []


def test_each_form_is_the_least_somewhere():
    """The cases hold all three, and Arb agrees which one it is."""
    seen = set()
    for k, epsilon, slack in CASES:
        for words in total(k, epsilon, slack).facts.notes:
            if words in (SUM, WITH_E, PLAIN):
                seen.add(words)
                mine = (SUM, WITH_E, PLAIN).index(words)
                for other in {0, 1, 2} - {mine}:
                    assert less(k, epsilon, slack, mine, other)
    assert seen == {SUM, WITH_E, PLAIN}


def less(k, epsilon, slack, one, other):
    """Whether Arb finds one form below another."""

    def difference():
        forms = arb.forms([(epsilon, 0, k)], arb.lift(slack))
        return forms[one] - forms[other]

    return arb.sign(difference) < 0


@pytest.mark.parametrize(
    ("k", "epsilon", "slack", "with_e", "plain"),
    [
        (10_000, "1/801", "exp(-32)", "0.9735286529618032190906965", "1.006544564847285138331641"),
        (365, "96/10000", "1e-6", "0.9197919155020725113187343", "0.9809058618947561697795521"),
    ],
)
def test_both_closed_forms_to_the_last_digit(k, epsilon, slack, with_e, plain):
    """The form with e is the least here; the plain one is what the sharp mean makes of Theorem 3.20."""
    assert with_e == total(k, epsilon, slack).decimal(25)

    def form(formula):
        def evaluate(bits):
            real = Enclosures(bits)
            k_, epsilon_, slack_ = (real.number(read(value).exact) for value in (k, epsilon, slack))
            rows = 1, lambda _: k_, lambda _: epsilon_
            return formula(mean_formula(*rows, real=real), square_formula(*rows, real=real), slack_, real=real)

        return evaluate

    for formula, expected in ((e_form, with_e), (plain_form, plain)):
        digits = len(expected.replace(".", "").lstrip("0"))
        assert expected == rounding.surrounding(form(formula), digits, size=0)[1]


# The total delta.

DELTAS = [
    (1, "1e-300", "1e-300"),
    (10, "1e-17", 0),
    (365, "1e-9", "1e-6"),
    (2**60, "1e-300", "1e-400"),
    (2**60, "exp(-50)", "exp(-32)"),
    ("1e30", "1e-40", "0.999"),
    (3, "log(3/2)", "1/3"),
    (7, "0." + 30 * "9", "0." + 30 * "9"),
]


def test_the_total_delta_is_the_nearest_safe_value():
    """1 - (1 - delta_prime)(1 - delta)^k, without the cancellation that the text has."""
    wrong = []
    for k, delta, slack in DELTAS:
        bound = kov_composition.delta_total(k=k, delta=delta, delta_prime=slack)
        for digits in (1, 17, 60):
            wrong += arb.wrongly_rounded(
                bound, lambda c=(k, delta, slack): arb.kov_delta([(0, c[1], c[0])], c[2]), digits
            )
    assert wrong == []


def test_the_total_delta_is_exact_where_it_is_short():
    """A delta of 1e-300 is not lost beside 1, and a half twice leaves a quarter."""
    assert str(kov_composition.delta_total(k=1, delta="1e-300", delta_prime=0)) == "1e-300"
    assert kov_composition.delta_total(k=2, delta="1/2", delta_prime="1/2").ends(5) == ("0.875", "0.875")
    for slack in ("exp(-32)", "log(3/2)", "1/3", 0):
        assert kov_composition.delta_total(k=9, delta=0, delta_prime=slack).compare(slack) == 0


def test_the_guarantee_is_the_pair():
    """epsilon_prime comes with its total delta; with a delta of 0 that is the slack itself."""
    bound = total(365, "0.01", "1e-6", delta="1e-9")
    delta = kov_composition.delta_total(k=365, delta="1e-9", delta_prime="1e-6")
    assert {"epsilon": bound.decimal(20), "delta": delta.decimal(20)} == bound.guarantee(20)
    assert total(365, "0.01", "1e-6").guarantee()["delta"] == "0.000001"


TOTALS = [
    (10, "0.1", "1e-9", "1e-6"),
    (365, 0.01, 1e-9, 1e-6),
    (2**60, "1e-9", "1e-40", "1e-9"),
    (3, "log(2)", "exp(-20)", "exp(-15)"),
    (7, "1/3", "1/8", "0.9"),
    (2, 5, 0, "1e-400"),
    (1000, "0.001", "0", "exp(-32)"),
    # The slack that is left is about 1e-30: two numbers that agree in 30 digits.
    (1, "0.1", "0.1", "0.1" + 29 * "0" + "1"),
    (100, "1e-30", "0.01", "0.633967658726770495069384"),
]


@pytest.mark.parametrize(("k", "epsilon", "delta", "delta_total"), TOTALS)
def test_a_fixed_total_leaves_the_slack_that_remains(k, epsilon, delta, delta_total):
    """delta_prime = 1 - (1 - delta_total) / (1 - delta)^k, however much cancels."""
    bound = kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta, delta_total=delta_total)
    rows = [(epsilon, delta, k)]
    for digits in (5, 17, 50):
        assert arb.kov_wrongly_rounded(bound, rows, lambda: arb.kov_slack(rows, delta_total), digits) == []
    assert bound.guarantee(20)["delta"] == rounding.exact_decimal(read(delta_total).exact, 20, up=True)


def test_a_slack_far_below_the_deltas_leaves_the_sum():
    """1e-300 beside 0.1 is not 0: the question is answered, and the sum is the least."""
    bound = kov_composition.epsilon_prime(k=1, epsilon="0.1", delta="0.1", delta_total="0.1" + 299 * "0" + "1")
    assert (str(bound), bound.facts.notes) == ("0.1", (SUM,))


def test_without_slack_the_epsilons_add():
    """delta_prime = 0, or a total that the deltas use up exactly, is basic composition in epsilon."""
    exact = {"k": 3, "epsilon": "1/7"}
    for more in (
        {"delta_prime": 0},
        {"delta_total": 0},
        {"delta": "1/2", "delta_total": "7/8"},
        {"delta": "1e-9", "delta_prime": "0"},
    ):
        bound = kov_composition.epsilon_prime(**exact, **more)
        assert bound.compare("3/7") == 0
        assert bound.facts.notes == (SUM,)


@pytest.mark.parametrize("delta", ["exp(-1)", "log(3/2)", "1/3"])
def test_one_delta_that_is_the_total_is_a_tie(delta):
    """The same exponential or logarithm on both sides leaves a slack of exactly 0."""
    bound = kov_composition.epsilon_prime(k=1, epsilon=1, delta=delta, delta_total=delta)
    assert bound.compare(1) == 0


def test_epsilon_zero_costs_nothing():
    """At epsilon = 0 all three forms are 0."""
    for slack in ("0", "1e-400", "exp(-32)", "0.999"):
        bound = total(2**60, 0, slack)
        assert (bound.decimal(), float(bound), bound.ends()) == ("0", 0.0, ("0", "0"))
        assert bound.rendered().tight


def test_extremes_are_answered():
    """epsilon from 1e-300 to 1e100000, k to 10^4000, delta_prime to 1e-100000."""
    assert total(2**60, "1e6", "1e-400") <= 2**60 * 10**6
    assert total("1e4000", "1e-300", "1e-100000") > "1e3399"
    assert total(1, "1e100000", "1e-100000").compare("1e100000") == 0
    assert total(1, "1e-300", "1e-100000").compare("1e-300") == 0


def test_exactly_one_of_slack_and_total_is_given():
    """Neither, or both, is a question that cannot be read."""
    for extra, got in (({}, "none"), ({"delta_prime": "0.1", "delta_total": "0.2"}, "delta_prime and delta_total")):
        with pytest.raises(InvalidInput, match=f"give exactly one of delta_prime and delta_total, got {got}"):
            kov_composition.epsilon_prime(k=1, epsilon=1, **extra)


@pytest.mark.parametrize("slack", ["1e-6", "0.5", "exp(-32)"])
def test_it_is_never_worse_than_basic_or_advanced_composition(slack):
    """In epsilon and in delta, where both say something."""
    for k, epsilon in ((1, "0.01"), (40, "0.1"), (10_000, "1/801"), (30, 2)):
        given = {"k": k, "epsilon": epsilon, "delta": "1e-9"}
        bound = kov_composition.epsilon_prime(**given, delta_prime=slack)
        assert bound < advanced_composition.epsilon_prime(**given, delta_prime=slack)
        assert bound <= basic_composition.epsilon_prime(**given)
        mine = kov_composition.delta_total(k=k, delta="1e-9", delta_prime=slack)
        assert mine < advanced_composition.delta_total(k=k, delta="1e-9", delta_prime=slack)


# What other libraries return, and what they should.


@pytest.mark.parametrize(
    ("k", "epsilon", "slack", "theirs", "right"),
    [
        (10_000, 1 / 801, math.exp(-32), 0.9735286529617404, "0.97352865296180324"),
        (500, 1, 1e-5, 338.3568799444694, "338.35687994447225"),
        (10**6, 1, 1e-6, 467373.67902163626, "467373.67902976670"),
        (10, 0.1, 0, 0.9999999999999999, "1.0000000000000001"),
    ],
)
def test_sums_that_are_rounded_to_nearest_understate_the_total(k, epsilon, slack, theirs, right):
    """diffprivlib 0.6.6, BudgetAccountant.total."""
    bound = total(k, epsilon, slack)
    assert right == bound.decimal(17)
    assert not bound.supports(theirs)
    if slack:
        assert arb.kov_wrongly_rounded(bound, [(epsilon, 0, k)], lambda: arb.lift(slack), 17) == []


def test_five_hundred_releases_to_twenty_digits():
    """With the decimal slack 1e-5."""
    bound = total(500, 1, "1e-5")
    assert bound.decimal(20) == "338.35687994447224124"
    assert arb.kov_wrongly_rounded(bound, [(1, 0, 500)], lambda: arb.lift("1e-5"), 20) == []


def test_a_share_that_is_rounded_up_exceeds_the_budget():
    """diffprivlib 0.6.6: what remains of (5, 0) for 1000 queries is 0.005 each, and not 133 units more."""
    assert kov_composition.largest_epsilon(k=1000, epsilon_prime=5, delta_prime=0).compare("0.005") == 0
    assert total(1000, 0.0050000000000001155, 0) > 5


def test_a_share_of_delta_that_is_rounded_up_exceeds_the_budget():
    """diffprivlib 0.6.6: what remains of a total delta of 1e-10 for 1000 queries."""
    assert kov_composition.delta_total(k=1000, delta=1.000310945187266e-13, delta_prime=0) > 1e-10
    assert kov_composition.delta_total(k=1000, delta="1.00000000004e-13", delta_prime=0) <= 1e-10


def test_a_slack_of_1e_18_is_not_lost_beside_1():
    """dp-accounting 0.6.0 gives 0.47 for 49 queries of 0.01; the closed forms give the sum."""
    bound = total(49, "0.01", "1e-18")
    assert bound.compare("0.49") == 0
    assert not bound.supports(0.47)


def test_deltas_of_1e_17_are_not_lost_beside_1():
    """dp-accounting 0.6.0 and autodp 0.2.3.1 give a guarantee that the mechanisms' own deltas exceed."""
    for k, delta, total_ in ((10, "1e-17", 0), (10_000, "1e-17", "1e-14")):
        with pytest.raises(OutsideTheorem, match="the mechanisms' own deltas use up the total"):
            kov_composition.epsilon_prime(k=k, epsilon=1, delta=delta, delta_total=total_)


def test_many_queries_do_not_overflow():
    """dp-accounting 0.6.0 overflows from 1024 queries on, and takes a delta of 1.5."""
    assert arb.kov_wrongly_rounded(total(1030, "0.1", "1e-6"), [("0.1", 0, 1030)], lambda: arb.lift("1e-6"), 17) == []
    with pytest.raises(OutsideTheorem, match=r"needs 0 <= delta_prime < 1, got delta_prime = 1\.5"):
        total(10, "0.1", 1.5)
