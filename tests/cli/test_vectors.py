"""`dpcert vectors` and `dpcert grade` on the command line."""

import json
from pathlib import Path

import pytest

import dpcert
from dpcert.cli.main import main
from dpcert.vectors.locate import published


def uid_and_double(side):
    """A vector of a loss with one of its doubles."""
    group = published("gaussian_mechanism")["groups"][0]
    vector = next(v for v in group["vectors"] if v["result"] == "valid")
    return vector["uid"], vector["expected"]["binary64"][side]["hex"]


@pytest.fixture
def answers(tmp_path):
    """A CSV file of one answer."""

    def write(answer, uid):
        path = tmp_path / "answers.csv"
        path.write_text(f"uid,answer\n{uid},{answer}\n", encoding="utf-8")
        return str(path)

    return write


def test_a_safe_table_ends_with_0_and_an_unsafe_one_with_3(answers, capsys):
    """The verdict is the exit code."""
    for side, code in (("up", 0), ("down", 3)):
        uid, double = uid_and_double(side)
        assert main(["grade", "--csv", answers(double, uid)]) == code
        assert f"{code // 3} unsafe" in capsys.readouterr().out
        assert main(["grade", "--csv", answers(double, uid), "--profile", "nearest"]) == 0
        capsys.readouterr()


def test_the_report_is_data_too(answers, capsys):
    """Counts by theorem and quantity, and the worst cases."""
    uid, double = uid_and_double("down")
    main(["grade", "--json", "--csv", answers(double, uid)])
    record = json.loads(capsys.readouterr().out)
    assert record["format"] == "dpcert/grade/1"
    assert record["groups"] == [
        {"theorem": "gaussian_mechanism", "quantity": "smallest_sigma", "verdicts": {"UNSAFE": 1}}
    ]
    (worst,) = record["worst"]
    assert (worst["where"], worst["ulp"], worst["verdict"]) == (uid, 1, "UNSAFE")


def test_a_table_of_inputs_is_worked_out(tmp_path, capsys):
    """With its theorem; a stated number is judged as it is typed."""
    path = tmp_path / "inputs.csv"
    path.write_text("k,epsilon,delta_prime,answer\n10000,1/801,exp(-32),1.0143\n", encoding="utf-8")
    assert main(["grade", "--csv", str(path), "--theorem", "advanced", "--decimal"]) == 3
    out = capsys.readouterr().out
    assert "line 2  advanced_composition.epsilon_prime(k = 10000, epsilon = 1/801, delta_prime = exp(-32))" in out
    assert "  certified  1.0143473043148823496\n  answered   1.0143\n" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["grade"], "one of --exec, --python and --csv"),
        (["grade", "--csv", "x", "--exec", "y"], "one of --exec, --python and --csv"),
        (["grade", "--exec", "true", "--theorem", "advanced"], "--theorem goes with --csv"),
        (["grade", "--python", "nothing"], "module:function"),
        (["grade", "--exec", "true", "--profile", "x"], "conservative or nearest"),
        (["grade", "--exec", "true", "--ulp", "1"], "--ulp goes with --profile nearest"),
        (["grade", "--exec", "true", "--timeout", "0"], "a positive number of seconds"),
        (["grade", "--exec", "true", "--vectors", "nothing"], "there is no theorem 'nothing'; there are basic, "),
        (["vectors", "destroy"], "there are build, check, fmt, withdraw; see dpcert vectors --help"),
        (["vectors", "build", "x"], "unrecognized arguments: x; see dpcert vectors build --help"),
        (["vectors", "withdraw", "x/1"], "required: --reason"),
        (["vectors", "fmt", "--reason", "x"], "unrecognized arguments: --reason"),
        (["vectors", "check", "--check"], "unrecognized arguments: --check"),
    ],
)
def test_what_cannot_be_meant_is_refused(arguments, words, capsys):
    """With exit code 2 and the reason."""
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def tool(question):\n    return misspelt", "no question was answered: in place of a number came \"name 'mis"),
        ("", "--python broken:tool: module broken has no function tool\n"),
        ("tool = 1", "--python broken:tool: module broken has no function tool\n"),
        ("import misspelt", "--python broken:tool: there is no module misspelt"),
        ("1 / 0", "--python broken:tool: module broken cannot be imported: ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "--python broken:tool: the module cannot be imported"),
    ],
)
def test_a_function_that_answers_nothing_is_not_graded(tmp_path, monkeypatch, capsys, text, words):
    """A rightful refusal among its failures is no pass."""
    (tmp_path / "broken.py").write_text(text + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(dpcert.__file__).parents[1]))
    assert main(["grade", "--python", "broken:tool", "--vectors", "corollary_3_21"]) == 2
    outcome = capsys.readouterr()
    assert words in outcome.err
    assert outcome.out == ""
    assert main(["grade", "--python", "nothing.of:tool"]) == 2
    assert "--python nothing.of:tool: there is no module nothing\n" in capsys.readouterr().err


@pytest.mark.parametrize(("program", "words"), [("false", "'exit code 1'"), ("true", "'no answer'")])
def test_a_program_that_answers_nothing_is_not_graded(capsys, program, words):
    """Whether it refuses everything or says nothing."""
    assert main(["grade", "--exec", program, "--vectors", "corollary_3_21"]) == 2
    assert f"no question was answered: in place of a number came {words}" in capsys.readouterr().err


def test_a_table_without_uid_or_theorem_is_refused(tmp_path, capsys):
    """Nothing says what was asked."""
    path = tmp_path / "x.csv"
    path.write_text("k,answer\n", encoding="utf-8")
    assert main(["grade", "--csv", str(path)]) == 2
    assert "needs --theorem" in capsys.readouterr().err
    assert main(["grade", "--csv", str(tmp_path / "missing.csv")]) == 6


def test_formatting_is_checked_or_repaired(tmp_path, capsys):
    """A file of another layout is named, and brought into the published one."""
    path = tmp_path / "x.json"
    path.write_text('{"b": 1,   "a": [2]}', encoding="utf-8")
    assert main(["vectors", "fmt", str(path), "--check"]) == 3
    assert main(["vectors", "fmt", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}\n{path}\n"
    assert path.read_text(encoding="utf-8") == '{\n "b": 1,\n "a": [\n  2\n ]\n}\n'
    assert main(["vectors", "fmt", str(path), "--check"]) == 0
    assert main(["vectors", "fmt", "--check"]) == 0
