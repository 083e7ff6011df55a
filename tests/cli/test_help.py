"""The comfort of the command line: examples that run, suggestions, narrow terminals, no colours, versions."""

import hashlib
import importlib.metadata
import io
import json
import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dpcert as package
from dpcert.cli import progress
from dpcert.cli.arguments import Parser
from dpcert.cli.parser import build
from dpcert.cli.terminal import wrapped
from dpcert.errors import InvalidInput
from dpcert.vectors.locate import digest, root

KERNEL = Path(package.__file__).parents[1]


def parsers(parser):
    """A parser and all below it."""
    yield parser
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for below in action.choices.values():
                yield from parsers(below)


PARSERS = {parser.prog: parser for parser in parsers(build())}
#: They work every vector out again, or change the checkout: run on a copy of it, not here.
ELSEWHERE = {"dpcert vectors build", "dpcert vectors check", "dpcert vectors withdraw"}


@pytest.fixture
def shell(tmp_path):
    """Run shell lines in an empty folder, where `dpcert` is the package under test."""
    place = tmp_path / "bin"
    place.mkdir()
    program = place / "dpcert"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m dpcert "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "here").mkdir()
    environment = os.environ | {"PATH": f"{place}:{os.environ['PATH']}"}
    environment["PYTHONPATH"] = os.pathsep.join([str(KERNEL), os.environ.get("PYTHONPATH", "")])

    def run(lines):
        return subprocess.run(
            ["sh", "-e", "-c", "\n".join(lines)],
            cwd=tmp_path / "here",
            env=environment,
            capture_output=True,
            check=False,
            timeout=120,
        )

    return run


def test_every_command_is_found():
    """The walk sees the theorems, the commands over several and the words of vectors."""
    assert {"dpcert", "dpcert advanced", "dpcert deployments", "dpcert vectors fmt"} <= set(PARSERS)
    assert len(PARSERS) >= 30


@pytest.mark.parametrize("name", PARSERS)
def test_the_help_shows_an_example_of_its_command(name, monkeypatch):
    """Broken to the terminal's width as a shell reads it again; one line of it calls the command itself."""
    parser = PARSERS[name]
    assert any(re.search(rf"(^|\| ){re.escape(name)}( |$)", line) for line in parser.example)
    for columns in ("40", "80", "200"):
        monkeypatch.setenv("COLUMNS", columns)
        text = parser.format_help()
        assert "\x1b" not in text
        shown = text.partition("\nexample:\n")[2].replace("\\\n", "")
        assert re.sub(r"\s+", " ", shown).strip() == re.sub(r"\s+", " ", " ".join(parser.example))


def test_the_help_lists_no_option_that_is_always_refused(dpcert):
    """What only `solve` takes is read, to say so; the filter takes it with a list."""
    for command in ("basic", "advanced", "kov"):
        assert "--epsilon-prime" not in PARSERS[f"dpcert {command}"].format_help()
        assert "ask: solve epsilon" in dpcert(command, "--k", "1", "--epsilon-prime", "1").err
    for command, words in (("optimal", "total epsilon"), ("filter", "with --spends: total epsilon")):
        assert re.search(rf"--epsilon-prime VALUE\s+{words}", PARSERS[f"dpcert {command}"].format_help())


def test_the_help_of_solve_does_not_describe_one_theorem_only(monkeypatch):
    """Where an option is not the same to all theorems, its words hold for each."""
    monkeypatch.setenv("COLUMNS", "200")
    text = re.sub(r"\s+", " ", PARSERS["dpcert solve"].format_help())
    assert "--sensitivity VALUE sensitivity (L1 for laplace, else L2) " in text
    for name in ("epsilon", "delta"):
        assert f"--{name} VALUE {name} of each mechanism, or of the guarantee " in text
    assert "--k VALUE number of mechanisms, spends or releases " in text


@pytest.mark.parametrize(
    ("command", "digits"), [("plan", "10, with --json 17"), ("deployments", "10, with --json 17"), ("compare", "17")]
)
def test_the_help_says_how_many_digits_are_printed(command, digits, monkeypatch):
    """As data always 17, as text fewer where it is a table."""
    monkeypatch.setenv("COLUMNS", "200")
    assert f"significant digits (default {digits})\n" in PARSERS[f"dpcert {command}"].format_help()


def test_a_table_prints_as_many_digits_as_its_help_says(dpcert, monkeypatch):
    """Six, and seventeen as data."""
    monkeypatch.setenv("COLUMNS", "200")
    assert "significant digits (default 6, with --json 17)\n" in PARSERS["dpcert table"].format_help()
    asked = ("table", "--k", "10", "--epsilon", "1/7")
    assert dpcert(*asked).out.split()[7] == "1.42858"
    assert json.loads(dpcert(*asked, "--json").out)["rows"][0]["basic"] == "1.4285714285714286"


