"""Cases become vectors: reproducible byte for byte, and refused where they are not what they say."""

import json

import pytest

from dpcert.errors import Disagreement, Unreadable
from dpcert.vectors import build, canonical, search
from dpcert.vectors.cases import Case, cases, parsed

from .published import DOCUMENTS, ROOT, STEMS, checkout


def vectors_of(document):
    """By uid."""
    return {vector["uid"]: vector for group in document["groups"] for vector in group["vectors"]}


@pytest.mark.parametrize("stem", STEMS)
def test_every_tenth_vector_is_what_the_engines_give_now(stem):
    """A sample; `dpcert vectors check`, which CI runs, does all."""
    known = vectors_of(DOCUMENTS[stem])
    for case in cases(stem)[::10]:
        made = build.record(case)
        assert made == known[made["uid"]]


@pytest.mark.parametrize("stem", ["laplace_mechanism"])
def test_a_whole_file_is_reproduced_byte_for_byte(stem):
    """Prompt and vectors."""
    prompt, vectors = build.documents(stem)
    assert canonical.text_of(vectors) == (ROOT / "vectors" / f"{stem}.json").read_text(encoding="utf-8")
    if checkout().is_dir():
        assert canonical.text_of(prompt) == (checkout() / "prompt" / f"{stem}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("stem", STEMS)
def test_every_case_is_published_in_its_order(stem):
    """Nothing of the content is left out."""
    order = [q for group in DOCUMENTS[stem]["groups"] for q in [group["question"]["quantity"]]]
    asked = [build.identity(case)["uid"] for q in order for case in cases(stem) if case.quantity == q]
    assert asked == [v["uid"] for group in DOCUMENTS[stem]["groups"] for v in group["vectors"]]


@pytest.mark.parametrize(
    "searched", [row for row in search.SEARCHED if row[0] in {"corollary_3_21", "laplace_mechanism"}]
)
def test_the_search_finds_its_rows_again(searched):
    """The recorded candidates are the hardest of all tries."""
    stem, quantity, names = searched
    found = {case for line in search.near_doubles(*searched) for case in parsed(stem, f"[{quantity}: {names}]\n{line}")}
    assert found == {case for case in cases(stem) if "NearDouble" in case.flags and case.quantity == quantity}


def advanced(result="valid", **inputs):
    """A case of Theorem 3.20."""
    inputs = {"k": "10", "epsilon": "0.1", "delta_prime": "1e-6"} | inputs
    return Case("advanced_composition", "epsilon_prime", tuple(inputs.items()), ("Ordinary",), "a test", result)


def test_a_refusal_that_was_not_announced_stops_the_build():
    """And so does an answer where a refusal was."""
    with pytest.raises(Unreadable, match="refuses"):
        build.record(advanced(delta_prime="2"))
    with pytest.raises(Unreadable, match="answers"):
        build.record(advanced("invalid"))


def test_a_question_asked_twice_stops_the_build():
    """However its inputs are spelled."""
    with pytest.raises(Unreadable, match="asked twice"):
        build.documents("advanced_composition", [advanced(), advanced(epsilon="1/10")])


def test_nothing_is_written_where_the_engines_disagree(monkeypatch):
    """A contradiction is not a vector."""

    def contradicts(*_):
        raise Disagreement("no")

    monkeypatch.setattr(build, "cross_check", contradicts)
    with pytest.raises(Disagreement):
        build.record(advanced())


def test_a_withdrawn_vector_stays_and_its_question_gets_another_uid(monkeypatch):
    """It is published as it stood, with the reason; the new answer has a new identity."""
    old = build.record(advanced()) | {"status": "withdrawn", "withdrawn_reason": "a test"}
    monkeypatch.setattr(build, "withdrawn", lambda stem, quantity: [old] if quantity == "epsilon_prime" else [])
    _, document = build.documents("advanced_composition", [advanced(), advanced(k="11")])
    new, other, kept = document["groups"][0]["vectors"]
    assert kept == old
    assert new["uid"] != old["uid"]
    assert new["inputs"] == old["inputs"]
    assert other["uid"] == build.canonical.uid("advanced_composition", "epsilon_prime", other["inputs"])
    assert document["vectors"] == 3


@pytest.mark.parametrize(
    "line",
    ["1 2", "1 2 ; NoSuchFlag ; words", "1 2 3 ; Ordinary ; words", "1 ; Ordinary ; words"],
)
def test_a_line_of_content_that_is_not_understood_is_refused(line):
    """With its place."""
    with pytest.raises(Unreadable, match="line 2 of the vectors of basic_composition"):
        list(parsed("basic_composition", f"[epsilon_prime: k epsilon]\n{line}"))


def test_alternatives_are_combined_and_a_dash_leaves_an_input_out():
    """A line stands for all its combinations."""
    rows = list(parsed("basic_composition", "[epsilon_prime: k epsilon delta]\n! 1|2 3|4 - ; ; words"))
    assert [dict(row.inputs) for row in rows] == [{"k": k, "epsilon": e} for k in "12" for e in "34"]
    assert {row.result for row in rows} == {"invalid"}


def test_a_prompt_only_asks():
    """No answer, no comment, no flag."""
    if not checkout().is_dir():
        pytest.skip("prompts are not part of a wheel")
    for stem in STEMS:
        content = (checkout() / "prompt" / f"{stem}.json").read_bytes()
        assert DOCUMENTS[stem]["prompt_sha256"] == canonical.sha256(content)
        for group in json.loads(content)["groups"]:
            for vector in group["vectors"]:
                assert not {"expected", "lookalikes", "result", "flags", "comment"} & set(vector)
