"""Untrusted number systems, for guesses only: floats, and mpmath at any precision.

Nothing here certifies anything. A guess only decides where a certified search
starts; `inverse.py` accepts nothing that an enclosure has not proved.
"""

from __future__ import annotations

import math
import threading
from typing import TYPE_CHECKING, Any

import mpmath
from mpmath.libmp import to_str

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.ball import Mpf
    from dpcert.reals.exact import Exact


class Approximations:
    """Values of some arithmetic with the functions of `library` (math, or an mpmath context)."""

    def __init__(self, library: Any, ratio: Callable[[int, int], Any]) -> None:  # noqa: ANN401  (a module or a context)
        self._ratio = ratio
        self.two = ratio(2, 1)
        self.sqrt, self.exp, self.expm1 = library.sqrt, library.exp, library.expm1
        self.log, self.log1p, self.tanh, self.erfc = library.log, library.log1p, library.tanh, library.erfc

    def number(self, exact: Exact) -> Any:  # noqa: ANN401
        """Lift an input, roughly."""
        value = self._ratio(exact.above, exact.below)
        return value if exact.kind == "rational" else getattr(self, exact.kind)(value)

    def normal_cdf(self, x: Any) -> Any:  # noqa: ANN401
        """Distribution function of the standard normal."""
        return self.erfc(-x / self.sqrt(self.two)) / 2

    def sum(self, term: Callable[[int], Any], lower: int, upper: int) -> Any:  # noqa: ANN401
        """Sum of term(i) for lower <= i <= upper."""
        return sum(term(i) for i in range(lower, upper + 1))

    def minimum(self, *values: Any) -> Any:  # noqa: ANN401
        """The least of the values."""
        return min(values)


def _float(above: int, below: int) -> float:
    value = above / below
    if above and abs(value) < _LEAST_FLOAT:
        raise OverflowError
    return value


#: Below this float a product may vanish.
_LEAST_FLOAT = 1e-290

FLOATS = Approximations(math, _float)

_private = threading.local()


def mpmath_numbers(bits: int) -> Approximations:
    """mpmath numbers of `bits` bits, in a context that belongs to this thread alone."""
    if not hasattr(_private, "context"):
        context = _private.context = mpmath.MPContext()
        _private.numbers = Approximations(context, lambda above, below: context.mpf(above) / below)
        _private.numbers.exp = lambda x: _exp(context, x)
        _private.numbers.expm1 = lambda x: _expm1(context, x)
        _private.numbers.erfc = lambda x: _erfc(context, x)
    _private.context.prec = bits
    numbers: Approximations = _private.numbers
    return numbers


def _exp(context: Any, x: Any) -> Any:  # noqa: ANN401
    if context.mag(x) > _LARGEST_ARGUMENT:
        if x < 0:
            return context.zero
        raise OverflowError
    return context.exp(x)


def _expm1(context: Any, x: Any) -> Any:  # noqa: ANN401
    """exp(x) - 1 with as many bits more as cancel; quicker than mpmath's own."""
    lost = max(0, -context.mag(x)) if x else 0
    context.prec += lost
    try:
        return _exp(context, x) - 1
    finally:
        context.prec -= lost


def _erfc(context: Any, x: Any) -> Any:  # noqa: ANN401
    """erfc, cut off where its tail would have a million digits in its exponent."""
    if context.mag(x) > _FAR_TAIL:
        return context.mpf(0 if x > 0 else 2)
    return context.erfc(x)


def shown(number: Mpf, digits: int) -> str:
    """A number for people, rounded to nearest."""
    text: str = to_str(number, digits)
    return text


def guess_root(excess: Callable[[Any], Callable[[Any], Any]], bits: int, size: int = 0) -> Mpf | None:
    """A number near the positive root of an increasing function, good to about `bits` bits.

    `excess(real)` is the function in the number system `real`; inputs of `size` bits
    may be that close to a number like 1. None where nothing was found.
    """
    rough: Mpf | None = None
    extra = min(size, _MOST_EXTRA)
    short = extra if extra <= _SHORT else 0
    for precision, added in [(0, short), *((p, short) for p in _PRECISIONS), *((p, extra) for p in _PRECISIONS)]:
        # Floats may underflow unnoticed, short numbers cancel, and long inputs need all their digits.
        real = mpmath_numbers(precision + added) if precision else FLOATS
        function = _tamed(excess, real)
        bracket = _bracket(function, real.two)
        if bracket:
            x, slope = _closed_in(function, *bracket)
            guess = _sharpen(excess, x, slope, bits, added) if 0 < slope < math.inf else None
            if guess is not None and (added == extra or _stands(excess, guess, slope, bits + extra)):
                return guess
            rough = _private_mpf(x, 64)._mpf_
    return rough


def _tamed(excess: Callable[[Any], Callable[[Any], Any]], real: Approximations) -> Callable[[Any], Any]:
    """The function in one system, infinite wherever it overflows or is not defined."""
    try:
        function = excess(real)
    except (ArithmeticError, ValueError):
        return lambda _: math.inf

    def value(x: Any) -> Any:  # noqa: ANN401
        try:
            return function(x) + 0.0
        except (ArithmeticError, ValueError, TypeError):
            return math.inf

    return value


