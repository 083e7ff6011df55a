"""Independent engines that the kernel is compared with: MPFR (gmpy2), Arb (python-flint), fractions.

Every precision and direction is an argument here. Arb answers with a ball, so a
comparison with it is *decided*, with more bits if need be, and never near enough.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import flint
import gmpy2
from mpmath.libmp import MPZ, from_man_exp

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    #: Sign, mantissa, exponent, bit count: mpmath's number.
    Mpf = tuple[int, int, int, int]
    Pair = tuple[Mpf, Mpf]
    Case = tuple[Mpf, int]

#: No comparison in this suite needs Arb to go further.
_ARB_CAP: Final = 1 << 21


def number(man: int, exp: int) -> Mpf:
    """man * 2**exp as an mpmath tuple, exactly."""
    result: Mpf = from_man_exp(MPZ(man), exp)
    return result


def mantissa(x: Mpf) -> tuple[int, int]:
    """Signed mantissa and exponent, as Python integers."""
    sign, man, exp, _ = x
    return (-int(man) if sign else int(man)), int(exp)


def fraction(x: Mpf) -> Fraction:
    """The exact rational of a finite mpmath tuple."""
    man, exp = mantissa(x)
    return Fraction(man << exp) if exp >= 0 else Fraction(man, 1 << -exp)


def successor(x: Mpf, bits: int) -> Mpf:
    """The next number above x != 0 among those with `bits` bits, to which x belongs."""
    man, exp = mantissa(x)
    shift = bits - abs(man).bit_length()
    if shift < 0:
        raise AssertionError(f"{x} has more than {bits} bits")
    # Below a power of two numbers lie twice as close.
    shift += man < 0 and -man & (-man - 1) == 0
    return number((man << shift) + 1, exp - shift)


def neighbours(value: Fraction, bits: int) -> Pair:
    """Correct rounding down and up of a rational to `bits` bits, by integer division."""
    above, below = abs(value.numerator), value.denominator
    shift = bits - above.bit_length() + below.bit_length()
    if above and (above << max(shift, 0)) // (below << max(-shift, 0)) >> bits:
        shift -= 1  # one bit too many
    low, rest = divmod(value.numerator << max(shift, 0), below << max(-shift, 0))
    return number(low, -shift), number(low + (rest > 0), -shift)


def ulps(pair: Pair, bits: int) -> Fraction:
    """Width of a pair of positive numbers in units of the last place of the upper one."""
    (low, low_exp), (high, high_exp) = mantissa(pair[0]), mantissa(pair[1])
    unit = min(low_exp, high_exp)
    width = (high << (high_exp - unit)) - (low << (low_exp - unit))
    return width / Fraction(2) ** (high.bit_length() + high_exp - bits - unit)


# MPFR


def mpfr(x: Mpf) -> Any:
    """The same number in MPFR, exactly."""
    man, exp = mantissa(x)
    size = max(abs(man).bit_length(), 2)
    exactly, value = _context(size, gmpy2.RoundToNearest), gmpy2.mpfr(man, size)
    return exactly.mul_2exp(value, exp) if exp >= 0 else exactly.div_2exp(value, -exp)


@cache
def _context(bits: int, rounding: int) -> Any:
    return gmpy2.context(precision=bits, round=rounding)


def mpfr_rounded(name: str, x: Mpf, bits: int, rounding: int = gmpy2.RoundToNearest) -> Mpf:
    """A function of MPFR, correctly rounded; refused outside MPFR's range of exponents."""
    context = _context(bits, rounding)
    context.clear_flags()
    man, exp = getattr(context, name)(mpfr(x)).as_mantissa_exp()
    if context.underflow or context.overflow:
        raise AssertionError(f"{name}({x}) leaves MPFR's range")
    return number(int(man), int(exp))


