"""The proof of the error bounds: what can be seen without running all of it. `prove.py --check` runs all of it."""

import itertools
from fractions import Fraction

import pytest

from dpcert.arrays import formulas, quick_formulas, steps
from gappa import claims, identities, prove, quick_claims

from ..tools import need


@pytest.mark.parametrize("identity", identities.IDENTITIES, ids=lambda identity: identity.__name__)
def test_the_twins_of_the_steps_add_up(identity):
    """Unrounded, each step is the formula that its docstring states."""
    assert identity()


@pytest.mark.parametrize("identity", identities.IDENTITIES, ids=lambda identity: identity.__name__)
def test_a_dropped_term_breaks_an_identity(identity, monkeypatch):
    """Without its low part no step adds up."""
    module, name = identities.IDENTITIES[identity]
    original = getattr(module, name)

    def high_only(*arguments):
        high = original(*arguments).high
        return steps.Pair(high, high.recorder.constant(0.0))

    monkeypatch.setattr(module, name, high_only)
    assert not identity()


def test_gappa_proves_a_case():
    """One binade of the logarithm: 2^-71.9 of the least exact value there."""
    need("gappa")
    case = next(iter(claims.logarithm_sums(Fraction(0))))
    bounds = prove.ask(case)
    assert Fraction(1, 2**72) < bounds["low - exact_low"] / case.least < Fraction(1, 2**71)


def test_gappa_does_not_prove_too_much():
    """Without the table's exactness the products are not exact, and Gappa does not say that they are."""
    need("gappa")
    case = next(iter(claims.products("sum", Fraction(1, 2**20))))
    loose = case._replace(hypotheses=tuple(h for h in case.hypotheses if "@FLT" not in h))
    assert not any(bound for name, bound in prove.ask(case).items() if name.startswith("first"))
    assert prove.ask(loose)["second - exact_second"] >= prove.ask(case)["second - exact_second"]


def test_the_cases_cover_every_row_and_every_binade():
    """No gap between the groups of rows, none between the binades of what is left."""
    quick = [case.name.split("from ")[1] for case in quick_claims.expm1_sums(Fraction(1))]
    assert quick[13:] == [f"{1 + i / 4} 2^{e}" for e in range(-14, 0) for i in range(4)]
    assert quick[0] == "2^-15"
    rows = [case.name.split("rows ")[1].split(" to ") for case in claims.expm1_sums(Fraction(1)) if "rows" in case.name]
    assert [int(first) for first, _ in rows] == [1, *[int(last) + 1 for _, last in rows[:-1]]]
    assert int(rows[-1][1]) == formulas.LARGEST_EXPONENT / steps.EXPONENTIAL_STEP
    for top, bottom in ((10, 53), (11, 75), (14, 75)):
        intervals = list(claims.binades(top, bottom))
        assert intervals[0][0] == -top
        assert intervals[-1][1] <= -bottom
        assert all(above[1] == below[0] for above, below in itertools.pairwise(intervals))


@pytest.mark.parametrize(
    ("module", "demand"), [(formulas, prove.demand_of_newton), (quick_formulas, prove.demand_of_chebyshev)]
)
def test_the_inverses_margin_covers_what_its_step_leaves(module, demand):
    """No less of a margin, and no step that is eight times as long."""
    error, inverse_error, longest_step = module.ERROR, module.INVERSE_ERROR, module.LONGEST_STEP
    demand(error, inverse_error, longest_step)
    for changed in ((error, error, longest_step), (error, inverse_error, 8 * longest_step)):
        with pytest.raises(prove.ProofError, match="the root of an inverse"):
            demand(*changed)


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("k", (1.0, 2.0**26 + 1)),
        ("delta_prime", (0.001, 0.015625)),
        ("delta_prime", (2.0**-71, 0.01)),
    ],
)
def test_a_range_beyond_the_quick_cases_is_noticed(name, ends, monkeypatch):
    """Where exactness is not proved."""
    quick_claims.check_ranges()
    monkeypatch.setitem(quick_formulas.INVERSE_RANGES, name, ends)
    with pytest.raises(ValueError, match="the cases of the quick"):
        quick_claims.check_ranges()


@pytest.mark.parametrize("ends", [(2.0**-200, 1.25), (2.0**-201, 1.0)])
def test_starts_beyond_the_quick_cases_are_noticed(ends, monkeypatch):
    """Likewise."""
    monkeypatch.setattr(quick_formulas, "STARTS", ends)
    with pytest.raises(ValueError, match="the cases of the quick programs"):
        quick_claims.check_ranges()


def test_a_smaller_margin_would_not_be_proved(monkeypatch):
    """The composition compares with what the programs use."""
    need("gappa")
    known = {}
    ask = prove.ask

    def once(case):
        if case not in known:
            known[case] = ask(case)
        return known[case]

    few = lambda cases: iter([max(cases, key=lambda case: "rows 1 " in case.name)])  # noqa: E731
    monkeypatch.setattr(prove, "ask", once)
    for name in ("logarithm_sums", "expm1_sums", "products", "sums"):
        original = getattr(claims, name)
        monkeypatch.setattr(claims, name, lambda *arguments, original=original: few(original(*arguments)))
    prove.prove()
    with monkeypatch.context() as patch:
        patch.setattr(formulas, "ERROR", 2.0**-72)
        with pytest.raises(prove.ProofError, match="epsilon_prime is proved below"):
            prove.prove()
    monkeypatch.setattr(quick_formulas, "ERROR", 2.0**-61.5)
    with pytest.raises(prove.ProofError, match="epsilon_prime, quick is proved below"):
        prove.prove()
