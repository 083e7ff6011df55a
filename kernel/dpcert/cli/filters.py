"""`dpcert filter --spends`: a list of spends, each accepted or refused in turn.

The exit code is that of the first refusal, and a refusal is OutsideTheorem's: no stated
claim is refuted, the spend is outside what the theorem allows.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.arguments import spelled_as_options
from dpcert.cli.mechanism_files import FIELDS, mechanism_rows
from dpcert.cli.terminal import show
from dpcert.errors import EXIT_FINE, InvalidInput, OutsideTheorem, Undecided
from dpcert.filters import Filter

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

_NEEDED = ("epsilon_prime", "delta_prime")
_OPTIONAL = ("delta_budget", "squares_spent", "delta_spent")
_OTHERS = ("k", "epsilon", "delta", "claim", "cross_check")


@spelled_as_options()
def run(arguments: argparse.Namespace) -> int:
    """Spend line by line and print what happens to each."""
    digits = arguments.digits or DEFAULT_DIGITS
    now, code = _budget(arguments), EXIT_FINE
    rows: list[dict[str, Any]] = []
    for number, spend in mechanism_rows(arguments.spends):
        row: dict[str, Any] = {"line": number, **spend, "accepted": True}
        try:
            now = now.spend(**spend)
        except (OutsideTheorem, Undecided) as refusal:
            row |= {"accepted": False, "refusal": str(refusal)}
            code = code or refusal.exit_code
        except InvalidInput as error:
            raise InvalidInput(f"line {number} of {arguments.spends}: {error}") from error
        row["left"] = now.left(digits)
        if arguments.json:
            rows.append(row)
        else:
            # At once, for whoever waits for the verdict before writing the next line.
            show([_line(row)])
            sys.stdout.flush()
    if arguments.json:
        print(json.dumps(now.to_dict(digits) | {"accepted": code == EXIT_FINE, "rows": rows}, indent=2))
    else:
        show(_summary(now, digits))
    return code


def _budget(arguments: argparse.Namespace) -> Filter:
    for name in _OTHERS:
        if getattr(arguments, name) not in {None, False}:
            option = name.replace("_", "-")
            raise InvalidInput(f"--spends does not go with --{option}: each line says its epsilon, delta and k")
    for name in _NEEDED:
        if getattr(arguments, name) is None:
            raise InvalidInput(f"missing {name}: --spends needs epsilon_prime and delta_prime")
    optional = {name: getattr(arguments, name) for name in _OPTIONAL if getattr(arguments, name) is not None}
    return Filter(epsilon_prime=arguments.epsilon_prime, delta_prime=arguments.delta_prime, **optional)


def _line(row: dict[str, Any]) -> str:
    if not row["accepted"]:
        return f"line {row['line']}  REFUSED   {row['refusal']}"
    spend = ", ".join(f"{name} = {row[name]}" for name in FIELDS)
    left = f"left: epsilon up to {row['left']['epsilon']}, delta up to {row['left']['delta']}"
    return f"line {row['line']}  accepted  {spend}; {left}"


def _summary(now: Filter, digits: int) -> Iterator[str]:
    pair, left = now.guarantee(digits), now.left(digits)
    yield f"left: one more spend of epsilon up to {left['epsilon']} and delta up to {left['delta']}"
    yield f"  source     {now.source}"
    yield f"  guarantee  ({pair['epsilon']}, {pair['delta']})-differential privacy of all accepted spends together"
    for note in now.notes:
        yield f"  note       {note}"
