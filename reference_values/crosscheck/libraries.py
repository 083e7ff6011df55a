"""What is known of a library: its pins, what it imports, and the calls that answer, as written in libraries/."""

from __future__ import annotations

import string
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dpcert.vectors.verdict import Profile

HERE = Path(__file__).parent
FOLDER = HERE / "libraries"


@dataclass(frozen=True)
class Function:
    """One function of a library: the question that it answers, by what it claims, and its call."""

    name: str
    question: tuple[str, str]
    claim: str
    profile: Profile
    call: str
    #: Beyond these the function takes a time or a memory that grows with its input.
    most: dict[str, float] = field(default_factory=dict)
    least: dict[str, float] = field(default_factory=dict)

    @property
    def takes(self) -> set[str]:
        """The parameters that its call has a place for."""
        return {name for _, name, _, _ in string.Formatter().parse(self.call) if name}

    def within(self, inputs: dict[str, str]) -> bool:
        """Whether the inputs are in the range in which it is asked."""
        return all(float(inputs[name]) <= most for name, most in self.most.items()) and all(
            float(inputs[name]) >= least for name, least in self.least.items()
        )


@dataclass(frozen=True)
class Library:
    """A library at one version."""

    name: str
    pins: tuple[str, ...]
    imports: str
    functions: tuple[Function, ...]

    @property
    def version(self) -> str:
        """The version that is installed and graded."""
        return self.pins[0].partition("==")[2]


def names() -> list[str]:
    """All libraries that there is a file about."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def library(name: str) -> Library:
    """What its file says."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    functions = tuple(Function(**{**entry, "question": tuple(entry["question"])}) for entry in data["functions"])
    return Library(name, tuple(data["pins"]), data["imports"], functions)
