"""A straight-line program over float64, recorded once and read several ways.

The steps in `steps.py` are plain Python functions of `Value`s. Recording them gives
a `Program`, a list of operations in which each is named by its place. numpy runs it
(`schedule.py`, `run.py`), the tests run it on exact rationals, and `proofs/gappa`
prints it for Gappa. Nothing else knows what the steps are.

An operation is one IEEE-754 operation, one integer operation on the 64 bits, or one
look-up in a table. `total` is set on the low part of an error-free sum: the operation
is then exactly total[0] + total[1] minus the rounded sum at `rounded`, by the theorem
cited at `fast_two_sum` and `two_sum`. An `atom` is a number that the proof takes as it is,
rounded: it need not be near anything. A guess is any number at all, or none; `guess` works
it out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

#: Bits that `leading` keeps; the 27 that it drops have products with them that are exact.
LEADING_BITS: Final = 26
#: 1.5 * 2**52: adding and subtracting unit times it rounds to a multiple of unit.
SHIFTER: Final = 6755399441055744.0
_LEADING_MASK: Final = -1 << (53 - LEADING_BITS)
_SIGN_DROPPED: Final = (1 << 63) - 1


class Operation(NamedTuple):
    """What one place of a program holds; `operands` are earlier places."""

    kind: str
    operands: tuple[int, ...] = ()
    constant: float | int | str = 0
    total: tuple[int, int] | None = None
    rounded: int = 0
    atom: bool = False
    guess: Callable[..., None] | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Program:
    """Operations in order; inputs and outputs by name."""

    operations: tuple[Operation, ...]
    inputs: dict[str, int]
    outputs: dict[str, int]


@dataclass(frozen=True, eq=False)
class Value:
    """A place of the program that is being recorded; + - * / record one rounded operation."""

    recorder: Recorder
    place: int

    def __add__(self, other: Value | float) -> Value:
        return self.recorder.apply("add", self, other)

    def __sub__(self, other: Value | float) -> Value:
        return self.recorder.apply("subtract", self, other)

    def __rsub__(self, other: float) -> Value:
        return self.recorder.constant(other) - self

    def __mul__(self, other: Value | float) -> Value:
        return self.recorder.apply("multiply", self, other)

    def __truediv__(self, other: Value | float) -> Value:
        return self.recorder.apply("divide", self, other)


@dataclass(frozen=True, eq=False)
class Recorder:
    """Records operations as they are asked for."""

    operations: list[Operation] = field(default_factory=list)
    inputs: dict[str, int] = field(default_factory=dict)
    _constants: dict[tuple[str, str], Value] = field(default_factory=dict)

    def program(self, **outputs: Value) -> Program:
        """What was recorded."""
        places = {name: value.place for name, value in outputs.items()}
        return Program(tuple(self.operations), dict(self.inputs), places)

    def input(self, name: str) -> Value:
        """An argument."""
        value = self._place(Operation("input", (), name))
        self.inputs[name] = value.place
        return value

    def constant(self, number: float) -> Value:
        """A float64 constant."""
        return self._once("constant", float(number))

    def apply(self, kind: str, *operands: Value | float) -> Value:
        """One operation on float64 values."""
        return self._place(Operation(kind, tuple(self._lift(operand).place for operand in operands)))

    def sqrt(self, x: Value) -> Value:
        """The rounded square root."""
        return self.apply("sqrt", x)

    def minimum(self, x: Value, y: Value | float) -> Value:
        """The smaller of two numbers."""
        return self.apply("minimum", x, y)

    def maximum(self, x: Value, y: Value | float) -> Value:
        """The larger of two numbers."""
        return self.apply("maximum", x, y)

    def near(self, x: Value, unit: float) -> Value:
        """X rounded to a multiple of the unit, for |x| <= 2**50 unit; both operations end on that grid."""
        shifter = SHIFTER * unit
        return self.atom((x + shifter) - shifter)

    def atom(self, x: Value) -> Value:
        """X, marked as a number that the proof takes as it is."""
        self.operations[x.place] = self.operations[x.place]._replace(atom=True)
        return x

    def guess(self, function: Callable[..., None], *operands: Value) -> Value:
        """What a function of arrays leaves in its last one; it may be anything."""
        return self._place(Operation("guess", tuple(operand.place for operand in operands), guess=function))

    # Operations on the 64 bits.

    def bits(self, kind: str, x: Value, y: Value | int) -> Value:
        """One integer operation: integer_add, integer_subtract, integer_and, shift_right."""
        other = self._once("integer", y) if isinstance(y, int) else y
        return self._place(Operation(kind, (x.place, other.place)))

    def leading(self, x: Value) -> Value:
        """X with its leading 26 bits, the rest truncated."""
        return self._place(Operation("leading", (x.place, self._once("integer", _LEADING_MASK).place)))

    def absolute(self, x: Value) -> Value:
        """|x|."""
        return self._place(Operation("absolute", (x.place, self._once("integer", _SIGN_DROPPED).place)))

    def table(self, column: str, row: Value) -> Value:
        """An entry of a table."""
        return self._place(Operation("table", (row.place,), column))

    # Error-free sums.

    def fast_two_sum(self, a: Value, b: Value) -> tuple[Value, Value]:
        """(s, t): s = a + b rounded and s + t = a + b exactly, if a = 0 or |a| >= |b| (Dekker 1971)."""
        s = a + b
        return s, self._exactly(b - (s - a), a, b, s)

    def two_sum(self, a: Value, b: Value) -> tuple[Value, Value]:
        """(s, t): s = a + b rounded and s + t = a + b exactly (Knuth, The Art of Computer Programming, 4.2.2)."""
        s = a + b
        b_seen = s - a
        return s, self._exactly((a - (s - b_seen)) + (b - b_seen), a, b, s)

    def _exactly(self, t: Value, a: Value, b: Value, s: Value) -> Value:
        self.operations[t.place] = self.operations[t.place]._replace(total=(a.place, b.place), rounded=s.place)
        return t

    def _lift(self, operand: Value | float) -> Value:
        return operand if isinstance(operand, Value) else self.constant(operand)

    def _once(self, kind: str, number: float) -> Value:
        key = kind, float(number).hex() if kind == "constant" else str(number)
        if key not in self._constants:
            self._constants[key] = self._place(Operation(kind, (), number))
        return self._constants[key]

    def _place(self, operation: Operation) -> Value:
        self.operations.append(operation)
        return Value(self, len(self.operations) - 1)
