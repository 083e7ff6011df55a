"""The commands that print more than one number: table, compare, explain, errata."""

import copy
import json

import pytest

from dpcert import advanced_composition, errata
from dpcert.cli import records
from dpcert.compare import compare
from dpcert.plan import plan
from dpcert.readings.explanation import explain

ADVANCED = ("advanced", "--k", "10000", "--epsilon", "1/801", "--delta-prime", "exp(-32)")


def test_the_table_of_the_source(dpcert):
    """Without lists: the source's rows, rounded up."""
    outcome = dpcert("table")
    assert (outcome.code, outcome.err) == (0, "")
    assert [line.split() for line in outcome.out.splitlines()[:-1]] == [
        ["k", "epsilon", "basic", "advanced", "smaller"],
        ["10", "0.1", "1", "1.76743", "basic"],
        ["100", "0.1", "10", "6.30824", "advanced"],
        ["1000", "0.1", "100", "27.1397", "advanced"],
        ["100", "0.01", "1", "0.535703", "advanced"],
        ["10000", "0.01", "100", "6.26154", "advanced"],
    ]
    assert "delta_prime = 1e-6" in outcome.out.splitlines()[-1]


def test_a_table_of_any_lists(dpcert):
    """Every k with every epsilon, at any slack and any number of digits."""
    outcome = dpcert(
        "table", "--k", "1,1e3", "--epsilon", "1/801,0.5", "--delta-prime", "exp(-32)", "--digits", "20", "--json"
    )
    record = json.loads(outcome.out)
    assert (outcome.code, record["format"], record["delta_prime"]) == (0, "dpcert/table/1", "exp(-32)")
    assert [(r["k"], r["epsilon"]) for r in record["rows"]] == [
        ("1", "1/801"),
        ("1e3", "1/801"),
        ("1", "0.5"),
        ("1e3", "0.5"),
    ]
    for row in record["rows"]:
        bound = advanced_composition.epsilon_prime(k=row["k"], epsilon=row["epsilon"], delta_prime="exp(-32)")
        assert bound.decimal(20) == row["advanced"]


def test_compare_ranks_the_theorems_and_shows_both_totals(dpcert):
    """The best first, each with its pair and what became of the total; then the crossover of the book's two."""
    outcome = dpcert("compare", "--k", "100", "--epsilon", "0.1", "--delta-prime", "1e-6", "--digits", "5")
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert [" ".join(line.split()) for line in lines[:12:2]] == [
        "best Optimal composition epsilon <= 4.7746, delta <= 0.000001",
        "Renyi DP epsilon <= 5.0732, delta <= 0.000001",
        "The zCDP conversion epsilon <= 5.2216, delta <= 0.000001",
        "Composition by Kairouz, Oh and Viswanath epsilon <= 5.7562, delta <= 0.000001",
        "Theorem 3.20 epsilon <= 6.3083, delta <= 0.000001",
        "Basic composition epsilon <= 10, delta <= 0",
    ]
    assert "(delta_prime = delta_total - k*delta: all that the mechanisms leave)" in outcome.out
    assert lines[-1] == "note: Theorem 3.20 gives a smaller epsilon than basic composition for every k > 34.508"


def test_compare_takes_a_file_of_mechanisms(dpcert, tmp_path):
    """One epsilon[,delta[,k]] a line; the order says nothing."""
    given = tmp_path / "mechanisms.csv"
    given.write_text("# epsilon, delta, k\n0.1,0,50\n0.2, 1e-9  # the last one\n", encoding="utf-8")
    outcome = dpcert("compare", "--mechanisms", str(given), "--delta-total", "1e-6", "--json")
    same = compare(mechanisms=[("0.2", "1e-9", 1), ("0.1", "0", 50)], delta_total="1e-6")
    assert same.to_dict()["rows"] == json.loads(outcome.out)["rows"]
    given.write_text("0.1,0,50,7\n", encoding="utf-8")
    wrong = dpcert("compare", "--mechanisms", str(given), "--delta-total", "1e-6")
    assert (wrong.code, "must read epsilon[,delta[,k]]" in wrong.err) == (2, True)


def test_plan_shows_every_route_and_marks_the_best(dpcert):
    """365 reports: the Gaussian is best, basic composition last, and the record is the public function's."""
    words = ("plan", "--releases", "365", "--epsilon", "1", "--delta", "1e-6")
    lines = dpcert(*words, "--digits", "8").out.splitlines()
    assert " ".join(lines[0].split()) == "best Gaussian noise, exactly noise (standard deviation) <= 80.712377"
    assert "Laplace noise, basic composition" in lines[8]
    assert "516.18796, epsilon each >= 0.0027397260" in lines[8]
    assert plan(releases=365, epsilon=1, delta="1e-6").to_dict() == json.loads(dpcert(*words, "--json").out)
    counted = dpcert(*words, "--database-size", "1000000").out
    assert "below the sampling error for 56028 releases" in counted
    assert (dpcert("plan", "--epsilon", "1").code, dpcert("plan", "--releases", "0", "--epsilon", "1").code) == (2, 4)


