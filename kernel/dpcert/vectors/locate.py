"""Where the published vectors are: in the package if it was installed from a wheel, else in the checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dpcert.errors import Unreadable
from dpcert.questions import theorem
from dpcert.vectors.build import FORMAT
from dpcert.vectors.canonical import sha256

if TYPE_CHECKING:
    from collections.abc import Iterator

_PACKAGE: Final = Path(__file__).parents[1]
_NAME: Final = "reference_values"


def root() -> Path:
    """The folder `reference_values`."""
    for folder in (_PACKAGE / _NAME, checkout()):
        if (folder / "vectors").is_dir():
            return folder
    raise Unreadable(f"there are no vectors beside dpcert: neither {_PACKAGE / _NAME} nor a checkout")


def checkout() -> Path:
    """The folder `reference_values` of a checkout, which is there or not."""
    return _PACKAGE.parents[1] / _NAME


def digest() -> str:
    """SHA-256 of those lines of SHA256SUMS that name files of vectors: the same in a checkout and in a wheel."""
    files = sorted((root() / "vectors").glob("*.json"))
    return sha256("".join(f"{sha256(path.read_bytes())}  vectors/{path.name}\n" for path in files).encode())


def published(name: str) -> dict[str, Any]:
    """The vectors of a theorem as they are published."""
    return loaded(root() / "vectors" / f"{theorem(name).stem}.json")


def loaded(path: Path) -> dict[str, Any]:
    """A file of vectors, with as much checked as its users rely on."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{path} is no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable(f"{path} is no file of vectors of the format {FORMAT}")
    return data


def active(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each vector that is not withdrawn, after its group."""
    for group in data["groups"]:
        yield from ((group, vector) for vector in group["vectors"] if vector["status"] == "active")
