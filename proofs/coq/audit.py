"""Ask Coq, after `make`, what the compiled proofs rest on.

- No file says Admitted, Axiom or another word that takes something for granted.
- `Print Assumptions` of all final theorems, of the golden numbers, the errata and the
  Gaussian profile is within axioms.txt.
- coqchk, Coq's independent checker, accepts the theory and everything below it, and
  its summary lists the same axioms and nothing unsafe.
- The certificates of the vectors rest on those axioms and on the ones of axioms_bulk.txt.
- A certificate whose digits are wrong by one in the last place does not compile, and
  for the reason that it is not true.

Usage: python proofs/coq/audit.py [--without-coqchk]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq import bulk, certificates, profile
from coq.sentences import FOLDER, theory, without_comments
from coq.statements import final_theorems

#: Commands that take something for granted, or switch off a check.
FORBIDDEN: Final = (
    *("Admitted", "admit", "give_up", "Abort", "Axiom", "Axioms", "Parameter", "Parameters", "Conjecture"),
    *("Declare", "Guarded", "bypass_check", "Guard", "Positivity", "Universe", "Primitive", "Register", "Load"),
)
#: Files of certificates that rest on the axioms of the theory alone, and the bundle of each.
_CLEAN: Final = {"golden": "golden", "errata": "errata", "gaussian_profile": "gaussian_numbers"}


class AuditError(Exception):
    """What is wrong, in words."""


def allowed(file: str = "axioms.txt") -> frozenset[str]:
    """The axioms of an allow list."""
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def taken_for_granted() -> list[str]:
    """Every use of a forbidden word, as file and word."""
    return [
        f"{path.relative_to(FOLDER)}: {word}"
        for path in sorted(FOLDER.rglob("*.v"))
        for word in re.findall(r"\w+", without_comments(path.read_text(encoding="utf-8")))
        if word in FORBIDDEN
    ]


def assumptions(modules: list[str], names: list[str]) -> set[str]:
    """The axioms under the named theorems, as Coq prints them."""
    bundle = f"Definition audited := ({', '.join(f'@{name}' for name in names)}).\nPrint Assumptions audited.\n"
    run = _coqc(f"From Dpcert Require {' '.join(modules)}.\n{bundle}")
    if run.returncode:
        raise AuditError(run.stderr)
    # an axiom opens a line; the lines of its type are indented
    return set(re.findall(r"^([\w.']+)(?= :|$)", run.stdout.partition("Axioms:")[2], re.MULTILINE))


def strange(axioms: set[str], permitted: frozenset[str]) -> set[str]:
    """Those that no permitted axiom is the full name of."""
    return {axiom for axiom in axioms if not any(f".{full}".endswith(f".{axiom}") for full in permitted)}


def checked() -> float:
    """Coqchk on the theory with all that it imports; the seconds that it took."""
    start = time.monotonic()
    modules = [f"Dpcert.{path.stem}" for path in theory()]
    run = _run("coqchk", "-silent", "-o", "-R", str(FOLDER), "Dpcert", *modules)
    if run.returncode:
        raise AuditError(f"coqchk: {run.stdout}{run.stderr}")
    axioms, unsafe = summary(run.stdout + run.stderr)
    if axioms != allowed() or unsafe:
        raise AuditError(f"coqchk lists the axioms {sorted(axioms)}, and as unsafe {sorted(unsafe)}")
    return time.monotonic() - start


def summary(text: str) -> tuple[set[str], set[str]]:
    """The axioms that coqchk's summary lists, and all that it lists under its other titles."""
    listed: dict[str, set[str]] = {}
    title = ""
    for line in text.splitlines():
        if line.startswith("* "):
            title, _, rest = line[2:].partition(":")
            listed[title] = {rest.strip()}
        elif title:
            listed[title].add(line.strip())
    listed = {title: entries - {"", "<none>"} for title, entries in listed.items()}
    if not {"Theory", "Axioms"} < set(listed):
        raise AuditError("coqchk gave no summary")
    axioms = listed.pop("Axioms")
    return axioms, set().union(*listed.values()) - {"Set is predicative"}


