"""Which side of a number is safe, for the public functions, written again for Arb and for fractions.

`SAFE[ask](value, **given)` is at least 0 exactly where the value may be stated as the answer: where a
loss, a noise level or a delta is large enough, or a permission small enough. It is monotone in the
value, so that its signs at a value and at the next one decide every digit. Nothing here comes from the
kernel but the functions' names, and an inverse is decided by its forward formula.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import flint

from dpcert import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)

from . import independent as arb
from .independent import lift, sign

if TYPE_CHECKING:
    from collections.abc import Callable


def is_safe(ask: Any, value: Any, given: dict[str, Any]) -> bool:
    """Whether the value may be stated, decided."""
    return sign(lambda: SAFE[ask](value, **given)) >= 0


# Closed forms.


def spent(mechanisms: Any) -> Any:
    """The sum of the epsilons of rows (epsilon,) or (epsilon, delta, k): a fraction, if all are."""
    rows = [(row[0], row[2] if len(row) > 2 else 1) for row in mechanisms]
    if any(str(epsilon).endswith(")") for epsilon, _ in rows):
        return sum((lift(k) * lift(epsilon) for epsilon, k in rows), flint.arb(0))
    return sum((Fraction(k) * Fraction(epsilon) for epsilon, k in rows), Fraction(0))


def basic(value: Any, mechanisms: Any) -> Any:
    """The value less the sum of the epsilons."""
    total = spent(mechanisms)
    return (Fraction(value) if isinstance(total, Fraction) else lift(value)) - total


def kov(k: Any, epsilon: Any, delta_prime: Any) -> Any:
    """[KOV15] Theorem 3.4: the least of its three forms, as a ball."""
    k, epsilon = lift(k), lift(epsilon)
    slack, square, mean = lift(delta_prime), k * epsilon**2, k * epsilon * (epsilon / 2).tanh()
    shifted = (flint.arb(1).exp() + square.sqrt() / slack).log()
    return (k * epsilon).min(mean + (-2 * square * slack.log()).sqrt()).min(mean + (2 * square * shifted).sqrt())


def rho(k: Any = 1, rho: Any = None, epsilon: Any = None) -> Fraction:
    """[BS16]: rho of k mechanisms."""
    return Fraction(k) * (Fraction(epsilon) ** 2 / 2 if rho is None else Fraction(rho))


def divergence(alpha: Any, epsilon: Any) -> Any:
    """[Mir17] Proposition 5: randomized response."""
    alpha, epsilon = lift(alpha), lift(epsilon)
    weights = (alpha * epsilon).exp() + ((1 - alpha) * epsilon).exp()
    return (weights / (1 + epsilon.exp())).log() / (alpha - 1)


def order_epsilon(alpha: Any, tau: Any, delta: Any) -> Any:
    """[CKS20] Proposition 12 at one order."""
    alpha = lift(alpha)
    value = lift(tau) + (1 - 1 / alpha).log() - (alpha * lift(delta)).log() / (alpha - 1)
    return value.max(flint.arb(0))


def mu_squared(k: Any = 1, mu: Any = None, sigma: Any = None, sensitivity: Any = 1) -> Fraction:
    """[DRS22]: the square of the mu of k releases."""
    each = Fraction(sensitivity) / Fraction(sigma) if mu is None else Fraction(mu)
    return Fraction(k) * each**2


def gaussian(epsilon: Any, **noise: Any) -> Any:
    """[BW18] Theorem 8."""
    epsilon, mu, root = lift(epsilon), lift(mu_squared(**noise)).sqrt(), lift(2).sqrt()
    near, far = (epsilon / mu - mu / 2) / root, (epsilon / mu + mu / 2) / root
    return (near.erfc() - epsilon.exp() * far.erfc()) / 2


# Sums and orders.


def optimal(k: int, epsilon: Any, target: Any, delta: Any = 0) -> Any:
    """[KOV15] Theorem 3.3, [MV18] Theorem 1.5: every term of the binomial sum."""
    epsilon, target = lift(epsilon), lift(target)
    odds, gain = (-epsilon).exp(), (2 * epsilon).exp()
    term, ratio, pure = (1 + odds) ** -k, (target - k * epsilon).exp(), flint.arb(0)
    for l in range(k + 1):
        rest = 1 - ratio
        if rest <= 0:
            break
        # A rest that touches 0 counts with both its ends.
        pure += term * rest.max(flint.arb(0))
        term *= odds * (k - l) / (l + 1)
        ratio *= gain
    return 1 - (1 - lift(delta)) ** k * (1 - pure)


def best_order(cumulant: Callable[[Any], Any], slope: Callable[[Any], Any], epsilon: Any) -> Any:
    """[CKS20] Proposition 12: the least ln delta over all orders 1 + t; its slope in t rises through 0."""

    def rising(t: Any) -> Any:
        return slope(t) - epsilon - (1 / t).log1p()

    low, high = flint.arb("0.5"), flint.arb(2)
    while not rising(low) < 0:
        low *= low
    while not rising(high) > 0:
        high *= high
    for _ in range(2 * flint.ctx.prec):
        middle = ((low + high) / 2).mid()
        value = rising(middle)
        if not value < 0 and not value > 0:
            break
        low, high = (middle, high) if value < 0 else (low, middle)
    t = low.union(high)
    return cumulant(t) - t * epsilon - t.log() - (1 + t) * (1 / t).log1p()


def concentrated(value: Any, delta: Any, **mechanism: Any) -> Any:
    """ln delta less that of zCDP at epsilon = value."""
    each = lift(rho(**mechanism))
    return lift(delta).log() - best_order(lambda t: (1 + t) * t * each, lambda t: (1 + 2 * t) * each, lift(value))


def response(value: Any, k: Any, epsilon: Any, delta: Any) -> Any:
    """ln delta less that of k randomized responses at epsilon = value."""
    k, each = lift(k), lift(epsilon)
    if lift(value) >= k * each:
        return flint.arb(1)  # pure: no delta is needed there
    return lift(delta).log() - best_order(
        lambda t: k * ((((1 + t) * each).exp() + (-t * each).exp()) / (1 + each.exp())).log(),
        lambda t: k * each * ((1 + 2 * t) * each / 2).tanh(),
        lift(value),
    )


SAFE: Final[dict[Any, Callable[..., Any]]] = {
    basic_composition.epsilon_prime: lambda value, k, epsilon: basic(value, [(epsilon, 0, k)]),
    basic_composition.epsilon_prime_of: basic,
    basic_composition.delta_total: lambda value, k, delta: Fraction(value) - k * Fraction(delta),
    basic_composition.largest_epsilon: lambda value, k, epsilon_prime: epsilon_prime - k * Fraction(value),
    basic_composition.largest_k: lambda value, epsilon, epsilon_prime: epsilon_prime - int(value) * Fraction(epsilon),
    advanced_composition.epsilon_prime: lambda value, **given: lift(value) - arb.epsilon_prime(**given),
    advanced_composition.delta_total: lambda value, k, delta, delta_prime: (
        Fraction(value) - k * Fraction(delta) - Fraction(delta_prime)
    ),
    advanced_composition.largest_epsilon: lambda value, k, epsilon_prime, delta_prime: (
        lift(epsilon_prime) - arb.epsilon_prime(k, value, delta_prime)
    ),
    corollary_3_21.largest_epsilon: lambda value, k, epsilon_prime, delta_prime: (
        arb.corollary(k, epsilon_prime, delta_prime) - lift(value)
    ),
    kov_composition.epsilon_prime: lambda value, k, epsilon, delta_prime: (
        lift(value) - kov(k, epsilon, delta_prime) if delta_prime else basic(value, [(epsilon, 0, k)])
    ),
    kov_composition.delta_total: lambda value, k, delta, delta_prime: (
        Fraction(value) - 1 + (1 - Fraction(delta_prime)) * (1 - Fraction(delta)) ** k
    ),
    optimal_composition.epsilon_prime: lambda value, delta_total, **given: (
        lift(delta_total) - optimal(target=value, **given)
    ),
    optimal_composition.delta_total: lambda value, epsilon_prime, **given: (
        lift(value) - optimal(target=epsilon_prime, **given)
    ),
    optimal_composition.largest_delta: lambda value, epsilon_prime, delta_total, **given: (
        lift(delta_total) - optimal(target=epsilon_prime, delta=value, **given)
    ),
    zero_concentrated.rho: lambda value, **given: Fraction(value) - rho(**given),
    zero_concentrated.epsilon_prime: concentrated,
    zero_concentrated.epsilon_prime_bun_steinke: lambda value, rho, delta: (
        lift(value) - lift(rho) - 2 * (-lift(rho) * lift(delta).log()).sqrt()
    ),
    renyi.epsilon_prime: response,
    renyi.epsilon_prime_of_order: lambda value, **given: lift(value) - order_epsilon(**given),
    renyi.divergence: lambda value, **given: lift(value) - divergence(**given),
    gaussian_profile.delta: lambda value, epsilon, **noise: lift(value) - gaussian(epsilon, **noise),
    gaussian_profile.smallest_epsilon: lambda value, delta, **noise: lift(delta) - gaussian(value, **noise),
    gaussian_profile.smallest_sigma: lambda value, epsilon, delta, **more: (
        lift(delta) - gaussian(epsilon, sigma=value, **more)
    ),
    gaussian_profile.largest_mu: lambda value, epsilon, delta: lift(delta) - gaussian(epsilon, mu=value),
    gaussian_profile.total_mu: lambda value, **noise: Fraction(value) ** 2 - mu_squared(**noise),
    laplace_mechanism.delta: lambda value, epsilon, scale: lift(value) - arb.laplace(epsilon, scale, 1),
    laplace_mechanism.smallest_scale: lambda value, epsilon, sensitivity=1: (
        Fraction(value) * Fraction(epsilon) - sensitivity
    ),
    randomized_response.delta: lambda value, epsilon, epsilon_prime: (
        lift(value) - arb.randomized_response(epsilon, epsilon_prime)
    ),
}
