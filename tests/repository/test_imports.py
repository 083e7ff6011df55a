"""Imports only go down, and only one room knows mpmath."""

import ast

import pytest

from .sources import MODULES, TREES

#: Each stratum may import what stands above it here, and itself.
STRATA = (
    ("dpcert.errors", "dpcert.version", "dpcert.notebook"),
    ("dpcert.reals",),
    ("dpcert.bound",),
    ("dpcert.readings",),
    ("dpcert.theorems",),
    ("dpcert.arrays",),
    (
        "dpcert.crosscheck",
        "dpcert.contenders",
        "dpcert.ranking",
        "dpcert.compare",
        "dpcert.plan",
        "dpcert.plot",
        "dpcert.deployments",
        "dpcert.questions",
        "dpcert.errata",
        "dpcert.filters",
    ),
    ("dpcert.vectors",),
    ("dpcert.certificate",),
    ("dpcert.cli",),
    ("dpcert.__main__",),
)
OPTIONAL = {"numpy", "sympy", "matplotlib", "flint", "gmpy2", "scipy", "pandas", "yaml"}


def imported(tree):
    """Names of the modules that a file imports, at the top or inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module


def stratum(module):
    """The place of a module among the strata; the package's own front page lies above all."""
    for height, names in enumerate(STRATA):
        if any(module == name or module.startswith(name + ".") for name in names):
            return height
    assert module == "dpcert"
    return None


@pytest.mark.parametrize("module", sorted(set(MODULES) - {"dpcert"}))
def test_imports_only_go_down(module):
    """errors < reals < bound < readings < theorems < questions over several theorems < certificate < cli."""
    for name in imported(TREES[module]):
        if name.partition(".")[0] == "dpcert":
            height = stratum(name)
            assert height is not None, f"{module} imports the front page"
            assert height <= stratum(module), f"{module} imports {name}"


def test_the_strata_have_no_cycles():
    """Within a stratum too the files can be put in an order."""
    edges = {
        m: {n for n in imported(TREES[m]) if n in MODULES and n not in {"dpcert", m}} for m in MODULES if m != "dpcert"
    }
    done = set()
    while edges:
        free = {module for module, needs in edges.items() if needs <= done}
        assert free, f"a cycle among {sorted(edges)}"
        done |= free
        edges = {module: needs for module, needs in edges.items() if module not in free}


@pytest.mark.parametrize("module", MODULES)
def test_only_the_reals_import_mpmath(module):
    """The trusted arithmetic stays in one room."""
    if any(name.partition(".")[0] == "mpmath" for name in imported(TREES[module])):
        assert module.startswith("dpcert.reals."), module


def at_the_top(module):
    """What is imported as soon as the module is."""
    nodes = [node for node in TREES[module].body if isinstance(node, ast.Import | ast.ImportFrom)]
    return set(imported(ast.Module(nodes, [])))


@pytest.mark.parametrize("first", ["dpcert", "dpcert.cli.main"])
def test_no_optional_package_is_imported_before_it_is_needed(first):
    """Following the imports at the top of files never reaches numpy, sympy, matplotlib or flint."""
    reached, waiting = set(), {first}
    while waiting:
        module = waiting.pop()
        reached.add(module)
        if module in MODULES:
            waiting |= at_the_top(module) - reached
    assert not OPTIONAL & {name.partition(".")[0] for name in reached}


def test_the_front_page_holds_public_names_and_nothing_else():
    """dpcert/__init__.py: imports and __all__."""
    import dpcert

    docstring, *body = TREES["dpcert"].body
    assert isinstance(docstring, ast.Expr)
    assert all(isinstance(node, ast.ImportFrom | ast.Assign) for node in body)
    assert sorted(dpcert.__all__) == sorted(set(dpcert.__all__))
    assert all(hasattr(dpcert, name) for name in dpcert.__all__)
