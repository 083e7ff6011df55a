"""The cross-check: Arb confirms every quantity, and a wrong value or formula is reported, never printed."""

from contextlib import suppress
from dataclasses import replace

import pytest

from dpcert import (
    Undecided,
    adaptive_filter,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)
from dpcert.crosscheck import cross_check
from dpcert.errors import Disagreement, OutOfReach
from dpcert.reals.exact import read
from dpcert.theorems import STATEMENTS
from dpcert.theorems.evaluators import Forward

from .bounds import upper

CASES = {
    "basic total": basic_composition.epsilon_prime(k=3, epsilon="1/7"),
    "basic delta": basic_composition.delta_total(k=3, delta="exp(-9)"),
    "basic epsilon": basic_composition.largest_epsilon(k=3, epsilon_prime=1),
    "basic k": basic_composition.largest_k(epsilon="0.1", epsilon_prime=1),
    "basic k by delta": basic_composition.largest_k(epsilon="0.1", epsilon_prime=100, delta="0.01"),
    "total": advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    "total from a total": advanced_composition.epsilon_prime(k=10, epsilon=0.1, delta="1e-9", delta_total="1e-6"),
    "delta": advanced_composition.delta_total(k=10, delta="exp(-20)", delta_prime="1e-6"),
    "epsilon": advanced_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"),
    "epsilon of a total": advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta="1e-9", delta_total="1e-6"),
    "epsilon at a target of 0": advanced_composition.largest_epsilon(k=10, epsilon_prime=0, delta_prime="1e-6"),
    "k": advanced_composition.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"),
    "k by delta": advanced_composition.largest_k(epsilon="1e-9", epsilon_prime=1, delta="0.01", delta_total="0.5"),
    "slack": advanced_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1),
    "crossover": advanced_composition.crossover(epsilon="0.1", delta_prime="1e-6"),
    "corollary": corollary_3_21.largest_epsilon(k=365, epsilon_prime=1, delta_prime="1e-6"),
    "an exact corollary": corollary_3_21.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"),
    "kov total": kov_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    "kov sum": kov_composition.epsilon_prime(k=10, epsilon="1/10", delta_prime="exp(-32)"),
    "kov from a total": kov_composition.epsilon_prime(k=10, epsilon=0.1, delta="1e-9", delta_total="1e-6"),
    "kov without slack": kov_composition.epsilon_prime(k=2, epsilon="1/3", delta="1/2", delta_total="3/4"),
    "kov delta": kov_composition.delta_total(k=10, delta="exp(-20)", delta_prime="1e-6"),
    "kov epsilon": kov_composition.largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"),
    "kov share": kov_composition.largest_epsilon(k=3, epsilon_prime=1, delta_prime="exp(-32)"),
    "kov k": kov_composition.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"),
    "kov k of a total": kov_composition.largest_k(epsilon="0.01", epsilon_prime=1, delta="1e-9", delta_total="1e-6"),
    "kov k without slack": kov_composition.largest_k(epsilon="0.1", epsilon_prime=1, delta="1/2", delta_total="3/4"),
    "kov slack": kov_composition.smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1),
    "kov slack of the plain form": kov_composition.smallest_delta_prime(k=30, epsilon=1, epsilon_prime=24),
    "sigma": gaussian_mechanism.smallest_sigma(epsilon="1/2", delta="1e-5", sensitivity="3/7"),
    "gaussian epsilon": gaussian_mechanism.smallest_epsilon(sigma=10, delta="1e-5"),
    "gaussian delta": gaussian_mechanism.smallest_delta(sigma=10, epsilon="1/2"),
    "profile": gaussian_profile.delta(epsilon="1/2", sigma=9.7),
    "profile in the tail": gaussian_profile.delta(epsilon=60, sigma=1),
    "profile of a list": gaussian_profile.delta(epsilon=1, sigma=[10, 20, 20], sensitivity=[1, 1, 2]),
    "profile's epsilon": gaussian_profile.smallest_epsilon(sigma=100, k=10_000, delta="1e-12"),
    "profile's epsilon of 0": gaussian_profile.smallest_epsilon(mu=1, delta="0.9"),
    "profile's sigma": gaussian_profile.smallest_sigma(epsilon=1, delta="1e-32"),
    "profile's mu": gaussian_profile.largest_mu(epsilon=0, delta="1e-6", k=3),
    "profile's k": gaussian_profile.largest_k(epsilon=1, delta="1e-6", sigma="80.712377"),
    "total mu": gaussian_profile.total_mu(mu=["1/10", "1/5"], k=3),
    "response": randomized_response.delta(epsilon=2, epsilon_prime=1),
    "response beyond": randomized_response.delta(epsilon=1, epsilon_prime=2),
    "an exact response": randomized_response.delta(epsilon="log(3)", epsilon_prime=0),
    "response's epsilon prime": randomized_response.smallest_epsilon_prime(epsilon=2, delta="1e-3"),
    "response's epsilon prime of 0": randomized_response.smallest_epsilon_prime(epsilon=2, delta="0.9"),
    "response's epsilon": randomized_response.largest_epsilon(epsilon_prime=2, delta="1e-3"),
    "laplace": laplace_mechanism.delta(epsilon=1, scale="1/3"),
    "laplace epsilon": laplace_mechanism.smallest_epsilon(scale="1/3", delta="1e-3"),
    "laplace scale": laplace_mechanism.smallest_scale(epsilon="1/365", delta="1e-6"),
    "laplace deviation": laplace_mechanism.smallest_standard_deviation(epsilon="1/365"),
    "filter": adaptive_filter.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)"),
    "filter delta": adaptive_filter.delta_total(k=10, delta="exp(-20)", delta_prime="1e-6"),
    "filter epsilon": adaptive_filter.largest_epsilon(k=3, epsilon_prime=1, delta_prime="1e-6", squares_spent="0.03"),
    "an exact filter epsilon": adaptive_filter.largest_epsilon(
        k=1, epsilon_prime=6, delta_prime="exp(-2)", squares_spent=3
    ),
    "filter k": adaptive_filter.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"),
    "filter k at a tie": adaptive_filter.largest_k(epsilon=1, epsilon_prime=6, delta_prime="exp(-2)"),
    "filter k by delta": adaptive_filter.largest_k(
        epsilon="1e-9", epsilon_prime=1, delta_prime="1e-6", delta="1/50", delta_budget="1/2"
    ),
    "filter rest of delta": adaptive_filter.largest_delta(k=3, delta_budget="1e-6", delta_spent="exp(-20)"),
    "zcdp": zero_concentrated.epsilon_prime(rho="2.56", delta="1e-10"),
    "zcdp at zero": zero_concentrated.epsilon_prime(rho="1/2", delta="0.99"),
    "zcdp of pure mechanisms": zero_concentrated.epsilon_prime(k=365, epsilon=0.01, delta="1e-6"),
    "zcdp closed form": zero_concentrated.epsilon_prime_bun_steinke(sigma=2, sensitivity="1/3", delta="1e-6"),
    "zcdp delta": zero_concentrated.delta(sigma=2, epsilon_prime=3),
    "zcdp delta of nothing": zero_concentrated.delta(rho=0, epsilon_prime=3),
    "rho": zero_concentrated.rho(k=3, epsilon="1/7"),
    "largest rho": zero_concentrated.largest_rho(k=3, epsilon_prime=1, delta="exp(-20)"),
    "largest rho, closed form": zero_concentrated.largest_rho_bun_steinke(epsilon_prime=1, delta="1e-6"),
    "zcdp epsilon": zero_concentrated.largest_epsilon(k=365, epsilon_prime=1, delta="1e-6"),
    "zcdp sigma": zero_concentrated.smallest_sigma(k=365, epsilon_prime=1, delta="1e-6"),
    "zcdp k": zero_concentrated.largest_k(sigma=20, epsilon_prime=1, delta="1e-6"),
    "rdp": renyi.epsilon_prime(k=365, epsilon="96/10000", delta="1e-6"),
    "rdp of one order": renyi.epsilon_prime_of_order(alpha=16, tau=2, delta="1e-5"),
    "rdp delta": renyi.delta(k=365, epsilon="96/10000", epsilon_prime="0.82"),
    "rdp delta of basic composition": renyi.delta(k=2, epsilon=1, epsilon_prime=2),
    "rdp epsilon": renyi.largest_epsilon(k=365, epsilon_prime=1, delta="1e-6"),
    "rdp k": renyi.largest_k(epsilon="0.01", epsilon_prime=1, delta="1e-6"),
    "divergence": renyi.divergence(k=3, alpha="3/2", epsilon="1e-9"),
    "divergence far out": renyi.divergence(alpha=100, epsilon=3),
    "divergence of noise": renyi.divergence(alpha=100, sigma="exp(1)"),
    "optimal epsilon": optimal_composition.epsilon_prime(k=100, epsilon="0.1", delta="1e-9", delta_total="1e-6"),
    "optimal epsilon at delta 0": optimal_composition.epsilon_prime(k=4, epsilon="0.1", delta_total=0),
    "optimal epsilon of 0": optimal_composition.epsilon_prime(k=4, epsilon="0.1", delta_total="0.5"),
    "optimal delta": optimal_composition.delta_total(k=200, epsilon="0.01", epsilon_prime=1, delta="1e-9"),
    "optimal delta on the grid": optimal_composition.delta_total(k=3, epsilon="0.1", epsilon_prime="0.1"),
    "optimal delta of 0": optimal_composition.delta_total(k=3, epsilon="0.1", epsilon_prime="0.3"),
    "optimal largest epsilon": optimal_composition.largest_epsilon(k=100, epsilon_prime=1, delta_total="1e-6"),
    "optimal largest k": optimal_composition.largest_k(epsilon="0.1", epsilon_prime=5, delta_total="1e-6"),
    "optimal largest k by delta": optimal_composition.largest_k(
        epsilon="0.001", epsilon_prime=5, delta_total="0.5", delta="1/10"
    ),
    "optimal largest delta": optimal_composition.largest_delta(
        k=100, epsilon="0.02", epsilon_prime=1, delta_total="1e-6"
    ),
    "a tie": randomized_response.delta(epsilon="log(3)", epsilon_prime="log(2)"),
}


