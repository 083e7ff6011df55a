"""From zero-concentrated to approximate DP: the equations of the best order, alpha = 1 + t.

Source: [CKS20] Proposition 12: a mechanism whose Renyi divergence of order alpha is at
most tau is (epsilon, delta)-DP with

    delta = exp((alpha - 1) (tau - epsilon)) / (alpha - 1) (1 - 1 / alpha)^alpha.

A rho-zCDP mechanism has tau = alpha rho for every alpha, so the least delta over t > 0
holds. With L = ln(1 / delta), the order that is best satisfies two equations,

    rho t^2 + ln(1 + t) = L        and        (1 + 2 t) rho = epsilon + ln(1 + 1 / t).

Any two of rho, epsilon and delta give t by an equation that increases in t, and then
the third. Where rho is far above epsilon t is too small to be written down; so given
these two the unknown is w = ln(1 + 1 / t), for which 1 + 2 t = 1 / tanh(w / 2). At
t -> 0 the delta above tends to 1, so the least one is below 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dpcert.reals.numbers import Numbers, V


def stationarity_given_rho_and_delta(t: V, rho: V, delta: V, *, real: Numbers[V]) -> V:
    """t^2 times the slope in t of the epsilon of order 1 + t."""
    return rho * t**2 + real.log1p(t) - real.log(1 / delta)


def stationarity_given_rho_and_epsilon(w: V, rho: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """Minus the slope in t of the logarithm of the delta of order 1 + t; it increases in w."""
    return w + epsilon_prime - rho / real.tanh(w / 2)


def stationarity_given_epsilon_and_delta(t: V, epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """A negative multiple of the slope in t of the rho that order 1 + t supports."""
    return (epsilon_prime + real.log1p(1 / t)) * t**2 / (1 + 2 * t) + real.log1p(t) - real.log(1 / delta)


def epsilon_at_root(t: V, rho: V, *, real: Numbers[V]) -> V:
    """The least epsilon, or 0 where that is negative: (epsilon, delta)-DP for epsilon < 0 is more than for 0."""
    return -real.minimum(real.log1p(1 / t) - (1 + 2 * t) * rho, 0)


def order_at_root(w: V, *, real: Numbers[V]) -> V:
    """t = 1 / (e^w - 1)."""
    return 1 / real.expm1(w)


def delta_at_root(t: V, rho: V, *, real: Numbers[V]) -> V:
    """The least delta, exp(-rho t^2) / (1 + t); written so that its enclosure stays at most 1."""
    return 1 / (real.exp(rho * t**2) * (1 + t))


def rho_at_root(t: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The largest rho."""
    return (epsilon_prime + real.log1p(1 / t)) / (1 + 2 * t)
