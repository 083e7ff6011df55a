"""Runs the notebooks, and keeps what their cells show.

`python docs/notebooks.py` writes every notebook again; `--check` says which ones differ.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent / "notebooks"


def executed(text: str) -> str:
    """The notebook with its outputs as they are now, and without what differs from run to run."""
    notebook = nbformat.reads(text, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    for cell in notebook.cells:
        cell.metadata.clear()
    notebook.metadata = nbformat.from_dict({"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    return nbformat.writes(notebook) + "\n"


def main(arguments: list[str]) -> int:
    """Write the notebooks, or list those that would change."""
    changed = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        text = path.read_text(encoding="utf-8")
        now = executed(text)
        if now != text:
            changed += 1
            print(path.name)
            if arguments != ["--check"]:
                path.write_text(now, encoding="utf-8")
    return 1 if changed and arguments == ["--check"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
