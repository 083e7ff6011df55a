"""`dpcert filter --spends`: a list of spends, each accepted or refused in turn.

The exit code is that of the first refusal, and a refusal is OutsideTheorem's: no stated
claim is refuted, the spend is outside what the theorem allows.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.batches import opened
from dpcert.errors import EXIT_FINE, InvalidInput, OutsideTheorem, Undecided, Unreadable
from dpcert.filters import Filter

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

_NEEDED = ("epsilon_prime", "delta_prime")
_OPTIONAL = ("delta_budget", "squares_spent", "delta_spent")
_OTHERS = ("k", "epsilon", "delta", "claim", "cross_check")
_FIELDS = ("epsilon", "delta", "k")
_LONGEST_LINE = 1 << 14


def run(arguments: argparse.Namespace) -> int:
    """Spend line by line and print what happens to each."""
    digits = arguments.digits or DEFAULT_DIGITS
    now, code = _budget(arguments), EXIT_FINE
    rows: list[dict[str, Any]] = []
    for number, spend in _spends(arguments.spends):
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
            print(_line(row), flush=True)
    if arguments.json:
        print(json.dumps(now.to_dict(digits) | {"accepted": code == EXIT_FINE, "rows": rows}, indent=2))
    else:
        print("\n".join(_summary(now, digits)))
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


def _spends(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Line numbers with what is to be spent: epsilon[,delta[,k]], blank lines and comments passed over."""
    with opened(name) as stream:
        number = 0
        while line := stream.readline(_LONGEST_LINE + 1):
            number += 1
            if len(line) > _LONGEST_LINE:
                raise InvalidInput(f"line {number} of {name} is longer than {_LONGEST_LINE} bytes")
            try:
                text = line.decode("utf-8").partition("#")[0].strip()
            except UnicodeDecodeError as error:
                raise Unreadable(f"line {number} of {name} is no text") from error
            if text:
                yield number, _parsed(text, f"line {number} of {name}")


def _parsed(text: str, where: str) -> dict[str, str]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > len(_FIELDS) or not all(parts):
        raise InvalidInput(f"{where} must read epsilon[,delta[,k]], got {text[:40]!a}")
    epsilon, delta, k = (*parts, *("0", "1")[len(parts) - 1 :])
    return {"epsilon": epsilon, "delta": delta, "k": k}


def _line(row: dict[str, Any]) -> str:
    if not row["accepted"]:
        return f"line {row['line']}  REFUSED   {row['refusal']}"
    spend = ", ".join(f"{name} = {row[name]}" for name in _FIELDS)
    left = f"left: epsilon up to {row['left']['epsilon']}, delta up to {row['left']['delta']}"
    return f"line {row['line']}  accepted  {spend}; {left}"


def _summary(now: Filter, digits: int) -> Iterator[str]:
    pair, left = now.guarantee(digits), now.left(digits)
    yield f"left: one more spend of epsilon up to {left['epsilon']} and delta up to {left['delta']}"
    yield f"  source     {now.source}"
    yield f"  guarantee  ({pair['epsilon']}, {pair['delta']})-differential privacy of all accepted spends together"
    for note in now.notes:
        yield f"  note       {note}"
