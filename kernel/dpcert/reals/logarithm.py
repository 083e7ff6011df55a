"""log and log1p of an exact dyadic or rational, both neighbours correctly rounded.

An untrusted guess y is corrected with a certificate: log x = y + log1p(t) with
t = x exp(-y) - 1 enclosed by our own exp, so a bad guess costs time, never truth.
log(x) is irrational for every rational x other than 1 (Lindemann).
Errors are argued in proofs/notes/elementary.md, section 3.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mpmath.libmp import MPZ, from_rational, fzero, mpf_log

from dpcert.reals.ball import Ball, beside, dyadic, quotient, rounded, signed
from dpcert.reals.exponential import exp_ball

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf

_FIRST_GUARD: Final = 16
#: A float logarithm of a number of at most SMALL bits is a guess with an error near
#: 2**-FLOAT_BITS (near 1: relative to x - 1).
_FLOAT_BITS: Final = 43
_SMALL: Final = 1_000
_LOG_TWO: Final = math.log(2)


def log(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of log(x), x > 0."""
    man, exponent = signed(x)
    if man.bit_length() + exponent not in {0, 1}:
        return _settle(man, exponent, 1, 0, bits)
    # 1/2 <= x < 2, so the exponent is at most 0 and x - 1 is exact in x's own unit.
    return _near_one(man - (MPZ(1) << -exponent), exponent, bits)


def log_of_ratio(above: int, below: int, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of log(above / below), both positive."""
    gap = abs(above - below)
    if not gap:
        return fzero, fzero
    # near >= 1 only where gap < below / 2, so that the ratio lies between 1/2 and 3/2.
    return _settle(above, 0, below, max(0, below.bit_length() - gap.bit_length() - 1), bits)


def log1p(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of log(1 + x), x > -1."""
    man, exponent = signed(x)
    if abs(man).bit_length() + exponent < 0:
        return _near_one(man, exponent, bits)
    # 1 + x in the smaller of the units of 1 and of x.
    unit = min(exponent, 0)
    return log(dyadic((man << (exponent - unit)) + (MPZ(1) << -unit), unit), bits)


def _near_one(man: int, exponent: int, bits: int) -> tuple[Mpf, Mpf]:
    """log(1 + d) for d = man * 2**exponent, -1/2 <= d < 1, exponent <= 0."""
    if not man:
        return fzero, fzero
    size = abs(man).bit_length()
    magnitude = size + exponent
    if magnitude <= -max(bits + 1, size):
        # d - d^2 < log(1 + d) < d for 0 < |d| <= 1/2: within one unit of d.
        return beside(man, exponent, bits, above=False)
    return _settle(man + (MPZ(1) << -exponent), exponent, 1, max(0, -magnitude), bits)


def _settle(man: int, exponent: int, below: int, near: int, bits: int) -> tuple[Mpf, Mpf]:
    """Ziv's loop for log x, x = man * 2**exponent / below, of size about 2**-near at least."""
    guard = _FIRST_GUARD + near
    while True:
        ball = log_ball(man, exponent, below, near, bits + guard)
        pair = None if ball is None else rounded(ball, bits)
        if pair is not None:
            return pair
        guard *= 2


def log_ball(man: int, exponent: int, below: int, near: int, w: int) -> Ball | None:
    """A ball at scale w around log(man * 2**exponent / below), or None if the guess was poor."""
    guess, unit = _guess(man, exponent, below, near, w)
    middle, radius, scale = exp_ball(-guess, unit, w)
    # x exp(-y) at scale w, and the error that exp's ball leaves in it.
    shift = exponent + scale + w
    value, error = man * middle, man * radius
    if below == 1 and shift >= 0:
        value, error = value << shift, error << shift
    else:
        lift = max(shift, 0)
        value, error = quotient(value << lift, error << lift, MPZ(below) << max(-shift, 0))
    place = unit + w
    return _corrected(guess << max(place, 0), max(-place, 0), value - (MPZ(1) << w), error, w)


def _corrected(guess: int, spare: int, t: int, error: int, w: int) -> Ball | None:
    """A ball around y + log1p(u), y = guess / 2**spare and u within `error` of t, all at scale w; None if |u| > 1/2."""
    if abs(t) + error > MPZ(1) << (w - 1):
        return None
    # |log1p(t) - t + t^2/2| <= |t|^3 for |t| <= 1/2, and log1p has slope at most 2 there.
    middle = (guess >> spare) + t - ((t * t) >> (w + 1))
    cube = abs(t) ** 3 >> (2 * w)
    # The floors of y and of t^2/2 err opposite ways, so together by less than 1; that of the cube by less than 1.
    return Ball(middle, 2 * error + cube + 2, -w)


def _guess(man: int, exponent: int, below: int, near: int, w: int) -> tuple[int, int]:
    """Untrusted y = guess * 2**unit near log(man * 2**exponent / below), good to about w / 3 bits."""
    if w <= 3 * (_FLOAT_BITS + near) and man.bit_length() + abs(exponent) + below.bit_length() < _SMALL:
        if near:
            one = below << max(0, -exponent)
            fraction, power = math.frexp(math.log1p(int(man - one) / int(one)))
            return int(fraction * 2.0**53), power - 53
        value = math.log(man) - math.log(below) + exponent * _LOG_TWO
        return int(value * 2.0**_FLOAT_BITS), -_FLOAT_BITS
    bits = w // 3 + (abs(exponent) + below.bit_length()).bit_length() + 16
    number = dyadic(man, exponent) if below == 1 else from_rational(man, below, bits, "n")
    return signed(mpf_log(number, bits))
