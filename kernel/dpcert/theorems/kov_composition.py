"""Composition in closed form after Kairouz, Oh and Viswanath, and its inverses.

Source: [KOV15] Theorem 3.4 (k equal mechanisms) and Theorem 3.5 (a list). With

    spent = sum epsilon_i,  square = sum epsilon_i^2,  mean = sum epsilon_i tanh(epsilon_i / 2),

the adaptive composition of (epsilon_i, delta_i)-DP mechanisms is
(epsilon_prime, 1 - (1 - delta_prime) prod(1 - delta_i))-DP, where epsilon_prime is
the least of

    spent,
    mean + sqrt(2 square ln(e + sqrt(square) / delta_prime)),
    mean + sqrt(2 square ln(1 / delta_prime)).

All three increase in every epsilon_i and in the number of mechanisms, and the last
two fall as delta_prime grows: that is what the inverses rest on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dpcert.reals.closed_forms import ZERO
from dpcert.theorems import advanced_composition
from dpcert.theorems.conditions import DELTAS_FIT, DELTAS_OF_LIST_FIT, at_least, from_up_to
from dpcert.theorems.counts import largest_count, whole
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse
from dpcert.theorems.kov_decisions import (
    SUM_OF_EPSILONS,
    count_that_uses_up,
    least_form,
    pure,
    reaches_e_form,
    share_is_largest,
    sign_of_slack,
    sign_over_rows,
)
from dpcert.theorems.kov_formulas import (
    added_formula,
    delta_total_formula,
    epsilon_prime_formula,
    epsilon_prime_from_total,
    least_delta_prime,
    left_formula,
    limit_of_slack,
    overspent_formula,
    plain_delta_prime,
    share_formula,
    spent_formula,
    total_of_least,
    total_of_plain,
    unspent_formula,
    used_up_formula,
)
from dpcert.theorems.mechanisms import OverRows, over_rows, read_rows
from dpcert.theorems.statement import Parameter, Quantity, Statement, one_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound
    from dpcert.errors import OutsideTheorem
    from dpcert.reals.exact import Input
    from dpcert.theorems.statement import Inputs


_PAIR, _TRIPLE = ("k", "epsilon"), ("k", "epsilon", "delta")
_RISING: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "delta_prime": (epsilon_prime_formula, _PAIR),
    "delta_total": (epsilon_prime_from_total, _TRIPLE),
}
_RISE = {way: (OverRows(formula, len(names)), (*names, way)) for way, (formula, names) in _RISING.items()}
_LIMITS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {
    "delta_prime": (limit_of_slack, ("delta_prime",)),
    "delta_total": (OverRows(overspent_formula, 2), ("k", "delta", "delta_total")),
}
_LARGEST_EPSILON = {way: Inverse(*formula, "epsilon", "epsilon_prime") for way, formula in _RISE.items()}
_LARGEST_K = {
    way: IntegerInverse(Inverse(*formula, "k", "epsilon_prime"), *_LIMITS[way]) for way, formula in _RISE.items()
}
#: Where the last mechanism leaves a slack of exactly 0, and the sum of the epsilons counts.
_LAST_K = IntegerInverse(
    Inverse(OverRows(spent_formula, 2), _PAIR, "k", "epsilon_prime"), used_up_formula, ("k", "delta", "delta_total")
)
_SHARE = Forward(share_formula, ("k", "epsilon_prime"))


def epsilon_prime(
    *, k: object, epsilon: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """Total epsilon of k adaptively chosen (epsilon, delta)-DP mechanisms.

    Source: [KOV15] Theorem 3.4.
    Guarantee: the composition is (value, 1 - (1 - delta_prime)(1 - delta)^k)-DP; the value is rounded up.
    Scope: integer k >= 1, epsilon >= 0, 0 <= delta < 1, 0 <= delta_prime < 1 (at 0: the sum of the epsilons);
    k and each mechanism's (epsilon, delta) fixed in advance, mechanisms and databases adaptive.
    Args: k, a count; epsilon, in nats; delta, per mechanism; delta_prime, the slack of the theorem, or
    delta_total, the total, from which delta_prime = 1 - (1 - delta_total) / (1 - delta)^k.
    Raises: InvalidInput, OutsideTheorem.

    >>> epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)").decimal(20)
    '0.97352865296180321910'
    >>> epsilon_prime(k=10, epsilon="0.1", delta="1e-6", delta_total="1e-6")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Composition by Kairouz, Oh and Viswanath needs 1 - (1 - delta)^k <= delta_total...
    """
    inputs = STATEMENT.read(
        "epsilon_prime", k=k, epsilon=epsilon, delta=delta, delta_prime=delta_prime, delta_total=delta_total
    )
    return _epsilon_prime(inputs)


def epsilon_prime_of(*, mechanisms: object, delta_prime: object = None, delta_total: object = None) -> Bound:
    """Total epsilon of a list of adaptively chosen mechanisms, each a row (epsilon, delta, k).

    Source: [KOV15] Theorem 3.5.
    Guarantee: the composition is (value, 1 - (1 - delta_prime) prod (1 - delta_i))-DP; the value is rounded up.
    Args: mechanisms, rows (epsilon,), (epsilon, delta) or (epsilon, delta, k); the rest as `epsilon_prime`.
    Scope and errors as `epsilon_prime`; the order of the list says nothing.

    >>> epsilon_prime_of(mechanisms=[("0.1", 0, 50), ("0.2", "1e-9")], delta_prime="1e-6").decimal(12)
    '4.08915146231'
    """
    inputs, checked = read_rows(STATEMENT, mechanisms, delta_prime=delta_prime, delta_total=delta_total)
    return _epsilon_prime(inputs, checked)


def _epsilon_prime(inputs: Inputs, checked: tuple[str, ...] = ()) -> Bound:
    way = one_of(inputs, "delta_prime", "delta_total")
    STATEMENT.check(inputs)
    if _leaves_slack(inputs, way):
        formula, names = _RISING[way]
        evaluator, notes = over_rows(formula, names, inputs, way), least_form(inputs)
    else:
        # Without slack the two other forms are infinite.
        evaluator, notes = over_rows(spent_formula, _PAIR, inputs), (SUM_OF_EPSILONS,)
    guarantee, checked = (None, _total(inputs, way)), (*checked, *_decided(inputs, way))
    return STATEMENT.bound("epsilon_prime", inputs, evaluator, guarantee=guarantee, notes=notes, checked=checked)


def delta_total(*, k: object, delta_prime: object, delta: object = 0) -> Bound:
    """The total delta, 1 - (1 - delta_prime)(1 - delta)^k.

    Guarantee: it goes with `epsilon_prime`; rounded up, exact where that is short.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> str(delta_total(k=3000, delta="1e-9", delta_prime="1e-6"))
    '0.0000039999925015089940'
    """
    inputs = STATEMENT.read("delta_total", k=k, delta=delta, delta_prime=delta_prime)
    return STATEMENT.bound("delta_total", inputs, _delta_total(inputs))


def delta_total_of(*, mechanisms: object, delta_prime: object) -> Bound:
    """The total delta of a list, 1 - (1 - delta_prime) prod (1 - delta_i).

    Guarantee: it goes with `epsilon_prime_of`; rounded up, exact where that is short.
    Source, scope, arguments and errors as `epsilon_prime_of`.

    >>> str(delta_total_of(mechanisms=[(1, "1e-300")], delta_prime=0))
    '1e-300'
    """
    inputs, checked = read_rows(STATEMENT, mechanisms, ("delta_prime",), delta_prime=delta_prime)
    # The epsilons, read with their rows, say nothing of the total delta.
    inputs = {name: given for name, given in inputs.items() if not name.startswith("epsilon[")}
    checked = tuple(words for words in checked if words != "epsilon >= 0")
    return STATEMENT.bound("delta_total", inputs, _delta_total(inputs), checked=checked)


def _delta_total(inputs: Inputs) -> Forward:
    # The product holds an exponential exactly only where nothing is multiplied; the sum says the same there.
    formula = added_formula if pure(inputs) else delta_total_formula
    return over_rows(formula, ("k", "delta"), inputs, "delta_prime")


def largest_epsilon(
    *, k: object, epsilon_prime: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """The largest epsilon of each mechanism for which the theorem gives at most epsilon_prime.

    Guarantee: the theorem's formula is proved at most epsilon_prime there, and more one unit further. Rounded down.
    Source, scope, arguments and errors as `epsilon_prime`.

    >>> largest_epsilon(k=10_000, epsilon_prime=1, delta_prime="exp(-32)").decimal(12)
    '0.00128155766740'
    >>> str(largest_epsilon(k=4, epsilon_prime=1, delta_prime="1e-6"))
    '0.25'
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
    STATEMENT.check(inputs)
    # epsilon_prime / k is always accepted; it is the largest unless another form gives less there.
    shared = not _leaves_slack(inputs, way) or share_is_largest(inputs)
    evaluator = _SHARE if shared else _LARGEST_EPSILON[way]
    guarantee = (inputs["epsilon_prime"], _total(inputs, way))
    return STATEMENT.bound("largest_epsilon", inputs, evaluator, guarantee=guarantee, checked=_decided(inputs, way))


