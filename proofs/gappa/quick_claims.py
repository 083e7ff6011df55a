"""What Gappa is asked about each step of the quick programs: `claims.py` explains how."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dpcert.arrays import coefficients, quick_formulas, quick_steps, steps, tables
from dpcert.arrays.record import LEADING_BITS, Recorder
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import rational
from gappa.claims import QUARTERS, UNIT, Case, below, binades, power, products, roundup, within
from gappa.printer import step

if TYPE_CHECKING:
    from collections.abc import Iterator

R_LIMIT: Final = Fraction(quick_steps.EXPONENTIAL_STEP) / 2
S_LIMIT: Final = Fraction(coefficients.QUICK_S_LIMIT)
#: Below 2 ln 64, which is 8.3177...
LEAST_LOG: Final = Fraction(8517, 1024)
#: Above 70 * 2 ln 2, which is 97.04...
MOST_LOG: Final = Fraction(98)
#: The first row of expm1 is that of arguments up to 2 to the minus this.
_FIRST_ROW: Final = round(-math.log2(R_LIMIT))


def logarithm_sums(tail_error: Fraction) -> Iterator[Case]:
    """The low part is all that is rounded."""
    real = Recorder()
    high, low, s = (real.input(name) for name in ("high", "low", "s"))
    result = quick_steps.logarithm_sum(high, low, s)
    highs, lows = (tables.column(f"quick_logarithm.{part}") for part in ("high", "low"))
    most_low = max(abs(Fraction(value)) for value in lows)
    enclosures = Enclosures(64)
    end, least = (enclosures.number(rational(Fraction(x))) for x in (quick_steps.ARGUMENTS_END, LEAST_LOG))
    if max(highs) > MOST_LOG or (-2 * enclosures.log(end) - least).sign() != 1:
        raise ValueError("a logarithm is beyond its limits")
    hypotheses = (below("low", roundup(most_low)), below("s", S_LIMIT))
    # Half a unit in the last place of the row; s is off (x - c) / (x + c) by two roundings, and 4 artanh s has a slope
    # of at most 4 / (1 - S^2), a little more for the s of the program.
    given = most_low * UNIT + 4 / (1 - 2 * S_LIMIT**2) * S_LIMIT * 2 * UNIT * (1 + UNIT)
    text = step(real, {"result_low": result.low})
    goals = ("result_low - exact_result_low", "result_low")
    yield Case("quick logarithm", text, hypotheses, goals, LEAST_LOG, given_error=given + S_LIMIT * tail_error)


def check_ranges() -> None:
    """The cases cover the ranges, and no argument is further from the point of its row than the limit says."""
    forward, inverse = quick_formulas.ADVANCED_RANGES, quick_formulas.INVERSE_RANGES
    for ranges, x in ((forward, forward["epsilon"]), (inverse, quick_formulas.STARTS)):
        # Counts from 1 to 2**26, arguments from 2**-200 to 1, delta in the table.
        (_, most_k), (least_x, most_x), (least_d, most_d) = ranges["k"], x, ranges["delta_prime"]
        if most_k > 2**LEADING_BITS or least_x < 2.0**-200 or most_x > 1:
            raise ValueError("the cases of the quick programs do not cover their ranges")
        if least_d < quick_steps.LEAST_ARGUMENT or most_d >= quick_steps.ARGUMENTS_END:
            raise ValueError("the cases of the quick logarithm do not cover its range")
        # Heads of roots, sqrt(k (-2 ln delta)), are not below 2**-13 of k expm1 up to 7/4 k.
        if Fraction(7, 4) ** 2 * Fraction(most_k) > power(26) * LEAST_LOG * (1 - power(-20)):
            raise ValueError("a root is too small for the cases of the quick sum")
    # x is at most half a part away from c = b (1 + i h), b the binade and h half a part, i odd: |x - c| <= b h.
    h = power(-quick_steps.LOGARITHM_INDEX_BITS - 1)
    if h / (2 * (1 + h) - h) > S_LIMIT:
        raise ValueError("a reduced argument of the quick logarithm is larger than its limit")


def expm1_sums(tail_error: Fraction) -> Iterator[Case]:
    """High is exact; cases by the binade of x, where x is in the first row and where it is not."""
    real = Recorder()
    high, low, grid, x = (real.input(name) for name in ("high", "low", "grid", "x"))
    result = quick_steps.expm1_sum(high, low, grid, steps.split(real, x))
    text = step(real, {"result_high": result.high, "result_low": result.low})
    goals = ("result_high - exact_result_high", "result_low - exact_result_low", "result_low")
    highs, lows = (tables.column(f"quick_expm1.{part}") for part in ("high", "low"))
    for top, bottom in binades(_FIRST_ROW, 75):
        zeros = ("high in [0,0]", "@FIX(high,0)", "low in [0,0]", "grid in [0,0]", "@FIX(grid,0)")
        given = power(2 * top) * tail_error
        first_row = (*zeros, "@FLT(x,53)", within("x", power(bottom), power(top)))
        yield Case(f"quick expm1, x from 2^{bottom}", text, first_row, goals, power(bottom), given_error=given)
    rows = round(1 / quick_steps.EXPONENTIAL_STEP)
    for exponent in range(-_FIRST_ROW, 0):
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
                f"@FIX(grid,{1 - _FIRST_ROW})",
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
    for name, unit, most in (("the logarithm", -18, MOST_LOG), ("expm1", 0, power(27))):
        hypotheses = (*count, f"@FIX(high,{unit})", within("high", Fraction(0), most))
        yield Case(f"count times {name}", text, hypotheses, ("product - exact_product",))


def sums(most_first: Fraction, most_second: Fraction) -> Iterator[Case]:
    """Sums whose high parts add up to between 1 and 2, the first of 26 bits and not below 2**-13 of the second."""
    real = Recorder()
    x = steps.Pair(real.input("x_high"), real.input("x_low"))
    y = steps.Pair(real.input("y_high"), real.input("y_low"))
    total = quick_steps.plus(real, x, y)
    operations = real.operations
    (inner, _) = operations[total.low.place].operands
    (difference, _) = operations[inner].operands
    (rounded, _) = operations[total.high.place].operands
    d, h, s = f"v{difference}", f"v{total.high.place}", f"v{rounded}"
    hint = f"{d} + y_high -> ({d} - (x_high - {h})) - ({s} - (x_high + y_high)) + ({s} - {h})"
    text = step(real, {"low": total.low}, (hint,))
    for least, most in QUARTERS:
        hypotheses = (
            within("x_high", power(-15), most),
            # 26 bits of a number from 2**-15 on.
            "@FIX(x_high,-40)",
            within("y_high", Fraction(0), most),
            within("x_high + y_high", least, most),
            below("x_low", roundup(most * most_first)),
            below("y_low", roundup(most * most_second)),
        )
        name = f"quick sum from {float(least)}"
        yield Case(name, text, hypotheses, ("low - exact_low", "low"), least * (1 - max(most_first, most_second)))


def last_products(most_low: Fraction) -> Iterator[Case]:
    """The last product's high part has 26 bits already."""
    return products("quick product", most_low, lambda _, factor, x: quick_steps.scaled(factor, x), LEADING_BITS)
