"""A Bound turned into text or a float: in the safe direction, to the nearest safe value."""

import math
import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpcert import InvalidInput, advanced_composition, basic_composition

from . import independent as arb
from .bounds import both, lower, upper

VALUES = [
    *(
        Fraction(text)
        for text in ("1", "10", "100", "99999", "123456789", "1e17", "1e18", "9.5", "0.1", "1e-6", "1e-7")
    ),
    *(Fraction(text) for text in ("1/3", "2/3", "999999/1000000", "10000000000000000/7", "100000000000000000/7")),
    *(Fraction(1, 3) * Fraction(10) ** exponent for exponent in (-400, -8, -7, -6, -1, 3, 16, 17, 400)),
    *(1 - Fraction(1, 10**exponent) for exponent in (1, 16, 17, 18, 40)),
    *(1 + Fraction(1, 10**exponent) for exponent in (1, 16, 17, 18, 40)),
    *(Fraction(x) for x in (0.1, 5e-324, 1.7976931348623157e308, 2.0**-1022, 1 / 3)),
]
COUNTS = (1, 2, 6, 16, 17, 18, 40)
values = st.builds(
    Fraction, st.integers(1, 10**20), st.one_of(st.integers(1, 10**20), st.integers(0, 30).map(lambda n: 10**n))
)


def placed(value, places, *, up):
    """A rational with so many decimal places, by integer division."""
    count, rest = divmod(value * 10**places, 1)
    text = str(count + (rest > 0 and up)).rjust(places + 1, "0")
    return f"{text[:-places]}.{text[-places:]}" if places else text


def nearest_float(value, *, up):
    """The nearest float64 on one side of a rational, from the nearest one on any side."""
    try:
        found = float(value)
    except OverflowError:
        return math.inf if up else 1.7976931348623157e308
    if up and Fraction(found) < value:
        return math.nextafter(found, math.inf)
    return math.nextafter(found, 0.0) if not up and Fraction(found) > value else found


@pytest.mark.parametrize("value", VALUES, ids=lambda value: f"{float(value) if value < 10**300 else value}"[:24])
def test_a_rational_is_spelled_by_the_rule(value):
    """At most N digits, exactly N unless it terminates earlier, scientific below 1e-6 and from N on."""
    for digits in COUNTS:
        for bound, up in both(value):
            assert arb.spelled(value, digits, up=up) == bound.decimal(digits)


@settings(max_examples=100)
@given(values, st.integers(1, 60))
def test_any_rational_is_spelled_by_the_rule(value, digits):
    """The same for rationals that nobody chose."""
    for bound, up in both(value):
        assert arb.spelled(value, digits, up=up) == bound.decimal(digits)


@settings(max_examples=100)
@given(values, st.integers(1, 60))
def test_the_text_reads_back_on_the_safe_side(value, digits):
    """decimal() and ends() enclose the exact value between neighbours."""
    for bound, up in both(value):
        low, high = bound.ends(digits)
        assert Fraction(low) <= value <= Fraction(high)
        assert (high if up else low) == bound.decimal(digits)
        assert (low == high) == (Fraction(low) == value)


@pytest.mark.parametrize(
    ("value", "digits", "up", "down"),
    [
        ("0.1", 3, "0.1", "0.1"),
        ("1/3", 3, "0.334", "0.333"),
        ("999.96", 4, "1000", "999.9"),
        ("9999.6", 4, "1.000e4", "9999"),
        ("100", 2, "1e2", "1e2"),
        ("100", 3, "100", "100"),
        ("1234", 3, "1.24e3", "1.23e3"),
        ("1e-6", 5, "0.000001", "0.000001"),
        ("1e-7", 5, "1e-7", "1e-7"),
        ("0.00000099999", 2, "0.0000010", "9.9e-7"),
        ("12345678901234567", 17, "12345678901234567", "12345678901234567"),
        ("123456789012345678", 17, "1.2345678901234568e17", "1.2345678901234567e17"),
        ("0", 5, "0", "0"),
    ],
)
def test_the_spelling_of_some_decimals(value, digits, up, down):
    """What the rule means, by example."""
    assert (up, down) == (upper(value).decimal(digits), lower(value).decimal(digits))


@settings(max_examples=100)
@given(values, st.integers(0, 40))
def test_format_f_rounds_to_places(value, places):
    """.Nf has N places, rounded in the safe direction."""
    for bound, up in both(value):
        assert placed(value, places, up=up) == f"{bound:.{places}f}"


@settings(max_examples=100)
@given(values, st.integers(0, 40))
def test_format_e_rounds_to_significant_digits(value, places):
    """.Ne has N + 1 digits and looks like Python's."""
    for bound, up in both(value):
        text = f"{bound:.{places}e}"
        assert re.fullmatch(r"\d(\.\d+)?e[+-]\d\d+", text)
        assert places == len(text.partition("e")[0].partition(".")[2])
        assert Fraction(arb.spelled(value, places + 1, up=up)) == Fraction(text)


@settings(max_examples=100)
@given(values, st.integers(1, 40))
def test_format_g_is_decimal(value, digits):
    """.Ng shows N significant digits, as decimal(N) does."""
    for bound, _ in both(value):
        assert bound.decimal(digits) == f"{bound:.{digits}g}" == f"{bound:.{digits}}"


