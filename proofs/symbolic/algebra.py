"""What sympy is trusted to do, each time next to a certified check: reduce to zero, differentiate."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import sympy

from dpcert.reals import ball
from dpcert.reals.enclosure import Enclosure, Enclosures
from symbolic.evaluation import BITS, agree, certified, ends, same, samples
from symbolic.ground import CheckFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from symbolic.evaluation import Ranges
    from symbolic.ground import Expr

POINTS: Final = 12
#: A derivative is compared with a quotient over 2**-_GAP, to 2**-_SLOPE of its size.
_GAP: Final = 64
_SLOPE: Final = 24


def equal(left: Expr, right: Expr, where: Ranges, points: int = POINTS) -> str:
    """Establish left = right twice over: certified values first (they are quick to refute), then sympy."""
    count = agree(left, right, where, points)
    if not vanishes(left - right):
        raise CheckFailed("sympy does not reduce the difference of the two sides to 0")
    places = f" at {count} points" if count > 1 else ""
    return f"sympy reduces the difference to 0 and enclosures overlap{places}"


def vanishes(expression: Expr) -> bool:
    """Whether sympy reduces the expression to 0."""
    return any(reduce(expression) == 0 for reduce in _REDUCTIONS)


def _exponential(expression: Expr) -> Expr:
    return sympy.cancel(sympy.together(sympy.expand(expression.rewrite(sympy.exp))))


def _logarithmic(expression: Expr) -> Expr:
    # Logarithms of positive symbols only are split: nothing is forced.
    return sympy.expand(sympy.expand_log(sympy.powdenest(expression)))


_REDUCTIONS: Final[tuple[Callable[[Expr], Expr], ...]] = (
    lambda expression: expression,
    lambda expression: expression.doit(),
    sympy.expand,
    _logarithmic,
    _exponential,
    lambda expression: sympy.simplify(sympy.powsimp(sympy.expand(expression))),
    sympy.simplify,
)


def derivative(expression: Expr, variable: Any, where: Ranges) -> Expr:  # noqa: ANN401  (a symbol)
    """sympy's derivative, held against certified difference quotients.

    By the mean value theorem a quotient over [a, b] is the derivative somewhere in [a, b].
    """
    slope = sympy.diff(expression, variable)
    if not expression.has(variable):
        return slope
    real = Enclosures(BITS)
    for values in samples(expression.free_symbols, where, 4, real):
        start = values[variable]
        stop = start + Enclosure(BITS, None, (ball.dyadic(1, -_GAP),) * 2)
        rise = certified(expression, {**values, variable: stop}, real) - certified(expression, values, real)
        between = Enclosure(BITS, None, (start.ends[0], stop.ends[1]))
        run = stop - start
        same(certified(slope, {**values, variable: between}, real), rise / run, _SLOPE, values)
    return slope


def settled(expression: Expr, where: Ranges) -> Expr:
    """The expression with every derivative in it carried out."""
    while found := expression.atoms(sympy.Derivative):
        worked = {}
        for node in found:
            inner = settled(node.expr, where)
            for variable, times in node.variable_count:
                for _ in range(int(times)):
                    inner = derivative(inner, variable, where)
            worked[node] = inner
        expression = expression.xreplace(worked)
    return expression


def fraction(value: str) -> Expr:
    """An exact rational for sympy."""
    exact = Fraction(value)
    return sympy.Rational(exact.numerator, exact.denominator)


def size_at(expression: Expr, variable: Any, value: int, where: Ranges) -> Fraction:  # noqa: ANN401  (a symbol)
    """A bound on the absolute value where the variable has this value, at one sample of the others."""
    real = Enclosures(BITS)
    placed = expression.subs(variable, value)
    (values,) = samples(placed.free_symbols, where, 1, real)
    return max(abs(end) for end in ends(certified(placed, values, real)))
