"""What Gappa is asked about each step, case by case.

A case bounds the difference between what a step computes and its unrounded twin. How
the cases cover all inputs, and what the twins have to do with the theorem, is argued
in `proofs/notes/arrays.md` and computed in `prove.py`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from dpcert.arrays import coefficients, steps, tables
from dpcert.arrays.make_tables import significands
from dpcert.arrays.record import Recorder
from gappa.printer import Step, exact, step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    #: A product of a split factor and a pair, as a program records it.
    Times = Callable[[Recorder, steps.Split, steps.Pair], steps.Pair]

UNIT: Final = Fraction(1, 2**53)
R_LIMIT: Final = Fraction(steps.EXPONENTIAL_STEP) / 2
Z_LIMIT: Final = Fraction(coefficients.Z_LIMIT)
#: Of n (-2 ln 2) + 2 ln r beyond the base: two roundings below 2**-85 (Gappa), and half a unit in the last place of
#: the constant, 1022 times, and of a row, which are below 2**-86.
CORRECTION_ERROR: Final = Fraction(1, 2**84)


class Case(NamedTuple):
    """One question: the hypotheses, and the least that the exact value of the step is under them."""

    name: str
    step: Step
    hypotheses: tuple[str, ...]
    goals: tuple[str, ...]
    least: Fraction = Fraction(1)
    #: What the twin is away from the formula at most: truncation, tables' entries, rounded constants.
    given_error: Fraction = Fraction(0)


def within(name: str, low: Fraction, high: Fraction) -> str:
    """Name in [low, high]."""
    return f"{name} in [{exact(low)},{exact(high)}]"


def below(name: str, most: Fraction) -> str:
    """|name| <= most."""
    return f"|{name}| <= {exact(most)}"


def power(exponent: int) -> Fraction:
    """2**exponent."""
    return Fraction(2) ** exponent


def roundup(x: Fraction, digits: int = 12) -> Fraction:
    """A dyadic of few bits at or above x > 0."""
    exponent = x.numerator.bit_length() - x.denominator.bit_length() - digits
    grid = power(exponent)
    return -(-x // grid) * grid


def reduced_argument() -> Case:
    """Z = 1 - m r without any error."""
    real = Recorder()
    m, inverse = real.input("m"), real.input("inverse")
    z = steps.reduced_argument(real, m, inverse)
    left, right = real.operations[z.place].operands
    product, tail_product = real.operations[left].operands[1], right
    head, tail = real.operations[product].operands[0], real.operations[tail_product].operands[0]
    difference = (
        f"(v{left} - v{right}) - (1 - m * inverse) -> (v{left} - (1 - v{product})) - (v{product} - v{head} * inverse)"
        f" - (v{tail_product} - v{tail} * inverse) - (v{tail} - (m - v{head})) * inverse"
    )
    hypotheses = (
        within("m", Fraction(11, 16), Fraction(11, 8)),
        "@FIX(m,-53)",
        within("inverse", Fraction(1, 2), Fraction(3, 2)),
        "@FIX(inverse,-9)",
        f"|1 - m * inverse| <= {exact(Z_LIMIT)}",
    )
    text = step(real, {"z": z}, (difference,))
    return Case("reduced argument", text, hypotheses, ("z - (1 - m * inverse)",))


def logarithm_base() -> Case:
    """Base is exact; the correction nearly."""
    real = Recorder()
    n, high, low = real.input("n"), real.input("high"), real.input("low")
    base, correction = steps.logarithm_base(n, high, low)
    hypotheses = (
        "@FIX(n,0)",
        within("n", Fraction(-1022), Fraction(0)),
        "@FIX(high,-41)",
        below("high", Fraction(3, 4)),
        below("low", power(-42)),
    )
    text = step(real, {"base": base, "correction": correction})
    return Case("base", text, hypotheses, ("base - exact_base", "correction - exact_correction", "correction"))


def logarithm_sums(tail_error: Fraction) -> Iterator[Case]:
    """Cases of the sum: d next to 1 by the size of z, then by the size of the base."""
    real = Recorder()
    base, correction, z = real.input("base"), real.input("correction"), real.input("z")
    low = steps.logarithm_sum(real, base, correction, z).low
    text = step(real, {"low": low})
    goals = ("low - exact_low", "low")
    for top, bottom in binades(10, 53):
        next_to_one = ("base in [0,0]", "correction in [0,0]", "@FIX(z,-62)", "@FLT(z,53)")
        yield Case(
            f"logarithm, z from 2^{bottom}",
            text,
            (*next_to_one, within("z", power(bottom), power(top))),
            goals,
            2 * power(bottom),
            power(3 * top) * tail_error,
        )
    for name, least_base, most_base, most_z, least in base_groups():
        hypotheses = (
            within("base", least_base, most_base),
            "@FIX(base,-41)",
            below("correction", power(-32)),
            "@FIX(z,-62)",
            below("z", roundup(most_z)),
        )
        given = CORRECTION_ERROR + most_z**3 * tail_error
        yield Case(f"logarithm, {name}", text, hypotheses, goals, least, given)


def base_groups() -> Iterator[tuple[str, Fraction, Fraction, Fraction, Fraction]]:
    """(name, least and most base, largest |z|, least -2 ln d): first the rows with n = 0 and r > 1, then n < 0."""
    groups: dict[int, list[tuple[Fraction, Fraction, Fraction]]] = {}
    inverses, highs = tables.column("logarithm.inverse"), tables.column("logarithm.high")
    for (first, last), inverse, high in zip(significands(), inverses, highs, strict=True):
        most_z = max(abs(1 - first * Fraction(inverse)), abs(1 - last * Fraction(inverse)))
        if most_z > Z_LIMIT:
            raise ValueError("a reduced argument is larger than its limit")
        if first < 1 and high > 0:
            base = Fraction(high)
            if base < 2 * most_z:
                raise ValueError("the base of a sum is smaller than what is added to it")
            # -2 ln d >= 2 (1 - d).
            exponent = base.numerator.bit_length() - base.denominator.bit_length()
            groups.setdefault(exponent, []).append((base, most_z, 2 * (1 - last)))
        elif first < 1 and most_z > power(-10):
            raise ValueError("a row next to 1 has a large reduced argument")
    for rows in groups.values():
        bases, limits, losses = zip(*rows, strict=True)
        yield f"n = 0, base from {float(min(bases)):.3g}", min(bases), max(bases), max(limits), min(losses)
    for exponent in range(11):
        least = power(exponent) - 2 * Z_LIMIT - power(-20)
        yield f"base from 2^{exponent}", power(exponent), power(exponent + 1), Z_LIMIT, least
    # With n < 0 the base is at least 2 ln 2 - 2 ln(1.375) > 0.7; in Theorem 3.22 it is at least 2 ln(5/4) > 57/128.
    yield "base from 57/128", Fraction(57, 128), Fraction(1), Z_LIMIT, Fraction(57, 128) - 2 * Z_LIMIT - power(-20)


def expm1_sums(tail_error: Fraction) -> Iterator[Case]:
    """Cases of the sum: the first row by the size of r, then groups of rows."""
    real = Recorder()
    high, low, r = real.input("high"), real.input("low"), real.input("r")
    result = steps.expm1_sum(real, high, low, r)
    text = step(real, {"result_low": result.low})
    goals = ("result_low - exact_result_low", "result_low")
    for top, bottom in binades(11, 75):
        first_row = ("high in [0,0]", "low in [0,0]", "@FLT(r,53)", within("r", power(bottom), power(top)))
        given = power(3 * top) * tail_error
        yield Case(f"expm1, r from 2^{bottom}", text, first_row, goals, power(bottom), given)
    highs, lows = tables.column("expm1.high"), tables.column("expm1.low")
    first = 1
    while first < len(highs):
        last = first
        grown = max(Fraction(highs[first]) * Fraction(3, 2), Fraction(highs[first]))
        while last + 1 < len(highs) and highs[last + 1] <= grown:
            last += 1
        least_high, most_high = Fraction(highs[first]), Fraction(highs[last])
        if least_high < R_LIMIT:
            raise ValueError("a tabulated value is smaller than what is added to it")
        most_low = max(abs(Fraction(value)) for value in lows[first : last + 1])
        hypotheses = (
            within("high", least_high, most_high),
            "@FLT(high,26)",
            below("low", roundup(most_low)),
            "@FLT(r,53)",
            below("r", R_LIMIT),
        )
        # The exact value is at least G + r (1 + G), with e^r >= 1 + r.
        least = (least_high - most_low) * (1 - R_LIMIT) - R_LIMIT
        # The low part of a row is rounded to nearest; in the sum it is multiplied by e^r.
        given = most_low * UNIT * (1 + 2 * R_LIMIT) + (1 + most_high + most_low) * R_LIMIT**3 * tail_error
        yield Case(f"expm1, rows {first} to {last}", text, hypotheses, goals, least, given)
        first = last + 1


def binades(top: int, bottom: int) -> Iterator[tuple[int, int]]:
    """Exponents of intervals [2**b, 2**a] from 2**-top down to 2**-bottom: one binade each, later eight."""
    while top < bottom:
        width = 1 if top < 20 else 8
        yield -top, -top - width
        top += width


#: Scaled by powers of two, a factor lies in one of these, and so does the high part of a sum.
QUARTERS: Final = tuple((Fraction(4 + i, 4), Fraction(5 + i, 4)) for i in range(4))
ONE_TWO: Final = (Fraction(1), Fraction(2))


def splitting() -> Case:
    """Head + tail = factor."""
    real = Recorder()
    tail = steps.split(real, real.input("factor")).tail
    hypotheses = (within("factor", *ONE_TWO), "@FLT(factor,53)")
    return Case("splitting", step(real, {"tail": tail}), hypotheses, ("tail - exact_tail",))


def products(name: str, most_low: Fraction, times: Times = steps.times, bits: int = 53) -> Iterator[Case]:
    """Factor (high + low) for |low| <= most_low high and a high part of so many bits: the heads' product is exact."""
    real = Recorder()
    factor = steps.split(real, real.input("factor"))
    product = times(real, factor, steps.Pair(real.input("high"), real.input("low")))
    text = step(real, {"first": product.high, "second": product.low})
    goals = ("first - exact_first", "second - exact_second", "second")
    for factors in QUARTERS:
        for highs in QUARTERS:
            hypotheses = (
                within("factor", *factors),
                "@FLT(factor,53)",
                within("high", *highs),
                f"@FLT(high,{bits})",
                below("low", roundup(highs[1] * most_low)),
            )
            least = factors[0] * highs[0] * (1 - most_low)
            yield Case(f"{name}, {float(factors[0])} times {float(highs[0])}", text, hypotheses, goals, least)


