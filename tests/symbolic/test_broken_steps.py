"""A derivation that is broken on purpose fails, and at the broken step."""

from dataclasses import replace
from functools import cache

import pytest
import sympy

from symbolic import (
    advanced_composition,
    azuma,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_mechanism_range,
    randomized_response,
    render,
)
from symbolic.advanced_composition import L, M, azuma_at, tail
from symbolic.checks import Substitution
from symbolic.ground import CheckFailed, Claim, StepFailed, check, established, inherited, run
from symbolic.inequalities import Enclosed
from symbolic.notation import delta_prime, epsilon, k

exp, sqrt, log = sympy.exp, sympy.sqrt, sympy.log

DERIVATIONS = {file.__name__.rpartition(".")[2]: file.derivation() for file in render.FILES}
CHECKED = [
    (stem, step.name)
    for stem, derivation in DERIVATIONS.items()
    for step in derivation.steps
    if step.check.kind not in {"cited", "given"}
]


@cache
def known(stem):
    """What the steps of a derivation may use."""
    return inherited(DERIVATIONS[stem]) | established(DERIVATIONS[stem])


def broken_at(derivation):
    """The step at which it breaks."""
    with pytest.raises(StepFailed) as error:
        run(derivation)
    assert error.value.derivation == derivation.stem
    return error.value.step


def wrong(claim):
    """False variants of a claim: another sign, another factor, another constant, the other direction."""
    left, sign, right = claim
    if sign != "=":
        return [Claim(right, sign, left)]
    variants = [Claim(left, sign, right + 1)]
    return variants if right == 0 else [*variants, Claim(left, sign, 2 * right), Claim(-left, sign, right)]


@pytest.mark.parametrize(("stem", "name"), CHECKED)
def test_no_check_establishes_a_false_variant_of_its_claim(stem, name):
    """A wrong sign, a wrong factor, a wrong constant or the other direction is refused at every step."""
    step = DERIVATIONS[stem].step(name)
    earlier = {key: known(stem)[key] for key in step.because}
    for claim in wrong(step.claim):
        with pytest.raises(CheckFailed):
            step.check.run(claim, earlier)


def test_a_wrong_sign_in_the_chord_breaks_lemma_3_18_at_the_chord():
    """The chord of e^-L falls."""
    chord = sympy.cosh(epsilon) + L / epsilon * sympy.sinh(epsilon)
    derivation = advanced_composition.derivation().replaced("chord", claim=Claim(exp(-L), "<=", chord))
    assert broken_at(derivation) == "chord"


def test_the_printed_square_in_place_of_the_mean_breaks_lemma_3_18():
    """epsilon^2 is no bound of the mean that this lemma gives."""
    derivation = advanced_composition.derivation().replaced("Lemma 3.18", claim=Claim(M, "<", epsilon * epsilon))
    assert broken_at(derivation) == "Lemma 3.18"


def parameters(beta, z):
    """The step that puts the parameters into Azuma's inequality, with these."""
    values = {advanced_composition.alpha: epsilon, advanced_composition.beta: beta, advanced_composition.z: z}
    return {
        "claim": Claim(tail(azuma_at.subs(values)), "<=", delta_prime),
        "check": Substitution("Azuma", values),
    }


def test_the_right_parameters_are_accepted():
    """The control of the next two tests."""
    changed = parameters(epsilon * (exp(epsilon) - 1), sqrt(2 * log(1 / delta_prime)))
    run(advanced_composition.derivation().replaced("parameters", **changed))


def test_a_dropped_factor_of_2_breaks_theorem_3_20_at_its_parameters():
    """z = sqrt(ln(1 / delta')) does not solve e^(-z^2/2) = delta'."""
    changed = parameters(epsilon * (exp(epsilon) - 1), sqrt(log(1 / delta_prime)))
    assert broken_at(advanced_composition.derivation().replaced("parameters", **changed)) == "parameters"


