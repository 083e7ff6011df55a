"""From exact numbers to float64 and to decimal digits, in a stated direction.

Everything here is integer arithmetic on an exact rational, so each result is the
nearest float or decimal on its side. `up` is towards plus infinity.
"""

from __future__ import annotations

import math
import sys
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from mpmath.libmp import MPZ, finf, fninf, from_rational

from dpcert.reals.exact import digits_of

if TYPE_CHECKING:
    from dpcert.reals.ball import Mpf

#: Outside 10**-MAGNITUDE .. 10**MAGNITUDE nothing is scaled.
MAGNITUDE: Final = 1_000_000
_LOG2_10: Final = Fraction(3_321_928_094_887_363, 10**15)  # above log2(10) by less than 1e-15
_MAGNITUDE_BITS: Final = math.ceil(MAGNITUDE * _LOG2_10)
_LARGEST: Final = sys.float_info.max
_LEAST_EXPONENT: Final = -1074


def to_float(x: Mpf, *, up: bool) -> float:
    """The least double >= x, or the greatest double <= x.

    Above the largest double an upper bound is inf and a lower bound the largest
    double; subnormals are exact multiples of 2**-1074.
    """
    sign, man, exponent, size = x
    if not man:
        return _special(x, up=up)
    if size + exponent > 1024:
        return {(0, True): math.inf, (0, False): _LARGEST, (1, True): -_LARGEST, (1, False): -math.inf}[sign, up]
    shift = max(size - 53, _LEAST_EXPONENT - exponent, 0)
    value = -int(man) if sign else int(man)
    # >> floors; the ceiling is minus the floor of the opposite.
    value = -(-value >> shift) if up else value >> shift
    try:
        # At most 53 bits and at least 2**-1074: ldexp is exact. + 0.0 turns -0.0 into 0.0.
        return math.ldexp(value, exponent + shift) + 0.0
    except OverflowError:
        # The ceiling of a number below 2**1024 reached 2**1024.
        return math.inf if value > 0 else -math.inf


def _special(x: Mpf, *, up: bool) -> float:
    if x == finf:
        return math.inf if up else _LARGEST
    if x == fninf:
        return -_LARGEST if up else -math.inf
    return 0.0


def fraction_to_float(x: Fraction, *, up: bool) -> float:
    """`to_float` of an exact rational.

    Rounding to 64 bits first, in the same direction, changes nothing: every double
    of that size is a 64-bit number, so the nearest double above is above both.
    """
    return to_float(from_rational(x.numerator, x.denominator, 64, "c" if up else "f"), up=up)


class Decimal(NamedTuple):
    """digits * 10**exponent, negative if `negative`.

    `exact` if the number rounded was the real itself (a Fraction, not an end of an
    enclosure) and nothing was rounded away. `limit` is set where a magnitude cap
    replaced the digits.
    """

    negative: bool
    digits: int
    exponent: int
    exact: bool
    limit: str = ""


def to_significant(x: Mpf | Fraction, digits: int, *, up: bool) -> Decimal:
    """x with `digits` significant digits, rounded in the stated direction."""
    if not isinstance(x, Fraction) and (limit := _limit(x, up=up)):
        return Decimal(negative=False, digits=0, exponent=0, exact=False, limit=limit)
    above, below = _ratio(x)
    if not above:
        return Decimal(negative=False, digits=0, exponent=0, exact=isinstance(x, Fraction))
    negative, above = above < 0, abs(above)
    place = _leading_place(above, below) - digits + 1
    count, exact = _scaled(above, below, place, away=up != negative)
    if count == 10**digits:  # carried into one more digit
        count, place = count // 10, place + 1
    return Decimal(negative, count, place, exact and isinstance(x, Fraction))


def to_places(x: Mpf | Fraction, places: int, *, up: bool) -> Decimal:
    """x with `places` digits after the point, rounded in the stated direction."""
    if not isinstance(x, Fraction) and (limit := _limit(x, up=up)):
        if x[1] and x[2] + x[3] < 0:
            # Too small to be scaled: 0, or one unit of the last place away from it.
            away = up != bool(x[0])
            return Decimal(bool(x[0]) and away, int(away), -places, exact=False)
        return Decimal(negative=False, digits=0, exponent=0, exact=False, limit=limit)
    above, below = _ratio(x)
    count, exact = _scaled(abs(above), below, -places, away=up != (above < 0))
    return Decimal(above < 0 and count > 0, count, -places, exact and isinstance(x, Fraction))


