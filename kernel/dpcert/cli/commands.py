"""The options of the commands over several theorems, each with the example that its help shows."""

from __future__ import annotations

import argparse
import re
from typing import Any

from dpcert.cli import (
    batches,
    certificates,
    comparisons,
    deployments,
    grades,
    pictures,
    plans,
    records,
    tables,
    vectors,
)
from dpcert.cli.arguments import EPILOG, Flag, Once, as_json, mechanisms, showing, values, with_digits


def add(commands: Any) -> None:  # noqa: ANN401  (argparse keeps this type to itself)
    """All of them, in the order of the help."""
    for one in (_compare, _plan, _plot, _table, _errata, _batch, _vectors, _grade, _verify, _cite, _deployments):
        one(commands)


def _compare(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "compare",
        help="the same facts under every composition theorem",
        description="The total epsilon of k equal mechanisms, or of a list, under every theorem at the same total "
        "delta, ranked by proof.",
        epilog=EPILOG,
        example=("dpcert compare --k 365 --epsilon 0.0096 --delta-total 1e-6",),
    )
    words = {
        "k": "number of mechanisms",
        "epsilon": "epsilon of each mechanism",
        "delta": "delta of each mechanism (default 0)",
        "delta-total": "the total delta, at which every theorem is asked",
        "delta-prime": "slack of Theorem 3.20 instead: then the total is k*delta + delta-prime",
    }
    values(command, words)
    mechanisms(command)
    showing(command)
    command.set_defaults(run=comparisons.run)


def _plan(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "plan",
        help="how much noise so many releases need, route by route",
        description="The noise that each of so many releases needs within a total (epsilon, delta).",
        epilog=EPILOG,
        example=("dpcert plan --releases 365 --epsilon 1 --delta 1e-6 --sensitivity 1",),
    )
    words = {
        "releases": "number of releases, of one number each",
        "epsilon": "total epsilon",
        "delta": "total delta (default 0)",
        "sensitivity": "sensitivity of each release (default 1)",
        "database-size": "number of people n of counting queries: also compare with the sampling error sqrt(n)",
    }
    values(command, words)
    showing(command, plans.DIGITS)
    command.set_defaults(run=plans.run)


def _plot(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "plot",
        help="draw total epsilon against k, or a privacy profile",
        description="Draw the certified bounds of every theorem (needs matplotlib, the extra `plot`).",
        epilog=EPILOG,
        example=("dpcert plot composition --epsilon 0.1 --delta-total 1e-6 --k 100 --output curves.svg",),
    )
    command.add_argument("picture", help="composition (total epsilon against k) or profile (delta against epsilon)")
    words = {
        "k": "number of mechanisms (composition: the largest, default 1000)",
        "epsilon": "epsilon of each mechanism",
        "delta": "delta of each mechanism (default 0)",
        "delta-total": "the total delta",
        "largest-epsilon-prime": "where a profile ends",
    }
    values(command, words)
    command.add_argument("--output", "-o", action=Once, metavar="FILE", help="a name that ends in .png, .svg or .pdf")
    as_json(command, "print the numbers as JSON")
    command.set_defaults(run=pictures.run, options=tuple(name.replace("-", "_") for name in words))


def _table(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "table",
        help="basic and advanced composition for lists of k and epsilon",
        description="Without lists, the rows of the source's table.",
        example=("dpcert table --k 10,100,1000 --epsilon 0.1,0.01 --delta-prime 1e-6",),
    )
    command.add_argument("--k", action=Once, metavar="LIST", help="values separated by commas")
    command.add_argument("--epsilon", action=Once, metavar="LIST", help="values separated by commas")
    command.add_argument("--delta-prime", action=Once, metavar="VALUE", help="slack of Theorem 3.20 (default 1e-6)")
    showing(command, tables.DIGITS)
    command.set_defaults(run=tables.run)


def _errata(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "errata",
        help="the source's errata, proved again",
        description="Prove the recorded errata again; exit 3 if one fails.",
        example=("dpcert errata --digits 6",),
    )
    showing(command)
    command.set_defaults(run=records.run)


