"""Optimal composition turned round: each answer works and the next one does not, decided by Arb."""

from fractions import Fraction
from itertools import pairwise

import pytest

from dpcert import OutsideTheorem, advanced_composition, basic_composition, optimal_composition
from dpcert.errors import OutOfReach
from dpcert.reals import hypergeometric

from .. import independent as arb
from .test_optimal_composition import exactly


def excess(k, epsilon, loss, delta, total):
    """The sign of the total delta at a loss less the target."""
    return arb.sign(lambda: arb.optimal_delta(k, epsilon, loss, delta) - arb.lift(total))


def loss_of(k, epsilon, total, **more):
    """The total epsilon."""
    return optimal_composition.epsilon_prime(k=k, epsilon=epsilon, delta_total=total, **more)


# The total epsilon.

LOSSES = [
    (1, "1/3", "1e-300", 0),
    (1, 50, "0.999999", 0),
    (2, "1e-12", "1e-13", 0),
    (3, "1e-300", "1e-301", 0),
    (7, "log(3)", "1e-6", 0),
    (10, "1/10", "0.1", 0),
    (10, 5, "0.99", 0),
    (40, 20, "0." + 12 * "9", 0),
    (49, "exp(-3)", "1e-18", "1e-21"),
    (100, "1/10", "exp(-32)", 0),
    (101, 3, "1/2", "1e-300"),
    (365, "96/10000", "0.07", 0),
    (1000, "1/10", "1e-300", 0),
    (1000, "1/10", "0.8", 0),
    (3001, "0.05", "0.5", "1e-5"),
    (10_000, 0.01, 1e-6, 0),
]


@pytest.mark.parametrize(("k", "epsilon", "total", "delta"), LOSSES)
def test_the_total_epsilon_works_and_the_one_below_does_not(k, epsilon, total, delta):
    """Arb: delta at the returned decimal is at most the target, and one unit less it is more."""
    bound = loss_of(k, epsilon, total, delta=delta)
    for digits in (3, 17) if k > 1000 else (2, 17, 40):
        text = bound.decimal(digits)
        below = arb.neighbour(text, digits, up=False)
        assert excess(k, epsilon, text, delta, total) <= 0 < excess(k, epsilon, below, delta, total)


def test_a_target_of_the_value_at_zero_or_more_needs_no_epsilon():
    """From delta(0) on the total epsilon is 0, exactly."""
    for k, epsilon in ((1, "1/3"), (4, "1/10"), (5, 2), (10_000, "0.01")):
        at_zero = optimal_composition.delta_total(k=k, epsilon=epsilon, epsilon_prime=0)
        assert loss_of(k, epsilon, at_zero.decimal(30)).rendered() == ("0", True)
        assert loss_of(k, epsilon, at_zero.ends(30)[0]) > 0
    assert str(loss_of(10, 0, "1/2", delta="0.01")) == "0"


@pytest.mark.parametrize("k", [1, 2, 3, 8, 31])
def test_a_target_exactly_at_the_value_at_zero_gives_zero(k):
    """epsilon = ln 3: delta(0) is rational, and meeting it exactly is recognised."""
    assert loss_of(k, "log(3)", exactly(k, Fraction(3), 1)).rendered() == ("0", True)


