"""REPORT.md, from results.json alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

_INTRODUCTION = """# Other libraries, by the formulas that they claim

Made by `make crosscheck` with Python {python} on {system} ({machine}); every figure is in [results.json](results.json).

Each function is put to the questions of the [reference vectors](../vectors) that it has a parameter for, every input
read as the nearest double, and its answer is judged at exactly these doubles by the formula that the function claims
([`libraries/`](libraries) has the calls). Questions beyond the range in which a function answers in reasonable time
are not asked. What is judged is arithmetic on the way from a formula to a number, not whether a formula is the best
one, and not the rest of a library.

* *exact*: the nearest double on the safe side, the real itself, or a refusal that is due; *safe*: on the safe side and
  within 1e-12; *loose*: on the safe side and farther away.
* *rounding*: on the unsafe side by at most {ulp} doubles. *unsafe*: on the unsafe side by more. *no number*: an error,
  an infinity, NaN or no answer within 10 s where the formula has a value. *not refused*: a number where it has none;
  some libraries admit such inputs by a convention of their own. A negative epsilon counts as the 0 that it implies.
* *passes* counts what the function's own claim covers: one that promises an upper bound (conservative) may be loose and
  must be safe; one that promises a value (nearest) must be within 1e-12 above or {ulp} doubles below.

"""
_NUMBERS = {"CR", "SAFE", "LOOSE", "UNSAFE", "REFUSED", "NOT-REFUSED"}
_COLUMNS = ("function", "judged as", "profile", "asked", "exact", "safe", "loose", "rounding", "unsafe", "no number",
            "not refused", "passes")  # fmt: skip


def page(results: dict[str, Any]) -> str:
    """The report."""
    text = _INTRODUCTION.format(**results)
    return text + "\n".join(_library(entry) for entry in results["libraries"])


def _library(entry: dict[str, Any]) -> str:
    lines = [f"## {entry['library']} {entry['version']}", ""]
    if "missing" in entry:
        return "\n".join([*lines, f"Not graded: {entry['missing']}", ""])
    lines += [_row(_COLUMNS), _row(["---"] * len(_COLUMNS)), *[_row(_cells(f)) for f in entry["functions"]], ""]
    for function in entry["functions"]:
        lines += _worst(function)
    return "\n".join(lines)


def _row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def _cells(function: dict[str, Any]) -> list[Any]:
    count, near = function["verdicts"], function["unsafe_by_rounding"]
    rest = function["asked"] - sum(count.get(name, 0) for name in _NUMBERS - {"REFUSED"}) - function["due_refusals"]
    exact, unsafe = count.get("CR", 0) + function["due_refusals"], count.get("UNSAFE", 0) - near
    head = [f"`{function['name']}`", f"{function['command']} {function['quantity']}", function["profile"]]
    safe = [function["asked"], exact, count.get("SAFE", 0), count.get("LOOSE", 0)]
    return [*head, *safe, near, unsafe, rest, count.get("NOT-REFUSED", 0), function["passed"]]


def _worst(function: dict[str, Any]) -> list[str]:
    lines = [f"`{function['name']}` claims {function['claim']}."]
    for case in function["worst"]:
        words = case["verdict"].lower().replace("-", " ")
        like = f" It equals {case['lookalike']}." if case["lookalike"] else ""
        lines += [
            f"Worst: at {case['inputs']} it answers {case['answered']}, certified {case['certified']} ({words}).{like}",
            "",
            f"    {case['reproduce']}",
        ]
    return [*lines, ""]
