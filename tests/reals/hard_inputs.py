"""Arguments that are hard to round, built and not drawn: the same list on every run.

Random arguments almost never come near a rounding boundary. Those that do are
+-2**-k, 1 +- 2**-k, and preimages: x = inverse(y) for a y that has exactly the
bits of the result, rounded to so many bits that f(x) all but agrees with y.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import flint

from ..engines import fraction, mpfr_rounded, number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..engines import Case, Mpf

PRECISIONS: Final = (4, 8, 24, 53, 80, 113, 166, 333, 1000, 3400)
INVERSES: Final = {"exp": "log", "log": "exp", "expm1": "log1p", "log1p": "expm1"}


def share(bits: int, many: int) -> int:
    """`many` cases at low precision, fewer where each one costs more."""
    return many if bits <= 166 else max(many * 40 // (bits * bits // 400), 8)


def defined(name: str, x: Mpf) -> bool:
    """Whether the function takes the argument."""
    if name == "log":
        return fraction(x) > 0
    return name != "log1p" or fraction(x) > -1


def cases(name: str, *, many: int, seed: int) -> list[Case]:
    """Arguments for a function of MPFR, each with the bits of the result."""
    random = Random(seed)
    found = [(x, bits) for bits in PRECISIONS for x in _arguments(name, bits, share(bits, many), random)]
    return [(x, bits) for x, bits in found if defined(name, x)]


def _arguments(name: str, bits: int, count: int, random: Random) -> Iterator[Mpf]:
    yield number(0, 0)
    yield number(1, 0)
    yield from powers(bits, count)
    if name == "log":
        yield from around_one(bits, count)
    for _ in range(2 * count):
        yield ordinary(bits, random)
    for spare in (bits + 20, 2 * bits + 60):
        for _ in range(count):
            yield preimage(name, bits, spare, random)


def _exponents(bits: int, count: int) -> list[int]:
    """Every k up to 2 bits + 45 where that is affordable, else those at the seams."""
    if 2 * bits + 45 <= count:
        return list(range(2 * bits + 45))
    seams = (0, bits // 2, bits, 2 * bits)
    return sorted({max(seam + step, 0) for seam in seams for step in range(-2, 4)})


def powers(bits: int, count: int) -> Iterator[Mpf]:
    """+-2**-k, and their neighbours with `bits` bits."""
    for k in _exponents(bits, count):
        for sign in (1, -1):
            yield number(sign, -k)
            yield number(sign * ((1 << bits) - 1), -k - bits)


def around_one(bits: int, count: int) -> Iterator[Mpf]:
    """1 +- 2**-k and 1 +- 3 * 2**-k."""
    for k in _exponents(bits, count):
        for step in (1, -1, 3, -3):
            yield number((1 << k + 2) + step, -k - 2)


def ordinary(bits: int, random: Random, low: int = -8, high: int = 6) -> Mpf:
    """+-x with `bits` random bits and 2**low <= x < 2**high."""
    man = random.getrandbits(bits - 1) | 1 << (bits - 1)
    return number(random.choice((man, -man)), random.randrange(low, high) - bits + 1)


def preimage(name: str, bits: int, spare: int, random: Random) -> Mpf:
    """The inverse of a number with `bits` bits, rounded to `spare` bits."""
    inverse = INVERSES[name]
    while True:
        y = ordinary(bits, random, *random.choice(((-6, 5), (-bits - 6, 5))))
        if defined(inverse, y):
            return mpfr_rounded(inverse, y, spare)


def short_numbers(name: str, *, bits: int, low: int, high: int, step: int = 1) -> Iterator[Mpf]:
    """Every +-x with `bits` bits in [2**low, 2**high), where the function is defined."""
    for exp in range(low, high, step):
        for man in range(1 << (bits - 1), 1 << bits):
            for x in (number(man, exp - bits + 1), number(-man, exp - bits + 1)):
                if defined(name, x):
                    yield x


def ratios(*, many: int, seed: int) -> Iterator[tuple[int, int, int]]:
    """(above, below, bits), below > 0: small fractions, near 1, near 0, decimals, powers of two."""
    random = Random(seed)
    for bits in PRECISIONS:
        for _ in range(share(bits, many)):
            k = random.randrange(1, bits + 20)
            for below in (random.randrange(1, 2000), 3**k, 10 ** random.randrange(1, 30), 1 << k, (1 << k) + 1):
                step = random.choice((1, -1, 3, -7, 10**6))
                for above in (step, below + step, random.randrange(1, 40 * below)):
                    if above not in (0, below, -below):
                        yield above, below, bits


def tail_preimage(name: str, bits: int, spare: int, random: Random) -> Mpf:
    """x with erfc(x) or Phi(x) near a number with `bits` bits in (0, 1), rounded to `spare` bits."""
    y = abs(fraction(ordinary(bits, random, *random.choice(((-1, 0), (-30, 0), (-bits, 0))))))
    if random.random() < 1 / 3:
        y = 1 - y / 2 ** random.randrange(bits)  # a value near the other end
    with flint.ctx.workprec(2 * spare + 60):
        target = flint.arb(flint.fmpq(y.numerator, y.denominator))
        x = target.erfcinv() if name == "erfc" else -flint.arb(2).sqrt() * (2 * target).erfcinv()
        man, exp = (int(part) for part in x.mid().man_exp())
    shift = max(abs(man).bit_length() - spare, 0)
    return number(man >> shift, exp + shift)
