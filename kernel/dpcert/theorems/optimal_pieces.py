"""The privacy profile of k-fold randomized response, piece by piece.

Let t_l = C(k, l) e^((k - l) epsilon) / (1 + e^epsilon)^k, the probability of l lies, and
r = e^(-2 epsilon). A loss e in [(k - 2L - 2) epsilon, (k - 2L) epsilon], at a gap g below
the right end, has

    delta = D + G (1 - e^-g),    D = sum over l <= L of t_l (1 - r^(L - l)),
    1 - delta = T + G e^-g,      T = sum over l > L of t_l,

where G = sum over l <= L of t_l r^(L - l). All these sums have positive terms. D is
worked out where L lies below the mode or a little above it, T where it lies far above:
so of delta and 1 - delta the smaller one has all its digits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from dpcert.errors import Undecided
from dpcert.reals import refine
from dpcert.reals.ball import dyadic, signed
from dpcert.reals.binomial import log_binomial
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.directed import to_float
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.hypergeometric import Walk, factor, total, totals

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf
    from dpcert.reals.exact import Exact

    #: A probability and its complement.
    Pair = tuple[Enclosure, Enclosure]


@dataclass(frozen=True, slots=True)
class Piece:
    """The sums of the piece whose last active l is L, as enclosures of `real`."""

    k: int
    epsilon: Exact
    last: int
    real: Enclosures
    #: G.
    edge: Enclosure
    #: D; None where only T is known.
    inner: Enclosure | None
    #: T; None where only D is known.
    outer: Enclosure | None

    def at(self, gap: Enclosure) -> Pair:
        """(delta, 1 - delta) at a gap below the right end."""
        delta = rest = None
        if self.inner is not None:
            delta = self.real.minimum(self.inner - self.edge * self.real.expm1(-gap), 1)
        if self.outer is not None:
            rest = self.real.minimum(self.outer + self.edge * self.real.exp(-gap), 1)
        return (1 - _known(rest) if delta is None else delta), (1 - _known(delta) if rest is None else rest)

    def ends(self) -> tuple[Pair, Pair]:
        """(delta, 1 - delta) at the right and at the left end."""
        width = 2 * self.real.number(self.epsilon)
        return self.at(self.real.number(ZERO)), self.at(width)

    def loss(self, delta: Enclosure, rest: Enclosure) -> Enclosure:
        """The e at which this piece's formula, extended to all e, takes the value delta = 1 - rest."""
        end = (self.k - 2 * self.last) * self.real.number(self.epsilon)
        if self.inner is not None and (self.outer is None or (2 * delta - 1).sign() == -1):
            return end + self.real.log1p((self.inner - delta) / self.edge)
        return end + self.real.log((rest - _known(self.outer)) / self.edge)


def _known(value: Enclosure | None) -> Enclosure:
    if value is None:
        raise TypeError("a piece is known from below or from above")
    return value


