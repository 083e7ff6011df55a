"""Answers that are the least or the largest value over a real t > 0, at the root of its stationarity.

A theorem may hold with a free order alpha = 1 + t; the best bound is its optimum over
t. Where a formula of the sign of the derivative increases in t, it has one root, which
is the optimum. The root is enclosed between two points with proved signs, and the
value formula is read at the whole enclosure: so the result contains the optimum. That
the formula increases, and that the value formula is the optimum at the root, is proved
for each theorem in proofs/symbolic.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from dpcert.errors import OutOfReach, OutsideTheorem, Undecided
from dpcert.reals import refine
from dpcert.reals.approximate import guess_root, shown
from dpcert.reals.ball import dyadic, signed
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, rational, total_size
from dpcert.reals.inverse import root
from dpcert.theorems.counts import none_works

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.bound import Bound
    from dpcert.reals.ball import Mpf
    from dpcert.reals.inverse import Excess
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs, Statement

#: Bits of a root that is only shown, of the first search for a witness, and how often that is repeated.
_SHOWN_BITS = 32
_FIRST_BITS = 60
_ROUNDS = 100
#: Counts beyond this many bits are not written out.
_LARGEST_COUNT = 1 << 16


@dataclass(frozen=True, slots=True)
class Reading:
    """A formula at inputs, or at values of other readings; what comes first may be left to the caller."""

    formula: Callable[..., Any]
    takes: tuple[str | Reading, ...]

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value."""
        value: Enclosure = self.read(inputs, Enclosures(bits))
        return value

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any], *first: Any, **known: Any) -> Any:  # noqa: ANN401  (values of `real`)
        """The value in any number system; `known` are inputs that are already values of it."""
        return self.formula(*first, *[self._taken(take, inputs, real, known) for take in self.takes], real=real)

    def _taken(
        self, take: str | Reading, inputs: Mapping[str, Exact], real: Numbers[Any], known: dict[str, Any]
    ) -> Any:  # noqa: ANN401
        if isinstance(take, Reading):
            return take.read(inputs, real, **known)
        return known[take] if take in known else real.number(inputs[take])