def test_format_without_digits_is_python_s_six_or_our_seventeen():
    """f and e show six places, as for a float; without a letter format() is str()."""
    bound = upper("1/3")
    assert (f"{bound:f}", f"{bound:e}") == ("0.333334", "3.333334e-01")
    assert str(bound) == f"{bound}" == "0.33333333333333334"


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("10.3f", "    27.000"),
        (">10.3f", "    27.000"),
        ("<10.3f", "27.000    "),
        ("^10.3f", "  27.000  "),
        ("*>8.1f", "****27.0"),
    ],
)
def test_a_width_pads_as_for_a_number(spec, expected):
    """Width and alignment as Python has them for numbers: to the right unless told."""
    assert expected == format(27.0, spec) == format(upper(27), spec)


@pytest.mark.parametrize("spec", ["010.0f", "010.2f", "012.1e", "08"])
def test_a_width_never_changes_the_number(spec):
    """A zero before the width pads in front, or is refused: 27 does not become 2700000000."""
    try:
        text = format(upper(27), spec)
    except ValueError:
        return
    assert Fraction(text) == 27


@pytest.mark.parametrize("spec", ["d", "x", "%", "s", ".f", ".-1f", "+.3f", ",.2f", ".3q", "=10", ".99999999f"])
def test_a_format_that_we_do_not_know_is_refused(spec):
    """ValueError, with the formats there are."""
    with pytest.raises(ValueError, match="is not one of"):
        format(upper("1/3"), spec)


@settings(max_examples=100)
@given(values)
def test_float_is_the_nearest_safe_double(value):
    """Up for an upper bound, down for a lower one, and never further than the next double."""
    for bound, up in both(value):
        assert (nearest_float(value, up=up), True) == (float(bound), bound.binary64()[1])


@pytest.mark.parametrize(
    "value",
    [
        Fraction(2) ** -1074,
        Fraction(2) ** -1075,
        Fraction(3, 2) * Fraction(2) ** -1074,
        Fraction(2) ** -1022 - Fraction(2) ** -1080,
        Fraction(1.7976931348623157e308),
        Fraction(1.7976931348623157e308) + 1,
        Fraction(2) ** 1024,
        Fraction(10) ** 400,
        Fraction(10) ** -400,
        1 + Fraction(2) ** -53,
        1 - Fraction(2) ** -54,
    ],
    ids=range(11),
)
def test_float_at_the_ends_of_its_range(value):
    """Subnormals, underflow and overflow: an upper bound may be inf, a lower one never."""
    assert nearest_float(value, up=True) == float(upper(value))
    assert nearest_float(value, up=False) == float(lower(value))


@pytest.mark.parametrize(
    "text", ["exp(1)", "exp(-700)", "exp(-800)", "exp(709)", "exp(710)", "log(2)", "log(1000001/1000000)"]
)
def test_transcendental_numbers_are_the_nearest_safe_values(text):
    """Decimals and doubles of exp(q) and log(q), decided by Arb."""
    wrong = [arb.wrongly_rounded(bound, lambda: arb.lift(text), digits) for bound, _ in both(text) for digits in COUNTS]
    assert [[]] * len(wrong) == wrong


def test_integer_answers_are_shown_in_full():
    """A count of 20 digits is not rounded to 17, nor to 3, in any rendering."""
    count = advanced_composition.largest_k(epsilon="1/10000000000", epsilon_prime=3, delta_prime="1/1000000000")
    text = "19045168371598595852"
    assert {text} == {str(count), count.decimal(3), count.decimal(40), f"{count}", f"{count:.0f}"}
    assert int(text) == int(count)
    assert text + ".00" == f"{count:.2f}"
    assert (nearest_float(int(text), up=False), True) == count.binary64()


def test_integer_answers_have_a_point_as_enclosure():
    """The enclosure of k is [k, k], digit for digit, however many digits are asked for."""
    for epsilon, digits in (("1/801", 17), ("1/801", 2), ("1/10000000000", 17)):
        count = advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=1, delta_prime="exp(-32)")
        assert (str(count), str(count)) == count.ends(digits)


def test_only_integer_answers_are_integers():
    """int() of a real would round without a direction."""
    with pytest.raises(TypeError, match="epsilon_prime is not an integer; use float"):
        int(upper(27))


@pytest.mark.parametrize("digits", [0, -1, 1_000_001, 2.0, "17", True, None])
def test_a_number_of_digits_that_cannot_be_is_refused(digits):
    """From 1 to 1,000,000, an int."""
    for ask in (upper("1/3").decimal, upper("1/3").ends, upper("1/3").to_dict):
        with pytest.raises(InvalidInput, match="digits must be an integer from 1 to 1000000"):
            ask(digits)


def test_thousands_of_digits_are_no_obstacle():
    """Beyond Python's 4300 digits of int to str."""
    text = upper("1/7").decimal(6000)
    assert text[:-1] + "7" == "0." + "142857" * 1000
    assert basic_composition.epsilon_prime(k=1, epsilon="1e5000").decimal(5001) == "1" + "0" * 5000