def largest_k(
    *, epsilon: object, epsilon_prime: object, delta_prime: object = None, delta: object = 0, delta_total: object = None
) -> Bound:
    """The largest number of mechanisms for which the theorem gives at most epsilon_prime.

    Guarantee: k is proved to work and k + 1 is proved not to. With delta_total, delta_prime shrinks as k grows.
    Scope: as `epsilon_prime`, with a slack or a total above 0; OutsideTheorem also where no k works or every k does.
    Source, arguments and errors as `epsilon_prime`.

    >>> int(largest_k(epsilon="1/801", epsilon_prime=1, delta_prime="exp(-32)"))
    10537
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
    STATEMENT.check(inputs)
    if inputs[way].exact == ZERO:
        raise STATEMENT.refusal(f"{way} > 0 here", inputs, (way,), "at 0 solve basic composition for k")
    if way == "delta_prime" and inputs["epsilon"].exact == ZERO:
        raise STATEMENT.refusal("epsilon > 0 here", inputs, ("epsilon",), "at epsilon = 0 every k is free")
    evaluator = _LAST_K if way == "delta_total" and _ends_without_slack(inputs) else _LARGEST_K[way]
    return largest_count(STATEMENT, inputs, evaluator, lambda count: _total(inputs | {"k": count}, way))


def _ends_without_slack(inputs: Inputs) -> bool:
    """Whether k mechanisms use up delta_total exactly, and their epsilons fit into the target."""
    if pure(inputs):
        return False
    last = count_that_uses_up(inputs["delta"].exact, inputs["delta_total"].exact)
    return last is not None and _sign(inputs | {"k": whole(last)}, unspent_formula, what="epsilon_prime and k") >= 0


def smallest_delta_prime(*, k: object, epsilon: object, epsilon_prime: object, delta: object = 0) -> Bound:
    """The smallest delta_prime for which the theorem gives at most epsilon_prime.

    Guarantee: with x = (epsilon_prime - mean)^2 / (2 square), the smaller of e^-x and, where x > 1,
    sqrt(square) / (e^x - e); rounded up.
    Scope: as `epsilon_prime`, mean < epsilon_prime < k epsilon (from k epsilon on, none is needed).
    Source, arguments and errors as `epsilon_prime`.

    >>> smallest_delta_prime(k=10_000, epsilon="1/801", epsilon_prime=1).decimal(8)
    '2.4014851e-15'
    """
    inputs = STATEMENT.read("smallest_delta_prime", k=k, epsilon=epsilon, epsilon_prime=epsilon_prime, delta=delta)
    return _smallest_delta_prime(inputs)


def smallest_delta_prime_of(*, mechanisms: object, epsilon_prime: object) -> Bound:
    """The smallest delta_prime for which the theorem gives a list at most epsilon_prime.

    Source, guarantee, scope and errors as `smallest_delta_prime`; mechanisms as in `epsilon_prime_of`.

    >>> smallest_delta_prime_of(mechanisms=[("0.1", 0, 50), ("0.2", "1e-9")], epsilon_prime=4).decimal(8)
    '0.0000018649109'
    """
    return _smallest_delta_prime(*read_rows(STATEMENT, mechanisms, ("epsilon_prime",), epsilon_prime=epsilon_prime))


def _smallest_delta_prime(inputs: Inputs, checked: tuple[str, ...] = ()) -> Bound:
    STATEMENT.check(inputs)
    asked = ("k", "epsilon", "epsilon_prime")
    if _sign(inputs, unspent_formula, what="epsilon_prime against the sum of the epsilons") >= 0:
        raise _refusal("epsilon_prime < the sum of the epsilons here", inputs, asked, _NONE_NEEDED)
    if _sign(inputs, left_formula, what="epsilon_prime against the mean") <= 0:
        raise _refusal("sum epsilon*tanh(epsilon/2) < epsilon_prime here", inputs, asked, _NO_SLACK)
    formula, total = (
        (least_delta_prime, total_of_least) if reaches_e_form(inputs) else (plain_delta_prime, total_of_plain)
    )
    guarantee = (
        inputs["epsilon_prime"],
        STATEMENT.side("delta_total", inputs, over_rows(total, _TRIPLE, inputs, "epsilon_prime")),
    )
    evaluator = over_rows(formula, _PAIR, inputs, "epsilon_prime")
    return STATEMENT.bound("smallest_delta_prime", inputs, evaluator, guarantee=guarantee, checked=checked)


def _sign(inputs: Inputs, formula: Callable[..., Any], what: str) -> int:
    return sign_over_rows(inputs, formula, _PAIR, "epsilon_prime", what=what)


_NONE_NEEDED = "there basic composition holds without delta_prime"
_NO_SLACK = "no delta_prime < 1 works through this theorem"


def _leaves_slack(inputs: Inputs, way: str) -> bool:
    """Whether delta_prime > 0; refused where it would be negative."""
    verdict = sign_of_slack(inputs, way)
    if verdict < 0:
        raise _refusal(_deltas_fit(inputs), inputs, ("k", "delta", way), _OVERSPENT)
    return verdict > 0


def _deltas_fit(inputs: Inputs) -> str:
    return DELTAS_FIT if "k" in inputs else DELTAS_OF_LIST_FIT


def _decided(inputs: Inputs, way: str) -> tuple[str, ...]:
    """What `_leaves_slack` has decided where it does not refuse."""
    return (_deltas_fit(inputs),) if way == "delta_total" else ()


_OVERSPENT = "the mechanisms' own deltas use up the total; take a smaller k or delta, or a larger delta_total"


def _refusal(words: str, inputs: Inputs, names: tuple[str, ...], advice: str) -> OutsideTheorem:
    """A refusal that shows no more than the inputs common to a list."""
    return STATEMENT.refusal(words, inputs, tuple(name for name in names if name in inputs), advice)


def _total(inputs: Inputs, way: str) -> Bound | Input:
    """The delta of the guarantee."""
    if way == "delta_total" or pure(inputs):
        return inputs[way]
    return STATEMENT.side("delta_total", inputs, _delta_total(inputs))


_EITHER = ("delta", "delta_prime", "delta_total")

STATEMENT = Statement(
    stem="kov_composition",
    command="kov",
    example="--k 365 --epsilon 0.0096 --delta-total 1e-6",
    title="Composition by Kairouz, Oh and Viswanath",
    source="Kairouz, Oh & Viswanath 2015, Theorems 3.4 and 3.5",
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
        from_up_to("delta_prime", 0, 1, "at 1 nothing is left to guarantee"),
        from_up_to("delta_total", 0, 1, "at 1 nothing is left to guarantee"),
        at_least("epsilon_prime", 0),
    ),
    asserted=advanced_composition.STATEMENT.asserted,
    quantities=(
        Quantity("epsilon_prime", "upper", ("k", "epsilon"), epsilon_prime, options=_EITHER, ask_list=epsilon_prime_of),
        Quantity(
            "delta_total",
            "upper",
            ("k", "delta", "delta_prime"),
            delta_total,
            unit="probability",
            ask_list=delta_total_of,
        ),
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
            ("k", "epsilon", "epsilon_prime"),
            smallest_delta_prime,
            unit="probability",
            options=("delta",),
            inverse=True,
            ask_list=smallest_delta_prime_of,
        ),
    ),
)
