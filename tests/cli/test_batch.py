"""JSON lines in, JSON lines out: in order, failures as objects, hostile lines survived."""

import io
import json
import sys

import pytest

from dpcert import advanced_composition
from dpcert.cli import batches
from dpcert.compare import alternatives

GOOD = {"id": 1, "command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"}
BOUND = advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta_prime="1e-6")


@pytest.fixture
def batch(dpcert, tmp_path):
    """Run a batch over lines (objects or bytes) and return exit code and records."""

    def run(*lines, options=()):
        path = tmp_path / "questions.jsonl"
        path.write_bytes(
            b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
        )
        outcome = dpcert("batch", path, *options)
        assert outcome.err == ""
        return outcome.code, [json.loads(line) for line in outcome.out.splitlines()]

    return run


def test_an_answer_is_the_bound_with_the_id(batch):
    """One JSON line: the id, then to_dict()."""
    code, records = batch(GOOD)
    assert (0, [{"id": 1} | BOUND.to_dict() | {"alternatives": alternatives(BOUND)}]) == (code, records)


def test_answers_come_in_order(batch):
    """As many lines as questions, each with its own id and number."""
    ids = [7, "b", 3, None, "7"]
    code, records = batch(*(GOOD | {"id": identity, "k": str(k)} for k, identity in enumerate(ids, start=1)))
    assert code == 0
    assert ids == [record["id"] for record in records]
    expected = [
        advanced_composition.epsilon_prime(k=k, epsilon="0.1", delta_prime="1e-6").decimal() for k in range(1, 6)
    ]
    assert expected == [record["decimal"] for record in records]


def test_an_inverse_is_asked_by_solve(batch):
    """ "command": "solve" with a quantity, and a theorem if it is another than 3.20."""
    solve = {"command": "solve", "quantity": "epsilon", "k": 10_000, "epsilon_prime": "1", "delta_prime": "exp(-32)"}
    basic = {"command": "solve", "quantity": "k", "theorem": "basic", "epsilon": "0.1", "epsilon_prime": 1}
    code, records = batch(solve, basic)
    assert (code, [record["decimal"] for record in records]) == (0, ["0.0012310449395871808", "10"])


def test_the_number_of_digits_is_an_option(batch):
    """--digits holds for every line."""
    _, records = batch(GOOD, GOOD | {"k": 100}, options=("--digits", "25"))
    assert [record["decimal"] for record in records] == ["1.767429054344757549850803", "6.308230950513408226747200"]


FAILURES = [
    (GOOD | {"epsilon": 0.1}, 2, "epsilon is the JSON float 0.1; numbers are strings or integers here", 1),
    (GOOD | {"delta_prime": 1e-06}, 2, 'write "0.1", not 0.1', 1),
    (b'{"id":1,"command":"advanced","k":1e1,"epsilon":"1","delta_prime":"0.1"}', 2, "k is the JSON float 1e1", 1),
    (b'{"id":1,"command":"basic","k":NaN,"epsilon":"1"}', 2, "k is the JSON float NaN", 1),
    (b'{"id":1,"command":"basic","k":-Infinity,"epsilon":"1"}', 2, "k is the JSON float -Infinity", 1),
    (GOOD | {"k": True}, 2, "k is a bool", 1),
    (GOOD | {"k": None}, 2, "k is ", 1),
    (GOOD | {"k": [10]}, 2, "k is a list", 1),
    (GOOD | {"command": ["advanced"]}, 2, "command is a list", 1),
    (GOOD | {"epsilon": "-1/801"}, 4, "needs epsilon >= 0, got epsilon = -1/801", 1),
    (GOOD | {"k": 0}, 4, "needs k >= 1, got k = 0", 1),
    (GOOD | {"k": "ten"}, 2, "k cannot be read as a number: 'ten'", 1),
    (GOOD | {"command": "advance"}, 2, "there is no command 'advance'; did you mean advanced?", 1),
    (GOOD | {"command": "compare"}, 2, "there is no command 'compare'", 1),
    (GOOD | {"delta-prime": "1e-6"}, 2, "advanced takes no delta-prime", 1),
    (GOOD | {"real": "1"}, 2, "advanced takes no real", 1),
    ({"id": 1}, 2, "there is no command", 1),
    ({"id": 1, "command": "solve", "k": 1}, 2, "not for an unnamed quantity", 1),
    ([1, 2], 2, "a question is a JSON object", None),
    (b'"text"', 2, "a question is a JSON object", None),
    (b"nonsense", 2, "not a line of JSON", None),
    (b'{"id": 1', 2, "not a line of JSON", None),
    (b"\xff\xfe\xfd", 2, "not a line of JSON", None),
    (b'{"id":1,"command":"basic","k":1,"k":2,"epsilon":"1"}', 2, "given twice", None),
    (b"[" * 100_000, 2, "not a line of JSON", None),
    (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, 2, "not a line of JSON", None),
    (GOOD | {"k": [0] * 50_000}, 2, "k is a list", 1),
    (GOOD | {"epsilon": "9" * 100_000}, 2, "epsilon is a text of 100000 characters", 1),
    (b'{"id":1,"command":"basic","k":1' + b"0" * 5000 + b',"epsilon":"1"}', 2, "", None),
]


