"""The one place that looks for programs that a test needs beside Python."""

from __future__ import annotations

import os
import shutil

import pytest


def need(name: str) -> str:
    """Path of the program; without it the test is skipped, or fails where CI is set."""
    found = shutil.which(name)
    if found is not None:
        return found
    message = f"{name} is not installed"
    if os.environ.get("CI"):
        pytest.fail(f"{message}, and CI must not skip a test")
    pytest.skip(message)
