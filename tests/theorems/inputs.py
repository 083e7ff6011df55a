"""Inputs for the theorems: structured ones with the extremes, and random ones from fixed seeds."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Final

COUNTS: Final = (1, 2, 365, 10_000, 10**15 + 7, "1e30")
EPSILONS: Final = (
    "1e-300",
    "1e-20",
    "1/801",
    0.1,
    "1/3",
    "exp(-7/2)",
    "log(2)",
    "1",
    "log(30)",
    "77.7",
    700,
)
SLACKS: Final = ("1e-400", "1e-300", "exp(-32)", "1e-6", 1e-6, "1/3", "log(2)", "0.999", "0." + 30 * "9", "exp(-1e-25)")

#: Every way to hold Theorem 3.20's three inputs.
ADVANCED: Final = tuple(product(COUNTS, EPSILONS, SLACKS))


def positive(rng: random.Random, low: int, high: int) -> object:
    """A number between 10**low and 10**high, in one of the ways a user writes it."""
    mantissa, exponent = rng.randrange(1, 10 ** rng.choice((1, 3, 17))), rng.randint(low, high - 1)
    value = Fraction(mantissa, 10 ** (len(str(mantissa)) - 1)) * Fraction(10) ** exponent
    way = rng.randrange(5)
    if way == 0 and -300 < exponent < 300:
        return float(value)
    if way == 1:
        return value.limit_denominator(10**12) or value
    if way == 2 and -100 < exponent < 2:
        return f"log({1 + value})"
    if way == 3 and -300 < exponent < 300:
        # within a factor of e of the value
        return f"exp({2 * round(2.302585 * exponent) + 1}/2)"
    return value


def probability(rng: random.Random) -> object:
    """A number in (0, 1), often near an end."""
    way = rng.randrange(5)
    if way == 0:
        return f"exp(-{rng.randrange(1, 10**6)}/{rng.randrange(1, 10**4)})"
    if way == 1:
        return Fraction(rng.randrange(1, 10**9), 10**9 + 7)
    if way == 2:
        return 1 - Fraction(1, 10 ** rng.randint(1, 30))
    if way == 3:
        return rng.random() or 0.5
    return f"{rng.randrange(1, 10)}e-{rng.randint(1, 400)}"


def advanced(count: int, seed: int) -> list[tuple[object, object, object]]:
    """Random (k, epsilon, delta_prime)."""
    rng = random.Random(seed)
    return [
        (rng.randrange(1, 10 ** rng.randint(1, 30) + 1), positive(rng, -30, 2), probability(rng)) for _ in range(count)
    ]


def digits(count: int, seed: int) -> list[int]:
    """How many digits to ask for, the few and the many."""
    rng = random.Random(seed)
    return [rng.choice((1, 2, 5, 16, 17, 18, 40, 100)) for _ in range(count)]
