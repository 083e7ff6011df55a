"""The exact Gaussian profile turned round and composed: each answer works and the next one does not, decided by Arb."""

import math
import pickle
import random
from fractions import Fraction
from itertools import pairwise

import pytest

from dpcert import InvalidInput, OutsideTheorem, gaussian_mechanism, gaussian_profile

from .. import independent as arb
from . import inputs

EPSILONS = ("0", "1e-300", "1e-30", "1e-9", "1/801", 0.5, "log(3)", "8", "50", "800", "1000000")
DELTAS = ("1e-300", "exp(-100)", "1e-12", 1e-5, "1/3", "log(2)", "0.999999999999999")
PAIRS = [(epsilon, delta) for epsilon in EPSILONS for delta in DELTAS]
#: (sigma, sensitivity, k)
NOISES = (("1", 1, 1), ("1/1000", 1, 1), ("100", 1, 10_000), (20.0, "3/7", 60), ("1e9", 1, 10**7), ("1e9", 1, 2**60))


def works(delta, *profile):
    """Whether Arb finds the exact delta of (epsilon, sigma, sensitivity, k) at most the target."""
    return arb.sign(lambda: arb.lift(delta) - arb.gaussian_profile(*profile)) >= 0


def test_the_smallest_sigma_works_and_one_unit_less_does_not():
    """For every epsilon from 0 to 10^6 and delta from 1e-300 to 1 - 1e-15."""
    wrong = []
    for (epsilon, delta), digits in zip(PAIRS, inputs.digits(len(PAIRS), seed=31), strict=True):
        bound = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta)
        text, tight = bound.rendered(digits)
        less = arb.neighbour(text, digits, up=False)
        if not (tight and works(delta, epsilon, text, 1) and not works(delta, epsilon, less, 1)):
            wrong.append((epsilon, delta, digits, text))
    assert wrong == []


def test_random_sigmas_work_and_one_unit_less_does_not():
    """Floats, fractions, exp and log, with a sensitivity and a count."""
    rng, wrong = random.Random(1805_06530), []
    for _ in range(60):
        epsilon, delta = inputs.positive(rng, -12, 3), inputs.probability(rng)
        sensitivity, k = inputs.positive(rng, -3, 3), rng.randrange(1, 10**6)
        bound = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta, sensitivity=sensitivity, k=k)
        text = bound.decimal(17)
        less = arb.neighbour(text, 17, up=False)
        if not works(delta, epsilon, text, sensitivity, k) or works(delta, epsilon, less, sensitivity, k):
            wrong.append((epsilon, delta, sensitivity, k, text))
    assert wrong == []


def test_the_smallest_epsilon_works_and_one_unit_less_does_not():
    """And it is exactly 0 where the delta at epsilon = 0 is small enough."""
    wrong, zeros = [], 0
    cases = [(*noise, delta) for noise in NOISES for delta in DELTAS]
    for (sigma, sensitivity, k, delta), digits in zip(cases, inputs.digits(len(cases), seed=32), strict=True):
        bound = gaussian_profile.smallest_epsilon(sigma=sigma, sensitivity=sensitivity, k=k, delta=delta)
        text, tight = bound.rendered(digits)
        good = tight and works(delta, text, sigma, sensitivity, k)
        if text == "0":
            zeros += 1
        else:
            good &= not works(delta, arb.neighbour(text, digits, up=False), sigma, sensitivity, k)
        if not good:
            wrong.append((sigma, sensitivity, k, delta, digits, text))
    assert wrong == []
    assert 5 < zeros < len(cases) - 5


def test_float64_answers_are_the_nearest_on_the_safe_side():
    """The next smaller double of sigma or epsilon does not work."""
    for epsilon, delta in (("1", "1e-5"), ("1e-9", "1e-15"), ("800", "1e-5"), (0, "1e-6")):
        value = float(gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta))
        assert works(delta, epsilon, value, 1)
        assert not works(delta, epsilon, math.nextafter(value, 0), 1)
    value = float(gaussian_profile.smallest_epsilon(sigma=1, delta="1e-25"))
    assert works("1e-25", value, 1, 1)
    assert not works("1e-25", math.nextafter(value, 0), 1, 1)


def test_the_largest_mu_works_and_one_unit_more_does_not():
    """mu is 1 / sigma, rounded down."""
    for epsilon, delta in PAIRS[::5]:
        text = gaussian_profile.largest_mu(epsilon=epsilon, delta=delta, k=3).decimal(20)
        more = arb.neighbour(text, 20, up=True)
        assert works(delta, epsilon, 1, text, 3)
        assert not works(delta, epsilon, 1, more, 3)