@pytest.mark.parametrize("digits", [1, 17, 60])
@pytest.mark.parametrize("bound", CASES.values(), ids=CASES)
def test_arb_confirms_every_printed_digit(bound, digits):
    """Forward values, inverses and counts, exact ones and ties included."""
    engines = cross_check(bound, digits)
    assert ["certified", f"confirms every one of {digits} digits"] == list(engines.values())
    assert "dpcert" in engines


def test_every_quantity_of_every_theorem_is_among_the_cases():
    """Nothing that can be asked escapes the cross-check."""
    covered = {(bound.claim.theorem, bound.claim.quantity) for bound in CASES.values()}
    assert {(statement.stem, quantity.name) for statement in STATEMENTS for quantity in statement.quantities} == covered


def test_a_definition_of_too_many_terms_is_refused():
    """Rather than added up for hours."""
    with pytest.raises(OutOfReach, match="up to k = 4096 only"):
        cross_check(optimal_composition.epsilon_prime(k=10_000, epsilon="0.01", delta_total="1e-6"), 20)


class Other:
    """A formula that answers one thing to the kernel and another to Arb."""

    def __init__(self, formula, change):
        self.formula, self.change = formula, change

    def __call__(self, *values, real):
        value = self.formula(*values, real=real)
        return self.change(value, real) if type(real).__name__ == "Enclosures" else value


