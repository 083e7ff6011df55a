"""Functions of a pair of ends: what an interval's exp, log, product or power lies between.

A pair (low, high) stands for every real between its ends; a function returns a pair
that contains its value at each of them. Nothing here knows of exactness.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mpmath.libmp import finf, fninf, fone, fzero, mpf_add, mpf_cmp, mpf_div, mpf_mul, mpf_neg

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import exponential, logarithm
from dpcert.reals.ball import dyadic

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dpcert.reals.ball import Mpf
    from dpcert.reals.exact import Exact

    Ends = tuple[Mpf, Mpf]

DOWN: Final = "f"  # towards minus infinity
UP: Final = "c"  # towards plus infinity
_SHORT: Final = 30  # bits that are enough for a gap, which only ever widens
_SMALL_GAP: Final = -8  # a gap below 2**-8 is small


def of_exact(exact: Exact, bits: int) -> Ends:
    """Ends of an exact value; a short dyadic is a point."""
    kind, above, below = exact
    if kind != "rational":
        return _transcendental(exact, bits)
    size = above.bit_length()
    if below & (below - 1) == 0 and size <= 2 * bits + 64:
        return (dyadic(above, 1 - below.bit_length()),) * 2
    # One division serves both ends: its floor, and the next integer unless nothing is left over.
    shift = bits - size + below.bit_length()
    low, rest = divmod(above << max(shift, 0), below << max(-shift, 0))
    return dyadic(low, -shift), dyadic(low + 1 if rest else low, -shift)


@lru_cache(maxsize=256)
def _transcendental(exact: Exact, bits: int) -> Ends:
    """Ends of exp(r) or log(r): remembered, since a search asks for the same ones again."""
    function = exponential.exp_of_ratio if exact.kind == "exp" else logarithm.log_of_ratio
    return function(exact.above, exact.below, bits)


def exp(x: Ends, bits: int) -> Ends:
    """Ends of exp."""

    def beyond(_: Mpf, most: Mpf, gap: Mpf) -> Mpf:
        # exp(high) = exp(low) (1 + expm1(gap))
        return times(most, _more(fone, _growth(gap), bits), bits, UP)

    return _image(x, bits, exponential.exp, (fzero, finf), beyond)


def expm1(x: Ends, bits: int) -> Ends:
    """Ends of exp - 1."""

    def beyond(_: Mpf, most: Mpf, gap: Mpf) -> Mpf:
        # expm1(high) = expm1(low) + exp(low) expm1(gap)
        return _more(most, times(_more(fone, most, bits), _growth(gap), bits, UP), bits)

    return _image(x, bits, exponential.expm1, (mpf_neg(fone), finf), beyond)


def log(x: Ends, bits: int) -> Ends:
    """Ends of the natural logarithm."""
    demand_not_below(x, fzero, "logarithm of a number that is not positive", closed=False)

    def beyond(low: Mpf, most: Mpf, gap: Mpf) -> Mpf:
        # log(high) <= log(low) + (high - low) / low
        return _more(most, mpf_div(gap, low, _SHORT, UP), bits)

    return _image(x, bits, logarithm.log, (fninf, finf), beyond)


def log1p(x: Ends, bits: int) -> Ends:
    """Ends of log(1 + .)."""
    demand_not_below(x, mpf_neg(fone), "log1p of a number that is not above -1", closed=False)

    def beyond(low: Mpf, most: Mpf, gap: Mpf) -> Mpf:
        # log1p(high) <= log1p(low) + (high - low) / (1 + low)
        return _more(most, mpf_div(gap, plus(fone, low, bits, DOWN), _SHORT, UP), bits)

    return _image(x, bits, logarithm.log1p, (fninf, finf), beyond)


def _image(
    x: Ends,
    bits: int,
    function: Callable[[Mpf, int], Ends],
    limits: Ends,
    beyond: Callable[[Mpf, Mpf, Mpf], Mpf],
) -> Ends:
    """Ends of an increasing function: from its value at the lower end alone where the gap is small.

    `limits` are its values at -inf and inf; `beyond(low, most, gap)` bounds f(high)
    from most >= f(low).
    """
    low, high = x
    least, most = (limits[0], limits[0]) if low == fninf else function(low, bits)
    if low == high:
        return least, most
    if high == finf:
        return least, limits[1]
    if low != fninf:
        gap = plus(high, mpf_neg(low), _SHORT, UP)
        if gap[2] + gap[3] < _SMALL_GAP:
            return least, beyond(low, most, gap)
    return least, function(high, bits)[1]


def _growth(gap: Mpf) -> Mpf:
    """At least expm1(gap) for 0 <= gap <= 1 with _SHORT bits: gap + gap^2."""
    return times(gap, _more(fone, gap, _SHORT), 2 * _SHORT, UP)


def _more(x: Mpf, y: Mpf, bits: int) -> Mpf:
    return plus(x, y, bits, UP)


def plus(x: Mpf, y: Mpf, bits: int, direction: str) -> Mpf:
    """x + y, exactly rounded.

    mpf_add puts a trifle in the place of an operand far below the other, and rounds
    alike only if the other has at most bits + 4 bits. So longer operands are added to
    their own length first; rounding that once more in the same direction changes nothing.
    """
    longest = max(x[3], y[3])
    if longest <= bits + 4:
        total: Mpf = mpf_add(x, y, bits, direction)
    else:
        total = mpf_mul(mpf_add(x, y, longest, direction), fone, bits, direction)
    return total


def demand_not_below(x: Ends, edge: Mpf, what: str, *, closed: bool) -> None:
    """Refuse a pair below the edge of a domain; Undecided if it reaches across."""
    low, high = x
    if mpf_cmp(low, edge) > 0 or (closed and low == edge):
        return
    if mpf_cmp(high, edge) < 0 or low == high:
        raise OutsideTheorem(f"the {what} is not defined")
    raise Undecided(f"not yet told apart from a {what}")


def times(x: Mpf, y: Mpf, bits: int, direction: str) -> Mpf:
    """x y rounded; 0 * inf is 0, since an infinite end bounds finite numbers."""
    product: Mpf = fzero if fzero in (x, y) else mpf_mul(x, y, bits, direction)
    return product


def least(values: Sequence[Mpf]) -> Mpf:
    """The smallest."""
    found = values[0]
    for value in values[1:]:
        if mpf_cmp(value, found) < 0:
            found = value
    return found


def most(values: Sequence[Mpf]) -> Mpf:
    """The largest."""
    found = values[0]
    for value in values[1:]:
        if mpf_cmp(value, found) > 0:
            found = value
    return found


def raised(x: Mpf, n: int, bits: int, direction: str) -> Mpf:
    """x**n by squaring, each product rounded in the direction that is safe for the result."""
    if x[0]:
        # Only for odd n: -(|x|**n), rounded the other way.
        negative: Mpf = mpf_neg(raised(mpf_neg(x), n, bits, UP if direction == DOWN else DOWN))
        return negative
    result: Mpf = fone
    while n:
        if n & 1:
            result = times(result, x, bits, direction)
        x = times(x, x, bits, direction)
        n >>= 1
    return result