@pytest.mark.parametrize(
    ("epsilon", "delta", "sigma"),
    [(1, "1e-6", 100), ("1e-9", "1e-300", "1e12"), (0, "1/2", 30), (800, "1e-5", "1e9"), ("1e6", "1e-300", "1e3")],
)
def test_the_largest_k_works_and_one_more_does_not(epsilon, delta, sigma):
    """Up to counts of more than 60 bits."""
    k = int(gaussian_profile.largest_k(epsilon=epsilon, delta=delta, sigma=sigma))
    assert k > 10
    assert works(delta, epsilon, sigma, 1, k)
    assert not works(delta, epsilon, sigma, 1, k + 1)


def test_a_target_beside_the_total_variation_distance_is_told_apart():
    """A delta of 200 digits just below 2 Phi(mu/2) - 1 leaves a tiny epsilon, one just above leaves none."""
    low, high = gaussian_profile.delta(epsilon=0, sigma=1).ends(200)
    assert str(gaussian_profile.smallest_epsilon(sigma=1, delta=high)) == "0"
    bound = gaussian_profile.smallest_epsilon(sigma=1, delta=low)
    text, tight = bound.rendered(5)
    assert tight
    assert 0 < Fraction(text) < Fraction(1, 10**199)
    assert works(low, text, 1, 1)
    assert not works(low, arb.neighbour(text, 5, up=False), 1, 1)


def test_turning_round_twice_gives_back_what_was_given():
    """epsilon at a returned sigma is at most the one asked for, and so are delta and k."""
    for epsilon, delta, k in (("1", "1e-6", 365), ("1/801", "1e-9", 1), ("20", "1e-20", 10**7)):
        sigma = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta, k=k).decimal(30)
        less = arb.neighbour(sigma, 30, up=False)
        assert gaussian_profile.smallest_epsilon(sigma=sigma, k=k, delta=delta) <= epsilon
        assert gaussian_profile.smallest_epsilon(sigma=less, k=k, delta=delta) > epsilon
        assert gaussian_profile.delta(sigma=sigma, k=k, epsilon=epsilon) <= delta
        assert gaussian_profile.delta(sigma=less, k=k, epsilon=epsilon) > delta
        assert int(gaussian_profile.largest_k(sigma=sigma, epsilon=epsilon, delta=delta)) == k


def test_answers_are_monotone():
    """More delta, less epsilon and less sigma; more releases, more of both: by certified comparison."""
    sigmas = [gaussian_profile.smallest_sigma(epsilon=1, delta=d) for d in ("1e-300", "1e-9", "1e-8", "1/2")]
    falling = [gaussian_profile.smallest_sigma(epsilon=e, delta="1e-9") for e in (0, "1e-9", 1, "1.000000001", 99)]
    epsilons = [gaussian_profile.smallest_epsilon(sigma=5, delta=d) for d in ("1e-300", "1e-9", "1e-3", "1/2")]
    counts = [gaussian_profile.smallest_epsilon(sigma=5, delta="1e-9", k=k) for k in (10**6, 100, 99, 1)]
    for answers in (sigmas, falling, epsilons, counts):
        assert all(more > less for more, less in pairwise(answers))


def test_the_noise_may_be_given_in_three_ways():
    """sigma and sensitivity, mu, its square: the same digits."""
    ways = ({"sigma": 4, "sensitivity": 2, "k": 9}, {"mu": "1/2", "k": 9}, {"mu_squared": "1/4", "k": 9}, {"mu": "3/2"})
    for ask, given in (
        (gaussian_profile.delta, {"epsilon": 1}),
        (gaussian_profile.smallest_epsilon, {"delta": "1e-9"}),
    ):
        assert len({ask(**given, **way).decimal(40) for way in ways}) == 1
    assert {str(gaussian_profile.total_mu(**way)) for way in ways} == {"1.5"}
    counts = [way | {} for way in ways[:3]]
    for way in counts:
        del way["k"]
    assert len({int(gaussian_profile.largest_k(epsilon=9, delta="1e-9", **way)) for way in counts}) == 1


def test_a_list_of_releases_is_composed_exactly():
    """The squares of sensitivity/sigma add up, whatever the order and however the list is written."""
    expected = gaussian_profile.delta(epsilon=1, mu_squared="9/400")
    lists = (
        {"sigma": [10, 20, 20], "sensitivity": [1, 1, 2]},
        {"sigma": "20,10,20", "sensitivity": "2,1,1"},
        {"mu": ("1/10", Fraction(1, 20), "0.1")},
        {"sigma": 20, "sensitivity": [2, 1, 2]},
    )
    assert [expected == gaussian_profile.delta(epsilon=1, **given) for given in lists] == [True] * 4
    assert gaussian_profile.delta(epsilon=1, mu=[1] * 365) == gaussian_profile.delta(epsilon=1, mu_squared=365)
    twice = gaussian_profile.delta(epsilon=1, mu=["0.1", "0.2"], k=2)
    assert twice.decimal(30) == gaussian_profile.delta(epsilon=1, mu_squared="0.1").decimal(30)


