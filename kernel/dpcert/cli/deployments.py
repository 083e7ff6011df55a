"""`dpcert deployments`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.batches import opened
from dpcert.cli.progress import counted
from dpcert.cli.terminal import show
from dpcert.deployments import FORMAT, WORDS, Deployment, entries, rederive
from dpcert.errors import EXIT_FINE, OutsideTheorem, Refuted, Unreadable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

DIGITS = 10
_LONGEST = 1 << 22
_CODES = {"not supported": Refuted.exit_code, "outside": OutsideTheorem.exit_code}


def run(arguments: argparse.Namespace) -> int:
    """Every entry in turn; the exit code is that of the first that is not supported or lies outside the theorems."""
    digits = arguments.digits or (DEFAULT_DIGITS if arguments.json else DIGITS)
    found = list(counted(_rederived(arguments.files), "entries"))
    if arguments.json:
        rows = [{"file": name, **one.to_dict(digits)} for name, one in found]
        print(json.dumps({"format": FORMAT, "entries": rows}, indent=2))
    else:
        for _, one in found:
            show(_lines(one, digits))
    return next((code for _, one in found if (code := _CODES.get(one.verdict, EXIT_FINE))), EXIT_FINE)


def _rederived(names: list[str]) -> Iterator[tuple[str, Deployment]]:
    for name in names:
        with opened(name) as stream:
            data = stream.read(_LONGEST + 1)
        if len(data) > _LONGEST:
            raise Unreadable(f"{name} is longer than {_LONGEST} bytes")
        try:
            yield from ((name, rederive(entry)) for entry in entries(data.decode("utf-8")))
        except UnicodeDecodeError as error:
            raise Unreadable(f"{name} is no text") from error
        except Unreadable as error:
            raise Unreadable(f"{name}: {error}") from error


def _lines(one: Deployment, digits: int) -> Iterator[str]:
    yield ascii(one.name)[1:-1] + (f" ({ascii(one.variant)[1:-1]})" if one.variant else "")
    yield "  printed    " + (", ".join(f"{name} = {ascii(text)[1:-1]}" for name, text in one.printed) or "nothing")
    for route in one.routes:
        if route.bound is None:
            yield f"  refusal    {route.refusal}"
            continue
        how = {None: "", True: "; the printed one is supported", False: "; the printed one is below it"}[route.supports]
        match = f": this value {route.matches}" if route.matches else ""
        yield f"  gives      epsilon <= {route.bound.decimal(digits)} by {route.title}, if {route.assumes}{how}{match}"
    for words, bound in one.derived:
        sign = "<=" if bound.direction == "upper" else ">="
        yield f"  derived    {words} {sign} {bound.decimal(digits)}"
    for label, rows in (("note", one.notes), ("theorem", one.theorems), ("missing", one.missing)):
        yield from (f"  {label:<10} {row}" for row in rows)
    yield f"  verdict    {WORDS[one.verdict]}"
