"""Optimal composition of k equal mechanisms, and its inverses.

Source: [KOV15] Theorem 3.3 at the losses (k - 2i) epsilon, and [MV18] Theorem 1.5
between them: k-fold adaptive composition of (epsilon, delta)-DP mechanisms is
(epsilon_prime, delta_total)-DP, and for no smaller delta_total in the worst case, with

    delta_total = 1 - (1 - delta)^k (1 - pure),
    pure = sum over l of C(k, l) max(0, e^((k - l) epsilon) - e^(epsilon_prime + l epsilon)) / (1 + e^epsilon)^k.

The definition is in optimal_profile.py; about c sqrt(k) of its terms are added up, as
optimal_pieces.py says. The pure part falls strictly in epsilon_prime while it is positive,
and grows with epsilon and with k.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.errors import OutOfReach
from dpcert.reals import refine
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import total_size
from dpcert.reals.hypergeometric import MOST_TERMS
from dpcert.theorems.conditions import DELTAS_FIT, DELTAS_OF_LIST_FIT, at_least, from_up_to
from dpcert.theorems.counts import largest_count
from dpcert.theorems.mechanisms import read_rows
from dpcert.theorems.optimal_evaluators import DeltaTotal, EpsilonPrime, LargestDelta, LargestEpsilon, LargestK
from dpcert.theorems.optimal_lists import ListDelta, ListEpsilon, reachable, rows_of
from dpcert.theorems.optimal_profile import Target, difference, profile
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound
    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.exact import Exact
    from dpcert.theorems.statement import Inputs

_EPSILON_PRIME, _DELTA_TOTAL = EpsilonPrime(), DeltaTotal()
_LIST_EPSILON, _LIST_DELTA = ListEpsilon(), ListDelta()
_LARGEST_EPSILON, _LARGEST_K, _LARGEST_DELTA = LargestEpsilon(), LargestK(), LargestDelta()


def epsilon_prime(*, k: object, epsilon: object, delta_total: object, delta: object = 0) -> Bound:
    """The smallest total epsilon of k adaptively chosen (epsilon, delta)-DP mechanisms at a total delta.

    Source: [KOV15] Theorem 3.3; [MV18] Theorem 1.5.
    Guarantee: the composition is (value, delta_total)-DP, and for no smaller value in the worst case;
    rounded up. It is 0 from the delta_total of epsilon_prime = 0 on, and k epsilon at 1 - (1 - delta)^k.
    Scope: integer k >= 1, epsilon >= 0, 0 <= delta < 1, 1 - (1 - delta)^k <= delta_total < 1; k and each
    mechanism's (epsilon, delta) fixed in advance, mechanisms and databases adaptive. The work grows with
    sqrt(k): milliseconds at k = 10^6, some seconds at 10^11, refused where it takes more terms than that.
    Args: k, a count; epsilon, in nats; delta_total and delta (per mechanism), probabilities.
    Raises: InvalidInput, OutsideTheorem, OutOfReach.

    >>> epsilon_prime(k=10_000, epsilon="0.01", delta_total="1e-6").decimal(20)
    '4.8855156010073155303'
    >>> epsilon_prime(k=10, epsilon=1, delta="1e-17", delta_total=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Optimal composition needs 1 - (1 - delta)^k <= delta_total, got k = 10, delta = ...
    """
    inputs = STATEMENT.read("epsilon_prime", k=k, epsilon=epsilon, delta=delta, delta_total=delta_total)
    return _reachable(STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME, guarantee=(None, inputs["delta_total"])))


def delta_total(*, k: object, epsilon: object, epsilon_prime: object, delta: object = 0) -> Bound:
    """The smallest total delta of k adaptively chosen (epsilon, delta)-DP mechanisms at a total epsilon.

    Guarantee: the composition is (epsilon_prime, value)-DP, and for no smaller value in the worst case; rounded up.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0.

    >>> delta_total(k=10_000, epsilon="1/801", epsilon_prime=1).decimal(15)
    '1.38027252127024e-17'
    >>> str(delta_total(k=2, epsilon="log(3)", epsilon_prime="log(3)"))
    '0.375'
    """
    inputs = STATEMENT.read("delta_total", k=k, epsilon=epsilon, delta=delta, epsilon_prime=epsilon_prime)
    return _reachable(STATEMENT.bound("delta_total", inputs, _DELTA_TOTAL, guarantee=(inputs["epsilon_prime"], None)))


def epsilon_prime_of(*, mechanisms: object, delta_total: object) -> Bound:
    """The smallest total epsilon of a list of mechanisms, each a row (epsilon, delta, k), at a total delta.

    Source: [MV18] Theorem 1.5.
    Guarantee: the composition is (value, delta_total)-DP, and for no smaller value in the worst case; rounded up.
    Scope: at most 200,000 combinations, prod (k + 1) over the kinds; one kind alone as `epsilon_prime`. The rest as
    there, with prod (1 - delta)^k; the order of the list says nothing.
    Args: mechanisms, rows (epsilon,), (epsilon, delta) or (epsilon, delta, k); delta_total, a probability.
    Raises: InvalidInput, OutsideTheorem, OutOfReach.

    >>> epsilon_prime_of(mechanisms=[("0.1", 0, 50), ("0.2", "1e-9", 10)], delta_total="1e-6").decimal(12)
    '4.35511618434'
    """
    inputs, checked = read_rows(STATEMENT, mechanisms, ("delta_total",), delta_total=delta_total)
    if "k[2]" not in inputs:
        return epsilon_prime(**_one_kind(inputs), delta_total=inputs["delta_total"])
    rows, total = rows_of({name: given.exact for name, given in inputs.items()}), inputs["delta_total"]
    STATEMENT.check({"delta_total": total})

    def left(bits: int) -> Enclosure:
        real = Enclosures(bits)
        return real.log1p(-real.number(total.exact)) - rows.spent(real)

    if refine.sign(left, size=total_size(given.exact for given in inputs.values()), what=DELTAS_OF_LIST_FIT) > 0:
        raise STATEMENT.refusal(DELTAS_OF_LIST_FIT, inputs, ("delta_total",), _USED_UP)
    reachable(rows)
    checked += (DELTAS_OF_LIST_FIT,)
    return STATEMENT.bound("epsilon_prime", inputs, _LIST_EPSILON, guarantee=(None, total), checked=checked)


def delta_total_of(*, mechanisms: object, epsilon_prime: object) -> Bound:
    """The smallest total delta of a list of mechanisms, each a row (epsilon, delta, k), at a total epsilon.

    Guarantee: the composition is (epsilon_prime, value)-DP, and for no smaller value in the worst case; rounded up.
    Source, scope, arguments and errors as `epsilon_prime_of`.

    >>> delta_total_of(mechanisms=[("0.1", 0, 50), ("0.2", "1e-9", 10)], epsilon_prime=4).decimal(12)
    '0.00000637666359306'
    """
    inputs, checked = read_rows(STATEMENT, mechanisms, ("epsilon_prime",), epsilon_prime=epsilon_prime)
    if "k[2]" not in inputs:
        return delta_total(**_one_kind(inputs), epsilon_prime=inputs["epsilon_prime"])
    STATEMENT.check({"epsilon_prime": inputs["epsilon_prime"]})
    reachable(rows_of({name: given.exact for name, given in inputs.items()}))
    guarantee = (inputs["epsilon_prime"], None)
    return STATEMENT.bound("delta_total", inputs, _LIST_DELTA, guarantee=guarantee, checked=checked)


def _one_kind(inputs: Inputs) -> dict[str, object]:
    return {name: inputs[f"{name}[1]"] for name in ("k", "epsilon", "delta")}


def largest_epsilon(*, k: object, epsilon_prime: object, delta_total: object, delta: object = 0) -> Bound:
    """The largest epsilon that each of k mechanisms may spend within (epsilon_prime, delta_total).

    Guarantee: at the value delta_total is proved to be at most the target, and one unit in its last place
    further it is proved to be more. Rounded down.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0.

    >>> largest_epsilon(k=365, epsilon_prime=1, delta_total="1e-6").decimal(12)
    '0.0124342929663'
    """
    inputs = STATEMENT.read("largest_epsilon", k=k, epsilon_prime=epsilon_prime, delta=delta, delta_total=delta_total)
    guarantee = (inputs["epsilon_prime"], inputs["delta_total"])
    return _reachable(STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON, guarantee=guarantee))


def largest_k(*, epsilon: object, epsilon_prime: object, delta_total: object, delta: object = 0) -> Bound:
    """The largest number of (epsilon, delta)-DP mechanisms within (epsilon_prime, delta_total).

    Guarantee: k is proved to work and k + 1 is proved not to.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem also where no k works or every k does.

    >>> int(largest_k(epsilon="0.1", epsilon_prime=5, delta_total="1e-6"))
    108
    """
    inputs = STATEMENT.read(
        "largest_k", epsilon=epsilon, epsilon_prime=epsilon_prime, delta=delta, delta_total=delta_total
    )
    try:
        return largest_count(STATEMENT, inputs, _LARGEST_K, lambda _: inputs["delta_total"])
    except OutOfReach as reason:
        raise _beyond(reason) from reason


def largest_delta(*, k: object, epsilon: object, epsilon_prime: object, delta_total: object) -> Bound:
    """The largest delta of each mechanism for which k of them stay within (epsilon_prime, delta_total).

    Guarantee: 1 - ((1 - delta_total) / (1 - pure))^(1/k), rounded down; at the value delta_total is the target.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem where the pure part alone is more.

    >>> largest_delta(k=365, epsilon="0.0124", epsilon_prime=1, delta_total="1e-6").decimal(6)
    '1.70123e-10'
    """
    inputs = STATEMENT.read("largest_delta", k=k, epsilon=epsilon, epsilon_prime=epsilon_prime, delta_total=delta_total)
    guarantee = (inputs["epsilon_prime"], inputs["delta_total"])
    bound = STATEMENT.bound("largest_delta", inputs, _LARGEST_DELTA, guarantee=guarantee)
    if not _pure_fits({name: given.exact for name, given in inputs.items()}):
        names = ("k", "epsilon", "epsilon_prime", "delta_total")
        raise STATEMENT.refusal("a pure part of at most delta_total here", inputs, names, "take a smaller epsilon or k")
    return bound


def _pure_fits(x: Mapping[str, Exact]) -> bool:
    k = x["k"].above

    def excess(bits: int) -> Enclosure:
        pure, wanted = profile(k, x["epsilon"], x["epsilon_prime"], bits), Target(k, ZERO, x["delta_total"])
        return difference(pure, wanted.at(Enclosures(bits)))

    return refine.sign(excess, size=total_size(x.values()), what="the pure part <= delta_total") <= 0


def _reachable(bound: Bound) -> Bound:
    """The bound, after one evaluation if k is so large that there may be too many terms."""
    if bound.inputs["k"].above > MOST_TERMS:
        try:
            bound.enclosure(refine.FIRST_BITS)
        except OutOfReach as reason:
            raise _beyond(reason) from reason
    return bound


def _beyond(reason: OutOfReach) -> OutOfReach:
    return OutOfReach(
        f"Optimal composition: {reason}; the work grows like sqrt(k), and Theorem 3.20 (advanced) takes every k"
    )


def _leaves_room(x: Mapping[str, Exact]) -> bool:
    """Whether the mechanisms' own deltas are within the total."""
    target = Target(x["k"].above, x["delta"], x["delta_total"])
    size = total_size(x[name] for name in ("k", "delta", "delta_total"))
    return refine.sign(lambda bits: target.room(Enclosures(bits)), size=size, what=DELTAS_FIT) <= 0


_USED_UP = (
    "the mechanisms' own deltas use up more than the total whatever epsilon_prime is; "
    "take a smaller k or delta, or a larger delta_total"
)
_EITHER = ("delta",)

STATEMENT = Statement(
    stem="optimal_composition",
    command="optimal",
    example="--k 365 --epsilon 0.0096 --delta-total 1e-6",
    title="Optimal composition",
    source="Kairouz, Oh & Viswanath 2015, Theorem 3.3; Murtagh & Vadhan 2018, Theorem 1.5",
    parameters=(
        Parameter("k", "integer", "number of mechanisms"),
        Parameter("epsilon", "nonnegative", "epsilon of each mechanism", unit="nats"),
        Parameter("delta", "probability", "delta of each mechanism", default="0"),
        Parameter("delta_total", "probability", "total delta"),
        Parameter("epsilon_prime", "nonnegative", "total epsilon", unit="nats"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("epsilon", 0),
        from_up_to("delta", 0, 1),
        from_up_to("delta_total", 0, 1),
        at_least("epsilon_prime", 0),
        Hypothesis(
            DELTAS_FIT,
            ("k", "delta", "delta_total"),
            _leaves_room,
            _USED_UP,
        ),
    ),
    asserted=(
        "each mechanism is (epsilon, delta)-differentially private for the same adjacency",
        "k and each mechanism's (epsilon, delta) are fixed in advance; mechanisms and databases may be adaptive",
    ),
    quantities=(
        Quantity(
            "epsilon_prime",
            "upper",
            ("k", "epsilon", "delta_total"),
            epsilon_prime,
            options=_EITHER,
            ask_list=epsilon_prime_of,
        ),
        Quantity(
            "delta_total",
            "upper",
            ("k", "epsilon", "epsilon_prime"),
            delta_total,
            unit="probability",
            options=_EITHER,
            ask_list=delta_total_of,
        ),
        Quantity(
            "largest_epsilon",
            "lower",
            ("k", "epsilon_prime", "delta_total"),
            largest_epsilon,
            options=_EITHER,
            inverse=True,
        ),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", "epsilon_prime", "delta_total"),
            largest_k,
            unit="mechanisms",
            integer=True,
            options=_EITHER,
            inverse=True,
        ),
        Quantity(
            "largest_delta",
            "lower",
            ("k", "epsilon", "epsilon_prime", "delta_total"),
            largest_delta,
            unit="probability",
            inverse=True,
        ),
    ),
)
