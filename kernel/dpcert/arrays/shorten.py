"""A program for a factor of at most 26 bits: what is multiplied by its tail, which is 0, is left out.

**Guarantee.** Every number that remains is the one that the full program computes: a
product with 0 is 0, and adding 0 rounds nothing (the sign of a zero aside).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from dpcert.arrays.record import LEADING_BITS, Operation, Program

#: Integers up to here have at most 26 bits.
LONGEST: Final = float(1 << LEADING_BITS)
#: Stands for a place that is known to hold 0.
_ZERO: Final = -1


@cache
def shortened(program: Program, name: str) -> Program:
    """The program where the input of that name has at most 26 bits."""
    factor = program.inputs[name]
    #: Where each place of the program is found in the new one.
    found: dict[int, int] = {}
    kept: list[Operation] = []
    for place, operation in enumerate(program.operations):
        operands = tuple(found[at] for at in operation.operands)
        alias = _alias(operation, operands, found.get(factor))
        if alias is None:
            found[place] = len(kept)
            kept.append(operation._replace(operands=operands, total=None))
        else:
            found[place] = alias
    if len(kept) == len(program.operations):
        return program
    return Program(
        tuple(kept),
        {key: found[place] for key, place in program.inputs.items()},
        {key: found[place] for key, place in program.outputs.items()},
    )


def _alias(operation: Operation, operands: tuple[int, ...], factor: int | None) -> int | None:
    """The place that already holds an operation's result, _ZERO, or None."""
    if operation.kind == "leading" and operands[0] == factor:
        return factor
    if operation.kind == "subtract" and operands == (factor, factor):
        return _ZERO
    if _ZERO not in operands:
        return None
    if operation.kind == "multiply":
        return _ZERO
    if operation.kind == "add":
        first, second = operands
        return second if first == _ZERO else first
    raise ValueError(f"the tail of a factor is used by {operation.kind}")