def mpfr_pair(name: str, x: Mpf, bits: int) -> Pair:
    """Correct rounding down and up of a function of MPFR."""
    return mpfr_rounded(name, x, bits, gmpy2.RoundDown), mpfr_rounded(name, x, bits, gmpy2.RoundUp)


def unlike_mpfr(function: Callable[[Mpf, int], Pair], name: str, cases: Iterable[Case]) -> list[Case]:
    """The cases (x, bits) for which `function` is not MPFR's pair, bit for bit."""
    return [(x, bits) for x, bits in cases if function(x, bits) != mpfr_pair(name, x, bits)]


# Arb


class Real(NamedTuple):
    """limit + sign * part, with a part that is known to be positive and irrational.

    So a value near its limit (Phi near 1, expm1 near -1) is compared through the
    small part, of which Arb gives every digit.
    """

    limit: int
    sign: int
    part: Callable[[], Any]


def arb(x: Fraction) -> Any:
    """A ball of the precision in force around a rational, exact around a dyadic."""
    below = x.denominator
    return (
        flint.arb((x.numerator, 1 - below.bit_length()))
        if below & (below - 1) == 0
        else flint.arb(flint.fmpq(x.numerator, below))
    )


def arb_value(exact: Any) -> Any:
    """A ball of the precision in force around q, exp(q) or log(q)."""
    argument = arb(exact.argument)
    return argument if exact.kind == "rational" else getattr(argument, exact.kind)()


def real(name: str, x: Fraction) -> Real:
    """exp, expm1, log, log1p, tanh, erfc or normal_cdf of x, which is no exact case of it."""
    up = 1 if x > (name == "log") else -1
    if name == "exp":
        return Real(0, 1, lambda: arb(x).exp())
    if name == "expm1" and x < -1:
        return Real(-1, 1, lambda: arb(x).exp())
    if name == "tanh":
        return Real(up, -up, lambda: 2 / ((2 * arb(abs(x))).exp() + 1))
    if name == "erfc":
        return Real(1 - up, up, lambda: arb(abs(x)).erfc())
    if name == "normal_cdf":
        return Real((1 + up) // 2, -up, lambda: _falling_erfc(arb(abs(x)) / flint.arb(2).sqrt()) / 2)
    return Real(0, up, lambda: up * getattr(arb(x), name)())


def _falling_erfc(x: Any) -> Any:
    # Arb's erfc is sharp at points only; between the values at the ends, as erfc falls.
    return x.lower().erfc().union(x.upper().erfc())


def side(true: Real, point: Mpf, bits: int) -> int:
    """Sign of (true value - point), decided."""
    man, exp = mantissa(point)
    if true.limit:  # exp is small then: a point far below the limit has few bits
        man, exp = man - (true.limit << -exp) if exp < 0 else (man << exp) - true.limit, min(exp, 0)
    man *= true.sign
    if man <= 0:
        return true.sign
    fixed, precision = flint.arb((man, exp)), 2 * bits + 64
    while precision <= _ARB_CAP:
        with flint.ctx.workprec(precision):
            part = true.part()
            if part > fixed:
                return true.sign
            if part < fixed:
                return -true.sign
        precision *= 2
    raise AssertionError(f"Arb does not tell the value from {point} with {precision // 2} bits")


def encloses(pair: Pair, true: Real, bits: int) -> bool:
    """Whether lower end < true value < upper end, decided by Arb."""
    return side(true, pair[0], bits) > 0 > side(true, pair[1], bits)


def is_correct(pair: Pair, true: Real, bits: int) -> bool:
    """Whether the pair is the two correct roundings of an irrational value."""
    return pair[1] == successor(pair[0], bits) and encloses(pair, true, bits)


def ball_contains(ball: tuple[int, int, int], true: Real, bits: int) -> bool:
    """Whether the true value lies within the radius of the middle, decided by Arb."""
    middle, radius, exponent = (int(part) for part in ball)
    return encloses((number(middle - radius, exponent), number(middle + radius, exponent)), true, bits)
