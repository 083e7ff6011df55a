"""Fixtures of the arrays' tests."""

import pytest

from dpcert.arrays import run
from dpcert.arrays.question import Question


def counting(monkeypatch, owner, name):
    """Replace a function that returns places by one that also lists how many it returned."""
    sizes = []
    original = getattr(owner, name)

    def counted(*arguments, **options):
        places = original(*arguments, **options)
        sizes.append(places.size)
        return places

    monkeypatch.setattr(owner, name, counted)
    return sizes


@pytest.fixture
def undecided(monkeypatch):
    """How many elements each call left to the kernel."""
    return counting(monkeypatch, Question, "_fill")


@pytest.fixture
def left(monkeypatch):
    """How many elements each run of a program did not know."""
    return counting(monkeypatch, run, "fill")
