"""Planning releases: every noise level keeps the total, the order is decided, counts are the largest."""

import math
from fractions import Fraction
from itertools import pairwise

import pytest

from dpcert import (
    InvalidInput,
    OutsideTheorem,
    advanced_composition,
    gaussian_profile,
    optimal_composition,
    zero_concentrated,
)
from dpcert.plan import plan

from .independent import lift, sign

YEAR = {"releases": 365, "epsilon": 1, "delta": "1e-6"}


def routes(**facts):
    """Routes by title."""
    return {route.title: route for route in plan(**facts).routes}


def test_the_year_of_daily_reports_is_reproduced():
    """365 reports within (1, 1e-6): the deviations of every route, best first."""
    found = [(route.title, route.deviation.decimal(8)) for route in plan(**YEAR).routes]
    assert found == [
        ("Gaussian noise, exactly", "80.712377"),
        ("Gaussian noise, zero-concentrated DP", "86.562286"),
        ("Gaussian noise, zero-concentrated DP (Bun-Steinke)", "102.21123"),
        ("Laplace noise, optimal composition", "113.73494"),
        ("Laplace noise, zero-concentrated DP", "122.41756"),
        ("Laplace noise, Kairouz-Oh-Viswanath closed form", "136.13405"),
        ("Laplace noise, Theorem 3.20 solved", "147.01291"),
        ("Laplace noise, Corollary 3.21", "284.04680"),
        ("Laplace noise, basic composition", "516.18796"),
    ]


def test_the_order_is_that_of_the_exact_reals():
    """For few and for many releases, small and large totals."""
    for releases, epsilon, delta in ((1, 1, "1e-6"), (10, "0.1", "1e-9"), (10_000, 3, "1e-12"), (7, 10, "0.1")):
        ranked = [r.deviation for r in plan(releases=releases, epsilon=epsilon, delta=delta).routes if r.deviation]
        # Where routes coincide (one release) the order is not decided; then their digits agree.
        assert all(a.decimal(50) == b.decimal(50) or a < b for a, b in pairwise(ranked))


def test_laplace_noise_of_that_deviation_keeps_the_total():
    """The epsilon of a scale deviation / sqrt 2, by Arb, composes to at most the total; with less noise, to more."""
    route = routes(**YEAR)["Laplace noise, Theorem 3.20 solved"]
    deviation = Fraction(route.deviation.decimal(30))

    def excess(noise):
        def difference():
            epsilon = lift(2).sqrt() / lift(noise)
            slack = (-2 * 365 * lift("1e-6").log()).sqrt()
            return slack * epsilon + 365 * epsilon * epsilon.expm1() - 1

        return sign(difference)

    assert excess(deviation) <= 0 < excess(deviation * (1 - Fraction(1, 10**12)))


def test_a_deviation_is_that_of_the_budget():
    """sqrt(2) sensitivity / epsilon and sensitivity / sqrt(2 rho), to thirty digits, by Arb."""
    given = routes(**YEAR, sensitivity="5/2")
    epsilon = optimal_composition.largest_epsilon(k=365, epsilon_prime=1, delta_total="1e-6")
    assert given["Laplace noise, optimal composition"].budget == epsilon
    low, high = (Fraction(end) for end in given["Laplace noise, optimal composition"].deviation.ends(30))
    below, above = (Fraction(end) for end in epsilon.ends(40))
    assert sign(lambda: lift(low) - lift(2).sqrt() * lift("5/2") / lift(below)) <= 0
    assert sign(lambda: lift(high) - lift(2).sqrt() * lift("5/2") / lift(above)) >= 0
    rho = zero_concentrated.largest_rho_bun_steinke(k=365, epsilon_prime=1, delta="1e-6")
    low, high = (
        Fraction(end) for end in given["Gaussian noise, zero-concentrated DP (Bun-Steinke)"].deviation.ends(30)
    )
    below, above = (Fraction(end) for end in rho.ends(40))
    assert sign(lambda: lift(low) - lift("5/2") / (2 * lift(below)).sqrt()) <= 0
    assert sign(lambda: lift(high) - lift("5/2") / (2 * lift(above)).sqrt()) >= 0


def test_noise_grows_with_the_sensitivity_alone():
    """Twice the sensitivity, twice the noise, and the same budgets."""
    one, two = routes(**YEAR), routes(**YEAR, sensitivity=2)
    for title, route in one.items():
        (low, high), (once, more) = (
            [Fraction(end) for end in bound.ends(40)] for bound in (two[title].deviation, route.deviation)
        )
        assert low <= 2 * more
        assert high >= 2 * once


