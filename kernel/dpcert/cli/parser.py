"""The parser: one subcommand for each theorem, derived from its Statement, and the commands over several."""

from __future__ import annotations

import argparse
from typing import Any, Final

from dpcert.certificate.words import CONTEXT
from dpcert.cli import answers, certificates, commands, filters
from dpcert.cli.arguments import EPILOG, Once, Parser, answering, mechanisms, prepared, values
from dpcert.errors import InvalidInput
from dpcert.theorems import STATEMENTS

#: What an option of `solve` is, where it is not the same to all theorems.
_TO_SEVERAL: Final = {
    "k": "number of mechanisms, spends or releases",
    "epsilon": "epsilon of each mechanism, or of the guarantee",
    "delta": "delta of each mechanism, or of the guarantee",
    "sensitivity": "sensitivity (L1 for laplace, else L2)",
}


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
    parser = Parser(
        prog="dpcert",
        description="Certified bounds for differential privacy.",
        epilog=EPILOG,
        example=("dpcert advanced --k 10000 --epsilon 1/801 --delta-prime 'exp(-32)'",),
    )
    # Answered before anything is parsed (see versions.py); it stands here to be seen in the help.
    parser.add_argument(
        "--version",
        action="store_true",
        default=argparse.SUPPRESS,
        help="print the version; with --json those of what it runs on",
    )
    found = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for statement in STATEMENTS:
        command = found.add_parser(
            statement.command,
            help=statement.title,
            description=f"{statement.title}. Source: {statement.source}.",
            epilog=EPILOG,
            example=(f"dpcert {statement.command} {statement.example}",),
        )
        filters = statement.stem == "adaptive_filter"
        taken = {n for q in statement.quantities if not q.inverse for n in (*q.needs, *q.options)}
        for parameter in statement.parameters:
            words = parameter.words + (f" (default {parameter.default})" if parameter.default else "")
            if parameter.name not in taken:
                # Read, so that the answer can be to ask `solve`; listed only where the filter runs on a list.
                words = f"with --spends: {words}" if filters else argparse.SUPPRESS
            command.add_argument(parameter.option, action=Once, metavar="VALUE", help=words)
        if filters:
            command.add_argument(
                "--spends",
                action=Spends,
                metavar="FILE",
                help="run it: one epsilon[,delta[,k]] a line, - is stdin",
            )
        if any(quantity.ask_list for quantity in statement.quantities):
            mechanisms(command)
        answering(command)
        command.set_defaults(run=answers.run, command=statement.command)
    _solve(found)
    _explain(found)
    _certify(found)
    commands.add(found)
    for command in found.choices.values():
        command.commands = found.choices
    return parser


def _solve(found: Any) -> None:  # noqa: ANN401  (argparse keeps this type to itself)
    command = found.add_parser(
        "solve",
        help="turn a theorem round",
        description="Turn a theorem round. The help of the theorem's command says what each option is to it.",
        epilog=EPILOG,
        example=("dpcert solve epsilon --k 365 --epsilon-prime 1 --delta-prime 1e-6",),
    )
    solved = {quantity.solves for statement in STATEMENTS for quantity in statement.quantities if quantity.solves}
    command.add_argument("quantity", help=", ".join(name.replace("_", "-") for name in sorted(solved)))
    command.add_argument("--theorem", action=Once, metavar="COMMAND", help="the theorem's command (default advanced)")
    # Theorems share parameters: the first one says what a parameter is.
    words = {p.option[2:]: p.words for statement in reversed(STATEMENTS) for p in reversed(statement.parameters)}
    values(command, dict(reversed(words.items())) | _TO_SEVERAL)
    mechanisms(command)
    answering(command)
    command.set_defaults(run=answers.run, command="solve")


def _explain(found: Any) -> None:  # noqa: ANN401
    command = found.add_parser(
        "explain",
        help="a bound step by step",
        description="The formula, the numbers put in, each step enclosed, hypotheses ticked.",
        example=("dpcert explain advanced --k 10000 --epsilon 1/801 --delta-prime 'exp(-32)'",),
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


def _certify(found: Any) -> None:  # noqa: ANN401
    command = found.add_parser(
        "certify",
        help="write a certificate that a small independent program checks",
        description="Answer a command and write its certificate: JSON, and pages made of it. The options of certify "
        "may stand before or after the inner command.",
        example=("dpcert certify advanced --k 365 --epsilon 0.0096 --delta-prime 1e-6 --unit person -o folder",),
    )
    for name, words in CONTEXT.items():
        command.add_argument("--" + name.replace("_", "-"), action=Once, metavar="TEXT", help=words)
    command.add_argument("-o", "--output", action=Once, metavar="DIR", help="a folder for the files, else print JSON")
    command.add_argument("arguments", nargs=argparse.REMAINDER, metavar="COMMAND ...", help="a theorem's, or solve")
    command.set_defaults(run=_run_certify)


def _run_certify(arguments: argparse.Namespace) -> int:
    options, rest = certificates.taken(arguments)
    return certificates.run_certify(build().parse_args(prepared(rest)), options)
