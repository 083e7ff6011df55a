"""Which side of each quantity is the safe one, said once more and not taken from the kernel."""

from __future__ import annotations

from dpcert.theorems import STATEMENTS


def test_permissions_are_rounded_down_and_all_else_up():
    """At most so much may be spent, or at least so much is lost or needed: the name says which."""
    quantities = [quantity for statement in STATEMENTS for quantity in statement.quantities]
    assert len(quantities) >= 16
    for quantity in quantities:
        assert quantity.direction == ("lower" if quantity.name.startswith("largest_") else "upper"), quantity.name
