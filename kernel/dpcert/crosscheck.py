"""Let Arb read the same formula text, and demand that it confirms every printed digit.

A forward value must lie, by Arb, between the two decimals that we print around it;
an inverse is confirmed by Arb's values of the formula at those two decimals.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from dpcert.errors import Disagreement, InvalidInput, Undecided
from dpcert.readings import arb
from dpcert.reals.ball import signed
from dpcert.reals.closed_forms import ONE, ZERO
from dpcert.reals.exact import Exact, rational, read
from dpcert.reals.rounding import bits_for
from dpcert.theorems.evaluators import IntegerInverse, OrZero
from dpcert.theorems.optimum import AtRoot, Floor, Largest, Zero

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.bound import Bound
    from dpcert.reals.ball import Mpf
    from dpcert.reals.inverse import Excess
    from dpcert.reals.numbers import Numbers

_FIRST_BITS = 128
_TIE_BITS = 1 << 13
_LAST_BITS = 1 << 18


@runtime_checkable
class Formula(Protocol):
    """An evaluator whose value any number system can read."""

    def read(self, inputs: Mapping[str, Exact], real: Numbers[Any]) -> Any: ...  # noqa: ANN401


@runtime_checkable
class Root(Protocol):
    """An evaluator whose value is the root of an increasing function."""

    @property
    def target(self) -> str: ...

    def excess(self, inputs: Mapping[str, Exact]) -> Excess: ...


@runtime_checkable
class Count(Protocol):
    """An evaluator whose value is the largest integer at most a root, while there is room."""

    @property
    def inverse(self) -> Root: ...

    def room(self, inputs: Mapping[str, Exact]) -> Excess: ...


def cross_check(bound: Bound, digits: int) -> dict[str, str]:
    """The engines that agree on every printed digit, or Disagreement."""
    evaluator, inputs = bound.evaluator, bound.inputs
    low, high = (_printed(end) for end in bound.ends(digits))
    at_zero = isinstance(evaluator, OrZero) and high == ZERO
    if isinstance(evaluator, OrZero):
        evaluator = evaluator.inverse
    if isinstance(evaluator, AtRoot):
        value = _at_root(bound, evaluator, inputs, digits)
        Jury(bound, digits, high).between(low, value, high)
    elif isinstance(evaluator, Floor):
        count, of = int(bound), _at_root(bound, evaluator.of, inputs, digits)
        Jury(bound, digits, ONE).between(_whole(count), of, _whole(count + 1))
    elif isinstance(evaluator, Largest):
        jury = Jury(bound, digits, inputs[evaluator.target])
        for end, at_most in ((low, True), (high, False)):
            least = _at_root(bound, evaluator.least, {**inputs, evaluator.unknown: end}, digits)
            jury.expect(_minus(least, inputs[evaluator.target]), at_most=at_most)
    elif isinstance(evaluator, Zero):
        # Nothing was computed.
        Jury(bound, digits, ONE).between(low, lambda real: real.number(ZERO), high)
    elif isinstance(evaluator, Count):
        _check_count(bound, evaluator, digits)
    elif isinstance(evaluator, Root):
        jury = Jury(bound, digits, inputs[evaluator.target])
        if not at_zero:
            jury.expect(lambda real: evaluator.excess(inputs)(real)(real.number(low)), at_most=True)
        jury.expect(lambda real: evaluator.excess(inputs)(real)(real.number(high)), at_most=False)
    elif isinstance(evaluator, Formula):
        jury = Jury(bound, digits, high)
        jury.between(low, lambda real: evaluator.read(inputs, real), high)
    else:
        raise InvalidInput(f"{bound.claim.quantity} cannot be cross-checked")
    return {"dpcert": "certified", f"python-flint {arb.flint().__version__}": f"confirms every one of {digits} digits"}


def _check_count(bound: Bound, evaluator: Count, digits: int) -> None:
    count = int(bound)
    excess, room = evaluator.inverse.excess(bound.inputs), evaluator.room(bound.inputs)
    spent, left = Jury(bound, digits, bound.inputs[evaluator.inverse.target]), Jury(bound, digits, ONE)
    spent.expect(lambda real: excess(real)(real.number(_whole(count))), at_most=True)
    left.expect(lambda real: room(real)(real.number(_whole(count))), at_most=True)
    beyond = left.decide(lambda real: room(real)(real.number(_whole(count + 1))))
    closed = isinstance(evaluator, IntegerInverse) and evaluator.closed
    if beyond < 0 or (beyond == 0 and closed):
        spent.expect(lambda real: excess(real)(real.number(_whole(count + 1))), at_most=False)


def _at_root(bound: Bound, evaluator: AtRoot, inputs: Mapping[str, Exact], digits: int) -> Callable[[Any], Any]:
    """The value between two points that enclose the root, once Arb finds them on its two sides."""
    ends = [_dyadic(end) for end in evaluator.place(inputs, 2 * bits_for(digits) + _FIRST_BITS).ends]
    jury, excess = Jury(bound, digits, ONE), evaluator.excess(inputs)
    jury.expect(lambda real: excess(real)(real.number(ends[0])), at_most=True)
    jury.expect(lambda real: excess(real)(real.number(ends[1])), at_most=False)
    return lambda real: evaluator.read(inputs, real, real.number(ends[0]).union(real.number(ends[1])))


def _minus(value: Callable[[Any], Any], target: Exact) -> Callable[[Any], Any]:
    return lambda real: value(real) - real.number(target)


def _dyadic(end: Mpf) -> Exact:
    man, exponent = signed(end)
    return rational(Fraction(int(man) << max(exponent, 0), 1 << max(-exponent, 0)))


def _printed(text: str) -> Exact:
    """A decimal of ours, whose exponent may be larger than an input's."""
    if text.endswith("inf"):
        raise Undecided(f"{text} is a limit beyond which nothing is scaled, so there are no digits to check")
    mantissa, _, exponent = text.partition("e")
    return rational(read(mantissa).exact.argument * Fraction(10) ** int(exponent or 0))


