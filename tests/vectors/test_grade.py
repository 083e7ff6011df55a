"""Grading programs and tables: the right verdicts, whatever the program under test does."""

import json
import math
import sys
import textwrap
import tracemalloc
from collections import Counter
from fractions import Fraction

import pytest

from dpcert.errors import InvalidInput, Unreadable
from dpcert.questions import answer
from dpcert.vectors import grade, programs, worker
from dpcert.vectors.report import Report, marked

from .published import DOCUMENTS, STEMS, VECTORS

ADVANCED = DOCUMENTS["advanced_composition"]


def by_program(tmp_path, text, document=ADVANCED, *, timeout=5.0, quantity="epsilon_prime", binary64=False, **profile):
    """Grade a program of Python."""
    source = tmp_path / "program.py"
    source.write_text(textwrap.dedent(text), encoding="utf-8")
    report = Report(profile.get("profile", "conservative"), profile.get("ulp", 1))
    command = [sys.executable, "-I", "-S", str(source)]
    options = {"timeout": timeout, "decimal": False, "quantity": quantity, "binary64": binary64}
    verdicts = list(grade.by_program([document], command, report, **options))
    return report, Counter(verdict.name for verdict in verdicts)


def few(count, quantity="epsilon_prime"):
    """The document with the first valid vectors of one quantity."""
    group = next(g for g in ADVANCED["groups"] if g["question"]["quantity"] == quantity)
    valid = [v for v in group["vectors"] if v["result"] == "valid"]
    return {**ADVANCED, "groups": [{**group, "vectors": valid[:count]}]}


PREFIX = """
    import json, math, os, sys, time
    def number(text):
        if text.startswith("exp("):
            return math.exp(number(text[4:-1]))
        a, _, b = text.partition("/")
        return float(a) / float(b or 1)
    def theorem(q, second):
        k, e, d = (number(q[name]) for name in ("k", "epsilon", "delta_prime"))
        return math.sqrt(2 * k * math.log(1 / d)) * e + k * e * second(e)
"""


@pytest.mark.parametrize("stem", ["corollary_3_21", "gaussian_mechanism", "adaptive_filter"])
def test_dpcert_itself_is_correctly_rounded_everywhere(stem):
    """CR, or the refusal that is expected; the whole set is graded in CI by hand of `dpcert grade`."""
    report = Report("conservative", 0)
    command = [sys.executable, "-m", "dpcert", "batch"]
    options = {"timeout": 60.0, "decimal": False, "binary64": False}
    verdicts = list(grade.by_program([DOCUMENTS[stem]], command, report, **options))
    assert report.passed == report.rows == len(verdicts)
    assert {verdict.name for verdict in verdicts} == {"CR", "REFUSED"}


@pytest.mark.parametrize("stem", STEMS)
def test_every_vector_is_a_question_that_is_answered_as_published(stem):
    """A sample, without a process: the answer's digits at 40 are those of the vector."""
    for theorem, group, vector in [v for v in VECTORS if v[0] == stem][::9]:
        if vector["result"] == "valid":
            question = json.loads(grade.question(group, vector, binary64=False))
            assert question.pop("id") == vector["uid"]
            bound = answer(question)
            side = "high" if group["unsafe_direction"] == "below" else "low"
            assert (bound.claim.theorem, bound.decimal(40)) == (theorem, vector["expected"][side])


def test_a_careful_program_that_rounds_to_nearest_is_unsafe_by_an_ulp(tmp_path):
    """Where the nearest double is below; the nearest profile forgives that."""
    program = (
        PREFIX
        + """
    for line in sys.stdin:
        print(theorem(json.loads(line), math.expm1).hex())
    """
    )
    report, names = by_program(tmp_path, program, few(16))
    assert names["CR"] >= 3
    assert names["UNSAFE"] >= 3
    assert report.unsafe == names["UNSAFE"]
    forgiving, _ = by_program(tmp_path, program, few(16), profile="nearest", ulp=4)
    assert forgiving.unsafe == 0


def test_a_program_without_the_second_term_is_told_so(tmp_path):
    """Every one of its answers is named."""
    report, names = by_program(tmp_path, PREFIX + """
    for line in sys.stdin:
        print(theorem(json.loads(line), lambda e: 0.0))
    """, few(8))  # fmt: skip
    assert names == {"UNSAFE": 8}
    assert all("the first term alone" in entry["lookalike"] for entry in report.record()["worst"])
    text = "\n".join(report.lines())
    assert "equals the first term alone" in text
    assert "0 of 8 pass (conservative profile), 8 unsafe" in text
    assert "^^^" in text


