"""What an answer of the kernel means, as comparisons of terms of kernel.v: read off the kernel's own evaluators.

A formula's value lies between two numbers; an inverse is the last argument at which a
formula is at most the target; an optimum is the value of a formula where another one,
its stationarity, is 0, which it is between two points where it has opposite signs. The
delta of optimal composition is its definition; for an inverse of it, the values at the
two neighbours are compared with the target.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from coq.kernel_formulas import FORMULAS
from coq.rehearsal import positive
from dpcert.readings.coq import coq_power, coq_value
from dpcert.reals.enclosure import Enclosure
from dpcert.reals.exact import read, total_size
from dpcert.reals.rounding import surrounding
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse, OrZero
from dpcert.theorems.optimal_evaluators import DeltaTotal, EpsilonPrime, LargestDelta, LargestEpsilon, LargestK
from dpcert.theorems.optimum import AtRoot, Floor, Largest, Reading, itself

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coq.rehearsal import Differences
    from dpcert.bound import Bound
    from dpcert.reals.enclosure import Enclosures
    from dpcert.reals.exact import Exact

    Inputs = Mapping[str, Exact]

#: The name in kernel.v of each formula of the kernel.
_NAMES: Final[dict[Callable[..., Any], str]] = {formula: name for name, (formula, _) in FORMULAS.items()}
#: Up to so many mechanisms the definition of optimal composition is spelled out.
_MOST_MECHANISMS: Final = 12
#: Digits to which a root is enclosed, tried in this order.
_ROOT_DIGITS: Final = (30, 40, 60, 120, 250)


#: Why there is no claim.
NO_FORMULA: Final = "the answer is not the value of one formula, or of one with too many terms"
NORMAL: Final = "the formula needs the normal distribution"


class NotClaimed(Exception):
    """Why kernel.v and its lemmas do not say what the answer is."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement, with <low> and <high> for the numbers, and what has to be 0 or more for it."""

    statement: str
    differences: Differences
    #: The lemma that leaves nothing but those comparisons to be shown, if it takes one.
    lemma: str = ""


def claims(bound: Bound, low: Exact, high: Exact) -> Iterator[Claim]:
    """The ways to say that the answer is between low and high; for a root, with ever more digits."""
    evaluator, inputs = bound.evaluator, bound.inputs
    if isinstance(evaluator, OrZero):
        evaluator = evaluator.inverse
    if isinstance(evaluator, Forward | Reading):
        yield _value(evaluator, inputs, low, high)
    elif isinstance(evaluator, Inverse):
        yield _inverse(evaluator, inputs, low, high)
    elif isinstance(evaluator, IntegerInverse):
        yield from _counts(evaluator, inputs, low, high)
    elif isinstance(evaluator, AtRoot):
        yield from (_optimum(evaluator, inputs, low, high, digits) for digits in _ROOT_DIGITS)
    elif isinstance(evaluator, Floor):
        yield from (_optimum(evaluator.of, inputs, low, high, digits, "<") for digits in _ROOT_DIGITS)
    elif type(evaluator) in _OPTIMAL:
        yield _optimal(evaluator, inputs, low, high)
    elif isinstance(evaluator, Largest):
        yield from (_largest(evaluator, inputs, low, high, digits) for digits in _ROOT_DIGITS)
    else:
        raise NotClaimed(NO_FORMULA)


def numeral(text: str) -> str:
    """A decimal as Coq reads it quickly: far from 1 it is an integer and a power of ten.

    >>> [numeral(text) for text in ("0.25", "2.5e-40", "2.5e+40")]
    ['0.25', '(25 * powerRZ 10 (-41))', '(25 * powerRZ 10 39)']
    """
    mantissa, _, exponent = text.partition("e")
    whole, _, part = mantissa.partition(".")
    power = int(exponent or 0) - len(part)
    if not exponent or abs(power) <= _SHORT:
        return text
    return f"({int(whole + part)} * {coq_power(10, power)})"


_SHORT: Final = 30


def _value(evaluator: Forward | Reading, inputs: Inputs, low: Exact, high: Exact) -> Claim:
    return _between(_term(evaluator, _terms(inputs)), lambda real: evaluator.read(inputs, real), low, high)


def _between(term: str, value: Callable[[Enclosures], Enclosure], low: Exact, high: Exact, lemma: str = "") -> Claim:
    def differences(real: Enclosures) -> list[Enclosure]:
        found = value(real)
        return [found - real.number(low), real.number(high) - found]

    return Claim(f"{term} = <low>" if low == high else f"<low> <= {term} <= <high>", differences, lemma)


