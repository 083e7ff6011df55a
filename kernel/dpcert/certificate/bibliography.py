"""BibTeX: of the program, of the sources of a theorem, and of one certificate."""

from __future__ import annotations

import sys
from importlib import resources
from typing import TYPE_CHECKING, Final

from dpcert.questions import theorem
from dpcert.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dpcert.certificate.emit import Certificate

_PROGRAM: Final = f"""@software{{dpcert,
  author  = {{{{the dpcert developers}}}},
  title   = {{dpcert: certified bounds for differential privacy}},
  version = {{{__version__}}},
}}"""


def entries(name: str | None = None) -> Iterator[tuple[str, str]]:
    """Keys with entries: the program, then the sources that a theorem's module names (or all)."""
    yield "dpcert", _PROGRAM
    words = None
    if name is not None:
        words = str(sys.modules[theorem(name).quantities[0].ask.__module__].__doc__)
    text = (resources.files("dpcert") / "data" / "references.bib").read_text(encoding="utf-8")
    for entry in text.split("\n\n"):
        key = entry.partition("{")[2].partition(",")[0]
        if words is None or f"[{key}]" in words:
            yield key, entry.strip()


def key_of(certificate: Certificate) -> str:
    """The key of a certificate's own entry."""
    return f"dpcert-{certificate.identity[:16]}"


def bib(certificate: Certificate) -> str:
    """The entries that the certificate's LaTeX cites: itself, the program, the sources of its theorem."""
    record = certificate.record
    own = (
        f"@misc{{{key_of(certificate)},\n  author       = {{{{the dpcert developers}}}},\n"
        f"  title        = {{Certificate of {record['about']['title']}}},\n"
        f"  howpublished = {{JSON, SHA-256 {certificate.identity}}},\n  note         = {{{record['format']}}},\n}}"
    )
    return "\n\n".join([own, *[entry for _, entry in entries(record["theorem"])]]) + "\n"
