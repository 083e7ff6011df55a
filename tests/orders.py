"""The best order written again for Arb, by another route than the kernel's.

The kernel solves equations for the best t. Here the question is only whether (epsilon,
delta) follows from a cumulant curve L(t): whether the least value over t > 0 of

    G(t) = L(t) - t epsilon + t ln t - (1 + t) ln(1 + t)

is at most ln(delta). G is convex: any point can say yes, and the tangent at a point
before the least value, followed to a point behind it, can say no.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import flint

from . import independent as arb

if TYPE_CHECKING:
    from collections.abc import Callable

    #: t -> (L(t), L'(t))
    Curve = Callable[[Any], tuple[Any, Any]]

_FIRST_BITS: Final = 256
_LAST_BITS: Final = 1 << 15
_REACH: Final = 1 << 14
_SECANTS: Final = 30


def concentrated(rho: Any, k: Any = 1) -> Curve:
    """k times rho-zCDP."""
    return lambda t: (arb.lift(k) * arb.lift(rho) * t * (1 + t), arb.lift(k) * arb.lift(rho) * (1 + 2 * t))


def gaussian(sigma: Any, sensitivity: Any, k: Any = 1) -> Curve:
    """k times Gaussian noise."""

    def curve(t: Any) -> tuple[Any, Any]:
        rho = arb.lift(k) * (arb.lift(sensitivity) / arb.lift(sigma)) ** 2 / 2
        return rho * t * (1 + t), rho * (1 + 2 * t)

    return curve


def pure_concentrated(epsilon: Any, k: Any = 1) -> Curve:
    """k times the rho of an epsilon-DP mechanism."""

    def curve(t: Any) -> tuple[Any, Any]:
        rho = arb.lift(k) * arb.lift(epsilon) ** 2 / 2
        return rho * t * (1 + t), rho * (1 + 2 * t)

    return curve


def response(epsilon: Any, k: Any = 1) -> Curve:
    """k times randomized response: the logarithm of its two terms, as they stand."""

    def curve(t: Any) -> tuple[Any, Any]:
        e, count = arb.lift(epsilon), arb.lift(k)
        # e^(alpha e) + e^((1 - alpha) e), without the first factor.
        fallen = (-(1 + 2 * t) * e).exp()
        value = t * e + (1 + fallen).log() - (1 + (-e).exp()).log()
        return count * value, count * e * (1 - fallen) / (1 + fallen)

    return curve


def converts(curve: Curve, epsilon: Any, delta: Any) -> bool:
    """Whether some order gives (epsilon, delta), decided."""
    bits = _FIRST_BITS
    while bits <= _LAST_BITS:
        with flint.ctx.workprec(bits):
            loss, target = arb.lift(epsilon), arb.lift(delta).log()
            least, most = _around(curve, loss)
            if not least > 0:
                bits *= 2
                continue
            if _height(curve, loss, least) <= target or _height(curve, loss, most) <= target:
                return True
            slope = _slope(curve, loss, least)
            astride = slope < 0 and _slope(curve, loss, most) > 0
            if astride and _height(curve, loss, least) + slope * (most - least) > target:
                return False
        bits *= 2
    raise AssertionError("Arb does not decide whether an order will do")


def is_nearest(text: str, digits: int, works: Callable[[Any], bool], *, up: bool) -> bool:
    """Whether the text works, and the next number on the unsafe side does not."""
    return works(text) and not works(arb.neighbour(text, digits, up=not up))


def is_nearest_float(value: float, works: Callable[[Any], bool], *, up: bool) -> bool:
    """The same for a float64."""
    beyond = math.nextafter(value, -math.inf if up else math.inf)
    return (math.isinf(value) or works(value)) and (math.isinf(beyond) or not works(beyond))


def _height(curve: Curve, epsilon: Any, t: Any) -> Any:
    return curve(t)[0] - t * epsilon - (1 + t).log() - t * (1 / t).log1p()


def _slope(curve: Curve, epsilon: Any, t: Any) -> Any:
    return curve(t)[1] - epsilon - (1 / t).log1p()


def _around(curve: Curve, epsilon: Any) -> tuple[Any, Any]:
    """Points before and behind the least value, by secants, as close as half of the precision tells."""

    def falls(t: Any) -> bool | None:
        slope = _slope(curve, epsilon, t)
        return True if slope < 0 else False if slope > 0 else None

    power = 1
    while not falls(flint.arb((1, -power))):
        power *= 2
    low, high = -power, 1
    power = 1
    while falls(flint.arb((1, power))):
        power *= 2
        if power > _REACH:
            # It falls for ever: this far it has fallen enough, or somebody asks for more bits.
            return flint.arb((1, power)), flint.arb((1, power))
    high = power
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if falls(flint.arb((1, middle))) else (low, middle)
    older, newer = flint.arb((1, low)), flint.arb((1, high))
    for _ in range(_SECANTS):
        rise = (_slope(curve, epsilon, newer) - _slope(curve, epsilon, older)).mid()
        if rise == 0 or older == newer:
            break
        step = (_slope(curve, epsilon, newer) * (newer - older) / rise).mid()
        older, newer = newer, (newer - step).mid()
        if abs(step) < newer * flint.arb((1, -(flint.ctx.prec // 2) - 4)):
            break
    # Not trusted: both sides are proved by whoever says no.
    width = newer * flint.arb((1, -(flint.ctx.prec // 2)))
    return (newer - width).mid(), (newer + width).mid()
