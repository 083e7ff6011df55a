"""dpcert as a process of its own: entry points, pipes, signals, encodings, imports, python -OO."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ADVANCED = ("advanced", "--k", "10000", "--epsilon", "1/801", "--delta-prime", "exp(-32)")
DPCERT = ("-m", "dpcert")


def test_the_module_is_the_command(process):
    """python -m dpcert prints the number and ends with its exit code."""
    done = process(*DPCERT, *ADVANCED, "--digits", "25", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["decimal"] == "1.014347304314882349535066"
    assert process(*DPCERT, *ADVANCED, "--claim", "1").returncode == 3
    assert process(*DPCERT, "gaussian", "--epsilon", "2", "--delta", "1e-5").returncode == 4
    assert process(*DPCERT, "gaussian").returncode == 2


def test_the_version_is_the_package_s(process):
    """--version, exit 0."""
    import dpcert

    done = process(*DPCERT, "--version")
    assert (0, f"dpcert {dpcert.__version__}") == (done.returncode, done.stdout.decode().strip())


@pytest.mark.parametrize("command", [(), ("advanced",), ("solve",), ("batch",), ("errata",)])
def test_help_lists_the_exit_codes_or_the_options(process, command):
    """--help, exit 0, on stdout."""
    done = process(*DPCERT, *command, "--help")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"usage: dpcert" in done.stdout


def test_optimized_python_answers_the_same(process):
    """python -OO changes nothing: no check is an assert, no text a docstring."""
    done = process("-OO", *DPCERT, *ADVANCED, "--cross-check", "--digits", "25", "--json")
    assert (done.returncode, json.loads(done.stdout)["decimal"]) == (0, "1.014347304314882349535066")
    refused = process("-OO", *DPCERT, "corollary", "--k", "1", "--epsilon-prime", "0.9", "--delta-prime", "0.75")
    assert refused.returncode == 4


def closed_pipe():
    """The writing end of a pipe that nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@pytest.mark.parametrize(
    "arguments",
    [
        ("errata",),
        (*ADVANCED, "--json"),
        ("table",),
        # A failure is printed too.
        ("advanced", "--k", "0", "--epsilon", "1", "--delta-prime", "0.1", "--json"),
    ],
    ids=["errata", "answer", "table", "failure"],
)
def test_a_closed_pipe_is_141_and_quiet(process, arguments):
    """`dpcert ... | head -0` leaves no traceback, and never ends with 1."""
    writing = closed_pipe()
    try:
        done = process(*DPCERT, *arguments, stdout=writing, stderr=subprocess.PIPE, capture_output=False)
    finally:
        os.close(writing)
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    assert done.returncode == 141


def test_a_pipe_that_closes_in_the_middle_of_a_batch_is_141(process, tmp_path):
    """`dpcert batch | head -1`."""
    path = tmp_path / "questions"
    path.write_text('{"command":"basic","k":1,"epsilon":"1"}\n' * 2000, encoding="utf-8")
    writing = closed_pipe()
    try:
        done = process(*DPCERT, "batch", str(path), stdout=writing, stderr=subprocess.PIPE, capture_output=False)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("place", ["closed", "/dev/full"])
def test_an_output_that_cannot_be_written_is_no_verdict(process, place):
    """A full disk or a closed stdout is a failure, not an answer."""
    arguments = ("basic", "--k", "1", "--epsilon", "1")
    if place == "closed":
        code = "import os, sys; os.close(1); os.execv(sys.executable, [sys.executable, '-m', 'dpcert', *sys.argv[1:]])"
        done = process("-c", code, *arguments)
    elif Path(place).exists():
        with Path(place).open("wb") as full:
            done = process(*DPCERT, *arguments, stdout=full, stderr=subprocess.PIPE, capture_output=False)
    else:
        pytest.skip(f"there is no {place}")
    assert done.returncode not in {0, 1, 2, 3, 4, 5, 6}
    assert b"Traceback" not in done.stderr


def test_an_interrupted_batch_is_130(process):
    """SIGINT while it waits for a line."""
    code = (
        "import os, signal, sys, threading\n"
        "from dpcert.cli.main import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a job in the background starts without
        "class Waiting:\n"
        "    def readline(self, limit): signal.raise_signal(signal.SIGINT); return b''\n"
        "    def __enter__(self): return self\n"
        "    def __exit__(self, *error): return None\n"
        "sys.stdin = type('Stdin', (), {'buffer': Waiting()})()\n"
        "raise SystemExit(main(['batch']))\n"
    )
    done = process("-c", code)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("errata",), 0), (("explain", *ADVANCED), 0), (("basic", "--k", "\u0663\u2264", "--epsilon", "1", "--json"), 2)],
    ids=["errata", "explain", "failure"],
)
def test_nothing_that_is_printed_needs_more_than_ascii(process, arguments, code):
    """The poorest encoding of the output is enough, whatever was typed."""
    done = process(*DPCERT, *arguments, env={"PYTHONIOENCODING": "ascii"})
    assert code == done.returncode
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments", [("solve", "\udcff", "--json"), ("basic", "--k", "1", "--epsilon", "\udcff", "--json")]
)
def test_bytes_that_are_no_text_are_a_usage_error(process, arguments):
    """An argument that is no UTF-8 is refused like any other, also as JSON."""
    done = process(*DPCERT, *arguments, env={"PYTHONIOENCODING": "utf-8:strict"})
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


IMPORTED = (
    "import sys; print([name for name in ('numpy', 'sympy', 'matplotlib', 'flint', 'pandas') if name in sys.modules])"
)


def test_importing_dpcert_imports_no_heavy_package(process):
    """Neither numpy nor sympy nor matplotlib nor flint."""
    assert process("-c", f"import dpcert; {IMPORTED}").stdout.strip() == b"[]"


@pytest.mark.parametrize(
    "arguments",
    [ADVANCED, ("errata",), ("table",), ("explain", *ADVANCED)],
    ids=["advanced", "errata", "table", "explain"],
)
def test_a_command_imports_what_it_uses(process, arguments):
    """Without --cross-check no command needs flint, and none needs numpy, sympy or matplotlib."""
    code = (
        f"import sys; from dpcert.cli.main import main; main({list(arguments)!r}); sys.stdout = sys.stderr; {IMPORTED}"
    )
    assert process("-c", code).stderr.strip() == b"[]"


def test_the_installed_command_is_this_one(process):
    """The entry point of the distribution names dpcert.cli.main:main, where it is installed."""
    look = "[e.value for e in entry_points(group='console_scripts', name='dpcert')]"
    code = f"from importlib.metadata import entry_points; print({look})"
    assert process("-c", code).stdout.strip() in {b"['dpcert.cli.main:main']", b"[]"}
