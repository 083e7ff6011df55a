"""Hypothesis strategies that lean towards hard inputs."""

from __future__ import annotations

import math
import struct
from decimal import Decimal
from fractions import Fraction
from typing import Final

from hypothesis import strategies as st

from dpcert.reals import exact

from .engines import number

#: Bits of an answer, the small ones more often.
precisions: Final = st.one_of(st.integers(1, 16), st.sampled_from((24, 53, 64, 113, 166, 333)))

_signs = st.sampled_from((1, -1))
_exponents = st.one_of(st.integers(-12, 12), st.integers(-1200, 1200))


@st.composite
def _mantissas(draw):
    """Signed integers: short ones, powers of two, and a step beside a power of two."""
    power = 1 << draw(st.integers(0, 130))
    return draw(_signs) * draw(st.sampled_from((draw(st.integers(0, 200)), power, power + 1, power - 1)))


#: Finite dyadics as mpmath tuples.
dyadics: Final = st.builds(number, _mantissas(), _exponents)

#: Rationals: dyadic, decimal, and with any denominator.
fractions: Final = st.one_of(
    st.builds(lambda man, exp: Fraction(man) * Fraction(2) ** exp, _mantissas(), _exponents),
    st.builds(lambda man, exp: Fraction(man) * Fraction(10) ** exp, _mantissas(), st.integers(-330, 330)),
    st.builds(Fraction, _mantissas(), st.integers(1, 10**30)),
)
positive_fractions: Final = fractions.map(abs).filter(bool)


def _from_bits(pattern: int) -> float:
    return float(struct.unpack("<d", struct.pack("<Q", pattern))[0])


#: Finite doubles by their bit pattern, so that every binade is as likely.
doubles: Final = st.integers(0, 2**64 - 1).map(_from_bits).filter(math.isfinite)

#: Rationals at, beside and half-way between doubles; beyond the largest and below the least.
beside_doubles: Final = st.builds(
    lambda x, k, part: Fraction(x) + part * Fraction(1, 2**k) * Fraction(math.ulp(x)),
    doubles,
    st.sampled_from((0, 1, 2, 60, 1100)),
    st.sampled_from((-3, -1, 0, 1)),
)

exponentials: Final = fractions.map(exact.exponential)
logarithms: Final = positive_fractions.map(exact.logarithm)
rationals: Final = fractions.map(exact.rational)
exacts: Final = st.one_of(rationals, exponentials, logarithms)

#: The same with exponentials whose ends can be written out as fractions.
moderate: Final = st.one_of(
    rationals, fractions.map(lambda q: exact.exponential(q if abs(q) < 1000 else 1 / q)), logarithms
)

#: Finite Decimals of up to 60 digits.
decimals: Final = st.builds(
    lambda sign, digits, exponent: Decimal((sign, tuple(digits), exponent)),
    st.sampled_from((0, 1)),
    st.lists(st.integers(0, 9), min_size=1, max_size=60),
    st.integers(-2000, 2000),
)
