"""Corollary 3.21: a closed form for each mechanism's epsilon, certified each time.

Source: [DR14] Corollary 3.21: for k-fold adaptive composition to be
(epsilon_prime, k delta + delta_prime)-DP it suffices that each mechanism is
(epsilon, delta)-DP with

    epsilon = epsilon_prime / (2 sqrt(2 k ln(1 / delta_prime))).

The first term of Theorem 3.20 is then exactly epsilon_prime / 2, and the second is
at most that if and only if e^epsilon - 1 <= sqrt(2 ln(1 / delta_prime) / k). The
book states no such condition; without it the derivation fails for delta_prime near
1. Here it is decided for the inputs at hand and refused where it does not hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems import advanced_composition
from dpcert.theorems.conditions import TOTAL_BELOW_ONE, above, against, at_least, between, from_up_to, sign
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound
    from dpcert.reals.exact import Exact
    from dpcert.reals.numbers import Numbers, V


def largest_epsilon_formula(k: V, epsilon_prime: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """Corollary 3.21."""
    return epsilon_prime / (2 * real.sqrt(2 * k * real.log(1 / delta_prime)))


def excess_formula(k: V, epsilon_prime: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """At most 0 exactly where the second term of Theorem 3.20 is at most epsilon_prime / 2."""
    epsilon = largest_epsilon_formula(k, epsilon_prime, delta_prime, real=real)
    return real.expm1(epsilon) - real.sqrt(2 * real.log(1 / delta_prime) / k)


_TAKES = ("k", "epsilon_prime", "delta_prime")
_LARGEST_EPSILON = Forward(largest_epsilon_formula, _TAKES)
_CONDITION = "e^epsilon - 1 <= sqrt(2*ln(1/delta_prime)/k)"


def largest_epsilon(*, k: object, epsilon_prime: object, delta_prime: object, delta: object = 0) -> Bound:
    """The epsilon that Corollary 3.21 allows each of k mechanisms.

    Source: [DR14] Corollary 3.21.
    Guarantee: k mechanisms that are (value, delta)-DP compose to (epsilon_prime, k delta + delta_prime)-DP,
    because Theorem 3.20 gives at most epsilon_prime there; rounded down.
    Scope: integer k >= 1, epsilon_prime > 0, 0 <= delta < 1, 0 < delta_prime < 1, total delta < 1, and
    the condition e^epsilon - 1 <= sqrt(2 ln(1 / delta_prime) / k).
    Args: k, a count; epsilon_prime, in nats; delta and delta_prime, probabilities.
    Raises: InvalidInput, OutsideTheorem.

    >>> str(largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)"))
    '0.000625'
    >>> largest_epsilon(k=1, epsilon_prime="0.9", delta_prime="0.75")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Corollary 3.21 needs e^epsilon - 1 <= sqrt(2*ln(1/delta_prime)/k), got k = 1, ...
    """
    inputs = STATEMENT.read("largest_epsilon", k=k, epsilon_prime=epsilon_prime, delta=delta, delta_prime=delta_prime)
    return STATEMENT.bound(
        "largest_epsilon",
        inputs,
        _LARGEST_EPSILON,
        guarantee=(inputs["epsilon_prime"], advanced_composition.total_delta(inputs)),
        notes=_notes(inputs["epsilon_prime"].exact),
    )


def _notes(epsilon_prime: Exact) -> tuple[str, ...]:
    if against(epsilon_prime, 1) < 0:
        return ()
    return ("the book states epsilon_prime < 1; here the claim follows from Theorem 3.20 directly",)


def _second_term_fits(x: Mapping[str, Exact]) -> bool:
    return sign(x, _TAKES, excess_formula, _CONDITION) <= 0


STATEMENT = Statement(
    stem="corollary_3_21",
    command="corollary",
    example="--k 365 --epsilon-prime 0.9 --delta-prime 1e-6",
    title="Corollary 3.21",
    source="Dwork & Roth 2014, Corollary 3.21",
    parameters=(
        Parameter("k", "integer", "number of mechanisms"),
        Parameter("epsilon_prime", "positive", "total epsilon", unit="nats"),
        Parameter("delta", "probability", "delta of each mechanism", default="0"),
        Parameter("delta_prime", "probability", "slack of the theorem"),
    ),
    hypotheses=(
        at_least("k", 1),
        above("epsilon_prime", 0),
        from_up_to("delta", 0, 1),
        between("delta_prime", 0, 1),
        TOTAL_BELOW_ONE,
        Hypothesis(_CONDITION, _TAKES, _second_term_fits, "solve Theorem 3.20 for epsilon instead"),
    ),
    asserted=advanced_composition.STATEMENT.asserted,
    quantities=(Quantity("largest_epsilon", "lower", _TAKES, largest_epsilon, options=("delta",)),),
)
