"""Basic against advanced composition: the winner is decided, the two totals are shown."""

from fractions import Fraction

import pytest

from dpcert import InvalidInput, OutsideTheorem, advanced_composition, basic_composition
from dpcert.compare import alternatives, compare


@pytest.mark.parametrize(
    ("k", "epsilon", "winner"),
    [
        (10, "0.1", "basic_composition"),
        (34, "0.1", "basic_composition"),
        (35, "0.1", "advanced_composition"),
        (100, "0.1", "advanced_composition"),
        (10**6, "log(2)", "basic_composition"),
        (10**6, 3, "basic_composition"),
        (1, "1e-300", "basic_composition"),
        (28, "1e-300", "advanced_composition"),
        (27, "1e-300", "basic_composition"),
    ],
)
def test_the_winner_is_the_smaller_epsilon(k, epsilon, winner):
    """On both sides of the crossover, which lies at 34.5 for 0.1 and at 27.6 for the smallest epsilon."""
    comparison = compare(k=k, epsilon=epsilon, delta_prime="1e-6")
    assert winner == comparison.winner.theorem
    assert comparison.rows[0].bound < comparison.rows[1].bound


def test_each_row_is_the_theorem_s_own_pair():
    """The rows hold what the two public functions give, deltas included."""
    given = {"k": 100, "epsilon": "0.1", "delta": "1e-9"}
    comparison = compare(**given, delta_prime="1e-6")
    rows = {row.theorem: row.bound for row in comparison.rows}
    assert basic_composition.epsilon_prime(**given) == rows["basic_composition"]
    assert advanced_composition.epsilon_prime(**given, delta_prime="1e-6") == rows["advanced_composition"]
    pairs = {row["theorem"]: row["guarantee"] for row in comparison.to_dict()["rows"]}
    assert pairs["basic_composition"] == {"epsilon": "10", "delta": "1e-7"}
    assert pairs["advanced_composition"] == {"epsilon": "6.3082309505134083", "delta": "0.0000011"}


def test_the_record_has_its_documented_keys():
    """format, winner, rows, crossover and the note on the two totals."""
    record = compare(k=100, epsilon="0.1", delta_prime="1e-6").to_dict(12)
    assert list(record) == ["format", "winner", "rows", "crossover", "notes"]
    assert (record["format"], record["winner"]) == ("dpcert/comparison/1", "advanced_composition")
    assert [list(row) for row in record["rows"]] == [["theorem", "title", "guarantee", "refusal"]] * 2
    assert (record["crossover"]["quantity"], record["crossover"]["decimal"]) == ("crossover", "34.5077588433")
    assert record["notes"] == ["the rows have different total deltas: compare both numbers of a pair"]


def test_a_fixed_total_is_compared_too():
    """With delta_total the advanced row uses all of it."""
    comparison = compare(k=100, epsilon="0.1", delta="1e-9", delta_total="1e-6")
    pairs = {row["theorem"]: row["guarantee"]["delta"] for row in comparison.to_dict()["rows"]}
    assert pairs == {"basic_composition": "1e-7", "advanced_composition": "0.000001"}


def test_a_theorem_that_refuses_is_a_row_with_its_reason():
    """At delta_prime = 0 only basic composition says anything, and the other row says why."""
    comparison = compare(k=100, epsilon="0.1", delta_prime=0)
    assert [row.theorem for row in comparison.rows] == ["basic_composition", "advanced_composition"]
    refused = comparison.to_dict()["rows"][1]
    assert refused["guarantee"] is None
    assert "at 0 only basic composition says anything" in refused["refusal"]
    assert comparison.crossover is None


def test_where_every_theorem_refuses_there_is_no_comparison():
    """k delta >= 1 leaves nothing to compare."""
    with pytest.raises(OutsideTheorem, match=r"k\*delta < 1"):
        compare(k=100, epsilon="0.1", delta="0.01", delta_prime="1e-6")


@pytest.mark.parametrize("extra", [{}, {"delta_prime": "0.1", "delta_total": "0.2"}, {"delta_prime": "nan"}])
def test_what_cannot_be_read_is_no_row(extra):
    """An invalid question is an error, not a refusal."""
    with pytest.raises(InvalidInput):
        compare(k=1, epsilon=1, **extra)


def test_equal_epsilons_name_the_one_with_the_smaller_delta():
    """At epsilon = 0 both give 0; basic composition, which costs no slack, comes first."""
    comparison = compare(k=100, epsilon=0, delta_prime="1e-6")
    assert comparison.winner.theorem == "basic_composition"
    assert comparison.crossover is None


def test_the_crossover_separates_the_winners():
    """Below floor(k*) basic is smaller, from the next integer on advanced is."""
    for epsilon, slack in (("0.01", "1e-6"), ("1/3", "1e-9"), (0.5, "exp(-32)"), ("0.69", "0.5")):
        bound = compare(k=1, epsilon=epsilon, delta_prime=slack).crossover
        low, high = (Fraction(end) for end in bound.ends(20))
        assert int(low) == int(high)
        for k, winner in ((int(low), "basic_composition"), (int(low) + 1, "advanced_composition")):
            if k >= 1:
                assert winner == compare(k=k, epsilon=epsilon, delta_prime=slack).winner.theorem


def test_alternatives_are_the_other_theorems_at_the_same_inputs():
    """A total by Theorem 3.20 is shown beside the one by basic composition, and nothing else has one."""
    bound = advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta_prime="1e-6")
    (other,) = alternatives(bound)
    assert (other["theorem"], other["guarantee"]) == ("basic_composition", {"epsilon": "1", "delta": "0"})
    assert alternatives(basic_composition.epsilon_prime(k=10, epsilon="0.1")) == []
    assert alternatives(advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6")) == []
