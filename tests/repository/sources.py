"""The Python files of the kernel, parsed."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
FILES = sorted((KERNEL / "dpcert").rglob("*.py"))
MODULES = {".".join(path.relative_to(KERNEL).with_suffix("").parts).removesuffix(".__init__"): path for path in FILES}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}
