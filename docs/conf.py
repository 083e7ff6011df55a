"""Sphinx's configuration: `make docs`. The pages need no network, neither to be built nor to be read."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "docs"), str(ROOT / "kernel")]

from dpcert.version import __version__  # noqa: E402  (found by the line above)

project = "dpcert"
author = "the dpcert developers"
copyright = author  # noqa: A001  (Sphinx's name)
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinxarg.ext", "mathml"]
myst_enable_extensions = ["dollarmath", "deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_math_renderer = "mathml"
html_title = f"dpcert {__version__}"
html_show_sphinx = False
html_copy_source = False
exclude_patterns = ["_build"]
autodoc_member_order = "bysource"
autodoc_typehints = "none"
nitpicky = False


def verbatim(_app, _what, _name, _obj, _options, lines):  # noqa: ANN001, ANN201
    """A docstring is shown as it is written."""
    if lines:
        first, rest = lines[0], lines[1:]
        lines[:] = [".. code-block:: text", "", f"   {first}", *[f"   {line}" for line in rest], ""]


def setup(app):  # noqa: ANN001, ANN201
    """Hook it in."""
    app.connect("autodoc-process-docstring", verbatim)
