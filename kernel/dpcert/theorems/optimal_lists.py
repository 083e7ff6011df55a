"""Optimal composition of a list: mechanisms of few kinds, every combination of lies worked out.

Source: [MV18] Theorem 1.5. With p the probability of a combination of lies under one
input and q under the other,

    pure(e) = sum of max(0, p - e^e q) = max over sets A of P(A) - e^e Q(A),

P and Q the sums of p and q over A. So for any A the e with P(A) - e^e Q(A) = d is at most
the one with pure(e) = d, whatever led to A; and an e with pure(e) <= d is at least it.
All p and q are integers between which the true values lie; there are prod (k_j + 1).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

from dpcert.errors import OutOfReach, Undecided
from dpcert.reals.ball import dyadic, signed
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.theorems.optimal_pieces import magnitude_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.reals.exact import Exact

#: Lists of more combinations, and of a larger sum of epsilons, are refused.
MOST_OUTCOMES: Final = 200_000
MOST_LOSS: Final = 10_000
_STEPS: Final = 200

#: Lower and upper integer of p at one scale and of q at another.
Outcome = tuple[int, int, int, int]


class Rows(NamedTuple):
    """The kinds (k, epsilon, delta) of a list."""

    kinds: tuple[tuple[int, Exact, Exact], ...]

    @property
    def counted(self) -> list[tuple[int, Exact]]:
        """The kinds that have a loss."""
        return [(k, epsilon) for k, epsilon, _ in self.kinds if epsilon != ZERO]

    def outcomes(self) -> int:
        """How many combinations there are."""
        return prod(k + 1 for k, _ in self.counted)

    def spent(self, real: Enclosures) -> Enclosure:
        """The ln of prod (1 - delta)^k."""
        return real.sum(lambda i: self.kinds[i][0] * real.log1p(-real.number(self.kinds[i][2])), 0, len(self.kinds) - 1)

    def largest_loss(self, real: Enclosures) -> Enclosure:
        """The sum of all epsilons."""
        return real.sum(lambda i: self.kinds[i][0] * real.number(self.kinds[i][1]), 0, len(self.kinds) - 1)


def rows_of(inputs: Mapping[str, Exact]) -> Rows:
    """The rows that a list was read into."""
    last = sum(name.startswith("k[") for name in inputs)
    return Rows(
        tuple((inputs[f"k[{i}]"].above, inputs[f"epsilon[{i}]"], inputs[f"delta[{i}]"]) for i in range(1, last + 1))
    )


class Table(NamedTuple):
    """All outcomes: p in units of 2**-w, q in units of 2**-(w + s), where 2**s is beyond e^(the largest loss)."""

    outcomes: list[Outcome]
    w: int
    s: int

    def pure(self, low: int, high: int) -> tuple[int, int]:
        """Ends of pure in units of 2**-w, where e^e lies between low and high in units of 2**-w."""
        shift = self.w + self.s
        # max(0, .) of an interval is the interval of the max: no threshold is decided.
        return (
            sum([max(0, p + (-high * q >> shift)) for p, _, _, q in self.outcomes]),
            sum([max(0, p - (low * q >> shift)) for _, p, q, _ in self.outcomes]),
        )

    def sums(self, x: int) -> Outcome:
        """P and Q of the outcomes that seem to count where e^e is about x in units of 2**-w."""
        shift = self.w + self.s
        counted = [outcome for outcome in self.outcomes if outcome[0] > x * outcome[3] >> shift]
        a, b, c, d = (sum(part) for part in zip(*counted, strict=True)) if counted else (0, 0, 0, 0)
        return a, b, c, d


def reachable(rows: Rows) -> None:
    """Refuse a list of too many combinations, or of losses too large to be written down."""
    if rows.outcomes() > MOST_OUTCOMES or (rows.largest_loss(Enclosures(64)) - MOST_LOSS).sign() != -1:
        raise OutOfReach(
            f"Optimal composition of a list is worked out for at most {MOST_OUTCOMES} combinations of lies and a sum "
            f"of epsilons below {MOST_LOSS}; composition by Kairouz, Oh and Viswanath (kov) takes every list"
        )


def table(rows: Rows, bits: int) -> Table:
    """The outcomes to an absolute precision of about `bits` bits."""
    w = bits + rows.outcomes().bit_length() + 8
    # 2**(3/2) > e, so 2**s > e^loss.
    s = 3 * (-_scaled(-rows.largest_loss(Enclosures(64)), 0, 0) + 1) // 2
    outcomes: list[Outcome] = [(1 << w, 1 << w, 1 << (w + s), 1 << (w + s))]
    for k, epsilon in rows.counted:
        fine, coarse = _weights(k, epsilon, w + s), _weights(k, epsilon, w)
        each = [(*coarse[l], *fine[k - l]) for l in range(k + 1)]
        outcomes = [_product(x, y, w, w + s) for x in outcomes for y in each]
    return Table(outcomes, w, s)


def _product(x: Outcome, y: Outcome, w: int, fine: int) -> Outcome:
    return x[0] * y[0] >> w, -(-x[1] * y[1] >> w), x[2] * y[2] >> fine, -(-x[3] * y[3] >> fine)


def _weights(k: int, epsilon: Exact, w: int) -> list[tuple[int, int]]:
    """The probabilities of 0, ..., k lies, each between two integers in units of 2**-w."""
    real = Enclosures(w + 2 * k.bit_length() + max(magnitude_of(epsilon), 0) + 16)
    lie = real.exp(-real.number(epsilon))
    lie = Enclosure(real.bits, None, lie.ends)
    term = real.exp(-k * real.log1p(lie))
    weights = []
    for l in range(k + 1):
        weights.append((_scaled(term, 0, w), -_scaled(-term, 0, w)))
        term = term * (k - l) * lie / (l + 1)
    return weights


def _scaled(x: Enclosure, end: int, w: int) -> int:
    """The floor of an end in units of 2**-w."""
    man, exponent = signed(x.ends[end])
    return int(man << (exponent + w) if exponent + w >= 0 else man >> -(exponent + w))


def _enclosure(low: int, high: int, w: int, real: Enclosures) -> Enclosure:
    return Enclosure(real.bits, None, (dyadic(low, -w), dyadic(high, -w)))


@dataclass(frozen=True, slots=True)
class ListDelta:
    """delta_total of a list at epsilon_prime."""

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value."""
        rows, real = rows_of(inputs), Enclosures(bits)
        pure = real.number(ZERO)
        if (rows.largest_loss(real) - real.number(inputs["epsilon_prime"])).sign() == 1:
            known = table(rows, bits)
            wide = Enclosures(known.w + known.s + 8)
            x = wide.exp(wide.number(inputs["epsilon_prime"]))
            low, high = known.pure(_scaled(x, 0, known.w), -_scaled(-x, 0, known.w))
            pure = _enclosure(low, high, known.w, real)
        elif (rows.largest_loss(real) - real.number(inputs["epsilon_prime"])).sign() is None:
            raise Undecided("epsilon_prime is not yet told apart from the largest loss")
        return real.minimum(pure - (1 - pure) * real.expm1(rows.spent(real)), 1)


