"""Run one command: parse, ask one public function, print. Data on stdout, all else on stderr."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

from dpcert.cli import versions
from dpcert.cli.arguments import prepared
from dpcert.cli.parser import build
from dpcert.errors import EXIT_CLOSED_PIPE, EXIT_INTERRUPTED, EXIT_UNEXPECTED, DpcertError

if TYPE_CHECKING:
    from collections.abc import Sequence

REPORT = "this is a fault of dpcert, please report it with the command you gave"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _answered(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_CLOSED_PIPE
    except Exception as error:  # noqa: BLE001  (the last line of defence gives it its own exit code)
        print(f"dpcert: unexpected {type(error).__name__}: {error}\ndpcert: {REPORT}", file=sys.stderr)
        return EXIT_UNEXPECTED
    return code


def _answered(given: list[str]) -> int:
    try:
        if "--version" in given:
            return versions.run(given)
        arguments = build().parse_args(prepared(given))
        code: int = arguments.run(arguments)
    except DpcertError as error:
        if "--json" in given:
            print(json.dumps(error.record(), indent=2))
        print(f"dpcert: {error}", file=sys.stderr)
        return error.exit_code
    return code