def test_a_list_says_that_it_was_added_up_and_that_its_floats_are_binary():
    """The note of the answer."""
    note = "mu_squared is the sum over the 2 releases of a list"
    assert gaussian_profile.delta(epsilon=1, mu=["0.1", "0.2"]).facts.notes == (note,)
    binary = gaussian_profile.delta(epsilon=1, mu=[0.1, "0.2"])
    assert binary.facts.notes == (note + ", whose floats were read as the binary numbers that they hold",)
    assert binary != gaussian_profile.delta(epsilon=1, mu=["0.1", "0.2"])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({}, "needs two of sigma (or mu, mu_squared), epsilon and delta; got epsilon"),
        ({"sigma": 1, "mu": 1}, "give exactly one of sigma and mu and mu_squared, got sigma and mu"),
        ({"mu": 1, "sensitivity": 2}, "mu is sensitivity/sigma already: leave sensitivity = 2 out"),
        ({"mu": [1, 2], "sensitivity": 2}, "mu is sensitivity/sigma already: leave sensitivity = 2 out"),
        ({"sigma": [1, 2], "sensitivity": [1, 2, 3]}, "2 values of sigma do not go with 3 of sensitivity"),
        ({"sigma": []}, "sigma is an empty list"),
        ({"mu": "1,"}, "mu (one of a list) cannot be read as a number"),
        ({"mu": ["log(2)", 1]}, "a list of mu holds rational numbers, got log(2)"),
        ({"sigma": 1, "k": "1/2"}, "k must be an integer, got 1/2"),
        ({"sigma": 1, "k": None}, "missing k: leave it out for 1"),
    ],
)
def test_noise_that_cannot_be_read_is_refused(given, words):
    """With the parameter's name and what to do instead."""
    with pytest.raises(InvalidInput) as error:
        gaussian_profile.delta(epsilon=1, **given)
    assert words in str(error.value)


def test_noise_that_is_missed_is_named():
    """Where one of epsilon and delta is given, the other would do too; where both are, or none is, it would not."""
    for ask, got in ((gaussian_profile.smallest_epsilon, "delta"), (gaussian_profile.delta, "epsilon")):
        with pytest.raises(InvalidInput, match=rf"needs two of sigma \(.*\), epsilon and delta; got {got}$"):
            ask(**{got: "0.1"})
    for ask, given in ((gaussian_profile.total_mu, {}), (gaussian_profile.largest_k, {"epsilon": 1, "delta": "0.1"})):
        with pytest.raises(InvalidInput, match="give exactly one of sigma and mu and mu_squared, got none"):
            ask(**given)


def test_a_list_of_too_many_different_denominators_is_refused():
    """Rather than kept for minutes."""
    with pytest.raises(InvalidInput, match="add up to a fraction of more than 65536 bits"):
        gaussian_profile.delta(epsilon=1, sigma=[Fraction(2 * i + 1, 7) for i in range(10**4)])


def test_theorem_3_22_never_needs_less_noise():
    """The exact sigma is at most the theorem's, by certified comparison."""
    for epsilon in ("1e-6", "1/801", "1/2", "0.999999"):
        for delta in ("1e-300", "1e-5", "0.5", "0.999"):
            exact = gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta)
            assert exact <= gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta)


def test_answers_can_be_pickled():
    """Inverses too are data."""
    for bound in (
        gaussian_profile.smallest_epsilon(mu=[1, 2], delta="1e-9"),
        gaussian_profile.smallest_sigma(epsilon=1, delta="1e-9"),
        gaussian_profile.largest_k(epsilon=1, delta="1e-9", sigma=99),
    ):
        copy = pickle.loads(pickle.dumps(bound))  # noqa: S301  (our own)
        assert copy == bound
        assert copy.decimal(30) == bound.decimal(30)


def test_the_guarantees_are_the_pairs_asked_about():
    """What was looked for is rounded up beside what was given."""
    epsilon = gaussian_profile.smallest_epsilon(sigma=3, delta="1/3")
    assert epsilon.guarantee(5) == {"epsilon": epsilon.decimal(5), "delta": "0.33334"}
    for ask in (gaussian_profile.smallest_sigma, gaussian_profile.largest_mu):
        assert ask(epsilon="1/3", delta="1e-5").guarantee(5) == {"epsilon": "0.33334", "delta": "0.00001"}


def test_no_k_is_refused_and_says_why():
    """Where already one release is too much."""
    with pytest.raises(OutsideTheorem, match="supports no k >= 1 here"):
        gaussian_profile.largest_k(epsilon=1, delta="1e-5", mu=[1, 1])
