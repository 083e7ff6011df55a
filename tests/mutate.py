"""Mutation score: flip each rounding direction and drop each error term, one at a time.

`make mutate` copies the package, changes one place, and runs the tests that should
notice. A mutant that survives is a place where a test cannot see the wrong side.
`EQUIVALENT` lists places where the change leaves every bound valid, with the reason.

    python tests/mutate.py [--jobs N] [--log FILE] [exponential logarithm ...]

A log keeps every verdict. Run again with the same log, a mutant that was caught is not
tried again as long as its source is the same; a survivor is.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "kernel" / "dpcert"
REALS = (
    "ball",
    "exponential",
    "logarithm",
    "error_function",
    "intervals",
    "enclosure",
    "balls",
    "directed",
    "rounding",
    "inverse",
    "binomial",
    "hypergeometric",
    "grid",
)
FLIPS = {"DOWN": "UP", "UP": "DOWN", "least": "most", "most": "least", "upper": "lower", "lower": "upper"}
#: Names that say on which side.
SIDES = {"up", "away", "verdict"}
STRICT = {ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Lt: ast.LtE, ast.LtE: ast.Lt}
#: Names that hold a count of errors.
ERRORS = {"radius", "error"}
#: Seconds of processor time for a file of tests, and for all: many times what they take. Some mutants never end.
TIME_LIMITS = 75, 400
#: Where a module's mutants are noticed besides in its own tests, and first.
ALSO = {
    "exponential": ["steps"],
    "logarithm": ["steps"],
    "error_function": ["steps"],
    "enclosure": ["intervals"],
}
EVERYTHING = ["tests/reals", "tests/theorems", "tests/test_bound.py", "tests/properties"]

#: (file, code of the changed statement as it is, what was done): why nothing can be noticed.
EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "kernel/dpcert/reals/intervals.py",
        "return times(gap, _more(fone, gap, _SHORT), 2 * _SHORT, UP)",
        "UP to DOWN",
    ): "two factors of at most _SHORT bits each have a product of at most 2 _SHORT bits: it is exact",
}


class Mutant(NamedTuple):
    """One change: the file, its line, the statement, what was done, and the changed source."""

    file: str
    line: int
    statement: str
    done: str
    source: str


def flipped(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], ast.AST]]]:
    """The ways in which a node's rounding direction can be turned round."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in {"DOWN", "UP"}:
        yield f"{node.id} to {FLIPS[node.id]}", lambda n: ast.Name(FLIPS[n.id], ast.Load())
    if isinstance(node, ast.Attribute) and node.attr in {"least", "most"}:
        yield f"{node.attr} to {FLIPS[node.attr]}", lambda n: ast.Attribute(n.value, FLIPS[n.attr], ast.Load())
    if isinstance(node, ast.Constant) and node.value in {"upper", "lower"} and isinstance(node.value, str):
        yield f"{node.value} to {FLIPS[node.value]}", lambda n: ast.Constant(FLIPS[n.value])
    if isinstance(node, ast.keyword) and node.arg in {"above", "up", "away"}:
        yield f"{node.arg} turned", lambda n: ast.keyword(n.arg, ast.UnaryOp(ast.Not(), n.value))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.BinOp):
        inner = node.operand
        if isinstance(inner.op, ast.RShift) and isinstance(inner.left, ast.UnaryOp | ast.BinOp):
            yield (
                "ceiling to floor",
                lambda n: ast.BinOp(ast.UnaryOp(ast.USub(), n.operand.left), ast.RShift(), n.operand.right),
            )
    if isinstance(node, ast.IfExp) and isinstance(node.test, ast.Name) and node.test.id in SIDES:
        yield "branches swapped", lambda n: ast.IfExp(n.test, n.orelse, n.body)
    if isinstance(node, ast.Compare) and ast.unparse(node.left) in {"verdict", "room"} and type(node.ops[0]) in STRICT:
        yield "equality turned", lambda n: ast.Compare(n.left, [STRICT[type(n.ops[0])]()], n.comparators)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value in (0, 1):
        if isinstance(node.value, ast.Call):
            yield "other end", lambda n: ast.Subscript(n.value, ast.Constant(1 - n.slice.value), ast.Load())


