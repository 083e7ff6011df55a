"""The theorems that are compared, each asked at the same total delta; how, for equal mechanisms and for a list."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cmp_to_key
from typing import TYPE_CHECKING, Final

from dpcert.bound import Bound
from dpcert.errors import OutsideTheorem
from dpcert.reals.closed_forms import ZERO
from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    kov_composition,
    optimal_composition,
    renyi,
    zero_concentrated,
)
from dpcert.theorems.conditions import compare as order
from dpcert.theorems.mechanisms import FAMILIES, read_rows, values_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.exact import Input
    from dpcert.theorems.statement import Statement

PURE: Final = "needs pure mechanisms: it says nothing of their own deltas"
WHOLE: Final = "the whole delta_total goes to the conversion"


@dataclass(frozen=True, slots=True)
class Contender:
    """A theorem, what it does with the total delta, and how it is asked; `pure` if only for delta = 0."""

    statement: Statement
    slack: str
    equal: Callable[[Mapping[str, Input], Input], Bound]
    listed: Callable[[object, Input], Bound] | None
    pure: bool = False


def _basic(bound: Bound, total: Input) -> Bound:
    """Basic composition where the deltas fit into the total."""
    spent = bound.facts.guarantee[1] if bound.facts.guarantee else None
    if isinstance(spent, Bound) and spent > total:
        raise OutsideTheorem(f"the mechanisms' own deltas add up to {spent}, more than the total {total.given}")
    return bound


# The rows for a list.


def _advanced_of(mechanisms: object, total: Input) -> Bound:
    """Theorem 3.20 is stated for equal mechanisms: all of them at the largest epsilon and the largest delta."""
    inputs, _ = read_rows(basic_composition.STATEMENT, mechanisms)
    k = sum(count.above for count in values_of(inputs, "k"))
    epsilon, delta = (max(values_of(inputs, name), key=cmp_to_key(order)) for name in ("epsilon", "delta"))
    return advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta, delta_total=total)


def _rho(mechanisms: object) -> Fraction:
    """At least the sum of epsilon^2 / 2, exact unless it is too long."""
    inputs, _ = read_rows(basic_composition.STATEMENT, mechanisms)
    total = Fraction(0)
    for k, epsilon, delta in zip(*(values_of(inputs, name) for name in FAMILIES), strict=True):
        if delta != ZERO:
            raise OutsideTheorem(f"{zero_concentrated.STATEMENT.title} {PURE}")
        if epsilon.rational is None:
            raise OutsideTheorem(f"{zero_concentrated.STATEMENT.title} is asked for rational epsilons in a list only")
        total += k.above * epsilon.rational**2 / 2
    if total.denominator.bit_length() > _LONG:
        # Rounding rho up is safe: the conversion increases in rho.
        total = Fraction(-(-(total.numerator << _LONG) // total.denominator), 1 << _LONG)
    return total


_LONG = 1 << 11
_ALL_THAT_IS_LEFT = "1 - delta_prime = (1 - delta_total) / prod (1 - delta_i): all that the mechanisms leave"
#: The first rows are closed forms, and quick. Among rows that cannot be told apart the earlier stands first.
CLOSED_FORMS = 3
CONTENDERS: Final = (
    Contender(
        basic_composition.STATEMENT,
        "no slack: the total delta is the sum of the deltas",
        lambda x, total: _basic(
            basic_composition.epsilon_prime(k=x["k"], epsilon=x["epsilon"], delta=x["delta"]), total
        ),
        lambda rows, total: _basic(basic_composition.epsilon_prime_of(mechanisms=rows), total),
    ),
    Contender(
        advanced_composition.STATEMENT,
        "delta_prime = delta_total - k*delta: all that the mechanisms leave",
        lambda x, total: advanced_composition.epsilon_prime(
            k=x["k"], epsilon=x["epsilon"], delta=x["delta"], delta_total=total
        ),
        _advanced_of,
    ),
    Contender(
        kov_composition.STATEMENT,
        _ALL_THAT_IS_LEFT,
        lambda x, total: kov_composition.epsilon_prime(
            k=x["k"], epsilon=x["epsilon"], delta=x["delta"], delta_total=total
        ),
        lambda rows, total: kov_composition.epsilon_prime_of(mechanisms=rows, delta_total=total),
    ),
    Contender(
        optimal_composition.STATEMENT,
        "none to choose: the least epsilon at delta_total over all such mechanisms",
        lambda x, total: optimal_composition.epsilon_prime(
            k=x["k"], epsilon=x["epsilon"], delta=x["delta"], delta_total=total
        ),
        lambda rows, total: optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total=total),
    ),
    Contender(
        zero_concentrated.STATEMENT,
        WHOLE,
        lambda x, total: zero_concentrated.epsilon_prime(k=x["k"], epsilon=x["epsilon"], delta=total),
        lambda rows, total: zero_concentrated.epsilon_prime(rho=_rho(rows), delta=total),
        pure=True,
    ),
    Contender(
        renyi.STATEMENT,
        WHOLE,
        lambda x, total: renyi.epsilon_prime(k=x["k"], epsilon=x["epsilon"], delta=total),
        None,
        pure=True,
    ),
)
