"""How many cases each comparison with another engine promises, and the sum of them.

A test that runs over hard inputs asserts that it saw at least its promised count,
so that an emptied generator cannot pass unnoticed.
"""

from __future__ import annotations

from typing import Final

TOTAL: Final = 100_000

PROMISED: Final = {
    "exp": 22_000,
    "expm1": 22_000,
    "log": 20_000,
    "log1p": 20_000,
    "exp of every short number": 10_000,
    "expm1 of every short number": 10_000,
    "log of every short number": 16_000,
    "log1p of every short number": 16_000,
    "sqrt": 10_000,
    "erfc": 5_000,
    "normal_cdf": 5_000,
    "exp_of_ratio": 3_500,
    "expm1_of_ratio": 3_500,
    "log_of_ratio": 4_500,
    "balls: exp": 20_000,
    "balls: expm1": 20_000,
    "balls: log": 20_000,
    "balls: log1p": 20_000,
    "balls: tanh": 20_000,
}


def keeps(name: str, cases: int) -> bool:
    """Whether a test saw the cases that it promises."""
    return cases >= PROMISED[name]
