"""Makes the tables of the steps with the kernel's enclosures: `python -m dpcert.arrays.make_tables [--check]`.

logarithm, one row for each 1024th of a binade: a multiple r of 2**-9 near 1/m, and
2 ln r as a multiple of 2**-41 and the rest. expm1, one row for each multiple of 2**-10
up to 8: its expm1 rounded to 26 bits, and the rest. quick_logarithm, one row for each
128th of a binade from 2**-70 to 2**-6: for its middle c, -2 ln c as a multiple of
2**-18 and the rest. quick_expm1, as expm1 for each multiple of 2**-13 up to 1. Each
rest is the nearest float64.
"""

from __future__ import annotations

import argparse
import struct
from fractions import Fraction
from typing import TYPE_CHECKING, Final

import numpy as np

from dpcert.arrays import quick_steps
from dpcert.arrays.coefficients import LOGARITHM_GRID, QUICK_LOGARITHM_GRID
from dpcert.arrays.record import LEADING_BITS
from dpcert.arrays.steps import EXPONENTIAL_STEP, LEAST_SIGNIFICAND, LOGARITHM_INDEX_BITS
from dpcert.arrays.tables import COLUMNS, place
from dpcert.errors import Disagreement
from dpcert.reals.ball import signed
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational

if TYPE_CHECKING:
    from collections.abc import Iterator

BITS: Final = 192
EXPONENTIAL_ROWS: Final = 8193
QUICK_EXPONENTIAL_ROWS: Final = 8193
INVERSE_GRID: Final = 512


def main(arguments: list[str] | None = None) -> int:
    """Write the tables, or compare them with what is there."""
    parser = argparse.ArgumentParser(description="make the tables of dpcert.arrays")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    check = parser.parse_args(arguments).check
    for name, rows in (
        ("logarithm", logarithm_rows()),
        ("expm1", expm1_rows(EXPONENTIAL_STEP, EXPONENTIAL_ROWS)),
        ("quick_logarithm", quick_logarithm_rows()),
        ("quick_expm1", expm1_rows(quick_steps.EXPONENTIAL_STEP, QUICK_EXPONENTIAL_ROWS)),
    ):
        columns = np.array(list(rows), dtype="<f8").T.copy()
        if not check:
            np.save(place(name), columns, allow_pickle=False)
        elif np.load(place(name), allow_pickle=False).tobytes() != columns.tobytes():
            raise Disagreement(f"the table {name} is not what the kernel gives")
        print(f"{name}: {columns.shape[1]} rows of {', '.join(COLUMNS[name])}")
    return 0


def logarithm_rows() -> Iterator[tuple[float, ...]]:
    """(r, high, low) for each interval of significands."""
    real = Enclosures(BITS)
    for first, last in significands():
        r = inverse(first, last)
        log = 2 * real.log(real.number(rational(r)))
        yield (float(r), *parts(log, Fraction(LOGARITHM_GRID)))


def significands() -> Iterator[tuple[Fraction, Fraction]]:
    """The first and the last float64 of each interval: equal steps in the bits, from the least significand."""
    (start,) = struct.unpack("<q", struct.pack("<d", LEAST_SIGNIFICAND))
    step = 1 << (52 - LOGARITHM_INDEX_BITS)
    for row in range(1 << LOGARITHM_INDEX_BITS):
        first, last = struct.unpack("<2d", struct.pack("<2q", start + row * step, start + (row + 1) * step - 1))
        yield Fraction(first), Fraction(last)


def inverse(first: Fraction, last: Fraction) -> Fraction:
    """The multiple of 2**-9 nearest to the inverse of the middle; exactly 1 next to 1."""
    return Fraction(round(2 * INVERSE_GRID / (first + last)), INVERSE_GRID)


def quick_points() -> Iterator[Fraction]:
    """The middles of the parts of each binade."""
    parts = 1 << quick_steps.LOGARITHM_INDEX_BITS
    binade = Fraction(quick_steps.LEAST_ARGUMENT)
    while binade < quick_steps.ARGUMENTS_END:
        for part in range(parts):
            yield binade * (1 + Fraction(2 * part + 1, 2 * parts))
        binade *= 2


def quick_logarithm_rows() -> Iterator[tuple[float, ...]]:
    """(high, low) for each point c."""
    real = Enclosures(BITS)
    for c in quick_points():
        log = -2 * real.log(real.number(rational(c)))
        yield parts(log, Fraction(QUICK_LOGARITHM_GRID))


def expm1_rows(step: float, count: int) -> Iterator[tuple[float, ...]]:
    """(high, low) for each multiple of the step."""
    real = Enclosures(BITS)
    yield 0.0, 0.0
    for row in range(1, count):
        value = real.expm1(real.number(rational(row * Fraction(step))))
        size = signed(value.ends[0])
        exponent = int(size[0]).bit_length() + size[1] - LEADING_BITS
        yield parts(value, Fraction(2) ** exponent)


def parts(value: Enclosure, grid: Fraction) -> tuple[float, float]:
    """The multiple of the grid nearest to the lower end, and the nearest float64 to the rest."""
    low, high = (int(man) * Fraction(2) ** exponent for man, exponent in map(signed, value.ends))
    head = round(low / grid) * grid
    rests = {float(low - head), float(high - head)}
    if len(rests) > 1 or Fraction(float(head)) != head:
        raise Disagreement(f"{BITS} bits do not settle an entry of a table")
    return float(head), rests.pop()


if __name__ == "__main__":
    raise SystemExit(main())
