"""`dpcert grade`."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dpcert.cli.batches import opened
from dpcert.cli.progress import counted
from dpcert.cli.terminal import show
from dpcert.errors import EXIT_FINE, InvalidInput, Refuted
from dpcert.vectors import grade, programs
from dpcert.vectors.build import STEMS
from dpcert.vectors.locate import loaded, published
from dpcert.vectors.report import SHOWN, Report

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from typing import Any

    from dpcert.vectors.verdict import Profile, Verdict

PROFILES: Final[dict[str, Profile]] = {"conservative": "conservative", "nearest": "nearest"}
_EVERY: Final = 1 << 12
_TIMEOUT: Final = 10.0
_ULP: Final = 1


def run(arguments: argparse.Namespace) -> int:
    """Grade and print; exit 3 if an answer is unsafe, 2 if nothing was answered."""
    profile = arguments.profile or "conservative"
    if profile not in PROFILES:
        raise InvalidInput(f"--profile is conservative or nearest, got {profile!a}")
    if arguments.ulp is not None and profile != "nearest":
        raise InvalidInput("--ulp goes with --profile nearest")
    ulp = _ULP if arguments.ulp is None else arguments.ulp
    # A table may be of any length; of the vectors all that fail are reported as data.
    report = Report(PROFILES[profile], ulp, SHOWN if arguments.csv is not None else _EVERY)
    for _ in counted(_graded(arguments, report), "answers"):
        pass  # each is in the report by now
    if report.silent and not report.unsafe:
        raise InvalidInput(f"no question was answered: in place of a number came {report.worst[0].texts.answered!a}")
    if arguments.json:
        print(json.dumps(report.record(), indent=2))
    else:
        show(report.lines())
    return Refuted.exit_code if report.unsafe else EXIT_FINE


def _graded(arguments: argparse.Namespace, report: Report) -> Iterator[Verdict]:
    ways = [way for way in ("program", "python", "csv") if getattr(arguments, way) is not None]
    if len(ways) != 1:
        raise InvalidInput("grade takes one of --exec, --python and --csv")
    if arguments.theorem is not None and (ways != ["csv"] or arguments.vectors):
        raise InvalidInput("--theorem goes with --csv, without --vectors")
    if ways == ["csv"]:
        yield from _of_table(arguments, report)
        return
    command = programs.split(arguments.program) if arguments.program is not None else _worker(arguments.python)
    timeout = _TIMEOUT if arguments.timeout is None else arguments.timeout
    yield from grade.by_program(
        _documents(arguments),
        command,
        report,
        timeout=timeout,
        decimal=arguments.decimal,
        binary64=arguments.binary64,
        quantity=None if arguments.quantity is None else arguments.quantity.replace("-", "_"),
    )


def _of_table(arguments: argparse.Namespace, report: Report) -> Iterator[Verdict]:
    with opened(arguments.csv) as stream, io.TextIOWrapper(stream, "utf-8", "replace", newline="") as lines:
        rows = grade.table(lines, decimal=arguments.decimal, binary64=arguments.binary64)
        if arguments.theorem is not None:
            yield from grade.by_inputs(arguments.theorem, arguments.quantity, rows, report)
        elif "uid" in rows.header:
            yield from grade.by_uid(_documents(arguments), rows, report)
        else:
            raise InvalidInput("a table without a column uid needs --theorem: its inputs are asked of that theorem")


def _documents(arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for name in arguments.vectors or STEMS:
        yield loaded(Path(name)) if name.endswith(".json") else published(name)


def _worker(name: str) -> list[str]:
    if ":" not in name:
        raise InvalidInput(f"--python takes module:function, got {name!a}")
    command = [sys.executable, "-m", "dpcert.vectors.worker", name]
    # Without a question it only imports the function: once, before every vector is asked in vain.
    trial = programs.run(command, [], programs.PATIENCE)
    if trial.hung or trial.status:
        raise InvalidInput(f"--python {name}: {' '.join(trial.lines) or 'the module cannot be imported'}")
    return command
