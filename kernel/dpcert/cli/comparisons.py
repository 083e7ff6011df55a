"""`dpcert compare`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.compare import compare
from dpcert.errors import EXIT_FINE, InvalidInput

if TYPE_CHECKING:
    import argparse

_INPUTS = ("k", "epsilon", "delta", "delta_prime", "delta_total")


def run(arguments: argparse.Namespace) -> int:
    """Compare and print."""
    given = {name: getattr(arguments, name) for name in _INPUTS if getattr(arguments, name) is not None}
    for name in ("k", "epsilon"):
        if name not in given:
            raise InvalidInput(f"missing {name}: compare needs k, epsilon and one of delta_prime and delta_total")
    digits = arguments.digits or DEFAULT_DIGITS
    comparison = compare(**given)
    record = comparison.to_dict(digits)
    if arguments.json:
        print(json.dumps(record, indent=2))
        return EXIT_FINE
    width = max(len(row["title"]) for row in record["rows"])
    for row in record["rows"]:
        pair = row["guarantee"]
        shown = (
            f"epsilon <= {pair['epsilon']}, delta <= {pair['delta']}" if pair else f"does not apply: {row['refusal']}"
        )
        mark = "best" if row["theorem"] == record["winner"] else "    "
        print(f"{mark}  {row['title']:<{width}}  {shown}")
    print("the totals have different deltas: compare both numbers of a pair")
    if comparison.crossover:
        print(f"Theorem 3.20 gives the smaller epsilon for every k > {comparison.crossover.decimal(digits)}")
    else:
        print("no crossover: see the rows")
    return EXIT_FINE