def test_plot_draws_or_prints_its_numbers(dpcert, tmp_path):
    """A file by its ending, the points as JSON, and errors that say what is missing."""
    words = ("plot", "composition", "--epsilon", "0.1", "--delta-total", "1e-6", "--k", "5")
    assert (dpcert(*words, "--output", str(tmp_path / "curves.svg")).code, (tmp_path / "curves.svg").exists()) == (
        0,
        True,
    )
    record = json.loads(dpcert(*words, "--json").out)
    assert (record["format"], len(record["curves"])) == ("dpcert/picture/1", 6)
    for wrong in (words, ("plot", "circle"), ("plot", "profile", "--k", "3", "--json"), (*words, "-o", "x.gif")):
        assert dpcert(*wrong).code == 2


def test_compare_as_json_is_the_comparison(dpcert):
    """to_dict() of the public function."""
    outcome = dpcert("compare", "--k", "100", "--epsilon", "0.1", "--delta", "1e-9", "--delta-total", "1e-6", "--json")
    assert compare(k=100, epsilon="0.1", delta="1e-9", delta_total="1e-6").to_dict() == json.loads(outcome.out)


def test_compare_says_why_a_theorem_does_not_apply(dpcert):
    """And then there is no crossover."""
    out = dpcert("compare", "--k", "100", "--epsilon", "0.1", "--delta-prime", "0").out
    assert "  does not apply: Theorem 3.20 needs 0 < delta_total < 1, got delta_total = 0" in out
    assert "for every k" not in out


def test_explain_shows_formula_numbers_steps_and_hypotheses(dpcert):
    """The hypotheses that were decided are ticked; the asserted ones are left to the user."""
    outcome = dpcert("explain", *ADVANCED, "--digits", "10")
    assert (outcome.code, outcome.err) == (0, "")
    for line in (
        "  epsilon_prime = sqrt(2*k*ln(1/delta_prime))*epsilon + k*epsilon*(e^epsilon - 1)",
        "                = sqrt(2*10000*ln(1/exp(-32)))*(1/801) + 10000*(1/801)*(e^(1/801) - 1)",
        "  sqrt(2*k*ln(1/delta_prime)) = 800 exactly",
        "  [x] k >= 1",
        "  [x] 0 < delta_prime < 1",
        "epsilon_prime <= 1.014347305",
    ):
        assert line in outcome.out.splitlines()
    assert "  [ ] each mechanism is (epsilon, delta)-differentially private" in outcome.out


def test_explain_as_json_has_the_steps(dpcert):
    """The bound's own record with the explanation beside it."""
    record = json.loads(dpcert("explain", *ADVANCED, "--json").out)
    bound = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    shown = explain(bound, 17)
    explanation = record.pop("explanation")
    assert bound.to_dict() == record
    assert (shown.formula, shown.numbers) == (explanation["formula"], explanation["numbers"])
    assert [step._asdict() for step in shown.steps] == explanation["steps"]


def test_explain_says_how_an_inverse_was_found(dpcert):
    """By search, accepted by proof; and as JSON without steps."""
    arguments = (
        "solve",
        "epsilon",
        "--k",
        "10000",
        "--epsilon-prime",
        "1",
        "--delta-prime",
        "exp(-32)",
        "--digits",
        "9",
    )
    out = dpcert("explain", *arguments).out
    assert "0.00123104493 works, beyond 0.00123104494 fails" in out
    assert json.loads(dpcert("explain", *arguments, "--json").out)["explanation"] is None


@pytest.mark.parametrize(("claim", "code"), [("1", 3), ("1.02", 0)])
def test_explain_does_not_forget_a_claim(dpcert, claim, code):
    """A claim beside an explanation is judged, or refused as an option; never passed over."""
    outcome = dpcert("explain", *ADVANCED, "--claim", claim)
    assert outcome.code in {code, 2}


def test_the_errata_are_all_confirmed(dpcert):
    """Eight proved again, two recorded, exit 0."""
    outcome = dpcert("errata")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[-1] == "8 confirmed, 2 recorded, of 10"
    assert "NOT CONFIRMED" not in outcome.out
    for number in range(1, 11):
        assert f"\nE-{number:04d}  " in "\n" + outcome.out


def test_the_errata_as_json_hold_every_outcome(dpcert):
    """The records with what each check found."""
    record = json.loads(dpcert("errata", "--json").out)
    assert (record["format"], record["confirmed"], len(record["records"])) == ("dpcert/errata/1", True, 10)
    assert [errata.prove(entry) for entry in errata.records()] == record["records"]


@pytest.mark.parametrize("as_json", [False, True])
def test_a_record_that_is_not_confirmed_is_three(dpcert, monkeypatch, as_json):
    """One wrong value among ten records, and the command says which."""
    wrong = copy.deepcopy(errata.records())
    wrong[7]["checks"][0]["value"] = "2"
    monkeypatch.setattr(records, "records", lambda: wrong)
    outcome = dpcert("errata", *(["--json"] if as_json else []))
    assert outcome.code == 3
    if as_json:
        assert json.loads(outcome.out)["confirmed"] is False
    else:
        assert "E-0008  NOT CONFIRMED" in outcome.out
        assert "7 confirmed, 2 recorded, of 10" in outcome.out
