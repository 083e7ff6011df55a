"""The same facts under every composition theorem that applies, ranked by certified comparison.

The theorems give different pairs (epsilon, delta); a smaller epsilon is only half
of the answer, so both totals are always shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS, Bound
from dpcert.errors import OutsideTheorem
from dpcert.theorems import advanced_composition, basic_composition

if TYPE_CHECKING:
    from collections.abc import Callable

FORMAT = "dpcert/comparison/1"


@dataclass(frozen=True, slots=True)
class Row:
    """One theorem's pair, or why it does not apply."""

    theorem: str
    title: str
    bound: Bound | None
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Rows by increasing epsilon; the refused ones last."""

    rows: tuple[Row, ...]
    crossover: Bound | None

    @property
    def winner(self) -> Row:
        """The row of the smallest epsilon."""
        return self.rows[0]

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The comparison as plain data."""
        return {
            "format": FORMAT,
            "winner": self.winner.theorem,
            "rows": [_as_dict(row, digits) for row in self.rows],
            "crossover": self.crossover.to_dict(digits) if self.crossover else None,
            "notes": ["the rows have different total deltas: compare both numbers of a pair"],
        }


def compare(
    *, k: object, epsilon: object, delta: object = 0, delta_prime: object = None, delta_total: object = None
) -> Comparison:
    """Basic against advanced composition of k (epsilon, delta)-DP mechanisms.

    Source: [DR14] Theorems 3.16 and 3.20.
    Guarantee: the order of the epsilons is decided about the exact reals; each pair is rounded up.
    Args and Raises: as `advanced_composition.epsilon_prime`; a theorem that refuses has its reason as a row.

    >>> compare(k=10, epsilon="0.1", delta_prime="1e-6").winner.title
    'Basic composition'
    >>> compare(k=100, epsilon="0.1", delta_prime="1e-6").winner.title
    'Theorem 3.20'
    """
    rows = _rows(k=k, epsilon=epsilon, delta=delta, delta_prime=delta_prime, delta_total=delta_total)
    ranked: list[Row] = []
    for row in rows:
        place = next((i for i, other in enumerate(ranked) if _less(row, other)), len(ranked))
        ranked.insert(place, row)
    if ranked[0].bound is None:
        raise OutsideTheorem(ranked[0].refusal)
    return Comparison(tuple(ranked), _crossover(epsilon, delta_prime))


def alternatives(bound: Bound, digits: int = DEFAULT_DIGITS) -> list[dict[str, Any]]:
    """What the other composition theorems give for the inputs of a total epsilon, best first."""
    if bound.claim.quantity != "epsilon_prime":
        return []
    inputs = dict(bound.facts.inputs)
    if "k" not in inputs or ("delta_prime" not in inputs and "delta_total" not in inputs):
        return []
    others = [row for row in _rows(**inputs) if row.theorem != bound.claim.theorem and row.bound]
    return [_as_dict(row, digits) for row in others]


def _rows(
    *, k: object, epsilon: object, delta: object, delta_prime: object = None, delta_total: object = None
) -> list[Row]:
    return [
        _row(basic_composition.STATEMENT, lambda: basic_composition.epsilon_prime(k=k, epsilon=epsilon, delta=delta)),
        _row(
            advanced_composition.STATEMENT,
            lambda: advanced_composition.epsilon_prime(
                k=k, epsilon=epsilon, delta=delta, delta_prime=delta_prime, delta_total=delta_total
            ),
        ),
    ]


def _as_dict(row: Row, digits: int) -> dict[str, Any]:
    pair = row.bound.guarantee(digits) if row.bound else None
    return {"theorem": row.theorem, "title": row.title, "guarantee": pair, "refusal": row.refusal}


def _row(statement: Any, ask: Callable[[], Bound]) -> Row:  # noqa: ANN401
    try:
        return Row(statement.stem, statement.title, ask())
    except OutsideTheorem as refusal:
        return Row(statement.stem, statement.title, None, str(refusal))


def _less(a: Row, b: Row) -> bool:
    return a.bound is not None and (b.bound is None or a.bound < b.bound)


def _crossover(epsilon: object, delta_prime: object) -> Bound | None:
    if delta_prime is None:
        return None
    try:
        return advanced_composition.crossover(epsilon=epsilon, delta_prime=delta_prime)
    except OutsideTheorem:
        return None
