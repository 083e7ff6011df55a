"""What fails, with which exit code, and what it says; 1 is never a verdict."""

import json

import pytest

from dpcert.cli import answers

ADVANCED = ("advanced", "--k", "10", "--epsilon", "0.1", "--delta-prime", "1e-6")


OUTSIDE = [
    ("gaussian --epsilon 2 --delta 1e-5", "needs 0 < epsilon < 1, got epsilon = 2; gaussian-exact is valid"),
    ("advanced --k 10 --epsilon -1/801 --delta-prime 1e-6", "needs epsilon >= 0, got epsilon = -1/801"),
    ("advanced --k 10 --epsilon=-1/801 --delta-prime 1e-6", "needs epsilon >= 0, got epsilon = -1/801"),
    ("advanced --k -3 --epsilon 0.1 --delta-prime 1e-6", "needs k >= 1, got k = -3"),
    ("advanced --k 0 --epsilon 0.1 --delta-prime 1e-6", "Theorem 3.20 needs k >= 1, got k = 0"),
    ("advanced --k 10 --epsilon 0.1 --delta-prime 0", "at 0 only basic composition says anything"),
    ("advanced --k 10 --epsilon 0.1 --delta 0.1 --delta-prime 1e-6", "nothing is said"),
    ("advanced --k 10 --epsilon 0.1 --delta 1e-6 --delta-total 1e-6", "needs k*delta < delta_total"),
    ("explain advanced --k 1 --epsilon -1 --delta-prime 0.1", "got epsilon = -1"),
    ("compare --k 1 --epsilon -1 --delta-prime 0.1", "got epsilon = -1"),
    ("corollary --k 1 --epsilon-prime 0.9 --delta-prime 0.75", "solve Theorem 3.20 for epsilon instead"),
    ("solve k --epsilon 5 --epsilon-prime 1 --delta-prime 0.1", "supports no k >= 1"),
    ("table --k 0 --epsilon 1", "needs k >= 1, got k = 0"),
]
INVALID = [
    ("advanced --k 10 --epsilon 0.1", "give exactly one of delta-prime and delta-total, got none"),
    ("advanced --k 1 --epsilon 1 --delta-prime 0.1 --delta-total 0.2", "got delta-prime and delta-total"),
    ("advanced --k 2.5 --epsilon 1 --delta-prime 0.1", "k must be an integer, got 2.5"),
    ("advanced --k exp(3) --epsilon 1 --delta-prime 0.1", "k must be an integer, got exp(3)"),
    ("basic --k 3 --epsilon nan", "epsilon cannot be read as a number: 'nan'"),
    ("basic --k 3 --epsilon 1_000", "epsilon cannot be read as a number: '1_000'"),
    ("basic --k 3 --epsilon \u0663", "epsilon cannot be read as a number: '\\u0663'"),
    ("basic --k 3 --epsilon 1e999999999", "epsilon has an exponent beyond 100000"),
    ("basic --k 3 --epsilon __import__('os')", "epsilon cannot be read as a number"),
    ("basic --k 3 --epsilon " + "9" * 5000, "epsilon is a text of 5000 characters; at most 4096 are read"),
    ("basic --k 3 --epsilon ", "epsilon cannot be read as a number: ''"),
    ("basic --k 3", "missing epsilon: basic needs k, epsilon"),
    ("gaussian --epsilon 0.5 --delta 1e-5 --sigma 3", "epsilon, delta and sigma are all given: leave one out; to"),
    ("advanced --k 10 --epsilon-prime 1 --delta-prime 0.1", "to find epsilon, ask: solve epsilon"),
    ("solve sigma --epsilon 0.5", "can be solved for epsilon, k, delta-prime, crossover, not for sigma"),
    ("solve k --theorem advance", "there is no theorem 'advance'; did you mean advanced?"),
    ("compare --k 10", "missing epsilon"),
    ("compare --k 10 --epsilon 1", "give exactly one of delta-prime and delta-total"),
    ("corollary --k 10", "missing epsilon-prime, delta-prime: corollary needs k, epsilon-prime, delta-prime"),
    ("certify corollary --k 10", "missing epsilon-prime, delta-prime: "),
    ("explain corollary --k 10 --epsilon-prime x --delta-prime 1", "epsilon-prime cannot be read as a number: 'x'"),
    ("solve k --epsilon 1 --delta-prime 0.1", "missing epsilon-prime"),
    ("filter --spends -", "missing epsilon-prime: --spends needs epsilon-prime and delta-prime"),
    ("plot composition --epsilon 0.1", "missing delta-total: a picture of composition needs epsilon and delta-total"),
    ("plan --releases 1.5 --epsilon 1", "releases must be an integer, got 1.5"),
    ("plan --releases x --epsilon 1", "releases cannot be read as a number: 'x'"),
    ("table --k 10", "table takes both --k and --epsilon, or neither"),
    (f"table --k {','.join(['1'] * 400)} --epsilon {','.join(['1'] * 400)}", "table prints at most 100000 rows"),
    ("explain explain basic", "explain takes a theorem's command"),
    ("explain table", "explain takes a theorem's command, not table"),
]
FAILURES = [(command, 4, words) for command, words in OUTSIDE] + [(command, 2, words) for command, words in INVALID]


