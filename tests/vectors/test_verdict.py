"""Verdicts are decided exactly, on the side that matters."""

import math
import sys
from fractions import Fraction

import pytest

from dpcert.vectors.answers import read_answer
from dpcert.vectors.verdict import Lookalike, Truth, Verdict, is_unsafe, judge, passes

#: A real between 1/3 and the 40 digits above it: unsafe below.
LOW, HIGH = (
    Fraction("0.3333333333333333333333333333333333333333"),
    Fraction("0.3333333333333333333333333333333333333334"),
)
DOWN = float.fromhex("0x1.5555555555555p-2")
UP = math.nextafter(DOWN, 1)
LIKE = Lookalike("half of it", "wrong formula", Fraction(1, 6))
LOSS = Truth(LOW, HIGH, DOWN, UP, unsafe_below=True, tolerance=Fraction(1, 10**12), lookalikes=(LIKE,))
PERMISSION = LOSS._replace(unsafe_below=False)


def verdict(truth, answer, *, decimal=False, result="valid"):
    """Name and ulp."""
    said = judge(truth, read_answer(answer, decimal=decimal), result)
    return said.name, said.ulp


@pytest.mark.parametrize(
    ("answer", "loss", "permission"),
    [
        (UP.hex(), "CR", "UNSAFE"),
        (DOWN.hex(), "UNSAFE", "CR"),
        (repr(UP), "CR", "UNSAFE"),
        (repr(DOWN), "UNSAFE", "CR"),
        ('{"decimal": "0.33333333333333334"}', "CR", "UNSAFE"),
        ('{"decimal": "0.33333333333333333"}', "UNSAFE", "CR"),
        ('{"decimal": "0.333333333333334"}', "CR", "UNSAFE"),
        ('{"decimal": "0.33333333333333335"}', "SAFE", "UNSAFE"),
        ('{"decimal": "0.3333333333333333333333333333333333333334"}', "CR", "UNSAFE"),
        ('{"decimal": "0.3333333333333333333333333333333333333333"}', "UNSAFE", "CR"),
        ('{"decimal": "0.33333333333333333333333333333333333333335"}', "UNDECIDED", "UNDECIDED"),
        ("0.3333333334", "LOOSE", "UNSAFE"),
        ("0.3333333332", "UNSAFE", "LOOSE"),
        ("1", "LOOSE", "UNSAFE"),
        ("-1", "UNSAFE", "LOOSE"),
        ("0", "UNSAFE", "LOOSE"),
        ("inf", "NONFINITE", "UNSAFE"),
        ("-inf", "UNSAFE", "NONFINITE"),
        ("1e999", "LOOSE", "UNSAFE"),
        ("1e-999", "UNSAFE", "LOOSE"),
        ("NaN", "NONFINITE", "NONFINITE"),
        ("refused", "REFUSED", "REFUSED"),
        ('{"error": "no"}', "REFUSED", "REFUSED"),
        ("hello", "GARBAGE", "GARBAGE"),
        ("", "GARBAGE", "GARBAGE"),
    ],
)
def test_an_answer_is_judged_on_the_safe_side(answer, loss, permission):
    """A loss may not be understated, a permission not overstated."""
    assert verdict(LOSS, answer)[0] == loss
    assert verdict(PERMISSION, answer)[0] == permission


def test_unsafe_answers_are_counted_in_doubles():
    """From the smallest safe double."""
    assert verdict(LOSS, DOWN.hex()) == ("UNSAFE", 1)
    assert verdict(LOSS, math.nextafter(DOWN, 0).hex()) == ("UNSAFE", 2)
    assert verdict(PERMISSION, UP.hex()) == ("UNSAFE", 1)
    # A decimal just below the real lies above the double below it.
    assert verdict(LOSS, '{"decimal": "0.33333333333333333"}') == ("UNSAFE", 1)


def test_doubles_are_counted_across_zero():
    """Negative ones lie below the positive ones, as many as there are."""
    truth = LOSS._replace(low=Fraction(0), high=Fraction(5e-324), down=0.0, up=5e-324)
    assert verdict(truth, "0x0p0") == ("UNSAFE", 1)
    assert verdict(truth, (-5e-324).hex()) == ("UNSAFE", 2)


def test_a_power_of_ten_is_the_correct_rounding_of_what_lies_just_below():
    """There decimals lie closer on the other side: 0.999...95 is no neighbour of 1.00...0."""
    truth = Truth(1 - Fraction(1, 10**20), 1 - Fraction(1, 10**21), 0.9999999999999999, 1.0, True, Fraction(1, 10**12))
    assert verdict(truth, '{"decimal": "1.0000000000000000"}')[0] == "CR"
    truth = truth._replace(low=1 - Fraction(9, 10**16), high=1 - Fraction(8, 10**16))
    assert verdict(truth, '{"decimal": "1.00000000000000"}')[0] == "CR"
    assert verdict(truth, '{"decimal": "1.00000000000001"}')[0] == "SAFE"
    truth = truth._replace(low=1 - Fraction(19, 10**16), high=1 - Fraction(18, 10**16), up=2.0)
    assert verdict(truth, '{"decimal": "1.00000000000000"}')[0] == "SAFE"


