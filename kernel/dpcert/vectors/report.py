"""Counts of verdicts and the worst cases, in constant memory however many answers there are."""

from __future__ import annotations

import heapq
from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.vectors.verdict import NAMES, SILENT, Profile, Verdict, is_unsafe, passes

if TYPE_CHECKING:
    from collections.abc import Callable

FORMAT: Final = "dpcert/grade/1"
#: How many of the worst are printed, and kept unless more are wanted.
SHOWN: Final = 20
#: Beyond so many doubles a distance is stated relatively.
_COUNTED: Final = 1 << 20


class Texts(NamedTuple):
    """What is shown of an answer: its inputs, the certified digits, the answer as given and as a decimal."""

    inputs: str
    certified: str
    answered: str
    decimal: str = ""


class Graded(NamedTuple):
    """One answer with its verdict."""

    where: str
    theorem: str
    quantity: str
    texts: Texts
    result: str
    verdict: Verdict

    def record(self) -> dict[str, Any]:
        """As data."""
        like = self.verdict.lookalike
        return {
            "where": self.where,
            "theorem": self.theorem,
            "quantity": self.quantity,
            "inputs": self.texts.inputs,
            "certified": self.texts.certified,
            "answered": self.texts.answered,
            "result": self.result,
            "verdict": self.verdict.name,
            "ulp": self.verdict.ulp if self.verdict.name == "UNSAFE" else None,
            "lookalike": f"{like.words} ({like.kind})" if like else None,
        }


class Report:
    """What has been graded so far."""

    def __init__(self, profile: Profile, ulp: int, kept: int = SHOWN) -> None:
        self.profile: Profile = profile
        self.ulp = ulp
        self.kept = kept
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.passed = self.unsafe = self.rows = 0
        self._valid = self._silent = 0
        self._worst: list[tuple[tuple[bool, float], int, Graded]] = []

    def add(
        self, where: str, group: tuple[str, str], texts: Callable[[], Texts], result: str, verdict: Verdict
    ) -> Verdict:
        """Count one verdict about a theorem's quantity; its texts are asked for only where they are kept."""
        passed = passes(verdict, result, self.profile, self.ulp)
        unsafe = is_unsafe(verdict, passed=passed)
        self.rows += 1
        self.passed += passed
        self.unsafe += unsafe
        self.counts[(*group, verdict.name)] += 1
        self._valid += result == "valid"
        self._silent += result == "valid" and verdict.name in SILENT
        rank = (unsafe, verdict.size)
        if not passed and (len(self._worst) < self.kept or rank > self._worst[0][0]):
            # The first ones are kept among equals.
            heapq.heappush(self._worst, (rank, -self.rows, Graded(where, *group, texts(), result, verdict)))
            if len(self._worst) > self.kept:
                heapq.heappop(self._worst)
        return verdict

    @property
    def silent(self) -> bool:
        """Whether numbers are due and none came: what is graded did not work, whatever it refused rightly."""
        return 0 < self._valid == self._silent

    @property
    def worst(self) -> list[Graded]:
        """Answers that do not pass, unsafe ones first, the largest distance first."""
        return [graded for *_, graded in sorted(self._worst, key=lambda entry: entry[:2], reverse=True)]

    def record(self) -> dict[str, Any]:
        """As data."""
        groups: dict[tuple[str, str], dict[str, int]] = {}
        for (theorem, quantity, name), count in sorted(self.counts.items()):
            groups.setdefault((theorem, quantity), {})[name] = count
        return {
            "format": FORMAT,
            "profile": self.profile,
            "answers": self.rows,
            "passed": self.passed,
            "unsafe": self.unsafe,
            "groups": [{"theorem": t, "quantity": q, "verdicts": v} for (t, q), v in groups.items()],
            "worst": [graded.record() for graded in self.worst],
        }

    def lines(self) -> list[str]:
        """As a table, and the worst cases with their digits."""
        names: list[str] = [name for name in NAMES if any(key[2] == name for key in self.counts)]
        rows = [("theorem", "quantity", *names)]
        groups = sorted({key[:2] for key in self.counts})
        rows += [(*group, *[str(self.counts[*group, name] or ".") for name in names]) for group in groups]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        out = ["  ".join(_cells(row, widths)) for row in rows]
        for graded in self.worst[:SHOWN]:
            out += ["", *_shown(graded)]
        words = f"{self.passed} of {self.rows} pass ({self.profile} profile), {self.unsafe} unsafe"
        return [*[line.rstrip() for line in out], "", words]


def _cells(row: tuple[str, ...], widths: list[int]) -> list[str]:
    padded = zip(row, widths, strict=True)
    return [text.ljust(width) if i < 2 else text.rjust(width) for i, (text, width) in enumerate(padded)]


def _shown(graded: Graded) -> list[str]:
    verdict, texts = graded.verdict, graded.texts
    words: str = verdict.name
    if verdict.name == "UNSAFE":
        near = verdict.ulp <= _COUNTED
        words += f" by {verdict.ulp} ulp" if near else f" by {verdict.size:.2g} times the certified value"
    if verdict.lookalike:
        words += f": equals {verdict.lookalike.words} ({verdict.lookalike.kind})"
    lines = [
        f"{graded.where}  {graded.theorem}.{graded.quantity}({texts.inputs})",
        f"  certified  {texts.certified}",
        f"  answered   {texts.decimal or texts.answered}",
    ]
    if texts.decimal:
        lines.append(f"             {marked(texts.certified, texts.decimal)}")
    return [*lines, f"  {words}"]


def marked(certified: str, answered: str) -> str:
    """A ^ under each digit that differs, from the first one on.

    >>> marked("1.01434", "1.01433")
    '      ^'
    """
    first = next((i for i, (a, b) in enumerate(zip_longest(certified, answered)) if a != b), None)
    return "" if first is None else " " * first + "^" * max(len(answered) - first, 1)