def _inverse(evaluator: Inverse, inputs: Inputs, low: Exact, high: Exact) -> Claim:
    def differences(real: Enclosures) -> list[Enclosure]:
        excess = evaluator.excess(inputs)(real)
        return [-excess(real.number(low)), excess(real.number(high))]

    target = coq_value(inputs[evaluator.target])
    if low == high:
        return Claim(f"{_at(evaluator, inputs, '<low>')} = {target}", differences)
    value = _at(evaluator, inputs, "x")
    allowed = f"{value} <= {target}"
    return Claim(
        f"(forall x, 0 <= x <= <low> -> {allowed}) /\\\n  (forall x, 0 <= x -> {allowed} -> x < <high>)",
        differences,
        f"apply (largest_argument (fun x => {value})); try apply {_rises(evaluator)}; ",
    )


def _counts(evaluator: IntegerInverse, inputs: Inputs, low: Exact, high: Exact) -> Iterator[Claim]:
    """At one more the formula exceeds the target, or the limit is reached."""
    inverse, limit = evaluator.inverse, Forward(evaluator.limit, evaluator.limit_takes)
    target, excess, room = coq_value(inputs[inverse.target]), inverse.excess(inputs), evaluator.room(inputs)
    (value, left), (counted, spare) = (
        [_term(formula, _terms(inputs) | {inverse.unknown: k}) for formula in (inverse, limit)]
        for k in ("x", "(INR k)")
    )
    within, kept, not_kept = (
        ("<=", "at_most_kept", "Rlt_not_le") if evaluator.closed else ("<", "below_kept", "Rle_not_lt")
    )
    lemma = (
        f"apply (largest_count (fun x => {value}) (fun x => {left}) ({target}) <low> <high> (fun l => l {within} 0)); "
        f"[exact {kept}|rises {_rises(inverse)}|intros; unfold {left.split()[0]}; lra|easy|easy| | |{{}}]; "
    )

    def allowed(real: Enclosures) -> list[Enclosure]:
        last, unspent = -excess(real)(real.number(low)), -room(real)(real.number(low))
        return [last, unspent if evaluator.closed else positive(unspent)]

    def exceeded(real: Enclosures) -> list[Enclosure]:
        return [*allowed(real), positive(excess(real)(real.number(high)))]

    def stopped(real: Enclosures) -> list[Enclosure]:
        spent = room(real)(real.number(high))
        return [*allowed(real), positive(spent) if evaluator.closed else spent]

    statement = f"forall k : nat, {counted} <= {target} /\\ {spare} {within} 0 <-> (k <= Z.to_nat <low>)%nat"
    yield Claim(statement, exceeded, lemma.format("left"))
    yield Claim(statement, stopped, lemma.format(f"right; apply {not_kept}"))


def _rises(inverse: Inverse) -> str:
    """The lemma of inverses.v that says so."""
    return f"{_name(inverse.formula)}_rises_in_{inverse.unknown}"


@dataclass(frozen=True, slots=True)
class _Root:
    """Two points around the root of a stationarity, and the value between them."""

    evaluator: AtRoot
    inputs: Inputs
    terms: Mapping[str, str]
    ends: tuple[str, str]

    @classmethod
    def found(cls, evaluator: AtRoot, inputs: Inputs, digits: int, **terms: str) -> _Root:
        """By the kernel, to so many digits; `terms` stand for their inputs."""
        ends = surrounding(lambda bits: evaluator.place(inputs, bits), digits, size=total_size(inputs.values()))
        return cls(evaluator, inputs, _terms(inputs) | terms, ends)

    def signs(self, real: Enclosures) -> list[Enclosure]:
        """What shows that there is a root between the two."""
        before, after = map(self.evaluator.excess(self.inputs)(real), self._points(real))
        return [-before, after]

    def value(self, real: Enclosures) -> Enclosure:
        """The value at all points between."""
        before, after = self._points(real)
        between = Enclosure(real.bits, None, (before.ends[0], after.ends[1]))
        value: Enclosure = self.evaluator.read(self.inputs, real, between)
        return value

    def _points(self, real: Enclosures) -> list[Enclosure]:
        return [real.number(read(end).exact) for end in self.ends]

    def said(self, good: str) -> tuple[str, str]:
        """That the value at the root is good, a comparison of {value}; and the lemma that shows it."""
        left, right = map(numeral, self.ends)
        order = "x" if self.evaluator.order is itself else f"(kernel.{_name(self.evaluator.order)} x)"
        stationarity = _term(self.evaluator.stationarity, self.terms, "x")
        good = good.format(value=_term(self.evaluator.value, self.terms, order))
        unbroken = f"{_name(self.evaluator.stationarity.formula)}_unbroken"
        return (
            f"exists x, {left} <= x <= {right} /\\ {stationarity} = 0 /\\\n  ({good})",
            f"apply (root_between (fun x => {stationarity}) (fun x => {good}) {left} {right}); try apply {unbroken}",
        )