def test_the_limit_below_which_nothing_is_scaled_is_the_answer_there():
    """It has one digit, and no better answer can be written."""
    truth = Truth(
        Fraction(0), Fraction(1, 10**1_000_000), 0.0, 5e-324, unsafe_below=True, tolerance=Fraction(1, 10**12)
    )
    assert verdict(truth, '{"decimal": "1e-1000000"}')[0] == "CR"
    assert verdict(truth, "5e-324")[0] == "CR"
    assert verdict(truth, "0")[0] == "UNSAFE"


def test_an_exact_answer_is_exact():
    """3/10 in decimal is right; the double nearest to it is below."""
    truth = Truth(Fraction(3, 10), Fraction(3, 10), 0.3, 0.30000000000000004, True, Fraction(1, 10**12))
    assert verdict(truth, "3/10")[0] == "CR"
    assert verdict(truth, '{"decimal": "0.3"}')[0] == "CR"
    assert verdict(truth, "0.3", decimal=True)[0] == "CR"
    assert verdict(truth, "0.3") == ("UNSAFE", 1)
    assert verdict(truth, "0.30000000000000004")[0] == "CR"


def test_a_lookalike_is_named():
    """Where an answer is far off and equals one; near the answer nothing is named."""
    said = judge(LOSS, read_answer("0x1.5555555555555p-3"), "valid")
    assert (said.name, said.lookalike) == ("UNSAFE", LIKE)
    assert judge(LOSS, read_answer(DOWN.hex()), "valid").lookalike is None
    assert judge(LOSS, read_answer("0.1667"), "valid").lookalike is None
    assert judge(PERMISSION, read_answer("0x1.5555555555555p-3"), "valid").lookalike == LIKE


def test_beyond_the_doubles_infinity_is_the_answer_of_a_loss():
    """And the largest double that of a permission."""
    largest = sys.float_info.max
    huge = LOSS._replace(low=Fraction(10) ** 400, high=Fraction(10) ** 400 + 1, down=largest, up=math.inf)
    assert verdict(huge, "inf")[0] == "CR"
    assert verdict(huge, largest.hex())[0] == "UNSAFE"
    huge = huge._replace(unsafe_below=False)
    assert verdict(huge, largest.hex())[0] == "CR"
    assert verdict(huge, "inf")[0] == "UNSAFE"


@pytest.mark.parametrize(
    ("answer", "invalid", "acceptable"),
    [
        ("0.5", "NOT-REFUSED", "REFUSED"),
        ("nan", "REFUSED", "REFUSED"),
        ("inf", "REFUSED", "REFUSED"),
        ("refused", "REFUSED", "REFUSED"),
        ("rubbish", "GARBAGE", "GARBAGE"),
    ],
)
def test_where_a_refusal_is_expected_a_number_is_the_fault(answer, invalid, acceptable):
    """Any finite number; NaN and infinity claim nothing."""
    assert verdict(None, answer, result="invalid")[0] == invalid
    assert verdict(None, answer, result="acceptable")[0] == acceptable


def test_profiles_want_different_things():
    """Conservative never forgives the unsafe side, nearest forgives some doubles on either."""
    one, two, loose = Verdict("UNSAFE", 1), Verdict("UNSAFE", 2), Verdict("LOOSE")
    assert [passes(v, "valid", "conservative", 1) for v in (one, two, loose)] == [False, False, True]
    assert [passes(v, "valid", "nearest", 1) for v in (one, two, loose)] == [True, False, False]
    assert passes(Verdict("REFUSED"), "invalid", "conservative", 0)
    assert passes(Verdict("REFUSED"), "acceptable", "conservative", 0)
    assert not passes(Verdict("REFUSED"), "valid", "conservative", 0)
    for name in ("NOT-REFUSED", "NONFINITE", "CRASHED", "HUNG", "GARBAGE"):
        assert not passes(Verdict(name), "valid", "nearest", 9)
    assert [is_unsafe(Verdict(name), passed=False) for name in ("UNSAFE", "NOT-REFUSED", "CRASHED")] == [
        True,
        True,
        False,
    ]
    assert not is_unsafe(one, passed=True)


def test_numbers_are_read_exactly_and_large_exponents_within_reason():
    """Beyond the inputs' exponents up to a million; beyond that an answer is garbage, at no cost."""
    assert read_answer('{"decimal": "1e-1000000"}').value == Fraction(1, 10**1000000)
    for text in ("1e-1000001", "1e-99999999999", "1e5e5", "1e+-5", "0x1p9999999", "1_0", "٣", "1/0", "exp(1)"):
        assert read_answer(text).kind == "garbage"
    assert read_answer('"0x1p-1"').value == Fraction(1, 2)
    assert read_answer("0.1").value == Fraction(0.1)
    assert read_answer("123456789012345678901234567890").value == 123456789012345678901234567890
    for text in ("{}", "{", '{"decimal": null}', '{"decimal": [1]}', "[1]", "{" * 100_000):
        assert read_answer(text).kind in {"garbage", "refused"}
