"""The published certificates: of every golden number and of every erratum that is about a number.

`python -m dpcert.certificate.reference FOLDER` writes FOLDER/certificates from
FOLDER/golden.json and the errata; the same questions give the same bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dpcert.bound import DEFAULT_DIGITS
from dpcert.certificate.emit import Certificate, certify, certify_above
from dpcert.errata import records
from dpcert.questions import answer

if TYPE_CHECKING:
    from collections.abc import Iterator


def published(folder: Path) -> Iterator[tuple[str, Certificate]]:
    """Names and certificates, in order."""
    for digits, question in json.loads((folder / "golden.json").read_text(encoding="utf-8")):
        yield "golden", certify(answer(question), digits=digits)
    for record in records():
        for check in record["checks"]:
            if check["relation"] == "refused":
                continue
            bound = answer(check["question"])
            if bound.direction == "upper" and check["relation"] == "exceeds" and _is_decimal(check["value"]):
                # What is printed is proved to be too small.
                yield record["id"], certify_above(bound, check["value"])
            else:
                printed = check.get("decimal", "").partition("e")[0].replace(".", "").lstrip("0")
                yield record["id"], certify(bound, digits=len(printed) or DEFAULT_DIGITS)


def _is_decimal(text: str) -> bool:
    return text.replace(".", "", 1).isdigit()


def write(folder: Path) -> int:
    """Write them all and return how many."""
    place = folder / "certificates"
    place.mkdir(parents=True, exist_ok=True)
    names = set()
    for kind, certificate in published(folder):
        name = f"{kind}-{certificate.record['theorem']}-{certificate.identity[:16]}.json"
        (place / name).write_bytes(certificate.data)
        names.add(name)
    for old in place.glob("*.json"):
        if old.name not in names:
            old.unlink()
    return len(names)


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
