"""Every derivation holds, the page says what they say, and no formula of the kernel is left out."""

import importlib
import inspect
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from dpcert.readings.expression import tree
from symbolic import gaussian_mechanism_range, render
from symbolic.checks import Identical
from symbolic.ground import StepFailed, Vacuous, run
from symbolic.notation import list_tree

ROOT = Path(__file__).parents[2]


@cache
def parts():
    """All derivations, run once."""
    return list(render.checked())


def test_every_derivation_holds():
    """No step of any derivation breaks."""
    assert [file.__name__.rpartition(".")[2] for file in render.FILES] == [part[0].stem for part in parts()]


@pytest.mark.parametrize("file", render.FILES, ids=lambda file: file.__name__)
def test_each_derivation_comes_after_those_it_builds_on(file):
    """What a derivation takes over was run before it."""
    stems = [other.__name__.rpartition(".")[2] for other in render.FILES]
    derivation = file.derivation()
    assert all(stems.index(other.stem) < stems.index(derivation.stem) for other in derivation.after)


def test_every_file_of_the_folder_is_run():
    """No derivation lies about without being run."""
    files = {path.stem for path in (ROOT / "proofs" / "symbolic").glob("*.py")}
    with_derivation = {
        name for name in files - {"__init__"} if hasattr(importlib.import_module(f"symbolic.{name}"), "derivation")
    }
    assert with_derivation == {file.__name__.rpartition(".")[2] for file in render.FILES}


def test_every_formula_of_the_theorems_is_derived():
    """Each public formula of a theorem that the map says is derived stands in a step of the kind kernel."""
    derived = {
        step.check.formula
        for derivation, _ in parts()
        for step in derivation.steps
        if isinstance(step.check, Identical)
    }
    rooms = tomllib.loads((ROOT / "proofs" / "index.toml").read_text(encoding="utf-8"))
    stems = [stem for stem, table in rooms.items() if isinstance(table["symbolic"], list)]
    assert {"advanced_composition", "corollary_3_21", "gaussian_mechanism"} < set(stems)
    for stem in stems:
        for path in {place.partition("::")[0] for place in rooms[stem]["kernel"] if "/theorems/" in place}:
            module = importlib.import_module(f"dpcert.theorems.{Path(path).stem}")
            for name, function in inspect.getmembers(module, inspect.isfunction):
                own = function.__module__ == module.__name__ and "real" in inspect.signature(function).parameters
                if own and not name.startswith("_"):
                    assert set(read(function)) & derived, f"{stem}.{name}"


def read(formula):
    """The trees of a formula: one, or for a formula over a list those at one row and at two."""
    if "rows" in inspect.signature(formula).parameters:
        return [list_tree(formula, rows) for rows in (1, 2)]
    return [tree(formula)]


def test_the_page_says_what_the_derivations_say():
    """proofs/DERIVATION.md is what `make proofs` writes."""
    assert render.TARGET.read_text(encoding="utf-8") == render.document(parts())


def test_checking_the_page_tells_fresh_from_stale_from_broken(tmp_path, monkeypatch, capsys):
    """--check returns 0, 1 or 2, and writes nothing."""
    target = tmp_path / "DERIVATION.md"
    monkeypatch.setattr(render, "TARGET", target)
    monkeypatch.setattr(render, "checked", lambda: iter(parts()))
    assert render.main(["--check"]) == 1
    assert not target.exists()
    assert render.main([]) == 0
    assert render.main(["--check"]) == 0
    target.write_text(target.read_text(encoding="utf-8").replace("1", "2", 1), encoding="utf-8")
    assert render.main(["--check"]) == 1

    def broken():
        raise StepFailed("theorem", "step", Vacuous("reason"))
        yield

    monkeypatch.setattr(render, "checked", broken)
    assert render.main(["--check"]) == 2
    assert "theorem, step 'step': reason" in capsys.readouterr().err


def test_the_page_does_not_depend_on_the_order_of_hashes():
    """Another hash seed gives the same steps, in the same words."""
    code = (
        "import sys; sys.path[:0] = ['kernel', 'proofs']\n"
        "from symbolic import randomized_response as file, render\n"
        "from symbolic.ground import run\n"
        "print(render.document([(d := file.derivation(), run(d))]))"
    )
    pages = {
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env={"PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(pages) == 1


def test_the_printed_noise_is_enough_on_the_whole_box_that_was_asked_for():
    """The box in epsilon and c covers epsilon up to 1 and delta from 1e-12 to 0.9."""
    derivation = gaussian_mechanism_range.derivation()
    (epsilon, low, high), (_, least, most) = derivation.step("box").check.box
    assert (str(epsilon), low, high) == ("epsilon", "0", "1")
    assert derivation.step("box from above").claim.left == gaussian_mechanism_range.fraction("0.9")
    assert derivation.step("box from below").claim.left == gaussian_mechanism_range.fraction("1e-12")
    assert (least, most) == gaussian_mechanism_range.BOX


def test_a_derivation_can_be_run_twice():
    """Running leaves nothing behind."""
    derivation = render.FILES[1].derivation()
    assert run(derivation) == run(derivation)
