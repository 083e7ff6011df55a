"""Habits of the house that a program can check."""

import ast
import io
import re
import tokenize

import pytest

from .sources import FILES, KERNEL, MODULES, TREES

LONGEST = 400
#: Counted by its lines of code, in tests/certificate: it has to be one file.
CHECKER = "dpcert_check.py"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(KERNEL)))
def test_no_module_is_longer_than_four_hundred_lines(path):
    """A longer one has more than one subject."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST or path.name == CHECKER


@pytest.mark.parametrize("module", MODULES)
def test_no_check_is_an_assert(module):
    """python -O drops assert statements; soundness and user errors must not depend on them."""
    assert [node.lineno for node in ast.walk(TREES[module]) if isinstance(node, ast.Assert)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(KERNEL)))
def test_nothing_is_left_to_do(path):
    """No unfinished business in the kernel."""
    assert re.findall(r"\b(?:TODO|FIXME|XXX|HACK)\b", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("module", MODULES)
def test_every_module_says_what_it_is(module):
    """A docstring opens each file."""
    assert ast.get_docstring(TREES[module])


@pytest.mark.parametrize("module", MODULES)
def test_nothing_is_evaluated_as_code(module):
    """No eval, exec, compile or pickle of what a user gives."""
    called = {
        node.func.id
        for node in ast.walk(TREES[module])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"eval", "exec", "compile", "__import__"}


@pytest.mark.parametrize("module", MODULES)
def test_the_global_contexts_of_mpmath_are_never_touched(module):
    """Neither mpmath.mp nor mpmath.iv is named in code."""
    named = {node.attr for node in ast.walk(TREES[module]) if isinstance(node, ast.Attribute)}
    names = {alias.name for node in ast.walk(TREES[module]) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not {"mp", "iv", "fp"} & (named | names)


@pytest.mark.parametrize("module", MODULES)
def test_every_dataclass_is_frozen(module):
    """Everything public is immutable."""
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if "dataclass" in ast.dump(decorator):
                    assert isinstance(decorator, ast.Call), node.name
                    assert "frozen" in {keyword.arg for keyword in decorator.keywords}, node.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(KERNEL)))
def test_a_suppressed_warning_has_its_reason(path):
    """Each `noqa` and `type: ignore` in the kernel names its rule."""
    with io.StringIO(path.read_text(encoding="utf-8")) as text:
        comments = [token.string for token in tokenize.generate_tokens(text.readline) if token.type == tokenize.COMMENT]
    for comment in comments:
        if "noqa" in comment:
            assert re.search(r"noqa: [A-Z]+[0-9]+", comment), comment
        if "type: ignore" in comment:
            assert re.search(r"type: ignore\[[a-z-]+", comment), comment
