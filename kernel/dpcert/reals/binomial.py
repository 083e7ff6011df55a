"""Logarithms of binomial coefficients, enclosed without working the coefficient out.

Source: [DLMF] section 5.11(ii): for real n > 0 Stirling's series

    ln n! = n ln n - n + ln(2 pi n) / 2 + sum over j >= 1 of B_2j / (2j (2j - 1) n^(2j - 1)),

cut before a term, errs by less than that term. The terms are summed on integers; how
many units that costs is counted in proofs/notes/optimal_composition.md, section 2.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from dpcert.reals.ball import dyadic, pi
from dpcert.reals.enclosure import Enclosure
from dpcert.reals.exact import Exact

if TYPE_CHECKING:
    from dpcert.reals.enclosure import Enclosures


#: Coefficients of a longer n are not written out with more bits than this.
_WRITTEN_OUT: Final = 1 << 20
_LONG: Final = 256


def log_binomial(n: int, m: int, real: Enclosures) -> Enclosure:
    """ln C(n, m) for 0 <= m <= n."""
    m = min(m, n - m)
    if m <= real.bits:
        short = n.bit_length() <= _LONG or m * n.bit_length() <= _WRITTEN_OUT
        return _log(comb(n, m), real) if short else _log_of_product(n, m, real)
    rest = n - m
    powers = n * _log(n, real) - m * _log(m, real) - rest * _log(rest, real)
    root = real.log(_whole(n, real) / (_whole(m * rest, real) * 2 * _pi(real))) / 2
    return powers + root + _correction(n, real) - _correction(m, real) - _correction(rest, real)


def _log_of_product(n: int, m: int, real: Enclosures) -> Enclosure:
    """ln of n (n - 1) ... (n - m + 1) / m!, the factors multiplied as intervals."""
    value = _whole(1, real)
    for i in range(m):
        value = value * Enclosure(real.bits, None, _whole(n - i, real).ends) / (i + 1)
    return real.log(value)


def _whole(n: int, real: Enclosures) -> Enclosure:
    return real.number(Exact("rational", n, 1))


def _log(n: int, real: Enclosures) -> Enclosure:
    """ln n as an interval: exact logarithms would be carried on as powers of n."""
    return Enclosure(real.bits, None, real.log(_whole(n, real)).ends)


def _pi(real: Enclosures) -> Enclosure:
    value = pi(real.bits)
    return Enclosure(real.bits, None, (dyadic(value - 2, -real.bits), dyadic(value + 2, -real.bits)))


def _correction(n: int, real: Enclosures) -> Enclosure:
    """Stirling's series at n > bits, where its terms fall below one unit of 2**-bits.

    The least term is about exp(-2 pi n), far below 2**-n.
    """
    total, j, units = 0, 0, 1 << real.bits
    power = n
    while True:
        j += 1
        tangent = _tangent_numbers(1 << (j.bit_length()))[j]
        # |B_2j| / (2j (2j - 1)) = tangent / ((2j - 1) 4^j (4^j - 1)).
        term = tangent * units // (((2 * j - 1) * ((1 << 2 * j) - 1) * power) << (2 * j))
        if not term:
            # j - 1 floors, each less than 1, and the first term left out, less than 1 as well.
            return Enclosure(real.bits, None, (dyadic(total - j, -real.bits), dyadic(total + j, -real.bits)))
        total += term if j % 2 else -term
        power *= n * n


@lru_cache(maxsize=32)
def _tangent_numbers(count: int) -> tuple[int, ...]:
    """0 and the first `count` tangent numbers 1, 2, 16, 272, ... (of the series of tan)."""
    numbers = [0, 1] + [0] * (count - 1)
    for j in range(2, count + 1):
        numbers[j] = (j - 1) * numbers[j - 1]
    for start in range(2, count + 1):
        for j in range(start, count + 1):
            numbers[j] = (j - start) * numbers[j - 1] + (j - start + 2) * numbers[j]
    return tuple(numbers)
