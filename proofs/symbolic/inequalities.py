"""The checks of inequalities: by structure, derivatives, concavity, or certified enclosure over a box."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import sympy

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import refine
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import rational
from symbolic import signs
from symbolic.algebra import derivative, equal, fraction, settled, size_at, vanishes
from symbolic.checks import facts_of, stated, take
from symbolic.evaluation import certified, enclose, interval
from symbolic.ground import CheckFailed, Kind, Vacuous
from symbolic.writing import tex

if TYPE_CHECKING:
    from collections.abc import Mapping

    from symbolic.evaluation import Ranges
    from symbolic.ground import Claim, Ends, Expr, Known

    Earlier = Mapping[str, Known]
    Box = tuple[tuple[Fraction, Fraction], ...]


@dataclass(frozen=True)
class Manifest:
    """The excess, or a form that equals it, is visibly of the claimed sign."""

    form: Expr | None = None
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "inequality"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the sign by structure."""
        claim = stated(claim, ">", ">=", "<", "<=")
        excess = inequality(claim, self.where)
        form, note = _formed(excess, self.form, self.where)
        signs.demand(form, facts_of(known), strict=claim.strict)
        return f"the difference of the two sides{note} is a sum or product of positive parts"


@dataclass(frozen=True)
class Ladder:
    """The excess f and its first derivatives are at least 0 at 0, and the next derivative is visibly of the sign.

    By Taylor's formula with integral remainder f is positive (or at least 0) for variable > 0.
    """

    variable: Any
    order: int = 1
    form: Expr | None = None
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "inequality"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the sign by derivatives."""
        claim = stated(claim, ">", ">=", "<", "<=")
        if self.order < 1:
            raise Vacuous("a ladder has at least one derivative")
        if not self.variable.is_nonnegative:
            raise CheckFailed(f"{self.variable} is not declared to start at 0")
        if claim.strict and not self.variable.is_positive:
            raise CheckFailed(f"at {self.variable} = 0 the inequality is not strict")
        rung, facts = inequality(claim, self.where), facts_of(known, self.variable)
        if not rung.has(self.variable):
            raise Vacuous(f"the claim does not speak of {self.variable}")
        for _ in range(self.order):
            start = rung.subs(self.variable, 0)
            if not vanishes(start):
                signs.demand(start, facts, strict=False, what=f"the value at {self.variable} = 0")
            rung = derivative(rung, self.variable, self.where)
        form, note = _formed(rung, self.form, self.where)
        signs.demand(form, facts, strict=claim.strict, what="the last derivative")
        below = {1: "it is", 2: "it and its derivative are"}.get(
            self.order, f"it and its first {self.order - 1} derivatives are"
        )
        return (
            f"the difference of the two sides: {below} at least 0 at ${tex(self.variable)} = 0$ and derivative "
            f"{self.order}{note} is visibly {'positive' if claim.strict else 'at least 0'} (derivatives by sympy, "
            "held against certified difference quotients)"
        )


@dataclass(frozen=True)
class Concave:
    """The excess is concave in the variable between two ends, and at least 0 at both."""

    variable: Any
    low: Expr
    high: Expr
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "inequality"

    def limits(self) -> dict[Expr, Ends]:
        """The claim is established between the ends."""
        return {self.variable: (sympy.sympify(self.low), sympy.sympify(self.high))}

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish a weak inequality between the ends."""
        claim = stated(claim, ">", ">=", "<", "<=")
        excess = inequality(claim, self.where)
        facts = facts_of(known, self.variable)
        low, high = sympy.sympify(self.low), sympy.sympify(self.high)
        if claim.strict:
            raise CheckFailed("concavity gives a weak inequality")
        if not excess.has(self.variable):
            raise Vacuous(f"the claim does not speak of {self.variable}")
        if signs.sign(high - low, facts) != "+":
            raise Vacuous("the interval is not visibly one")
        bend = derivative(derivative(excess, self.variable, self.where), self.variable, self.where)
        signs.demand(-bend, facts, strict=False, what="minus the second derivative")
        for end in (low, high):
            value = excess.subs(self.variable, end)
            if not vanishes(value):
                signs.demand(value, facts, strict=False, what=f"the value at {self.variable} = {end}")
        shown = tex(self.variable)
        return (
            f"the difference of the two sides is concave in ${shown}$ and at least 0 at both ends of "
            f"$[{tex(low)}, {tex(high)}]$"
        )