@pytest.mark.parametrize("name", sorted(set(PARSERS) - ELSEWHERE))
def test_the_example_runs(shell, name):
    """Exit code 0, something on standard output or a file, nothing on standard error."""
    if name == "dpcert plot":
        pytest.importorskip("matplotlib")
    if name == "dpcert deployments":
        pytest.importorskip("yaml")
    done = shell(PARSERS[name].example)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("name", sorted(ELSEWHERE))
def test_an_example_that_works_on_a_checkout_is_a_command_of_it(name):
    """It parses to the function that the tests of vectors call on a small checkout."""
    (line,) = PARSERS[name].example
    words = re.findall(r"'[^']*'|\S+", line)[1:]
    assert build().parse_args([word.strip("'") for word in words]).run.__name__ == name.rpartition(" ")[2]
    if "withdraw" in name:
        stem = words[2].partition("/")[0]
        assert words[2] in (root() / "vectors" / f"{stem}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("columns", [40, 60])
@pytest.mark.parametrize("name", PARSERS)
def test_help_fits_a_narrow_terminal(name, columns, monkeypatch):
    """No line is wider, but for a single word that is, or what a shell takes for one."""
    monkeypatch.setenv("COLUMNS", str(columns))
    for line in PARSERS[name].format_help().splitlines():
        quoted = re.fullmatch(r" *'[^']*'(?: \\)?", line)
        assert len(line) <= columns or len(line.split()) <= 2 or quoted, line


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("advance --k 1", "no command 'advance'; did you mean advanced?; see dpcert --help"),
        ("deployment x.yaml", "did you mean deployments?"),
        ("vectors chek", "no command 'chek'; did you mean check?; see dpcert vectors --help"),
        ("advanced --epsilonn 1", "--epsilonn 1; did you mean --epsilon?; see dpcert advanced --help"),
        ("advanced --k 1 --delta-prim=1", "did you mean --delta-prime?"),
        ("compare --k 1 --delta-totl 1", "did you mean --delta-total?; see dpcert compare --help"),
        ("solve epsilon --theorem optimall", "did you mean optimal?"),
        ("solve epsilo", "not for epsilo; did you mean epsilon?"),
        ("cite zcdq", "did you mean zcdp?"),
        ("cite zero_concentrate", "there is no theorem 'zero_concentrate'; did you mean zero_concentrated?"),
        ("explain bassic --k 1", "did you mean basic?"),
        ("certify advanced --epsilonn 1", "did you mean --epsilon?"),
        ("grade --exec true --vectors basic_compositon", "did you mean basic_composition?"),
        ("grade --exc true", "did you mean --exec?"),
    ],
)
def test_an_error_names_the_nearest(dpcert, line, words):
    """Command, theorem, option, quantity, vectors."""
    outcome = dpcert(*line.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert words in outcome.err


@pytest.mark.parametrize("line", ["cite solve", "solve k --theorem solve", "cite zzz"])
def test_solve_is_no_theorem(dpcert, line):
    """It is neither suggested nor listed as one."""
    err = dpcert(*line.split()).err
    assert "there is no theorem" in err
    assert not re.search("did you mean solve|, solve", err)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("solve epsilon --theorem {} --epsilon-prime 1 --delta 1e-6", 0),
        ("cite {}", 0),
        ("grade --exec {}/nothing --vectors {}", 2),
        ("grade --csv {} --theorem {}", 0),
    ],
)
def test_a_theorem_goes_by_its_command_and_by_its_module(dpcert, tmp_path, line, code):
    """Both names are understood wherever a theorem is named, and mean the same."""
    table = tmp_path / "answers.csv"
    table.write_text("epsilon,epsilon_prime,delta,answer\n", encoding="utf-8")
    place = [tmp_path] if "nothing" in line else [table] if "csv" in line else []
    by_command, by_module = (dpcert(*line.format(*place, name).split()) for name in ("zcdp", "zero_concentrated"))
    assert by_command == by_module
    assert by_command.code == code
    assert "no theorem" not in by_command.err


@pytest.mark.parametrize(
    ("line", "takers"),
    [
        ("advanced --mechanisms x.csv", "--mechanisms is an option of basic, kov, optimal, solve, compare"),
        (
            "basic --delta-prime 1e-6",
            "--delta-prime is an option of advanced, corollary, kov, filter, solve, compare, t",
        ),
        ("optimal --delta-prime=1e-6", "--delta-prime is an option of advanced, "),
        (
            "gaussian --epsilon-prime 1",
            "--epsilon-prime is an option of corollary, optimal, zcdp, rdp, rr, filter, sol",
        ),
    ],
)
def test_the_option_of_another_command_is_no_misspelling(dpcert, line, takers):
    """What is like it is not meant: the error says who takes it."""
    outcome = dpcert(*line.split())
    assert outcome.code == 2
    assert takers in outcome.err
    assert "did you mean" not in outcome.err


