"""A question as data: {"command": "advanced", "k": "10", ...}, answered by the right public function.

Command line, batch and errata all ask this way; what can be asked is read off
the theorems' Statements.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from dpcert.errors import InvalidInput, nearest
from dpcert.theorems import STATEMENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from dpcert.bound import Bound
    from dpcert.theorems.statement import Quantity, Statement

COMMANDS: Final = {statement.command: statement for statement in STATEMENTS}
_STEMS: Final = {statement.stem: statement for statement in STATEMENTS}
DEFAULT_THEOREM: Final = "advanced"
#: What a list of mechanisms says of each.
_OF_EACH: Final = {"k", "epsilon", "delta"}


def answer(question: Mapping[str, object]) -> Bound:
    """The Bound that a question asks for.

    >>> str(answer({"command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"}))
    '1.7674290543447576'
    >>> str(answer({"command": "zcdp", "quantity": "epsilon_prime_bun_steinke", "rho": "2.56", "delta": "1e-10"}))
    '17.915282919001860'
    >>> str(answer({"command": "solve", "quantity": "k", "epsilon": "0.1", "epsilon_prime": 5, "delta_prime": "1e-6"}))
    '66'
    >>> str(answer({"command": "basic", "mechanisms": [("0.1", 0, 50), ("0.2",)]}))
    '5.2'
    >>> answer({"command": "advance"})
    Traceback (most recent call last):
    dpcert.errors.InvalidInput: there is no command 'advance'; did you mean advanced?; see dpcert --help
    """
    rest = dict(question)
    command = str(rest.pop("command", ""))
    mechanisms = rest.pop("mechanisms", None)
    if mechanisms is not None:
        wanted = str(rest.pop("quantity", "")).replace("-", "_")
        asked = theorem(str(rest.pop("theorem", DEFAULT_THEOREM))) if command == "solve" else _commanded(command)
        return _over_list(asked, wanted, rest)(mechanisms=mechanisms, **rest)
    if command == "solve":
        wanted = str(rest.pop("quantity", "")).replace("-", "_")
        statement = theorem(str(rest.pop("theorem", DEFAULT_THEOREM)))
        quantity = _solving(statement, wanted)
    else:
        statement = _commanded(command)
        named = rest.pop("quantity", None)
        quantity = _matching(statement, rest) if named is None else statement.quantity(str(named).replace("-", "_"))
    _demand_known(statement, quantity, rest)
    return quantity.ask(**rest)


def theorem(name: str) -> Statement:
    """The theorem of a name, that of its command or that of its module, or an error with the nearest name.

    >>> theorem("zcdp") is theorem("zero_concentrated")
    True
    """
    found = COMMANDS.get(name) or _STEMS.get(name)
    if found is None:
        raise InvalidInput(f"there is no theorem {name!a}{nearest(name, COMMANDS, _STEMS)}; see dpcert --help")
    return found


def _commanded(command: str) -> Statement:
    if command not in COMMANDS:
        raise InvalidInput(
            f"there is no command {command!a}{nearest(command, [*COMMANDS, 'solve'])}; see dpcert --help"
        )
    return COMMANDS[command]


def _solving(statement: Statement, wanted: str) -> Quantity:
    solvable = {quantity.solves: quantity for quantity in statement.quantities if quantity.solves}
    if wanted not in solvable:
        names = ", ".join(name.replace("_", "-") for name in solvable) or "nothing"
        asked = wanted.replace("_", "-") or "an unnamed quantity"
        raise InvalidInput(
            f"{statement.title} can be solved for {names}, not for {asked}{_instead(statement, wanted, solvable)}"
        )
    return solvable[wanted]


def _instead(statement: Statement, wanted: str, solvable: Iterable[str]) -> str:
    """What to ask where there is nothing of that name to be solved for."""
    for quantity in statement.quantities:
        if quantity.name == wanted:
            needs = f", from {_listed(quantity.needs)}" if quantity.needs else ""
            return f"; {statement.command} itself gives {wanted.replace('_', '-')}{needs}"
    near = difflib.get_close_matches(wanted, solvable, n=1)
    return f"; did you mean {near[0].replace('_', '-')}?" if near else ""


def _takes(quantity: Quantity, given: Iterable[str]) -> bool:
    return set(given) <= {*quantity.needs, *quantity.options}


def _fits(quantity: Quantity, given: Iterable[str]) -> bool:
    return set(quantity.needs) <= set(given) and _takes(quantity, given)


def _matching(statement: Statement, given: Mapping[str, object]) -> Quantity:
    """The first quantity whose needs are given and that takes all that is given; else the theorem's first.

    Where the first would not take what is given, an inverse that fits is meant, or too much or too little is given.
    """
    first = statement.quantities[0]
    for quantity in statement.quantities:
        if not quantity.inverse and _fits(quantity, given):
            return quantity
    if not _takes(first, given) and set(given) <= {parameter.name for parameter in statement.parameters}:
        raise InvalidInput(_way_out(statement, given))
    return first


def _way_out(statement: Statement, given: Mapping[str, object]) -> str:
    """What to do where all that is given belongs to the theorem, but no quantity of its command fits."""
    direct = [quantity for quantity in statement.quantities if not quantity.inverse]
    inverses = [quantity for quantity in statement.quantities if quantity.inverse]
    for quantity in inverses:
        if _fits(quantity, given):
            return _turned(statement, quantity)
    spare = [name for name in given if any(_fits(quantity, {*given} - {name}) for quantity in statement.quantities)]
    if len(spare) > 1:
        stated = direct[0].solves or direct[0].name
        claim = f"; to check a stated {stated}, use --claim" if stated in spare else ""
        return f"{_listed(spare)} are all given: leave one out{claim}"
    lacking = [[name for name in quantity.needs if name not in given] for quantity in direct if _takes(quantity, given)]
    if lacking:
        return f"beside {_listed(given)} {statement.command} needs {' or '.join(map(_listed, lacking))}"
    for quantity in inverses:
        if _takes(quantity, given):
            return _turned(statement, quantity)
    others = [one.command for one in STATEMENTS if any(_fits(q, given) and not q.inverse for q in one.quantities)]
    elsewhere = f"; for {_listed(given)} ask {' or '.join(others)}" if others else ""
    return f"{statement.command} does not take {_listed(given)} together{elsewhere}"


def _turned(statement: Statement, quantity: Quantity) -> str:
    which = "" if statement.command == DEFAULT_THEOREM else f" --theorem {statement.command}"
    return f"to find {quantity.solves}, ask: solve {str(quantity.solves).replace('_', '-')}{which}"


def _listed(names: Iterable[str]) -> str:
    """The names as a sentence has them: a, b and c."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def _over_list(statement: Statement, named: str, given: Mapping[str, object]) -> Callable[..., Bound]:
    """The function of a list that takes all that is given beside it (and is what is named)."""
    lists = [quantity for quantity in statement.quantities if quantity.ask_list]
    if not lists:
        commands = ", ".join(c for c, other in COMMANDS.items() if any(q.ask_list for q in other.quantities))
        raise InvalidInput(f"{statement.command} takes no list of mechanisms; {commands} and compare do")
    for quantity in lists:
        needs, takes = {*quantity.needs} - _OF_EACH, {*quantity.needs, *quantity.options} - _OF_EACH
        if quantity.ask_list and named in {"", quantity.name, quantity.solves} and needs <= set(given) <= takes:
            return quantity.ask_list
    ways = "; ".join(
        f"{quantity.name} from {', '.join(sorted({*quantity.needs, *quantity.options} - _OF_EACH)) or 'nothing else'}"
        for quantity in lists
    )
    raise InvalidInput(f"a list of mechanisms holds k, epsilon and delta; beside it {statement.command} gives {ways}")


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
