"""Enclosures: closed intervals with exact dyadic ends, and outward arithmetic on them.

**Guarantee.** The result of every operation contains the exact result for every
choice of points in the operands. + - * / sqrt round outward with mpmath's exactly
rounded mpf_mul, mpf_div and mpf_sqrt with an explicit direction, and `intervals.plus`;
the functions are our own. An end may be infinite: the real it bounds is still
finite, so 0 * inf counts as 0.

A value that is exactly q, exp(q) or log(q) remembers it (`exact`) and works its
ends out only when they are needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mpmath.libmp import finf, fninf, fone, ftwo, fzero, mpf_cmp, mpf_div, mpf_mul, mpf_neg, mpf_sign, mpf_sqrt

from dpcert.errors import OutsideTheorem, Undecided
from dpcert.reals import closed_forms, error_function, exponential, intervals
from dpcert.reals.ball import signed
from dpcert.reals.exact import Exact
from dpcert.reals.intervals import DOWN, UP

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.reals.ball import Mpf


#: Powers of two beyond this are not written out.
_WRITTEN_OUT: Final = 1 << 22


class Enclosure:
    """One real number, known to lie between two dyadics."""

    __slots__ = ("_ends", "bits", "exact")

    def __init__(self, bits: int, exact: Exact | None, ends: tuple[Mpf, Mpf] | None = None) -> None:
        self.bits = bits
        self.exact = exact
        self._ends = ends

    @property
    def ends(self) -> tuple[Mpf, Mpf]:
        """Lower and upper end; lower <= the real <= upper."""
        if self._ends is None:
            if self.exact is None:
                raise TypeError("an enclosure is exact or has ends")
            self._ends = intervals.of_exact(self.exact, self.bits)
        return self._ends

    @property
    def rational(self) -> Fraction | None:
        """The real itself where it is known to be this rational."""
        if self.exact:
            return self.exact.rational
        low, high = self.ends
        if low != high:
            return None
        man, exponent = signed(low)
        if abs(exponent) > _WRITTEN_OUT:
            return None
        return int(man) * Fraction(2) ** exponent

    def sign(self) -> int | None:
        """-1, 0 or 1 where it is proved, else None."""
        low, high = self.ends
        if mpf_sign(low) > 0:
            return 1
        if mpf_sign(high) < 0:
            return -1
        return 0 if low == high else None

    def __repr__(self) -> str:
        """The exact value, or the ends as rough decimals."""
        from mpmath.libmp import to_str  # noqa: PLC0415  (only for people looking at a value)

        return f"Enclosure({self.exact or ' .. '.join(to_str(end, 20) for end in self.ends)})"

    def _lift(self, other: object) -> Enclosure:
        if isinstance(other, Enclosure):
            if other.bits != self.bits:
                raise TypeError(f"enclosures of {self.bits} and of {other.bits} bits do not mix")
            return other
        if isinstance(other, int) and not isinstance(other, bool):
            return Enclosure(self.bits, Exact("rational", other, 1))
        raise TypeError(f"an enclosure does not mix with {type(other).__name__}")

    def __neg__(self) -> Enclosure:
        exact = closed_forms.negate(self.exact) if self.exact else None
        if exact:
            return Enclosure(self.bits, exact)
        low, high = self.ends
        return Enclosure(self.bits, None, (mpf_neg(high), mpf_neg(low)))

    def __add__(self, other: Enclosure | int) -> Enclosure:
        if other.__class__ is not Enclosure or other.bits != self.bits:
            other = self._lift(other)
        if self.exact and other.exact and (exact := closed_forms.add(self.exact, other.exact)):
            return Enclosure(self.bits, exact)
        (a, b), (c, d) = self.ends, other.ends
        return Enclosure(self.bits, None, (intervals.plus(a, c, self.bits, DOWN), intervals.plus(b, d, self.bits, UP)))

    __radd__ = __add__

    def __sub__(self, other: Enclosure | int) -> Enclosure:
        other = self._lift(other)
        if self.exact and self.exact == other.exact:
            return Enclosure(self.bits, closed_forms.ZERO)
        return self + -other

    def __rsub__(self, other: int) -> Enclosure:
        return self._lift(other) + -self

    def __mul__(self, other: Enclosure | int) -> Enclosure:
        if other.__class__ is not Enclosure or other.bits != self.bits:
            other = self._lift(other)
        if self.exact and other.exact and (exact := closed_forms.multiply(self.exact, other.exact)):
            return Enclosure(self.bits, exact)
        if closed_forms.ZERO in (self.exact, other.exact):
            return Enclosure(self.bits, closed_forms.ZERO)
        (a, b), (c, d), bits = self.ends, other.ends, self.bits
        if not a[0] and not c[0] and finf not in (b, d):
            # Nothing negative and nothing infinite: the product grows in both factors.
            return Enclosure(bits, None, (mpf_mul(a, c, bits, DOWN), mpf_mul(b, d, bits, UP)))
        # A bilinear function takes its extremes at the corners.
        corners = [(x, y) for x in (a, b) for y in (c, d)]
        return Enclosure(
            bits,
            None,
            (
                intervals.least([intervals.times(x, y, bits, DOWN) for x, y in corners]),
                intervals.most([intervals.times(x, y, bits, UP) for x, y in corners]),
            ),
        )

    __rmul__ = __mul__

    def __truediv__(self, other: Enclosure | int) -> Enclosure:
        other = self._lift(other)
        if other.exact and (inverse := closed_forms.reciprocal(other.exact)):
            exact = closed_forms.multiply(self.exact, inverse) if self.exact else None
            if exact:
                return Enclosure(self.bits, exact)
        divisor = other.sign()
        if divisor is None:
            raise Undecided("a divisor is not yet told apart from zero")
        if divisor == 0:
            raise OutsideTheorem("division by zero")
        if divisor < 0:
            return -self / -other
        (a, b), (c, d), bits = self.ends, other.ends, self.bits
        # For y > 0 the quotient x / y grows in x, and in y away from the sign of x.
        low = mpf_div(a, d if a[0] == 0 else c, bits, DOWN) if a != fninf else fninf
        high = mpf_div(b, c if b[0] == 0 else d, bits, UP) if b != finf else finf
        return Enclosure(bits, None, (low, high))

    def __rtruediv__(self, other: int) -> Enclosure:
        if type(other) is int and other == 1 and self.exact and (exact := closed_forms.reciprocal(self.exact)):
            return Enclosure(self.bits, exact)
        return self._lift(other) / self

    def __pow__(self, n: int) -> Enclosure:
        if not isinstance(n, int) or isinstance(n, bool):
            raise TypeError("an enclosure is raised to integer powers only")
        if self.exact and (exact := closed_forms.power(self.exact, n)):
            return Enclosure(self.bits, exact)
        if n < 0:
            return 1 / self**-n
        (a, b), bits = self.ends, self.bits
        if n % 2 == 0 and (a[0] or b[0]):
            # An even power grows with |x|.
            mixed = not b[0]
            a, b = (fzero if mixed else mpf_neg(b)), (intervals.most([mpf_neg(a), b]) if mixed else mpf_neg(a))
        return Enclosure(bits, None, (intervals.raised(a, n, bits, DOWN), intervals.raised(b, n, bits, UP)))


@dataclass(frozen=True, slots=True)
class Enclosures:
    """The number system of enclosures with `bits` bits: the reading that certifies."""

    bits: int

    def number(self, exact: Exact) -> Enclosure:
        """Lift an input."""
        return Enclosure(self.bits, exact)

    def sqrt(self, x: Enclosure) -> Enclosure:
        """Square root; a perfect square has an exact one."""
        if x.exact and (exact := closed_forms.sqrt(x.exact)):
            return Enclosure(self.bits, exact)
        low, high = x.ends
        if low[0]:
            intervals.demand_not_below(x.ends, fzero, "square root of a negative number", closed=True)
        root = finf if high == finf else mpf_sqrt(high, self.bits, UP)
        return Enclosure(self.bits, None, (mpf_sqrt(low, self.bits, DOWN), root))

    def exp(self, x: Enclosure | int) -> Enclosure:
        """Exponential; of an integer too, so that e is exp(1)."""
        if isinstance(x, int):
            x = Enclosure(self.bits, Exact("rational", x, 1))
        return self._apply(x, closed_forms.exp, intervals.exp)

    def expm1(self, x: Enclosure) -> Enclosure:
        """exp(x) - 1, without cancellation."""
        if x.exact and x.exact.kind == "rational" and x.exact.above:
            # One evaluation at the rational itself: tighter than at its enclosure.
            return Enclosure(self.bits, None, exponential.expm1_of_ratio(x.exact.above, x.exact.below, self.bits))
        return self._apply(x, closed_forms.expm1, intervals.expm1)

    def log(self, x: Enclosure) -> Enclosure:
        """Natural logarithm."""
        return self._apply(x, closed_forms.log, intervals.log)

    def log1p(self, x: Enclosure) -> Enclosure:
        """log(1 + x), without cancellation."""
        return self._apply(x, closed_forms.log1p, intervals.log1p)

    def tanh(self, x: Enclosure) -> Enclosure:
        """Hyperbolic tangent, E / (E + 2) with E = exp(2x) - 1, which grows in E > -1."""
        low, high = self.expm1(2 * x).ends
        (least, _), (_, most) = (self._ratio(end).ends if end != finf else (fone, fone) for end in (low, high))
        return Enclosure(self.bits, None, (least, most))

    def _ratio(self, end: Mpf) -> Enclosure:
        point = Enclosure(self.bits, None, (end, end))
        return point / (point + 2)

    def erfc(self, x: Enclosure) -> Enclosure:
        """Complementary error function, which falls."""
        low, high = x.ends
        least = fzero if high == finf else error_function.erfc(high, self.bits)[0]
        most = ftwo if low == fninf else error_function.erfc(low, self.bits)[1]
        return Enclosure(self.bits, None, (least, most))

    def normal_cdf(self, x: Enclosure) -> Enclosure:
        """Distribution function of the standard normal, which grows."""
        low, high = x.ends
        least = fzero if low == fninf else error_function.normal_cdf(low, self.bits)[0]
        most = fone if high == finf else error_function.normal_cdf(high, self.bits)[1]
        return Enclosure(self.bits, None, (least, most))

    def sum(self, term: Callable[[int], Enclosure], lower: int, upper: int) -> Enclosure:
        """Sum of term(i) for lower <= i <= upper."""
        total = Enclosure(self.bits, closed_forms.ZERO)
        for i in range(lower, upper + 1):
            total = total + term(i)
        return total

    def minimum(self, *values: Enclosure | int) -> Enclosure:
        """The least of the values."""
        zero = Enclosure(self.bits, closed_forms.ZERO)
        lifted = [zero._lift(value) for value in values]  # noqa: SLF001  (the same module's check of types)
        for value in lifted:
            if all(mpf_cmp(value.ends[1], other.ends[0]) <= 0 for other in lifted if other is not value):
                return value
        lows, highs = zip(*[value.ends for value in lifted], strict=True)
        return Enclosure(self.bits, None, (intervals.least(lows), intervals.least(highs)))

    def _apply(
        self,
        x: Enclosure,
        rule: Callable[[Exact], Exact | None],
        function: Callable[[tuple[Mpf, Mpf], int], tuple[Mpf, Mpf]],
    ) -> Enclosure:
        if x.exact and (exact := rule(x.exact)):
            return Enclosure(self.bits, exact)
        return Enclosure(self.bits, None, function(x.ends, self.bits))