def _bracket(function: Callable[[Any], Any], two: Any) -> tuple[Any, Any, Any, Any] | None:  # noqa: ANN401
    """Neighbouring powers of two around the root, with the values there."""
    try:
        low, high = (-1, 0) if function(two**0) > 0 else (0, 1)
        while function(two**low) > 0:
            low, high = 2 * low, low
            if low < -_REACH or not (two**low):
                return None
        while not function(two**high) > 0:
            low, high = high, 2 * high
            if high > _REACH:
                return None
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if function(two**middle) > 0 else (middle, high)
    except (ArithmeticError, TypeError):
        return None
    a, b = two**low, two**high
    return a, function(a), b, function(b)


def _closed_in(function: Callable[[Any], Any], a: Any, fa: Any, b: Any, fb: Any) -> tuple[Any, Any]:  # noqa: ANN401
    """A point near the root and a slope there: Ridders' method, which halves the bracket at least.

    It divides an exponential out of the function, so that a steep one does not stall it.
    """
    x = b
    for _ in range(_STEPS):
        least = b * _TOLERANCE
        if b - a <= 2 * least:
            break
        middle = (a + b) / 2
        value = function(middle)
        step = (middle - a) / (1 - (fa / value) * (fb / value)) ** 0.5 if value else 0
        new = middle - step if value > 0 else middle + step
        a, fa, b, fb = (a, fa, middle, value) if value > 0 else (middle, value, b, fb)
        # Never nearer to an end than that, so that a point beside the root crosses it next.
        x = min(max(new, a + least), b - least) if a < new < b else (a + b) / 2
        value = function(x)
        a, fa, b, fb = (a, fa, x, value) if value > 0 else (x, value, b, fb)
    # Closer points would tell more of the roundings than of the slope.
    apart = x * (_APART if isinstance(x, float) else _APART**2)
    return x, (function(x + apart) - function(x)) / apart


def _sharpen(
    excess: Callable[[Any], Callable[[Any], Any]],
    x: Any,  # noqa: ANN401
    slope: Any,  # noqa: ANN401
    bits: int,
    extra: int,
) -> Mpf | None:
    """Secant steps with growing precision: the bits right of x and of the slope add up.

    None if the first step leads away from x, or the second finds another slope.
    """
    known, right_of_slope = 44, 20
    x, slope = _private_mpf(x, 64), _private_mpf(slope, 64)
    older: tuple[Any, Any] | None = None
    for _ in range(_STEPS):
        if known >= bits and older is not None:  # one step at least: floats may have cancelled
            break
        work = min(2 * known, bits) + 64
        try:
            value = excess(mpmath_numbers(work + extra))(x)
            if older:
                before, slope = slope, (value - older[1]) / (x - older[0])
                if known < _CONFIRMED and not before < 2 * slope < 4 * before:
                    return None
            step = value / slope
        except (ArithmeticError, ValueError, TypeError):
            return None if older is None else x._mpf_
        if not step:
            break
        right = _private.context.mag(x) - _private.context.mag(step)  # how many bits of x were right
        if older is None:
            # Not more by chance, or for a slope that was nothing but roundings.
            right = min(right, _FLOAT_BITS)
        if right < _FIRM:
            return None if older is None else x._mpf_
        # The next slope is as good as this step is small, and as this value is precise beside it.
        known, right_of_slope = max(min(right + right_of_slope, work) - 8, known + 1), min(right, work - right)
        older, x = (x, value), x - step
    number: Mpf = x._mpf_
    return number


def _stands(excess: Callable[[Any], Callable[[Any], Any]], guess: Mpf, slope: Any, bits: int) -> bool:  # noqa: ANN401
    """Whether the function in `bits` bits takes the guess for its root too."""
    x = _private_mpf(guess, bits)
    try:
        step = excess(mpmath_numbers(bits))(x) / _private.context.mpf(slope)
    except (ArithmeticError, ValueError, TypeError):
        return False
    return not step or bool(_private.context.mag(x) - _private.context.mag(step) > _FLOAT_BITS)


def _private_mpf(x: Any, bits: int) -> Any:  # noqa: ANN401
    mpmath_numbers(bits)
    return _private.context.mpf(x)


#: As in the certified exponential: nothing is gained beyond.
_LARGEST_ARGUMENT = 66
#: erfc(2**33) is below 2**-(2**66).
_FAR_TAIL = 33
#: Bits of the numbers that are tried after floats.
_PRECISIONS = (64, 256, 1024)
#: Exponents of two that are tried: 10**1000000 lies within.
_REACH = 1 << 22
_TOLERANCE = 2.0**-45
_APART = 2.0**-20
_STEPS = 60
_FLOAT_BITS = 52
#: With fewer bits known the slope is still the first one.
_CONFIRMED = 65
_MOST_EXTRA = 1 << 12
_SHORT = 256
#: A step that changes more than 2**-FIRM of x is no refinement.
_FIRM = 12