def tilt(exponent):
    """A change by one part in a power of ten."""
    return lambda value, real: value + value * real.number(read(f"1e{exponent}").exact)


def test_a_wrong_forward_value_is_a_disagreement():
    """A formula that is off by 1e-30 in one reading is noticed at 40 digits, and hidden at 20."""
    bound = CASES["total"]
    wrong = replace(
        bound, evaluator=Forward(Other(bound.evaluator.formula, tilt(-30)), bound.evaluator.takes), _cache={}
    )
    with pytest.raises(Disagreement, match=r"Arb contradicts advanced_composition\.epsilon_prime: a fault of ours"):
        cross_check(wrong, 40)
    assert cross_check(wrong, 20)


def test_a_wrong_digit_is_noticed_however_many_are_printed():
    """What is wrong in the 2600th digit is no tie where 3000 are printed."""
    bound = CASES["total"]
    wrong = replace(
        bound, evaluator=Forward(Other(bound.evaluator.formula, tilt(-2600)), bound.evaluator.takes), _cache={}
    )
    with pytest.raises(Disagreement):
        cross_check(wrong, 3000)


@pytest.mark.parametrize("name", ["epsilon", "epsilon of a total"])
def test_a_wrong_inverse_is_a_disagreement(name):
    """The same for a root that was searched for."""
    bound = CASES[name]
    evaluator = replace(bound.evaluator, formula=Other(bound.evaluator.formula, tilt(-30)))
    with pytest.raises(Disagreement):
        cross_check(replace(bound, evaluator=evaluator, _cache={}), 40)