def controls() -> list[certificates.Row]:
    """A certificate of each kind with a wrong last digit."""
    kinds = {tuple(row.statement.split()[:2]): row for row in certificates.golden()}
    return [row.spoilt() for row in kinds.values()]


def bulk_controls() -> list[certificates.Row]:
    """A certificate of each kind of the fast tier with a wrong last digit: of each first word, and of neighbours."""
    rows = [row for rows in bulk.said().values() for row in rows if isinstance(row, certificates.Row)]
    kinds = {
        (row.statement.split()[0].partition("kernel.")[0], "< kernel." in row.statement): row for row in reversed(rows)
    }
    return [row.spoilt() for row in kinds.values()]


def profile_controls() -> list[certificates.Row]:
    """A value, an epsilon and a sigma of the Gaussian profile with a wrong last digit."""
    kinds = {row.statement.partition("forall ")[2].partition(",")[0]: row for row in profile.rows() if row.low}
    return [row.spoilt() for row in kinds.values()]


#: What interval arithmetic and the arithmetic of rationals say of what is not true.
_REFUSALS: Final = ("Numerical evaluation failed to conclude", "Cannot find witness", "not a valid field equation")


def refused(text: str) -> bool:
    """Whether Coq finds that a claim of the file can't be shown, and has no other complaint."""
    run = _coqc(text)
    return run.returncode != 0 and any(words in run.stderr for words in _REFUSALS)


def _coqc(text: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "audited.v"
        path.write_text(text, encoding="utf-8")
        return _run("coqc", "-q", "-w", "none", "-R", str(FOLDER), "Dpcert", str(path))


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  (our own commands)


def audit() -> None:
    """Everything but coqchk, with the seconds that each part took."""
    granted = taken_for_granted()
    if granted:
        raise AuditError(f"taken for granted: {', '.join(granted)}")
    theorems, vectors = final_theorems(), [path.stem for path in bulk.files()]
    tiers = {
        f"{len(theorems)} final theorems, the golden numbers, the errata and the Gaussian profile": (
            [*(path.stem for path in theory()), *(f"certificates.{file}" for file in _CLEAN)],
            [*(f"{path.stem}.{theorem.name}" for path, theorem in theorems), *(f"{f}.{n}" for f, n in _CLEAN.items())],
            allowed(),
        ),
        f"{bulk.count()['certified']} vectors": (
            [f"certificates.{file}" for file in vectors],
            [f"{file}.{file}" for file in vectors],
            allowed() | allowed("axioms_bulk.txt"),
        ),
    }
    for title, (modules, names, permitted) in tiers.items():
        start = time.monotonic()
        found = assumptions(modules, names)
        if not found or strange(found, permitted):
            raise AuditError(f"{title} rest on {sorted(strange(found, permitted)) or 'nothing, which cannot be'}")
        print(f"{title}: {len(found)} axioms, all allowed ({time.monotonic() - start:.0f} s)")
    spoilt = {row: certificates.file("Control", "control", [row], []) for row in controls()}
    spoilt |= {row: certificates.file("Control", "control", [row], [], fast=True) for row in bulk_controls()}
    spoilt |= {row: profile.file([row], []) for row in profile_controls()}
    for row, text in spoilt.items():
        start = time.monotonic()
        if not refused(text):
            raise AuditError(f"{row.name} with wrong digits was not refused")
        print(f"{row.name} with its last digits moved: refused ({time.monotonic() - start:.0f} s)")


def main(arguments: list[str]) -> int:
    """Run the audit and say what is wrong."""
    try:
        with ThreadPoolExecutor() as beside:  # coqchk takes as long as all the rest
            checker = beside.submit(checked) if "--without-coqchk" not in arguments else None
            audit()
            if checker:
                print(f"coqchk accepts the theory and what it imports ({checker.result():.0f} s)")
    except AuditError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
