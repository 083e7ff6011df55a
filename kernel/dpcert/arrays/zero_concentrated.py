"""Zero-concentrated differential privacy over arrays: Bun and Steinke's conversion.

Source: [BS16] Proposition 1.3: rho-zCDP is (rho + 2 sqrt(rho ln(1 / delta)), delta)-DP for every delta > 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.arrays import formulas
from dpcert.arrays.inputs import NONNEGATIVE, PROBABILITY
from dpcert.arrays.question import Question
from dpcert.reals import rounding
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.numbers import Numbers, V


def epsilon_prime_formula(rho: V, delta: V, *, real: Numbers[V]) -> V:
    """Rho + 2 sqrt(rho ln(1 / delta))."""
    return rho + 2 * real.sqrt(rho * real.log(1 / delta))


def _exact_epsilon_prime(*, rho: float, delta: float) -> float:
    inputs = [read(value).exact for value in (rho, delta)]

    def evaluate(bits: int) -> Enclosure:
        real = Enclosures(bits)
        return epsilon_prime_formula(*[real.number(value) for value in inputs], real=real)

    value, _ = rounding.nearest_float(evaluate, up=True, size=sum(exact.size for exact in inputs))
    return float("inf") if value is None else value


_EPSILON_PRIME: Final = Question(
    title="Bun & Steinke's conversion",
    kinds={"rho": NONNEGATIVE, "delta": PROBABILITY},
    program=formulas.bun_steinke(),
    ranges=formulas.CONCENTRATED_RANGES,
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
    dpcert.errors.OutsideTheorem: Bun & Steinke's conversion needs rho >= 0, got rho = -1.0
    """
    return _EPSILON_PRIME(errors, rho=rho, delta=delta)
