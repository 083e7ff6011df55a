"""Raise the bits until a question is decided, up to an explicit cap.

An evaluator maps bits to an enclosure of one exact real number and may itself
raise Undecided (a divisor not yet apart from zero); both are cured by more bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from dpcert.errors import OutOfReach, Undecided

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator
    from fractions import Fraction

    from dpcert.reals.ball import Mpf
    from dpcert.reals.enclosure import Enclosure

    R = TypeVar("R", bound=Hashable)

FIRST_BITS: Final = 80
_MOST_FOR_SIZE: Final = 1 << 16


def ladder(start: int, size: int = 0) -> Iterator[int]:
    """Bits to try: doubling from `start` to the precision cap.

    The cap leaves room for the digits asked for and for inputs of `size` bits,
    which may be that close to a boundary (as far as that takes a reasonable time).
    """
    cap = 16 * start + min(4 * size, _MOST_FOR_SIZE) + 4096
    bits = start
    while bits < cap:
        yield bits
        bits *= 2
    yield cap


def sign(
    evaluate: Callable[[int], Enclosure], *, start: int = FIRST_BITS, size: int = 0, what: str = "the question"
) -> int:
    """-1, 0 or 1: the proved sign of the real number; 0 only where it is exactly 0."""
    for bits in ladder(start, size):
        try:
            decided = evaluate(bits).sign()
        except OutOfReach:
            break
        except Undecided:
            continue
        if decided is not None:
            return decided
    raise Undecided(f"{what} is not decided at {bits} bits: the two sides agree that far")


def settle(
    evaluate: Callable[[int], Enclosure], rounding: Callable[[Mpf | Fraction], R], *, start: int, size: int = 0
) -> tuple[R | None, R | None]:
    """Round both ends of ever finer enclosures until the results agree, or the cap is reached.

    `rounding` rounds in one direction, so equal results are the correct rounding of
    the real between the ends. At the cap the last two results are returned apart,
    each safe on its side; None where no enclosure was had at all.
    """
    below: R | None = None
    above: R | None = None
    for bits in ladder(start, size):
        try:
            enclosure = evaluate(bits)
        except OutOfReach:
            break
        except Undecided:
            continue
        known = enclosure.rational
        if known is not None:
            below = above = rounding(known)
            break
        low, high = enclosure.ends
        below, above = rounding(low), rounding(high)
        if below == above:
            break
    return below, above
