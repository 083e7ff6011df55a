"""Where a theorem says nothing we refuse, and what cannot be read is another error."""

from decimal import Decimal
from fractions import Fraction

import pytest

from dpcert import (
    InvalidInput,
    OutsideTheorem,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    randomized_response,
)

ADVANCED = {"k": 10, "epsilon": "0.1", "delta_prime": "1e-6"}
TOTAL = {"k": 10, "epsilon": "0.1", "delta_total": "1e-6"}
INVERSE = {"k": 9, "epsilon_prime": 1, "delta_prime": "0.1"}
COROLLARY = {"k": 10, "epsilon_prime": "0.5", "delta_prime": "1e-6"}
GAUSSIAN = {"epsilon": "1/2", "delta": "1e-5"}
PROFILE = {"epsilon": "1/2", "sigma": 3}
RESPONSE = {"epsilon": 2, "epsilon_prime": 1}
KOV = {"k": 100, "epsilon": "0.1", "epsilon_prime": 5}
NO_GUARANTEE = "with a total delta of 1 or more every mechanism satisfies the guarantee and nothing is said"
BASIC_ONLY = "; at 0 only basic composition says anything"
EXACTLY = "; gaussian-exact is valid for every epsilon"

OUTSIDE = {
    basic_composition.epsilon_prime: [
        ({"k": 3, "epsilon": 1}, {"k": 0}, "Basic composition needs k >= 1, got k = 0"),
        ({"k": 3, "epsilon": 1}, {"k": -7}, "Basic composition needs k >= 1, got k = -7"),
        ({"k": 3, "epsilon": 1}, {"epsilon": "-1/801"}, "needs epsilon >= 0, got epsilon = -1/801"),
        ({"k": 3, "epsilon": 1}, {"epsilon": "log(1/2)"}, "got epsilon = log(1/2)"),
        ({"k": 3, "epsilon": 1}, {"delta": -0.1}, "needs 0 <= delta < 1, got delta = -0.1"),
        ({"k": 3, "epsilon": 1}, {"delta": "1"}, "needs 0 <= delta < 1, got delta = 1"),
        ({"k": 3, "epsilon": 1}, {"delta": "1/3"}, f"needs k*delta < 1, got k = 3, delta = 1/3; {NO_GUARANTEE}"),
    ],
    basic_composition.delta_total: [
        ({"k": 3, "delta": 0}, {"delta": "0.4"}, f"needs k*delta < 1, got k = 3, delta = 0.4; {NO_GUARANTEE}"),
    ],
    basic_composition.largest_epsilon: [
        (
            {"k": 3, "epsilon_prime": 1},
            {"epsilon_prime": "-1e-300"},
            "needs epsilon_prime >= 0, got epsilon_prime = -1e-300",
        ),
    ],
    basic_composition.largest_k: [
        ({"epsilon": 1, "epsilon_prime": 1}, {"epsilon_prime": -1}, "needs epsilon_prime >= 0, got epsilon_prime = -1"),
    ],
    advanced_composition.epsilon_prime: [
        (ADVANCED, {"k": "0"}, "Theorem 3.20 needs k >= 1, got k = 0"),
        (ADVANCED, {"epsilon": -0.0001}, "needs epsilon >= 0, got epsilon = -0.0001"),
        (ADVANCED, {"delta": "exp(0)"}, "needs 0 <= delta < 1, got delta = exp(0)"),
        (ADVANCED, {"delta_prime": 0}, f"needs 0 < delta_prime < 1, got delta_prime = 0{BASIC_ONLY}"),
        (ADVANCED, {"delta_prime": "log(1)"}, f"got delta_prime = log(1){BASIC_ONLY}"),
        (ADVANCED, {"delta_prime": 1}, "needs 0 < delta_prime < 1, got delta_prime = 1"),
        (ADVANCED, {"delta_prime": "exp(1e-30)"}, "got delta_prime = exp(1e-30)"),
        (ADVANCED, {"delta_prime": "-1e-6"}, "got delta_prime = -1e-6"),
        (
            ADVANCED,
            {"delta": "0.05", "delta_prime": "0.5"},
            f"needs k*delta + delta_prime < 1, got k = 10, delta = 0.05, delta_prime = 0.5; {NO_GUARANTEE}",
        ),
        (TOTAL, {"delta_total": 0}, f"needs 0 < delta_total < 1, got delta_total = 0{BASIC_ONLY}"),
        (TOTAL, {"delta_total": "1"}, "needs 0 < delta_total < 1, got delta_total = 1"),
        (
            TOTAL,
            {"delta": "1e-7"},
            "needs k*delta < delta_total, got k = 10, delta = 1e-7, delta_total = 1e-6; the mechan",
        ),
    ],
    advanced_composition.delta_total: [
        ({"k": 2, "delta": 0, "delta_prime": "1/2"}, {"delta": "1/4"}, "needs k*delta + delta_prime < 1"),
    ],
    advanced_composition.largest_epsilon: [
        (INVERSE, {"epsilon_prime": -1}, "needs epsilon_prime >= 0, got epsilon_prime = -1"),
        (INVERSE, {"delta_prime": 2}, "got delta_prime = 2"),
    ],
    advanced_composition.largest_k: [
        ({"epsilon": 1, "epsilon_prime": 9, "delta_prime": "0.1"}, {"delta_prime": 0}, f"delta_prime = 0{BASIC_ONLY}"),
    ],
    advanced_composition.smallest_delta_prime: [
        ({"k": 2, "epsilon": 1, "epsilon_prime": 9}, {"k": 0}, "needs k >= 1, got k = 0"),
        (
            {"k": 2, "epsilon": 1, "epsilon_prime": 9},
            {"epsilon_prime": 1},
            "got k = 2, epsilon = 1, epsilon_prime = 1; no delta_prime < 1 works through this theorem",
        ),
    ],
    advanced_composition.crossover: [
        (
            {"epsilon": "0.1", "delta_prime": "0.1"},
            {"delta_prime": 1},
            "needs 0 < delta_prime < 1, got delta_prime = 1",
        ),
    ],
    corollary_3_21.largest_epsilon: [
        (COROLLARY, {"k": 0}, "Corollary 3.21 needs k >= 1, got k = 0"),
        (COROLLARY, {"epsilon_prime": 0}, "needs epsilon_prime > 0, got epsilon_prime = 0"),
        (COROLLARY, {"delta_prime": 0}, "needs 0 < delta_prime < 1, got delta_prime = 0"),
        (COROLLARY, {"delta_prime": 1}, "needs 0 < delta_prime < 1, got delta_prime = 1"),
        (COROLLARY, {"delta": "0.1"}, f"got k = 10, delta = 0.1, delta_prime = 1e-6; {NO_GUARANTEE}"),
        (
            COROLLARY,
            {"k": 1, "epsilon_prime": "0.9", "delta_prime": "0.75"},
            "got k = 1, epsilon_prime = 0.9, delta_prime = 0.75; solve Theorem 3.20 for epsilon instead",
        ),
    ],
    kov_composition.epsilon_prime: [
        (ADVANCED, {"k": "0"}, "Composition by Kairouz, Oh and Viswanath needs k >= 1, got k = 0"),
        (ADVANCED, {"epsilon": -0.0001}, "needs epsilon >= 0, got epsilon = -0.0001"),
        (ADVANCED, {"delta": "exp(0)"}, "needs 0 <= delta < 1, got delta = exp(0)"),
        (ADVANCED, {"delta_prime": 1}, "needs 0 <= delta_prime < 1, got delta_prime = 1; at 1 nothing is left"),
        (ADVANCED, {"delta_prime": "-1e-400"}, "needs 0 <= delta_prime < 1, got delta_prime = -1e-400"),
        (TOTAL, {"delta_total": "exp(1e-30)"}, "needs 0 <= delta_total < 1, got delta_total = exp(1e-30)"),
        (
            TOTAL,
            {"delta": "1.1e-7"},
            "needs 1 - (1 - delta)^k <= delta_total, got k = 10, delta = 1.1e-7, delta_total = 1e-6; the mechanis",
        ),
    ],
    kov_composition.delta_total: [
        ({"k": 2, "delta": 0, "delta_prime": "1/2"}, {"delta_prime": 1}, "needs 0 <= delta_prime < 1"),
    ],
    kov_composition.largest_epsilon: [
        (INVERSE, {"epsilon_prime": -1}, "needs epsilon_prime >= 0, got epsilon_prime = -1"),
        (INVERSE, {"delta_prime": 2}, "got delta_prime = 2"),
    ],
    kov_composition.largest_k: [
        ({"epsilon": 1, "epsilon_prime": 9, "delta_prime": "0.1"}, {"epsilon": -1}, "needs epsilon >= 0"),
        ({"epsilon": 1, "epsilon_prime": 9, "delta_prime": "0.1"}, {"delta_prime": 0}, "needs delta_prime > 0 here"),
    ],
    kov_composition.smallest_delta_prime: [
        (KOV, {"k": 0}, "needs k >= 1, got k = 0"),
        (KOV, {"epsilon_prime": 10}, "got k = 100, epsilon = 0.1, epsilon_prime = 10; there basic composition holds"),
        (KOV, {"epsilon_prime": "0.4"}, "epsilon_prime = 0.4; no delta_prime < 1 works through this theorem"),
        (KOV, {"epsilon": 0}, "needs epsilon_prime < the sum of the epsilons here"),
    ],
    gaussian_mechanism.smallest_sigma: [
        (GAUSSIAN, {"epsilon": 2}, f"Theorem 3.22 needs 0 < epsilon < 1, got epsilon = 2{EXACTLY}"),
        (GAUSSIAN, {"epsilon": 1}, f"needs 0 < epsilon < 1, got epsilon = 1{EXACTLY}"),
        (GAUSSIAN, {"epsilon": 0}, "needs 0 < epsilon < 1, got epsilon = 0"),
        (GAUSSIAN, {"delta": 0}, "needs 0 < delta < 1, got delta = 0"),
        (GAUSSIAN, {"delta": "1.25"}, "needs 0 < delta < 1, got delta = 1.25"),
        (GAUSSIAN, {"sensitivity": 0}, "needs sensitivity > 0, got sensitivity = 0"),
    ],
    gaussian_mechanism.smallest_epsilon: [
        ({"sigma": 9, "delta": "1e-5"}, {"sigma": "-9"}, "needs sigma > 0, got sigma = -9"),
        ({"sigma": 9, "delta": "1e-5"}, {"sigma": 1}, f"got sigma = 1, delta = 1e-5, sensitivity = 1{EXACTLY}"),
    ],
    gaussian_mechanism.smallest_delta: [
        ({"sigma": 9, "epsilon": "1/2"}, {"sigma": 1}, f"got sigma = 1, epsilon = 1/2, sensitivity = 1{EXACTLY}"),
    ],
    gaussian_profile.delta: [
        (PROFILE, {"epsilon": -1}, "The exact Gaussian profile needs epsilon >= 0, got epsilon = -1"),
        (PROFILE, {"sigma": 0}, "needs sigma > 0, got sigma = 0"),
        (PROFILE, {"sensitivity": "-1/2"}, "needs sensitivity > 0, got sensitivity = -1/2"),
        (PROFILE, {"k": 0}, "needs k >= 1, got k = 0"),
        (PROFILE, {"sigma": [3, -1]}, "needs sigma > 0, got sigma = -1"),
        (PROFILE, {"sigma": "3,4", "sensitivity": "1,0"}, "needs sensitivity > 0, got sensitivity = 0"),
        ({"epsilon": 1, "mu": 1}, {"mu": 0}, "needs mu > 0, got mu = 0"),
        ({"epsilon": 1, "mu": 1}, {"mu": [1, "-2"]}, "needs mu > 0, got mu = -2"),
        ({"epsilon": 1, "mu_squared": 1}, {"mu_squared": -1}, "needs mu_squared > 0, got mu_squared = -1"),
    ],
    gaussian_profile.smallest_epsilon: [
        ({"sigma": 3, "delta": "1e-5"}, {"delta": 0}, "needs 0 < delta < 1, got delta = 0; no finite noise reaches 0"),
        ({"sigma": 3, "delta": "1e-5"}, {"delta": 1}, "needs 0 < delta < 1, got delta = 1"),
        ({"sigma": 3, "delta": "1e-5"}, {"sigma": 0}, "needs sigma > 0, got sigma = 0"),
    ],
    gaussian_profile.smallest_sigma: [
        (GAUSSIAN, {"delta": 0}, "needs 0 < delta < 1, got delta = 0"),
        (GAUSSIAN, {"delta": "exp(0)"}, "needs 0 < delta < 1, got delta = exp(0)"),
        (GAUSSIAN, {"epsilon": "-1e-300"}, "needs epsilon >= 0, got epsilon = -1e-300"),
    ],
    gaussian_profile.largest_mu: [(GAUSSIAN, {"delta": "1.5"}, "needs 0 < delta < 1, got delta = 1.5")],
    gaussian_profile.largest_k: [
        (
            GAUSSIAN | {"sigma": 100},
            {"sigma": 1},
            "supports no k >= 1 here: already one release has a larger delta than 1e-5 at epsilon = 1/2; take more",
        ),
        (GAUSSIAN | {"sigma": 100}, {"delta": 0}, "needs 0 < delta < 1, got delta = 0"),
    ],
    laplace_mechanism.delta: [
        ({"epsilon": 1, "scale": 1}, {"epsilon": -1}, "The Laplace mechanism needs epsilon >= 0, got epsilon = -1"),
        ({"epsilon": 1, "scale": 1}, {"scale": 0}, "needs scale > 0, got scale = 0"),
        ({"epsilon": 1, "scale": 1}, {"sensitivity": 0}, "needs sensitivity > 0, got sensitivity = 0"),
    ],
    laplace_mechanism.smallest_epsilon: [
        ({"scale": 1}, {"delta": 1}, "needs 0 <= delta < 1, got delta = 1; delta = 1 says nothing"),
    ],
    laplace_mechanism.smallest_scale: [
        ({"epsilon": 1}, {"epsilon": 0}, "needs epsilon > 0 or delta > 0, got epsilon = 0, delta = 0; no finite noise"),
    ],
    laplace_mechanism.smallest_standard_deviation: [
        ({"epsilon": 1}, {"epsilon": 0}, "needs epsilon > 0 or delta > 0, got epsilon = 0, delta = 0; no finite noise"),
    ],
    randomized_response.smallest_epsilon_prime: [
        ({"epsilon": 1, "delta": 0}, {"delta": 1}, "needs 0 <= delta < 1, got delta = 1"),
        ({"epsilon": 1, "delta": 0}, {"epsilon": -1}, "needs epsilon >= 0, got epsilon = -1"),
    ],
    randomized_response.largest_epsilon: [
        ({"epsilon_prime": 1, "delta": 0}, {"delta": "-0.1"}, "needs 0 <= delta < 1, got delta = -0.1"),
    ],
    randomized_response.delta: [
        (RESPONSE, {"epsilon": -1}, "Randomized response needs epsilon >= 0, got epsilon = -1"),
        (RESPONSE, {"epsilon_prime": "-1e-9"}, "needs epsilon_prime >= 0, got epsilon_prime = -1e-9"),
    ],
}
CASES = [(ask, *case) for ask, cases in OUTSIDE.items() for case in cases]
LABELS = [f"{ask.__module__.rpartition('.')[2]}.{ask.__name__}-{bad}" for ask, _, bad, _ in CASES]


