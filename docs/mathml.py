"""Sphinx extension: formulas become MathML when the pages are built, so that no script and no network draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from docutils.nodes import SkipNode
from latex2mathml.converter import convert

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator


def _inline(translator: HTML5Translator, node: Element) -> NoReturn:
    translator.body.append(convert(node.astext()))
    raise SkipNode


def _block(translator: HTML5Translator, node: Element) -> NoReturn:
    translator.body.append(convert(node.astext(), display="block"))
    raise SkipNode


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the renderer as Sphinx's only one."""
    app.add_html_math_renderer("mathml", (_inline, None), (_block, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
