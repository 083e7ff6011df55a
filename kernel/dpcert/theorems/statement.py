"""What a theorem is, as data: command line, batch, comparison and docs are derived from it.

A Statement reads the inputs of its parameters, checks its hypotheses and makes
Bounds; what is computed is an evaluator built from the theorem's formula.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from dpcert.bound import Bound, Claim, Direction, Facts
from dpcert.errors import InvalidInput, OutsideTheorem
from dpcert.reals.exact import Input, read

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.exact import Exact

    Evaluator = Callable[[Mapping[str, Exact], int], Enclosure]
    Guarantee = tuple[Bound | Input | None, Bound | Input | None]
    Inputs = dict[str, Input]

Kind = Literal["integer", "nonnegative", "positive", "probability"]


@dataclass(frozen=True, slots=True)
class Parameter:
    """One input: its field name, what it is, its default and unit."""

    name: str
    kind: Kind
    words: str
    default: str | None = None
    unit: str = ""

    @property
    def option(self) -> str:
        """The name on the command line."""
        return "--" + self.name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A condition on inputs; `test` is True or False, or raises Undecided.

    It is checked wherever all of `needs` are given.
    """

    words: str
    needs: tuple[str, ...]
    test: Callable[[Mapping[str, Exact]], bool]
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Quantity:
    """What can be asked of a theorem: `ask` is the public function."""

    name: str
    direction: Direction
    needs: tuple[str, ...]
    ask: Callable[..., Bound]
    unit: str = "nats"
    integer: bool = False
    #: Parameters that may be left out, or of which one replaces another.
    options: tuple[str, ...] = ()

    @property
    def solves(self) -> str | None:
        """The parameter that an inverse solves for: largest_k solves k."""
        head, _, tail = self.name.partition("_")
        return tail if head in {"largest", "smallest"} else None


@dataclass(frozen=True, slots=True)
class Statement:
    """A theorem: name, source, parameters, hypotheses and the quantities it gives."""

    stem: str
    command: str
    title: str
    source: str
    parameters: tuple[Parameter, ...]
    hypotheses: tuple[Hypothesis, ...]
    asserted: tuple[str, ...]
    quantities: tuple[Quantity, ...]
    _by_name: dict[str, Parameter] = field(default_factory=dict, repr=False, compare=False)

    def quantity(self, name: str) -> Quantity:
        """The quantity of that name."""
        for quantity in self.quantities:
            if quantity.name == name:
                return quantity
        raise InvalidInput(f"{self.title} gives no {name}; it gives {', '.join(q.name for q in self.quantities)}")

    def parameter(self, name: str) -> Parameter:
        """The parameter of that name."""
        if not self._by_name:
            self._by_name.update({p.name: p for p in self.parameters})
        return self._by_name[name]

    def read(self, **values: object) -> Inputs:
        """Inputs by parameter name, read exactly; None means not given."""
        inputs = {name: read(value, name) for name, value in values.items() if value is not None}
        for name, given in inputs.items():
            if self.parameter(name).kind == "integer" and (given.exact.kind != "rational" or given.exact.below != 1):
                raise InvalidInput(f"{name} must be an integer, got {given.given}")
        return inputs

    def check(self, inputs: Inputs) -> tuple[str, ...]:
        """Refuse inputs outside the hypotheses; the words of those that were checked."""
        exact = {name: given.exact for name, given in inputs.items()}
        checked = []
        for hypothesis in self.hypotheses:
            if exact.keys() >= set(hypothesis.needs):
                if not hypothesis.test(exact):
                    raise self.refusal(hypothesis.words, inputs, hypothesis.needs, hypothesis.advice)
                checked.append(hypothesis.words)
        return tuple(checked)

    def refusal(self, words: str, inputs: Inputs, names: tuple[str, ...], advice: str = "") -> OutsideTheorem:
        """The error that names the hypothesis, the values and the way out."""
        values = ", ".join(f"{name} = {inputs[name].given}" for name in names)
        return OutsideTheorem(f"{self.title} needs {words}, got {values}" + (f"; {advice}" if advice else ""))

    def bound(
        self,
        name: str,
        inputs: Inputs,
        evaluator: Evaluator,
        *,
        guarantee: Guarantee | None = None,
        notes: tuple[str, ...] = (),
    ) -> Bound:
        """A Bound for the quantity, after its hypotheses are checked."""
        demand(inputs, *self.quantity(name).needs)
        quantity = self.quantity(name)
        checked = self.check(inputs)
        given = tuple(inputs.items())
        binary = tuple(
            f"{key} was given as a float and read as the binary number {value.exact} that it holds"
            for key, value in given
            if value.binary
        )
        facts = Facts(
            self.title, self.source, quantity.unit, quantity.integer, given, checked, self.asserted, guarantee, notes + binary
        )
        claim = Claim(self.stem, name, quantity.direction, tuple((key, value.exact) for key, value in given))
        return Bound(claim, evaluator, facts)


    def side(self, name: str, inputs: Inputs, evaluator: Evaluator) -> Bound:
        """A Bound that goes with another one, whose inputs are checked already."""
        quantity = self.quantity(name)
        claim = Claim(self.stem, name, quantity.direction, tuple((key, value.exact) for key, value in inputs.items()))
        return Bound(claim, evaluator, Facts(self.title, self.source, quantity.unit))


def one_of(inputs: Inputs, *names: str) -> str:
    """The one parameter among alternatives that was given."""
    given = [name for name in names if name in inputs]
    if len(given) != 1:
        raise InvalidInput(f"give exactly one of {' and '.join(names)}, got {' and '.join(given) or 'none'}")
    return given[0]


def demand(inputs: Inputs, *names: str) -> None:
    """Refuse a missing parameter by name."""
    missing = [name for name in names if name not in inputs]
    if missing:
        raise InvalidInput(f"missing {', '.join(missing)}")
