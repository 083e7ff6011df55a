"""Hypothesis strategy: expressions over a, b, c with small integers, and their values."""

from fractions import Fraction

from hypothesis import strategies as st

from dpcert.readings.expression import variable

VALUES = {"a": Fraction(2, 3), "b": Fraction(-5, 7), "c": Fraction(3)}
_integers = st.integers(1, 9)


def _grown(trees):
    operations = st.sampled_from((lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x * y, lambda x, y: x / y))
    return st.one_of(
        st.builds(lambda f, x, y: f(x, y), operations, trees, trees),
        st.builds(lambda f, x, n: f(x, n), operations, trees, _integers),
        st.builds(lambda f, n, y: f(n, y), operations, _integers, trees),
        st.builds(lambda x: -x, trees),
        st.builds(lambda x, n: x**n, trees, st.integers(1, 3)),
    )


expressions = st.recursive(st.sampled_from("abc").map(variable), _grown, max_leaves=8)
