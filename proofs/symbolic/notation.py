"""The symbols of the derivations, and how a claim is written down."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import sympy

from dpcert.readings.expression import tree
from dpcert.readings.symbolic import symbol, symbolic
from dpcert.theorems.mechanisms import OverRows
from symbolic.checks import Identical
from symbolic.ground import Claim, Step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from dpcert.readings.expression import Expression
    from symbolic.ground import Expr

    #: Formulas of the kernel by name, as trees.
    Kernel = Mapping[str, Expression]

k, epsilon, epsilon_prime = symbol("k"), symbol("epsilon"), symbol("epsilon_prime")
delta, delta_prime, delta_total = symbol("delta"), symbol("delta_prime"), symbol("delta_total")
sigma, sensitivity = symbol("sigma"), symbol("sensitivity")
#: A count that starts at 0.
n = sympy.Symbol("n", nonnegative=True)
#: A shift, s >= 0: "for every t >= a" is said as "at a + s".
s = sympy.Symbol("s", nonnegative=True)
#: A shift, r > 0.
r = symbol("r")


def eq(left: Expr, right: Expr) -> Claim:
    """left = right."""
    return Claim(sympy.sympify(left), "=", sympy.sympify(right))


def gt(left: Expr, right: Expr) -> Claim:
    """left > right."""
    return Claim(sympy.sympify(left), ">", sympy.sympify(right))


def ge(left: Expr, right: Expr) -> Claim:
    """left >= right."""
    return Claim(sympy.sympify(left), ">=", sympy.sympify(right))


def lt(left: Expr, right: Expr) -> Claim:
    """left < right."""
    return Claim(sympy.sympify(left), "<", sympy.sympify(right))


def le(left: Expr, right: Expr) -> Claim:
    """left <= right."""
    return Claim(sympy.sympify(left), "<=", sympy.sympify(right))


def trees(*formulas: Callable[..., Any]) -> dict[str, Expression]:
    """Formulas of the kernel as trees, by their names."""
    return {formula.__name__: tree(formula) for formula in formulas}


def over_rows(rows: int, *formulas: Callable[..., Any]) -> dict[str, Expression]:
    """Formulas of the kernel over a list, as trees at so many rows; the inputs of row i are k_i, epsilon_i, ..."""
    return {formula.__name__: list_tree(formula, rows) for formula in formulas}


def list_tree(formula: Callable[..., Any], rows: int) -> Expression:
    """One of them; the inputs of a single row have no number."""
    _, *taken, _ = inspect.signature(formula).parameters.values()
    families = [parameter.name for parameter in taken if parameter.annotation == "Family[V]"]
    others = [parameter.name for parameter in taken if parameter.name not in families]
    numbers = [""] if rows == 1 else [f"_{row}" for row in range(1, rows + 1)]
    names = (*[name + number for name in families for number in numbers], *others)
    return tree(OverRows(formula, len(families), rows), names)


def kernel_step(kernel: Kernel, formula: str, derived: Expr, words: str, *because: str) -> Step:
    """The step that ends a derivation: the kernel's formula is the derived expression."""
    tree_of = kernel[formula]
    title = f"the kernel's {formula.removesuffix('_formula').replace('_', ' ')}"
    return Step(title, words, eq(symbolic(tree_of), derived), Identical(tree_of), because)


def held(first: Expr, second: Expr) -> Expr:
    """A product that sympy leaves as it stands."""
    return sympy.Mul(first, second, evaluate=False)