def _batch(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "batch",
        help="JSON lines in, JSON lines out",
        description="One question a line: a JSON object of a command and its options, whose numbers are strings.",
        example=(
            """echo '{"command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"}' | dpcert batch""",
        ),
    )
    command.add_argument("file", nargs="?", default="-", help="a file of JSON lines, or - for standard input")
    with_digits(command)
    command.set_defaults(run=batches.run)


def _vectors(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "vectors",
        help="build, check and format the reference vectors",
        description="Questions with certified answers, which come with dpcert.",
        example=("dpcert vectors fmt --check",),
    )
    words = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    build = words.add_parser(
        "build",
        help="write reference_values anew",
        description="Write reference_values anew, in a clean checkout.",
        example=("dpcert vectors build",),
    )
    build.set_defaults(run=vectors.build)
    check = words.add_parser(
        "check",
        help="work every vector out again",
        description="Work every vector out again, with both engines, and compare byte for byte; exit 3 if one differs.",
        example=("dpcert vectors check",),
    )
    check.set_defaults(run=vectors.check)
    layout = words.add_parser(
        "fmt",
        help="bring files into the published format",
        description="Bring files into the published format.",
        example=("dpcert vectors fmt --check",),
    )
    layout.add_argument("names", nargs="*", metavar="FILE", help="files (default: all)")
    layout.add_argument("--check", dest="verify", action=Flag, help="change nothing, exit 3 if something would")
    layout.set_defaults(run=vectors.fmt)
    withdraw = words.add_parser(
        "withdraw",
        help="mark a vector that is wrong",
        description="Mark a published vector as withdrawn, in a checkout; its question is asked again by a new one.",
        example=("dpcert vectors withdraw corollary_3_21/840761e8c8c3695d --reason 'what is wrong with it'",),
    )
    withdraw.add_argument("uid", metavar="UID", help="the vector")
    withdraw.add_argument("--reason", action=Once, metavar="TEXT", required=True, help="what is wrong with it")
    withdraw.set_defaults(run=vectors.withdraw)


def _grade(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "grade",
        help="judge another implementation by the reference vectors",
        description="Put the vectors to a program (one JSON line in, a bare number or JSON with `decimal` out) or to "
        "a Python function, or judge a CSV file of answers; exit 3 if one is unsafe, 2 if no question was answered.",
        example=("dpcert grade --vectors corollary_3_21 --exec 'dpcert batch'",),
    )
    command.add_argument(
        "--vectors", action="append", metavar="NAME", help="a theorem or a .json file; may be repeated (default: all)"
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
    as_json(command)
    command.set_defaults(run=grades.run)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"must be a count, got {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"must be a positive number of seconds, got {text!r}")
    return float(text)


def _verify(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "verify",
        help="check certificates, by the stand-alone checker and by the kernel",
        description="Check certificates twice: by the stand-alone checker, and by asking the kernel again.",
        example=("dpcert certify basic --k 365 --epsilon 0.01 -o folder", "dpcert verify folder/*.json"),
    )
    command.add_argument("files", nargs="+", metavar="FILE")
    as_json(command)
    command.set_defaults(run=certificates.run_verify)


def _cite(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "cite",
        help="BibTeX of dpcert and of a theorem's sources",
        description="BibTeX of dpcert and of a theorem's sources.",
        example=("dpcert cite advanced",),
    )
    command.add_argument("theorem", nargs="?", metavar="COMMAND", help="a theorem's command (default: every source)")
    command.set_defaults(run=certificates.run_cite)


def _deployments(commands: Any) -> None:  # noqa: ANN401
    command = commands.add_parser(
        "deployments",
        help="derive the epsilons of deployments again",
        description="What theorems give for the parameters that entries of the registry of deployments print, and "
        "whether these determine the printed epsilon (needs PyYAML, the extra `deployments`); exit 3 if an entry "
        "prints an epsilon below what every theorem gives.",
        example=(
            "echo 'privacy_loss: {privacy_parameters: {rho: 4.96, delta: 1e-10, epsilon: 26.34}}' > entry.yaml",
            "dpcert deployments entry.yaml",
        ),
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a file of one or many entries, - is stdin")
    showing(command, deployments.DIGITS)
    command.set_defaults(run=deployments.run)
