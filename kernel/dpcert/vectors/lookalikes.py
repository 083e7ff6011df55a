"""Lookalikes: the values of wrong formulas and of other theorems at a vector's inputs.

With them a grader can say "your number is the first-order approximation" where
otherwise it could only say "too small". They are rounded to 20 digits and certify
nothing but their own value.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dpcert.errors import DpcertError
from dpcert.reals import rounding
from dpcert.theorems import STATEMENTS
from dpcert.theorems.conditions import limit_of_total
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse
from dpcert.theorems.kov_formulas import e_form, plain_form
from dpcert.vectors import lookalike_formulas as wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dpcert.bound import Bound
    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.numbers import Numbers, V

DIGITS: Final = 20
#: Values that are closer than this to the answer cannot be told from it.
_APART: Final = Fraction(1, 10**9)
_BY_STEM: Final = {statement.stem: statement for statement in STATEMENTS}


class Formula(NamedTuple):
    """A wrong formula at the inputs of the bound."""

    words: str
    evaluator: Callable[..., Enclosure]
    kind: str = "wrong formula"

    def value(self, bound: Bound) -> Callable[[int], Enclosure]:
        """What encloses it."""
        return lambda bits: self.evaluator(bound.inputs, bits)


class Theorem(NamedTuple):
    """What another theorem gives.

    `takes` names its parameters, theirs=ours where they differ and theirs:value where one is fixed.
    """

    words: str
    stem: str
    quantity: str
    takes: str
    kind: str = "other theorem"

    def value(self, bound: Bound) -> Callable[[int], Enclosure]:
        """What encloses it."""
        inputs: dict[str, object] = {}
        for take in self.takes.split():
            fixed, value = take.split(":") if ":" in take else (take, None)
            theirs, _, ours = fixed.partition("=")
            inputs[theirs] = value if value is not None else bound.inputs[ours or theirs]
        return _BY_STEM[self.stem].quantity(self.quantity).ask(**inputs).enclosure


def lookalikes(bound: Bound, low: Fraction, high: Fraction) -> Iterator[dict[str, Any]]:
    """Those of the bound that can be told from its answer, which lies between low and high."""
    for entry in TABLE.get((bound.claim.theorem, bound.claim.quantity), ()):
        try:
            below, above = rounding.surrounding(entry.value(bound), DIGITS, size=bound.size)
        except (DpcertError, KeyError):
            # Outside its own domain, or of an input that was given in another way: there it has no value.
            continue
        if "inf" in below + above or not _apart(Fraction(below), low):
            continue
        beyond = Fraction(above) < low if bound.direction == "upper" else Fraction(below) > high
        yield {
            "words": entry.words,
            "kind": entry.kind,
            "low": below,
            "high": above,
            "side": "unsafe" if beyond else "safe",
        }


def _apart(value: Fraction, answer: Fraction) -> bool:
    return abs(value - answer) > _APART * max(abs(value), abs(answer))


def plain_kov_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """[KOV15] Theorem 3.4, the form with ln(1 / delta_prime)."""
    return plain_form(k * epsilon * real.tanh(epsilon / 2), k * epsilon**2, delta_prime, real=real)


def e_kov_formula(k: V, epsilon: V, delta_prime: V, *, real: Numbers[V]) -> V:
    """[KOV15] Theorem 3.4, the form with ln(e + ...)."""
    return e_form(k * epsilon * real.tanh(epsilon / 2), k * epsilon**2, delta_prime, real=real)


_SLACK = ("k", "epsilon", "delta_prime")
_NOISE = ("epsilon", "delta", "sensitivity")
_RELEASES = ("epsilon", "sigma", "sensitivity", "k")
_LEADING = "the first term alone, without k*epsilon*(e^epsilon - 1)"
_FIRST_ORDER = "the first-order approximation, k*epsilon^2 in the place of k*epsilon*(e^epsilon - 1)"
_BASIC = "basic composition"
_PLAIN_KOV = "Kairouz, Oh & Viswanath, form with ln(1/delta_prime)"
_BUN_STEINKE = "the closed form of Bun and Steinke"
_ADVANCED = "Theorem 3.20"
_OPTIMAL = "optimal composition"


def _epsilon_of(formula: Callable[..., Any]) -> Inverse:
    return Inverse(formula, _SLACK, "epsilon", "epsilon_prime")


def _k_of(formula: Callable[..., Any]) -> IntegerInverse:
    return IntegerInverse(Inverse(formula, _SLACK, "k", "epsilon_prime"), limit_of_total, ("k", "delta", "delta_prime"))


TABLE: Final[dict[tuple[str, str], tuple[Formula | Theorem, ...]]] = {
    ("basic_composition", "epsilon_prime"): (
        Formula("sqrt(k)*epsilon", Forward(wrong.rooted_total_formula, ("k", "epsilon"))),
    ),
    ("basic_composition", "delta_total"): (
        Formula("the delta of one mechanism", Forward(wrong.single_delta_formula, ("delta",))),
        Theorem("1 - (1 - delta)^k", "kov_composition", "delta_total", "k delta delta_prime:0"),
    ),
    ("basic_composition", "largest_epsilon"): (
        Formula("epsilon_prime/sqrt(k)", Forward(wrong.rooted_share_formula, ("k", "epsilon_prime"))),
    ),
    ("advanced_composition", "epsilon_prime"): (
        Formula(_LEADING, Forward(wrong.leading_formula, _SLACK)),
        Formula(_FIRST_ORDER, Forward(wrong.first_order_formula, _SLACK)),
        Formula("k*ln(1/delta_prime) under the root, without the 2", Forward(wrong.without_two_formula, _SLACK)),
        Formula("twice the first term", Forward(wrong.doubled_formula, _SLACK)),
        Formula(_PLAIN_KOV, Forward(plain_kov_formula, _SLACK), "other theorem"),
        Theorem("Kairouz, Oh & Viswanath, least form", "kov_composition", "epsilon_prime", "k epsilon delta_prime"),
        Theorem(_BASIC, "basic_composition", "epsilon_prime", "k epsilon"),
        Theorem("the adaptive filter", "adaptive_filter", "epsilon_prime", "k epsilon delta_prime"),
    ),
    ("advanced_composition", "delta_total"): (
        Formula("k*delta, without the slack", Forward(wrong.mechanisms_delta_formula, ("k", "delta"))),
        Theorem("1 - (1 - delta)^k*(1 - delta_prime)", "kov_composition", "delta_total", "k delta delta_prime"),
    ),
    ("advanced_composition", "largest_epsilon"): (
        Formula(_LEADING, _epsilon_of(wrong.leading_formula)),
        Formula(_FIRST_ORDER, _epsilon_of(wrong.first_order_formula)),
        Formula(_PLAIN_KOV, _epsilon_of(plain_kov_formula), "other theorem"),
        Theorem("Corollary 3.21", "corollary_3_21", "largest_epsilon", "k epsilon_prime delta_prime"),
        Theorem(_BASIC, "basic_composition", "largest_epsilon", "k epsilon_prime"),
    ),
    ("advanced_composition", "largest_k"): (
        Formula(_LEADING, _k_of(wrong.leading_formula)),
        Formula(_FIRST_ORDER, _k_of(wrong.first_order_formula)),
        Theorem(_BASIC, "basic_composition", "largest_k", "epsilon epsilon_prime"),
        Theorem("Kairouz, Oh & Viswanath", "kov_composition", "largest_k", "epsilon epsilon_prime delta_prime"),
    ),
    ("advanced_composition", "smallest_delta_prime"): (
        Formula(_LEADING, Forward(wrong.leading_delta_formula, ("k", "epsilon", "epsilon_prime"))),
        Formula(_FIRST_ORDER, Forward(wrong.first_order_delta_formula, ("k", "epsilon", "epsilon_prime"))),
        Formula("the exponent without its 2", Forward(wrong.rooted_delta_formula, ("k", "epsilon", "epsilon_prime"))),
        Theorem("Kairouz, Oh & Viswanath", "kov_composition", "smallest_delta_prime", "k epsilon epsilon_prime"),
    ),
    ("corollary_3_21", "largest_epsilon"): (
        Formula(
            "without the factor 1/2",
            Forward(wrong.undoubled_corollary_formula, ("k", "epsilon_prime", "delta_prime")),
        ),
        Theorem("Theorem 3.20 solved", "advanced_composition", "largest_epsilon", "k epsilon_prime delta_prime"),
        Theorem(_BASIC, "basic_composition", "largest_epsilon", "k epsilon_prime"),
    ),
    ("kov_composition", "epsilon_prime"): (
        Formula("the form with ln(1/delta_prime) alone", Forward(plain_kov_formula, _SLACK)),
        Formula("the form with ln(e + ...) alone", Forward(e_kov_formula, _SLACK)),
        Theorem(_ADVANCED, "advanced_composition", "epsilon_prime", "k epsilon delta_prime"),
        Theorem(_ADVANCED, "advanced_composition", "epsilon_prime", "k epsilon delta_total"),
        Theorem(_BASIC, "basic_composition", "epsilon_prime", "k epsilon"),
    ),
    ("kov_composition", "delta_total"): (
        Theorem("k*delta + delta_prime", "advanced_composition", "delta_total", "k delta delta_prime"),
        Formula("k*delta, without the slack", Forward(wrong.mechanisms_delta_formula, ("k", "delta"))),
    ),
    ("kov_composition", "largest_epsilon"): (
        Formula("the form with ln(1/delta_prime) alone", _epsilon_of(plain_kov_formula)),
        Theorem(_ADVANCED, "advanced_composition", "largest_epsilon", "k epsilon_prime delta_prime"),
        Theorem(_BASIC, "basic_composition", "largest_epsilon", "k epsilon_prime"),
    ),
    ("kov_composition", "largest_k"): (
        Theorem(_ADVANCED, "advanced_composition", "largest_k", "epsilon epsilon_prime delta_prime"),
        Theorem(_BASIC, "basic_composition", "largest_k", "epsilon epsilon_prime"),
    ),
    ("kov_composition", "smallest_delta_prime"): (
        Theorem(_ADVANCED, "advanced_composition", "smallest_delta_prime", "k epsilon epsilon_prime"),
    ),
    ("optimal_composition", "epsilon_prime"): (
        Theorem("Kairouz, Oh & Viswanath's closed form", "kov_composition", "epsilon_prime", "k epsilon delta_total"),
        Theorem(_ADVANCED, "advanced_composition", "epsilon_prime", "k epsilon delta_total"),
        Theorem(_BASIC, "basic_composition", "epsilon_prime", "k epsilon"),
    ),
    ("optimal_composition", "delta_total"): (
        Theorem("of one mechanism", "optimal_composition", "delta_total", "k:1 epsilon epsilon_prime"),
        Theorem("Renyi DP", "renyi", "delta", "k epsilon epsilon_prime"),
    ),
    ("optimal_composition", "largest_epsilon"): (
        Theorem("the closed form of KOV", "kov_composition", "largest_epsilon", "k epsilon_prime delta_total"),
        Theorem(_ADVANCED, "advanced_composition", "largest_epsilon", "k epsilon_prime delta_total"),
        Theorem(_BASIC, "basic_composition", "largest_epsilon", "k epsilon_prime"),
    ),
    ("optimal_composition", "largest_k"): (
        Theorem("the closed form of KOV", "kov_composition", "largest_k", "epsilon epsilon_prime delta_total"),
        Theorem(_ADVANCED, "advanced_composition", "largest_k", "epsilon epsilon_prime delta_total"),
        Theorem(_BASIC, "basic_composition", "largest_k", "epsilon epsilon_prime"),
    ),
    ("gaussian_mechanism", "smallest_sigma"): (
        Formula("the variance sigma^2", Forward(wrong.variance_formula, _NOISE)),
        Formula("sqrt(sigma), sigma being taken for a variance", Forward(wrong.root_of_sigma_formula, _NOISE)),
        Formula("ln(1/delta) in the place of ln(1.25/delta)", Forward(wrong.without_constant_formula, _NOISE)),
        Formula("sqrt(ln(1.25/delta)), without the 2", Forward(wrong.without_root_two_formula, _NOISE)),
        Theorem("the exact Gaussian profile", "gaussian_profile", "smallest_sigma", "epsilon delta sensitivity"),
    ),
    ("gaussian_mechanism", "smallest_epsilon"): (
        Theorem("the exact Gaussian profile", "gaussian_profile", "smallest_epsilon", "sigma delta sensitivity"),
    ),
    ("gaussian_mechanism", "smallest_delta"): (
        Theorem("the exact Gaussian profile", "gaussian_profile", "delta", "sigma epsilon sensitivity"),
    ),
    ("gaussian_profile", "delta"): (
        Formula("the profile without e^epsilon", Forward(wrong.unweighted_profile_formula, _RELEASES)),
        Formula("the first term alone", Forward(wrong.tail_profile_formula, _RELEASES)),
        Formula("sigma read as a variance", Forward(wrong.variance_profile_formula, _RELEASES)),
        Formula("k in the place of sqrt(k)", Forward(wrong.linear_mu_formula, _RELEASES)),
        Theorem("Theorem 3.22", "gaussian_mechanism", "smallest_delta", "sigma epsilon sensitivity"),
        Theorem("zCDP", "zero_concentrated", "delta", "k sigma sensitivity epsilon_prime=epsilon"),
    ),
    ("gaussian_profile", "smallest_epsilon"): (
        Theorem("zCDP", "zero_concentrated", "epsilon_prime", "k sigma sensitivity delta"),
        Theorem(_BUN_STEINKE, "zero_concentrated", "epsilon_prime_bun_steinke", "k sigma sensitivity delta"),
        Theorem("one release", "gaussian_profile", "smallest_epsilon", "sigma sensitivity delta"),
    ),
    ("gaussian_profile", "smallest_sigma"): (
        Formula("Theorem 3.22 beyond its domain or not", Forward(wrong.book_sigma_formula, (*_NOISE, "k"))),
        Theorem("zCDP", "zero_concentrated", "smallest_sigma", "k sensitivity delta epsilon_prime=epsilon"),
        Theorem("one release", "gaussian_profile", "smallest_sigma", "epsilon delta sensitivity"),
    ),
    ("gaussian_profile", "largest_mu"): (
        Theorem("one release", "gaussian_profile", "largest_mu", "epsilon delta"),
    ),
    ("zero_concentrated", "epsilon_prime"): (
        Theorem(_BUN_STEINKE, "zero_concentrated", "epsilon_prime_bun_steinke", "k rho delta"),
        Theorem(_BUN_STEINKE, "zero_concentrated", "epsilon_prime_bun_steinke", "k epsilon delta"),
        Theorem(_BUN_STEINKE, "zero_concentrated", "epsilon_prime_bun_steinke", "k sigma sensitivity delta"),
        Theorem("the exact Gaussian profile", "gaussian_profile", "smallest_epsilon", "k sigma sensitivity delta"),
        Theorem("Renyi DP of pure mechanisms", "renyi", "epsilon_prime", "k epsilon delta"),
    ),
    ("zero_concentrated", "epsilon_prime_bun_steinke"): (
        Theorem("the best order", "zero_concentrated", "epsilon_prime", "k rho delta"),
        Theorem("the best order", "zero_concentrated", "epsilon_prime", "k epsilon delta"),
    ),
    ("zero_concentrated", "delta"): (
        Formula(_BUN_STEINKE, Forward(wrong.bun_steinke_delta_formula, ("k", "rho", "epsilon_prime")), "other theorem"),
        Theorem("the exact Gaussian profile", "gaussian_profile", "delta", "k sigma sensitivity epsilon=epsilon_prime"),
    ),
    ("zero_concentrated", "rho"): (
        Formula("epsilon^2/8, for bounded range", Forward(wrong.bounded_range_formula, ("k", "epsilon"))),
        Formula("epsilons added before squaring", Forward(wrong.added_epsilons_formula, ("k", "epsilon"))),
    ),
    ("zero_concentrated", "largest_rho"): (
        Theorem(_BUN_STEINKE, "zero_concentrated", "largest_rho_bun_steinke", "k epsilon_prime delta"),
    ),
    ("zero_concentrated", "largest_rho_bun_steinke"): (
        Theorem("the best order", "zero_concentrated", "largest_rho", "k epsilon_prime delta"),
    ),
    ("zero_concentrated", "largest_epsilon"): (
        Theorem("Renyi DP of pure mechanisms", "renyi", "largest_epsilon", "k epsilon_prime delta"),
        Theorem(_OPTIMAL, "optimal_composition", "largest_epsilon", "k epsilon_prime delta_total=delta"),
    ),
    ("zero_concentrated", "smallest_sigma"): (
        Theorem("the exact profile", "gaussian_profile", "smallest_sigma", "k sensitivity delta epsilon=epsilon_prime"),
    ),
    ("renyi", "epsilon_prime"): (
        Theorem("zCDP", "zero_concentrated", "epsilon_prime", "k epsilon delta"),
        Theorem(_BUN_STEINKE, "zero_concentrated", "epsilon_prime_bun_steinke", "k epsilon delta"),
        Theorem(_OPTIMAL, "optimal_composition", "epsilon_prime", "k epsilon delta_total=delta"),
    ),
    ("renyi", "epsilon_prime_of_order"): (
        Formula("tau + ln(1/delta)/(alpha - 1)", Forward(wrong.classic_order_formula, ("alpha", "tau", "delta"))),
        Formula("negative in the place of 0", Forward(wrong.unclamped_order_formula, ("alpha", "tau", "delta"))),
    ),
    ("renyi", "divergence"): (
        Formula("alpha*epsilon^2/2", Forward(wrong.pure_divergence_formula, ("k", "epsilon", "alpha"))),
        Formula("(alpha - 1)*epsilon/alpha", Forward(wrong.linear_divergence_formula, ("k", "epsilon", "alpha"))),
    ),
    ("renyi", "delta"): (
        Theorem("zCDP", "zero_concentrated", "delta", "k epsilon epsilon_prime"),
        Theorem(_OPTIMAL, "optimal_composition", "delta_total", "k epsilon epsilon_prime"),
    ),
    ("renyi", "largest_epsilon"): (
        Theorem("zCDP", "zero_concentrated", "largest_epsilon", "k epsilon_prime delta"),
    ),
    ("laplace_mechanism", "delta"): (
        Formula(
            "the exponent without its 1/2",
            Forward(wrong.unhalved_laplace_formula, ("epsilon", "scale", "sensitivity")),
        ),
    ),
    ("laplace_mechanism", "smallest_scale"): (
        Formula("epsilon/sensitivity", Forward(wrong.inverted_scale_formula, ("epsilon", "sensitivity"))),
        Formula("the standard deviation", Forward(wrong.rooted_scale_formula, _NOISE)),
    ),
    ("laplace_mechanism", "smallest_standard_deviation"): (
        Formula("the scale", Forward(wrong.plain_scale_formula, _NOISE)),
    ),
    ("randomized_response", "delta"): (
        Formula(
            "1 - e^(epsilon_prime - epsilon)",
            Forward(wrong.undivided_response_formula, ("epsilon", "epsilon_prime")),
        ),
    ),
    ("adaptive_filter", "epsilon_prime"): (
        Formula("the first term alone", Forward(wrong.leading_formula, _SLACK)),
        Theorem(_ADVANCED, "advanced_composition", "epsilon_prime", "k epsilon delta_prime"),
        Theorem("Kairouz, Oh & Viswanath", "kov_composition", "epsilon_prime", "k epsilon delta_prime"),
    ),
    ("adaptive_filter", "largest_epsilon"): (
        Formula(_LEADING, _epsilon_of(wrong.leading_formula)),
        Theorem(_ADVANCED, "advanced_composition", "largest_epsilon", "k epsilon_prime delta_prime"),
    ),
}  # fmt: skip
