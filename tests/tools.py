"""The one place that looks for programs that a test needs beside Python."""

from __future__ import annotations

import os
import shutil
import sysconfig

import pytest


def need(name: str) -> str:
    """Path of the program; without it the test is skipped, or fails where CI is set."""
    # What an optional package installs as a program lies next to the interpreter.
    found = shutil.which(name) or shutil.which(name, path=sysconfig.get_path("scripts"))
    if found is not None:
        return found
    message = f"{name} is not installed"
    if os.environ.get("CI"):
        pytest.fail(f"{message}, and CI must not skip a test")
    pytest.skip(message)
