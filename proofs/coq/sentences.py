"""Coq files read as a sequence of comments and sentences; nothing is interpreted beyond that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
#: What opens a proof-carrying sentence, and what closes a proof.
STATED: Final = ("Theorem", "Corollary", "Lemma")
DEFINED: Final = ("Definition", "Fixpoint", "Record")
CLOSED: Final = ("Qed", "Defined")
_TOKEN: Final = re.compile(r"\(\*|\*\)|\.(?=\s|$)")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a file, the documentation in front of it, and its proof as written."""

    text: str
    words: str = ""
    proof: str = ""

    @property
    def keyword(self) -> str:
        """The command that the sentence is."""
        return self.text.split()[0].rstrip(".")

    @property
    def name(self) -> str:
        """What it introduces, or an empty string."""
        found = re.match(r"\w+\s+([\w']+)", self.text)
        return found[1] if found else ""


def theory() -> list[Path]:
    """The files of the theory in the order of _CoqProject: each after those it imports."""
    lines = (FOLDER / "_CoqProject").read_text(encoding="utf-8").split()
    return [FOLDER / line for line in lines if line.endswith(".v") and "/" not in line]


def opening(path: Path) -> str:
    """The comment that opens a file."""
    return _pieces(path.read_text(encoding="utf-8"))[0]


def sentences(path: Path) -> list[Sentence]:
    """Every sentence outside proofs, each with its documentation and its proof."""
    found: list[Sentence] = []
    words, proof = "", False
    for piece in _pieces(path.read_text(encoding="utf-8"))[1:]:
        if piece.startswith("(*"):
            words = piece if piece.startswith("(**") and not proof else words
            continue
        if proof or piece == "Proof.":
            last = found.pop()
            found.append(Sentence(last.text, last.words, f"{last.proof} {piece}".strip()))
            proof = piece.rstrip(".") not in CLOSED
            continue
        found.append(Sentence(piece, words))
        words = ""
    return found


def without_comments(text: str) -> str:
    """The text of a file with its comments left out."""
    return "\n".join(piece for piece in _pieces(text) if not piece.startswith("(*"))


def _pieces(text: str) -> list[str]:
    """Comments (nested ones whole) and sentences, in order."""
    pieces, start, depth = [], 0, 0
    for token in _TOKEN.finditer(text):
        if token[0] == "(*":
            if depth == 0 and text[start : token.start()].strip() == "":
                start = token.start()
            depth += 1
        elif token[0] == "*)":
            depth -= 1
            if depth == 0 and text[start:].startswith("(*"):
                pieces.append(text[start : token.end()])
                start = token.end()
        elif depth == 0:
            pieces.append(text[start : token.end()].strip())
            start = token.end()
    return pieces
