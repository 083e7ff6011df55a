"""The command line in this process, and as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import dpcert as package
from dpcert.cli.main import main


class Outcome(NamedTuple):
    """Exit code and what was printed."""

    code: int
    out: str
    err: str


@pytest.fixture
def dpcert(capsys):
    """Run one command in this process."""

    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        return Outcome(code, *capsys.readouterr())

    return run


@pytest.fixture
def process():
    """Run Python as another process that finds the package under test."""
    environment = os.environ | {"PYTHONPATH": str(Path(package.__file__).parents[1])}

    def run(*arguments, env=None, **options):
        settings = {"capture_output": True} | options
        return subprocess.run(
            [sys.executable, *arguments], env=environment | (env or {}), check=False, timeout=60, **settings
        )

    return run
