"""The formula read by Arb (python-flint): an independent engine, for cross-checks only.

python-flint keeps its precision in a global context; it is set for the length of
one reading and put back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dpcert.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.exact import Exact


def flint() -> Any:  # noqa: ANN401  (python-flint is optional)
    """The python-flint module, or an error that says how to get it."""
    try:
        import flint as module  # noqa: PLC0415
    except ImportError as error:
        raise InvalidInput("a cross-check needs python-flint: install dpcert with the extra `arb`") from error
    return module


class Arbs:
    """The number system of Arb balls, at the precision of python-flint's context."""

    def __init__(self) -> None:
        self._flint = flint()

    def number(self, exact: Exact) -> Any:  # noqa: ANN401
        """Lift an input."""
        value = self._flint.arb(self._flint.fmpq(exact.above, exact.below))
        return value if exact.kind == "rational" else getattr(value, exact.kind)()

    def normal_cdf(self, x: Any) -> Any:  # noqa: ANN401
        """Phi(x) = erfc(-x / sqrt 2) / 2."""
        return (-x / self._flint.arb(2).sqrt()).erfc() / 2

    def exp(self, x: Any) -> Any:  # noqa: ANN401
        """Exponential, of an integer too."""
        return self._flint.arb(x).exp()

    def __getattr__(self, name: str) -> Callable[[Any], Any]:
        """sqrt, expm1, log, log1p, tanh and erfc are methods of a ball."""
        if name not in {"sqrt", "expm1", "log", "log1p", "tanh", "erfc"}:
            raise AttributeError(name)
        return lambda x: getattr(x, name)()

    def sum(self, term: Callable[[int], Any], lower: int, upper: int) -> Any:  # noqa: ANN401
        """Sum of term(i) for lower <= i <= upper."""
        return sum((term(i) for i in range(lower, upper + 1)), start=self._flint.arb(0))

    def minimum(self, *values: Any) -> Any:  # noqa: ANN401
        """The least of the values."""
        least = self._flint.arb(values[0])
        for value in values[1:]:
            least = least.min(value)
        return least


def whole(ball: Any) -> int:  # noqa: ANN401
    """The integer that an exact ball holds."""
    return int(ball.unique_fmpz())


def read(evaluate: Callable[[Arbs], Any], bits: int) -> Any:  # noqa: ANN401
    """Evaluate in Arb with `bits` bits."""
    system = Arbs()
    with flint().ctx.workprec(bits):
        return evaluate(system)
