"""erfc and the normal distribution function of an exact dyadic, one ulp apart or at most two.

Both are the upper tail Q(y) = 1 - Phi(y) in disguise: Phi(x) = Q(-x) and
erfc(x) = 2 Q(x sqrt 2). With q = y^2 exact, density D = exp(-q/2) sqrt(q / 2 pi),

    1/2 - Q(y) = D * sum q^n / (2n + 1)!!             (all terms positive)
    Q(y)       = D / q * sum (-1)^n (2n - 1)!! / q^n  (enveloping, for large q)

for y > 0 (DLMF 7.6.2 and 7.12.1). Errors are argued in proofs/notes/elementary.md, section 4.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mpmath.libmp import MPZ, fhalf, fone, fzero, mpf_shift

from dpcert.reals.ball import Ball, beside, dyadic, outward, pi, product, quotient, rounded, signed
from dpcert.reals.exponential import HUGE, exp_ball

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf

_FIRST_GUARD: Final = 20
_LAST_GUARD: Final = 160


def erfc(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """A pair one ulp apart (two where that is not reached) around erfc(x); only a safe pair far out in the tail."""
    man, exponent = signed(x)
    if not man:
        return fone, fone
    low, high = _tail(man * man, 2 * exponent + 1, bits, upper=man > 0)
    return mpf_shift(low, 1), mpf_shift(high, 1)


def normal_cdf(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """A pair one ulp apart (two where that is not reached) around Phi(x); only a safe pair far out in the tail."""
    man, exponent = signed(x)
    if not man:
        return fhalf, fhalf
    return _tail(man * man, 2 * exponent, bits, upper=man < 0)


def _tail(man: int, exponent: int, bits: int, *, upper: bool) -> tuple[Mpf, Mpf]:
    """Q(sqrt q), or 1 - Q(sqrt q) where not `upper`, for q = man * 2**exponent > 0."""
    magnitude = man.bit_length() + exponent
    if magnitude <= -2 * bits:
        # |Q - 1/2| < sqrt(q) / 2 < 2**-(bits + 1): within one unit of 1/2.
        return beside(1, -1, bits, above=not upper)
    if not upper and magnitude > (2 * bits + 4).bit_length():
        # q >= 2 (bits + 2), so Q < exp(-q/2) < 2**-(bits + 2).
        return beside(1, 0, bits, above=False)
    if magnitude > HUGE + 1:
        # q / 2 >= 2**64, so 0 < Q < exp(-q/2) < 2**-(2**64).
        return fzero, dyadic(1, -(1 << HUGE))
    if not upper and _ceiling(man, exponent) > 2 * bits:
        # floor(q) >= 2 bits, so Q <= exp(-bits) / 2 < 2**-bits: within one unit of 1.
        return beside(1, 0, bits, above=False)
    guard = _FIRST_GUARD
    while True:
        ball = _upper(man, exponent, bits + guard) if upper else _about_half(man, exponent, bits + guard, 1)
        # Nobody has proved that these values are irrational: after some rounds 2 ulp will do.
        pair = rounded(ball, bits) or (outward(ball, bits) if guard > _LAST_GUARD else None)
        if pair is not None:
            return pair
        guard *= 2


def _upper(man: int, exponent: int, w: int) -> Ball:
    size = _ceiling(man, exponent)
    if size > 2 * w + 1:
        return _far(man, exponent, w)
    # Q > exp(-q/2) / sqrt(2 pi (q + 2)) (DLMF 7.8.2): fewer than 3q/4 + log2(q + 2)/2 + 2 bits cancel.
    return _about_half(man, exponent, w + 3 * size // 4 + size.bit_length() + 4, -1)


def _ceiling(man: int, exponent: int) -> int:
    """An integer above q = man * 2**exponent, by at most 1."""
    return int(man << exponent if exponent >= 0 else man >> -exponent) + 1


def _about_half(man: int, exponent: int, w: int, sign: int) -> Ball:
    """1/2 + sign * D * sum q^n / (2n + 1)!!."""
    middle, radius, unit = product(_density(man, exponent, w), _central_sum(man, exponent, w), w)
    return Ball((MPZ(1) << (-unit - 1)) + sign * middle, radius, unit)


def _density(man: int, exponent: int, w: int) -> Ball:
    """D = exp(-q/2) sqrt(q / 2 pi)."""
    return product(exp_ball(-man, exponent - 1, w), _root(man, exponent, w), w)


def _root(man: int, exponent: int, w: int) -> Ball:
    """sqrt(q / 2 pi)."""
    shift = max(0, 3 * w + 4 - man.bit_length())
    shift += (exponent - shift + w) % 2
    # One floor of sqrt(man 2**shift / 2P), P within 2 of pi 2**w; it is at least 2**w.
    root = MPZ(isqrt((man << shift) // (2 * pi(w))))
    # P errs by 2/P of itself, so its root by less than 1/3 of 2**-w; and the floor.
    return Ball(root, (root >> w) + 1, (exponent - shift + w) // 2)


def _central_sum(man: int, exponent: int, w: int) -> Ball:
    """sum q^n / (2n + 1)!! at scale w.

    Terms are T_n = T_(n-1) q / (2n + 1). The floor in term m loses less than 1, carried on
    by the factor T_n / T_m of exact terms into every later term, those left out included:
    less than R_m = 1 + q / (2m + 3) + q^2 / ((2m + 3)(2m + 5)) + ... in all, and R_m <= R_1.
    """
    term = total = MPZ(1) << w
    n = 0
    while term:
        n += 1
        scaled = term * man
        term = (scaled << exponent if exponent >= 0 else scaled >> -exponent) // (2 * n + 1)
        total += term
    # R_1 <= (3 sum + 2) / 5, and the sum is near total / 2**w since n <= 11 w.
    return Ball(total, n * ((total >> w) + 1), -w)


def _far(man: int, exponent: int, w: int) -> Ball:
    """Q = D / q * sum (-1)^n (2n - 1)!! / q^n for q >= 2w + 1."""
    middle, radius, unit = product(_density(man, exponent, w), _far_sum(man, exponent, w), w)
    lift = w + man.bit_length()
    return Ball(*quotient(middle << lift, radius << lift, man), unit - lift - exponent)


def _far_sum(man: int, exponent: int, w: int) -> Ball:
    """What Q q / D is about, sum (-1)^n (2n - 1)!! / q^n, at scale w for q >= 2w + 1.

    The error of a partial sum is below the first term left out. While 2n - 1 <= q/2
    terms at least halve, so floors leave a shortfall below 2 each; at the last n with
    2n - 1 <= q/2, (2n - 1)!! / q^n < 2**-w for q >= 2w + 1 and w >= 6, so a term is
    0 before that ends.
    """
    term = total = MPZ(1) << w
    n = 0
    while term:
        n += 1
        # term (2n - 1) / q, one floor.
        term = ((term * (2 * n - 1)) << max(0, -exponent)) // (man << max(0, exponent))
        total += term if n % 2 == 0 else -term
    return Ball(total, 2 * n, -w)
