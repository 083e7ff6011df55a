"""A kernel formula that is changed in one place is not what the derivation derives."""

import pytest

from dpcert.errors import DpcertError
from dpcert.readings.expression import FUNCTIONS, Expression
from symbolic import advanced_composition, render
from symbolic.checks import Identical
from symbolic.ground import CheckFailed, StepFailed, check, run

FILES = [file for file in render.FILES if hasattr(file, "KERNEL")]
FORMULAS = [(file, name) for file in FILES for name in file.KERNEL]
#: Functions of one argument that may stand for each other.
UNARY = [name for name in FUNCTIONS if name != "minimum"]


def mutants(expression):
    """The tree with one operation, function, sign or integer changed."""
    operation, parts = expression.operation, expression.parts
    if operation == "integer":
        yield Expression("integer", (parts[0] + 1,))
    if operation in {"variable", "number", "integer"}:
        return
    if operation in {"+", "-", "*", "/"}:
        yield from (Expression(other, parts) for other in "+-*/" if other != operation)
    elif operation == "neg":
        yield parts[0]
    elif operation in UNARY:
        yield from (Expression(other, parts) for other in UNARY if other != operation)
        yield Expression("neg", (expression,))
    for index, part in enumerate(parts):
        for changed in mutants(part):
            yield Expression(operation, (*parts[:index], changed, *parts[index + 1 :]))


def kernel_step(derivation, formula):
    """The step that compares this formula."""
    (step,) = [s for s in derivation.steps if isinstance(s.check, Identical) and s.check.formula == formula]
    return step.name


@pytest.mark.parametrize(("file", "name"), FORMULAS, ids=lambda value: getattr(value, "__name__", value))
def test_each_formula_with_one_operation_changed_is_caught(file, name):
    """Every mutant of every formula is refused by the step that compares it."""
    tried = 0
    for mutant in mutants(file.KERNEL[name]):
        try:
            derivation = file.derivation({**file.KERNEL, name: mutant})
        except DpcertError:
            continue
        step = kernel_step(derivation, mutant)
        with pytest.raises(CheckFailed):
            check(derivation, step)
        tried += 1
    assert tried >= 3


def test_the_mutants_are_many():
    """The mutation machine mutates."""
    assert sum(1 for file, name in FORMULAS for _ in mutants(file.KERNEL[name])) > 500


def test_the_whole_derivation_breaks_at_the_kernel_s_step_and_not_before():
    """A minus for the plus of Theorem 3.20."""
    tree = advanced_composition.KERNEL["epsilon_prime_formula"]
    changed = Expression("-", tree.parts)
    with pytest.raises(StepFailed) as error:
        run(advanced_composition.derivation({**advanced_composition.KERNEL, "epsilon_prime_formula": changed}))
    assert "the kernel's epsilon prime" == error.value.step
    assert "derived is" in str(error.value)


def test_a_comparison_with_another_formula_is_refused():
    """The left side of the step has to be the kernel's formula."""
    derivation = advanced_composition.derivation()
    other = advanced_composition.KERNEL["delta_total_formula"]
    name = "the kernel's epsilon prime"
    with pytest.raises(CheckFailed, match="not the kernel's formula"):
        check(derivation.replaced(name, check=Identical(other)), name)
