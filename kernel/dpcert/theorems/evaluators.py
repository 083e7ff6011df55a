"""How a formula answers: forward, or as an inverse. All are frozen data, so Bounds can be pickled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dpcert.reals import refine
from dpcert.reals.ball import dyadic
from dpcert.reals.balls import Balls, Midrad
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, total_size
from dpcert.reals.inverse import largest_integer, root

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.inverse import Excess
    from dpcert.reals.numbers import Numbers


@dataclass(frozen=True, slots=True)
class Forward:
    """The formula at the inputs that it `takes`."""

    formula: Callable[..., Any]
    takes: tuple[str, ...]
    #: Whether balls are asked first: they have no normal distribution.
    quick: bool = True

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value."""
        value: Enclosure = self.read(inputs, Enclosures(bits))
        return value

    def ball(self, inputs: Mapping[str, Exact], bits: int) -> Midrad:
        """A ball around the value, had sooner; Undecided where it is left to enclosures."""
        value: Midrad = self.read(inputs, Balls(bits))
        return value

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any]) -> Any:  # noqa: ANN401  (a value of `real`)
        """The value in any number system."""
        return self.formula(*[real.number(inputs[name]) for name in self.takes], real=real)


@dataclass(frozen=True, slots=True)
class Inverse:
    """The x at which a formula that increases (or is `falling`) in it reaches the input `target`.

    x is the parameter `unknown`.
    """

    formula: Callable[..., Any]
    takes: tuple[str, ...]
    unknown: str
    target: str
    falling: bool = False

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the root."""
        if inputs[self.target] == ZERO and not self.falling:
            # The formula is 0 at 0 and increases.
            return Enclosure(bits, ZERO)
        return root(self.excess(inputs), bits=bits, size=total_size(inputs.values()))

    def excess(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (x -> what increases: formula at x minus the target, or the target minus a falling formula)."""

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            target = real.number(inputs[self.target])
            lifted = [None if name == self.unknown else real.number(inputs[name]) for name in self.takes]

            def excess(x: Any) -> Any:  # noqa: ANN401  (a value of `real`)
                value = self.formula(*[x if value is None else value for value in lifted], real=real)
                return target - value if self.falling else value - target

            return excess

        return bind


@dataclass(frozen=True, slots=True)
class OrZero:
    """The least x >= 0 that a falling formula allows: 0 where it is at most the target there, else the inverse."""

    inverse: Inverse

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """0 exactly, where that is proved, or the root."""
        if self.at_zero(inputs) >= 0:
            return Enclosure(bits, ZERO)
        return self.inverse(inputs, bits)

    def at_zero(self, inputs: Mapping[str, Exact]) -> int:
        """The proved sign of target - formula at x = 0."""

        def evaluate(bits: int) -> Enclosure:
            real = Enclosures(bits)
            value: Enclosure = self.inverse.excess(inputs)(real)(real.number(ZERO))
            return value

        return refine.sign(
            evaluate, size=total_size(inputs.values()), what=f"{self.inverse.target} at {self.inverse.unknown} = 0"
        )


@dataclass(frozen=True, slots=True)
class IntegerInverse:
    """The largest integer >= 1 at which an increasing formula is at most the target; 0 if none is.

    The hypotheses admit n while `limit`, another increasing formula, is below 0 there (or at 0, if `closed`).
    """

    inverse: Inverse
    limit: Callable[..., Any]
    limit_takes: tuple[str, ...]
    closed: bool = False

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """The integer, exactly (or two neighbours if the cap left the larger undecided)."""
        low, high = largest_integer(
            self.inverse.excess(inputs), self.room(inputs), size=total_size(inputs.values()), closed=self.closed
        )
        if low == high:
            return Enclosure(bits, Exact("rational", low, 1))
        return Enclosure(bits, None, (dyadic(low, 0), dyadic(high, 0)))

    def room(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (n -> the limit at n)."""
        unknown = self.inverse.unknown

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            lifted = [None if name == unknown else real.number(inputs[name]) for name in self.limit_takes]
            return lambda n: self.limit(*[n if value is None else value for value in lifted], real=real)

        return bind
