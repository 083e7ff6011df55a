"""The privacy filter: what is within the budget is accepted, what is not is refused, to the last bit."""

import copy
import math
import pickle
import random
import re
import sys
import threading
from dataclasses import FrozenInstanceError
from decimal import Decimal
from fractions import Fraction
from itertools import permutations

import flint
import pytest

import dpcert
from dpcert import Filter, InvalidInput, OutsideTheorem, adaptive_filter
from dpcert.reals.grid import GRID

from . import independent as arb

TINY = 5e-324
#: At these slacks the condition's root is rational: sums of squares up to 4, and up to 1.
FOUR = Filter(epsilon_prime=6, delta_prime="exp(-2)")
ONE = Filter(epsilon_prime="5/2", delta_prime="exp(-2)")
USUAL = Filter(epsilon_prime=1, delta_prime="1e-6", delta_budget="1e-6")


def accepts(now, **spend):
    """Whether the filter takes it; the old filter is what it was, either way."""
    before = copy.copy(now)
    try:
        now.spend(**spend)
    except OutsideTheorem:
        accepted = False
    else:
        accepted = True
    assert before == now
    return accepted


def spent(now, *epsilons):
    """The filter after these."""
    for epsilon in epsilons:
        now = now.spend(epsilon=epsilon)
    return now


