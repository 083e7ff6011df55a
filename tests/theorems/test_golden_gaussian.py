"""Published numbers of the exact Gaussian mechanism, and what public reports got wrong, to the last digit."""

import pytest

from dpcert import gaussian_mechanism, gaussian_profile, laplace_mechanism

from .. import independent as arb
from .test_golden import significant


def works(delta, epsilon, sigma, *rest):
    """Whether Arb finds the exact delta at most the target."""
    return arb.sign(lambda: arb.lift(delta) - arb.gaussian_profile(epsilon, sigma, *(rest or (1,)))) >= 0


@pytest.mark.parametrize(
    ("epsilon", "delta", "expected"),
    [
        (1, "1e-5", "3.730631634815941832249823"),
        (1, "1e-32", "11.48201419458031599315108"),
        ("1/2", "1e-5", "7.031826675582491442714628"),
        (2, "1e-6", "2.230476271186417301060763"),
        (0, "1e-6", "398942.2804013282350951698"),
        # An absolute tolerance, or 1 + erf, stopped short of these.
        (1, "1e-20", "8.838226921980592342396"),
        (1, "1e-320", "38.09163054577535412697"),
        (50, "1e-5", "0.1497606075608360193517"),
        (800, "1e-5", "0.02778911408225079184778333"),
        ("1e-9", "1e-300", "36286545992.65282107951"),
        # Beyond its domain Theorem 3.22 asks for too little.
        (10, "1e-5", "0.499888619709008515"),
        (20, "1e-5", "0.290041418032795825"),
        (1000, "1e-5", "0.02458179"),
    ],
)
def test_the_smallest_sigma(epsilon, delta, expected):
    """Rounded up, digit for digit."""
    digits = significant(expected)
    assert expected == gaussian_profile.smallest_sigma(epsilon=epsilon, delta=delta).decimal(digits)
    assert works(delta, epsilon, expected)
    assert not works(delta, epsilon, arb.neighbour(expected, digits, up=False))


@pytest.mark.parametrize(
    ("sigma", "k", "delta", "expected"),
    [
        (1, 1, "1e-5", "4.377178095681224627650117"),
        (100, 10_000, "1e-12", "7.238494420178858359879239"),
        ("1/1000", 1, "1e-5", "504263.8929206540800177764"),
        (20, 60, "2/1000", "0.9029396430055310883931445"),
        # inf, 709.78, a negative number or an error elsewhere.
        (1, 1, "1e-25", "10.68668277729526225403"),
        ("1/100", 1, "1e-5", "5425.509846147429564626"),
        (100, 10_000, "1e-15", "8.16558"),
        ("1e9", 1, "1e-10", "9.02347e-10"),
        ("1/2", 1, "1e-5", "9.997256146434301"),
        ("0.495", 1, "1e-5", "10.1218577758833"),
        (1, 1, "0.9", "0"),
        (1, 1, "1/2", "0"),
        ("1e6", 1, "1e-100", "0.0000204684731777"),
    ],
)
def test_the_smallest_epsilon(sigma, k, delta, expected):
    """Rounded up, digit for digit; 0 where delta is at least the total variation distance."""
    bound = gaussian_profile.smallest_epsilon(sigma=sigma, k=k, delta=delta)
    digits = significant(expected) or 17
    assert expected == bound.decimal(digits)
    assert works(delta, expected, sigma, 1, k)
    assert expected == "0" or not works(delta, arb.neighbour(expected, digits, up=False), sigma, 1, k)


@pytest.mark.parametrize(
    ("epsilon", "sigma", "expected"),
    [
        # e^800 overflows a double.
        (800, "0.03", "9.165611666945783561e-14"),
        (750, "0.01", "1.0000000000"),
        # Theorem 3.22 beyond its domain: at (10, 1e-5), (20, 1e-5) and (100, 1e-5).
        (10, "0.484480526260538942", "0.000022653743648"),
        (20, "0.242240263130269471", "0.001526694695525"),
        (100, "0.048445", "0.9999999703"),
        # A sign, and a square, put in the wrong place.
        (1, "0.134025561606", "0.9996877"),
        # A tail at 10^155 standard deviations: nothing is scaled there, and nothing is 0.
        ("1e155", 1, "1e-1000000"),
    ],
)
def test_the_exact_delta(epsilon, sigma, expected):
    """Rounded up, digit for digit."""
    bound = gaussian_profile.delta(epsilon=epsilon, sigma=sigma)
    digits = significant(expected)
    assert expected == bound.decimal(digits)
    assert epsilon == "1e155" or arb.is_nearest(
        expected, digits, lambda: arb.gaussian_profile(epsilon, sigma, 1), up=True
    )


def test_the_total_variation_distance_of_one_release():
    """2 Phi(1/2) - 1 at sigma = 1: a target above it needs no epsilon."""
    bound = gaussian_profile.delta(epsilon=0, sigma=1)
    assert bound.decimal(17) == "0.38292492254802621"
    assert arb.is_nearest(bound.decimal(17), 17, lambda: arb.lift(8).rsqrt().erf(), up=True)


def test_daily_reports_for_a_year():
    """365 releases within a total of (1, 1e-6): standard deviations of the noise, rounded up."""
    assert gaussian_profile.smallest_sigma(epsilon=1, delta="1e-6", k=365).decimal(8) == "80.712377"
    assert laplace_mechanism.smallest_standard_deviation(epsilon="1/365").decimal(6) == "516.188"


def test_theorem_3_22_first_fails_beyond_its_domain():
    """At delta = 1e-5 its formula is still enough at epsilon = 8.4197 and no longer at 8.4198."""
    for epsilon, enough in (("8.4197", True), ("8.4198", False)):
        real = gaussian_profile.smallest_sigma(epsilon=epsilon, delta="1e-5")
        # sqrt(2 ln(1.25 / delta)) is epsilon sigma for every epsilon: 1/2 times the sigma at 1/2.
        formula = gaussian_mechanism.smallest_sigma(
            epsilon="1/2", delta="1e-5", sensitivity=f"{5000}/{84197 + (not enough)}"
        )
        assert (real <= formula) is enough
