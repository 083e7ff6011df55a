"""Runs every derivation and writes what it says to proofs/DERIVATION.md.

python proofs/symbolic/render.py            run all and write
python proofs/symbolic/render.py --check    run all and compare; 1 if the file is stale, 2 if a step breaks
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

PROOFS: Final = Path(__file__).resolve().parents[1]
if str(PROOFS) not in sys.path:
    sys.path.insert(0, str(PROOFS))

from sympy import oo  # noqa: E402  (after the path is set)

from dpcert.readings.latex import latex  # noqa: E402  (after the path is set)
from symbolic import (  # noqa: E402
    adaptive_filter,
    advanced_composition,
    advanced_composition_shape,
    azuma,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_mechanism_range,
    gaussian_profile,
    kov_composition,
    kov_composition_shape,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)
from symbolic.checks import Identical  # noqa: E402
from symbolic.ground import StepFailed, run  # noqa: E402
from symbolic.writing import relation, tex  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from symbolic.ground import Checked, Claim, Derivation

#: In an order in which each builds on those before it.
FILES: Final = (
    basic_composition,
    azuma,
    randomized_response,
    advanced_composition,
    advanced_composition_shape,
    corollary_3_21,
    kov_composition,
    kov_composition_shape,
    gaussian_profile,
    gaussian_mechanism,
    gaussian_mechanism_range,
    optimal_composition,
    laplace_mechanism,
    adaptive_filter,
    zero_concentrated,
    renyi,
)
KINDS: Final = ("identity", "substitution", "inequality", "kernel", "cited", "given")
TARGET: Final = PROOFS / "DERIVATION.md"
HEAD: Final = """# Derivations

Written by `proofs/symbolic/render.py` (`make proofs`), which runs every check below; not edited by hand.
What the kinds of step mean, and what is not proved here, is in [README.md](README.md).
"""


def checked() -> Iterator[tuple[Derivation, tuple[Checked, ...]]]:
    """Every derivation with its checked steps; StepFailed where one breaks."""
    for file in FILES:
        derivation = file.derivation()
        yield derivation, run(derivation)


def document(parts: list[tuple[Derivation, tuple[Checked, ...]]]) -> str:
    """The whole page."""
    names = {
        item.step.claim: f"{derivation.stem}/{item.step.name}"
        for derivation, steps in parts
        for item in steps
        if item.step.check.kind == "given"
    }
    lines = [line for part in parts for line in _section(*part, names)]
    return "\n".join([HEAD, *_summary(parts), *lines])


def _summary(parts: list[tuple[Derivation, tuple[Checked, ...]]]) -> Iterator[str]:
    yield "| derivation | " + " | ".join(KINDS) + " |"
    yield "| --- |" + " ---: |" * len(KINDS)
    for derivation, steps in parts:
        counts = [sum(item.step.check.kind == kind for item in steps) for kind in KINDS]
        yield f"| `{derivation.stem}` | " + " | ".join(str(count) for count in counts) + " |"
    yield ""


def _section(
    derivation: Derivation, steps: tuple[Checked, ...], hypotheses: Mapping[Claim | None, str]
) -> Iterator[str]:
    yield f"## {derivation.title}"
    yield ""
    yield f"`proofs/symbolic/{derivation.stem}.py`. Source: {derivation.source}."
    yield ""
    yield derivation.words
    yield ""
    own = {item.step.claim: item.step.name for item in steps if item.step.check.kind == "given"}
    for number, item in enumerate(steps, 1):
        yield f"{number}. **{item.step.name}** ({item.step.check.kind}). {item.step.words}"
        yield from _body(item)
        if item.step.check.kind != "given":
            yield from _conditions(item, {**hypotheses, **own})
    yield ""


def _conditions(item: Checked, names: Mapping[Claim | None, str]) -> Iterator[str]:
    """The hypotheses and ranges under which the claim was shown."""
    claim, known = item.step.claim, item.known
    if claim is None:
        return
    under = sorted(names[hypothesis] for hypothesis in known.under)
    symbols = claim.left.free_symbols | claim.right.free_symbols
    ranges = [
        f"${tex(ends[0])} \\le {tex(symbol)}" + (f" \\le {tex(ends[1])}$" if ends[1] != oo else "$")
        for symbol, ends in sorted(known.limited.items(), key=str)
        if ends and symbol in symbols
    ]
    if under or ranges:
        yield "    - holds " + " and ".join(
            ([f"under {', '.join(f'*{name}*' for name in under)}"] if under else [])
            + ([f"for {' and '.join(ranges)}"] if ranges else [])
        )


def _body(item: Checked) -> Iterator[str]:
    step = item.step
    if isinstance(step.check, Identical) and step.claim is not None:
        yield rf"    - $\mathrm{{kernel}}: {latex(step.check.formula)}$"
        yield rf"    - $\mathrm{{derived}}: {tex(step.claim.right)}$"
    elif step.claim is not None:
        yield f"    - ${relation(step.claim)}$"
    if step.because:
        yield "    - from " + ", ".join(f"*{name}*" for name in step.because)
    if step.check.kind != "given":
        yield f"    - {item.evidence}"


def main(arguments: list[str] | None = None) -> int:
    """Write or compare the page."""
    parser = argparse.ArgumentParser(description="run the derivations and write proofs/DERIVATION.md")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args(arguments)
    try:
        text = document(list(checked()))
    except StepFailed as broken:
        print(f"a derivation breaks: {broken}", file=sys.stderr)
        return 2
    if not options.check:
        TARGET.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} is not what the derivations say: run `make proofs`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
