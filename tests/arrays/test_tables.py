"""The tables and constants, by two engines: the kernel's enclosures and Arb."""

from fractions import Fraction

import flint
import numpy as np
import pytest

from dpcert.arrays import coefficients, make_tables, quick_steps, steps, tables
from dpcert.arrays.record import Recorder
from dpcert.errors import Disagreement

from .readings import places

GRID = coefficients.LOGARITHM_GRID


def ball(x):
    """A ball around a fraction."""
    return flint.arb(flint.fmpq(x.numerator, x.denominator))


def is_nearest(value, true):
    """Whether a float64 is the nearest to a real, by Arb."""
    half = Fraction(float(np.spacing(abs(value)))) / 2
    return bool(ball(Fraction(value) - half) < true < ball(Fraction(value) + half))


def test_the_kernel_makes_the_same_tables(capsys):
    """Bit for bit."""
    assert make_tables.main(["--check"]) == 0
    assert "8193 rows" in capsys.readouterr().out


def test_a_changed_table_is_noticed(monkeypatch, tmp_path):
    """One unit in the last place of one entry."""
    for name in tables.COLUMNS:
        columns = np.load(tables.place(name))
        columns[1, 500] = np.nextafter(columns[1, 500], 1)
        np.save(tmp_path / f"{name}.npy", columns)
    monkeypatch.setattr(make_tables, "place", lambda name: tmp_path / f"{name}.npy")
    with pytest.raises(Disagreement, match="logarithm"):
        make_tables.main(["--check"])


def test_arb_confirms_every_row_of_the_logarithm():
    """The inverse has 10 bits, the high part is on its grid, the low part is the nearest float64 to the rest."""
    inverse, high, low = (tables.column(f"logarithm.{part}").tolist() for part in ("inverse", "high", "low"))
    with flint.ctx.workprec(250):
        for (first, last), r, head, rest in zip(make_tables.significands(), inverse, high, low, strict=True):
            assert (r * 512).is_integer()
            assert r < 2
            assert max(abs(1 - first * Fraction(r)), abs(1 - last * Fraction(r))) <= Fraction(coefficients.Z_LIMIT)
            assert (head / coefficients.LOGARITHM_GRID).is_integer()
            assert abs(rest) <= coefficients.LOGARITHM_GRID / 2
            if r != 1:
                assert is_nearest(rest, 2 * flint.arb(r).log() - flint.arb(head))
    assert [(h, l) for r, h, l in zip(inverse, high, low, strict=True) if r == 1] == [(0, 0)] * inverse.count(1)


def test_arb_confirms_every_row_of_the_quick_logarithm():
    """The high part is on its grid, the low part is the nearest float64 to the rest."""
    high, low = (tables.column(f"quick_logarithm.{part}").tolist() for part in ("high", "low"))
    grid = coefficients.QUICK_LOGARITHM_GRID
    with flint.ctx.workprec(250):
        for c, head, rest in zip(make_tables.quick_points(), high, low, strict=True):
            assert (head / grid).is_integer()
            assert abs(rest) <= grid / 2
            assert is_nearest(rest, -2 * ball(c).log() - flint.arb(head))


def test_each_argument_finds_its_row_of_the_quick_logarithm():
    """At both ends of every part of every binade, by the program's own operations, and no further off than is said."""
    real = Recorder()
    pair = quick_steps.minus_two_log(real, real.input("x"))
    program = real.program(high=pair.high, low=pair.low)
    points = np.array([float(c) for c in make_tables.quick_points()])
    half = 2.0 ** (np.frexp(points)[1] - 2 - quick_steps.LOGARITHM_INDEX_BITS)
    for x in (points - half, np.nextafter(points + half, 0)):
        values = places(program, {"x": x})
        (s,) = (v for op, v in zip(program.operations, values, strict=True) if op.kind == "divide")
        assert (values[program.outputs["high"]] == tables.column("quick_logarithm.high")).all()
        assert ((x - points) / (x + points) == s).all()
        assert (np.abs(s) <= coefficients.QUICK_S_LIMIT).all()


def test_next_to_one_nothing_is_taken_away():
    """Where a significand is 1, or just below, the inverse is 1 and the logarithm is that of delta itself."""
    rows = [
        row
        for row, (first, last) in enumerate(make_tables.significands())
        if last >= 1 - Fraction(1, 2**11) and first <= 1
    ]
    assert {tables.column("logarithm.inverse")[row] for row in rows} == {1.0}


@pytest.mark.parametrize(
    ("name", "step"), [("expm1", steps.EXPONENTIAL_STEP), ("quick_expm1", quick_steps.EXPONENTIAL_STEP)]
)
def test_arb_confirms_every_row_of_expm1(name, step):
    """The high part has 26 bits, the low part is the nearest float64 to the rest."""
    high, low = (tables.column(f"{name}.{part}").tolist() for part in ("high", "low"))
    assert (high[0], low[0]) == (0, 0)
    with flint.ctx.workprec(250):
        for row in range(1, len(high)):
            assert (Fraction(high[row]).numerator.bit_length()) <= 26
            assert is_nearest(low[row], (flint.arb(row) * step).expm1() - flint.arb(high[row]))


@pytest.mark.parametrize(
    ("high", "low", "real", "grid"),
    [
        (coefficients.MINUS_TWO_LOG_2_HIGH, coefficients.MINUS_TWO_LOG_2_LOW, lambda: -2 * flint.arb(2).log(), GRID),
        (coefficients.TWO_LOG_5_4_HIGH, coefficients.TWO_LOG_5_4_LOW, lambda: 2 * (flint.arb(5) / 4).log(), GRID),
    ],
)
def test_constants_are_on_the_grid_and_their_rest_is_nearest(high, low, real, grid):
    """Both engines: Arb here, the kernel's logarithm below."""
    assert (high / grid).is_integer()
    with flint.ctx.workprec(250):
        assert is_nearest(low, real() - flint.arb(high))


def test_the_kernel_confirms_the_constants():
    """The same two, by enclosures."""
    real = make_tables.Enclosures(make_tables.BITS)
    for ratio, factor, high, low, grid in (
        (Fraction(2), -2, coefficients.MINUS_TWO_LOG_2_HIGH, coefficients.MINUS_TWO_LOG_2_LOW, GRID),
        (Fraction(5, 4), 2, coefficients.TWO_LOG_5_4_HIGH, coefficients.TWO_LOG_5_4_LOW, GRID),
    ):
        log = factor * real.log(real.number(make_tables.rational(ratio)))
        assert make_tables.parts(log, Fraction(grid)) == (high, low)
