"""What is not an exact number of a bounded size is refused, before any arithmetic."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from dpcert.errors import InvalidInput
from dpcert.reals.exact import MAX_BITS, MAX_CHARACTERS, MAX_EXPONENT, read

REFUSED = [
    *("", " ", " 1", "1 ", "1\n", "\t1", "1_000", "1,5", "1.", ".5", "1.e3", "+", "-", "--1", "+-1", "1e", "1e+", "e5"),
    *("nan", "NaN", "-nan", "inf", "-inf", "infinity", "Infinity", "1e-5l", "0x10", "0x", "0x1.p1", "0b1", "1j", "1%"),
    *(
        "1/2/3",
        "1/-2",
        "1.5/2",
        "1/",
        "/2",
        "2^",
        "2^+3",
        "2^1.5",
        "1.5^2",
        "2**3",
        "2^2^2",
        "(1)",
        "1+1",
        "None",
        "True",
    ),
    *("exp", "exp()", "exp(1", "exp 1", "exp(1))", "exp(exp(1))", "exp(log(2))", "EXP(1)", "e", "e^", "e^(1)", "e^e^1"),
    *("log()", "ln(2)", "log(e)", "exp(1)*2", "-exp(1)", "1/exp(1)", '__import__("os")', "1;2", "1\x00", "\x001"),
    *(
        "\u0661",
        "\uff11",
        "\u00b2",
        "1\u00a0",
        "\u22121",
        "\u2155",
        "1\u2044801",
        "\u0966.\u0967",
        "\u221e",
        "\u212f^1",
    ),
]

HOSTILE = {
    "9" * 5000: "characters",
    "9" * (MAX_CHARACTERS + 1): "characters",
    "1" * 10**7: "characters",
    "0." + "0" * 10**6 + "1": "characters",
    "exp(" * 10**6: "characters",
    "1e999999999": "exponent",
    "1e-999999999": "exponent",
    "1e" + "9" * 4000: "exponent",
    "2^999999999": "exponent",
    "0x1p999999999": "exponent",
    "exp(1e999999999)": "exponent",
    f"1e{MAX_EXPONENT + 1}": "exponent",
    f"1e-{MAX_EXPONENT + 1}": "exponent",
    "9999^99999": "digits",
    "9999^-99999": "digits",
    "1/0": "zero",
    "-1/0": "zero",
    "0/0": "zero",
    "0^-1": "zero",
    "exp(1/0)": "zero",
    "log(0)": "positive",
    "log(-1)": "positive",
    "log(-1e-99999)": "positive",
}

FOREIGN = [
    True,
    False,
    None,
    1j,
    b"1",
    [1],
    (1, 2),
    {},
    Ellipsis,
    np.float32(0.1),
    np.bool_(1),
    np.array(1.0),
    Fraction,
]
NOT_FINITE = [
    float("nan"),
    float("inf"),
    -float("inf"),
    Decimal("nan"),
    Decimal("sNaN"),
    Decimal("-inf"),
    np.float64("nan"),
]


@pytest.mark.parametrize("text", REFUSED)
def test_a_text_outside_the_grammar_is_refused(text):
    """Also where Python's own int, float, Fraction or Decimal would take it."""
    with pytest.raises(InvalidInput, match=r"^delta cannot be read as a number: "):
        read(text, "delta")


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:20])
def test_a_hostile_text_is_refused_with_a_short_reason(text):
    """Length, exponents and divisors are looked at before any arithmetic; the message stays short."""
    with pytest.raises(InvalidInput, match=HOSTILE[text]) as caught:
        read(text, "delta")
    assert str(caught.value).startswith("delta ")
    assert len(str(caught.value)) < 300
    assert str(caught.value).isascii()


@pytest.mark.parametrize("value", FOREIGN, ids=repr)
def test_a_value_of_another_type_is_refused(value):
    """A truth value is no number, and a float32 would have to be guessed at."""
    with pytest.raises(InvalidInput, match=r"^k must be "):
        read(value, "k")


@pytest.mark.parametrize("value", NOT_FINITE, ids=repr)
def test_a_value_that_is_not_finite_is_refused(value):
    """NaN and the infinities, of every type."""
    with pytest.raises(InvalidInput, match=r"^k must be a finite number"):
        read(value, "k")


@pytest.mark.parametrize(
    "value", [1 << MAX_BITS, -(1 << MAX_BITS), Fraction(1, 1 << MAX_BITS), Fraction(3, 7**200_000)], ids=type
)
def test_a_huge_python_number_is_refused(value):
    """Python's numbers are held to the size of what a text can say."""
    with pytest.raises(InvalidInput, match="too large"):
        read(value)


def test_a_huge_decimal_is_refused():
    """A Decimal is held to the digits and exponents of a text."""
    for value in (Decimal("1e999999"), Decimal("1e-999999"), Decimal((0, (1,) * (MAX_CHARACTERS + 1), 0))):
        with pytest.raises(InvalidInput, match="Decimal"):
            read(value)
