"""The cross-check of other libraries: its questions, its calls and its report, without any of the libraries."""

import json
import shlex
import shutil
import subprocess
import sys

import pytest
from reference_values.crosscheck import ask, environments, grading, questions
from reference_values.crosscheck.__main__ import REPORT, RESULTS
from reference_values.crosscheck.libraries import HERE, Function, Library, library, names
from reference_values.crosscheck.page import page
from reference_values.crosscheck.questions import in_double

from dpcert.questions import theorem
from dpcert.vectors.locate import active, published

FUNCTIONS = [(library(name), function) for name in names() for function in library(name).functions]
PUBLISHED = json.loads(RESULTS.read_text(encoding="utf-8"))


def asked(function):
    return questions.questions(function).asked


def kov(call, **more):
    return Function("f", ("kov", "epsilon_prime"), "a claim", "nearest", call, **more)


@pytest.mark.parametrize(("known", "function"), FUNCTIONS, ids=[f"{a.name}: {b.name}" for a, b in FUNCTIONS])
def test_every_function_has_questions_that_fill_its_call(known, function):
    command, quantity = function.question
    parameters = {parameter.name for parameter in theorem(command).parameters}
    theorem(command).quantity(quantity)
    inputs_asked, not_asked = questions.questions(function)
    assert function.takes <= parameters
    assert inputs_asked
    assert len({function.call.format(**inputs) for inputs in inputs_asked}) == len(inputs_asked)
    compile(known.imports, known.name, "exec")
    for inputs in inputs_asked:
        compile(function.call.format(**inputs), known.name, "eval")
        assert all(v in {"nan", "inf", "-inf", repr(float(v))} or str(int(v)) == v for v in inputs.values())
    # Every vector of the quantity is asked or counted with the reason why it is not.
    of_it = [g for g, _ in active(published(theorem(command).stem)) if g["question"]["quantity"] == quantity]
    assert len(inputs_asked) + sum(not_asked.values()) == len(of_it)


@pytest.mark.parametrize("name", names())
def test_every_package_is_pinned_to_a_version(name):
    known = library(name)
    assert known.pins[0].partition("==")[0] == name
    for pin in known.pins:
        package, _, version = pin.partition("==")
        assert package
        assert version
        assert version[0].isdigit()
        assert "*" not in version


def test_what_a_call_has_no_place_for_is_not_asked():
    with_delta = kov("f({k}, {epsilon}, {delta}, {delta_total})")
    without = kov("f({k}, {epsilon}, {delta_prime})")
    assert all(float(inputs["delta"]) for inputs in asked(with_delta))
    assert all("delta" not in inputs for inputs in asked(without))
    assert questions.questions(without).not_asked[questions.NO_PARAMETER] == len(asked(with_delta))
    assert max(float(inputs["k"]) for inputs in asked(without)) > 100


def test_a_range_leaves_out_what_is_beyond_it_but_not_nan():
    call = "f({k}, {epsilon}, {delta_prime})"
    few = kov(call, most={"k": 100}, least={"epsilon": 0.1})
    assert all(float(inputs["k"]) <= 100 and not float(inputs["epsilon"]) < 0.1 for inputs in asked(few))
    assert any(inputs["epsilon"] == "nan" for inputs in asked(few))
    assert questions.questions(few).not_asked[questions.BEYOND] == len(asked(kov(call))) - len(asked(few))


def test_an_end_at_which_an_answer_is_true_is_not_held_against_a_library():
    ends = {
        ("basic", "epsilon_prime", "f({k}, {epsilon})"): lambda given: float(given["k"]) == 0,
        ("advanced", "epsilon_prime", "f({k}, {epsilon}, {delta_prime})"): lambda given: given["delta_prime"] == "1.0",
        ("gaussian", "smallest_sigma", "f({epsilon}, {delta})"): lambda given: "1.0" in {*given.values()},
        ("gaussian-exact", "delta", "f({epsilon}, {sigma})"): lambda given: float(given["epsilon"]) < 0,
        ("optimal", "delta_total", "f({k}, {epsilon}, {epsilon_prime})"): lambda g: float(g["epsilon_prime"]) < 0,
    }
    for (command, quantity, call), is_end in ends.items():
        inputs_asked, not_asked = questions.questions(Function("f", (command, quantity), "", "nearest", call))
        assert not any(is_end(inputs) for inputs in inputs_asked)
        assert not_asked[questions.CONVENTION]


