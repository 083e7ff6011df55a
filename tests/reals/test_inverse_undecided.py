"""Inverses where some point is undecided at every precision."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dpcert.errors import OutOfReach, Undecided
from dpcert.reals.enclosure import Enclosure
from dpcert.reals.inverse import largest_integer, root, straddle

from ..engines import fraction, number
from .test_inverse import UNLIMITED, line, sabotage, square


def hidden(points, formula):
    """The formula, except that at some points no precision tells its sign."""

    def excess(real):
        def value(x):
            undecided = isinstance(x, Enclosure) and x.ends[0] in points and x.ends[0] == x.ends[1]
            return Enclosure(x.bits, None, (number(-1, 0), number(1, 0))) if undecided else formula(real)(x)

        return value

    return excess


@pytest.mark.parametrize("count", [1, 2, 50, 10**6])
@pytest.mark.parametrize("factor", [Fraction(1), Fraction(1, 2), Fraction(3)], ids=str)
def test_an_undecided_integer_leaves_two_neighbours(count, factor, monkeypatch):
    """(k, k + 1): k is proved to work, k + 2 not to, and nobody knows about k + 1."""
    sabotage(monkeypatch, factor)
    part = Fraction(1, 2)
    unknown = {number(count + 1, 0)}
    assert (count, count + 1) == largest_integer(hidden(unknown, line(count + part)), UNLIMITED, size=16)
    known = {number(count + 4, 0)}
    assert (count, count) == largest_integer(hidden(known, line(count + part)), UNLIMITED, size=16)


@pytest.mark.parametrize("factor", [Fraction(1), 1 + Fraction(1, 10**6), Fraction(1, 2)], ids=str)
def test_an_undecided_point_widens_a_root_to_two_units(factor, monkeypatch):
    """[g, g + 2 unit] with both ends proved, wherever the undecided point lies among them."""
    sabotage(monkeypatch, Fraction(1))
    low, high = root(square(2), bits=40, size=8).ends
    sabotage(monkeypatch, factor)
    for point in (low, high):
        ends = root(hidden({point}, square(2)), bits=40, size=8).ends
        assert point not in ends
        assert fraction(ends[0]) ** 2 < 2 < fraction(ends[1]) ** 2
        assert fraction(ends[1]) - fraction(ends[0]) <= 4 * (fraction(high) - fraction(low))


def test_an_undecided_one_is_not_passed_off_as_zero():
    """If nobody knows about 1, either 0 and 1 are both left, or the question is undecided."""
    for count in (Fraction(1, 2), Fraction(3, 2)):
        try:
            low, high = largest_integer(hidden({number(1, 0)}, line(count)), UNLIMITED, size=16)
        except Undecided:
            continue
        assert low <= count // 1 <= high


def test_two_undecided_neighbours_are_undecided():
    """No answer is better than one of unknown width."""
    unknown = {number(50, 0), number(51, 0), number(52, 0)}
    with pytest.raises(Undecided, match="neighbouring"):
        largest_integer(hidden(unknown, line(Fraction(101, 2))), UNLIMITED, size=16)


def test_a_search_among_undecided_points_gives_up():
    """Where no precision decides anything, each point costs all of it: the search ends soon, and says so."""
    asked = []
    with pytest.raises(OutOfReach, match="more than 16 undecided points"):
        straddle(asked.append, 10**9, least=1, reach=10**6)
    assert len(asked) == 17