@pytest.mark.parametrize("k", [2, 3, 8, 31, 200])
def test_a_target_exactly_at_a_breakpoint_gives_the_breakpoint(k):
    """epsilon = ln 3, delta((k - 2l) ln 3) is rational: both pieces agree, and there is no hang."""
    for n in {2 - k % 2, k // 2 + (k + k // 2) % 2, k - 2} - {0}:
        target = exactly(k, Fraction(3), Fraction(3) ** n)
        for digits in (17, 60):
            bound = loss_of(k, "log(3)", target)
            assert arb.is_nearest(bound.decimal(digits), digits, lambda m=n: m * arb.lift("log(3)"), up=True)
        more, less = (
            loss_of(k, "log(3)", target * (1 + tilt)) for tilt in (-Fraction(1, 10**300), Fraction(1, 10**300))
        )
        assert n == k or more > bound > less


def test_only_the_mechanisms_own_delta_leaves_k_epsilon():
    """delta_total = 1 - (1 - delta)^k, exactly: nothing is left but the largest loss."""
    assert loss_of(4, "1/10", 0).compare(Fraction(2, 5)) == 0
    assert loss_of(3, "1/7", "0.271", delta="1/10").compare(Fraction(3, 7)) == 0
    assert loss_of(3, "1/7", "0.2710000001", delta="1/10") < Fraction(3, 7)


def test_less_than_the_mechanisms_own_delta_is_refused():
    """No total epsilon helps, and the message says why."""
    for delta, total in (("1e-17", 0), ("1/10", "0.2709999999999"), ("1e-300", "2.99999e-300")):
        with pytest.raises(OutsideTheorem, match=r"needs 1 - \(1 - delta\)\^k <= delta_total, got k = 3.*use up more"):
            loss_of(3, 1, total, delta=delta)


@pytest.mark.parametrize("total", ["1", "1.5", -1])
def test_a_total_delta_is_a_probability_below_one(total):
    """At 1 nothing would be said."""
    with pytest.raises(OutsideTheorem, match="needs 0 <= delta_total < 1"):
        loss_of(10, "1/10", total)


def test_the_total_epsilon_shrinks_with_the_target_and_grows_with_the_rest():
    """Strictly between 0 and k epsilon, decided."""
    base = {"k": 20, "epsilon": "1/4", "delta_total": "1e-3", "delta": "1e-6"}
    falling = {"delta_total": ("3e-5", "1e-4", "0.000100001", "0.3")}
    rising = {"k": (2, 10, 11, 500), "epsilon": ("0.11", "0.1100001", 3), "delta": (0, "1e-300", "1e-6", "4e-5")}
    for name, values in (falling | rising).items():
        losses = [optimal_composition.epsilon_prime(**(base | {name: value})) for value in values]
        assert all(less < more for less, more in pairwise(losses if name in rising else losses[::-1])), name


def test_optimal_composition_is_within_the_other_theorems():
    """Never more than basic composition or Theorem 3.20 at the same total delta."""
    for k, epsilon, total in (
        (10, "1/10", "1e-6"),
        (365, "0.0096", "1e-6"),
        (10_000, "1/801", "exp(-32)"),
        (3, 2, "0.9"),
    ):
        ours = loss_of(k, epsilon, total)
        assert ours <= advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=total)
        assert ours <= basic_composition.epsilon_prime(k=k, epsilon=epsilon)


def test_the_example_of_the_book_is_safe():
    """k = 10,000 at 1/801 has a total epsilon below 1 at e^-32, where Theorem 3.20 gives more than 1."""
    assert loss_of(10_000, "1/801", "exp(-32)") < "0.8904681478866131"


# Figures that other programs get wrong: each from a public report, recomputed by Arb.


@pytest.mark.parametrize(
    ("k", "epsilon", "total", "wrong"),
    [
        (49, "0.01", "1e-18", "0.47"),  # 1 - (1 - delta) in floats
        (10, 5, "1e-6", "40.010"),  # an upper end below the truth
        (5, 10, "1e-3", "-33.351"),
        (50, 2, "1e-6", "72.010"),
        (10_000, 0.01, 1e-6, "4.885515558123745"),  # called pessimistic
        (1_030, "0.1", "1e-6", "0"),  # overflows a float
    ],
)
def test_understatements_of_other_programs_are_refuted(k, epsilon, total, wrong):
    """The total epsilon is more than they say, and one unit above it is enough."""
    bound = loss_of(k, epsilon, total)
    assert bound > wrong
    assert excess(k, epsilon, bound.decimal(17), 0, total) <= 0


def test_a_delta_of_almost_one_is_not_called_negligible():
    """Ten releases at epsilon = 5 have delta(45) above 0.92, reported elsewhere as at most 1e-9."""
    assert optimal_composition.delta_total(k=10, epsilon=5, epsilon_prime=45) > "0.92875"


def test_a_pure_claim_about_mechanisms_with_a_delta_is_refused():
    """(10, 0) for ten mechanisms with delta = 1e-17 is no guarantee."""
    with pytest.raises(OutsideTheorem, match="own deltas use up"):
        loss_of(10, 1, 0, delta="1e-17")


