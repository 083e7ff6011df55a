"""The formula as LaTeX."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dpcert.readings.expression import Expression

SYMBOLS: Final = {
    "k": "k",
    "epsilon": r"\varepsilon",
    "epsilon_prime": r"\varepsilon'",
    "delta": r"\delta",
    "delta_prime": r"\delta'",
    "delta_total": r"\delta_{\mathrm{total}}",
    "delta_budget": r"\delta''",
    "delta_spent": r"\delta_{\mathrm{spent}}",
    "squares_spent": "S",
    "sigma": r"\sigma",
    "sensitivity": r"\Delta",
    "mu": r"\mu",
    "mu_squared": r"\mu^2",
    "scale": "b",
    "rho": r"\rho",
    "alpha": r"\alpha",
    "tau": r"\tau",
    "t": "t",
    "w": "w",
}
_CALLS: Final = {
    "log": r"\ln",
    "log1p": r"\operatorname{log1p}",
    "tanh": r"\tanh",
    "minimum": r"\min",
    "erfc": r"\operatorname{erfc}",
    "normal_cdf": r"\Phi",
}
_SUM, _PRODUCT, _FRACTION, _ATOM = 1, 2, 3, 4


def latex(expression: Expression) -> str:
    """The tree for LaTeX's mathematics mode."""
    return _latex(expression)[0]


def _latex(expression: Expression) -> tuple[str, int]:  # noqa: PLR0911  (one return for each kind of node)
    operation, parts = expression.operation, expression.parts
    if operation == "variable":
        return SYMBOLS.get(parts[0], rf"\mathrm{{{parts[0]}}}"), _ATOM
    if operation in {"integer", "number"}:
        return str(parts[0]), _ATOM
    if operation in {"+", "-"}:
        right = _part(parts[1], _PRODUCT if operation == "-" else _SUM)
        return f"{_part(parts[0], _SUM)} {operation} {right}", _SUM
    if operation == "*":
        return rf"{_part(parts[0], _PRODUCT)} \, {_part(parts[1], _PRODUCT)}", _PRODUCT
    if operation == "/":
        return rf"\frac{{{latex(parts[0])}}}{{{latex(parts[1])}}}", _FRACTION
    if operation == "**":
        return f"{_part(parts[0], _ATOM)}^{{{latex(parts[1])}}}", _PRODUCT
    if operation == "neg":
        return "-" + _part(parts[0], _PRODUCT), _SUM
    if operation == "sqrt":
        return rf"\sqrt{{{latex(parts[0])}}}", _ATOM
    if operation == "exp":
        return f"e^{{{latex(parts[0])}}}", _FRACTION
    if operation == "expm1":
        return f"e^{{{latex(parts[0])}}} - 1", _SUM
    inside = ", ".join(latex(part) for part in parts)
    return rf"{_CALLS[operation]}\left({inside}\right)", _ATOM


def _part(expression: Expression, least: int) -> str:
    shown, binding = _latex(expression)
    return rf"\left({shown}\right)" if binding < least else shown
