"""A virtual environment for each library, under .venv/peers, made where it does not exist."""

from __future__ import annotations

import subprocess
import venv
from pathlib import Path

from reference_values.crosscheck.libraries import library

ROOT = Path(__file__).parents[2]
HOME = Path(".venv") / "peers"


class Missing(Exception):
    """The library cannot be installed or started."""


def python_of(name: str) -> Path:
    """The interpreter of a library's environment, relative to the checkout."""
    place = HOME / name
    python, done = place / "bin" / "python", ROOT / place / "pins"
    pins = library(name).pins
    if not done.exists() or done.read_text() != " ".join(pins):
        print(f"installing {', '.join(pins)} ...", flush=True)
        venv.create(ROOT / place, with_pip=True, clear=True)
        pip = [str(ROOT / python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pins]
        run = subprocess.run(pip, capture_output=True, text=True, check=False)
        if run.returncode:
            raise Missing(f"{name} cannot be installed: {run.stderr.strip().splitlines()[-1:]}")
        done.write_text(" ".join(pins))
    return python
