"""One question on the command line: the number, the JSON, the claim, the cross-check."""

import json
import sys

import pytest

from dpcert import advanced_composition
from dpcert.cli import answers
from dpcert.errors import Disagreement

ADVANCED = ("advanced", "--k", "10000", "--epsilon", "1/801", "--delta-prime", "exp(-32)")
EPSILON = ("solve", "epsilon", "--k", "10000", "--epsilon-prime", "1", "--delta-prime", "exp(-32)")
COUNT = ("solve", "k", "--epsilon", "1/801", "--epsilon-prime", "1", "--delta-prime", "exp(-32)")


@pytest.mark.parametrize(
    ("arguments", "decimal"),
    [
        ((*ADVANCED, "--digits", "25", "--json"), "1.014347304314882349535066"),
        ((*EPSILON, "--digits", "40", "--json"), "0.001231044939587180861535969848549177860437"),
        ((*COUNT, "--json"), "9723"),
        (
            ("solve", "delta-prime", "--k", "10000", "--epsilon", "1/801", "--epsilon-prime", "1", "--json"),
            "3.1549196873493406e-14",
        ),
        (
            ("solve", "epsilon", "--theorem", "basic", "--k", "365", "--epsilon-prime", "1", "--json"),
            "0.0027397260273972602",
        ),
        (("solve", "k", "--theorem", "basic", "--epsilon", "0.1", "--epsilon-prime", "1", "--json"), "10"),
        (("basic", "--k", "365", "--epsilon", "0.01", "--json"), "3.65"),
        (
            ("kov", "--k", "10000", "--epsilon", "1/801", "--delta-prime", "exp(-32)", "--digits", "25", "--json"),
            "0.9735286529618032190906965",
        ),
        (("kov", "--k", "1", "--delta", "1e-300", "--delta-prime", "0", "--json"), "1e-300"),
        ((*COUNT, "--theorem", "kov", "--json"), "10537"),
        ((*EPSILON, "--theorem", "kov", "--digits", "12", "--json"), "0.00128155766740"),
        (("corollary", "--k", "10000", "--epsilon-prime", "1", "--delta-prime", "e^-32", "--json"), "0.000625"),
        (("gaussian", "--epsilon", "1/2", "--delta", "1e-5", "--json"), "9.6896105252107789"),
        (("gaussian", "--sigma", "10", "--delta", "1e-5", "--digits", "10", "--json"), "0.4844805263"),
        (("gaussian", "--sigma", "10", "--epsilon", "1/2", "--digits", "10", "--json"), "0.000004658316466"),
        (("gaussian-exact", "--epsilon", "2", "--sigma", "3", "--digits", "3", "--json"), None),
        (
            ("gaussian-exact", "--epsilon", "1", "--delta", "1e-32", "--digits", "25", "--json"),
            "11.48201419458031599315108",
        ),
        (
            ("gaussian-exact", "--sigma", "100", "--k", "10000", "--delta", "1e-12", "--digits", "25", "--json"),
            "7.238494420178858359879239",
        ),
        (("gaussian-exact", "--sigma", "10,20,20", "--sensitivity", "1,1,2", "--json"), "0.15"),
        (("rr", "--epsilon", "log(3)", "--epsilon-prime", "0", "--json"), "0.5"),
        (("laplace", "--scale", "365", "--digits", "5", "--json"), "0.0027398"),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, tuple) else None,
)
def test_the_number_is_on_standard_output(dpcert, arguments, decimal):
    """Exit 0, one JSON object on stdout, nothing on stderr."""
    outcome = dpcert(*arguments)
    record = json.loads(outcome.out)
    assert (outcome.code, outcome.err) == (0, "")
    assert record["format"] == "dpcert/bound/1"
    if decimal is not None:
        assert decimal == record["decimal"]


def test_the_json_is_the_bound_s_own_with_the_alternatives(dpcert):
    """to_dict(), and beside it what the other closed forms give."""
    record = json.loads(dpcert(*ADVANCED, "--digits", "25", "--json").out)
    bound = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    basic, kov = record["alternatives"]
    assert bound.to_dict(25) == record | {"alternatives": []}
    assert basic["guarantee"]["epsilon"] == "12.48439450686641697877653"
    assert kov["guarantee"]["epsilon"] == "0.9735286529618032190906965"


