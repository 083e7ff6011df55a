"""`dpcert batch`: JSON lines in, JSON lines out, in order and in constant memory."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.compare import alternatives
from dpcert.errors import EXIT_FINE, DpcertError, InvalidInput, Unreadable
from dpcert.questions import answer

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

_LONGEST_LINE = 1 << 20
_HINT = 'numbers are strings or integers here, so that nothing is rounded on the way: write "0.1", not 0.1'


def run(arguments: argparse.Namespace) -> int:
    """Answer line by line; the exit code is that of the first failure."""
    digits = arguments.digits or DEFAULT_DIGITS
    first_failure = EXIT_FINE
    for line in _lines(arguments.file):
        record, code = _answered(line, digits)
        first_failure = first_failure or code
        print(json.dumps(record))
    return first_failure


def opened(name: str) -> IO[bytes]:
    """The file of that name, or standard input for -."""
    try:
        return sys.stdin.buffer if name == "-" else Path(name).open("rb")
    except OSError as error:
        raise Unreadable(f"cannot read {name}: {error.strerror}") from error


def _lines(name: str) -> Iterator[bytes]:
    with opened(name) as stream:
        # readline with a limit: one endless line does not fill the memory.
        while line := stream.readline(_LONGEST_LINE + 1):
            if len(line) > _LONGEST_LINE:
                # The rest of the line is passed over; its beginning is no JSON and gets an error object.
                rest = line
                while rest and not rest.endswith(b"\n"):
                    rest = stream.readline(_LONGEST_LINE)
            if line.strip():
                yield line


def _answered(line: bytes, digits: int) -> tuple[dict[str, Any], int]:
    identity: object = None
    try:
        question = _parsed(line)
        identity = question.pop("id", None)
        _demand_exact(question)
        bound = answer(question)
        return {"id": identity, **bound.to_dict(digits), "alternatives": alternatives(bound, digits)}, EXIT_FINE
    except DpcertError as error:
        return {"id": identity, **error.record()}, error.exit_code


def _parsed(line: bytes) -> dict[str, Any]:
    if len(line) > _LONGEST_LINE:
        raise Unreadable(f"a line is longer than {_LONGEST_LINE} bytes")
    try:
        question = json.loads(line, parse_float=_Float, parse_constant=_Float, object_pairs_hook=_no_duplicates)
    except (ValueError, RecursionError) as error:
        raise InvalidInput(f"not a line of JSON: {error}") from error
    if not isinstance(question, dict):
        raise InvalidInput("a question is a JSON object")
    return question


class _Float(str):
    """A JSON float, kept as text so that it can be named when it is refused."""

    __slots__ = ()


def _demand_exact(question: dict[str, Any]) -> None:
    for name, value in question.items():
        if isinstance(value, _Float):
            raise InvalidInput(f"{name} is the JSON float {value}; {_HINT}")
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise InvalidInput(f"{name} is a {type(value).__name__}; {_HINT}")


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise InvalidInput("a key is given twice")
    return record
