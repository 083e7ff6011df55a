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

    Guess = Callable[[Mapping[str, NDArray[np.float64]]], Mapping[str, NDArray[np.float64]]]
    Floats = NDArray[np.float64]
    Mask = NDArray[np.bool_]

#: Elements of a chunk: the dozen buffers of a quick program fit in a second-level cache of 2 MiB.
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
    #: Makes further inputs of the program out of the arguments of a chunk, untrusted.
    guess: Guess | None = None


class Tied(NamedTuple):
    """A plan tied to scratch of a length."""

    once: list[tuple[Callable[..., Any], tuple[Any, ...]]]
    each: list[tuple[Callable[..., Any], tuple[Any, ...]]]
    inputs: dict[str, Floats]
    outputs: dict[str, Floats]


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
    program, ranges, guess = stage
    names = [argument.name for argument in arguments]
    for argument in arguments:
        # Counts are whole, so small ones are short factors; others are outside their range, and asked elsewhere.
        if argument.kind.whole and argument.numbers.size and argument.numbers.max() <= LONGEST:
            program = shortened(program, argument.name)
    varying = frozenset(argument.name for argument in arguments if argument.given.size != 1)
    if guess is not None and varying:
        varying |= program.inputs.keys() - set(names)
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
    task = _Task(program, ranges, varying, whole, guess, mark, {})
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
    """What is the same for all chunks."""

    program: Program
    ranges: Mapping[str, tuple[float, float]]
    varying: frozenset[str]
    whole: list[str]
    guess: Guess | None
    mark: bool
    #: Lengths for which the steps that depend on nothing varying are done, and what was outside its range.
    prepared: dict[int, list[Mask | None]]


_NOWHERE: Final = np.empty(0, np.intp)


def _chunk(task: _Task, given: dict[str, Floats], answers: Floats) -> NDArray[np.intp]:
    """Answer one chunk; the offsets at which the program does not know."""
    size = answers.size
    tied = tie(task.program, task.varying, _roomy(size) if task.varying else 1)
    if task.guess is not None:
        given = {**given, **task.guess(given)}
    if size not in task.prepared:
        fixed = tied.inputs.keys() - task.varying
        task.prepared[size] = [_supply(task, name, given[name][:1], tied.inputs[name]) for name in fixed]
        for function, operands in tied.once:
            function(*operands)
    outside = task.prepared[size] + [
        _supply(task, name, given[name], tied.inputs[name]) for name in tied.inputs if name in task.varying
    ]
    for function, operands in tied.each:
        function(*operands)
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
        places &= ~violated
    return np.flatnonzero(places)


def _supply(task: _Task, name: str, values: Floats, buffer: Floats) -> Mask | None:
    """Fill an input's buffer; where a value is outside its range, which is then the least one."""
    bad = _outside(values, *task.ranges[name], whole=name in task.whole)
    _copy(values if bad is None else np.where(bad, task.ranges[name][0], values), buffer[: values.size])
    # What is beyond is worked out too: with a number that delays nothing.
    buffer[values.size :] = buffer[0]
    return bad


def _copy(values: Floats, out: Floats) -> None:
    """By a product with 1: if both begin at nearly the same place of a page, some processors copy ten times slower."""
    np.multiply(values, 1.0, out=out)


def _roomy(size: int) -> int:
    """A length of scratch for a chunk: one of at most eight in each octave, so that few programs are tied."""
    unit = 1 << max(size.bit_length() - 4, 0)
    return -(-size // unit) * unit


def _doubtful(doubt: Floats) -> Mask | None:
    """Where a doubt is not certainly negative; None if nowhere. A NaN would be doubtful."""
    certain = doubt < 0
    return None if certain.all() else ~certain


def _union(masks: Sequence[Mask | None], shape: tuple[int, ...]) -> Mask | None:
    """Where any of the masks is set; None if there is none."""
    present = [mask for mask in masks if mask is not None]
    if not present:
        return None
    union = np.zeros(shape, np.bool_)
    for mask in present:
        union |= mask
    return union


def _outside(values: Floats, least: float, most: float, *, whole: bool) -> Mask | None:
    """Where values are not in the range, or not whole; None if nowhere."""
    # A NaN makes every comparison false.
    inside = np.minimum.reduce(values) >= least and np.maximum.reduce(values) <= most
    if inside and not (whole and (np.rint(values) != values).any()):
        return None
    good = (values >= least) & (values <= most)
    if whole:
        good &= np.rint(values) == values
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

    def call(step: Step) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        operands = tuple(at(operand) if isinstance(operand, Buffer) else operand for operand in step.operands)
        if step.column is not None:
            return step.function, (operands[0].view(np.int64), 0, at(step.result), "clip")
        if step.bits:
            operands = tuple(operand.view(np.int64) for operand in operands)
            return step.function, (*operands, at(step.result).view(np.int64))
        return step.function, (*operands, at(step.result))

    return Tied(
        [call(step) for step in the_plan.once],
        [call(step) for step in the_plan.each],
        {name: at(buffer) for name, buffer in the_plan.inputs.items()},
        {name: at(buffer) for name, buffer in the_plan.outputs.items()},
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
