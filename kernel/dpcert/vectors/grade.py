"""Grading: published vectors put to a program, or answers in a CSV file, streamed."""

from __future__ import annotations

import csv
import json
import math
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.errors import InvalidInput, OutsideTheorem, Undecided, Unreadable
from dpcert.questions import theorem
from dpcert.reals import directed, rounding
from dpcert.vectors import programs
from dpcert.vectors.answers import read_answer
from dpcert.vectors.build import TOLERANCE
from dpcert.vectors.canonical import from_bits
from dpcert.vectors.expected import expect
from dpcert.vectors.locate import active
from dpcert.vectors.report import Texts
from dpcert.vectors.verdict import Truth, Verdict, judge, truth_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dpcert.bound import Bound
    from dpcert.theorems.statement import Quantity, Statement
    from dpcert.vectors.answers import Answer
    from dpcert.vectors.report import Report

_SHOWN_DIGITS: Final = 20
_REFUSAL: Final = "a refusal"
_TOLERANCE: Final = Fraction(TOLERANCE)
_OTHERS: Final = ("uid", "answer")


def question(group: dict[str, Any], vector: dict[str, Any], *, binary64: bool) -> str | None:
    """A vector as a line of JSON that `dpcert batch` reads; in doubles, None where an input is none."""
    inputs = vector["inputs"]
    if binary64:
        if "inBinary64" not in vector:
            return None
        inputs = {name: in_full(from_bits(double["bits"])) for name, double in vector["inBinary64"].items()}
    return json.dumps({"id": vector["uid"], **group["question"], **inputs})


def in_full(value: float) -> str:
    """A double as a decimal with all its digits, which every language reads back exactly."""
    return str(int(value)) if value == int(value) and abs(value) < 2**53 else f"{_decimal(Fraction(value))}"


def _decimal(value: Fraction) -> str:
    """A dyadic rational as digits and an exponent of ten."""
    places = value.denominator.bit_length() - 1
    return f"{value.numerator * 5**places}e-{places}" if places else str(value.numerator)


def by_program(
    documents: Iterable[dict[str, Any]],
    command: list[str],
    report: Report,
    *,
    timeout: float,
    decimal: bool,
    binary64: bool,
    quantity: str | None = None,
) -> Iterator[Verdict]:
    """Put every active vector (of a quantity) to a program."""
    asked = [
        (document["theorem"], group, vector, line)
        for document in documents
        for group, vector in active(document)
        if quantity in {None, group["question"]["quantity"]}
        and (line := question(group, vector, binary64=binary64)) is not None
    ]
    if not asked:
        raise InvalidInput("there is no vector to ask")
    replies = programs.answers(command, [line for *_, line in asked], timeout, decimal=decimal)
    for (stem, group, vector, _), answer in zip(asked, replies, strict=True):
        yield _by_vector((stem, group["question"]["quantity"]), vector, truth_of(group, vector), answer, report)


def _by_vector(
    group: tuple[str, str], vector: dict[str, Any], truth: Truth | None, answer: Answer, report: Report
) -> Verdict:
    verdict = judge(truth, answer, vector["result"])
    texts = partial(_texts, vector["inputs"], partial(_safe, truth), answer)
    return report.add(vector["uid"], group, texts, vector["result"], verdict)


def _safe(truth: Truth | None) -> str:
    if truth is None:
        return _REFUSAL
    end = truth.high if truth.unsafe_below else truth.low
    return "inf" if end is None else _digits(end, up=truth.unsafe_below)


def _digits(value: Fraction, *, up: bool) -> str:
    return directed.spelled(directed.to_significant(value, _SHOWN_DIGITS, up=up), _SHOWN_DIGITS)


class Table(NamedTuple):
    """How the rows of a CSV file are read."""

    lines: Iterator[list[str]]
    header: list[str]
    decimal: bool
    binary64: bool


def table(lines: Iterable[str], *, decimal: bool, binary64: bool) -> Table:
    """The header of a CSV file, checked, and its rows."""
    reader = csv.reader(lines)
    header = [name.strip() for name in next(reader, [])]
    if "answer" not in header or len(set(header)) != len(header):
        raise Unreadable("the first line of the CSV file must name its columns, and one of them `answer`")
    return Table(reader, header, decimal, binary64)


def by_uid(documents: Iterable[dict[str, Any]], rows: Table, report: Report) -> Iterator[Verdict]:
    """Judge a table of uid and answer against the published vectors."""
    known = {
        vector["uid"]: ((document["theorem"], group["question"]["quantity"]), vector, truth_of(group, vector))
        for document in documents
        for group, vector in active(document)
    }
    for number, row in enumerate(_rows(rows), start=2):
        if row is None:
            yield _lost(number, report)
        elif row["uid"] not in known:
            raise InvalidInput(f"line {number}: there is no vector {row['uid']!a}")
        else:
            yield _by_vector(*known[row["uid"]], read_answer(row["answer"], decimal=rows.decimal), report)


