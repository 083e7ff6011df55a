"""Questions as data: the right public function is asked, and what cannot be meant is named."""

import pytest

from dpcert import (
    InvalidInput,
    OutsideTheorem,
    adaptive_filter,
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_composition,
    laplace_mechanism,
    optimal_composition,
    randomized_response,
    renyi,
    zero_concentrated,
)
from dpcert.questions import COMMANDS, answer, theorem
from dpcert.theorems import STATEMENTS

_WITHIN = {"epsilon_prime": 1, "delta": "1e-6"}

ASKED = [
    ({"command": "basic", "k": 3, "epsilon": "0.1"}, basic_composition.epsilon_prime(k=3, epsilon="0.1")),
    ({"command": "basic", "k": 3, "delta": "0.1"}, basic_composition.delta_total(k=3, delta="0.1")),
    (
        {"command": "advanced", "k": "10", "epsilon": "0.1", "delta_prime": "1e-6"},
        advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta_prime="1e-6"),
    ),
    (
        {"command": "advanced", "k": 10, "epsilon": "0.1", "delta": "1e-9", "delta_total": "1e-6"},
        advanced_composition.epsilon_prime(k=10, epsilon="0.1", delta="1e-9", delta_total="1e-6"),
    ),
    (
        {"command": "advanced", "k": 10, "delta": "1e-9", "delta_prime": "1e-6"},
        advanced_composition.delta_total(k=10, delta="1e-9", delta_prime="1e-6"),
    ),
    (
        {"command": "solve", "quantity": "epsilon", "k": 10, "epsilon_prime": 1, "delta_prime": "1e-6"},
        advanced_composition.largest_epsilon(k=10, epsilon_prime=1, delta_prime="1e-6"),
    ),
    (
        {"command": "solve", "quantity": "k", "epsilon": "0.1", "epsilon_prime": 5, "delta_prime": "1e-6"},
        advanced_composition.largest_k(epsilon="0.1", epsilon_prime=5, delta_prime="1e-6"),
    ),
    (
        {"command": "solve", "quantity": "delta-prime", "k": 10, "epsilon": "0.1", "epsilon_prime": 2},
        advanced_composition.smallest_delta_prime(k=10, epsilon="0.1", epsilon_prime=2),
    ),
    (
        {
            "command": "solve",
            "quantity": "delta_prime",
            "theorem": "advanced",
            "k": 10,
            "epsilon": "0.1",
            "epsilon_prime": 2,
        },
        advanced_composition.smallest_delta_prime(k=10, epsilon="0.1", epsilon_prime=2),
    ),
    (
        {"command": "solve", "quantity": "k", "theorem": "basic", "epsilon": "0.1", "epsilon_prime": 5},
        basic_composition.largest_k(epsilon="0.1", epsilon_prime=5),
    ),
    (
        {"command": "solve", "quantity": "epsilon", "theorem": "basic", "k": 3, "epsilon_prime": 5},
        basic_composition.largest_epsilon(k=3, epsilon_prime=5),
    ),
    (
        {"command": "corollary", "k": 365, "epsilon_prime": 1, "delta_prime": "1e-6"},
        corollary_3_21.largest_epsilon(k=365, epsilon_prime=1, delta_prime="1e-6"),
    ),
    (
        {
            "command": "solve",
            "theorem": "corollary",
            "quantity": "epsilon",
            "k": 365,
            "epsilon_prime": 1,
            "delta_prime": "1e-6",
        },
        corollary_3_21.largest_epsilon(k=365, epsilon_prime=1, delta_prime="1e-6"),
    ),
    (
        {"command": "kov", "k": 100, "epsilon": "0.1", "delta_prime": "1e-6"},
        kov_composition.epsilon_prime(k=100, epsilon="0.1", delta_prime="1e-6"),
    ),
    (
        {"command": "kov", "k": 100, "delta": "1e-9", "delta_prime": "1e-6"},
        kov_composition.delta_total(k=100, delta="1e-9", delta_prime="1e-6"),
    ),
    *[
        (
            {"command": "solve", "theorem": "kov", "quantity": wanted, **given},
            getattr(kov_composition, name)(**given),
        )
        for wanted, name, given in (
            ("epsilon", "largest_epsilon", {"k": 100, "epsilon_prime": 1, "delta_total": "1e-6"}),
            ("k", "largest_k", {"epsilon": "0.1", "epsilon_prime": 5, "delta_prime": "1e-6"}),
            ("delta-prime", "smallest_delta_prime", {"k": 100, "epsilon": "0.1", "epsilon_prime": 5}),
        )
    ],
    (
        {"command": "gaussian", "epsilon": "0.5", "delta": "1e-5"},
        gaussian_mechanism.smallest_sigma(epsilon="0.5", delta="1e-5"),
    ),
    (
        {"command": "gaussian", "sigma": 10, "delta": "1e-5"},
        gaussian_mechanism.smallest_epsilon(sigma=10, delta="1e-5"),
    ),
    (
        {"command": "gaussian", "sigma": 10, "epsilon": "0.5"},
        gaussian_mechanism.smallest_delta(sigma=10, epsilon="0.5"),
    ),
    (
        {"command": "gaussian", "epsilon": "0.5", "delta": "1e-5", "sensitivity": 2},
        gaussian_mechanism.smallest_sigma(epsilon="0.5", delta="1e-5", sensitivity=2),
    ),
    (
        {"command": "solve", "quantity": "crossover", "epsilon": "0.1", "delta_prime": "1e-6"},
        advanced_composition.crossover(epsilon="0.1", delta_prime="1e-6"),
    ),
    ({"command": "gaussian-exact", "epsilon": 2, "sigma": 3}, gaussian_profile.delta(epsilon=2, sigma=3)),
    (
        {"command": "gaussian-exact", "epsilon": 1, "delta": "1e-5", "k": 7},
        gaussian_profile.smallest_sigma(epsilon=1, delta="1e-5", k=7),
    ),
    (
        {"command": "gaussian-exact", "sigma": 3, "delta": "1e-5", "sensitivity": 2},
        gaussian_profile.smallest_epsilon(sigma=3, delta="1e-5", sensitivity=2),
    ),
    ({"command": "gaussian-exact", "sigma": 3, "k": 9}, gaussian_profile.total_mu(sigma=3, k=9)),
    ({"command": "gaussian-exact", "mu": "1,2", "epsilon": 1}, gaussian_profile.delta(mu_squared=5, epsilon=1)),
    (
        {"command": "solve", "theorem": "gaussian-exact", "quantity": "mu", "epsilon": 1, "delta": "1e-5"},
        gaussian_profile.largest_mu(epsilon=1, delta="1e-5"),
    ),
    (
        {"command": "solve", "theorem": "gaussian-exact", "quantity": "k", "epsilon": 1, "delta": "1e-5", "sigma": 9},
        gaussian_profile.largest_k(epsilon=1, delta="1e-5", sigma=9),
    ),
    ({"command": "rr", "epsilon": 2, "epsilon_prime": 1}, randomized_response.delta(epsilon=2, epsilon_prime=1)),
    (
        {"command": "rr", "epsilon": 2, "delta": "0.1"},
        randomized_response.smallest_epsilon_prime(epsilon=2, delta="0.1"),
    ),
    (
        {"command": "rr", "epsilon_prime": 2, "delta": "0.1"},
        randomized_response.largest_epsilon(epsilon_prime=2, delta="0.1"),
    ),
    ({"command": "laplace", "scale": 2, "epsilon": "0.1"}, laplace_mechanism.delta(scale=2, epsilon="0.1")),
    ({"command": "laplace", "scale": 2}, laplace_mechanism.smallest_epsilon(scale=2)),
    ({"command": "laplace", "scale": 2, "delta": "0.1"}, laplace_mechanism.smallest_epsilon(scale=2, delta="0.1")),
    ({"command": "laplace", "epsilon": 2}, laplace_mechanism.smallest_scale(epsilon=2)),
    (
        {"command": "solve", "theorem": "laplace", "quantity": "standard-deviation", "epsilon": 2},
        laplace_mechanism.smallest_standard_deviation(epsilon=2),
    ),
    (
        {"command": "filter", "k": 9, "epsilon": "0.1", "delta_prime": "1e-6"},
        adaptive_filter.epsilon_prime(k=9, epsilon="0.1", delta_prime="1e-6"),
    ),
    (
        {"command": "filter", "k": 9, "delta": "1e-9", "delta_prime": "1e-6"},
        adaptive_filter.delta_total(k=9, delta="1e-9", delta_prime="1e-6"),
    ),
    (
        {"command": "solve", "theorem": "filter", "quantity": "epsilon"}
        | {"k": 9, "epsilon_prime": 1, "delta_prime": "1e-6", "squares_spent": "0.01"},
        adaptive_filter.largest_epsilon(k=9, epsilon_prime=1, delta_prime="1e-6", squares_spent="0.01"),
    ),
    (
        {"command": "solve", "theorem": "filter", "quantity": "k"}
        | {"epsilon": "0.01", "epsilon_prime": 1, "delta_prime": "1e-6"},
        adaptive_filter.largest_k(epsilon="0.01", epsilon_prime=1, delta_prime="1e-6"),
    ),
    (
        {"command": "solve", "theorem": "filter", "quantity": "delta", "k": 9, "delta_budget": "1e-6"},
        adaptive_filter.largest_delta(k=9, delta_budget="1e-6"),
    ),
    (
        {"command": "optimal", "k": 10, "epsilon": "0.1", "delta_total": "1e-6"},
        optimal_composition.epsilon_prime(k=10, epsilon="0.1", delta_total="1e-6"),
    ),
    (
        {"command": "optimal", "k": 10, "epsilon": "0.1", "epsilon_prime": "0.5", "delta": "1e-9"},
        optimal_composition.delta_total(k=10, epsilon="0.1", epsilon_prime="0.5", delta="1e-9"),
    ),
    (
        {
            "command": "solve",
            "theorem": "optimal",
            "quantity": "epsilon",
            "k": 10,
            "epsilon_prime": 1,
            "delta_total": "1e-6",
        },
        optimal_composition.largest_epsilon(k=10, epsilon_prime=1, delta_total="1e-6"),
    ),
    (
        {
            "command": "solve",
            "theorem": "optimal",
            "quantity": "k",
            "epsilon": "0.1",
            "epsilon_prime": 1,
            "delta_total": "1e-6",
        },
        optimal_composition.largest_k(epsilon="0.1", epsilon_prime=1, delta_total="1e-6"),
    ),
    (
        {
            "command": "solve",
            "theorem": "optimal",
            "quantity": "delta",
            "k": 10,
            "epsilon": "0.1",
            "epsilon_prime": "0.9",
            "delta_total": "1e-3",
        },
        optimal_composition.largest_delta(k=10, epsilon="0.1", epsilon_prime="0.9", delta_total="1e-3"),
    ),
    ({"command": "zcdp", "rho": 2, "delta": "1e-6"}, zero_concentrated.epsilon_prime(rho=2, delta="1e-6")),
    ({"command": "zcdp", "sigma": 2, "epsilon_prime": 1}, zero_concentrated.delta(sigma=2, epsilon_prime=1)),
    ({"command": "zcdp", "epsilon": 2, "k": 3}, zero_concentrated.rho(epsilon=2, k=3)),
    ({"command": "rdp", "epsilon": 2, "delta": "1e-6"}, renyi.epsilon_prime(epsilon=2, delta="1e-6")),
    ({"command": "rdp", "epsilon": 2, "epsilon_prime": 1}, renyi.delta(epsilon=2, epsilon_prime=1)),
    ({"command": "rdp", "alpha": 2, "epsilon": 1}, renyi.divergence(alpha=2, epsilon=1)),
    (
        {"command": "rdp", "alpha": 2, "tau": 1, "delta": "0.1"},
        renyi.epsilon_prime_of_order(alpha=2, tau=1, delta="0.1"),
    ),
    (
        {"command": "solve", "theorem": "zcdp", "quantity": "epsilon-prime-bun-steinke", "rho": 2, "delta": "1e-6"},
        zero_concentrated.epsilon_prime_bun_steinke(rho=2, delta="1e-6"),
    ),
    *[
        (
            {"command": "solve", "theorem": "zcdp", "quantity": quantity, "epsilon_prime": 1, "delta": "1e-6"},
            ask(epsilon_prime=1, delta="1e-6"),
        )
        for quantity, ask in (
            ("rho", zero_concentrated.largest_rho),
            ("rho-bun-steinke", zero_concentrated.largest_rho_bun_steinke),
            ("epsilon", zero_concentrated.largest_epsilon),
            ("sigma", zero_concentrated.smallest_sigma),
        )
    ],
    (
        {"command": "solve", "theorem": "rdp", "quantity": "epsilon", "epsilon_prime": 1, "delta": "1e-6"},
        renyi.largest_epsilon(epsilon_prime=1, delta="1e-6"),
    ),
    *[
        (
            {"command": "solve", "theorem": command, "quantity": "k", "epsilon": "0.1", **_WITHIN},
            theorem.largest_k(epsilon="0.1", **_WITHIN),
        )
        for command, theorem in (("zcdp", zero_concentrated), ("rdp", renyi))
    ],
]


