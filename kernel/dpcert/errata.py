"""The source's errata as data, each numeric or domain record proved again on demand.

A record states what is printed, what is found, and checks: questions with a
relation that their certified answer must satisfy. Records of kind `notation` have
no check and are listed as recorded.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.errors import OutsideTheorem, Unreadable
from dpcert.questions import answer


def records() -> list[dict[str, Any]]:
    """Every record, in order."""
    folder = resources.files("dpcert") / "data" / "errata"
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".json")), key=lambda entry: entry.name)
    return [json.loads(entry.read_text(encoding="utf-8")) for entry in found]


def prove(record: dict[str, Any], digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
    """The record with the outcome of each check; `confirmed` is None where there is nothing to check."""
    checks = [_prove(check, digits) for check in record["checks"]]
    confirmed = all(check["holds"] for check in checks) if checks else None
    return {**record, "checks": checks, "confirmed": confirmed}


def _prove(check: dict[str, Any], digits: int) -> dict[str, Any]:
    relation, value = check["relation"], check.get("value")
    try:
        bound = answer(check["question"])
    except OutsideTheorem as refusal:
        return {**check, "holds": relation == "refused", "outcome": f"refused: {refusal}"}
    if relation == "refused":
        holds = False
    elif relation == "exceeds":
        holds = bound > value
    elif relation == "is at most":
        holds = bound <= value
    elif relation == "is":
        holds = bound.compare(value) == 0
    else:
        raise Unreadable(f"an erratum asks for an unknown relation: {relation!r}")
    sign = "<=" if bound.direction == "upper" else ">="
    words = f"{bound.claim.quantity} {sign} {bound.decimal(digits)}"
    return {**check, "holds": holds, "outcome": words + (f", which {relation} {value}" if value else "")}
