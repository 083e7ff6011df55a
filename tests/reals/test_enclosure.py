"""Arithmetic on enclosures: every choice of points in the operands is contained, and nothing else mixes in."""

from __future__ import annotations

import operator
from decimal import Decimal
from fractions import Fraction
from itertools import product as pairs
from random import Random

import flint
import gmpy2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath.libmp import finf, fninf, fone, fzero

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, exponential, logarithm, rational

from ..engines import arb, arb_value, fraction, mpfr_pair, neighbours, number, real, side
from ..strategies import dyadics, fractions, moderate, precisions
from .hard_inputs import PRECISIONS, ordinary, powers, share
from .promise import keeps

OPERATIONS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}
#: Ends of test intervals: both signs, zero, numbers that need rounding at 3 bits, both infinities.
ENDS = [fninf, number(-29, 0), number(-1, 0), number(-3, -4), fzero, number(5, -7), number(1, 0), number(37, 1), finf]
FOREIGN = [1.0, 0.5, Fraction(1), Fraction(1, 2), True, Decimal(1), 1j, "1", None, np.float64(1), gmpy2.mpz(1)]


def interval(low, high, bits=3):
    """An enclosure that is not exact."""
    return Enclosure(bits, None, (low, high))


def points(low, high):
    """Rationals between two ends, the ends themselves where they are finite."""
    a = fraction(low) if low != fninf else None
    b = fraction(high) if high != finf else None
    a, b = (b or 0) - 1000 if a is None else a, (a or 0) + 1000 if b is None else b
    return sorted({a, b, (2 * a + b) / 3, max(a, min(b, Fraction(0)))})


INTERVALS = [(a, b) for i, a in enumerate(ENDS[:-1]) for b in ENDS[max(i, 1) :]]


def below(end, value):
    """Whether a lower end is at most a rational."""
    return end == fninf or (end != finf and fraction(end) <= value)


def above(end, value):
    """Whether an upper end is at least a rational."""
    return end == finf or (end != fninf and fraction(end) >= value)


@pytest.mark.parametrize("sign", OPERATIONS)
def test_arithmetic_contains_every_choice_of_points(sign):
    """All pairs of intervals with ends of all signs, zero and infinite, at 3 bits."""
    operation, checked = OPERATIONS[sign], 0
    for x, y in pairs(INTERVALS, repeat=2):
        if sign == "/" and below(y[0], 0) and above(y[1], 0):
            continue
        low, high = operation(interval(*x), interval(*y)).ends
        for p, q in pairs(points(*x), points(*y)):
            checked += 1
            value = operation(p, q)
            assert below(low, value), (x, y, p, q)
            assert above(high, value), (x, y, p, q)
    assert checked > 4000


@pytest.mark.parametrize("sign", OPERATIONS)
def test_finite_ends_are_the_nearest_outward(sign):
    """No rounding beyond the one that is needed: each end is the directed rounding of a corner."""
    finite = [(a, b) for a, b in INTERVALS if a != fninf and b != finf]
    for x, y in pairs(finite, repeat=2):
        if sign == "/" and fraction(y[0]) <= 0 <= fraction(y[1]):
            continue
        corners = [OPERATIONS[sign](fraction(p), fraction(q)) for p in x for q in y]
        expected = neighbours(min(corners), 3)[0], neighbours(max(corners), 3)[1]
        assert expected == OPERATIONS[sign](interval(*x), interval(*y)).ends, (x, y)


@pytest.mark.parametrize("n", range(-5, 8))
def test_a_power_contains_the_powers_of_all_points(n):
    """Even powers of intervals across zero start at zero; a zero-th power is 1."""
    for x in INTERVALS:
        if n < 0 and below(x[0], 0) and above(x[1], 0):
            continue
        low, high = (interval(*x) ** n).ends
        for p in points(*x):
            assert below(low, p**n), (x, p)
            assert above(high, p**n), (x, p)
        if n > 0 and n % 2 == 0 and x[0] != fninf:
            assert not low[0]
    assert (fone, fone) == (interval(number(-3, 0), finf) ** 0).ends


@given(dyadics, dyadics, fractions, precisions, st.sampled_from(sorted(OPERATIONS)))
def test_exact_and_inexact_operands_mix(a, b, q, bits, sign):
    """An exact rational behaves as the point it is, on both sides."""
    low, high = sorted((a, b), key=fraction)
    x, y = interval(low, high, bits), Enclosure(bits, rational(q))
    for left, right, value in ((x, y, lambda p: (p, q)), (y, x, lambda p: (q, p))):
        if sign == "/" and (q == 0 if right is y else fraction(low) <= 0 <= fraction(high)):
            continue
        got = OPERATIONS[sign](left, right).ends
        for p in (fraction(low), fraction(high)):
            true = OPERATIONS[sign](*value(p))
            assert below(got[0], true)
            assert above(got[1], true)


@given(moderate, moderate, precisions, st.sampled_from("+-*/"))
def test_exact_operands_are_enclosed_tightly(a, b, bits, sign):
    """Arb's value to 3000 bits is in no contradiction, and the width is a few units of the operands or result."""
    x, y = Enclosure(bits, a), Enclosure(bits, b)
    if sign == "/" and b == rational(0):
        return
    got = OPERATIONS[sign](x, y)
    low, high = (fraction(end) for end in got.ends)
    with flint.ctx.workprec(3000):
        true = OPERATIONS[sign](arb_value(a), arb_value(b))
        assert not arb(low) > true
        assert not arb(high) < true
    if got.exact is None:
        scale = max(abs(fraction(end)) for end in (*x.ends, *y.ends, *got.ends))
        if sign in "*/":
            scale = max(abs(low), abs(high))
        assert 0 <= high - low <= scale * Fraction(16, 2**bits)


