"""`dpcert compare`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.arguments import spelled_as_options
from dpcert.cli.mechanism_files import mechanism_rows
from dpcert.cli.terminal import show
from dpcert.compare import NOTES, compare
from dpcert.errors import EXIT_FINE, InvalidInput

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from dpcert.bound import Bound

_INPUTS = ("k", "epsilon", "delta", "delta_prime", "delta_total")


@spelled_as_options()
def run(arguments: argparse.Namespace) -> int:
    """Compare and print."""
    given: dict[str, Any] = {name: getattr(arguments, name) for name in _INPUTS if getattr(arguments, name) is not None}
    if arguments.mechanisms is not None:
        given["mechanisms"] = [row for _, row in mechanism_rows(arguments.mechanisms)]
    else:
        for name in ("k", "epsilon"):
            if name not in given:
                raise InvalidInput(
                    f"missing {name}: compare needs k and epsilon (or a file of mechanisms), and delta_total"
                )
    digits = arguments.digits or DEFAULT_DIGITS
    comparison = compare(**given)
    record = comparison.to_dict(digits)
    if arguments.json:
        print(json.dumps(record, indent=2))
        return EXIT_FINE
    show(_lines(record, comparison.crossover, digits))
    return EXIT_FINE


def _lines(record: dict[str, Any], crossover: Bound | None, digits: int) -> Iterator[str]:
    width = max(len(row["title"]) for row in record["rows"])
    for row in record["rows"]:
        pair = row["guarantee"]
        shown = (
            f"epsilon <= {pair['epsilon']}, delta <= {pair['delta']}" if pair else f"does not apply: {row['refusal']}"
        )
        mark = "best" if row["theorem"] == record["winner"] else "    "
        yield f"{mark}  {row['title']:<{width}}  {shown}"
        if pair:
            yield f"      {'':<{width}}  ({row['slack']})"
    yield from (f"note: {note}" for note in NOTES)
    if crossover:
        yield (
            "note: Theorem 3.20 gives a smaller epsilon than basic composition "
            f"for every k > {crossover.decimal(digits)}"
        )
