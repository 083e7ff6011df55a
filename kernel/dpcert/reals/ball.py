"""Balls on integers: the trusted base of every transcendental enclosure.

A fixed-point ball (v, r) at scale w says |v - x * 2**w| <= r for the real x it
stands for; v and r are integers. Only + - * // >> and isqrt on integers are
used, so every error below is a count of floors. Nothing here depends on
mpmath but its integer type, which is a faster `int` where gmpy2 is installed.

The arguments are written out in proofs/notes/elementary.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mpmath.libmp import MPZ, from_man_exp

#: Sign, mantissa, exponent, bit count: mpmath's number, used as an exact dyadic.
Mpf = tuple[int, int, int, int]


class Ball(NamedTuple):
    """The real lies within `radius` of `middle`, both in units of 2**exponent."""

    middle: int
    radius: int
    exponent: int


def rounded(ball: Ball, bits: int) -> tuple[Mpf, Mpf] | None:
    """Both neighbours of an irrational number with `bits` bits, or None if the ball is too wide.

    An irrational number is no grid point. So once both ends of the ball have the
    same floor m, the number lies strictly between m and m + 1: m is its correct
    rounding down and m + 1 its correct rounding up. For any other number v in the
    ball the pair is one unit apart with low <= v < low + 1; erfc uses that.
    """
    middle, radius, exponent = ball
    shift = abs(middle).bit_length() - bits
    if shift <= 0 or radius <= 0:
        return None
    # If the ball reached into the next binade, one floor would lie beyond the
    # power of two between them and the floors would differ.
    low = (middle - radius) >> shift
    if low != (middle + radius) >> shift:
        return None
    return dyadic(low, exponent + shift), dyadic(low + 1, exponent + shift)


def outward(ball: Ball, bits: int) -> tuple[Mpf, Mpf] | None:
    """Ends with `bits` bits around the ball, at most 2 units apart; None if it is too wide for that.

    A unit is 2**shift, where |middle| + radius has `bits` bits. It succeeds once
    2 radius <= 2**shift: high - low < 2 radius / 2**shift + 2 <= 3.
    """
    middle, radius, exponent = ball
    shift = (abs(middle) + radius).bit_length() - bits
    if shift <= 0:
        return None
    low = (middle - radius) >> shift
    high = -((-middle - radius) >> shift)
    if high - low > 2:
        return None
    return dyadic(low, exponent + shift), dyadic(high, exponent + shift)


def signed(x: Mpf) -> tuple[int, int]:
    """The signed mantissa and the exponent of a finite mpmath number."""
    sign, man, exponent, _ = x
    return (-man if sign else man), exponent


def dyadic(mantissa: int, exponent: int) -> Mpf:
    """mantissa * 2**exponent as an mpmath number, exactly."""
    number: Mpf = from_man_exp(MPZ(mantissa), exponent)
    return number


def beside(man: int, exp: int, bits: int, *, above: bool) -> tuple[Mpf, Mpf]:
    """Neighbours, with `bits` bits, of a number v just above (or just below) n = man * 2**exp.

    The unit is first refined until n has more than `bits` bits. The caller has
    shown that v is not n and lies within one refined unit of it, which is
    2**-max(bits + 1, bits of man) times the power of two above |n|. So v lies
    strictly between two integers a and a + 1, and no grid point does.
    """
    spare = bits + 1 - abs(man).bit_length()
    if spare > 0:
        man, exp = man << spare, exp - spare
    low = man if above else man - 1
    # |v| is at least |low| if low >= 0, else more than |low| - 1: its binade.
    shift = (low if low >= 0 else ~low).bit_length() - bits
    low >>= shift
    return dyadic(low, exp + shift), dyadic(low + 1, exp + shift)


def product(a: Ball, b: Ball, bits: int) -> Ball:
    """Product of two balls, cut to about `bits` bits.

    |mn - xy| <= |m| s + |n| r + r s for errors r, s.
    """
    (m, r, e), (n, s, f) = a, b
    return _cut(Ball(m * n, abs(m) * s + abs(n) * r + r * s, e + f), bits)


def _cut(ball: Ball, bits: int) -> Ball:
    """The same ball with a shorter middle: the floor adds less than 1, the radius is rounded up."""
    middle, radius, exponent = ball
    shift = abs(middle).bit_length() - bits
    if shift <= 0:
        return ball
    return Ball(middle >> shift, (radius >> shift) + 2, exponent + shift)


def quotient(middle: int, radius: int, divisor: int) -> tuple[int, int]:
    """Middle and radius divided by an integer > 0: a floor adds less than 1, the radius is rounded up."""
    return middle // divisor, radius // divisor + 2


def _step(w: int) -> int:
    """Round a scale up so that the caches of the constants stay small."""
    unit = 64 if w < 1024 else 1 << (w.bit_length() - 4)
    return -(-w // unit) * unit


def ln2(w: int) -> int:
    """ln 2 at scale w, with error at most 2."""
    fine = _step(w)
    return _ln2(fine) >> (fine - w)


def pi(w: int) -> int:
    """The number pi at scale w, with error at most 2."""
    fine = _step(w)
    return _pi(fine) >> (fine - w)


@lru_cache(maxsize=64)
def _ln2(w: int) -> int:
    # 2 artanh(1/n) = ln((n + 1)/(n - 1)), and 2 = (27/25)**9 (4800/4802) (8750/8748)**4.
    # The three sums err by less than 28 (fine + 2) < 2**guard units of 2**-fine.
    guard = w.bit_length() + 10
    fine = w + guard
    return (18 * _arc(26, fine, 1) - 2 * _arc(4801, fine, 1) + 8 * _arc(8749, fine, 1)) >> guard


@lru_cache(maxsize=64)
def _pi(w: int) -> int:
    # Machin: pi = 16 arctan(1/5) - 4 arctan(1/239); error as above with 20 for 28.
    guard = w.bit_length() + 10
    fine = w + guard
    return (16 * _arc(5, fine, -1) - 4 * _arc(239, fine, -1)) >> guard


def _arc(n: int, w: int, sign: int) -> int:
    """Sum of sign**i / ((2i + 1) n**(2i + 1)) at scale w: artanh (sign 1) or arctan (-1) of 1/n.

    Each power is a floor of the exact one (nested floors of a division are one
    floor), each term a floor again: error below 1 per term. The power falls below
    1 after at most w / (2 log2 n) + 1 terms, and the terms left out add up to
    less than 1. So the error is below w + 2 for n >= 2.
    """
    power = MPZ(1 << w) // n
    total: int = power
    i, square = 1, n * n
    while power:
        power //= square
        term = power // (2 * i + 1)
        total += term if sign == 1 or i % 2 == 0 else -term
        i += 1
    return total