@pytest.mark.parametrize(("ask", "good", "bad", "message"), CASES, ids=LABELS)
def test_a_number_outside_the_hypotheses_is_refused_by_name(ask, good, bad, message):
    """The message names the theorem's hypothesis, the values and, where there is one, the way out."""
    assert ask(**good) >= 0
    with pytest.raises(OutsideTheorem) as refusal:
        ask(**(good | bad))
    assert message in str(refusal.value)
    assert refusal.value.exit_code == 4


@pytest.mark.parametrize(
    "k", ["2.5", "1/3", 0.5, "1e-3", Decimal("1.5"), "log(3)", "exp(1)", "exp(3)", "exp(-3)", "log(7)", "e^2"], ids=str
)
@pytest.mark.parametrize(
    ("ask", "good"),
    [
        (basic_composition.epsilon_prime, {"epsilon": "0.1"}),
        (advanced_composition.epsilon_prime, {"epsilon": "0.1", "delta_prime": "1e-6"}),
        (corollary_3_21.largest_epsilon, {"epsilon_prime": "0.5", "delta_prime": "1e-6"}),
    ],
)
def test_a_count_that_is_no_integer_cannot_be_read(ask, good, k):
    """exp(3) and log(7) are not integers, although their arguments are."""
    with pytest.raises(InvalidInput, match=r"k must be an integer, got "):
        ask(k=k, **good)