@dataclass(frozen=True)
class Falling:
    """The excess falls in the variable, and to 0 at infinity; so it is positive."""

    variable: Any
    form: Expr | None = None
    where: Ranges = field(default_factory=dict)
    kind: ClassVar[Kind] = "inequality"

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the sign from infinity."""
        claim = stated(claim, ">", ">=", "<", "<=")
        excess = inequality(claim, self.where)
        if not excess.has(self.variable):
            raise Vacuous(f"the claim does not speak of {self.variable}")
        form, note = _formed(-derivative(excess, self.variable, self.where), self.form, self.where)
        signs.demand(form, facts_of(known, self.variable), strict=True, what="minus the derivative")
        if sympy.limit(excess, self.variable, sympy.oo) != 0:
            raise CheckFailed("the limit at infinity is not 0")
        sizes = [size_at(excess, self.variable, place, self.where) for place in (8, 16, 32)]
        if not sizes[2] * 1024 < sizes[1] * 32 < sizes[0]:
            raise CheckFailed("certified values do not fall towards 0")
        return (
            f"the difference of the two sides: minus its derivative{note} is visibly positive and its limit at "
            "infinity is 0 "
            f"(sympy; enclosures at 8, 16 and 32 fall accordingly)"
        )


@dataclass(frozen=True)
class Enclosed:
    """Certified enclosures decide the sign on every part of a box; without variables, at the numbers themselves."""

    box: tuple[tuple[Any, str, str], ...] = ()
    bits: int = 64
    most: int = 20_000
    kind: ClassVar[Kind] = "inequality"

    def limits(self) -> dict[Expr, Ends]:
        """The claim is established on the box."""
        return {symbol: (fraction(low), fraction(high)) for symbol, low, high in self.box}

    def run(self, claim: Claim | None, known: Earlier) -> str:  # noqa: ARG002
        """Establish the sign by branch and bound."""
        claim = stated(claim, ">", ">=", "<", "<=")
        excess = inequality(claim, {})
        symbols = [symbol for symbol, _, _ in self.box]
        if set(symbols) != excess.free_symbols or len(symbols) != len(set(symbols)):
            raise Vacuous("the box has one range for each symbol of the claim, and no other")
        if not symbols:
            return self._decided(excess, strict=claim.strict)
        whole = tuple(interval((low, high)) for _, low, high in self.box)
        # First come, first cut: a false place is found before its border is cut to dust.
        todo, done = deque([whole]), 0
        while todo:
            box = todo.popleft()
            done += 1
            if done > self.most:
                raise CheckFailed(f"not decided with {self.most} boxes; last {_shown(symbols, box)}")
            verdict = self._on(excess, symbols, box)
            if verdict is None:
                todo += _halves(box, whole)
            elif verdict < 0 or (verdict == 0 and claim.strict):
                raise CheckFailed(f"false on {_shown(symbols, box)}")
        boxes = "one box, all of" if done == 1 else f"{done} boxes that cover"
        return f"certified enclosures on {boxes} {_shown(symbols, whole, formula=True)}"

    def _on(self, excess: Expr, symbols: list[Any], box: Box) -> int | None:
        real = Enclosures(self.bits)
        values = {}
        for symbol, (low, high) in zip(symbols, box, strict=True):
            below, above = (real.number(rational(end)).ends for end in (low, high))
            values[symbol] = Enclosure(self.bits, None, (below[0], above[1]))
        try:
            return enclose(excess, values, real).sign()
        except Undecided:
            return None
        except OutsideTheorem as error:
            raise CheckFailed(f"{excess} is not defined on {_shown(symbols, box)}: {error}") from error

    def _decided(self, excess: Expr, *, strict: bool) -> str:
        try:
            verdict = refine.sign(lambda bits: certified(excess, {}, Enclosures(bits)))
        except Undecided as error:
            raise CheckFailed(str(error)) from error
        if verdict < 0 or (strict and verdict == 0):
            raise CheckFailed("certified enclosures decide the opposite")
        return "certified enclosures, refined until they decide"


@dataclass(frozen=True)
class Glued:
    """A claim known on [a, b] and, as `above`, at b + shift for every shift >= 0: known from a on."""

    variable: Any
    start: str
    below: str
    above: str
    shift: Any
    kind: ClassVar[Kind] = "inequality"

    def limits(self) -> dict[Expr, Ends]:
        """The claim is established from a on."""
        return {self.variable: (fraction(self.start), sympy.oo)}

    def carried(self, known: Earlier) -> list[Known]:
        """The ranges of the two parts make the new one."""
        kept = []
        for fact in known.values():
            limited = {symbol: ends for symbol, ends in fact.limited.items() if symbol != self.variable}
            kept.append(fact._replace(limited=limited))
        return kept

    def run(self, claim: Claim | None, known: Earlier) -> str:
        """Establish the claim on both parts."""
        claim = stated(claim, ">", ">=", "<", "<=")
        below, above = (take(known, name) for name in (self.below, self.above))
        box: tuple[Any, ...] = getattr(known[self.below].check, "box", ())
        if [symbol for symbol, _, _ in box] != [self.variable]:
            raise CheckFailed(f"'{self.below}' is not established on an interval of {self.variable}")
        low, high = interval(box[0][1:])
        if Fraction(self.start) != low:
            raise CheckFailed(f"'{self.below}' starts at {low}")
        joint = fraction(box[0][2])
        if not self.shift.is_nonnegative or known[self.above].bounds(self.shift):
            raise CheckFailed(f"'{self.above}' is not known for every {self.shift} >= 0")
        shifted = claim.excess.subs(self.variable, joint + self.shift)
        weak = claim.strict and not (below.strict and above.strict)
        if weak or below.excess != claim.excess or not vanishes(above.excess - shifted):
            raise CheckFailed("the two parts do not say the claim")
        shown = tex(self.variable)
        return rf"'{self.below}' for ${low} \le {shown} \le {high}$ and '{self.above}' beyond"


def inequality(claim: Claim, where: Ranges) -> Expr:
    """The excess of an inequality, its derivatives carried out."""
    excess = settled(claim.excess, where)
    if excess == 0:
        raise Vacuous("both sides are the same expression")
    return excess


def _formed(excess: Expr, form: Expr | None, where: Ranges) -> tuple[Expr, str]:
    if form is None:
        return excess, ""
    equal(excess, form, where)
    return form, f", $= {tex(form)}$ (identity checked),"


def _halves(box: Box, whole: Box) -> list[Box]:
    """The box cut across its side that is longest in proportion to the whole."""
    shares = [(high - low) / (b - a) for (low, high), (a, b) in zip(box, whole, strict=True)]
    side = shares.index(max(shares))
    low, high = box[side]
    middle = (low + high) / 2
    return [(*box[:side], part, *box[side + 1 :]) for part in ((middle, high), (low, middle))]


def _shown(symbols: list[Any], box: Box, *, formula: bool = False) -> str:
    if formula:
        return " and ".join(rf"${low} \le {tex(s)} \le {high}$" for s, (low, high) in zip(symbols, box, strict=True))
    return ", ".join(f"{symbol} in [{low}, {high}]" for symbol, (low, high) in zip(symbols, box, strict=True))
