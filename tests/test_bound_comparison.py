"""A Bound against numbers and other Bounds: decided about the exact real, or Undecided."""

import operator
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpcert import InvalidInput, Undecided, advanced_composition, randomized_response
from dpcert.reals import refine
from dpcert.theorems.evaluators import Forward

from . import independent as arb
from .bounds import both, lower, upper

values = st.builds(Fraction, st.integers(1, 10**20), st.integers(1, 10**20))
EXAMPLE = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
SIGNS = {operator.lt: (-1,), operator.le: (-1, 0), operator.gt: (1,), operator.ge: (0, 1)}


@settings(max_examples=100)
@given(values, values)
def test_rationals_are_compared_exactly(a, b):
    """All four comparisons, against a number and against a Bound, whatever the directions."""
    sign = (a > b) - (a < b)
    for bound, _ in both(a):
        assert sign == bound.compare(b)
        for compare, signs in SIGNS.items():
            assert [sign in signs] * 3 == [compare(bound, other) for other in (b, upper(b), lower(b))]


@pytest.mark.parametrize(
    "number",
    [2, "2", "4/2", 2.0, Decimal("2.0"), Fraction(2), "2e0", "0x2p0", "20e-1", upper(2), lower("2.0")],
    ids=repr,
)
def test_equal_exact_values_are_equal(number):
    """A tie of rationals is recognised in every form."""
    for bound, _ in both(2):
        assert (
            bound.compare(number),
            bound <= number,
            bound >= number,
            bound < number,
            bound > number,
        ) == (0, True, True, False, False)


@pytest.mark.parametrize("text", ["exp(1)", "exp(-32)", "log(3)", "e^2", "log(3/2)"])
def test_equal_transcendental_values_are_equal(text):
    """exp(q) against the same exp(q) is a tie, in a Bound or as a number."""
    for bound, _ in both(text):
        assert bound.compare(text) == 0
        assert bound.supports(text)
        assert bound.compare(lower(text)) == 0


def test_a_bound_is_at_most_itself():
    """The same claim is the same real, whatever that is."""
    again = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    assert EXAMPLE.compare(EXAMPLE) == 0
    assert EXAMPLE.compare(again) == 0


@pytest.mark.parametrize("digits", [1, 10, 17, 60, 1000, 3000])
def test_a_bound_against_its_own_digits_is_decided(digits):
    """The decimals on both sides are on both sides, however near."""
    low, high = EXAMPLE.ends(digits)
    assert low < EXAMPLE
    assert high > EXAMPLE
    assert arb.neighbour(high, digits, up=False) == Fraction(low)


def test_bounds_with_the_same_claim_are_equal():
    """Equality is about the claim, in whatever form its inputs came."""
    same = advanced_composition.epsilon_prime(k="1e4", epsilon=Fraction(1, 801), delta_prime="e^-32", delta="0/5")
    assert same == EXAMPLE
    assert hash(EXAMPLE) == hash(same)
    assert len({EXAMPLE, same}) == 1


@pytest.mark.parametrize(
    "other",
    [
        advanced_composition.epsilon_prime(k=10_001, epsilon="1/801", delta_prime="exp(-32)"),
        advanced_composition.epsilon_prime(k=10_000, epsilon=1 / 801, delta_prime="exp(-32)"),
        advanced_composition.delta_total(k=10_000, delta=0, delta_prime="exp(-32)"),
        upper("1.014347304314882349535066"),
        randomized_response.delta(epsilon=1, epsilon_prime=0),
    ],
    ids=range(5),
)
def test_bounds_with_other_claims_are_not_equal(other):
    """Another theorem, quantity or input is another claim, and equality does not look at values."""
    assert other != EXAMPLE
    assert upper(2) != lower(2)


@pytest.mark.parametrize("number", [1, 1.0, "1", Fraction(1), None, True, Decimal(1)], ids=repr)
def test_equality_with_a_number_is_a_type_error(number):
    """A Bound is an inequality: == would hide which one."""
    for compare in (operator.eq, operator.ne):
        with pytest.raises(TypeError, match=r"a Bound is an inequality: compare it with a number by <= or >="):
            compare(EXAMPLE, number)
        with pytest.raises(TypeError, match=r"a Bound is an inequality"):
            compare(number, EXAMPLE)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), "nonsense", None, True, 1j, [1]], ids=repr)
