"""A kernel formula that is changed in one place is not what the derivation derives."""

from functools import cache

import pytest

from dpcert.readings.expression import FUNCTIONS, Expression
from dpcert.readings.symbolic import symbolic
from symbolic import advanced_composition, render
from symbolic.checks import Identical
from symbolic.ground import CheckFailed, StepFailed, check, established, inherited, run

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


@cache
def standard(file):
    """The derivation of the file."""
    return file.derivation()


def compared(derivation, formula):
    """The step that compares this formula."""
    (step,) = [s for s in derivation.steps if isinstance(s.check, Identical) and s.check.formula == formula]
    return step


@pytest.mark.parametrize(("file", "name"), FORMULAS, ids=lambda value: getattr(value, "__name__", value))
def test_each_formula_with_one_operation_changed_is_caught(file, name):
    """Every mutant of every formula is refused by the step that compares it."""
    step = compared(standard(file), file.KERNEL[name])
    earlier = {key: (inherited(standard(file)) | established(standard(file)))[key] for key in step.because}
    step.check.run(step.claim, earlier)
    tried = 0
    for mutant in mutants(file.KERNEL[name]):
        try:
            claim = step.claim._replace(left=symbolic(mutant))
        except ValueError:
            # The minimum of what is no real number: sympy refuses to read the mutant.
            continue
        with pytest.raises(CheckFailed, match="the kernel's formula reads"):
            Identical(mutant).run(claim, earlier)
        tried += 1
    assert tried >= 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.__name__)
def test_a_derivation_reads_the_formula_that_it_is_given(file):
    """A changed formula breaks the derivation at the step that compares it."""
    name = next(iter(file.KERNEL))
    changed = Expression("+", (file.KERNEL[name], Expression("integer", (1,))))
    derivation = file.derivation({**file.KERNEL, name: changed})
    with pytest.raises(StepFailed) as error:
        run(derivation)
    assert compared(derivation, changed).name == error.value.step


def test_the_mutants_are_many():
    """The mutation machine mutates."""
    assert sum(1 for file, name in FORMULAS for _ in mutants(file.KERNEL[name])) > 500


def test_the_whole_derivation_breaks_at_the_kernel_s_step_and_not_before():
    """A minus for the plus of Theorem 3.20."""
    tree = advanced_composition.KERNEL["epsilon_prime_formula"]
    changed = Expression("-", tree.parts)
    with pytest.raises(StepFailed) as error:
        run(advanced_composition.derivation({**advanced_composition.KERNEL, "epsilon_prime_formula": changed}))
    assert error.value.step == "the kernel's epsilon prime"
    assert "derived is" in str(error.value)


def test_a_comparison_with_another_formula_is_refused():
    """The left side of the step has to be the kernel's formula."""
    derivation = advanced_composition.derivation()
    other = advanced_composition.KERNEL["delta_total_formula"]
    name = "the kernel's epsilon prime"
    with pytest.raises(CheckFailed, match="not the kernel's formula"):
        check(derivation.replaced(name, check=Identical(other)), name)
