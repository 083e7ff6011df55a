"""The Gaussian mechanism exactly: the smallest delta for every epsilon >= 0.

Source: [BW18] Theorem 8: with mu = sensitivity / sigma the mechanism is
(epsilon, delta)-DP if and only if

    delta >= Phi(mu / 2 - epsilon / mu) - e^epsilon Phi(-mu / 2 - epsilon / mu).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems.conditions import above, at_least
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Parameter, Quantity, Statement

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V


def delta_formula(epsilon: V, sigma: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """[BW18] Theorem 8."""
    mu = sensitivity / sigma
    return real.normal_cdf(mu / 2 - epsilon / mu) - real.exp(epsilon) * real.normal_cdf(-(mu / 2) - epsilon / mu)


_TAKES = ("epsilon", "sigma", "sensitivity")
_DELTA = Forward(delta_formula, _TAKES)


def delta(*, epsilon: object, sigma: object, sensitivity: object = 1) -> Bound:
    """The exact delta of the Gaussian mechanism at epsilon.

    Source: [BW18] Theorem 8.
    Guarantee: the mechanism is (epsilon, value)-DP and for no smaller delta; rounded up.
    Scope: epsilon >= 0, sigma > 0, sensitivity > 0.
    Args: epsilon, in nats; sigma, the standard deviation, in the unit of the L2 sensitivity.
    Raises: InvalidInput, OutsideTheorem.

    >>> delta(epsilon="1/2", sigma="9.689610525210778842517285").decimal(8)
    '1.6078540e-8'
    >>> delta(epsilon=-1, sigma=1)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The exact Gaussian profile needs epsilon >= 0, got epsilon = -1
    """
    inputs = STATEMENT.read("delta", epsilon=epsilon, sigma=sigma, sensitivity=sensitivity)
    return STATEMENT.bound("delta", inputs, _DELTA, guarantee=(inputs.get("epsilon"), None))


STATEMENT = Statement(
    stem="gaussian_profile",
    command="gaussian-exact",
    title="The exact Gaussian profile",
    source="Balle & Wang 2018, Theorem 8",
    parameters=(
        Parameter("epsilon", "nonnegative", "epsilon of the release", unit="nats"),
        Parameter("sigma", "positive", "standard deviation of the noise", unit="as the sensitivity"),
        Parameter("sensitivity", "positive", "L2 sensitivity", default="1"),
    ),
    hypotheses=(at_least("epsilon", 0), above("sigma", 0), above("sensitivity", 0)),
    asserted=(
        "the function released has this L2 sensitivity over adjacent databases",
        "the noise is a real Gaussian of this standard deviation in each coordinate",
    ),
    quantities=(Quantity("delta", "upper", ("epsilon", "sigma"), delta, unit="probability", options=("sensitivity",)),),
)
