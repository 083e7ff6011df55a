"""Write certificates/vectors_*.v: the reference vectors that a formula of kernel.v answers, to 20 digits.

The numbers are those of reference_values/vectors, rounded outwards; the formula is the
kernel's own text. Here `interval` computes with Coq's machine integers, which makes this
tier fast and brings their axioms along: axioms_bulk.txt.

Usage: python proofs/coq/bulk.py [--check | --count]
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import replace
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq import certificates
from coq.certificates import CERTIFICATES, Row, computed, nested
from coq.kernel_formulas import FORMULAS
from dpcert.errors import OutsideTheorem
from dpcert.readings.coq import coq_value
from dpcert.readings.expression import evaluate
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import read
from dpcert.reals.rounding import surrounding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dpcert.reals.enclosure import Enclosure

VECTORS: Final = Path(__file__).parents[2] / "reference_values" / "vectors"
DIGITS: Final = 20
#: A numeral longer than this is a power that Coq multiplies out.
LONGEST: Final = 60
#: Which formula answers which question.
ANSWERS: Final = {
    ("basic", "epsilon_prime"): "basic_total",
    ("advanced", "epsilon_prime"): "advanced_epsilon_prime",
    ("advanced", "delta_total"): "advanced_delta_total",
    ("advanced", "smallest_delta_prime"): "advanced_smallest_delta_prime",
    ("advanced", "crossover"): "advanced_crossover",
    ("corollary", "largest_epsilon"): "corollary_largest_epsilon",
    ("kov", "delta_total"): "kov_delta_total",
    ("rr", "delta"): "rr_delta",
    ("zcdp", "epsilon_prime_bun_steinke"): "zcdp_bun_steinke",
    ("gaussian", "smallest_sigma"): "gaussian_smallest_sigma",
}
#: Certified from both sides through the lemmas of advanced_composition_shape.v.
INVERSES: Final = {("advanced", "largest_epsilon"), ("advanced", "largest_k")}
#: Where the answer is the least of several formulas of mean and square, the one it equals is certified.
LEAST: Final = {("kov", "epsilon_prime"): ("kov_plain_form", "kov_e_form")}
#: Sums and products, whose exact values Coq decides without intervals.
RATIONAL: Final = {"basic_total", "advanced_delta_total"}
NO_FORMULA: Final = "kernel.v has no formula for the question"
OTHER_INPUTS: Final = "the formula of kernel.v has other inputs"
ANOTHER: Final = "another rule than the formula decides the answer"
LONG: Final = f"a numeral of more than {LONGEST} digits"
EXACT: Final = "the value is an end of its bracket"


def rounded(expected: Mapping[str, str]) -> tuple[str, str]:
    """The ends of a vector, to fewer digits, outwards."""
    ends = zip((expected["low"], expected["high"]), (ROUND_FLOOR, ROUND_CEILING), strict=True)
    low, high = (Context(prec=DIGITS, rounding=direction).plus(Decimal(end)) for end, direction in ends)
    return str(low).replace("E", "e"), str(high).replace("E", "e")


def certificate(name: str, question: tuple[str, str], vector: Mapping[str, Any]) -> Row | str:
    """The theorem that a vector is, or why it is none."""
    inputs = vector["inputs"]
    if not all(isinstance(value, str) for value in inputs.values()):
        return OTHER_INPUTS
    words = f"{vector['uid']}: {vector['comment']}".replace("(*", "( *").replace('"', "'")
    low, high = rounded(vector["expected"])
    if question in INVERSES:
        unknown = question[1].removeprefix("largest_")
        low = vector["expected"]["low"] if unknown == "k" else low
        return inverse(Row(name, words, "", "", low, high), unknown, inputs)
    candidates = [(ANSWERS[question], inputs)] if question in ANSWERS else []
    if question in LEAST and {*inputs} == {"k", "epsilon", "delta_prime"}:
        moments = {part: {"formula": f"kov_{part}"} | inputs for part in ("mean", "square")}
        candidates = [(formula, moments | {"delta_prime": inputs["delta_prime"]}) for formula in LEAST[question]]
    if not candidates:
        return OTHER_INPUTS if question in LEAST else NO_FORMULA
    if too_long(low, high, inputs):
        return LONG
    return forward(Row(name, words, "", "", low, high), candidates)


def forward(row: Row, candidates: list[tuple[str, dict[str, Any]]]) -> Row | str:
    """A bound, by the first formula whose value it is."""
    for formula, given in candidates:
        named = {"k": given["k"], "each": given["epsilon"]} if formula == "basic_total" else given
        if set(named) != set(FORMULAS[formula][1]):
            return OTHER_INPUTS
        tree, term = nested(formula, named)
        if ends(tree) == (Decimal(row.low), Decimal(row.high)):
            if row.low == row.high:
                if formula not in RATIONAL or any(read(value).exact.kind != "rational" for value in given.values()):
                    return EXACT
                proof = f"unfold kernel.{formula}; lra."
                return replace(row, statement=f"<low> <= {term} <= <high>", proof=proof)
            return replace(row, statement=f"<low> <= {term} <= <high>", proof=f"split; {computed(term)}")
    return ANOTHER


def inverse(row: Row, unknown: str, inputs: Mapping[str, str]) -> Row | str:
    """The largest epsilon or k under Theorem 3.20."""
    given = {name: value for name, value in inputs.items() if name != "epsilon_prime"}
    if {*given, unknown} != set(FORMULAS["advanced_epsilon_prime"][1]):
        return OTHER_INPUTS
    if too_long(row.low, row.high, inputs):
        return LONG
    if unknown == "epsilon" and row.low == row.high:
        return EXACT
    return certificates.inverse(row.name, row.words, unknown, given, inputs["epsilon_prime"], row.low, row.high)


def ends(tree: Any) -> tuple[Decimal, ...]:  # noqa: ANN401
    """The neighbours of the formula's value, by the kernel."""

    def value(bits: int) -> Enclosure:
        result: Enclosure = evaluate(tree, {}, Enclosures(bits))
        return result

    try:
        return tuple(map(Decimal, surrounding(value, DIGITS, size=4096)))
    except OutsideTheorem:  # such as ln (1 / 0), where the answer is that of another form
        return ()


