"""The vectors as constants for C, JavaScript and Rust, and as CSV, all from the published JSON.

Doubles are written as their 64 bits, which every language reads exactly; a decimal or
a hex float is read exactly by some only.
"""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.vectors.locate import active

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WRITTEN: Final = "Written by `dpcert vectors build` from reference_values/vectors; CC0-1.0. Do not edit."
CSV_FIELDS: Final = (
    "uid", "theorem", "quantity", "unsafe_direction", "result", "inputs", "low", "high",
    "down_bits", "up_bits", "down_hex", "up_hex", "flags",
)  # fmt: skip


class Row(NamedTuple):
    """One active vector, flat."""

    uid: str
    theorem: str
    quantity: str
    unsafe_direction: str
    result: str
    #: Name, exact text, 64 bits or None.
    inputs: tuple[tuple[str, str, str | None], ...]
    low: str
    high: str
    down: dict[str, str] | None
    up: dict[str, str] | None
    flags: tuple[str, ...]


def rows(documents: Iterable[dict[str, Any]]) -> Iterator[Row]:
    """Every active vector of the documents."""
    for document in documents:
        for group, vector in active(document):
            expected = vector.get("expected", {})
            doubles = vector.get("inBinary64", {})
            yield Row(
                vector["uid"],
                document["theorem"],
                group["question"]["quantity"],
                group["unsafe_direction"],
                vector["result"],
                tuple((name, text, doubles.get(name, {}).get("bits")) for name, text in vector["inputs"].items()),
                expected.get("low", ""),
                expected.get("high", ""),
                expected.get("binary64", {}).get("down"),
                expected.get("binary64", {}).get("up"),
                tuple(vector["flags"]),
            )


