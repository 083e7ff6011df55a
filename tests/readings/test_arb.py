"""Arb reads the same formula text, and finds the same numbers."""

import sys
from fractions import Fraction

import flint
import pytest

from dpcert import InvalidInput
from dpcert.readings import arb
from dpcert.readings.expression import evaluate, tree
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read

from .formulas import FORMULAS, SAMPLES, arguments


def ball(ends):
    """The smallest ball around two dyadics."""
    low, high = (Fraction(int(-man if sign else man)) * Fraction(2) ** exponent for sign, man, exponent, _ in ends)
    middle, radius = (low + high) / 2, (high - low) / 2
    with flint.ctx.workprec(4000):
        return flint.arb(
            flint.fmpq(middle.numerator, middle.denominator),
            flint.arb(flint.fmpq(radius.numerator, radius.denominator)),
        )


@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_the_two_readings_overlap_and_both_are_narrow(formula, sample):
    """At 60, 300 and 2000 bits the enclosure and the ball share a point, and neither is wide."""
    exact = arguments(formula, sample)
    for bits in (60, 300, 2000):
        real = Enclosures(bits)
        enclosure = ball(formula(**{name: real.number(value) for name, value in exact.items()}, real=real).ends)
        reading = arb.read(
            lambda system: formula(**{name: system.number(value) for name, value in exact.items()}, real=system), bits
        )
        assert enclosure.overlaps(reading)
        # Cancellation and magnitude may cost a few bits, and no more.
        for value in (enclosure, reading):
            assert float(value.rad()) <= 2.0 ** (60 - min(bits, 1000)) * max(1.0, float(abs(value.mid())))


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_the_tree_read_by_arb_is_the_formula_read_by_arb(formula):
    """Walking the tree gives the very ball of the direct reading."""
    exact = arguments(formula, SAMPLES[0])

    def directly(system):
        return formula(**{name: system.number(value) for name, value in exact.items()}, real=system)

    def walking(system):
        return evaluate(tree(formula), {name: system.number(value) for name, value in exact.items()}, system)

    first, second = arb.read(directly, 200), arb.read(walking, 200)
    assert (first.mid() == second.mid(), first.rad() == second.rad()) == (True, True)


@pytest.mark.parametrize("text", ["1/3", "-7/2", "exp(1/3)", "exp(-40)", "log(2)", "log(1/9)", "0x1p-30"])
def test_an_input_is_lifted_with_its_value(text):
    """q, exp(q) and log(q), as python-flint has them."""
    exact = read(text).exact
    expected = flint.arb(flint.fmpq(exact.above, exact.below))
    if exact.kind != "rational":
        expected = getattr(expected, exact.kind)()
    assert arb.read(lambda system: system.number(exact), 300).overlaps(expected)


def test_the_functions_of_the_contract():
    """normal_cdf, sum and minimum are ours, the rest are Arb's own."""
    half = read("1/2").exact
    two = read("2").exact
    assert arb.read(lambda real: real.normal_cdf(real.number(read("0").exact)), 100).overlaps(flint.arb("0.5"))
    assert arb.read(lambda real: real.sum(lambda i: real.number(half) ** i, 0, 3), 100) == flint.arb("1.875")
    assert arb.read(lambda real: real.minimum(real.number(two), real.number(half), 1), 100) == flint.arb("0.5")
    assert arb.read(lambda real: real.minimum(real.number(two), 0), 100) == 0
    for name in ("sqrt", "exp", "expm1", "log", "log1p", "tanh", "erfc"):
        value = arb.read(lambda real, name=name: getattr(real, name)(real.number(half)), 100)
        assert value.overlaps(getattr(flint.arb("0.5"), name)())
    with pytest.raises(AttributeError, match="gamma"):
        arb.read(lambda real: real.gamma(real.number(half)), 100)


@pytest.mark.parametrize("fails", [False, True])
def test_the_precision_of_python_flint_is_put_back(fails):
    """After a reading, and after one that fails, the context is as it was."""
    before = flint.ctx.prec

    def reading(_):
        assert flint.ctx.prec == 1234
        if fails:
            raise ZeroDivisionError

    if fails:
        with pytest.raises(ZeroDivisionError):
            arb.read(reading, 1234)
    else:
        arb.read(reading, 1234)
    assert before == flint.ctx.prec


def test_without_python_flint_the_extra_is_named(monkeypatch):
    """The error says what to install."""
    monkeypatch.setitem(sys.modules, "flint", None)
    with pytest.raises(InvalidInput, match="a cross-check needs python-flint: install dpcert with the extra `arb`"):
        arb.Arbs()
