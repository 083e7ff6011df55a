"""Starts for the inverse of Theorem 3.20: plain floating point, with numpy's own functions where that is handy.

Nothing depends on how good a guess is but how many elements are left to the kernel: a
program doubts its answer where the step from the start is long, and where it is no number.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Floats = NDArray[Any]
    #: Reads k, the target and sqrt(k (-2 ln delta_prime)), and leaves a number near the root in its last argument.
    Guess = Callable[..., None]

#: Halley's steps; after one below the second, the next would be below its cube.
_MOST_STEPS: Final = 20
_LAST_STEP: Final = 2.0**-16
#: expm1(x) / x on [0, 1], by interpolation at Chebyshev's points.
_GROWTH: Final = (0.99999988, 0.50001019, 0.16654855, 0.04216171, 0.0074107633, 0.0021505777)
_ROWS: Final = 8


class _Scratch(threading.local):
    """Rows that each thread has for itself."""

    def __init__(self) -> None:
        self.blocks: dict[type[np.floating[Any]], Floats] = {}

    def rows(self, kind: type[np.floating[Any]], size: int) -> Sequence[Floats]:
        """Rows of a length."""
        if kind not in self.blocks or self.blocks[kind].shape[1] < size:
            self.blocks[kind] = np.empty((_ROWS, size), kind)
        return list(self.blocks[kind][:, :size])


_SCRATCH: Final = _Scratch()


def double_precision(k: Floats, target: Floats, slack: Floats, out: Floats) -> None:
    """The root of x (slack + k expm1(x)) = target by Halley's method, slack = sqrt(k (-2 ln delta_prime))."""
    root, share, square, power, *spare = _SCRATCH.rows(np.float64, out.size)
    np.divide(slack, k, out=root)
    np.divide(target, k, out=share)
    _fitted(root, share, out, square, power)
    if not np.maximum.reduce(out) <= 4:
        # Above 1 the second term alone limits x.
        np.minimum(out, np.maximum(1.0, np.log1p(share)), out=out)
    for _ in range(_MOST_STEPS):
        step = _halley(out, root, share, np.expm1(out, out=power), spare)
        out -= step
        np.abs(step, out=step)
        step -= _LAST_STEP * out
        if np.maximum.reduce(step) <= 0:
            break


def single_precision(k: Floats, target: Floats, slack: Floats, out: Floats) -> None:
    """The same by one step in float32: good to 2**-22 for most roots below 1, and of no use above."""
    x, root, share, square, power, *spare = _SCRATCH.rows(np.float32, out.size)
    for copy, given in ((x, k), (root, slack), (share, target)):
        np.copyto(copy, given, casting="same_kind")
    root /= x
    share /= x
    _fitted(root, share, x, square, power)
    np.multiply(x, _GROWTH[-1], out=power)
    for coefficient in _GROWTH[-2::-1]:
        power += coefficient
        power *= x
    x -= _halley(x, root, share, power, spare)
    np.copyto(out, x)


def _fitted(root: Floats, share: Floats, x: Floats, square: Floats, fit: Floats) -> None:
    """The x > 0 with x (root + expm1(x)) = share, to 2 percent where it is below 1."""
    # x = share / (half + sqrt(half^2 + fit share)), where fit stands for expm1(x) / x: first 1, then a fit at that x.
    root *= 0.5
    np.multiply(root, root, out=square)
    np.add(square, share, out=x)
    _quadratic(x, share, root)
    np.multiply(x, 0.035, out=fit)
    fit += 0.502
    fit *= x
    fit += 1
    np.multiply(fit, share, out=x)
    x += square
    _quadratic(x, share, root)
    root += root


def _quadratic(x: Floats, share: Floats, half: Floats) -> None:
    """Share / (half + sqrt(x)) in the place of x."""
    np.sqrt(x, out=x)
    x += half
    np.divide(share, x, out=x)


def _halley(x: Floats, root: Floats, share: Floats, power: Floats, spare: Sequence[Floats]) -> Floats:
    """How far x is above the root of f(x) = x (root + expm1(x)) - share, to third order; expm1(x), power, is spent."""
    step, slope, curve, *_ = spare
    np.add(power, root, out=step)
    power += 1
    np.multiply(power, x, out=slope)
    # f'' / 2 = e^x (1 + x / 2), and f' = root + expm1(x) + x e^x.
    np.multiply(slope, 0.5, out=curve)
    curve += power
    slope += step
    step *= x
    step -= share
    step /= slope
    curve *= step
    curve /= slope
    np.subtract(1, curve, out=curve)
    step /= curve
    return step
