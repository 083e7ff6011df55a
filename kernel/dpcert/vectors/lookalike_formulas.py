"""Formulas that are not the theorem's: slips that implementations make, and what other texts print.

They are read by enclosures like the theorem's own, so that a wrong value can be named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems.advanced_composition import smallest_delta_prime_formula
from dpcert.theorems.gaussian_mechanism import smallest_sigma_formula
from dpcert.theorems.gaussian_profile import mu_formula, profile_formula

if TYPE_CHECKING:
    from dpcert.reals.numbers import Numbers, V


# Theorem 3.20.


def leading_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """The first term alone."""
    return real.sqrt(2 * k * real.log(1 / delta_prime)) * epsilon


def first_order_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """k epsilon^2 as the second term."""
    return leading_formula(k, epsilon, delta_prime, real=real) + k * epsilon**2


def without_two_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """k ln(1 / delta_prime) under the root."""
    return real.sqrt(k * real.log(1 / delta_prime)) * epsilon + k * epsilon * real.expm1(epsilon)


def doubled_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """Twice the first term."""
    return 2 * leading_formula(k, epsilon, delta_prime, real=real)


def leading_delta_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The first term alone, solved for delta_prime."""
    return real.exp(-((epsilon_prime / epsilon) ** 2) / (2 * k))


def first_order_delta_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """k epsilon^2 as the second term, solved for delta_prime."""
    return leading_delta_formula(k, epsilon, epsilon_prime - k * epsilon**2, real=real)


def rooted_delta_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """Without the 2 in the exponent."""
    return smallest_delta_prime_formula(k, epsilon, epsilon_prime, real=real) ** 2


def mechanisms_delta_formula(k: V, delta: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (every formula names it)
    """k delta, without the slack."""
    return k * delta


def single_delta_formula(delta: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The delta of one mechanism."""
    return delta


def rooted_total_formula(k: V, epsilon: V, *, real: Numbers[V]) -> V:
    """sqrt(k) epsilon."""
    return real.sqrt(k) * epsilon


def rooted_share_formula(k: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """epsilon_prime / sqrt(k)."""
    return epsilon_prime / real.sqrt(k)


def undoubled_corollary_formula(k: V, epsilon_prime: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """Corollary 3.21 without its factor 1/2."""
    return epsilon_prime / real.sqrt(2 * k * real.log(1 / delta_prime))


# Gaussian noise.


def variance_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """The square of Theorem 3.22's sigma."""
    return smallest_sigma_formula(epsilon, delta, sensitivity, real=real) ** 2


def root_of_sigma_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """The root of Theorem 3.22's sigma."""
    return real.sqrt(smallest_sigma_formula(epsilon, delta, sensitivity, real=real))


def without_constant_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """ln(1 / delta) in the place of ln(1.25 / delta)."""
    return real.sqrt(2 * real.log(1 / delta)) * sensitivity / epsilon


def without_root_two_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """sqrt(ln(1.25 / delta)) in the place of sqrt(2 ln(1.25 / delta))."""
    return real.sqrt(real.log(5 / (4 * delta))) * sensitivity / epsilon


def book_sigma_formula(epsilon: V, delta: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """Theorem 3.22, whatever epsilon is, for sqrt(k) times the sensitivity."""
    return smallest_sigma_formula(epsilon, delta, real.sqrt(k) * sensitivity, real=real)


def linear_mu_formula(epsilon: V, sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """The profile with k in the place of sqrt(k)."""
    return profile_formula(epsilon, k * sensitivity / sigma, real=real)


def variance_profile_formula(epsilon: V, sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """The profile with sigma read as a variance."""
    return profile_formula(epsilon, mu_formula(real.sqrt(sigma), sensitivity, k, real=real), real=real)


def unweighted_profile_formula(epsilon: V, sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """The profile without the factor e^epsilon."""
    mu = mu_formula(sigma, sensitivity, k, real=real)
    return real.normal_cdf(mu / 2 - epsilon / mu) - real.normal_cdf(-(mu / 2) - epsilon / mu)


def tail_profile_formula(epsilon: V, sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """The first term of the profile: the probability of a large loss."""
    mu = mu_formula(sigma, sensitivity, k, real=real)
    return real.normal_cdf(mu / 2 - epsilon / mu)


# zCDP and Renyi.


def bun_steinke_delta_formula(k: V, rho: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The closed form of Bun and Steinke solved for delta."""
    return real.exp(-((epsilon_prime - k * rho) ** 2) / (4 * k * rho))


def bounded_range_formula(k: V, epsilon: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """epsilon^2 / 8, which holds for mechanisms of bounded range."""
    return k * epsilon**2 / 8


def added_epsilons_formula(k: V, epsilon: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """Epsilons added up before they are squared."""
    return (k * epsilon) ** 2 / 2


def classic_order_formula(alpha: V, tau: V, delta: V, *, real: Numbers[V]) -> V:
    """tau + ln(1 / delta) / (alpha - 1), the older conversion."""
    return tau + real.log(1 / delta) / (alpha - 1)


def unclamped_order_formula(alpha: V, tau: V, delta: V, *, real: Numbers[V]) -> V:
    """The conversion, negative where it should be 0."""
    return tau + real.log1p(-1 / alpha) - (real.log(delta) + real.log(alpha)) / (alpha - 1)


def pure_divergence_formula(k: V, epsilon: V, alpha: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """alpha epsilon^2 / 2, the zCDP bound."""
    return k * alpha * epsilon**2 / 2


def linear_divergence_formula(k: V, epsilon: V, alpha: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """(alpha - 1) epsilon / alpha."""
    return k * (alpha - 1) * epsilon / alpha


# Laplace and randomized response.


def inverted_scale_formula(epsilon: V, sensitivity: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """epsilon / sensitivity."""
    return epsilon / sensitivity


def rooted_scale_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """The standard deviation in the place of the scale; sqrt(2) times it."""
    return real.sqrt(2 * (sensitivity / (epsilon - 2 * real.log1p(-delta))) ** 2)


def plain_scale_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """The scale in the place of the standard deviation."""
    return sensitivity / (epsilon - 2 * real.log1p(-delta))


def unhalved_laplace_formula(epsilon: V, scale: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """Without the 2 in the exponent."""
    return -real.expm1(epsilon - sensitivity / scale)


def undivided_response_formula(epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """1 - e^(epsilon_prime - epsilon), without the divisor 1 + e^-epsilon."""
    return -real.expm1(epsilon_prime - epsilon)