def test_each_fault_is_charged_to_its_own_vector(tmp_path):
    """One crashes, one hangs, one floods, one prints rubbish, one exits, one prints nothing; the others are judged."""
    document = few(8)
    uids = [v["uid"] for v in document["groups"][0]["vectors"]]
    report, names = by_program(tmp_path, PREFIX + f"""
    uids = {uids!r}
    for line in sys.stdin:
        q = json.loads(line)
        case = uids.index(q["id"])
        if case == 0: os.kill(os.getpid(), 11)
        if case == 1: time.sleep(1000)
        if case == 2:
            while True: sys.stdout.write("1" * 1000000)
        if case == 3: print("rubbish")
        elif case == 4: sys.exit(3)
        elif case == 5: sys.exit(0)
        elif case == 6: print("1\\n2")
        else: print(theorem(q, math.expm1) * 2, flush=True)
    """, document, timeout=1.0)  # fmt: skip
    assert names == {"CRASHED": 1, "HUNG": 1, "GARBAGE": 4, "REFUSED": 1, "LOOSE": 1}
    assert report.unsafe == 0
    assert report.passed == 1


def test_what_a_program_started_ends_with_it(tmp_path):
    """A child that keeps the output open does not keep the grader."""
    document = few(1)
    _, names = by_program(tmp_path, """
    import subprocess, sys
    subprocess.Popen(["sleep", "1000"])
    print("refused")
    """, document, timeout=2.0)  # fmt: skip
    assert names == {"REFUSED": 1}


def test_doubles_are_sent_in_full(tmp_path):
    """To a program that knows doubles only, and only where every input is one."""
    for _, group, vector in VECTORS:
        line = grade.question(group, vector, binary64=True)
        assert (line is None) == ("inBinary64" not in vector)
        if line:
            sent = json.loads(line)
            assert all(
                float(sent[name]) == float.fromhex(double["hex"])
                and Fraction(sent[name]) == Fraction(float(sent[name]))
                for name, double in vector["inBinary64"].items()
            )
    _, names = by_program(tmp_path, """
    import json, sys
    for line in sys.stdin:
        q = json.loads(line)
        print(float(q["k"]) * float(q["epsilon"]) * 0 + float("nan"))
    """, binary64=True)  # fmt: skip
    assert set(names) == {"NONFINITE"}


def test_a_program_that_is_not_there_is_an_error_of_the_command():
    """So is a command that cannot be read."""
    with pytest.raises(InvalidInput, match="cannot run /nowhere/program"):
        programs.run(["/nowhere/program"], ["{}"], 1.0)
    for command in ("", "'"):
        with pytest.raises(InvalidInput):
            programs.split(command)


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (0.5, "0x1.0000000000000p-1"),
        (math.nan, "nan"),
        (math.inf, "inf"),
        (3, "3"),
        (Fraction(1, 3), "1/3"),
        ("0.25", '{"decimal": "0.25"}'),
        (None, "refused"),
    ],
)
def test_a_python_result_is_written_so_that_it_is_read_back_exactly(value, line):
    """Floats in hex."""
    assert worker.spelled(value) == line


def test_a_python_function_answers_through_a_worker(tmp_path, monkeypatch):
    """Its exceptions are refusals, its prints are not answers."""
    (tmp_path / "tool.py").write_text(textwrap.dedent("""
        def tool(question):
            print("noise")
            if question["k"] == "100":
                raise ValueError("no")
            return 1e300
    """))  # fmt: skip
    monkeypatch.chdir(tmp_path)
    report = Report("conservative", 1)
    command = [sys.executable, "-m", "dpcert.vectors.worker", "tool:tool"]
    options = {"timeout": 60.0, "decimal": False, "binary64": False}
    names = Counter(v.name for v in grade.by_program([few(10)], command, report, **options))
    hundred = sum(v["inputs"]["k"] == "100" for v in few(10)["groups"][0]["vectors"])
    assert names == {"REFUSED": hundred, "LOOSE": 10 - hundred}