@pytest.mark.parametrize(("command", "code", "words"), FAILURES, ids=[command[:60] for command, _, _ in FAILURES])
@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_each_failure_has_its_exit_code_and_its_words(dpcert, command, code, words, as_json):
    """The message is on stderr, never on stdout; with --json the failure is also an object there."""
    outcome = dpcert(*command.split(" "), *(["--json"] if as_json else []))
    assert code == outcome.code
    assert words in outcome.err
    assert outcome.err.startswith("dpcert: ")
    if as_json:
        record = json.loads(outcome.out)
        assert list(record) == ["format", "error", "exit_code", "message"]
        assert ("dpcert/error/1", code) == (record["format"], record["exit_code"])
        assert words in record["message"]
    else:
        assert outcome.out == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "COMMAND"),
        (("advance",), "advanced"),
        (("--json",), "COMMAND"),
        ((*ADVANCED, "--k", "10"), "--k is given twice"),
        ((*ADVANCED, "--k=11"), "--k is given twice"),
        ((*ADVANCED, "--digits", "5", "--digits", "6"), "--digits is given twice"),
        ((*ADVANCED, "--claim", "1", "--claim", "1"), "--claim is given twice"),
        (("table", "--k", "1", "--k", "1", "--epsilon", "1"), "--k is given twice"),
        (("advanced", "--k", "10", "--eps", "0.1", "--delta-prime", "1e-6"), "--eps"),
        (("advanced", "--k", "10", "--epsilon", "0.1", "--delta-pr", "1e-6"), "--delta-pr"),
        ((*ADVANCED, "--js"), "--js"),
        ((*ADVANCED, "--cross"), "--cross"),
        ((*ADVANCED, "--claim"), "expected one argument"),
        (("advanced", "--k", "--epsilon", "0.1", "--delta-prime", "1e-6"), "expected one argument"),
        ((*ADVANCED, "surplus"), "surplus"),
        ((*ADVANCED, "--sigma", "1"), "--sigma"),
        ((*ADVANCED, "--digits", "0"), "must be an integer from 1 to 1000000, got '0'"),
        ((*ADVANCED, "--digits", "-5"), "must be an integer from 1 to 1000000, got '-5'"),
        ((*ADVANCED, "--digits", "1000001"), "must be an integer from 1 to 1000000, got '1000001'"),
        ((*ADVANCED, "--digits", "1e3"), "must be an integer from 1 to 1000000, got '1e3'"),
        ((*ADVANCED, "--digits", "\u0663"), "must be an integer from 1 to 1000000"),
        ((*ADVANCED, "--digits", "9" * 6000), "must be an integer from 1 to 1000000"),
        (("compare", *ADVANCED[1:], "--claim", "1"), "--claim"),
    ],
    ids=lambda value: " ".join(value)[-60:] if isinstance(value, tuple) else None,
)
def test_a_usage_error_is_two(dpcert, arguments, words):
    """Unknown commands and options, abbreviations, repetitions and missing values; help is pointed to."""
    outcome = dpcert(*arguments)
    assert outcome.code == 2
    assert words in outcome.err
    assert "--help" in outcome.err


def test_explain_alone_says_what_it_takes(dpcert):
    """Without a command there is nothing to explain."""
    outcome = dpcert("explain")
    assert (outcome.code, outcome.out) == (2, "")
    assert "explain takes a theorem's command and its options" in outcome.err


def test_a_misspelt_command_is_answered_with_the_nearest(dpcert):
    """`advance` is probably advanced."""
    assert "did you mean advanced?" in dpcert("advance", "--k", "1").err


@pytest.mark.parametrize("flag", ["--json", "--cross-check"])
def test_a_repeated_flag_is_a_usage_error(dpcert, flag):
    """A flag is an option too."""
    assert dpcert(*ADVANCED, flag, flag).code == 2


def test_an_interruption_is_130_and_quiet(dpcert, monkeypatch):
    """Ctrl-C leaves no traceback."""

    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(answers, "answer", interrupted)
    assert dpcert(*ADVANCED) == (130, "", "")


@pytest.mark.parametrize(
    "error", [ZeroDivisionError("by zero"), RecursionError("deep"), MemoryError(), AssertionError("no")]
)
def test_an_unexpected_exception_is_70_and_asks_for_a_report(dpcert, monkeypatch, error):
    """Its type and words, no traceback, and nothing on stdout."""

    def failing(_):
        raise error

    monkeypatch.setattr(answers, "answer", failing)
    outcome = dpcert(*ADVANCED)
    assert (outcome.code, outcome.out) == (70, "")
    assert f"dpcert: unexpected {type(error).__name__}: {error}" in outcome.err
    assert "this is a fault of dpcert, please report it" in outcome.err
    assert "Traceback" not in outcome.err
