"""Certificates of every theorem and inverse are accepted, and one unit more is not."""

from itertools import islice

import pytest

from dpcert.certificate.emit import certify

from .claims import EVERY, NAMES, bytes_of, questions, tightened, verdict

EACH = 20


@pytest.mark.parametrize(("statement", "quantity"), EVERY, ids=NAMES)
def test_random_certificates_are_accepted_and_tightened_ones_are_refuted(statement, quantity):
    """Every one is accepted by the checker, and refuted with its last digit moved by one."""
    for number, bound in enumerate(islice(questions(statement, quantity, 1), EACH)):
        certificate = certify(bound, digits=(6, 17, 30)[number % 3])
        assert verdict(certificate.data) == 0
        claim = certificate.record["claim"]
        if {"gt", "lt"} & set(claim):
            assert verdict(bytes_of(tightened(certificate.record))) == 3, claim
        else:
            # Only exact ties stand without a claim of tightness, and 0 has nothing below it.
            assert claim == {"le": "0"}