@pytest.mark.parametrize(("question", "expected"), ASKED, ids=[" ".join(map(str, q.values())) for q, _ in ASKED])
def test_a_question_is_answered_by_the_public_function(question, expected):
    """The claim of the answer is the claim of the function, and the question is left as it was."""
    before = dict(question)
    assert expected == answer(question)
    assert before == question


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.stem)
def test_a_theorem_is_found_by_its_command_and_by_its_module(statement):
    """The command line says the one, Python and the vectors the other."""
    assert theorem(statement.command) is theorem(statement.stem) is statement


def test_every_theorem_has_its_command():
    """The commands are those of the statements, all different."""
    assert {statement.command: statement for statement in STATEMENTS} == COMMANDS
    assert len(STATEMENTS) == len(COMMANDS)


def test_every_quantity_can_be_asked():
    """The questions above reach every quantity of every theorem."""
    asked = {(answer(question).claim.theorem, answer(question).claim.quantity) for question, _ in ASKED}
    every = {(statement.stem, quantity.name) for statement in STATEMENTS for quantity in statement.quantities}
    assert every == asked


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"command": "advance"}, "there is no command 'advance'; did you mean advanced?"),
        ({"command": "gausian"}, "did you mean gaussian?"),
        ({"command": "slove"}, "did you mean solve?"),
        (
            {"command": "zzz"},
            "there is no command 'zzz'; there are basic, advanced, corollary, kov, optimal, gaussian, gaussian-exact,",
        ),
        ({}, "there is no command "),
        (
            {"command": "solve", "quantity": "sigma"},
            "Theorem 3.20 can be solved for epsilon, k, delta-prime, crossover, not for sigma",
        ),
        ({"command": "solve"}, "not for an unnamed quantity"),
        (
            {"command": "solve", "quantity": "k", "theorem": "rr"},
            "Randomized response can be solved for epsilon-prime, epsilon, not for k",
        ),
        (
            {"command": "solve", "quantity": "standard_deviation"},
            "solved for epsilon, k, delta-prime, crossover, not for standard-deviation",
        ),
        (
            {"command": "solve", "quantity": "delta", "theorem": "rr"},
            "not for delta; rr itself gives delta, from epsilon and epsilon_prime",
        ),
        (
            {"command": "solve", "quantity": "total_mu", "theorem": "gaussian-exact"},
            "can be solved for epsilon, sigma, mu, k, not for total-mu; gaussian-exact itself gives total-mu",
        ),
        (
            {"command": "solve", "quantity": "epsilon-prime", "theorem": "basic"},
            "can be solved for epsilon, k, not for epsilon-prime; basic itself gives epsilon-prime, from k and epsilon",
        ),
        ({"command": "solve", "quantity": "k", "theorem": "basik"}, "there is no theorem 'basik'; did you mean basic?"),
        ({"command": "solve", "quantity": "epsilon", "k": 1}, "missing epsilon_prime"),
        (
            {"command": "advanced", "k": 10, "epsilon_prime": 1, "delta_prime": "1e-6"},
            "to find epsilon, ask: solve epsilon",
        ),
        ({"command": "basic", "epsilon": 1, "epsilon_prime": 1}, "to find k, ask: solve k"),
        ({"command": "basic", "k": 1}, "missing epsilon: basic needs k, epsilon"),
        ({"command": "advanced", "k": 1, "epsilon": 1}, "give exactly one of delta_prime and delta_total, got none"),
        (
            {"command": "advanced", "k": 1, "epsilon": 1, "sigma": 1},
            "advanced takes no sigma to give epsilon_prime; it takes delta",
        ),
        (
            {"command": "gaussian", "epsilon": 1, "delta": 1, "sigma": 1},
            "epsilon, delta and sigma are all given: leave one out; to check a stated sigma, use --claim",
        ),
        (
            {"command": "laplace", "epsilon": 1, "scale": 1, "delta": 1},
            "epsilon, scale and delta are all given: leave one out; to check a stated delta, use --claim",
        ),
        (
            {"command": "basic", "k": 1, "epsilon": 1, "delta": 0, "epsilon_prime": 1},
            "k, epsilon and epsilon_prime are all given: leave one out; to check a stated epsilon_prime, use --claim",
        ),
        ({"command": "rr", "delta": "0.1"}, "beside delta rr needs epsilon or epsilon_prime"),
        ({"command": "gaussian", "sigma": 1}, "beside sigma gaussian needs delta or epsilon"),
        (
            {"command": "filter", "epsilon_prime": 1, "delta_prime": "1e-6"},
            "to find epsilon, ask: solve epsilon --theorem filter",
        ),
        ({"command": "rdp", "alpha": 2, "delta": "0.1"}, "beside alpha and delta rdp needs tau"),
        (
            {"command": "rdp", "sigma": 1, "delta": "0.1"},
            "rdp does not take sigma and delta together; for sigma and delta ask gaussian or gaussian-exact or zcdp",
        ),
        ({"command": "rdp", "tau": 1, "sigma": 2}, "rdp does not take tau and sigma together"),
        (
            {"command": "basic", "k": 1, "epsilon": 1, "quantity": "x"},
            "Basic composition gives no x; it gives epsilon_prime, ",
        ),
    ],
)
def test_a_question_that_cannot_be_meant_is_refused_by_name(question, words):
    """The message names what is missing, unknown or superfluous, and what there is."""
    with pytest.raises(InvalidInput) as error:
        answer(question)
    assert words in str(error.value)


def test_a_question_outside_the_theorem_is_the_theorem_s_refusal():
    """What the public function refuses the question refuses in the same words."""
    with pytest.raises(OutsideTheorem, match="needs 0 < epsilon < 1, got epsilon = 2; gaussian-exact is valid"):
        answer({"command": "gaussian", "epsilon": 2, "delta": "1e-5"})
