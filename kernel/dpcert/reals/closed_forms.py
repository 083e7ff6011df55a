"""What stays exact: arithmetic on q, exp(q) and log(q) where the result is again one of these.

Each rule returns the exact result or None, in which case the caller encloses.
Keeping exactness is what makes sqrt(2 * 10000 * log(1 / exp(-32))) equal to 800.
"""

from __future__ import annotations

from math import gcd, isqrt
from typing import Final

from dpcert.reals.exact import Exact

#: Rationals larger than this (in bits) are enclosed instead of kept.
LIMIT: Final = 1 << 16
#: Products of integers, or by a short factor, need no long division: they may be longer.
LONG: Final = 1 << 20
_SHORT: Final = 1 << 12
ZERO: Final = Exact("rational", 0, 1)
ONE: Final = Exact("rational", 1, 1)


def add(a: Exact, b: Exact) -> Exact | None:
    """a + b; log(p) + log(q) = log(p q)."""
    if a.kind == b.kind == "rational":
        found = _lowest(a.above * b.below + b.above * a.below, a.below * b.below)
        if found:
            return found
    if a.kind == b.kind == "log":
        return _logarithm_of(_lowest(a.above * b.above, a.below * b.below))
    if a == ZERO:
        return b
    return a if b == ZERO else None


def negate(a: Exact) -> Exact | None:
    """-a; -log(q) = log(1/q)."""
    if a.kind == "rational":
        return Exact("rational", -a.above, a.below)
    return Exact("log", a.below, a.above) if a.kind == "log" else None


def multiply(a: Exact, b: Exact) -> Exact | None:
    """a * b; exp(p) exp(q) = exp(p + q) and n log(q) = log(q ** n)."""
    if a.kind == b.kind:
        if a.kind == "rational":
            above, below = a.above * b.above, a.below * b.below
            return _lowest(above, below) or (_lowest(above, below, LONG) if _easy(a, b) else None)
        return _exponential(add(_argument(a), _argument(b))) if a.kind == "exp" else None
    if b.kind == "rational":
        a, b = b, a
    if a.kind != "rational" or a.below != 1:
        return None
    if a.above in {0, 1}:
        return b if a.above else ZERO
    # Most counts are too large for the power: `power` would say no.
    if b.kind == "exp" or b.size * abs(a.above) > LIMIT:
        return None
    return _logarithm_of(power(_argument(b), a.above))


def _easy(a: Exact, b: Exact) -> bool:
    """Whether a product needs no long common divisor."""
    return a.below == b.below == 1 or min(a.size, b.size) <= _SHORT


def reciprocal(a: Exact) -> Exact | None:
    """1 / a for a != 0; 1 / exp(q) = exp(-q)."""
    if a.kind == "exp":
        return Exact("exp", -a.above, a.below)
    if a.kind == "log" or not a.above:
        return None
    return Exact("rational", a.below, a.above) if a.above > 0 else Exact("rational", -a.below, -a.above)


def power(a: Exact, n: int) -> Exact | None:
    """a ** n; exp(q) ** n = exp(n q)."""
    if a.kind == "exp":
        return _exponential(_lowest(n * a.above, a.below))
    if a.kind == "log" or a.size * abs(n) > LIMIT:
        return None
    if n < 0:
        inverse = reciprocal(a)
        return power(inverse, -n) if inverse else None
    return Exact("rational", a.above**n, a.below**n)


def sqrt(a: Exact) -> Exact | None:
    """The root of a square, and sqrt(exp(q)) = exp(q / 2)."""
    if a.kind == "exp":
        return _exponential(_lowest(a.above, 2 * a.below))
    if a.kind == "rational" and a.above >= 0:
        above, below = isqrt(a.above), isqrt(a.below)
        if above * above == a.above and below * below == a.below:
            return Exact("rational", above, below)
    return None


def exp(a: Exact) -> Exact | None:
    """exp(q), and exp(log(q)) = q."""
    if a.kind == "rational":
        return _exponential(a)
    return _argument(a) if a.kind == "log" else None


def expm1(a: Exact) -> Exact | None:
    """exp(log(q)) - 1 = q - 1, and exp(0) - 1 = 0."""
    if a.kind == "log":
        return Exact("rational", a.above - a.below, a.below)
    return ZERO if a == ZERO else None


def log(a: Exact) -> Exact | None:
    """log(q) for q > 0, and log(exp(q)) = q."""
    if a.kind == "exp":
        return _argument(a)
    return _logarithm(a) if a.kind == "rational" else None


def log1p(a: Exact) -> Exact | None:
    """log(1 + q) for q > -1."""
    return _logarithm(Exact("rational", a.above + a.below, a.below)) if a.kind == "rational" else None


def _argument(a: Exact) -> Exact:
    """The rational r of exp(r) or log(r)."""
    return Exact("rational", a.above, a.below)


def _exponential(argument: Exact | None) -> Exact | None:
    if argument is None:
        return None
    return Exact("exp", argument.above, argument.below) if argument.above else ONE


def _logarithm_of(argument: Exact | None) -> Exact | None:
    return None if argument is None else _logarithm(argument)


def _logarithm(argument: Exact) -> Exact | None:
    if argument.above <= 0:
        return None
    return ZERO if argument == ONE else Exact("log", argument.above, argument.below)


def _lowest(above: int, below: int, limit: int = LIMIT) -> Exact | None:
    """The fraction in lowest terms, if it is short enough to keep."""
    if above.bit_length() + below.bit_length() > limit:
        return None
    common = gcd(above, below)
    return Exact("rational", above // common, below // common)
