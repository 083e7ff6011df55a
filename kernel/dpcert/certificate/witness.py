"""The witness of an infimum over t: two points between which a convex function turns.

A search by bisection, of which nothing is trusted: a checker proves what it needs of
the two points. The slope is that of the function whose infimum decides, at the claimed
value: `slope` is a formula of its own and no part of any proof.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dpcert.errors import OutOfReach
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, rational
from dpcert.theorems.renyi import slope_formula
from dpcert.theorems.zero_concentrated import gaussian_formula, pure_formula

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: Orders beyond 1 + 2^this are not looked for.
_REACH: Final = 100_000


def turning(theorem: str, inputs: Mapping[str, Exact], bits: int) -> list[str]:
    """t1 < t2 around the best t, whose ratio is about 1 + 2^(2 - bits)."""
    slope = _slope(theorem, inputs, 2 * bits + 64)
    step, low = 1, Fraction(1)
    falling = slope(low)
    while slope(low * _two(step if falling else -step)) == falling:
        step *= 2
        if step > _REACH:
            raise OutOfReach(f"the best order is beyond 1 + 2^{_REACH}, which no certificate writes down")
    ends = sorted((step // 2 if falling else -step, step if falling else -(step // 2)))
    while ends[1] - ends[0] > 1:
        middle = (ends[0] + ends[1]) // 2
        ends[0 if slope(_two(middle)) else 1] = middle
    low, width = _two(ends[0]), _two(ends[0])
    for _ in range(bits):
        width /= 2
        if slope(low + width):
            low += width
    # Something on either side, in case the last digits were not decided.
    return [_text(low - width), _text(low + 2 * width)]


def _two(exponent: int) -> Fraction:
    return Fraction(2) ** exponent


def _text(number: Fraction) -> str:
    return f"{number.numerator}/{number.denominator}" if number.denominator > 1 else str(number.numerator)


def _slope(theorem: str, inputs: Mapping[str, Exact], bits: int) -> Callable[[Fraction], bool]:
    """Whether the function falls at t, as far as so many bits tell."""
    real = Enclosures(bits)
    value = {name: real.number(exact) for name, exact in inputs.items()}
    k = value.get("k", real.number(rational(1)))

    def rise(t: Enclosure) -> Enclosure:
        if theorem == "renyi":
            return k * slope_formula(t, value["epsilon"], real=real)
        if "rho" in value:
            rho = value["rho"]
        elif "epsilon" in value:
            rho = pure_formula(value["epsilon"], real=real)
        else:
            rho = gaussian_formula(value["sigma"], value["sensitivity"], real=real)
        return k * rho * (1 + 2 * t)

    def falls(t: Fraction) -> bool:
        x = real.number(rational(t))
        return (rise(x) - value["epsilon_prime"] - real.log1p(1 / x)).sign() == -1

    return falls