def test_the_text_shows_the_number_its_double_its_source_and_its_guarantee(dpcert):
    """What a person sees."""
    outcome = dpcert(*ADVANCED, "--digits", "25")
    assert outcome.out.splitlines() == [
        "epsilon_prime <= 1.014347304314882349535066",
        "  float64    1.0143473043148825  (0x1.03ac43d2d1744p+0)",
        "  source     Dwork & Roth 2014, Theorem 3.20",
        "  inputs     k = 10000, epsilon = 1/801, delta = 0, delta_prime = exp(-32)",
        "  guarantee  (1.014347304314882349535066, 1.266416554909417572312091e-14)-differential privacy",
        "  compare    Basic composition gives (12.48439450686641697877653, 0)",
        (
            "  compare    Composition by Kairouz, Oh and Viswanath gives "
            "(0.9735286529618032190906965, 1.266416554909417572312091e-14)"
        ),
    ]


def test_the_default_is_seventeen_digits(dpcert):
    """Without --digits."""
    assert dpcert(*ADVANCED).out.startswith("epsilon_prime <= 1.0143473043148824\n")


def test_a_permission_points_the_other_way(dpcert):
    """A largest value is shown with >=, an integer in full and without a float64."""
    assert dpcert(*EPSILON).out.startswith("largest_epsilon >= 0.0012310449395871808\n")
    out = dpcert(*COUNT, "--digits", "2").out
    assert out.startswith("largest_k >= 9723\n")
    assert "float64" not in out


@pytest.mark.parametrize(
    ("question", "claim", "code", "distance"),
    [
        (ADVANCED, "1", 3, "0.0143473"),
        (ADVANCED, "1.0143", 3, "0.0000473043"),
        (ADVANCED, "1.0144", 0, "0.0000526956"),
        (ADVANCED, "1.014347304314882349535066", 0, None),
        (ADVANCED, "1.014347304314882349535065", 3, None),
        (EPSILON, "1/812.4", 2, None),
        (EPSILON, "5/4062", 0, None),
        (EPSILON, "10/8123", 3, None),
        (COUNT, "9723", 0, "0"),
        (COUNT, "9724", 3, "1"),
        (COUNT, "10000", 3, "277"),
        (("basic", "--k", "10", "--epsilon", "0.1"), "1", 0, "0"),
        (("basic", "--k", "1", "--epsilon", "exp(-1)"), "exp(-1)", 0, "0"),
        (("rr", "--epsilon", "log(3)", "--epsilon-prime", "log(2)"), "0.25", 0, "0"),
        (("advanced", "--k", "2", "--epsilon", "log(3/2)", "--delta-prime", "exp(-1)"), "log(27/8)", 5, None),
        (ADVANCED, "nan", 2, None),
        (ADVANCED, "-1", 3, "2.01434"),
    ],
)
def test_a_claim_is_proved_refuted_or_left_undecided(dpcert, question, claim, code, distance):
    """Exit 0, 3 with the certified excess, or 5; an unreadable claim is 2."""
    outcome = dpcert(*question, "--claim", claim, "--json")
    record = json.loads(outcome.out)
    assert code == outcome.code
    if code in {0, 3}:
        assert record["format"] == "dpcert/bound/1"
        assert ((code == 0), claim) == (record["claim"]["supported"], record["claim"]["given"])
        assert distance in {None, record["claim"]["distance"]}
    else:
        assert ("dpcert/error/1", code) == (record["format"], record["exit_code"])


def test_a_refuted_claim_says_by_how_much(dpcert):
    """The text names the excess, which is rounded down."""
    outcome = dpcert(*ADVANCED, "--claim", "1")
    assert outcome.code == 3
    assert "claim      1 is REFUTED: the exact value differs by at least 0.0143473" in outcome.out
    assert "claim      1.0144 is supported" in dpcert(*ADVANCED, "--claim", "1.0144").out


