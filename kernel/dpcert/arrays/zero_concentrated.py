"""Zero-concentrated differential privacy over arrays: Bun and Steinke's conversion.

Source: [BS16] Proposition 1.3. The scalar functions are in `dpcert.zero_concentrated`;
here every element is the float64 that `epsilon_prime_bun_steinke` gives for one mechanism.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas
from dpcert.arrays.inputs import NONNEGATIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.arrays.run import Stage
from dpcert.theorems import zero_concentrated as theorem

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


def _exact_epsilon_prime(*, rho: float, delta: float) -> float:
    return float(theorem.epsilon_prime_bun_steinke(rho=rho, delta=delta))


_EPSILON_PRIME: Final = Question(
    title=theorem.STATEMENT.title,
    kinds={"rho": NONNEGATIVE, "delta": PROBABILITY},
    careful=Stage(formulas.bun_steinke(), formulas.CONCENTRATED_RANGES),
    exact=_exact_epsilon_prime,
)


def epsilon_prime_bun_steinke(*, rho: ArrayLike, delta: ArrayLike, errors: str = "raise") -> Any:  # noqa: ANN401
    """The epsilon that rho-zCDP gives at delta by Bun and Steinke's conversion, elementwise.

    Source: [BS16] Proposition 1.3.
    Guarantee: each element is the least float64 that is at least rho + 2 sqrt(rho ln(1 / delta)); a mechanism
    that is rho-zero-concentrated differentially private is (value, delta)-DP.
    Scope: rho >= 0, 0 < delta < 1.
    Args: arrays of integers or floats that broadcast; rho, in nats; delta, a probability. errors, "raise" or
    "nan": what an element outside the scope does.
    Raises: InvalidInput, OutsideTheorem, naming the first index at fault.

    >>> float(epsilon_prime_bun_steinke(rho=0.5, delta=2.0**-20))
    5.7655376954683195
    >>> epsilon_prime_bun_steinke(rho=-1.0, delta=2.0**-20)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The zCDP conversion needs rho >= 0, got rho = -1.0
    """
    return _EPSILON_PRIME(errors, rho=rho, delta=delta)
