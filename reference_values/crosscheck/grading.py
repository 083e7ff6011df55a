"""One function of a library asked its questions, each answer judged by the kernel, and what is kept of it."""

from __future__ import annotations

import shlex
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from reference_values.crosscheck.environments import ROOT, python_of
from reference_values.crosscheck.libraries import HERE
from reference_values.crosscheck.questions import asked

from dpcert.questions import theorem
from dpcert.vectors import programs
from dpcert.vectors.grade import by_kernel
from dpcert.vectors.report import Report

if TYPE_CHECKING:
    from reference_values.crosscheck.libraries import Function, Library

    from dpcert.vectors.answers import Answer

#: Doubles by which an answer may be unsafe where a library promises no side: rounding, no fault of the method.
ULP = 4
_SECONDS = 10.0
_EPSILONS = {"epsilon_prime", "smallest_epsilon", "epsilon_prime_of_order"}
_ASK = HERE.relative_to(ROOT) / "ask.py"


def graded(library: Library, function: Function) -> dict[str, Any]:
    """The function's record for the report."""
    command, quantity = function.question
    statement = theorem(command)
    pair = statement, statement.quantity(quantity)
    questions = list(asked(function))
    calls = [function.call.format(**inputs) for inputs in questions]
    worker = [str(ROOT / python_of(library.name)), str(ROOT / _ASK), library.name]
    report = Report(function.profile, ULP, kept=len(questions))
    near = due = 0
    replies = programs.answers(worker, calls, _SECONDS, decimal=False)
    for number, (inputs, reply) in enumerate(zip(questions, replies, strict=True)):
        before = report.passed
        verdict = by_kernel(pair, str(number), inputs, floored(quantity, reply), report, binary64=True)
        near += verdict.name == "UNSAFE" and verdict.ulp <= ULP
        due += verdict.name == "REFUSED" and report.passed > before
    names = {name: count for (_, _, name), count in sorted(report.counts.items())}
    return {
        "name": function.name,
        "command": command,
        "quantity": quantity,
        "claim": function.claim,
        "profile": function.profile,
        "asked": report.rows,
        "passed": report.passed,
        "verdicts": names,
        "unsafe_by_rounding": near,
        "due_refusals": due,
        "worst": [_case(library, calls, record) for record in report.record()["worst"][:1]],
    }


def floored(quantity: str, reply: Answer) -> Answer:
    """A negative epsilon as the 0 that it implies, with its text as given.

    At a large delta some libraries answer by an order of the divergence below 0. That is true
    of the divergence, and says of privacy no more than 0 does.
    """
    if quantity not in _EPSILONS or reply.value is None or reply.value >= 0:
        return reply
    return reply._replace(value=Fraction(0))


def _case(library: Library, calls: list[str], record: dict[str, Any]) -> dict[str, Any]:
    """A failing answer, and the command that brings it back."""
    words = [str(python_of(library.name)), str(_ASK), library.name, calls[int(record["where"])]]
    kept = {key: record[key] for key in ("inputs", "certified", "answered", "verdict", "ulp", "lookalike")}
    return kept | {"reproduce": shlex.join(words)}
