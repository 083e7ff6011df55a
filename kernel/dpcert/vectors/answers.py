"""What a program under test said, read exactly: a number, a refusal, or nothing of use.

JSON object with `decimal`     the number that is written, exactly
JSON object with `error`       a refusal; so are the bare words refused, null and None
nan, inf, -inf                 not a number
hex float, p/q, integer        the number, exactly
any other bare decimal         the double that it denotes, since programs print doubles,
                               or itself where it is beyond them
"""

from __future__ import annotations

import json
import math
import re
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from dpcert.errors import InvalidInput
from dpcert.reals.directed import MAGNITUDE
from dpcert.reals.exact import MAX_CHARACTERS, read

if TYPE_CHECKING:
    from collections.abc import Mapping

Kind = Literal["number", "refused", "infinite", "nan", "garbage", "crashed", "hung"]
_REFUSALS: Final = {"refused", "null", "none"}
_INFINITE: Final = {"inf", "+inf", "infinity", "+infinity", "-inf", "-infinity"}
_SHOWN: Final = 60
_DECIMAL: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,7})?")


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
    return _of_decimal(text, exactly=decimal) if _DECIMAL.fullmatch(text) else _of_grammar(text)


def _of_decimal(text: str, *, exactly: bool) -> Answer:
    """A whole number is itself; any other decimal too, if it is meant exactly, or else the double nearest to it."""
    mantissa, _, exponent = text.lower().partition("e")
    whole = mantissa.lstrip("+-").isdigit() and not exponent
    # What lies beyond the doubles is no spelling of one.
    if not exactly and not whole and math.isfinite(double := float(text)) and (double or not mantissa.strip("+-0.")):
        return Answer("number", text, Fraction(double))
    if len(mantissa) > MAX_CHARACTERS or abs(int(exponent or 0)) > MAGNITUDE:
        return Answer("garbage", text[:_SHOWN])
    digits = 0 if whole and not exactly else len(mantissa.lstrip("+-0.").replace(".", ""))
    # Apart from its exponent: an answer may be smaller or larger than any number that Fraction reads at once.
    return Answer("number", text, Fraction(mantissa) * Fraction(10) ** int(exponent or 0), digits)


def _of_grammar(text: str) -> Answer:
    """Hex floats and fractions."""
    try:
        value = read(text, "answer").exact.rational
    except InvalidInput:
        value = None
    return Answer("garbage", text[:_SHOWN]) if value is None else Answer("number", text, value)