def by_inputs(command: str, quantity: str | None, rows: Table, report: Report) -> Iterator[Verdict]:
    """Judge a table of inputs and answer; the kernel works the truth of each row out."""
    statement = theorem(command)
    asked = statement.quantity(quantity.replace("-", "_")) if quantity else statement.quantities[0]
    parameters = {parameter.name for parameter in statement.parameters}
    unknown = [name for name in rows.header if name not in {*parameters, *_OTHERS}]
    if unknown:
        raise InvalidInput(f"{command} has no parameter {unknown[0]!a}; it has {', '.join(sorted(parameters))}")
    names = [name for name in rows.header if name in parameters]
    for number, row in enumerate(_rows(rows), start=2):
        if row is None:
            yield _lost(number, report)
            continue
        inputs = {name: row[name] for name in names if row[name]}
        answer = read_answer(row["answer"], decimal=rows.decimal)
        yield by_kernel((statement, asked), f"line {number}", inputs, answer, report, binary64=rows.binary64)


def by_kernel(
    asked: tuple[Statement, Quantity],
    where: str,
    inputs: dict[str, str],
    answer: Answer,
    report: Report,
    *,
    binary64: bool,
) -> Verdict:
    """Judge one answer about inputs of one's own; the kernel works the truth out."""
    statement, quantity = asked
    result, certified, verdict = _by_kernel(quantity, inputs, answer, binary64=binary64)
    shown = partial(_texts, inputs, certified, answer)
    return report.add(where, (statement.stem, quantity.name), shown, result, verdict)


def _by_kernel(
    quantity: Quantity, inputs: dict[str, str], answer: Answer, *, binary64: bool
) -> tuple[str, Callable[[], str], Verdict]:
    """Result, what says the certified digits, and verdict; the truth is worked out now."""
    try:
        given = {name: _input(value, binary64=binary64) for name, value in inputs.items()}
        bound = quantity.ask(**(dict.fromkeys(quantity.needs) | given))
        truth = _between_doubles(bound)
        verdict = judge(truth, answer, "valid")
        if verdict.name == "UNDECIDED":
            # A decimal between two neighbouring doubles.
            expected = expect(bound)
            truth = truth._replace(low=Fraction(expected.low), high=Fraction(expected.high))
            verdict = judge(truth, answer, "valid")
    except (OutsideTheorem, InvalidInput):
        return "invalid", lambda: _REFUSAL, judge(None, answer, "invalid")
    except Undecided as undecided:
        words = str(undecided)
        return "valid", lambda: words, Verdict("UNDECIDED")
    return "valid", partial(bound.decimal, _SHOWN_DIGITS), verdict


def _texts(inputs: dict[str, str], certified: Callable[[], str], answer: Answer) -> Texts:
    shown = ", ".join(f"{name} = {value}" for name, value in inputs.items())
    # The answer's digits are cut, not rounded: what is shown are its own.
    decimal = "" if answer.value is None else _digits(answer.value, up=answer.value < 0)
    return Texts(shown, certified(), answer.text, decimal)


def _input(text: str, *, binary64: bool) -> object:
    """An input as it is typed, or the double that it denotes."""
    if not binary64:
        return text
    try:
        return float.fromhex(text) if "0x" in text.lower() else float(text)
    except ValueError:
        return text


def _between_doubles(bound: Bound) -> Truth:
    """The truth as the nearest safe double and its neighbour, which decide about every double."""
    below = bound.direction == "upper"
    safe, tight = rounding.nearest_float(bound.enclosure, up=below, size=bound.size)
    if safe is None or not tight:
        raise Undecided("the doubles around the exact value are not decided")
    # The real may be the safe double itself, but it is not the other one.
    other = math.nextafter(safe, -math.inf if below else math.inf)
    down, up = (other, safe) if below else (safe, other)
    high = Fraction(up) if math.isfinite(up) else None
    return Truth(Fraction(down), high, down, up, below, _TOLERANCE)


def _rows(rows: Table) -> Iterator[dict[str, str] | None]:
    """Each row by column, or None where it has another number of them."""
    try:
        for row in rows.lines:
            if row:
                yield dict(zip(rows.header, row, strict=True)) if len(row) == len(rows.header) else None
    except csv.Error as error:
        raise Unreadable(f"the CSV file cannot be read on: {error}") from error


def _lost(number: int, report: Report) -> Verdict:
    texts = Texts("", "another number of columns", "")
    return report.add(f"line {number}", ("", ""), lambda: texts, "valid", Verdict("GARBAGE"))
