"""Ratios of the scalar kernel, interleaved in one run: `make bench`.

Against the same formula in mpmath's interval context, which is not sound: its exp
and log may miss the true value. Inputs are read beforehand on both sides, every
Bound is new, and each repetition has fresh inputs, so that nothing is remembered.
"""

import random
import statistics
import time

import mpmath
from mpmath import iv
from mpmath.libmp import BACKEND

from dpcert import advanced_composition as theorem
from dpcert.reals.exact import read

GENERATOR = random.Random(20260101)


def fresh(count):
    """Inputs as people write them."""
    return [
        (
            read(GENERATOR.randint(1, 10**6)),
            read(f"{GENERATOR.randint(1, 9999)}e-5"),
            read(f"{GENERATOR.randint(1, 99999)}e-{GENERATOR.randint(6, 14)}"),
        )
        for _ in range(count)
    ]


def timed(work, items):
    """Seconds per item."""
    start = time.perf_counter()
    for item in items:
        work(*item)
    return (time.perf_counter() - start) / len(items)


def forward(k, epsilon, delta_prime, digits=None):
    bound = theorem.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)
    return float(bound) if digits is None else bound.decimal(digits)


def inverse(k, target, delta_prime, digits):
    return theorem.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta_prime).decimal(digits)


def interval(k, epsilon, delta_prime):
    return iv.sqrt(2 * k * iv.log(1 / delta_prime)) * epsilon + k * epsilon * (iv.exp(epsilon) - 1)


def lifted(items, bits):
    iv.prec = bits
    return [tuple(iv.mpf(value.exact.above) / value.exact.below for value in item) for item in items]


def ratio(words, goal, repetitions, ours, theirs):
    """Print the median and the least ratio of interleaved repetitions."""
    pairs = [(ours(), theirs()) for _ in range(repetitions)]
    ratios = sorted(a / b for a, b in pairs)
    times = f"{min(a for a, _ in pairs) * 1e6:9.1f} us against {min(b for _, b in pairs) * 1e6:9.1f} us"
    print(f"{words:<44} {statistics.median(ratios):5.2f} (least {ratios[0]:.2f}, goal {goal})   {times}")


def main():
    print(f"mpmath {mpmath.__version__}, integers: {BACKEND}")
    bits = 3322
    ratio(
        "float64 / mpmath.iv at 53 bits",
        "<= 1.5",
        25,
        lambda: timed(forward, fresh(80)),
        lambda: timed(interval, lifted(fresh(80), 53)),
    )
    ratio(
        "1000 digits / mpmath.iv at 3322 bits",
        "<= 3",
        7,
        lambda: timed(lambda *item: forward(*item, 1000), fresh(5)),
        lambda: timed(interval, lifted(fresh(5), bits)),
    )
    for digits, goal, count in ((50, "<= 6", 30), (1000, "<= 10", 4)):
        ratio(
            f"largest epsilon / forward, {digits} digits",
            goal,
            9,
            lambda digits=digits, count=count: timed(lambda *item: inverse(*item, digits), fresh(count)),
            lambda digits=digits, count=count: timed(lambda *item: forward(*item, digits), fresh(count)),
        )


if __name__ == "__main__":
    main()
