"""One Bound: as text, as JSON, against a claim, cross-checked, explained."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.cli.arguments import spelled_as_options
from dpcert.cli.mechanism_files import mechanism_rows
from dpcert.cli.terminal import show
from dpcert.compare import alternatives
from dpcert.errors import EXIT_FINE, InvalidInput, Refuted
from dpcert.questions import answer
from dpcert.reals.exact import read

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from dpcert.bound import Bound
    from dpcert.readings.explanation import Explanation

#: Inputs of a long list that are shown to people.
_SHOWN = 12
_NOT_INPUTS = {"run", "command", "quantity", "theorem", "claim", "cross_check", "digits", "json"}


def run(arguments: argparse.Namespace) -> int:
    """Answer and print."""
    bound = ask(arguments)
    digits = arguments.digits or DEFAULT_DIGITS
    extra = _checked(bound, arguments, digits)
    if arguments.json:
        record = bound.to_dict(digits)
        record["alternatives"] = alternatives(bound, digits)
        print(json.dumps(record | extra, indent=2))
    else:
        show([*lines(bound, digits), *_extra_lines(bound, extra)])
    return _verdict(extra)


def run_explained(arguments: argparse.Namespace) -> int:
    """Answer and explain."""
    if arguments.claim is not None or arguments.cross_check:
        raise InvalidInput("explain takes neither --claim nor --cross-check")
    from dpcert.readings.explanation import explain  # noqa: PLC0415

    bound = ask(arguments)
    digits = arguments.digits or DEFAULT_DIGITS
    explanation = explain(bound, digits)
    if arguments.json:
        record = bound.to_dict(digits)
        record["explanation"] = (
            explanation._asdict() | {"steps": [s._asdict() for s in explanation.steps]} if explanation else None
        )
        print(json.dumps(record, indent=2))
        return EXIT_FINE
    show(_explained(bound, explanation, digits))
    return EXIT_FINE


def _explained(bound: Bound, explanation: Explanation | None, digits: int) -> Iterator[str]:
    yield f"{bound.facts.title} ({bound.facts.source})"
    yield ""
    if explanation:
        name = bound.claim.quantity
        yield f"  {name} = {explanation.formula}"
        yield f"  {' ' * len(name)} = {explanation.numbers}"
        yield ""
        yield from (f"  {step}" for step in explanation.steps)
    elif hasattr(bound.evaluator, "unknown") or hasattr(bound.evaluator, "inverse"):
        low, high = bound.ends(digits)
        works = (
            f"{high} works, below {low} fails" if bound.direction == "upper" else f"{low} works, beyond {high} fails"
        )
        yield (f"  {bound.claim.quantity} is found by search and accepted by proof: {works}")
    else:
        low, high = bound.ends(digits)
        how = "worked out from a sum of many terms" if bound.claim.theorem == "optimal_composition" else "enclosed"
        yield (f"  {bound.claim.quantity} is {how}: it lies in [{low}, {high}]")
    yield ""
    yield from (f"  [x] {words}" for words in bound.facts.checked)
    yield from (f"  [ ] {words} (asserted by whoever uses this)" for words in bound.facts.asserted)
    yield ""
    yield from lines(bound, digits)


@spelled_as_options()
def ask(arguments: argparse.Namespace) -> Bound:
    """The question in the parsed arguments."""
    question = {key: value for key, value in vars(arguments).items() if key not in _NOT_INPUTS and value is not None}
    question["command"] = arguments.command
    if question.get("mechanisms") is not None:
        question["mechanisms"] = [row for _, row in mechanism_rows(str(question["mechanisms"]))]
    if arguments.command == "solve":
        question["quantity"] = arguments.quantity
        if arguments.theorem is not None:
            question["theorem"] = arguments.theorem
    return answer(question)


def lines(bound: Bound, digits: int) -> list[str]:
    """A Bound for people."""
    sign = "<=" if bound.direction == "upper" else ">="
    text, tight = bound.rendered(digits)
    value, _ = bound.binary64()
    out = [f"{bound.claim.quantity} {sign} {text}"]
    if not bound.facts.integer:
        out.append(f"  float64    {value!r}  ({value.hex()})")
    out.append(f"  source     {bound.facts.source}")
    shown = [f"{name} = {given.given}" for name, given in bound.facts.inputs]
    more = [f"and {len(shown) - _SHOWN} more (--json shows all)"] if len(shown) > _SHOWN else []
    out.append("  inputs     " + ", ".join(shown[:_SHOWN] + more))
    pair = bound.guarantee(digits)
    if pair:
        out.append(f"  guarantee  ({pair['epsilon']}, {pair['delta']})-differential privacy")
    if not tight:
        out.append("  note       safe, but not proved to be the nearest safe value")
    out += [f"  note       {note}" for note in bound.facts.notes]
    for row in alternatives(bound, digits):
        pair = row["guarantee"]
        out.append(f"  compare    {row['title']} gives ({pair['epsilon']}, {pair['delta']})")
    return out


def _checked(bound: Bound, arguments: argparse.Namespace, digits: int) -> dict[str, Any]:
    extra: dict[str, Any] = {}
    if arguments.cross_check:
        from dpcert.crosscheck import cross_check  # noqa: PLC0415

        extra["engines"] = cross_check(bound, digits)
    if arguments.claim is not None:
        claim = read(arguments.claim, "claim")
        supported = bound.supports(claim)
        extra["claim"] = {
            "given": claim.given,
            "exact": str(claim.exact),
            "supported": supported,
            "distance": bound.distance(claim),
        }
    return extra


def _extra_lines(bound: Bound, extra: dict[str, Any]) -> list[str]:
    out = [f"  engine     {name}: {words}" for name, words in extra.get("engines", {}).items()]
    if "claim" in extra:
        claim = extra["claim"]
        verdict = "supported" if claim["supported"] else "REFUTED"
        equal = claim["distance"] == "0" and bound.compare(claim["given"]) == 0
        words = "it is the exact value" if equal else f"the exact value differs by at least {claim['distance']}"
        out.append(f"  claim      {claim['given']} is {verdict}: {words}")
    return out


def _verdict(extra: dict[str, Any]) -> int:
    return Refuted.exit_code if "claim" in extra and not extra["claim"]["supported"] else EXIT_FINE
