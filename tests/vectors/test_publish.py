"""Building and checking: from a clean tree only, and never over a published vector."""

import copy
import json
import shutil
import subprocess

import pytest

from dpcert.errors import InvalidInput, Refuted, Unreadable
from dpcert.vectors import canonical, locate, publish

from .published import DOCUMENTS, checkout

pytestmark = pytest.mark.skipif(not (checkout() / "prompt").is_dir(), reason="a wheel holds the vectors alone")


def silent(stem):
    """Nobody listens."""


def test_the_checksums_are_those_of_the_files():
    """SHA256SUMS names every prompt, file of vectors and loader, and nothing else."""
    lines = (checkout() / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    stated = dict(reversed(line.split("  ")) for line in lines)
    files = {
        p.relative_to(checkout()).as_posix(): p
        for f in ("prompt", "vectors", "loaders")
        for p in (checkout() / f).rglob("*.*")
    }
    assert set(stated) == set(files)
    assert all(canonical.sha256(path.read_bytes()) == stated[name] for name, path in files.items())


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A checkout of one theorem's vectors, as they are published."""
    folder = tmp_path / "reference_values"
    stem = "randomized_response"
    monkeypatch.setattr(publish, "STEMS", (stem,))
    monkeypatch.setattr(publish, "checkout", lambda: folder)
    monkeypatch.setattr(publish, "root", lambda: folder)
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed")
    (tmp_path / "kernel.py").write_text("committed\n")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=b", "commit", "-qm", "c"]):
        subprocess.run([git, "-C", str(tmp_path), *words], check=True)
    return folder


@pytest.mark.usefixtures("small")
def test_building_writes_and_checking_agrees():
    """A second build changes nothing."""
    written = publish.build(silent)
    assert "SHA256SUMS" in written
    assert publish.check(silent) == DOCUMENTS["randomized_response"]["vectors"]
    assert publish.build(silent) == []


def test_one_changed_digit_is_found(small, monkeypatch):
    """In a prompt, a file of vectors, a loader or the sums."""
    publish.build(silent)
    right = publish.outputs(silent)
    monkeypatch.setattr(publish, "outputs", lambda heard: right)
    for path in [p for p in small.rglob("*") if p.is_file()]:
        before = path.read_bytes()
        path.write_bytes(before.replace(b"1", b"2", 1))
        with pytest.raises(Refuted, match=path.name):
            publish.check(silent)
        path.write_bytes(before)
    (small / "vectors" / "other.json").write_text("{}")
    with pytest.raises(Refuted, match=r"other\.json \(not ours\)"):
        publish.check(silent)


def test_a_dirty_tree_is_refused(small):
    """What made the numbers must be what is committed; the output itself may differ."""
    publish.build(silent)
    (small.parent / "kernel.py").write_text("changed\n")
    with pytest.raises(InvalidInput, match=r"not committed \(M kernel\.py\)"):
        publish.build(silent)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path):
    """There nobody could say what made the numbers."""
    with pytest.raises(InvalidInput, match="git checkout"):
        publish.demand_clean(tmp_path)


def test_a_published_vector_is_never_changed_or_lost():
    """Its answer, its inputs and its result stand; words about it may change."""
    before = DOCUMENTS["randomized_response"]
    after = copy.deepcopy(before)
    after["groups"][0]["vectors"][0]["comment"] = "other words"
    publish.demand_unchanged(before, after)
    after["groups"][0]["vectors"][0]["expected"]["high"] = "0.6"
    with pytest.raises(InvalidInput, match="would change: withdraw it"):
        publish.demand_unchanged(before, after)
    del after["groups"][0]["vectors"][0]
    with pytest.raises(InvalidInput, match="would be lost"):
        publish.demand_unchanged(before, after)


@pytest.mark.usefixtures("small")
def test_withdrawing_keeps_the_vector_with_a_reason(tmp_path, monkeypatch):
    """As it stood, under its quantity."""
    publish.build(silent)
    module = tmp_path / "vectors"
    (module / "content").mkdir(parents=True)
    (module / "content" / "withdrawn.json").write_text("{}")
    monkeypatch.setattr(publish, "__file__", str(module / "publish.py"))
    vector = DOCUMENTS["randomized_response"]["groups"][0]["vectors"][0]
    path = publish.withdraw(vector["uid"], "a wrong digit")
    kept = json.loads(path.read_text())
    assert kept == {
        "randomized_response.delta": [vector | {"status": "withdrawn", "withdrawn_reason": "a wrong digit"}]
    }
    for uid in ("randomized_response/0000000000000000", "nothing/1"):
        with pytest.raises(InvalidInput, match="there is no vector"):
            publish.withdraw(uid, "a reason")


def test_a_file_that_is_none_of_ours_is_unreadable(tmp_path):
    """Missing, no JSON, or JSON of another kind."""
    path = tmp_path / "x.json"
    for content in (None, "{", "[]", '{"format": "dpcert/bound/1"}'):
        if content is not None:
            path.write_text(content)
        with pytest.raises(Unreadable):
            locate.loaded(path)
    with pytest.raises(InvalidInput, match="there is no theorem 'nothing'"):
        locate.published("nothing")


def test_formatting_is_canonical_for_what_is_published():
    """Published files are as fmt writes them."""
    paths = sorted((checkout() / "vectors").glob("*.json")) + sorted((checkout() / "prompt").glob("*.json"))
    assert all(found == text for _, found, text in publish.formatted(paths))
