"""The errata: every record is proved again, its digits are the kernel's, and a wrong record is noticed."""

import copy
import json
import re
from fractions import Fraction

import jsonschema
import pytest

from dpcert import InvalidInput, OutsideTheorem, Unreadable
from dpcert.errata import prove, records
from dpcert.questions import answer

RECORDS = {record["id"]: record for record in records()}
CHECKS = [(record["id"], check) for record in RECORDS.values() for check in record["checks"]]
CHECK_IDS = [f"{identity}-{check['words']}" for identity, check in CHECKS]
TEXT = {"type": "string", "minLength": 1}
NUMBER = {"type": "string", "pattern": "^[-0-9a-z/.()^]+$"}
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": [
        "id", "source", "where", "kind", "printed", "printed_value", "finding", "direction", "status", "checks",
        "touches",
    ],
    "properties": {
        "id": {"pattern": "^E-[0-9]{4}$"},
        "source": {"enum": ["book", "source note"]},
        "where": TEXT,
        "touches": {"type": "array", "items": TEXT, "minItems": 1},
        "kind": {"enum": ["numeric", "domain", "notation"]},
        "printed": TEXT,
        "printed_value": {"type": "string"},
        "finding": TEXT,
        "direction": TEXT,
        "status": {"enum": ["recorded", "reported", "acknowledged"]},
        "checks": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["words", "question", "relation"],
                "properties": {
                    "words": TEXT,
                    "question": {"type": "object", "additionalProperties": TEXT, "required": ["command"]},
                    "relation": {"enum": ["exceeds", "is at most", "is", "refused"]},
                    "value": NUMBER,
                    "decimal": NUMBER,
                },
            },
        },
    },
}  # fmt: skip


def significant(text):
    """How many significant digits a decimal shows."""
    return len(text.partition("e")[0].replace(".", "").lstrip("0"))


def test_the_ten_records_are_all_there():
    """Seven of the book and three of the source note, each of its kind, in order."""
    expected = {
        "E-0001": ("book", "numeric"),
        "E-0002": ("book", "numeric"),
        "E-0003": ("book", "domain"),
        "E-0004": ("book", "notation"),
        "E-0005": ("book", "domain"),
        "E-0006": ("book", "numeric"),
        "E-0007": ("book", "notation"),
        "E-0008": ("source note", "numeric"),
        "E-0009": ("source note", "numeric"),
        "E-0010": ("source note", "domain"),
    }
    assert expected == {identity: (record["source"], record["kind"]) for identity, record in RECORDS.items()}
    assert sorted(RECORDS) == [record["id"] for record in records()]


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_has_the_documented_shape(record):
    """Its keys, kinds and relations are those of the schema."""
    jsonschema.validate(record, SCHEMA)


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_numeric_and_domain_records_are_proved_and_notation_is_recorded(record):
    """A numeric or domain record has checks and is confirmed; a notation record has none."""
    outcome = prove(record)
    if record["kind"] == "notation":
        assert (outcome["checks"], outcome["confirmed"]) == ([], None)
    else:
        assert outcome["checks"]
        assert outcome["confirmed"] is True


@pytest.mark.parametrize(("identity", "check"), CHECKS, ids=CHECK_IDS)
def test_every_check_is_recomputed(identity, check):
    """The relation is decided again here, from the answer itself."""
    relation = check["relation"]
    if relation == "refused":
        with pytest.raises(OutsideTheorem):
            answer(check["question"])
        assert not {"value", "decimal"} & set(check), identity
        return
    sign = answer(check["question"]).compare(check["value"])
    assert sign in {"exceeds": {1}, "is at most": {-1, 0}, "is": {0}}[relation]


@pytest.mark.parametrize(
    ("identity", "check"),
    [(identity, check) for identity, check in CHECKS if "decimal" in check],
    ids=[name for name, (_, check) in zip(CHECK_IDS, CHECKS, strict=True) if "decimal" in check],
)
def test_every_recorded_decimal_is_the_certified_value(identity, check):
    """To the last digit recorded, in the safe direction."""
    assert check["decimal"] == answer(check["question"]).decimal(significant(check["decimal"])), identity


