"""Basic composition over arrays.

Source: [DR14] Theorem 3.16; adaptive: Theorem B.1. The scalar functions are in
`dpcert.basic_composition`; here every element is the float64 that they give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas
from dpcert.arrays.inputs import BELOW_ONE, COUNT, NONNEGATIVE
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.theorems import basic_composition as theorem

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def _exact_epsilon_prime(*, k: float, epsilon: float) -> float:
    return float(theorem.epsilon_prime(k=int(k), epsilon=epsilon))


def _exact_delta_total(*, k: float, delta: float) -> float:
    return float(theorem.delta_total(k=int(k), delta=delta))


def _exact_largest_epsilon(*, k: float, epsilon_prime: float) -> float:
    return float(theorem.largest_epsilon(k=int(k), epsilon_prime=epsilon_prime))


_TITLE: Final = theorem.STATEMENT.title
_EPSILON_PRIME: Final = Question(
    _TITLE,
    {"k": COUNT, "epsilon": NONNEGATIVE},
    Stage(formulas.product_up("epsilon"), formulas.product_ranges("epsilon")),
    _exact_epsilon_prime,
)
_DELTA_TOTAL: Final = Question(
    _TITLE,
    {"k": COUNT, "delta": BELOW_ONE},
    Stage(formulas.product_up("delta", limited=True), formulas.product_ranges("delta")),
    _exact_delta_total,
)
_LARGEST_EPSILON: Final = Question(
    _TITLE,
    {"k": COUNT, "epsilon_prime": NONNEGATIVE},
    Stage(formulas.share_down("epsilon_prime"), formulas.product_ranges("epsilon_prime")),
    _exact_largest_epsilon,
)


def epsilon_prime(*, k: ArrayLike, epsilon: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's)
    """Total epsilon of k adaptively chosen mechanisms, k epsilon, elementwise.

    Source: [DR14] Theorem 3.16; adaptive: Theorem B.1.
    Guarantee: each element is the least float64 that is at least k epsilon for the numbers that the
    arguments hold; with delta_total for the deltas, the composition is (value, delta_total)-DP.
    Scope: integer k >= 1, epsilon >= 0; a result above the largest float64 is inf.
    Args: arrays of integers or floats that broadcast; k, a count; epsilon, in nats. errors, "raise" or
    "nan": what an element outside the scope does.
    Raises: InvalidInput, OutsideTheorem, naming the first index at fault.

    >>> epsilon_prime(k=[1, 3], epsilon=[[0.5], [0.1]]).tolist()
    [[0.5, 1.5], [0.1, 0.30000000000000004]]
    >>> epsilon_prime(k=[1, 0], epsilon=0.5)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Basic composition needs k >= 1, got k = 0 at index (1,)
    """
    return _EPSILON_PRIME(errors, k=k, epsilon=epsilon)


def delta_total(*, k: ArrayLike, delta: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's)
    """Total delta of k mechanisms, k delta, elementwise.

    Guarantee: each element is the least float64 that is at least k delta, which is below 1.
    Scope: 0 <= delta and k delta < 1.
    Source, arguments and errors as `epsilon_prime`.

    >>> float(delta_total(k=4, delta=2.0**-10))
    0.00390625
    """
    return _DELTA_TOTAL(errors, k=k, delta=delta)


def largest_epsilon(*, k: ArrayLike, epsilon_prime: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401
    """The largest epsilon that each of k mechanisms may spend within epsilon_prime, elementwise.

    Guarantee: each element is the greatest float64 that is at most epsilon_prime / k.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> float(largest_epsilon(k=3, epsilon_prime=1))
    0.3333333333333333
    """
    return _LARGEST_EPSILON(errors, k=k, epsilon_prime=epsilon_prime)
