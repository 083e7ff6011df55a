"""Certified bounds for differential privacy: numbers that nobody has to take on trust."""

from dpcert.bound import Bound
from dpcert.errors import (
    DpcertError,
    InvalidInput,
    OutOfReach,
    OutsideTheorem,
    Refuted,
    Undecided,
    Unreadable,
)
from dpcert.filters import Filter
from dpcert.theorems import (
    adaptive_filter,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)
from dpcert.version import __version__

__all__ = [
    "Bound",
    "DpcertError",
    "Filter",
    "InvalidInput",
    "OutOfReach",
    "OutsideTheorem",
    "Refuted",
    "Undecided",
    "Unreadable",
    "__version__",
    "adaptive_filter",
    "advanced_composition",
    "basic_composition",
    "corollary_3_21",
    "gaussian_mechanism",
    "gaussian_profile",
    "kov_composition",
    "laplace_mechanism",
    "optimal_composition",
    "randomized_response",
    "renyi",
    "zero_concentrated",
]
