"""What `kov_composition` decides around its formulas: every answer is proved, or on the safe side, or Undecided."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from dpcert.errors import Undecided
from dpcert.reals import refine
from dpcert.reals.closed_forms import ONE, ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import total_size
from dpcert.theorems.conditions import against, compare
from dpcert.theorems.kov_formulas import (
    beyond_formula,
    e_form,
    mean_formula,
    overspent_formula,
    plain_form,
    slack_formula,
    spent_formula,
    square_formula,
)
from dpcert.theorems.mechanisms import lifted_rows, over_rows, values_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.exact import Exact
    from dpcert.theorems.mechanisms import Family
    from dpcert.theorems.statement import Inputs

SUM_OF_EPSILONS = "the least of the three forms is the sum of the epsilons"
_FORMS = (
    SUM_OF_EPSILONS,
    "the least of the three forms is the one with ln(e + sqrt(square) / delta_prime)",
    "the least of the three forms is the one with ln(1 / delta_prime)",
)


def sign_over_rows(
    inputs: Inputs, formula: Callable[..., Any], families: tuple[str, ...], *rest: str, what: str
) -> int:
    """The proved sign of a formula over the rows in `inputs`, and the inputs named in `rest`."""
    evaluator = over_rows(formula, families, inputs, *rest)
    exact = {name: given.exact for name, given in inputs.items()}
    size = total_size(exact.values())
    return refine.sign(lambda bits: evaluator(exact, bits), size=size, what=what)


def pure(inputs: Inputs) -> bool:
    """Whether every delta is 0."""
    return all(delta == ZERO for delta in values_of(inputs, "delta"))


def sign_of_slack(inputs: Inputs, way: str) -> int:
    """The sign of delta_prime: of the input, or of what delta_total leaves of the mechanisms' own deltas."""
    given = inputs[way].exact
    spending = [row for row in zip(values_of(inputs, "k"), values_of(inputs, "delta"), strict=True) if row[1] != ZERO]
    if way == "delta_prime" or not spending:
        return against(given, 0)
    if given == ZERO:
        return -1
    if len(spending) == 1 and spending[0][0] == ONE:
        # Nothing to multiply: a tie of two equal exponentials is seen, which no enclosure decides.
        return compare(given, spending[0][1])
    return -sign_over_rows(inputs, overspent_formula, ("k", "delta"), way, what="the total delta against the deltas")


def count_that_uses_up(delta: Exact, delta_total: Exact) -> int | None:
    """The k with (1 - delta)^k = 1 - delta_total exactly, for 0 < delta; None where there is none.

    An exponential or a logarithm is only compared with itself: beyond that no tie is known.
    """
    if delta == delta_total:
        return 1
    each, total = delta.rational, delta_total.rational
    if each is None or total is None or not total:
        return None
    # With 1 - delta = p / q in lowest terms q^k is the denominator; q >= 2, so k is at most its length in bits.
    left, below = 1 - total, (1 - total).denominator
    k = round(math.log(below) / math.log((1 - each).denominator))
    return k if 1 <= k <= below.bit_length() and (1 - each) ** k == left else None


def reaches_e_form(inputs: Inputs) -> bool:
    """Whether the form with e in the logarithm has a solution for delta_prime; False is always safe.

    The other form has one all the same, and the closer the exponent is to 1 the larger is this one's.
    """
    try:
        families, what = ("k", "epsilon"), "the exponent against 1"
        return sign_over_rows(inputs, beyond_formula, families, "epsilon_prime", what=what) > 0
    except Undecided:
        return False


def share_is_largest(inputs: Inputs) -> bool:
    """Whether no form is below the sum of the epsilons where that sum is the target; True is always safe."""

    def gain(bits: int) -> Enclosure:
        real = Enclosures(bits)
        k, target, delta = (real.number(inputs[name].exact) for name in ("k", "epsilon_prime", "delta"))
        epsilon = target / k
        slack = _slack(inputs, real, 1, lambda _: k, lambda _: delta)
        mean, square = target * real.tanh(epsilon / 2), target * epsilon
        return real.minimum(e_form(mean, square, slack, real=real), plain_form(mean, square, slack, real=real)) - target

    try:
        return refine.sign(gain, size=total_size(given.exact for given in inputs.values())) >= 0
    except Undecided:
        return True


def least_form(inputs: Inputs) -> tuple[str, ...]:
    """Which form is the least, where a few hundred bits tell."""
    for bits in (refine.FIRST_BITS, 8 * refine.FIRST_BITS):
        try:
            forms = _forms(inputs, Enclosures(bits))
            least = [all((b - a).sign() == 1 for b in forms if b is not a) for a in forms]
        except Undecided:
            # The slack is not yet told apart from 0.
            continue
        if any(least):
            return (_FORMS[least.index(True)],)
    return ()


def _forms(inputs: Inputs, real: Enclosures) -> tuple[Enclosure, ...]:
    rows, (k, epsilon, delta) = lifted_rows(inputs, real)
    slack = _slack(inputs, real, rows, k, delta)
    mean, square = mean_formula(rows, k, epsilon, real=real), square_formula(rows, k, epsilon, real=real)
    return (
        spent_formula(rows, k, epsilon, real=real),
        e_form(mean, square, slack, real=real),
        plain_form(mean, square, slack, real=real),
    )


def _slack(inputs: Inputs, real: Enclosures, rows: int, k: Family[Enclosure], delta: Family[Enclosure]) -> Enclosure:
    if "delta_prime" in inputs:
        return real.number(inputs["delta_prime"].exact)
    return slack_formula(rows, k, delta, real.number(inputs["delta_total"].exact), real=real)