@pytest.mark.parametrize(("line", "code", "words", "identity"), FAILURES, ids=range(len(FAILURES)))
def test_a_failure_is_an_error_object_and_the_next_line_is_answered(batch, line, code, words, identity):
    """Its exit code, its words, its id where the line could be read; the batch goes on."""
    found, (error, answer) = batch(line, GOOD | {"id": "next"})
    assert code == found
    assert list(error) == ["id", "format", "error", "exit_code", "message"]
    assert ("dpcert/error/1", code, identity) == (error["format"], error["exit_code"], error["id"])
    assert words in error["message"]
    assert ("next", BOUND.decimal()) == (answer["id"], answer["decimal"])


def test_the_exit_code_is_that_of_the_first_failure(batch):
    """Not of the last one, nor of the worst."""
    outside, unreadable = GOOD | {"k": 0}, GOOD | {"k": "x"}
    assert batch(GOOD, outside, unreadable, GOOD)[0] == 4
    assert batch(GOOD, unreadable, outside)[0] == 2


@pytest.mark.parametrize("where", ["id", "command", "key"])
def test_half_a_surrogate_is_no_reason_to_stop(process, where):
    """JSON may hold a character that UTF-8 cannot: the line is answered or refused, and the next one answered."""
    text = "\\ud800"
    good = json.dumps(GOOD | {"id": "next"})
    bad = {
        "id": f'{{"id":"{text}","command":"basic","k":1,"epsilon":1}}',
        "command": f'{{"id":1,"command":"{text}"}}',
        "key": f'{{"id":1,"command":"basic","{text}":1}}',
    }[where]
    environment = {"PYTHONIOENCODING": "utf-8:strict"}
    done = process("-m", "dpcert", "batch", input=f"{bad}\n{good}\n".encode(), env=environment)
    assert done.returncode == (0 if where == "id" else 2)
    first, second = map(json.loads, done.stdout.splitlines())
    assert ("next", BOUND.decimal()) == (second["id"], second["decimal"])
    assert first["id"] == (json.loads(f'"{text}"') if where == "id" else 1)


@pytest.mark.parametrize("depth", [10, 500, 960, 980, 985, 988, 990, 995, 1000])
def test_a_deep_id_is_given_back_or_refused(batch, depth):
    """Nesting near the limit of the interpreter is no unexpected exception."""
    line = b'{"id":' + b"[" * depth + b"]" * depth + b',"command":"basic","k":1,"epsilon":"1"}'
    code, records = batch(line, GOOD)
    assert code in {0, 2}
    assert len(records) == 2


def test_empty_lines_are_passed_over(batch):
    """No question, no answer."""
    assert batch(b"", b"   ", b"\t\r") == (0, [])
    code, records = batch(b"", GOOD, b"", GOOD)
    assert (code, len(records)) == (0, 2)


def test_an_empty_batch_is_fine(dpcert, tmp_path):
    """Nothing asked, nothing said, exit 0."""
    (tmp_path / "empty").write_bytes(b"")
    assert dpcert("batch", tmp_path / "empty") == (0, "", "")


def test_the_last_line_needs_no_end(dpcert, tmp_path):
    """Neither a line feed nor Unix line ends are needed."""
    path = tmp_path / "questions"
    path.write_bytes(json.dumps(GOOD).encode() + b"\r\n" + json.dumps(GOOD).encode())
    outcome = dpcert("batch", path)
    assert (outcome.code, len(outcome.out.splitlines())) == (0, 2)


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_standard_input_is_read_where_no_file_is_named(dpcert, monkeypatch, arguments):
    """`batch` and `batch -`."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode())))
    outcome = dpcert("batch", *arguments)
    assert (0, BOUND.decimal()) == (outcome.code, json.loads(outcome.out)["decimal"])


@pytest.mark.parametrize("name", ["missing", "."])
def test_a_file_that_cannot_be_read_is_six(dpcert, tmp_path, name):
    """A missing file and a folder are not what they claim to be."""
    outcome = dpcert("batch", tmp_path / name)
    assert (outcome.code, outcome.out) == (6, "")
    assert "cannot read" in outcome.err


def test_a_line_beyond_a_megabyte_is_refused_without_being_kept(dpcert, tmp_path):
    """What was answered before stays answered."""
    path = tmp_path / "long"
    path.write_bytes(json.dumps(GOOD).encode() + b"\n" + b"x" * (3 << 20) + b"\n")
    outcome = dpcert("batch", path)
    assert outcome.code == 6
    assert BOUND.decimal() == json.loads(outcome.out.splitlines()[0])["decimal"]


class Endless(io.RawIOBase):
    """A stream that makes each line when it is asked for, and counts what is waiting to be printed."""

    def __init__(self, lines, printed):
        self.lines, self.printed, self.given, self.most = lines, printed, 0, 0

    def readline(self, limit):
        assert limit > 0
        self.most = max(self.most, self.given - len(self.printed))
        if self.given == self.lines:
            return b""
        self.given += 1
        return json.dumps(GOOD | {"id": self.given}).encode() + b"\n"


def test_memory_is_constant(monkeypatch):
    """No more than one line is held: each answer is printed before the next line is read."""
    printed = []
    stream = Endless(500, printed)
    monkeypatch.setattr(sys, "stdin", type("Stdin", (), {"buffer": stream})())
    monkeypatch.setattr("builtins.print", lambda text: printed.append(json.loads(text)["id"]))
    code = batches.run(type("Arguments", (), {"file": "-", "digits": None})())
    assert (0, list(range(1, 501))) == (code, printed)
    assert stream.most == 0
