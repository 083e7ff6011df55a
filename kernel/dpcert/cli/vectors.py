"""`dpcert vectors`: build, check, format and withdraw reference vectors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dpcert.errors import EXIT_FINE, Refuted
from dpcert.vectors import publish
from dpcert.vectors.locate import root

if TYPE_CHECKING:
    import argparse


def build(_: argparse.Namespace) -> int:
    """Write everything anew."""
    changed = publish.build(_heard)
    print("\n".join(changed) if changed else "nothing changed")
    return EXIT_FINE


def check(_: argparse.Namespace) -> int:
    """Work everything out again and compare."""
    count = publish.check(_heard)
    print(f"{count} vectors are what both engines give now, byte for byte")
    return EXIT_FINE


def fmt(arguments: argparse.Namespace) -> int:
    """Bring files into the published layout, or say which are not in it."""
    paths = [Path(name) for name in arguments.names] or sorted((root() / "vectors").glob("*.json"))
    wrong = [(path, text) for path, found, text in publish.formatted(paths) if found != text]
    for path, text in wrong:
        print(path)
        if not arguments.verify:
            path.write_text(text, encoding="utf-8")
    return Refuted.exit_code if wrong and arguments.verify else EXIT_FINE


def withdraw(arguments: argparse.Namespace) -> int:
    """Mark a vector as wrong."""
    print(f"recorded in {publish.withdraw(arguments.uid, arguments.reason)}; commit that and build")
    return EXIT_FINE


def _heard(stem: str) -> None:
    if sys.stderr.isatty():
        print(stem, file=sys.stderr)
