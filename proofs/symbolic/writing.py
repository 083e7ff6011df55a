"""How expressions and claims are written down in LaTeX."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sympy

from dpcert.readings.latex import SYMBOLS

if TYPE_CHECKING:
    from symbolic.ground import Claim, Expr

#: Letters of the derivations beside those that the kernel's printer knows.
_LETTERS: Final = {
    **SYMBOLS,
    **{name: rf"\mathrm{{{name}}}" for name in ("total", "each", "mean", "square")},
    "W1": "W'",
}
_SIGNS: Final = {"=": "=", ">": ">", ">=": r"\ge", "<": "<", "<=": r"\le"}
_PHI: Final = sympy.Function("Phi")
#: From this size on a fraction with a finite decimal is written as that.
_LONG: Final = 100


def tex(expression: Expr) -> str:
    """An expression for LaTeX's mathematics mode; erfc is written by Phi, long fractions as decimals."""
    normal = expression.replace(sympy.erfc, lambda argument: 2 * _PHI(-sympy.sqrt(2) * argument))
    shown = normal.xreplace({q: _decimal(q) for q in normal.atoms(sympy.Rational) if _is_decimal(q)})
    names = {symbol: _LETTERS[symbol.name] for symbol in shown.free_symbols if symbol.name in _LETTERS}
    written: str = sympy.latex(shown, symbol_names=names, ln_notation=True)
    return written


def relation(claim: Claim) -> str:
    """A claim; an equation that sympy's own order turns into one expression is written once."""
    left, right = tex(claim.left), tex(claim.right)
    return left if claim.sign == "=" and left == right else f"{left} {_SIGNS[claim.sign]} {right}"


def _is_decimal(number: Expr) -> bool:
    rest = int(number.q)
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest == 1 and number.q >= _LONG


def _decimal(number: Expr) -> Expr:
    places = 0
    while (10**places) % int(number.q):
        places += 1
    digits = str(abs(int(number.p)) * 10**places // int(number.q)).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}"
    return sympy.Symbol(("-" if number.p < 0 else "") + text)
