"""The theorems' formulas written again for Arb, and rounding written again in integers.

Nothing here comes from the kernel. Arb decides every comparison, with more bits if
need be; no test is content with near enough.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import flint

if TYPE_CHECKING:
    from collections.abc import Callable

    Real = Callable[[], Any]

_FIRST_BITS: Final = 192
_LAST_BITS: Final = 1 << 17


def lift(value: Any) -> Any:
    """An input as a ball of the precision in force: a number, its text, exp(q) or log(q)."""
    if isinstance(value, str) and value.endswith(")"):
        name, _, inner = value[:-1].partition("(")
        return getattr(lift(inner), name)()
    exact = Fraction(value)
    return flint.arb(flint.fmpq(exact.numerator, exact.denominator))


def sign(difference: Real) -> int:
    """-1, 0 or 1: the sign of a real, decided; 0 only where Arb holds it exactly."""
    bits = _FIRST_BITS
    while bits <= _LAST_BITS:
        with flint.ctx.workprec(bits):
            ball = difference()
        if ball > 0 or ball < 0 or ball == 0:
            return int(ball > 0) - int(ball < 0)
        bits *= 2
    raise AssertionError(f"Arb does not decide the sign at {bits // 2} bits")


# The formulas.


def epsilon_prime(k: Any, epsilon: Any, delta_prime: Any) -> Any:
    """Theorem 3.20."""
    k, epsilon, delta_prime = lift(k), lift(epsilon), lift(delta_prime)
    return epsilon * (-2 * k * delta_prime.log()).sqrt() + k * epsilon * epsilon.expm1()


def epsilon_prime_of_total(k: Any, epsilon: Any, delta: Any, delta_total: Any) -> Any:
    """Theorem 3.20 from a total delta."""
    room = lift(delta_total) - lift(k) * lift(delta)
    epsilon, k = lift(epsilon), lift(k)
    return epsilon * (-2 * k * room.log()).sqrt() + k * epsilon * epsilon.expm1()


def mean(k: Any, epsilon: Any) -> Any:
    """The second term of Theorem 3.20."""
    return lift(k) * lift(epsilon) * lift(epsilon).expm1()


def smallest_delta_prime(k: Any, epsilon: Any, target: Any) -> Any:
    """Theorem 3.20 solved for delta_prime."""
    ratio = (lift(target) - mean(k, epsilon)) / lift(epsilon)
    return (-(ratio**2) / (2 * lift(k))).exp()


def crossover(epsilon: Any, delta_prime: Any) -> Any:
    """Where Theorem 3.20 meets basic composition."""
    return -2 * lift(delta_prime).log() / (2 - lift(epsilon).exp()) ** 2


def corollary(k: Any, target: Any, delta_prime: Any) -> Any:
    """Corollary 3.21."""
    return lift(target) / (-8 * lift(k) * lift(delta_prime).log()).sqrt()


def corollary_excess(k: Any, target: Any, delta_prime: Any) -> Any:
    """Theorem 3.20's second term there, beyond half of the target."""
    epsilon = corollary(k, target, delta_prime)
    return lift(k) * epsilon * epsilon.expm1() - lift(target) / 2


def gaussian_scale(each: Any, delta: Any, sensitivity: Any) -> Any:
    """Theorem 3.22: sigma from epsilon, and epsilon from sigma, by the same text."""
    return lift(sensitivity) * (2 * (lift("5/4") / lift(delta)).log()).sqrt() / lift(each)


def gaussian_delta(sigma: Any, epsilon: Any, sensitivity: Any) -> Any:
    """Theorem 3.22 solved for delta."""
    return lift("5/4") * (-((lift(sigma) * lift(epsilon) / lift(sensitivity)) ** 2) / 2).exp()


def gaussian_profile(epsilon: Any, sigma: Any, sensitivity: Any, k: Any = 1) -> Any:
    """The exact delta of k releases, through erfc: Phi(-x) = erfc(x / sqrt 2) / 2."""
    epsilon, mu = lift(epsilon), lift(sensitivity) * lift(k).sqrt() / lift(sigma)
    root = lift(2).sqrt()
    near, far = (epsilon / mu - mu / 2) / root, (epsilon / mu + mu / 2) / root
    return (near.erfc() - epsilon.exp() * far.erfc()) / 2


def randomized_response(epsilon: Any, target: Any) -> Any:
    """(e^epsilon - e^target) / (1 + e^epsilon) for target <= epsilon."""
    epsilon, target = lift(epsilon).exp(), lift(target).exp()
    return (epsilon - target) / (1 + epsilon)


