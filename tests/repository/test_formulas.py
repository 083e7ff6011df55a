"""A formula is a pure expression: every function with a keyword-only `real`."""

import ast

import pytest

from .sources import TREES

FORBIDDEN = (
    ast.Compare, ast.BoolOp, ast.If, ast.IfExp, ast.For, ast.While, ast.Try, ast.With, ast.Assert, ast.Raise, ast.Match,
    ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Yield, ast.Await, ast.Starred, ast.JoinedStr,
    ast.Subscript, ast.NamedExpr, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Delete,
    ast.FloorDiv, ast.Mod,
)  # fmt: skip
OPERATIONS = {"sqrt", "exp", "expm1", "log", "log1p", "tanh", "erfc", "normal_cdf", "sum", "minimum"}


def is_formula(node):
    """Whether a function takes its number system by keyword."""
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
        return False
    return "real" in {argument.arg for argument in node.args.kwonlyargs}


FORMULAS = {
    f"{module}.{node.name}": node
    for module, tree in TREES.items()
    if module.startswith(("dpcert.theorems.", "dpcert.vectors."))
    for node in ast.walk(tree)
    if is_formula(node)
}
NAMES = {name.rpartition(".")[2] for name in FORMULAS}


def test_formulas_are_found():
    """Every name that ends in _formula is one, and there are others."""
    called = {
        node.name
        for module, tree in TREES.items()
        if module.startswith(("dpcert.theorems.", "dpcert.vectors."))
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_formula")
    }
    assert called <= NAMES
    assert len(FORMULAS) >= 20


@pytest.mark.parametrize("node", FORMULAS.values(), ids=FORMULAS)
def test_a_formula_has_no_branch_and_no_loop(node):
    """Deciding is done around formulas, never in them."""
    inside = [part for statement in node.body for part in ast.walk(statement)]
    assert [type(part).__name__ for part in inside if isinstance(part, FORBIDDEN)] == []
    # A docstring, assignments of names, and one return.
    *before, last = node.body
    assert isinstance(last, ast.Return)
    assert all(isinstance(statement, ast.Expr | ast.Assign) for statement in before)


@pytest.mark.parametrize("node", FORMULAS.values(), ids=FORMULAS)
def test_a_formula_knows_integers_only(node):
    """No float literal, no text, no truth value."""
    body = node.body[1:] if isinstance(node.body[0], ast.Expr) else node.body
    constants = [part.value for statement in body for part in ast.walk(statement) if isinstance(part, ast.Constant)]
    assert [int] * len(constants) == [type(constant) for constant in constants]


@pytest.mark.parametrize("node", FORMULAS.values(), ids=FORMULAS)
def test_a_formula_calls_its_number_system_and_formulas_only(node):
    """real.sqrt, real.log, ..., another formula, which is handed the same `real`, or an input's i-th value."""
    own = {argument.arg for argument in node.args.args}
    for call in (part for part in ast.walk(node) if isinstance(part, ast.Call)):
        if isinstance(call.func, ast.Attribute):
            assert isinstance(call.func.value, ast.Name)
            assert call.func.value.id == "real"
            assert call.func.attr in OPERATIONS
            assert not call.keywords
        elif isinstance(call.func, ast.Name) and call.func.id in own:
            # A family of inputs, at the number of a row.
            assert [ast.Name] == [type(argument) for argument in call.args]
            assert not call.keywords
        else:
            assert isinstance(call.func, ast.Name)
            assert call.func.id in NAMES
            assert [keyword.arg for keyword in call.keywords] == ["real"]
            assert isinstance(call.keywords[0].value, ast.Name)
            assert call.keywords[0].value.id == "real"


@pytest.mark.parametrize("node", FORMULAS.values(), ids=FORMULAS)
def test_a_formula_uses_its_parameters_and_what_it_names(node):
    """No global, no attribute of a value: what a formula says can be read off its text."""
    own = {argument.arg for argument in (*node.args.args, *node.args.kwonlyargs)}
    own |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    own |= {argument.arg for part in ast.walk(node) if isinstance(part, ast.Lambda) for argument in part.args.args}
    called = {id(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
    for statement in node.body:
        for part in ast.walk(statement):
            if isinstance(part, ast.Name) and id(part) not in called:
                assert part.id in own
            if isinstance(part, ast.Attribute):
                assert id(part) in called


@pytest.mark.parametrize("node", FORMULAS.values(), ids=FORMULAS)
def test_a_power_in_a_formula_is_a_literal_integer(node):
    """x**2, never x**y."""
    for part in ast.walk(node):
        if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Pow):
            assert isinstance(part.right, ast.Constant)
