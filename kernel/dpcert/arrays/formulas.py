"""The programs: each theorem's formula in steps, and its last rounding.

`ERROR` bounds the relative error of high + low before the last rounding, for inputs
in the `*_RANGES`: proved as `proofs/notes/arrays.md` says. An output whose name
begins with "doubt" is negative where the program is certain of the answer;
"violation" is not negative only where a theorem's condition certainly fails.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dpcert.arrays import guesses, steps
from dpcert.arrays.coefficients import TWO_LOG_5_4_HIGH, TWO_LOG_5_4_LOW
from dpcert.arrays.record import Recorder
from dpcert.arrays.steps import Pair

if TYPE_CHECKING:
    from dpcert.arrays.guesses import Guess
    from dpcert.arrays.record import Program, Value

#: Relative error of every formula's high + low.
ERROR: Final = 2.0**-70
#: The inverse adds what one Newton step leaves: less than 2**-84.
INVERSE_ERROR: Final = ERROR * (1 + 2.0**-13)
#: A Newton step longer than this part of its start is not relied on.
LONGEST_STEP: Final = 2.0**-45
#: Conditions between floats that are closer than this are left to the kernel; the values are good to 2**-48.
CONDITION_MARGIN: Final = 2.0**-40

#: Inputs for which ERROR is proved: no intermediate result under- or overflows there.
LARGEST_EXPONENT: Final = 8.0
_COUNT: Final = (1.0, 2.0**60)
_SMALL: Final = (2.0**-200, LARGEST_EXPONENT)
#: A guess of an inverse is moved in here.
STARTS: Final = _SMALL
_SCALE: Final = (2.0**-200, 2.0**200)
_NORMAL_PROBABILITY: Final = (2.0**-1022, 1 - 2.0**-53)
_WIDE: Final = (2.0**-800, 2.0**800)
ADVANCED_RANGES: Final = {"k": _COUNT, "epsilon": _SMALL, "delta_prime": _NORMAL_PROBABILITY}
INVERSE_RANGES: Final = {"k": _COUNT, "epsilon_prime": _SCALE, "delta_prime": _NORMAL_PROBABILITY}
COROLLARY_RANGES: Final = {"k": _COUNT, "epsilon_prime": (2.0**-100, 2.0**100), "delta_prime": _NORMAL_PROBABILITY}
CONCENTRATED_RANGES: Final = {"rho": _SCALE, "delta": _NORMAL_PROBABILITY}


def gaussian_ranges(noise: str) -> dict[str, tuple[float, float]]:
    """Ranges of Theorem 3.22's formula, which divides by epsilon or by sigma."""
    most = 1 - 2.0**-53 if noise == "epsilon" else _SCALE[1]
    return {noise: (_SCALE[0], most), "delta": _NORMAL_PROBABILITY, "sensitivity": _SCALE}


def product_ranges(name: str) -> dict[str, tuple[float, float]]:
    """Ranges of products and shares."""
    return {"k": _COUNT, name: _WIDE}


def rounded_up(real: Recorder, x: Pair, error: float = ERROR) -> dict[str, Value]:
    """The least float64 that is at least the real near x, and what is negative where that is certain."""
    nearest = x.high + x.low
    # How far it is above the pair, exactly, as x.high is not less than |x.low| (Dekker 1971); where that fails, after
    # a bad start, there is another doubt.
    above = (nearest - x.high) - x.low
    # If below it, then one float64 too low, and the next one's bits are one more.
    answer = real.bits("integer_subtract", nearest, real.bits("shift_right", above, 63))
    return {"answer": answer, "doubt": nearest * error - real.absolute(above)}


def rounded_down(real: Recorder, x: Pair, error: float = ERROR) -> dict[str, Value]:
    """The greatest float64 that is at most the real near x, and what is negative where that is certain."""
    nearest = x.high + x.low
    below = x.low - (nearest - x.high)
    answer = real.bits("integer_add", nearest, real.bits("shift_right", below, 63))
    return {"answer": answer, "doubt": nearest * error - real.absolute(below)}


def epsilon_prime_pair(real: Recorder) -> Pair:
    """Theorem 3.20: epsilon (sqrt(k (-2 ln delta_prime)) + k expm1(epsilon))."""
    k = steps.split(real, real.input("k"))
    epsilon = real.input("epsilon")
    root = root_of_log(real, k, real.input("delta_prime"))
    growth = steps.times(real, k, steps.expm1(real, epsilon))
    total = steps.plus(real, root, growth)
    return steps.times(real, steps.split(real, epsilon), total)


def root_of_log(real: Recorder, factor: steps.Split, probability: Value) -> Pair:
    """Sqrt(factor (-2 ln probability))."""
    log = steps.minus_two_log(real, probability)
    return steps.normalised(real, steps.sqrt(real, steps.times(real, factor, log)))


def epsilon_prime() -> Program:
    """The least float64 at or above Theorem 3.20."""
    real = Recorder()
    return real.program(**rounded_up(real, epsilon_prime_pair(real)))


