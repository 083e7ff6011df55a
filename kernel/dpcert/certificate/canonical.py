"""The one form in which a certificate is written, so that its bytes have one digest."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(record: dict[str, Any]) -> bytes:
    """Sorted keys, an indent of two blanks, UTF-8, a newline at the end: what both checkers demand."""
    return (json.dumps(record, ensure_ascii=False, allow_nan=False, indent=2, sort_keys=True) + "\n").encode()


def identity(data: bytes) -> str:
    """The SHA-256 of the bytes, which names a certificate."""
    return hashlib.sha256(data).hexdigest()
