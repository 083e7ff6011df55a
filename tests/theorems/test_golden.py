"""The published numbers of section 3.5, to the last digit given and in the safe direction."""

from fractions import Fraction

import pytest

from dpcert import (
    OutsideTheorem,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    optimal_composition,
    randomized_response,
)
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read


def significant(text):
    """How many significant digits a decimal shows."""
    return len(text.partition("e")[0].replace(".", "").lstrip("0"))


@pytest.mark.parametrize(
    ("k", "epsilon", "delta_prime", "expected"),
    [
        (10_000, "1/801", "exp(-32)", "1.014347304314882349535066"),
        (10_000, "1/812", "exp(-32)", "1.000397607567538940552861"),
        (10_000, "10/8123", "exp(-32)", "1.000022532862901197253279"),
        (10_000, "5/4062", "exp(-32)", "0.9998975704402072241814663"),
        (10_000, "1/813", "exp(-32)", "0.9991484511131787134638999"),
        (10, "1/10", "1e-6", "1.767429054344757549850803"),
        (100, "1/10", "1e-6", "6.308230950513408226747200"),
        (1000, "1/10", "1e-6", "27.13967317025586173156173"),
        (100, "1/100", "1e-6", "0.5357023440598612554051776"),
        (10_000, "1/100", "1e-6", "6.261538478173737732846668"),
        (365, "1/100", "1e-6", "1.040940183883277719135878"),
        ("1e6", "1/100", "1e-400", "529.69487609955002335"),
        ("1e20", "1e-12", "1e-10", "0.067961404244151167979"),
    ],
)
def test_the_total_epsilon_of_theorem_3_20(k, epsilon, delta_prime, expected):
    """The certified total, rounded up, digit for digit."""
    bound = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    assert expected == bound.decimal(significant(expected))


@pytest.mark.parametrize(
    ("k", "epsilon_prime", "delta_prime", "expected"),
    [
        (10_000, 1, "e^-32", "0.001231044939587180861535969848549177860437"),
        (365, 1, "1/1000000", "0.009619655726779688466097950567347077726557"),
        (10_000, 1, "1/1000000", "0.001838067193021878064934830003183590020592"),
        (100, 1, "1/100000", "0.01999792753800708985388253701700432271749"),
        (1, 1, "1/1000000", "0.1832302959854383244585691851406462631888"),
    ],
)
def test_the_largest_epsilon_of_theorem_3_20(k, epsilon_prime, delta_prime, expected):
    """The certified inverse, rounded down, digit for digit."""
    bound = advanced_composition.largest_epsilon(k=k, epsilon_prime=epsilon_prime, delta_prime=delta_prime)
    assert expected == bound.decimal(significant(expected))


@pytest.mark.parametrize(
    ("epsilon", "epsilon_prime", "delta_prime", "expected"),
    [
        ("1/801", 1, "exp(-32)", 9723),
        ("1/1000000", 1, "exp(-32)", 15154994832),
        ("1/10000000000", 3, "1/1000000000", 19045168371598595852),
    ],
)
def test_the_largest_k_of_theorem_3_20(epsilon, epsilon_prime, delta_prime, expected):
    """The certified integer."""
    bound = advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=epsilon_prime, delta_prime=delta_prime)
    assert expected == int(bound)


@pytest.mark.parametrize(
    ("epsilon_prime", "expected"),
    [(1, "3.154919687349340581005893e-14"), ("102/100", "8.806821596273359304487751e-15")],
)
def test_the_smallest_slack_of_theorem_3_20(epsilon_prime, expected):
    """What 10,000 mechanisms at 1/801 need, rounded up."""
    bound = advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=epsilon_prime)
    assert expected == bound.decimal(significant(expected))


def test_the_smallest_slack_is_a_power_of_e_above_the_printed_one():
    """3.1549...e-14 is e^-31.0872..., more than the e^-32 of the book's example."""
    bound = advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1)
    assert bound > "exp(-32)"
    assert bound > "exp(-310873/10000)"
    assert bound < "exp(-310872/10000)"