def dropped(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], ast.AST]]]:
    """The ways in which a term of an error count, or the step to the upper neighbour, can be lost."""
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name) and node.target.id in ERRORS:
        yield f"{ast.unparse(node)} dropped", lambda _: ast.Pass()
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield f"{ast.unparse(node.right)} dropped", lambda n: n.left
        yield f"{ast.unparse(node.left)} dropped", lambda n: n.right
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and ast.unparse(node.right) in ERRORS:
        yield f"-{ast.unparse(node.right)} dropped", lambda n: n.left
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ERRORS:
        yield f"{ast.unparse(node.targets[0])} set to 1", lambda n: ast.Assign(n.targets, ast.Constant(1))
    if isinstance(node, ast.Tuple) and isinstance(node.elts[-1], ast.Constant) and node.elts[-1].value == 1:
        yield "1 set to 0", lambda n: ast.Tuple([*n.elts[:-1], ast.Constant(0)], n.ctx)
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "Ball" and len(node.args) == len(("m", "r", "e")):
        yield "radius 1", lambda n: ast.Call(n.func, [n.args[0], ast.Constant(1), n.args[2]], n.keywords)


def holds_errors(statement: ast.AST) -> bool:
    """Whether a statement or a condition counts errors or steps to the upper neighbour."""
    code = ast.unparse(statement)
    names = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
    return bool(names & ERRORS) or "dyadic(low + 1" in code or "Ball(" in code or "else low" in code


def statements(tree: ast.Module) -> Iterator[ast.stmt | ast.expr]:
    """Statements that hold no other statement, and conditions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.While):
            yield node.test
        elif isinstance(node, ast.stmt) and not any(isinstance(n, ast.stmt) for n in ast.walk(node) if n is not node):
            if not isinstance(node, ast.Import | ast.ImportFrom):
                yield node


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every mutant of one file."""
    text = (ROOT / file).read_text(encoding="utf-8")
    tree = ast.parse(text)
    for statement in statements(tree):
        if isinstance(statement, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id in {"DOWN", "UP"} for t in statement.targets
        ):
            continue
        code = ast.unparse(statement)
        for node in list(ast.walk(statement)):
            ways = [*flipped(node)]
            if "/reals/" in file and holds_errors(statement):
                ways += dropped(node)
            for done, change in ways:
                changed = _replaced(tree, node, change)
                if changed != ast.unparse(tree):
                    yield Mutant(file, statement.lineno, code, done, changed)