def response_epsilon_prime(epsilon: Any, delta: Any) -> Any:
    """The epsilon_prime at which randomized response has this delta, where that is positive."""
    odds = lift(epsilon).exp()
    return (odds - lift(delta) * (1 + odds)).log()


def response_epsilon(target: Any, delta: Any) -> Any:
    """The epsilon of randomized response that has this delta at the target."""
    return ((lift(target).exp() + lift(delta)) / (1 - lift(delta))).log()


def laplace(epsilon: Any, scale: Any, sensitivity: Any) -> Any:
    """The exact delta of one Laplace release below sensitivity / scale, from its two tails."""
    epsilon, scale, sensitivity = lift(epsilon), lift(scale), lift(sensitivity)
    start = (sensitivity + scale * epsilon) / 2
    return 1 - ((start - sensitivity) / scale).exp() / 2 - (epsilon - start / scale).exp() / 2


def laplace_scale(epsilon: Any, delta: Any, sensitivity: Any) -> Any:
    """The scale at which one Laplace release has this delta."""
    return lift(sensitivity) / (lift(epsilon) - 2 * (1 - lift(delta)).log())


def filter_level(squares: Any, delta_prime: Any) -> Any:
    """What the adaptive filter compares with epsilon_prime, at a ball."""
    return (-2 * lift(delta_prime).log() * squares).sqrt() + squares / 2


def filter_squares(target: Any, delta_prime: Any) -> Any:
    """The sum of squares at which that is the target, by the difference of roots."""
    slack = -lift(delta_prime).log()
    return ((2 * slack + 2 * lift(target)).sqrt() - (2 * slack).sqrt()) ** 2


# Composition by Kairouz, Oh and Viswanath, of rows (epsilon, delta, k), as the paper writes it.


def moments(rows: list[tuple[Any, Any, Any]]) -> tuple[Any, Any, Any]:
    """The sum of the epsilons, the mean and the sum of the squares."""
    spent = mean_ = square = flint.arb(0)
    for epsilon, _, k in rows:
        epsilon, k = lift(epsilon), lift(k)  # noqa: PLW2901
        grown = epsilon.exp()
        spent, square = spent + k * epsilon, square + k * epsilon * epsilon
        mean_ += k * (grown - 1) * epsilon / (grown + 1)
    return spent, mean_, square


def forms(rows: list[tuple[Any, Any, Any]], slack: Any) -> tuple[Any, Any, Any]:
    """The sum, the form with e in the logarithm, the plain form; the slack is a ball already."""
    spent, mean_, square = moments(rows)
    root = square.sqrt()
    with_e = mean_ + root * (2 * (flint.arb(1).exp() + root / slack).log()).sqrt()
    return spent, with_e, mean_ + root * (-2 * slack.log()).sqrt()


def kov_exceeds(rows: list[tuple[Any, Any, Any]], slack: Real, target: Any) -> bool:
    """Whether the least of the three is above the target, decided; a sum of rationals is compared as it stands."""
    given = [value for epsilon, _, k in rows for value in (epsilon, k)] + [target]
    if all(not str(value).endswith(")") for value in given):
        if sum(Fraction(epsilon) * Fraction(k) for epsilon, _, k in rows) <= Fraction(target):
            return False
        return all(sign(lambda i=i: forms(rows, slack())[i] - lift(target)) > 0 for i in (1, 2))
    return all(sign(lambda i=i: forms(rows, slack())[i] - lift(target)) > 0 for i in (0, 1, 2))


def kov_wrongly_rounded(bound: Any, rows: list[tuple[Any, Any, Any]], slack: Real, digits: int) -> list[str]:
    """The renderings of a total epsilon that are not the nearest at or above it."""
    text, value = bound.decimal(digits), float(bound)
    beside = [(text, neighbour(text, digits, up=False))]
    beside += [] if math.isinf(value) else [(value, math.nextafter(value, 0))]
    return [
        f"{end} with {digits} digits"
        for end, beyond in beside
        if kov_exceeds(rows, slack, end) or not kov_exceeds(rows, slack, beyond)
    ]


def kept(rows: list[tuple[Any, Any, Any]]) -> Any:
    """The product of the 1 - delta."""
    product = flint.arb(1)
    for _, delta, k in rows:
        product *= (1 - lift(delta)) ** lift(k)
    return product