def piece(k: int, epsilon: Exact, last: int, bits: int) -> Piece:
    """The piece of L = `last`, 0 <= 2 L < k, for epsilon > 0, with relative widths near 2**-bits."""
    count = min(last + 1, 1 << (k.bit_length() // 2 + 6)).bit_length()
    # Terms that are added lose 4 bits and their number, a difference of sums the number again.
    w, spare = bits + 2 * count + 8, bits + 3 * count + 8
    real = Enclosures(w + k.bit_length() + max(magnitude_of(epsilon), 0) + 8)
    each = real.number(epsilon)
    lie = real.exp(-each)
    weight = real.exp(log_binomial(k, last, real) - last * _interval(each) - k * _interval(real.log1p(lie)))
    if not last:
        # All but l = 0: 1 - (1 + e^-epsilon)^-k.
        outer = -real.expm1(-k * _interval(real.log1p(lie)))
        return Piece(k, epsilon, last, real, weight, real.number(ZERO), outer)
    if _from_above(k, epsilon, last):
        edge = weight * _falling(last, k - last + 1, lie, w, spare)
        first = weight * (k - last) * lie / (last + 1)
        return Piece(k, epsilon, last, real, edge, None, first * _falling(k - last - 1, last + 2, lie, w, spare))
    first = weight * last / (lie * (k - last + 1))
    walk = Walk(last - 1, k - last + 2, factor(1 / lie, w), w, spare)
    plain, weighted = totals(walk, factor(real.exp(-2 * each), w), real)
    # t_l (1 - r^(L - l)) = t_l (1 - r)(1 + r + ... + r^(L - l - 1)).
    inner = first * -real.expm1(-2 * each) * weighted
    return Piece(k, epsilon, last, real, weight + first * plain - inner, inner, None)


def _falling(a: int, b: int, x: Enclosure, w: int, spare: int) -> Enclosure:
    """The sum of `Walk`'s v_i for an x < 1, which may be too tiny to be scaled to an integer."""
    man, exponent = signed(x.ends[1])
    if man.bit_length() + exponent + a.bit_length() <= -(w + spare):
        # v_(i+1) <= v_i x a <= v_i q with q = 2^-(w + spare): beside v_0 = 1 there is at most 2 q.
        one = 1 << (w + spare - 1)
        return Enclosure(x.bits, None, (dyadic(1, 0), dyadic(one + 1, 1 - w - spare)))
    return total(Walk(a, b, factor(x, w), w, spare), Enclosures(x.bits))


def _interval(x: Enclosure) -> Enclosure:
    """Without its exact value, which a product by k would raise to a power."""
    return Enclosure(x.bits, None, x.ends)


def magnitude_of(exact: Exact) -> int:
    """The n with |value| < 2**n, nearly."""
    man, exponent = signed(Enclosures(8).number(exact).ends[1])
    return man.bit_length() + exponent


def roughly(exact: Exact) -> float:
    """A float above the value, for guesses."""
    return to_float(Enclosures(53).number(exact).ends[1], up=True)


def mode(k: int, epsilon: float) -> Fraction:
    """About the l of the largest term; k may be larger than a float."""
    lie = math.exp(-epsilon)
    return k * Fraction(lie / (1 + lie))


def _from_above(k: int, epsilon: Exact, last: int) -> bool:
    """Whether the losses of the mode and of L are a constant apart, so that delta is not small there."""
    each = roughly(epsilon)
    return (last - mode(k, each)) * Fraction(min(each, 1.0)) > Fraction(1, 4)


def last_active(k: int, epsilon: Exact, loss: Exact) -> int | None:
    """The largest l with (k - 2l) epsilon > loss >= 0, decided exactly; None where there is none."""
    if epsilon == ZERO:
        return None
    low = Enclosures(refine.FIRST_BITS)
    if (k * low.number(epsilon) - low.number(loss)).sign() == -1:
        return None
    least = quotient(loss, epsilon, k.bit_length()) + 1
    least += (k - least) % 2
    return (k - least) // 2 if least <= k else None


def quotient(loss: Exact, epsilon: Exact, size: int) -> int:
    """The floor of loss / epsilon, a number of about `size` bits, decided exactly."""
    if loss.kind == epsilon.kind == "rational":
        return loss.above * epsilon.below // (loss.below * epsilon.above)
    for bits in refine.ladder(refine.FIRST_BITS + size, loss.size + epsilon.size):
        real = Enclosures(bits)
        low, high = (math.floor(fraction(end)) for end in (real.number(loss) / real.number(epsilon)).ends)
        if low == high:
            return low
        if high == low + 1 and _is_multiple(loss, epsilon, high):
            return high
    raise Undecided("epsilon_prime is not told apart from a multiple of epsilon")


def fraction(end: Mpf) -> Fraction:
    """A dyadic as a fraction."""
    man, exponent = signed(end)
    return int(man) * Fraction(2) ** exponent


def _is_multiple(loss: Exact, epsilon: Exact, n: int) -> bool:
    """Whether loss = n epsilon, for two exponentials or two logarithms."""
    if loss == epsilon:
        return n == 1
    # log(a) = n log(b) iff a = b^n, which has n times as many bits; exp(p) = n exp(q) only for n = 1 (Lindemann).
    fits = loss.kind == epsilon.kind == "log" and (epsilon.size - 2) * n <= 2 * loss.size
    return fits and loss.argument == epsilon.argument**n