@given(moderate, precisions)
def test_an_exact_value_lies_between_its_ends(exact, bits):
    """A short dyadic is a point; everything else has ends one unit apart at most, on its sides."""
    low, high = Enclosure(bits, exact).ends
    assert fraction(low) <= fraction(high)
    if exact.kind == "rational":
        assert fraction(low) <= exact.argument <= fraction(high)
    else:
        true = real(exact.kind, exact.argument)
        assert side(true, low, bits) > 0 > side(true, high, bits)
    assert (fraction(high) - fraction(low)) * 2 ** (bits - 1) <= max(abs(fraction(low)), abs(fraction(high)))


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda value: f"{type(value).__name__} {value}")
@pytest.mark.parametrize("exact", [None, rational(2), exponential(Fraction(2)), logarithm(Fraction(2))], ids=str)
def test_nothing_but_an_int_mixes_with_an_enclosure(exact, foreign):
    """A float would bring in a number that nobody rounded; a truth value is no number."""
    x = Enclosure(53, exact, (number(3, 0), number(4, 0)) if exact is None else None)
    for operation in OPERATIONS.values():
        for left, right in ((x, foreign), (foreign, x)):
            with pytest.raises(TypeError):
                operation(left, right)
    with pytest.raises(TypeError):
        x**foreign
    with pytest.raises(TypeError):
        Enclosures(53).sum(lambda _: foreign, 1, 2)


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda value: f"{type(value).__name__} {value}")
def test_nothing_but_an_int_mixes_into_a_minimum(foreign):
    """A minimum takes enclosures of its own bits, and integers."""
    x = Enclosure(53, rational(2))
    with pytest.raises(TypeError):
        Enclosures(53).minimum(x, foreign)
    with pytest.raises(TypeError, match="bits"):
        Enclosures(53).minimum(x, Enclosure(54, rational(1)))
    assert rational(1) == Enclosures(53).minimum(x, 1).exact


@pytest.mark.parametrize("sign", OPERATIONS)
def test_enclosures_of_different_bits_do_not_mix(sign):
    """The precision is one argument of a whole computation, exact values included."""
    for a, b in pairs((rational(2), exponential(Fraction(1))), repeat=2):
        with pytest.raises(TypeError, match="bits"):
            OPERATIONS[sign](Enclosure(53, a), Enclosure(54, b))


def test_division_by_zero_is_refused_and_an_open_sign_is_undecided():
    """An exact zero will never be cured by more bits; an interval across zero may be."""
    x = Enclosure(53, rational(1))
    for zero in (Enclosure(53, rational(0)), interval(fzero, fzero, 53), 0):
        with pytest.raises(OutsideTheorem):
            x / zero
    for open_sign in ((fzero, fone), (number(-1, 0), fzero), (number(-1, 0), fone)):
        for numerator in (x, 1):
            with pytest.raises(Undecided):
                numerator / interval(*open_sign, 53)
        with pytest.raises(Undecided):
            interval(*open_sign, 53) ** -1


def test_a_sign_is_given_only_where_it_is_proved():
    """Also next to zero, and for an exact zero."""
    tiny = number(1, -10_000)
    assert interval(tiny, fone).sign() == 1
    assert interval(number(-1, 0), number(-1, -10_000)).sign() == -1
    assert Enclosure(53, rational(0)).sign() == interval(fzero, fzero).sign() == 0
    for low, high in ((fzero, tiny), (number(-1, 0), fzero), (fninf, finf), (number(-1, 0), fone)):
        assert interval(low, high).sign() is None


def test_the_sign_of_an_exponential_is_known_however_small_it_is():
    """exp(q) is positive, also where its ends say nothing."""
    for q in (Fraction(5), Fraction(-1, 10**4000), Fraction(-(10**6)), Fraction(-(10**19), 3)):
        assert Enclosure(80, exponential(q)).sign() == 1


def test_a_product_with_zero_is_exactly_zero():
    """Whatever the other factor is, even where it is only enclosed."""
    real = Enclosures(53)
    zero, third = real.number(rational(0)), real.exp(real.exp(real.number(rational(Fraction(1, 3)))))
    assert [(zero * third).rational, (third * 0).rational, (0 * third).rational] == [0, 0, 0]
    assert (third * zero).exact == rational(0)


def test_eight_hundred_is_exact():
    """sqrt(2 * 10000 * log(1 / exp(-32))) is 800, and sums and differences of it stay exact."""
    system = Enclosures(53)
    k, slack = system.number(rational(10_000)), system.number(exponential(Fraction(-32)))
    root = system.sqrt(2 * k * system.log(1 / slack))
    assert rational(800) == root.exact
    assert rational(Fraction(1, 2)) == ((root - 799) / 2).exact
    assert exponential(Fraction(-800)) == system.exp(-root).exact
    assert repr(root) == "Enclosure(800)"


def test_square_roots_round_like_mpfr_in_both_directions():
    """Ends are the correct roundings; a perfect square is a point."""
    random, seen = Random(31), 0
    for bits in PRECISIONS:
        count = share(bits, 700)
        squares = [number((random.getrandbits(bits) | 1) ** 2 + step, -7) for _ in range(count) for step in (-1, 0, 1)]
        for x in (*powers(bits, count), *(ordinary(bits, random) for _ in range(count)), *squares):
            if not x[0]:
                seen += 1
                man, exp = x[1:3]
                assert mpfr_pair("sqrt", x, bits) == Enclosures(bits).sqrt(interval(x, x, bits)).ends
                exact = Exact("rational", int(man) << max(exp, 0), 1 << max(-exp, 0))
                assert mpfr_pair("sqrt", x, bits) == Enclosures(bits).sqrt(Enclosure(bits, exact)).ends
    assert keeps("sqrt", seen)
