"""What a program under test said, read exactly: a number, a refusal, or nothing of use.

JSON object with `decimal`     the number that is written, exactly
JSON object with `error`       a refusal; so are the bare words refused, null and None
nan, inf, -inf                 not a number
hex float, p/q, integer        the number, exactly
any other bare decimal         the double that it denotes, since programs print doubles
"""

from __future__ import annotations

import json
import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from dpcert.errors import InvalidInput
from dpcert.reals.directed import MAGNITUDE
from dpcert.reals.exact import read

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["number", "refused", "infinite", "nan", "garbage", "crashed", "hung"]
_REFUSALS: Final = {"refused", "null", "none"}
_INFINITE: Final = {"inf", "+inf", "infinity", "+infinity", "-inf", "-infinity"}
_SHOWN: Final = 60
_EXACT: Final = ("0x", "/", "^")
#: Exponents of more characters are beyond those of inputs.
_USUAL: Final = 5


class Answer(NamedTuple):
    """One answer: its kind, its exact value or the sign of an infinity, and its digits as given."""

    kind: Kind
    text: str
    value: Fraction | None = None
    #: Significant digits of a decimal text that is meant exactly; 0 for doubles and fractions.
    digits: int = 0
    sign: int = 0


def read_answer(line: str, *, decimal: bool = False) -> Answer:
    """The answer in a line; with `decimal` a bare decimal is meant exactly.

    >>> read_answer("0.1").value == read_answer('{"decimal": "0.1"}').value
    False
    >>> read_answer('{"error": "OutsideTheorem"}').kind, read_answer("NaN").kind, read_answer("hello").kind
    ('refused', 'nan', 'garbage')
    """
    text = line.strip()
    if text.startswith("{"):
        try:
            record = json.loads(text, parse_float=str, parse_int=str, parse_constant=str)
        except (ValueError, RecursionError):
            return Answer("garbage", text[:_SHOWN])
        return _of_record(record)
    return of_text(text.strip('"'), decimal=decimal)


def _of_record(record: Mapping[str, object]) -> Answer:
    if "decimal" in record:
        return of_text(str(record["decimal"]), decimal=True)
    if record.get("error"):
        return Answer("refused", str(record.get("message", record["error"]))[:_SHOWN])
    return Answer("garbage", json.dumps(record)[:_SHOWN])


def of_text(text: str, *, decimal: bool) -> Answer:
    """The answer in a bare word."""
    word = text.lower()
    if word in _REFUSALS:
        return Answer("refused", text)
    if word in _INFINITE:
        return Answer("infinite", text, sign=-1 if word.startswith("-") else 1)
    if word.lstrip("+-").startswith("nan"):
        return Answer("nan", text)
    value = _value(text)
    if value is None:
        return Answer("garbage", text[:_SHOWN])
    if decimal and not any(sign in word for sign in _EXACT):
        return Answer("number", text, value, len(word.partition("e")[0].lstrip("+-0.").replace(".", "")))
    return _as_double(text, value)


def _value(text: str) -> Fraction | None:
    mantissa, _, exponent = text.lower().partition("e")
    # An answer may be smaller or larger than any input, as far as numbers are scaled at all.
    large = _USUAL < len(exponent) <= 2 * _USUAL and exponent.lstrip("+-").isdigit() and abs(int(exponent)) <= MAGNITUDE
    try:
        value = read(mantissa if large else text, "answer").exact.rational
    except (InvalidInput, ValueError):
        return None
    return value * Fraction(10) ** int(exponent) if value is not None and large else value


def _as_double(text: str, value: Fraction) -> Answer:
    """A whole number, a fraction and a hex float are themselves; any other decimal is the double nearest to it."""
    if text.lstrip("+-").isdigit() or any(sign in text.lower() for sign in _EXACT):
        return Answer("number", text, value)
    double = float(text)
    if math.isinf(double):
        return Answer("infinite", text, sign=1 if double > 0 else -1)
    return Answer("number", text, Fraction(double))
