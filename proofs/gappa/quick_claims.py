"""What Gappa is asked about each step of the quick programs: `claims.py` explains how."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dpcert.arrays import coefficients, quick_formulas, quick_steps, steps, tables
from dpcert.arrays.make_tables import quick_points
from dpcert.arrays.record import LEADING_BITS, Recorder
from gappa.claims import QUARTERS, R_LIMIT, UNIT, Case, Residue, below, binades, power, products, roundup, within
from gappa.printer import step

if TYPE_CHECKING:
    from collections.abc import Iterator

Z_LIMIT: Final = Fraction(coefficients.QUICK_Z_LIMIT)
#: Below 2 ln 2, and above 2 ln 1.375.
TWO_LOG_2: Final = Fraction(-coefficients.QUICK_MINUS_TWO_LOG_2_HIGH)
TWO_LOG_OF_LARGEST: Final = Fraction(653, 1024)


def logarithm_sums(tail_error: Fraction) -> Iterator[Case]:
    """Base is exact, and low nearly; by n, one case for each binade of it."""
    real = Recorder()
    n, high, low, z = (real.input(name) for name in ("n", "high", "low", "z"))
    result = quick_steps.logarithm_sum(n, high, low, z)
    text = step(real, {"base": result.high, "result_low": result.low})
    highs, lows = (tables.column(f"quick_logarithm.{part}") for part in ("high", "low"))
    most_low = max(abs(Fraction(value)) for value in lows)
    if max(Fraction(value) for value in highs) > Fraction(3, 4) or min(highs) < -TWO_LOG_OF_LARGEST:
        raise ValueError("a tabulated logarithm is larger than its limit")
    for most in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1022):
        least = most // 2 + 1 if most < 1022 else 513
        hypotheses = (
            "@FIX(n,0)",
            within("n", Fraction(-most), Fraction(-least)),
            "@FIX(high,-15)",
            within("high", -TWO_LOG_OF_LARGEST, Fraction(3, 4)),
            below("low", roundup(most_low)),
            below("z", roundup(Z_LIMIT)),
        )
        # Half a unit in the last place of the constant, n times, and of the row; z is off m/c - 1 by two roundings,
        # and -2 ln(1 + z) has a slope of at most 2 / (1 - Z).
        given = most * power(-72) + most_low * UNIT + 2 / (1 - Z_LIMIT) * Z_LIMIT * 2 * UNIT * (1 + UNIT)
        goals = ("base - exact_base", "result_low - exact_result_low", "result_low")
        least_log = least * TWO_LOG_2 - TWO_LOG_OF_LARGEST
        name = f"quick logarithm, n from {-most} to {-least}"
        yield Case(name, text, hypotheses, goals, least_log, given_error=given + Z_LIMIT * tail_error)


def check_ranges() -> None:
    """The cases cover the ranges, and no significand is further from the point next to it than the limit says."""
    for ranges, argument in ((quick_formulas.ADVANCED_RANGES, "epsilon"), (quick_formulas.INVERSE_RANGES, "start")):
        # Counts from 1 to 2**26, arguments from 2**-200 to 1, delta from 2**-1022 with n < 0.
        (_, most_k), (least_x, most_x), (least_d, most_d) = ranges["k"], ranges[argument], ranges["delta_prime"]
        if most_k > 2**LEADING_BITS or least_x < 2.0**-200 or most_x > 1:
            raise ValueError("the cases of the quick programs do not cover their ranges")
        if least_d < 2.0**-1022 or most_d >= steps.LEAST_SIGNIFICAND:
            raise ValueError("the cases of the quick logarithm do not cover its range")
    most = Fraction(quick_steps.LOGARITHM_STEP) / 2
    if any(most / c > Z_LIMIT for c in quick_points()):
        raise ValueError("a reduced argument of the quick logarithm is larger than its limit")


def expm1_sums(tail_error: Fraction) -> Iterator[Case]:
    """High is exact; cases by the binade of x, where x is in the first row and where it is not."""
    real = Recorder()
    high, low, grid, x = (real.input(name) for name in ("high", "low", "grid", "x"))
    result = quick_steps.expm1_sum(high, low, grid, steps.split(real, x))
    text = step(real, {"result_high": result.high, "result_low": result.low})
    goals = ("result_high - exact_result_high", "result_low - exact_result_low", "result_low")
    highs, lows = (tables.column(f"expm1.{part}") for part in ("high", "low"))
    for top, bottom in binades(11, 75):
        zeros = ("high in [0,0]", "@FIX(high,0)", "low in [0,0]", "grid in [0,0]", "@FIX(grid,0)")
        given = power(2 * top) * tail_error
        first_row = (*zeros, "@FLT(x,53)", within("x", power(bottom), power(top)))
        yield Case(f"quick expm1, x from 2^{bottom}", text, first_row, goals, power(bottom), given_error=given)
    rows = round(1 / steps.EXPONENTIAL_STEP)
    for exponent in range(-11, 0):
        head_unit = exponent + 1 - LEADING_BITS
        for least, most in QUARTERS:
            least_x, most_x = least * power(exponent), most * power(exponent)
            # The nearest row, ties to even; most_x itself is in the next case.
            first, last = max(1, round(least_x * rows)), math.ceil(most_x * rows - Fraction(1, 2))
            if any(Fraction(value) % power(head_unit) for value in highs[first : last + 1]):
                raise ValueError("a tabulated value is not on the grid of the argument's head")
            most_low = max(abs(Fraction(value)) for value in lows[first : last + 1])
            hypotheses = (
                within("high", Fraction(highs[first]), Fraction(highs[last])),
                f"@FIX(high,{head_unit})",
                below("low", roundup(most_low)),
                within("grid", Fraction(first, rows), Fraction(last, rows)),
                "@FIX(grid,-10)",
                within("x", least_x, most_x),
                "@FLT(x,53)",
                below("x - grid", R_LIMIT),
            )
            most_value = Fraction(highs[last]) + most_low
            # The low part of a row is rounded to nearest; in the sum it is multiplied by e^r.
            given = most_low * UNIT * (1 + 2 * R_LIMIT) + (1 + most_value) * R_LIMIT**2 * tail_error
            name = f"quick expm1, x from {float(least)} 2^{exponent}"
            # e^x - 1 >= x + x^2 / 2.
            yield Case(name, text, hypotheses, goals, least_x + least_x**2 / 2, given_error=given)


def counts() -> Iterator[Case]:
    """A count times a high part is exact: -2 ln delta_prime's, and expm1's, of 27 bits, in its unit."""
    real = Recorder()
    product = quick_steps.times(real.input("count"), steps.Pair(real.input("high"), real.input("low")))
    text = step(real, {"product": product.high})
    count = ("@FIX(count,0)", within("count", Fraction(1), power(LEADING_BITS)))
    for name, unit, most in (("the logarithm", -15, 1422 * Fraction(1)), ("expm1", 0, power(27))):
        hypotheses = (*count, f"@FIX(high,{unit})", within("high", Fraction(0), most))
        yield Case(f"count times {name}", text, hypotheses, ("product - exact_product",))


def square_roots(most_low: Fraction) -> Iterator[Case]:
    """Root + low against root + (x - root^2) / (2 root), for |low| <= most_low high."""
    real = Recorder()
    root = quick_steps.sqrt(real, steps.Pair(real.input("high"), real.input("low")))
    r, h, s, d, p, residue = Residue.of(real, root)
    v = f"v{real.operations[root.high.place].operands[0]}"
    relative = f"(({r} - sqrt({v})) / sqrt({v}))"
    squared = f"-({v} * ({relative} * (2 + {relative})))"
    hints = (
        # root = sqrt(v) (1 + e), and v is the rounded sum.
        f"{v} - {r} * {r} -> {squared}",
        f"high - {s} -> ({v} - {r} * {r}) - ({v} - (high + low)) - low + ({r} - {h}) * ({r} + {h}) - ({s} - {h} * {h})",
        (
            f"{d} - {p} -> ({v} - {r} * {r}) - ({v} - (high + low)) - low + ({d} - (high - {s})) - ({s} - {h} * {h})"
            f" - ({p} - ({r} + {h}) * ({r} - {h}))"
        ),
        (
            f"{residue} + low -> ({residue} - ({d} - {p})) + ({v} - {r} * {r}) - ({v} - (high + low))"
            f" + ({d} - (high - {s})) - ({s} - {h} * {h}) - ({p} - ({r} + {h}) * ({r} - {h}))"
        ),
    )
    text = step(real, {"low_part": root.low}, hints)
    for least in (1, 2):
        most = roundup(2 * least * most_low)
        hypotheses = (within("high", Fraction(least), Fraction(2 * least)), "@FLT(high,53)", below("low", most))
        goals = ("low_part - exact_low_part", "low_part")
        yield Case(f"quick square root from {least}", text, hypotheses, goals, 1 - most_low)


def sums(most_first: Fraction, most_second: Fraction) -> Iterator[Case]:
    """Two sums, none of them negative, the larger high part first, whose sum is between 1 and 2."""
    real = Recorder()
    large, small, x_low, y_low = (real.input(name) for name in ("large", "small", "x_low", "y_low"))
    total = quick_steps.sum_of_sorted(real, large, small, x_low + y_low)
    operations = real.operations
    (inner, _) = operations[total.low.place].operands
    (difference, _) = operations[inner].operands
    (rounded, _) = operations[total.high.place].operands
    d, h, s = f"v{difference}", f"v{total.high.place}", f"v{rounded}"
    hint = f"{d} + small -> ({d} - (large - {h})) - ({s} - (large + small)) + ({s} - {h})"
    text = step(real, {"low": total.low}, (hint,))
    for least, most in QUARTERS:
        hypotheses = (
            # By Sterbenz: large / 2 <= head <= 2 large.
            f"{d} - (large - {h}) in [0,0]",
            within("large", least / 2, most),
            "@FLT(large,53)",
            within("small", Fraction(0), most / 2),
            within("large + small", least, most),
            below("x_low", roundup(most * most_first)),
            below("y_low", roundup(most * most_second)),
        )
        name = f"quick sum from {float(least)}"
        yield Case(name, text, hypotheses, ("low - exact_low", "low"), least * (1 - max(most_first, most_second)))


def last_products(most_low: Fraction) -> Iterator[Case]:
    """The last product's high part has 26 bits already."""
    return products("quick product", most_low, lambda _, factor, x: quick_steps.scaled(factor, x), LEADING_BITS)
