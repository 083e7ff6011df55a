"""exp and expm1 of an exact dyadic or rational, both neighbours correctly rounded.

exp(x) is irrational for every rational x other than 0 (Lindemann), so raising
the precision until both ends of a ball round alike (Ziv) always ends.
Errors are argued in proofs/notes/elementary.md, section 2.

Inside, an argument is x = man * 2**exponent / below; its `magnitude` m satisfies
2**(m - 2) <= |x| < 2**m.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from mpmath.libmp import MPZ, finf, fone, fzero

from dpcert.reals.ball import Ball, beside, dyadic, ln2, rounded, signed

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf

#: Arguments of 2**HUGE and beyond are not worked out: exp(x) > 2**x says enough.
HUGE: Final = 64
_FIRST_GUARD: Final = 16


def exp(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of exp(x); far beyond 2**64 only a safe pair."""
    man, exponent = signed(x)
    return _exp(man, exponent, 1, bits)


def exp_of_ratio(above: int, below: int, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of exp(above / below), below > 0."""
    return _exp(above, 0, below, bits)


def expm1(x: Mpf, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of exp(x) - 1; far beyond 2**64 only a safe pair."""
    man, exponent = signed(x)
    return _expm1(man, exponent, 1, bits)


def expm1_of_ratio(above: int, below: int, bits: int) -> tuple[Mpf, Mpf]:
    """Correct rounding down and up of exp(above / below) - 1, below > 0."""
    return _expm1(above, 0, below, bits)


def _exp(man: int, exponent: int, below: int, bits: int) -> tuple[Mpf, Mpf]:
    if not man:
        return fone, fone
    magnitude = _magnitude(man, exponent, below)
    if magnitude > HUGE + 1:
        return _huge(man)
    if magnitude <= -(bits + 2):
        # 0 < |e^x - 1| < 2|x| <= 2**-(bits + 1); one unit of 1 with bits + 1 bits is 2**-bits.
        return beside(1, 0, bits, above=man > 0)
    guard = _FIRST_GUARD
    while True:
        pair = rounded(exp_ball(man, exponent, bits + guard, below), bits)
        if pair is not None:
            return pair
        guard *= 2


def _expm1(man: int, exponent: int, below: int, bits: int) -> tuple[Mpf, Mpf]:
    if not man:
        return fzero, fzero
    magnitude = _magnitude(man, exponent, below)
    if magnitude > HUGE + 1 and man > 0:
        return _huge(man)
    if man < 0 and magnitude > bits.bit_length() + 2:
        # x <= -2**(magnitude - 2) <= -2 (bits + 1), so 0 < e^x < 2**-(bits + 1).
        return beside(-1, 0, bits, above=True)
    if below == 1 and magnitude <= -max(bits + 1, abs(man).bit_length()):
        # x < e^x - 1 < x + x^2 for 0 < |x| < 1: within one unit of x.
        return beside(man, exponent, bits, above=True)
    guard = _FIRST_GUARD + max(0, -magnitude)
    while True:
        pair = rounded(expm1_ball(man, exponent, bits + guard, below), bits)
        if pair is not None:
            return pair
        guard *= 2


def _magnitude(man: int, exponent: int, below: int) -> int:
    return abs(man).bit_length() + exponent - below.bit_length() + 1


def _huge(man: int) -> tuple[Mpf, Mpf]:
    # |x| >= 2**64, and e > 2: e^x > 2**(2**64), or e^x < 2**-(2**64).
    return (dyadic(1, 1 << HUGE), finf) if man > 0 else (fzero, dyadic(1, -(1 << HUGE)))


def exp_ball(man: int, exponent: int, w: int, below: int = 1) -> Ball:
    """A ball around exp(x), x = man * 2**exponent / below, with relative radius near 2**-w."""
    power, middle, radius, scale = _reduced(man, exponent, w, below)
    return Ball((MPZ(1) << scale) + middle, radius, power - scale)


def expm1_ball(man: int, exponent: int, w: int, below: int = 1) -> Ball:
    """A ball around exp(x) - 1, x = man * 2**exponent / below, with a radius near 2**-w of exp(x)."""
    power, middle, radius, scale = _reduced(man, exponent, w, below)
    if power > scale:
        # The 1 taken away is less than one unit.
        return Ball((MPZ(1) << scale) + middle, radius + 1, power - scale)
    # 2**power (1 + E) - 1 in units of 2**(power - scale), exactly.
    return Ball((MPZ(1) << scale) - (MPZ(1) << (scale - power)) + middle, radius, power - scale)


def _reduced(man: int, exponent: int, w: int, below: int) -> tuple[int, int, int, int]:
    """(n, E, R, s) with exp(x) = 2**n (1 + e) and |E - e 2**s| <= R.

    The argument is x = n ln 2 + r with |r| < 0.36.
    """
    magnitude = _magnitude(man, exponent, below)
    fine = w + max(magnitude, 0) + 2
    shift = exponent + fine
    if below == 1:
        fixed, error = (MPZ(man) << shift, 0) if shift >= 0 else (MPZ(man) >> -shift, 1)
    else:
        fixed, error = (MPZ(man) << max(shift, 0)) // (MPZ(below) << max(-shift, 0)), 1  # one floor
    power = 0
    if magnitude >= -1:
        constant = ln2(fine)
        power = int((2 * fixed + constant) // (2 * constant))
        fixed -= power * constant
        error += 2 * abs(power)  # ln2 is within 2 units
    middle, radius, scale = _taylor(fixed, fine)
    # |e^a - e^b| <= 2 |a - b| for a, b < ln 2: the argument's error, at the new scale.
    return power, middle, radius + ((2 * error) << (scale - fine)), scale


def _taylor(x: int, w: int) -> tuple[int, int, int]:
    """(E, R, s) with |E - (exp(x / 2**w) - 1) 2**s| <= R, for |x| <= 0.36 * 2**w.

    The argument is halved j times by reading x at the scale s = w + j, the series
    summed, and the sum brought back by j steps e := 2e + e^2.
    """
    small = abs(x)
    wanted = isqrt(w) if w > 200 else 4
    halvings = max(0, wanted - (w - small.bit_length()))
    scale = w + halvings
    even, odd, term, n = 0, 0, small, 1
    while term:
        # Floors of quotients nest, so a term is one floor of a multiple of the term before; the
        # defect obeys e_n <= e_(n-1) / 4 + 1 (as |x| / n < 1/4 and e_1 = 0): below 4/3.
        odd += term
        term = ((term * small) >> scale) // (n + 1)
        even += term
        n += 2
        term = ((term * small) >> scale) // n
    total = even - odd if x < 0 else even + odd  # odd powers carry the sign
    # The loop ends at n with term 0, so the exact term n is one of the n - 1 defects below 4/3;
    # the later ones add less than (4/3)(1/4 + 1/16 + ...) = 4/9: together below 2 n.
    radius = 2 * n
    for _ in range(halvings):
        total, radius = _doubled(total, radius, scale)
    return total, radius, scale


def _doubled(middle: int, radius: int, scale: int) -> tuple[int, int]:
    """Middle and radius of a ball around 2e + e^2, for e within `radius` of `middle` at a scale."""
    # |2E - 2e| <= 2R and |E^2 - e^2| <= 2|E|R + R^2; two floors add less than 2.
    spread = ((2 * abs(middle) + radius) * radius) >> scale
    return 2 * middle + ((middle * middle) >> scale), 2 * radius + spread + 2
