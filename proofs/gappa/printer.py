"""Prints a recorded step for Gappa.

Each operation becomes one definition: a rounded operation as IEEE-754's, truncation to
26 bits as rounding to zero with 26 bits, and the low part of an error-free sum as the
exact difference that the theorem of Dekker or Knuth says it is.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from dpcert.arrays.record import LEADING_BITS

if TYPE_CHECKING:
    from dpcert.arrays.record import Operation, Recorder, Value

HEADER: Final = f"@rnd = float<ieee_64,ne>;\n@leading = float<{LEADING_BITS},-1074,zr>;\n"
_INFIX: Final = {"add": "+", "subtract": "-", "multiply": "*", "divide": "/"}


class Step(NamedTuple):
    """A step as Gappa reads it: its operations, and rewritings that are identities between them."""

    definitions: str
    hints: tuple[str, ...]

    def script(self, hypotheses: tuple[str, ...], goals: tuple[str, ...], bounds: tuple[str, ...] | None = None) -> str:
        """Hypotheses on the inputs imply that the goals lie within bounds; without bounds Gappa finds them."""
        asked = [f"{goal} in {bound}" for goal, bound in zip(goals, bounds or ("?",) * len(goals), strict=True)]
        logic = "\n  /\\ ".join(hypotheses) + "\n->\n  " + "\n  /\\ ".join(asked)
        hints = "".join(f"{hint};\n" for hint in self.hints)
        return f"{HEADER}\n{self.definitions}\n{{ {logic} }}\n\n{hints}"


def step(recorder: Recorder, names: dict[str, Value], hints: tuple[str, ...] = ()) -> Step:
    """The operations that the named values need, in order, and for each name n its unrounded twin exact_n.

    Inputs are free variables. In a twin no operation is rounded, but the atoms, truncated
    heads and low parts of error-free sums are the same numbers as in the program.
    """
    printer = _Printer(recorder, {value.place: name for name, value in names.items()})
    lines = [
        line
        for name, value in names.items()
        for line in (*printer.needed(value.place), f"exact_{name} = {printer.unrounded(value.place, top=True)};\n")
    ]
    return Step("".join(lines), (*printer.near_hints(), *hints))


class _Printer:
    """Knows which places are printed already."""

    def __init__(self, recorder: Recorder, names: dict[int, str]) -> None:
        self.operations = recorder.operations
        self.names = names
        self.printed: set[int] = set()

    def needed(self, place: int) -> list[str]:
        """Definitions of a place and of what it reads, as far as they are not printed yet."""
        operation = self.operations[place]
        if operation.kind in {"input", "constant"} or place in self.printed:
            return []
        self.printed.add(place)
        lines = [line for at in _reads(operation) for line in self.needed(at)]
        return [*lines, f"{self.text(place)} = {self.rounded(operation)};\n"]

    def text(self, place: int) -> str:
        """How a place is called."""
        operation = self.operations[place]
        if operation.kind == "input":
            return str(operation.constant)
        if operation.kind == "constant":
            return exact(float(operation.constant))
        return self.names.get(place, f"v{place}")

    def rounded(self, operation: Operation) -> str:
        """The right side of an operation of the program."""
        if operation.total is not None:
            a, b = (self.text(place) for place in operation.total)
            return f"({a} + {b}) - {self.text(operation.rounded)}"
        if operation.kind in {"leading", "sqrt"}:
            inside = self.text(operation.operands[0])
            return f"leading({inside})" if operation.kind == "leading" else f"rnd(sqrt({inside}))"
        left, right = (self.text(place) for place in operation.operands)
        if operation.kind == "add" and left == right:
            # Doubling changes the exponent alone.
            return f"2 * {left}"
        return f"rnd({left} {_INFIX[operation.kind]} {right})"

    def near_hints(self) -> list[str]:
        """A number and its rounding to a grid differ by the errors of the two operations that round it."""
        hints = []
        for place in sorted(self.printed):
            if self.operations[place].atom and self.operations[place].kind == "subtract":
                shifted, shifter = self.operations[place].operands
                (x, _), near = self.operations[shifted].operands, self.text(place)
                a, x_text, s = self.text(shifted), self.text(x), self.text(shifter)
                hints.append(f"{x_text} - {near} -> -(({near} - ({a} - {s})) + ({a} - ({x_text} + {s})))")
        return hints

    def unrounded(self, place: int, *, top: bool = False) -> str:
        """The twin of a place as an expression over inputs, atoms and constants."""
        operation = self.operations[place]
        if operation.kind not in _INFIX or ((operation.total is not None or operation.atom) and not top):
            return self.text(place)
        left, right = (self.unrounded(at) for at in operation.operands)
        if operation.kind == "add" and left == right:
            return f"(2 * {left})"
        return f"({left} {_INFIX[operation.kind]} {right})"


def _reads(operation: Operation) -> tuple[int, ...]:
    if operation.total is not None:
        return (*operation.total, operation.rounded)
    return operation.operands[:1] if operation.kind == "leading" else operation.operands


def exact(number: float | Fraction) -> str:
    """A dyadic number as Gappa writes it."""
    value = Fraction(number)
    exponent = 1 - value.denominator.bit_length()
    if value.denominator & (value.denominator - 1):
        raise ValueError(f"{value} is not dyadic")
    return f"{value.numerator}b{exponent}" if exponent else str(value.numerator)
