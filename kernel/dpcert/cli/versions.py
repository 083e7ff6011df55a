"""`dpcert --version`, and with --json what it runs on: enough to say which program gave a number."""

from __future__ import annotations

import json
import platform
from importlib.metadata import PackageNotFoundError, version

from dpcert.errors import EXIT_FINE, InvalidInput
from dpcert.reals.backend import BACKEND
from dpcert.vectors.locate import digest
from dpcert.version import __version__


def run(given: list[str]) -> int:
    """Print the version or, as data, all of them."""
    if sorted(given) not in (["--version"], ["--json", "--version"]):
        raise InvalidInput("--version goes with --json and nothing else; see dpcert --help")
    if "--json" not in given:
        print(f"dpcert {__version__}")
        return EXIT_FINE
    record = {
        "format": "dpcert/version/1",
        "dpcert": __version__,
        "python": platform.python_version(),
        "mpmath": _installed("mpmath"),
        "numpy": _installed("numpy"),
        "backend": BACKEND,
        "vectors": {"sha256": digest()},
    }
    print(json.dumps(record, indent=2))
    return EXIT_FINE


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
