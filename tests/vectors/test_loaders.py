"""The constant tables of other languages hold the same doubles, bit for bit: compiled and run."""

import csv
import re
import subprocess
import textwrap

import pytest

from dpcert.vectors.loaders import CSV_FIELDS, loaders

from ..tools import need
from .published import DOCUMENTS, VECTORS, checkout

pytestmark = pytest.mark.skipif(not (checkout() / "loaders").is_dir(), reason="a wheel holds the vectors alone")
LOADERS = checkout() / "loaders"


def lines():
    """uid, direction, bits of each input that is a double, and the two doubles: what each program prints."""
    out = []
    for _, group, vector in VECTORS:
        doubles = vector.get("inBinary64", {})
        inputs = [
            f"{name}={text}={doubles[name]['bits'] if name in doubles else '-'}"
            for name, text in vector["inputs"].items()
        ]
        expected = vector.get("expected", {}).get("binary64")
        ends = [expected[side]["bits"] for side in ("down", "up")] if expected else ["-", "-"]
        out.append(" ".join([vector["uid"], group["unsafe_direction"], *inputs, *ends]))
    return out


def test_c_holds_every_vector_bit_for_bit(tmp_path):
    """A program that moves the bits into doubles, and back, prints the published ones."""
    source = tmp_path / "main.c"
    source.write_text(
        textwrap.dedent(r"""
        #include <inttypes.h>
        #include <stdio.h>
        #include <string.h>
        #include "dpcert_vectors.h"
        static uint64_t through(uint64_t bits) {
          double value;
          memcpy(&value, &bits, sizeof value);
          volatile double copy = value;
          value = copy;
          memcpy(&bits, &value, sizeof bits);
          return bits;
        }
        int main(void) {
          for (size_t i = 0; i < DPCERT_VECTORS; i++) {
            const struct dpcert_vector *v = &dpcert_vectors[i];
            printf("%s %s", v->uid, v->unsafe_below ? "below" : "above");
            for (size_t j = v->first_input; j < v->first_input + v->inputs; j++) {
              const struct dpcert_input *x = &dpcert_inputs[j];
              printf(" %s=%s=", x->name, x->exact);
              if (x->has_bits) printf("0x%016" PRIx64, through(x->bits)); else printf("-");
            }
            if (v->has_expected) {
              printf(" 0x%016" PRIx64 " 0x%016" PRIx64 "\n", through(v->down_bits), through(v->up_bits));
            } else {
              printf(" - -\n");
            }
          }
          return 0;
        }
        """),
        encoding="utf-8",
    )
    program = tmp_path / "main"
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{LOADERS / 'c'}"]
    subprocess.run([need("cc"), *flags, str(source), "-o", str(program)], check=True)
    assert subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout.splitlines() == lines()


def test_javascript_holds_every_vector_bit_for_bit(tmp_path):
    """Node imports the module and turns the bits into numbers and back."""
    source = tmp_path / "main.mjs"
    source.write_text(
        textwrap.dedent(f"""
        import {{number, vectors}} from {str(LOADERS / "js" / "dpcert_vectors.mjs")!r};
        const view = new DataView(new ArrayBuffer(8));
        const hex = (bits) => {{
          view.setFloat64(0, number(bits));
          return "0x" + view.getBigUint64(0).toString(16).padStart(16, "0");
        }};
        for (const v of vectors) {{
          const bits = (x) => ("bits" in x ? hex(x.bits) : "-");
          const inputs = Object.entries(v.inputs).map(([name, x]) => `${{name}}=${{x.exact}}=${{bits(x)}}`);
          const ends = v.expected ? [hex(v.expected.down), hex(v.expected.up)] : ["-", "-"];
          console.log([v.uid, v.unsafe, ...inputs, ...ends].join(" "));
        }}
        """),
        encoding="utf-8",
    )
    done = subprocess.run([need("node"), str(source)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == lines()


def test_rust_holds_the_same_doubles():
    """The constants as they are written, in order."""
    text = (LOADERS / "rust" / "dpcert_vectors.rs").read_text(encoding="utf-8")
    found = re.findall(
        r'uid: "(.*?)".*?unsafe_below: (true|false).*?expected: (?:None|.*?down: (0x\w+), up: (0x\w+))', text
    )
    expected = [line.split() for line in lines()]
    assert [
        (uid, {"true": "below", "false": "above"}[below], down or "-", up or "-") for uid, below, down, up in found
    ] == [(line[0], line[1], line[-2], line[-1]) for line in expected]


def test_csv_holds_the_same_doubles():
    """One row for each vector, under the names of the columns."""
    with (LOADERS / "csv" / "dpcert_vectors.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert tuple(rows[0]) == CSV_FIELDS
    assert [(row["uid"], row["down_bits"] or "-", row["up_bits"] or "-") for row in rows] == [
        (line.split()[0], *line.split()[-2:]) for line in lines()
    ]


def test_the_published_loaders_are_those_of_the_published_vectors():
    """Written from the JSON and from nothing else."""
    for path, text in loaders(DOCUMENTS.values()).items():
        assert text == (LOADERS / path).read_text(encoding="utf-8")