def test_what_is_no_number_cannot_be_compared(number):
    """NaN and other objects are refused, not quietly False."""
    for compare in SIGNS:
        with pytest.raises(InvalidInput):
            compare(EXAMPLE, number)


def test_a_number_may_stand_on_the_left():
    """1 < bound asks bound > 1."""
    assert operator.lt(1, EXAMPLE)
    assert operator.ge(Fraction(2), EXAMPLE)
    assert operator.gt(1.5, EXAMPLE)
    assert not operator.le(Decimal(2), EXAMPLE)


def test_supports_looks_at_the_direction():
    """A stated number supports an upper bound from above and a lower bound from below."""
    assert [upper("1/3").supports(text) for text in ("0.333", "1/3", "0.334")] == [False, True, True]
    assert [lower("1/3").supports(text) for text in ("0.333", "1/3", "0.334")] == [True, True, False]
    assert [EXAMPLE.supports(text) for text in ("1.0143", "1.0144")] == [False, True]


def test_supports_counts():
    """9723 mechanisms are supported, 9724 are not."""
    count = advanced_composition.largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)")
    assert [count.supports(k) for k in (1, 9723, 9724)] == [True, True, False]


@settings(max_examples=100)
@given(values, values, st.integers(1, 20))
def test_the_distance_never_exceeds_the_exact_one(a, b, digits):
    """distance() is |a - b| rounded down, zero included."""
    expected = arb.spelled(abs(a - b), digits, up=False)
    for bound, _ in both(a):
        assert expected == bound.distance(b, digits)


def test_the_distance_of_a_claim_is_its_certified_excess():
    """1.0143473... exceeds 1 by at least 0.0143473."""
    assert EXAMPLE.distance(1) == "0.0143473"
    assert EXAMPLE.distance("1", 12) == "0.0143473043148"
    assert EXAMPLE.distance("1.0144") == "0.0000526956"
    assert upper("1/3").distance("1/3") == "0"


def quarter(four, *, real):
    """sqrt(8)^2 / 32 at 4: exactly 1/4, which no enclosure can show."""
    return real.sqrt(2 * four) * real.sqrt(2 * four) / 32


TIE = replace(
    randomized_response.delta(epsilon=4, epsilon_prime=0), evaluator=Forward(quarter, ("epsilon",)), _cache={}
)


def test_a_tie_that_no_precision_decides_is_undecided():
    """delta is exactly 1/4 here, which no enclosure can tell: the answer is Undecided, never a guess."""
    for ask in (TIE.compare, TIE.supports, lambda other: other > TIE):
        with pytest.raises(Undecided, match=r"delta against .* is not decided at .* bits") as error:
            ask("0.25")
        assert error.value.exit_code == 5


def test_the_words_of_undecided_name_the_number_that_was_given():
    """The message quotes the claim as it was written, not an object of ours."""
    with pytest.raises(Undecided, match=r"0.25") as error:
        TIE.supports("0.25")
    assert "Exact(" not in str(error.value)


def test_rendering_a_tie_is_never_undecided():
    """At the precision cap a rendering steps to the next safe value and says that it is not proved tight."""
    text, tight = TIE.rendered()
    assert (text, tight) == ("0.25000000000000001", False)
    assert (0.25, False) <= TIE.binary64() <= (0.2500000000000001, False)
    assert f"{TIE:.3f}" in {"0.250", "0.251"}
    assert Fraction(TIE.ends()[0]) <= Fraction(1, 4) <= Fraction(TIE.ends()[1])
    assert TIE.to_dict()["tight"] is False
    assert TIE.distance("0.25") == "0"


def test_the_precision_cap_is_explicit(monkeypatch):
    """With a cap of 64 bits a comparison in the 25th digit is Undecided, and rendering is still safe."""
    monkeypatch.setattr(refine, "ladder", lambda _start, _size=0: iter([64]))
    fresh = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    with pytest.raises(Undecided):
        fresh.compare("1.014347304314882349535066")
    text, tight = fresh.rendered(25)
    assert tight is False
    assert arb.sign(lambda: arb.lift(text) - arb.epsilon_prime(10_000, "1/801", "exp(-32)")) > 0
    assert fresh < "1.02"
