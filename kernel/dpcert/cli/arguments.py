"""How arguments are read: no abbreviations, each option once, a negative value may follow its option."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any, NoReturn

from dpcert.errors import InvalidInput
from dpcert.questions import theorem

if TYPE_CHECKING:
    from collections.abc import Sequence

OTHER_COMMANDS = (
    *("solve", "compare", "plan", "plot", "explain", "table", "errata", "batch", "vectors", "grade"),
    *("certify", "verify", "cite"),
)


class Parser(argparse.ArgumentParser):
    """argparse without abbreviations, whose errors are ours."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  (argparse's own options)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """A usage error; exit code 2."""
        unknown = re.search("argument COMMAND: invalid choice: '(.*?)'", message)
        if unknown:
            theorem(unknown[1], also=OTHER_COMMANDS)
        raise InvalidInput(f"{message}; see {self.prog} --help")


class Flag(argparse.Action):
    """A flag that may be given once."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401
        super().__init__(nargs=0, default=False, **options)

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, _: object, option: str | None = None
    ) -> None:
        """Set it, or refuse the second one."""
        if getattr(namespace, self.dest):
            parser.error(f"{option} is given twice")
        setattr(namespace, self.dest, True)


class Once(argparse.Action):
    """An option that may be given once."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        value: object,
        option: str | None = None,
    ) -> None:
        """Store the value, or refuse the second one."""
        if getattr(namespace, self.dest, None) is not None:
            parser.error(f"{option} is given twice")
        setattr(namespace, self.dest, value)


def prepared(arguments: Sequence[str]) -> list[str]:
    """Join `--option -1/801` to `--option=-1/801`, which argparse would take for two options."""
    joined: list[str] = []
    for argument in arguments:
        previous = joined[-1] if joined else ""
        if argument[:1] == "-" and argument[1:2] != "-" and len(argument) > 1 and _takes_value(previous):
            joined[-1] = f"{previous}={argument}"
        else:
            joined.append(argument)
    return joined


def _takes_value(argument: str) -> bool:
    return (
        argument.startswith("--")
        and "=" not in argument
        and argument not in {"--json", "--cross-check", "--check", "--decimal", "--binary64", "--help", "--"}
    )
