"""A virtual environment for each library, under .venv/peers, made where it does not exist."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

from reference_values.crosscheck.libraries import HERE, library

ROOT = Path(__file__).parents[2]
HOME = Path(".venv") / "peers"
ASK = HERE / "ask.py"


class Missing(Exception):
    """The library cannot be installed or started."""


def python_of(name: str) -> Path:
    """The interpreter of a library's environment, relative to the checkout."""
    place = HOME / name
    python, done = place / "bin" / "python", ROOT / place / "pins"
    pins = library(name).pins
    if not done.exists() or done.read_text() != " ".join(pins):
        print(f"installing {pins[0]} ...", file=sys.stderr, flush=True)
        venv.create(ROOT / place, with_pip=True, clear=True)
        # Every package that it takes is pinned, so pip has nothing to choose.
        pip = [str(ROOT / python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", *pins]
        run(pip, f"{pins[0]} cannot be installed")
        run([str(ROOT / python), str(ASK), name], f"{pins[0]} cannot be imported")
        done.write_text(" ".join(pins))
    return python


def run(command: list[str], words: str) -> None:
    """Run a command, or say by its last line why that cannot be."""
    ended = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, text=True, check=False)
    if ended.returncode:
        said = ended.stderr.strip().splitlines() or [f"exit code {ended.returncode}"]
        raise Missing(f"{words}: {said[-1]}")
