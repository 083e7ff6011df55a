"""The fully adaptive privacy filter for (epsilon, delta)-DP, and its closed-form inverses.

Source: [WRRW23] Theorem 2. Each mechanism's (epsilon_i, delta_i) may be chosen from the
earlier outputs; given these it is (epsilon_i, delta_i)-DP. While every spend keeps

    sqrt(2 ln(1 / delta_prime) S) + S / 2 <= epsilon_prime,  S = sum of epsilon_i^2,

and the sum of delta_i within delta_budget, all outputs together are
(epsilon_prime, delta_prime + delta_budget)-DP. epsilon_prime, delta_prime and
delta_budget are fixed before the first spend: what was spent when one stops is not
itself a guarantee. That would be an odometer, whose theorem is another one, with
larger bounds, and is not offered here.

The left side increases in S from 0, so S may grow up to the root

    S_max = (sqrt(2 L + 2 epsilon_prime) - sqrt(2 L))^2,  L = ln(1 / delta_prime),

which is written below without that cancellation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.reals.closed_forms import ZERO
from dpcert.theorems.advanced_composition import delta_total_formula
from dpcert.theorems.conditions import TOTAL_BELOW_ONE, VACUOUS, at_least, between, compare, from_up_to, sign
from dpcert.theorems.counts import largest_count
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound
    from dpcert.reals.exact import Exact, Input
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs


def level_formula(squares_spent: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """What the filter compares with epsilon_prime."""
    return real.sqrt(2 * real.log(1 / delta_prime) * squares_spent) + squares_spent / 2


def epsilon_prime_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """The level of k equal spends."""
    return level_formula(k * epsilon**2, delta_prime, real=real)


def level_of_more(k: V, epsilon: V, delta_prime: V, squares_spent: V, *, real: Numbers[V]) -> V:
    """The level after k more spends."""
    return level_formula(squares_spent + k * epsilon**2, delta_prime, real=real)


def largest_squares_formula(epsilon_prime: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """The sum of squares at which the level is epsilon_prime: a difference of roots, written as a quotient."""
    slack = real.log(1 / delta_prime)
    return (2 * epsilon_prime / (real.sqrt(2 * (slack + epsilon_prime)) + real.sqrt(2 * slack))) ** 2


def largest_epsilon_formula(k: V, epsilon_prime: V, delta_prime: V, squares_spent: V, *, real: Numbers[V]) -> V:
    """The epsilon at which k more spends take all that is left."""
    return real.sqrt((largest_squares_formula(epsilon_prime, delta_prime, real=real) - squares_spent) / k)


def largest_delta_formula(k: V, delta_budget: V, delta_spent: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The k-th part of what is left of delta_budget."""
    return (delta_budget - delta_spent) / k


