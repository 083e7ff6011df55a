"""What can be said of the Coq files without Coq: they are complete, generated as they stand, and described."""

import json
import re
import tomllib
from fractions import Fraction

import pytest

from coq import audit, bulk, certificates, comparisons, kernel_formulas, profile, statements
from coq.sentences import FOLDER, STATED, opening, sentences, theory, without_comments
from dpcert import errata

FILES = sorted(FOLDER.rglob("*.v"))


def test_every_file_is_in_the_project_file():
    """What _CoqProject does not name is not compiled."""
    listed = [line for line in (FOLDER / "_CoqProject").read_text(encoding="utf-8").split() if line.endswith(".v")]
    assert sorted(FOLDER / line for line in listed) == FILES


def test_nothing_is_taken_for_granted():
    """No Admitted, no Axiom."""
    assert audit.taken_for_granted() == []


@pytest.mark.parametrize("word", ["Admitted.", "Axiom x : False.", "(* fine *) Parameter y : nat."])
def test_a_word_that_takes_something_for_granted_is_seen(word):
    """Outside comments."""
    words = re.findall(r"\w+", without_comments(f"(* Axiom (* nested *) Admitted *)\nLemma a : True.\n{word}\n"))
    assert sum(w in audit.FORBIDDEN for w in words) == 1


def test_every_lemma_has_a_proof_that_ends_in_qed():
    """No statement stands alone."""
    for path in theory():
        for sentence in sentences(path):
            if sentence.keyword in STATED:
                assert re.match(r"Proof\..*Qed\.$", sentence.proof, re.DOTALL), sentence.text


def test_the_statement_sheet_is_the_generated_one():
    """STATEMENTS.md says what the files say."""
    assert statements.page() == statements.SHEET.read_text(encoding="utf-8")


def test_every_statement_on_the_sheet_is_explained():
    """Each definition and each final theorem has words in front of it."""
    names = statements.needed()
    for path in theory():
        if path == kernel_formulas.FILE:
            continue
        assert opening(path).startswith("(** * ")
        for sentence in sentences(path):
            if sentence.keyword in statements.FINAL or sentence.name in names:
                assert sentence.words.startswith("(** "), (path.name, sentence.text)


def test_the_kernel_formulas_are_the_generated_ones():
    """kernel.v holds what the kernel evaluates."""
    assert kernel_formulas.file() == kernel_formulas.FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "text"), certificates.files().items(), ids=lambda item: getattr(item, "name", ""))
def test_the_certificates_are_the_generated_ones(path, text):
    """golden.v and errata.v hold the kernel's numbers."""
    assert text == path.read_text(encoding="utf-8")


def test_the_certificates_are_counted():
    """Every row and every check of the errata is a theorem or has a reason."""
    rows = tomllib.loads((FOLDER / "rows.toml").read_text(encoding="utf-8"))["row"]
    said = list(certificates.claims())
    assert len(certificates.golden()) == len(rows) + 1
    assert len(said) == sum(len(record["checks"]) for record in errata.records())
    assert sum(isinstance(claim, str) for claim in said) == 9


def test_the_gaussian_profile_is_the_generated_one():
    """Its formula is the kernel's and its numbers are those of reference_values/vectors."""
    assert profile.text() == profile.FILE.read_text(encoding="utf-8")
    assert [isinstance(said, str) for said in profile.golden()].count(True) == 3


def test_the_series_has_enough_terms():
    """The first term that is left out is below the bound, and the one before is not."""
    x, bits = Fraction(7, 2), 100
    first = Fraction(1)
    for i in range(profile.terms(float(x), bits)):
        before, first = first, first * x**2 / (2 * i + 3)
    assert first < Fraction(1, 2**bits) <= before


@pytest.mark.parametrize(("path", "text"), bulk.files().items(), ids=lambda item: getattr(item, "name", ""))
def test_the_certificates_of_the_vectors_are_the_generated_ones(path, text):
    """vectors_*.v hold the numbers of reference_values/vectors."""
    assert text == path.read_text(encoding="utf-8")


def test_every_vector_is_certified_or_has_a_reason():
    """None is passed over."""
    told = sum(
        vector["result"] == "valid"
        for path in bulk.VECTORS.glob("*.json")
        for group in json.loads(path.read_text(encoding="utf-8"))["groups"]
        for vector in group["vectors"]
    )
    assert bulk.count().total() == told
    reasons = {comparisons.NO_FORMULA, comparisons.NORMAL, bulk.LONG, bulk.CLOSE}
    assert set(bulk.count()) == {"certified", *reasons}


def test_a_vector_with_a_wrong_digit_is_no_certificate():
    """The kernel sees it before Coq does."""
    inputs = {"epsilon": "1", "epsilon_prime": "0"}
    right = {"low": "0.4621171572600097585023184836436725487302", "high": "0.4621171572600097585023184836436725487303"}
    wrong = {end: text.replace("58502", "58602") for end, text in right.items()}
    vectors = [{"uid": "rr/0", "comment": "", "inputs": inputs, "expected": ends} for ends in (right, wrong)]
    assert isinstance(bulk.theorem("rr_0", ("rr", "delta"), vectors[0]), certificates.Row)
    with pytest.raises(ValueError, match="the kernel's answer is"):
        bulk.theorem("rr_0", ("rr", "delta"), vectors[1])


def test_the_fast_tier_has_axioms_of_its_own():
    """Machine integers only, and none of them is allowed to the other tier."""
    fast = audit.allowed("axioms_bulk.txt")
    assert fast
    assert all(axiom.startswith("Coq.Numbers.Cyclic.Int63.") for axiom in fast)
    assert not fast & audit.allowed()


def test_the_controls_are_wrong_by_one_unit():
    """One certificate of each kind, and none is as the file has it."""
    assert len(audit.controls()) == 4
    assert len(audit.bulk_controls()) == 7
    assert len(audit.profile_controls()) == 3
    assert not {row.text() for row in audit.profile_controls()} & {row.text() for row in profile.rows()}
    assert not {row.text() for row in audit.controls()} & {row.text() for row in certificates.golden()}


def test_an_axiom_that_is_not_allowed_is_seen():
    """Names are compared from the right: Coq shortens them."""
    assert audit.strange({"Classical_Prop.classic", "ClassicalDedekindReals.sig_not_dec"}, audit.allowed()) == set()
    assert audit.strange(odd := {"PrimFloat.add", "classic_prop", "lassic"}, audit.allowed()) == odd


SUMMARY = """
CONTEXT SUMMARY
===============

* Theory: Set is predicative

* Axioms:
    Coq.Logic.Classical_Prop.classic
    Coq.Reals.ClassicalDedekindReals.sig_not_dec

* Constants/Inductives relying on type-in-type: <none>

* Inductives whose positivity is assumed: {}
"""


@pytest.mark.parametrize(("listed", "unsafe"), [("<none>", set()), ("Coq.Strange.t", {"Coq.Strange.t"})])
def test_the_summary_of_the_checker_is_read(listed, unsafe):
    """Axioms apart, and all else that is not `<none>`."""
    axioms = {"Coq.Logic.Classical_Prop.classic", "Coq.Reals.ClassicalDedekindReals.sig_not_dec"}
    assert audit.summary(SUMMARY.format(listed)) == (axioms, unsafe)


def test_a_checker_without_a_summary_is_a_fault():
    """Silence is no approval."""
    with pytest.raises(audit.AuditError, match="coqchk gave no summary"):
        audit.summary("")
