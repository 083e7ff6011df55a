"""Constants of the steps, each within a certified distance of the real that it stands for.

`tests/arrays/test_tables.py` encloses every one with two engines, and
`proofs/gappa` takes the distances from there.
"""

from __future__ import annotations

from typing import Final

#: tail(z) = (-2 ln(1 - z) - 2z - z^2) / z^3 on |z| <= Z_LIMIT, by interpolation at Chebyshev's points.
LOGARITHM_TAIL: Final = (
    float.fromhex("0x1.5555555555555p-1"),
    float.fromhex("0x1.0000000000000p-1"),
    float.fromhex("0x1.9999999995282p-2"),
    float.fromhex("0x1.555555555155ap-2"),
    float.fromhex("0x1.249288bcf2867p-2"),
    float.fromhex("0x1.0000393c56cc2p-2"),
)
#: The largest |1 - m r| that the table of the logarithm leaves.
Z_LIMIT: Final = 1.726563e-3

#: tail(r) = (exp(r) - 1 - r - r^2/2) / r^3 on |r| <= 2**-10, likewise.
EXPONENTIAL_TAIL: Final = (
    float.fromhex("0x1.5555555555555p-3"),
    float.fromhex("0x1.5555555555555p-5"),
    float.fromhex("0x1.1111117917919p-7"),
    float.fromhex("0x1.6c16c1d41d41ep-10"),
)

#: Parts of the logarithm that are added to multiples of each other stand on this grid.
LOGARITHM_GRID: Final = 2.0**-41

#: -2 ln 2 and 2 ln(5/4): a multiple of the grid, and the rest rounded to nearest.
MINUS_TWO_LOG_2_HIGH: Final = float.fromhex("-0x1.62e42fefa3800p+0")
MINUS_TWO_LOG_2_LOW: Final = float.fromhex("-0x1.ef35793c76730p-44")
TWO_LOG_5_4_HIGH: Final = float.fromhex("0x1.c8ff7c79aa000p-2")
TWO_LOG_5_4_LOW: Final = float.fromhex("-0x1.7794f689f8434p-44")

#: (-2 ln(1 + z)) / z on |z| <= QUICK_Z_LIMIT, and (exp(r) - 1 - r) / r^2 on |r| <= 2**-11, likewise.
QUICK_LOGARITHM: Final = (
    -2.0,
    1.0,
    float.fromhex("-0x1.555555c1a8450p-1"),
    float.fromhex("0x1.0000005a451d1p-1"),
)
QUICK_EXPONENTIAL_TAIL: Final = (
    0.5,
    float.fromhex("0x1.5555555555555p-3"),
    float.fromhex("0x1.55555582d82d8p-5"),
    float.fromhex("0x1.1111112b12b13p-7"),
)
#: The largest |m / c - 1| for a significand m and the point c next to it in the quick table of the logarithm.
QUICK_Z_LIMIT: Final = 1.775569e-4

#: The same for the quick logarithm, whose parts stand on a coarser grid.
QUICK_LOGARITHM_GRID: Final = 2.0**-15
QUICK_MINUS_TWO_LOG_2_HIGH: Final = float.fromhex("-0x1.62e4000000000p+0")
QUICK_MINUS_TWO_LOG_2_LOW: Final = float.fromhex("-0x1.7f7d1cf79abcap-19")
