"""Hypotheses that many theorems share, decided exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.reals import refine
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, total_size
from dpcert.theorems.statement import Hypothesis

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.numbers import Numbers, V


def sign(inputs: Mapping[str, Exact], names: tuple[str, ...], formula: Callable[..., Enclosure], what: str) -> int:
    """The proved sign of a formula at the named inputs."""
    exact = [inputs[name] for name in names]

    def evaluate(bits: int) -> Enclosure:
        real = Enclosures(bits)
        return formula(*[real.number(value) for value in exact], real=real)

    return refine.sign(evaluate, size=total_size(exact), what=what)


def compare(a: Exact, b: Exact) -> int:
    """The sign of a - b; Undecided only for an exp against a log that agree to the precision cap."""
    if a.kind == b.kind:
        # exp and log increase, so equal kinds compare like their arguments.
        difference = a.above * b.below - b.above * a.below
        return (difference > 0) - (difference < 0)
    size = a.size + b.size
    return refine.sign(lambda bits: Enclosure(bits, a) - Enclosure(bits, b), size=size, what=f"{a} against {b}")


def against(exact: Exact, number: int) -> int:
    """The sign of exact - number."""
    if exact.kind == "rational":
        difference = exact.above - number * exact.below
        return (difference > 0) - (difference < 0)
    # exp(r) is positive, and above 1 iff r > 0; log(r) > 0 iff r > 1. The rest is never a tie.
    if exact.kind == "exp" and number <= 0:
        return 1
    if exact.kind == "exp" and number == 1:
        return 1 if exact.above > 0 else -1
    if exact.kind == "log" and number == 0:
        return 1 if exact.above > exact.below else -1
    return compare(exact, Exact("rational", number, 1))


def at_least(name: str, least: int) -> Hypothesis:
    """name >= least."""
    return Hypothesis(f"{name} >= {least}", (name,), lambda x: against(x[name], least) >= 0)


def above(name: str, least: int, advice: str = "") -> Hypothesis:
    """name > least."""
    return Hypothesis(f"{name} > {least}", (name,), lambda x: against(x[name], least) > 0, advice)


def between(name: str, least: int, most: int, advice: str = "") -> Hypothesis:
    """least < name < most."""
    return Hypothesis(
        f"{least} < {name} < {most}", (name,), lambda x: against(x[name], least) > 0 > against(x[name], most), advice
    )


def from_up_to(name: str, least: int, most: int, advice: str = "") -> Hypothesis:
    """least <= name < most."""
    return Hypothesis(
        f"{least} <= {name} < {most}", (name,), lambda x: against(x[name], least) >= 0 > against(x[name], most), advice
    )


def limit_of_total(k: V, delta: V, delta_prime: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (a formula)
    """Below 0 while the total delta says something."""
    return k * delta + delta_prime - 1


def limit_of_room(k: V, delta: V, delta_total: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """Below 0 while the mechanisms leave something of the total delta."""
    return k * delta - delta_total


def _sum_below_one(x: Mapping[str, Exact]) -> bool:
    if x["delta"] == ZERO:
        return against(x["delta_prime"], 1) < 0
    return sign(x, ("k", "delta", "delta_prime"), limit_of_total, "k*delta + delta_prime < 1") < 0


def _leaves_room(x: Mapping[str, Exact]) -> bool:
    if x["delta"] == ZERO:
        return against(x["delta_total"], 0) > 0
    return sign(x, ("k", "delta", "delta_total"), limit_of_room, "k*delta < delta_total") < 0


VACUOUS = "with a total delta of 1 or more every mechanism satisfies the guarantee and nothing is said"

TOTAL_BELOW_ONE = Hypothesis("k*delta + delta_prime < 1", ("k", "delta", "delta_prime"), _sum_below_one, VACUOUS)

ROOM_IN_TOTAL = Hypothesis(
    "k*delta < delta_total",
    ("k", "delta", "delta_total"),
    _leaves_room,
    "the mechanisms' own deltas use up the total; take a smaller k or delta, or a larger delta_total",
)
