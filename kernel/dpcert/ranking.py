"""Rows in the order of their bounds, which is decided about the exact reals."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from dpcert.errors import Undecided

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dpcert.bound import Bound

    R = TypeVar("R")


def ranked(rows: Iterable[R], bound_of: Callable[[R], Bound | None]) -> list[R]:
    """The rows, least bound first, those without a bound last, else in the order in which they came."""
    ordered: list[R] = []
    for row in rows:
        places = (i for i, other in enumerate(ordered) if _less(bound_of(row), bound_of(other)))
        ordered.insert(next(places, len(ordered)), row)
    return ordered


def _less(a: Bound | None, b: Bound | None) -> bool:
    if a is None or b is None:
        return a is not None and b is None
    try:
        return a < b
    except Undecided:
        # Bounds that agree to thousands of digits may stand in either order.
        return False
