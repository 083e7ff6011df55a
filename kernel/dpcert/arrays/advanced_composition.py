"""Theorem 3.20 over arrays.

Source: [DR14] Theorem 3.20. The scalar functions, and what they claim, are in
`dpcert.advanced_composition`; here every element is the float64 that they give.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from dpcert.arrays import formulas, quick_formulas
from dpcert.arrays.inputs import COUNT, NONNEGATIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.theorems import advanced_composition as theorem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[Any]

#: Halley's steps on the guess of an inverse; after one below the second, the next would be below its cube.
_MOST_STEPS: Final = 20
_LAST_STEP: Final = 2.0**-16


def _exact_epsilon_prime(*, k: float, epsilon: float, delta_prime: float) -> float:
    return float(theorem.epsilon_prime(k=int(k), epsilon=epsilon, delta_prime=delta_prime))


_EPSILON_PRIME: Final = Question(
    title=theorem.STATEMENT.title,
    kinds={"k": COUNT, "epsilon": NONNEGATIVE, "delta_prime": PROBABILITY},
    careful=Stage(formulas.epsilon_prime(), formulas.ADVANCED_RANGES),
    exact=_exact_epsilon_prime,
    quick=Stage(quick_formulas.epsilon_prime(), quick_formulas.ADVANCED_RANGES),
)


def _exact_largest_epsilon(*, k: float, epsilon_prime: float, delta_prime: float) -> float:
    return float(theorem.largest_epsilon(k=int(k), epsilon_prime=epsilon_prime, delta_prime=delta_prime))


def _largest_epsilon_beside(near: float, *, k: float, epsilon_prime: float, delta_prime: float) -> float | None:
    """The float64 at which the theorem fits the target, and at the next one not, if it is near or the one before."""

    @cache
    def fits(x: float) -> bool | None:
        # The target is a float64, so it is at least the formula where it is at least the float64 next above that.
        value, tight = theorem.epsilon_prime(k=int(k), epsilon=x, delta_prime=delta_prime).binary64()
        return value <= epsilon_prime if tight else None

    if not 0 < near < math.inf:
        return None
    for x in (near, math.nextafter(near, 0)):
        if fits(x) is True and fits(math.nextafter(x, math.inf)) is False:
            return x
    return None


def _start(given: Mapping[str, Floats]) -> dict[str, Floats]:
    """Halley's method in plain float64 with numpy's functions: nothing depends on how good it is."""
    k, target = given["k"], given["epsilon_prime"]
    root = _root(k, given["delta_prime"])
    x = _fitted(root, k, target)
    if not np.maximum.reduce(x) <= 4:
        # Above 1 the second term alone limits x.
        np.minimum(x, np.maximum(1.0, np.log1p(target / k)), out=x)
    for _ in range(_MOST_STEPS):
        step = _halley(x, np.expm1(x), root, k, target)
        x -= step
        np.abs(step, out=step)
        step -= _LAST_STEP * x
        if np.maximum.reduce(step) <= 0:
            break
    return {"start": x}


def _quick_start(given: Mapping[str, Floats]) -> dict[str, Floats]:
    """One step of Halley's in float32: good to 2**-22 for most roots below 1, and of no use above."""
    k, target, delta_prime = [given[name].astype(np.float32) for name in ("k", "epsilon_prime", "delta_prime")]
    root = _root(k, delta_prime)
    x = _fitted(root, k, target)
    power = x * _GROWTH[-1]
    for coefficient in _GROWTH[-2::-1]:
        power += coefficient
        power *= x
    x -= _halley(x, power, root, k, target)
    return {"start": x.astype(np.float64)}


#: expm1(x) / x on [0, 1], by interpolation at Chebyshev's points.
_GROWTH: Final = (0.99999988, 0.50001019, 0.16654855, 0.04216171, 0.0074107633, 0.0021505777)


