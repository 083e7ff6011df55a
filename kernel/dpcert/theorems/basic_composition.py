"""Basic composition: k mechanisms that are (epsilon, delta)-DP are (k epsilon, k delta)-DP.

Source: [DR14] Theorem 3.16; the adaptive form is Theorem B.1. For rational inputs
everything is exact rational arithmetic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.errors import OutsideTheorem
from dpcert.theorems.conditions import VACUOUS, at_least, from_up_to, sign
from dpcert.theorems.counts import largest_count
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse
from dpcert.theorems.mechanisms import over_rows, read_rows
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.mechanisms import Family


def total_formula(k: V, each: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (every formula names its number system)
    """k times what each mechanism spends."""
    return k * each


def sum_formula(rows: int, k: Family[V], each: Family[V], *, real: Numbers[V]) -> V:
    """What the rows of a list spend."""
    return real.sum(lambda i: k(i) * each(i), 1, rows)


def share_formula(k: V, total: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The k-th part of a total."""
    return total / k


def limit_formula(k: V, delta: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """Below 0 while the total delta says something."""
    return k * delta - 1


_EPSILON_PRIME = Forward(total_formula, ("k", "epsilon"))
_DELTA_TOTAL = Forward(total_formula, ("k", "delta"))
_LARGEST_EPSILON = Forward(share_formula, ("k", "epsilon_prime"))
_LARGEST_K = IntegerInverse(
    Inverse(total_formula, ("k", "epsilon"), "k", "epsilon_prime"), limit_formula, ("k", "delta")
)


def epsilon_prime(*, k: object, epsilon: object, delta: object = 0) -> Bound:
    """Total epsilon of k adaptively chosen (epsilon, delta)-DP mechanisms.

    Source: [DR14] Theorem 3.16; adaptive: Theorem B.1.
    Guarantee: the composition is (value, k delta)-DP; the value is exact, shown rounded up.
    Scope: k >= 1, epsilon >= 0, 0 <= delta < 1, k delta < 1.
    Args: k, a count; epsilon, in nats; delta, a probability per mechanism.
    Raises: InvalidInput, OutsideTheorem.

    >>> str(epsilon_prime(k=365, epsilon="0.01"))
    '3.65'
    >>> epsilon_prime(k=0, epsilon="0.01")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Basic composition needs k >= 1, got k = 0
    """
    inputs = STATEMENT.read("epsilon_prime", k=k, epsilon=epsilon, delta=delta)
    return STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME, guarantee=(None, delta_total(k=k, delta=delta)))


def epsilon_prime_of(*, mechanisms: object) -> Bound:
    """Total epsilon of a list of adaptively chosen mechanisms, each a row (epsilon, delta, k).

    Guarantee: the composition is (value, sum of the deltas)-DP; the value is exact, shown rounded up.
    Args: mechanisms, rows (epsilon,), (epsilon, delta) or (epsilon, delta, k).
    Source, scope and errors as `epsilon_prime`; the order of the list says nothing.

    >>> str(epsilon_prime_of(mechanisms=[("0.1",), ("0.2", "1e-9", 3)]))
    '0.7'
    """
    inputs, checked = read_rows(STATEMENT, mechanisms)
    total = STATEMENT.side("delta_total", inputs, over_rows(sum_formula, ("k", "delta"), inputs))
    if total >= 1:
        raise OutsideTheorem(f"{STATEMENT.title} needs a sum of the deltas below 1, got {total}; {VACUOUS}")
    evaluator = over_rows(sum_formula, ("k", "epsilon"), inputs)
    return STATEMENT.bound("epsilon_prime", inputs, evaluator, guarantee=(None, total), checked=checked)


def delta_total(*, k: object, delta: object) -> Bound:
    """Total delta of k mechanisms, k delta.

    Guarantee: it goes with `epsilon_prime`; exact, shown rounded up.
    Source, scope and errors as `epsilon_prime`.

    >>> str(delta_total(k=365, delta="1e-300"))
    '3.65e-298'
    """
    return STATEMENT.bound("delta_total", STATEMENT.read("delta_total", k=k, delta=delta), _DELTA_TOTAL)


def largest_epsilon(*, k: object, epsilon_prime: object, delta: object = 0) -> Bound:
    """The largest epsilon that each of k mechanisms may spend within a total epsilon_prime.

    Guarantee: epsilon_prime / k, exact, shown rounded down.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> str(largest_epsilon(k=365, epsilon_prime=1))
    '0.0027397260273972602'
    """
    inputs = STATEMENT.read("largest_epsilon", k=k, epsilon_prime=epsilon_prime, delta=delta)
    spent = delta_total(k=k, delta=delta)
    return STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON, guarantee=(inputs["epsilon_prime"], spent))


def largest_k(*, epsilon: object, epsilon_prime: object, delta: object = 0) -> Bound:
    """The largest number of (epsilon, delta)-DP mechanisms within a total epsilon_prime.

    Guarantee: k epsilon <= epsilon_prime and k delta < 1, and not both for k + 1; decided exactly.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> int(largest_k(epsilon="1/10", epsilon_prime=1))
    10
    """
    inputs = STATEMENT.read("largest_k", epsilon=epsilon, epsilon_prime=epsilon_prime, delta=delta)
    return largest_count(STATEMENT, inputs, _LARGEST_K, lambda count: delta_total(k=count, delta=delta))


STATEMENT = Statement(
    stem="basic_composition",
    command="basic",
    example="--k 365 --epsilon 0.01",
    title="Basic composition",
    source="Dwork & Roth 2014, Theorem 3.16 (adaptive: Theorem B.1)",
    parameters=(
        Parameter("k", "integer", "number of mechanisms"),
        Parameter("epsilon", "nonnegative", "epsilon of each mechanism", unit="nats"),
        Parameter("delta", "probability", "delta of each mechanism", default="0"),
        Parameter("epsilon_prime", "nonnegative", "total epsilon", unit="nats"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("epsilon", 0),
        from_up_to("delta", 0, 1),
        at_least("epsilon_prime", 0),
        Hypothesis(
            "k*delta < 1",
            ("k", "delta"),
            lambda x: sign(x, ("k", "delta"), limit_formula, "k*delta < 1") < 0,
            VACUOUS,
        ),
    ),
    asserted=(
        "each mechanism is (epsilon, delta)-differentially private for the same adjacency",
        "k and each mechanism's (epsilon, delta) are fixed in advance; the mechanisms may be chosen adaptively",
    ),
    quantities=(
        Quantity(
            "epsilon_prime", "upper", ("k", "epsilon"), epsilon_prime, options=("delta",), ask_list=epsilon_prime_of
        ),
        Quantity("delta_total", "upper", ("k", "delta"), delta_total, unit="probability"),
        Quantity("largest_epsilon", "lower", ("k", "epsilon_prime"), largest_epsilon, options=("delta",), inverse=True),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", "epsilon_prime"),
            largest_k,
            unit="mechanisms",
            integer=True,
            options=("delta",),
            inverse=True,
        ),
    ),
)
