"""A missing program skips a test here and fails it in CI."""

from __future__ import annotations

import pytest

from .tools import need


def test_a_program_that_is_there_is_found():
    """The answer is its path."""
    assert need("sh").endswith("sh")


def test_a_missing_program_skips_the_test_with_its_name(monkeypatch):
    """So that a checkout without it still passes."""
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no-such-program"):
        need("no-such-program")


def test_a_missing_program_fails_the_test_in_ci(monkeypatch):
    """So that nothing is skipped unnoticed."""
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="no-such-program"):
        need("no-such-program")
