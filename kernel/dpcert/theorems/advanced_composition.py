"""Advanced composition, Theorem 3.20, and its inverses.

Source: [DR14] Theorem 3.20: k-fold adaptive composition of (epsilon, delta)-DP
mechanisms is (epsilon_prime, k delta + delta_prime)-DP with

    epsilon_prime = sqrt(2 k ln(1 / delta_prime)) epsilon + k epsilon (e^epsilon - 1).

For epsilon > 0 the formula is strictly increasing in epsilon and in k and strictly
decreasing in delta_prime: that is what the inverses rest on. With a fixed total
delta, delta_prime = delta_total - k delta also falls with k.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dpcert.reals.closed_forms import ZERO
from dpcert.reals.exact import Exact, Input
from dpcert.theorems.conditions import (
    ROOM_IN_TOTAL,
    TOTAL_BELOW_ONE,
    VACUOUS,
    at_least,
    between,
    compare,
    from_up_to,
    limit_of_room,
    limit_of_total,
    sign,
)
from dpcert.theorems.counts import largest_count
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse
from dpcert.theorems.statement import Parameter, Quantity, Statement, one_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs


def epsilon_prime_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """Theorem 3.20."""
    return real.sqrt(2 * k * real.log(1 / delta_prime)) * epsilon + k * epsilon * real.expm1(epsilon)


def epsilon_prime_from_total(k: V, epsilon: V, delta: V, delta_total: V, *, real: Numbers[V]) -> V:
    """Theorem 3.20 where the total delta is fixed."""
    return epsilon_prime_formula(k, epsilon, delta_total - k * delta, real=real)


def delta_total_formula(k: V, delta: V, delta_prime: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The delta that goes with epsilon_prime."""
    return k * delta + delta_prime


def smallest_delta_prime_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """Theorem 3.20 solved for delta_prime: exp(-c^2 / (2 k epsilon^2)), c what the mean leaves."""
    return real.exp(-(slack_formula(k, epsilon, epsilon_prime, real=real) ** 2) / (2 * k * epsilon**2))


def slack_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """What the mean leaves of the target."""
    return epsilon_prime - k * epsilon * real.expm1(epsilon)


