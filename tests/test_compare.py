"""Every composition theorem at one total delta: the order is decided, each row says what became of the total."""

from fractions import Fraction
from itertools import pairwise

import pytest

from dpcert import (
    InvalidInput,
    OutsideTheorem,
    advanced_composition,
    basic_composition,
    kov_composition,
    optimal_composition,
    renyi,
    zero_concentrated,
)
from dpcert.compare import alternatives, compare

STEMS = ("basic_composition", "advanced_composition")


def of(comparison, *stems):
    """The rows of some theorems, in their order."""
    return [row for row in comparison.rows if row.theorem in stems]


@pytest.mark.parametrize(
    ("k", "epsilon", "smaller"),
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
def test_rows_stand_by_increasing_epsilon(k, epsilon, smaller):
    """On both sides of the crossover, which lies at 34.5 for 0.1 and at 27.6 for the smallest epsilon."""
    comparison = compare(k=k, epsilon=epsilon, delta_prime="1e-6")
    first, second = of(comparison, *STEMS)
    assert smaller == first.theorem
    assert first.bound < second.bound
    bounds = [row.bound for row in comparison.rows if row.bound]
    assert all(a <= b for a, b in pairwise(bounds))
    assert comparison.winner is comparison.rows[0]


def test_the_best_row_of_a_year_of_reports_is_optimal_composition():
    """365 reports at 0.0096 within a total delta of 1e-6, every row to ten digits."""
    rows = compare(k=365, epsilon="0.0096", delta_total="1e-6").to_dict(10)["rows"]
    assert [(row["theorem"], row["guarantee"]["epsilon"]) for row in rows] == [
        ("optimal_composition", "0.7566357926"),
        ("renyi", "0.8159540145"),
        ("zero_concentrated", "0.8203731753"),
        ("kov_composition", "0.9197919156"),
        ("advanced_composition", "0.9978871734"),
        ("basic_composition", "3.504"),
    ]
    assert {"0.000001", "0"} == {row["guarantee"]["delta"] for row in rows}


def test_each_row_is_the_theorem_s_own_pair():
    """The rows hold what the two public functions give, deltas included."""
    given = {"k": 100, "epsilon": "0.1", "delta": "1e-9"}
    comparison = compare(**given, delta_prime="1e-6")
    rows = {row.theorem: row.bound for row in comparison.rows}
    assert basic_composition.epsilon_prime(**given) == rows["basic_composition"]
    total = {"delta_total": "11/10000000"}
    assert advanced_composition.epsilon_prime(**given, **total) == rows["advanced_composition"]
    assert kov_composition.epsilon_prime(**given, **total) == rows["kov_composition"]
    assert optimal_composition.epsilon_prime(**given, **total) == rows["optimal_composition"]
    assert rows["zero_concentrated"] is None is rows["renyi"]
    pairs = {row["theorem"]: row["guarantee"] for row in comparison.to_dict()["rows"]}
    assert pairs["basic_composition"] == {"epsilon": "10", "delta": "1e-7"}
    assert pairs["advanced_composition"] == {"epsilon": "6.3082309505134083", "delta": "0.0000011"}


def test_the_record_has_its_documented_keys():
    """format, winner, rows, crossover and the notes."""
    record = compare(k=100, epsilon="0.1", delta_prime="1e-6").to_dict(12)
    assert list(record) == ["format", "winner", "rows", "crossover", "notes"]
    assert (record["format"], record["winner"]) == ("dpcert/comparison/1", "optimal_composition")
    keys = ["theorem", "title", "source", "guarantee", "slack", "hypotheses", "refusal"]
    assert all(keys == list(row) for row in record["rows"])
    assert all(row["slack"] and row["hypotheses"] for row in record["rows"])
    assert (record["crossover"]["quantity"], record["crossover"]["decimal"]) == ("crossover", "34.5077588433")
    assert "every row holds at the same total delta or below it" in record["notes"]


def test_every_row_keeps_to_the_total():
    """With delta_total each row's delta is the total, or, for basic composition, what is spent of it."""
    comparison = compare(k=100, epsilon="0.1", delta="1e-9", delta_total="1e-6")
    pairs = {row["theorem"]: row["guarantee"]["delta"] for row in comparison.to_dict()["rows"] if row["guarantee"]}
    assert pairs.pop("basic_composition") == "1e-7"
    assert set(pairs.values()) == {"0.000001"}


def test_a_slack_beside_an_exponential_leaves_theorem_3_20_alone():
    """k delta + exp(-32) is no number of the grammar: the others ask for delta_total."""
    comparison = compare(k=10, epsilon="0.1", delta="1e-9", delta_prime="exp(-32)")
    assert [row.theorem for row in comparison.rows if row.bound] == ["advanced_composition"]
    assert all("give delta_total" in row.refusal for row in comparison.rows[1:] if "pure" not in row.refusal)


def test_deltas_beyond_the_total_are_refused_row_by_row():
    """k delta above delta_total: nothing is left for any theorem."""
    with pytest.raises(OutsideTheorem, match="delta"):
        compare(k=100, epsilon="0.1", delta="1e-7", delta_total="1e-6")


def test_a_list_is_compared_whatever_its_order():
    """Rows, shuffled or regrouped, give the same comparison."""
    rows = [("0.1", 0, 50), ("0.2", "1e-9")]
    comparison = compare(mechanisms=rows, delta_total="1e-6")
    same = compare(mechanisms=[("0.2", "1e-9"), ("0.1", 0, 20), ("0.1", 0, 30)], delta_total="1e-6")
    assert [row.bound for row in comparison.rows] == [row.bound for row in same.rows]
    bounds = {row.theorem: row.bound for row in comparison.rows}
    assert kov_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-6") == bounds["kov_composition"]
    assert basic_composition.epsilon_prime_of(mechanisms=rows) == bounds["basic_composition"]
    optimal = optimal_composition.epsilon_prime_of(mechanisms=rows, delta_total="1e-6")
    assert optimal == bounds["optimal_composition"] == comparison.winner.bound
    equal = advanced_composition.epsilon_prime(k=51, epsilon="0.2", delta="1e-9", delta_total="1e-6")
    assert equal == bounds["advanced_composition"]


def test_a_list_of_one_kind_agrees_with_k_equal_mechanisms():
    """Same exact reals, whichever way they are given."""
    listed = {row.theorem: row.bound for row in compare(mechanisms=[("0.1", 0, 50)], delta_total="1e-6").rows}
    equal = {row.theorem: row.bound for row in compare(k=50, epsilon="0.1", delta_total="1e-6").rows}
    for stem, bound in listed.items():
        if bound is not None:
            assert equal[stem].decimal(30) == bound.decimal(30)


def test_rho_of_a_long_list_is_rounded_up():
    """Epsilons with many denominators: the conversion is asked at a rho that is not below the sum of squares / 2."""
    rows = [(Fraction(1, 10**9 + i),) for i in range(1, 80)]
    bounds = {row.theorem: row.bound for row in compare(mechanisms=rows, delta_total="1e-6").rows}
    rho = bounds["zero_concentrated"].inputs["rho"].rational
    exact = sum((row[0] ** 2 for row in rows), start=Fraction(0)) / 2
    assert exact <= rho <= exact * (1 + Fraction(1, 2**1000))
    assert rho.denominator <= 1 << 2048


@pytest.mark.parametrize(
    "extra",
    [
        {"mechanisms": [("0.1",)], "k": 3, "delta_total": "1e-6"},
        {"mechanisms": [("0.1",)], "delta_prime": "1e-6"},
        {"mechanisms": [("0.1",)]},
        {"mechanisms": [], "delta_total": "1e-6"},
        {"mechanisms": "0.1", "delta_total": "1e-6"},
    ],
)
def test_a_list_that_cannot_be_compared_is_an_error(extra):
    """A list goes with a total, and with nothing that its rows say."""
    with pytest.raises(InvalidInput):
        compare(**extra)


def test_a_theorem_that_refuses_is_a_row_with_its_reason():
    """At delta_prime = 0 only basic composition says anything, and the other row says why."""
    comparison = compare(k=100, epsilon="0.1", delta_prime=0)
    assert comparison.winner.theorem == "basic_composition"
    (refused,) = [row for row in comparison.to_dict()["rows"] if row["theorem"] == "advanced_composition"]
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
                assert winner == of(compare(k=k, epsilon=epsilon, delta_prime=slack), *STEMS)[0].theorem


def test_alternatives_are_the_other_closed_forms_at_the_same_inputs():
    """A total by Theorem 3.20 is shown beside those of the other closed forms, and nothing else has one."""
    bound = advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta_prime="1e-6")
    basic, kov = alternatives(bound)
    assert (basic["theorem"], basic["guarantee"]) == ("basic_composition", {"epsilon": "1", "delta": "0"})
    assert (kov["theorem"], kov["guarantee"]) == ("kov_composition", {"epsilon": "1", "delta": "0.000001"})
    assert alternatives(basic_composition.epsilon_prime(k=10, epsilon="0.1")) == []
    assert alternatives(advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6")) == []


def test_alternatives_of_a_conversion_are_the_other_conversions():
    """The tight conversion stands beside the closed form of Bun and Steinke, and Renyi DP where it applies."""
    by_rho = zero_concentrated.epsilon_prime(rho="2.56", delta="1e-10")
    assert [row["theorem"] for row in alternatives(by_rho)] == ["bun_steinke"]
    by_epsilon = renyi.epsilon_prime(k=365, epsilon="0.0096", delta="1e-6")
    assert [row["theorem"] for row in alternatives(by_epsilon)] == ["zero_concentrated", "bun_steinke"]


def test_a_total_that_is_the_one_delta_is_compared_also_for_an_exponential():
    """No precision tells exp(-10) from itself; every theorem that holds at a tie answers."""
    rows = {row.theorem: row for row in compare(k=1, epsilon=1, delta="exp(-10)", delta_total="exp(-10)").rows}
    assert [rows[stem].bound.decimal() for stem in ("basic_composition", "optimal_composition")] == ["1", "1"]


def test_a_negative_slack_is_refused():
    """The total would be less than the mechanisms' own deltas."""
    with pytest.raises(OutsideTheorem, match="needs delta_prime >= 0, got -1e-5"):
        compare(k=10, epsilon=1, delta="1e-3", delta_prime="-1e-5")