# The largest epsilon.


@pytest.mark.parametrize(
    ("k", "loss", "total", "delta"),
    [
        (1, 1, "1e-6", 0),
        (1, "1e-12", "1e-30", 0),
        (10, 1, "0." + 20 * "9", 0),
        (100, "log(3)", "1e-300", 0),
        (365, 1, "1e-6", "1e-10"),
        (365, 0, "1e-6", 0),
        (1_001, "exp(1)", "1/2", 0),
    ],
)
def test_the_largest_epsilon_works_and_the_next_one_does_not(k, loss, total, delta):
    """Arb at the returned decimal and one unit further."""
    bound = optimal_composition.largest_epsilon(k=k, epsilon_prime=loss, delta_total=total, delta=delta)
    for digits in (3, 17):
        text = bound.decimal(digits)
        above = str(arb.neighbour(text, digits, up=True))
        assert excess(k, text, loss, delta, total) <= 0 < excess(k, above, loss, delta, total)


def test_without_a_delta_to_spare_each_mechanism_spends_a_kth_part():
    """The basic answer, exactly."""
    assert optimal_composition.largest_epsilon(k=7, epsilon_prime=1, delta_total=0).compare(Fraction(1, 7)) == 0
    bound = optimal_composition.largest_epsilon(k=2, epsilon_prime=0, delta_total="0.19", delta="0.1")
    assert (str(bound), bound.rendered().tight) == ("0", True)


# The largest k.


@pytest.mark.parametrize(
    ("epsilon", "loss", "total", "delta"),
    [
        ("0.1", 5, "1e-6", 0),
        ("0.1", 5, "1e-6", "1e-8"),
        ("0.01", 1, "1e-300", 0),
        (0.05, "log(2)", "0.999", 0),
        (3, 10, "0." + 12 * "9", 0),
        ("log(3)", 0, "3/4", 0),
        ("1/100", 2, "1/10", "1/1000"),
        ("1/100", 2, 0, 0),
        (0, 0, "1/2", "1/1000"),
    ],
)
def test_the_largest_k_works_and_the_next_one_does_not(epsilon, loss, total, delta):
    """Arb accepts k and refuses k + 1."""
    k = int(optimal_composition.largest_k(epsilon=epsilon, epsilon_prime=loss, delta_total=total, delta=delta))
    if total == 0:
        assert k == Fraction(loss) / Fraction(epsilon)
    else:
        assert excess(k, epsilon, loss, delta, total) <= 0 < excess(k + 1, epsilon, loss, delta, total)


def test_the_largest_k_meets_an_exact_target():
    """delta(0) at epsilon = ln 3 is the same for k = 5 and 6: given exactly it allows 6, less by 1e-300 allows 4."""
    target = exactly(5, Fraction(3), 1)
    for tilt, expected in ((0, 6), (-Fraction(1, 10**300), 4)):
        assert (
            int(optimal_composition.largest_k(epsilon="log(3)", epsilon_prime=0, delta_total=target + tilt)) == expected
        )
    own = 1 - Fraction(99, 100) ** 7
    assert int(optimal_composition.largest_k(epsilon="0.01", epsilon_prime=1, delta_total=own, delta="1/100")) == 7


def test_the_largest_k_may_have_thirty_digits():
    """Where only k epsilon <= epsilon_prime counts, or only the mechanisms' own delta."""
    assert int(optimal_composition.largest_k(epsilon="1e-30", epsilon_prime=1, delta_total=0)) == 10**30
    k = int(optimal_composition.largest_k(epsilon=0, epsilon_prime=0, delta_total="1/2", delta="1e-30"))
    assert excess(k, 0, 0, "1e-30", "1/2") <= 0 < excess(k + 1, 0, 0, "1e-30", "1/2")