def test_at_delta_0_only_pure_routes_apply():
    """Basic composition and what coincides with it; the others say why not."""
    found = routes(releases=10, epsilon=1)
    assert {title for title, route in found.items() if route.deviation} == {
        "Laplace noise, basic composition",
        "Laplace noise, Kairouz-Oh-Viswanath closed form",
        "Laplace noise, optimal composition",
    }
    assert "0 < delta < 1" in found["Gaussian noise, exactly"].refusal
    assert found["Gaussian noise, exactly"].to_dict()["deviation"] is None


@pytest.mark.parametrize(("people", "title"), [(10**6, "perfect square"), (2 * 10**5, "irrational root")])
def test_counts_are_the_largest_below_the_sampling_error(people, title):
    """At the count the noise is at most sqrt(n), with one release more it is above."""
    assert title
    for name, route in routes(**YEAR, database_size=people).items():
        count = route.most_releases
        if count is None:
            continue
        for releases, fits in ((count, True), (count + 1, False)):
            deviation = routes(releases=releases, epsilon=1, delta="1e-6")[name].deviation
            low, high = (Fraction(end) for end in deviation.ends(30))
            assert (high**2 <= people) if fits else (low**2 > people)


def test_the_count_of_the_exact_gaussian_is_its_own():
    """n = 10^6: the root is rational, and the count that of sigma = 1000."""
    route = routes(**YEAR, database_size=10**6)["Gaussian noise, exactly"]
    assert route.most_releases == int(gaussian_profile.largest_k(sigma=1000, epsilon=1, delta="1e-6")) == 56028


def test_the_count_of_theorem_3_20_lies_between_its_neighbours():
    """n = 3: epsilon = sqrt(2/3) is irrational, and both roundings of it give the same count."""
    route = routes(releases=5, epsilon=30, delta="1e-6", database_size=3)["Laplace noise, Theorem 3.20 solved"]
    near = {
        int(advanced_composition.largest_k(epsilon=epsilon, epsilon_prime=30, delta_prime="1e-6"))
        for epsilon in (
            Fraction(math.sqrt(2 / 3)) - Fraction(1, 10**15),
            Fraction(math.sqrt(2 / 3)) + Fraction(1, 10**15),
        )
    }
    assert {route.most_releases} == near


def test_the_record_has_its_documented_keys():
    """format, inputs, best, routes and notes; adaptivity is stated of each route."""
    record = plan(**YEAR, database_size=10**4).to_dict(10)
    assert list(record) == ["format", "inputs", "best", "routes", "notes"]
    assert (record["format"], record["best"]) == ("dpcert/plan/1", "Gaussian noise, exactly")
    assert list(record["inputs"]) == ["releases", "epsilon", "delta", "sensitivity", "database_size"]
    assert all(route["adaptive"] for route in record["routes"])
    assert "every route holds for releases chosen adaptively" in record["notes"]


@pytest.mark.parametrize(
    ("facts", "error"),
    [
        ({"releases": 0, "epsilon": 1, "delta": "1e-6"}, OutsideTheorem),
        ({"releases": 3, "epsilon": -1, "delta": "1e-6"}, OutsideTheorem),
        ({"releases": 3, "epsilon": 1, "delta": 1}, OutsideTheorem),
        ({"releases": 3, "epsilon": 1, "delta": "1e-6", "sensitivity": 0}, OutsideTheorem),
        ({"releases": "3/2", "epsilon": 1}, InvalidInput),
        ({"releases": 3, "epsilon": math.nan}, InvalidInput),
        ({"releases": 3, "epsilon": 1, "database_size": "1.5"}, InvalidInput),
        ({"releases": 3, "epsilon": 1, "database_size": 0}, OutsideTheorem),
        ({"releases": 3, "epsilon": 0, "delta": "1e-6"}, OutsideTheorem),
    ],
)
def test_what_cannot_be_planned_is_refused(facts, error):
    """Outside the hypotheses of every route, or no number at all."""
    with pytest.raises(error):
        plan(**facts)


def test_a_route_out_of_reach_is_a_row_and_no_failure():
    """10^13 releases have too many terms for optimal composition; the others answer."""
    found = plan(releases=10**13, epsilon=1, delta="1e-6")
    assert found.best.title == "Gaussian noise, exactly"
    assert "1048576 terms" in found.routes[-1].refusal


def test_a_tiny_sensitivity_is_counted_too():
    """The noise level over a sensitivity of 10^-2500 is a longer number than a text may have."""
    found = routes(releases=7, epsilon=1, delta="1e-6", sensitivity="1e-2500", database_size=2)
    basic = found["Laplace noise, basic composition"]
    assert (basic.most_releases, basic.refusal) == (10**2500, "")
