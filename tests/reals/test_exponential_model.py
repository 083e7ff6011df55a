"""The integers that proofs/coq/exponential.v and ball.v speak of are those that the kernel computes.

The recurrences are written here as the Coq files have them, one term and one step at a time.
"""

from hypothesis import given
from hypothesis import strategies as st

from dpcert.reals.ball import Ball, _cut, product, quotient
from dpcert.reals.exponential import _taylor


def term(unit, a, n):
    """Coq's term, by its recursion."""
    return unit if n == 0 else term(unit, a, n - 1) * a // unit // n


def signed_sum(unit, a, sign, end):
    """Coq's signed_sum."""
    return sum(sign**n * term(unit, a, n) for n in range(1, end))


def doubled(unit, middle, radius, steps):
    """Coq's doubled."""
    for _ in range(steps):
        middle, radius = (
            2 * middle + middle * middle // unit,
            2 * radius + (2 * abs(middle) + radius) * radius // unit + 2,
        )
    return middle, radius


arguments = st.integers(16, 700).flatmap(
    lambda w: st.tuples(st.just(w), st.integers(-(36 << w) // 100 + 1, (36 << w) // 100))
)


@given(arguments)
def test_the_series_is_that_of_the_theorem(argument):
    """Middle and radius are those of taylor_error for some N, and its hypotheses hold."""
    w, x = argument
    middle, radius, scale = _taylor(x, w)
    unit, sign, a = 1 << scale, (-1 if x < 0 else 1), abs(x)
    assert 0 <= 16 * a <= unit
    end = next(n for n in range(1, scale) if term(unit, a, n) == 0)
    # the loop takes two terms at a time, and ends at an odd one
    end += 1 - end % 2
    assert term(unit, a, end) == 0
    assert (middle, radius) == doubled(unit, signed_sum(unit, a, sign, end), 2 * end, scale - w)


whole = st.integers(-(10**30), 10**30)
positive = st.integers(0, 10**30)


@given(whole, positive, whole, positive, st.integers(1, 10**20))
def test_the_radii_are_those_of_the_theorems(m, r, n, t, divisor):
    """product_encloses and quotient_encloses; a cut is a quotient by a power of two."""
    exact = product(Ball(m, r, 0), Ball(n, t, 0), 1000)
    assert exact == Ball(m * n, abs(m) * t + abs(n) * r + r * t, 0)
    assert quotient(m, r, divisor) == (m // divisor, r // divisor + 2)
    middle, radius, shift = _cut(Ball(m, r, 0), 20)
    assert (middle, radius) == ((m, r) if shift == 0 else quotient(m, r, 1 << shift))