@pytest.mark.parametrize(
    ("epsilon_prime", "expected"), [(1, "0.004978804859153255903445823"), ("999/1000", "0.004973826054294102647542377")]
)
def test_the_epsilon_of_corollary_3_21(epsilon_prime, expected):
    """365 mechanisms with a slack of 1e-6, rounded down."""
    bound = corollary_3_21.largest_epsilon(k=365, epsilon_prime=epsilon_prime, delta_prime="1/1000000")
    assert expected == bound.decimal(significant(expected))


def test_corollary_3_21_gives_one_sixteen_hundredth_exactly():
    """k = 10,000, epsilon_prime = 1, delta_prime = e^-32."""
    bound = corollary_3_21.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)")
    assert bound.compare(Fraction(1, 1600)) == 0


@pytest.mark.parametrize(
    ("epsilon", "delta", "expected"),
    [
        ("1/2", "1/100000", "9.689610525210778842517285"),
        ("1/2", "1/1000000", "10.59760505370094790262527"),
        ("99/100", "1/100000", "4.893742689500393354806710"),
    ],
)
def test_the_sigma_of_theorem_3_22(epsilon, delta, expected):
    """The standard deviation, rounded up."""
    bound = gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta, sensitivity=1)
    assert expected == bound.decimal(significant(expected))


def sigma_between(epsilon, delta):
    """Decimals of 60 digits below and above Theorem 3.22's sigma."""
    return gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta).ends(60)


def test_the_exact_delta_at_that_sigma():
    """delta falls in sigma, and both neighbours of the exact sigma round to the same digits."""
    deltas = {gaussian_profile.delta(epsilon="1/2", sigma=sigma).decimal(20) for sigma in sigma_between("1/2", "1e-5")}
    assert {"1.6078539930874292163e-8"} == deltas


def test_the_exact_delta_where_sigma_is_read_as_a_variance():
    """With the square root of sigma as standard deviation delta is a thousand times too large."""
    below, above = (Fraction(text) * 10**100 for text in sigma_between("1/2", "1e-5"))
    roots = Fraction(isqrt(below), 10**50), Fraction(isqrt(above) + 1, 10**50)
    assert {"0.0105174636875"} == {gaussian_profile.delta(epsilon="1/2", sigma=root).decimal(12) for root in roots}