@dataclass(frozen=True, slots=True)
class ListEpsilon:
    """The least epsilon_prime >= 0 at which the delta_total of a list is at most the target."""

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value between the e of one set and an e that is proved to be enough."""
        rows, real = rows_of(inputs), Enclosures(bits)
        room = real.log1p(-real.number(inputs["delta_total"])) - rows.spent(real)
        if not rows.counted:
            return real.number(ZERO)
        if room.exact == ZERO:
            return rows.largest_loss(real)
        target = -real.expm1(room)
        if target.sign() != 1:
            raise Undecided("what is left to the pure part is not yet told apart from 0")
        man, exponent = signed(target.ends[0])
        known = table(rows, bits + max(-exponent - man.bit_length(), 0) + 32)
        wide = Enclosures(known.w + known.s + 32)
        target = -wide.expm1(wide.log1p(-wide.number(inputs["delta_total"])) - rows.spent(wide))
        d = _scaled(target, 0, known.w), -_scaled(-target, 0, known.w)
        one = 1 << known.w
        if known.pure(one, one)[1] <= d[0]:
            return real.number(ZERO)
        low, high = _root(known, d, bits)
        if known.pure(high, high)[1] > d[0]:
            raise Undecided("the loss that was found is not yet proved to be enough")
        ends = (wide.log(_enclosure(x, x, known.w, wide)).ends for x in (max(low, one), max(high, one)))
        (least, _), (_, most) = ends
        return Enclosure(bits, None, (least, most))


def _root(known: Table, d: tuple[int, int], bits: int) -> tuple[int, int]:
    """Integers below e^(the e of the last set met), and a little above it; the sets by Newton's steps."""
    x, better, steps = 0, 1 << known.w, 0
    while better > x and steps < _STEPS:
        x, steps = better, steps + 1
        p_low, p_high, q_low, q_high = known.sums(x)
        if p_low <= d[1] or not q_low:
            raise Undecided("the set of outcomes that count is not yet known")
        # (P - d) / Q, where q has s bits more than p and d.
        better = ((p_low - d[1]) << (known.w + known.s)) // q_high
        above = ((p_high - d[0]) << (known.w + known.s)) // q_low + 1
    return better, above + (above >> (bits + 8)) + 1
