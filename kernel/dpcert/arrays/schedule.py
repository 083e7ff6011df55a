"""From a program to numpy calls on few buffers.

**Guarantee.** A buffer is written only when no later operation reads what it holds:
the plan is derived from the program's last uses, never written by hand, and the test
runs the program with one array for each place and compares. The buffers of inputs are
never written and that of the answer holds nothing else, so the caller's own arrays can
stand in for them. Operations that depend on no varying input are done once, on arrays
of length 1, which numpy broadcasts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from dpcert.arrays import tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dpcert.arrays.record import Operation, Program


def _minimum(x: Any, y: Any, out: Any) -> None:  # noqa: ANN401  (arrays; numpy wants `out` by name here)
    np.minimum(x, y, out=out)


def _maximum(x: Any, y: Any, out: Any) -> None:  # noqa: ANN401
    np.maximum(x, y, out=out)


#: The numpy function of each kind, whether its operands and its result are bits.
FUNCTIONS: Final[dict[str, tuple[Callable[..., Any], bool]]] = {
    "add": (np.add, False),
    "subtract": (np.subtract, False),
    "multiply": (np.multiply, False),
    "divide": (np.true_divide, False),
    "sqrt": (np.sqrt, False),
    "minimum": (_minimum, False),
    "maximum": (_maximum, False),
    "integer_add": (np.add, True),
    "integer_subtract": (np.subtract, True),
    "integer_and": (np.bitwise_and, True),
    "shift_right": (np.right_shift, True),
    "leading": (np.bitwise_and, True),
    "absolute": (np.bitwise_and, True),
}


class Buffer(NamedTuple):
    """A piece of scratch: a wide one has the length of a chunk, the others length 1."""

    wide: bool
    number: int


@dataclass(frozen=True, slots=True)
class Step:
    """One call: what it reads (buffers or constants), where it writes, and whether it works on the bits."""

    function: Callable[..., Any]
    operands: tuple[Buffer | np.ndarray[Any, Any], ...]
    result: Buffer
    bits: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps to do once and steps to do for each chunk, and what they need."""

    once: tuple[Step, ...]
    each: tuple[Step, ...]
    buffers: int
    singles: int
    inputs: dict[str, Buffer]
    outputs: dict[str, Buffer]


def plan(program: Program, varying: Iterable[str]) -> Plan:
    """Assign buffers to the places of a program."""
    wide = _wide(program, set(varying))
    last_use = _last_uses(program)
    where: dict[int, Buffer] = {}
    constants: dict[int, np.ndarray[Any, Any]] = {}
    free: list[int] = []
    counts = {True: 0, False: 0}
    steps: dict[bool, list[Step]] = {True: [], False: []}

    def new(*, is_wide: bool, alone: bool = False) -> Buffer:
        if is_wide and free and not alone:
            return Buffer(is_wide, free.pop())
        counts[is_wide] += 1
        return Buffer(is_wide, counts[is_wide] - 1)

    # Inputs are there before the first operation, wherever they are recorded.
    for place in program.inputs.values():
        where[place] = new(is_wide=wide[place])
    given = {where[place].number for place in program.inputs.values() if wide[place]}
    for place, operation in enumerate(program.operations):
        if operation.kind in {"constant", "integer"}:
            constants[place] = np.array(
                operation.constant, dtype=np.float64 if operation.kind == "constant" else np.int64
            )
            continue
        if operation.kind == "input":
            continue
        operands = tuple(constants[at] if at in constants else where[at] for at in operation.operands)
        dying = {where[at].number for at in operation.operands if last_use[at] == place and wide[at]} - given
        if operation.kind not in {"table", "guess"}:
            # An elementwise operation may overwrite its own operand; the others may read after they have written.
            free.extend(dying)
            dying = set()
        where[place] = new(is_wide=wide[place], alone=place == program.outputs["answer"])
        free.extend(dying)
        function, bits = _function(operation)
        steps[wide[place]].append(Step(function, operands, where[place], bits))
    return Plan(
        tuple(steps[False]),
        tuple(steps[True]),
        counts[True],
        counts[False],
        {name: where[place] for name, place in program.inputs.items()},
        {name: where[place] for name, place in program.outputs.items()},
    )


def _function(operation: Operation) -> tuple[Callable[..., Any], bool]:
    """What does an operation, and whether its operands and its result are bits."""
    if operation.guess is not None:
        return operation.guess, False
    if operation.kind == "table":
        return partial(_look_up, tables.column(str(operation.constant))), False
    return FUNCTIONS[operation.kind]


def _look_up(column: np.ndarray[Any, Any], rows: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> None:
    """The entries of a column in the rows that are in the bits."""
    column.take(rows.view(np.int64), 0, out, "clip")


def _wide(program: Program, varying: set[str]) -> list[bool]:
    """Whether each place depends on a varying input."""
    wide: list[bool] = []
    for operation in program.operations:
        own = operation.kind == "input" and operation.constant in varying
        wide.append(own or any(wide[at] for at in operation.operands))
    return wide


def _last_uses(program: Program) -> list[int]:
    """The place of the last operation that reads each place; outputs are kept for good, inputs are filled each time."""
    last = list(range(len(program.operations)))
    for place, operation in enumerate(program.operations):
        for at in operation.operands:
            last[at] = place
    for at in program.outputs.values():
        last[at] = len(program.operations)
    return last
