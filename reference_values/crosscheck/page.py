"""REPORT.md, from results.json alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

_INTRODUCTION = """# Other libraries, by the formulas that they claim

Made by `make crosscheck` with Python {python} on {system} ({machine}); every figure is in [results.json](results.json).

Each function is put to the questions of the [reference vectors](../vectors) that it has a parameter for, every input
read as the nearest double, and its answer is judged at exactly these doubles by the formula that the function claims
([`libraries/`](libraries) has the calls and the pinned versions). What is judged is arithmetic on the way from a
formula to a number, not whether a formula is the best one, and not the rest of a library.

* *not asked*: vectors of the same quantity with an input that the function has no parameter for, that is no double, or
  that takes it beyond a reasonable time; and ends of a domain at which a number may be true though the theorem leaves
  them out (no mechanism, a total delta of 1). The results count each.
* *exact*: the nearest double on the safe side, the real itself, or a refusal that is due; *safe*: on the safe side and
  within 1e-12; *loose*: on the safe side and farther away.
* *rounding*: on the unsafe side by at most {ulp} doubles. *unsafe*: on the unsafe side by more. *no number*: an error,
  an infinity, NaN or no answer within {limit:g} s where the formula has a value. *not refused*: a number for NaN, or
  for another input at which the formula says nothing.
* *passes* counts what the function's own claim covers: one that promises an upper bound (conservative) may be loose and
  must be safe; one that promises a value (nearest) must be within 1e-12 above or {ulp} doubles below, or as near as it
  documents.

"""
_NUMBERS = {"CR", "SAFE", "LOOSE", "UNSAFE", "REFUSED", "NOT-REFUSED"}
_COLUMNS = ("function", "judged as", "profile", "not asked", "asked", "exact", "safe", "loose", "rounding", "unsafe",
            "no number", "not refused", "passes")  # fmt: skip


def page(results: dict[str, Any]) -> str:
    """The report."""
    text = _INTRODUCTION.format(**results)
    return text + "\n".join(_library(entry) for entry in results["libraries"])


def _library(entry: dict[str, Any]) -> str:
    lines = [f"## {entry['library']} {entry['version']}", ""]
    if "missing" in entry:
        return "\n".join([*lines, f"Not graded: {entry['missing']}", ""])
    if entry["with"]:
        lines += [f"With {', '.join(pin.replace('==', ' ') for pin in entry['with'])}.", ""]
    lines += [_row(_COLUMNS), _row(["---"] * len(_COLUMNS)), *[_row(_cells(f)) for f in entry["functions"]], ""]
    for function in entry["functions"]:
        lines += _words(function)
    return "\n".join(lines)


def _row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _cells(function: dict[str, Any]) -> list[Any]:
    count, near = function["verdicts"], function["unsafe_by_rounding"]
    rest = function["asked"] - sum(count.get(name, 0) for name in _NUMBERS - {"REFUSED"}) - function["due_refusals"]
    exact, unsafe = count.get("CR", 0) + function["due_refusals"], count.get("UNSAFE", 0) - near
    head = [f"`{function['name']}`", f"{function['command']} {function['quantity']}", function["profile"]]
    safe = [sum(function["not_asked"].values()), function["asked"], exact, count.get("SAFE", 0), count.get("LOOSE", 0)]
    return [*head, *safe, near, unsafe, rest, count.get("NOT-REFUSED", 0), function["passed"]]


def _words(function: dict[str, Any]) -> list[str]:
    allowed = ["a loose answer passes"] * function["loose"]
    allowed += [f"an error of {function['error']:g} passes"] * bool(function["error"])
    lines = [f"`{function['name']}` claims {function['claim']}{''.join(f'; {words}' for words in allowed)}."]
    lines += [
        f"{count} of its failing answers equal what another formula gives: {like}."
        for like, count in function["lookalikes"].items()
    ]
    for case in function["worst"]:
        words = case["verdict"].lower().replace("-", " ")
        away = f", relative error {case['distance']}" if case["distance"] else ""
        does = "answers" if case["verdict"] in _NUMBERS - {"REFUSED"} else "says"
        lines += [
            f"Worst: at {case['inputs']} it {does} {case['answered']}, certified {case['certified']} ({words}{away}).",
            "",
            f"    {case['reproduce']}",
        ]
    return [*lines, ""]
