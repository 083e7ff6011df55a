"""The formulas of `kov_composition`: the three forms, their moments, and what the inverses decide by.

Source: [KOV15] Theorem 3.5. Rows i = 1, ..., rows stand for k(i) mechanisms that are
(epsilon(i), delta(i))-DP; k equal mechanisms are one row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.mechanisms import Family


# The forms, from the moments of the list.


def plain_form(mean: V, square: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """mean + sqrt(2 square ln(1 / delta_prime))."""
    return mean + real.sqrt(2 * square * real.log(1 / delta_prime))


def e_form(mean: V, square: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """mean + sqrt(2 square ln(e + sqrt(square) / delta_prime))."""
    return mean + real.sqrt(2 * square * real.log(real.exp(1) + real.sqrt(square) / delta_prime))


# Over rows i = 1, ..., rows of k(i) mechanisms that are (epsilon(i), delta(i))-DP.


def spent_formula(rows: int, k: Family[V], epsilon: Family[V], *, real: Numbers[V]) -> V:
    """The sum of the epsilons."""
    return real.sum(lambda i: k(i) * epsilon(i), 1, rows)


def mean_formula(rows: int, k: Family[V], epsilon: Family[V], *, real: Numbers[V]) -> V:
    """The largest expectation of the privacy loss."""
    return real.sum(lambda i: k(i) * epsilon(i) * real.tanh(epsilon(i) / 2), 1, rows)


def square_formula(rows: int, k: Family[V], epsilon: Family[V], *, real: Numbers[V]) -> V:
    """The sum of the squares of the epsilons."""
    return real.sum(lambda i: k(i) * epsilon(i) ** 2, 1, rows)


def epsilon_prime_formula(rows: int, k: Family[V], epsilon: Family[V], delta_prime: V, *, real: Numbers[V]) -> V:
    """[KOV15] Theorem 3.5: the least of the three forms."""
    mean, square = mean_formula(rows, k, epsilon, real=real), square_formula(rows, k, epsilon, real=real)
    return real.minimum(
        spent_formula(rows, k, epsilon, real=real),
        e_form(mean, square, delta_prime, real=real),
        plain_form(mean, square, delta_prime, real=real),
    )


def kept_formula(rows: int, k: Family[V], delta: Family[V], *, real: Numbers[V]) -> V:
    """ln prod (1 - delta_i)."""
    return real.sum(lambda i: k(i) * real.log1p(-delta(i)), 1, rows)


def delta_total_formula(rows: int, k: Family[V], delta: Family[V], delta_prime: V, *, real: Numbers[V]) -> V:
    """1 - (1 - delta_prime) prod (1 - delta_i)."""
    return -real.expm1(real.log1p(-delta_prime) + kept_formula(rows, k, delta, real=real))


def added_formula(rows: int, k: Family[V], delta: Family[V], delta_prime: V, *, real: Numbers[V]) -> V:
    """The sum of the deltas and delta_prime: never below the total, and equal to it where the deltas are 0."""
    return real.sum(lambda i: k(i) * delta(i), 1, rows) + delta_prime


def overspent_formula(rows: int, k: Family[V], delta: Family[V], delta_total: V, *, real: Numbers[V]) -> V:
    """Below 0 while the mechanisms leave something of the total delta."""
    return real.log1p(-delta_total) - kept_formula(rows, k, delta, real=real)


def slack_formula(rows: int, k: Family[V], delta: Family[V], delta_total: V, *, real: Numbers[V]) -> V:
    """delta_prime where the total delta is fixed: 1 - (1 - delta_total) / prod (1 - delta_i)."""
    return -real.expm1(overspent_formula(rows, k, delta, delta_total, real=real))


def epsilon_prime_from_total(
    rows: int, k: Family[V], epsilon: Family[V], delta: Family[V], delta_total: V, *, real: Numbers[V]
) -> V:
    """[KOV15] Theorem 3.5 where the total delta is fixed."""
    return epsilon_prime_formula(rows, k, epsilon, slack_formula(rows, k, delta, delta_total, real=real), real=real)


def exponent_formula(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """(epsilon_prime - mean)^2 / (2 square): what the logarithm in e_form or plain_form may be at most."""
    left = left_formula(rows, k, epsilon, epsilon_prime, real=real)
    return left**2 / (2 * square_formula(rows, k, epsilon, real=real))


def unspent_formula(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """What the sum of the epsilons leaves of the target."""
    return epsilon_prime - spent_formula(rows, k, epsilon, real=real)


def left_formula(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """What the mean leaves of the target."""
    return epsilon_prime - mean_formula(rows, k, epsilon, real=real)


def beyond_formula(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """Above 0 where the form with e in the logarithm has a solution."""
    return exponent_formula(rows, k, epsilon, epsilon_prime, real=real) - 1


def plain_delta_prime(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """`plain_form` solved for delta_prime: e^-x, x the exponent."""
    return real.exp(-exponent_formula(rows, k, epsilon, epsilon_prime, real=real))


def least_delta_prime(rows: int, k: Family[V], epsilon: Family[V], epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The smaller of the two solutions where x > 1: e^-x, or sqrt(square) / (e^x - e)."""
    exponent = exponent_formula(rows, k, epsilon, epsilon_prime, real=real)
    root = real.sqrt(square_formula(rows, k, epsilon, real=real))
    return real.exp(-exponent) * real.minimum(1, root / -real.expm1(1 - exponent))


def total_of_plain(
    rows: int, k: Family[V], epsilon: Family[V], delta: Family[V], epsilon_prime: V, *, real: Numbers[V]
) -> V:
    """The total delta with `plain_delta_prime`."""
    return delta_total_formula(rows, k, delta, plain_delta_prime(rows, k, epsilon, epsilon_prime, real=real), real=real)


def total_of_least(
    rows: int, k: Family[V], epsilon: Family[V], delta: Family[V], epsilon_prime: V, *, real: Numbers[V]
) -> V:
    """The total delta with `least_delta_prime`."""
    return delta_total_formula(rows, k, delta, least_delta_prime(rows, k, epsilon, epsilon_prime, real=real), real=real)


def share_formula(k: V, epsilon_prime: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The epsilon at which the sum of k epsilons is the target."""
    return epsilon_prime / k


def limit_of_slack(delta_prime: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """Below 0 for every k: with the slack fixed, the total delta stays below 1."""
    return delta_prime - 1


def used_up_formula(k: V, delta: V, delta_total: V, *, real: Numbers[V]) -> V:
    """The sum of `overspent_formula` at k - 1 and at k: below 0 up to the k at which the deltas are the total."""
    return 2 * real.log1p(-delta_total) - (2 * k - 1) * real.log1p(-delta)
