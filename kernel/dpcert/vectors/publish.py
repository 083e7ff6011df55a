"""Writing and checking what is published: prompts, vectors, loaders and their checksums.

The chain of checksums goes from what is asked to what is answered: a file of vectors
states the SHA-256 of its prompt, and SHA256SUMS those of all files. A vector that was
published is never edited: building refuses to change one, and `withdraw` is the way.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dpcert.errors import InvalidInput, Refuted, Unreadable
from dpcert.vectors import canonical
from dpcert.vectors.build import STEMS, documents
from dpcert.vectors.loaders import loaders
from dpcert.vectors.locate import active, checkout, loaded, root

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

SUMS: Final = "SHA256SUMS"
_FOLDERS: Final = ("prompt", "vectors", "loaders")


def outputs(heard: Callable[[str], None]) -> dict[str, str]:
    """Everything that is published, by path; `heard` is told each stem as it is done."""
    files: dict[str, str] = {}
    answered = []
    for stem in STEMS:
        prompt, vectors = documents(stem)
        files[f"prompt/{stem}.json"] = canonical.text_of(prompt)
        files[f"vectors/{stem}.json"] = canonical.text_of(vectors)
        answered.append(vectors)
        heard(stem)
    files |= {f"loaders/{path}": text for path, text in loaders(answered).items()}
    return files | {SUMS: sums(files)}


def sums(files: dict[str, str]) -> str:
    """The text of SHA256SUMS."""
    return "".join(f"{canonical.sha256(text.encode())}  {path}\n" for path, text in sorted(files.items()))


def build(heard: Callable[[str], None]) -> list[str]:
    """Write everything; the paths that changed."""
    folder = checkout()
    demand_clean(folder.parent)
    files = outputs(heard)
    for stem in STEMS:
        before = folder / "vectors" / f"{stem}.json"
        if before.exists():
            demand_unchanged(loaded(before), json.loads(files[f"vectors/{stem}.json"]))
    changed = [path for path, text in files.items() if _on_disk(folder / path) != text]
    for name in _FOLDERS:
        for stale in sorted(set(_below(folder, name)) - set(files)):
            (folder / stale).unlink()
            changed.append(stale)
    for name in changed:
        if name in files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(files[name].encode())
    return sorted(changed)


def check(heard: Callable[[str], None]) -> int:
    """Work everything out again and compare it byte for byte; the number of vectors, or Refuted."""
    folder = root()
    files = outputs(heard)
    # An installed package holds the vectors alone.
    present = {name for name in _FOLDERS if (folder / name).is_dir()}
    wanted = {path: text for path, text in files.items() if path.partition("/")[0] in present or path == SUMS}
    if present != set(_FOLDERS):
        wanted.pop(SUMS)
    found = {path for name in present for path in _below(folder, name)}
    wrong = sorted(path for path, text in wanted.items() if _on_disk(folder / path) != text)
    wrong += sorted(f"{path} (not ours)" for path in found - set(wanted))
    if wrong:
        raise Refuted(f"not what `dpcert vectors build` writes: {', '.join(wrong)}")
    return sum(json.loads(files[f"vectors/{stem}.json"])["vectors"] for stem in STEMS)


def demand_clean(tree: Path) -> None:
    """Refuse where the generator is not what is committed; what it writes may differ."""
    git = shutil.which("git")
    if git is None or not (tree / ".git").exists():
        raise InvalidInput("vectors are built in a git checkout only, so that what made them is known")
    command = [git, "-C", str(tree), "status", "--porcelain", "--", ".", ":!reference_values"]
    dirty = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603  (our own words)
    if dirty:
        first = dirty.splitlines()[0].strip()
        raise InvalidInput(f"the tree has changes that are not committed ({first}); commit or stash them, then build")


def demand_unchanged(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Refuse to change what a published vector expects, or to lose one."""
    now = {vector["uid"]: vector for group in after["groups"] for vector in group["vectors"]}
    for _, vector in active(before):
        uid = vector["uid"]
        if uid not in now:
            raise InvalidInput(f"{uid} would be lost: a published vector is withdrawn with a reason, never removed")
        if any(vector.get(field) != now[uid].get(field) for field in ("inputs", "result", "expected")):
            raise InvalidInput(f"{uid} would change: withdraw it with a reason (dpcert vectors withdraw), then build")


def withdraw(uid: str, reason: str) -> Path:
    """Keep a published vector as it stands, marked as withdrawn; its question is asked again under a new uid."""
    stem = uid.partition("/")[0]
    if stem not in STEMS:
        raise InvalidInput(f"there is no vector {uid}")
    for group, vector in active(loaded(checkout() / "vectors" / f"{stem}.json")):
        if vector["uid"] == uid:
            path = Path(__file__).parent / "content" / "withdrawn.json"
            kept = json.loads(path.read_text(encoding="utf-8"))
            kept.setdefault(f"{stem}.{group['question']['quantity']}", []).append(
                vector | {"status": "withdrawn", "withdrawn_reason": reason}
            )
            path.write_text(canonical.text_of(kept), encoding="utf-8")
            return path
    raise InvalidInput(f"there is no vector {uid} that is not withdrawn")


def formatted(paths: Iterable[Path]) -> Iterator[tuple[Path, str, str]]:
    """Path, text and canonical text of JSON files."""
    for path in paths:
        try:
            text = path.read_text(encoding="utf-8")
            yield path, text, canonical.text_of(json.loads(text))
        except OSError as error:
            raise Unreadable(f"cannot read {path}: {error.strerror}") from error
        except (ValueError, RecursionError) as error:
            raise Unreadable(f"{path} is no JSON: {error}") from error


def _on_disk(path: Path) -> str | None:
    return path.read_bytes().decode("utf-8", "replace") if path.is_file() else None


def _below(folder: Path, name: str) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in (folder / name).rglob("*") if path.is_file()]
