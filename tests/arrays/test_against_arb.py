"""More than a million elements, each judged on both sides by Arb."""

from fractions import Fraction

import numpy as np
import pytest

from dpcert import arrays

from . import truth
from .families import FAMILIES, counts, extreme, log_uniform

SIZE = 100_000
OTHERS = 70_000


def share(undecided, size):
    """At most 2e-4 of the elements may need the kernel."""
    return undecided <= 2e-4 * size


@pytest.mark.parametrize("family", FAMILIES)
def test_epsilon_prime_is_the_least_float_above_the_theorem(family, undecided):
    """Never below the exact value, never a unit too high; and the program answers nearly always."""
    k, epsilon, delta_prime = FAMILIES[family](np.random.default_rng(100), SIZE)
    values = arrays.advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    assert truth.wrong_values(truth.epsilon_prime, (k, epsilon, delta_prime), values, up=True) == []
    assert share(sum(undecided), SIZE)


def test_extreme_inputs_are_answered_as_exactly(undecided):
    """Subnormal inputs and results, k beyond 2^60; overflow is inf."""
    k, epsilon, delta_prime = extreme(np.random.default_rng(101), 3000)
    values = arrays.advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    finite = np.isfinite(values)
    assert 500 < finite.sum() < 3000
    assert (
        truth.wrong_values(
            truth.epsilon_prime, (k[finite], epsilon[finite], delta_prime[finite]), values[finite], up=True
        )
        == []
    )
    largest = np.full((~finite).sum(), np.finfo(float).max)
    beyond = truth.wrong_values(
        truth.epsilon_prime, (k[~finite], epsilon[~finite], delta_prime[~finite]), largest, up=True
    )
    assert len(beyond) == largest.size
    assert sum(undecided) == 3000


@pytest.mark.parametrize("family", ["typical", "first_rows", "delta_next_to_one"])
def test_largest_epsilon_is_the_greatest_float_that_fits(family, undecided):
    """The theorem holds at it and fails at the next one."""
    k, epsilon, delta_prime = FAMILIES[family](np.random.default_rng(102), OTHERS // 2)
    target = arrays.advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    target *= np.random.default_rng(103).uniform(0.9, 1.1, target.size)
    values = arrays.advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta_prime)
    assert truth.wrong_roots(k, target, delta_prime, values) == []
    assert share(sum(undecided[1:]), values.size)


def test_corollary_3_21_is_the_greatest_float_below(undecided):
    """Where its condition holds."""
    rng = np.random.default_rng(104)
    k, target, delta_prime = (
        counts(rng, 9, OTHERS),
        log_uniform(rng, -6, 0.3, OTHERS),
        log_uniform(rng, -300, -2, OTHERS),
    )
    values = arrays.corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta_prime)
    assert truth.wrong_values(truth.corollary, (k, target, delta_prime), values, up=False) == []
    assert share(sum(undecided), OTHERS)


def test_theorem_3_22_is_the_least_float_above(undecided):
    """Sigma, and epsilon where it is below 1."""
    rng = np.random.default_rng(105)
    delta = np.concatenate([log_uniform(rng, -300, -0.1, OTHERS // 2), 1 - log_uniform(rng, -15, -1, OTHERS // 2)])
    epsilon, sensitivity = log_uniform(rng, -9, -0.0001, OTHERS), log_uniform(rng, -9, 9, OTHERS)
    values = arrays.gaussian_mechanism.smallest_sigma(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    assert truth.wrong_values(truth.sigma, (epsilon, delta, sensitivity), values, up=True) == []
    sigma = sensitivity * rng.uniform(40, 1000, OTHERS)
    values = arrays.gaussian_mechanism.smallest_epsilon(sigma=sigma, delta=delta, sensitivity=sensitivity)
    assert truth.wrong_values(truth.sigma, (sigma, delta, sensitivity), values, up=True) == []
    assert share(sum(undecided), 2 * OTHERS)


def test_bun_and_steinke_is_the_least_float_above(undecided):
    """Over many magnitudes of rho."""
    rng = np.random.default_rng(106)
    rho, delta = log_uniform(rng, -20, 20, OTHERS), log_uniform(rng, -300, -0.001, OTHERS)
    values = arrays.zero_concentrated.epsilon_prime_bun_steinke(rho=rho, delta=delta)
    assert truth.wrong_values(truth.bun_steinke, (rho, delta), values, up=True) == []
    assert share(sum(undecided), OTHERS)


def test_basic_composition_is_exact_integer_arithmetic():
    """Products rounded up and quotients rounded down, exact ones kept."""
    rng = np.random.default_rng(107)
    k, epsilon = counts(rng, 15, 40_000), np.where(rng.random(40_000) < 0.3, 0.125, log_uniform(rng, -200, 200, 40_000))
    products = arrays.basic_composition.epsilon_prime(k=k, epsilon=epsilon)
    quotients = arrays.basic_composition.largest_epsilon(k=k, epsilon_prime=epsilon)
    columns = (k, epsilon, products, np.nextafter(products, 0), quotients, np.nextafter(quotients, np.inf))
    for n, x, product, below, quotient, above in zip(*[column.tolist() for column in columns], strict=True):
        assert Fraction(product) >= int(n) * Fraction(x) > Fraction(below)
        assert Fraction(quotient) * int(n) <= Fraction(x) < Fraction(above) * int(n)
