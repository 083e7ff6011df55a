"""How arguments are read: no abbreviations, each option once, a negative value may follow its option.

Every command shows an example in its help, and an error names the nearest command or option.
"""

from __future__ import annotations

import argparse
import difflib
import re
import shutil
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from dpcert.bound import DEFAULT_DIGITS, MAX_DIGITS
from dpcert.errors import InvalidInput, nearest
from dpcert.theorems import STATEMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

EPILOG = (
    "Numbers are read exactly: 10000, 0.1, 1e-6, 1/801, 2^-30, 0x1p-30, exp(-32), log(2). "
    "Exit codes: 0 fine, 2 invalid input, 3 refuted, 4 outside the theorem, 5 undecided, 6 unreadable file."
)
_WORD = re.compile(r"(?:'[^']*'|\S)+")
#: How a negative value begins, unlike a short option.
_NEGATIVE = re.compile(r"-(?:[0-9.(]|exp|log|e\^|inf|nan)", re.IGNORECASE)
_UNDERSCORED = re.compile(
    rf"\b({'|'.join({p.name for statement in STATEMENTS for p in statement.parameters if '_' in p.name})})\b"
)


class Parser(argparse.ArgumentParser):
    """argparse without abbreviations or colours, whose errors are ours; `example` is shown, and run by a test."""

    def __init__(self, *, example: tuple[str, ...], **options: Any) -> None:  # noqa: ANN401  (argparse's own options)
        if sys.version_info >= (3, 14):
            options["color"] = False
        super().__init__(allow_abbrev=False, **options)
        self.example = example
        #: The commands among which this one stands.
        self.commands: Mapping[str, Parser] = {}

    def format_help(self) -> str:
        """The help, and below it the example, whose lines are broken as a shell allows it."""
        width = shutil.get_terminal_size().columns - 2
        lines = [line for command in self.example for line in _broken(command, width)]
        return super().format_help() + "\nexample:\n" + "".join(f"{line}\n" for line in lines)

    def listed(self) -> list[str]:
        """The options that its help lists."""
        return [name for action in self._actions if action.help != argparse.SUPPRESS for name in action.option_strings]

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:  # noqa: ANN401
        """Refuse what is left over here, where the command's own options are known."""
        found, extras = super().parse_known_args(args, namespace)
        if extras:
            self.error(f"unrecognized arguments: {' '.join(extras)}")
        return found, extras

    def error(self, message: str) -> NoReturn:
        """A usage error; exit code 2."""
        unknown = re.search("argument COMMAND: invalid choice: '(.*?)'", message)
        if unknown:
            commands = [
                name for action in self._actions if action.nargs == argparse.PARSER for name in action.choices or ()
            ]
            raise InvalidInput(
                f"there is no command {unknown[1]!a}{nearest(unknown[1], commands)}; see {self.prog} --help"
            )
        raise InvalidInput(f"{message}{self._nearest_option(message)}; see {self.prog} --help")

    def _nearest_option(self, message: str) -> str:
        for word in re.findall(r"(?<!\S)--[^\s=]+", message if message.startswith("unrecognized") else ""):
            takers = [name for name, command in self.commands.items() if word in command.listed()]
            if takers:  # it is no misspelling
                return f"; {word} is an option of {', '.join(takers)}"
            near = difflib.get_close_matches(word, self.listed(), n=1)
            if near:
                return f"; did you mean {near[0]}?"
        return ""


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


@contextmanager
def spelled_as_options() -> Iterator[None]:
    """An error about inputs names them as they are typed here: delta-prime, where Python and JSON say delta_prime."""
    try:
        yield
    except InvalidInput as error:
        raise InvalidInput(_UNDERSCORED.sub(lambda name: name[0].replace("_", "-"), str(error))) from error


def prepared(arguments: Sequence[str]) -> list[str]:
    """Join `--option -1/801` to `--option=-1/801`, which argparse would take for two options."""
    joined: list[str] = []
    for argument in arguments:
        previous = joined[-1] if joined else ""
        if _NEGATIVE.match(argument) and previous.startswith("--") and "=" not in previous and previous != "--":
            joined[-1] = f"{previous}={argument}"
        else:
            joined.append(argument)
    return joined


def values(command: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    """Options that take one value each."""
    for name, help_words in words.items():
        command.add_argument(f"--{name}", action=Once, metavar="VALUE", help=help_words)


def as_json(command: argparse.ArgumentParser, words: str = "print JSON") -> None:
    """--json."""
    command.add_argument("--json", action=Flag, help=words)


def showing(command: argparse.ArgumentParser, digits: int = DEFAULT_DIGITS) -> None:
    """--digits and --json; `digits` are those of the text where none are asked for."""
    with_digits(command, "" if digits == DEFAULT_DIGITS else f"{digits}, with --json ")
    as_json(command)


def with_digits(command: argparse.ArgumentParser, instead: str = "") -> None:
    """--digits."""
    words = f"significant digits (default {instead}{DEFAULT_DIGITS})"
    command.add_argument("--digits", action=Once, type=_digits, metavar="N", help=words)


def answering(command: argparse.ArgumentParser) -> None:
    """The options of a command that gives one Bound."""
    command.add_argument(
        "--claim", action=Once, metavar="VALUE", help="is this stated number supported? exit 0, 3 or 5"
    )
    command.add_argument("--cross-check", action=Flag, help="have Arb (python-flint) confirm every printed digit")
    showing(command)


def mechanisms(command: argparse.ArgumentParser) -> None:
    """The option of a list of mechanisms."""
    command.add_argument(
        "--mechanisms",
        action=Once,
        metavar="FILE",
        help="a list in the place of k, epsilon and delta: one epsilon[,delta[,k]] a line, - is stdin",
    )


def _digits(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MAX_DIGITS)) and 1 <= int(text) <= MAX_DIGITS):
        raise argparse.ArgumentTypeError(f"must be an integer from 1 to {MAX_DIGITS}, got {text!r}")
    return int(text)


def _broken(command: str, width: int) -> list[str]:
    """A command in lines of at most that width (if no word is longer), each but the last ending in a backslash."""
    lines = ["  "]
    for word in _WORD.findall(command):
        if lines[-1].strip() and len(lines[-1]) + len(word) + 3 > width:
            lines[-1] += "\\"
            lines.append("    ")
        lines[-1] += word + " "
    return [line.rstrip() for line in lines]
