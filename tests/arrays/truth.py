"""What Arb says about an element: whether it is the float64 next to the exact value on its side."""

from __future__ import annotations

import flint
import numpy as np

PRECISIONS = (128, 300, 1500)


def epsilon_prime(k, epsilon, delta_prime):
    """Theorem 3.20."""
    return epsilon * ((2 * k * -delta_prime.log()).sqrt() + k * epsilon.expm1())


def corollary(k, epsilon_prime, delta_prime):
    """Corollary 3.21."""
    return epsilon_prime / (2 * (2 * k * -delta_prime.log()).sqrt())


def sigma(epsilon, delta, sensitivity):
    """Theorem 3.22; also its epsilon, with sigma in the place of epsilon."""
    return (2 * (flint.arb(5) / (4 * delta)).log()).sqrt() * sensitivity / epsilon


def bun_steinke(rho, delta):
    """Bun and Steinke's conversion."""
    return rho + 2 * (rho * -delta.log()).sqrt()


def wrong_values(formula, arguments, values, *, up):
    """Places at which a value is not the nearest float64 at or above (below) the formula."""
    columns = [np.broadcast_to(argument, values.shape).tolist() for argument in arguments]
    inner = np.nextafter(values, 0 if up else np.inf).tolist()
    return [
        place
        for place, (value, beyond, *numbers) in enumerate(zip(values.tolist(), inner, *columns, strict=True))
        if not _between(formula, numbers, beyond, value)
    ]


def _between(formula, numbers, beyond, value):
    """Whether the formula lies between beyond (not included) and value (included)."""
    least, most = min(beyond, value), max(beyond, value)
    for precision in PRECISIONS:
        with flint.ctx.workprec(precision):
            true = formula(*[flint.arb(number) for number in numbers])
            above = true > least if value > beyond else true >= least
            under = true <= most if value > beyond else true < most
            if above and under:
                return True
            if true < least or true > most:
                return False
    # Exactly representable values are decided by the caller's choice of formulas that have none.
    return False


def wrong_roots(k, target, delta_prime, values):
    """Places at which a value is not the greatest float64 at which Theorem 3.20 is at most the target."""
    beyond = np.nextafter(values, np.inf)
    rows = zip(*[column.tolist() for column in (k, target, delta_prime, values, beyond)], strict=True)
    return [place for place, row in enumerate(rows) if not _straddles(*row)]


def _straddles(k, target, delta_prime, value, beyond):
    for precision in PRECISIONS:
        with flint.ctx.workprec(precision):
            k_ball, delta_ball, target_ball = flint.arb(k), flint.arb(delta_prime), flint.arb(target)
            low = epsilon_prime(k_ball, flint.arb(value), delta_ball) - target_ball
            high = epsilon_prime(k_ball, flint.arb(beyond), delta_ball) - target_ball
            if low <= 0 and high > 0:
                return True
            if low > 0 or high <= 0:
                return False
    return False
