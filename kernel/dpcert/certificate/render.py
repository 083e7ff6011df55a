"""A certificate for readers: text, Markdown, LaTeX, a registry's YAML. All that is shown is read off its record."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from dpcert.certificate.bibliography import bib, entries, key_of
from dpcert.certificate.page import html
from dpcert.certificate.words import CONTEXT, NOT_SHOWN, NOT_STATED, headline
from dpcert.reals import directed

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.certificate.emit import Certificate

_SIGNS: Final = {"le": "<=", "gt": ">", "ge": ">=", "lt": "<"}
_LATEX: Final = {"le": r"\le", "gt": ">", "ge": r"\ge", "lt": "<"}
_COMMAND: Final = "python -I dpcert_check.py certificate.json"


def claims(record: dict[str, Any]) -> list[str]:
    """The claim, a line for each side, the safe one first."""
    sides = [side for side in ("le", "ge", "gt", "lt") if side in record["claim"]]
    return [f"{record['quantity']} {_SIGNS[side]} {record['claim'][side]}" for side in sides]


def sections(certificate: Certificate) -> list[tuple[str, list[str]]]:
    """The parts of a statement in their order, as headings with lines."""
    record = certificate.record
    about = record["about"]
    given = about["given"]
    inputs = [
        f"{name} = {exact}" + ("" if given.get(name, exact) == exact else f" (given as {given[name]})")
        for name, exact in record["inputs"].items()
    ]
    context = [f"{words}: {record['context'][name] or NOT_STATED}" for name, words in CONTEXT.items()]
    marks = {"checked": "checked", "asserted": "asserted by the issuer"}
    others = [
        f"{row['title']} gives ({row['guarantee']['epsilon']}, {row['guarantee']['delta']})"
        for row in record["alternatives"]
    ]
    errata = [f"{one['id']}, {one['where']}: {one['direction']}" for one in record["errata"]]
    return [
        ("Claim", [headline(record), *about["formula"]]),
        ("Value", [*claims(record), f"the safe binary64 number is {about['binary64']}", *about["notes"]]),
        ("Inputs, exact", inputs),
        ("Theorem", [f"{about['title']}: {about['source']}"]),
        ("Hypotheses", [f"{one['words']} ({marks[one['status']]})" for one in record["hypotheses"]]),
        ("Context, not checked", context),
        (
            "The same facts under other theorems, not checked",
            others or ["no other theorem of dpcert takes them as they stand"],
        ),
        ("Errata of the source that touch this theorem, not checked", errata or ["none known"]),
        ("What this does not show", list(NOT_SHOWN)),
        ("Verify again", [_COMMAND, f"SHA-256 of the JSON: {certificate.identity}"]),
    ]


def text(certificate: Certificate) -> str:
    """For a terminal."""
    parts = [heading + "\n" + "\n".join(f"  {line}" for line in lines) for heading, lines in sections(certificate)]
    return "\n".join(parts) + "\n"


def markdown(certificate: Certificate) -> str:
    """For a report or a pull request."""
    parts = [
        f"## {heading}\n\n" + "\n".join(f"- {_marked(line)}" for line in lines)
        for heading, lines in sections(certificate)
    ]
    return f"# Certificate {certificate.identity[:16]}\n\n" + "\n\n".join(parts) + "\n"


def _marked(line: str) -> str:
    for sign in "\\`*_<>[]|#":
        line = line.replace(sign, "\\" + sign)
    return line


def latex(certificate: Certificate) -> str:
    """Paragraphs, whose citations are in the .bib file beside it, and one row of a table."""
    record = certificate.record
    side = next(iter(side for side in ("le", "ge", "gt", "lt") if side in record["claim"]))
    name = record["quantity"].replace("_", r"\_")
    value = rf"\mathrm{{{name}}} {_LATEX[side]} {record['claim'][side]}"
    parts = "\n".join(
        rf"\paragraph{{{_escaped(heading)}}}" + "\n" + r"\\ ".join(_escaped(line) for line in lines)
        for heading, lines in sections(certificate)
    )
    row = rf"${value}$ & {_escaped(record['about']['source'])} & \texttt{{{certificate.identity[:16]}}} \\"
    cited = ",".join([key_of(certificate), *[key for key, _ in entries(record["theorem"])]])
    parts += "\n" + rf"\paragraph{{References}}\cite{{{cited}}}"
    return f"% {name}: {_escaped(record['about']['title'])}\n{parts}\n% a row of a table\n% {row}\n"


def _escaped(line: str) -> str:
    special = {"\\": r"\textbackslash{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}"}
    return "".join(special.get(sign, "\\" + sign if sign in "&%$#_{}" else sign) for sign in line)


def registry(certificate: Certificate) -> str:
    """The accounting fields of an entry in the registry of deployments; numbers are safe binary64 ones."""
    record = certificate.record
    pair = record["guarantee"] or {}
    lines = ["privacy_loss:", f"  privacy_unit: {_quoted(record['context']['unit'] or NOT_STATED)}"]
    lines += [f"  privacy_unit_details: {_quoted(record['context']['adjacency'] or NOT_STATED)}"]
    lines += ["  privacy_parameters:", *[f"    {name}: {_double(value)}" for name, value in pair.items()]]
    lines += [f"  privacy_parameters_details: {_quoted(headline(record))}", "accounting:"]
    words = f"{record['about']['title']} ({record['about']['source']}); certificate sha256 {certificate.identity}"
    lines += [f"  composition: {_quoted(words)}"]
    lines += [f"  post_processing: {_quoted(record['context']['post_processing'] or NOT_STATED)}"]
    return "\n".join(lines) + "\n"


def _double(value: str) -> str:
    """The nearest double at least a decimal, as the registry's readers hold it; a YAML number needs a point."""
    shortest = repr(directed.fraction_to_float(Fraction(value), up=True))
    mantissa, mark, exponent = shortest.partition("e")
    return f"{mantissa}.0{mark}{exponent}" if mark and "." not in mantissa else shortest


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


FILES: Final[dict[str, Callable[[Certificate], str]]] = {
    "json": lambda certificate: certificate.data.decode(),
    "txt": text,
    "md": markdown,
    "tex": latex,
    "bib": bib,
    "yaml": registry,
    "html": html,
}
