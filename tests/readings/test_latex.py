"""The LaTeX of a formula reads back as the formula."""

import re
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from dpcert.readings.expression import Expressions, evaluate, tree, variable
from dpcert.readings.latex import SYMBOLS, latex
from dpcert.theorems import STATEMENTS

from .formulas import FORMULAS
from .trees import VALUES, expressions

REAL = Expressions()
ROOT = r"\sqrt{2 \, k \, \ln\left(\frac{1}{\delta'}\right)}"
A, B = variable("a"), variable("b")


def reread(shown):
    """LaTeX of + - * / and powers as Python, with exact integers."""
    text = re.sub(r"\\mathrm\{([abc])\}", r"\1", shown)
    text = text.replace(r"\left(", "(").replace(r"\right)", ")").replace(r" \, ", "*")
    before = None
    while before != text:
        before = text
        text = re.sub(r"\^\{([^{}]*)\}", r"**(\1)", text)
        text = re.sub(r"\\frac\{([^{}]*)\}\{([^{}]*)\}", r"((\1)/(\2))", text)
    exactly = re.sub(r"\d+", lambda number: f"Fraction({number.group()})", text)
    return eval(exactly, {"Fraction": Fraction}, VALUES)  # noqa: S307  (our own text)


@settings(max_examples=100)
@given(expressions)
def test_latex_reads_back_with_the_same_value(expression):
    """Fractions, powers and brackets mean what the tree means."""
    try:
        value = evaluate(expression, VALUES, None)
    except ZeroDivisionError:
        assume(False)
    assert value == reread(latex(expression))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("basic_composition.total_formula", r"k \, \mathrm{each}"),
        (
            "advanced_composition.epsilon_prime_formula",
            rf"{ROOT} \, \varepsilon + k \, \varepsilon \, \left(e^{{\varepsilon}} - 1\right)",
        ),
        (
            "corollary_3_21.largest_epsilon_formula",
            rf"\frac{{\varepsilon'}}{{2 \, {ROOT}}}",
        ),
        (
            "gaussian_mechanism.smallest_sigma_formula",
            r"\frac{\sqrt{2 \, \ln\left(\frac{5}{4 \, \delta}\right)} \, \Delta}{\varepsilon}",
        ),
    ],
)
def test_the_theorems_in_latex(name, expected):
    """What a document shows."""
    assert expected == latex(tree(FORMULAS[name]))


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_brackets_and_braces_are_balanced(formula):
    """Every group that is opened is closed, in order."""
    shown = latex(tree(formula))
    open_groups = []
    for mark in re.findall(r"\\left\(|\\right\)|[{}]", shown):
        if mark in {r"\left(", "{"}:
            open_groups.append(mark)
        else:
            assert {r"\right)": r"\left(", "}": "{"}[mark] == open_groups.pop()
    assert open_groups == []


def test_every_parameter_has_a_symbol():
    """No parameter of a theorem is spelled out."""
    assert {parameter.name for statement in STATEMENTS for parameter in statement.parameters} <= set(SYMBOLS)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (REAL.exp(A), r"e^{\mathrm{a}}"),
        (REAL.expm1(A) * B, r"\left(e^{\mathrm{a}} - 1\right) \, \mathrm{b}"),
        (REAL.log1p(A), r"\operatorname{log1p}\left(\mathrm{a}\right)"),
        (REAL.normal_cdf(-A), r"\Phi\left(-\mathrm{a}\right)"),
        (REAL.minimum(A - B, 0), r"\min\left(\mathrm{a} - \mathrm{b}, 0\right)"),
        (-(A + B), r"-\left(\mathrm{a} + \mathrm{b}\right)"),
        ((A / B) ** 2, r"\left(\frac{\mathrm{a}}{\mathrm{b}}\right)^{2}"),
        (REAL.sqrt(A) ** 2, r"\sqrt{\mathrm{a}}^{2}"),
    ],
    ids=range(8),
)
def test_each_kind_of_node(expression, expected):
    """Functions and operators by example."""
    assert expected == latex(expression)


def test_a_power_of_an_exponential_is_bracketed():
    """e^{a}^{2} is an error of LaTeX (double superscript)."""
    assert "}^{" not in latex(REAL.exp(A) ** 2)
