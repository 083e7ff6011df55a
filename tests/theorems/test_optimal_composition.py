"""Optimal composition forward: against its definition, against Arb, at the edges and at the extremes."""

import random
from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest

from dpcert import InvalidInput, OutsideTheorem, Undecided, optimal_composition, randomized_response
from dpcert.errors import OutOfReach
from dpcert.readings.arb import read as read_by_arb
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import rational, read
from dpcert.theorems.optimal_pieces import _falling, last_active
from dpcert.theorems.optimal_profile import definition, profile

from .. import independent as arb
from ..engines import fraction

EPSILONS = ("1e-12", "1/801", 0.1, "log(3)", "exp(-1)", 1, "5", 50)
SHARES = (0, "1e-9", "1/3", "1/2", "0.999")


def delta(k, epsilon, loss, **more):
    """The total delta."""
    return optimal_composition.delta_total(k=k, epsilon=epsilon, epsilon_prime=loss, **more)


def losses(k, epsilon):
    """Losses of all sizes: shares of k epsilon, on the grid and beside it."""
    each = (
        Fraction("1.0986")
        if epsilon == "log(3)"
        else Fraction("0.36787")
        if epsilon == "exp(-1)"
        else Fraction(epsilon)
    )
    yield from (Fraction(share) * k * each for share in SHARES)
    if not isinstance(epsilon, str) or "(" not in epsilon:
        for n in {k % 2, (k // 2) + (k // 2 + k) % 2, k}:
            yield from (x for x in (n * each, n * each - Fraction(1, 10**30), n * each + each / 10**9) if x >= 0)


def overlap(first, second):
    """Whether two enclosures have a point in common."""
    (a, b), (c, d) = ([fraction(end) for end in x.ends] for x in (first, second))
    return a <= d and c <= b


def by_arb(k, epsilon, loss, bits):
    """The definition, read by Arb."""
    return read_by_arb(lambda real: definition(real, k, real.number(epsilon), real.number(loss)), bits)


def misses(pure, rest, truth):
    """Whether an enclosure of the pure part, or of its complement, is missed by a ball around the truth."""
    (low, high), (least, most) = ([arb.lift(fraction(end)) for end in x.ends] for x in (pure, rest))
    return truth < low or truth > high or 1 - truth < least or 1 - truth > most


def test_the_pieces_are_the_definition_for_every_k_up_to_200():
    """Both enclosures overlap, and neither is wide; beyond k = 60 the definition is read by Arb, which is quicker."""
    wrong = []
    rng = random.Random(3)
    for k in range(1, 201):
        epsilon = rng.choice(EPSILONS)
        exact = read(epsilon).exact, rational(rng.choice(list(losses(k, epsilon))))
        pure, rest = profile(k, *exact, 150)
        if k <= 60:
            real = Enclosures(200)
            whole = definition(real, k, *(real.number(x) for x in exact))
            agree = overlap(pure, whole) and overlap(rest, 1 - whole)
        else:
            agree = not misses(pure, rest, by_arb(k, *exact, 400))
        if not agree or fraction(pure.ends[1]) - fraction(pure.ends[0]) > Fraction(2) ** -140:
            wrong.append((k, epsilon, exact[1]))
    assert wrong == []


def test_the_pieces_are_the_definition_at_larger_k():
    """The same at fifty structured k from 250 to 1,025."""
    wrong = []
    rng = random.Random(4)
    counts = sorted({2**n + s for n in (8, 9, 10) for s in (-1, 0, 1)} | {round(250 * 1.035**n) for n in range(41)})
    for k in counts:
        epsilon = rng.choice((Fraction(1, k), "1/801", "0.1", "log(2)"))
        exact = read(epsilon).exact, rational(Fraction(k, 1000) * rng.choice((0, 1, 10)))
        truth = by_arb(k, *exact, 200)
        if misses(*profile(k, *exact, 100), truth) or truth.rad() > abs(truth) / 2**90:
            wrong.append((k, epsilon, exact[1]))
    assert len(counts) == 50
    assert wrong == []


@pytest.mark.parametrize("epsilon", EPSILONS)
def test_delta_is_the_nearest_safe_value(epsilon):
    """Arb, by its own sum with as many bits as it takes."""
    wrong, digits = [], (1, 17, 30, 60, 17, 3, 25, 17, 40, 17, 17, 30, 17, 17)
    for k in (1, 2, 3, 10) if epsilon in {"5", 50} else (1, 2, 3, 49, 365):
        for loss, count in zip(losses(k, epsilon), digits, strict=False):
            bound = delta(k, epsilon, loss)
            if bound.rendered(count) == ("0", True):
                wrong += [(k, loss)] if loss < k * arb.rationals(epsilon)[0] else []
            elif loss or epsilon != "log(3)":
                wrong += arb.wrongly_rounded(bound, lambda c=(k, loss): arb.optimal_delta(c[0], epsilon, c[1]), count)
    assert wrong == []


@pytest.mark.parametrize(
    ("k", "epsilon", "loss", "given"),
    [
        (10_000, "0.01", 4, 0),
        (10_000, "0.01", "99.98", 0),
        (10_000, 1, 4_621, 0),
        (30_000, "3/1000", "4", "1e-12"),
        (5_001, "log(3)", "exp(8)", "1e-300"),
        (4_095, "1e-9", "1e-8", "1/3"),
        (10, "1/10", "1/2", "0." + 30 * "9"),
    ],
)
def test_delta_is_the_nearest_safe_value_for_many_mechanisms(k, epsilon, loss, given):
    """Below the mode, above it, and with a delta of each mechanism."""
    bound = delta(k, epsilon, loss, delta=given)
    assert arb.wrongly_rounded(bound, lambda: arb.optimal_delta(k, epsilon, loss, given), 25) == []


def exactly(k, q, power):
    """The definition at epsilon = ln q and loss = ln power, in fractions."""
    total = sum(comb(k, l) * max(Fraction(0), q ** (k - l) - power * q**l) for l in range(k + 1))
    return total / (1 + q) ** k


@pytest.mark.parametrize("k", [1, 2, 5, 40])
@pytest.mark.parametrize("q", [Fraction(3), Fraction(11, 10), Fraction(7, 2)])
def test_delta_is_exact_where_the_exponentials_are_rational(k, q):
    """On the grid, beside it and at 0: a rational, known as one."""
    for power in (Fraction(1), q, q**k, q ** (k - 1) + Fraction(1, 10**9), Fraction(21, 20)):
        bound = delta(k, f"log({q})", f"log({power})")
        assert bound.compare(exactly(k, q, power)) == 0
    assert delta(k, f"log({q})", 0, delta="1/7").compare(1 - Fraction(6, 7) ** k * (1 - exactly(k, q, 1))) == 0


@pytest.mark.parametrize("epsilon", ["1e-300", "1/801", "log(3)", 1, "exp(2)"])
def test_one_mechanism_is_randomized_response(epsilon):
    """k = 1: the same exact real."""
    for loss in (0, "1e-301", "1/802", "log(2)", 1):
        ours, theirs = delta(1, epsilon, loss), randomized_response.delta(epsilon=epsilon, epsilon_prime=loss)
        assert ours.decimal(60) == theirs.decimal(60)


def test_a_threshold_on_the_grid_leaves_its_outcome_out():
    """(k - 2l) epsilon > epsilon_prime is decided exactly: on the grid, and by 1e-300 on either side."""
    k, epsilon = 10, read("1/3").exact
    for n in (2, 4, 10):
        beside = [rational(Fraction(n, 3) + tilt) for tilt in (-Fraction(1, 10**300), 0, Fraction(1, 10**300))]
        assert [last_active(k, epsilon, loss) for loss in beside] == [(k - n) // 2] + 2 * [
            (k - n) // 2 - 1 if n < k else None
        ]


@pytest.mark.parametrize(
    ("epsilon", "loss", "expected"),
    [
        ("log(2)", "log(1024)", 44),
        ("log(3/2)", "log(243/32)", 47),
        ("log(10)", f"log(1e{90})", 4),
        ("log(10)", f"log({10**90 - 1})", 5),
        ("exp(1)", "exp(1)", 49),
        ("exp(1)", 0, 49),
        ("log(3)", 0, 49),
        ("1/7", "log(2)", 47),
        (0, 0, None),
    ],
)
def test_the_last_outcome_for_exponentials_and_logarithms(epsilon, loss, expected):
    """Ties of logarithms of powers and of equal exponentials are recognised."""
    assert last_active(100, read(epsilon).exact, read(loss).exact) == expected


def test_a_loss_of_k_epsilon_or_more_has_delta_zero():
    """Exactly, without a delta of the mechanisms; with one, what they spend."""
    for loss in ("5", "5.0000001", 10**9, "exp(90)"):
        assert delta(10, "1/2", loss).rendered() == ("0", True)
    assert delta(3, "1/2", 2, delta="1/10").compare(Fraction(271, 1000)) == 0


def test_mechanisms_that_cost_nothing_have_delta_zero():
    """epsilon = 0, with and without delta."""
    assert str(delta(10**30, 0, 0)) == "0"
    assert delta(2, 0, 0, delta="0.1").compare("0.19") == 0


# The extremes.


@pytest.mark.parametrize(
    ("k", "epsilon", "loss", "given"),
    [
        (5, "1e-300", 0, 0),
        (365, "1e-20", "1e-19", "1e-300"),
        (3, "1e-12", "2999999999999e-24", 0),
        (7, 700, 4899, 0),
        (2, "1e6", 1_999_990, 0),
        (100, "0.1", "9.9999999999999999999999", 0),
        (100, "0.1", "9.8", "1e-300"),
        (1_000, "1/10", 95, 0),
    ],
)
def test_delta_is_the_nearest_safe_value_at_the_extremes(k, epsilon, loss, given):
    """Tiny and huge epsilon, a loss just below k epsilon."""
    bound = delta(k, epsilon, loss, delta=given)
    assert arb.wrongly_rounded(bound, lambda: arb.optimal_delta(k, epsilon, loss, given), 30) == []


def test_a_delta_next_to_one_is_known_by_its_complement():
    """1 - delta is about 2e-213 at k = 100, epsilon = 10: the digits are there when they are asked for."""
    bound = delta(100, 10, 0)
    assert bound < 1
    assert bound.rendered() == ("1.0000000000000000", True)
    text = bound.decimal(240)
    assert arb.is_nearest(text, 240, lambda: arb.optimal_delta(100, 10, 0), up=True)


def test_ten_million_mechanisms():
    """k = 10^7 on both sides of the mode, and far below it with k = 2^60."""
    assert delta(10**7, "0.0003", "4").decimal(15) == "0.0000169469239039617"
    assert str(delta(10**7, 1, 4 * 10**6)) == "1.0000000000000000"
    assert delta(2**60, 1, 2**59) > 0
    assert str(delta(2**60, 1, 2**59)) == "1e-1000000"


@pytest.mark.parametrize("ask", [lambda: delta(2**60, "1e-9", 1), lambda: delta("1e30", "1e-15", 0)])
def test_too_many_terms_are_refused_at_once(ask):
    """Not a hang: the error says what the work grows with, and what holds for every k."""
    with pytest.raises(OutOfReach, match=r"1048576 terms.*sqrt\(k\).*Theorem 3\.20") as refusal:
        ask()
    assert isinstance(refusal.value, Undecided)


# Monotonicity, decided.


def test_delta_falls_with_the_loss_and_grows_with_everything_else():
    """Strictly, also across the grid."""
    base = {"k": 20, "epsilon": "1/4", "epsilon_prime": 2, "delta": "1e-6"}
    falling = {"epsilon_prime": ("0", "1e-9", "0.5", "0.5000001", "1", "2.49999", "2.5", "4.9999")}
    rising = {
        "k": (9, 10, 11, 20, 200),
        "epsilon": ("0.11", "0.1100001", "1/4", 3, 90),
        "delta": (0, "1e-300", "1e-6", "0.9"),
    }
    for name, values in (falling | rising).items():
        deltas = [optimal_composition.delta_total(**(base | {name: value})) for value in values]
        pairs = pairwise(deltas if name in rising else deltas[::-1])
        assert all(less < more for less, more in pairs), name


# Refusals.


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"k": 0}, OutsideTheorem, "Optimal composition needs k >= 1, got k = 0"),
        ({"k": "3/2"}, InvalidInput, "k must be an integer"),
        ({"epsilon": -1}, OutsideTheorem, "needs epsilon >= 0, got epsilon = -1"),
        ({"epsilon_prime": "-1/9"}, OutsideTheorem, "needs epsilon_prime >= 0"),
        ({"delta": 1}, OutsideTheorem, "needs 0 <= delta < 1, got delta = 1"),
        ({"delta": float("nan")}, InvalidInput, "delta must be a finite number"),
        ({"epsilon": None}, InvalidInput, "missing epsilon"),
    ],
)
def test_what_the_theorem_does_not_cover_is_refused(changes, error, words):
    """The hypothesis and the value are named."""
    with pytest.raises(error, match=words):
        optimal_composition.delta_total(**({"k": 3, "epsilon": 1, "epsilon_prime": 1} | changes))


