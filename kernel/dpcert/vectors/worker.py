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
from typing import TYPE_CHECKING, Any

from dpcert.bound import Bound
from dpcert.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Callable


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


def found(name: str) -> Callable[[Any], object]:
    """The function that is called module:function."""
    module, _, function = name.partition(":")
    try:
        with contextlib.redirect_stdout(sys.stderr):
            place = importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise InvalidInput(f"there is no module {error.name}") from error
    except Exception as error:
        raise InvalidInput(f"module {module} cannot be imported: {type(error).__name__}: {error}") from error
    if not callable(ask := getattr(place, function, None)):
        raise InvalidInput(f"module {module} has no function {function}")
    return ask  # type: ignore[no-any-return]


def main(name: str) -> None:
    """Answer every line; where there is no such function, say so instead."""
    try:
        ask = found(name)
    except InvalidInput as error:
        print(error)
        sys.exit(error.exit_code)
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
