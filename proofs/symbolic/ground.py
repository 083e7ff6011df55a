"""The step language: a derivation is a sequence of named steps, and each check is run.

A step has one claim, a relation between two sympy expressions, and one check that
has to establish exactly this claim. A check sees only the claims of the steps that
the step says it follows from, so `because` is what was used and not a comment.
The kinds of step: an identity, a substitution into an earlier claim, an inequality,
the kernel's formula, a lemma that is cited, a hypothesis that is given. The last two
prove nothing; they are refused unless a later step rests on them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

#: A sympy expression; sympy has no types.
Expr = Any

#: Lower and upper end of a closed interval; oo is sympy's.
Ends = tuple[Expr, Expr]

Sign = Literal["=", ">", ">=", "<", "<="]
Kind = Literal["identity", "substitution", "inequality", "kernel", "cited", "given"]


#: Kinds of step that prove nothing.
_UNPROVED: Final = frozenset({"cited", "given"})


class CheckFailed(Exception):
    """The check does not establish the claim."""


class Vacuous(CheckFailed):
    """The check could not have failed, so it would establish nothing."""


class StepFailed(Exception):
    """A derivation breaks: at which step, and why."""

    def __init__(self, derivation: str, step: str, reason: CheckFailed) -> None:
        super().__init__(f"{derivation}, step '{step}': {reason}")
        self.derivation = derivation
        self.step = step
        self.reason = reason


class Claim(NamedTuple):
    """left sign right, for all values of the symbols in their domains."""

    left: Expr
    sign: Sign
    right: Expr

    @property
    def excess(self) -> Expr:
        """What an inequality says is positive or not negative; what an equation says is zero."""
        return self.right - self.left if self.sign in {"<", "<="} else self.left - self.right

    @property
    def strict(self) -> bool:
        """Whether equality is excluded."""
        return self.sign in {"<", ">"}


class Check(Protocol):
    """What establishes a claim; `run` returns how in words, or raises CheckFailed.

    A check that establishes a claim for a part of some symbols' domain only says so by a
    method `limits()`: the ends between which it holds, by symbol. A check that settles
    hypotheses of an earlier claim says by `carried(known)` what is left of them.
    """

    @property
    def kind(self) -> Kind: ...

    def run(self, claim: Claim | None, known: Mapping[str, Known]) -> str: ...


@dataclass(frozen=True, slots=True)
class Step:
    """One link: what is claimed, in words and as a relation, and what it rests on.

    Only what is cited may have no relation: a lemma that the words state.
    """

    name: str
    words: str
    claim: Claim | None
    check: Check
    because: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Derivation:
    """The steps of one theorem; `after` are derivations whose steps may be cited as stem/name."""

    stem: str
    title: str
    source: str
    words: str
    steps: tuple[Step, ...]
    after: tuple[Derivation, ...] = ()

    def step(self, name: str) -> Step:
        """The step of that name."""
        for step in self.steps:
            if step.name == name:
                return step
        raise KeyError(f"{self.stem} has no step '{name}'")

    def replaced(self, name: str, **changes: Any) -> Derivation:  # noqa: ANN401  (fields of Step)
        """The same derivation with one step changed: for breaking it on purpose."""
        self.step(name)
        return replace(self, steps=tuple(replace(s, **changes) if s.name == name else s for s in self.steps))


class Known(NamedTuple):
    """An earlier claim, as a later check may use it.

    It holds under the hypotheses `under`, and for each symbol in `limited` only between
    its two ends. No later check may forget either.
    """

    claim: Claim | None
    under: frozenset[Claim]
    limited: Mapping[Expr, Ends | None]
    check: Check

    def bounds(self, variable: Expr) -> bool:
        """Whether the claim is known for some values of the variable only."""
        return variable in self.limited or any(c.excess.has(variable) for c in self.under)


class Checked(NamedTuple):
    """A step that holds, how it was checked, and what it rests on in the end."""

    step: Step
    evidence: str
    known: Known


def run(derivation: Derivation) -> tuple[Checked, ...]:
    """Run every check in order; StepFailed names the first step that breaks."""
    if not any(step.check.kind not in _UNPROVED for step in derivation.steps):
        raise StepFailed(derivation.stem, "", Vacuous("a derivation without a checked step derives nothing"))
    return tuple(_checked(derivation))


def check(derivation: Derivation, name: str) -> str:
    """Run the check of one step alone; the steps before it are taken as they stand."""
    step = derivation.step(name)
    known = inherited(derivation) | established(derivation)
    return step.check.run(step.claim, {key: known[key] for key in step.because})


def _checked(derivation: Derivation) -> Iterator[Checked]:
    known = inherited(derivation)
    used = {name for step in derivation.steps for name in step.because}
    for step in derivation.steps:
        try:
            _admit(step, known, used)
            evidence = step.check.run(step.claim, {name: known[name] for name in step.because})
        except CheckFailed as reason:
            raise StepFailed(derivation.stem, step.name, reason) from reason
        known[step.name] = _fact(step, known)
        yield Checked(step, evidence, known[step.name])


def established(derivation: Derivation) -> dict[str, Known]:
    """What the steps of a derivation say, for one that builds on it (and is run beside it)."""
    known = inherited(derivation)
    for step in derivation.steps:
        known[step.name] = _fact(step, known)
    return {step.name: known[step.name] for step in derivation.steps}


def inherited(derivation: Derivation) -> dict[str, Known]:
    """The steps of the derivations that this one builds on, as stem/name."""
    return {f"{other.stem}/{name}": fact for other in derivation.after for name, fact in established(other).items()}


def _fact(step: Step, known: Mapping[str, Known]) -> Known:
    """The step's claim with all that it rests on, so that nothing is forgotten on the way."""
    earlier = {name: known[name] for name in step.because}
    carried = getattr(step.check, "carried", None)
    facts: list[Known] = carried(earlier) if carried else list(earlier.values())
    hypothesis = {step.claim} if step.check.kind == "given" and step.claim else set()
    limits = getattr(step.check, "limits", None)
    limited: dict[Expr, Ends | None] = dict(limits()) if limits else {}
    for fact in facts:
        for symbol, ends in fact.limited.items():
            # Two different ranges: what they have in common is not worked out.
            limited[symbol] = ends if limited.get(symbol, ends) == ends else None
    return Known(step.claim, frozenset(hypothesis).union(*[fact.under for fact in facts]), limited, step.check)


def _admit(step: Step, known: Mapping[str, Known], used: set[str]) -> None:
    """Refuse what makes a sequence of steps no derivation."""
    if not step.name or not step.words:
        raise CheckFailed("a step has a name and says in words what it claims")
    if step.name in known:
        raise CheckFailed("two steps have this name")
    missing = [name for name in step.because if name not in known]
    if missing:
        raise CheckFailed(f"it rests on '{missing[0]}', which is not an earlier step")
    if step.check.kind in _UNPROVED and step.name not in used:
        raise Vacuous(f"what is {step.check.kind} is not used by any step")