def delta_of_budget(delta_prime: V, delta_budget: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The total delta of a budget."""
    return delta_prime + delta_budget


def limit_of_budget(k: V, delta: V, delta_budget: V, delta_spent: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """At most 0 while k more spends stay within delta_budget."""
    return k * delta + delta_spent - delta_budget


def _total_excess(delta_prime: V, delta_budget: V, *, real: Numbers[V]) -> V:
    return delta_of_budget(delta_prime, delta_budget, real=real) - 1


def _level_excess(squares_spent: V, delta_prime: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    return level_formula(squares_spent, delta_prime, real=real) - epsilon_prime


_BUDGET = ("delta_prime", "delta_budget")
_LEVEL = ("squares_spent", "delta_prime", "epsilon_prime")
_DELTAS = ("k", "delta", "delta_budget", "delta_spent")
_EPSILON_PRIME = Forward(epsilon_prime_formula, ("k", "epsilon", "delta_prime"))
_DELTA_TOTAL = Forward(delta_total_formula, ("k", "delta", "delta_prime"))
_DELTA_OF_BUDGET = Forward(delta_of_budget, _BUDGET)
_LARGEST_EPSILON = Forward(largest_epsilon_formula, ("k", "epsilon_prime", "delta_prime", "squares_spent"))
_LARGEST_DELTA = Forward(largest_delta_formula, ("k", "delta_budget", "delta_spent"))
_LARGEST_K = IntegerInverse(
    Inverse(level_of_more, ("k", "epsilon", "delta_prime", "squares_spent"), "k", "epsilon_prime"),
    limit_of_budget,
    _DELTAS,
    closed=True,
)


def epsilon_prime(*, k: object, epsilon: object, delta_prime: object, delta: object = 0) -> Bound:
    """The epsilon_prime that lets the filter accept k spends of (epsilon, delta).

    Source: [WRRW23] Theorem 2.
    Guarantee: with the value as epsilon_prime and k delta as delta_budget the filter accepts k such spends
    and promises (value, k delta + delta_prime)-DP, whatever is spent instead; the value is rounded up.
    Scope: integer k >= 1, epsilon >= 0, 0 <= delta < 1, 0 < delta_prime < 1, total delta < 1;
    each mechanism and its (epsilon, delta) may depend on the earlier outputs.
    Args: k, a count; epsilon, in nats; delta, a probability per spend; delta_prime, the slack of the theorem.
    Raises: InvalidInput, OutsideTheorem.

    >>> epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)").decimal(25)
    '1.006544565859467176640935'
    >>> epsilon_prime(k=10, epsilon="0.1", delta_prime=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The adaptive filter needs 0 < delta_prime < 1, got delta_prime = 0; at 0 only ...
    """
    inputs = STATEMENT.read("epsilon_prime", k=k, epsilon=epsilon, delta=delta, delta_prime=delta_prime)
    total = (
        inputs["delta_prime"] if inputs["delta"].exact == ZERO else STATEMENT.side("delta_total", inputs, _DELTA_TOTAL)
    )
    return STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME, guarantee=(None, total))


def delta_total(*, k: object, delta: object, delta_prime: object) -> Bound:
    """The total delta of k spends, k delta + delta_prime.

    Guarantee: it goes with `epsilon_prime`; rounded up.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> str(delta_total(k=365, delta="1e-9", delta_prime="1e-6"))
    '0.000001365'
    """
    inputs = STATEMENT.read("delta_total", k=k, delta=delta, delta_prime=delta_prime)
    return STATEMENT.bound("delta_total", inputs, _DELTA_TOTAL)


def largest_epsilon(
    *, k: object, epsilon_prime: object, delta_prime: object, delta_budget: object = 0, squares_spent: object = 0
) -> Bound:
    """The largest epsilon at which the filter accepts k more equal spends.

    Guarantee: sqrt((S_max - squares_spent) / k), S_max the root of the filter's condition; rounded down.
    Source, scope and errors as `epsilon_prime`; squares_spent has to be within the condition.
    Args: k, delta_prime as there; epsilon_prime, in nats, and delta_budget, a probability, the filter's budget;
    squares_spent, the sum of the squares of the epsilons spent before, in nats^2.

    >>> largest_epsilon(k=365, epsilon_prime=1, delta_prime="1e-6").decimal(20)
    '0.0097836611824093178879'
    """
    inputs = STATEMENT.read(
        "largest_epsilon",
        k=k,
        epsilon_prime=epsilon_prime,
        delta_prime=delta_prime,
        delta_budget=delta_budget,
        squares_spent=squares_spent,
    )
    guarantee = (inputs["epsilon_prime"], total_of_budget(inputs))
    return STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON, guarantee=guarantee)


def largest_delta(*, k: object, delta_budget: object, delta_spent: object = 0) -> Bound:
    """The largest delta at which the filter accepts k more equal spends.

    Guarantee: (delta_budget - delta_spent) / k, exact, shown rounded down.
    Source and errors as `epsilon_prime`.
    Scope: k >= 1, 0 <= delta_spent <= delta_budget < 1.
    Args: k, delta_budget as `largest_epsilon`; delta_spent, the sum of the deltas spent before.

    >>> str(largest_delta(k=2, delta_budget="1e-6", delta_spent="2e-7"))
    '4e-7'
    """
    inputs = STATEMENT.read("largest_delta", k=k, delta_budget=delta_budget, delta_spent=delta_spent)
    return STATEMENT.bound("largest_delta", inputs, _LARGEST_DELTA)


def largest_k(
    *,
    epsilon: object,
    epsilon_prime: object,
    delta_prime: object,
    delta: object = 0,
    delta_budget: object = 0,
    squares_spent: object = 0,
    delta_spent: object = 0,
) -> Bound:
    """The largest number of further spends of (epsilon, delta) that the filter accepts.

    Guarantee: k such spends are proved to be accepted and k + 1 proved not to be.
    Source, scope and errors as `epsilon_prime`; OutsideTheorem also where none is accepted or all are.
    Args: as `epsilon_prime`, `largest_epsilon` and `largest_delta`.

    >>> int(largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"))
    9871
    >>> int(largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)", delta="1e-9", delta_budget="1e-6"))
    1000
    """
    inputs = STATEMENT.read(
        "largest_k",
        epsilon=epsilon,
        epsilon_prime=epsilon_prime,
        delta=delta,
        delta_prime=delta_prime,
        delta_budget=delta_budget,
        squares_spent=squares_spent,
        delta_spent=delta_spent,
    )
    return largest_count(STATEMENT, inputs, _LARGEST_K, lambda _: total_of_budget(inputs))


def total_of_budget(inputs: Inputs) -> Bound | Input:
    """The delta of the guarantee."""
    if inputs["delta_budget"].exact == ZERO:
        return inputs["delta_prime"]
    return STATEMENT.side("delta_total", inputs, _DELTA_OF_BUDGET)


def within_level(x: Mapping[str, Exact]) -> bool:
    """Whether the sum of squares keeps the filter's condition, decided or Undecided."""
    return x["squares_spent"] == ZERO or sign(x, _LEVEL, _level_excess, CONDITION) <= 0


def _below_one(x: Mapping[str, Exact]) -> bool:
    if x["delta_budget"] == ZERO:
        return True  # delta_prime < 1 has its own hypothesis
    return sign(x, _BUDGET, _total_excess, "delta_prime + delta_budget < 1") < 0


CONDITION = "sqrt(2*ln(1/delta_prime)*squares_spent) + squares_spent/2 <= epsilon_prime"
_NO_DELTA = "the spends' deltas need a delta_budget, fixed before the first of them"
_NOTHING_LEFT = "what was spent already exceeds the budget"

STATEMENT = Statement(
    stem="adaptive_filter",
    command="filter",
    example="--k 365 --epsilon 0.0096 --delta-prime 1e-6",
    title="The adaptive filter",
    source="Whitehouse, Ramdas, Rogers & Wu 2023, Theorem 2",
    parameters=(
        Parameter("k", "integer", "number of spends"),
        Parameter("epsilon", "nonnegative", "epsilon of each spend", unit="nats"),
        Parameter("delta", "probability", "delta of each spend", default="0"),
        Parameter("delta_prime", "probability", "slack of the theorem"),
        Parameter("epsilon_prime", "nonnegative", "total epsilon", unit="nats"),
        Parameter("delta_budget", "probability", "most that the spends' deltas may add up to", default="0"),
        Parameter(
            "squares_spent", "nonnegative", "sum of the squared epsilons spent before", default="0", unit="nats^2"
        ),
        Parameter("delta_spent", "probability", "sum of the deltas spent before", default="0"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("epsilon", 0),
        from_up_to("delta", 0, 1),
        between("delta_prime", 0, 1, "at 0 only basic composition says anything, at 1 nothing is left to guarantee"),
        at_least("epsilon_prime", 0),
        from_up_to("delta_budget", 0, 1),
        at_least("squares_spent", 0),
        at_least("delta_spent", 0),
        TOTAL_BELOW_ONE,
        Hypothesis("delta_prime + delta_budget < 1", _BUDGET, _below_one, VACUOUS),
        Hypothesis(
            "delta_spent <= delta_budget",
            ("delta_spent", "delta_budget"),
            lambda x: compare(x["delta_spent"], x["delta_budget"]) <= 0,
            _NOTHING_LEFT,
        ),
        Hypothesis(
            "k*delta + delta_spent <= delta_budget",
            _DELTAS,
            lambda x: sign(x, _DELTAS, limit_of_budget, "k*delta + delta_spent <= delta_budget") <= 0,
            _NO_DELTA,
        ),
        Hypothesis(CONDITION, _LEVEL, within_level, _NOTHING_LEFT),
    ),
    asserted=(
        "given the earlier outputs each mechanism is (epsilon, delta)-differentially private for the same adjacency",
        "epsilon_prime, delta_prime and delta_budget are fixed before the first spend; all else may be adaptive",
    ),
    quantities=(
        Quantity("epsilon_prime", "upper", ("k", "epsilon", "delta_prime"), epsilon_prime, options=("delta",)),
        Quantity("delta_total", "upper", ("k", "delta", "delta_prime"), delta_total, unit="probability"),
        Quantity(
            "largest_epsilon",
            "lower",
            ("k", "epsilon_prime", "delta_prime"),
            largest_epsilon,
            options=("delta_budget", "squares_spent"),
            inverse=True,
        ),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", "epsilon_prime", "delta_prime"),
            largest_k,
            unit="mechanisms",
            integer=True,
            options=("delta", "delta_budget", "squares_spent", "delta_spent"),
            inverse=True,
        ),
        Quantity(
            "largest_delta",
            "lower",
            ("k", "delta_budget"),
            largest_delta,
            unit="probability",
            options=("delta_spent",),
            inverse=True,
        ),
    ),
)