@pytest.mark.parametrize(
    ("command", "call", "wrong"),
    [
        ("basic", "f({k}, {epsilon})", {("10", "-0.1"), ("10", "nan"), ("10", "inf"), ("-1", "0.1"), ("1.5", "0.1")}),
        ("optimal", "f({delta_total}, {k})", set()),
        ("zcdp", "f({rho}, {delta})", {("1.0", "2.0"), ("-1.0", "1e-06"), ("nan", "1e-06"), ("1.0", "0.0")}),
    ],
)
def test_what_must_be_refused_is_asked(command, call, wrong):
    function = Function("f", (command, "epsilon_prime"), "", "nearest", call)
    names_in_order = [name for name in ("k", "rho", "epsilon", "delta") if name in function.takes]
    assert wrong <= {tuple(inputs[name] for name in names_in_order) for inputs in asked(function)}


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
        ("NaN", False, "nan"),
        ("-inf", True, "-inf"),
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
        ("[].index('two\\n lines')", '{"error": "ValueError", "message": "\'two\\\\n lines\' is not in list"}'),
        ("unknown(1)", '{"error": "NameError", "message": "name \'unknown\' is not defined"}'),
    ],
)
def test_a_call_is_answered_on_one_line(call, line):
    assert ask.answer(call, {}) == line


@pytest.fixture
def fake(tmp_path, monkeypatch):
    """A library that is Python itself, asked through a copy of ask.py."""
    (tmp_path / "libraries").mkdir()
    (tmp_path / "libraries" / "fake.toml").write_text('imports = "import math, os, time"', encoding="utf-8")
    shutil.copy(HERE / "ask.py", tmp_path)
    monkeypatch.setattr(grading, "ASK", tmp_path / "ask.py")
    monkeypatch.setattr(grading, "ROOT", tmp_path)
    monkeypatch.setattr(grading, "python_of", lambda _: sys.executable)

    def graded(call, profile="nearest", question=("basic", "epsilon_prime"), **more):
        function = Function("f", question, "a claim", profile, call, **more)
        return grading.graded(Library("fake", ("fake==1",), "", (function,)), function)

    return graded


def test_rounding_to_nearest_is_told_from_a_wrong_formula(fake):
    right, wrong = fake("{k} * {epsilon}"), fake("{k} * {epsilon} / 2")
    counts = right["verdicts"]
    assert counts["CR"] + counts["UNSAFE"] + counts["REFUSED"] + counts["NOT-REFUSED"] == right["asked"]
    assert right["unsafe_by_rounding"] == counts["UNSAFE"] > 0
    assert right["passed"] == right["asked"] - counts["NOT-REFUSED"]
    assert wrong["verdicts"]["UNSAFE"] > wrong["unsafe_by_rounding"]
    assert wrong["worst"][0]["verdict"] == "UNSAFE"
    assert wrong["worst"][0]["distance"] == "0.5"


def test_a_known_wrong_formula_is_named(fake):
    call = "math.sqrt(2 * {k} * math.log(1 / {delta_prime})) * {epsilon}"
    (words,) = fake(call, question=("advanced", "epsilon_prime"))["lookalikes"]
    assert words.startswith("the first term alone")
    assert fake("{k} * {epsilon}")["lookalikes"] == {}


def test_a_promise_of_an_upper_bound_is_held_to_it(fake):
    assert fake("{k} * {epsilon}", "conservative")["passed"] < fake("{k} * {epsilon}")["passed"]
    call = f"math.nextafter({PRODUCT} * (1 + 1e-9), math.inf) if {VALID} else None"
    loose = fake(call, "conservative")
    assert loose["passed"] == loose["asked"]
    assert loose["worst"] == []
    assert loose["due_refusals"] > 0
    assert loose["verdicts"]["LOOSE"] > 0
    assert fake(call)["passed"] < loose["passed"]


