"""The error of high + low itself, by Arb: what is proved is true, and not by a wide margin."""

import math

import flint
import numpy as np
import pytest

from dpcert.arrays import coefficients, formulas, steps
from gappa import prove, quick_claims
from gappa.claims import R_LIMIT, Z_LIMIT

from . import truth
from .families import FAMILIES, counts, log_uniform
from .readings import largest_error, recorded

SIZE = 2500


@pytest.mark.parametrize("family", FAMILIES)
def test_theorem_3_20_is_as_close_as_proved(family):
    """In every family; and in none are we more than 2^9 times better than we say."""
    k, epsilon, delta_prime = FAMILIES[family](np.random.default_rng(51), SIZE)
    error = largest_error(
        recorded(formulas.epsilon_prime_pair),
        truth.epsilon_prime,
        {"k": k, "epsilon": epsilon, "delta_prime": delta_prime},
    )
    assert formulas.ERROR / 2**9 < error < formulas.ERROR


def test_the_other_formulas_are_as_close_as_proved():
    """Theorem 3.22, Bun and Steinke."""
    rng = np.random.default_rng(52)
    delta = np.concatenate([log_uniform(rng, -300, -0.1, SIZE // 2), 1 - log_uniform(rng, -15, -1, SIZE // 2)])
    columns = {
        "epsilon": log_uniform(rng, -9, -0.001, SIZE),
        "delta": delta,
        "sensitivity": log_uniform(rng, -9, 9, SIZE),
    }
    assert largest_error(recorded(formulas.gaussian_pair, "epsilon"), truth.sigma, columns) < formulas.ERROR / 4
    columns = {"rho": log_uniform(rng, -20, 20, SIZE), "delta": delta}
    assert largest_error(recorded(formulas.bun_steinke_pair), truth.bun_steinke, columns) < formulas.ERROR / 2


def test_the_steps_are_as_close_as_proved():
    """The logarithm and expm1 alone, where each is worst."""
    rng = np.random.default_rng(53)
    near_one = {"x": 1 - 2.0**-10 * rng.uniform(0.5, 1, SIZE)}
    error = largest_error(
        recorded(lambda real: steps.minus_two_log(real, real.input("x"))), lambda x: -2 * x.log(), near_one
    )
    assert 2.0**-76 < error < 2.0**-71.5
    first_row = {"x": 2.0**-11 * rng.uniform(1, 1.1, SIZE)}
    error = largest_error(recorded(lambda real: steps.expm1(real, real.input("x"))), lambda x: x.expm1(), first_row)
    assert 2.0**-76 < error < 2.0**-71.9
    factors = {"k": counts(rng, 15, SIZE), "x": rng.uniform(1, 2, SIZE)}
    error = largest_error(
        recorded(lambda real: steps.exact_product(real.input("k"), real.input("x"))), lambda k, x: k * x, factors
    )
    assert error == 0


def artanh_of_root(v):
    """-4 artanh(s) / s for s^2 = v; the same series is that of arctan for v < 0, where it is bounded too."""
    s = abs(v).sqrt()
    return -4 * (s.atanh() if v > 0 else s.atan()) / s


@pytest.mark.parametrize(
    ("table", "reach", "which", "tail"),
    [
        (coefficients.LOGARITHM_TAIL, Z_LIMIT, "logarithm", lambda z: (-2 * (1 - z).log() - 2 * z - z * z) / z**3),
        (coefficients.EXPONENTIAL_TAIL, R_LIMIT, "expm1", lambda r: (r.expm1() - r - r * r / 2) / r**3),
        (coefficients.QUICK_LOGARITHM, quick_claims.S_LIMIT**2, "quick logarithm", artanh_of_root),
        (coefficients.QUICK_EXPONENTIAL_TAIL, quick_claims.R_LIMIT, "quick expm1", lambda r: (r.expm1() - r) / r**2),
    ],
)
def test_the_polynomials_are_as_close_as_is_computed(table, reach, which, tail):
    """Arb, at a thousand points, never sees more; and sees at least a quarter."""
    bound = float(prove.tail_errors()[which])
    seen = 0.0
    with flint.ctx.workprec(400):
        for i in range(-500, 501):
            if i:
                x = flint.arb(reach.numerator) / reach.denominator * i / 500
                value = sum((flint.arb(c) * x**n for n, c in enumerate(table)), flint.arb(0))
                seen = max(seen, abs(float(value - tail(x))))
    assert bound / 4 < seen <= bound
    assert math.isfinite(bound)