def test_no_k_and_every_k():
    """One mechanism may be too much; mechanisms that cost nothing are free."""
    with pytest.raises(OutsideTheorem, match=r"supports no k >= 1 .* exceeds epsilon_prime = 1"):
        optimal_composition.largest_k(epsilon=2, epsilon_prime=1, delta_total="1e-6")
    with pytest.raises(OutsideTheorem, match="own deltas use up"):
        optimal_composition.largest_k(epsilon="0.1", epsilon_prime=1, delta_total="1e-6", delta="1e-5")
    with pytest.raises(OutsideTheorem, match="no limit on k"):
        optimal_composition.largest_k(epsilon=0, epsilon_prime=1, delta_total="1e-6")


def test_a_count_beyond_reach_is_refused(monkeypatch):
    """More terms than are added up: an error, not a guess."""
    monkeypatch.setattr(hypergeometric, "MOST_TERMS", 1 << 10)
    with pytest.raises(OutOfReach, match="terms would be needed"):
        optimal_composition.largest_k(epsilon="1e-6", epsilon_prime=1, delta_total="1e-6")


# The largest delta.


@pytest.mark.parametrize(
    ("k", "epsilon", "loss", "total"),
    [
        (1, 1, 0, "1/2"),
        (365, "0.0124", 1, "1e-6"),
        (10, "1/10", 1, "1e-300"),
        (10, 0, 0, "0.9"),
        (20, 3, 50, "0.99999"),
    ],
)
def test_the_largest_delta_works_and_the_next_one_does_not(k, epsilon, loss, total):
    """Arb at the returned decimal and one unit further."""
    bound = optimal_composition.largest_delta(k=k, epsilon=epsilon, epsilon_prime=loss, delta_total=total)
    for digits in (3, 17, 40):
        text = bound.decimal(digits)
        above = str(arb.neighbour(text, digits, up=True))
        assert excess(k, epsilon, loss, text, total) <= 0 < excess(k, epsilon, loss, above, total)


def test_no_delta_is_left_where_the_pure_part_is_too_much():
    """The refusal names the pure part."""
    with pytest.raises(OutsideTheorem, match="needs a pure part of at most delta_total here"):
        optimal_composition.largest_delta(k=10, epsilon=1, epsilon_prime=1, delta_total="1e-6")
    assert str(optimal_composition.largest_delta(k=2, epsilon="log(3)", epsilon_prime=0, delta_total="1/2")) == "0"


def test_one_mechanism_whose_delta_is_the_total_leaves_nothing_also_for_exponentials():
    """exp(-10) against exp(-10) is a tie that no precision decides."""
    tie = {"delta": "exp(-10)", "delta_total": "exp(-10)"}
    assert str(optimal_composition.epsilon_prime(k=1, epsilon=2, **tie)) == "2"
    assert str(optimal_composition.largest_epsilon(k=1, epsilon_prime=3, **tie)) == "3"
    assert int(optimal_composition.largest_k(epsilon=1, epsilon_prime=3, **tie)) == 1


def test_a_large_target_is_searched_as_quickly_as_a_small_one():
    """The search passes by powers of two far beyond the answer."""
    total = 1 - Fraction(999, 1000) ** 5 + Fraction(1, 10**50)
    bound = optimal_composition.largest_epsilon(k=5, epsilon_prime=10**6, delta="1/1000", delta_total=total)
    assert bound.decimal(12) == "200000.000000"
    assert bound > 200_000


def test_counts_beyond_floats_are_counted_or_out_of_reach():
    """Nothing is turned into a float that it does not fit; what takes too many terms is refused soon."""
    for epsilon, target in (("1e-500", 1), ("1e-5000", 1), ("1e-400", "1e-399")):
        with pytest.raises(OutOfReach, match="terms would be needed; the work grows like"):
            optimal_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_total="1e-6")
    most = optimal_composition.largest_k(epsilon="1e-5000", epsilon_prime=1, delta_total=0)
    assert int(most) == 10**5000
    assert int(optimal_composition.largest_k(epsilon="1e1000", epsilon_prime="1e1001", delta_total="0.99")) == 10
    with pytest.raises(OutOfReach, match="terms would be needed; the work grows like"):
        optimal_composition.epsilon_prime(k=10**400, epsilon="1e-400", delta_total="1e-6")
    first = optimal_composition.delta_total(k=10**400, epsilon="1e-400", epsilon_prime="0." + 390 * "9")
    assert float(first) == 5e-324
