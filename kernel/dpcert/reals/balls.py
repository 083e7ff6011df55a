"""Balls as a number system: the quick reading, which keeps nothing exact.

A value is a real x with |x - middle * 2**exponent| <= radius * 2**exponent, in integers.

**Guarantee.** The result of every operation contains the exact result for every choice of
points in the operands. What balls do not settle (a divisor or a root next to zero, erfc, an
argument far from 1) raises Undecided: that is for enclosures.

One operation on integers stands for two directed roundings and the rules of exactness, so a
formula takes less time. Errors are argued in proofs/notes/elementary.md, 5.7.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import isqrt
from typing import TYPE_CHECKING, Final, NoReturn

from dpcert.errors import Undecided
from dpcert.reals.ball import dyadic
from dpcert.reals.exponential import exp_ball, expm1_ball
from dpcert.reals.logarithm import log_ball

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.ball import Ball, Mpf
    from dpcert.reals.exact import Exact

#: Places of the highest and the lowest bit that an argument of exp, expm1 or log1p may have.
_HIGHEST: Final = 10
_LOWEST: Final = -1100
#: Powers that reach beyond 2**FARTHEST are not worked out.
_FARTHEST: Final = 1 << 32

#: The logarithm of one delta is asked for many epsilons.
_remembered_log = lru_cache(maxsize=256)(log_ball)


class Midrad:
    """One real number, known by a middle and a radius."""

    __slots__ = ("bits", "exponent", "middle", "radius")

    def __init__(self, middle: int, radius: int, exponent: int, bits: int) -> None:
        self.middle = middle
        self.radius = radius
        self.exponent = exponent
        self.bits = bits

    @property
    def ends(self) -> tuple[Mpf, Mpf]:
        """Lower and upper end; lower <= the real <= upper."""
        return dyadic(self.middle - self.radius, self.exponent), dyadic(self.middle + self.radius, self.exponent)

    def _lift(self, other: object) -> Midrad:
        if isinstance(other, Midrad):
            if other.bits != self.bits:
                raise TypeError(f"balls of {self.bits} and of {other.bits} bits do not mix")
            return other
        if isinstance(other, int) and not isinstance(other, bool):
            return Midrad(other, 0, 0, self.bits)
        raise TypeError(f"a ball does not mix with {type(other).__name__}")

    def __neg__(self) -> Midrad:
        return Midrad(-self.middle, self.radius, self.exponent, self.bits)

    def __add__(self, other: Midrad | int) -> Midrad:
        if other.__class__ is not Midrad or other.bits != self.bits:
            other = self._lift(other)
        low, high = (self, other) if self.exponent <= other.exponent else (other, self)
        middle, radius, exponent, bits = low.middle, low.radius, low.exponent, self.bits
        lift = high.exponent - exponent
        drop = lift - 2 * bits
        if drop > 0:
            # Far below the other one: the floor adds less than 1, the radius is rounded up.
            middle, radius, exponent, lift = middle >> drop, (radius >> drop) + 2, exponent + drop, 2 * bits
        return _cut((high.middle << lift) + middle, (high.radius << lift) + radius, exponent, bits)

    __radd__ = __add__

    def __sub__(self, other: Midrad | int) -> Midrad:
        return self + -self._lift(other)

    def __rsub__(self, other: int) -> Midrad:
        return -self + other

    def __mul__(self, other: Midrad | int) -> Midrad:
        if other.__class__ is not Midrad or other.bits != self.bits:
            other = self._lift(other)
        m, r, n, s = self.middle, self.radius, other.middle, other.radius
        # |mn - xy| <= |m| s + |n| r + r s for errors r, s.
        return _cut(m * n, abs(m) * s + abs(n) * r + r * s, self.exponent + other.exponent, self.bits)

    __rmul__ = __mul__

    def __truediv__(self, other: Midrad | int) -> Midrad:
        other = self._lift(other)
        m, r, n, s = self.middle, self.radius, other.middle, other.radius
        least = abs(n) - s
        if least <= 0:
            raise _left("a divisor next to zero")
        lift = max(0, self.bits - 1 + n.bit_length() - m.bit_length())
        quotient = (m << lift) // n
        # |m/n - x/y| <= (|x - m| + |m/n| |y - n|) / |y| and |y| >= |n| - s. The floor, which is within 1 of m/n,
        # adds less than 1, the radius is rounded up.
        radius = ((r << lift) + (abs(quotient) + 1) * s) // least + 2
        return _cut(quotient, radius, self.exponent - other.exponent - lift, self.bits)

    def __rtruediv__(self, other: int) -> Midrad:
        return self._lift(other) / self

    def __pow__(self, n: int) -> Midrad:
        if not isinstance(n, int) or isinstance(n, bool):
            raise TypeError("a ball is raised to integer powers only")
        if n < 0:
            return 1 / self**-n
        if n < 2:
            return self if n else self._lift(1)
        if (abs(self.exponent) + self.bits) * n > _FARTHEST:
            raise _left("a high power")
        half = self ** (n // 2)
        return half * half * self if n % 2 else half * half


def _cut(middle: int, radius: int, exponent: int, bits: int) -> Midrad:
    """The ball, or one around it that takes about `bits` bits."""
    shift = (abs(middle) | radius).bit_length() - bits
    if shift <= 0:
        return Midrad(middle, radius, exponent, bits)
    # The floor adds less than 1, the radius is rounded up.
    return Midrad(middle >> shift, (radius >> shift) + 2, exponent + shift, bits)


def _left(what: str) -> Undecided:
    return Undecided(f"{what} is left to enclosures")


def _magnitude(x: Midrad) -> int:
    """The m with |middle| 2**exponent < 2**m, refused where exp, expm1 or log1p would take long."""
    magnitude = x.middle.bit_length() + x.exponent
    if magnitude > _HIGHEST or x.exponent < _LOWEST:
        raise _left("an argument far from 1")
    return magnitude


@dataclass(frozen=True, slots=True)
class Balls:
    """The number system of balls with `bits` bits, at least 16."""

    bits: int

    def number(self, exact: Exact) -> Midrad:
        """Lift a rational input; exp(q) and log(q), which enclosures keep exact, are left to them."""
        kind, above, below = exact
        if kind != "rational":
            raise _left(kind)
        if below & (below - 1) == 0:
            return _cut(above, 0, 1 - below.bit_length(), self.bits)
        lift = max(0, self.bits - 1 + below.bit_length() - above.bit_length())
        return _cut((above << lift) // below, 1, -lift, self.bits)

    def sqrt(self, x: Midrad) -> Midrad:
        """Square root."""
        if x.middle <= x.radius:
            raise _left("a root next to zero")
        lift = max(0, 2 * self.bits - x.middle.bit_length())
        lift += (x.exponent - lift) % 2
        root = isqrt(x.middle << lift)
        # |sqrt(x) - sqrt(m)| <= |x - m| / sqrt(m). The floor adds less than 1, the radius is rounded up.
        return _cut(root, (x.radius << lift) // root + 2, (x.exponent - lift) // 2, self.bits)

    def exp(self, x: Midrad | int) -> Midrad:
        """Exponential; of an integer too."""
        if isinstance(x, int):
            x = Midrad(x, 0, 0, self.bits)
        _magnitude(x)
        ball = exp_ball(x.middle, x.exponent, self.bits)
        return self._grown(ball, ball.middle + ball.radius, x)

    def expm1(self, x: Midrad) -> Midrad:
        """exp(x) - 1, without cancellation."""
        ball = expm1_ball(x.middle, x.exponent, self.bits + max(0, -_magnitude(x)))
        # exp is at most expm1 and the units that 1 takes, or 1.
        return self._grown(ball, ball.middle + ball.radius + (1 << max(0, -ball.exponent)), x)

    def _grown(self, ball: Ball, most: int, x: Midrad) -> Midrad:
        """The ball around exp or expm1 of the middle of x, where exp is at most `most` units, for the whole of x."""
        middle, radius, exponent = ball
        if x.radius:
            if x.radius.bit_length() + x.exponent > 0:
                raise _left("exp of a wide ball")
            # |exp(m + d) - exp(m)| <= 2 exp(m) |d| for |d| <= 1; rounded up.
            radius += ((2 * most * x.radius) >> -x.exponent) + 1
        return _cut(middle, radius, exponent, self.bits)

    def log(self, x: Midrad) -> Midrad:
        """Natural logarithm."""
        return self._log(x.middle, x.radius, x.exponent, 0)

    def log1p(self, x: Midrad) -> Midrad:
        """log(1 + x), without cancellation."""
        near = max(0, -_magnitude(x))
        # 1 + x in the smaller of the units of 1 and of x.
        lift, one = max(0, x.exponent), 1 << max(0, -x.exponent)
        return self._log((x.middle << lift) + one, x.radius << lift, min(0, x.exponent), near)

    def _log(self, middle: int, radius: int, exponent: int, near: int) -> Midrad:
        ball = _remembered_log(middle, exponent, 1, near, self.bits + near) if middle > radius else None
        if ball is None:
            raise _left("a logarithm next to zero")
        # |log(x) - log(m)| <= |x - m| / (m - r); rounded up.
        spread = (radius << -ball.exponent) // (middle - radius) + 1
        return _cut(ball.middle, ball.radius + spread, ball.exponent, self.bits)

    def tanh(self, x: Midrad) -> Midrad:
        """Hyperbolic tangent, E / (E + 2) with E = exp(2x) - 1."""
        grown = self.expm1(2 * x)
        return grown / (grown + 2)

    def erfc(self, x: Midrad) -> NoReturn:  # noqa: ARG002  (as the contract has it)
        """Left to enclosures."""
        raise _left("erfc")

    normal_cdf = erfc

    def sum(self, term: Callable[[int], Midrad], lower: int, upper: int) -> Midrad:
        """Sum of term(i) for lower <= i <= upper."""
        total = Midrad(0, 0, 0, self.bits)
        for i in range(lower, upper + 1):
            total = total + term(i)
        return total

    def minimum(self, *values: Midrad | int) -> Midrad:
        """The least of the values, where that is told."""
        zero = Midrad(0, 0, 0, self.bits)
        lifted = [zero._lift(value) for value in values]  # noqa: SLF001  (the same module's check of types)
        for value in lifted:
            if all(gap.middle >= gap.radius for gap in (other - value for other in lifted if other is not value)):
                return value
        raise _left("a minimum")
