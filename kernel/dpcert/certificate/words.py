"""The words of a certificate: the claim in plain language, what is not shown, and the fields of context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
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


def claim_in_words(bound: Bound, digits: int) -> str:
    """What is claimed, for a reader who does not know the theorem."""
    pair, value = bound.guarantee(digits), bound.decimal(digits)
    name = bound.claim.quantity.replace("_", " ")
    relation = "at most" if bound.direction == "upper" else "at least"
    first = f"The {name} is {relation} {value}, by {bound.facts.title} ({bound.facts.source})."
    if pair is None:
        return first
    return (
        f"{first} What is released then satisfies (epsilon, delta)-differential privacy with epsilon at most "
        f"{pair['epsilon']} and delta at most {pair['delta']}, if the hypotheses hold."
    )
