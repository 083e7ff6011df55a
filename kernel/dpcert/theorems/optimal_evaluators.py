"""How optimal composition answers: forward by pieces, and as an inverse.

Each evaluator has a second face for an independent engine: `read`, or `excess`, is the
definition itself in any other number system.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from dpcert.errors import OutOfReach, Undecided
from dpcert.readings.arb import whole
from dpcert.reals import refine
from dpcert.reals.approximate import Approximations
from dpcert.reals.ball import dyadic
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational, total_size
from dpcert.reals.inverse import root, straddle
from dpcert.theorems.optimal_losses import loss
from dpcert.theorems.optimal_pieces import fraction, last_active
from dpcert.theorems.optimal_profile import (
    Target,
    definition,
    delta_total_formula,
    difference,
    exactly,
    largest_delta_formula,
    order,
    profile,
    room_formula,
)
from dpcert.theorems.optimal_search import likely_count, log_ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.exact import Exact
    from dpcert.reals.inverse import Excess
    from dpcert.reals.numbers import Numbers
    from dpcert.theorems.optimal_pieces import Pair


def _total(k: int, delta: Exact, pure: Pair, real: Enclosures) -> Enclosure:
    total = delta_total_formula(real.number(rational(k)), real.number(delta), pure[0], real=real)
    return real.minimum(total, 1)


@dataclass(frozen=True, slots=True)
class DeltaTotal:
    """delta_total at epsilon_prime."""

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value."""
        k = inputs["k"].above
        pure = profile(k, inputs["epsilon"], inputs["epsilon_prime"], bits)
        return _total(k, inputs["delta"], pure, Enclosures(bits))

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any]) -> Any:  # noqa: ANN401
        """The definition in another number system."""
        return _defined(
            inputs, real, inputs["k"].above, *(real.number(inputs[n]) for n in ("epsilon", "epsilon_prime"))
        )


def _defined(inputs: Mapping[str, Exact], real: Numbers[Any], k: int, epsilon: Any, epsilon_prime: Any) -> Any:  # noqa: ANN401
    pure = definition(real, k, epsilon, epsilon_prime)
    return delta_total_formula(real.number(rational(k)), real.number(inputs["delta"]), pure, real=real)


@dataclass(frozen=True, slots=True)
class EpsilonPrime:
    """The least epsilon_prime >= 0 whose delta_total is at most the target."""

    #: What a cross-check measures ties by: delta_total may be 0.
    target: str = "k"

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value, by the closed form of its piece."""
        k, epsilon = inputs["k"].above, inputs["epsilon"]
        target, real = _target(inputs, k), Enclosures(bits)
        if epsilon == ZERO:
            return real.number(ZERO)
        if target.room(real).exact == ZERO:
            # Nothing is left to the pure part: only the largest loss of all has delta 0.
            return k * real.number(epsilon)
        found = loss(epsilon, target, bits)
        if found.sign() is None and (met := exactly(k, epsilon, ZERO, bits)) and met.exact == target.at(real)[0].exact:
            return real.number(ZERO)
        return found

    def excess(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (x -> an increasing function that vanishes at the answer, 0 included)."""

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            k, epsilon, total = inputs["k"].above, real.number(inputs["epsilon"]), real.number(inputs["delta_total"])
            return lambda x: real.minimum(total - _defined(inputs, real, k, epsilon, x), x)

        return bind


@dataclass(frozen=True, slots=True)
class LargestEpsilon:
    """The epsilon at which delta_total, which grows with it, reaches the target."""

    unknown: str = "epsilon"
    target: str = "k"

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the root."""
        k, real = inputs["k"].above, Enclosures(bits)
        if _target(inputs, k).room(real).exact == ZERO:
            # delta is 0 up to k epsilon = epsilon_prime, and positive beyond.
            return real.number(inputs["epsilon_prime"]) / k
        return root(self.excess(inputs), bits=bits, size=total_size(inputs.values()))

    def excess(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (x -> a function with the sign of delta_total at x less the target)."""
        k, loss_allowed = inputs["k"].above, inputs["epsilon_prime"]
        target = _target(inputs, k)

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            if isinstance(real, Enclosures):
                return lambda x: difference(profile(k, _exact(x), loss_allowed, real.bits), target.at(real))
            if isinstance(real, Approximations):
                return lambda x: _approximate_excess(x, k, loss_allowed, target, real)
            total, allowed = real.number(inputs["delta_total"]), real.number(loss_allowed)
            return lambda x: _defined(inputs, real, k, x, allowed) - total

        return bind


