"""Lines for people: on a terminal no wider than it is, elsewhere as they are; never a colour."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_NARROWEST = 20
_GAP = re.compile(r"(?<=\S) {2,}(?=\S)")


def show(lines: Iterable[str]) -> None:
    """Print lines at once, each wrapped where standard output is a terminal that is too narrow for it."""
    for line in lines:
        print(wrapped(line, columns()))


def columns() -> int:
    """The width of the terminal that standard output is; a file has room for every line."""
    return max(shutil.get_terminal_size().columns, _NARROWEST) if sys.stdout.isatty() else sys.maxsize


def wrapped(line: str, width: int) -> str:
    """A line broken at blanks, never inside a number, and hung below the text that follows its label.

    >>> print(wrapped("  source     Dwork & Roth 2014, Theorem 3.20", 36))
      source     Dwork & Roth 2014,
                 Theorem 3.20
    """
    if len(line) <= width:
        return line
    indent = len(line) - len(line.lstrip(" "))
    gaps = [gap.end() for gap in _GAP.finditer(line) if gap.end() <= width // 2]
    hang = gaps[0] if gaps else min(indent + 4, width // 2)
    # Blanks that only align columns are of no use in a broken line.
    line = line[:hang] + _GAP.sub("  ", line[hang:])
    return textwrap.fill(line, width, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False)
