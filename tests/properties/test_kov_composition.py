"""Which theorem is never worse than which, and that totals rise with their inputs; decided by comparison."""

from fractions import Fraction

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dpcert import OutsideTheorem, advanced_composition, kov_composition

#: Each example is several certified evaluations.
FEW = settings(max_examples=40)

counts = st.one_of(st.integers(1, 1000), st.integers(1, 10**20))
_decades = st.integers(-20, 0).map(lambda n: Fraction(10) ** n)
_parts = st.builds(Fraction, st.integers(1, 999), st.just(1000))
#: Between 1e-23 and 1.
small = st.builds(lambda decade, part: decade * part, _decades, _parts)
epsilons = st.one_of(small, st.builds(Fraction, st.integers(1, 5000), st.just(1000)))
slacks = st.one_of(small, small.map(lambda part: 1 - part), st.integers(1, 900).map(lambda n: f"exp(-{n})"))
deltas = st.one_of(st.just(Fraction(0)), small)
factors = st.builds(lambda n, decade: 1 + n * decade, st.integers(1, 100), _decades)
rows = st.tuples(epsilons, deltas, counts)
lists = st.lists(rows, min_size=1, max_size=5)


def kov(k, epsilon, slack):
    """Composition by Kairouz, Oh and Viswanath."""
    return kov_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=slack)


def delta_of(mechanisms, slack):
    """The total delta of a list."""
    return kov_composition.delta_total_of(mechanisms=mechanisms, delta_prime=slack)


def kov_of(mechanisms, slack):
    """The same of a list."""
    return kov_composition.epsilon_prime_of(mechanisms=mechanisms, delta_prime=slack)


@FEW
@given(counts, epsilons, deltas, slacks)
def test_kov_is_never_worse_than_theorem_3_20(k, epsilon, delta, slack):
    """In epsilon and in the total delta, where Theorem 3.20 says something."""
    given_ = {"k": k, "epsilon": epsilon, "delta": delta, "delta_prime": slack}
    try:
        advanced = advanced_composition.epsilon_prime(**given_)
    except OutsideTheorem:
        assume(False)
    assert kov_composition.epsilon_prime(**given_) < advanced
    total = {"k": k, "delta": delta, "delta_prime": slack}
    assert kov_composition.delta_total(**total) <= advanced_composition.delta_total(**total)


@FEW
@given(counts, epsilons, deltas, slacks)
def test_kov_is_never_worse_than_theorem_3_20_for_a_fixed_total(k, epsilon, delta, total):
    """The slack that is left is at least as large."""
    given_ = {"k": k, "epsilon": epsilon, "delta": delta, "delta_total": total}
    try:
        advanced = advanced_composition.epsilon_prime(**given_)
    except OutsideTheorem:
        assume(False)
    assert kov_composition.epsilon_prime(**given_) < advanced


@FEW
@given(lists, slacks)
def test_kov_is_never_worse_than_basic_composition(mechanisms, slack):
    """In epsilon, of a list as of equal mechanisms."""
    spent = sum(epsilon * k for epsilon, _, k in mechanisms)
    bound = kov_of(mechanisms, slack)
    assert bound <= spent
    without = kov_of(mechanisms, 0)
    assert without.compare(spent) == 0
    assert bound <= without


@FEW
@given(counts, epsilons, slacks, factors)
def test_kov_rises_with_epsilon_and_with_k(k, epsilon, slack, factor):
    """Strictly, however little epsilon grows."""
    assert kov(k, epsilon, slack) < kov(k, epsilon * factor, slack)
    assert kov(k, epsilon, slack) < kov(k + 1, epsilon, slack)


@FEW
@given(counts, epsilons, small, factors)
def test_kov_does_not_rise_with_the_slack(k, epsilon, slack, factor):
    """Not strictly: where the sum is the least a slack buys nothing."""
    assume(slack * factor < 1)
    assert kov(k, epsilon, slack) >= kov(k, epsilon, slack * factor)


@FEW
@given(counts, deltas, slacks, factors)
def test_the_total_delta_rises_with_each_of_its_inputs(k, delta, slack, factor):
    """It does not fall with k, delta or the slack."""
    # Beyond, what is left of 1 is too small to be told apart.
    assume(k * delta < 100)
    assume(delta * factor < 1)
    total = kov_composition.delta_total(k=k, delta=delta, delta_prime=slack)
    assert total >= slack
    assert total >= delta
    assert total <= kov_composition.delta_total(k=k + 1, delta=delta, delta_prime=slack)
    assert total <= kov_composition.delta_total(k=k, delta=delta * factor, delta_prime=slack)


@FEW
@given(lists, rows, slacks)
def test_one_more_row_costs_something(mechanisms, row, slack):
    """In epsilon, and in delta where it has one."""
    assert kov_of(mechanisms, slack) < kov_of([*mechanisms, row], slack)
    if row[1] and sum(delta * k for _, delta, k in [*mechanisms, row]) < 100:
        assert delta_of(mechanisms, slack) < delta_of([*mechanisms, row], slack)


@FEW
@given(lists, slacks, st.randoms(use_true_random=False))
def test_a_list_may_be_regrouped_and_reordered(mechanisms, slack, random):
    """Rows split in two and shuffled make the same claim."""
    split = []
    for epsilon, delta, k in mechanisms:
        part = random.randint(0, k)
        split += [(epsilon, delta, n) for n in (part, k - part) if n]
    random.shuffle(split)
    assert kov_of(mechanisms, slack) == kov_of(split, slack)


@FEW
@given(counts, epsilons, slacks)
def test_the_largest_epsilon_of_kov_goes_round(k, target, slack):
    """It is at least the share and at least what Theorem 3.20 allows, and it works."""
    bound = kov_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)
    assert kov(k, bound.decimal(), slack) <= target
    assert bound >= target / k
    assert bound > advanced_composition.largest_epsilon(k=k, epsilon_prime=target, delta_prime=slack)


@FEW
@given(small, epsilons, slacks)
def test_the_largest_k_of_kov_goes_round(epsilon, target, slack):
    """k is within the target, k + 1 is not, and the epsilons alone allow no more."""
    try:
        k = int(kov_composition.largest_k(epsilon=epsilon, epsilon_prime=target, delta_prime=slack))
    except OutsideTheorem:
        assert kov(1, epsilon, slack) > target
        return
    assert kov(k, epsilon, slack) <= target
    assert kov(k + 1, epsilon, slack) > target
    assert k >= target // epsilon


@FEW
@given(counts, epsilons, epsilons)
def test_the_smallest_slack_of_kov_goes_round(k, epsilon, target):
    """At the returned delta_prime the total is at most the target, and Theorem 3.20 needs no less."""
    try:
        bound = kov_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
    except OutsideTheorem:
        assert kov(k, epsilon, 0) <= target or kov(k, epsilon, 1 - Fraction(1, 10**40)) > target
        return
    assume(bound > "1e-1000")
    assume(bound < 1 - Fraction(1, 10**30))
    assert kov(k, epsilon, bound.decimal(40)) <= target
    try:
        assert bound < advanced_composition.smallest_delta_prime(k=k, epsilon=epsilon, epsilon_prime=target)
    except OutsideTheorem:
        return
