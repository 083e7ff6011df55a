"""`dpcert certify`, `dpcert verify` and `dpcert cite`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.certificate.bibliography import entries
from dpcert.certificate.emit import certify
from dpcert.certificate.render import FILES
from dpcert.certificate.verify import verify
from dpcert.certificate.words import CONTEXT
from dpcert.cli import answers
from dpcert.cli.progress import counted
from dpcert.cli.terminal import show
from dpcert.errors import EXIT_FINE, InvalidInput, Unreadable

if TYPE_CHECKING:
    import argparse

_OPTIONS = {"--" + name.replace("_", "-"): name for name in CONTEXT} | {"-o": "output", "--output": "output"}
_LONGEST = 1 << 20


def taken(arguments: argparse.Namespace) -> tuple[dict[str, str], list[str]]:
    """The options of `certify` wherever they stand, and the inner command with what is left."""
    options = {name: str(value) for name in _OPTIONS.values() if (value := getattr(arguments, name)) is not None}
    rest: list[str] = []
    words = iter(arguments.arguments)
    for word in words:
        option, mark, value = word.partition("=")
        if option not in _OPTIONS:
            rest.append(word)
            continue
        if _OPTIONS[option] in options:
            raise InvalidInput(f"{option} is given twice")
        if not mark and (value := next(words, "")) == "":
            raise InvalidInput(f"{option} needs a value")
        options[_OPTIONS[option]] = value
    if not rest:
        raise InvalidInput("certify takes a theorem's command and its options: dpcert certify advanced --k 10 ...")
    return options, rest


def run_certify(inner: argparse.Namespace, options: dict[str, str]) -> int:
    """Write the files of a certificate, or its JSON to standard output."""
    if inner.run is not answers.run or inner.claim is not None or inner.cross_check:
        raise InvalidInput("certify takes a theorem's command or solve, without --claim and --cross-check")
    folder = options.pop("output", None)
    certificate = certify(answers.ask(inner), digits=inner.digits or DEFAULT_DIGITS, context=options)
    if folder is None:
        sys.stdout.write(certificate.data.decode())
        return EXIT_FINE
    place = Path(folder)
    name = f"{certificate.record['theorem']}-{certificate.identity[:16]}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        for ending, render in FILES.items():
            (place / f"{name}.{ending}").write_bytes(render(certificate).encode())
            print(place / f"{name}.{ending}")
    except OSError as error:
        raise Unreadable(f"cannot write to {folder}: {error.strerror}") from error
    return EXIT_FINE


def run_verify(arguments: argparse.Namespace) -> int:
    """Both verdicts on each file."""
    worst, records = EXIT_FINE, []
    for name in counted(arguments.files, f"of {len(arguments.files)} certificates"):
        try:
            with Path(name).open("rb") as stream:
                verdict = verify(stream.read(_LONGEST + 1))
        except OSError as error:
            raise Unreadable(f"cannot read {name}: {error.strerror}") from error
        worst = max(worst, verdict.code)
        records.append({"file": name, "code": verdict.code, **verdict._asdict()})
        if not arguments.json:
            print(f"{name}\n  sha256   {verdict.sha256}")
            for who, (code, words) in (("checker", verdict.checker), ("kernel", verdict.kernel)):
                show([f"  {who:<8} {_VERDICTS[code]}: {words}"])
    if arguments.json:
        print(json.dumps({"format": "dpcert/verification/1", "files": records}, indent=2))
    return worst


_VERDICTS = {
    0: "verified",
    2: "unreadable",
    3: "REFUTED",
    4: "outside the theorem",
    5: "not decided",
    6: "unreadable",
}


def run_cite(arguments: argparse.Namespace) -> int:
    """BibTeX of the program, and of the sources of a theorem."""
    print("\n\n".join(entry for _, entry in entries(arguments.theorem)))
    return EXIT_FINE
