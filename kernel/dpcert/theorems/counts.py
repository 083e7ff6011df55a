"""The largest number of mechanisms, shared by every composition theorem."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dpcert.errors import OutsideTheorem
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.exact import Exact, Input, digits_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound
    from dpcert.theorems.statement import Evaluator, Inputs, Statement


def whole(count: int) -> Input:
    """A count that was found, as an input."""
    return Input(Exact("rational", count, 1), digits_of(count))


def none_works(statement: Statement, too_much: str, advice: str) -> OutsideTheorem:
    """The refusal where already one mechanism is too much: "already one" and `too_much` make the sentence."""
    return OutsideTheorem(f"{statement.title} supports no k >= 1 here: already one {too_much}; take {advice}")


def largest_count(
    statement: Statement, inputs: Inputs, evaluator: Evaluator, delta_total: Callable[[Input], Bound | Input]
) -> Bound:
    """The Bound for `largest_k`, with the guarantee at its answer."""
    statement.check(inputs)
    if inputs["epsilon"].exact == ZERO == inputs["delta"].exact:
        raise OutsideTheorem(f"{statement.title} puts no limit on k at epsilon = 0 and delta = 0: every k is free")
    undelivered = statement.bound("largest_k", inputs, evaluator)
    k = int(undelivered)
    if k == 0:
        # One mechanism alone may already use up the total delta: then that is what `check` names.
        statement.check(inputs | {"k": whole(1)})
        too_much = f"mechanism exceeds epsilon_prime = {inputs['epsilon_prime'].given}"
        raise none_works(statement, too_much, "a smaller epsilon or a larger target")
    facts = undelivered.facts._replace(guarantee=(inputs["epsilon_prime"], delta_total(whole(k))))
    return replace(undelivered, facts=facts)