def itself(t: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (every formula names its number system)
    """Nothing is done."""
    return t


@dataclass(frozen=True, slots=True)
class AtRoot:
    """The value at the t of the x > 0 where the stationarity, increasing in x, is 0.

    `order` says which t belongs to x. The stationarity takes x first, the value t.
    """

    value: Reading
    stationarity: Reading
    order: Callable[..., Any] = itself

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the value at the root."""
        value: Enclosure = self.read(inputs, Enclosures(bits), self.place(inputs, bits))
        return value

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any], x: Any, **known: Any) -> Any:  # noqa: ANN401  (values of `real`)
        """The value in any number system, x being the root there."""
        return self.value.read(inputs, real, self.order(x, real=real), **known)

    def place(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the root."""
        return root(self.excess(inputs), bits=bits, size=total_size(inputs.values()))

    def excess(self, inputs: Mapping[str, Exact]) -> Excess:
        """real -> (x -> the stationarity at x)."""
        return lambda real: lambda x: self.stationarity.read(inputs, real, x)


@dataclass(frozen=True, slots=True)
class Zero:
    """The answer 0."""

    def __call__(self, _: Mapping[str, Exact], bits: int) -> Enclosure:
        """0, exactly."""
        return Enclosure(bits, ZERO)


@dataclass(frozen=True, slots=True)
class Floor:
    """The largest integer that is at most a positive real."""

    of: AtRoot

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """The integer, exactly (or what is left to choose from if the cap left it undecided)."""
        low, high = refine.settle(
            lambda finer: self.of(inputs, finer), _floor, start=refine.FIRST_BITS, size=total_size(inputs.values())
        )
        if low is None or high is None:
            raise Undecided("nothing is known of the real whose integer part is asked for")
        if low == high:
            return Enclosure(bits, Exact("rational", low, 1))
        return Enclosure(bits, None, (dyadic(low, 0), dyadic(high, 0)))


def _floor(end: Mpf | Fraction) -> int:
    if not isinstance(end, tuple):
        return end.numerator // end.denominator
    man, exponent = signed(end)
    if man.bit_length() + exponent > _LARGEST_COUNT:
        raise OutOfReach(f"the answer has more than {_LARGEST_COUNT} bits")
    return int(man << exponent if exponent >= 0 else man >> -exponent)


@dataclass(frozen=True, slots=True)
class Largest:
    """The largest x at which a least value, which increases in x, is at most the input `target`.

    `least` is the least value over t, `along` the value at any t, and `start` something
    that is at most the answer. Only `least` is trusted.
    """

    least: AtRoot
    along: Reading
    start: AtRoot
    unknown: str
    target: str

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the x."""
        return root(self.excess(inputs, bits), bits=bits, size=total_size(inputs.values()))

    def excess(self, inputs: Mapping[str, Exact], bits: int) -> Excess:
        """real -> (x -> the least value at x minus the target).

        Systems that only guess read the value at one t instead, near that of the answer:
        there the two differ by the square of what t is off.
        """
        witness = self._witness(inputs, bits + _FIRST_BITS)

        def bind(real: Numbers[Any]) -> Callable[[Any], Any]:
            target = real.number(inputs[self.target])
            if isinstance(real, Enclosures):
                return lambda x: self.least({**inputs, self.unknown: _exact(x)}, real.bits) - target
            t = real.number(witness)
            return lambda x: self.along.read(inputs, real, t, **{self.unknown: x}) - target

        return bind

    def _witness(self, inputs: Mapping[str, Exact], bits: int) -> Exact:
        """A number near the t of the answer, by half of the bits or more; not certified.

        The t that is best at x, then the x that this t supports: from below x climbs to
        the answer, and what it is off is squared each time.
        """
        x = _dyadic(self.start(inputs, _FIRST_BITS).ends[0])
        work, size = _FIRST_BITS, total_size(inputs.values())
        for _ in range(_ROUNDS):
            at = {**inputs, self.unknown: x}
            t = _dyadic(_found(guess_root(self.least.excess(at), work, size)))
            better = _dyadic(_found(guess_root(self._supported(inputs, t), work, size)))
            if abs(better.argument / x.argument - 1) * 2 ** (work // 2) < 1:
                if work >= bits:
                    return t
                work = min(2 * work, bits)
            x = better
        raise OutOfReach("the search for the best order does not settle")

    def _supported(self, inputs: Mapping[str, Exact], t: Exact) -> Excess:
        return lambda real: (
            lambda x: (
                self.along.read(inputs, real, real.number(t), **{self.unknown: x}) - real.number(inputs[self.target])
            )
        )


def _found(guess: Mpf | None) -> Mpf:
    if guess is None:
        raise OutOfReach("no approximation of the best order was found")
    return guess


def _dyadic(number: Mpf) -> Exact:
    man, exponent = signed(number)
    return rational(Fraction(int(man) << max(exponent, 0), 1 << max(-exponent, 0)))


def _exact(point: Enclosure) -> Exact:
    """A point of the search as an input."""
    known = point.rational
    if known is None:
        raise OutOfReach("a point of the search is too large to be written out")
    return rational(known)


def exact_of(inputs: Inputs) -> dict[str, Exact]:
    """The inputs as evaluators take them."""
    return {name: given.exact for name, given in inputs.items()}


def attained(evaluator: AtRoot, inputs: Inputs) -> str:
    """Where the optimum is, in words: alpha to a few digits."""
    x = evaluator.place(exact_of(inputs), _SHOWN_BITS)
    t: Enclosure = evaluator.order(x, real=Enclosures(_SHOWN_BITS))
    # Near 1 only the difference says anything.
    if (1024 * t - 1).sign() == 1:
        return f"attained near alpha = {shown((1 + t).ends[0], 7)}"
    return f"attained near alpha = 1 + {shown(t.ends[1], 7)}"


def largest_count(statement: Statement, inputs: Inputs, evaluator: Floor, *, free: bool) -> Bound:
    """The Bound for `largest_k`; `free` where one mechanism costs nothing."""
    statement.check(inputs)
    if free:
        raise OutsideTheorem(f"{statement.title} puts no limit on k where one mechanism costs nothing: every k is free")
    bound = statement.bound("largest_k", inputs, evaluator, guarantee=(inputs["epsilon_prime"], inputs["delta"]))
    if int(bound) == 0:
        too_much = f"mechanism exceeds epsilon_prime = {inputs['epsilon_prime'].given}"
        raise none_works(statement, too_much, "a smaller loss of each or a larger target")
    return bound
