"""Programs that these tests start find the package under test."""

from pathlib import Path

import pytest

import dpcert


@pytest.fixture(autouse=True)
def _package_of_programs(monkeypatch):
    """Also from another folder, and from a checkout that is not installed."""
    monkeypatch.setenv("PYTHONPATH", str(Path(dpcert.__file__).parents[1]))
