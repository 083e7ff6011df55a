"""The expression tree is the formula: evaluated it gives the same, written out it reads the same."""

import operator
import re
from dataclasses import FrozenInstanceError
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from dpcert.readings.expression import FUNCTIONS, Expression, Expressions, evaluate, text, tree, variable
from dpcert.reals.approximate import FLOATS
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read

from .formulas import FORMULAS, SAMPLES, arguments, names
from .trees import VALUES, expressions


def test_every_theorem_has_formulas():
    """The search for formulas finds those of every theorem."""
    stems = {name.partition(".")[0] for name in FORMULAS}
    assert {
        "basic_composition",
        "advanced_composition",
        "corollary_3_21",
        "gaussian_mechanism",
        "gaussian_profile",
        "randomized_response",
    } <= stems
    assert len(FORMULAS) >= 20


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
def test_evaluating_the_tree_is_evaluating_the_formula(formula, sample):
    """In enclosures the two are the same, ends and exactness and all; in floats too."""
    exact = arguments(formula, sample)
    for real in (Enclosures(53), Enclosures(300), FLOATS):
        lifted = {name: real.number(value) for name, value in exact.items()}
        direct, walked = formula(**lifted, real=real), evaluate(tree(formula), lifted, real)
        if real is FLOATS:
            assert direct == walked
        else:
            assert (direct.ends, direct.exact) == (walked.ends, walked.exact)


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_a_tree_knows_its_variables(formula):
    """The leaves are the parameters that the formula uses, under their names or others."""
    used = leaves(tree(formula))
    assert used <= set(names(formula))
    renamed = leaves(tree(formula, tuple(f"x{i}" for i in range(len(names(formula))))))
    assert len(used) == len(renamed)
    assert all(re.fullmatch(r"x\d", name) for name in renamed)


def leaves(expression):
    """Names of the variables of a tree."""
    if expression.operation == "variable":
        return {expression.parts[0]}
    return {name for part in expression.parts if isinstance(part, Expression) for name in leaves(part)}


def reread(written):
    """A written formula as Python, with exact integers."""
    exactly = re.sub(r"(?<![a-z])\d+", lambda number: f"Fraction({number.group()})", written.replace("^", "**"))
    return eval(exactly, {"Fraction": Fraction}, VALUES)  # noqa: S307  (our own text)


@settings(max_examples=100)
@given(expressions)
def test_a_written_tree_reads_back_with_the_same_value(expression):
    """Brackets stand wherever the order of operations needs them."""
    try:
        value = evaluate(expression, VALUES, None)
    except ZeroDivisionError:
        assume(False)
    assert value == reread(text(expression))


@settings(max_examples=100)
@given(expressions)
def test_numbers_put_in_read_back_with_the_same_value(expression):
    """Fractions and negative numbers are bracketed where they stand in products and powers."""
    try:
        value = evaluate(expression, VALUES, None)
    except ZeroDivisionError:
        assume(False)
    assert value == reread(text(expression, {name: str(number) for name, number in VALUES.items()}))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("basic_composition.total_formula", "k*each"),
        (
            "advanced_composition.epsilon_prime_formula",
            "sqrt(2*k*ln(1/delta_prime))*epsilon + k*epsilon*(e^epsilon - 1)",
        ),
        ("advanced_composition.slack_formula", "epsilon_prime - k*epsilon*(e^epsilon - 1)"),
        ("corollary_3_21.largest_epsilon_formula", "epsilon_prime/(2*sqrt(2*k*ln(1/delta_prime)))"),
        ("gaussian_mechanism.smallest_sigma_formula", "sqrt(2*ln(5/(4*delta)))*sensitivity/epsilon"),
        ("randomized_response.delta_formula", "(-(e^min(epsilon_prime - epsilon, 0) - 1))/(1 + exp(-epsilon))"),
    ],
)
def test_the_theorems_as_one_line_of_text(name, expected):
    """What `explain` prints."""
    assert expected == text(tree(FORMULAS[name]))


def test_nothing_is_simplified():
    """The tree of a formula is the formula, not something equal to it."""
    a = variable("a")
    assert text(a + 0 - a * 1) == "a + 0 - a*1"
    assert a - a != variable("a") * 0


@pytest.mark.parametrize("other", [0.5, Fraction(1, 2), "a", True, None, 1j], ids=repr)
@pytest.mark.parametrize("combine", [operator.add, operator.sub, operator.mul, operator.truediv, operator.pow])
def test_a_tree_mixes_with_integers_only(combine, other):
    """float, Fraction and truth values raise TypeError, on either side."""
    for left, right in ((variable("a"), other), (other, variable("a"))):
        with pytest.raises(TypeError):
            combine(left, right)


def test_equal_trees_are_equal_and_hashable():
    """Structure decides equality, and a node cannot be changed."""
    a, b = variable("a"), variable("b")
    assert (a + 2 * b) ** 2 == (variable("a") + 2 * variable("b")) ** 2
    assert a + b != b + a
    assert len({a * b, a * b, b * a}) == 2
    with pytest.raises(FrozenInstanceError):
        a.operation = "integer"


def test_every_function_of_the_contract_makes_a_node():
    """And nothing else does."""
    real = Expressions()
    for name in FUNCTIONS:
        assert Expression(name, (variable("a"),)) == getattr(real, name)(variable("a"))
    with pytest.raises(AttributeError, match="gamma"):
        real.gamma(variable("a"))


def test_a_sum_is_written_out():
    """sum(term, 1, 3) is term(1) + term(2) + term(3), and evaluates to it."""
    a = variable("a")
    total = Expressions().sum(lambda i: a**i, 1, 3)
    assert text(total) == "a^1 + a^2 + a^3"
    assert Fraction(2, 3) + Fraction(4, 9) + Fraction(8, 27) == evaluate(total, VALUES, None)
    assert text(Expressions().sum(lambda i: a * i, 2, 1)) == "0"


def test_a_constant_is_a_leaf():
    """An exact number in a formula is shown as it is and lifted where it is read."""
    third = Expressions().number(read("1/3").exact)
    assert text(third * variable("a")) == "1/3*a"
    assert text(variable("a") * third) == "a*(1/3)"
    assert read("1/3").exact == evaluate(third, {}, Enclosures(53)).exact