@dataclass(frozen=True, slots=True)
class LargestK:
    """The largest k whose delta_total is at most the target; 0 if 1 is too many."""

    target: str = "delta_total"

    @property
    def inverse(self) -> LargestK:
        """The excess and the target, as other counts offer them."""
        return self

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """The integer, exactly (or two neighbours if the cap left the larger undecided)."""
        size = total_size(inputs.values())

        def above(n: int) -> bool | None:
            if _target(inputs, n).room(Enclosures(refine.FIRST_BITS)).exact == ZERO:
                # The pure part must be 0, and it is 0 only where no loss exceeds epsilon_prime.
                return last_active(n, inputs["epsilon"], inputs["epsilon_prime"]) is not None
            for precision in refine.ladder(n.bit_length() + 64, size):
                try:
                    sign = order(*_at_count(inputs, n, precision))
                except OutOfReach:
                    raise
                except Undecided:
                    continue
                if sign is not None:
                    return sign > 0
            return None

        if above(1):
            return Enclosure(bits, ZERO)
        low, high = straddle(above, likely_count(inputs), least=1, reach=1 << 12)
        if high == low + 1:
            return Enclosure(bits, rational(low))
        return Enclosure(bits, None, (dyadic(low, 0), dyadic(high - 1, 0)))

    def excess(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (n -> delta_total at n less the target), for an engine of balls."""

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            total = real.number(inputs["delta_total"])
            epsilon, epsilon_prime = (real.number(inputs[name]) for name in ("epsilon", "epsilon_prime"))
            return lambda n: _defined(inputs, real, whole(n), epsilon, epsilon_prime) - total

        return bind

    def room(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (n -> at most 0 where the mechanisms' own deltas leave room)."""

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            delta, total = real.number(inputs["delta"]), real.number(inputs["delta_total"])
            return lambda n: room_formula(n, delta, total, real=real)

        return bind


@dataclass(frozen=True, slots=True)
class LargestDelta:
    """The delta of each mechanism at which delta_total reaches the target."""

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the closed form."""
        k, real = inputs["k"].above, Enclosures(bits)
        _, rest = profile(k, inputs["epsilon"], inputs["epsilon_prime"], bits)
        return largest_delta_formula(real.number(rational(k)), real.number(inputs["delta_total"]), rest, real=real)

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any]) -> Any:  # noqa: ANN401
        """The same from the definition, in another number system."""
        k = inputs["k"].above
        pure = definition(real, k, real.number(inputs["epsilon"]), real.number(inputs["epsilon_prime"]))
        return largest_delta_formula(real.number(rational(k)), real.number(inputs["delta_total"]), 1 - pure, real=real)


def _target(inputs: Mapping[str, Exact], k: int) -> Target:
    return Target(k, inputs["delta"], inputs["delta_total"])


def _exact(x: Enclosure) -> Exact:
    point = x.rational
    if point is None:
        raise Undecided("epsilon is not a point")
    return rational(point)


def _at_count(inputs: Mapping[str, Exact], n: int, bits: int) -> tuple[Pair, Pair]:
    """The pure part of n mechanisms and what it may be."""
    return profile(n, inputs["epsilon"], inputs["epsilon_prime"], bits), _target(inputs, n).at(Enclosures(bits))


def _approximate_excess(x: Any, k: int, allowed: Exact, target: Target, real: Approximations) -> Any:  # noqa: ANN401
    """ln(delta / target), or the same of the complements where the target is above 1/2: straighter than delta."""
    bits = 64 if isinstance(x, float) else x.context.prec
    point = Fraction(x) if isinstance(x, float) else fraction(x._mpf_)
    pure, wanted = profile(k, rational(point), allowed, bits), target.at(Enclosures(bits))
    return real.number(rational(log_ratio(pure, wanted)))
