"""Whole numpy arrays of certified bounds, at numpy speed.

The modules mirror the scalar ones, and every element of a result is the float64 that
the scalar function gives for the numbers that the arguments hold: the nearest one on
the safe side.

>>> from dpcert import arrays
>>> arrays.advanced_composition.epsilon_prime(k=[1, 10, 100], epsilon=0.125, delta_prime=2.0**-20).tolist()
[0.6748357685668932, 2.2478220942277773, 8.246277782670727]
"""

from dpcert.arrays import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    zero_concentrated,
)

__all__ = [
    "advanced_composition",
    "basic_composition",
    "corollary_3_21",
    "gaussian_mechanism",
    "zero_concentrated",
]