def test_a_zero_is_no_interval():
    """The exact zero of the profile is the exact zero, whatever the precision."""
    assert [profile(4, read("1/2").exact, read(2).exact, bits)[0].exact for bits in (8, 80, 800)] == 3 * [ZERO]


@pytest.mark.parametrize("epsilon", ["1e10", "1e12", "1e1000", "exp(1000)"])
def test_an_enormous_epsilon_is_no_more_work(epsilon):
    """e^-epsilon is never shifted to an integer of epsilon bits; beside the first term the others vanish."""
    assert str(delta(5, epsilon, 0)) == "1.0000000000000000"
    assert delta(5, epsilon, 0).supports("0." + 20 * "9") is False
    bound = optimal_composition.epsilon_prime(k=5, epsilon=epsilon, delta_total="1/2")
    spent = optimal_composition.epsilon_prime(k=5, epsilon=epsilon, delta_total=0)
    assert bound < spent


@pytest.mark.parametrize("x", ["1e-40", "1e-60", "1e-61", "1e-62", "1e-400"])
def test_a_tiny_ratio_is_summed_alike_on_both_sides_of_the_cut(x):
    """The sum 1 + 3x/2 + 3x^2/4 + ... lies in the enclosure, which is as narrow as was asked."""
    number = Fraction(x)
    low, high = (fraction(end) for end in _falling(3, 2, Enclosures(300).number(rational(number)), 100, 100).ends)
    exact = 1 + 3 * number / 2 + number**2 + number**3 / 4
    assert low <= exact <= high
    assert high - low <= Fraction(1, 2**90)
