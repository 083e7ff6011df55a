"""The cross-check of other libraries: its questions, its calls and its report, without any of the libraries."""

import json
import shutil
import sys
from fractions import Fraction

import pytest
from reference_values.crosscheck import ask, grading
from reference_values.crosscheck.__main__ import REPORT, RESULTS
from reference_values.crosscheck.libraries import HERE, Function, Library, library, names
from reference_values.crosscheck.page import page
from reference_values.crosscheck.questions import asked, in_double

from dpcert.questions import theorem
from dpcert.vectors.answers import read_answer

FUNCTIONS = [(library(name), function) for name in names() for function in library(name).functions]
PUBLISHED = json.loads(RESULTS.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("known", "function"), FUNCTIONS, ids=[f"{a.name}: {b.name}" for a, b in FUNCTIONS])
def test_every_function_has_questions_that_fill_its_call(known, function):
    command, quantity = function.question
    parameters = {parameter.name for parameter in theorem(command).parameters}
    theorem(command).quantity(quantity)
    questions = list(asked(function))
    assert function.takes <= parameters
    assert questions
    assert len({function.call.format(**inputs) for inputs in questions}) == len(questions)
    compile(known.imports, known.name, "exec")
    for inputs in questions:
        compile(function.call.format(**inputs), known.name, "eval")
        assert all(repr(float(value)) == value or str(int(value)) == value for value in inputs.values())


def test_what_a_call_has_no_place_for_is_not_asked():
    with_delta = Function("", ("kov", "epsilon_prime"), "", "nearest", "f({k}, {epsilon}, {delta}, {delta_total})")
    without = Function("", ("kov", "epsilon_prime"), "", "nearest", "f({k}, {epsilon}, {delta_prime})")
    assert all(float(inputs["delta"]) for inputs in asked(with_delta))
    assert all("delta" not in inputs for inputs in asked(without))
    assert max(float(inputs["k"]) for inputs in asked(without)) > 100
    few = Function("", ("kov", "epsilon_prime"), "", "nearest", without.call, most={"k": 100}, least={"epsilon": 0.1})
    assert all(float(inputs["k"]) <= 100 and float(inputs["epsilon"]) >= 0.1 for inputs in asked(few))


@pytest.mark.parametrize(
    ("text", "count", "double"),
    [
        ("1/801", False, repr(1 / 801)),
        ("exp(-32)", False, "1.2664165549094176e-14"),
        ("exp(-1000)", False, None),
        ("1e400", False, None),
        ("0", False, "0.0"),
        ("-0.1", False, "-0.1"),
        ("10000", True, "10000"),
        ("9007199254740993", True, None),
        ("1/2", True, "0.5"),
        ("ten", False, None),
    ],
)
def test_an_input_is_read_as_the_nearest_double(text, count, double):
    assert in_double(text, count=count) == double


@pytest.mark.parametrize(
    ("call", "line"),
    [
        ("0.1 + 0.2", "0.30000000000000004"),
        ("3", "3.0"),
        ("float('nan')", "nan"),
        ("print('noise') or 1.5", "1.5"),
        ("None", '{"error": "None"}'),
        ("1 / 0", '{"error": "ZeroDivisionError", "message": "division by zero"}'),
        ("unknown(1)", '{"error": "NameError", "message": "name \'unknown\' is not defined"}'),
    ],
)
def test_a_call_is_answered_on_one_line(call, line):
    assert ask.answer(call, {}) == line


FAKE = """
pins = []
imports = "import math, os, time"
functions = []
"""


@pytest.fixture
def fake(tmp_path, monkeypatch):
    """A library that is Python itself, asked through a copy of ask.py."""
    (tmp_path / "libraries").mkdir()
    (tmp_path / "libraries" / "fake.toml").write_text(FAKE, encoding="utf-8")
    shutil.copy(HERE / "ask.py", tmp_path)
    monkeypatch.setattr(grading, "_ASK", tmp_path / "ask.py")
    monkeypatch.setattr(grading, "python_of", lambda _: sys.executable)

    def graded(call, profile="nearest"):
        function = Function("f", ("basic", "epsilon_prime"), "a claim", profile, call)
        return grading.graded(Library("fake", ("fake==1",), "", (function,)), function)

    return graded


def test_rounding_to_nearest_is_told_from_a_wrong_formula(fake):
    right, wrong = fake("{k} * {epsilon}"), fake("{k} * {epsilon} / 2")
    counts = right["verdicts"]
    assert counts["CR"] + counts["UNSAFE"] + counts["NOT-REFUSED"] == right["asked"]
    assert right["unsafe_by_rounding"] == counts["UNSAFE"] > 0
    assert right["passed"] == right["asked"] - counts["NOT-REFUSED"]
    assert wrong["verdicts"]["UNSAFE"] > wrong["unsafe_by_rounding"]
    assert wrong["worst"][0]["verdict"] == "UNSAFE"


def test_a_promise_of_an_upper_bound_is_held_to_it(fake):
    assert fake("{k} * {epsilon}", "conservative")["passed"] < fake("{k} * {epsilon}")["passed"]
    call = "math.nextafter({k} * {epsilon} * (1 + 1e-9), math.inf) if {k} == int({k}) >= 1 and {epsilon} >= 0 else None"
    loose = fake(call, "conservative")
    assert loose["passed"] == loose["asked"]
    assert loose["due_refusals"] > 0
    assert loose["verdicts"]["LOOSE"] > 0
    assert fake(call)["passed"] < loose["passed"]


def test_a_negative_epsilon_is_the_zero_that_it_implies():
    assert grading.floored("smallest_epsilon", read_answer("-0.5")).value == 0
    assert grading.floored("smallest_epsilon", read_answer("-0.5")).text == "-0.5"
    assert grading.floored("smallest_epsilon", read_answer("0.5")).value == Fraction(1, 2)
    assert grading.floored("divergence", read_answer("-0.5")).value == Fraction(-1, 2)
    assert grading.floored("smallest_epsilon", read_answer("refused")).value is None


def test_a_crash_is_a_result(fake):
    record = fake("os.abort() if {k} == 10 else {k} * {epsilon}")
    assert record["verdicts"]["CRASHED"] > 0
    assert record["verdicts"]["CR"] > 0
    assert "os.abort()" in record["worst"][-1]["reproduce"]


def test_the_report_says_what_the_results_say():
    assert REPORT.read_text(encoding="utf-8") == page(PUBLISHED)


def test_the_results_are_of_the_libraries_as_they_are_written_down():
    assert {entry["library"]: entry["version"] for entry in PUBLISHED["libraries"]} == {
        name: library(name).version for name in names()
    }
    for entry in PUBLISHED["libraries"]:
        written = library(entry["library"]).functions
        if "missing" not in entry:
            assert [(f["name"], f["claim"], f["profile"]) for f in entry["functions"]] == [
                (f.name, f.claim, f.profile) for f in written
            ]
            assert [f["asked"] for f in entry["functions"]] == [len(list(asked(f))) for f in written]


def test_counts_add_up():
    for entry in PUBLISHED["libraries"]:
        for function in entry["functions"]:
            assert sum(function["verdicts"].values()) == function["asked"]
            assert function["unsafe_by_rounding"] <= function["verdicts"].get("UNSAFE", 0)
            assert function["due_refusals"] <= function["verdicts"].get("REFUSED", 0)
            assert function["passed"] <= function["asked"]