def _whole(count: int) -> Exact:
    return rational(Fraction(count))


@dataclass(frozen=True, slots=True)
class Jury:
    """Arb's verdicts about one bound: signs of differences, as against a number of the size of `scale`."""

    bound: Bound
    digits: int
    scale: Exact

    def expect(self, difference: Callable[[Any], Any], *, at_most: bool) -> None:
        """The difference is at most 0 (or at least 0), else Disagreement."""
        verdict = self.decide(difference)
        if verdict and (verdict > 0) == at_most:
            claim = self.bound.claim
            raise Disagreement(
                f"Arb contradicts {claim.theorem}.{claim.quantity}: a fault of ours, please report it with the inputs"
            )

    def between(self, low: Exact, value: Callable[[Any], Any], high: Exact) -> None:
        """low <= value <= high, else Disagreement."""
        self.expect(lambda real: real.number(low) - value(real), at_most=True)
        self.expect(lambda real: real.number(high) - value(real), at_most=False)

    def decide(self, difference: Callable[[Any], Any]) -> int:
        """The sign that Arb finds; 0 where the engines agree to twice the digits that are printed, and more."""
        bits = _FIRST_BITS
        scale = ONE if self.scale == ZERO else self.scale
        ties_from = _TIE_BITS + 16 * self.digits
        while bits <= _LAST_BITS + 32 * self.digits:
            ball = arb.read(difference, bits)
            if ball < 0 or ball > 0:
                return 1 if ball > 0 else -1
            if bits >= ties_from and ball.is_finite():
                tie = arb.read(lambda real: abs(real.number(scale)), 64) * arb.flint().arb(2) ** -(bits // 2)
                if abs(ball) <= tie:
                    return 0
            bits *= 2
        raise Undecided("Arb did not decide the cross-check")
