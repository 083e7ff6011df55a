"""Corollary 3.21 over arrays, its condition decided for each element.

Source: [DR14] Corollary 3.21. The scalar function, and why the condition, are in
`dpcert.corollary_3_21`; here every element is the float64 that it gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas
from dpcert.arrays.inputs import COUNT, POSITIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.theorems import corollary_3_21 as theorem

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def _exact_largest_epsilon(*, k: float, epsilon_prime: float, delta_prime: float) -> float:
    return float(theorem.largest_epsilon(k=int(k), epsilon_prime=epsilon_prime, delta_prime=delta_prime))


_LARGEST_EPSILON: Final = Question(
    title=theorem.STATEMENT.title,
    kinds={"k": COUNT, "epsilon_prime": POSITIVE, "delta_prime": PROBABILITY},
    careful=Stage(formulas.corollary_largest_epsilon(), formulas.COROLLARY_RANGES),
    exact=_exact_largest_epsilon,
)


def largest_epsilon(*, k: ArrayLike, epsilon_prime: ArrayLike, delta_prime: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
    """The epsilon that Corollary 3.21 allows each of k mechanisms, elementwise.

    Source: [DR14] Corollary 3.21.
    Guarantee: each element is the greatest float64 that is at most
    epsilon_prime / (2 sqrt(2 k ln(1 / delta_prime))), where e^epsilon - 1 <= sqrt(2 ln(1 / delta_prime) / k).
    Scope: integer k >= 1, epsilon_prime > 0, 0 < delta_prime < 1, and that condition.
    Args: arrays of integers or floats that broadcast; k, a count; epsilon_prime, in nats; delta_prime, a
    probability. errors, "raise" or "nan": what an element outside the scope does.
    Raises: InvalidInput, OutsideTheorem, naming the first index at fault.

    >>> float(largest_epsilon(k=10_000, epsilon_prime=1, delta_prime=2.0**-40))
    0.000671447838836198
    >>> largest_epsilon(k=[10, 1], epsilon_prime=0.9, delta_prime=[0.01, 0.75])
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Corollary 3.21 needs e^epsilon - 1 <= sqrt(2*ln(1/delta_prime)/k), got ...
    """
    return _LARGEST_EPSILON(errors, k=k, epsilon_prime=epsilon_prime, delta_prime=delta_prime)
