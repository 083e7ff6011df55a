"""Lists of mechanisms: rows (epsilon, delta, k), read into inputs k[1], epsilon[1], delta[1], k[2], ...

Equal rows are counted together and the rest sorted, so that the order of a list
says nothing. A formula over a list takes the three families as functions of the
row's number: real.sum(lambda i: k(i) * epsilon(i), 1, rows).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, Final

from dpcert.errors import DpcertError, InvalidInput
from dpcert.theorems.counts import whole
from dpcert.theorems.evaluators import Forward

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from fractions import Fraction

    from dpcert.reals.exact import Exact
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs, Statement

    #: An input of every row, by the number of the row.
    Family = Callable[[int], V]

FAMILIES: Final = ("k", "epsilon", "delta")
_ROW: Final = ("epsilon", "delta", "k")
#: Longer lists are refused before anything is computed.
MOST_ROWS: Final = 100_000


@dataclass(frozen=True, slots=True)
class OverRows:
    """A formula over rows as a function of plain values: `families` times the values of each row, then the rest."""

    formula: Callable[..., Any]
    families: int
    rows: int = 1

    def __call__(self, *values: Any, real: Numbers[Any]) -> Any:  # noqa: ANN401  (values of `real`)
        """Hand each family over as a function of the row's number."""
        ends = [i * self.rows for i in range(self.families + 1)]
        families = [_family(values[low:high]) for low, high in pairwise(ends)]
        return self.formula(self.rows, *families, *values[ends[-1] :], real=real)


def over_rows(formula: Callable[..., Any], families: tuple[str, ...], inputs: Inputs, *rest: str) -> Forward:
    """The evaluator of a formula over the rows in `inputs`, and the inputs named in `rest`."""
    names = [name for family in families for name in _names(inputs, family)]
    return Forward(OverRows(formula, len(families), len(names) // len(families)), (*names, *rest))


def lifted_rows(inputs: Inputs, real: Numbers[V]) -> tuple[int, list[Callable[[int], V]]]:
    """How many rows there are, and the families k, epsilon and delta in the number system."""
    names = [_names(inputs, family) for family in FAMILIES]
    return len(names[0]), [_family([real.number(inputs[name].exact) for name in family]) for family in names]


def values_of(inputs: Inputs, family: str) -> list[Exact]:
    """The values of a family, by rows."""
    return [inputs[name].exact for name in _names(inputs, family)]


def _names(inputs: Inputs, family: str) -> list[str]:
    """The inputs of a family: its own name, or one for each row."""
    return [family] if family in inputs else [name for name in inputs if name.startswith(f"{family}[")]


def _family(values: Sequence[V]) -> Callable[[int], V]:
    return lambda row: values[row - 1]


def read_rows(
    statement: Statement, mechanisms: object, needs: tuple[str, ...] = (), **others: object
) -> tuple[Inputs, tuple[str, ...]]:
    """The inputs of a list and of the others that are given; and the words that were checked of each row.

    A row is (epsilon,), (epsilon, delta), (epsilon, delta, k) or a mapping with these keys.
    """
    rest = {name: statement.read_one(name, value) for name, value in others.items() if value is not None}
    for need in needs:
        if need not in rest:
            raise InvalidInput(f"missing {need}: {statement.title} needs mechanisms and {', '.join(needs)}")
    counted: dict[tuple[Exact, Exact], Inputs] = {}
    checked: tuple[str, ...] = ()
    for number, row in enumerate(_rows(mechanisms), start=1):
        try:
            inputs = {
                name: statement.read_one(name, value) for name, value in ({"delta": 0, "k": 1} | _named(row)).items()
            }
            if "epsilon" not in inputs:
                raise InvalidInput("missing epsilon")
            checked = statement.check({name: inputs[name] for name in FAMILIES})
        except DpcertError as error:
            raise type(error)(f"mechanism {number}: {error}") from error
        key = inputs["epsilon"].exact, inputs["delta"].exact
        same = counted.get(key)
        if same:
            inputs["k"] = whole(same["k"].exact.above + inputs["k"].exact.above)
        counted[key] = inputs
    if not counted:
        raise InvalidInput("mechanisms is an empty list")
    order = sorted(counted.values(), key=lambda inputs: tuple(_rank(inputs[name].exact) for name in FAMILIES[1:]))
    flat = {f"{name}[{i}]": inputs[name] for name in FAMILIES for i, inputs in enumerate(order, start=1)}
    return flat | rest, checked


def _rows(mechanisms: object) -> list[object]:
    rows = _listed(mechanisms, MOST_ROWS)
    if rows is None:
        raise InvalidInput(f"mechanisms must be a list of (epsilon, delta, k), got {type(mechanisms).__name__}")
    if len(rows) > MOST_ROWS:
        raise InvalidInput(f"mechanisms has more than {MOST_ROWS} rows; count equal ones by k")
    return rows


def _listed(value: object, most: int) -> list[object] | None:
    """The items in their order, of which one more than `most` are taken at most; None for what is no list.

    A text is not one, nor a set, which forgets the order of a row and that a row comes twice.
    """
    if isinstance(value, str | bytes | bytearray | Mapping | AbstractSet) or not isinstance(value, Iterable):
        return None
    try:
        items = iter(value)
    except TypeError:  # an array without dimensions says that it can be iterated
        return None
    return list(islice(items, most + 1))


def _rank(exact: Exact) -> tuple[str, Fraction]:
    return exact.kind, exact.argument


def _named(row: object) -> dict[str, object]:
    if isinstance(row, Mapping):
        unknown = [name for name in row if name not in _ROW]
        if unknown:
            raise InvalidInput(f"a mechanism has epsilon, delta and k, not {unknown[0]!a}")
        return dict(row)
    values = _listed(row, len(_ROW))
    if values is None:
        raise InvalidInput(f"a mechanism is (epsilon, delta, k), got {type(row).__name__}")
    if not 1 <= len(values) <= len(_ROW):
        count = len(values) if len(values) <= len(_ROW) else f"more than {len(_ROW)}"
        raise InvalidInput(f"a mechanism is (epsilon,), (epsilon, delta) or (epsilon, delta, k), got {count} values")
    return dict(zip(_ROW, values, strict=False))
