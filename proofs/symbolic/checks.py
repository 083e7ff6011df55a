"""The checks of identities, substitutions, the kernel's formula, and what is only stated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

import sympy

from dpcert.readings.symbolic import symbolic
from symbolic import signs
from symbolic.algebra import POINTS, equal, settled, vanishes
from symbolic.ground import CheckFailed, Kind, Vacuous
from symbolic.writing import tex

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.readings.expression import Expression
    from symbolic.evaluation import Ranges
    from symbolic.ground import Claim, Expr, Known

    Earlier = Mapping[str, Known]


@dataclass(frozen=True)
class Identity:
    """Both sides are equal: sympy reduces the difference to 0, and certified values agree at exact points."""

    where: Ranges = field(default_factory=dict)
    points: int = POINTS
    kind: ClassVar[Kind] = "identity"

    def run(self, claim: Claim | None, known: Earlier) -> str:  # noqa: ARG002  (every check takes what is known)
        """Establish left = right."""
        claim = stated(claim, "=")
        left, right = settled(claim.left, self.where), settled(claim.right, self.where)
        if claim.left == claim.right:
            raise Vacuous("both sides are the same expression")
        return equal(left, right, self.where, self.points)


@dataclass(frozen=True)
class Identical:
    """The kernel's formula as sympy reads it is, structurally, the derived expression."""

    formula: Expression
    kind: ClassVar[Kind] = "kernel"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish that both sides are one tree."""
        claim = stated(claim, "=")
        if sympy.srepr(symbolic(self.formula)) != sympy.srepr(claim.left):
            raise CheckFailed("the left side is not the kernel's formula")
        if not known:
            raise Vacuous("the expression compared with the kernel's follows from no earlier step")
        if sympy.srepr(claim.left) != sympy.srepr(claim.right):
            raise CheckFailed(f"the kernel's formula reads {claim.left}, derived is {claim.right}")
        return "the kernel's formula, read by sympy, has the same `srepr`"


@dataclass(frozen=True)
class Substitution:
    """An earlier claim at other values of its symbols; each value is visibly in the symbol's domain."""

    of: str
    values: Mapping[Any, Expr]
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "substitution"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the claim as an instance of the earlier one."""
        claim = stated(claim)
        source = take(known, self.of)
        facts = facts_of(known)
        if not self.values:
            raise Vacuous("nothing is substituted")
        values = {symbol: sympy.sympify(value) for symbol, value in self.values.items()}
        for symbol, value in values.items():
            if not source.left.has(symbol) and not source.right.has(symbol):
                raise Vacuous(f"'{self.of}' does not speak of {symbol}")
            if symbol.is_nonnegative:
                signs.demand(value, facts, strict=bool(symbol.is_positive), what=f"the value of {symbol}")
        settles = self._hypotheses(known[self.of], values, facts)
        if claim.sign not in _IMPLIED[source.sign]:
            raise CheckFailed(f"'{self.of}' says {source.sign}, not {claim.sign}")
        settle = [settled(side, self.where) for side in source[::2]]
        notes = ""
        for side, mine in zip(settle, (claim.left, claim.right), strict=True):
            placed = side.subs(values, simultaneous=True)
            if sympy.srepr(placed) != sympy.srepr(mine):
                notes = f"; to the claim {equal(placed, mine, self.where)}"
        shown = ", ".join(f"${tex(symbol)}$" for symbol in self.values)
        where = ", where its hypotheses hold" if settles else ""
        return f"'{self.of}' with values put in for {shown}, each visibly in its domain{where}{notes}"

    def carried(self, known: Earlier) -> list[Known]:
        """Hypotheses and ranges of the substituted symbols are settled: `run` has demanded them at the new values."""
        source = known[self.of]
        kept = frozenset(c for c in source.under if c.excess.subs(self.values, simultaneous=True) == c.excess)
        limited = {
            symbol: ends and (ends[0].subs(self.values), ends[1].subs(self.values))
            for symbol, ends in source.limited.items()
            if symbol not in self.values
        }
        others = [fact for name, fact in known.items() if name != self.of]
        return [source._replace(under=kept, limited=limited), *others]

    def _hypotheses(self, source: Known, values: dict[Any, Expr], facts: tuple[Claim, ...]) -> bool:
        """What the earlier claim rests on has to hold at the new values too; whether there was anything."""
        settles = False
        for symbol in sorted(source.limited.keys() & values.keys(), key=str):
            ends, settles = source.limited[symbol], True
            if ends is None:
                raise CheckFailed(f"'{self.of}' is not known for every {symbol}")
            for gap in (values[symbol] - ends[0], ends[1] - values[symbol]):
                if gap != sympy.oo:
                    signs.demand(gap, facts, strict=False, what=f"the place of the new {symbol} in its range")
        for hypothesis in source.under:
            placed = hypothesis.excess.subs(values, simultaneous=True)
            if placed == hypothesis.excess:
                continue
            if hypothesis.sign == "=":
                raise CheckFailed(f"'{self.of}' rests on an equation, which is not carried over")
            signs.demand(placed, facts, strict=hypothesis.strict, what="a hypothesis at the new values")
            settles = True
        return settles


_IMPLIED: dict[str, set[str]] = {
    "=": {"=", "<=", ">="},
    ">": {">", ">="},
    ">=": {">="},
    "<": {"<", "<="},
    "<=": {"<="},
}


@dataclass(frozen=True)
class Combination:
    """The claim's excess is a sum of earlier excesses times visibly nonnegative factors, and a rest."""

    parts: tuple[tuple[Expr | int, str], ...]
    rest: Expr | int = 0
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "inequality"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish excess = sum of factor times known excess + rest."""
        claim = stated(claim, ">", ">=", "<", "<=")
        if not self.parts:
            raise Vacuous("nothing is combined")
        facts = facts_of(known)
        total = rest = sympy.sympify(self.rest)
        strict = signs.sign(rest, facts) == "+"
        signs.demand(rest, facts, strict=False, what="the rest")
        for factor, name in self.parts:
            earlier = take(known, name)
            if earlier.sign != "=":
                signs.demand(sympy.sympify(factor), facts, strict=False, what=f"the factor of '{name}'")
            strict |= earlier.strict and signs.sign(sympy.sympify(factor), facts) == "+"
            total += factor * earlier.excess
        if claim.strict and not strict:
            raise CheckFailed("no part is strict")
        note = equal(settled(claim.excess, self.where), settled(total, self.where), self.where)
        names = ", ".join(f"'{name}'" for _, name in self.parts)
        return f"a combination of {names} with visibly nonnegative factors; {note}"


@dataclass(frozen=True)
class Summed:
    """A pointwise inequality, linear in weights, summed over all outcomes: each weight becomes its total.

    `varying` are the symbols that differ from outcome to outcome; nothing else may.
    """

    of: str
    totals: Mapping[Any, Expr | int]
    varying: tuple[Any, ...]
    kind: ClassVar[Kind] = "inequality"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the claim as the sum of the earlier one over the outcomes."""
        claim = stated(claim, ">=", "<=")
        source = take(known, self.of)
        varying = set(self.varying)
        if not varying or not all(weight.free_symbols & varying for weight in self.totals):
            raise Vacuous("each weight that is summed varies from outcome to outcome")
        total: Expr = sympy.Integer(0)
        for term in sympy.Add.make_args(sympy.expand(source.excess)):
            constant, weight = term.as_independent(*self.varying, as_Add=False)
            if weight not in self.totals:
                raise CheckFailed(f"{term} is not a constant times one of the weights")
            total += constant * self.totals[weight]
        if total.free_symbols & varying:
            raise CheckFailed("a total still depends on the outcome")
        if source.sign == "=" or not vanishes(claim.excess - total):
            raise CheckFailed("the claim is not the sum of the pointwise inequality")
        return f"'{self.of}' is linear in {', '.join(f'${tex(w)}$' for w in self.totals)}, which sum to the totals"


