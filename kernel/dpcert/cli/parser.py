"""The parser: one subcommand for each theorem, derived from its Statement, and the commands over several.

No abbreviations; a repeated option is an error; a negative value may follow its option.
"""

from __future__ import annotations

import argparse
import re
from typing import Any

from dpcert import __version__
from dpcert.bound import DEFAULT_DIGITS, MAX_DIGITS
from dpcert.certificate.words import CONTEXT
from dpcert.cli import (
    answers,
    batches,
    certificates,
    comparisons,
    filters,
    grades,
    pictures,
    plans,
    records,
    tables,
    vectors,
)
from dpcert.cli.arguments import Flag, Once, Parser, prepared
from dpcert.errors import InvalidInput
from dpcert.theorems import STATEMENTS

_EPILOG = (
    "Numbers are read exactly: 10000, 0.1, 1e-6, 1/801, 2^-30, 0x1p-30, exp(-32), log(2). "
    "Exit codes: 0 fine, 2 invalid input, 3 refuted, 4 outside the theorem, 5 undecided, 6 unreadable file."
)


class Spends(Once):
    """The option that runs the filter on a list instead of answering one question."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        value: object,
        option: str | None = None,
    ) -> None:
        """Store the file and take the other way."""
        super().__call__(parser, namespace, value, option)
        namespace.run = filters.run


def build() -> Parser:
    """The whole parser."""
    parser = Parser(prog="dpcert", description="Certified bounds for differential privacy.", epilog=_EPILOG)
    parser.add_argument("--version", action="version", version=f"dpcert {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for statement in STATEMENTS:
        command = commands.add_parser(
            statement.command,
            help=statement.title,
            description=f"{statement.title}. Source: {statement.source}.",
            epilog=_EPILOG,
        )
        for parameter in statement.parameters:
            words = parameter.words + (f" (default {parameter.default})" if parameter.default else "")
            command.add_argument(parameter.option, action=Once, metavar="VALUE", help=words)
        if any(quantity.listed for quantity in statement.quantities):
            _listing(command)
        if statement.stem == "adaptive_filter":
            command.add_argument(
                "--spends",
                action=Spends,
                metavar="FILE",
                help="run it: one epsilon[,delta[,k]] a line, - is stdin",
            )
        _answering(command)
        command.set_defaults(run=answers.run, command=statement.command)
    _solve(commands)
    _compare(commands)
    _plan(commands)
    _plot(commands)
    _explain(commands)
    _table(commands)
    _errata(commands)
    _batch(commands)
    _vectors(commands)
    _grade(commands)
    _certify(commands)
    return parser


def _listing(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--mechanisms",
        action=Once,
        metavar="FILE",
        help="instead of k, epsilon and delta: one epsilon[,delta[,k]] a line, - is stdin",
    )


def _answering(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--claim", action=Once, metavar="VALUE", help="is this stated number supported? exit 0, 3 or 5"
    )
    command.add_argument("--cross-check", action=Flag, help="have Arb (python-flint) confirm every printed digit")
    _showing(command)


def _showing(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--digits", action=Once, type=_digits, metavar="N", help=f"significant digits (default {DEFAULT_DIGITS})"
    )
    command.add_argument("--json", action=Flag, help="print JSON")


def _digits(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MAX_DIGITS)) and 1 <= int(text) <= MAX_DIGITS):
        raise argparse.ArgumentTypeError(f"must be an integer from 1 to {MAX_DIGITS}, got {text!r}")
    return int(text)


def _parameters(command: argparse.ArgumentParser) -> None:
    seen = set()
    for statement in STATEMENTS:
        for parameter in statement.parameters:
            if parameter.name not in seen:
                seen.add(parameter.name)
                command.add_argument(parameter.option, action=Once, metavar="VALUE", help=parameter.words)


def _solve(commands: Any) -> None:  # noqa: ANN401  (argparse keeps this type to itself)
    command = commands.add_parser(
        "solve", help="turn a theorem round", description="Turn a theorem round.", epilog=_EPILOG
    )
    found = {quantity.solves for statement in STATEMENTS for quantity in statement.quantities if quantity.solves}
    command.add_argument("quantity", help=", ".join(name.replace("_", "-") for name in sorted(found)))
    command.add_argument("--theorem", action=Once, metavar="COMMAND", help="the theorem's command (default advanced)")
    _parameters(command)
    _listing(command)
    _answering(command)
    command.set_defaults(run=answers.run, command="solve")


def _compare(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "compare",
        help="the same facts under every composition theorem",
        description="The total epsilon of k equal mechanisms, or of a list, under every theorem at the same total "
        "delta, ranked by proof. Example: dpcert compare --k 365 --epsilon 0.0096 --delta-total 1e-6",
        epilog=_EPILOG,
    )
    words = {
        "k": "number of mechanisms",
        "epsilon": "epsilon of each mechanism",
        "delta": "delta of each mechanism (default 0)",
        "delta-total": "the total delta, at which every theorem is asked",
        "delta-prime": "slack of Theorem 3.20 instead: then the total is k*delta + delta-prime",
    }
    for name, help_words in words.items():
        command.add_argument(f"--{name}", action=Once, metavar="VALUE", help=help_words)
    _listing(command)
    _showing(command)
    command.set_defaults(run=comparisons.run)


def _plan(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "plan",
        help="how much noise so many releases need, route by route",
        description="The noise that each of so many releases needs within a total (epsilon, delta). "
        "Example: dpcert plan --releases 365 --epsilon 1 --delta 1e-6 --sensitivity 1",
        epilog=_EPILOG,
    )
    words = {
        "releases": "number of releases, of one number each",
        "epsilon": "total epsilon",
        "delta": "total delta (default 0)",
        "sensitivity": "sensitivity of each release (default 1)",
        "database-size": "number of people n of counting queries: also compare with the sampling error sqrt(n)",
    }
    for name, help_words in words.items():
        command.add_argument(f"--{name}", action=Once, metavar="VALUE", help=help_words)
    _showing(command)
    command.set_defaults(run=plans.run)


def _plot(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "plot",
        help="draw total epsilon against k, or a privacy profile",
        description="Draw the certified bounds of every theorem (needs matplotlib, the extra `plot`). "
        "Example: dpcert plot composition --epsilon 0.1 --delta-total 1e-6 --k 1000 --output curves.svg",
        epilog=_EPILOG,
    )
    command.add_argument("picture", help="composition (total epsilon against k) or profile (delta against epsilon)")
    words = {
        "k": "number of mechanisms (composition: the largest, default 1000)",
        "epsilon": "epsilon of each mechanism",
        "delta": "delta of each mechanism (default 0)",
        "delta-total": "the total delta",
        "largest-epsilon-prime": "where a profile ends",
    }
    for name, help_words in words.items():
        command.add_argument(f"--{name}", action=Once, metavar="VALUE", help=help_words)
    command.add_argument("--output", "-o", action=Once, metavar="FILE", help="a name that ends in .png, .svg or .pdf")
    command.add_argument("--json", action=Flag, help="print the numbers as JSON")
    command.set_defaults(run=pictures.run, options=tuple(name.replace("-", "_") for name in words))


def _explain(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "explain",
        help="a bound step by step",
        description="The formula, the numbers put in, each step enclosed, hypotheses ticked.",
    )
    command.add_argument(
        "arguments", nargs=argparse.REMAINDER, metavar="COMMAND ...", help="a theorem's command and its options"
    )
    command.set_defaults(run=_run_explain)


def _run_explain(arguments: argparse.Namespace) -> int:
    if not arguments.arguments or arguments.arguments[0] == "explain":
        raise InvalidInput("explain takes a theorem's command and its options: dpcert explain advanced --k 10 ...")
    inner = build().parse_args(prepared(arguments.arguments))
    if inner.run is not answers.run:
        raise InvalidInput(f"explain takes a theorem's command, not {arguments.arguments[0]}")
    return answers.run_explained(inner)


def _table(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "table",
        help="basic and advanced composition for lists of k and epsilon",
        description="Without lists, the rows of the source's table.",
    )
    command.add_argument("--k", action=Once, metavar="LIST", help="values separated by commas")
    command.add_argument("--epsilon", action=Once, metavar="LIST", help="values separated by commas")
    command.add_argument("--delta-prime", action=Once, metavar="VALUE", help="slack of Theorem 3.20 (default 1e-6)")
    _showing(command)
    command.set_defaults(run=tables.run)


def _errata(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "errata",
        help="the source's errata, proved again",
        description="Prove the recorded errata again; exit 3 if one fails.",
    )
    _showing(command)
    command.set_defaults(run=records.run)


def _batch(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "batch",
        help="JSON lines in, JSON lines out",
        description="One question a line, for example "
        '{"id": 1, "command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"}.',
    )
    command.add_argument("file", nargs="?", default="-", help="a file of JSON lines, or - for standard input")
    command.add_argument(
        "--digits", action=Once, type=_digits, metavar="N", help=f"significant digits (default {DEFAULT_DIGITS})"
    )
    command.set_defaults(run=batches.run)


def _vectors(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "vectors",
        help="build, check and format the reference vectors",
        description="build writes reference_values anew, in a clean checkout; check works every vector out again, "
        "with both engines, and compares byte for byte; fmt brings files into the published format; withdraw marks "
        "one that is wrong.",
    )
    command.add_argument("action", help="build, check, fmt or withdraw")
    command.add_argument("names", nargs="*", metavar="NAME", help="fmt: files (default: all); withdraw: a uid")
    command.add_argument("--check", dest="verify", action=Flag, help="fmt: change nothing, exit 3 if something would")
    command.add_argument("--reason", action=Once, metavar="TEXT", help="withdraw: what is wrong with the vector")
    command.set_defaults(run=vectors.run)


def _grade(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "grade",
        help="judge another implementation by the reference vectors",
        description="Put the vectors to a program (one JSON line in, a bare number or JSON with `decimal` out) or to "
        "a Python function, or judge a CSV file of answers; exit 3 if one is unsafe. "
        "Example: dpcert grade --vectors advanced_composition --exec 'dpcert batch'",
    )
    command.add_argument(
        "--vectors", action="append", metavar="NAME", help="a stem or a .json file; may be repeated (default: all)"
    )
    words = {
        "python": ("FUNCTION", "module:function, which takes a question as a dict and returns a number"),
        "csv": ("FILE", "columns uid and answer, or inputs by name and answer with --theorem; - is stdin"),
        "theorem": ("COMMAND", "with --csv: the theorem that the inputs are asked of, row by row"),
        "quantity": ("NAME", "the vectors of this quantity only; with --theorem: what is asked (default: its first)"),
        "profile": ("NAME", "conservative (default): never on the unsafe side; nearest: within --ulp"),
    }
    command.add_argument("--exec", dest="program", action=Once, metavar="CMD", help="a command line to run")
    for name, (metavar, help_words) in words.items():
        command.add_argument(f"--{name}", action=Once, metavar=metavar, help=help_words)
    command.add_argument("--ulp", action=Once, type=_count, metavar="N", help="with nearest: doubles off (default 1)")
    command.add_argument(
        "--timeout", action=Once, type=_seconds, metavar="S", help="seconds for one vector (default 10)"
    )
    command.add_argument("--decimal", action=Flag, help="bare decimals are meant exactly, not as doubles")
    command.add_argument("--binary64", action=Flag, help="inputs that are doubles only, written in full")
    command.add_argument("--json", action=Flag, help="print JSON")
    command.set_defaults(run=grades.run)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"must be a count, got {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"must be a positive number of seconds, got {text!r}")
    return float(text)


def _certify(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "certify",
        help="write a certificate that a small independent program checks",
        description="Answer a command and write its certificate: JSON, and pages made of it. The options of certify "
        "may stand before or after the inner command. "
        "Example: dpcert certify advanced --k 365 --epsilon 0.0096 --delta-prime 1e-6 --unit person -o DIR",
    )
    for name, words in CONTEXT.items():
        command.add_argument("--" + name.replace("_", "-"), action=Once, metavar="TEXT", help=words)
    command.add_argument("-o", "--output", action=Once, metavar="DIR", help="a folder for the files, else print JSON")
    command.add_argument("arguments", nargs=argparse.REMAINDER, metavar="COMMAND ...", help="a theorem's, or solve")
    command.set_defaults(run=_run_certify)
    command = commands.add_parser(
        "verify",
        help="check certificates, by the stand-alone checker and by the kernel",
        description="Check certificates twice: by the stand-alone checker, and by asking the kernel again.",
    )
    command.add_argument("files", nargs="+", metavar="FILE")
    command.add_argument("--json", action=Flag, help="print JSON")
    command.set_defaults(run=certificates.run_verify)
    command = commands.add_parser("cite", help="BibTeX of dpcert and of a theorem's sources")
    command.add_argument("theorem", nargs="?", metavar="COMMAND", help="a theorem's command (default: every source)")
    command.set_defaults(run=certificates.run_cite)


def _run_certify(arguments: argparse.Namespace) -> int:
    options, rest = certificates.taken(arguments)
    return certificates.run_certify(build().parse_args(prepared(rest)), options)
