"""Runs the console examples of a page, and puts what they print under them.

`python docs/examples.py` writes every page again; `--check` says which ones differ. A
page's commands run one after another in one empty folder. A file that they need is
shown before them: its name in backquotes with a colon, then a block with its lines.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from dpcert.cli.main import main as dpcert

ROOT = Path(__file__).parents[1]
_PIECE = re.compile(r"`(?P<name>[\w.-]+)`:\n\n```\w+\n(?P<lines>.*?)```|```console\n(?P<console>.*?)```", re.DOTALL)
#: What a shell finds as `dpcert`, and the kernel's checker beside the page.
_PYTHON = shlex.quote(sys.executable)
_PRELUDE = f'dpcert() {{ {_PYTHON} -m dpcert "$@"; }}; python() {{ {_PYTHON} "$@"; }}\n'


def pages() -> list[Path]:
    """README and everything in docs."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def filled(text: str) -> str:
    """The page with its outputs as they are now."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        (Path(folder) / "dpcert_check.py").write_bytes(
            (ROOT / "kernel/dpcert/certificate/dpcert_check.py").read_bytes()
        )
        return _PIECE.sub(_piece, text)


def _piece(found: re.Match[str]) -> str:
    if found["console"] is None:
        Path(found["name"]).write_text(found["lines"], encoding="utf-8")
        return found[0]
    if not found["console"].startswith("$ "):  # commands without output, for the reader's own machine
        return found[0]
    commands = re.findall(r"^\$ (.*(?:(?<=\\)\n.*)*)$", found["console"], flags=re.MULTILINE)
    return "```console\n" + "".join(f"$ {command}\n{printed(command)}" for command in commands) + "```"


def printed(command: str) -> str:
    """What a command prints, in the order of a terminal; dpcert alone runs in this process."""
    if command.startswith("dpcert ") and not re.search(r"[|><;&*]", command):
        lines = io.StringIO()
        redirected = contextlib.redirect_stdout(lines), contextlib.redirect_stderr(lines)
        with redirected[0], redirected[1], contextlib.suppress(SystemExit):  # which is how --help ends
            dpcert(shlex.split(command)[1:])
        return lines.getvalue()
    environment = os.environ | {"PYTHONPATH": str(ROOT / "kernel")}
    run = subprocess.run(
        ["bash", "-c", _PRELUDE + command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return run.stdout


def main(arguments: list[str]) -> int:
    """Write the pages, or list those that would change."""
    changed = [path for path in pages() if filled(path.read_text(encoding="utf-8")) != path.read_text(encoding="utf-8")]
    for path in changed:
        print(path.relative_to(ROOT))
        if arguments != ["--check"]:
            path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 1 if changed and arguments == ["--check"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
