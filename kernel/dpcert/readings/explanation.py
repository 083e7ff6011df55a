"""A bound step by step: the formula, the numbers put in, and each step enclosed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dpcert.readings.expression import Expression, evaluate, text, tree
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.rounding import surrounding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dpcert.bound import Bound
    from dpcert.reals.exact import Exact


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
    """The steps of a bound that is a formula read forward; None for inverses by search."""
    takes = getattr(bound.evaluator, "takes", None)
    formula = getattr(bound.evaluator, "formula", None)
    if formula is None or hasattr(bound.evaluator, "unknown"):
        return None
    return explain_formula(tree(formula, takes), bound.inputs, digits)


def explain_formula(expression: Expression, inputs: dict[str, Exact], digits: int) -> Explanation:
    """The steps of a tree at exact inputs."""
    shown = {name: str(exact) for name, exact in inputs.items()}
    steps = []
    parts = [*_parts(expression)]
    if expression.operation == "neg":  # inside a sum a sign is no step of its own, but this is the answer
        parts.append(expression)
    for part in parts:

        def value(bits: int, part: Expression = part) -> Enclosure:
            real = Enclosures(bits)
            result: Enclosure = evaluate(part, {name: real.number(exact) for name, exact in inputs.items()}, real)
            return result

        step = Step(text(part), *surrounding(value, digits, size=sum(exact.size for exact in inputs.values())))
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
