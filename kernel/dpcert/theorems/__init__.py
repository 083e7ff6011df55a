"""The theorems: one file, one stem, one Statement each."""

from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    optimal_composition,
    randomized_response,
)

#: Every theorem, in the order in which a reader meets them.
STATEMENTS = (
    basic_composition.STATEMENT,
    advanced_composition.STATEMENT,
    corollary_3_21.STATEMENT,
    gaussian_mechanism.STATEMENT,
    gaussian_profile.STATEMENT,
    randomized_response.STATEMENT,
    optimal_composition.STATEMENT,
)

__all__ = [
    "STATEMENTS",
    "advanced_composition",
    "basic_composition",
    "corollary_3_21",
    "gaussian_mechanism",
    "gaussian_profile",
    "optimal_composition",
    "randomized_response",
]