def start_from(real: Recorder, guess: Guess, ends: tuple[float, float], *operands: Value) -> Value:
    """A guess, moved to the nearer end where it is not between them; it may be no number."""
    least, most = ends
    return real.minimum(real.maximum(real.guess(guess, *operands), least), most)


def largest_epsilon(guess: Guess = guesses.double_precision) -> Program:
    """The greatest float64 at or below the root of Theorem 3.20, one Newton step from an untrusted start."""
    real = Recorder()
    k = steps.split(real, real.input("k"))
    target = real.input("epsilon_prime")
    root = root_of_log(real, k, real.input("delta_prime"))
    start = start_from(real, guess, STARTS, k.value, target, root.high)
    power = steps.expm1(real, start)
    rate = steps.plus(real, root, steps.times(real, k, power))
    value = steps.normalised(real, steps.times(real, steps.split(real, start), rate))
    # f = x (S + k expm1(x)) has the slope S + k expm1(x) + k x (expm1(x) + 1). The parts' sums are good to 2**-50;
    # their high parts alone, which are not normalised, would be good to 2**-20 only.
    slope = (rate.high + rate.low) + k.value * start * ((power.high + power.low) + 1.0)
    step = ((target - value.high) - value.low) / slope
    far = real.absolute(step) - start * LONGEST_STEP
    return real.program(**rounded_down(real, Pair(start, step), INVERSE_ERROR), doubt_of_start=far)


def corollary_largest_epsilon() -> Program:
    """The greatest float64 at or below Corollary 3.21's epsilon, with its condition."""
    real = Recorder()
    k = steps.split(real, real.input("k"))
    target = real.input("epsilon_prime")
    root = root_of_log(real, k, real.input("delta_prime"))
    twice = Pair(root.high + root.high, root.low + root.low)
    epsilon = steps.quotient(real, Pair(target, real.constant(0.0)), twice)
    # e^epsilon - 1 <= sqrt(2 ln(1/delta_prime) / k), times k. Where epsilon is above the table's
    # end the condition fails already there, since k expm1(8) > sqrt(k 1500).
    power = steps.expm1(real, real.minimum(epsilon.high, LARGEST_EXPONENT))
    second = k.value * (power.high + power.low)
    return real.program(
        **rounded_down(real, epsilon),
        doubt_of_condition=second - root.high * (1 - CONDITION_MARGIN),
        violation=second - root.high * (1 + CONDITION_MARGIN),
    )


def gaussian_pair(real: Recorder, noise: str) -> Pair:
    """Theorem 3.22: sqrt(2 ln(1.25 / delta)) sensitivity / noise, which is epsilon or sigma."""
    delta, sensitivity = real.input("delta"), steps.split(real, real.input("sensitivity"))
    log = steps.minus_two_log(real, delta, (TWO_LOG_5_4_HIGH, TWO_LOG_5_4_LOW))
    root = steps.normalised(real, steps.sqrt(real, log))
    scaled = steps.normalised(real, steps.times(real, sensitivity, root))
    return steps.quotient(real, scaled, Pair(real.input(noise), real.constant(0.0)))


def smallest_sigma() -> Program:
    """The least float64 at or above Theorem 3.22's sigma."""
    real = Recorder()
    return real.program(**rounded_up(real, gaussian_pair(real, "epsilon")))


def smallest_epsilon() -> Program:
    """The least float64 at or above Theorem 3.22's epsilon, with its condition epsilon < 1."""
    real = Recorder()
    epsilon = gaussian_pair(real, "sigma")
    return real.program(**rounded_up(real, epsilon), **below_one(epsilon.high))


def below_one(x: Value) -> dict[str, Value]:
    """The condition x < 1."""
    return {"doubt_of_condition": x - (1 - CONDITION_MARGIN), "violation": x - (1 + CONDITION_MARGIN)}


def bun_steinke_pair(real: Recorder) -> Pair:
    """Rho + 2 sqrt(rho ln(1/delta)) = rho + sqrt(2 rho (-2 ln delta))."""
    rho = real.input("rho")
    root = root_of_log(real, steps.split(real, rho + rho), real.input("delta"))
    return steps.plus(real, Pair(rho, real.constant(0.0)), root)


def bun_steinke() -> Program:
    """The least float64 at or above Bun and Steinke's epsilon."""
    real = Recorder()
    return real.program(**rounded_up(real, bun_steinke_pair(real)))


def product_up(name: str, *, limited: bool = False) -> Program:
    """The least float64 at or above k times an input, exactly; if `limited`, below 1."""
    real = Recorder()
    product, lost = steps.exact_product(real.input("k"), real.input(name))
    above = real.bits("shift_right", 0.0 - lost, 63)
    condition = below_one(product) if limited else {}
    return real.program(answer=real.bits("integer_subtract", product, above), **condition)


def share_down(name: str) -> Program:
    """The greatest float64 at or below an input over k: the remainder of the rounded quotient is exact."""
    real = Recorder()
    k, total = real.input("k"), real.input(name)
    quotient = total / k
    product, lost = steps.exact_product(quotient, k)
    below = real.bits("shift_right", (total - product) - lost, 63)
    return real.program(answer=real.bits("integer_add", quotient, below))
