"""Write certificates/*.v: numbers enclosed by Coq, as theorems about the formulas of kernel.v.

golden.v holds the rows of rows.toml to 50 digits; errata.v what the errata say of the
formulas. The numbers come from the kernel, which Coq does not trust: a wrong digit is
a theorem that does not compile (audit.py moves one and sees it fail).

Usage: python proofs/coq/certificates.py [--check]
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass, replace
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal, localcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq.kernel_formulas import FORMULAS
from coq.sentences import FOLDER
from dpcert import errata
from dpcert.readings.coq import coq_value
from dpcert.readings.expression import Expression, Expressions, evaluate
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read
from dpcert.reals.rounding import surrounding
from dpcert.theorems.advanced_composition import largest_epsilon, largest_k

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dpcert.reals.enclosure import Enclosure

CERTIFICATES: Final = FOLDER / "certificates"
DIGITS: Final = 50
#: Bits for the digits, for the cancellation in e^x - 1, and to tell neighbours apart.
PRECISION: Final = 10 * DIGITS // 3 + 94
_INTERVAL: Final = f"interval with (i_prec {PRECISION})"


@dataclass(frozen=True, slots=True)
class Row:
    """One theorem: its words, its statement with {low} and {high} for the numbers, and its proof."""

    name: str
    words: str
    statement: str
    proof: str
    low: str = ""
    high: str = ""

    def text(self) -> str:
        """The theorem as it stands in the file."""
        statement, proof = (
            part.replace("<low>", self.low).replace("<high>", self.high) for part in (self.statement, self.proof)
        )
        return f"\n(** {self.words} *)\nTheorem {self.name} :\n  {statement}.\nProof. {proof} Qed.\n"

    def spoilt(self) -> Row:
        """The same claim with its ends exchanged, or an integer raised: wrong by one unit in the last digit."""
        if self.low.isdigit() and self.high.isdigit():
            return replace(self, low=self.high, high=str(int(self.high) + 1))
        return replace(self, low=self.high, high=self.low)


def nested(name: str, inputs: Mapping[str, Any]) -> tuple[Expression, str]:
    """A formula at its inputs: as a tree of constants, and as a term of kernel.v."""
    formula, parameters = FORMULAS[name]
    trees, terms = [], []
    for parameter in parameters:
        given = inputs[parameter]
        if isinstance(given, dict):
            tree, term = nested(given["formula"], given)
        else:
            exact = read(given).exact
            tree, term = Expressions().number(exact), coq_value(exact)
        trees.append(tree)
        terms.append(f"({term})" if " " in term else term)
    return formula(*trees, real=Expressions()), f"kernel.{name} {' '.join(terms)}"


def computed(term: str) -> str:
    """The proof of a comparison of a term of kernel.v with a number, by interval arithmetic."""
    used = list(dict.fromkeys(re.findall(r"kernel\.\w+", term)))
    if "kernel.kov_mean" in used:
        used += ["tanh", "sinh", "cosh"]
    minimum = f"rewrite Rmin_left by {_INTERVAL}; " * ("kernel.rr_delta" in used)
    return f"unfold {', '.join(used)}; {minimum}{_INTERVAL}."


def forward(name: str, row: Mapping[str, Any]) -> Row:
    """A value between two neighbouring decimals."""
    tree, term = nested(row["formula"], row["inputs"])

    def value(bits: int) -> Enclosure:
        result: Enclosure = evaluate(tree, {}, Enclosures(bits))
        return result

    low, high = surrounding(value, DIGITS, size=4096)
    if low == high:
        raise ValueError(f"{name} is exact: prove it by hand")
    return Row(name, row["words"], f"<low> <= {term} <= <high>", f"split; {computed(term)}", low, high)


def largest(name: str, row: Mapping[str, Any]) -> Row:
    """An inverse from both sides, with the kernel's numbers."""
    inputs, target = dict(row["inputs"]), row["target"]
    if row["largest"] == "k":
        count = int(largest_k(epsilon_prime=target, **inputs))
        low, high = str(count), str(count + 1)
    else:
        low, high = largest_epsilon(epsilon_prime=target, **inputs).ends(DIGITS)
    return inverse(name, row["words"], row["largest"], inputs, target, low, high)


