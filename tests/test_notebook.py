"""What notebooks display: tables and formulas, rounded as everywhere, every text escaped."""

from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser

import pytest

from dpcert import advanced_composition, notebook
from dpcert.certificate.emit import Certificate, certify
from dpcert.compare import compare
from dpcert.plan import plan

BOUND = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
COMPARISON = compare(k=100, epsilon="0.1", delta_total="1e-6")
PLAN = plan(releases=365, epsilon=1, delta="1e-6")
CERTIFICATE = certify(BOUND, digits=10)
SHOWN = {
    "bound": BOUND,
    "comparison": COMPARISON,
    "row": COMPARISON.rows[0],
    "plan": PLAN,
    "route": PLAN.routes[0],
    "certificate": CERTIFICATE,
}
HOSTILE = "<script>alert('&\"')</script>"


class Cells(HTMLParser):
    """Tags must close in order; the text of cells is kept."""

    def __init__(self):
        super().__init__()
        self.open, self.tags, self.texts = [], set(), []

    def handle_starttag(self, tag, attrs):
        assert not attrs
        self.open.append(tag)
        self.tags.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def read(text):
    """The page as texts and tags."""
    cells = Cells()
    cells.feed(text)
    cells.close()
    assert cells.open == []
    return cells


@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_each_has_a_table_and_a_formula(shown):
    """Well-formed HTML of harmless tags; LaTeX whose braces and dollars pair."""
    assert read(shown._repr_html_()).tags <= {"table", "thead", "tbody", "tr", "th", "td", "p", "small", "span", "b"}
    latex = shown._repr_latex_()
    assert (latex.count("$"), latex.count("{") - latex.count("}")) == (2, 0)


def test_numbers_are_rounded_in_the_safe_direction():
    """Each epsilon in the table is at least the exact one, and the nearest such."""
    texts = read(COMPARISON._repr_html_()).texts
    for row in COMPARISON.rows:
        epsilon = row.bound.guarantee(notebook.DIGITS)["epsilon"]
        assert f"\u2264 {epsilon}" in texts
        assert row.bound <= Fraction(epsilon)
    for route in PLAN.routes:
        assert f"\u2264 {route.deviation.decimal(notebook.DIGITS)}" in read(PLAN._repr_html_()).texts
    assert r"\le 1.01434730431488" in BOUND._repr_latex_()
    assert "epsilon_prime \u2264 1.014347305" in read(CERTIFICATE._repr_html_()).texts


def test_a_refusal_is_a_row_too():
    """With its reason in HTML."""
    comparison = compare(k=100, epsilon="0.1", delta="1e-9", delta_total="1e-6")
    refused = [row for row in comparison.rows if row.bound is None]
    assert refused
    assert all(any(row.refusal in text for text in read(comparison._repr_html_()).texts) for row in refused)
    assert r"\text{does not apply}" in comparison._repr_latex_()


def test_texts_are_escaped():
    """Whoever writes a title, a refusal or a context writes no markup."""
    row = replace(COMPARISON.rows[0], title=HOSTILE, slack=HOSTILE)
    route = replace(PLAN.routes[0], title=HOSTILE)
    bound = replace(BOUND, facts=BOUND.facts._replace(source=HOSTILE))
    about = CERTIFICATE.record["about"] | {"words": HOSTILE}
    certificate = Certificate(CERTIFICATE.record | {"about": about, "inputs": {HOSTILE: HOSTILE}})
    for shown in (row, replace(COMPARISON, rows=(row,)), route, replace(PLAN, routes=(route,)), bound, certificate):
        cells = read(shown._repr_html_())
        assert "script" not in cells.tags
        assert any(HOSTILE in text for text in cells.texts)


@pytest.mark.parametrize("text", ["a_b", "50%", "$x$", r"\input{x}", "x^2", "a~b", "{", "}", "#&"])
def test_text_in_a_formula_is_text(text):
    """No command, no group and no mode is opened or left by it."""
    shown = notebook.words(text)
    for escaped in (r"\_", r"\%", r"\$", r"\{", r"\}", r"\#", r"\&"):
        shown = shown.replace(escaped, "")
    for ours in (r"\backslash ", r"\wedge ", r"\sim ", r"\text"):
        shown = shown.replace(ours, "")
    assert shown.count("{") == shown.count("}")
    assert not set("\\_%$#&^~") & set(shown)
