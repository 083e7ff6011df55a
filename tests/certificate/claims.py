"""Bounds of every theorem and inverse, random ones and those that are published, and what is done to certificates."""

from __future__ import annotations

import random
import re
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dpcert import DpcertError
from dpcert.certificate import dpcert_check
from dpcert.certificate.canonical import canonical
from dpcert.certificate.decimals import neighbour
from dpcert.theorems import STATEMENTS

from ..tools import need

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dpcert.bound import Bound

SCRIPT = Path(dpcert_check.__file__).with_name("dpcert_check.js")
_VERDICTS = {"VERIFIED": 0, "REFUTED": 3, "OUTSIDE THE THEOREM": 4, "NOT DECIDED": 5, "UNREADABLE": 6}
#: The checker adds up so many terms.
REACH = 100_000
#: What no random question gives together.
WAYS = {
    "zero_concentrated": ("rho", "epsilon", "sigma"),
    "renyi": ("epsilon", "sigma"),
    "gaussian_profile": ("sigma", "mu", "mu_squared"),
}


def _value(rng: random.Random, name: str) -> object:  # noqa: PLR0911
    if name == "k":
        return rng.choice([1, 2, 5, 30, 100, rng.randrange(1, 400)])
    if name in {"delta", "delta_prime", "delta_total", "delta_budget"}:
        return rng.choice([f"{rng.randrange(1, 10)}e-{rng.randrange(2, 13)}", f"exp(-{rng.randrange(3, 40)})"])
    if name == "alpha":
        return f"{rng.randrange(11, 400)}/10"
    if name in {"epsilon_prime", "tau"}:
        return Fraction(rng.randrange(1, 400), 100)
    if name in {"squares_spent", "delta_spent"}:
        return 0
    if name in {"sigma", "scale"}:
        return Fraction(rng.randrange(5, 3000), 10)
    if name == "sensitivity":
        return rng.choice([1, 1, 2, "1/2"])
    return rng.choice(
        [Fraction(rng.randrange(1, 1000), 1000), f"{rng.randrange(1, 99)}e-4", f"log({rng.randrange(2, 9)})"]
    )


def lists(rng: random.Random) -> list[tuple[object, object, object]]:
    """A list of a few mechanisms."""
    return [
        (_value(rng, "epsilon"), rng.choice([0, f"1e-{rng.randrange(9, 20)}"]), rng.choice([1, 2, 3, 5, 9]))
        for _ in range(rng.randrange(1, 5))
    ]


def list_questions(quantity: Any, seed: int) -> Iterator[Bound]:
    """Random answers of one quantity about lists, without end."""
    rng = random.Random(f"{quantity.ask_list}.{seed}")
    takes = {*quantity.needs, *quantity.options} - {quantity.name}
    # Basic composition needs nothing beside a list.
    names = [name for name in ("delta_total", "delta_prime", "epsilon_prime") if name in takes][:1]
    while True:
        try:
            yield quantity.ask_list(mechanisms=lists(rng), **{name: _value(rng, name) for name in names})
        except DpcertError:
            continue


def questions(statement: Any, quantity: Any, seed: int) -> Iterator[Bound]:
    """Random answers of one quantity, without end."""
    rng = random.Random(f"{statement.stem}.{quantity.name}.{seed}")
    while True:
        names = list(quantity.needs)
        options = set(quantity.options)
        for group in (WAYS.get(statement.stem, ()), ("delta_prime", "delta_total")):
            either = [name for name in group if name in options]
            if either:
                names.append(rng.choice(either))
                options -= set(either)
        names += [name for name in sorted(options) if rng.random() < 0.5]
        if {"rho", "epsilon", "mu", "mu_squared"} & set(names) and statement.stem in WAYS:
            names = [name for name in names if name != "sensitivity"]
        given = {name: _value(rng, name) for name in names}
        try:
            bound = quantity.ask(**given)
        except DpcertError:
            continue
        if statement.stem == "optimal_composition" and quantity.integer and int(bound) > REACH:
            continue
        if "e-1" not in (text := bound.decimal(6)) or len(text.partition("e-")[2]) < 5:
            yield bound  # decimals far below 1e-9999 are beyond a certificate


EVERY = [(statement, quantity) for statement in STATEMENTS for quantity in statement.quantities]
LISTS = [(statement, quantity) for statement, quantity in EVERY if quantity.ask_list]
NAMES = [f"{statement.stem}.{quantity.name}" for statement, quantity in EVERY]


def verdict(data: bytes) -> int:
    """The exit code of the checker."""
    try:
        dpcert_check.check(data)
    except dpcert_check.Problem as problem:
        return problem.args[0]
    return 0


def by_node(folder: Path, files: list[bytes]) -> list[int]:
    """The codes of the JavaScript checker, in one process."""
    paths = []
    for number, data in enumerate(files):
        paths.append(folder / f"{number}.json")
        paths[-1].write_bytes(data)
    node = need("node")
    done = subprocess.run([node, SCRIPT, *paths], capture_output=True, text=True, check=False)
    codes = [_code(path, done.stdout + done.stderr) for path in paths]
    assert done.returncode == max(codes)
    return codes


def _code(path: Path, printed: str) -> int:
    """The code of the one line about a file."""
    (word,) = re.findall(f"^([A-Z ]+) {re.escape(str(path))}: ", printed, re.MULTILINE)
    return _VERDICTS[word]


def tightened(record: dict[str, Any]) -> dict[str, Any]:
    """The same record whose safe claim is one unit of the last digit too strong."""
    claim = dict(record["claim"])
    side, other = ("le", "gt") if "le" in claim else ("ge", "lt")
    claim = {side: neighbour(claim[side], -1 if side == "le" else 1)}
    witness = {side: record["witness"][other]} if other in (record["witness"] or {}) else None
    return record | {"claim": claim, "guarantee": None, "witness": witness}


def bytes_of(record: dict[str, Any]) -> bytes:
    """The canonical bytes."""
    return canonical(record)
