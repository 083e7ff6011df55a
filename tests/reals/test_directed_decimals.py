"""From exact numbers to decimal digits and their texts, in a stated direction."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath.libmp import finf, fninf

from dpcert.reals import directed
from dpcert.reals.directed import MAGNITUDE, Decimal

from ..engines import number
from ..strategies import doubles, dyadics, fractions


def placed_value(got: Decimal) -> Fraction:
    """What a Decimal denotes."""
    return (-1 if got.negative else 1) * got.digits * Fraction(10) ** got.exponent


@given(fractions, st.integers(1, 40))
def test_significant_digits_are_the_nearest_on_their_side(value, digits):
    """`digits` digits, at most one unit away, on the right side; exact only where nothing is left."""
    for up in (True, False):
        got = directed.to_significant(value, digits, up=up)
        away = placed_value(got) - value if up else value - placed_value(got)
        assert 0 <= away < Fraction(10) ** got.exponent or not value
        assert (away == 0) == got.exact
        if value:
            assert 10 ** (digits - 1) <= got.digits < 10**digits


@given(fractions, st.integers(0, 40))
def test_decimal_places_are_the_nearest_on_their_side(value, places):
    """At most one unit of the last place away, on the right side, and no minus zero."""
    for up in (True, False):
        got = directed.to_places(value, places, up=up)
        away = placed_value(got) - value if up else value - placed_value(got)
        assert 0 <= away < Fraction(1, 10**places)
        assert (away == 0) == got.exact
        assert -places == got.exponent
        assert not (got.negative and not got.digits)


@given(dyadics, st.integers(1, 20))
def test_a_dyadic_is_printed_like_the_same_rational(x, digits):
    """The digits are the same; only a rational, which is the real itself, is ever said to be exact."""
    value = Fraction(-int(x[1]) if x[0] else int(x[1])) * Fraction(2) ** x[2]
    for up in (True, False):
        for rounding in (directed.to_significant, directed.to_places):
            assert rounding(value, digits, up=up)._replace(exact=False) == rounding(x, digits, up=up)


@pytest.mark.parametrize(
    ("value", "digits", "up", "text"),
    [
        (Fraction(999, 100), 2, True, "10"),
        (Fraction(999, 100), 2, False, "9.9"),
        (Fraction(9999), 2, True, "1.0e4"),
        (Fraction(99951, 100), 4, True, "999.6"),
        (Fraction(99999, 100), 4, True, "1000"),
        (Fraction(1, 3), 4, True, "0.3334"),
        (Fraction(-1, 3), 4, True, "-0.3333"),
        (Fraction(-1, 3), 4, False, "-0.3334"),
        (Fraction(1, 8), 17, True, "0.125"),
        (Fraction(0), 5, False, "0"),
        (Fraction(10_000), 17, True, "10000"),
        (Fraction(10**16), 17, True, "10000000000000000"),
        (Fraction(10**17), 17, True, "1e17"),
        (Fraction(1, 10**6), 17, True, "0.000001"),
        (Fraction(1, 10**7), 17, True, "1e-7"),
        (Fraction(123, 10**9), 2, True, "1.3e-7"),
        (Fraction(2, 3), 1, False, "0.6"),
        (Fraction(200, 3), 1, True, "7e1"),
    ],
)
def test_digits_are_spelled_as_people_write_them(value, digits, up, text):
    """Scientific below 1e-6 and from 10**digits on; zeros at the end only where digits were cut."""
    got = directed.to_significant(value, digits, up=up)
    assert text == directed.spelled(got, digits)


@given(fractions, st.integers(1, 40))
def test_a_spelled_number_reads_back(value, digits):
    """The text denotes the Decimal, which is on the right side of the value."""
    for up in (True, False):
        got = directed.to_significant(value, digits, up=up)
        text = directed.spelled(got, digits)
        assert placed_value(got) == Fraction(text)
        assert digits >= len(text.lstrip("-").partition("e")[0].replace(".", "").lstrip("0"))


@given(fractions, st.integers(0, 40))
def test_a_placed_number_reads_back(value, places):
    """Exactly `places` digits after the point, like the format .Nf."""
    for up in (True, False):
        got = directed.to_places(value, places, up=up)
        text = directed.placed(got, places)
        assert placed_value(got) == Fraction(text)
        assert places == len(text.partition(".")[2])
        assert places or "." not in text


@given(doubles, st.integers(0, 25))
def test_e_notation_is_written_as_python_writes_it(value, places):
    """Where the digits are exact, the text is that of format(x, '.Ne')."""
    expected = format(value + 0.0, f".{places}e")
    exact = Fraction(expected)
    text = directed.spelled(directed.to_significant(exact, places + 1, up=True), places + 1)
    assert expected.removeprefix("-" if not exact else "") == directed.in_e_notation(text, places)


@pytest.mark.parametrize(
    ("text", "places", "written"),
    [
        ("0", 3, "0.000e+00"),
        ("0", 0, "0e+00"),
        ("inf", 3, "inf"),
        ("-inf", 3, "-inf"),
        ("1e-1000000", 2, "1.00e-1000000"),
        ("-1e1000000", 0, "-1e+1000000"),
        ("0.00123", 2, "1.23e-03"),
        ("120", 2, "1.20e+02"),
        ("-12.5", 2, "-1.25e+01"),
    ],
)
def test_e_notation_of_limits_and_short_texts(text, places, written):
    """Zero, limits, and texts that Decimal's spelling produces."""
    assert written == directed.in_e_notation(text, places)


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("1.25", "1.25"),
        ("-1e-7", r"-1 \cdot 10^{-7}"),
        ("inf", r"\infty"),
        ("-inf", r"-\infty"),
        ("1.5e300", r"1.5 \cdot 10^{300}"),
    ],
)
def test_latex_is_mathematics(text, latex):
    """Exponents become powers of ten."""
    assert latex == directed.in_latex(text)


