"""A question as data: {"command": "advanced", "k": "10", ...}, answered by the right public function.

Command line, batch and errata all ask this way; what can be asked is read off
the theorems' Statements.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from dpcert.errors import InvalidInput
from dpcert.theorems import STATEMENTS
from dpcert.theorems.mechanisms import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound
    from dpcert.theorems.statement import Quantity, Statement

COMMANDS: Final = {statement.command: statement for statement in STATEMENTS}
DEFAULT_THEOREM: Final = "advanced"


def answer(question: Mapping[str, object]) -> Bound:
    """The Bound that a question asks for.

    >>> str(answer({"command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"}))
    '1.7674290543447576'
    >>> str(answer({"command": "zcdp", "quantity": "epsilon_prime_bun_steinke", "rho": "2.56", "delta": "1e-10"}))
    '17.915282919001860'
    >>> str(answer({"command": "solve", "quantity": "k", "epsilon": "0.1", "epsilon_prime": 5, "delta_prime": "1e-6"}))
    '66'
    >>> answer({"command": "advance"})
    Traceback (most recent call last):
    dpcert.errors.InvalidInput: there is no command 'advance'; did you mean advanced?; see dpcert --help
    """
    rest = dict(question)
    rows = rest.pop("mechanisms", None)
    command = str(rest.pop("command", ""))
    if command == "solve":
        wanted = str(rest.pop("quantity", "")).replace("-", "_")
        statement = theorem(str(rest.pop("theorem", DEFAULT_THEOREM)))
        quantity = _solving(statement, wanted)
    else:
        statement = theorem(command)
        named = rest.pop("quantity", None)
        asked = rest if rows is None else _given_by_rows(rest)
        quantity = _matching(statement, asked) if named is None else statement.quantity(str(named).replace("-", "_"))
    if rows is None:
        _demand_known(statement, quantity, rest)
        return quantity.ask(**rest)
    if quantity.listed is None:
        raise InvalidInput(f"{statement.command} takes no list of mechanisms to give {quantity.name}")
    takes = {*quantity.needs, *quantity.options}
    given = _given_by_rows(rest)
    _demand_known(statement, quantity, {name: given[name] for name in given if name in takes or name not in FAMILIES})
    return quantity.listed(mechanisms=rows, **rest)


def _given_by_rows(rest: Mapping[str, object]) -> dict[str, object]:
    """What is given beside a list, and what each of its rows says."""
    for name in FAMILIES:
        if name in rest:
            raise InvalidInput(f"{name} stands in each row of the mechanisms and is not given beside them")
    return {**rest, **dict.fromkeys(FAMILIES)}


def theorem(command: str, also: tuple[str, ...] = ("solve",)) -> Statement:
    """The theorem of a command name, or an error with the nearest name (of those and some others)."""
    if command not in COMMANDS:
        raise InvalidInput(
            f"there is no command {command!a}{_suggestion(command, [*COMMANDS, *also])}; see dpcert --help"
        )
    return COMMANDS[command]


def _suggestion(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"


def _solving(statement: Statement, wanted: str) -> Quantity:
    solvable = {quantity.solves: quantity for quantity in statement.quantities if quantity.solves}
    if wanted not in solvable:
        names = ", ".join(str(name).replace("_", "-") for name in solvable) or "nothing"
        raise InvalidInput(f"{statement.title} can be solved for {names}, not for {wanted or 'an unnamed quantity'}")
    return solvable[wanted]


def _matching(statement: Statement, given: Mapping[str, object]) -> Quantity:
    """The first quantity whose needs are given and that takes all that is given; else the theorem's first.

    An inverse fits only where the first quantity would not take what is given: then `solve` is meant.
    """
    first = statement.quantities[0]
    for quantity in statement.quantities:
        if set(quantity.needs) <= set(given) <= {*quantity.needs, *quantity.options}:
            if not quantity.inverse:
                return quantity
            if not set(given) <= {*first.needs, *first.options}:
                which = "" if statement.command == DEFAULT_THEOREM else f" --theorem {statement.command}"
                wanted = str(quantity.solves).replace("_", "-")
                raise InvalidInput(f"to find {quantity.solves}, ask: solve {wanted}{which}")
    return first


def _demand_known(statement: Statement, quantity: Quantity, given: Mapping[str, object]) -> None:
    known = {*quantity.needs, *quantity.options}
    for name in given:
        if name not in known:
            raise InvalidInput(
                f"{statement.command} takes no {name} to give {quantity.name}; it takes {', '.join(sorted(known))}"
            )
    missing = [name for name in quantity.needs if name not in given]
    if missing:
        raise InvalidInput(f"missing {', '.join(missing)}: {statement.command} needs {', '.join(quantity.needs)}")
