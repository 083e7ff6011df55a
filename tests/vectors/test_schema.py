"""The JSON Schemas accept what is published and refuse what would mislead its users."""

import copy
import json
from importlib import resources

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from .published import DOCUMENTS, STEMS

SCHEMAS = [
    json.loads(entry.read_text(encoding="utf-8"))
    for entry in (resources.files("dpcert") / "schema").iterdir()
    if entry.name.endswith(".json")
]
REGISTRY = Registry().with_resources([(schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS])
VALIDATOR = Draft202012Validator({"$ref": "urn:dpcert:schema:vectors:1"}, registry=REGISTRY)


def test_the_schemas_are_schemas():
    """Of the draft that they name."""
    assert len(SCHEMAS) >= 5
    for schema in SCHEMAS:
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("stem", STEMS)
def test_every_file_is_of_its_schema(stem):
    """No error at all."""
    assert [error.json_path for error in VALIDATOR.iter_errors(DOCUMENTS[stem])] == []


def first(document, result):
    """The first vector of a result."""
    return next(v for group in document["groups"] for v in group["vectors"] if v["result"] == result)


def a_number(document):
    first(document, "valid")["expected"]["low"] = 1.5


def a_lost_answer(document):
    del first(document, "valid")["expected"]


def an_answer_where_none_may_be(document):
    first(document, "invalid")["expected"] = first(document, "valid")["expected"]


def another_key(document):
    first(document, "valid")["tcId"] = "1"


def no_reason(document):
    first(document, "valid")["independent"] = False


def a_silent_withdrawal(document):
    first(document, "valid")["status"] = "withdrawn"


def the_wrong_direction(document):
    document["groups"][0]["unsafe_direction"] = "above"


def the_wrong_kind(document):
    document["groups"][0]["kind"] = "inverse"


@pytest.mark.parametrize(
    "spoil",
    [
        a_number, a_lost_answer, an_answer_where_none_may_be, another_key, no_reason, a_silent_withdrawal,
        the_wrong_direction, the_wrong_kind,
    ],
)  # fmt: skip
def test_a_spoiled_file_is_refused(spoil):
    """Each of these would mislead a program or a reader."""
    document = copy.deepcopy(DOCUMENTS["laplace_mechanism"])
    assert VALIDATOR.is_valid(document)
    spoil(document)
    assert not VALIDATOR.is_valid(document)
