"""What the unrounded twins of the steps add up to: identities, at exact rational points.

The twin of a step is evaluated with every operation exact, except that atoms, truncated
heads and the low parts of error-free sums are any rationals at all. An identity of
rational functions of low degree that holds at several points drawn from 2**64 fractions
does not hold by chance (Schwartz and Zippel).
"""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dpcert.arrays import coefficients, quick_steps, steps
from dpcert.arrays.record import Recorder, Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    #: The value of a place, and a formula in such values.
    At = Callable[[Value], Fraction]
    Recorded = tuple[steps.Pair, Callable[[At], Fraction]]

POINTS: Final = 5


def any_rational(generator: random.Random) -> Fraction:
    """A fraction that no identity was made for."""
    return Fraction(generator.getrandbits(64) + 1, generator.getrandbits(64) + 1)


def twin(recorder: Recorder, generator: random.Random) -> list[Fraction]:
    """Values of all places, unrounded."""
    lost = {op.rounded: any_rational(generator) for op in recorder.operations if op.total is not None}
    values: list[Fraction] = []
    for place, operation in enumerate(recorder.operations):
        operands = [values[at] for at in operation.operands]
        if operation.kind in {"input", "leading", "sqrt"} or operation.atom:
            values.append(any_rational(generator))
        elif operation.kind == "constant":
            values.append(Fraction(float(operation.constant)))
        elif operation.total is not None:
            values.append(lost[operation.rounded])
        elif operation.kind == "integer":
            values.append(Fraction(0))
        else:
            values.append(_ARITHMETIC[operation.kind](*operands) - lost.get(place, 0))
    return values


_ARITHMETIC: Final[dict[str, Callable[[Fraction, Fraction], Fraction]]] = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "divide": lambda x, y: x / y,
}


def polynomial(x: Fraction, table: tuple[float, ...]) -> Fraction:
    """The polynomial with these coefficients, exactly."""
    return sum((Fraction(c) * x**i for i, c in enumerate(table)), Fraction(0))


def _holds(record: Callable[[Recorder], Recorded]) -> bool:
    for seed in range(POINTS):
        recorder = Recorder()
        result, formula = record(recorder)
        values = twin(recorder, random.Random(seed))  # noqa: S311  (points, not secrets)

        def at(value: Value, values: list[Fraction] = values) -> Fraction:
            return values[value.place]

        if at(result.high) + at(result.low) != formula(at):
            return False
    return True


def logarithm() -> bool:
    """High + low = base + correction + 2z + z^2 + z^3 tail(z)."""

    def record(real: Recorder) -> Recorded:
        base, correction, z = real.input("base"), real.input("correction"), real.input("z")
        result = steps.logarithm_sum(real, base, correction, z)
        tail = coefficients.LOGARITHM_TAIL
        return (
            result,
            lambda at: at(base) + at(correction) + 2 * at(z) + at(z) ** 2 + at(z) ** 3 * polynomial(at(z), tail),
        )

    return _holds(record)


def expm1() -> bool:
    """High + low = G + p + G p."""

    def record(real: Recorder) -> Recorded:
        high, low, r = real.input("high"), real.input("low"), real.input("r")
        result = steps.expm1_sum(real, high, low, r)

        def formula(at: At) -> Fraction:
            p = at(r) + at(r) ** 2 / 2 + at(r) ** 3 * polynomial(at(r), coefficients.EXPONENTIAL_TAIL)
            g = at(high) + at(low)
            return g + p + g * p

        return result, formula

    return _holds(record)


def product() -> bool:
    """High + low = factor (high + low)."""
    return _holds(lambda real: _product(real, lambda factor, x: steps.times(real, steps.split(real, factor), x)))


def square_root() -> bool:
    """High + low = high + (x - high^2) / (root + high)."""

    def record(real: Recorder) -> Recorded:
        x = steps.Pair(real.input("high"), real.input("low"))
        result = steps.sqrt(real, x)
        head, root = result.high, Value(real, real.operations[result.high.place].operands[0])
        return result, lambda at: at(head) + (at(x.high) + at(x.low) - at(head) ** 2) / (at(root) + at(head))

    return _holds(record)


