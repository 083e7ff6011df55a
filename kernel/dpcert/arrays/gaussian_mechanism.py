"""The Gaussian mechanism, Theorem 3.22, over arrays.

Source: [DR14] Theorem 3.22. The scalar functions are in `dpcert.gaussian_mechanism`;
here every element is the float64 that they give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas
from dpcert.arrays.inputs import POSITIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.theorems import gaussian_mechanism as theorem

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def _exact_smallest_sigma(*, epsilon: float, delta: float, sensitivity: float) -> float:
    return float(theorem.smallest_sigma(epsilon=epsilon, delta=delta, sensitivity=sensitivity))


def _exact_smallest_epsilon(*, sigma: float, delta: float, sensitivity: float) -> float:
    return float(theorem.smallest_epsilon(sigma=sigma, delta=delta, sensitivity=sensitivity))


_TITLE: Final = theorem.STATEMENT.title
_SMALLEST_SIGMA: Final = Question(
    _TITLE,
    {"epsilon": PROBABILITY, "delta": PROBABILITY, "sensitivity": POSITIVE},
    Stage(formulas.smallest_sigma(), formulas.gaussian_ranges("epsilon")),
    _exact_smallest_sigma,
)
_SMALLEST_EPSILON: Final = Question(
    _TITLE,
    {"sigma": POSITIVE, "delta": PROBABILITY, "sensitivity": POSITIVE},
    Stage(formulas.smallest_epsilon(), formulas.gaussian_ranges("sigma")),
    _exact_smallest_epsilon,
)


def smallest_sigma(*, epsilon: ArrayLike, delta: ArrayLike, sensitivity: ArrayLike = 1.0, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
    """The standard deviation for which Theorem 3.22 gives (epsilon, delta)-DP, elementwise.

    Source: [DR14] Theorem 3.22.
    Guarantee: each element is the least float64 that is at least sqrt(2 ln(1.25 / delta)) sensitivity / epsilon;
    noise of this standard deviation in each coordinate is (epsilon, delta)-DP.
    Scope: 0 < epsilon < 1, 0 < delta < 1, sensitivity > 0.
    Args: arrays of integers or floats that broadcast; epsilon, in nats; delta, a probability; sensitivity, the
    L2 sensitivity, whose unit the result takes. errors, "raise" or "nan": what an element outside the scope does.
    Raises: InvalidInput, OutsideTheorem, naming the first index at fault.

    >>> smallest_sigma(epsilon=0.5, delta=[2.0**-10, 2.0**-20]).tolist()
    [7.565508763811546, 10.615493266923819]
    >>> smallest_sigma(epsilon=[0.5, 2.0], delta=2.0**-10)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Theorem 3.22 needs 0 < epsilon < 1, got epsilon = 2.0 at index (1,)
    """
    return _SMALLEST_SIGMA(errors, epsilon=epsilon, delta=delta, sensitivity=sensitivity)


def smallest_epsilon(*, sigma: ArrayLike, delta: ArrayLike, sensitivity: ArrayLike = 1.0, errors: str = "raise") -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
    """The epsilon that Theorem 3.22 gives for a standard deviation, where it is below 1, elementwise.

    Guarantee: each element is the least float64 that is at least sqrt(2 ln(1.25 / delta)) sensitivity / sigma,
    which is below 1; the mechanism is (value, delta)-DP.
    Source, scope, arguments and errors as `smallest_sigma`.

    >>> float(smallest_epsilon(sigma=16, delta=2.0**-20))
    0.33173416459136934
    """
    return _SMALLEST_EPSILON(errors, sigma=sigma, delta=delta, sensitivity=sensitivity)