def square_roots(most_low: Fraction) -> Iterator[Case]:
    """Head + low against head + (x - head^2) / (root + head), for |low| <= most_low high."""
    real = Recorder()
    result = steps.sqrt(real, steps.Pair(real.input("high"), real.input("low")))
    operations = real.operations
    (numerator, denominator) = operations[result.low.place].operands
    (difference, _) = operations[numerator].operands
    (_, square) = operations[difference].operands
    (root, _) = operations[denominator].operands
    (rounded,) = operations[root].operands
    places = (result.high.place, difference, square, root, rounded, numerator, denominator)
    h, d, s, r, v, n, m = (f"v{place}" for place in places)
    relative = f"(({r} - sqrt({v})) / sqrt({v}))"
    # x - head^2, as the sum of small parts.
    rest = f"({v} - {r} * {r}) - ({v} - (high + low)) + ({r} - {h}) * ({r} + {h}) - ({s} - {h} * {h})"
    hints = (
        # root = sqrt(v) (1 + e), and v is the rounded sum.
        f"{v} - {r} * {r} -> -({v} * ({relative} * (2 + {relative})))",
        f"high - {s} -> {rest} - low",
        f"{d} + low -> {rest} + ({d} - (high - {s}))",
        f"high - {h} * {h} + low -> {rest} + ({s} - {h} * {h})",
        (
            f"low_part - exact_low_part -> (low_part - {n} / {m}) + ({n} - (high - {h} * {h} + low)) / {m}"
            f" + exact_low_part * (({r} + {h}) - {m}) / {m}"
        ),
    )
    text = step(real, {"low_part": result.low}, hints)
    # From 1 and from 2 on, with a little less than the root of that.
    for least, least_root in ((1, Fraction(1)), (2, Fraction(7, 5))):
        most = roundup(2 * least * most_low)
        hypotheses = (within("high", Fraction(least), Fraction(2 * least)), "@FLT(high,53)", below("low", most))
        goals = ("low_part - exact_low_part", "low_part")
        yield Case(f"square root from {least}", text, hypotheses, goals, least_root * (1 - most_low))


