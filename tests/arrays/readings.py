"""A program read without numpy's speed: one array for each place, exact fractions, and what a pair is off by Arb."""

from __future__ import annotations

import struct
from fractions import Fraction

import flint
import numpy as np

from dpcert.arrays import tables
from dpcert.arrays.record import Recorder
from dpcert.arrays.schedule import FUNCTIONS


def places(program, inputs):
    """The values of all places, each in an array of its own."""
    values = []
    for operation in program.operations:
        operands = [values[at] for at in operation.operands]
        if operation.kind == "input":
            values.append(np.array(inputs[operation.constant], dtype=np.float64, ndmin=1))
        elif operation.kind == "constant":
            values.append(np.array([operation.constant]))
        elif operation.kind == "integer":
            values.append(np.array([operation.constant], dtype=np.int64).view(np.float64))
        elif operation.kind == "table":
            values.append(tables.column(operation.constant)[operands[0].view(np.int64)])
        elif operation.kind == "guess":
            values.append(np.empty(np.broadcast_shapes(*[operand.shape for operand in operands])))
            operation.guess(*operands, values[-1])
        else:
            function, bits = FUNCTIONS[operation.kind]
            shape = np.broadcast_shapes(*[operand.shape for operand in operands])
            result = np.empty(shape)
            view = np.int64 if bits else np.float64
            function(*[operand.view(view) for operand in operands], result.view(view))
            values.append(result)
    return values


def exactly_rounded(program, inputs, guesses):
    """The values of all places at one point, as floats, by fractions rounded once: IEEE-754 by its definition.

    Guesses are given by place, as they may be anything.
    """
    values = []
    for place, operation in enumerate(program.operations):
        operands = [values[at] for at in operation.operands]
        if operation.kind == "input":
            values.append(float(inputs[operation.constant]))
        elif operation.kind == "guess":
            values.append(guesses[place])
        elif operation.kind in {"constant", "integer"}:
            values.append(operation.constant if operation.kind == "integer" else float(operation.constant))
        elif operation.kind == "table":
            values.append(float(tables.column(operation.constant)[_bits(operands[0])]))
        elif operation.kind in _ON_BITS:
            result = _ON_BITS[operation.kind](*[_bits(operand) for operand in operands])
            values.append(_float(result))
        else:
            values.append(_ON_NUMBERS[operation.kind](*[Fraction(operand) for operand in operands]))
    return values


def _bits(x):
    return x if isinstance(x, int) else struct.unpack("<q", struct.pack("<d", x))[0]


def _float(bits):
    return struct.unpack("<d", struct.pack("<q", bits))[0]


def _root(x):
    """The float64 nearest to the square root of a fraction, by integers."""
    scale = 1 << 1200
    low = Fraction(_isqrt(x.numerator * x.denominator * scale * scale), x.denominator * scale)
    return float(low)


def _isqrt(n):
    from math import isqrt

    return isqrt(n)


_ON_NUMBERS = {
    # float(Fraction) rounds to nearest, ties to even.
    "add": lambda x, y: float(x + y),
    "subtract": lambda x, y: float(x - y),
    "multiply": lambda x, y: float(x * y),
    "divide": lambda x, y: float(x / y),
    "minimum": lambda x, y: float(min(x, y)),
    "maximum": lambda x, y: float(max(x, y)),
    "sqrt": _root,
}
_ON_BITS = {
    "integer_add": lambda x, y: x + y,
    "integer_subtract": lambda x, y: x - y,
    "integer_and": lambda x, y: x & y,
    "shift_right": lambda x, y: x >> y,
    "leading": lambda x, y: x & y,
    "absolute": lambda x, y: x & y,
}


def recorded(pair_of, *arguments):
    """A program that ends in the pair."""
    real = Recorder()
    pair = pair_of(real, *arguments)
    return real.program(high=pair.high, low=pair.low)


def largest_error(program, formula, columns):
    """The largest relative error of high + low."""
    values, rows = places(program, columns), list(zip(*[column.tolist() for column in columns.values()], strict=True))
    high, low = (np.broadcast_to(values[program.outputs[name]], len(rows)).tolist() for name in ("high", "low"))
    worst = 0.0
    with flint.ctx.workprec(300):
        for row, h, l in zip(rows, high, low, strict=True):
            true = formula(*[flint.arb(x) for x in row])
            worst = max(worst, abs(float((flint.arb(h) + flint.arb(l) - true) / true)))
    return worst
