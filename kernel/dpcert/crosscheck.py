"""Let Arb read the same formula text, and demand that it confirms every printed digit.

A forward value must lie, by Arb, between the two decimals that we print around it;
an inverse is confirmed by Arb's values of the formula at those two decimals.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from dpcert.errors import Disagreement, InvalidInput, Undecided
from dpcert.readings import arb
from dpcert.reals.exact import Exact, rational, read
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound

_FIRST_BITS = 128
_TIE_BITS = 1 << 13
_LAST_BITS = 1 << 18


def cross_check(bound: Bound, digits: int) -> dict[str, str]:
    """The engines that agree on every printed digit, or Disagreement."""
    evaluator, inputs = bound.evaluator, bound.inputs
    low, high = (read(end, "a printed digit").exact for end in bound.ends(digits))
    if isinstance(evaluator, IntegerInverse):
        count = int(bound)
        excess, room = evaluator.inverse.excess(inputs), evaluator.room(inputs)
        _expect(bound, lambda real: excess(real)(real.number(_whole(count))), low_side=True)
        _expect(bound, lambda real: room(real)(real.number(_whole(count))), low_side=True)
        if _decided(lambda real: room(real)(real.number(_whole(count + 1)))) < 0:
            _expect(bound, lambda real: excess(real)(real.number(_whole(count + 1))), low_side=False)
    elif isinstance(evaluator, Inverse):
        _expect(bound, lambda real: evaluator.excess(inputs)(real)(real.number(low)), low_side=True)
        _expect(bound, lambda real: evaluator.excess(inputs)(real)(real.number(high)), low_side=False)
    elif isinstance(evaluator, Forward):
        _expect(bound, lambda real: real.number(low) - evaluator.read(inputs, real), low_side=True)
        _expect(bound, lambda real: real.number(high) - evaluator.read(inputs, real), low_side=False)
    else:
        raise InvalidInput(f"{bound.claim.quantity} cannot be cross-checked")
    return {"dpcert": "certified", f"python-flint {arb.flint().__version__}": f"confirms every one of {digits} digits"}


def _whole(count: int) -> Exact:
    return rational(Fraction(count))


def _expect(bound: Bound, difference: Callable[[Any], Any], *, low_side: bool) -> None:
    """Arb must prove the difference <= 0 (or >= 0), or 0 to half its precision."""
    verdict = _decided(difference)
    if verdict and (verdict > 0) == low_side:
        raise Disagreement(
            f"Arb contradicts {bound.claim.theorem}.{bound.claim.quantity}: a fault of ours, "
            "please report it with the inputs"
        )


def _decided(difference: Callable[[Any], Any]) -> int:
    """The sign that Arb finds; 0 where two engines agree beyond all digits that could be printed."""
    bits = _FIRST_BITS
    while bits <= _LAST_BITS:
        ball = arb.read(difference, bits)
        if ball < 0 or ball > 0:
            return 1 if ball > 0 else -1
        if bits >= _TIE_BITS and ball.is_finite() and abs(ball) < arb.flint().arb(2) ** -(bits // 2):
            return 0
        bits *= 2
    raise Undecided("Arb did not decide the cross-check")