def sums(most_first: Fraction, most_second: Fraction) -> Iterator[Case]:
    """Two sums, none of them negative, whose high parts have a rounded sum between 1 and 2."""
    real = Recorder()
    x = steps.Pair(real.input("x_high"), real.input("x_low"))
    y = steps.Pair(real.input("y_high"), real.input("y_low"))
    total = steps.plus(real, x, y)
    text = step(real, {"low": total.low})
    for low, high in QUARTERS:
        hypotheses = (
            within("x_high", Fraction(0), high),
            within("y_high", Fraction(0), high),
            within("x_high + y_high", low, high),
            below("x_low", roundup(high * most_first)),
            below("y_low", roundup(high * most_second)),
        )
        yield Case(f"sum from {float(low)}", text, hypotheses, ("low - exact_low", "low"), low)


def quotients(most_divisor_low: Fraction) -> Iterator[Case]:
    """Ratio + low against ratio + (x - ratio y) / y_high, for normalised x and |y_low| at most this part of y_high."""
    real = Recorder()
    x = steps.Pair(real.input("x_high"), real.input("x_low"))
    y = steps.Pair(real.input("y_high"), real.input("y_low"))
    ratio = steps.quotient(real, x, y)
    operations = real.operations
    (total, _) = operations[ratio.low.place].operands
    (residue, _) = operations[total].operands
    (head, rest) = operations[residue].operands
    (_, product) = operations[head].operands
    (first, second) = operations[product].operands
    q, p, a, b, h, t = (f"v{place}" for place in (ratio.high.place, product, first, second, head, rest))
    hints = (
        f"x_high - {q} * y_high -> -(({q} - x_high / y_high) * y_high)",
        f"x_high - {p} -> (x_high - {q} * y_high) + ({q} - {a}) * y_high + {a} * (y_high - {b}) - ({p} - {a} * {b})",
        (
            f"{h} - {t} -> (x_high - {q} * y_high) + ({h} - (x_high - {p})) - ({p} - {a} * {b})"
            f" - ({t} - (({q} - {a}) * {b} + {q} * (y_high - {b})))"
        ),
    )
    text = step(real, {"low": ratio.low}, hints)
    goals = ("low - exact_low", "low", f"x_high - {q} * y_high")
    hypotheses = (
        within("x_high", *ONE_TWO),
        "@FLT(x_high,53)",
        within("y_high", *ONE_TWO),
        "@FLT(y_high,53)",
        below("x_low", UNIT),
        below("y_low", roundup(2 * most_divisor_low)),
    )
    yield Case("quotient", text, hypotheses, goals, Fraction(1, 2))
