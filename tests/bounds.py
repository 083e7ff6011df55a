"""Bounds whose exact real is any number given, through the public functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dpcert import basic_composition

if TYPE_CHECKING:
    from dpcert import Bound


def upper(value: Any) -> Bound:
    """An upper bound that is exactly the value: the total of one mechanism."""
    return basic_composition.epsilon_prime(k=1, epsilon=value)


def lower(value: Any) -> Bound:
    """A lower bound that is exactly the value: the share of one mechanism."""
    return basic_composition.largest_epsilon(k=1, epsilon_prime=value)


def both(value: Any) -> tuple[tuple[Bound, bool], tuple[Bound, bool]]:
    """Each with whether it is rounded up."""
    return (upper(value), True), (lower(value), False)
