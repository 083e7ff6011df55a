"""`dpcert plan`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.terminal import show
from dpcert.errors import EXIT_FINE, InvalidInput
from dpcert.plan import plan

if TYPE_CHECKING:
    import argparse

INPUTS = ("releases", "epsilon", "delta", "sensitivity", "database_size")
DIGITS = 10


def run(arguments: argparse.Namespace) -> int:
    """Plan and print."""
    given = {name: getattr(arguments, name) for name in INPUTS if getattr(arguments, name) is not None}
    for name in ("releases", "epsilon"):
        if name not in given:
            raise InvalidInput(f"missing {name}: plan needs releases and epsilon, and delta unless it is 0")
    record = plan(**given).to_dict(arguments.digits or (DEFAULT_DIGITS if arguments.json else DIGITS))
    if arguments.json:
        print(json.dumps(record, indent=2))
        return EXIT_FINE
    width = max(len(route["title"]) for route in record["routes"])
    for route in record["routes"]:
        mark = "best" if route["title"] == record["best"] else "    "
        show([f"{mark}  {route['title']:<{width}}  {_shown(route)}"])
    show(f"note: {note}" for note in record["notes"])
    return EXIT_FINE


def _shown(route: dict[str, object]) -> str:
    if route["deviation"] is None:
        return f"does not apply: {route['refusal']}"
    parts = [f"noise (standard deviation) <= {route['deviation']}"]
    budget = route["budget"]
    if isinstance(budget, dict):
        parts.append(f"{budget['quantity'].removeprefix('largest_').partition('_')[0]} each >= {budget['decimal']}")
    if route["most_releases"] is not None:
        parts.append(f"below the sampling error for {route['most_releases']} releases")
    return ", ".join(parts)