@pytest.mark.parametrize(
    "k",
    [10, "10", "1e1", "10.0", 10.0, Decimal(10), Decimal("1e1"), Fraction(10), "20/2", "0xap0", "10^1", "+10"],
    ids=repr,
)
def test_any_form_that_is_exactly_an_integer_is_a_count(k):
    """k accepts whatever denotes an integer, and the claim is the same."""
    expected = advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta_prime="1e-6")
    assert expected == advanced_composition.epsilon_prime(k=k, epsilon="0.1", delta_prime="1e-6")


@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), -float("inf"), Decimal("NaN"), Decimal("Infinity"), True, False, 1j, [1], b"1", ""],
    ids=repr,
)
@pytest.mark.parametrize("name", ["k", "epsilon", "delta", "delta_prime"])
def test_what_is_no_real_number_cannot_be_read(name, value):
    """NaN, infinities, truth values, complex numbers and other objects are refused with the parameter's name."""
    with pytest.raises(InvalidInput, match=f"^{name} ") as error:
        advanced_composition.epsilon_prime(**(ADVANCED | {name: value}))
    assert error.value.exit_code == 2
    assert isinstance(error.value, ValueError)


@pytest.mark.parametrize(
    ("ask", "given"),
    [
        (basic_composition.epsilon_prime, {"k": None, "epsilon": 1}),
        (basic_composition.largest_k, {"epsilon": None, "epsilon_prime": 1}),
        (advanced_composition.epsilon_prime, ADVANCED | {"delta": None}),
        (advanced_composition.smallest_delta_prime, {"k": None, "epsilon": 1, "epsilon_prime": 9}),
        (advanced_composition.largest_k, {"epsilon": 1, "epsilon_prime": None, "delta_prime": "0.1"}),
        (advanced_composition.crossover, {"epsilon": None, "delta_prime": "0.1"}),
        (corollary_3_21.largest_epsilon, COROLLARY | {"epsilon_prime": None}),
        (gaussian_mechanism.smallest_sigma, {"epsilon": None, "delta": "0.1"}),
    ],
)
def test_none_counts_as_missing(ask, given):
    """A parameter of None is reported as missing, by name."""
    (name,) = [name for name, value in given.items() if value is None]
    with pytest.raises(InvalidInput, match=name):
        ask(**given)


@pytest.mark.parametrize(
    "given",
    [
        {"k": 1, "epsilon": 1, "delta": "exp(-1)", "delta_total": "exp(-1)"},
        {"k": 1, "epsilon": 1, "delta": "log(3/2)", "delta_total": "log(3/2)"},
    ],
)
def test_a_tie_of_equal_exponentials_is_recognised(given):
    """k delta = delta_total leaves no slack, also where both are the same exp(q) or log(q)."""
    with pytest.raises(OutsideTheorem, match=r"needs k\*delta < delta_total"):
        advanced_composition.epsilon_prime(**given)
