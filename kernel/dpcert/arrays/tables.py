"""The tables that the steps look up, read-only and loaded once.

**Guarantee.** Each pair (high, low) of a row is within half a unit in the last place
of `low` of the real that it stands for; `tests/arrays/test_tables.py` shows it with
the kernel's enclosures and with Arb. `make_tables` writes the files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLUMNS: Final = {
    "logarithm": ("inverse", "high", "low"),
    "expm1": ("high", "low"),
    "quick_logarithm": ("high", "low"),
    "quick_expm1": ("high", "low"),
}


def place(name: str) -> Path:
    """The file of a table."""
    return Path(__file__).with_name(f"{name}.npy")


@cache
def column(name: str) -> NDArray[np.float64]:
    """A column, as in "expm1.high"."""
    table, _, part = name.partition(".")
    stored = _table(table)[COLUMNS[table].index(part)]
    values = np.ascontiguousarray(stored, dtype=np.float64)
    values.flags.writeable = False
    return values


@cache
def _table(name: str) -> NDArray[np.float64]:
    loaded: NDArray[np.float64] = np.load(place(name), allow_pickle=False)
    return loaded
