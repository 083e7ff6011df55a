"""`dpcert plot`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from dpcert import plot
from dpcert.cli.arguments import spelled_as_options
from dpcert.errors import EXIT_FINE, InvalidInput

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

#: What each picture takes; the first ones are needed.
PICTURES: dict[str, tuple[Callable[..., plot.Picture], tuple[str, ...], tuple[str, ...]]] = {
    "composition": (plot.composition, ("epsilon", "delta_total"), ("k", "delta")),
    "profile": (plot.profile, ("k", "epsilon"), ("largest_epsilon_prime",)),
}


@spelled_as_options()
def run(arguments: argparse.Namespace) -> int:
    """Draw a picture, or print its numbers."""
    if arguments.picture not in PICTURES:
        raise InvalidInput(f"there is no picture {arguments.picture!a}; there are {', '.join(PICTURES)}")
    ask, needed, optional = PICTURES[arguments.picture]
    given = {name: getattr(arguments, name) for name in arguments.options if getattr(arguments, name) is not None}
    for name in needed:
        if name not in given:
            raise InvalidInput(f"missing {name}: a picture of {arguments.picture} needs {' and '.join(needed)}")
    for name in given:
        if name not in {*needed, *optional}:
            raise InvalidInput(f"a picture of {arguments.picture} takes no {name}")
    if arguments.output is None and not arguments.json:
        raise InvalidInput("missing output: give --output FILE.png or FILE.svg, or --json for the numbers")
    picture = ask(**given)
    if arguments.output is not None:
        plot.draw(picture, arguments.output)
    if arguments.json:
        print(json.dumps({"format": plot.FORMAT, **asdict(picture)}, indent=2))
    return EXIT_FINE
