"""Runs a program over arrays, chunk by chunk, in scratch that each thread has for itself.

The program answers most elements. Where it says that it does not know, and where an
input is outside the range for which its error is proved, its answers are to be replaced.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np

from dpcert.arrays.schedule import Buffer, Plan, Step, plan
from dpcert.arrays.shorten import LONGEST, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from dpcert.arrays.inputs import Argument
    from dpcert.arrays.record import Program

    Call = tuple[Callable[..., Any], tuple[Any, ...]]
    Floats = NDArray[np.float64]
    Mask = NDArray[np.bool_]

#: Elements of a chunk: what a quick program writes fits in a second-level cache of 2 MiB.
CHUNK: Final = 20480
#: Tied programs that a thread keeps.
KEPT: Final = 16
_ALIGNMENT: Final = 64
#: Buffers start at different offsets within a page, so that loads and stores do not look alike to the processor.
_STAGGER: Final = 5 * _ALIGNMENT


class Stage(NamedTuple):
    """A program, and the inputs for which its error is proved, each from least to most."""

    program: Program
    ranges: Mapping[str, tuple[float, float]]


class Use(NamedTuple):
    """An operand of a call, and whether it is read as bits."""

    call: int
    position: int
    bits: bool


class Tied(NamedTuple):
    """A plan tied to scratch of a length."""

    once: list[Call]
    each: list[Call]
    inputs: dict[str, Floats]
    outputs: dict[str, Floats]
    #: Where the calls for each chunk read an input that varies, and where they write the answer.
    uses: dict[str, list[Use]]
    answer_uses: list[Use]


class _Local(threading.local):
    def __init__(self) -> None:
        self.tied: OrderedDict[tuple[Program, frozenset[str], int], Tied] = OrderedDict()
        self.block: NDArray[np.uint8] = np.empty(0, np.uint8)


_LOCAL: Final = _Local()
_PLANS: Final[dict[tuple[Program, frozenset[str]], Plan]] = {}


def fill(stage: Stage, arguments: Sequence[Argument], result: Floats, *, mark: bool = False) -> NDArray[np.intp]:
    """Fill the result with the program's answers; the flat places at which it does not know, in order.

    Every element outside the ranges, or not whole where it has to be, is among these.
    If `mark`, a certain violation of a condition is answered with NaN.
    """
    program, ranges = stage
    names = [argument.name for argument in arguments]
    for argument in arguments:
        # Counts are whole, so small ones are short factors; others are outside their range, and asked elsewhere.
        if argument.kind.whole and (shorter := shortened(program, argument.name)) is not program:
            program = shorter if np.max(argument.numbers, initial=0) <= LONGEST else program
    varying = frozenset(argument.name for argument in arguments if argument.given.size != 1)
    whole = [argument.name for argument in arguments if argument.kind.whole and argument.numbers.dtype.kind == "f"]
    operands: list[NDArray[Any]] = [*[argument.numbers for argument in arguments], result]
    read: list[Literal["readonly", "writeonly"]] = ["readonly"]
    write: list[Literal["readonly", "writeonly"]] = ["writeonly"]
    chunks = np.nditer(
        operands,
        flags=["external_loop", "buffered", "zerosize_ok"],
        op_flags=[*([read] * len(arguments)), write],
        op_dtypes=[np.float64] * len(operands),
        order="C",
        buffersize=CHUNK,
    )
    task = _Task(program, ranges, varying, whole, mark, {})
    undecided = [np.empty(0, np.intp)]
    start = 0
    with chunks:
        for *values, answers in chunks:
            offsets = _chunk(task, dict(zip(names, values, strict=True)), answers)
            if offsets.size:
                undecided.append(start + offsets)
            start += answers.size
    return np.concatenate(undecided)


class _Task(NamedTuple):
    """What is the same for all chunks of an array."""

    program: Program
    ranges: Mapping[str, tuple[float, float]]
    varying: frozenset[str]
    whole: list[str]
    mark: bool
    #: Lengths for which the steps that depend on nothing varying are done, and what was outside its range.
    prepared: dict[int, list[Mask | None]]


_NOWHERE: Final = np.empty(0, np.intp)


def _chunk(task: _Task, given: dict[str, Floats], answers: Floats) -> NDArray[np.intp]:
    """Answer one chunk; the offsets at which the program does not know."""
    size = answers.size
    tied = tie(task.program, task.varying, _roomy(size) if task.varying else 1)
    if size not in task.prepared:
        task.prepared[size] = [
            _prepare(task, name, given[name][:1], tied) for name in tied.inputs.keys() - task.varying
        ]
        for function, operands in tied.once:
            function(*operands)
    calls = list(tied.each)
    outside = [*task.prepared[size], *[_supply(task, name, given[name], tied, calls) for name in tied.uses]]
    # The length of the answers is that of the scratch, unless nothing varies.
    in_place = bool(tied.each) and size == tied.outputs["answer"].size
    if in_place:
        _put(answers, calls, tied.answer_uses)
    for function, operands in calls:
        function(*operands)
    if not in_place:
        _copy(tied.outputs["answer"][:size], answers)
    doubtful = [_doubtful(doubt[:size]) for name, doubt in tied.outputs.items() if name.startswith("doubt")]
    places = _union([*outside, *doubtful], answers.shape)
    if places is None:
        return _NOWHERE
    if task.mark and "violation" in tied.outputs:
        violated = np.broadcast_to(tied.outputs["violation"][:size] >= 0, answers.shape)
        if (beyond := _union(outside, answers.shape)) is not None:
            violated = violated & ~beyond
        answers[violated] = np.nan
        places = places & ~violated
    return np.flatnonzero(places)


def _prepare(task: _Task, name: str, value: Floats, tied: Tied) -> Mask | None:
    """Fill an input that is the same for all elements; whether it is outside its range."""
    bad = _outside(value, *task.ranges[name], whole=name in task.whole, spare=tied.inputs[name])
    _fill(tied.inputs[name], value, bad, task.ranges[name][0])
    return bad


def _supply(task: _Task, name: str, values: Floats, tied: Tied, calls: list[Call]) -> Mask | None:
    """Have the calls read these values, if they can as they are, or a copy; where they are outside their range."""
    buffer = tied.inputs[name]
    bad = _outside(values, *task.ranges[name], whole=name in task.whole, spare=buffer[: values.size])
    if bad is None and values.size == buffer.size:
        _put(values, calls, tied.uses[name])
    else:
        _fill(buffer, values, bad, task.ranges[name][0])
    return bad


def _put(values: Floats, calls: list[Call], uses: list[Use]) -> None:
    """Give an array to calls instead of the buffer of the same length."""
    bits = values.view(np.int64)
    for at, position, as_bits in uses:
        function, operands = calls[at]
        calls[at] = function, (*operands[:position], bits if as_bits else values, *operands[position + 1 :])


def _fill(buffer: Floats, values: Floats, bad: Mask | None, least: float) -> None:
    """Copy values, but the least of the range where they are bad."""
    _copy(values if bad is None else np.where(bad, least, values), buffer[: values.size])
    # What is beyond is worked out too: with a number that delays nothing.
    buffer[values.size :] = buffer[0]


def _copy(values: Floats, out: Floats) -> None:
    """By a product with 1: if both begin at nearly the same place of a page, some processors copy ten times slower."""
    np.multiply(values, 1.0, out=out)


def _roomy(size: int) -> int:
    """A length of scratch for a chunk: one of at most eight in each octave, so that few programs are tied."""
    unit = 1 << max(size.bit_length() - 4, 0)
    return -(-size // unit) * unit


def _doubtful(doubt: Floats) -> Mask:
    """Where a doubt is not certainly negative. A NaN would be doubtful."""
    doubtful: Mask = ~(doubt < 0)
    return doubtful


def _union(masks: Sequence[Mask | None], shape: tuple[int, ...]) -> Mask | None:
    """Where any of the masks is set; None if there is none."""
    present = [mask for mask in masks if mask is not None]
    if not present:
        return None
    first, *rest = present
    if not rest and first.shape == shape:
        return first
    union = np.zeros(shape, np.bool_)
    for mask in present:
        union |= mask
    return union


def _outside(values: Floats, least: float, most: float, *, whole: bool, spare: Floats) -> Mask | None:
    """Where values are not in the range, or not whole; None if nowhere."""
    # A NaN makes every comparison false.
    inside = np.minimum.reduce(values) >= least and np.maximum.reduce(values) <= most
    if inside and not (whole and (np.rint(values, out=spare) != values).any()):
        return None
    good = (values >= least) & (values <= most)
    if whole:
        good &= np.rint(values, out=spare) == values
    bad: Mask = ~good
    return bad


def tie(program: Program, varying: frozenset[str], length: int) -> Tied:
    """The program on this thread's scratch."""
    key = program, varying, length
    kept = _LOCAL.tied
    if key in kept:
        kept.move_to_end(key)
        return kept[key]
    plan_key = program, varying
    if plan_key not in _PLANS:
        _PLANS[plan_key] = plan(program, varying)
    made = _tie(_PLANS[plan_key], length)
    kept[key] = made
    while len(kept) > KEPT:
        kept.popitem(last=False)
    return made


