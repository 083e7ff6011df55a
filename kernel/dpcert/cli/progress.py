"""How far long work is, for whoever waits at a terminal; standard error only, and nothing anywhere else."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")
#: Seconds between two counts; work that is done before the first shows none.
_EVERY = 0.25


def counted(work: Iterable[T], what: str) -> Iterator[T]:
    """Hand the work on, and count it."""
    if not sys.stderr.isatty():
        yield from work
        return
    shown, width = time.monotonic(), 0
    try:
        for count, one in enumerate(work, start=1):
            yield one
            if time.monotonic() - shown >= _EVERY:
                shown, text = time.monotonic(), f"{count} {what}"
                print(f"\r{text}", end="", file=sys.stderr, flush=True)
                width = len(text)
    finally:
        if width:
            print(f"\r{' ' * width}\r", end="", file=sys.stderr, flush=True)
