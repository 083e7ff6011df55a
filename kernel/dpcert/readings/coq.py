"""The formula as a Coq term over the reals, for the proofs and certificates in proofs/coq.

Coq's `ln`, `exp`, `sqrt`, `tanh` and `Rmin` are those of its standard library, and
`normal_cdf` is that of proofs/coq/normal_distribution.v. The text is the tree, bracketed
by Coq's own binding of operators; nothing is rewritten but `expm1` and `log1p`, which Coq
does not have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dpcert.errors import InvalidInput
from dpcert.reals.exact import rational

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.readings.expression import Expression
    from dpcert.reals.exact import Exact

_CALLS: Final = {"sqrt": "sqrt", "exp": "exp", "log": "ln", "tanh": "tanh", "normal_cdf": "normal_cdf"}
#: How tightly Coq binds; applications bind tightest but for what needs no brackets anywhere.
_SUM, _PRODUCT, _NEGATION, _POWER, _CALL, _ATOM = range(1, 7)
#: Powers of two and ten with so many digits are written as powers: Coq spells numerals out in binary.
#: The exponent is of type Z, and negative rather than under a division: Coq counts exponents of type
#: nat in unary, and `interval` is ten times as slow at those and a few times as slow at a quotient.
_LONG: Final = 30


def coq(expression: Expression, values: Mapping[str, Exact] | None = None) -> str:
    """The tree as a term of type R, with exact values in place of variables where they are given.

    >>> from dpcert.readings.expression import tree
    >>> from dpcert.theorems.advanced_composition import epsilon_prime_formula
    >>> coq(tree(epsilon_prime_formula))
    'sqrt (2 * k * ln (1 / delta_prime)) * epsilon + k * epsilon * (exp epsilon - 1)'
    """
    return _term(expression, values or {})[0]


def coq_value(exact: Exact) -> str:
    """An exact value as a term.

    >>> from dpcert.reals.exact import read
    >>> [coq_value(read(text).exact) for text in ("-3", "1/801", "exp(-32)", "log(2)", "1e-400")]
    ['- 3', '1 / 801', 'exp (- 32)', 'ln 2', 'powerRZ 10 (-400)']
    """
    return _value(exact)[0]


def _term(expression: Expression, values: Mapping[str, Exact]) -> tuple[str, int]:  # noqa: PLR0911  (one return for each kind of node)
    operation, parts = expression.operation, expression.parts
    if operation == "variable":
        return _value(values[parts[0]]) if parts[0] in values else (parts[0], _ATOM)
    if operation == "number":
        return _value(parts[0])
    if operation == "integer":
        return _value(rational(parts[0]))
    if operation in _CALLS:
        return f"{_CALLS[operation]} {_wrapped(parts[0], values, _ATOM)}", _CALL
    if operation in {"+", "-"}:
        right = _wrapped(parts[1], values, _PRODUCT)
        return f"{_wrapped(parts[0], values, _SUM)} {operation} {right}", _SUM
    if operation in {"*", "/"}:
        return f"{_wrapped(parts[0], values, _PRODUCT)} {operation} {_wrapped(parts[1], values, _NEGATION)}", _PRODUCT
    if operation == "neg":
        return f"- {_wrapped(parts[0], values, _NEGATION + 1)}", _NEGATION
    if operation == "**":
        return f"{_wrapped(parts[0], values, _CALL)} ^ {parts[1].parts[0]}", _POWER
    if operation == "expm1":
        return f"exp {_wrapped(parts[0], values, _ATOM)} - 1", _SUM
    if operation == "log1p":
        return f"ln (1 + {_wrapped(parts[0], values, _PRODUCT)})", _CALL
    if operation == "minimum":
        return _minimum([_wrapped(part, values, _ATOM) for part in parts]), _CALL
    raise InvalidInput(f"the operation {operation} has no reading in Coq")


def _minimum(terms: list[str]) -> str:
    first, *rest = terms
    if not rest:
        raise InvalidInput("a minimum of one term has no reading in Coq")
    return f"Rmin {first} {rest[0] if len(rest) == 1 else f'({_minimum(rest)})'}"


def _wrapped(expression: Expression, values: Mapping[str, Exact], least: int) -> str:
    shown, binding = _term(expression, values)
    return f"({shown})" if binding < least else shown


def _value(exact: Exact) -> tuple[str, int]:
    above, raised = _scaled(abs(exact.above))
    below, lowered = _scaled(exact.below)
    factors = [str(above) if below == 1 else f"{above} / {below}"] * ((above, below) != (1, 1))
    factors += [coq_power(base, exponent) for base, exponent in (raised, (lowered[0], -lowered[1])) if exponent]
    shown = " * ".join(factors or ["1"])
    binding = _PRODUCT if "/" in shown or "*" in shown else _CALL if " " in shown else _ATOM
    if exact.above < 0:
        shown, binding = f"- {shown}", min(binding, _NEGATION)
    if exact.kind == "rational":
        return shown, binding
    return f"{'exp' if exact.kind == 'exp' else 'ln'} {shown if binding == _ATOM else f'({shown})'}", _CALL


def _scaled(value: int) -> tuple[int, tuple[int, int]]:
    """A positive integer without its long power of two or ten, and that power's base and exponent."""
    if value >= 10**_LONG and value & (value - 1) == 0:
        return 1, (2, value.bit_length() - 1)
    first = str(value).rstrip("0")
    zeros = len(str(value)) - len(first)
    return (value, (10, 0)) if zeros < _LONG else (int(first), (10, zeros))


def coq_power(base: int, exponent: int) -> str:
    """A power as Coq computes it quickly."""
    return f"powerRZ {base} {exponent if exponent >= 0 else f'({exponent})'}"