def _tie(the_plan: Plan, length: int) -> Tied:
    stride = -(-length * 8 // _ALIGNMENT) * _ALIGNMENT + _STAGGER
    wide = [_aligned(start, length) for start in _starts(the_plan.buffers, stride)]
    single = [np.zeros(1) for _ in range(the_plan.singles)]

    def at(buffer: Buffer) -> Floats:
        return wide[buffer.number] if buffer.wide else single[buffer.number]

    def call(step: Step) -> Call:
        arrays = [at(slot) if isinstance(slot, Buffer) else slot for slot in (*step.operands, step.result)]
        return step.function, tuple(array.view(np.int64) for array in arrays) if step.bits else tuple(arrays)

    def uses(buffer: Buffer) -> list[Use]:
        return [
            Use(i, j, step.bits)
            for i, step in enumerate(the_plan.each)
            for j, slot in enumerate((*step.operands, step.result))
            if slot is buffer
        ]

    return Tied(
        [call(step) for step in the_plan.once],
        [call(step) for step in the_plan.each],
        {name: at(buffer) for name, buffer in the_plan.inputs.items()},
        {name: at(buffer) for name, buffer in the_plan.outputs.items()},
        {name: uses(buffer) for name, buffer in the_plan.inputs.items() if buffer.wide},
        uses(the_plan.outputs["answer"]),
    )


def _starts(count: int, stride: int) -> list[NDArray[np.uint8]]:
    """Pieces of this thread's block, which grows as needed; older bindings keep the block they had."""
    needed = count * stride + _ALIGNMENT
    if _LOCAL.block.size < needed:
        _LOCAL.block = np.zeros(needed, np.uint8)
    offset = -_LOCAL.block.ctypes.data % _ALIGNMENT
    return [_LOCAL.block[offset + i * stride : offset + (i + 1) * stride] for i in range(count)]


def _aligned(piece: NDArray[np.uint8], length: int) -> Floats:
    return piece[: length * 8].view(np.float64)
