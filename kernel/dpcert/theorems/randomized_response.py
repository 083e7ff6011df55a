"""Randomized response exactly, in each of delta, epsilon_prime and epsilon.

Source: [KOV15] section 2: answering one bit truthfully with probability
e^epsilon / (1 + e^epsilon) is epsilon-DP, and for 0 <= epsilon_prime it is
(epsilon_prime, delta)-DP if and only if
delta >= max(0, (e^epsilon - e^epsilon_prime) / (1 + e^epsilon)).

The book's version [DR14, section 3.2] answers truthfully with probability 3/4: epsilon = ln 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems.conditions import at_least, from_up_to
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Parameter, Quantity, Statement

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V


def delta_formula(epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """(1 - e^(epsilon_prime - epsilon)) / (1 + e^-epsilon), or 0 beyond epsilon."""
    return -real.expm1(real.minimum(epsilon_prime - epsilon, 0)) / (1 + real.exp(-epsilon))


def smallest_epsilon_prime_formula(epsilon: V, delta: V, *, real: Numbers[V]) -> V:
    """max(0, ln(e^epsilon - delta (1 + e^epsilon))), epsilon taken out of the logarithm.

    The inner minimum keeps the logarithm defined; where it takes effect the sum is -epsilon.
    """
    kept = real.minimum(delta * (1 + real.exp(-epsilon)), -real.expm1(-2 * epsilon))
    return -real.minimum(-(epsilon + real.log1p(-kept)), 0)


def largest_epsilon_formula(epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """ln((e^epsilon_prime + delta) / (1 - delta)), epsilon_prime taken out of the logarithm."""
    return epsilon_prime + real.log1p(delta * real.exp(-epsilon_prime)) - real.log1p(-delta)


_DELTA = Forward(delta_formula, ("epsilon", "epsilon_prime"))
_SMALLEST_EPSILON_PRIME = Forward(smallest_epsilon_prime_formula, ("epsilon", "delta"))
_LARGEST_EPSILON = Forward(largest_epsilon_formula, ("epsilon_prime", "delta"))


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


def smallest_epsilon_prime(*, epsilon: object, delta: object) -> Bound:
    """The smallest epsilon_prime at which randomized response that is epsilon-DP has this delta.

    Guarantee: the mechanism is (value, delta)-DP and for no smaller one; rounded up, exactly 0 where delta is at
    least (e^epsilon - 1) / (e^epsilon + 1).
    Scope: epsilon >= 0, 0 <= delta < 1; at delta = 0 it is epsilon itself.
    Source, arguments and errors as `delta`.

    >>> smallest_epsilon_prime(epsilon="log(3)", delta="1/4").decimal(10)
    '0.6931471806'
    >>> str(smallest_epsilon_prime(epsilon="log(3)", delta="1/2"))
    '0'
    """
    inputs = STATEMENT.read("smallest_epsilon_prime", epsilon=epsilon, delta=delta)
    guarantee = (None, inputs["delta"])
    return STATEMENT.bound("smallest_epsilon_prime", inputs, _SMALLEST_EPSILON_PRIME, guarantee=guarantee)


def largest_epsilon(*, epsilon_prime: object, delta: object) -> Bound:
    """The largest epsilon of randomized response that is (epsilon_prime, delta)-DP.

    Guarantee: at the value the mechanism is (epsilon_prime, delta)-DP, and beyond the exact real it is not;
    rounded down.
    Scope: epsilon_prime >= 0, 0 <= delta < 1.
    Source, arguments and errors as `delta`.

    >>> largest_epsilon(epsilon_prime=0, delta="1/2").compare("log(3)")
    0
    >>> largest_epsilon(epsilon_prime=1, delta="1e-6").decimal(12)
    '1.00000136787'
    """
    inputs = STATEMENT.read("largest_epsilon", epsilon_prime=epsilon_prime, delta=delta)
    guarantee = (inputs["epsilon_prime"], inputs["delta"])
    return STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON, guarantee=guarantee)


STATEMENT = Statement(
    stem="randomized_response",
    command="rr",
    example="--epsilon 1 --epsilon-prime 0.5",
    title="Randomized response",
    source="Kairouz, Oh & Viswanath 2015, section 2",
    parameters=(
        Parameter("epsilon", "nonnegative", "epsilon of the mechanism", unit="nats"),
        Parameter("epsilon_prime", "nonnegative", "epsilon at which delta is asked", unit="nats"),
        Parameter("delta", "probability", "delta at epsilon_prime"),
    ),
    hypotheses=(
        at_least("epsilon", 0),
        at_least("epsilon_prime", 0),
        from_up_to("delta", 0, 1, "delta = 1 says nothing"),
    ),
    asserted=("the mechanism is binary randomized response, or is dominated by it",),
    quantities=(
        Quantity("delta", "upper", ("epsilon", "epsilon_prime"), delta, unit="probability"),
        Quantity("smallest_epsilon_prime", "upper", ("epsilon", "delta"), smallest_epsilon_prime),
        Quantity("largest_epsilon", "lower", ("epsilon_prime", "delta"), largest_epsilon),
    ),
)
