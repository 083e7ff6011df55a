"""Certificates of every theorem and inverse are accepted by both checkers, and one unit more is not."""

from itertools import islice

import pytest

from dpcert.certificate.emit import certify

from .claims import EVERY, LISTS, NAMES, by_node, bytes_of, list_questions, questions, tightened, verdict

EACH = 36
#: Mostly short ones: what a checker decides does not depend on the number of digits.
DIGITS = (6, 12, 17, 12, 6, 30)


def accepted_and_refuted(bounds, folder):
    """Each is accepted by both, and refuted by both with its last digit moved by one; how many there were."""
    honest = [
        certify(bound, digits=DIGITS[number % len(DIGITS)]).record for number, bound in enumerate(islice(bounds, EACH))
    ]
    strict = [tightened(record) for record in honest if {"gt", "lt"} & set(record["claim"])]
    # Only exact ties stand without a claim of tightness, and 0 has nothing below it.
    assert all(record["claim"] == {"le": "0"} for record in honest if not {"gt", "lt"} & set(record["claim"]))
    files = [bytes_of(record) for record in honest + strict]
    codes = [verdict(data) for data in files]
    assert codes == [0] * len(honest) + [3] * len(strict)
    assert codes == by_node(folder, files)
    return len(honest)


@pytest.mark.parametrize(("statement", "quantity"), EVERY, ids=NAMES)
def test_random_certificates_are_accepted_and_tightened_ones_are_refuted(statement, quantity, tmp_path):
    assert accepted_and_refuted(questions(statement, quantity, 1), tmp_path) == EACH


@pytest.mark.parametrize(("statement", "quantity"), LISTS, ids=[f"{s.stem}.{q.name}" for s, q in LISTS])
def test_so_are_those_of_lists(statement, quantity, tmp_path):
    assert statement.stem in {"basic_composition", "kov_composition", "optimal_composition"}
    assert accepted_and_refuted(list_questions(quantity, 1), tmp_path) == EACH


def test_there_are_more_than_two_thousand():
    assert EACH * (len(EVERY) + len(LISTS)) > 2_000
