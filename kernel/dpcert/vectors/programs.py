"""Running a program under test: questions on its standard input, one JSON line each; answers on its output.

All questions go to one run of it. Where that does not bring one line for each (it
crashed, hung, printed something else) every question gets a run of its own, with its
own time limit: so each fault is charged to the question that causes it. Standard
input and output are files, so that nothing can block the grader.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from typing import IO, TYPE_CHECKING, Final, NamedTuple

from dpcert.errors import InvalidInput
from dpcert.vectors.answers import Answer, read_answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: A run that answers many questions, or imports a module, may be silent for so long, however short the limit of one is.
PATIENCE: Final = 30.0
_PAUSE: Final = 0.005
_LONGEST_LINE: Final = 1 << 16
_LONGEST_OUTPUT: Final = 1 << 20


class Run(NamedTuple):
    """How a run ended."""

    lines: list[str]
    status: int
    hung: bool
    flooded: bool


def answers(command: list[str], questions: list[str], timeout: float, *, decimal: bool) -> Iterator[Answer]:
    """The answer to each question, in order."""
    together = run(command, questions, max(timeout, PATIENCE))
    if len(together.lines) == len(questions):
        yield from (read_answer(line, decimal=decimal) for line in together.lines)
        return
    for question in questions:
        yield _alone(run(command, [question], timeout), decimal=decimal)


def split(command: str) -> list[str]:
    """The words of a command line."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise InvalidInput(f"the command cannot be read: {error}") from error
    if not words:
        raise InvalidInput("the command is empty")
    return words


def _alone(run: Run, *, decimal: bool) -> Answer:
    if run.hung:
        return Answer("hung", "no answer within the time limit")
    if run.flooded or len(run.lines) > 1:
        return Answer("garbage", "more than one line")
    if run.lines:
        return read_answer(run.lines[0], decimal=decimal)
    if run.status > 0:
        return Answer("refused", f"exit code {run.status}")
    if run.status < 0:
        return Answer("crashed", f"signal {-run.status}")
    return Answer("garbage", "no answer")


def run(command: list[str], questions: list[str], timeout: float) -> Run:
    """One run, ended by us if it is silent for longer than the timeout."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as printed:
        given.write("".join(f"{question}\n" for question in questions).encode())
        given.seek(0)
        most = _LONGEST_OUTPUT + _LONGEST_LINE * len(questions)
        try:
            process = subprocess.Popen(  # noqa: S603  (the command is the user's own)
                command, stdin=given, stdout=printed, stderr=subprocess.DEVNULL, start_new_session=True
            )
        except OSError as error:
            raise InvalidInput(f"cannot run {command[0]}: {error.strerror}") from error
        try:
            hung, flooded = _watched(process, lambda: os.fstat(printed.fileno()).st_size, timeout, most)
        finally:
            # Whatever it started belongs to its session.
            _end(process)
        return Run(_lines(printed) if not flooded else [], process.wait(), hung, flooded)


def _watched(process: subprocess.Popen[bytes], size: Callable[[], int], timeout: float, most: int) -> tuple[bool, bool]:
    before, since = size(), time.monotonic()
    while not _ended(process):
        now = size()
        if now > most:
            return False, True
        if now != before:
            before, since = now, time.monotonic()
        elif time.monotonic() - since > timeout:
            return True, False
        time.sleep(_PAUSE)
    return False, size() > most


def _ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it has ended; where the system can tell without releasing its number, that stays reserved."""
    if hasattr(os, "waitid"):
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return process.poll() is not None


def _end(process: subprocess.Popen[bytes]) -> None:
    """End it with all that it started: its number, not yet released, is that of its own session."""
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        # Nothing of it is left.
        return


def _lines(printed: IO[bytes]) -> list[str]:
    printed.seek(0)
    return [line for line in printed.read().decode("utf-8", "replace").splitlines() if line.strip()]
