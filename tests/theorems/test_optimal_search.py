"""The search of optimal composition decides nothing: where it looks first is a matter of time alone."""

import pytest

from dpcert import optimal_composition
from dpcert.theorems import optimal_losses, optimal_search

ASKED = {"k": 10_000, "epsilon": "0.01", "delta_total": "1e-6"}


@pytest.fixture
def pieces(monkeypatch):
    """The pieces that are summed, searching or deciding."""
    seen = []

    def counted(k, epsilon, last, bits, piece=optimal_losses.piece):
        seen.append(last)
        return piece(k, epsilon, last, bits)

    for module in (optimal_losses, optimal_search):
        monkeypatch.setattr(module, "piece", counted)
    optimal_search.likely_last.cache_clear()
    yield seen
    optimal_search.likely_last.cache_clear()


def test_floats_find_the_piece(pieces):
    """One sum is left to do: the one that decides."""
    assert optimal_composition.epsilon_prime(**ASKED).decimal(25) == "4.885515601007315530299141"
    assert len(pieces) == 1


@pytest.mark.parametrize("off", [-3, 1, 4])
def test_a_wrong_piece_costs_time_and_changes_nothing(pieces, monkeypatch, off):
    """However sure the floats are."""
    right = optimal_search.likely_last
    monkeypatch.setattr(optimal_losses, "likely_last", lambda epsilon, target: right(epsilon, target) + off)
    assert optimal_composition.epsilon_prime(**ASKED).decimal(25) == "4.885515601007315530299141"
    assert len(pieces) > abs(off)


@pytest.mark.parametrize(
    ("k", "epsilon", "delta_total"),
    [(1, 1, "1e-6"), (3, 700, "1e-300"), (40, "1e-300", "1e-310"), (2000, "1e-9", "1e-12"), (50, "0.1", "0.6")],
)
def test_where_floats_do_not_see_they_say_nothing(k, epsilon, delta_total):
    """Tiny and huge epsilons, and a target above the mode, are left to the certified search."""
    asked = {"k": k, "epsilon": epsilon}
    value = optimal_composition.epsilon_prime(**asked, delta_total=delta_total)
    low, high = value.ends(30)
    total = optimal_composition.delta_total(**asked, epsilon_prime=high)
    assert total <= delta_total
    assert low == high or optimal_composition.delta_total(**asked, epsilon_prime=low) > delta_total
