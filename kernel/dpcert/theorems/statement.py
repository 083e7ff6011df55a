"""What a theorem is, as data: command line, batch, comparison and docs are derived from it.

A Statement reads the inputs of its parameters, checks its hypotheses and makes
Bounds; what is computed is an evaluator built from the theorem's formula.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

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
    #: Hypotheses to test, and their words.
    Plan = tuple[tuple["Hypothesis", ...], tuple[str, ...]]

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
    #: Whether it turns the theorem round, so that it is asked by `solve`.
    inverse: bool = False
    #: The public function of a list of mechanisms, which stands for k, epsilon and delta; None where there is none.
    ask_list: Callable[..., Bound] | None = None

    @property
    def solves(self) -> str | None:
        """What `solve` calls it: largest_k is k, crossover is crossover; None where there is nothing to solve."""
        head, _, tail = self.name.partition("_")
        if head in {"largest", "smallest"}:
            return tail
        return self.name if self.inverse else None


@dataclass(frozen=True, slots=True)
class Statement:
    """A theorem: name, source, parameters, hypotheses and the quantities it gives."""

    stem: str
    command: str
    #: Options of a question that it answers, as the help of its command shows them.
    example: str
    title: str
    source: str
    parameters: tuple[Parameter, ...]
    hypotheses: tuple[Hypothesis, ...]
    asserted: tuple[str, ...]
    quantities: tuple[Quantity, ...]
    #: Worked out once: quantities by name, integer parameters, defaults, and which hypotheses concern which inputs.
    _quantities: dict[str, Quantity] = field(default_factory=dict, repr=False, compare=False)
    _integers: set[str] = field(default_factory=set, repr=False, compare=False)
    _defaults: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    _plans: dict[tuple[str, ...], Plan] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index the quantities and the integer parameters."""
        self._quantities.update({quantity.name: quantity for quantity in self.quantities})
        self._defaults.update({p.name: p.default for p in self.parameters if p.default is not None})
        self._integers.update(parameter.name for parameter in self.parameters if parameter.kind == "integer")

    def quantity(self, name: str) -> Quantity:
        """The quantity of that name."""
        if name not in self._quantities:
            raise InvalidInput(f"{self.title} gives no {name}; it gives {', '.join(self._quantities)}")
        return self._quantities[name]

    def read(self, quantity: str, **values: object) -> Inputs:
        """Inputs for a quantity by parameter name, read exactly; None means not given."""
        inputs: Inputs = {}
        for name, value in values.items():
            if value is None:
                if name in self._defaults:
                    raise InvalidInput(f"missing {name}: leave it out for {self._defaults[name]}")
            else:
                inputs[name] = self.read_one(name, value)
        for need in self.quantity(quantity).needs:
            if need not in inputs:
                raise InvalidInput(f"missing {need}: {self.title} needs {', '.join(self.quantity(quantity).needs)}")
        return inputs

    def read_one(self, name: str, value: object, called: str = "") -> Input:
        """One input, read exactly as its parameter's kind; an error says what it is called."""
        given = value if isinstance(value, Input) else read(value, called or name)
        exact = given.exact
        if (exact.below != 1 or exact.kind != "rational") and name in self._integers:
            raise InvalidInput(f"{called or name} must be an integer, got {given.given}")
        return given

    def check(self, inputs: Inputs) -> tuple[str, ...]:
        """Refuse inputs outside the hypotheses; the words of those that were checked."""
        names = tuple(inputs)
        plan = self._plans.get(names)
        if plan is None:
            concerned = tuple(h for h in self.hypotheses if set(names) >= set(h.needs))
            plan = concerned, tuple(hypothesis.words for hypothesis in concerned)
            if len(names) <= len(self.parameters):  # else those of a list, which may not come again
                self._plans[names] = plan
        exact = {name: given.exact for name, given in inputs.items()}
        for hypothesis in plan[0]:
            if not hypothesis.test(exact):
                raise self.refusal(hypothesis.words, inputs, hypothesis.needs, hypothesis.advice)
        return plan[1]

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
        checked: tuple[str, ...] = (),
    ) -> Bound:
        """A Bound for the quantity, after its hypotheses are checked (beside those `checked` already)."""
        quantity = self.quantity(name)
        checked += self.check(inputs)
        given = tuple(inputs.items())
        notes += tuple(
            [
                f"{key} was given as a float and read as the binary number {value.exact} that it holds"
                for key, value in given
                if value.binary
            ]
        )
        facts = Facts(
            self.title, self.source, quantity.unit, quantity.integer, given, checked, self.asserted, guarantee, notes
        )
        return Bound(self._claim(quantity, inputs), evaluator, facts)

    def side(self, name: str, inputs: Inputs, evaluator: Evaluator) -> Bound:
        """A Bound that goes with another one, whose inputs are checked already."""
        quantity = self.quantity(name)
        return Bound(self._claim(quantity, inputs), evaluator, Facts(self.title, self.source, quantity.unit))

    def _claim(self, quantity: Quantity, inputs: Inputs) -> Claim:
        exact = tuple([(key, value.exact) for key, value in inputs.items()])
        return Claim(self.stem, quantity.name, quantity.direction, exact)


def one_of(inputs: Inputs, *names: str) -> str:
    """The one parameter among alternatives that was given."""
    given = [name for name in names if name in inputs]
    if len(given) != 1:
        raise InvalidInput(f"give exactly one of {' and '.join(names)}, got {' and '.join(given) or 'none'}")
    return given[0]
