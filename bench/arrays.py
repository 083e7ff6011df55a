"""Ratios of the arrays, interleaved in one run: `make bench`.

Each repetition times every contender on the same inputs one after the other, and the
least time of each counts. Times are this process's processor time, so that what else
runs on the machine matters less; scaling over threads is by the clock. "chunked" is
the formula in numpy on chunks that fit the cache, with its buffers reused: the fastest
that numpy gets without any promise. A contender that is not installed is left out.
"""

import functools
import importlib.util
import math
import os
import threading
import time

import flint
import mpmath
import numpy as np

from dpcert.arrays import advanced_composition, run

CHUNK = 8192
REPETITIONS = 25
GENERATOR = np.random.default_rng(20260101)


def inputs(size):
    """As people have them."""
    k = np.floor(10 ** GENERATOR.uniform(0, 6, size))
    return k, 10 ** GENERATOR.uniform(-6, 0, size), 10 ** GENERATOR.uniform(-12, -2, size)


def plain(k, epsilon, delta_prime):
    return np.sqrt(2 * k * np.log(1 / delta_prime)) * epsilon + k * epsilon * np.expm1(epsilon)


BUFFERS = np.empty((2, CHUNK))
RESULT = np.empty(1 << 20)


def chunked(k, epsilon, delta_prime):
    for start in range(0, k.size, CHUNK):
        piece = slice(start, min(start + CHUNK, k.size))
        n, x = k[piece], epsilon[piece]
        first, second = BUFFERS[:, : n.size]
        np.log(delta_prime[piece], out=first)
        np.multiply(first, -2.0, out=first)
        np.multiply(first, n, out=first)
        np.sqrt(first, out=first)
        np.expm1(x, out=second)
        np.multiply(second, n, out=second)
        np.add(first, second, out=first)
        np.multiply(first, x, out=RESULT[piece])


def ours(k, epsilon, delta_prime):
    return advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime)


def arb(k, epsilon, delta_prime):
    ball, result = flint.arb, []
    flint.ctx.prec = 80
    for n, x, d in zip(k.tolist(), epsilon.tolist(), delta_prime.tolist(), strict=True):
        n, x = ball(n), ball(x)  # noqa: PLW2901  (lifted)
        result.append((2 * n * -ball(d).log()).sqrt() * x + n * x * x.expm1())
    return result


MP = mpmath.mp.clone()
MP.prec = 128


def mpmath_loop(k, epsilon, delta_prime):
    mp = MP
    return [
        mp.sqrt(2 * n * mp.log(1 / mp.mpf(d))) * x + n * x * (mp.exp(x) - 1)
        for n, x, d in zip(k.tolist(), map(mp.mpf, epsilon.tolist()), delta_prime.tolist(), strict=True)
    ]


def crival(k, epsilon, delta_prime):
    import ival  # noqa: PLC0415  (optional)

    n, x, d = (ival.Interval(a, a) for a in (k, epsilon, delta_prime))
    return ival.sqrt(2 * n * -ival.log(d)) * x + n * x * ival.expm1(x)


def newton(k, target, delta_prime, steps=4):
    """The inverse in plain float64, chunk by chunk."""
    result = np.empty(k.size)
    for start in range(0, k.size, CHUNK):
        piece = slice(start, start + CHUNK)
        n, t = k[piece], target[piece]
        root = np.sqrt(-2 * n * np.log(delta_prime[piece]))
        x = 2 * t / (root + np.sqrt(root * root + 4 * n * t))
        for _ in range(steps):
            power = np.expm1(x)
            rate = root + n * power
            x -= (x * rate - t) / (rate + n * x * (power + 1))
        result[piece] = x
    return result


def inverse(k, target, delta_prime):
    return advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta_prime)


def brentq(k, target, delta_prime):
    """One root at a time, of the formula as it stands."""
    from scipy.optimize import brentq as solve  # noqa: PLC0415  (optional)

    def excess(x, n, t, d):
        return math.sqrt(2 * n * math.log(1 / d)) * x + n * x * math.expm1(x) - t

    rows = zip(k.tolist(), target.tolist(), delta_prime.tolist(), strict=True)
    return [solve(excess, 0, 10, args=row, xtol=1e-18, rtol=1e-15) for row in rows]


def least(contenders, repetitions=REPETITIONS, clock=time.process_time):
    """The least time of each contender (a call and its number of elements), in ns per element."""
    best = dict.fromkeys(contenders, float("inf"))
    for _ in range(repetitions):
        for name, (call, size) in contenders.items():
            # What the others left in the caches is not this one's fault: the first of these calls hardly ever counts.
            for _ in range(4):
                start = clock()
                call()
                best[name] = min(best[name], (clock() - start) / size * 1e9)
    return best


