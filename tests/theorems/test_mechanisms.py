"""A list of mechanisms is read exactly or refused with the number of the row."""

from collections import OrderedDict
from fractions import Fraction
from itertools import count, repeat
from typing import NamedTuple

import pytest

from dpcert import InvalidInput, OutsideTheorem
from dpcert.theorems import basic_composition, kov_composition, mechanisms
from dpcert.theorems.mechanisms import read_rows

STATEMENT = kov_composition.STATEMENT


class Row(NamedTuple):
    """A row by names that are also places."""

    epsilon: str
    delta: str
    k: int


def rows_of(given):
    """The rows that were read, as exact texts."""
    inputs, _ = read_rows(STATEMENT, given)
    numbers = range(1, len(inputs) // 3 + 1)
    return [tuple(str(inputs[f"{name}[{n}]"].exact) for name in ("epsilon", "delta", "k")) for n in numbers]


ONE = [("1/10", "1/1000", "5")]


@pytest.mark.parametrize(
    "given",
    [
        [("0.1", "1e-3", 5)],
        (["1/10", Fraction(1, 1000), "5"],),
        [{"epsilon": "0.1", "delta": "1e-3", "k": 5}],
        [OrderedDict(k="5", epsilon="0.1", delta="0.001")],
        [Row("0.1", "0.001", 5)],
        (row for row in [iter(["0.1", "1e-3", 5])]),
        {1: ("0.1", "1e-3", 5)}.values(),
        [("0.1", "1e-3")] * 5,
        [("0.1", "1e-3", 2), {"epsilon": "1/10", "delta": "10e-4", "k": 3}],
    ],
    ids=["tuple", "list", "mapping", "any order", "named", "iterators", "view", "one by one", "both ways"],
)
def test_a_row_is_read_however_it_is_written(given):
    """Sequences by place, mappings by name; equal rows are one."""
    assert rows_of(given) == ONE


def test_what_is_left_out_has_its_default():
    """delta 0 and one mechanism."""
    assert rows_of([("0.1",), {"epsilon": "0.2"}, ("0.3", "1e-9")]) == [
        ("1/10", "0", "1"),
        ("1/5", "0", "1"),
        ("3/10", "1/1000000000", "1"),
    ]


def test_rows_are_sorted_by_what_they_are():
    """exp(q), log(q) and rationals, each by q."""
    given = [("0.2",), ("log(2)",), ("exp(-1)",), ("0.1", "1e-6"), ("0.1",)]
    assert rows_of(given) == rows_of(reversed(given))


def test_arrays_of_numpy_are_read():
    """Rows of float64 are read as doubles, counts as integers; a row of another float is refused by its number."""
    numpy = pytest.importorskip("numpy")
    doubles = numpy.array([[0.1, 0.0, 5.0], [0.1, 0.0, 7.0]])
    assert rows_of(doubles) == [(str(Fraction(0.1)), "0", "12")]
    with pytest.raises(InvalidInput, match=r"^mechanism 2: \w+ must be .*float32"):
        rows_of([("0.1",), numpy.array([0.1, 0, 1], dtype=numpy.float32)])
    with pytest.raises(InvalidInput, match=r"^mechanism 1: a mechanism is \(epsilon, delta, k\), got float64"):
        rows_of(numpy.array([0.1, 0.2]))
    with pytest.raises(InvalidInput, match=r"^mechanisms must be a list .*, got ndarray"):
        rows_of(numpy.array(0.1))
    with pytest.raises(InvalidInput, match=r"^mechanism 1: a mechanism is .*, got ndarray"):
        rows_of([numpy.array(0.1)])


@pytest.mark.parametrize(
    "given", [None, 3, "0.1", b"0.1", bytearray(b"1"), {"epsilon": 1}, {("0.1",)}, frozenset([("0.1",)]), object(), int]
)
def test_what_is_no_list_is_refused(given):
    """A text, one mechanism alone, or a set, which forgets that a mechanism comes twice."""
    with pytest.raises(InvalidInput, match=f"^mechanisms must be a list of .*, got {type(given).__name__}$"):
        rows_of(given)


def test_an_empty_list_is_refused():
    """Nothing was composed: more likely something was lost."""
    for given in ([], (), iter([])):
        with pytest.raises(InvalidInput, match=r"^mechanisms is an empty list$"):
            rows_of(given)


BAD_ROWS = [
    (0.1, r"a mechanism is \(epsilon, delta, k\), got float"),
    (None, "got NoneType"),
    ("0.1", "got str"),
    ({"0.1", "1e-6"}, "got set"),
    ((), "got 0 values"),
    ((1, 0, 1, 0), "got more than 3 values"),
    (count(), "got more than 3 values"),
    ({}, "missing epsilon"),
    ({"k": 3}, "missing epsilon"),
    ({"epsilon": 1, "epsilom": 2}, "a mechanism has epsilon, delta and k, not 'epsilom'"),
    ({1: 2}, "a mechanism has epsilon, delta and k, not 1"),
    ((float("nan"),), "epsilon must be a finite number, got nan"),
    ((1, float("inf")), "delta must be a finite number, got inf"),
    ((True,), "epsilon must be a number, got the truth value True"),
    ((1, None), "delta must be .*got NoneType"),
    (([1],), "epsilon must be .*got list"),
    (("0,1",), "epsilon cannot be read as a number: '0,1'"),
    ((1, 0, "2.5"), r"k must be an integer, got 2\.5"),
    ((1, 0, "exp(1)"), r"k must be an integer, got exp\(1\)"),
]


@pytest.mark.parametrize(("row", "message"), BAD_ROWS, ids=range(len(BAD_ROWS)))
def test_a_row_that_cannot_be_read_is_named_by_its_number(row, message):
    """The third row of three."""
    with pytest.raises(InvalidInput, match=f"^mechanism 3: .*{message}"):
        rows_of([("0.1",), ("0.2",), row])


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ((-1,), "needs epsilon >= 0, got epsilon = -1"),
        (("log(1/2)",), r"needs epsilon >= 0, got epsilon = log\(1/2\)"),
        ((1, 1), "needs 0 <= delta < 1, got delta = 1"),
        ((1, "-1e-300"), "needs 0 <= delta < 1, got delta = -1e-300"),
        ((1, 0, 0), "needs k >= 1, got k = 0"),
        ((1, 0, -3), "needs k >= 1, got k = -3"),
    ],
)
def test_a_row_outside_the_theorem_is_named_by_its_number(row, message):
    """A negative count is refused before it is added to another."""
    for ask in (
        lambda given: kov_composition.epsilon_prime_of(mechanisms=given, delta_prime="1e-6"),
        lambda given: basic_composition.epsilon_prime_of(mechanisms=given),
    ):
        with pytest.raises(OutsideTheorem, match=f"^mechanism 2: .*{message}"):
            ask([(1, 0, 7), row])


def test_an_endless_list_is_refused_after_a_while(monkeypatch):
    """No more rows are taken than are read."""
    monkeypatch.setattr(mechanisms, "MOST_ROWS", 50)
    with pytest.raises(InvalidInput, match=r"^mechanisms has more than 50 rows; count equal ones by k$"):
        rows_of(repeat(("0.1",)))
    assert rows_of(repeat(("0.1",), 50)) == [("1/10", "0", "50")]


def test_an_error_of_the_list_itself_is_not_hidden():
    """What an iterator raises is its own affair."""

    def broken():
        yield ("0.1",)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        rows_of(broken())


def test_long_lists_leave_nothing_behind():
    """What was worked out for a list of some length is not kept."""
    before = dict(STATEMENT._plans)
    for length in range(5, 9):
        kov_composition.epsilon_prime_of(mechanisms=[(f"1/{n}",) for n in range(1, length)], delta_prime="1e-6")
    assert {names for names in STATEMENT._plans if names not in before} <= {("k", "epsilon", "delta")}
