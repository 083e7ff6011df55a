"""The questions of the published vectors, in doubles.

A library takes doubles. So each input of a vector is read as the double nearest to
it, and the answer is judged at exactly these doubles: no library is charged with the
rounding of its input.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from dpcert.errors import InvalidInput
from dpcert.questions import theorem
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read
from dpcert.vectors.locate import active, published

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_values.crosscheck.libraries import Function

_BITS = 200
_LARGEST_COUNT = 2**53


def asked(function: Function) -> Iterator[dict[str, str]]:
    """The different inputs that a function can be asked, by parameter name, as Python writes them."""
    command, quantity = function.question
    statement = theorem(command)
    defaults = {p.name: p.default for p in statement.parameters if p.default is not None}
    counts = {p.name for p in statement.parameters if p.kind == "integer"}
    seen: set[tuple[tuple[str, str], ...]] = set()
    for group, vector in active(published(statement.stem)):
        if group["question"]["quantity"] != quantity:
            continue
        given = {name: in_double(text, count=name in counts) for name, text in vector["inputs"].items()}
        left_out = sorted(function.takes & {*defaults})  # in one order, which reaches the report
        implied = {name: in_double(defaults[name], count=name in counts) for name in left_out}
        said = {n: v for n, v in given.items() if n in function.takes or not _default(v, n, defaults)}
        inputs = implied | said
        key = tuple(sorted(inputs.items()))
        if None in inputs.values() or {*inputs} != function.takes or key in seen or not function.within(inputs):
            continue
        seen.add(key)
        yield inputs


def _default(value: str | None, name: str, defaults: dict[str, str]) -> bool:
    """Whether an input says no more than leaving it out does."""
    return value is not None and name in defaults and float(value) == float(defaults[name])


def in_double(text: str, *, count: bool) -> str | None:
    """The double nearest to an input, or its integer; None where there is no number, or where it leaves the doubles."""
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
