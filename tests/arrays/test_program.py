"""One program, several readings: numpy's schedule, one array for each place, exact fractions."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from dpcert.arrays import advanced_composition, formulas, quick_formulas, run
from dpcert.arrays.schedule import plan
from dpcert.arrays.shorten import shortened

from .families import FAMILIES, log_uniform, moved_in
from .readings import exactly_rounded, places

SIZE = 500


def inputs_of(name):
    """Arguments of a program within its ranges."""
    rng = np.random.default_rng(11)
    k, epsilon, delta = FAMILIES["typical"](rng, SIZE)
    return {
        "k": k,
        "epsilon": epsilon / 2,
        "delta_prime": delta,
        "delta": delta,
        "epsilon_prime": log_uniform(rng, -2, 1, SIZE),
        "sensitivity": log_uniform(rng, -3, 3, SIZE),
        "sigma": log_uniform(rng, 4, 5, SIZE),
        "rho": log_uniform(rng, -5, 5, SIZE),
    } | ({"delta": log_uniform(rng, -30, -10, SIZE)} if name == "delta_total" else {})


PROGRAMS = {
    "epsilon_prime": formulas.epsilon_prime(),
    "largest_epsilon": formulas.largest_epsilon(),
    "corollary": formulas.corollary_largest_epsilon(),
    "sigma": formulas.smallest_sigma(),
    "epsilon": formulas.smallest_epsilon(),
    "bun_steinke": formulas.bun_steinke(),
    "product": formulas.product_up("epsilon"),
    "delta_total": formulas.product_up("delta", limited=True),
    "share": formulas.share_down("epsilon_prime"),
    "quick_epsilon_prime": quick_formulas.epsilon_prime(),
    "quick_largest_epsilon": quick_formulas.largest_epsilon(),
}


def scheduled(program, varying, inputs, length):
    """Outputs on the scratch of this thread."""
    tied = run.tie(program, varying, length)
    for name, buffer in tied.inputs.items():
        buffer[:] = inputs[name][: buffer.size]
    for function, operands in (*tied.once, *tied.each):
        function(*operands)
    return {name: np.broadcast_to(output, length).copy() for name, output in tied.outputs.items()}


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_schedule_computes_what_the_program_says(name):
    """Sharing buffers changes no bit, whichever inputs vary."""
    program, inputs = PROGRAMS[name], inputs_of(name)
    for size in range(len(program.inputs) + 1):
        for varying in itertools.combinations(program.inputs, size):
            fixed = {n: x if n in varying else np.repeat(x[:1], SIZE) for n, x in inputs.items()}
            length = SIZE if varying else 1
            expected = places(program, fixed)
            outputs = scheduled(program, frozenset(varying), fixed, length)
            for output, place in program.outputs.items():
                assert outputs[output].tobytes() == expected[place][:length].tobytes(), (output, varying)


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_buffer_is_written_while_it_is_needed(name):
    """A buffer's content is read by no operation after another one has overwritten it."""
    program = PROGRAMS[name]
    the_plan = plan(program, program.inputs)
    holds = {buffer: program.inputs[n] for n, buffer in the_plan.inputs.items()}
    numbered = [place for place, op in enumerate(program.operations) if op.kind not in {"input", "constant", "integer"}]
    for place, step in zip(numbered, the_plan.each, strict=True):
        for at, operand in zip(program.operations[place].operands, step.operands, strict=False):
            if not isinstance(operand, np.ndarray):
                assert holds[operand] == at
        holds[step.result] = place
    for name_of_output, buffer in the_plan.outputs.items():
        assert holds[buffer] == program.outputs[name_of_output]


@pytest.mark.parametrize("name", PROGRAMS)
def test_numpy_does_what_ieee_754_says(name):
    """Each place equals the exact result of its operation, rounded once."""
    program, inputs = PROGRAMS[name], inputs_of(name)
    columns = places(program, inputs)
    guesses = [place for place, operation in enumerate(program.operations) if operation.kind == "guess"]
    for i in range(25):
        given = {place: float(columns[place][i]) for place in guesses}
        expected = exactly_rounded(program, {n: x[i] for n, x in inputs.items()}, given)
        for place, operation in enumerate(program.operations):
            if operation.kind not in {"integer", "integer_and", "integer_add", "integer_subtract", "shift_right"}:
                value = columns[place][i if columns[place].size > 1 else 0]
                assert value == expected[place], (place, operation)


