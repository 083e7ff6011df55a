"""Published numbers of the conversions, and public faults of other libraries with the right values.

Every value is also decided by Arb, through the convexity that `orders` uses.
"""

from fractions import Fraction

import pytest

from dpcert import OutsideTheorem, renyi, zero_concentrated

from .. import independent as arb
from .. import orders
from .test_golden import significant


def is_proved(bound, curve, expected):
    """Whether the bound reads so, and Arb finds it the nearest safe value."""
    digits, delta = significant(expected), bound.inputs["delta"].argument
    return bound.decimal(digits) == expected and orders.is_nearest(
        expected, digits, lambda epsilon: orders.converts(curve, epsilon, delta), up=True
    )


@pytest.mark.parametrize(
    ("rho", "delta", "expected"),
    [
        ("2.56", "1e-10", "17.15830871210474597012729"),
        ("2.56", "1e-10", "17.158308712104745971"),
        ("0.0052", "1e-5", "0.38329320"),
        ("0.0728", "1e-5", "1.6072011"),
        ("1e6", "1e-6", "1007427.247595204338346"),
        ("1/8", "1e-6", "2.4190931768672"),
        ("1/2", "1e-6", "5.22153444453017"),
    ],
)
def test_the_epsilon_of_a_rho(rho, delta, expected):
    """The best order, rounded up; 1e6 is where another library reports an overflow."""
    assert is_proved(zero_concentrated.epsilon_prime(rho=rho, delta=delta), orders.concentrated(rho), expected)


def test_the_epsilon_of_a_rho_at_the_least_float():
    """rho = 1/2 at delta = 5e-324, where another library is 3e-4 above."""
    bound = zero_concentrated.epsilon_prime(rho="1/2", delta=5e-324)
    assert is_proved(bound, orders.concentrated("1/2"), "38.96497386163146801")


@pytest.mark.parametrize(
    ("rho", "delta", "expected"),
    [
        ("2.56", "1e-10", "17.915282919001859865"),
        ("4.96", "1e-10", "26.3337"),
        ("7.70", "1e-10", "34.3308"),
        ("0.0052", "1e-5", "0.4946"),
        ("1/2", "1e-5", "5.298525913"),
    ],
)
def test_the_closed_form_of_bun_and_steinke(rho, delta, expected):
    """rho + 2 sqrt(rho ln(1 / delta)), rounded up."""
    bound = zero_concentrated.epsilon_prime_bun_steinke(rho=rho, delta=delta)
    assert expected == bound.decimal(significant(expected))


def test_pure_mechanisms_through_zcdp_and_through_randomized_response():
    """365 mechanisms at 0.0096: the best order of each theorem, rounded up."""
    given = {"k": 365, "epsilon": "96/10000", "delta": "1e-6"}
    through_rho, through_response = zero_concentrated.epsilon_prime(**given), renyi.epsilon_prime(**given)
    assert is_proved(through_rho, orders.pure_concentrated("96/10000", 365), "0.8203731752272651402304625")
    assert is_proved(through_response, orders.response("96/10000", 365), "0.81595401445777660765")
    assert through_rho.facts.notes == ("attained near alpha = 26.05159",)
    assert through_response.facts.notes == ("attained near alpha = 26.42581",)


def test_a_top_outcome_alone_decides_where_epsilon_is_large():
    """10 mechanisms at 5: the value agrees with the optimal composition's to 25 digits."""
    bound = renyi.epsilon_prime(k=10, epsilon=5, delta="1e-6")
    assert is_proved(bound, orders.response(5, 10), "49.99999893053981665728586")


@pytest.mark.parametrize(("epsilon", "expected"), [("17.14", "2.55531"), ("2.47", "0.0746755")])
def test_the_rho_behind_a_published_epsilon(epsilon, expected):
    """What rho may be at most for a published epsilon at delta = 1e-10, rounded down."""
    bound = zero_concentrated.largest_rho(epsilon_prime=epsilon, delta="1e-10")
    assert expected == bound.decimal(significant(expected))


def test_the_noise_for_a_year_of_daily_reports():
    """365 Gaussian reports within (1, 1e-6): the closed form asks for 102.21123, the best order for less."""
    rho = zero_concentrated.largest_rho_bun_steinke(k=365, epsilon_prime=1, delta="1e-6")
    low, high = (1 / (2 * Fraction(text)) for text in reversed(rho.ends(30)))
    assert Fraction("102.21122") ** 2 < low < high < Fraction("102.21123") ** 2
    assert zero_concentrated.smallest_sigma(k=365, epsilon_prime=1, delta="1e-6").decimal(8) == "86.562286"


def test_the_noise_of_one_release_through_zcdp():
    """(1, 1e-5): 4.0451, where the exact Gaussian profile needs 3.7306."""
    assert zero_concentrated.smallest_sigma(epsilon_prime=1, delta="1e-5").decimal(5) == "4.0452"


# Public faults of other libraries.


def test_a_large_delta_gives_epsilon_zero_and_never_a_negative_one():
    """Where a conversion formula turns negative, (0, delta) holds, and 0 is the answer."""
    for bound in (
        zero_concentrated.epsilon_prime(rho="1/2", delta="0.99"),
        renyi.epsilon_prime_of_order(alpha=2, tau=1, delta="0.9"),
        renyi.epsilon_prime_of_order(alpha=2, tau="0.001", delta="0.5"),
        zero_concentrated.epsilon_prime(sigma=1, delta="0.9"),
    ):
        assert (bound.decimal(), float(bound), bound.ends(), bound.rendered().tight) == ("0", 0.0, ("0", "0"), True)


def test_order_one_is_refused_and_its_neighbours_are_not():
    """At order 1 the conversion divides by zero."""
    for ask, given in (
        (renyi.divergence, {"epsilon": 1}),
        (renyi.divergence, {"sigma": "0.1"}),
        (renyi.epsilon_prime_of_order, {"tau": 1, "delta": "1e-5"}),
    ):
        with pytest.raises(OutsideTheorem, match=r"needs alpha > 1, got alpha = 1; order 1 converts to no epsilon"):
            ask(alpha=1, **given)
        assert ask(alpha="1.00000000000000000001", **given) > 0


def test_a_noisy_maximum_declared_at_an_eighth_understates_epsilon():
    """epsilon = 1 is rho = 1/2, not 1/8: 5.22153444453017 instead of 2.41909317686720 at 1e-6."""
    assert zero_concentrated.rho(epsilon=1).compare("1/2") == 0
    assert zero_concentrated.epsilon_prime(epsilon=1, delta="1e-6") > "5.2215344445301"


def test_rho_is_what_adds_up_and_not_its_epsilon():
    """Two mechanisms at epsilon = 0.5 have rho 0.25 together, not 0.5."""
    assert str(zero_concentrated.rho(k=2, epsilon="0.5")) == "0.25"


@pytest.mark.parametrize(
    ("alpha", "epsilon", "expected"),
    [
        (2, "1e-9", "9.9999999999999999959e-19"),
        (2, "1e-5", "9.9999999995833333334e-11"),
        (2, "5", "4.9932849574131556452"),
    ],
)
def test_the_divergence_of_a_pure_mechanism_is_not_lost_to_cancellation(alpha, epsilon, expected):
    """Others give -5.35e-8, 9.803e-11 and 2.5 here."""
    bound = renyi.divergence(alpha=alpha, epsilon=epsilon)
    assert expected == bound.decimal(significant(expected))

    def value():
        e = arb.lift(epsilon)
        return (((2 * e).exp() + (-e).exp()) / (1 + e.exp())).log()

    assert arb.is_nearest(expected, significant(expected), value, up=True)
