"""Tables and formulas as notebooks display them; every text is escaped, every number comes rounded already."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: Digits of a number in a table.
DIGITS: Final = 10
_LATEX: Final = {
    "\\": r"\backslash ",
    "^": r"\wedge ",
    "~": r"\sim ",
    **{sign: "\\" + sign for sign in "&%$#_{}"},
}


def table(head: Sequence[str], rows: Iterable[Sequence[str]], below: Iterable[str] = ()) -> str:
    """An HTML table of texts, and lines below it.

    >>> table(["a"], [["1 < 2"]])
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>'
    """
    first = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    after = "".join(f"<p><small>{html.escape(line)}</small></p>" for line in below)
    return f"<table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>{after}"


def array(rows: Iterable[tuple[str, str]]) -> str:
    r"""A LaTeX array of labels, which are text, and formulas, which are LaTeX already.

    >>> array([("a_1", "x")])
    '$\\displaystyle\\begin{array}{ll}\\text{a\\_1} & x\\end{array}$'
    """
    lines = r" \\ ".join(rf"{words(label)} & {formula}" for label, formula in rows)
    return rf"$\displaystyle\begin{{array}}{{ll}}{lines}\end{{array}}$"


def words(text: str) -> str:
    """Text within a formula."""
    shown = "".join(rf"}}{_LATEX[sign]}\text{{" if sign in "\\^~" else _LATEX.get(sign, sign) for sign in text)
    return rf"\text{{{shown}}}"
