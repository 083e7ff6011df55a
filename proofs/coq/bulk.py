"""Write certificates/vectors_*.v: the reference vectors that formulas of kernel.v answer, to 20 digits.

The numbers are those of reference_values/vectors, rounded outwards; which formula gives
the answer, and how, is read off the kernel's evaluator. Here `interval` computes with
Coq's machine integers, which makes this tier fast and brings their axioms along:
axioms_bulk.txt.

Usage: python proofs/coq/bulk.py [--check | --count]
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import replace
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq import certificates
from coq.certificates import CERTIFICATES, Row
from coq.comparisons import NotClaimed, claims, numeral
from coq.rehearsal import Beyond, exact, precision
from dpcert.questions import COMMANDS
from dpcert.reals.exact import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coq.comparisons import Claim
    from dpcert.bound import Bound

VECTORS: Final = Path(__file__).parents[2] / "reference_values" / "vectors"
DIGITS: Final = 20
#: The largest power of ten that Coq is asked to compute with.
LONGEST: Final = 5000
LONG: Final = "a number is too large or too small for Coq to compute with"
CLOSE: Final = "an end of the bracket is the value, or too near to it to be told apart"


def theorem(name: str, question: tuple[str, str], vector: Mapping[str, Any]) -> Row | str:
    """The theorem that a vector is, or why it is none."""
    bound = COMMANDS[question[0]].quantity(question[1]).ask(**vector["inputs"])
    low, high = numbers(bound, vector["expected"])
    if max(abs(Decimal(end).adjusted()) for end in (low, high)) > LONGEST:
        return LONG
    words = f"{vector['uid']}: {vector['comment']}".replace("(*", "( *").replace('"', "'")
    # an exact value takes no second number: here stands what a control puts in its place
    other = spelled(Context(prec=DIGITS).next_plus(Decimal(low))) if low == high != "0" else high
    row = Row(name, words, "", "", numeral(low), numeral(other if other != low else "1"))
    try:
        found = (proved(claim, row) for claim in claims(bound, read(low).exact, read(high).exact))
        return next(filter(None, found), CLOSE)
    except NotClaimed as reason:
        return str(reason)
    except Beyond:
        return LONG


def numbers(bound: Bound, expected: Mapping[str, str]) -> tuple[str, str]:
    """The ends of a vector, to fewer digits, outwards; after a number of mechanisms the next one."""
    if bound.facts.integer:
        return expected["low"], str(int(expected["low"]) + 1)
    ends = zip((expected["low"], expected["high"]), (ROUND_FLOOR, ROUND_CEILING), strict=True)
    low, high = (Context(prec=DIGITS, rounding=direction).plus(Decimal(end)) for end, direction in ends)
    if tuple(map(Decimal, bound.ends(DIGITS))) != (low, high):
        raise ValueError(f"the kernel's answer is {bound.decimal(DIGITS)}, and the vector's {expected}")
    return spelled(low), spelled(high)


def spelled(number: Decimal) -> str:
    """A decimal in the grammar of inputs."""
    return str(number).replace("E", "e")


def proved(claim: Claim, row: Row) -> Row | None:
    """The claim with its proof, where interval arithmetic or the arithmetic of rationals decides it."""
    used = re.findall(r"kernel\.\w+", claim.statement)
    unfolded = f"{claim.lemma}unfold {', '.join(dict.fromkeys(used))}; "
    bits = precision(claim.differences)
    if bits:
        proof = f"{unfolded}compared ltac:(interval with (i_prec {bits}))."
    elif exact(claim.differences):
        proof = f"{unfolded}calculated ltac:(interval with (i_prec 100))."
    else:
        return None
    return replace(row, statement=claim.statement, proof=proof)


def vectors(path: Path) -> Iterator[Row | str]:
    """Every valid vector of a file, as a theorem or as the reason why it is none."""
    number = 0
    for group in json.loads(path.read_text(encoding="utf-8"))["groups"]:
        question = group["question"]["command"], group["question"]["quantity"]
        for vector in group["vectors"]:
            if vector["result"] == "valid":
                number += 1
                yield theorem(f"{path.stem}_{number}", question, vector)


@cache
def said() -> dict[Path, list[Row | str]]:
    """All of them, by file."""
    return {path: list(vectors(path)) for path in sorted(VECTORS.glob("*.json"))}


def files() -> dict[Path, str]:
    """Every file of this tier with its text."""
    texts = {}
    for path, results in said().items():
        rows = [s for s in results if isinstance(s, Row)]
        if rows:
            left = [f"{count}: {why}" for why, count in Counter(s for s in results if isinstance(s, str)).items()]
            name = f"vectors_{path.stem}"
            title = f"Vectors of {path.stem}.json to {DIGITS} digits"
            text = certificates.file(title, name, rows, left, fast=True)
            texts[CERTIFICATES / f"{name}.v"] = text
    return texts


def count() -> Counter[str]:
    """How many vectors are certified, and how many are left for which reason."""
    return Counter("certified" if isinstance(s, Row) else s for results in said().values() for s in results)


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
