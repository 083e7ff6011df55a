"""Bits are raised until a question is decided, up to an explicit cap."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dpcert.errors import Undecided
from dpcert.reals import refine
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational

from ..engines import fraction, number
from ..strategies import fractions


def around(value, *, width=0):
    """An evaluator of a rational: `width` units of 2**-bits wide, never exact."""

    def evaluate(bits):
        middle = value * 2**bits
        return Enclosure(
            bits, None, (number(int(middle // 1) - width, -bits), number(int(-(-middle // 1)) + width, -bits))
        )

    return evaluate


class Counted:
    """An evaluator that keeps the bits it was asked for."""

    def __init__(self, evaluate):
        self.evaluate = evaluate
        self.asked = []

    def __call__(self, bits):
        self.asked.append(bits)
        return self.evaluate(bits)


@given(st.integers(1, 5000), st.integers(0, 50_000))
def test_the_ladder_doubles_from_the_start_to_the_cap(start, size):
    """Every rung at most doubles, and the last, the cap, leaves room for the digits and for the input's size."""
    bits = list(refine.ladder(start, size))
    assert start == bits[0]
    assert bits[-1] >= 16 * start + min(4 * size, 1 << 16) + 4096
    assert all(low < high <= 2 * low for low, high in pairwise(bits))


@given(fractions)
def test_the_sign_of_a_rational_is_found_however_small_it_is(value):
    """More bits are asked for until the sign is proved."""
    value = value / 2 ** (value.denominator.bit_length() % 700)
    expected = (value > 0) - (value < 0)
    size = 2 * max(value.denominator.bit_length(), 1)
    if value:
        assert expected == refine.sign(around(value, width=3), size=size)
    assert expected == refine.sign(lambda bits: Enclosure(bits, rational(value)))


def test_no_more_bits_are_asked_for_than_needed():
    """A question decided at the start is asked once."""
    for value, count in ((Fraction(1), 1), (Fraction(1, 2**100), 2), (Fraction(-1, 2**200), 3)):
        evaluate = Counted(around(value, width=1))
        assert (1 if value > 0 else -1) == refine.sign(evaluate)
        assert count == len(evaluate.asked)
        assert [80, 160, 320][:count] == evaluate.asked


def test_an_exact_tie_that_no_enclosure_shows_is_undecided():
    """At the cap the question is given up with its words and the bits, never guessed."""
    evaluate = Counted(around(Fraction(0), width=1))
    *_, cap = refine.ladder(80)
    with pytest.raises(Undecided, match=rf"^this against that is not decided at {cap} bits"):
        refine.sign(evaluate, what="this against that")
    assert list(refine.ladder(80)) == evaluate.asked


def test_an_exact_zero_is_decided_at_once():
    """0 is answered only where it is proved."""
    assert refine.sign(lambda bits: Enclosure(bits, rational(0))) == 0


def test_an_evaluator_that_is_undecided_itself_is_asked_again():
    """A divisor that is not yet apart from zero is cured by more bits."""

    def evaluate(bits):
        system = Enclosures(bits)
        gap = around(Fraction(1, 2**500), width=1)(bits)
        return system.number(rational(1)) / gap

    counted = Counted(evaluate)
    assert refine.sign(counted) == 1
    assert counted.asked == [80, 160, 320, 640]


def test_an_evaluator_that_is_always_undecided_ends_at_the_cap():
    """The sign is Undecided, and settling has nothing to say."""

    def evaluate(bits):
        raise Undecided(str(bits))

    with pytest.raises(Undecided, match="the question"):
        refine.sign(evaluate)
    assert refine.settle(evaluate, lambda end: end, start=80) == (None, None)


def _floor(end):
    value = end if isinstance(end, Fraction) else fraction(end)
    return value.numerator // value.denominator


@given(fractions)
def test_settling_finds_the_floor(value):
    """Both ends are rounded the same way, until they agree."""
    value %= 1000
    low, high = refine.settle(around(value), _floor, start=20, size=2000)
    assert value // 1 == low == high


def test_at_the_cap_both_results_are_returned_apart():
    """An integer that no enclosure shows to be one: its floor is 6 or 7, and both ends are safe."""
    evaluate = Counted(around(Fraction(7), width=1))
    assert refine.settle(evaluate, _floor, start=20) == (6, 7)
    assert list(refine.ladder(20)) == evaluate.asked


def test_a_last_rung_that_is_undecided_does_not_lose_what_is_known():
    """The results of the last enclosure that was had are returned."""

    def evaluate(bits):
        if bits > 1000:
            raise Undecided(str(bits))
        return around(Fraction(7), width=1)(bits)

    assert refine.settle(evaluate, _floor, start=20) == (6, 7)
