"""The figures of the errata and of the scope of each statement, recomputed."""

import math
from fractions import Fraction

import pytest

from dpcert import (
    OutsideTheorem,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
)
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read


def example(epsilon, k=10_000):
    """Theorem 3.20 at the slack of Example 3.7."""
    return advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime="exp(-32)")


def test_example_3_7_keeps_the_leading_term_alone():
    """800/801 is below 1, and the theorem at 1/801 is above."""
    assert Fraction(800, 801) < 1
    assert example("1/801") > 1


def test_example_3_7_solved_in_full():
    """The largest epsilon lies just below 1/812.318 and above 1/812.319."""
    largest = advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    assert largest < Fraction(1000, 812_318)
    assert largest > Fraction(1000, 812_319)


def test_example_3_7_supports_9723_mechanisms():
    """At 1/801 the total stays within 1 for 9723 mechanisms and not for one more."""
    assert example("1/801", 9723) <= 1
    assert example("1/801", 9724) > 1


def test_the_proof_of_the_corollary_understates_the_second_term():
    """k epsilon^2 is less than k epsilon (e^epsilon - 1): the total it gives is below the theorem's."""
    for k, epsilon, total in ((10_000, Fraction(1, 801), Fraction(800, 801)), (1, Fraction(1, 2), Fraction(4))):
        bound = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime="exp(-32)")
        assert bound > total + k * epsilon**2


def test_one_eight_hundred_twelve_point_three_is_not_enough():
    """1/812.3 gives more than 1; 1/812.4 and 1/813 give less; 1/812 gives more."""
    assert [example(e) > 1 for e in ("10/8123", "10/8124", "1/813", "1/812")] == [True, False, False, True]


@pytest.mark.parametrize(
    ("k", "epsilon", "spec", "printed", "safe"),
    [
        (1000, "0.1", ".1f", "27.1", "27.2"),
        (10_000, "0.01", ".2f", "6.26", "6.27"),
        (10, "0.1", ".2f", "1.77", "1.77"),
        (100, "0.1", ".2f", "6.31", "6.31"),
        (100, "0.01", ".2f", "0.54", "0.54"),
    ],
)
def test_the_rounded_figures_of_the_note(k, epsilon, spec, printed, safe):
    """Two of the five table figures are rounded below the exact value; format() gives the safe ones."""
    bound = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime="1e-6")
    assert safe == format(bound, spec)
    assert (printed == safe) is bound.supports(printed)


def test_the_other_rounded_figures_of_the_note():
    """1.0143 is below the exact value and 9.69 is not."""
    assert f"{example('1/801'):.4f}" == "1.0144"
    assert not example("1/801").supports("1.0143")
    assert f"{gaussian_mechanism.smallest_sigma(epsilon='1/2', delta='1e-5'):.2f}" == "9.69"


def test_a_target_of_one_trillionth_has_a_positive_answer():
    """Bisection to an absolute 1e-12 would return 0."""
    bound = advanced_composition.largest_epsilon(k=10_000, epsilon_prime="1e-12", delta_prime="exp(-32)")
    assert bound.decimal(5) == "1.2499e-15"


def test_the_largest_epsilon_may_exceed_the_target():
    """k = 1, target 0.1, delta_prime = 0.9: 0.1585..., where a search up to the target stops at 0.1."""
    bound = advanced_composition.largest_epsilon(k=1, epsilon_prime="0.1", delta_prime="0.9")
    assert bound > "0.1585"
    assert bound < "0.1586"


def test_targets_beyond_the_range_of_floats_have_answers():
    """Targets above 1420 do not overflow."""
    for target in (1420, 1500, 10**6, "1e300", "exp(10000)"):
        epsilon = advanced_composition.largest_epsilon(k=1, epsilon_prime=target, delta_prime="0.5").decimal(30)
        assert advanced_composition.epsilon_prime(k=1, epsilon=epsilon, delta_prime="0.5") <= target


def test_a_slack_of_zero_is_refused_by_name():
    """Only basic composition says anything there."""
    with pytest.raises(OutsideTheorem, match="got delta_prime = 0; at 0 only basic composition says anything"):
        advanced_composition.largest_epsilon(k=1, epsilon_prime=1, delta_prime=0)


def test_the_cost_example_saves_a_factor_of_three():
    """365 reports at 0.01: 3.65 by basic composition, below 3.65/3 by Theorem 3.20."""
    assert str(basic_composition.epsilon_prime(k=365, epsilon="0.01")) == "3.65"
    assert advanced_composition.epsilon_prime(k=365, epsilon="0.01", delta_prime="1e-6") < Fraction("3.65") / 3


def test_the_corollary_is_refused_from_its_sharp_bound_on():
    """epsilon_prime = 0.9 and 0.75 lie outside; e^(-1/2) = 0.6065... is inside for every k."""
    with pytest.raises(OutsideTheorem, match="e\\^epsilon - 1 <= sqrt"):
        corollary_3_21.largest_epsilon(k=1, epsilon_prime="0.9", delta_prime="0.75")
    corollary_3_21.largest_epsilon(k=1, epsilon_prime="0.9", delta_prime="0.6065")


def test_a_variance_in_place_of_a_standard_deviation_breaks_the_guarantee():
    """At 3.112815 > sqrt(9.6896...) the true delta is still above 0.0105."""
    sigma = gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5")
    assert sigma < Fraction("3.112815") ** 2
    assert gaussian_profile.delta(epsilon="1/2", sigma="3.112815") > "0.0105"


@pytest.mark.parametrize(
    ("delta", "below", "above"),
    [
        ("1e-5", "8.4197", "8.4198"),
        ("1e-6", "8.7820", "8.7821"),
        ("1e-10", "9.8498", "9.8499"),
        ("1e-2", "6.7718", "6.7719"),
        ("0.5", "4.4654", "4.4655"),
    ],
)
def test_theorem_3_22_fails_beyond_its_domain(delta, below, above):
    """The formula's sigma is enough at the lower epsilon, and at the upper one it is not."""
    assert [enough(epsilon, delta) for epsilon in (below, above)] == [True, False]


def enough(epsilon, delta):
    """Whether the exact delta at the formula's sigma, both its neighbours agreeing, is at most delta."""
    real = Enclosures(200)
    arguments = [real.number(read(value).exact) for value in (epsilon, delta, 1)]
    ends = gaussian_mechanism.smallest_sigma_formula(*arguments, real=real).ends
    verdicts = {
        gaussian_profile.delta(epsilon=epsilon, sigma=int(man) * Fraction(2) ** exponent) <= delta
        for _, man, exponent, _ in ends
    }
    (verdict,) = verdicts
    return verdict


def test_no_crossover_from_the_logarithm_of_two_on():
    """At 0.6931471805599453 there is one, beyond 1e32; at ln 2 there is none."""
    assert advanced_composition.crossover(epsilon=math.log(2), delta_prime="1e-6") > "1e32"
    with pytest.raises(OutsideTheorem, match="it is never smaller than k\\*epsilon there"):
        advanced_composition.crossover(epsilon="log(2)", delta_prime="1e-6")
