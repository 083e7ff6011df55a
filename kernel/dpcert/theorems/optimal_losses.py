"""The privacy profile of k-fold randomized response turned round: the loss at which delta is reached.

Which piece holds the answer is guessed and then decided; on a piece the loss has a closed
form. Where a target is not told apart from the value at an end of the piece, the answer
lies on it or on its neighbour, and there both forms agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.errors import Undecided
from dpcert.reals import intervals
from dpcert.reals.ball import dyadic
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.enclosure import Enclosure
from dpcert.theorems.optimal_pieces import piece
from dpcert.theorems.optimal_profile import order
from dpcert.theorems.optimal_search import likely_last

if TYPE_CHECKING:
    from dpcert.reals.exact import Exact
    from dpcert.theorems.optimal_profile import Target


def loss(epsilon: Exact, target: Target, bits: int) -> Enclosure:
    """The least e >= 0 with delta(e) at most the target, which lies between 0 and 1; epsilon > 0."""
    k, last = target.k, likely_last(epsilon, target)
    top = (k - 1) // 2
    while True:
        here = piece(k, epsilon, last, bits)
        wanted, (right, left) = target.at(here.real), here.ends()
        from_right, from_left = order(wanted, right), order(wanted, left)
        if from_right == -1:
            last -= 1
        elif from_left == 1 and last == top:
            # The left end of the last piece is not above 0.
            return Enclosure(bits, ZERO)
        elif from_left == 1:
            last += 1
        else:
            break
    candidates = [here.loss(*wanted)]
    if from_right is None and last:
        candidates.append(_neighbour(epsilon, target, last - 1, bits, side=1))
    if from_left is None and last < top:
        candidates.append(_neighbour(epsilon, target, last + 1, bits, side=-1))
    return _hull(candidates, bits)


def _neighbour(epsilon: Exact, target: Target, last: int, bits: int, *, side: int) -> Enclosure:
    """The loss by a neighbouring piece, whose far end is proved to lie beyond the target."""
    there = piece(target.k, epsilon, last, bits)
    wanted, (right, left) = target.at(there.real), there.ends()
    if order(wanted, right if side == 1 else left) != side:
        raise Undecided("the target is not yet told apart from the values at two ends")
    return there.loss(*wanted)


def _hull(candidates: list[Enclosure], bits: int) -> Enclosure:
    """One of these, or 0 if that is more."""
    zero = dyadic(0, 0)
    low = intervals.most([zero, intervals.least([x.ends[0] for x in candidates])])
    high = intervals.most([zero, intervals.most([x.ends[1] for x in candidates])])
    return Enclosure(bits, ZERO) if high == zero else Enclosure(bits, None, (low, high))
