"""Sums of products of falling ratios, on integers with counted losses.

    v_0 = 1,   v_(i+1) = v_i x (a - i) / (b + i),   0 <= i < a,

for integers a >= 0, b >= 1 and a real x > 0: the terms of a binomial distribution
relative to one of them. Every step only loses, so a partial sum is a lower bound; what
has been lost at most, and what a geometric series leaves out, makes the upper one.
The argument is written out in proofs/notes/optimal_composition.md, section 1.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from mpmath.libmp import MPZ

from dpcert.errors import OutOfReach, Undecided
from dpcert.reals.ball import dyadic, signed
from dpcert.reals.enclosure import Enclosure

if TYPE_CHECKING:
    from dpcert.reals.enclosure import Enclosures

#: More terms than this are not added up: a second or two.
MOST_TERMS: Final = 1 << 20
#: Bits of a and b that are worked with as quickly as short ones.
_LONG: Final = 256


class Factor(NamedTuple):
    """A positive real between mantissa and mantissa + 2, in units of 2**-shift <= 1; mantissa >= 2**w."""

    mantissa: int
    shift: int


def factor(x: Enclosure, w: int) -> Factor:
    """A factor of w + 1 bits; Undecided if the enclosure is too wide for it."""
    (low, low_exponent), (high, high_exponent) = signed(x.ends[0]), signed(x.ends[1])
    shift = max(w + 1 - low.bit_length() - low_exponent, 0)
    mantissa = _scaled(low, low_exponent + shift)
    if low <= 0 or -_scaled(-high, high_exponent + shift) > mantissa + 2:
        raise Undecided("a factor is not yet known well enough")
    return Factor(MPZ(mantissa), shift)


def _scaled(mantissa: int, exponent: int) -> int:
    return mantissa << exponent if exponent >= 0 else mantissa >> -exponent


class Walk(NamedTuple):
    """The a, b and x of a sum; its terms carry w bits beyond the `spare` ones by which they may fall."""

    a: int
    b: int
    x: Factor
    w: int
    spare: int

    def most(self) -> int:
        """How many steps are taken at most: fewer where a and b are so long that each takes longer."""
        return MOST_TERMS // (1 + max(self.a, self.b).bit_length() // _LONG)

    def falls(self) -> bool:
        """Whether the terms fall by `spare` bits within so many steps, by a float's estimate."""
        each = math.log(self.a) - math.log(self.b) + math.log(int(self.x.mantissa)) - self.x.shift * math.log(2)
        # The sum of ln((a - i) / (b + i)) over n steps is n ln(a / b) - (1/a + 1/b) n^2 / 2 or less.
        most = self.most()
        return most**2 / 2 * (1 / self.a + 1 / self.b) - most * each >= self.spare * math.log(2)


def total(walk: Walk, real: Enclosures) -> Enclosure:
    """The sum of v_i over 0 <= i <= a."""
    a, b, x, w, spare = walk
    v = plain = MPZ(1) << (w + spare)
    least, step = 1 << w, a * x.mantissa
    for below in _steps(walk):
        # v keeps more than w bits, so a step loses at most 3 parts in 2**w of it: 2 by x, 1 by the floors.
        v = (v * step >> x.shift) // below
        if v < least:
            return _between(plain, _rest(walk, v, below - b + 1), below - b, walk, real)
        plain += v
        step -= x.mantissa
    return _between(plain, 0, a, walk, real)


def totals(walk: Walk, ratio: Factor, real: Enclosures) -> tuple[Enclosure, Enclosure]:
    """The sums of v_i and of v_i f_i, where f_i = 1 + r + ... + r^i for a ratio 0 < r <= 1."""
    a, b, x, w, spare = walk
    v = plain = MPZ(1) << (w + spare)
    f = least = MPZ(1) << w
    weighted, step, rest, n = v * f, a * x.mantissa, 0, a
    for below in _steps(walk):
        v = (v * step >> x.shift) // below
        if v < least:
            n = below - b
            rest = _rest(walk, v, n + 1)
            break
        # f grows from 2**w, so it too loses at most 3 parts in 2**w a step.
        f = least + (f * ratio.mantissa >> ratio.shift)
        plain += v
        weighted += v * f
        step -= x.mantissa
    return _between(plain, rest, n, walk, real), _between(weighted >> w, rest + 1, n, walk, real)


def _steps(walk: Walk) -> range:
    """The divisors of the steps; OutOfReach if there may be too many."""
    if walk.a > walk.most() and not walk.falls():
        raise OutOfReach(f"a sum of more than {walk.most()} terms would be needed")
    return range(walk.b, walk.b + walk.a)


def _rest(walk: Walk, v: int, n: int) -> int:
    """At least the sum of v_i f_i over i >= n, where v_n < v + 1 but for its losses.

    The ratio of two terms, (v_(i+1) / v_i)(f_(i+1) / f_i), falls with i; the second factor is at most
    (n + 2) / (n + 1), and f_n at most n + 1.
    """
    above = (walk.a - n) * (walk.x.mantissa + 2) * (n + 2)
    below = ((walk.b + n) * (n + 1)) << walk.x.shift
    if above >= below:
        raise Undecided("the terms do not fall yet")
    return int(2 * (v + 1) * (n + 1) * below // (below - above) + 1)


def _between(low: int, rest: int, n: int, walk: Walk, real: Enclosures) -> Enclosure:
    """The sum from its lower bound: n steps have lost at most 6 n parts in 2**w, and `rest` is left out."""
    if 12 * n > 1 << walk.w:
        raise Undecided("too many terms for this precision")
    scale = walk.w + walk.spare
    high = low + (low * 12 * n >> walk.w) + 1 + rest
    return Enclosure(real.bits, None, (dyadic(low, -scale), dyadic(high, -scale)))
