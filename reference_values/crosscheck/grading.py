"""One function of a library asked its questions, each answer judged by the kernel, and what is kept of it."""

from __future__ import annotations

import shlex
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from reference_values.crosscheck.environments import ASK, ROOT, python_of
from reference_values.crosscheck.questions import questions

from dpcert.questions import theorem
from dpcert.vectors import programs
from dpcert.vectors.answers import of_text
from dpcert.vectors.grade import by_kernel
from dpcert.vectors.report import Report

if TYPE_CHECKING:
    from reference_values.crosscheck.libraries import Function, Library

#: Doubles by which an answer may be unsafe where a library promises no side: rounding, no fault of the method.
ULP = 4
#: Seconds that one call may take.
LIMIT = 10.0


def graded(library: Library, function: Function) -> dict[str, Any]:
    """The function's record for the report."""
    command, quantity = function.question
    statement = theorem(command)
    pair = statement, statement.quantity(quantity)
    asked, not_asked = questions(function)
    calls = [function.call.format(**inputs) for inputs in asked]
    replies = programs.answers(_worker(library), calls, LIMIT, decimal=False)
    report = Report(function.profile, ULP, kept=len(asked))
    near = due = 0
    for number, (inputs, reply) in enumerate(zip(asked, replies, strict=True)):
        before = report.passed
        verdict = by_kernel(pair, str(number), inputs, reply, report, binary64=True, explained=True)
        near += verdict.name == "UNSAFE" and verdict.ulp <= ULP
        due += verdict.name == "REFUSED" and report.passed > before
    failing = [record for record in report.record()["worst"] if not _within_claim(function, record)]
    return {
        "name": function.name,
        "command": command,
        "quantity": quantity,
        "claim": function.claim,
        "profile": function.profile,
        "loose": function.loose,
        "error": function.error,
        "asked": report.rows,
        "not_asked": not_asked,
        "passed": report.rows - len(failing),
        "verdicts": {name: count for (_, _, name), count in sorted(report.counts.items())},
        "unsafe_by_rounding": near,
        "due_refusals": due,
        "lookalikes": dict(sorted(Counter(r["lookalike"] for r in failing if r["lookalike"]).items())),
        "worst": [_case(library, calls[int(record["where"])], record) for record in failing[:1]],
    }


def _worker(library: Library) -> list[str]:
    return [str(ROOT / python_of(library.name)), str(ASK), library.name]


def _within_claim(function: Function, record: dict[str, Any]) -> bool:
    """Whether an answer that the profile rejects is as good as the function itself says."""
    if function.loose and record["verdict"] == "LOOSE":
        return True
    if not function.error or record["verdict"] not in {"LOOSE", "UNSAFE"}:
        return False
    away = _away(record)
    return away is not None and away <= Fraction(function.error)


def _away(record: dict[str, Any]) -> Fraction | None:
    """How far the answer is from the certified value, to its 20 digits; None where one of them is no number."""
    answered, certified = (of_text(record[key], decimal=True).value for key in ("answered", "certified"))
    return None if answered is None or certified is None else abs(answered - certified)


def _distance(record: dict[str, Any]) -> str | None:
    """The same by the certified value."""
    away, certified = _away(record), of_text(record["certified"], decimal=True).value
    return f"{float(away / abs(certified)):.2g}" if away is not None and certified else None


def _case(library: Library, call: str, record: dict[str, Any]) -> dict[str, Any]:
    """A failing answer, and the command that brings it back: it has just been run."""
    (again,) = programs.answers([*_worker(library), call], [""], LIMIT, decimal=False)
    if again.text != record["answered"]:
        raise RuntimeError(f"{library.name} answers {call} by {record['answered']}, and then by {again.text}")
    words = [str(python_of(library.name)), str(ASK.relative_to(ROOT)), library.name, call]
    kept = {key: record[key] for key in ("inputs", "certified", "answered", "verdict", "ulp", "lookalike")}
    return kept | {"distance": _distance(record), "reproduce": shlex.join(words)}