def _optimum(  # noqa: PLR0917  (a bracket, and how far the root is sought)
    evaluator: AtRoot, inputs: Inputs, low: Exact, high: Exact, digits: int, upper: str = "<="
) -> Claim:
    root = _Root.found(evaluator, inputs, digits)

    def differences(real: Enclosures) -> list[Enclosure]:
        value = root.value(real)
        return [*root.signs(real), value - real.number(low), real.number(high) - value]

    statement, lemma = root.said("{value} = <low>" if low == high else f"<low> <= {{value}} {upper} <high>")
    return Claim(statement, differences, f"{lemma}; ")


def _largest(evaluator: Largest, inputs: Inputs, low: Exact, high: Exact, digits: int) -> Claim:
    """At low the least value is at most the target, and at high it is more."""
    target, goal = coq_value(inputs[evaluator.target]), inputs[evaluator.target]
    here, there = (
        _Root.found(evaluator.least, {**inputs, evaluator.unknown: end}, digits, **{evaluator.unknown: shown})
        for end, shown in ((low, "<low>"), (high, "<high>"))
    )

    def differences(real: Enclosures) -> list[Enclosure]:
        most = real.number(goal)
        return [*here.signs(real), *there.signs(real), most - here.value(real), there.value(real) - most]

    (below, first), (above, second) = here.said(f"{{value}} <= {target}"), there.said(f"{target} < {{value}}")
    return Claim(f"({below}) /\\\n  ({above})", differences, f"split; [{first}|{second}]; ")


#: What each evaluator of optimal composition seeks, and whether delta_total rises in it.
_OPTIMAL: Final[dict[type, tuple[str, bool]]] = {
    DeltaTotal: ("delta_total", False),
    EpsilonPrime: ("epsilon_prime", False),
    LargestEpsilon: ("epsilon", True),
    LargestK: ("k", True),
    LargestDelta: ("delta", True),
}
_SPELLED_OUT: Final = "spelled_out ltac:(interval with (i_prec 100)); "


def _optimal(evaluator: object, inputs: Inputs, low: Exact, high: Exact) -> Claim:
    """The definition lies between two numbers; or it is at most the target at one of them and more at the other."""
    unknown, rises = _OPTIMAL[type(evaluator)]
    ends = {"<low>": {**inputs, unknown: low}, "<high>": {**inputs, unknown: high}}
    if max(end["k"].above for end in ends.values()) > _MOST_MECHANISMS:
        raise NotClaimed(NO_FORMULA)
    defined = DeltaTotal().read
    if unknown == "delta_total":
        return _between(_optimal_term(_terms(inputs)), lambda real: defined(inputs, real), low, high, _SPELLED_OUT)
    within, beyond = ends if rises else reversed(ends)

    def differences(real: Enclosures) -> list[Enclosure]:
        target = real.number(inputs["delta_total"])
        return [target - defined(ends[within], real), positive(defined(ends[beyond], real) - target)]

    allowed, not_allowed = (_optimal_term(_terms(inputs) | {unknown: end}) for end in (within, beyond))
    return Claim(f"{allowed} <= {coq_value(inputs['delta_total'])} < {not_allowed}", differences, _SPELLED_OUT)


def _optimal_term(terms: Mapping[str, str]) -> str:
    pure = f"(optimal_pure {terms['k']} {terms['epsilon']} {terms['epsilon_prime']})"
    return f"kernel.optimal_delta_total {terms['k']} {terms['delta']} {pure}"


def _at(evaluator: Inverse, inputs: Inputs, argument: str) -> str:
    """The formula at an argument."""
    return _term(evaluator, _terms(inputs) | {evaluator.unknown: argument})


def _terms(inputs: Inputs) -> dict[str, str]:
    return {name: _bracketed(coq_value(exact)) for name, exact in inputs.items()}


def _term(formula: Forward | Reading | Inverse, terms: Mapping[str, str], *first: str) -> str:
    """A formula of kernel.v at the arguments that it takes, some of which are formulas again."""
    taken = [terms[take] if isinstance(take, str) else _bracketed(_term(take, terms)) for take in formula.takes]
    return " ".join([f"kernel.{_name(formula.formula)}", *first, *taken])


def _bracketed(term: str) -> str:
    return f"({term})" if " " in term else term


def _name(formula: Callable[..., Any]) -> str:
    if formula not in _NAMES:
        raise NotClaimed(NORMAL)
    return _NAMES[formula]
