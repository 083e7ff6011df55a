"""Reads inputs exactly: every input is a rational q, or exp(q), or log(q).

Nothing is rounded here. The grammar (ASCII, no blanks, no underscores):

    value  := number | exp(number) | e^number | log(number)
    number := [+-](DIGITS[.DIGITS][(e|E)[+-]DIGITS] | DIGITS/DIGITS
                   | DIGITS^[-]DIGITS | C99 hex float)

A text is refused by its length, its characters and its exponents before any
arithmetic is done, and is never evaluated as code.
"""

from __future__ import annotations

import math
import numbers
import re
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from dpcert.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_CHARACTERS: Final = 4_096
MAX_EXPONENT: Final = 100_000
#: No accepted text needs more bits than this; Python numbers are held to the same size.
MAX_BITS: Final = 4 * (MAX_EXPONENT + MAX_CHARACTERS)

Kind = Literal["rational", "exp", "log"]


class Exact(NamedTuple):
    """One exact real number: r, or exp(r), or log(r), for the rational r = above / below.

    The fraction is in lowest terms with below > 0. exp(r) with r != 0 and log(r)
    with r != 1 are transcendental (Lindemann), and the other two cases are kept as
    rationals; so equal values of equal kind are equal tuples, and a value of kind
    exp or log never equals a rational.
    """

    kind: Kind
    above: int
    below: int

    @property
    def argument(self) -> Fraction:
        """The rational r."""
        return Fraction(self.above, self.below)

    @property
    def rational(self) -> Fraction | None:
        """The value itself where it is rational."""
        return self.argument if self.kind == "rational" else None

    @property
    def size(self) -> int:
        """Bits that the exact value takes to write down."""
        return self.above.bit_length() + self.below.bit_length()

    def __str__(self) -> str:
        """The value in the input grammar."""
        text = _rational_text(self.above, self.below)
        return text if self.kind == "rational" else f"{self.kind}({text})"


def total_size(values: Iterable[Exact]) -> int:
    """Bits that several take, for a precision cap."""
    return sum([value.size for value in values])


class Input(NamedTuple):
    """An exact value as somebody gave it; `binary` if it was a float."""

    exact: Exact
    given: str
    binary: bool = False


def rational(value: Fraction | int) -> Exact:
    """Wrap a rational number."""
    return Exact("rational", value.numerator, value.denominator)


def exponential(argument: Fraction) -> Exact:
    """exp(argument) as an exact value."""
    return Exact("exp", argument.numerator, argument.denominator) if argument else rational(1)


def logarithm(argument: Fraction) -> Exact:
    """log(argument) as an exact value; the caller has checked argument > 0."""
    return Exact("log", argument.numerator, argument.denominator) if argument != 1 else rational(0)


#: After its digits each number is decided by its next character, so matching is linear.
_NUMBER = (
    r"[+-]?(?:0[xX][0-9a-fA-F]+(?:\.[0-9a-fA-F]+)?[pP][+-]?[0-9]+"
    r"|[0-9]+(?:/[0-9]+|\^-?[0-9]+|(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?))"
)
_VALUE = re.compile(rf"(?:(?P<call>exp|log)\((?P<inner>{_NUMBER})\)|e\^(?P<power>{_NUMBER})|(?P<plain>{_NUMBER}))")


def read(value: object, name: str = "value") -> Input:
    """Read an int, Fraction, Decimal, float or text as the exact number it denotes.

    A float is the binary number it holds, and the result remembers that.
    """
    if type(value) is int and value.bit_length() <= _SHORT_BITS:
        return Input(Exact("rational", value, 1), str(value))
    if isinstance(value, Input | Exact):
        return value if isinstance(value, Input) else Input(value, str(value))
    if isinstance(value, bool):
        raise InvalidInput(f"{name} must be a number, got the truth value {value}")
    if isinstance(value, str):
        return _read_text(value, name)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise InvalidInput(f"{name} must be a finite number, got {float(value)!r}")
        return Input(rational(Fraction(value)), repr(float(value)), binary=True)
    if isinstance(value, Decimal):
        return _read_decimal(value, name)
    if isinstance(value, numbers.Rational):
        return _read_rational(Fraction(int(value.numerator), int(value.denominator)), name)
    raise InvalidInput(
        f"{name} must be an int, Fraction, Decimal, float or text, got {type(value).__name__}; "
        'write an exact value as text, for example "1/801" or "exp(-32)"'
    )


def _read_rational(value: Fraction, name: str) -> Input:
    exact = rational(value)
    if exact.size > MAX_BITS or len(text := str(exact)) > MAX_CHARACTERS:
        raise InvalidInput(f"{name} is too large: exact values of at most {MAX_CHARACTERS} characters are read")
    return Input(exact, text)


def _read_decimal(value: Decimal, name: str) -> Input:
    if not value.is_finite():
        raise InvalidInput(f"{name} must be a finite number, got {value}")
    _, digits, exponent = value.as_tuple()
    if len(digits) > MAX_CHARACTERS or abs(int(exponent)) > MAX_EXPONENT + MAX_CHARACTERS:
        raise InvalidInput(f"{name} is a Decimal of more than {MAX_CHARACTERS} digits or beyond 10^{MAX_EXPONENT}")
    return _read_rational(Fraction(value), name)._replace(given=str(value))