@dataclass(frozen=True)
class Induction:
    """A claim about a quantity for every count, from the claim at 0 and a step from each count to the next.

    `hypothesis` is the claim itself, given; `step` says it of the quantity that follows,
    at the next count. `start` is the quantity at the count 0. Other hypotheses that the
    step rests on stand for each count, and the conclusion goes on resting on them.
    """

    count: Any
    quantity: Any
    following: Any
    start: Expr | int
    hypothesis: str
    step: str
    kind: ClassVar[Kind] = "inequality"

    def carried(self, known: Earlier) -> list[Known]:
        """The hypothesis is settled."""
        given = frozenset({known[self.hypothesis].claim})
        return [fact._replace(under=fact.under - given) for fact in known.values()]

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the claim for every count."""
        claim = stated(claim, ">=", "<=")
        hypothesis, step = take(known, self.hypothesis), take(known, self.step)
        if self.count.is_positive or not self.count.is_nonnegative:
            raise CheckFailed(f"{self.count} is not declared to count from 0")
        if known[self.hypothesis].check.kind != "given" or hypothesis != claim:
            raise CheckFailed(f"'{self.hypothesis}' is not the claim as a hypothesis")
        if not all(claim.excess.has(symbol) for symbol in (self.count, self.quantity)):
            raise Vacuous(f"the claim does not speak of {self.quantity} at {self.count}")
        next_one = {self.count: self.count + 1, self.quantity: self.following}
        if not vanishes(step.excess - claim.excess.subs(next_one, simultaneous=True)):
            raise CheckFailed(f"'{self.step}' is not the claim at the next count")
        first = claim.excess.subs({self.count: 0, self.quantity: self.start}, simultaneous=True)
        if not vanishes(first):
            signs.demand(first, facts_of(known), strict=False, what=f"the excess at {self.count} = 0")
        at_start = f"at 0 as ${tex(self.quantity)} = {tex(sympy.sympify(self.start))}$"
        return f"induction over ${tex(self.count)}$: {at_start}, then '{self.step}'"


@dataclass(frozen=True)
class Cited:
    """A lemma from the literature, not proved here."""

    source: str
    kind: ClassVar[Kind] = "cited"

    def run(self, claim: Claim | None, known: Earlier) -> str:  # noqa: ARG002
        """Name the source."""
        if not self.source:
            raise Vacuous("a cited lemma names its source")
        return f"cited, not proved here: {self.source}"


@dataclass(frozen=True)
class Given:
    """A hypothesis or a definition."""

    kind: ClassVar[Kind] = "given"

    def run(self, claim: Claim | None, known: Earlier) -> str:  # noqa: ARG002
        """Nothing to establish."""
        stated(claim)
        return "a hypothesis or a definition"


def stated(claim: Claim | None, *signs_: str) -> Claim:
    """The claim, refused where it is no relation or not of a kind that the check establishes."""
    if claim is None:
        raise CheckFailed("a step that is checked claims a relation")
    if signs_ and claim.sign not in signs_:
        raise CheckFailed(f"this check establishes {' or '.join(signs_)}, not '{claim.sign}'")
    return claim


def take(known: Earlier, name: str) -> Claim:
    """The claim of a step that the present one says it follows from."""
    if name not in known:
        raise CheckFailed(f"'{name}' is used and not named in what the step follows from")
    return stated(known[name].claim)


def facts_of(known: Earlier, varied: Any = None) -> tuple[Claim, ...]:  # noqa: ANN401  (a symbol)
    """The claims that may be used where `varied` runs through its whole domain."""
    for name, fact in known.items():
        if varied is not None and fact.bounds(varied):
            raise CheckFailed(f"'{name}' is not known for every {varied}")
    return tuple(fact.claim for fact in known.values() if fact.claim is not None)
