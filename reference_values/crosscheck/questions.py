"""The questions of the published vectors, in doubles.

A library takes doubles. So each input of a vector is read as the double nearest to
it, and the answer is judged at exactly these doubles: no library is charged with the
rounding of its input.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from dpcert.errors import InvalidInput
from dpcert.questions import theorem
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read
from dpcert.vectors.locate import active, published

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_values.crosscheck.libraries import Function

    from dpcert.theorems.statement import Statement

_BITS = 200
_LARGEST_COUNT = 2**53
_NO_NUMBERS = {"nan": "nan", "inf": "inf", "-inf": "-inf"}

NO_PARAMETER = "the function has no parameter for an input"
NO_DOUBLE = "an input is no double"
BEYOND = "beyond the range in which it is asked"
CONVENTION = "a number is true although the theorem leaves the end out"
SAME = "the same doubles as another question"


class Questions(NamedTuple):
    """What a function is asked, by parameter name as Python writes it, and how many vectors it is not, and why."""

    asked: list[dict[str, str]]
    not_asked: dict[str, int]


def questions(function: Function) -> Questions:
    """The vectors of a function's question, sorted out."""
    command, quantity = function.question
    statement = theorem(command)
    asked: list[dict[str, str]] = []
    left: Counter[str] = Counter()
    for group, vector in active(published(statement.stem)):
        if group["question"]["quantity"] != quantity:
            continue
        inputs = _inputs(statement, function, vector["inputs"])
        why = SAME if inputs in asked else _why_not(function, inputs)
        if why:
            left[why] += 1
        else:
            asked.append({name: value for name, value in inputs.items() if value is not None})
    return Questions(asked, dict(sorted(left.items())))


def _inputs(statement: Statement, function: Function, given: Mapping[str, str]) -> dict[str, str | None]:
    """The vector's inputs in doubles, without those that say no more than the function does by leaving them out."""
    defaults = {p.name: p.default for p in statement.parameters if p.default is not None}
    counts = {p.name for p in statement.parameters if p.kind == "integer"}
    said = {name: in_double(text, count=name in counts) for name, text in given.items()}
    implied = {name: in_double(defaults[name], count=name in counts) for name in function.takes & {*defaults}}
    kept = implied | {n: v for n, v in said.items() if n in function.takes or not _default(v, n, defaults)}
    return {p.name: kept[p.name] for p in statement.parameters if p.name in kept}


def _default(value: str | None, name: str, defaults: Mapping[str, str]) -> bool:
    return value is not None and name in defaults and float(value) == float(defaults[name])


def _why_not(function: Function, inputs: Mapping[str, str | None]) -> str | None:
    if {*inputs} != function.takes:
        return NO_PARAMETER
    doubles = {name: value for name, value in inputs.items() if value is not None}
    if len(doubles) != len(inputs):
        return NO_DOUBLE
    numbers = {name: float(value) for name, value in doubles.items()}
    if _by_convention(*function.question, numbers):
        return CONVENTION
    return None if function.within(numbers) else BEYOND


def _by_convention(command: str, quantity: str, numbers: Mapping[str, float]) -> bool:
    """Whether an answer may be true where the theorem has none: of nothing at all, with a total delta of 1, ..."""
    total = {"delta_prime", "delta_total"} & {*numbers} or {"delta"}
    nothing = numbers.get("k") == 0 or numbers.get("sensitivity") == 0
    # The hockey-stick divergence, which is what some document to return, has negative orders too.
    order = numbers.get("epsilon_prime", numbers.get("epsilon", 0.0))
    divergence = quantity in {"delta", "delta_total"} and order < 0
    # The formula of Theorem 3.22 holds at epsilon = 1; some document their domain up to it.
    edge = command == "gaussian" and numbers.get("epsilon") == 1
    return nothing or divergence or edge or any(numbers.get(name) == 1 for name in total)


def in_double(text: str, *, count: bool) -> str | None:
    """The double nearest to an input, or its integer; None where it leaves the doubles."""
    if text.lower() in _NO_NUMBERS:
        return _NO_NUMBERS[text.lower()]
    try:
        exact = read(text, "input").exact
    except InvalidInput:
        return None
    if exact.rational is None:
        low, _ = Enclosures(_BITS).number(exact).ends
        value = Fraction(int(low[1])) * Fraction(2) ** low[2] * (-1) ** low[0]
    else:
        value = exact.rational
    if count and value.denominator == 1:
        return str(value) if abs(value) <= _LARGEST_COUNT else None
    try:
        double = float(value)
    except OverflowError:
        return None
    return repr(double) if math.isfinite(double) and (double or not value) else None
