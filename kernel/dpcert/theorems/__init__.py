"""The theorems: one file, one stem, one Statement each."""

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

#: Every theorem, in the order in which a reader meets them.
STATEMENTS = (
    basic_composition.STATEMENT,
    advanced_composition.STATEMENT,
    corollary_3_21.STATEMENT,
    kov_composition.STATEMENT,
    optimal_composition.STATEMENT,
    gaussian_mechanism.STATEMENT,
    gaussian_profile.STATEMENT,
    zero_concentrated.STATEMENT,
    renyi.STATEMENT,
    laplace_mechanism.STATEMENT,
    randomized_response.STATEMENT,
    adaptive_filter.STATEMENT,
)

__all__ = [
    "STATEMENTS",
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
