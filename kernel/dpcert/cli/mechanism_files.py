"""Files of mechanisms: one `epsilon[,delta[,k]]` a line, blank lines and # comments passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dpcert.cli.batches import opened
from dpcert.errors import InvalidInput, Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator

FIELDS: Final = ("epsilon", "delta", "k")
_LONGEST_LINE: Final = 1 << 14


def mechanism_rows(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Line numbers with epsilon, delta and k, as they are written."""
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
    if len(parts) > len(FIELDS) or not all(parts):
        raise InvalidInput(f"{where} must read epsilon[,delta[,k]], got {text[:40]!a}")
    epsilon, delta, k = (*parts, *("0", "1")[len(parts) - 1 :])
    return {"epsilon": epsilon, "delta": delta, "k": k}
