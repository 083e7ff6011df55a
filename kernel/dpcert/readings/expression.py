"""The formula read as an expression tree, which printers and explanations walk.

A tree is the formula itself: nothing is simplified or reordered.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.exact import Exact
    from dpcert.reals.numbers import Numbers

#: Functions of the number system that appear as nodes.
FUNCTIONS: Final = ("sqrt", "exp", "expm1", "log", "log1p", "tanh", "erfc", "normal_cdf", "minimum")


@dataclass(frozen=True, slots=True)
class Expression:
    """A node: `operation` is + - * / ** neg, a function, or a leaf (variable, integer, number)."""

    operation: str
    parts: tuple[Any, ...]

    def __add__(self, other: Expression | int) -> Expression:
        return Expression("+", (self, _lift(other)))

    def __radd__(self, other: int) -> Expression:
        return Expression("+", (_lift(other), self))

    def __sub__(self, other: Expression | int) -> Expression:
        return Expression("-", (self, _lift(other)))

    def __rsub__(self, other: int) -> Expression:
        return Expression("-", (_lift(other), self))

    def __mul__(self, other: Expression | int) -> Expression:
        return Expression("*", (self, _lift(other)))

    def __rmul__(self, other: int) -> Expression:
        return Expression("*", (_lift(other), self))

    def __truediv__(self, other: Expression | int) -> Expression:
        return Expression("/", (self, _lift(other)))

    def __rtruediv__(self, other: int) -> Expression:
        return Expression("/", (_lift(other), self))

    def __pow__(self, exponent: int) -> Expression:
        return Expression("**", (self, _lift(exponent)))

    def __neg__(self) -> Expression:
        return Expression("neg", (self,))


def _lift(value: Expression | int) -> Expression:
    if isinstance(value, Expression):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return Expression("integer", (value,))
    raise TypeError(f"an expression does not mix with {type(value).__name__}")


def variable(name: str) -> Expression:
    """A named input."""
    return Expression("variable", (name,))


class Expressions:
    """The number system of expression trees."""

    def number(self, exact: Exact) -> Expression:
        """An exact constant."""
        return Expression("number", (exact,))

    def __getattr__(self, name: str) -> Callable[..., Expression]:
        """Every function of the contract makes a node of its name."""
        if name not in FUNCTIONS:
            raise AttributeError(name)
        return lambda *parts: Expression(name, tuple(_lift(part) for part in parts))

    def sum(self, term: Callable[[int], Expression], lower: int, upper: int) -> Expression:
        """A sum written out."""
        terms = [term(i) for i in range(lower, upper + 1)]
        total = terms[0] if terms else _lift(0)
        for other in terms[1:]:
            total = total + other
        return total


def tree(formula: Callable[..., Any], names: tuple[str, ...] | None = None) -> Expression:
    """The formula as a tree over variables, named as its parameters unless `names` says otherwise."""
    if names is None:
        names = tuple(name for name in inspect.signature(formula).parameters if name != "real")
    expression: Expression = formula(*[variable(name) for name in names], real=Expressions())
    return expression


def evaluate(expression: Expression, values: Mapping[str, Any], real: Numbers[Any]) -> Any:  # noqa: ANN401  (a value of `real`)
    """Read the tree in another number system."""
    operation, parts = expression.operation, expression.parts
    if operation == "variable":
        return values[parts[0]]
    if operation == "number":
        return real.number(parts[0])
    if operation == "integer":
        return parts[0]
    arguments = [evaluate(part, values, real) for part in parts]
    if operation == "neg":
        return -arguments[0]
    if operation in _OPERATORS:
        return _OPERATORS[operation](*arguments)
    return getattr(real, operation)(*arguments)


_OPERATORS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "**": lambda a, b: a**b,
}

#: How tightly each operation binds; leaves and functions bind tightest.
_BINDING: Final = {"+": 1, "-": 1, "neg": 2, "*": 3, "/": 3, "**": 4}
_LEAF: Final = 5
_SPELLED: Final = {"log": "ln", "normal_cdf": "Phi", "minimum": "min"}


def text(expression: Expression, values: Mapping[str, str] | None = None) -> str:
    """The tree as one line, with values in place of variables where they are given."""
    return _text(expression, values or {})[0]


def _text(expression: Expression, values: Mapping[str, str]) -> tuple[str, int]:
    operation, parts = expression.operation, expression.parts
    if operation in {"variable", "integer", "number"}:
        shown = values.get(str(parts[0]), str(parts[0])) if operation == "variable" else str(parts[0])
        return shown, _LEAF if not any(sign in shown for sign in "/-") or shown.endswith(")") else _BINDING["/"]
    if operation == "expm1":
        return f"e^{_wrapped(parts[0], values, _LEAF)} - 1", _BINDING["-"]
    if operation not in _BINDING:
        inside = ", ".join(_text(part, values)[0] for part in parts)
        return f"{_SPELLED.get(operation, operation)}({inside})", _LEAF
    binding = _BINDING[operation]
    if operation == "neg":
        return "-" + _wrapped(parts[0], values, binding + 1), binding
    left = _wrapped(parts[0], values, binding + (operation == "**"))
    right = _wrapped(parts[1], values, binding + (operation in "-/**"))
    symbol = {"**": "^", "*": "*", "/": "/"}.get(operation, f" {operation} ")
    return f"{left}{symbol}{right}", binding


def _wrapped(expression: Expression, values: Mapping[str, str], least: int) -> str:
    shown, binding = _text(expression, values)
    return f"({shown})" if binding < least else shown