def _limit(x: Mpf, *, up: bool) -> str:
    """The next safe limit where x lies outside the magnitudes that are scaled.

    2**(size - 1) <= |x| / 2**exponent < 2**size; the limits themselves are decimal.
    """
    sign, man, exponent, size = x
    if man and abs(size + exponent) <= _MAGNITUDE_BITS:
        return ""
    if not man and x not in (finf, fninf):
        return ""
    large = not man or size + exponent > 0
    away, towards = ("inf", f"1e{MAGNITUDE}") if large else (f"1e-{MAGNITUDE}", "0")
    text = away if up != bool(sign) else towards
    return "-" + text if sign and text != "0" else text


def _ratio(x: Mpf | Fraction) -> tuple[int, int]:
    if isinstance(x, Fraction):
        return x.numerator, x.denominator
    sign, man, exponent, _ = x
    value = -int(man) if sign else int(man)
    return (value << exponent, 1) if exponent >= 0 else (value, 1 << -exponent)


def _leading_place(above: int, below: int) -> int:
    """The d with 10**d <= above / below < 10**(d + 1)."""
    guess = math.floor((above.bit_length() - below.bit_length()) / _LOG2_10)
    # The quotient is within a factor 2 of that power of two: the guess is off by at most 1.
    while _reaches(above, below, guess + 1):
        guess += 1
    while not _reaches(above, below, guess):
        guess -= 1
    return guess


def _reaches(above: int, below: int, place: int) -> bool:
    scale = MPZ(10) ** abs(place)
    return bool(above >= below * scale if place >= 0 else above * scale >= below)


def _scaled(above: int, below: int, place: int, *, away: bool) -> tuple[int, bool]:
    """floor or ceiling of (above / below) / 10**place, and whether it is exact."""
    scale = MPZ(10) ** abs(place)
    above, below = (above, below * scale) if place >= 0 else (above * scale, below)
    count, rest = divmod(above, below)
    return int(count + 1 if rest and away else count), not rest


def spelled(number: Decimal, digits: int) -> str:
    """A Decimal of significant digits as text, trailing zeros kept only where digits were cut.

    Scientific when the exponent is below -6 or at least `digits`.
    """
    if number.limit:
        return number.limit
    if not number.digits:
        return "0"
    text = digits_of(number.digits)
    lead = number.exponent + len(text) - 1
    if number.exact:
        text = text.rstrip("0")
    sign = "-" if number.negative else ""
    if lead < -6 or lead >= digits:
        point = "." + text[1:] if len(text) > 1 else ""
        return f"{sign}{text[0]}{point}e{lead}"
    if lead < 0:
        return f"{sign}0.{'0' * (-lead - 1)}{text}"
    whole = text[: lead + 1].ljust(lead + 1, "0")
    part = text[lead + 1 :]
    return f"{sign}{whole}.{part}" if part else sign + whole


def placed(number: Decimal, places: int) -> str:
    """A Decimal of decimal places as text, like the format `.Nf`."""
    if number.limit:
        return number.limit
    text = digits_of(number.digits).rjust(places + 1, "0")
    sign = "-" if number.negative else ""
    return f"{sign}{text[:-places]}.{text[-places:]}" if places else sign + text


def in_e_notation(text: str, places: int) -> str:
    """A decimal text as Python's format `e` writes it, with `places` digits after the point."""
    if text.endswith("inf"):
        return text
    mantissa, _, exponent = text.partition("e")
    sign = "-" if mantissa.startswith("-") else ""
    whole, _, part = mantissa.lstrip("-").partition(".")
    digits = (whole + part).lstrip("0")
    lead = int(exponent or 0) + len(whole) - 1 - (len(whole + part) - len(digits) if digits else len(whole) - 1)
    digits = digits.ljust(places + 1, "0") if digits else "0" * (places + 1)
    point = "." if places else ""
    return f"{sign}{digits[0]}{point}{digits[1 : places + 1]}e{lead:+03d}"


def in_latex(text: str) -> str:
    """A decimal text for LaTeX's mathematics mode."""
    if text.endswith("inf"):
        return text.replace("inf", r"\infty")
    mantissa, _, exponent = text.partition("e")
    return rf"{mantissa} \cdot 10^{{{exponent}}}" if exponent else mantissa
