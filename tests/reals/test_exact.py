"""Inputs are read exactly, or refused before any arithmetic."""

from __future__ import annotations

import pickle
import sys
from decimal import Decimal
from fractions import Fraction

import gmpy2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpcert.errors import InvalidInput
from dpcert.reals import exact
from dpcert.reals.exact import MAX_BITS, MAX_CHARACTERS, MAX_EXPONENT, Exact, read

from ..strategies import decimals, doubles, exacts, fractions

READ = {
    "0": Fraction(0),
    "-0": Fraction(0),
    "+7": Fraction(7),
    "007": Fraction(7),
    "-12": Fraction(-12),
    "0.1": Fraction(1, 10),
    "-0.10": Fraction(-1, 10),
    "1e-6": Fraction(1, 10**6),
    "1E+3": Fraction(1000),
    "-2.5e-3": Fraction(-1, 400),
    "1/801": Fraction(1, 801),
    "-4/6": Fraction(-2, 3),
    "0/5": Fraction(0),
    "2^-30": Fraction(1, 2**30),
    "2^10": Fraction(1024),
    "-2^2": Fraction(-4),
    "0^0": Fraction(1),
    "0x1p-30": Fraction(1, 2**30),
    "-0x1.8p1": Fraction(-3),
    "0X1.FFFFFFFFFFFFFP+1023": Fraction(sys.float_info.max),
    "0x0.0000000000001p-1022": Fraction(5e-324),
}


@pytest.mark.parametrize("text", READ)
def test_a_text_is_the_number_it_denotes(text):
    """Plain numbers, and the same inside exp, log and e^."""
    value = READ[text]
    assert exact.rational(value) == read(text).exact
    assert exact.exponential(value) == read(f"exp({text})").exact == read(f"e^{text}").exact
    if value > 0:
        assert exact.logarithm(value) == read(f"log({text})").exact


def test_the_longest_text_is_read():
    """MAX_CHARACTERS digits are read, one more is refused."""
    assert exact.rational(10**MAX_CHARACTERS - 1) == read("9" * MAX_CHARACTERS).exact


@given(doubles)
def test_a_float_is_the_binary_number_it_holds(value):
    """0.1 is not 1/10, and the result remembers that it was a float."""
    got = read(value)
    assert exact.rational(Fraction(*value.as_integer_ratio())) == got.exact
    assert got.binary
    assert float(got.given) == value


def test_integers_of_other_libraries_are_read():
    """numpy's and gmpy2's integers and fractions are exact; a float64 is a float."""
    for value in (np.int64(7), np.uint8(7), gmpy2.mpz(7), gmpy2.mpq(14, 2), Fraction(7), Decimal("7.0"), "7", 7):
        got = read(value)
        assert exact.rational(7) == got.exact
        assert not got.binary
        assert {int} == {type(part) for part in got.exact[1:]}
    assert exact.rational(Fraction(0.1)) == read(np.float64(0.1)).exact


@given(decimals)
def test_a_decimal_is_read_as_its_text(value):
    """A Decimal and its text give one value."""
    assert exact.rational(Fraction(value)) == read(value).exact == read(str(value)).exact


@given(exacts)
def test_the_text_of_an_exact_value_reads_back(value):
    """str(Exact) is in the input grammar and denotes the same value."""
    assert value == read(str(value)).exact == read(value).exact
    assert value == pickle.loads(pickle.dumps(value))  # noqa: S301  (written a moment ago)


@settings(max_examples=60)
@given(st.integers(-1000, 1000), st.integers(-99_000, 99_000), st.sampled_from(("e", "p")))
def test_huge_and_tiny_values_have_a_short_text_that_reads_back(man, exponent, mark):
    """10**99000 and 2**-99000 are not written out."""
    value = read(f"{man}e{exponent}" if mark == "e" else f"{'-' * (man < 0)}0x{abs(man):x}p{exponent}").exact
    assert len(str(value)) <= 30 or value.size <= 256
    assert value == read(str(value)).exact


@pytest.mark.parametrize(
    "value",
    [
        "0." + "9" * (MAX_CHARACTERS - 2),
        "exp(0." + "9" * (MAX_CHARACTERS - 7) + ")",
        "9" * (MAX_CHARACTERS - 5) + "e-100000",
        "0x" + "f" * (MAX_CHARACTERS - 10) + "p-100000"[:8],
        f"1.5e-{MAX_EXPONENT}",
        f"0x1.8p-{MAX_EXPONENT}",
        f"0x3p{MAX_EXPONENT}",
        1 << (MAX_BITS - 2),
        Fraction(3**9000, 7**9000),
        Decimal((0, (9,) * MAX_CHARACTERS, -MAX_EXPONENT)),
    ],
    ids=lambda value: str(value)[:12] if isinstance(value, str) else type(value).__name__,
)
def test_whatever_is_read_has_a_text_that_reads_back(value):
    """At the edges of length and exponent too: what cannot be written in the grammar must be refused."""
    try:
        got = read(value).exact
    except InvalidInput:
        return
    assert got == read(str(got)).exact


@given(fractions)
def test_a_value_is_stored_in_lowest_terms(value):
    """Equal values of equal kind are equal tuples: exp(2/4) is exp(1/2), exp(0) is 1 and log(1) is 0."""
    text = f"{3 * value.numerator}/{3 * value.denominator}"
    if len(text) <= MAX_CHARACTERS:
        assert exact.rational(value) == read(text).exact
        assert exact.exponential(value) == read(f"e^{text}").exact
    assert Exact("rational", 1, 1) == read("exp(0/9)").exact
    assert Exact("rational", 0, 1) == read("log(9/9)").exact


def test_reading_takes_part_in_no_limit_on_digits():
    """Python's limit on int(text) may be set as low as 640 digits; a long input is read all the same."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(640)
    try:
        got = read("9" * 1000).exact
        text = str(got)
    finally:
        sys.set_int_max_str_digits(before)
    assert exact.rational(10**1000 - 1) == got
    assert text == "9" * 1000


@pytest.mark.parametrize("count", [1, 639, 1000, 4299, 4300, 4301, 9999, 100_000])
def test_digits_of_any_length_are_written(count):
    """Beyond the 4300 digits that Python writes, with the zeros inside kept."""
    for value in (10**count - 1, 10 ** (count - 1), 7 * 10 ** (count - 1) + 1):
        text = exact.digits_of(value)
        assert count == len(text)
        assert value == sum(int(text[i : i + 4000]) * 10 ** max(count - i - 4000, 0) for i in range(0, count, 4000))
    assert exact.digits_of(0) == "0"
