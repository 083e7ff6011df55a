"""`dpcert vectors`: build, check, format and withdraw reference vectors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dpcert.errors import EXIT_FINE, InvalidInput, Refuted
from dpcert.vectors import publish
from dpcert.vectors.locate import root

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Do what the word asks."""
    words = {"build": _build, "check": _check, "fmt": _fmt, "withdraw": _withdraw}
    if arguments.action not in words:
        raise InvalidInput(f"vectors does {', '.join(words)}; got {arguments.action!a}")
    if arguments.action in {"build", "check"} and arguments.names:
        raise InvalidInput(f"vectors {arguments.action} takes no file: it does all of them")
    if arguments.reason is not None and arguments.action != "withdraw":
        raise InvalidInput("--reason goes with withdraw")
    if arguments.verify and arguments.action != "fmt":
        raise InvalidInput("--check goes with fmt")
    return words[arguments.action](arguments)


def _build(_: argparse.Namespace) -> int:
    changed = publish.build(_heard)
    print("\n".join(changed) if changed else "nothing changed")
    return EXIT_FINE


def _check(_: argparse.Namespace) -> int:
    count = publish.check(_heard)
    print(f"{count} vectors are what both engines give now, byte for byte")
    return EXIT_FINE


def _fmt(arguments: argparse.Namespace) -> int:
    paths = [Path(name) for name in arguments.names] or sorted((root() / "vectors").glob("*.json"))
    wrong = [(path, text) for path, found, text in publish.formatted(paths) if found != text]
    for path, text in wrong:
        print(path)
        if not arguments.verify:
            path.write_text(text, encoding="utf-8")
    return Refuted.exit_code if wrong and arguments.verify else EXIT_FINE


def _withdraw(arguments: argparse.Namespace) -> int:
    if len(arguments.names) != 1 or not arguments.reason:
        raise InvalidInput("withdraw takes one uid and --reason TEXT")
    print(f"recorded in {publish.withdraw(arguments.names[0], arguments.reason)}; commit that and build")
    return EXIT_FINE


def _heard(stem: str) -> None:
    if sys.stderr.isatty():
        print(stem, file=sys.stderr)
