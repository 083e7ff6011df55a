"""How many bits Coq needs: the same interval arithmetic beforehand, with the kernel's enclosures.

Nothing here is trusted: a precision too small is a proof that fails.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mpmath.libmp import mpf_sign

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import intervals
from dpcert.reals.enclosure import Enclosure, Enclosures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dpcert.reals.exact import Exact

    #: What a proof compares: differences that are to be seen to be 0 or more.
    Differences = Callable[[Enclosures], Iterable[Enclosure]]

#: Tried in this order; beyond the last one a value is taken to lie on the end of its bracket.
_BITS: Final = (80, 100, 130, 170, 220, 300, 400, 600, 900, 1400, 2500)
#: What Coq is given beyond what sufficed here.
_MARGIN: Final = 40
#: Numbers beyond two to this power, or below its inverse, are not computed with.
_LARGEST: Final = 1 << 23


class Beyond(Exception):
    """A number too large or too small for Coq to add to another one."""


class AsInCoq(Enclosures):
    """Enclosures as Coq's tactic computes them: without expm1, log1p and tanh, and with no value known exactly."""

    def number(self, exact: Exact) -> Enclosure:
        """An input, rounded outwards."""
        return Enclosure(self.bits, None, intervals.of_exact(exact, self.bits))

    def exp(self, x: Enclosure | int) -> Enclosure:
        """Where Coq gives up, so that it need not be asked: it adds numbers of any size to the last bit."""
        value = super().exp(x)
        if any(abs(exponent + width) > _LARGEST for _, _, exponent, width in value.ends):
            raise Beyond
        return value

    def expm1(self, x: Enclosure) -> Enclosure:
        """With its cancellation."""
        return self.exp(x) - 1

    def log1p(self, x: Enclosure) -> Enclosure:
        """With its cancellation."""
        return self.log(1 + x)

    def tanh(self, x: Enclosure) -> Enclosure:
        """The library's sinh / cosh."""
        rise, fall = self.exp(x), self.exp(-x)
        return ((rise - fall) / 2) / ((rise + fall) / 2)


def precision(differences: Differences) -> int | None:
    """The bits at which all of them are seen to be 0 or more; None where many bits do not show it."""
    for bits in _BITS:
        if _seen(differences, AsInCoq(bits)):
            return bits + _MARGIN
    return None


def exact(differences: Differences) -> bool:
    """Whether those that are not seen so are known exactly."""
    try:
        known = list(differences(Enclosures(_BITS[0])))
    except (OutsideTheorem, Undecided):
        return False
    try:
        seen = list(map(_nonnegative, differences(AsInCoq(_BITS[0]))))
    except (OutsideTheorem, Undecided):
        seen = [False] * len(known)
    return all(
        shown or difference.sign() == 0 or (difference.exact is not None and _nonnegative(difference))
        for shown, difference in zip(seen, known, strict=True)
    )


def positive(difference: Enclosure) -> Enclosure:
    """The same, if it is seen to be above 0."""
    if difference.sign() != 1:
        raise Undecided("a strict inequality is not seen")
    return difference


def _seen(differences: Differences, real: Enclosures) -> bool:
    try:
        return all(map(_nonnegative, differences(real)))
    except (OutsideTheorem, Undecided):
        return False


def _nonnegative(difference: Enclosure) -> bool:
    return bool(mpf_sign(difference.ends[0]) >= 0)
