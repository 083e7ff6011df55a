"""`dpcert table`: basic and advanced composition side by side."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.progress import counted
from dpcert.cli.terminal import show
from dpcert.errors import EXIT_FINE, InvalidInput
from dpcert.theorems import advanced_composition, basic_composition

if TYPE_CHECKING:
    import argparse

#: The rows of the source's table, whose delta_prime is 1e-6.
SOURCE_ROWS = (("10", "0.1"), ("100", "0.1"), ("1000", "0.1"), ("100", "0.01"), ("10000", "0.01"))
_MOST_ROWS = 100_000
DIGITS = 6


def run(arguments: argparse.Namespace) -> int:
    """Work the rows out and print them."""
    digits = arguments.digits or (DEFAULT_DIGITS if arguments.json else DIGITS)
    slack = arguments.delta_prime or "1e-6"
    pairs = _pairs(arguments.k, arguments.epsilon)
    rows = list(counted((_row(k, epsilon, slack, digits) for k, epsilon in pairs), f"of {len(pairs)} rows"))
    if arguments.json:
        print(json.dumps({"format": "dpcert/table/1", "delta_prime": slack, "rows": rows}, indent=2))
        return EXIT_FINE
    head = ("k", "epsilon", "basic", "advanced", "smaller")
    lines = [head, *(tuple(row.values()) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))
    show([f"every number is rounded up; advanced composition costs delta_prime = {slack} besides"])
    return EXIT_FINE


def _pairs(counts: str | None, epsilons: str | None) -> list[tuple[str, str]]:
    if counts is None and epsilons is None:
        return list(SOURCE_ROWS)
    if counts is None or epsilons is None:
        raise InvalidInput("table takes both --k and --epsilon, or neither")
    left, right = counts.split(","), epsilons.split(",")
    if len(left) * len(right) > _MOST_ROWS:
        raise InvalidInput(f"table prints at most {_MOST_ROWS} rows")
    return [(k, epsilon) for epsilon in right for k in left]


def _row(k: str, epsilon: str, slack: str, digits: int) -> dict[str, str]:
    basic = basic_composition.epsilon_prime(k=k, epsilon=epsilon)
    advanced = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack)
    return {
        "k": k,
        "epsilon": epsilon,
        "basic": basic.decimal(digits),
        "advanced": advanced.decimal(digits),
        "smaller": "advanced" if advanced < basic else "basic",
    }