def too_long(low: str, high: str, inputs: Mapping[str, str]) -> bool:
    """Whether a numeral of the statement is too long for Coq to take its power of ten in little time."""
    scales = [abs(Decimal(end).adjusted()) + DIGITS for end in (low, high)]
    terms = " ".join(coq_value(read(value).exact) for value in inputs.values())
    powers = [int(power) for power in re.findall(r"10 \^ (\d+)", terms)]
    return max(scales + powers + [len(digits) for digits in re.findall(r"\d+", terms)]) > LONGEST


def vectors(path: Path) -> Iterator[Row | str]:
    """Every valid vector of a file, as a theorem or as the reason why it is none."""
    number = 0
    for group in json.loads(path.read_text(encoding="utf-8"))["groups"]:
        question = group["question"]["command"], group["question"]["quantity"]
        for vector in group["vectors"]:
            if vector["result"] == "valid":
                number += 1
                yield certificate(f"{path.stem}_{number}", question, vector)


def files() -> dict[Path, str]:
    """Every file of this tier with its text."""
    texts = {}
    for path in sorted(VECTORS.glob("*.json")):
        said = list(vectors(path))
        rows = [s for s in said if isinstance(s, Row)]
        if rows:
            left = [f"{count}: {why}" for why, count in Counter(s for s in said if isinstance(s, str)).items()]
            name = f"vectors_{path.stem}"
            title = f"Vectors of {path.stem}.json to {DIGITS} digits"
            text = certificates.file(title, name, rows, left, fast=True)
            texts[CERTIFICATES / f"{name}.v"] = text
    return texts


def count() -> Counter[str]:
    """How many vectors are certified, and how many are left for which reason."""
    said = [s for path in sorted(VECTORS.glob("*.json")) for s in vectors(path)]
    return Counter("certified" if isinstance(s, Row) else s for s in said)


def main(arguments: list[str]) -> int:
    """Write the files, say whether those on disk are the ones that would be written, or count."""
    if arguments == ["--count"]:
        for why, number in count().most_common():
            print(f"{number:4} {why}")
        return 0
    if arguments == ["--check"]:
        return 0 if all(path.read_text(encoding="utf-8") == text for path, text in files().items()) else 1
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