def installed(*names):
    return all(importlib.util.find_spec(name) for name in names)


def bound(function, columns, size):
    return functools.partial(function, *[column[:size] for column in columns]), size


def ratio(words, value, goal):
    print(f"  {words:<52} {value:8.2f}   goal {goal}")


def forward(size):
    columns = inputs(size)
    contenders = {name: bound(f, columns, size) for name, f in (("ours", ours), ("plain", plain), ("chunked", chunked))}
    # Loops over few elements, so that all contenders see the machine in the same states.
    contenders |= {"Arb": bound(arb, columns, 500), "mpmath": bound(mpmath_loop, columns, 40)}
    if installed("ival"):
        contenders["crival"] = bound(crival, columns, min(size, 10_000))
    ns = least(contenders, max(9, min(REPETITIONS, 8_000_000 // size)))
    print(f"epsilon_prime, {size} elements: " + ", ".join(f"{name} {value:.4g} ns" for name, value in ns.items()))
    wide = advanced_features()
    ratio("ours / chunked", ns["ours"] / ns["chunked"], "<= 12" if wide else "<= 7")
    if size >= 1_000_000:
        ratio("ours / plain", ns["ours"] / ns["plain"], "<= 4")
    ratio("Arb loop / ours", ns["Arb"] / ns["ours"], ">= 40")
    ratio("mpmath at 128 bits / ours", ns["mpmath"] / ns["ours"], ">= 700 at 1,000,000")
    if "crival" in ns:
        ratio("crival / ours", ns["crival"] / ns["ours"], "> 1")


def advanced_features():
    """Whether numpy uses AVX-512 here, where its own log and exp are twice as fast."""
    from numpy._core._multiarray_umath import __cpu_features__  # noqa: PLC0415

    return bool(__cpu_features__.get("AVX512_SKX") or __cpu_features__.get("X86_V4"))


def backward(size):
    k, _, delta_prime = inputs(size)
    columns = k, 10 ** GENERATOR.uniform(-2, 1, size), delta_prime
    contenders = {"ours": bound(inverse, columns, size), "Newton": bound(newton, columns, size)}
    if installed("scipy"):
        contenders["brentq"] = bound(brentq, columns, 100)
    ns = least(contenders)
    print(f"largest_epsilon, {size} elements: " + ", ".join(f"{name} {value:.4g} ns" for name, value in ns.items()))
    ratio("ours / four Newton steps in float64", ns["ours"] / ns["Newton"], "<= 3")
    if "brentq" in ns:
        ratio("brentq / ours", ns["brentq"] / ns["ours"], ">= 200")


def quality(size):
    columns = inputs(size)
    tight = ours(*columns)
    below = np.mean(plain(*columns) < tight)
    exact_below = np.mean(
        [value < true for value, true in zip(plain(*columns)[:3000], arb(*[c[:3000] for c in columns]), strict=True)]
    )
    print(f"plain numpy: {exact_below:.1%} of results understate the loss; {below:.1%} are below the certified float64")
    if installed("ival"):
        ends = np.asarray(crival(*columns).sup)
        steps = ends.view(np.int64) - tight.view(np.int64)
        print(f"crival: {np.mean(steps == 0):.1%} tight, {steps.mean():.2f} units in the last place above on average")


def left_over(size):
    """How many elements the quick program leaves to the careful one, and that one to the kernel."""
    fill, sizes = run.fill, []
    try:
        run.fill = lambda *a, **o: (sizes.append((places := fill(*a, **o)).size), places)[1]
        ours(*inputs(size))
    finally:
        run.fill = fill
    # The first run is of a sample.
    _, careful, kernel = sizes
    print(f"left to the careful program: {careful} of {size} ({careful / size:.1e})")
    print(f"left to the kernel: {kernel} of {size} ({kernel / size:.1e})   goal <= 2e-4")


def threads(size):
    columns = inputs(size)

    def split(count):
        pieces = [[column[i::count].copy() for column in columns] for i in range(count)]
        workers = [threading.Thread(target=ours, args=piece) for piece in pieces]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    ns = least({n: (functools.partial(split, n), size) for n in (1, 2)}, 9, time.perf_counter)
    load = f", load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else ""
    print(f"two threads: {ns[1] / ns[2]:.2f} times one thread's speed by the clock{load}")


def main():
    wide = "in use" if advanced_features() else "not in use"
    print(f"numpy {np.__version__}, mpmath {mpmath.__version__}, AVX-512 {wide}")
    for size in (10_000, 100_000, 1_000_000):
        forward(size)
    backward(100_000)
    quality(100_000)
    left_over(1_000_000)
    threads(1_000_000)


if __name__ == "__main__":
    main()
