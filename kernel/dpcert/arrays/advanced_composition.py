"""Theorem 3.20 over arrays.

Source: [DR14] Theorem 3.20. The scalar functions, and what they claim, are in
`dpcert.advanced_composition`; here every element is the float64 that they give.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas, quick_formulas
from dpcert.arrays.inputs import COUNT, NONNEGATIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.reals.balls import Balls, Midrad
from dpcert.reals.exact import Exact
from dpcert.reals.rounding import quick_float
from dpcert.theorems import advanced_composition as theorem

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Floats = NDArray[Any]

#: Of a ball around what the careful program, which is good to 2**-70, does not know.
_BITS: Final = 128


def _value(*, k: float, epsilon: float, delta_prime: float) -> float | None:
    """The least float64 at or above Theorem 3.20, by a ball; None where that does not tell."""
    given = [Exact("rational", *number.as_integer_ratio()) for number in (k, epsilon, delta_prime)]

    def ball(bits: int) -> Midrad:
        real = Balls(bits)
        return theorem.epsilon_prime_formula(*map(real.number, given), real=real)

    return quick_float(ball, up=True, bits=_BITS)


def _exact_epsilon_prime(*, k: float, epsilon: float, delta_prime: float) -> float:
    value = _value(k=k, epsilon=epsilon, delta_prime=delta_prime)
    return float(theorem.epsilon_prime(k=int(k), epsilon=epsilon, delta_prime=delta_prime)) if value is None else value


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
        value = _value(k=k, epsilon=x, delta_prime=delta_prime)
        return None if value is None else value <= epsilon_prime

    if not 0 < near < math.inf:
        return None
    for x in (near, math.nextafter(near, 0)):
        if fits(x) is True and fits(math.nextafter(x, math.inf)) is False:
            return x
    return None


_LARGEST_EPSILON: Final = Question(
    title=theorem.STATEMENT.title,
    kinds={"k": COUNT, "epsilon_prime": NONNEGATIVE, "delta_prime": PROBABILITY},
    careful=Stage(formulas.largest_epsilon(), formulas.INVERSE_RANGES),
    exact=_exact_largest_epsilon,
    quick=Stage(quick_formulas.largest_epsilon(), quick_formulas.INVERSE_RANGES),
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
