"""From cases to published vectors: each answer certified, and confirmed by a second engine.

The second engine (Arb, through python-flint) reads the same formula and must agree
with every printed digit; where it cannot be asked the vector says so and why. Where
it contradicts nothing is written at all.
"""

from __future__ import annotations

import json
from fractions import Fraction
from importlib import resources
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from dpcert.crosscheck import cross_check
from dpcert.errors import InvalidInput, OutsideTheorem, Undecided, Unreadable
from dpcert.reals.exact import rational
from dpcert.theorems import STATEMENTS
from dpcert.vectors import canonical, flags
from dpcert.vectors.cases import cases
from dpcert.vectors.expected import DIGITS, expect
from dpcert.vectors.lookalikes import lookalikes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dpcert.bound import Bound
    from dpcert.theorems.statement import Quantity, Statement
    from dpcert.vectors.cases import Case

FORMAT: Final = "dpcert/vectors/1"
PROMPT_FORMAT: Final = "dpcert/prompt/1"
DATA_VERSION: Final = "1.0.0"
TOLERANCE: Final = "1e-12"
_NOISE: Final = ("smallest_sigma", "smallest_scale", "smallest_standard_deviation")
#: The definition of optimal composition, which the second engine adds up, has k + 1 terms.
_MOST_TERMS: Final = 512
_ONE: Final = rational(1)
_BITS: Final = 80
_STATEMENTS: Final = {statement.stem: statement for statement in STATEMENTS}
STEMS: Final = tuple(_STATEMENTS)


def documents(stem: str, chosen: Iterable[Case] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
    """The prompt of a theorem, which only asks, and its vectors, which answer."""
    statement = _STATEMENTS[stem]
    asked = list(cases(stem) if chosen is None else chosen)
    prompt = _prompt(statement, asked)
    head = {
        "format": FORMAT,
        "theorem": stem,
        "title": statement.title,
        "source": statement.source,
        "license": "CC0-1.0",
        "data_version": DATA_VERSION,
        "prompt_sha256": canonical.sha256(canonical.text_of(prompt).encode()),
    }
    groups = [
        _group(statement, quantity) | {"vectors": [record(case) for case in rows] + withdrawn(stem, quantity.name)}
        for quantity, rows in _by_quantity(statement, asked)
    ]
    used = {flag for group in groups for vector in group["vectors"] for flag in vector["flags"]}
    notes = {name: flag._asdict() for name, flag in flags.FLAGS.items() if name in used}
    return prompt, {**head, "flags": notes, "vectors": sum(len(g["vectors"]) for g in groups), "groups": groups}


def _prompt(statement: Statement, asked: list[Case]) -> dict[str, Any]:
    groups = [
        _group(statement, quantity) | {"vectors": [identity(case) for case in rows]}
        for quantity, rows in _by_quantity(statement, asked)
    ]
    uids = [vector["uid"] for group in groups for vector in group["vectors"]]
    twice = {uid for uid in uids if uids.count(uid) > 1}
    if twice:
        raise Unreadable(f"asked twice: {', '.join(sorted(twice))}")
    return {"format": PROMPT_FORMAT, "theorem": statement.stem, "source": statement.source, "groups": groups}


def _by_quantity(statement: Statement, asked: list[Case]) -> list[tuple[Quantity, list[Case]]]:
    order = [quantity.name for quantity in statement.quantities]
    ranked = sorted(asked, key=lambda case: order.index(case.quantity))
    return [(statement.quantity(name), list(rows)) for name, rows in groupby(ranked, key=lambda case: case.quantity)]


def _group(statement: Statement, quantity: Quantity) -> dict[str, Any]:
    kind = "calibration" if quantity.name in _NOISE else "inverse" if quantity.direction == "lower" else "bound"
    return {
        "kind": kind,
        "question": {"command": statement.command, "quantity": quantity.name},
        "unsafe_direction": "below" if quantity.direction == "upper" else "above",
        "unit": quantity.unit,
        "integer": quantity.integer,
        "tolerance": TOLERANCE,
    }


def identity(case: Case) -> dict[str, Any]:
    """What is asked: the uid, the inputs exactly, and in other forms for those who have no parser."""
    inputs = dict(case.inputs)
    exact = {name: canonical.exact_of(text) for name, text in inputs.items()}
    spelled = {name: canonical.spelled(text) for name, text in inputs.items()}
    edition = 1 + sum(old["inputs"] == spelled for old in withdrawn(case.stem, case.quantity))
    out: dict[str, Any] = {"uid": canonical.uid(case.stem, case.quantity, inputs, edition), "inputs": spelled}
    for name, value in exact.items():
        if value is not None and value.kind != "rational":
            way, argument = ("log_inverse", -value.argument) if value.kind == "exp" else ("exp", value.argument)
            out[f"{way}_{name}"] = canonical.spelled(str(argument))
    doubles = {name: None if value is None else canonical.as_double(value) for name, value in exact.items()}
    if all(value is not None for value in doubles.values()):
        out["inBinary64"] = {name: canonical.double(value) for name, value in doubles.items() if value is not None}
    return out


def record(case: Case) -> dict[str, Any]:
    """One vector; refused by an exception where its answer is not certified as the case says."""
    asked = identity(case)
    quantity = _STATEMENTS[case.stem].quantity(case.quantity)
    exact = {name: canonical.exact_of(text) for name, text in case.inputs}
    marks = [*case.flags, *flags.of_inputs(exact)]
    try:
        bound = quantity.ask(**dict(case.inputs))
        int(bound) if quantity.integer else bound.enclosure(_BITS)
    except (OutsideTheorem, InvalidInput) as refusal:
        if case.result == "valid":
            raise Unreadable(f"{case.stem}.{case.quantity} refuses {dict(case.inputs)}: {refusal}") from refusal
        return asked | {
            "comment": case.comment,
            "flags": _ordered(marks),
            "result": case.result,
            "refusal": type(refusal).__name__,
            "status": "active",
        }
    if case.result == "invalid":
        raise Unreadable(f"{case.stem}.{case.quantity} answers {dict(case.inputs)}, which must be refused")
    expected = expect(bound)
    marks += flags.of_answer(expected, up=bound.direction == "upper", integer=quantity.integer)
    similar = [] if expected.limited else list(lookalikes(bound, Fraction(expected.low), Fraction(expected.high)))
    return (
        asked
        | {"comment": case.comment, "flags": _ordered(marks), "result": case.result, "expected": expected.record()}
        | confirmation(bound)
        | {"lookalikes": similar, "status": "active"}
    )


def confirmation(bound: Bound) -> dict[str, Any]:
    """Whether the second engine confirms every printed digit, or why it was not asked."""
    if bound.claim.theorem == "optimal_composition" and bound.inputs.get("k", _ONE).above > _MOST_TERMS:
        reason = f"the second engine adds up the definition, which has more than {_MOST_TERMS} terms here"
        return {"independent": False, "independent_reason": reason}
    try:
        cross_check(bound, DIGITS)
    except Undecided as undecided:
        return {"independent": False, "independent_reason": str(undecided)}
    return {"independent": True}


def _ordered(marks: list[str]) -> list[str]:
    return [name for name in flags.FLAGS if name in marks]


def withdrawn(stem: str, quantity: str) -> list[dict[str, Any]]:
    """The vectors of a quantity that were published and found wrong, as they stood, with the reason."""
    file = resources.files("dpcert.vectors") / "content" / "withdrawn.json"
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")).get(f"{stem}.{quantity}", [])
    return found