def isqrt(value):
    """The integer part of a root, found without floats."""
    guess = 1 << (int(value).bit_length() // 2 + 1)
    while guess * guess > value:
        guess = (guess + int(value) // guess) // 2
    return guess


def test_the_crossover():
    """k* at epsilon = 1/10 and a slack of 1e-6 lies between two neighbours of 12 digits."""
    bound = advanced_composition.crossover(epsilon="1/10", delta_prime="1e-6")
    assert bound.ends(12) == ("34.5077588432", "34.5077588433")


def corollary_ends(k, epsilon_prime, delta_prime):
    """Rationals around Corollary 3.21's epsilon, where the kernel refuses to certify it."""
    real = Enclosures(200)
    arguments = [real.number(read(value).exact) for value in (k, epsilon_prime, delta_prime)]
    (_, low, low_exponent, _), (_, high, high_exponent, _) = corollary_3_21.largest_epsilon_formula(
        *arguments, real=real
    ).ends
    return int(low) * Fraction(2) ** low_exponent, int(high) * Fraction(2) ** high_exponent


def test_the_counterexample_to_corollary_3_21():
    """k = 1, epsilon_prime = delta_prime = 0.999: its epsilon is 11.16636645, rounded up."""
    low, high = corollary_ends(1, "0.999", "0.999")
    assert Fraction("11.16636644") < low < high < Fraction("11.16636645")
    with pytest.raises(OutsideTheorem):
        corollary_3_21.largest_epsilon(k=1, epsilon_prime="0.999", delta_prime="0.999")


def test_randomized_response_at_the_counterexample():
    """There delta(0.999) is at least 0.999947455485, far above 0.999."""
    ends = {
        randomized_response.delta(epsilon=end, epsilon_prime="0.999").ends(12)[0]
        for end in corollary_ends(1, "0.999", "0.999")
    }
    assert {"0.999947455485"} == ends


@pytest.mark.parametrize(
    ("k", "epsilon_prime", "delta_prime", "expected"),
    [(1, "9/10", "3/4", "0.930458658245"), (1000, "9/10", "9/10", "1.42603647989")],
)
def test_theorem_3_20_at_the_epsilon_of_corollary_3_21(k, epsilon_prime, delta_prime, expected):
    """Beyond the corollary's domain the theorem gives more than the target, rounded down here."""
    totals = {
        advanced_composition.epsilon_prime(k=k, epsilon=end, delta_prime=delta_prime).ends(significant(expected))[0]
        for end in corollary_ends(k, epsilon_prime, delta_prime)
    }
    assert {expected} == totals


def test_eight_hundred_exactly():
    """The root of 2 * 10000 * ln(1 / e^-32) is the integer 800, with nothing to round."""
    real = Enclosures(53)
    k, slack = (real.number(read(value).exact) for value in (10_000, "exp(-32)"))
    assert read(800).exact == real.sqrt(2 * k * real.log(1 / slack)).exact


def test_the_nearest_double_is_below_and_the_safe_one_is_the_next():
    """Rounded to nearest the total at 1/801 would be understated."""
    bound = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    assert float(bound).hex() == "0x1.03ac43d2d1744p+0"
    assert bound > float.fromhex("0x1.03ac43d2d1743p+0")
    assert bound <= float.fromhex("0x1.03ac43d2d1744p+0")


def test_the_basic_column_of_the_source_table():
    """1, 10, 100, 1, 100, exactly."""
    rows = ((10, "0.1"), (100, "0.1"), (1000, "0.1"), (100, "0.01"), (10_000, "0.01"))
    assert [str(basic_composition.epsilon_prime(k=k, epsilon=e)) for k, e in rows] == ["1", "10", "100", "1", "100"]


@pytest.mark.parametrize(
    ("k", "epsilon", "delta_total", "expected"),
    [
        (100, "1/10", "1/1000000", "4.774567588107986153285949"),
        (10_000, "1/100", "1/1000000", "4.885515601007315530299141"),
        (10_000, "1/801", "exp(-32)", "0.8904681478866130332062143"),
        (49, "1/100", "1e-18", "0.4895590093311343838820428"),
        (10, 5, "1/1000000", "49.99999893053981665728586"),
        (365, "96/10000", "1/1000000", "0.7566357925875716929925713"),
    ],
)
def test_the_total_epsilon_of_optimal_composition(k, epsilon, delta_total, expected):
    """The certified total, rounded up, digit for digit."""
    bound = optimal_composition.epsilon_prime(k=k, epsilon=epsilon, delta_total=delta_total)
    assert expected == bound.decimal(significant(expected))


@pytest.mark.parametrize(
    ("k", "epsilon", "expected"),
    [
        (10**5, "3/1000", "4.602571508983068223"),
        (10**6, "1/1000", "4.886543743757649008"),
    ],
)
def test_the_total_epsilon_of_optimal_composition_for_many_mechanisms(k, epsilon, expected):
    """At a total delta of 1e-6."""
    bound = optimal_composition.epsilon_prime(k=k, epsilon=epsilon, delta_total="1e-6")
    assert expected == bound.decimal(significant(expected))


def test_the_solution_of_the_books_example_costs_less_than_it_was_made_for():
    """1/812.318, found for a total of 1 by Theorem 3.20, has 0.8777..."""
    bound = optimal_composition.epsilon_prime(k=10_000, epsilon=Fraction(1000, 812318), delta_total="exp(-32)")
    assert bound.decimal(14) == "0.87772576163375"


@pytest.mark.parametrize(
    ("k", "epsilon", "epsilon_prime", "expected"),
    [
        (10_000, "1/100", 4, "0.00004698253009862044902216830"),
        (10_000, 0.01, 4, "0.00004698253009862046788953005"),
        (10, 5, 45, "0.9287513453970465689443902"),
        (10_000, "1/801", 1, "1.38027252127024e-17"),
    ],
)
def test_the_total_delta_of_optimal_composition(k, epsilon, epsilon_prime, expected):
    """The certified delta, rounded up, digit for digit."""
    bound = optimal_composition.delta_total(k=k, epsilon=epsilon, epsilon_prime=epsilon_prime)
    assert expected == bound.decimal(significant(expected))
