"""Certified values of sympy expressions: the independent half of every check.

An expression is walked into dpcert's enclosures. Nothing here asks sympy for a number:
no evalf, no float, no comparison of sympy's.
"""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import sympy

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import ball
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational
from symbolic.ground import CheckFailed, Vacuous

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from symbolic.ground import Expr

    #: Symbols and the closed interval of rationals that each is taken from.
    Ranges = Mapping[Any, tuple[str, str]]
    Values = Mapping[Any, Enclosure]

#: Precision of sampled values, and how narrow they must be: 2**-WIDTH of their size.
BITS: Final = 256
WIDTH: Final = 128
#: A check with fewer sample points is refused.
FEWEST: Final = 8
#: Where symbols are sampled that a check names no range for.
USUAL: Final = ("1/8", "3")
#: Steps into which a range is cut: a prime, so that no sample is a round number by accident.
_CUTS: Final = 9_973


def enclose(expression: Expr, values: Values, real: Enclosures) -> Enclosure:
    """The expression at enclosed values of its symbols."""
    known = values.get(expression)
    if known is not None:
        return known
    if expression.is_Rational:
        return real.number(rational(Fraction(int(expression.p), int(expression.q))))
    if expression is sympy.pi:
        # An integer within 2 of pi 2**bits.
        near = ball.pi(real.bits)
        ends = ball.dyadic(near - 2, -real.bits), ball.dyadic(near + 2, -real.bits)
        return Enclosure(real.bits, None, ends)
    if expression is sympy.E:
        return real.exp(real.number(rational(1)))
    arguments = [enclose(argument, values, real) for argument in expression.args]
    if expression.is_Pow:
        return _power(arguments[0], expression.exp, arguments[1], real)
    reading = _READINGS.get(type(expression))
    if reading is None or not arguments:
        raise CheckFailed(f"{expression} has no certified reading")
    return reading(real, *arguments)


def _power(base: Enclosure, exponent: Expr, enclosed: Enclosure, real: Enclosures) -> Enclosure:
    if exponent.is_Integer:
        return base ** int(exponent)
    if exponent.is_Rational and exponent.q == 2:
        return real.sqrt(base) ** int(exponent.p)
    return real.exp(enclosed * real.log(base))


def _sum(_: Enclosures, first: Enclosure, *others: Enclosure) -> Enclosure:
    for other in others:
        first = first + other
    return first


def _product(_: Enclosures, first: Enclosure, *others: Enclosure) -> Enclosure:
    for other in others:
        first = first * other
    return first


_READINGS: Final[dict[Any, Callable[..., Enclosure]]] = {
    sympy.Add: _sum,
    sympy.Mul: _product,
    sympy.exp: lambda real, x: real.exp(x),
    sympy.log: lambda real, x: real.log(x),
    sympy.sinh: lambda real, x: (real.exp(x) - real.exp(-x)) / 2,
    sympy.cosh: lambda real, x: (real.exp(x) + real.exp(-x)) / 2,
    sympy.tanh: lambda real, x: real.tanh(x),
    sympy.erfc: lambda real, x: real.erfc(x),
    sympy.Min: lambda real, *x: real.minimum(*x),
    sympy.Max: lambda real, *x: -real.minimum(*[-each for each in x]),
}


def samples(symbols: set[Any], where: Ranges, points: int, real: Enclosures) -> Iterator[dict[Any, Enclosure]]:
    """`points` exact rational points, the same on every run."""
    if points < 1:
        raise Vacuous("no sample points")
    ranges = {symbol: interval(where.get(symbol, USUAL)) for symbol in sorted(symbols, key=str)}
    for index in range(points):
        yield {symbol: real.number(rational(_pick(f"{symbol}#{index}", *ends))) for symbol, ends in ranges.items()}


def interval(ends: tuple[str, str]) -> tuple[Fraction, Fraction]:
    """The exact ends; an empty range and a single point are refused."""
    low, high = Fraction(ends[0]), Fraction(ends[1])
    if low >= high:
        raise Vacuous(f"[{low}, {high}] is empty or a single point")
    return low, high


def _pick(label: str, low: Fraction, high: Fraction) -> Fraction:
    """A fraction strictly between low and high, determined by the label."""
    count = int.from_bytes(sha256(label.encode()).digest()[:8]) % (_CUTS - 1) + 1
    return low + (high - low) * Fraction(count, _CUTS)


def certified(expression: Expr, values: Values, real: Enclosures) -> Enclosure:
    """`enclose`, where leaving a domain is a failed check."""
    try:
        return enclose(expression, values, real)
    except (OutsideTheorem, Undecided) as error:
        raise CheckFailed(f"{expression} is not defined on the whole of its range: {error}") from error


def ends(value: Enclosure) -> tuple[Fraction, Fraction]:
    """The ends as fractions."""
    return _fraction(value.ends[0]), _fraction(value.ends[1])


def _fraction(end: ball.Mpf) -> Fraction:
    mantissa, exponent = ball.signed(end)
    if not mantissa and exponent:
        raise CheckFailed("an enclosure reaches to infinity")
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent)


def agree(left: Expr, right: Expr, where: Ranges, points: int) -> int:
    """Enclose both sides at sample points: they must be narrow and overlap. The number of points."""
    real = Enclosures(BITS)
    if points < FEWEST:
        raise Vacuous(f"{points} sample points are too few; at least {FEWEST} are asked for")
    symbols = left.free_symbols | right.free_symbols
    count = points if symbols else 1
    for values in samples(symbols, where, count, real):
        same(certified(left, values, real), certified(right, values, real), WIDTH, values)
    return count


def same(left: Enclosure, right: Enclosure, width: int, values: Values) -> None:
    """Refuse enclosures that are apart, or too wide for their overlap to mean anything."""
    (a, b), (c, d) = ends(left), ends(right)
    if max(a, c) > min(b, d):
        at = ", ".join(f"{symbol} = {value.exact or value}" for symbol, value in values.items())
        raise CheckFailed("the two sides differ" + (f" at {at}" if at else ""))
    for low, high in ((a, b), (c, d)):
        # Relative to the value, or to 1 where the value may be 0.
        size = min(abs(low), abs(high)) if low * high > 0 else 1
        if (high - low) * 2**width > size:
            raise CheckFailed("an enclosure is too wide to compare the two sides")
