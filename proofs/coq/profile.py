"""Write certificates/gaussian_profile.v: golden reference vectors of the Gaussian profile, to all their digits.

What the errata say of the exact delta follows them. The numbers are those of
reference_values/vectors/gaussian_profile.json; the formula is the kernel's own text.
normal_series.v encloses Phi, and Coq adds the series up.

Usage: python proofs/coq/profile.py [--check]
"""

from __future__ import annotations

import json
import math
import sys
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq.certificates import CERTIFICATES, Row
from dpcert import errata
from dpcert.readings.coq import coq, coq_value
from dpcert.readings.expression import tree
from dpcert.reals.exact import read
from dpcert.theorems.gaussian_profile import delta_formula

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILE: Final = CERTIFICATES / "gaussian_profile.v"
VECTORS: Final = Path(__file__).parents[2] / "reference_values" / "vectors" / "gaussian_profile.json"
#: Certified besides the golden ones: mu = epsilon = 1.
BESIDES: Final = ("gaussian_profile/32a7b61c5d20bcc3",)
#: An argument of Phi beyond this needs more terms than Coq adds up in a few seconds.
FARTHEST: Final = 7
FAR: Final = f"an argument of Phi beyond {FARTHEST}"
#: Bits for the digits of the vectors, and to tell neighbours apart.
_BITS: Final = 40 * 10 // 3 + 64
_PARAMETERS: Final = ("epsilon", "sigma", "sensitivity", "k")
_OPENING: Final = f"""\
(** * The Gaussian profile in numbers

    Written by profile.py: the formula that the kernel evaluates, and <count> theorems.<left> *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import normal_distribution gaussian_profile_shape.
From Dpcert Require Import certificates.support certificates.normal.
Open Scope R_scope.

(** {delta_formula.__module__}.{delta_formula.__name__} *)
Definition gaussian_delta ({" ".join(_PARAMETERS)} : R) : R :=
  {coq(tree(delta_formula))}.

Theorem gaussian_delta_agrees epsilon sigma sensitivity k :
  gaussian_delta epsilon sigma sensitivity k = gaussian_profile epsilon (sqrt k * sensitivity / sigma).
Proof. reflexivity. Qed.
"""


def certificate(name: str, quantity: str, vector: Mapping[str, Any]) -> Row | str:
    """The theorem that a vector is, or why it is none."""
    words = f"{vector['uid']}: {vector['comment']}"
    low, high = (vector["expected"][end] for end in ("low", "high"))
    given = {"sensitivity": "1", "k": "1"} | vector["inputs"]
    unknown = quantity.removeprefix("smallest_")
    proof = enclosing(given | {unknown: high})
    if not proof:
        return f"{words} ({FAR})"
    value, values = delta_term(given)
    if quantity == "delta":
        return Row(name, words, f"<low> <= {value} <= <high>", f"rewrite gaussian_delta_agrees; {proof}.", low, high)
    delta, root = values["delta"], f"sqrt {values['k']} * {values['sensitivity']}"
    fixed = f"{values['epsilon']} {delta} ({root})" if unknown == "sigma" else f"({root} / {values['sigma']}) {delta}"
    return Row(
        name,
        words,
        f"(forall {unknown}, <high> <= {unknown} -> {value} <= {delta}) /\\\n"
        f"  (forall {unknown}, 0 {'<' if unknown == 'sigma' else '<='} {unknown} <= <low> -> {delta} < {value})",
        f"apply (smallest_{unknown}_certified {fixed} <low> <high>); try split; {proof}.",
        low,
        high,
    )


def enclosing(texts: Mapping[str, str]) -> str:
    """The tactic that encloses the profile near these numbers; none where an argument is too far out."""
    numbers = {name: float(Fraction(text)) for name, text in texts.items()}
    mu = math.sqrt(numbers["k"]) * numbers["sensitivity"] / numbers["sigma"]
    farthest = mu / 2 + numbers["epsilon"] / mu
    bits = math.ceil(_BITS - math.log2(numbers["delta"]) + numbers["epsilon"] / math.log(2))
    return f"enclose_profile {terms(farthest, bits)}%nat {bits}%positive" if farthest <= FARTHEST else ""


def delta_term(given: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The kernel's formula at what is given, the rest by its name; and the terms of what is given."""
    values = {name: bracketed(coq_value(read(text).exact)) for name, text in given.items()}
    return f"gaussian_delta {' '.join(values.get(name, name) for name in _PARAMETERS)}", values


def bracketed(term: str) -> str:
    """As an argument."""
    return f"({term})" if " " in term else term


def terms(x: float, bits: int) -> int:
    """How many terms of the series over x leave less than 2^-bits."""
    count, left = 0, 0.0
    while left >= -bits:
        left += 2 * math.log2(x) - math.log2(2 * count + 3)
        count += 1
    return count


def golden() -> Iterator[Row | str]:
    """The vectors that are certified, as theorems, and those that are left, as reasons."""
    number = 0
    for group in json.loads(VECTORS.read_text(encoding="utf-8"))["groups"]:
        quantity = group["question"]["quantity"]
        for vector in group["vectors"]:
            wanted = "Golden" in vector["flags"] or vector["uid"] in BESIDES
            if wanted and quantity in {"delta", "smallest_sigma", "smallest_epsilon"}:
                number += 1
                yield certificate(f"gaussian_{number}", quantity, vector)


def of_errata() -> Iterator[Row]:
    """What the errata say of the exact delta."""
    for record in errata.records():
        for number, check in enumerate(record["checks"], start=1):
            question = {"sensitivity": "1", "k": "1"} | check["question"]
            if question.pop("command") == "gaussian-exact":
                name = f"{record['id'].lower().replace('-', '_')}_{number}"
                stated, (term, _) = coq_value(read(check["value"]).exact), delta_term(question)
                proof = f"rewrite gaussian_delta_agrees; {enclosing(question | {'delta': check['value']})}."
                statement = f"{stated} < {term}" if check["relation"] == "exceeds" else f"{term} <= {stated}"
                yield Row(name, f"{record['id']}, check {number}: {check['words']}", statement, proof)


def file(rows: list[Row], left: list[str]) -> str:
    """The file, with one bundle of all rows for `Print Assumptions`."""
    reasons = "".join(f"\n    - {words}" for words in left)
    note = f"\n\n    Not certified here:{reasons}" if left else ""
    bundle = ",\n   ".join(row.name for row in rows)
    opening = _OPENING.replace("<count>", str(len(rows))).replace("<left>", note)
    return f"{opening}{''.join(row.text() for row in rows)}\nDefinition gaussian_numbers :=\n  ({bundle}).\n"


def rows() -> list[Row]:
    """The theorems alone."""
    return [*(said for said in golden() if isinstance(said, Row)), *of_errata()]


def text() -> str:
    """The file as it should stand."""
    return file(rows(), [said for said in golden() if isinstance(said, str)])


def main(arguments: list[str]) -> int:
    """Write the file, or say whether the one on disk is the one that would be written."""
    if arguments == ["--check"]:
        return 0 if FILE.read_text(encoding="utf-8") == text() else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