def _replaced(tree: ast.Module, target: ast.AST, change: Callable[[ast.AST], ast.AST]) -> str:
    order = [id(node) for node in ast.walk(tree)]
    fresh = copy.deepcopy(tree)
    twin = list(ast.walk(fresh))[order.index(id(target))]

    class Replace(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return change(node) if node is twin else self.generic_visit(node)

    return ast.unparse(ast.fix_missing_locations(Replace().visit(fresh)))


def tests_for(file: str) -> list[list[str]]:
    """Groups of test files in the order in which they are likely to notice."""
    stem = Path(file).stem
    if "/theorems/" in file:
        likely = [f"tests/theorems/test_{stem}.py", "tests/theorems"]
    else:
        likely = [f"tests/reals/test_{name}.py" for name in (*ALSO.get(stem, ()), stem)]
    return [*[[path] for path in likely if (ROOT / path).exists()], EVERYTHING]


def verdict(changed: dict[str, str], groups: list[list[str]]) -> str:
    """How the tests notice that files have another source, or "survived"."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "kernel", Path(folder) / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
        for file, source in changed.items():
            (Path(folder) / file).write_text(source, encoding="utf-8")
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(Path(folder) / "kernel")}
        for paths in groups:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
            command += ["-o", f"pythonpath={folder}/kernel", *paths]
            limit = TIME_LIMITS[paths == EVERYTHING]
            limited = ["sh", "-c", f'ulimit -t {limit}; exec "$@"', "sh", *command]
            run = subprocess.run(limited, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            if -run.returncode in {signal.SIGXCPU, signal.SIGKILL}:
                return f"caught: no end within {limit} s"
            if run.returncode > 3:
                raise RuntimeError(f"the tests could not be run: {run.stdout}{run.stderr}")
            if run.returncode:
                failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return f"caught: {failed[0][:200] if failed else f'exit code {run.returncode}'}"
    return "survived"


def control(files: list[str]) -> str:
    """The verdict on the files as they are, through the same printer: "survived", or no failure says anything."""
    same = {file: ast.unparse(ast.parse((ROOT / file).read_text(encoding="utf-8"))) for file in files}
    return verdict(same, [EVERYTHING])


def path_of(name: str) -> str:
    """The file that a path or the name of a module means."""
    if name.endswith(".py"):
        return name
    folder = "reals" if (PACKAGE / "reals" / f"{name}.py").exists() else "theorems"
    return f"kernel/dpcert/{folder}/{name}.py"


def key(mutant: Mutant) -> str:
    """What a log knows a mutant by."""
    return hashlib.sha256(f"{mutant.file} {mutant.source}".encode()).hexdigest()[:16]


def main(arguments: list[str]) -> int:
    """Mutate the named files, or reals/ and theorems/, and report the score."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="modules or files; all of reals/ and theorems/ if none is named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants tried at once")
    parser.add_argument("--log", type=Path, help="file of the verdicts, one JSON object a line; kept and added to")
    given = parser.parse_args(arguments)
    files = [path_of(name) for name in given.names] or [f"kernel/dpcert/reals/{name}.py" for name in REALS] + sorted(
        str(path.relative_to(ROOT)) for path in (PACKAGE / "theorems").glob("*.py")
    )
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    judged = [mutant for mutant in mutants if (mutant.file, mutant.statement, mutant.done) not in EQUIVALENT]
    if stale := EQUIVALENT.keys() - {(mutant.file, mutant.statement, mutant.done) for mutant in mutants}:
        if not given.names:
            print(f"argued to be harmless, but no such mutant: {stale}")
            return 2
    known = {}
    if given.log and given.log.exists():
        lines = [json.loads(line) for line in given.log.read_text(encoding="utf-8").splitlines()]
        known = {line["key"]: line["verdict"] for line in lines if line["verdict"].startswith("caught")}

    def judge(mutant: Mutant) -> str:
        if key(mutant) in known:
            return known[key(mutant)]
        start = time.monotonic()
        found = verdict({mutant.file: mutant.source}, tests_for(mutant.file))
        if given.log:
            line = {"key": key(mutant), "file": mutant.file, "line": mutant.line, "done": mutant.done}
            line |= {"verdict": found, "seconds": round(time.monotonic() - start, 1)}
            with given.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
        return found

    if (found := control(files)) != "survived":
        print(f"the tests fail on the package as it is; {found}")
        return 2
    survivors = 0
    with ThreadPoolExecutor(max_workers=given.jobs) as pool:
        for number, (mutant, found) in enumerate(zip(judged, pool.map(judge, judged), strict=True), 1):
            if found == "survived":
                survivors += 1
                print(f"SURVIVED  {mutant.file}:{mutant.line}  {mutant.done}\n          {mutant.statement[:200]}")
            if sys.stderr.isatty():
                print(f"\r{number}/{len(judged)}", end="", file=sys.stderr)
            sys.stdout.flush()
    print(
        f"{len(judged) - survivors} of {len(judged)} mutants caught; {len(mutants) - len(judged)} argued to be harmless"
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
