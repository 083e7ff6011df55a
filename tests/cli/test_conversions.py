"""zcdp and rdp on the command line: what stands beside the number, and how it is explained."""

import json

import pytest


def test_zcdp_shows_the_closed_form_beside_the_best_order(dpcert):
    """The value, the order that attains it, and what Bun and Steinke give."""
    outcome = dpcert("zcdp", "--rho", "2.56", "--delta", "1e-10", "--digits", "20")
    assert (outcome.code, outcome.err) == (0, "")
    lines = [line.strip() for line in outcome.out.splitlines()]
    assert lines[0] == "epsilon_prime <= 17.158308712104745971"
    assert "note       attained near alpha = 3.908943" in lines
    assert lines[-1] == "compare    Bun & Steinke 2016, Proposition 1.3, gives (17.915282919001859865, 1e-10)"


def test_pure_mechanisms_are_compared_with_both_conversions(dpcert):
    """Randomized response first, then its rho, then the closed form."""
    given = ("--k", "365", "--epsilon", "96/10000", "--delta", "1e-6", "--digits", "8", "--json")
    renyi, rho = (json.loads(dpcert(command, *given).out) for command in ("rdp", "zcdp"))
    assert [row["guarantee"]["epsilon"] for row in renyi["alternatives"]] == ["0.82037318", "0.98090600"]
    assert [row["guarantee"]["epsilon"] for row in rho["alternatives"]] == ["0.81595402", "0.98090600"]


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("zcdp", "--epsilon", "0.5", "--k", "2"), "rho <= 0.25"),
        (("zcdp", "--rho", "2.56", "--epsilon-prime", "17.16"), "delta <= 9.9509195004787078e-11"),
        (("rdp", "--alpha", "2", "--sigma", "1"), "divergence <= 1"),
        (("rdp", "--alpha", "2", "--tau", "1", "--delta", "0.9"), "epsilon_prime_of_order <= 0"),
        (
            ("solve", "rho", "--theorem", "zcdp", "--epsilon-prime", "1", "--delta", "1e-6"),
            "largest_rho >= 0.024355970359538372",
        ),
        (
            ("solve", "k", "--theorem", "rdp", "--epsilon", "0.01", "--epsilon-prime", "1", "--delta", "1e-6"),
            "largest_k >= 490",
        ),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, tuple) else None,
)
def test_what_is_given_decides_what_is_asked(dpcert, arguments, first):
    """Each quantity is reached by its inputs."""
    outcome = dpcert(*arguments)
    assert (outcome.code, outcome.out.splitlines()[0]) == (0, first)


def test_explain_shows_the_root_and_the_value_there(dpcert):
    """The stationarity, where it is 0, and the formula at that place."""
    out = dpcert("explain", "zcdp", "--rho", "2.56", "--delta", "1e-10").out
    assert "  epsilon_prime = -min(log1p(1/x) - (1 + 2*x)*(k*rho), 0)" in out
    assert "  x, the root of k*rho*x^2 + log1p(x) - ln(1/delta), in [2.9089425722142865, 2.9089425722142866]" in out
    assert "  k*rho = 2.56 exactly" in out


def test_a_formula_of_formulas_is_explained(dpcert):
    """The rho of one mechanism stands inside that of all, and inside the closed form."""
    steps = dpcert("explain", "zcdp", "--epsilon", "0.3", "--k", "2").out
    assert "rho = k*(epsilon^2/2)" in steps
    assert "k*(epsilon^2/2) = 0.09 exactly" in steps
    closed = dpcert(
        "explain", "solve", "epsilon-prime-bun-steinke", "--theorem", "zcdp", "--rho", "1", "--delta", "1e-6"
    )
    assert (closed.code, closed.err) == (0, "")
    assert "k*rho + 2*sqrt(k*rho*ln(1/delta))" in closed.out


def test_a_count_at_a_root_is_not_said_to_be_a_sum(dpcert):
    """Only optimal composition adds up many terms."""
    given = ("--theorem", "zcdp", "--rho", "0.1", "--delta", "1e-6", "--epsilon-prime", "5")
    assert "largest_k is enclosed: it lies in [4, 4]" in dpcert("explain", "solve", "k", *given).out
