"""Evaluates a library's calls in its own environment: `python ask.py LIBRARY [CALL ...]`, or a call per line.

Run by the interpreter of that environment, it needs nothing but the standard library.
A number is answered as it is, an exception or None as a refusal.
"""

import contextlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any


def answer(call: str, names: dict[str, Any]) -> str:
    """The call's value as a line that the grader reads."""
    try:
        # What a library prints is no answer.
        with contextlib.redirect_stdout(sys.stderr):
            value = eval(call, names)  # noqa: S307  (a call from libraries/, with numbers in it)
        return json.dumps({"error": "None"}) if value is None else repr(float(value))
    except Exception as error:  # noqa: BLE001  (whatever it raises is its refusal)
        return json.dumps({"error": type(error).__name__, "message": str(error)[:200]})


def main(name: str, *calls: str) -> None:
    """Answer the calls, or those on standard input."""
    names: dict[str, Any] = {}
    text = (Path(__file__).parent / "libraries" / f"{name}.toml").read_text(encoding="utf-8")
    with contextlib.redirect_stdout(sys.stderr):
        exec(tomllib.loads(text)["imports"], names)  # noqa: S102  (the library's imports)
    for call in calls or sys.stdin:
        print(answer(call.strip(), names), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
