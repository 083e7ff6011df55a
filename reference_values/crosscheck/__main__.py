"""`make crosscheck`: install every library, put its questions to it, write results.json and REPORT.md.

With `--check NAME ...` those libraries are asked again and compared with what is
published; nothing is written.
"""

from __future__ import annotations

import json
import platform
import sys
from typing import Any

from reference_values.crosscheck.environments import Missing
from reference_values.crosscheck.grading import ULP, graded
from reference_values.crosscheck.libraries import HERE, library, names
from reference_values.crosscheck.page import page

RESULTS = HERE / "results.json"
REPORT = HERE / "REPORT.md"


def about(name: str) -> dict[str, Any]:
    """The record of a library."""
    known = library(name)
    functions = []
    try:
        for function in known.functions:
            print(f"{name} {known.version}: {function.name}", file=sys.stderr, flush=True)
            functions.append(graded(known, function))
    except Missing as missing:
        return {"library": name, "version": known.version, "missing": str(missing), "functions": []}
    return {"library": name, "version": known.version, "functions": functions}


def check(chosen: list[str]) -> int:
    """Whether the libraries still answer as published."""
    published = {entry["library"]: entry for entry in json.loads(RESULTS.read_text(encoding="utf-8"))["libraries"]}
    differing = [name for name in chosen if published.get(name) != about(name)]
    for name in differing:
        print(f"{name} does not answer as published in {RESULTS}: run make crosscheck and look", file=sys.stderr)
    return 1 if differing else 0


def write() -> None:
    """Ask all of them and write what they said."""
    machine = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    results = {"format": "dpcert/crosscheck/1", "ulp": ULP, **machine, "libraries": [about(name) for name in names()]}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    REPORT.write_text(page(results), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        sys.exit(check(sys.argv[2:]))
    write()
