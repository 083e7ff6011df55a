"""One spelling for everything that is published: JSON text, exact inputs, doubles and identities.

A uid is made of what is asked alone, so a vector keeps it whatever is added to or
taken from its file, and two files that ask the same agree on it.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from dpcert.errors import InvalidInput
from dpcert.reals.exact import Exact, read

if TYPE_CHECKING:
    from collections.abc import Mapping

_UID_DIGITS = 16


def text_of(data: object) -> str:
    """JSON as it is published: one space of indentation, ASCII, keys in the order of the data."""
    return json.dumps(data, indent=1, ensure_ascii=True) + "\n"


def sha256(content: bytes) -> str:
    """The digest, in hex."""
    return hashlib.sha256(content).hexdigest()


def exact_of(text: str) -> Exact | None:
    """The exact value of an input, or None where it is not one number (a list, NaN, nonsense)."""
    try:
        return read(text).exact
    except InvalidInput:
        return None


def spelled(text: str) -> str:
    """An input in the one spelling of its exact value, or as it stands where it is not one number."""
    exact = exact_of(text)
    return text if exact is None else str(exact)


def uid(stem: str, quantity: str, inputs: Mapping[str, str], edition: int = 1) -> str:
    """stem/ and the first 16 hex digits of the SHA-256 of the question.

    The question is the JSON object of theorem, quantity and inputs, keys sorted, without blanks.
    An edition is added where earlier vectors of the same question have been withdrawn.

    >>> uid("basic_composition", "epsilon_prime", {"k": "3", "epsilon": "0.5"})
    'basic_composition/f4b638ec62437b76'
    """
    asked: dict[str, Any] = {
        "theorem": stem,
        "quantity": quantity,
        "inputs": {n: spelled(t) for n, t in inputs.items()},
    }
    if edition > 1:
        asked["edition"] = str(edition)
    packed = json.dumps(asked, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return f"{stem}/{sha256(packed.encode())[:_UID_DIGITS]}"


def double(value: float) -> dict[str, str]:
    """A double as hex float and as its 64 bits: between them every language reads one exactly."""
    return {
        "hex": value.hex() if math.isfinite(value) else str(value),
        "bits": f"0x{struct.unpack('>Q', struct.pack('>d', value))[0]:016x}",
    }


def from_bits(bits: str) -> float:
    """The double of its 64 bits."""
    value: float = struct.unpack(">d", int(bits, 16).to_bytes(8, "big"))[0]
    return value


def as_double(exact: Exact) -> float | None:
    """The double that an exact value is, or None."""
    rational = exact.rational
    if rational is None or abs(rational.numerator).bit_length() - rational.denominator.bit_length() > 1024:
        return None
    value = rational.numerator / rational.denominator if rational else 0.0
    return value if math.isfinite(value) and Fraction(value) == rational else None
