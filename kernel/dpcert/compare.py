"""The same facts under every composition theorem that applies, ranked by certified comparison.

Every theorem is asked at the same total delta, so that its epsilons may be compared.
What a theorem may choose is chosen best: each row says how its slack comes out of the
total. A total that is not used up (basic composition) is shown as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dpcert import notebook
from dpcert.bound import DEFAULT_DIGITS, Bound
from dpcert.contenders import CLOSED_FORMS, CONTENDERS, PURE, WHOLE, Contender
from dpcert.errors import InvalidInput, OutsideTheorem, Undecided
from dpcert.ranking import ranked
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.directed import in_latex
from dpcert.reals.exact import Input, rational
from dpcert.theorems import advanced_composition, renyi, zero_concentrated
from dpcert.theorems.conditions import VACUOUS, against
from dpcert.theorems.statement import one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = "dpcert/comparison/1"
_HEAD = ("theorem", "epsilon", "delta", "slack")


@dataclass(frozen=True, slots=True)
class Row:
    """One theorem's pair, or why it does not apply; `slack` says what became of the total delta."""

    theorem: str
    title: str
    slack: str
    bound: Bound | None
    refusal: str = ""

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The row as plain data."""
        facts = self.bound.facts if self.bound else None
        return {
            "theorem": self.theorem,
            "title": self.title,
            "source": facts.source if facts else None,
            "guarantee": self.bound.guarantee(digits) if self.bound else None,
            "slack": self.slack,
            "hypotheses": [*facts.checked, *facts.asserted] if facts else [],
            "refusal": self.refusal,
        }

    def cells(self) -> tuple[str, ...]:
        """The cells of its row in a notebook."""
        pair = self.bound.guarantee(notebook.DIGITS) if self.bound else None
        if pair is None:
            return self.title, "", "", f"does not apply: {self.refusal}"
        return self.title, f"\u2264 {pair['epsilon']}", f"\u2264 {pair['delta']}", self.slack

    def formula(self) -> tuple[str, str]:
        """Its title and its number as LaTeX."""
        pair = self.bound.guarantee(notebook.DIGITS) if self.bound else None
        if pair is None:
            return self.title, notebook.words("does not apply")
        epsilon, delta = (in_latex(pair[name]) for name in ("epsilon", "delta"))
        return self.title, rf"\varepsilon \le {epsilon},\ \delta \le {delta}"

    def _repr_html_(self) -> str:
        return notebook.table(_HEAD, [self.cells()])

    def _repr_latex_(self) -> str:
        return notebook.array([self.formula()])


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
            "rows": [row.to_dict(digits) for row in self.rows],
            "crossover": self.crossover.to_dict(digits) if self.crossover else None,
            "notes": list(NOTES),
        }

    def _repr_html_(self) -> str:
        return notebook.table(_HEAD, [row.cells() for row in self.rows], NOTES)

    def _repr_latex_(self) -> str:
        return notebook.array([row.formula() for row in self.rows])


NOTES = (
    "every row holds at the same total delta or below it",
    "the smallest epsilon is the best valid statement; all rows are valid",
)


@dataclass(frozen=True, slots=True)
class _Facts:
    """What is composed: k equal mechanisms, or a list; and the total delta, where it can be written down."""

    one: Mapping[str, Input]
    mechanisms: object
    total: Input | None


def compare(
    *,
    k: object = None,
    epsilon: object = None,
    delta: object = 0,
    delta_prime: object = None,
    delta_total: object = None,
    mechanisms: object = None,
) -> Comparison:
    """The total epsilon of k (epsilon, delta)-DP mechanisms, or of a list, under every composition theorem.

    Source: the theorems named in the rows.
    Guarantee: every row is valid at a total delta of at most delta_total (with delta_prime instead, of
    k delta + delta_prime, Theorem 3.20's); the order of the epsilons is decided about the exact reals.
    Scope: k and each mechanism's (epsilon, delta) fixed in advance, mechanisms and databases adaptive.
    Args: k, epsilon and delta, or mechanisms, rows (epsilon, delta, k); delta_total, or delta_prime.
    Raises: InvalidInput, OutsideTheorem; a theorem that refuses has its reason as a row.

    >>> compare(k=10, epsilon="0.1", delta_total="1e-6").winner.title
    'Optimal composition'
    >>> [row.title for row in compare(k=100, epsilon="0.1", delta_total="1e-6").rows if row.bound][-1]
    'Basic composition'
    """
    facts = _facts(
        {"k": k, "epsilon": epsilon, "delta": delta, "delta_prime": delta_prime, "delta_total": delta_total}, mechanisms
    )
    rows = ranked((_row(way, facts) for way in CONTENDERS), lambda row: row.bound)
    if rows[0].bound is None:
        raise OutsideTheorem(rows[0].refusal)
    return Comparison(tuple(rows), _crossover(facts))


def alternatives(bound: Bound, digits: int = DEFAULT_DIGITS) -> list[dict[str, Any]]:
    """What other closed forms, or other conversions, give for the inputs of a total epsilon."""
    inputs = dict(bound.facts.inputs)
    if bound.claim.quantity != "epsilon_prime":
        return []
    if bound.claim.theorem in {zero_concentrated.STATEMENT.stem, renyi.STATEMENT.stem}:
        return [row.to_dict(digits) for row in _conversions(inputs) if row.theorem != bound.claim.theorem]
    if not {"k", "epsilon", "delta"} <= set(inputs) or not {"delta_prime", "delta_total"} & set(inputs):
        return []
    facts = _facts(inputs, None)
    others = [_row(way, facts) for way in CONTENDERS[:CLOSED_FORMS] if way.statement.stem != bound.claim.theorem]
    return [row.to_dict(digits) for row in others if row.bound]


def _conversions(inputs: Mapping[str, Input]) -> list[Row]:
    """The conversions that apply to the same mechanisms, best first."""
    rows = [
        Row(
            zero_concentrated.STATEMENT.stem,
            zero_concentrated.STATEMENT.title,
            WHOLE,
            zero_concentrated.epsilon_prime(**inputs),
        ),
        Row(
            "bun_steinke",
            "Bun & Steinke 2016, Proposition 1.3,",
            WHOLE,
            zero_concentrated.epsilon_prime_bun_steinke(**inputs),
        ),
    ]
    # Randomized response has less divergence at every order than a pure mechanism's rho allows.
    pure = (
        [Row(renyi.STATEMENT.stem, renyi.STATEMENT.title, WHOLE, renyi.epsilon_prime(**inputs))]
        if "epsilon" in inputs
        else []
    )
    return pure + rows


def _facts(given: Mapping[str, object], mechanisms: object) -> _Facts:
    statement = advanced_composition.STATEMENT
    total = given.get("delta_total")
    if total is not None and against(statement.read_one("delta_total", total).exact, 1) >= 0:
        raise OutsideTheorem(f"a comparison needs delta_total < 1, got {total}; {VACUOUS}")
    slack = given.get("delta_prime")
    if slack is not None and against(statement.read_one("delta_prime", slack).exact, 0) < 0:
        raise OutsideTheorem(f"a comparison needs delta_prime >= 0, got {slack}")
    if mechanisms is None:
        one = statement.read("epsilon_prime", **given)
        one_of(one, "delta_prime", "delta_total")
        return _Facts(one, None, _total(one))
    if any(given[name] is not None for name in ("k", "epsilon", "delta_prime")):
        raise InvalidInput("mechanisms goes with delta_total alone: each row says its epsilon, delta and k")
    if total is None:
        raise InvalidInput("missing delta_total: a list is compared at a total delta")
    return _Facts({}, mechanisms, statement.read_one("delta_total", total))


def _total(one: Mapping[str, Input]) -> Input | None:
    """The total delta that the rows share; None where k delta + delta_prime is no input."""
    if "delta_total" in one:
        return one["delta_total"]
    slack, each = one["delta_prime"].exact.rational, one["delta"].exact.rational
    if one["delta"].exact == ZERO:
        return one["delta_prime"]
    if slack is None or each is None:
        return None
    total = rational(one["k"].exact.above * each + slack)
    return Input(total, str(total))


def _row(way: Contender, facts: _Facts) -> Row:
    title, slack = way.statement.title, way.slack
    try:
        bound = _ask(way, facts)
    except (OutsideTheorem, Undecided) as refusal:
        return Row(way.statement.stem, title, slack, None, str(refusal))
    return Row(way.statement.stem, title, slack, bound)


def _ask(way: Contender, facts: _Facts) -> Bound:
    if facts.mechanisms is not None and facts.total is not None:
        if way.listed is None:
            raise OutsideTheorem(f"{way.statement.title} is not stated for a list of different mechanisms")
        return way.listed(facts.mechanisms, facts.total)
    if way.pure and facts.one["delta"].exact != ZERO:
        raise OutsideTheorem(f"{way.statement.title} {PURE}")
    if facts.total is None:
        if way.statement is advanced_composition.STATEMENT:
            return advanced_composition.epsilon_prime(**facts.one)
        raise OutsideTheorem("k*delta + delta_prime is no number of the input grammar; give delta_total instead")
    return way.equal(facts.one, facts.total)


def _crossover(facts: _Facts) -> Bound | None:
    if "delta_prime" not in facts.one:
        return None
    try:
        return advanced_composition.crossover(epsilon=facts.one["epsilon"], delta_prime=facts.one["delta_prime"])
    except OutsideTheorem:
        return None