def test_the_printed_square_breaks_theorem_3_20_at_its_parameters():
    """k epsilon^2 in place of k epsilon (e^epsilon - 1): the hypothesis on the mean is not met."""
    changed = parameters(epsilon**2, sqrt(2 * log(1 / delta_prime)))
    assert broken_at(advanced_composition.derivation().replaced("parameters", **changed)) == "parameters"


def test_a_claim_changed_without_its_substitution_breaks_theorem_3_20():
    """The claim has to be what the substitution gives."""
    claim = Claim(tail(k * epsilon**2 + sqrt(2 * k * log(1 / delta_prime)) * epsilon), "<=", delta_prime)
    assert broken_at(advanced_composition.derivation().replaced("parameters", claim=claim)) == "parameters"


def test_a_lost_k_breaks_basic_composition_at_the_induction():
    """The total does not stay delta."""
    derivation = basic_composition.derivation()
    step = derivation.step("one more mechanism")
    derivation = derivation.replaced("one more mechanism", claim=step.claim._replace(right=basic_composition.n * 0 + 1))
    assert broken_at(derivation) == "one more mechanism"


def test_a_hypothesis_that_is_weakened_breaks_what_rests_on_it():
    """Without a bound of the next mechanism nothing follows for one view."""
    derivation = basic_composition.derivation()
    given = derivation.step("next mechanism")
    weaker = given.claim._replace(right=given.claim.right + 1)
    assert broken_at(derivation.replaced("next mechanism", claim=weaker)) == "one view"


def test_a_step_that_forgets_what_it_rests_on_breaks():
    """A check sees the steps it names and no others."""
    derivation = azuma.derivation()
    assert broken_at(derivation.replaced("Markov", because=("part of the moment", "moment of the sum"))) == "Markov"


def test_a_moved_digit_of_the_threshold_breaks_the_corollary():
    """The 30 digits are sharp: one unit more is refused, and one unit less does not fail beyond."""
    derivation = corollary_3_21.derivation()
    at, beyond = derivation.step("at the threshold"), derivation.step("beyond the threshold")
    assert (
        broken_at(derivation.replaced("at the threshold", claim=Claim(beyond.claim.left, ">", sympy.S.Zero)))
        == "at the threshold"
    )
    derivation = derivation.replaced("beyond the threshold", claim=Claim(at.claim.left, "<", sympy.S.Zero))
    assert broken_at(derivation) == "beyond the threshold"


def test_too_large_an_epsilon_breaks_the_gaussian_range_at_its_enclosure():
    """At 3.787 the printed sigma is not enough for every delta."""
    derivation = gaussian_mechanism_range.derivation()
    at = gaussian_mechanism_range.fraction("3.787")
    claim = Claim(gaussian_mechanism_range.exact.subs(epsilon, at), "<", gaussian_mechanism.allowed)
    with pytest.raises(CheckFailed, match="false on"):
        check(derivation.replaced("enough for small c", claim=claim), "enough for small c")


def test_a_bracket_that_is_turned_round_breaks():
    """Enough at the right end of a bracket is refused."""
    derivation = gaussian_mechanism_range.derivation()
    name = "not enough at 8.4198 for 1e-5"
    left, _, right = derivation.step(name).claim
    with pytest.raises(CheckFailed, match="decide the opposite"):
        check(derivation.replaced(name, claim=Claim(left, "<=", right)), name)


def test_too_few_boxes_are_no_proof():
    """A branch and bound that is cut short establishes nothing."""
    derivation = gaussian_mechanism_range.derivation()
    step = derivation.step("box")
    with pytest.raises(CheckFailed, match="not decided with 20 boxes"):
        check(derivation.replaced("box", check=replace(step.check, most=20)), "box")


def test_the_answer_that_is_true_of_no_mechanism_breaks_randomized_response():
    """The gain is not negative below epsilon."""
    derivation = randomized_response.derivation()
    left, _, right = derivation.step("gain").claim
    assert broken_at(derivation.replaced("gain", claim=Claim(left, "<", right), check=Enclosed())) == "gain"