def loaders(documents: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Path below `loaders/` and text of each."""
    flat = list(rows(documents))
    return {
        "c/dpcert_vectors.h": _c(flat),
        "js/dpcert_vectors.mjs": _javascript(flat),
        "rust/dpcert_vectors.rs": _rust(flat),
        "csv/dpcert_vectors.csv": _csv(flat),
    }


def _quoted(text: str) -> str:
    """A string literal; all texts are ASCII without control characters, so JSON's is that of C, JS and Rust too."""
    return json.dumps(text)


def _bits(double: dict[str, str] | None) -> str:
    return double["bits"] if double else "0x0000000000000000"


def _c(flat: list[Row]) -> str:
    inputs = [one for row in flat for one in row.inputs]
    lines = [
        f"/* {_WRITTEN}",
        " * bits are those of an IEEE 754 double: copy them with memcpy. has_bits is 0 where an input is no double. */",
        "#ifndef DPCERT_VECTORS_H",
        "#define DPCERT_VECTORS_H",
        "#include <stddef.h>",
        "#include <stdint.h>",
        "",
        "struct dpcert_input { const char *name, *exact; int has_bits; uint64_t bits; };",
        "struct dpcert_vector {",
        "  const char *uid, *theorem, *quantity;",
        "  int unsafe_below;  /* 1: an answer below the exact value is unsafe; 0: one above it is */",
        "  char result;       /* v: must answer, i: must refuse, a: may refuse */",
        "  int has_expected;  /* 0 where nothing is expected but a refusal */",
        "  size_t first_input, inputs;",
        "  const char *low, *high;",
        "  uint64_t down_bits, up_bits;",
        "};",
        "",
        f"#define DPCERT_VECTORS {len(flat)}",
        f"static const struct dpcert_input dpcert_inputs[{len(inputs)}] = {{",
    ]
    for name, exact, bits in inputs:
        lines.append(f"  {{{_quoted(name)}, {_quoted(exact)}, {int(bits is not None)}, {bits or 0}}},")
    lines += ["};", "static const struct dpcert_vector dpcert_vectors[DPCERT_VECTORS] = {"]
    first = 0
    for row in flat:
        lines.append(
            f"  {{{_quoted(row.uid)}, {_quoted(row.theorem)}, {_quoted(row.quantity)}, "
            f"{int(row.unsafe_direction == 'below')}, '{row.result[0]}', {int(row.up is not None)}, "
            f"{first}, {len(row.inputs)}, {_quoted(row.low)}, {_quoted(row.high)}, "
            f"{_bits(row.down)}, {_bits(row.up)}}},"
        )
        first += len(row.inputs)
    return "\n".join([*lines, "};", "#endif", ""])


def _javascript(flat: list[Row]) -> str:
    lines = [
        f"// {_WRITTEN}",
        "// Bits are BigInt: number(bits) gives the double, exactly.",
        "const view = new DataView(new ArrayBuffer(8));",
        "export const number = (bits) => (view.setBigUint64(0, bits), view.getFloat64(0));",
        "export const vectors = [",
    ]
    for row in flat:
        inputs = ", ".join(
            f"{name}: {{exact: {_quoted(exact)}" + (f", bits: {bits}n" if bits else "") + "}"
            for name, exact, bits in row.inputs
        )
        expected = (
            f"{{low: {_quoted(row.low)}, high: {_quoted(row.high)}, down: {row.down['bits']}n, up: {row.up['bits']}n}}"
            if row.down and row.up
            else "null"
        )
        lines.append(
            f"  {{uid: {_quoted(row.uid)}, theorem: {_quoted(row.theorem)}, quantity: {_quoted(row.quantity)}, "
            f"unsafe: {_quoted(row.unsafe_direction)}, result: {_quoted(row.result)}, "
            f"inputs: {{{inputs}}}, expected: {expected}}},"
        )
    return "\n".join([*lines, "];", ""])


def _rust(flat: list[Row]) -> str:
    lines = [
        f"// {_WRITTEN}",
        "// Bits are for f64::from_bits; None where an input is no double, or where a refusal is expected.",
        "pub struct Input { pub name: &'static str, pub exact: &'static str, pub bits: Option<u64> }",
        "pub struct Expected { pub low: &'static str, pub high: &'static str, pub down: u64, pub up: u64 }",
        "pub struct Vector {",
        "    pub uid: &'static str, pub theorem: &'static str, pub quantity: &'static str,",
        "    pub unsafe_below: bool, pub result: &'static str,",
        "    pub inputs: &'static [Input], pub expected: Option<Expected>,",
        "}",
        f"pub static VECTORS: [Vector; {len(flat)}] = [",
    ]
    for row in flat:
        inputs = ", ".join(
            f"Input {{ name: {_quoted(name)}, exact: {_quoted(exact)}, bits: {f'Some({bits})' if bits else 'None'} }}"
            for name, exact, bits in row.inputs
        )
        expected = (
            f"Some(Expected {{ low: {_quoted(row.low)}, high: {_quoted(row.high)}, "
            f"down: {row.down['bits']}, up: {row.up['bits']} }})"
            if row.down and row.up
            else "None"
        )
        lines.append(
            f"    Vector {{ uid: {_quoted(row.uid)}, theorem: {_quoted(row.theorem)}, "
            f"quantity: {_quoted(row.quantity)}, "
            f"unsafe_below: {str(row.unsafe_direction == 'below').lower()}, result: {_quoted(row.result)}, "
            f"inputs: &[{inputs}], expected: {expected} }},"
        )
    return "\n".join([*lines, "];", ""])


def _csv(flat: list[Row]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_FIELDS)
    for row in flat:
        down, up = row.down or {}, row.up or {}
        inputs = ";".join(f"{name}={exact}" for name, exact, _ in row.inputs)
        writer.writerow(
            (
                row.uid, row.theorem, row.quantity, row.unsafe_direction, row.result, inputs, row.low, row.high,
                down.get("bits", ""), up.get("bits", ""), down.get("hex", ""), up.get("hex", ""), " ".join(row.flags),
            )
        )  # fmt: skip
    return out.getvalue()