@pytest.mark.parametrize("claim", ["0.3", "3/10", "0.30"])
def test_a_claim_of_the_exact_value_says_so(dpcert, claim):
    """It does not differ by at least 0."""
    out = dpcert("basic", "--k", "3", "--epsilon", "0.1", "--claim", claim).out
    assert f"claim      {claim} is supported: it is the exact value\n" in out


def test_a_cross_check_names_the_engines(dpcert):
    """The same formula text, confirmed by Arb."""
    record = json.loads(dpcert(*ADVANCED, "--cross-check", "--digits", "30", "--json").out)
    (ours, _), (theirs, verdict) = record["engines"].items()
    assert ours == "dpcert"
    assert theirs.startswith("python-flint ")
    assert verdict == "confirms every one of 30 digits"
    assert "engine     python-flint" in dpcert(*COUNT, "--cross-check").out


def test_a_disagreement_prints_no_number(dpcert, monkeypatch):
    """It is a fault of ours: exit 70, a line asking for a report, no answer on stdout."""

    def disagree(_bound, _digits):
        raise Disagreement("Arb contradicts advanced_composition.epsilon_prime: a fault of ours, please report it")

    monkeypatch.setattr("dpcert.crosscheck.cross_check", disagree)
    for extra in ((), ("--json",)):
        outcome = dpcert(*ADVANCED, "--cross-check", *extra)
        assert outcome.code == 70
        assert "please report it" in outcome.err
        assert "1.0143" not in outcome.out + outcome.err


def test_a_cross_check_without_python_flint_says_what_to_install(dpcert, monkeypatch):
    """Exit 2, naming the extra."""
    monkeypatch.setitem(sys.modules, "flint", None)
    outcome = dpcert(*ADVANCED, "--cross-check")
    assert (outcome.code, outcome.out) == (2, "")
    assert "install dpcert with the extra `arb`" in outcome.err


def test_a_bound_that_is_not_tight_says_so(dpcert):
    """A magnitude that is not scaled is shown as the next safe limit, with a note."""
    outcome = dpcert("gaussian-exact", "--epsilon", "1000000", "--sigma", "1")
    assert "delta <= 1e-1000000\n" in outcome.out
    assert "note       safe, but not proved to be the nearest safe value" in outcome.out


def test_an_inverse_by_search_says_on_which_side_it_works(dpcert):
    """A smallest sigma works from the upper decimal on, a largest epsilon up to the lower one."""
    out = dpcert("explain", "gaussian-exact", "--epsilon", "1", "--delta", "1e-5", "--digits", "5").out
    assert "accepted by proof: 3.7307 works, below 3.7306 fails" in out
    out = dpcert("explain", *EPSILON, "--digits", "3").out
    assert "accepted by proof: 0.00123 works, beyond 0.00124 fails" in out


def test_a_note_is_shown(dpcert):
    """The corollary at a target of 1 or more says what it rests on."""
    out = dpcert("corollary", "--k", "365", "--epsilon-prime", "1", "--delta-prime", "1e-6").out
    assert "note       the book states epsilon_prime < 1" in out


def test_every_digit_that_is_asked_for_is_printed(dpcert):
    """Two thousand digits are no obstacle."""
    record = json.loads(dpcert(*ADVANCED, "--digits", "2000", "--json").out)
    assert len(record["decimal"]) == 2001
    assert answers.DEFAULT_DIGITS == 17


def test_the_crossover_is_solved_for(dpcert):
    """It turns the theorem round like the other inverses, rounded up."""
    outcome = dpcert("solve", "crossover", "--epsilon", "0.1", "--delta-prime", "1e-6", "--digits", "12")
    assert outcome.code == 0
    assert "crossover <= 34.5077588433\n" in outcome.out


def test_a_forgotten_k_is_missed_and_not_taken_for_another_question(dpcert):
    """`advanced` without --k says that k is missing."""
    outcome = dpcert("advanced", "--epsilon", "0.1", "--delta-prime", "1e-6")
    assert outcome.code == 2
    assert "missing k" in outcome.err
