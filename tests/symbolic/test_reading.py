"""The kernel's formulas as sympy reads them."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
import sympy

from dpcert.errors import InvalidInput
from dpcert.readings.expression import FUNCTIONS, Expression, evaluate, tree, variable
from dpcert.readings.symbolic import symbol, symbolic
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import rational, read
from symbolic import render
from symbolic.evaluation import enclose, ends

ROOT = Path(__file__).parents[2]
FORMULAS = [
    pytest.param(expression, id=f"{file.__name__}.{name}")
    for file in render.FILES
    for name, expression in getattr(file, "KERNEL", {}).items()
]
#: Inputs at which every formula is defined.
AT = {
    "delta": "1/1000",
    "delta_prime": "1/100",
    "delta_total": "1/2",
    "k": "7",
    "epsilon": "1/3",
    "squares_spent": "1/10",
} | dict.fromkeys(("delta_1", "delta_2"), "1/1000")


def names(expression):
    """The variables of a tree."""
    if expression.operation == "variable":
        return set(expression.parts)
    return set().union(*[names(part) for part in expression.parts if isinstance(part, Expression)])


@pytest.mark.parametrize("expression", FORMULAS)
def test_the_reading_has_the_value_of_the_tree(expression):
    """Enclosures of the tree and of the sympy expression overlap, narrowly."""
    real = Enclosures(256)
    values = {name: real.number(rational(Fraction(AT.get(name, "5/4")))) for name in names(expression)}
    (a, b) = ends(evaluate(expression, values, real))
    (c, d) = ends(enclose(symbolic(expression), {symbol(name): value for name, value in values.items()}, real))
    assert max(a, c) <= min(b, d)
    assert (max(b, d) - min(a, c)) * 2**128 < max(abs(a), 1)


def test_every_operation_has_a_reading():
    """No node of a tree is left out; an unknown one is refused by name."""
    for name in FUNCTIONS:
        assert symbolic(Expression(name, (variable("epsilon"), variable("k"))[: 2 if name == "minimum" else 1]))
    with pytest.raises(InvalidInput, match="cosh"):
        symbolic(Expression("cosh", (variable("epsilon"),)))


def test_symbols_are_positive_and_one_for_each_name():
    """Two readings speak of the same symbol."""
    assert symbol("epsilon") is symbol("epsilon")
    assert symbol("epsilon").is_positive


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1/801", sympy.Rational(1, 801)),
        ("exp(-32)", sympy.exp(-32)),
        ("log(2)", sympy.log(2)),
        ("-3", sympy.Integer(-3)),
    ],
)
def test_constants_stay_exact(text, expected):
    """q, exp(q) and log(q)."""
    assert expected == symbolic(Expression("number", (read(text).exact,)))


def test_a_formula_is_read_operator_by_operator():
    """Nothing is guessed from its value."""

    def formula(k, epsilon, *, real):
        return -(k**2) / (epsilon - 1) + real.minimum(k, real.log1p(epsilon))

    k, epsilon = symbol("k"), symbol("epsilon")
    assert sympy.Min(k, sympy.log(1 + epsilon)) - k**2 / (epsilon - 1) == symbolic(tree(formula))


def test_the_package_does_not_import_sympy():
    """Only this reading does, and nothing of the package imports it."""
    code = "import sys, dpcert, dpcert.cli.main; sys.exit('sympy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT / "kernel", check=True)
    users = [
        path
        for path in (ROOT / "kernel").rglob("*.py")
        if "readings.symbolic" in path.read_text(encoding="utf-8") and path.name != "symbolic.py"
    ]
    assert users == []
