"""Refuses a processor state, or a numpy, in which float64 arithmetic is not IEEE-754's.

The proof of the fast path needs rounding to nearest, gradual underflow and a correctly
rounded square root. Other libraries can switch the first two off for a thread, so each
call looks; the third cannot change while a program runs and is looked at once.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from dpcert.errors import DpcertError

_UNIT: Final = 2.0**-53

# a + b and a * b whose results tell the four rounding modes, flushed results and flushed operands apart.
_A: Final = np.array([1.0, -1.0, 1.0 + 2 * _UNIT, -1.0 - 2 * _UNIT, 5e-324, 2.0**-1022] * 2)
_B: Final = np.array([_UNIT, -_UNIT, _UNIT, -_UNIT, 0.0, -(2.0**-1023)] * 2)
_SUMS: Final = np.array([1.0, -1.0, 1.0 + 4 * _UNIT, -1.0 - 4 * _UNIT, 5e-324, 2.0**-1023] * 2)
_C: Final = np.array([2.0**-1022, 5e-324, 1.0 + 2 * _UNIT, -1.0 - 2 * _UNIT] * 3)
_D: Final = np.array([0.5, 1.0, 1.0 + 2 * _UNIT, 1.0 + 2 * _UNIT] * 3)
_PRODUCTS: Final = np.array([2.0**-1023, 5e-324, 1.0 + 4 * _UNIT, -1.0 - 4 * _UNIT] * 3)


def check() -> None:
    """Raise DpcertError where float64 arithmetic is not the default of IEEE-754."""
    # Compared as bits: a flushed comparison would not see the difference.
    sums, products = (_A + _B).view(np.int64), (_C * _D).view(np.int64)
    if sums.tobytes() != _SUMS.tobytes() or products.tobytes() != _PRODUCTS.tobytes():
        raise DpcertError(
            "this thread's float64 arithmetic flushes subnormal numbers to zero or does not round to nearest; "
            "a library compiled with -ffast-math does that; dpcert's scalar functions do not use the processor's floats"
        )
    if not _roots_are_rounded():
        raise DpcertError("numpy.sqrt is not correctly rounded on this machine; use dpcert's scalar functions")


@cache
def _roots_are_rounded() -> bool:
    """Whether square roots are the nearest float64, at numbers next to squares and their odd doubles."""
    # m^2 lies between 2**52 and 2**53, where the float64 next to an integer is an integer.
    m = np.arange(1, 1 << 12, dtype=np.int64) * 16_769_023 % 27_000_000 + (1 << 26) + 1
    squares = (m * m).astype(np.float64)
    hard = np.concatenate([squares, np.nextafter(squares, 0), np.nextafter(squares, np.inf), 2 * squares])
    return all(_is_nearest_root(int(x), float(root)) for x, root in zip(hard[::7], np.sqrt(hard)[::7], strict=True))


def _is_nearest_root(x: int, root: float) -> bool:
    """Whether |sqrt(x) - root| is at most half a unit of root: squares of the midpoints decide."""
    scaled, unit = int(root * 2**28), int(np.spacing(root) * 2**28)
    # 2**28 root is an integer and its unit even: no rounding here.
    return (scaled - unit // 2) ** 2 <= x << 56 <= (scaled + unit // 2) ** 2
