"""`dpcert certify`, `verify` and `cite` on the command line."""

import json
import math
import re
from fractions import Fraction

import pytest

from dpcert.cli.main import main

QUESTION = ["advanced", "--k", "10", "--epsilon", "1/10", "--delta-prime", "1e-6"]


def run(capsys, *words):
    """Exit code, standard output and standard error."""
    code = main(list(words))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_options_of_certify_stand_before_or_after_the_command(capsys):
    """The same bytes either way, and without a folder on standard output."""
    before = run(capsys, "certify", "--unit", "person", *QUESTION)
    after = run(capsys, "certify", *QUESTION, "--unit=person")
    assert before == after
    assert before[0] == 0
    record = json.loads(before[1])
    assert record["context"]["unit"] == "person"
    assert record["claim"] == {"le": "1.7674290543447576", "gt": "1.7674290543447575"}


def test_files_are_written_and_verified(capsys, tmp_path):
    """JSON, page, text, Markdown, LaTeX with BibTeX and YAML; the JSON is verified twice."""
    code, out, _ = run(capsys, "certify", *QUESTION, "-o", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())
    assert code == 0
    assert sorted(out.split()) == [str(path) for path in files]
    assert [path.suffix for path in files] == [".bib", ".html", ".json", ".md", ".tex", ".txt", ".yaml"]
    for path in files[3:6]:
        text = path.read_text(encoding="utf-8")
        assert "1.7674290543447576" in text
        assert "NOT STATED" in text
    code, out, _ = run(capsys, "verify", str(files[2]))
    assert code == 0
    assert "checker  verified: advanced_composition.epsilon_prime" in out
    assert "kernel   verified: the kernel agrees" in out


def test_a_registry_entry_holds_the_doubles_above(capsys, tmp_path):
    """As YAML numbers, none of them below what is certified."""
    run(capsys, "certify", *QUESTION, "-o", str(tmp_path))
    (path,) = tmp_path.glob("*.yaml")
    text = path.read_text(encoding="utf-8")
    epsilon, delta = re.findall(r"^    (?:epsilon|delta): ([0-9]\.[0-9]+(?:e[-+][0-9]+)?)$", text, flags=re.MULTILINE)
    assert Fraction(float(epsilon)) >= Fraction("1.7674290543447576")
    assert Fraction(float(delta)) >= Fraction("1e-6") > Fraction(math.nextafter(float(delta), 0))
    assert '  privacy_unit: "NOT STATED"' in text


def test_what_latex_cites_is_in_the_file_beside_it(capsys, tmp_path):
    """The certificate itself, the program and the source."""
    run(capsys, "certify", *QUESTION, "-o", str(tmp_path))
    (tex,), (bib,) = tmp_path.glob("*.tex"), tmp_path.glob("*.bib")
    cited = re.search(r"\\cite\{(.*?)\}", tex.read_text(encoding="utf-8"))[1].split(",")
    keys = re.findall(r"^@\w+\{(.*),$", bib.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert cited == keys == [f"dpcert-{tex.stem.rpartition('-')[2]}", "dpcert", "DR14"]


def test_a_list_of_mechanisms_is_certified_from_a_file(capsys, tmp_path):
    """One epsilon[,delta[,k]] a line."""
    listed = tmp_path / "list.csv"
    listed.write_text("0.1,0,50\n0.2,1e-9\n", encoding="utf-8")
    code, out, _ = run(capsys, "certify", "kov", "--mechanisms", str(listed), "--delta-prime", "1e-6")
    assert code == 0
    assert json.loads(out)["inputs"]["k[1]"] == "50"
    code, out, _ = run(capsys, "certify", "optimal", "--mechanisms", str(listed), "--delta-total", "1e-6")
    assert code == 0
    assert json.loads(out)["theorem"] == "optimal_composition"


def test_a_file_that_was_changed_is_refuted(capsys, tmp_path):
    """By both, and with the exit code of a refutation."""
    _, out, _ = run(capsys, "certify", *QUESTION)
    path = tmp_path / "changed.json"
    path.write_text(out.replace("1.7674290543447576", "1.7674290543447575"), encoding="utf-8")
    code, out, _ = run(capsys, "verify", "--json", str(path))
    assert code == 3
    (file,) = json.loads(out)["files"]
    assert (file["checker"][0], file["kernel"][0]) == (3, 3)


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["certify"], 2, "certify takes a theorem's command"),
        (["certify", "compare", "--k", "1"], 2, "certify takes a theorem's command or solve"),
        (["certify", *QUESTION, "--claim", "2"], 2, "without --claim"),
        (["certify", *QUESTION, "--unit"], 2, "--unit needs a value"),
        (["certify", "--unit", "a", *QUESTION, "--unit", "b"], 2, "--unit is given twice"),
        (
            ["certify", "optimal", "--k", "1e6", "--epsilon", "1e-3", "--delta-total", "1e-6"],
            5,
            "which takes k up to 100000",
        ),
        (["verify", "nowhere.json"], 6, "cannot read nowhere.json"),
        (["cite", "advance"], 2, "did you mean advanced?"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(capsys, words, code, message):
    """With the exit code of its kind."""
    found, out, err = run(capsys, *words)
    assert (found, out) == (code, "")
    assert message in err
    assert err.count("\n") == 1


def test_cite_names_the_program_and_the_sources_of_a_theorem(capsys):
    """BibTeX with the entries that the theorem's file names."""
    code, out, _ = run(capsys, "cite", "gaussian-exact")
    assert code == 0
    assert "@software{dpcert,\n  author  = {{the dpcert developers}}," in out
    assert "{BW18," in out
    assert "{DRS22," in out
    assert "{KOV15," not in out
    assert run(capsys, "cite")[1].count("@") > 5
