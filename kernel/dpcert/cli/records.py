"""`dpcert errata`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dpcert.cli.terminal import columns, show, wrapped
from dpcert.errata import prove, records
from dpcert.errors import EXIT_FINE, Refuted

if TYPE_CHECKING:
    import argparse

_WIDEST = 100


def run(arguments: argparse.Namespace) -> int:
    """Prove every record again and print the outcome."""
    outcomes = [prove(record, arguments.digits or 17) for record in records()]
    fine = all(outcome["confirmed"] is not False for outcome in outcomes)
    if arguments.json:
        print(json.dumps({"format": "dpcert/errata/1", "confirmed": fine, "records": outcomes}, indent=2))
        return EXIT_FINE if fine else Refuted.exit_code
    for outcome in outcomes:
        verdict = {True: "confirmed", False: "NOT CONFIRMED", None: "recorded"}[outcome["confirmed"]]
        show([f"{outcome['id']}  {verdict}  ({outcome['source']}, {outcome['kind']}; {outcome['where']})"])
        print(_wrapped(f"printed: {outcome['printed']}"))
        print(_wrapped(f"finding: {outcome['finding']}"))
        for check in outcome["checks"]:
            print(_wrapped(f"{'ok' if check['holds'] else 'NO'}: {check['words']}: {check['outcome']}"))
    confirmed = sum(outcome["confirmed"] is True for outcome in outcomes)
    print(f"{confirmed} confirmed, {sum(o['confirmed'] is None for o in outcomes)} recorded, of {len(outcomes)}")
    return EXIT_FINE if fine else Refuted.exit_code


def _wrapped(text: str) -> str:
    return wrapped(f"    {text}", min(_WIDEST, columns()))
