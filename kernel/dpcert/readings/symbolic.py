"""The formula as a sympy expression, for the derivations in proofs/symbolic.

The only module of the package that imports sympy; no other module imports it. sympy
puts what it builds into its own order (2 * k stays a product, 1 - (e^x - 1) becomes
2 - e^x); every such rewriting is an identity of reals for positive symbols.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import sympy

from dpcert.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.readings.expression import Expression
    from dpcert.reals.exact import Exact

#: A sympy expression; sympy has no types.
Expr = Any


@cache
def symbol(name: str) -> Expr:
    """The positive symbol that stands for a parameter."""
    return sympy.Symbol(name, positive=True)


def symbolic(expression: Expression) -> Expr:
    """The tree as a sympy expression over positive symbols.

    >>> from dpcert.readings.expression import tree
    >>> from dpcert.theorems.advanced_composition import delta_total_formula
    >>> print(symbolic(tree(delta_total_formula)))
    delta*k + delta_prime
    """
    operation, parts = expression.operation, expression.parts
    if operation == "variable":
        return symbol(parts[0])
    if operation == "integer":
        return sympy.Integer(parts[0])
    if operation == "number":
        return _constant(parts[0])
    reading = _READINGS.get(operation)
    if reading is None:
        raise InvalidInput(f"the operation {operation} has no reading in sympy")
    return reading(*[symbolic(part) for part in parts])


def normal_cdf(x: Expr) -> Expr:
    """Phi(x) = erfc(-x / sqrt 2) / 2."""
    return sympy.erfc(-x / sympy.sqrt(2)) / 2


def _constant(exact: Exact) -> Expr:
    ratio = sympy.Rational(exact.above, exact.below)
    return ratio if exact.kind == "rational" else getattr(sympy, exact.kind)(ratio)


_READINGS: Final[dict[str, Callable[..., Expr]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "**": lambda a, b: a**b,
    "neg": lambda a: -a,
    "sqrt": sympy.sqrt,
    "exp": sympy.exp,
    "expm1": lambda a: sympy.exp(a) - 1,
    "log": sympy.log,
    "log1p": lambda a: sympy.log(1 + a),
    "tanh": sympy.tanh,
    "erfc": sympy.erfc,
    "normal_cdf": normal_cdf,
    # Left as it stands: sympy would try to compare the parts.
    "minimum": lambda *parts: sympy.Min(*parts, evaluate=False),
}
