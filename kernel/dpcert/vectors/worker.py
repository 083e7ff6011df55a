"""Lets a Python function answer: `python -m dpcert.vectors.worker module:function`.

The function takes a question, a dict of texts as `dpcert batch` takes it, and returns
a float, int, Fraction, Decimal, Bound or text; None or an exception is a refusal.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
from fractions import Fraction

from dpcert.bound import Bound


def spelled(value: object) -> str:
    """A result as an answer that is read back exactly."""
    if value is None:
        return "refused"
    if isinstance(value, Bound):
        return json.dumps({"decimal": value.decimal()})
    if isinstance(value, float):
        return float(value).hex() if value - value == 0 else str(float(value))
    if isinstance(value, int | Fraction):
        return str(value)
    return json.dumps({"decimal": str(value)})


def main(name: str) -> None:
    """Answer every line."""
    module, _, function = name.partition(":")
    ask = getattr(importlib.import_module(module), function)
    for line in sys.stdin:
        try:
            # What it prints is not its answer.
            with contextlib.redirect_stdout(sys.stderr):
                answer = spelled(ask(json.loads(line)))
        except Exception as error:  # noqa: BLE001  (whatever it raises is its refusal)
            answer = json.dumps({"error": type(error).__name__, "message": str(error)})
        print(answer, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
