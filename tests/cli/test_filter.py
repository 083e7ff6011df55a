"""`dpcert filter --spends`: rows, what remains, exit codes, and errors that name the line."""

import json
import subprocess
import sys

import pytest

from dpcert import Filter, Undecided, filters

BUDGET = ("filter", "--epsilon-prime", "1", "--delta-prime", "1e-6")
LIST = "0.1,0,3\n# a comment\n\n 0.05 , 1e-7 # the same\r\n0.05\n1/801,0,2\n"


@pytest.fixture
def spends(tmp_path):
    """A file of spends."""

    def write(text):
        path = tmp_path / "spends.csv"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return write


def test_each_spend_is_accepted_or_refused_in_turn(dpcert, spends):
    """A refused one costs nothing; the exit code is that of a spend outside the theorem."""
    outcome = dpcert(*BUDGET, "--delta-budget", "1e-7", "--spends", spends(LIST), "--digits", "6")
    assert (outcome.code, outcome.err) == (4, "")
    assert outcome.out.splitlines() == [
        "line 1  accepted  epsilon = 0.1, delta = 0, k = 3; left: epsilon up to 0.0702695, delta up to 1e-7",
        "line 4  accepted  epsilon = 0.05, delta = 1e-7, k = 1; left: epsilon up to 0.0493741, delta up to 0",
        (
            "line 5  REFUSED   The adaptive filter refuses epsilon = 0.05, delta = 0, k = 1: it exceeds "
            "epsilon_prime = 1; what is left allows epsilon up to 0.049374178861493541 and delta up to 0"
        ),
        "line 6  accepted  epsilon = 1/801, delta = 0, k = 2; left: epsilon up to 0.0493426, delta up to 0",
        "left: one more spend of epsilon up to 0.0493426 and delta up to 0",
        "  source     Whitehouse, Ramdas, Rogers & Wu 2023, Theorem 2",
        "  guarantee  (1, 0.0000011)-differential privacy of all accepted spends together",
    ]


def test_a_list_within_the_budget_is_fine(dpcert, spends):
    """Exit code 0; an empty list too."""
    assert dpcert(*BUDGET, "--spends", spends("0.1\n0.1,0,2")).code == 0
    outcome = dpcert(*BUDGET, "--spends", spends("# nothing yet\n"))
    assert (outcome.code, outcome.out.splitlines()[0][:52]) == (
        0,
        "left: one more spend of epsilon up to 0.186916584438",
    )


def test_the_same_as_one_object(dpcert, spends):
    """--json: rows and what is left, which is what the filter says."""
    outcome = dpcert(*BUDGET, "--delta-budget", "1e-7", "--spends", spends(LIST), "--json")
    record = json.loads(outcome.out)
    rows = record["rows"]
    assert (outcome.code, record["accepted"]) == (4, False)
    assert [(row["line"], row["epsilon"], row["delta"], row["k"]) for row in rows] == [
        (1, "0.1", "0", "3"),
        (4, "0.05", "1e-7", "1"),
        (5, "0.05", "0", "1"),
        (6, "1/801", "0", "2"),
    ]
    assert [row["accepted"] for row in rows] == [True, True, False, True]
    assert "refuses epsilon = 0.05" in rows[2]["refusal"]
    now = Filter(epsilon_prime=1, delta_prime="1e-6", delta_budget="1e-7")
    now = now.spend(epsilon="0.1", k=3).spend(epsilon="0.05", delta="1e-7").spend(epsilon="1/801", k=2)
    assert now.to_dict() == {key: record[key] for key in now.to_dict()}
    assert rows[-1]["left"] == record["left"]


def test_a_filter_is_taken_up_again(dpcert, spends):
    """--squares-spent and --delta-spent are what an earlier run printed."""
    first = json.loads(dpcert(*BUDGET, "--spends", spends("0.1\n0.02"), "--json").out)
    again = dpcert(*BUDGET, "--squares-spent", first["squares_spent"], "--spends", spends("0.03"), "--json")
    whole = dpcert(*BUDGET, "--spends", spends("0.1\n0.02\n0.03"), "--json")
    assert json.loads(again.out)["left"] == json.loads(whole.out)["left"]


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("0.1\nnan", 2, "line 2 of "),
        ("0.1;3", 2, "epsilon cannot be read as a number: '0.1;3'"),
        ("0.1,", 2, "must read epsilon[,delta[,k]], got '0.1,'"),
        ("0.1,0,1,5", 2, "must read epsilon[,delta[,k]]"),
        (",0,1", 2, "line 1 of "),
        ("0.1,0,1.5", 2, "k must be an integer, got 1.5"),
        ("0.1\n" + "1" * 20_000, 2, "is longer than 16384 bytes"),
        ("0.1," + "1" * 5_000, 2, "delta is a text of 5000 characters"),
        (b"0.1\n\xff\xfe", 6, "line 2 of "),
    ],
)
def test_a_line_that_cannot_be_read_ends_the_run_and_is_named(dpcert, spends, text, code, message):
    """What is no spend is neither skipped nor guessed."""
    outcome = dpcert(*BUDGET, "--spends", spends(text))
    assert outcome.code == code
    assert message in outcome.err