def _root(k: Floats, delta_prime: Floats) -> Floats:
    """Sqrt(k (-2 ln delta_prime))."""
    root = np.log(delta_prime)
    root *= k
    root *= -2
    return np.sqrt(root, out=root)


def _fitted(root: Floats, k: Floats, target: Floats) -> Floats:
    """The x > 0 with x (S + k expm1(x)) = target, to a few percent where the second term rules, else better."""
    x = _quadratic(root, k, target)
    # With k times a fit of expm1(x) / x in its place.
    fit = x * 0.035
    fit += 0.502
    fit *= x
    fit += 1
    fit *= k
    return _quadratic(root, fit, target)


def _quadratic(root: Floats, k: Floats, target: Floats) -> Floats:
    """The x > 0 with x (S + k x) = target."""
    x = k * target
    x *= 4
    x += root * root
    np.sqrt(x, out=x)
    x += root
    np.divide(target, x, out=x)
    x *= 2
    return x


def _halley(x: Floats, power: Floats, root: Floats, k: Floats, target: Floats) -> Floats:
    """How far x is above the root of f(x) = x (S + k expm1(x)) - target, to third order; expm1(x), power, is spent."""
    bend = power
    bend *= k
    rate = bend + root
    bend += k
    slope = bend * x
    slope += rate
    rate *= x
    rate -= target
    rate /= slope
    # f'' = k e^x (2 + x).
    bend *= 0.5 * x + 1
    bend *= rate
    bend /= slope
    np.subtract(1, bend, out=bend)
    rate /= bend
    return rate


_LARGEST_EPSILON: Final = Question(
    title=theorem.STATEMENT.title,
    kinds={"k": COUNT, "epsilon_prime": NONNEGATIVE, "delta_prime": PROBABILITY},
    careful=Stage(formulas.largest_epsilon(), formulas.INVERSE_RANGES, _start),
    exact=_exact_largest_epsilon,
    quick=Stage(quick_formulas.largest_epsilon(), quick_formulas.INVERSE_RANGES, _quick_start),
    beside=_largest_epsilon_beside,
)


def epsilon_prime(*, k: ArrayLike, epsilon: ArrayLike, delta_prime: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
    """Total epsilon of k adaptively chosen (epsilon, delta)-DP mechanisms, Theorem 3.20, elementwise.

    Source: [DR14] Theorem 3.20.
    Guarantee: each element is the least float64 that is at least the theorem's epsilon_prime for the
    numbers that the arguments hold; the composition is (value, k delta + delta_prime)-DP.
    Scope: integer k >= 1, epsilon >= 0, 0 < delta_prime < 1; a result above the largest float64 is inf.
    Args: arrays of integers or floats that broadcast; k, a count; epsilon, in nats; delta_prime, a
    probability. A float is the binary number that it holds. errors, "raise" or "nan": what an element
    outside the scope does.
    Raises: InvalidInput, OutsideTheorem, naming the first index at fault.

    >>> epsilon_prime(k=[1, 10, 100], epsilon=0.1, delta_prime=1e-6).tolist()
    [0.5361692687832581, 1.7674290543447577, 6.308230950513409]
    >>> epsilon_prime(k=10, epsilon=[0.1, -0.1], delta_prime=1e-6)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Theorem 3.20 needs epsilon >= 0, got epsilon = -0.1 at index (1,)
    """
    return _EPSILON_PRIME(errors, k=k, epsilon=epsilon, delta_prime=delta_prime)


def largest_epsilon(*, k: ArrayLike, epsilon_prime: ArrayLike, delta_prime: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
    """The largest epsilon of each mechanism for which Theorem 3.20 gives at most epsilon_prime, elementwise.

    Guarantee: each element is the greatest float64 at which the theorem's formula is at most epsilon_prime.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> float(largest_epsilon(k=365, epsilon_prime=1, delta_prime=2.0**-20))
    0.009604265685894392
    """
    return _LARGEST_EPSILON(errors, k=k, epsilon_prime=epsilon_prime, delta_prime=delta_prime)
