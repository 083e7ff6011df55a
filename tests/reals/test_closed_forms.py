"""What stays exact: arithmetic on q, exp(q) and log(q)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product as pairs
from math import gcd

import flint
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dpcert.reals import closed_forms
from dpcert.reals.closed_forms import LIMIT, ONE, ZERO
from dpcert.reals.exact import Exact, exponential, logarithm, rational

from ..engines import arb_value
from ..strategies import exacts, fractions, positive_fractions, rationals

SMALL = [Fraction(p, q) for p in range(-6, 7) for q in (1, 2, 3)]
BINARY = {
    "add": lambda x, y: x + y,
    "multiply": lambda x, y: x * y,
}
UNARY = {
    "negate": lambda x: -x,
    "reciprocal": lambda x: 1 / x,
    "sqrt": lambda x: x.sqrt(),
    "exp": lambda x: x.exp(),
    "expm1": lambda x: x.expm1(),
    "log": lambda x: x.log(),
    "log1p": lambda x: x.log1p(),
}


def agrees(exact, other):
    """Whether Arb's two ways to the value overlap, to some hundred bits."""
    ours = arb_value(exact)
    return ours.overlaps(other) and (ours - other).rad() < flint.arb((1, -60)) * (1 + abs(ours).upper())


def is_canonical(exact):
    """Lowest terms, positive divisor, and no exp or log that is a rational."""
    assert {int} == {type(exact.above), type(exact.below)}
    assert exact.below > 0
    assert gcd(exact.above, exact.below) == 1
    assert exact.kind != "exp" or exact.above
    assert exact.kind != "log" or exact.above != exact.below
    return True


def everything():
    """Small values of the three kinds."""
    return [
        *(rational(q) for q in SMALL),
        *(exponential(q) for q in SMALL if q),
        *(logarithm(q) for q in SMALL if q > 0 and q != 1),
    ]


@pytest.mark.parametrize("name", BINARY)
def test_a_rule_for_two_values_gives_the_exact_result_or_none(name):
    """All pairs of small values of the three kinds, against Arb."""
    kept = 0
    with flint.ctx.workprec(200):
        for a, b in pairs(everything(), repeat=2):
            got = getattr(closed_forms, name)(a, b)
            if got is not None:
                kept += 1
                assert is_canonical(got)
                assert agrees(got, BINARY[name](arb_value(a), arb_value(b))), (a, b)
    assert kept > 1000


@pytest.mark.parametrize("name", UNARY)
def test_a_rule_for_one_value_gives_the_exact_result_or_none(name):
    """All small values of the three kinds, against Arb."""
    kept = 0
    with flint.ctx.workprec(200):
        for a in everything():
            got = getattr(closed_forms, name)(a)
            if got is not None:
                kept += 1
                assert is_canonical(got)
                assert agrees(got, UNARY[name](arb_value(a))), a
    assert kept > 5


@given(exacts, st.integers(-9, 9))
def test_a_power_is_exact_or_none(a, n):
    """exp(q)**n is exp(nq), and a rational keeps its power while it is short."""
    got = closed_forms.power(a, n)
    if got is None:
        assert a.kind == "log" or a == ZERO or a.size * abs(n) > LIMIT
        return
    assert is_canonical(got)
    if a.kind == "exp":
        assert exponential(n * a.argument) == got
    else:
        assert rational(a.argument**n) == got


@given(fractions, fractions)
def test_rationals_are_added_and_multiplied_as_fractions(p, q):
    """The rules for rationals are those of Fraction."""
    assert rational(p + q) == closed_forms.add(rational(p), rational(q))
    assert rational(p * q) == closed_forms.multiply(rational(p), rational(q))
    assert rational(-p) == closed_forms.negate(rational(p))
    assert (rational(1 / p) if p else None) == closed_forms.reciprocal(rational(p))


@given(fractions, fractions)
def test_exponentials_multiply_by_adding(p, q):
    """exp(p) exp(q) = exp(p + q), 1 / exp(p) = exp(-p) and sqrt(exp(p)) = exp(p / 2)."""
    assert exponential(p + q) == closed_forms.multiply(exponential(p), exponential(q))
    assert exponential(p / 2) == closed_forms.sqrt(exponential(p))
    assert exponential(-p) == closed_forms.reciprocal(exponential(p))


@given(positive_fractions)
def test_exp_and_log_undo_each_other(q):
    """log(exp(q)) = q, exp(log(q)) = q, expm1(log(q)) = q - 1, and -log(q) = log(1 / q)."""
    assert rational(q) == closed_forms.log(exponential(q)) == closed_forms.exp(logarithm(q))
    assert rational(q - 1) == closed_forms.expm1(logarithm(q))
    assert logarithm(1 / q) == closed_forms.negate(logarithm(q))
    assert logarithm(1 + q) == closed_forms.log1p(rational(q))


@given(positive_fractions)
def test_only_squares_have_an_exact_root(q):
    """The root of q**2 is q, and a root that is given squares back."""
    assert rational(q) == closed_forms.sqrt(rational(q * q))
    root = closed_forms.sqrt(rational(q))
    assert root is None or root.argument**2 == q


@given(exacts)
def test_zero_and_one_are_neutral(a):
    """0 + a = a, 1 a = a and 0 a = 0, for every kind."""
    assert a == closed_forms.add(ZERO, a) == closed_forms.add(a, ZERO)
    assert a == closed_forms.multiply(ONE, a) == closed_forms.multiply(a, ONE)
    assert ZERO == closed_forms.multiply(ZERO, a) == closed_forms.multiply(a, ZERO)


@given(rationals)
def test_what_is_not_defined_has_no_exact_result(a):
    """No root or logarithm of a negative number, no reciprocal of zero."""
    negative = rational(-abs(a.argument) - 1)
    assert closed_forms.sqrt(negative) is None
    assert closed_forms.log(negative) is None
    assert closed_forms.log1p(negative) is None
    assert closed_forms.log(ZERO) is None
    assert closed_forms.log1p(rational(-1)) is None
    assert closed_forms.reciprocal(ZERO) is None
    assert closed_forms.power(ZERO, -1) is None


def test_the_identities_at_zero_and_one():
    """exp(0) = 1, expm1(0) = 0, log(1) = 0, log1p(0) = 0, exp(p) exp(-p) = 1 and a**0 = 1."""
    assert ONE == closed_forms.exp(ZERO) == closed_forms.multiply(exponential(Fraction(3)), exponential(Fraction(-3)))
    assert ZERO == closed_forms.expm1(ZERO) == closed_forms.log(ONE) == closed_forms.log1p(ZERO)
    assert ONE == closed_forms.power(exponential(Fraction(5)), 0) == closed_forms.power(ZERO, 0)


def test_long_rationals_are_enclosed_instead():
    """Beyond LIMIT bits no rule answers, so that a long sum cannot grow without end."""
    long = Exact("rational", 3 ** (LIMIT // 2), 2 ** (LIMIT // 2))
    assert closed_forms.multiply(long, long) is None
    assert closed_forms.add(long, Exact("rational", 1, 5 ** (LIMIT // 4))) is None
    assert closed_forms.power(Exact("rational", 3, 1), LIMIT) is None
    assert closed_forms.power(Exact("exp", 3, 1), 10**9) == Exact("exp", 3 * 10**9, 1)


def test_zero_is_neutral_however_long_the_other_is():
    """A sum that starts at 0 loses nothing of its first term."""
    long = Exact("rational", 10**100_000, 1)
    assert long == closed_forms.add(ZERO, long) == closed_forms.add(long, ZERO)
