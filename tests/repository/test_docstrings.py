"""Public functions of a theorem say what they guarantee, from which source, and show an example."""

import doctest
import inspect
import re

import pytest

from dpcert.theorems import STATEMENTS

ASKED = {
    f"{statement.stem}.{quantity.name}": quantity.ask for statement in STATEMENTS for quantity in statement.quantities
}
FIRST = {f"{statement.stem}.{statement.quantities[0].name}": statement.quantities[0].ask for statement in STATEMENTS}
SECTIONS = ("Source", "Guarantee", "Scope", "Args", "Raises")


def sections(ask):
    """The words that a docstring has, its own or by naming the function that has them."""
    text = inspect.getdoc(ask)
    own = {word for word in SECTIONS if re.search(rf"^{word}: ", text, flags=re.MULTILINE)}
    reference = re.search(r"^((?:Source|Scope|Args|source|scope)[\w, ]*) as `(\w+)`", text, flags=re.MULTILINE)
    if reference:
        words = {"scope": "Scope", "arguments": "Args", "errors": "Raises", "source": "Source"}
        own |= {words[word] for word in re.findall(r"scope|arguments|errors|source", reference.group(1).lower())}
    return own


@pytest.mark.parametrize("ask", FIRST.values(), ids=FIRST)
def test_the_first_function_of_a_theorem_says_everything(ask):
    """Source, Guarantee, Scope, Args and Raises."""
    assert set(SECTIONS) <= sections(ask)


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_every_function_of_a_theorem_says_what_it_guarantees(ask):
    """A guarantee of its own, a scope and a source, if only by reference."""
    assert {"Guarantee", "Scope", "Source"} <= sections(ask)


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_every_function_of_a_theorem_has_an_example(ask):
    """A doctest, which the suite runs."""
    assert doctest.DocTestParser().get_examples(inspect.getdoc(ask))


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.stem)
def test_some_example_of_each_theorem_is_an_error(statement):
    """A theorem with hypotheses shows how it refuses."""
    examples = [e for q in statement.quantities for e in doctest.DocTestParser().get_examples(inspect.getdoc(q.ask))]
    assert any(example.exc_msg for example in examples)


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_a_docstring_opens_with_one_line(ask):
    """A sentence of one line, then a blank one."""
    first, *rest = inspect.getdoc(ask).splitlines()
    assert first.endswith(".")
    assert not rest or rest[0] == ""


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_parameters_are_keyword_only(ask):
    """No argument can be mistaken for another by its place."""
    assert all(
        parameter.kind is inspect.Parameter.KEYWORD_ONLY for parameter in inspect.signature(ask).parameters.values()
    )


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.stem)
def test_the_statement_names_the_parameters_of_its_functions(statement):
    """Needs and options of each quantity are the parameters of its function, and parameters of the theorem."""
    known = {parameter.name for parameter in statement.parameters}
    for quantity in statement.quantities:
        parameters = inspect.signature(quantity.ask).parameters
        assert set(parameters) == {*quantity.needs, *quantity.options}
        assert set(parameters) <= known
        assert {name for name, p in parameters.items() if p.default is inspect.Parameter.empty} <= set(quantity.needs)
