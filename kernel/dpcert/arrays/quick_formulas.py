"""The quick programs of Theorem 3.20: asked first, they leave less than one element in a hundred to `formulas.py`.

`ERROR` bounds the relative error of high + low before the last rounding, for inputs in
the ranges: proved as `proofs/notes/arrays.md` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dpcert.arrays import formulas, guesses, quick_steps, steps
from dpcert.arrays.record import LEADING_BITS, Recorder
from dpcert.arrays.steps import Pair

if TYPE_CHECKING:
    from dpcert.arrays.guesses import Guess
    from dpcert.arrays.record import Program, Value

ERROR: Final = 1.65 * 2.0**-62
#: The inverse adds what one step of Chebyshev's method leaves: less than 2**-64.5.
INVERSE_ERROR: Final = ERROR * (1 + 2.0**-3)
#: A step longer than this part of its start is not relied on.
LONGEST_STEP: Final = 2.0**-22

LARGEST_EXPONENT: Final = 1.0
LARGEST_COUNT: Final = 2.0**LEADING_BITS
_DELTA: Final = (quick_steps.LEAST_ARGUMENT, quick_steps.ARGUMENTS_END * (1 - 2.0**-53))
_COUNT: Final = (1.0, LARGEST_COUNT)
_SMALL: Final = (2.0**-200, LARGEST_EXPONENT)
#: A guess of the inverse is moved in here.
STARTS: Final = _SMALL
ADVANCED_RANGES: Final = {"k": _COUNT, "epsilon": _SMALL, "delta_prime": _DELTA}
#: The start is worked out in float32, which does not hold much smaller numbers.
INVERSE_RANGES: Final = {
    "k": _COUNT,
    "epsilon_prime": (2.0**-126, 2.0**126),
    "delta_prime": _DELTA,
}


def epsilon_prime_pair(real: Recorder) -> Pair:
    """Theorem 3.20: epsilon (sqrt(k (-2 ln delta_prime)) + k expm1(epsilon))."""
    k, epsilon = real.input("k"), steps.split(real, real.input("epsilon"))
    root = root_of_log(real, k, real.input("delta_prime"))
    growth = quick_steps.times(k, quick_steps.expm1(real, epsilon))
    return quick_steps.scaled(epsilon, quick_steps.plus(real, root, growth))


def epsilon_prime() -> Program:
    """The least float64 at or above Theorem 3.20."""
    real = Recorder()
    return real.program(**formulas.rounded_up(real, epsilon_prime_pair(real), ERROR))


def root_of_log(real: Recorder, k: Value, delta_prime: Value) -> Pair:
    """Sqrt(k (-2 ln delta_prime))."""
    return steps.sqrt(real, quick_steps.times(k, quick_steps.minus_two_log(real, delta_prime)))


def largest_epsilon(guess: Guess = guesses.single_precision) -> Program:
    """The greatest float64 at or below the root of Theorem 3.20, one Chebyshev step from an untrusted start."""
    real = Recorder()
    k, target = real.input("k"), real.input("epsilon_prime")
    root = root_of_log(real, k, real.input("delta_prime"))
    start = steps.split(real, formulas.start_from(real, guess, STARTS, k, target, root.high))
    power = quick_steps.expm1(real, start)
    rate = quick_steps.plus(real, root, quick_steps.times(k, power))
    value = quick_steps.scaled(start, rate)
    # f = x (S + k expm1(x)): f' = S + k expm1(x) + x k e^x, and f'' / 2 = k e^x (1 + x / 2).
    bend = k * ((power.high + power.low) + 1.0)
    growth = start.value * bend
    slope = (rate.high + rate.low) + growth
    step = ((target - value.high) - value.low) / slope
    # Newton's step goes too far by this, to second order: step^2 (f'' / 2) / f'.
    excess = step * (step * (growth * 0.5 + bend) / slope)
    near = Pair(start.value, step - excess)
    far = real.absolute(step) - start.value * LONGEST_STEP
    return real.program(**formulas.rounded_down(real, near, INVERSE_ERROR), doubt_of_start=far)
