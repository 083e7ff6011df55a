"""Randomized response exactly: the smallest delta of one release.

Source: [KOV15] section 2: answering one bit truthfully with probability
e^epsilon / (1 + e^epsilon) is epsilon-DP, and for 0 <= epsilon_prime it is
(epsilon_prime, delta)-DP if and only if
delta >= max(0, (e^epsilon - e^epsilon_prime) / (1 + e^epsilon)).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems.conditions import at_least
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Parameter, Quantity, Statement

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V


def delta_formula(epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """(1 - e^(epsilon_prime - epsilon)) / (1 + e^-epsilon), or 0 beyond epsilon."""
    return -real.expm1(real.minimum(epsilon_prime - epsilon, 0)) / (1 + real.exp(-epsilon))


_DELTA = Forward(delta_formula, ("epsilon", "epsilon_prime"))


def delta(*, epsilon: object, epsilon_prime: object) -> Bound:
    """The exact delta at epsilon_prime of randomized response that is epsilon-DP.

    Source: [KOV15] section 2.
    Guarantee: the mechanism is (epsilon_prime, value)-DP and for no smaller delta; rounded up.
    Scope: epsilon >= 0, epsilon_prime >= 0.
    Args: epsilon and epsilon_prime, in nats.
    Raises: InvalidInput, OutsideTheorem.

    >>> str(delta(epsilon="log(3)", epsilon_prime=0))
    '0.5'
    >>> str(delta(epsilon=1, epsilon_prime=2))
    '0'
    >>> delta(epsilon=-1, epsilon_prime=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Randomized response needs epsilon >= 0, got epsilon = -1
    """
    inputs = STATEMENT.read("delta", epsilon=epsilon, epsilon_prime=epsilon_prime)
    return STATEMENT.bound("delta", inputs, _DELTA, guarantee=(inputs.get("epsilon_prime"), None))


STATEMENT = Statement(
    stem="randomized_response",
    command="rr",
    title="Randomized response",
    source="Kairouz, Oh & Viswanath 2015, section 2",
    parameters=(
        Parameter("epsilon", "nonnegative", "epsilon of the mechanism", unit="nats"),
        Parameter("epsilon_prime", "nonnegative", "epsilon at which delta is asked", unit="nats"),
    ),
    hypotheses=(at_least("epsilon", 0), at_least("epsilon_prime", 0)),
    asserted=("the mechanism is binary randomized response, or is dominated by it",),
    quantities=(Quantity("delta", "upper", ("epsilon", "epsilon_prime"), delta, unit="probability"),),
)
