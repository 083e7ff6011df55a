"""The words of a certificate: the claim in plain language, what is not shown, and the fields of context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dpcert.readings.explanation import explain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound

#: The facts that give (epsilon, delta) its meaning and that no computation can check.
CONTEXT: Final = {
    "unit": "unit of privacy",
    "adjacency": "adjacency of databases",
    "contribution": "bound on what one unit contributes",
    "releases": "number and period of releases",
    "refresh": "refresh of the budget",
    "trust_model": "trust model",
    "unprotected": "invariants and quantities that are not protected",
    "tuning": "pre-processing and tuning on raw data",
    "post_processing": "post-processing",
}

NOT_STATED: Final = "NOT STATED"

NOT_SHOWN: Final = (
    "that the mechanisms are implemented as the theorem assumes: sampling, floating-point noise, side channels",
    "that the hypotheses marked as asserted hold",
    (
        "that the context stated by the issuer is true, or that an adjacency by replacement was not taken for one by "
        "adding and removing, which costs up to a factor of two"
    ),
    "that the data are anonymous in the sense of any law, or that a release complies with one",
)


#: The sides of a claim in words, the safe one first.
RELATIONS: Final = {"le": "at most", "ge": "at least", "gt": "more than", "lt": "less than"}
#: So many inputs are named in a sentence.
MOST_NAMED: Final = 8
#: What the quantities are called; the others are called as they are named.
CALLED: Final = {
    "epsilon_prime": "total epsilon",
    "delta_total": "total delta",
    "epsilon_prime_bun_steinke": "total epsilon (Bun and Steinke's closed form)",
    "epsilon_prime_of_order": "total epsilon at this order",
    "largest_k": "number of mechanisms that fit",
    "largest_epsilon": "epsilon that each mechanism may spend",
    "largest_delta": "delta that each mechanism may have",
    "largest_rho": "rho that each mechanism may have",
    "smallest_sigma": "standard deviation of the noise that suffices",
    "smallest_scale": "scale of the noise that suffices",
    "smallest_delta_prime": "slack delta_prime that suffices",
    "smallest_epsilon_prime": "epsilon of the mechanism at this delta",
    "crossover": "k beyond which Theorem 3.20 gives less than k epsilon",
}


def headline(record: Mapping[str, Any]) -> str:
    """What is claimed, for a reader who does not know the theorem: made of fields that are checked, and of no other.

    The page makes the same sentence from the certificate in it, and refuses another one.
    """
    claim, pair, name = record["claim"], record["guarantee"], record["quantity"]
    sides = " and ".join(f"{words} {claim[side]}" for side, words in RELATIONS.items() if side in claim)
    given = [f"{key} = {record['inputs'][key]}" for key in sorted(record["inputs"])]
    about = ", ".join(given) if len(given) <= MOST_NAMED else f"a list of {len(given)} inputs"
    first = f"The {CALLED.get(name, name.replace('_', ' '))} is {sides}, for {about}."
    if pair is None:
        return first
    return (
        f"{first} If the hypotheses below hold, what is released satisfies (epsilon, delta)-differential privacy "
        f"with epsilon at most {pair['epsilon']} and delta at most {pair['delta']}."
    )


def formula_lines(bound: Bound, digits: int) -> list[str]:
    """The formula, with the numbers put in, and its parts, each rounded in the safe direction; or nothing."""
    nested = any(not isinstance(take, str) for take in getattr(bound.evaluator, "takes", ()))
    explanation = None if nested else explain(bound, digits)  # a formula of a formula has no steps to show
    if explanation is None or len(explanation.formula) > _LONGEST:
        return []
    up = bound.direction == "upper"
    parts = [f"{step.words} {'<=' if up else '>='} {step.high if up else step.low}" for step in explanation.steps]
    return [f"{bound.claim.quantity} = {explanation.formula}", f"= {explanation.numbers}", *parts]


_LONGEST: Final = 200
