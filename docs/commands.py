"""The command line's parser as the reference shows it: below each command its example, not what all of them say."""

from __future__ import annotations

import argparse

from dpcert.cli import parser


def build() -> argparse.ArgumentParser:
    """The parser, its epilogs replaced by its examples.

    >>> build().epilog.splitlines()[-1].strip()
    "dpcert advanced --k 10000 --epsilon 1/801 --delta-prime 'exp(-32)'"
    """
    built = parser.build()
    _show_examples(built)
    return built


def _show_examples(command: argparse.ArgumentParser) -> None:
    command.epilog = "Example::\n\n" + "".join(f"   {line}\n" for line in command.example)
    for action in command._actions:  # noqa: SLF001  (argparse lists its subcommands nowhere else)
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for inner in action.choices.values():
                _show_examples(inner)