@pytest.mark.parametrize("change", [lambda value, real: value * 2, lambda value, real: value / 2], ids=["less", "more"])
def test_a_wrong_count_is_a_disagreement(change):
    """A count that is too large or too small is noticed."""
    bound = CASES["k"]
    inverse = replace(bound.evaluator.inverse, formula=Other(bound.evaluator.inverse.formula, change))
    with pytest.raises(Disagreement):
        cross_check(replace(bound, evaluator=replace(bound.evaluator, inverse=inverse), _cache={}), 17)


def test_a_wrong_limit_of_a_count_is_a_disagreement():
    """So is a count that goes beyond what delta allows."""
    bound = CASES["basic k by delta"]
    limit = Other(bound.evaluator.limit, lambda value, real: value - real.number(read("1").exact))
    with pytest.raises(Disagreement):
        cross_check(replace(bound, evaluator=replace(bound.evaluator, limit=limit), _cache={}), 17)


def test_a_disagreement_is_a_fault_of_ours():
    """It has the exit code of an unexpected failure, not of a verdict."""
    assert Disagreement.exit_code == 70


@pytest.mark.parametrize(
    "bound",
    [
        advanced_composition.epsilon_prime(k=1, epsilon=500_000, delta_prime="0.5"),
        upper("exp(-400000)"),
        advanced_composition.smallest_delta_prime(k=1, epsilon="0.001", epsilon_prime=1),
    ],
    ids=["e^500000", "e^-400000", "e^-499000"],
)
def test_large_magnitudes_are_cross_checked_too(bound):
    """A printed exponent beyond 100000 is no input of a user and no reason to refuse."""
    assert cross_check(bound, 5)


@pytest.mark.parametrize("bound", [upper("exp(-1000000000)"), upper("exp(1000000000)")], ids=["below", "above"])
def test_a_magnitude_that_is_not_scaled_is_confirmed_or_left_undecided(bound):
    """1e-1000000 and inf are safe limits; the cross-check says so, or that it cannot tell, but blames no input."""
    with suppress(Undecided):
        assert cross_check(bound, 17)


def test_the_context_of_python_flint_is_left_as_it_was():
    """The precision that another user of python-flint set is still there."""
    import flint

    before = flint.ctx.prec
    try:
        flint.ctx.prec = 77
        cross_check(CASES["total"], 40)
        assert flint.ctx.prec == 77
    finally:
        flint.ctx.prec = before
