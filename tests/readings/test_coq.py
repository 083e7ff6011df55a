"""The Coq term of a formula reads back as the formula."""

import re
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from dpcert import InvalidInput
from dpcert.readings.coq import coq, coq_value
from dpcert.readings.expression import Expressions, evaluate, tree, variable
from dpcert.reals.exact import read

from .formulas import FORMULAS
from .trees import VALUES, expressions

REAL = Expressions()
A, B = variable("a"), variable("b")
#: How Coq binds: level 50 for + and -, 40 for * and /, 35 for the unary minus, 30 for powers, 10 for calls.
LEVELS = {"+": 50, "-": 50, "*": 40, "/": 40}


class Reader:
    """A parser of R-terms by Coq's levels, written from its manual and not from the printer."""

    def __init__(self, text):
        self.tokens = re.findall(r"\w+|[-+*/^()]", text)

    def take(self):
        return self.tokens.pop(0)

    def term(self, level):
        if self.tokens[0] == "-" and level >= 35:
            self.take()
            left = -self.term(35)
        else:
            left = self.application()
            if self.tokens and self.tokens[0] == "^" and level >= 30:
                self.take()
                left = left ** int(self.term(30))
        while self.tokens and self.tokens[0] in LEVELS and LEVELS[self.tokens[0]] <= level:
            operator = self.take()
            right = self.term(LEVELS[operator] - 1)
            left = {"+": left.__add__, "-": left.__sub__, "*": left.__mul__, "/": left.__truediv__}[operator](right)
        return left

    def application(self):
        word = self.take()
        if word == "(":
            inside = self.term(200)
            assert self.take() == ")"
            return inside
        return VALUES[word] if word in VALUES else Fraction(word)


@settings(max_examples=200)
@given(expressions)
def test_a_term_reads_back_with_the_same_value(expression):
    """Brackets are where Coq needs them."""
    try:
        value = evaluate(expression, VALUES, None)
    except ZeroDivisionError:
        assume(False)
    reader = Reader(coq(expression))
    assert value == reader.term(200)
    assert reader.tokens == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("basic_composition.total_formula", "k * each"),
        (
            "advanced_composition.smallest_delta_prime_formula",
            "exp (- (epsilon_prime - k * epsilon * (exp epsilon - 1)) ^ 2 / (2 * k * epsilon ^ 2))",
        ),
        ("corollary_3_21.largest_epsilon_formula", "epsilon_prime / (2 * sqrt (2 * k * ln (1 / delta_prime)))"),
        ("gaussian_mechanism.smallest_sigma_formula", "sqrt (2 * ln (5 / (4 * delta))) * sensitivity / epsilon"),
        (
            "randomized_response.delta_formula",
            "- (exp (Rmin (epsilon_prime - epsilon) 0) - 1) / (1 + exp (- epsilon))",
        ),
    ],
)
def test_the_theorems_in_coq(name, expected):
    """What the proofs speak about."""
    assert expected == coq(tree(FORMULAS[name]))


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (REAL.exp(-A), "exp (- a)"),
        (REAL.expm1(A) * B, "(exp a - 1) * b"),
        (A - REAL.expm1(A), "a - (exp a - 1)"),
        (REAL.log1p(-A), "ln (1 + - a)"),
        (REAL.log1p(A - B), "ln (1 + (a - b))"),
        (REAL.tanh(A / 2), "tanh (a / 2)"),
        (REAL.normal_cdf(-A), "normal_cdf (- a)"),
        (REAL.minimum(A, B, 0), "Rmin a (Rmin b 0)"),
        (-(A * B), "- (a * b)"),
        ((-A) ** 2, "(- a) ^ 2"),
        (-(A**2), "- a ^ 2"),
        (REAL.sqrt(A) ** 2, "sqrt a ^ 2"),
        (A / (B / A), "a / (b / a)"),
    ],
    ids=range(13),
)
def test_each_kind_of_node(expression, expected):
    """Functions and operators by example."""
    assert expected == coq(expression)


def test_values_stand_in_brackets_where_they_need_them():
    """A quotient under a quotient, a negative factor, an exponential under a logarithm."""
    values = {name: read(text).exact for name, text in (("a", "1/801"), ("b", "exp(-32)"))}
    assert coq(1 / A, values) == "1 / (1 / 801)"
    assert coq(A * B, values) == "1 / 801 * exp (- 32)"
    assert coq(REAL.log(1 / B), values) == "ln (1 / exp (- 32))"
    assert coq(-(A**2), {"a": read("-3").exact}) == "- (- 3) ^ 2"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("1e30", "powerRZ 10 30"),
        ("-1e-31", "- powerRZ 10 (-31)"),
        ("1e29", "1" + "0" * 29),
        ("-3e40", "- 3 * powerRZ 10 40"),
        (f"{10**40}/7", "1 / 7 * powerRZ 10 40"),
        ("5e-324", "1 / 2 * powerRZ 10 (-323)"),
        ("0x3p-1074", "3 * powerRZ 2 (-1074)"),
        ("exp(-1e-40)", "exp (- powerRZ 10 (-40))"),
    ],
)
def test_long_powers_stay_powers(given, expected):
    """Coq would spell the numeral out in binary."""
    assert expected == coq_value(read(given).exact)


@pytest.mark.parametrize("formula", FORMULAS.values(), ids=FORMULAS)
def test_every_formula_is_a_term(formula):
    """No theorem uses a function that Coq lacks."""
    shown = coq(tree(formula))
    assert shown.count("(") == shown.count(")")


def test_a_function_without_a_counterpart_is_refused_by_name():
    """The error function has none."""
    with pytest.raises(InvalidInput, match="the operation erfc has no reading in Coq"):
        coq(REAL.erfc(A))