@pytest.mark.parametrize("digits", [4299, 4300, 4301, 20_000])
def test_more_digits_than_python_prints_are_printed(digits):
    """1/7 to any number of digits, both ways, although str() stops at 4300."""
    period = "142857" * (digits // 6 + 1)
    low = directed.spelled(directed.to_significant(Fraction(1, 7), digits, up=False), digits)
    high = directed.placed(directed.to_places(Fraction(1, 7), digits, up=True), digits)
    assert "0." + period[:digits] == low
    assert "0." + period[: digits - 1] + str(int(period[digits - 1]) + 1) == high


@pytest.mark.parametrize(
    ("x", "upper", "lower"),
    [
        (number(1, 3_321_930), "inf", f"1e{MAGNITUDE}"),
        (number(1, -3_321_931), f"1e-{MAGNITUDE}", "0"),
        (number(-1, 3_321_930), f"-1e{MAGNITUDE}", "-inf"),
        (number(-1, -3_321_931), "0", f"-1e-{MAGNITUDE}"),
        (number(1, 2**70), "inf", f"1e{MAGNITUDE}"),
        (number(-1, -(2**70)), "0", f"-1e-{MAGNITUDE}"),
        (finf, "inf", f"1e{MAGNITUDE}"),
        (fninf, f"-1e{MAGNITUDE}", "-inf"),
    ],
)
def test_beyond_the_magnitude_cap_the_next_safe_limit_is_printed(x, upper, lower):
    """Nothing is scaled there; with a fixed number of places a tiny number is 0 or one unit."""
    tiny = "e-" in upper + lower
    for up, text in ((True, upper), (False, lower)):
        got = directed.to_significant(x, 5, up=up)
        assert not got.exact
        assert text == directed.spelled(got, 5)
        got = directed.to_places(x, 5, up=up)
        assert not got.exact
        unit = {"0": "0.00000", f"1e-{MAGNITUDE}": "0.00001", f"-1e-{MAGNITUDE}": "-0.00001"}
        assert (unit[text] if tiny else text) == directed.placed(got, 5)


def test_at_the_magnitude_cap_the_digits_are_still_right():
    """10**1000000 lies between 2**3321928 and 2**3321929, where digits are still worked out."""
    assert directed.spelled(directed.to_significant(number(1, 3_321_928), 3, up=True), 3) == "9.37e999999"
    assert directed.spelled(directed.to_significant(number(1, -3_321_929), 3, up=False), 3) == "5.33e-1000001"
