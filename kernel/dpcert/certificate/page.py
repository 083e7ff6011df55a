"""One page that holds a certificate and the JavaScript checker, and verifies itself when it is opened.

The tick is not printed: the page says "not verified" until its own script has read the
certificate's bytes from the page and proved the claim. It needs no network.
"""

from __future__ import annotations

import html as escaping
import json
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from dpcert.certificate.words import CALLED, CONTEXT, MOST_NAMED, NOT_SHOWN, NOT_STATED, RELATIONS, headline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dpcert.certificate.emit import Certificate

_SIGNS: Final = {"le": "&le;", "gt": "&gt;", "ge": "&ge;", "lt": "&lt;"}
_MARKS: Final = {
    "checked": ("checked", "&#10003; checked"),
    "asserted": ("asserted", "asserted by the issuer"),
}


def html(certificate: Certificate) -> str:
    """The page, in the order in which a reader needs it: the claim in words comes first."""
    record = certificate.record
    about = record["about"]
    parts = {
        "TITLE": _text(f"{about['title']}: certificate {certificate.identity[:16]}"),
        "WORDS": _text(headline(record)),
        "VALUE": "".join(
            f'<p class="value"><var>{_text(record["quantity"].replace("_", " "))}</var> {_SIGNS[side]} '
            f"<b>{_text(record['claim'][side])}</b></p>"
            for side in ("le", "ge", "gt", "lt")
            if side in record["claim"]
        ),
        "SAFE": _text(_safe(record)),
        "INPUTS": _rows(_inputs(record)),
        "THEOREM": f"<p>{_text(about['title'])}. {_text(about['source'])}.</p>",
        "HYPOTHESES": "".join(
            f'<li class="{_MARKS[one["status"]][0]}">{_text(one["words"])} <em>{_MARKS[one["status"]][1]}</em></li>'
            for one in record["hypotheses"]
        ),
        "CONTEXT": _rows((words, record["context"][name] or NOT_STATED) for name, words in CONTEXT.items()),
        "ALTERNATIVES": _list(
            [
                f"{row['title']}: epsilon at most {pair['epsilon']}, delta at most {pair['delta']}"
                for row in record["alternatives"]
                if (pair := row["guarantee"])
            ],
            "No other theorem of dpcert takes these facts as they stand.",
        ),
        "ERRATA": _list(
            [f"{one['id']}, {one['where']}: {one['printed']} ({one['direction']})" for one in record["errata"]],
            "None known.",
        ),
        "NOTSHOWN": _list(list(NOT_SHOWN), ""),
        "IDENTITY": certificate.identity,
        "NOTES": _list([*about["notes"]], "") if about["notes"] else "",
        "FORMULA": "".join(f"<p class='formula'><code>{_text(line)}</code></p>" for line in about["formula"]),
    }
    folder = resources.files("dpcert") / "certificate"
    page = (folder / "page.html").read_text(encoding="utf-8")
    for name, value in parts.items():
        page = page.replace(f"@{name}@", value)
    page = page.replace("@WORDING@", json.dumps({"called": CALLED, "relations": RELATIONS, "mostNamed": MOST_NAMED}))
    # The program and the certificate come last: nothing in them is taken for a place to fill.
    page = page.replace("@CHECKER@", (folder / "dpcert_check.js").read_text(encoding="utf-8"))
    return page.replace("@CERTIFICATE@", _text(certificate.data.decode()))


def _safe(record: dict[str, Any]) -> str:
    shorter = "up" if {"le", "gt"} & set(record["claim"]) else "down"
    return f"The safe binary64 number is {record['about']['binary64']}. Shorter renderings must be rounded {shorter}."


def _inputs(record: dict[str, Any]) -> Iterable[tuple[str, str]]:
    for name, exact in record["inputs"].items():
        given = record["about"]["given"].get(name, exact)
        yield name.replace("_", " "), exact if given == exact else f"{exact} (given as {given}, read as exactly this)"


def _rows(rows: Iterable[tuple[str, str]]) -> str:
    missing = f'<dd class="missing">{NOT_STATED}</dd>'
    shown = ((name, missing if value == NOT_STATED else f"<dd>{_text(value)}</dd>") for name, value in rows)
    return "".join(f"<dt>{_text(name)}</dt>{entry}" for name, entry in shown)


def _list(lines: list[str], otherwise: str) -> str:
    if not lines:
        return f"<p>{_text(otherwise)}</p>"
    return "<ul>" + "".join(f"<li>{_text(line)}</li>" for line in lines) + "</ul>"


def _text(words: str) -> str:
    # A commercial at would be taken for a place of the template.
    return escaping.escape(words).replace("@", "&#64;")