def test_what_is_like_nothing_gets_no_suggestion(dpcert):
    """Only the help is pointed to."""
    assert "did you mean" not in dpcert("basic", "--zzzz", "1").err


def test_a_parser_without_an_example_cannot_be_made():
    """The argument is needed."""
    with pytest.raises(TypeError, match="example"):
        Parser(prog="x")
    with pytest.raises(InvalidInput):
        build().parse_args(["nothing"])


# Terminals.


def on_a_terminal(*arguments, columns=80):
    """What a command prints on a terminal: standard output and error together, and its exit code."""
    master, slave = pty.openpty()
    environment = os.environ | {"COLUMNS": str(columns), "TERM": "xterm-256color", "FORCE_COLOR": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(KERNEL), os.environ.get("PYTHONPATH", "")])
    started = subprocess.Popen(
        [sys.executable, "-m", "dpcert", *arguments],
        stdout=slave,
        stderr=slave,
        stdin=subprocess.DEVNULL,
        env=environment,
    )
    os.close(slave)
    data = b""
    while True:
        try:
            piece = os.read(master, 1 << 16)
        except OSError:  # Linux: the other end is closed
            break
        if not piece:
            break
        data += piece
    os.close(master)
    return started.wait(timeout=60), data.decode().replace("\r\n", "\n")


COMPARE = ("compare", "--k", "365", "--epsilon", "0.0096", "--delta-total", "1e-6")


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("advanced", "--help"), COMPARE, ("errata",), ("advance",), ("basic", "--k", "0", "--epsilon", "1")],
    ids=lambda words: " ".join(words)[:20],
)
def test_no_colour_is_printed_even_where_colours_are_asked_for(arguments):
    """No escape code on a terminal that has 256 colours."""
    _, text = on_a_terminal(*arguments)
    assert text
    assert "\x1b" not in text


@pytest.mark.parametrize("columns", [40, 60, 100])
def test_on_a_narrow_terminal_lines_are_broken_at_blanks(columns, dpcert):
    """No line is wider, nothing is lost; in a file lines stay whole."""
    for arguments in (COMPARE, ("errata",), ("plan", "--releases", "3", "--epsilon", "1"), ("basic", *COMPARE[1:5])):
        code, text = on_a_terminal(*arguments, columns=columns)
        assert code == 0
        assert max(map(len, text.splitlines())) <= columns
        assert text.split() == dpcert(*arguments).out.split()


def test_a_number_is_never_broken():
    """A long one stands on a line of its own, whole."""
    number = "1." + "7" * 100
    assert number in wrapped(f"  float64    a number {number} of many digits", 40).split()


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_for_terminals_only(terminal, monkeypatch):
    """Counts on a terminal, wiped at the end; none in a pipe; the work is handed on either way."""
    heard = io.StringIO()
    heard.isatty = lambda: terminal
    monkeypatch.setattr(sys, "stderr", heard)
    monkeypatch.setattr(progress, "_EVERY", 0)
    assert list(progress.counted("abc", "of 3 rows")) == ["a", "b", "c"]
    wiped = " " * len("3 of 3 rows")
    shown = f"\r1 of 3 rows\r2 of 3 rows\r3 of 3 rows\r{wiped}\r"
    assert heard.getvalue() == (shown if terminal else "")


# Versions.


def test_versions_as_data(dpcert):
    """dpcert, Python, mpmath, numpy, the integers, and the digest of the vectors; in either order."""
    record = json.loads(dpcert("--version", "--json").out)
    assert list(record) == ["format", "dpcert", "python", "mpmath", "numpy", "backend", "vectors"]
    assert record["dpcert"] == package.__version__
    assert record["mpmath"] == importlib.metadata.version("mpmath")
    assert record["backend"] in {"gmpy", "python"}
    assert record["vectors"] == {"sha256": digest()}
    assert json.loads(dpcert("--json", "--version").out) == record


def test_the_digest_is_that_of_the_published_checksums():
    """`grep ' vectors/' SHA256SUMS | sha256sum` in a checkout."""
    sums = root() / "SHA256SUMS"
    if not sums.exists():
        pytest.skip("an installed package has the vectors alone")
    lines = [line for line in sums.read_text(encoding="utf-8").splitlines(keepends=True) if "  vectors/" in line]
    assert hashlib.sha256("".join(lines).encode()).hexdigest() == digest()


@pytest.mark.parametrize(
    "words", [("--version", "basic"), ("--version", "--version"), ("basic", "--version", "--json")]
)
def test_version_goes_with_nothing_else(dpcert, words):
    """It is no option of a command."""
    assert dpcert(*words).code == 2


def test_the_shell_of_these_tests_is_there():
    """The examples are written for it."""
    assert shutil.which("sh")
