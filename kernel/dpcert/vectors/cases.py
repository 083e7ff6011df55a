"""The questions of the vectors, read from content/<stem>.txt.

    [quantity: parameter parameter ...]
    value value ... ; Flag Flag ; comment

`|` separates alternatives of a value, and a line stands for all their combinations.
A line that begins with ! must be refused; one that begins with ? may be. Everything
else about a vector is computed.
"""

from __future__ import annotations

import re
from importlib import resources
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from dpcert.errors import Unreadable
from dpcert.vectors.flags import FLAGS

if TYPE_CHECKING:
    from collections.abc import Iterator

Result = Literal["valid", "invalid", "acceptable"]
_SECTION: Final = re.compile(r"\[(?P<quantity>\w+):(?P<names>[\w ]+)\]")
_RESULTS: Final[dict[str, Result]] = {"!": "invalid", "?": "acceptable"}


class Case(NamedTuple):
    """One question, why it is asked, and whether it has an answer."""

    stem: str
    quantity: str
    inputs: tuple[tuple[str, str], ...]
    flags: tuple[str, ...]
    comment: str
    result: Result = "valid"


def cases(stem: str) -> tuple[Case, ...]:
    """Every case of a theorem, in the order of its file."""
    file = resources.files("dpcert.vectors") / "content" / f"{stem}.txt"
    return tuple(parsed(stem, file.read_text(encoding="utf-8"))) if file.is_file() else ()


def parsed(stem: str, text: str) -> Iterator[Case]:
    r"""The cases of a text.

    >>> case, _ = parsed("basic_composition", "[epsilon_prime: k epsilon]\n3 0.5|1 ; Ordinary ; halves")
    >>> case.quantity, dict(case.inputs), case.flags, case.comment
    ('epsilon_prime', {'k': '3', 'epsilon': '0.5'}, ('Ordinary',), 'halves')
    """
    quantity = ""
    names: list[str] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        if section := _SECTION.fullmatch(line):
            quantity, names = section["quantity"], section["names"].split()
            continue
        yield from _rows(stem, quantity, names, line, f"line {number} of the vectors of {stem}")


def _rows(stem: str, quantity: str, names: list[str], line: str, where: str) -> Iterator[Case]:
    parts = [part.strip() for part in line.split(";", 2)]
    if len(parts) != 3:
        raise Unreadable(f"{where} must read: values ; flags ; comment")
    result = _RESULTS.get(parts[0][0], "valid")
    values = parts[0].lstrip("!?").split()
    flags = tuple(parts[1].split())
    unknown = [flag for flag in flags if flag not in FLAGS]
    if unknown or len(values) != len(names):
        raise Unreadable(f"{where} has {f'an unknown flag {unknown[0]}' if unknown else 'too many or too few values'}")
    for row in product(*[value.split("|") for value in values]):
        # A dash leaves an input out.
        inputs = tuple((name, value) for name, value in zip(names, row, strict=True) if value != "-")
        yield Case(stem, quantity, inputs, flags, parts[2], result)
