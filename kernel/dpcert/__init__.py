"""Certified bounds for differential privacy: numbers that nobody has to take on trust."""

from dpcert.bound import Bound
from dpcert.errors import (
    DpcertError,
    InvalidInput,
    OutsideTheorem,
    Refuted,
    Undecided,
    Unreadable,
)
from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    optimal_composition,
    randomized_response,
)

__version__ = "0.1.0.dev0"

__all__ = [
    "Bound",
    "DpcertError",
    "InvalidInput",
    "OutsideTheorem",
    "Refuted",
    "Undecided",
    "Unreadable",
    "__version__",
    "advanced_composition",
    "basic_composition",
    "corollary_3_21",
    "gaussian_mechanism",
    "gaussian_profile",
    "optimal_composition",
    "randomized_response",
]