PRODUCT, VALID = "{k} * {epsilon}", "{k} == int({k}) >= 1 and 0 <= {epsilon} < inf"


def test_a_claim_of_some_value_that_holds_may_be_loose_and_nothing_else(fake):
    call = f"{PRODUCT} * (1 + 1e-9) if {VALID} else None"
    strict, valid = fake(call), fake(call, loose=True)
    assert valid["passed"] == strict["passed"] + strict["verdicts"]["LOOSE"]
    below = fake(f"{PRODUCT} * (1 - 1e-9) if {VALID} else None", loose=True)
    assert below["passed"] < valid["passed"]


def test_a_documented_error_passes_on_both_sides_and_no_larger_one(fake):
    for sign in "+-":
        call = f"max({PRODUCT} {sign} 1e-9, 0.0) if {VALID} else None"
        assert fake(call, error=1e-8)["passed"] > fake(call, error=1e-10)["passed"] >= fake(call)["passed"]
    assert fake("{epsilon} if {k} < 0 else None", error=1.0)["worst"][0]["verdict"] == "NOT-REFUSED"


def test_a_crash_is_a_result(fake):
    record = fake("os.abort() if {k} == 10 else {k} * {epsilon}")
    assert record["verdicts"]["CRASHED"] > 0
    assert record["verdicts"]["CR"] > 0


def test_the_command_of_the_worst_answer_brings_it_back(fake):
    case = fake("{k} * {epsilon} / 2")["worst"][0]
    words = shlex.split(case["reproduce"])
    words[1] = str(grading.ROOT / words[1])
    again = subprocess.run(words, capture_output=True, text=True, check=True)
    assert again.stdout == f"{case['answered']}\n"


def test_an_answer_that_does_not_come_again_is_not_published(fake):
    with pytest.raises(RuntimeError, match="and then by"):
        fake("{k} * {epsilon} / 2 + time.time()")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["-c", "import no_such_module"], "it: ModuleNotFoundError: No module named 'no_such_module'"),
        (["-c", "raise SystemExit(7)"], "it: exit code 7"),
    ],
)
def test_what_cannot_be_installed_or_imported_says_why(command, words):
    with pytest.raises(environments.Missing) as missing:
        environments.run([sys.executable, *command], "it")
    assert str(missing.value) == words


def test_a_library_that_is_missing_is_in_the_report_with_the_reason():
    entry = {"library": "f", "version": "1", "with": [], "missing": "f==1 cannot be imported: why", "functions": []}
    text = page(PUBLISHED | {"libraries": [entry]})
    assert text.endswith("## f 1\n\nNot graded: f==1 cannot be imported: why\n")


def test_the_report_says_what_the_results_say():
    assert REPORT.read_text(encoding="utf-8") == page(PUBLISHED)


def test_the_results_are_of_the_libraries_as_they_are_written_down():
    assert [entry["library"] for entry in PUBLISHED["libraries"]] == names()
    for entry in PUBLISHED["libraries"]:
        known = library(entry["library"])
        assert [f"{known.name}=={entry['version']}", *entry["with"]] == list(known.pins)
        if "missing" not in entry:
            assert [(f["name"], f["claim"], f["profile"], f["loose"], f["error"]) for f in entry["functions"]] == [
                (f.name, f.claim, f.profile, f.loose, f.error) for f in known.functions
            ]
            assert [(len(q.asked), q.not_asked) for q in map(questions.questions, known.functions)] == [
                (f["asked"], f["not_asked"]) for f in entry["functions"]
            ]


def test_counts_add_up():
    for entry in PUBLISHED["libraries"]:
        for function in entry["functions"]:
            assert sum(function["verdicts"].values()) == function["asked"]
            assert function["unsafe_by_rounding"] <= function["verdicts"].get("UNSAFE", 0)
            assert function["due_refusals"] <= function["verdicts"].get("REFUSED", 0)
            assert function["passed"] <= function["asked"]
            assert len(function["worst"]) == min(1, function["asked"] - function["passed"])
