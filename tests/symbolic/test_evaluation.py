"""Certified values of sympy expressions contain the truth, by an independent engine, or are refused."""

from fractions import Fraction

import flint
import pytest
import sympy
from mpmath.libmp import finf, fone

from dpcert.readings.symbolic import normal_cdf, symbol
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational
from symbolic.algebra import derivative, vanishes
from symbolic.evaluation import BITS, USUAL, agree, certified, enclose, ends, samples
from symbolic.ground import CheckFailed, Vacuous

x, y = symbol("x"), symbol("y")
REAL = Enclosures(BITS)

#: An expression of x and the same in Arb.
FUNCTIONS = {
    "rational": (x * sympy.Rational(-7, 3) + 2, lambda a: a * flint.fmpq(-7, 3) + 2),
    "power": (x**5 / (1 + x) ** 3, lambda a: a**5 / (1 + a) ** 3),
    "root": (sympy.sqrt(x) + x ** sympy.Rational(-3, 2), lambda a: a.sqrt() + 1 / (a * a.sqrt())),
    "general power": (x**sympy.pi, lambda a: a ** flint.arb.pi()),
    "constants": (x * sympy.pi + sympy.E, lambda a: a * flint.arb.pi() + flint.arb(1).exp()),
    "exp": (sympy.exp(-(x**2)), lambda a: (-a * a).exp()),
    "log": (sympy.log(1 + x), lambda a: (1 + a).log()),
    "hyperbolic": (
        sympy.sinh(x) + sympy.cosh(2 * x) * sympy.tanh(x / 2),
        lambda a: a.sinh() + (2 * a).cosh() * (a / 2).tanh(),
    ),
    "erfc": (sympy.erfc(x), lambda a: a.erfc()),
    "normal_cdf": (normal_cdf(x - 2), lambda a: (-(a - 2) / flint.arb(2).sqrt()).erfc() / 2),
    "minimum": (sympy.Min(x, y) + sympy.Max(x, y), lambda a: a + 1),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("at", ["1/7", "1/2", "3", "41/2"])
def test_each_function_is_enclosed(name, at):
    """Arb's ball and the enclosure overlap, and the enclosure is narrow."""
    expression, independent = FUNCTIONS[name]
    values = {x: REAL.number(rational(Fraction(at))), y: REAL.number(rational(Fraction(1)))}
    low, high = ends(enclose(expression, values, REAL))
    with flint.ctx.workprec(2 * BITS):
        ball = independent(flint.arb(flint.fmpq(Fraction(at).numerator, Fraction(at).denominator)))
        below, above = (flint.arb(flint.fmpq(end.numerator, end.denominator)) for end in (low, high))
        assert not ball < below
        assert not ball > above
    assert (high - low) * 2**200 < max(abs(low), 1)


@pytest.mark.parametrize(
    "expression", [sympy.Float("0.5") * x, sympy.gamma(x), sympy.I * x, sympy.oo, sympy.Function("f")(x)]
)
def test_what_has_no_certified_reading_is_refused(expression):
    """A float, an unknown function, an imaginary number."""
    with pytest.raises(CheckFailed):
        certified(expression, {x: REAL.number(rational(2))}, REAL)


def test_an_infinite_end_is_refused():
    """An enclosure that says nothing is not compared."""
    with pytest.raises(CheckFailed, match="infinity"):
        ends(Enclosure(BITS, None, (fone, finf)))


def test_samples_are_exact_distinct_and_the_same_on_every_run():
    """They lie strictly inside the range."""
    low, high = (Fraction(end) for end in USUAL)
    first, again = (list(samples({x, y}, {}, 12, REAL)) for _ in range(2))
    found = [values[symbol_].exact.argument for values in first for symbol_ in (x, y)]
    assert found == [values[symbol_].exact.argument for values in again for symbol_ in (x, y)]
    assert len(set(found)) == 24
    assert all(low < value < high for value in found)


def test_too_wide_enclosures_are_not_compared():
    """A cancellation that eats the precision is noticed."""
    far = sympy.Integer(10) ** 45
    root = sympy.sqrt(x + far**2)
    with pytest.raises(CheckFailed, match="too wide"):
        agree(root - far, x / (root + far), {}, 8)


def test_a_difference_in_the_last_digits_is_seen():
    """The samples see what is beyond every float."""
    with pytest.raises(CheckFailed, match="differ at x = "):
        agree(x, x * (1 + sympy.Rational(1, 10**60)), {}, 8)
    with pytest.raises(Vacuous):
        agree(x, x, {}, 7)


def test_a_derivative_is_held_against_quotients(monkeypatch):
    """A right one passes, a slightly wrong one does not."""
    assert 2 * x == derivative(x**2, x, {})
    monkeypatch.setattr("symbolic.algebra.sympy.diff", lambda *_: 2 * x + sympy.Rational(1, 10**6))
    with pytest.raises(CheckFailed):
        derivative(x**2, x, {})


def test_sympy_s_reduction_does_not_force_logarithms():
    """log(x y) is split for positive symbols only."""
    a, b = sympy.symbols("a b", real=True)
    assert vanishes(sympy.log(x * y) - sympy.log(x) - sympy.log(y))
    assert not vanishes(sympy.log(a * b) - sympy.log(a) - sympy.log(b))
    assert not vanishes(sympy.sqrt(a**2) - a)