def inverse(  # noqa: PLR0917  (a claim has so many parts)
    name: str, words: str, unknown: str, inputs: Mapping[str, str], target: str, low: str, high: str
) -> Row:
    """An inverse from both sides; for k the number itself, whatever the other end is."""
    allowed = f"{_term(inputs, {'k': 'INR k', 'epsilon': 'e'}[unknown])} <= {coq_value(read(target).exact)}"
    if unknown == "k":
        statement = f"forall k : nat, {allowed} <-> (k <= Z.to_nat <low>)%nat"
        proof = (
            "rewrite advanced_epsilon_prime_agrees. apply (largest_k_at <low> <high>); try easy; "
            f"unfold epsilon_prime; try split; {_INTERVAL}."
        )
        return Row(name, words, statement, proof, low, str(int(low) + 1))
    statement = f"(forall e, 0 <= e <= <low> -> {allowed}) /\\ (forall e, 0 <= e -> {allowed} -> e < <high>)"
    proof = (
        f"rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; {_INTERVAL}."
    )
    return Row(name, words, statement, proof, low, high)


def _term(inputs: Mapping[str, str], unknown: str) -> str:
    """Theorem 3.20's formula at the inputs, with the unknown in place of the one that is not given."""
    names = FORMULAS["advanced_epsilon_prime"][1]
    terms = [coq_value(read(inputs[name]).exact) if name in inputs else unknown for name in names]
    return " ".join(["kernel.advanced_epsilon_prime", *(f"({term})" if " " in term else term for term in terms)])


def golden() -> list[Row]:
    """The rows of rows.toml."""
    rows = tomllib.loads((FOLDER / "rows.toml").read_text(encoding="utf-8"))["row"]
    return [(largest if "largest" in row else forward)(f"golden_{i}", row) for i, row in enumerate(rows, start=1)] + [
        threshold()
    ]


def threshold() -> Row:
    """The largest delta' for which Corollary 3.21 follows for all k >= 1 and epsilon' <= 1, from both sides."""
    with localcontext(prec=DIGITS + 20):
        # the root of 2 r ln(1 + r) = 1 by Newton; Coq checks what comes of it
        root = Decimal("0.83")
        for _ in range(10):
            logarithm = (1 + root).ln()
            root -= (2 * root * logarithm - 1) / (2 * logarithm + 2 * root / (1 + root))
        delta_prime, unit = (-root * root / 2).exp(), Decimal(10) ** -DIGITS
        low, high = (str(delta_prime.quantize(unit, rounding)) for rounding in (ROUND_FLOOR, ROUND_CEILING))
    holds = "forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target"
    return Row(
        "corollary_threshold",
        "The sharp range of Corollary 3.21 for all k and epsilon' at once",
        f"(forall d, 0 < d <= <low> -> {holds}) /\\\n  (forall d, <high> <= d < 1 -> ~ ({holds}))",
        "apply corollary_3_21_threshold; try apply Rlt_not_le; "
        f"try (apply Rminus_le || apply Rminus_lt); unfold slack_root; try split; {_INTERVAL}.",
        low,
        high,
    )


_COMMANDS: Final = {
    "advanced": "advanced_epsilon_prime",
    "rr": "rr_delta",
    "gaussian": "gaussian_smallest_sigma",
    "corollary": "corollary_excess",
}
_NO_FORMULA: Final = {"gaussian-exact": "certified in gaussian_profile.v"}


