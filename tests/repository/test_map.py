"""The map `proofs/index.toml` names things that exist."""

import ast
import json
import tomllib
from pathlib import Path

import pytest

from coq.sentences import DEFINED, STATED, sentences
from dpcert.theorems import STATEMENTS

ROOT = Path(__file__).parents[2]
MAP = tomllib.loads((ROOT / "proofs" / "index.toml").read_text(encoding="utf-8"))
ROOMS = {"kernel", "tests", "symbolic", "coq", "vectors", "certificates", "notes", "errata"}


def named(path):
    """Functions and classes of a Python file; what a Coq file states or defines."""
    if path.suffix == ".v":
        return {sentence.name for sentence in sentences(path) if sentence.keyword in STATED + DEFINED}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}


@pytest.mark.parametrize("stem", MAP)
def test_each_stem_has_every_room(stem):
    """A stem's table holds its source and all the rooms, and nothing else."""
    assert {"source", *ROOMS} == set(MAP[stem])


@pytest.mark.parametrize("stem", MAP)
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_each_room_is_a_path_that_exists_or_says_why_not(stem, room):
    """A room resolves to files and names, or gives the reason why there is nothing."""
    entry = MAP[stem][room]
    if isinstance(entry, dict):
        ((word, reason),) = entry.items()
        assert word == "none"
        assert len(reason) > 5
        return
    assert entry
    for place in entry:
        path, _, name = place.partition("::")
        assert (ROOT / path).is_file(), place
        if name:
            assert name in named(ROOT / path), place


def test_every_theorem_is_on_the_map():
    """The theorems of the command line are the stems of the map."""
    assert {statement.stem for statement in STATEMENTS} == set(MAP) - {"elementary"}


def test_every_public_quantity_is_on_the_map():
    """Each quantity of each theorem is named in its kernel room."""
    for statement in STATEMENTS:
        listed = {place.partition("::")[2] for place in MAP[statement.stem]["kernel"]}
        assert {quantity.name for quantity in statement.quantities} <= listed


def test_every_erratum_is_on_the_map():
    """Each record is named by the stem that it touches."""
    listed = {place for table in MAP.values() for place in table["errata"] if isinstance(table["errata"], list)}
    records = {f"kernel/dpcert/data/errata/{p.name}" for p in (ROOT / "kernel/dpcert/data/errata").glob("*.json")}
    assert records == listed


def test_every_erratum_names_the_theorems_that_it_touches():
    """Those whose room names the record."""
    for path in (ROOT / "kernel/dpcert/data/errata").glob("*.json"):
        place = f"kernel/dpcert/data/errata/{path.name}"
        stems = [stem for stem, table in MAP.items() if isinstance(table["errata"], list) and place in table["errata"]]
        assert stems == json.loads(path.read_text(encoding="utf-8"))["touches"]
