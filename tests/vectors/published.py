"""What is published, loaded once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from dpcert.theorems import STATEMENTS
from dpcert.vectors import locate

if TYPE_CHECKING:
    from pathlib import Path

ROOT: Final = locate.root()
STEMS: Final = tuple(statement.stem for statement in STATEMENTS)
DOCUMENTS: Final = {stem: json.loads((ROOT / "vectors" / f"{stem}.json").read_text(encoding="utf-8")) for stem in STEMS}
#: (stem, group, vector) of every active vector.
VECTORS: Final = [
    (stem, group, vector) for stem, document in DOCUMENTS.items() for group, vector in locate.active(document)
]


def checkout() -> Path:
    """The folder of prompts, loaders and checksums, which a wheel does not hold."""
    return locate.checkout()


def of(stem: str, quantity: str) -> list[dict]:
    """The vectors of a quantity that expect a number."""
    return [
        vector
        for theorem, group, vector in VECTORS
        if theorem == stem and group["question"]["quantity"] == quantity and "expected" in vector
    ]