def pickled(value):
    """What comes back from a pickle."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301  (our own)


# The last bit.


def test_the_budget_may_be_used_up_exactly_and_then_takes_nothing_more():
    """Equality is allowed; after it the least float is refused, and only epsilon = 0 is free."""
    full = FOUR.spend(epsilon=1, k=4)
    assert full.largest_epsilon().compare(0) == 0
    for epsilon in (TINY, "1e-300", "1e-100000", "exp(-1e9)"):
        assert not accepts(full, epsilon=epsilon)
    assert accepts(full, epsilon=0, k=2**60)
    assert not accepts(FOUR, epsilon="1.0000000000000000000000001", k=4)


def test_the_least_float_is_accepted_where_it_fits_and_refused_where_it_does_not():
    """5e-324 within the budget, and 5e-324 beyond it."""
    least = Fraction(TINY) ** 2
    room = Filter(epsilon_prime="5/2", delta_prime="exp(-2)", squares_spent=1 - least)
    assert not room.rounded
    full = room.spend(epsilon=TINY)
    assert full.squares_spent.rational == 1
    assert not accepts(full, epsilon=TINY)
    assert not accepts(room, epsilon=2 * TINY)
    assert not accepts(room, epsilon=TINY, k=2)


def test_the_largest_epsilon_is_accepted_and_the_next_one_refused():
    """As a float and as a decimal, after any history."""
    rng = random.Random(5)
    now = USUAL
    for _ in range(40):
        now = now.spend(epsilon=rng.choice((rng.random() / 100, Fraction(1, rng.randrange(90, 999)), "exp(-5)")))
        k = rng.choice((1, 2, 365))
        bound = now.largest_epsilon(k=k)
        assert accepts(now, epsilon=float(bound), k=k)
        assert not accepts(now, epsilon=math.nextafter(float(bound), 1), k=k)
        text = bound.decimal(60)
        assert accepts(now, epsilon=text, k=k)
        assert not accepts(now, epsilon=arb.neighbour(text, 60, up=True), k=k)


def test_the_largest_k_is_accepted_and_one_more_refused():
    """With and without deltas; the smaller of the two limits holds."""
    now = spent(USUAL, "0.05", 0.01).spend(epsilon="1e-3", delta="1e-7", k=2)
    for spend, limit in (({"epsilon": "0.001"}, "epsilon"), ({"epsilon": "1e-5", "delta": "1e-8"}, "delta")):
        k = int(now.largest_k(**spend))
        assert accepts(now, k=k, **spend)
        assert not accepts(now, k=k + 1, **spend)
        with pytest.raises(OutsideTheorem, match=f"it exceeds {limit}_"):
            now.spend(k=k + 1, **spend)


def test_sums_as_near_as_rationals_get_to_an_irrational_root_are_decided():
    """Convergents of the root with denominators of up to 4000 bits: each below is accepted, each above refused."""
    with flint.ctx.workprec(9000):
        rest = arb.filter_squares(1, "1e-6")
        (p0, q0), (p1, q1) = (1, 0), (int(rest.floor().unique_fmpz()), 1)
        rest -= p1
        signs = []
        while q1.bit_length() < 4000:
            rest = 1 / rest
            whole = int(rest.floor().unique_fmpz())
            rest -= whole
            (p0, q0), (p1, q1) = (p1, q1), (whole * p1 + p0, whole * q1 + q0)
            if q1.bit_length() % 400 < 4 and 0 < p1 <= q1:
                below = arb.filter_squares(1, "1e-6") > arb.lift(Fraction(p1, q1))
                signs.append(below)
                if below:
                    assert not Filter(epsilon_prime=1, delta_prime="1e-6", squares_spent=Fraction(p1, q1)).rounded
                else:
                    with pytest.raises(OutsideTheorem, match="already exceeds the budget"):
                        Filter(epsilon_prime=1, delta_prime="1e-6", squares_spent=Fraction(p1, q1))
    assert len(signs) > 8
    assert len(set(signs)) == 2


# Public cases of floats and tolerances.


def test_decimals_that_add_up_are_accepted_and_their_floats_are_not():
    """0.36 + 0.64 is 1; the floats 0.6 and 0.8 have squares that add up to more."""
    assert accepts(ONE.spend(epsilon="0.6"), epsilon="0.8")
    assert accepts(ONE.spend(epsilon=Decimal("0.8")), epsilon=Fraction(3, 5))
    assert Fraction(0.6) ** 2 + Fraction(0.8) ** 2 > 1
    half = ONE.spend(epsilon=0.6)
    assert not accepts(half, epsilon=0.8)
    assert "read as the binary number that it holds: epsilon" in half.notes[0]
    assert ONE.spend(epsilon="0.6").notes == ()
    # A delta of 0.1 and one of 0.9, in units of 1e-6 and as they are.
    for unit in ("e-7", ""):
        budget = Filter(epsilon_prime=1, delta_prime="1e-9", delta_budget=f"0.9{unit}")
        parts = [f"0.{part}{unit}" for part in (2, 7)]
        assert accepts(budget.spend(epsilon=0, delta=parts[0]), epsilon=0, delta=parts[1])
        assert not accepts(budget.spend(epsilon=0, delta=parts[0]), epsilon=0, delta=f"0.70000000000000000001{unit}")
    tenth = Filter(epsilon_prime=1, delta_prime="1e-9", delta_budget="0.3").spend(epsilon=0, delta=0.1)
    assert Fraction(0.1) + Fraction(0.2) > Fraction("0.3")
    assert not accepts(tenth, epsilon=0, delta=0.2)


@pytest.mark.parametrize("n", [6, 7, 9, 10, 11])
def test_equal_parts_of_a_budget_add_up_to_it(n):
    """n parts of 1/n: the last one fits, nothing is left, nothing more fits; no tolerance."""
    start = Filter(epsilon_prime="5/2", delta_prime="exp(-2)", delta_budget="1e-6")
    now = start
    for _ in range(n):
        now = now.spend(epsilon=f"1/{n}", delta=Fraction("1e-6") / n)
    assert now.largest_delta().compare(0) == 0
    assert not accepts(now, epsilon=0, delta="1e-100")
    assert now == start.spend(epsilon=f"1/{n}", delta=Fraction("1e-6") / n, k=n)
    squares = now.squares_spent.rational
    assert squares == Fraction(1, n)


def test_ten_tenths_leave_nothing():
    """0.1 minus 0.01 ten times is 0 for decimals; for floats it is what their binary values leave."""
    for given, left in (("0.01", 0), (0.01, Fraction("0.1") - 10 * Fraction(0.01))):
        now = Filter(epsilon_prime=1, delta_prime="1e-6", delta_budget="0.1")
        fits = 10 if left == 0 else 9
        for _ in range(fits):
            now = now.spend(epsilon=0, delta=given)
        if left:
            assert left < 0
            assert not accepts(now, epsilon=0, delta=given)
        assert now.largest_delta().compare(Fraction("0.1") - fits * Fraction(given)) == 0


def test_a_budget_that_was_split_is_not_exceeded_by_its_parts():
    """The largest epsilon of five equal spends, spent five times in decimals of any length."""
    for digits in (2, 9, 17, 60):
        each = USUAL.largest_epsilon(k=5).decimal(digits)
        now = spent(USUAL, *[each] * 5)
        assert float(now.largest_epsilon()) < 1e-1 ** (digits // 2 - 1)
        assert not accepts(USUAL, epsilon=arb.neighbour(each, digits, up=True), k=5)


def test_tiny_spends_are_never_absorbed():
    """A million and more spends of the least float count, each of them."""
    start = USUAL.spend(epsilon="0.1")
    now = start.spend(epsilon=TINY, k=10**6)
    for _ in range(50):
        now = now.spend(epsilon=TINY)
    assert now.squares_spent.rational == Fraction(1, 100) + (10**6 + 50) * Fraction(TINY) ** 2
    assert now.largest_epsilon() < start.largest_epsilon()
    assert not now.rounded


def test_the_order_of_spends_does_not_matter():
    """Large and tiny, decimals and floats: every order gives the same filter."""
    spends = ["0.1", TINY, 0.05, "1/801", "1e-200"]
    ends = {spent(USUAL, *order) for order in permutations(spends)}
    assert len(ends) == 1
    assert not ends.pop().rounded


def test_without_a_slack_only_basic_composition_says_anything():
    """The refusal explains why delta_prime = 0 is no budget."""
    with pytest.raises(OutsideTheorem, match=r"delta_prime = 0; at 0 only basic composition says anything"):
        Filter(epsilon_prime=1, delta_prime=0)


# Sums that cannot be kept exact.


def primes(most):
    """The primes below `most`."""
    return [n for n in range(2, most) if all(n % d for d in range(2, math.isqrt(n) + 1))]


def test_sums_of_many_denominators_are_rounded_up_and_say_so():
    """1/p for many primes p: the kept sum is at least the exact one, by at most a unit of the grid for each spend."""
    spends = [Fraction(1, p) for p in primes(5000) if p > 100]
    now, exact, kept = USUAL, Fraction(0), 0
    for number, epsilon in enumerate(spends, 1):
        now, exact = now.spend(epsilon=epsilon), exact + epsilon**2
        excess = now.squares_spent.rational - exact
        assert 0 <= excess <= 2 * Fraction(number, 1 << GRID)
        assert now.rounded == (excess > 0)
        kept += not now.rounded
    assert 100 < kept < len(spends)
    assert "rounded up" in now.notes[-1]
    assert now.squares_spent.size < 3 * GRID
    assert accepts(now, epsilon=now.largest_epsilon().decimal(60))
    back = Filter(**dict(re.findall(r"(\w+)='([^']*)'", repr(now))))
    assert now == back


def test_exponentials_and_logarithms_are_rounded_up_and_say_so():
    """exp(-3) and log(1.01) are no rational numbers: the kept sum is above the real one, and very near."""
    now = spent(USUAL, "exp(-3)", "log(1.01)")
    kept = now.squares_spent.rational
    for beyond, expected in ((Fraction(0), 1), (Fraction(1, 10**140), -1)):
        assert expected == arb.sign(
            lambda b=beyond: arb.lift(kept - b) - arb.lift("exp(-3)") ** 2 - arb.lift("log(1.01)") ** 2
        )
    assert now.rounded
    budget = Filter(epsilon_prime="exp(1)", delta_prime="exp(-9)", delta_budget="exp(-20)")
    assert accepts(budget, epsilon=0, delta=Fraction("2.061e-9"))
    assert not accepts(budget, epsilon=0, delta=Fraction("2.062e-9"))
    # Just the budget cannot be told from a little more once it is rounded: refused.
    assert not accepts(budget, epsilon=0, delta="exp(-20)")


@pytest.mark.parametrize("epsilon", ["exp(1e30)", "exp(1e6)", "1e100000", "exp(40)", 1e308])
def test_gigantic_spends_are_refused(epsilon):
    """Without being written out."""
    with pytest.raises(
        OutsideTheorem, match=r"it exceeds epsilon_prime = 1; what is left allows epsilon up to 0\.1869"
    ):
        USUAL.spend(epsilon=epsilon)


@pytest.mark.parametrize("epsilon_prime", ["1e-300", "1e6", "exp(1e6)", "1e-100000"])
@pytest.mark.parametrize("delta_prime", ["1e-300", "exp(-1e-30)", "exp(-1e6)"])
def test_extreme_budgets(epsilon_prime, delta_prime):
    """What is said to be left is accepted; twice of it is not."""
    now = Filter(epsilon_prime=epsilon_prime, delta_prime=delta_prime)
    each = Fraction(now.largest_epsilon().ends(3)[0]) if epsilon_prime != "exp(1e6)" else Fraction(10**6)
    if epsilon_prime == "1e-100000":
        # Its square is finer than the grid.
        assert not accepts(now, epsilon=each)
        assert accepts(now, epsilon=0)
        return
    assert accepts(now, epsilon=each)
    assert epsilon_prime == "exp(1e6)" or not accepts(now, epsilon=2 * each)


# A filter is a value.


def test_a_filter_never_changes():
    """Neither its fields nor what they hold, by spending, refusing or assigning."""
    now = USUAL.spend(epsilon="0.1")
    with pytest.raises(FrozenInstanceError):
        now.rounded = True
    with pytest.raises((AttributeError, TypeError)):
        now.other = 1
    with pytest.raises(OutsideTheorem):
        now.spend(epsilon=1)
    assert now == USUAL.spend(epsilon="0.1")
    assert USUAL.squares_spent.rational == 0


def test_filters_compare_by_what_they_are():
    """Budget and sums; the same in whatever form they were given. Never equal to anything else."""
    same = Filter(epsilon_prime="1.0", delta_prime="1/1000000", delta_budget=Decimal("0.000001"))
    assert (same, hash(same)) == (USUAL, hash(USUAL))
    others = [
        USUAL.spend(epsilon="1e-9"),
        Filter(epsilon_prime=1, delta_prime="1e-6"),
        Filter(epsilon_prime=1, delta_prime=1e-6, delta_budget="1e-6"),
        USUAL.spend(epsilon=0, delta="1e-9"),
    ]
    assert len({USUAL, same, *others}) == 5
    assert USUAL != 1
    assert Filter(epsilon_prime=1, delta_prime=1e-6).notes == (
        "given as a float and read as the binary number that it holds: delta_prime",
    )


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_a_filter_can_be_kept_and_taken_up_again(again):
    """Between two spends, by a copy, by pickle, or by its repr."""
    now = spent(USUAL, 0.01, "exp(-4)")
    later = again(now)
    assert (later, later.notes, later.rounded) == (now, now.notes, True)
    assert later.spend(epsilon="0.02") == now.spend(epsilon="0.02")
    bound = later.largest_epsilon()
    assert pickled(bound) == bound


def test_threads_may_share_a_filter():
    """Many threads that spend from the same filter get the same next one."""
    now, ends = USUAL.spend(epsilon="1/7", k=1), []

    def work():
        ends.append(spent(now, *[Fraction(1, p) for p in primes(400) if p > 100]))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(ends) == 8
    assert len(set(ends)) == 1


def test_a_filter_as_data():
    """Every number is a text, rounded on its safe side."""
    record = USUAL.spend(epsilon="0.1", delta="1/3000000", k=2).to_dict(5)
    assert record["guarantee"] == {"epsilon": "1", "delta": "0.000002"}
    assert record["left"] == {"epsilon": "0.12222", "delta": "3.3333e-7"}
    assert (record["squares_spent"], record["delta_spent"], record["rounded"]) == ("1/50", "1/1500000", False)
    assert record["inputs"]["delta_prime"] == {"given": "1e-6", "exact": "1/1000000"}
    assert (record["format"], record["theorem"]) == ("dpcert/filter/1", "adaptive_filter")


# What is refused.


@pytest.mark.parametrize(
    ("spend", "error", "message"),
    [
        ({"epsilon": math.nan}, InvalidInput, "epsilon must be a finite number"),
        ({"epsilon": "nan"}, InvalidInput, "epsilon cannot be read"),
        ({"epsilon": True}, InvalidInput, "the truth value True"),
        ({"epsilon": None}, InvalidInput, "missing epsilon"),
        ({"epsilon": 1j}, InvalidInput, "epsilon must be"),
        ({"epsilon": "0.1", "delta": math.inf}, InvalidInput, "delta must be a finite number"),
        ({"epsilon": "0.1", "k": "1.5"}, InvalidInput, "k must be an integer"),
        ({"epsilon": "0.1", "k": False}, InvalidInput, "the truth value False"),
        ({"epsilon": "0.1", "k": 0}, OutsideTheorem, "needs k >= 1, got k = 0"),
        ({"epsilon": "0.1", "k": -3}, OutsideTheorem, "needs k >= 1, got k = -3"),
        ({"epsilon": "-1e-9"}, OutsideTheorem, "needs epsilon >= 0, got epsilon = -1e-9"),
        ({"epsilon": -TINY}, OutsideTheorem, "needs epsilon >= 0, got epsilon = -5e-324"),
        ({"epsilon": "log(0.9)"}, OutsideTheorem, "needs epsilon >= 0"),
        ({"epsilon": "0.1", "delta": "-1e-30"}, OutsideTheorem, "needs 0 <= delta < 1, got delta = -1e-30"),
        ({"epsilon": "0.1", "delta": 1}, OutsideTheorem, "needs 0 <= delta < 1, got delta = 1"),
        (
            {"epsilon": "0.5", "k": 2},
            OutsideTheorem,
            "The adaptive filter refuses epsilon = 0.5, delta = 0, k = 2: it exceeds epsilon_prime = 1; what is left ",
        ),
        (
            {"epsilon": "0.1", "delta": "2e-6"},
            OutsideTheorem,
            "delta_budget = 1e-6; what is left allows epsilon up to 0.18691658443874571 and delta up to 0.000001",
        ),
    ],
)
def test_a_spend_that_is_no_spend_or_too_much_is_refused_by_name(spend, error, message):
    """The message says what was asked and what is left; the filter stays usable."""
    with pytest.raises(error) as refusal:
        USUAL.spend(**spend)
    assert message in str(refusal.value)
    assert accepts(USUAL, epsilon="0.1")


@pytest.mark.parametrize(
    ("budget", "error", "message"),
    [
        ({"epsilon_prime": -1}, OutsideTheorem, "needs epsilon_prime >= 0"),
        ({"delta_prime": "1"}, OutsideTheorem, "needs 0 < delta_prime < 1"),
        ({"delta_budget": "-1e-9"}, OutsideTheorem, "needs 0 <= delta_budget < 1"),
        ({"delta_budget": "0.9999995"}, OutsideTheorem, "needs delta_prime + delta_budget < 1"),
        ({"squares_spent": "0.035"}, OutsideTheorem, "what was spent already exceeds the budget"),
        ({"squares_spent": "-1e-5000"}, OutsideTheorem, "needs squares_spent >= 0"),
        ({"squares_spent": "log(0.5)"}, OutsideTheorem, "needs squares_spent >= 0"),
        ({"delta_spent": "1e-5"}, OutsideTheorem, "needs delta_spent <= delta_budget"),
        ({"epsilon_prime": "nan"}, InvalidInput, "epsilon_prime cannot be read"),
        ({"epsilon_prime": True}, InvalidInput, "truth value"),
        ({"epsilon_prime": None}, InvalidInput, "missing epsilon_prime"),
        ({"epsilon_prime": "exp(1e8)", "squares_spent": "exp(1e7)"}, InvalidInput, "too large to be added to"),
    ],
)
def test_a_budget_that_is_none_is_refused_by_name(budget, error, message):
    """The constructor checks everything; zero is a budget."""
    with pytest.raises(error) as refusal:
        Filter(**({"epsilon_prime": 1, "delta_prime": "1e-6"} | budget))
    assert message in str(refusal.value)
    nothing = Filter(epsilon_prime=0, delta_prime="1e-6")
    assert accepts(nothing, epsilon=0, k=5)
    assert not accepts(nothing, epsilon=TINY)


def test_sums_that_are_rounded_up_have_to_be_within_the_budget_too():
    """All of 4 but a part finer than the grid: rounded up it is 4; a budget a little smaller refuses."""
    finer = Fraction(1, 3 * (1 << GRID))
    assert Filter(epsilon_prime=6, delta_prime="exp(-2)", squares_spent=4 - finer).squares_spent.rational == 4
    assert not accepts(FOUR.spend(epsilon=1, k=3), epsilon="1.00000000000000000001")


def test_thousands_of_spends():
    """Sums of thousands of random floats stay exact."""
    rng = random.Random(7)
    epsilons = [rng.random() * 1e-3 for _ in range(2000)]
    now = spent(USUAL, *epsilons)
    assert now.squares_spent.rational == sum(Fraction(e) ** 2 for e in epsilons)
    assert not now.rounded
    assert sys.getsizeof(now) < 200


def test_the_remaining_bounds_are_those_of_the_theorem():
    """What a filter answers is the stateless function's claim."""
    now = USUAL.spend(epsilon="0.1", delta="1e-7")
    ask = {"epsilon_prime": 1, "delta_prime": "1e-6", "delta_budget": "1e-6", "squares_spent": "0.01"}
    assert now.largest_epsilon(k=3) == adaptive_filter.largest_epsilon(k=3, **ask)
    assert now.largest_k(epsilon="0.01", delta="1e-8") == adaptive_filter.largest_k(
        epsilon="0.01", delta="1e-8", delta_spent="1e-7", **ask
    )
    assert now.largest_delta(k=3) == adaptive_filter.largest_delta(k=3, delta_budget="1e-6", delta_spent="1e-7")
    assert dpcert.Filter is Filter