def graded(lines, *, theorem=None, quantity=None, decimal=False, binary64=False):
    """Verdicts about the lines of a CSV file."""
    report = Report("conservative", 1)
    rows = grade.table(lines, decimal=decimal, binary64=binary64)
    if theorem:
        return list(grade.by_inputs(theorem, quantity, rows, report)), report
    return list(grade.by_uid(DOCUMENTS.values(), rows, report)), report


def test_a_table_of_uids_is_judged_by_the_vectors():
    """The safe double is CR, a row of another length is lost, and an unknown uid is no vector."""
    valid = [(g, v) for _, g, v in VECTORS if v["result"] == "valid" and g["unsafe_direction"] == "below"][:50]
    lines = ["answer,uid\n"]
    lines += [f"{v['expected']['binary64']['up']['hex']},{v['uid']}\n" for _, v in valid]
    lines += ["1,2,3\n", "\n"]
    verdicts, report = graded(lines)
    assert [v.name for v in verdicts] == ["CR"] * 50 + ["GARBAGE"]
    assert (report.rows, report.passed) == (51, 50)
    with pytest.raises(InvalidInput, match="line 53: there is no vector 'nothing/0'"):
        graded([*lines[:-1], "1,nothing/0\n"])


def test_a_table_of_inputs_is_judged_by_the_kernel():
    """Row by row, refusals included; inputs are exact as typed, or the doubles that they denote."""
    head = "k,epsilon,delta_prime,answer\n"
    rows = ["10,0.1,1e-6,1.7674290543447577\n", "10,0.1,1e-6,1.7674290543447574\n", "10,0.1,0,1\n", "10,0.1,2,nan\n"]
    verdicts, report = graded([head, *rows, "10,x,1e-6,1\n", "10,,1e-6,1\n"], theorem="advanced")
    assert [v.name for v in verdicts] == ["CR", "UNSAFE", "NOT-REFUSED", "REFUSED", "NOT-REFUSED", "NOT-REFUSED"]
    assert report.unsafe == 4
    # In decimal, between two neighbouring doubles.
    decimals = ["10,0.1,1e-6,1.76742905434475755\n", "10,0.1,1e-6,1.76742905434475754\n"]
    verdicts, _ = graded([head, *decimals], theorem="advanced", decimal=True)
    assert [v.name for v in verdicts] == ["CR", "UNSAFE"]
    # Three times the double nearest to 0.1 is not 3/10.
    for binary64, expected in ((False, "UNSAFE"), (True, "CR")):
        lines = ["k,epsilon,answer\n", "1,0.3,0.3\n"]
        assert graded(lines, theorem="basic", binary64=binary64)[0][0].name == expected
    verdicts, _ = graded(
        ["k,epsilon_prime,answer\n", "3,1,0.3333333333333333\n"], theorem="basic", quantity="largest-epsilon"
    )
    assert verdicts[0].name == "CR"


@pytest.mark.parametrize("lines", [[], ["a,b\n"], ["answer,answer\n"], ["k,answer\n", '"\n']])
def test_a_table_that_is_none_is_unreadable(lines):
    """Without a column `answer`, or with a column twice."""
    if len(lines) == 2:
        verdicts, _ = graded(lines, theorem="basic")
        assert [v.name for v in verdicts] == ["GARBAGE"]
        return
    with pytest.raises(Unreadable):
        graded(lines)


def test_a_column_that_is_no_parameter_is_refused():
    """A misspelled name would silently be left out."""
    with pytest.raises(InvalidInput, match="advanced has no parameter 'eps'"):
        graded(["k,eps,answer\n"], theorem="advanced")


def test_a_long_table_takes_no_memory():
    """Thirty times the rows, hardly more at the peak."""

    def peak(count):
        def lines():
            yield "uid,answer\n"
            for i in range(count):
                yield f"{VECTORS[i % 50][2]['uid']},1e-300\n"

        report = Report("conservative", 1)
        rows = grade.table(lines(), decimal=False, binary64=False)
        tracemalloc.start()
        for _ in grade.by_uid([DOCUMENTS["basic_composition"]], rows, report):
            pass
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert report.rows == count
        return most

    few_rows = peak(100)
    assert peak(3_000) < few_rows + 200_000


def test_digits_that_differ_are_marked():
    """From the first one on."""
    assert marked("1.234", "1.244") == "   ^^"
    assert marked("1.234", "1.234") == ""
    assert marked("1.234", "1.2") == "   ^"