def delta_total_of_smallest(k: V, epsilon: V, epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """k delta and the smallest delta_prime."""
    return k * delta + smallest_delta_prime_formula(k, epsilon, epsilon_prime, real=real)


def limit_of_smallest(k: V, epsilon: V, epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """Below 0 while that total delta says something."""
    return delta_total_of_smallest(k, epsilon, epsilon_prime, delta, real=real) - 1


def crossover_formula(epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """The k at which Theorem 3.20 meets k epsilon: 2 ln(1 / delta_prime) / (2 - e^epsilon)^2."""
    return 2 * real.log(1 / delta_prime) / (1 - real.expm1(epsilon)) ** 2


_GIVEN = ("k", "epsilon", "delta_prime")
_TOTAL = ("k", "epsilon", "delta", "delta_total")
_FORMULAS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "delta_prime": (epsilon_prime_formula, _GIVEN),
    "delta_total": (epsilon_prime_from_total, _TOTAL),
}
_LIMITS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "delta_prime": (limit_of_total, ("k", "delta", "delta_prime")),
    "delta_total": (limit_of_room, ("k", "delta", "delta_total")),
}
_EPSILON_PRIME = {way: Forward(*formula) for way, formula in _FORMULAS.items()}
_LARGEST_EPSILON = {way: Inverse(*formula, "epsilon", "epsilon_prime") for way, formula in _FORMULAS.items()}
_LARGEST_K = {
    way: IntegerInverse(Inverse(*formula, "k", "epsilon_prime"), *_LIMITS[way]) for way, formula in _FORMULAS.items()
}
_DELTA_TOTAL = Forward(delta_total_formula, ("k", "delta", "delta_prime"))
_SMALLEST_DELTA_PRIME = Forward(smallest_delta_prime_formula, ("k", "epsilon", "epsilon_prime"))
_DELTA_OF_SMALLEST = Forward(delta_total_of_smallest, ("k", "epsilon", "epsilon_prime", "delta"))
_CROSSOVER = Forward(crossover_formula, ("epsilon", "delta_prime"))


def epsilon_prime(
    *, k: object, epsilon: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """Total epsilon of k adaptively chosen (epsilon, delta)-DP mechanisms, Theorem 3.20.

    Source: [DR14] Theorem 3.20.
    Guarantee: the composition is (value, k delta + delta_prime)-DP; the value is rounded up.
    Scope: integer k >= 1, epsilon >= 0, 0 <= delta < 1, 0 < delta_prime < 1, total delta < 1;
    k and each mechanism's (epsilon, delta) fixed in advance, mechanisms and databases adaptive.
    Args: k, a count; epsilon, in nats; delta, per mechanism; delta_prime, the slack of the theorem,
    or delta_total, the total, from which delta_prime = delta_total - k delta.
    Raises: InvalidInput, OutsideTheorem.

    >>> epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)").decimal(25)
    '1.014347304314882349535066'
    >>> epsilon_prime(k=10, epsilon="0.1", delta_prime=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Theorem 3.20 needs 0 < delta_prime < 1, got delta_prime = 0; at 0 only basic ...
    """
    inputs = STATEMENT.read(
        "epsilon_prime", k=k, epsilon=epsilon, delta=delta, delta_prime=delta_prime, delta_total=delta_total
    )
    way = one_of(inputs, "delta_prime", "delta_total")
    return STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME[way], guarantee=(None, total_delta(inputs)))


def delta_total(*, k: object, delta_prime: object, delta: object = 0) -> Bound:
    """The total delta, k delta + delta_prime.

    Guarantee: it goes with `epsilon_prime`; rounded up.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> str(delta_total(k=365, delta="1e-9", delta_prime="1e-6"))
    '0.000001365'
    """
    inputs = STATEMENT.read("delta_total", k=k, delta=delta, delta_prime=delta_prime)
    return STATEMENT.bound("delta_total", inputs, _DELTA_TOTAL)


def largest_epsilon(
    *, k: object, epsilon_prime: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """The largest epsilon of each mechanism for which Theorem 3.20 gives at most epsilon_prime.

    Guarantee: at the value the theorem's formula is proved at most epsilon_prime, and one unit in
    its last place further it is proved to be more. Rounded down.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)").decimal(40)
    '0.001231044939587180861535969848549177860437'
    """
    inputs = STATEMENT.read(
        "largest_epsilon",
        k=k,
        epsilon_prime=epsilon_prime,
        delta=delta,
        delta_prime=delta_prime,
        delta_total=delta_total,
    )
    way = one_of(inputs, "delta_prime", "delta_total")
    guarantee = (inputs.get("epsilon_prime"), total_delta(inputs))
    return STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON[way], guarantee=guarantee)


def largest_k(
    *, epsilon: object, epsilon_prime: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """The largest number of mechanisms for which Theorem 3.20 gives at most epsilon_prime.

    Guarantee: k is proved to work and k + 1 is proved not to. With delta_total, delta_prime shrinks as k grows.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem also where no k works or every k does.

    >>> int(largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"))
    9723
    """
    inputs = STATEMENT.read(
        "largest_k",
        epsilon=epsilon,
        epsilon_prime=epsilon_prime,
        delta=delta,
        delta_prime=delta_prime,
        delta_total=delta_total,
    )
    way = one_of(inputs, "delta_prime", "delta_total")

    return largest_count(STATEMENT, inputs, _LARGEST_K[way], lambda count: total_delta(inputs | {"k": count}))


def smallest_delta_prime(*, k: object, epsilon: object, epsilon_prime: object, delta: object = 0) -> Bound:
    """The smallest delta_prime for which Theorem 3.20 gives at most epsilon_prime.

    Guarantee: exp(-c^2 / (2 k epsilon^2)) with c = epsilon_prime - k epsilon (e^epsilon - 1) > 0, rounded up.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem where c <= 0 or epsilon = 0.

    >>> smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1).decimal(25)
    '3.154919687349340581005893e-14'
    """
    inputs = STATEMENT.read("smallest_delta_prime", k=k, epsilon=epsilon, epsilon_prime=epsilon_prime, delta=delta)
    STATEMENT.check(inputs)
    exact = {name: given.exact for name, given in inputs.items()}
    if exact["epsilon"] == ZERO:
        raise STATEMENT.refusal("epsilon > 0 here", inputs, ("epsilon",), "at epsilon = 0 every delta_prime works")
    if sign(exact, _SOLVED, slack_formula, "k*epsilon*(e^epsilon - 1) < epsilon_prime") <= 0:
        raise STATEMENT.refusal("k*epsilon*(e^epsilon - 1) < epsilon_prime here", inputs, _SOLVED, _NO_SLACK)
    if exact["delta"] != ZERO and sign(exact, (*_SOLVED, "delta"), limit_of_smallest, "the total delta < 1") >= 0:
        raise STATEMENT.refusal("a total delta below 1", inputs, (*_SOLVED, "delta"), VACUOUS)
    total = STATEMENT.side("delta_total", inputs, _DELTA_OF_SMALLEST)
    guarantee = (inputs["epsilon_prime"], total)
    return STATEMENT.bound("smallest_delta_prime", inputs, _SMALLEST_DELTA_PRIME, guarantee=guarantee)


_SOLVED = ("k", "epsilon", "epsilon_prime")
_NO_SLACK = (
    "no delta_prime < 1 works through this theorem; basic composition needs none where k*epsilon <= epsilon_prime"
)


def crossover(*, epsilon: object, delta_prime: object) -> Bound:
    """The k* beyond which, for k > k*, epsilon_prime is smaller than k epsilon (their deltas differ).

    Guarantee: k* = 2 ln(1 / delta_prime) / (2 - e^epsilon)^2, rounded up.
    Scope: 0 < epsilon < ln 2; from ln 2 on Theorem 3.20 is never smaller.
    Source, arguments and errors as `epsilon_prime`.

    >>> crossover(epsilon="1/10", delta_prime="1e-6").decimal(12)
    '34.5077588433'
    """
    inputs = STATEMENT.read("crossover", epsilon=epsilon, delta_prime=delta_prime)
    STATEMENT.check(inputs)
    if compare(inputs["epsilon"].exact, ZERO) <= 0 or compare(inputs["epsilon"].exact, Exact("log", 2, 1)) >= 0:
        raise STATEMENT.refusal(
            "0 < epsilon < ln 2 here", inputs, ("epsilon",), "it is never smaller than k*epsilon there"
        )
    return STATEMENT.bound("crossover", inputs, _CROSSOVER)


def total_delta(inputs: Inputs) -> Bound | Input:
    """The delta of the guarantee."""
    if "delta_total" in inputs:
        return inputs["delta_total"]
    if inputs["delta"].exact == ZERO:
        return inputs["delta_prime"]
    return STATEMENT.side("delta_total", inputs, _DELTA_TOTAL)


_EITHER = ("delta", "delta_prime", "delta_total")

STATEMENT = Statement(
    stem="advanced_composition",
    command="advanced",
    example="--k 10000 --epsilon 1/801 --delta-prime 'exp(-32)'",
    title="Theorem 3.20",
    source="Dwork & Roth 2014, Theorem 3.20",
    parameters=(
        Parameter("k", "integer", "number of mechanisms"),
        Parameter("epsilon", "nonnegative", "epsilon of each mechanism", unit="nats"),
        Parameter("delta", "probability", "delta of each mechanism", default="0"),
        Parameter("delta_prime", "probability", "slack of the theorem"),
        Parameter("delta_total", "probability", "total delta, instead of the slack"),
        Parameter("epsilon_prime", "nonnegative", "total epsilon", unit="nats"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("epsilon", 0),
        from_up_to("delta", 0, 1),
        between("delta_prime", 0, 1, "at 0 only basic composition says anything, at 1 nothing is left to guarantee"),
        between("delta_total", 0, 1, "at 0 only basic composition says anything, at 1 nothing is left to guarantee"),
        at_least("epsilon_prime", 0),
        TOTAL_BELOW_ONE,
        ROOM_IN_TOTAL,
    ),
    asserted=(
        "each mechanism is (epsilon, delta)-differentially private for the same adjacency",
        "k and each mechanism's (epsilon, delta) are fixed in advance; mechanisms and databases may be adaptive",
    ),
    quantities=(
        Quantity("epsilon_prime", "upper", ("k", "epsilon"), epsilon_prime, options=_EITHER),
        Quantity("delta_total", "upper", ("k", "delta", "delta_prime"), delta_total, unit="probability"),
        Quantity("largest_epsilon", "lower", ("k", "epsilon_prime"), largest_epsilon, options=_EITHER, inverse=True),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", "epsilon_prime"),
            largest_k,
            unit="mechanisms",
            integer=True,
            options=_EITHER,
            inverse=True,
        ),
        Quantity(
            "smallest_delta_prime",
            "upper",
            _SOLVED,
            smallest_delta_prime,
            unit="probability",
            options=("delta",),
            inverse=True,
        ),
        Quantity("crossover", "upper", ("epsilon", "delta_prime"), crossover, unit="mechanisms", inverse=True),
    ),
)
