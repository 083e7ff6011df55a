"""The sign of an expression read off its structure: sums and products of positive things.

Only rules of this page decide. Numbers are compared as fractions; a symbol has the sign
that it was declared with; anything else is looked up among the facts, which are claims
of earlier steps. sympy's own comparisons are never asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import sympy
from sympy.core.function import AppliedUndef

from symbolic.ground import CheckFailed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from symbolic.ground import Claim, Expr

#: > 0, >= 0, < 0, <= 0, = 0, not known.
Sign = Literal["+", "0+", "-", "0-", "0", "?"]

_OPPOSITE: Final[dict[Sign, Sign]] = {"+": "-", "0+": "0-", "-": "+", "0-": "0+", "0": "0", "?": "?"}

#: By (negative, weak).
_SIGNS: Final[dict[tuple[bool, bool], Sign]] = {
    (False, False): "+",
    (False, True): "0+",
    (True, False): "-",
    (True, True): "0-",
}


def sign(expression: Expr, facts: Iterable[Claim] = ()) -> Sign:
    """The sign, for all values of the symbols in their domains that satisfy the facts."""
    facts = tuple(facts)
    found = _structural(expression, facts)
    return found if found in {"+", "-", "0"} else _better(found, _from_facts(expression, facts))


def _better(first: Sign, second: Sign) -> Sign:
    """The stronger of two true statements (a weak and a strict one never contradict)."""
    order = "?", "0+", "0-", "0", "+", "-"
    return max(first, second, key=order.index)


def _from_facts(expression: Expr, facts: tuple[Claim, ...]) -> Sign:
    """Whether it is a rational multiple of what a fact speaks of, or that plus a nonnegative number."""
    for fact in facts:
        excess = fact.excess
        if fact.sign == "=" or excess == 0:
            continue
        ratio = sympy.cancel(expression / excess)
        if ratio.is_Rational and ratio != 0:
            known: Sign = "+" if fact.strict else "0+"
            return known if ratio.p > 0 else _OPPOSITE[known]
        more = sympy.expand(expression - excess)
        if more.is_Rational and more.p > 0:
            return "+"
    return "?"


def _structural(expression: Expr, facts: tuple[Claim, ...]) -> Sign:  # noqa: PLR0911  (one return for each form)
    if expression.is_Rational:
        return "0" if expression.p == 0 else "+" if expression.p > 0 else "-"
    if expression in {sympy.pi, sympy.E}:
        return "+"
    if expression.is_Symbol or isinstance(expression, AppliedUndef):
        # The declaration of the symbol or of the function, not a deduction.
        return "+" if expression.is_positive else "0+" if expression.is_nonnegative else "?"
    if expression.is_Add:
        return _sum(expression, facts)
    if expression.is_Mul:
        found: Sign = "+"
        for factor in expression.args:
            found = _times(found, sign(factor, facts))
        return found
    if expression.is_Pow:
        return _power(sign(expression.base, facts), expression.exp, facts)
    if isinstance(expression, sympy.exp | sympy.cosh | sympy.erfc):
        return "+"
    if isinstance(expression, sympy.sinh | sympy.tanh):
        return sign(expression.args[0], facts)
    if isinstance(expression, sympy.log):
        return sign(expression.args[0] - 1, facts)
    return "?"


def _sum(expression: Expr, facts: tuple[Claim, ...]) -> Sign:
    found: Sign = "0"
    for term in expression.args:
        found = _plus(found, sign(term, facts))
    if found == "?" and len(expression.args) == 2:
        return _difference(expression.args[0], expression.args[1], facts)
    return found


def _difference(first: Expr, second: Expr, facts: tuple[Claim, ...]) -> Sign:
    """first + second where second = -first exp(q): first (1 - exp(q)), and 1 - exp(q) has the sign of -q."""
    ratio = sympy.powsimp(-second / first)
    if ratio == sympy.E:
        exponent: Expr = sympy.Integer(1)
    elif isinstance(ratio, sympy.exp):
        exponent = ratio.args[0]
    else:
        return "?"
    return _times(sign(first, facts), sign(-exponent, facts))


def _plus(first: Sign, second: Sign) -> Sign:
    if "0" in {first, second}:
        return second if first == "0" else first
    if {first, second} <= {"+", "0+"}:
        return "+" if "+" in {first, second} else "0+"
    if {first, second} <= {"-", "0-"}:
        return "-" if "-" in {first, second} else "0-"
    return "?"


def _times(first: Sign, second: Sign) -> Sign:
    if "0" in {first, second}:
        return "0"
    if "?" in {first, second}:
        return "?"
    negative = ("-" in first) != ("-" in second)
    weak = "0" in first or "0" in second
    return _SIGNS[negative, weak]


def _power(base: Sign, exponent: Expr, facts: tuple[Claim, ...]) -> Sign:
    if base == "+":
        return "+"
    if base == "0+" and sign(exponent, facts) == "+":
        return "0+"
    if not exponent.is_Integer:
        return "?"
    if exponent.p % 2 == 0:
        return "+" if base == "-" else "0+" if exponent.p > 0 else "?"
    return base if base == "-" else "?"


def demand(expression: Expr, facts: Iterable[Claim], *, strict: bool, what: str = "the expression") -> None:
    """Refuse an expression that is not visibly positive (or not negative, unless strict)."""
    found = sign(expression, facts)
    if found not in ({"+"} if strict else {"+", "0+", "0"}):
        raise CheckFailed(f"{what} is not visibly {'positive' if strict else 'at least 0'}: {expression}")
