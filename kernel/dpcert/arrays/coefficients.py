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

#: -4 artanh(s) / s in powers of s^2 on |s| <= QUICK_S_LIMIT, and (exp(r) - 1 - r) / r^2 on |r| <= 2**-14, likewise.
QUICK_LOGARITHM: Final = (
    -4.0,
    float.fromhex("-0x1.555555555430cp+0"),
    float.fromhex("-0x1.9999e2be38548p-1"),
)
QUICK_EXPONENTIAL_TAIL: Final = (
    0.5,
    float.fromhex("0x1.5555555622222p-3"),
    float.fromhex("0x1.55555555ddddep-5"),
)
#: The largest |(x - c) / (x + c)| for an argument of the quick logarithm and the point c of its row.
QUICK_S_LIMIT: Final = 2.0**-9 - 2.0**-18 + 2.0**-27

#: The high parts of the quick logarithm stand on this grid.
QUICK_LOGARITHM_GRID: Final = 2.0**-18
