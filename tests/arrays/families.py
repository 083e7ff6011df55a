"""Inputs that attack the steps: as people have them, and at the edges of what the program does.

Each family is arrays k, epsilon, delta_prime of one length; the seed is fixed.
"""

from __future__ import annotations

import numpy as np

from dpcert.arrays import formulas, quick_formulas, quick_steps, steps

U = np.random.Generator.uniform


def log_uniform(rng, low, high, size):
    """Numbers whose logarithm to base 10 is uniform."""
    return 10 ** rng.uniform(low, high, size)


def counts(rng, most, size):
    """Integers from 1 to 10**most, as floats."""
    return np.floor(log_uniform(rng, 0, most, size))


def moved(rng, x, most):
    """Numbers a few units in the last place away."""
    bits = x.view(np.int64) + rng.integers(-most, most + 1, x.size)
    return bits.view(np.float64)


def typical(rng, size):
    return counts(rng, 6, size), log_uniform(rng, -6, 0, size), log_uniform(rng, -12, -2, size)


def wide(rng, size):
    return counts(rng, 18, size), log_uniform(rng, -30, 0.9, size), log_uniform(rng, -307, -0.01, size)


def large_epsilon(rng, size):
    return counts(rng, 18, size), rng.uniform(1, formulas.LARGEST_EXPONENT, size), log_uniform(rng, -12, -0.01, size)


def delta_next_to_one(rng, size):
    return counts(rng, 3, size), log_uniform(rng, -9, 0, size), 1 - log_uniform(rng, -15.6, -3, size)


def delta_around_one(rng, size):
    return counts(rng, 1, size), log_uniform(rng, -30, -9, size), 1 - rng.uniform(0, 2.0**-7, size)


def first_rows(rng, size):
    """Epsilon around the smallest multiples of the table's step, where expm1 is small and nothing cancels."""
    return counts(rng, 18, size), steps.EXPONENTIAL_STEP * rng.uniform(0.2, 3.2, size), log_uniform(rng, -12, -1, size)


def half_rows(rng, size):
    """Epsilon at the points half way between the rows of the table."""
    rows = rng.integers(0, int(formulas.LARGEST_EXPONENT / steps.EXPONENTIAL_STEP) - 1, size) + 0.5
    return counts(rng, 18, size), moved(rng, rows * steps.EXPONENTIAL_STEP, 1), log_uniform(rng, -12, -1, size)


def interval_borders(rng, size):
    """Delta at the borders of the logarithm's intervals."""
    start = np.array([steps.LEAST_SIGNIFICAND]).view(np.int64)[0]
    intervals = rng.integers(0, 1 << steps.LOGARITHM_INDEX_BITS, size) << (52 - steps.LOGARITHM_INDEX_BITS)
    exponents = rng.integers(1, 40, size) << 52
    delta = moved(rng, (start + intervals - exponents).view(np.float64), 2)
    return counts(rng, 3, size), log_uniform(rng, -9, -1, size), delta


def balanced(rng, size):
    """Both terms of the formula of one size: sqrt(2 k L) = k expm1(epsilon)."""
    delta, epsilon = log_uniform(rng, -12, -2, size), log_uniform(rng, -3, 0, size)
    k = np.floor(2 * np.log(1 / delta) / np.expm1(epsilon) ** 2 * rng.uniform(0.5, 2, size)) + 1
    return k, epsilon, delta


FAMILIES = {
    family.__name__: family
    for family in (
        typical,
        wide,
        large_epsilon,
        delta_next_to_one,
        delta_around_one,
        first_rows,
        half_rows,
        interval_borders,
        balanced,
    )
}


def moved_in(family):
    """A family within the quick ranges: the same significands of delta and epsilon, and counts cut short."""

    def draw(rng, size):
        k, epsilon, delta_prime = FAMILIES[family](rng, size)
        most = {name: ends[1] for name, ends in quick_formulas.ADVANCED_RANGES.items()}
        k = np.where(k > most["k"], k % most["k"] + 1, k)
        epsilon = np.where(epsilon > most["epsilon"], epsilon / 8, epsilon)
        significand, exponent = np.frexp(delta_prime)
        # Of the binades of the table the one with the same remainder.
        least, end = (int(np.log2(x)) for x in (quick_steps.LEAST_ARGUMENT, quick_steps.ARGUMENTS_END))
        return k, epsilon, np.ldexp(significand, (exponent - 1 - least) % (end - least) + least + 1)

    return draw


def extreme(rng, size):
    """Where the program does not answer: subnormal numbers, huge k, results that overflow or are subnormal."""
    k = np.where(rng.random(size) < 0.5, counts(rng, 18, size), np.floor(log_uniform(rng, 18, 300, size)))
    epsilon = np.select(
        [rng.random(size) < 0.3, rng.random(size) < 0.5],
        [rng.integers(1, 1 << 40, size) * 5e-324, log_uniform(rng, -323, -240, size)],
        log_uniform(rng, 0.9, 3.2, size),
    )
    delta = np.where(
        rng.random(size) < 0.5, rng.integers(1, 1 << 50, size) * 5e-324, 1 - rng.integers(1, 9, size) * 2.0**-53
    )
    return k, epsilon, delta
