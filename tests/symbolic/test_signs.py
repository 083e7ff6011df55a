"""Signs are read off the structure, and nothing that is not known is guessed."""

import pytest
import sympy
from sympy import E, cosh, erfc, exp, log, pi, sinh, sqrt, tanh

from dpcert.readings.symbolic import symbol
from symbolic.notation import eq, ge, gt, lt, s
from symbolic.signs import sign

x, y = symbol("x"), symbol("y")
z = sympy.Symbol("z", real=True)

KNOWN = [
    ("+", [x, pi, E, sympy.Rational(1, 3), x + 1, x * y, x / y, sqrt(x), exp(z), cosh(z), erfc(z), sinh(x), tanh(x)]),
    ("+", [exp(x) - 1, 1 - exp(-x), exp(x + y) - exp(y), 2 * exp(x) - 2, log(1 + x), (-x) ** 2, x**-2, x**pi, s + x]),
    ("0+", [s, s * x, z**2, s**2, exp(s) - 1, sqrt(s), s + z**2, log(1 + s)]),
    ("-", [-x, -x - 1, x * (-y), -exp(z), 1 - exp(x), (-x) ** 3, sympy.Rational(-1, 3), log(sympy.Rational(1, 2))]),
    ("0-", [-s, -(z**2), 1 - exp(s)]),
    ("0", [sympy.S.Zero]),
    (
        "?",
        [z, x - 1, x - y, exp(x) - 2, log(x), z**3, s - x, (x - 1) ** -2, sqrt(2) - 1, 3 - E, sympy.gamma(x), 1 - x**2],
    ),
]


@pytest.mark.parametrize(("expected", "expression"), [(sign_, e) for sign_, many in KNOWN for e in many], ids=str)
def test_the_sign_is_what_the_structure_shows(expected, expression):
    """Including what it does not show."""
    assert expected == sign(expression)


def test_facts_are_claims_of_earlier_steps():
    """A multiple of a fact, or a fact and a positive number, has its sign; nothing else has."""
    facts = (gt(x, y), ge(2, x + z))
    assert sign(3 * x - 3 * y, facts) == "+"
    assert sign((y - x) / 7, facts) == "-"
    assert sign(2 - x - z, facts) == "0+"
    assert sign(3 - x - z, facts) == "+"
    assert sign(x + z - 2, facts) == "0-"
    assert sign(1 - x - z, facts) == "?"
    assert sign(x - 2 * y, facts) == "?"
    assert sign(x - y, (lt(x, y * x),)) == "?"


def test_facts_work_inside_products_and_exponentials():
    """And an equation is no fact about a sign."""
    facts = (gt(x, y),)
    assert sign((x - y) * exp(z) / 2, facts) == "+"
    assert sign(exp(x) - exp(y), facts) == "+"
    assert sign(x - y, (eq(x - y, 1),)) == "?"


def test_a_declared_function_has_the_sign_it_was_declared_with():
    """Without a declaration it has none."""
    assert sign(sympy.Function("p", nonnegative=True)(x)) == "0+"
    assert sign(sympy.Function("p")(x)) == "?"
