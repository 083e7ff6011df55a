"""A Bound as a certificate: its claim, with what a checker needs, and what a reader needs beside it.

Every certificate is checked before it is handed out. Where the checker cannot decide a
claim to the last digit (a tie), the claim is one unit weaker; where a claim is beyond the
checker, OutOfReach says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from dpcert import notebook
from dpcert.bound import DEFAULT_DIGITS
from dpcert.certificate import dpcert_check
from dpcert.certificate.canonical import canonical, identity
from dpcert.certificate.decimals import filled, neighbour, plain
from dpcert.certificate.witness import turning
from dpcert.certificate.words import CONTEXT, formula_lines, headline
from dpcert.compare import alternatives
from dpcert.errata import records
from dpcert.errors import InvalidInput, OutOfReach
from dpcert.reals.directed import in_latex
from dpcert.reals.exact import rational

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound

FORMAT: Final = "dpcert/certificate/1"
#: Theorems whose claims need a witness.
_INFIMA: Final = ("zero_concentrated", "renyi")
_UNKNOWN: Final = {"largest_epsilon": "epsilon", "largest_rho": "rho", "largest_k": "k", "smallest_sigma": "sigma"}
_MOST_BITS: Final = 1 << 15
_SIGNS: Final = {"le": ("\u2264", r"\le"), "ge": ("\u2265", r"\ge"), "gt": (">", ">"), "lt": ("<", "<")}


@dataclass(frozen=True)
class Certificate:
    """A certificate as data; its bytes are canonical, and their SHA-256 is its name."""

    record: dict[str, Any] = field(hash=False)

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return canonical(self.record)

    @property
    def identity(self) -> str:
        """Their SHA-256."""
        return identity(self.data)

    def _sides(self) -> list[tuple[str, str]]:
        return [(side, self.record["claim"][side]) for side in _SIGNS if side in self.record["claim"]]

    def _repr_html_(self) -> str:
        rows = [("claim", f"{self.record['quantity']} {_SIGNS[side][0]} {value}") for side, value in self._sides()]
        rows += [(f"input {name}", value) for name, value in self.record["inputs"].items()]
        rows += [(one["status"], one["words"]) for one in self.record["hypotheses"]]
        return notebook.table(("certificate", self.identity), rows, [headline(self.record)])

    def _repr_latex_(self) -> str:
        name = self.record["quantity"].replace("_", r"\_")
        rows = [(side, rf"\mathrm{{{name}}} {_SIGNS[side][1]} {in_latex(value)}") for side, value in self._sides()]
        return notebook.array([("claim" if i == 0 else "and", formula) for i, (_, formula) in enumerate(rows)])


def certify(bound: Bound, *, digits: int = DEFAULT_DIGITS, context: Mapping[str, str] | None = None) -> Certificate:
    """The certificate of a bound at so many digits, accepted by the checker.

    Source: the bound's.
    Guarantee: the stand-alone checker has accepted it: it proves the claim from the inputs alone.
    Scope: every bound that a theorem's function returns, as far as the checker reaches.
    Args: digits, of the claim; context, texts by name (`unit`, `adjacency`, ...), which nobody checks.
    Raises: InvalidInput, for an unknown name; OutOfReach, for a claim beyond the checker.

    >>> from dpcert import basic_composition
    >>> certify(basic_composition.epsilon_prime(k=365, epsilon="0.01"), digits=3).record["claim"]
    {'le': '3.65', 'gt': '3.64'}
    """
    beside = _beside(bound, digits, context or {})
    refusal = None
    ladder = _ladder(bound, digits)
    for number, claim in enumerate(_claims(bound, digits)):
        # What the whole ladder leaves undecided is a tie, and one unit away a low step decides.
        for bits in ladder if number == 0 else ladder[:2]:
            record = _core(bound, claim, bits, digits) | beside
            try:
                return _accepted(bound, record)
            except dpcert_check.Problem as problem:
                refusal = problem
                if _hopeless(problem):
                    break
    words = refusal.args[1] if refusal else "no claim"
    raise OutOfReach(f"no certificate of {bound.claim.theorem}.{bound.claim.quantity}: {words}")


def certify_above(bound: Bound, value: str) -> Certificate:
    """The certificate that the exact real is more than a value: that a smaller figure is not supported."""
    side = "gt" if bound.direction == "upper" else "lt"
    record = _core(bound, {side: value}, 256, DEFAULT_DIGITS) | _beside(bound, DEFAULT_DIGITS, {})
    record["guarantee"] = None
    try:
        return _accepted(bound, record)
    except dpcert_check.Problem as problem:
        raise OutOfReach(f"no certificate of {bound.claim.quantity} {side} {value}: {problem.args[1]}") from problem


def _hopeless(problem: dpcert_check.Problem) -> bool:
    """Whether more bits would not help."""
    return "beyond" in str(problem.args[1]) or problem.args[0] != 5


def _claims(bound: Bound, digits: int) -> list[dict[str, str]]:
    """The claim to the last digit, then weaker ones."""
    safe, other = ("le", "gt") if bound.direction == "upper" else ("ge", "lt")
    outward = 1 if safe == "le" else -1
    text = bound.decimal(digits)
    if bound.facts.integer:
        return [{safe: text, other: neighbour(text, 1)}, {safe: text}]
    try:
        dpcert_check.fraction(text)
    except dpcert_check.Problem as problem:
        where = f"{bound.claim.theorem}.{bound.claim.quantity}"
        raise OutOfReach(f"no certificate of {where}: {text} is beyond the numbers that a checker reads") from problem
    text = filled(text, digits)
    tight = neighbour(text, -outward)
    claims = [{safe: text, other: tight}] if Fraction(text) or safe == "ge" else []
    weaker = neighbour(text, outward)
    return [*claims, {safe: text}, {safe: weaker, other: tight}, {safe: weaker}]


def _ladder(bound: Bound, digits: int) -> list[int]:
    first = 96 + 4 * digits
    return [bits for bits in (first, 2 * first, 4 * first, 16 * first, first + 4 * bound.size) if bits <= _MOST_BITS]


def _core(bound: Bound, claim: dict[str, str], bits: int, digits: int) -> dict[str, Any]:
    """What the checker reads."""
    facts, pair = bound.facts, bound.guarantee(digits)
    if pair and facts.guarantee:
        # Where the bound itself is a side of the pair, it is the claimed value.
        own = claim.get("le", claim.get("ge", ""))
        pair = {name: own if side is None else pair[name] for name, side in zip(pair, facts.guarantee, strict=True)}
    return {
        "format": FORMAT,
        "theorem": bound.claim.theorem,
        "quantity": bound.claim.quantity,
        "inputs": {name: plain(exact) for name, exact in bound.claim.inputs},
        "claim": claim,
        "bits": bits,
        "witness": None,
        "guarantee": pair,
        "hypotheses": [{"words": words, "status": "checked"} for words in dict.fromkeys(facts.checked)]
        + [{"words": words, "status": "asserted"} for words in facts.asserted],
    }


def _beside(bound: Bound, digits: int, context: Mapping[str, str]) -> dict[str, Any]:
    """What a reader needs and no checker reads."""
    for name in context:
        if name not in CONTEXT:
            raise InvalidInput(f"there is no context field {name!a}; there are {', '.join(CONTEXT)}")
    value, _ = bound.binary64()
    return {
        "about": {
            "title": bound.facts.title,
            "source": bound.facts.source,
            "unit": bound.facts.unit,
            "formula": formula_lines(bound, digits),
            "binary64": value.hex(),
            "given": {name: given.given for name, given in bound.facts.inputs},
            "notes": list(bound.facts.notes),
        },
        "context": {name: context.get(name, "") for name in CONTEXT},
        "alternatives": alternatives(bound, digits),
        "errata": [
            {key: record[key] for key in ("id", "where", "printed", "direction")}
            for record in records()
            if bound.claim.theorem in record["touches"] and record["source"] == "book"
        ],
    }


def _accepted(bound: Bound, record: dict[str, Any]) -> Certificate:
    """The certificate, after the checker accepts it: with witnesses, and a guarantee that holds at the claim."""
    for _ in range(6):
        try:
            dpcert_check.check(canonical(record))
        except dpcert_check.Problem as problem:
            if "witness of an infimum" in problem.args[1]:
                record = record | {"witness": _witnesses(bound, record)}
            elif "where none is needed" in problem.args[1] and record["witness"]:
                # What costs nothing does so at the safer of two values first.
                rest = {side: ends for side, ends in record["witness"].items() if side not in {"le", "ge"}}
                record = record | {"witness": rest or None}
            elif "guarantee's" in problem.args[1]:
                # At the claimed value, which is rounded, the other side of the pair is a trifle more.
                key = problem.args[1].split()[2]
                record = record | {"guarantee": record["guarantee"] | {key: neighbour(record["guarantee"][key], 1)}}
            else:
                raise
        else:
            return Certificate(record)
    raise dpcert_check.Problem(5, "no guarantee was found that holds at the claimed value")


def _witnesses(bound: Bound, record: dict[str, Any]) -> dict[str, list[str]]:
    if record["theorem"] not in _INFIMA:
        raise dpcert_check.Problem(6, "a witness of an unknown theorem")
    quantity = record["quantity"]
    unknown = _UNKNOWN.get(quantity, quantity)
    inputs = dict(bound.claim.inputs)
    found = {}
    for side, text in record["claim"].items():
        try:
            inputs[unknown] = rational(Fraction(text))
            found[side] = turning(record["theorem"], inputs, record["bits"] // 3)
        except OutOfReach:
            # The function falls for ever: there nothing is to be searched, or no certificate.
            continue
    return found