def _product(real: Recorder, times: Callable[[Value, steps.Pair], steps.Pair]) -> Recorded:
    factor, high, low = real.input("factor"), real.input("high"), real.input("low")
    return times(factor, steps.Pair(high, low)), lambda at: at(factor) * (at(high) + at(low))


def total() -> bool:
    """High + low = x + y, and normalising changes nothing."""

    def record(real: Recorder) -> Recorded:
        parts = [real.input(name) for name in ("x_high", "x_low", "y_high", "y_low")]
        result = steps.normalised(real, steps.plus(real, steps.Pair(*parts[:2]), steps.Pair(*parts[2:])))
        return result, lambda at: sum((at(part) for part in parts), Fraction(0))

    return _holds(record)


def quotient() -> bool:
    """High + low = ratio + (x - ratio y) / y_high."""

    def record(real: Recorder) -> Recorded:
        a, b, c, d = (real.input(name) for name in ("x_high", "x_low", "y_high", "y_low"))
        result = steps.quotient(real, steps.Pair(a, b), steps.Pair(c, d))
        ratio = result.high
        return result, lambda at: at(ratio) + (at(a) + at(b) - at(ratio) * (at(c) + at(d))) / at(c)

    return _holds(record)


def quick_logarithm() -> bool:
    """High + low = high + low + s series(s^2)."""

    def record(real: Recorder) -> Recorded:
        high, low, s = (real.input(name) for name in ("high", "low", "s"))

        def formula(at: At) -> Fraction:
            return at(high) + at(low) + at(s) * polynomial(at(s) ** 2, coefficients.QUICK_LOGARITHM)

        return quick_steps.logarithm_sum(high, low, s), formula

    return _holds(record)


def quick_expm1() -> bool:
    """High + low = G + p + G p, where the argument is the grid point and r."""

    def record(real: Recorder) -> Recorded:
        high, low, grid, x = (real.input(name) for name in ("high", "low", "grid", "x"))

        def formula(at: At) -> Fraction:
            r = at(x) - at(grid)
            p = r + r**2 * polynomial(r, coefficients.QUICK_EXPONENTIAL_TAIL)
            g = at(high) + at(low)
            return g + p + g * p

        return quick_steps.expm1_sum(high, low, grid, steps.split(real, x)), formula

    return _holds(record)


def quick_count() -> bool:
    """High + low = count (high + low)."""
    return _holds(lambda real: _product(real, quick_steps.times))


def quick_total() -> bool:
    """High + low = x + y."""

    def record(real: Recorder) -> Recorded:
        parts = [real.input(name) for name in ("x_high", "x_low", "y_high", "y_low")]
        result = quick_steps.plus(real, steps.Pair(*parts[:2]), steps.Pair(*parts[2:]))
        return result, lambda at: sum((at(part) for part in parts), Fraction(0))

    return _holds(record)


def quick_last_product() -> bool:
    """High + low = factor (high + low)."""
    return _holds(lambda real: _product(real, lambda factor, x: quick_steps.scaled(steps.split(real, factor), x)))


#: Each identity and the step that it is about.
IDENTITIES: Final[dict[Callable[[], bool], tuple[ModuleType, str]]] = {
    logarithm: (steps, "logarithm_sum"),
    expm1: (steps, "expm1_sum"),
    product: (steps, "times"),
    square_root: (steps, "sqrt"),
    total: (steps, "plus"),
    quotient: (steps, "quotient"),
    quick_logarithm: (quick_steps, "logarithm_sum"),
    quick_expm1: (quick_steps, "expm1_sum"),
    quick_count: (quick_steps, "times"),
    quick_total: (quick_steps, "plus"),
    quick_last_product: (quick_steps, "scaled"),
}
