"""The profile of optimal composition: its definition, its pieces put together, and what a target leaves it.

Source: [KOV15] Theorem 3.3 at the losses (k - 2i) epsilon, [MV18] Theorem 1.5 between them.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.errors import OutOfReach
from dpcert.reals.closed_forms import ONE, ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, rational
from dpcert.theorems.optimal_pieces import last_active, piece

if TYPE_CHECKING:
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.optimal_pieces import Pair

#: Profiles whose exact rational value needs about this many bits are worked out exactly.
_SHORT: Final = 2_048
#: Up to this k the definition is added up term by term, in some seconds.
_MOST_READ: Final = 4_096


def shift_formula(k: V, epsilon: V, *, real: Numbers[V]) -> V:
    """ln (1 + e^epsilon)^k: the logarithm of what all probabilities are divided by."""
    return k * real.log1p(real.exp(epsilon))


def outcome_formula(  # noqa: PLR0917  (a formula is handed its values by position)
    count: V, truths: V, lies: V, shift: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]
) -> V:
    """What `count` outcomes of that many truths and lies contribute: count max(0, p - e^epsilon_prime q)."""
    likely, other = real.exp(truths * epsilon - shift), real.exp(epsilon_prime + lies * epsilon - shift)
    return -count * real.minimum(other - likely, 0)


def delta_total_formula(k: V, delta: V, pure: V, *, real: Numbers[V]) -> V:
    """1 - (1 - delta)^k (1 - pure), without cancellation."""
    return pure - (1 - pure) * real.expm1(k * real.log1p(-delta))


def largest_delta_formula(k: V, delta_total: V, rest: V, *, real: Numbers[V]) -> V:
    """The delta with (1 - delta)^k rest = 1 - delta_total."""
    return -real.expm1((real.log1p(-delta_total) - real.log(rest)) / k)


def definition(numbers: Numbers[Any], k: int, epsilon: Any, epsilon_prime: Any) -> Any:  # noqa: ANN401  (values of `numbers`)
    """The pure part in any number system: the sum over all l of C(k, l) max(0, e^... - e^...) / (1 + e^epsilon)^k."""
    if k > _MOST_READ:
        raise OutOfReach(f"the definition of optimal composition is added up term by term up to k = {_MOST_READ} only")

    def whole(n: int) -> Any:  # noqa: ANN401
        return numbers.number(rational(n))

    def outcome(l: int) -> Any:  # noqa: ANN401
        return outcome_formula(whole(comb(k, l)), whole(k - l), whole(l), shift, epsilon, epsilon_prime, real=numbers)

    shift = shift_formula(whole(k), epsilon, real=numbers)
    return numbers.sum(outcome, 0, k)


def profile(k: int, epsilon: Exact, epsilon_prime: Exact, bits: int) -> Pair:
    """The pure part and its complement, enclosed."""
    if exact := exactly(k, epsilon, epsilon_prime, bits):
        return exact, 1 - exact
    last = last_active(k, epsilon, epsilon_prime)
    if last is None:
        return Enclosure(bits, ZERO), Enclosure(bits, ONE)
    here = piece(k, epsilon, last, bits)
    gap = (k - 2 * last) * here.real.number(epsilon) - here.real.number(epsilon_prime)
    delta, rest = here.at(gap)
    return Enclosure(bits, delta.exact, delta.ends), Enclosure(bits, rest.exact, rest.ends)


def exactly(k: int, epsilon: Exact, epsilon_prime: Exact, bits: int) -> Enclosure | None:
    """The definition where e^epsilon and e^epsilon_prime are rational and short."""
    rational_powers = epsilon.kind == "log" and (epsilon_prime == ZERO or epsilon_prime.kind == "log")
    if not rational_powers or k * epsilon.size + epsilon_prime.size > _SHORT:
        return None
    real = Enclosures(bits)
    value: Enclosure = definition(real, k, real.number(epsilon), real.number(epsilon_prime))
    return value if value.exact else None


def room_formula(k: V, delta: V, delta_total: V, *, real: Numbers[V]) -> V:
    """ln of (1 - delta_total) / (1 - delta)^k: what is left to the pure part; at most 0 where it can be met."""
    return real.log1p(-delta_total) - k * real.log1p(-delta)


class Target(NamedTuple):
    """The delta that the pure part may have: 1 - (1 - delta_total) / (1 - delta)^k."""

    k: int
    delta: Exact
    total: Exact

    def room(self, real: Enclosures) -> Enclosure:
        """ln of its complement."""
        if self.k == 1 and self.delta == self.total:
            # A tie of two equal exponentials is seen, which no enclosure decides.
            return real.number(ZERO)
        return room_formula(real.number(rational(self.k)), real.number(self.delta), real.number(self.total), real=real)

    def at(self, real: Enclosures) -> Pair:
        """It and its complement."""
        room = self.room(real)
        return -real.expm1(room), real.exp(room)


def order(first: Pair, second: Pair) -> int | None:
    """The sign of the difference of two probabilities, from them or from their complements."""
    sign = (first[0] - second[0]).sign()
    return (second[1] - first[1]).sign() if sign is None else sign


def difference(pure: Pair, wanted: Pair) -> Enclosure:
    """pure - wanted, from the complements if they tell more."""
    difference = pure[0] - wanted[0]
    return wanted[1] - pure[1] if difference.sign() is None else difference