@pytest.mark.parametrize("name", PROGRAMS)
def test_error_free_sums_are_error_free(name):
    """High and low add up to the operands exactly, in every family."""
    program = PROGRAMS[name]
    for family in FAMILIES:
        draw = moved_in(family) if name.startswith("quick") else FAMILIES[family]
        k, epsilon, delta = draw(np.random.default_rng(12), 40)
        inputs = {n: x[:40] for n, x in inputs_of(name).items()}
        inputs |= {"k": k, "epsilon": epsilon, "delta_prime": delta, "delta": delta}
        inputs["epsilon_prime"] = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta)
        columns = [np.broadcast_to(column, 40) for column in places(program, inputs)]
        for place, operation in enumerate(program.operations):
            if operation.total is not None:
                a, b = operation.total
                for i in range(40):
                    exact = Fraction(columns[a][i]) + Fraction(columns[b][i])
                    assert Fraction(columns[operation.rounded][i]) + Fraction(columns[place][i]) == exact


@pytest.mark.parametrize("name", [name for name, program in PROGRAMS.items() if "k" in program.inputs])
def test_a_short_count_changes_nothing_but_the_work(name):
    """Counts of up to 26 bits: fewer operations, the same answers and doubts."""
    program, inputs = PROGRAMS[name], inputs_of(name)
    rng = np.random.default_rng(14)
    inputs["k"] = rng.integers(1, 2**26, SIZE, endpoint=True).astype(float)
    inputs["k"][:3] = 1, 2**26 - 1, 2**26
    short = shortened(program, "k")
    expected, outputs = places(program, inputs), places(short, inputs)
    for output, place in program.outputs.items():
        assert outputs[short.outputs[output]].tobytes() == expected[place].tobytes()
    if name in {"epsilon_prime", "largest_epsilon"}:
        assert len(short.operations) == len(program.operations) - 6


def test_a_count_of_27_bits_is_not_short():
    """Beside small ones, in either order."""
    k = np.array([2**26 + 1, 5])
    for order in (k, k[::-1]):
        values = advanced_composition.epsilon_prime(k=order, epsilon=[0.3, 0.7], delta_prime=0.01)
        for n, x, value in zip(order.tolist(), (0.3, 0.7), values.tolist(), strict=True):
            assert value == advanced_composition.epsilon_prime(k=n, epsilon=x, delta_prime=0.01)


def test_chunks_and_their_remainders_are_seamless():
    """An element's value does not depend on where it stands."""
    k, epsilon, delta = FAMILIES["typical"](np.random.default_rng(13), 2 * run.CHUNK + 77)
    whole = advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta)
    backwards = advanced_composition.epsilon_prime(k=k[::-1], epsilon=epsilon[::-1], delta_prime=delta[::-1])
    assert whole.tolist() == backwards[::-1].tolist()
    pieces = [
        advanced_composition.epsilon_prime(k=k[i], epsilon=epsilon[i], delta_prime=delta[i])
        for i in (slice(0, 5), slice(5, 9000), slice(9000, None))
    ]
    assert whole.tolist() == np.concatenate(pieces).tolist()


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_step_writes_where_an_input_is_or_beside_the_answer(name):
    """So that the caller's arrays can stand in for the buffers of the inputs, and the result for that of the answer."""
    program = PROGRAMS[name]
    for varying in (set(program.inputs), {"k"} & set(program.inputs)):
        the_plan = plan(program, varying)
        written = [step.result for step in the_plan.each]
        assert not {buffer for buffer in the_plan.inputs.values() if buffer.wide} & set(written)
        if varying:
            assert written.count(the_plan.outputs["answer"]) == 1


def unaligned(column):
    """The same numbers from an odd address on."""
    moved = np.empty(column.nbytes + 1, np.uint8)[1:].view(column.dtype)
    moved[:] = column
    assert not moved.flags.aligned
    return moved


@pytest.mark.parametrize("size", [1, 2, run.CHUNK - 1, run.CHUNK, 2 * run.CHUNK, 2 * run.CHUNK + 1])
def test_the_callers_arrays_are_read_where_they_are_and_the_result_is_the_callers_own(size):
    """Whole chunks and their remainders: inputs as before, results that later calls leave alone."""
    k, epsilon, delta = FAMILIES["typical"](np.random.default_rng(15), size)
    for function, target in (
        (advanced_composition.epsilon_prime, {"epsilon": epsilon}),
        (advanced_composition.largest_epsilon, {"epsilon_prime": epsilon}),
    ):
        given = {"k": k, "delta_prime": delta, **target}
        before = {name: column.tobytes() for name, column in given.items()}
        values = function(**given)
        expected = values.tobytes()
        assert function(**{name: unaligned(column) for name, column in given.items()}).tobytes() == expected
        # The same array twice: delta_prime and epsilon are numbers below 1.
        function(**{**given, **dict.fromkeys(target, delta)})
        assert values.tobytes() == expected
        assert {name: column.tobytes() for name, column in given.items()} == before