def kov_slack(rows: list[tuple[Any, Any, Any]], total: Any) -> Any:
    """What a total delta leaves."""
    return 1 - (1 - lift(total)) / kept(rows)


def kov_delta(rows: list[tuple[Any, Any, Any]], slack: Any) -> Any:
    """The total delta."""
    return 1 - (1 - lift(slack)) * kept(rows)


def optimal_delta(k: int, epsilon: Any, loss: Any, delta: Any = 0) -> Any:
    """Optimal composition: the sum over all l with (k - 2l) epsilon > loss, term after term from l = 0."""
    each, target, exact = lift(epsilon), lift(loss), rationals(epsilon, loss)
    term, total = (1 + (-each).exp()) ** -k, lift(0)
    for l in range(k // 2 + 1):
        gap = (k - 2 * l) * each - target
        if (k - 2 * l) * exact[0] <= exact[1] if exact else not gap > 0:
            break
        total -= term * (-gap).expm1()
        term = term * (k - l) / (l + 1) * (-each).exp()
    return 1 - (1 - lift(delta)) ** k * (1 - total)


def rationals(*values: Any) -> tuple[Fraction, ...] | None:
    """The values as fractions, if they all are rational."""
    if any(isinstance(value, str) and value.endswith(")") for value in values):
        return None
    return tuple(Fraction(value) for value in values)


# Rounding.


def lead(value: Fraction) -> int:
    """The d with 10**d <= |value| < 10**(d + 1)."""
    value = abs(value)
    if not value:
        raise AssertionError("zero has no leading digit")
    # 0.30103 is log10 of 2; the quotient is within a factor of 2 of that power.
    guess = math.floor((value.numerator.bit_length() - value.denominator.bit_length()) * 0.30102999566398) + 1
    while value < Fraction(10) ** guess:
        guess -= 1
    return guess


def neighbour(text: str, digits: int, *, up: bool) -> Fraction:
    """The next number of `digits` significant digits above or below a positive one."""
    value = Fraction(text)
    place = lead(value) - digits + 1
    if not up and value == Fraction(10) ** lead(value):
        place -= 1  # below a power of ten numbers lie ten times as close
    return value + (1 if up else -1) * Fraction(10) ** place


def spelled(value: Fraction, digits: int, *, up: bool) -> str:
    """A rational as design.md wants it: rounded to `digits` digits, trailing zeros only where cut."""
    if not value:
        return "0"
    place = lead(value) - digits + 1
    count, rest = divmod(abs(value) / Fraction(10) ** place, 1)
    count += rest > 0 and up == (value > 0)
    text = str(count)
    exponent = place + len(text) - 1
    text = text[:digits] if rest else text.rstrip("0")
    sign_ = "-" if value < 0 else ""
    if exponent < -6 or exponent >= digits:
        return f"{sign_}{text[0]}{'.' if text[1:] else ''}{text[1:]}e{exponent}"
    if exponent < 0:
        return f"{sign_}0.{'0' * (-exponent - 1)}{text}"
    whole, part = text[: exponent + 1].ljust(exponent + 1, "0"), text[exponent + 1 :]
    return f"{sign_}{whole}{'.' if part else ''}{part}"


def is_nearest(text: str, digits: int, real: Real, *, up: bool) -> bool:
    """Whether the text is on the safe side of a positive real and the next one is not."""
    side = 1 if up else -1
    beyond = neighbour(text, digits, up=not up)
    return sign(lambda: side * (lift(text) - real())) >= 0 > sign(lambda: side * (lift(beyond) - real()))


def is_nearest_float(value: float, real: Real, *, up: bool) -> bool:
    """The same for a float64; an upper bound above the largest one is inf."""
    side, beyond = (1 if up else -1), math.nextafter(value, -math.inf if up else math.inf)
    safe = math.isinf(value) or sign(lambda: side * (lift(value) - real())) >= 0
    return safe and (math.isinf(beyond) or sign(lambda: side * (lift(beyond) - real())) < 0)


def wrongly_rounded(bound: Any, real: Real, digits: int) -> list[str]:
    """The renderings of a bound that are not the nearest safe one; none, if all is well."""
    up = bound.direction == "upper"
    text = bound.decimal(digits)
    wrong = [] if is_nearest(text, digits, real, up=up) else [f"{text} with {digits} digits"]
    value = float(bound)
    return wrong if is_nearest_float(value, real, up=up) else [*wrong, f"{value!r} as float64"]
