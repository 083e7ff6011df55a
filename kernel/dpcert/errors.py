"""The few ways a question can fail, each with its exit code.

The command line turns these into exit statuses; 1 is never a verdict, because
an uncaught exception of the interpreter also ends with 1.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

EXIT_FINE = 0
EXIT_UNEXPECTED = 70
EXIT_INTERRUPTED = 130
EXIT_CLOSED_PIPE = 141


class DpcertError(Exception):
    """Parent of every error that dpcert raises on purpose."""

    exit_code = EXIT_UNEXPECTED

    def record(self) -> dict[str, object]:
        """The failure as data."""
        return {
            "format": "dpcert/error/1",
            "error": type(self).__name__,
            "exit_code": self.exit_code,
            "message": str(self),
        }


class InvalidInput(DpcertError, ValueError):
    """A value that cannot be read as what its parameter is: not a number, NaN, k not an integer."""

    exit_code = 2


class Refuted(DpcertError):
    """A claim is proved false."""

    exit_code = 3


class OutsideTheorem(DpcertError):
    """A number outside the hypotheses of the theorem that was asked."""

    exit_code = 4


class Undecided(DpcertError):
    """The precision cap was reached before the question was decided."""

    exit_code = 5


class OutOfReach(Undecided):
    """Undecided, and more precision would not help."""


class Unreadable(DpcertError):
    """A file is not what it claims to be."""

    exit_code = 6


class Disagreement(DpcertError):
    """Two engines contradict each other: a fault of ours, never printed as a number."""


def nearest(word: str, known: Iterable[str], aliases: Iterable[str] = ()) -> str:
    """The end of an error about an unknown word: the known one (or alias) that is most like it, else all known ones.

    >>> nearest("advance", ["basic", "advanced"])
    '; did you mean advanced?'
    >>> nearest("x", ["basic", "advanced"])
    '; there are basic, advanced'
    """
    names = list(known)
    near = difflib.get_close_matches(word, [*names, *aliases], n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(names)}"
