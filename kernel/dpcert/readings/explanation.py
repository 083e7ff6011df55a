"""A bound step by step: the formula, the numbers put in, and each step enclosed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.readings.expression import Expression, Expressions, evaluate, text, tree, variable
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import total_size
from dpcert.reals.rounding import surrounding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from dpcert.bound import Bound
    from dpcert.reals.exact import Exact


#: What a root is called.
_ROOT: Final = "x"


class Step(NamedTuple):
    """A part of the formula and decimals around its value; equal ends mean exactly that."""

    words: str
    low: str
    high: str

    def __str__(self) -> str:
        """One line."""
        return (
            f"{self.words} = {self.low} exactly"
            if self.low == self.high
            else f"{self.words} in [{self.low}, {self.high}]"
        )


class Explanation(NamedTuple):
    """What `explain` shows."""

    formula: str
    numbers: str
    steps: tuple[Step, ...]


def explain(bound: Bound, digits: int = 17) -> Explanation | None:
    """The steps of a bound that is a formula read forward, or read at a root; None for inverses by search."""
    if hasattr(bound.evaluator, "place"):
        return _explain_root(bound, digits)
    takes = getattr(bound.evaluator, "takes", None)
    formula = getattr(bound.evaluator, "formula", None)
    if formula is None or hasattr(bound.evaluator, "unknown"):
        return None
    if all(isinstance(take, str) for take in takes or ()):
        return explain_formula(tree(formula, takes), bound.inputs, digits)
    # A formula of formulas reads itself.
    reading: Any = bound.evaluator
    names = {name: variable(name) for name in bound.inputs}
    return explain_formula(reading.read({}, Expressions(), **names), bound.inputs, digits)


def _explain_root(bound: Bound, digits: int) -> Explanation:
    """The root of the stationarity, then the value there."""
    evaluator: Any = bound.evaluator
    names = {name: variable(name) for name in bound.inputs}
    value, stationarity = (
        part.read({}, Expressions(), variable(_ROOT), **names) for part in (evaluator, evaluator.stationarity)
    )

    @cache  # every step asks for it again
    def place(bits: int) -> Enclosure:
        found: Enclosure = evaluator.place(bound.inputs, bits)
        return found

    size = total_size(bound.inputs.values())
    root = Step(f"{_ROOT}, the root of {text(stationarity)},", *surrounding(place, digits, size=size))
    formula, numbers, steps = explain_formula(value, bound.inputs, digits, {_ROOT: place})
    return Explanation(formula, numbers, (root, *steps))


def explain_formula(
    expression: Expression,
    inputs: dict[str, Exact],
    digits: int,
    found: Mapping[str, Callable[[int], Enclosure]] | None = None,
) -> Explanation:
    """The steps of a tree at exact inputs, and at reals that were found."""
    shown = {name: str(exact) for name, exact in inputs.items()}
    steps = []
    parts = [*_parts(expression)]
    if expression.operation == "neg":  # inside a sum a sign is no step of its own, but this is the answer
        parts.append(expression)
    for part in parts:

        def value(bits: int, part: Expression = part) -> Enclosure:
            real = Enclosures(bits)
            values = {name: real.number(exact) for name, exact in inputs.items()}
            values |= {name: place(bits) for name, place in (found or {}).items()}
            result: Enclosure = evaluate(part, values, real)
            return result

        step = Step(text(part), *surrounding(value, digits, size=total_size(inputs.values())))
        if step not in steps:
            steps.append(step)
    return Explanation(text(expression), text(expression, shown), tuple(steps))


def _parts(expression: Expression) -> Iterator[Expression]:
    """Function calls, and the sums and products at the top, innermost first."""
    for part in expression.parts:
        if isinstance(part, Expression):
            yield from _parts(part)
    if expression.operation not in {"variable", "integer", "number", "neg"}:
        yield expression
