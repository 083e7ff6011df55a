"""The published certificates are what the tool writes, and both checkers verify every one of them."""

import json
from pathlib import Path

import pytest

from dpcert.certificate.canonical import identity
from dpcert.certificate.reference import published
from dpcert.certificate.verify import verify

from .claims import verdict
from .test_both_checkers import by_node

FOLDER = Path(__file__).parents[2] / "reference_values"
FILES = sorted((FOLDER / "certificates").glob("*.json"))


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the wheel is tested without the published files")
def test_the_published_certificates_are_what_is_written_today():
    """The same names and the same bytes."""
    made = {f"{kind}-{one.record['theorem']}-{one.identity[:16]}.json": one.data for kind, one in published(FOLDER)}
    assert {path.name: path.read_bytes() for path in FILES} == made
    assert all(path.stem.endswith(identity(path.read_bytes())[:16]) for path in FILES)


def test_both_checkers_and_the_kernel_verify_them(tmp_path):
    """Every file."""
    files = [path.read_bytes() for path in FILES]
    assert [verdict(data) for data in files] == by_node(tmp_path, files) == [0] * len(files)
    assert all(verify(data).code == 0 for data in files)


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the wheel is tested without the published files")
def test_the_certificate_of_the_first_erratum_proves_its_negation():
    """At 1/801 Theorem 3.20 gives more than 1."""
    claims = [json.loads(path.read_text())["claim"] for path in FILES if path.name.startswith("E-0001-advanced")]
    assert {"gt": "1"} in claims