def _read_text(text: str, name: str) -> Input:
    if len(text) > MAX_CHARACTERS:
        raise InvalidInput(f"{name} is a text of {len(text)} characters; at most {MAX_CHARACTERS} are read")
    match = _VALUE.fullmatch(text)
    if match is None:
        raise InvalidInput(
            f"{name} cannot be read as a number: {_shown(text)}; write for example "
            "10000, 0.1, 1e-6, 1/801, 2^-30, 0x1p-30, exp(-32) or log(2), without blanks"
        )
    call, inner, power, plain = match.group("call", "inner", "power", "plain")
    number = _read_number(inner or power or plain, name)
    if plain:
        return Input(rational(number), text)
    if call != "log":
        return Input(exponential(number), text)
    if number <= 0:
        raise InvalidInput(f"{name} is the logarithm of a number that is not positive: {_shown(text)}")
    return Input(logarithm(number), text)


def _shown(text: str) -> str:
    return ascii(text if len(text) <= 40 else text[:37] + "...")


def _exponent(digits: str, name: str) -> int:
    if len(digits) > 20 or abs(int(digits)) > MAX_EXPONENT:
        raise InvalidInput(f"{name} has an exponent beyond {MAX_EXPONENT}: {_shown(digits)}")
    return int(digits)


def _read_number(text: str, name: str) -> Fraction:
    """Convert a text that already matched the grammar."""
    sign = -1 if text[0] == "-" else 1
    body = text.lstrip("+-").lower()
    if body.startswith("0x"):
        mantissa, _, digits = body[2:].partition("p")
        whole, _, part = mantissa.partition(".")
        return sign * int(whole + part, 16) * Fraction(2) ** (_exponent(digits, name) - 4 * len(part))
    if "/" in body:
        above, _, below = body.partition("/")
        if not below.strip("0"):
            raise InvalidInput(f"{name} divides by zero: {_shown(text)}")
        return Fraction(sign * _integer(above), _integer(below))
    if "^" in body:
        base, _, digits = body.partition("^")
        exponent = _exponent(digits, name)
        if len(base) * abs(exponent) > MAX_EXPONENT:
            raise InvalidInput(f"{name} is a power of more than {MAX_EXPONENT} digits: {_shown(text)}")
        if not base.strip("0") and exponent < 0:
            raise InvalidInput(f"{name} divides by zero: {_shown(text)}")
        return sign * Fraction(_integer(base)) ** exponent
    mantissa, _, digits = body.partition("e")
    whole, _, part = mantissa.partition(".")
    return sign * _integer(whole + part) * Fraction(10) ** ((_exponent(digits, name) if digits else 0) - len(part))


#: Digits that Python converts whatever limit is set (its least possible limit is 640).
_CHUNK: Final = 600
_SHORT_BITS: Final = 1_900


def digits_of(number: int) -> str:
    """Decimal digits of a non-negative integer of any length, by halves."""
    if number.bit_length() <= _SHORT_BITS:
        return str(number)
    half = number.bit_length() * 3 // 20
    above, below = divmod(number, 10**half)
    return digits_of(above) + digits_of(below).rjust(half, "0")


def _integer(digits: str) -> int:
    """The integer of a text of digits of any length, by halves."""
    if len(digits) <= _CHUNK:
        return int(digits)
    half = len(digits) // 2
    power: int = 10**half
    return _integer(digits[:-half]) * power + _integer(digits[-half:])


def _rational_text(numerator: int, below: int) -> str:
    """The shortest of p/q, a hex float and a decimal, where they are exact and can be read back."""
    sign, above = ("-" if numerator < 0 else ""), abs(numerator)
    if above.bit_length() + below.bit_length() <= 256:
        return f"{sign}{above}" if below == 1 else f"{sign}{above}/{below}"
    candidates = [digits_of(above) + ("" if below == 1 else "/" + digits_of(below))]
    twos = (below & -below).bit_length() - 1
    if below == 1 << twos:
        shift = (above & -above).bit_length() - 1
        candidates.append(_hex_text(above >> shift, shift - twos))
    fives = below >> twos
    count = round(math.log(fives, 5))
    if fives == 5**count:
        places = max(twos, count)
        scaled = digits_of(above * 10**places // below)
        stripped = scaled.rstrip("0")
        candidates.append(_decimal_text(stripped, len(scaled) - len(stripped) - places))
    # A hex float is for machines: people get a decimal unless it is twice as long, or too long to be read.
    fitting = [text for text in candidates if len(text) + 6 <= MAX_CHARACTERS] or candidates
    return sign + min(fitting, key=lambda text: len(text) * (2 if text.startswith("0x") else 1))


def _hex_text(mantissa: int, exponent: int) -> str:
    """mantissa * 2**exponent as a C99 hex float, with zeros or a point where the exponent is at its limit."""
    if exponent > MAX_EXPONENT:
        mantissa, exponent = mantissa << (exponent - MAX_EXPONENT), MAX_EXPONENT
    if exponent >= -MAX_EXPONENT:
        return f"0x{mantissa:x}p{exponent}"
    places = -(-(-MAX_EXPONENT - exponent) // 4)
    digits = f"{mantissa << (4 * places + exponent + MAX_EXPONENT):x}".rjust(places + 1, "0")
    return f"0x{digits[:-places]}.{digits[-places:]}p{-MAX_EXPONENT}"


def _decimal_text(digits: str, exponent: int) -> str:
    """digits * 10**exponent, in scientific form or written out, whichever is shorter."""
    lead = min(max(exponent + len(digits) - 1, -MAX_EXPONENT), MAX_EXPONENT)
    scientific = f"{_written_out(digits, exponent - lead)}e{lead}"
    if abs(exponent) > MAX_CHARACTERS:
        return scientific
    return min(_written_out(digits, exponent), scientific, key=len)


def _written_out(digits: str, exponent: int) -> str:
    if exponent >= 0:
        return digits + "0" * exponent
    padded = digits.rjust(1 - exponent, "0")
    return f"{padded[:exponent]}.{padded[exponent:]}"