def test_enough_decimals_are_recorded():
    """The golden test above has something to look at: each numeric record but the literal ones."""
    assert sum("decimal" in check for _, check in CHECKS) >= 17
    with_decimals = {identity for identity, check in CHECKS if "decimal" in check}
    assert {identity for identity, record in RECORDS.items() if record["kind"] == "numeric"} <= with_decimals


def broken(identity, place, **changes):
    """A copy of a record with one check changed."""
    record = copy.deepcopy(RECORDS[identity])
    record["checks"][place] |= changes
    return record


@pytest.mark.parametrize(
    "record",
    [
        broken("E-0001", 0, value="1.0143473043148823495350661"),
        broken("E-0001", 1, value="1000/812319"),
        broken("E-0001", 3, value="9724"),
        broken("E-0001", 0, relation="is at most"),
        broken("E-0001", 0, relation="refused"),
        broken("E-0008", 1, value="0.99989"),
        broken("E-0005", 0, relation="exceeds", value="1"),
        broken("E-0006", 0, value="9.689610525210778842517284"),
        broken(
            "E-0009",
            0,
            question={"command": "advanced", "k": "999", "epsilon": "0.1", "delta_prime": "1e-6"},
            value="27.13",
        ),
    ],
    ids=range(9),
)
def test_a_record_with_a_wrong_value_is_not_confirmed(record):
    """One changed value, relation or question, and the whole record fails, with the check that does."""
    outcome = prove(record)
    assert outcome["confirmed"] is False
    assert sum(not check["holds"] for check in outcome["checks"]) == 1


def test_an_unknown_relation_is_no_proof():
    """A record that asks for something else is not what it claims to be."""
    with pytest.raises(Unreadable, match="unknown relation: 'resembles'"):
        prove(broken("E-0001", 0, relation="resembles"))


def test_a_question_that_cannot_be_read_is_no_refusal():
    """A misspelt question raises; it does not count as refused."""
    with pytest.raises(InvalidInput):
        prove(broken("E-0005", 0, question={"command": "advanced", "k": "ten", "epsilon": "0.1", "delta_prime": "0"}))


def test_proving_leaves_the_record_as_it_was():
    """The outcome is a new object."""
    before = json.dumps(RECORDS["E-0001"])
    prove(RECORDS["E-0001"])
    assert before == json.dumps(RECORDS["E-0001"])


def test_the_outcome_shows_as_many_digits_as_were_asked_for():
    """Each outcome quotes the certified value."""
    outcome = prove(RECORDS["E-0001"], 25)["checks"][0]["outcome"]
    assert outcome == "epsilon_prime <= 1.014347304314882349535066, which exceeds 1"


def test_example_3_7_records_both_halves():
    """That the derivation fails and by how much, and what 1/801 does support."""
    finding = RECORDS["E-0001"]["finding"]
    for figure in ("800/801", "812.318", "9723", "3.155e-14"):
        assert figure in finding
    questions = [check["question"].get("quantity", "total") for check in RECORDS["E-0001"]["checks"]]
    assert {"total", "epsilon", "k", "delta_prime"} == set(questions)


def test_the_fractions_of_the_findings_add_up():
    """800/801 + 10000/801^2, as E-0002 states it."""
    assert "650800/641601" in RECORDS["E-0002"]["finding"]
    assert Fraction(650800, 641601) == Fraction(800, 801) + Fraction(10_000, 801**2)


def test_the_wording_of_the_notation_records_names_its_source():
    """What the book prints there is known through the source note alone, and the record says so."""
    for record in RECORDS.values():
        if record["kind"] == "notation":
            assert re.search("through the source note", record["finding"])


@pytest.mark.parametrize(
    ("relation", "holds"), [("exceeds", False), ("is at most", True), ("is", True), ("refused", False)]
)
def test_an_equality_exceeds_nothing(relation, holds):
    """10 times 0.1 is 1: at most 1, exactly 1, not more than 1, and not refused."""
    question = {"command": "basic", "k": "10", "epsilon": "0.1"}
    check = {"words": "a tie", "question": question, "relation": relation, "value": "1"}
    assert prove({"checks": [check]})["confirmed"] is holds