def test_a_spend_outside_the_theorem_is_refused_and_the_rest_goes_on(dpcert, spends):
    """Negative, or no mechanism at all: a refusal like any other."""
    outcome = dpcert(*BUDGET, "--spends", spends("-0.1\n0.1,0,0\n0.1\n"))
    assert outcome.code == 4
    assert outcome.out.splitlines()[:2] == [
        "line 1  REFUSED   The adaptive filter needs epsilon >= 0, got epsilon = -0.1",
        "line 2  REFUSED   The adaptive filter needs k >= 1, got k = 0",
    ]
    assert outcome.out.splitlines()[2].startswith("line 3  accepted")


def test_what_is_not_decided_is_refused_with_its_own_exit_code(dpcert, spends, monkeypatch):
    """The precision cap refuses the spend; nothing is accepted on trust."""

    def undecided(_):
        raise Undecided("the two sides agree that far")

    path = spends("0.1\n0.2\n")
    monkeypatch.setattr(filters, "within_level", undecided)
    outcome = dpcert(*BUDGET, "--spends", path)
    assert outcome.code == 5
    assert outcome.out.count("REFUSED") == 2
    assert "epsilon = 0.1, delta = 0, k = 1 cannot be told from what is left, so it is refused" in outcome.out


def test_options_that_do_not_belong_to_a_list_are_refused(dpcert, spends):
    """Budget options only, and all of the budget."""
    path = spends("0.1")
    for extra in (("--k", "3"), ("--epsilon", "0.1"), ("--delta", "0"), ("--claim", "1"), ("--cross-check",)):
        outcome = dpcert(*BUDGET, "--spends", path, *extra)
        assert (outcome.code, extra[0] in outcome.err) == (2, True)
    assert "missing delta-prime" in dpcert("filter", "--epsilon-prime", "1", "--spends", path).err
    assert "missing epsilon-prime" in dpcert("filter", "--delta-prime", "1e-6", "--spends", path).err
    assert dpcert(*BUDGET, "--spends", path, "--spends", path).code == 2
    assert dpcert(*BUDGET, "--delta-prime", "0", "--spends", path).code == 2
    assert dpcert("filter", "--epsilon-prime", "1", "--delta-prime", "0", "--spends", path).code == 4
    assert dpcert(*BUDGET, "--spends", path.parent / "missing").code == 6
    assert dpcert("explain", *BUDGET, "--spends", path).code == 2


def test_without_a_list_it_answers_like_every_theorem(dpcert):
    """Level, inverses by solve, claims, cross-checks."""
    outcome = dpcert("filter", "--k", "100", "--epsilon", "0.1", "--delta-prime", "1e-6", "--cross-check")
    assert outcome.code == 0
    assert outcome.out.splitlines()[0] == "epsilon_prime <= 5.7565217697569320"
    assert dpcert("filter", "--k", "1", "--epsilon", "1", "--delta-prime", "exp(-2)", "--claim", "5/2").code == 0
    assert dpcert("filter", "--k", "1", "--epsilon", "1", "--delta-prime", "exp(-2)", "--claim", "2.49").code == 3
    solved = dpcert(
        "solve", "k", "--theorem", "filter", "--epsilon", "1", *BUDGET[1:2], "6", "--delta-prime", "exp(-2)"
    )
    assert solved.out.splitlines()[0] == "largest_k >= 4"


def test_each_verdict_is_printed_before_the_next_line_is_read(process):
    """Whoever chooses the next spend from the answers so far can use one process for all."""
    arguments = [sys.executable, "-m", "dpcert", *BUDGET, "--spends", "-"]
    environment = process("-c", "import os, json; print(json.dumps(dict(os.environ)))", text=True).stdout
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=json.loads(environment)
    ) as child:
        for spend, verdict in (("0.1", "accepted"), ("0.2", "REFUSED"), ("0.15", "accepted")):
            child.stdin.write(spend + "\n")
            child.stdin.flush()
            assert verdict in child.stdout.readline()
        child.stdin.close()
        assert "left: one more spend" in child.stdout.readline()
        assert child.wait(timeout=30) == 4


def test_python_without_asserts_refuses_the_same(process):
    """python -O changes nothing."""
    code = (
        "from dpcert import Filter, OutsideTheorem\n"
        "full = Filter(epsilon_prime=6, delta_prime='exp(-2)').spend(epsilon=1, k=4)\n"
        "try:\n    full.spend(epsilon=5e-324)\nexcept OutsideTheorem:\n    print('refused')\n"
    )
    assert process("-O", "-c", code, text=True).stdout == "refused\n"