def claims() -> Iterator[Row | str]:
    """What the errata say, each check a theorem, or the reason why it is none."""
    for record in errata.records():
        for number, check in enumerate(record["checks"], start=1):
            name = f"{record['id'].lower().replace('-', '_')}_{number}"
            words = f"{record['id']}, check {number}: {check['words']}"
            try:
                yield Row(name, words, *_claim(dict(check["question"]), check["relation"], check.get("value", "0")))
            except KeyError as missing:
                yield f"{words} ({missing.args[0]})"


def _claim(question: dict[str, str], relation: str, value: str) -> tuple[str, str]:
    command = question.pop("command")
    stated = coq_value(read(value).exact)
    if command == "solve":
        return _solved(question, relation, value)
    if command not in _COMMANDS:
        raise KeyError(_NO_FORMULA.get(command, "kernel.v has no formula for it"))
    if relation == "refused":
        if command != "corollary":
            raise KeyError("a refusal of the formula's domain, where there is nothing to compute")
        relation, stated = "exceeds", "0"
    _, term = nested(_COMMANDS[command], {"sensitivity": "1"} | question)
    return (f"{stated} < {term}" if relation == "exceeds" else f"{term} <= {stated}"), computed(term)


def _solved(question: dict[str, str], relation: str, value: str) -> tuple[str, str]:
    quantity = question.pop("quantity")
    if relation == "refused":
        raise KeyError("a refusal of the formula's domain, where there is nothing to compute")
    if quantity == "delta_prime":
        _, term = nested("advanced_smallest_delta_prime", question)
        return f"{coq_value(read(value).exact)} < {term}", computed(term)
    target = question.pop("epsilon_prime")
    if quantity == "k":
        row = largest("", {"words": "", "largest": "k", "inputs": question, "target": target})
        if row.low != value:
            raise ValueError(f"the largest k is {row.low}, and the errata say {value}")
        return row.statement.replace("<low>", row.low), row.proof.replace("<low>", row.low).replace("<high>", row.high)
    # the inverse exceeds v exactly if the formula at v is below the target
    _, term = nested("advanced_epsilon_prime", question | {"epsilon": value})
    stated = coq_value(read(target).exact)
    return (f"{term} < {stated}" if relation == "exceeds" else f"{stated} < {term}"), computed(term)


def file(title: str, name: str, rows: list[Row], left: list[str], *, fast: bool = False) -> str:
    """A file of certificates, with one bundle of them all for `Print Assumptions`."""
    # imported last, the library's own tactic takes the place of the one of support.v
    machine = (
        "From Coq Require Import Lra.\n"
        "From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots"
        " certificates.optimal.\n"
        "From Interval Require Import Tactic.\n"
    ) * fast
    reasons = "".join(f"\n    - {words}" for words in left)
    note = f"\n\n    Not certified here:{reasons}" if left else ""
    # a tuple of all would have a type of them all, which takes longer to check than the theorems
    bundle = "".join(f"  let _ := {row.name} in\n" for row in rows)
    return (
        f"(** * {title}\n\n    Written by {'bulk' if fast else 'certificates'}.py: {len(rows)} theorems.{note} *)\n\n"
        "From Coq Require Import Reals ZArith.\n"
        "From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.\n"
        f"From Dpcert Require Import certificates.support.\n{machine}"
        "Open Scope R_scope.\n"
        + "".join(row.text() for row in rows)
        + f"\nDefinition {name} : unit :=\n{bundle}  tt.\n"
    )


def files() -> dict[Path, str]:
    """Every file of certificates with its text."""
    said = list(claims())
    rows, left = [s for s in said if isinstance(s, Row)], [s for s in said if isinstance(s, str)]
    return {
        CERTIFICATES / "golden.v": file(f"Golden numbers to {DIGITS} digits", "golden", golden(), []),
        CERTIFICATES / "errata.v": file("What the errata say of the formulas", "errata", rows, left),
    }


def main(arguments: list[str]) -> int:
    """Write the files, or say whether those on disk are the ones that would be written."""
    if arguments == ["--check"]:
        return 0 if all(path.read_text(encoding="utf-8") == text for path, text in files().items()) else 1
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
