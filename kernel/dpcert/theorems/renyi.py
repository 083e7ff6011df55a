"""Renyi DP of pure mechanisms, through randomized response, and its best conversion to approximate DP.

Source: [Mir17]: divergences of one order add up under adaptive composition (Proposition
1), tau(alpha) of randomized response (Proposition 5) and of Gaussian noise (Proposition
7); [CKS20] Proposition 12 for the conversion, see `conversion`. Every epsilon-DP
mechanism is randomized response with its answer processed further ([KOV15] section 2),
and processing increases no divergence: so what holds for k-fold randomized response
holds for every k epsilon-DP mechanisms.

With alpha = 1 + t, t tau(alpha) = ln(cosh((t + 1/2) epsilon) / cosh(epsilon / 2)) is
convex in t and 0 at t = 0. As in `conversion` the best order satisfies two equations,

    k D(t) + ln(1 + t) = ln(1 / delta),
    k epsilon tanh((t + 1/2) epsilon) = epsilon_prime + ln(1 + 1 / t),

where D(t) = t (t tau)' - t tau increases from 0. The Gaussian tau is linear in alpha,
so there the conversion is that of zCDP.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.errors import InvalidInput
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.exact import read
from dpcert.theorems.conditions import above, at_least, between, sign
from dpcert.theorems.conversion import order_at_root
from dpcert.theorems.optimum import AtRoot, Floor, Largest, Reading, Zero, attained, exact_of, largest_count
from dpcert.theorems.statement import Parameter, Quantity, Statement, one_of
from dpcert.theorems.zero_concentrated import LARGEST_EPSILON

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V


def divergence_formula(k: V, epsilon: V, alpha: V, *, real: Numbers[V]) -> V:
    """k ln(cosh((t + 1/2) epsilon) / cosh(epsilon / 2)) / t, by growth: nothing cancels where t epsilon is small."""
    t = alpha - 1
    growth = real.expm1(t * epsilon)
    bent = growth * (growth + (2 + growth) * real.tanh(epsilon / 2)) / (2 * (1 + growth))
    return k * real.log1p(bent) / t


def far_divergence_formula(k: V, epsilon: V, alpha: V, *, real: Numbers[V]) -> V:
    """The same, by decay: nothing overflows where t epsilon is large."""
    t = alpha - 1
    return k * cumulant_formula(t, epsilon, real=real) / t


def gaussian_divergence_formula(k: V, sigma: V, sensitivity: V, alpha: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The divergence of Gaussian noise."""
    return k * alpha * (sensitivity / sigma) ** 2 / 2


def order_formula(alpha: V, tau: V, delta: V, *, real: Numbers[V]) -> V:
    """The epsilon of one order, or 0 where that is negative."""
    t = alpha - 1
    return -real.minimum((real.log(delta) + real.log(alpha)) / t - real.log1p(-1 / alpha) - tau, 0)


def _fallen_formula(t: V, epsilon: V, *, real: Numbers[V]) -> V:
    """t tau - t epsilon of one randomized response."""
    return real.log1p(real.expm1(-2 * t * epsilon) * real.exp(-epsilon) / (1 + real.exp(-epsilon)))


def cumulant_formula(t: V, epsilon: V, *, real: Numbers[V]) -> V:
    """t tau of one randomized response."""
    return t * epsilon + _fallen_formula(t, epsilon, real=real)


def slope_formula(t: V, epsilon: V, *, real: Numbers[V]) -> V:
    """Its derivative in t."""
    return epsilon * real.tanh((1 + 2 * t) * epsilon / 2)


def excess_formula(t: V, epsilon: V, *, real: Numbers[V]) -> V:
    """D: t times the derivative, less t tau."""
    rest = real.exp(-(1 + 2 * t) * epsilon)
    return -_fallen_formula(t, epsilon, real=real) - 2 * t * epsilon * rest / (1 + rest)


def stationarity_given_epsilon_and_delta(t: V, k: V, epsilon: V, delta: V, *, real: Numbers[V]) -> V:
    """t^2 times the slope in t of the epsilon of order 1 + t."""
    return k * excess_formula(t, epsilon, real=real) + real.log1p(t) - real.log(1 / delta)


def stationarity_given_both_epsilons(w: V, k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """Minus the slope in t of the logarithm of the delta of order 1 + t, where w = ln(1 + 1 / t)."""
    return w + epsilon_prime - k * epsilon * real.tanh(epsilon / (2 * real.tanh(w / 2)))


def stationarity_given_target(t: V, epsilon: V, epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """A negative multiple of the slope in t of the k that order 1 + t supports."""
    supported = largest_k_formula(t, epsilon, epsilon_prime, real=real)
    return supported * excess_formula(t, epsilon, real=real) + real.log1p(t) - real.log(1 / delta)


def epsilon_formula(t: V, k: V, epsilon: V, *, real: Numbers[V]) -> V:
    """The least epsilon, at its t; it may be negative."""
    return k * slope_formula(t, epsilon, real=real) - real.log1p(1 / t)


def epsilon_prime_formula(t: V, k: V, epsilon: V, *, real: Numbers[V]) -> V:
    """The least epsilon, or 0 where that is negative."""
    return -real.minimum(-epsilon_formula(t, k, epsilon, real=real), 0)


def epsilon_along_formula(t: V, k: V, epsilon: V, delta: V, *, real: Numbers[V]) -> V:
    """The epsilon of order 1 + t, at any t."""
    spent = k * cumulant_formula(t, epsilon, real=real) + real.log(1 / delta) - real.log1p(t)
    return spent / t - real.log1p(1 / t)


def delta_formula(t: V, k: V, epsilon: V, *, real: Numbers[V]) -> V:
    """The least delta, at its t; it is below 1, and the minimum keeps its enclosure there."""
    return real.minimum(real.exp(-k * excess_formula(t, epsilon, real=real)) / (1 + t), 1)


def largest_k_formula(t: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The real k at which order 1 + t is the best for epsilon_prime."""
    return (epsilon_prime + real.log1p(1 / t)) / slope_formula(t, epsilon, real=real)


def _reach_formula(k: V, epsilon: V, epsilon_prime: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """At most 0 where epsilon_prime is reached without any delta."""
    return k * epsilon - epsilon_prime


def _distance_formula(epsilon: V, alpha: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """Above 0 where t epsilon is large."""
    return (alpha - 1) * epsilon - 1


_BEST = Reading(stationarity_given_epsilon_and_delta, ("k", "epsilon", "delta"))
_EPSILON_PRIME = AtRoot(Reading(epsilon_prime_formula, ("k", "epsilon")), _BEST)
_DELTA = AtRoot(
    Reading(delta_formula, ("k", "epsilon")),
    Reading(stationarity_given_both_epsilons, ("k", "epsilon", "epsilon_prime")),
    order_at_root,
)
_LARGEST_EPSILON = Largest(
    AtRoot(Reading(epsilon_formula, ("k", "epsilon")), _BEST),
    Reading(epsilon_along_formula, ("k", "epsilon", "delta")),
    # Randomized response has less than epsilon^2/2-zCDP allows it: this one is smaller.
    LARGEST_EPSILON,
    "epsilon",
    "epsilon_prime",
)
_LARGEST_K = Floor(
    AtRoot(
        Reading(largest_k_formula, ("epsilon", "epsilon_prime")),
        Reading(stationarity_given_target, ("epsilon", "epsilon_prime", "delta")),
    )
)
_NEAR = Reading(divergence_formula, ("k", "epsilon", "alpha"))
_FAR = Reading(far_divergence_formula, ("k", "epsilon", "alpha"))
_GAUSSIAN = Reading(gaussian_divergence_formula, ("k", "sigma", "sensitivity", "alpha"))
_ORDER = Reading(order_formula, ("alpha", "tau", "delta"))


def epsilon_prime(*, epsilon: object, delta: object, k: object = 1) -> Bound:
    """Total epsilon at delta of k adaptively chosen epsilon-DP mechanisms, by Renyi DP at the best order.

    Source: [Mir17] Propositions 1 and 5; [CKS20] Proposition 12 with the best alpha.
    Guarantee: the composition is (value, delta)-DP, where the value is the least that the source
    gives over all alpha > 1, or 0 where that is negative; rounded up.
    Scope: integer k >= 1, epsilon >= 0, 0 < delta < 1; every epsilon-DP mechanism, as randomized
    response has the largest divergences of all.
    Args: epsilon, of each mechanism, in nats; delta, of the guarantee; k, a count.
    Raises: InvalidInput, OutsideTheorem.

    >>> epsilon_prime(k=365, epsilon="96/10000", delta="1e-6").decimal(20)
    '0.81595401445777660765'
    >>> epsilon_prime(epsilon=-1, delta="1e-6")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Renyi DP needs epsilon >= 0, got epsilon = -1
    """
    inputs = STATEMENT.read("epsilon_prime", k=k, epsilon=epsilon, delta=delta)
    STATEMENT.check(inputs)
    notes = (attained(_EPSILON_PRIME, inputs),)
    return STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME, guarantee=(None, inputs["delta"]), notes=notes)


def epsilon_prime_of_order(*, alpha: object, tau: object, delta: object) -> Bound:
    """The epsilon at delta of a mechanism of which one Renyi divergence is known.

    Source: [CKS20] Proposition 12.
    Guarantee: a mechanism whose divergence of order alpha is at most tau is (value, delta)-DP, where the
    value is tau + ln(1 - 1 / alpha) - ln(alpha delta) / (alpha - 1), or 0 where that is negative; rounded up.
    Scope: alpha > 1, tau >= 0, 0 < delta < 1.
    Args: alpha, the order; tau, of the whole composition, in nats.
    Raises: InvalidInput, OutsideTheorem.

    >>> str(epsilon_prime_of_order(alpha=2, tau=1, delta="0.9"))
    '0'
    """
    inputs = STATEMENT.read("epsilon_prime_of_order", alpha=alpha, tau=tau, delta=delta)
    return STATEMENT.bound("epsilon_prime_of_order", inputs, _ORDER, guarantee=(None, inputs["delta"]))


def divergence(
    *, alpha: object, epsilon: object = None, sigma: object = None, sensitivity: object = None, k: object = 1
) -> Bound:
    """The Renyi divergence of order alpha of k epsilon-DP mechanisms, or of k releases with Gaussian noise.

    Source: [Mir17] Propositions 1, 5 and 7.
    Guarantee: the composition is (alpha, value)-Renyi DP: the value is attained by k randomized
    responses, or by k functions that move by the sensitivity; rounded up.
    Scope: integer k >= 1, alpha > 1, and exactly one of epsilon >= 0 and sigma > 0.
    Args: alpha, the order; epsilon, in nats; sigma, the standard deviation, in units of the L2 sensitivity
    (or of the unit of the sensitivity that is passed).
    Raises: InvalidInput, OutsideTheorem.

    >>> divergence(alpha=2, epsilon="1e-9").decimal(10)
    '1.000000000e-18'
    >>> str(divergence(alpha=2, sigma=1))
    '1'
    >>> divergence(alpha=1, sigma=1)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Renyi DP needs alpha > 1, got alpha = 1; order 1 converts to no epsilon
    """
    inputs = STATEMENT.read("divergence", k=k, epsilon=epsilon, sigma=sigma, sensitivity=sensitivity, alpha=alpha)
    way = one_of(inputs, "epsilon", "sigma")
    if way == "sigma":
        inputs.setdefault("sensitivity", read(1, "sensitivity"))
        return STATEMENT.bound("divergence", inputs, _GAUSSIAN)
    if "sensitivity" in inputs:
        raise InvalidInput("sensitivity goes with sigma, not with epsilon")
    STATEMENT.check(inputs)
    # Both formulas are right everywhere; each is quick on its side.
    far = sign(exact_of(inputs), ("epsilon", "alpha"), _distance_formula, "(alpha - 1)*epsilon against 1") > 0
    return STATEMENT.bound("divergence", inputs, _FAR if far else _NEAR)


def delta(*, epsilon: object, epsilon_prime: object, k: object = 1) -> Bound:
    """The delta at a total epsilon_prime of k adaptively chosen epsilon-DP mechanisms, at the best order.

    Guarantee: the composition is (epsilon_prime, value)-DP, where the value is the least that the source
    gives over all alpha > 1; 0 where epsilon_prime >= k epsilon. Rounded up.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0 instead of delta.

    >>> delta(k=365, epsilon="96/10000", epsilon_prime="0.82").decimal(10)
    '9.020190781e-7'
    >>> str(delta(k=2, epsilon="1/2", epsilon_prime=1))
    '0'
    """
    inputs = STATEMENT.read("delta", k=k, epsilon=epsilon, epsilon_prime=epsilon_prime)
    STATEMENT.check(inputs)
    guarantee = (inputs["epsilon_prime"], None)
    if (
        sign(exact_of(inputs), ("k", "epsilon", "epsilon_prime"), _reach_formula, "k*epsilon against epsilon_prime")
        <= 0
    ):
        return STATEMENT.bound("delta", inputs, Zero(), guarantee=guarantee)
    return STATEMENT.bound("delta", inputs, _DELTA, guarantee=guarantee, notes=(attained(_DELTA, inputs),))


def largest_epsilon(*, epsilon_prime: object, delta: object, k: object = 1) -> Bound:
    """The largest epsilon that each of k mechanisms may have within (epsilon_prime, delta).

    Guarantee: at the value `epsilon_prime` is proved at most the target, and one unit in its last place
    further it is proved to be more. Rounded down.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0.

    >>> largest_epsilon(k=365, epsilon_prime=1, delta="1e-6").decimal(10)
    '0.01161239713'
    """
    inputs = STATEMENT.read("largest_epsilon", k=k, epsilon_prime=epsilon_prime, delta=delta)
    guarantee = (inputs["epsilon_prime"], inputs["delta"])
    return STATEMENT.bound("largest_epsilon", inputs, _LARGEST_EPSILON, guarantee=guarantee)


def largest_k(*, epsilon: object, epsilon_prime: object, delta: object) -> Bound:
    """The largest number of epsilon-DP mechanisms within (epsilon_prime, delta).

    Guarantee: k is proved to work by the source and k + 1 is proved not to.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem also where no k works or every k does.

    >>> int(largest_k(epsilon="96/10000", epsilon_prime=1, delta="1e-6"))
    532
    """
    inputs = STATEMENT.read("largest_k", epsilon=epsilon, epsilon_prime=epsilon_prime, delta=delta)
    return largest_count(STATEMENT, inputs, _LARGEST_K, free=inputs["epsilon"].exact == ZERO)


_TARGET = ("epsilon_prime", "delta")

STATEMENT = Statement(
    stem="renyi",
    command="rdp",
    example="--k 365 --epsilon 0.0096 --delta 1e-6",
    title="Renyi DP",
    source="Mironov 2017, Propositions 1, 5 and 7; Canonne, Kamath & Steinke 2020, Proposition 12",
    parameters=(
        Parameter("k", "integer", "number of mechanisms", default="1"),
        Parameter("epsilon", "nonnegative", "epsilon of each mechanism", unit="nats"),
        Parameter("sigma", "positive", "standard deviation of each mechanism's noise, for a divergence"),
        Parameter("sensitivity", "positive", "L2 sensitivity, with sigma (1 unless given)"),
        Parameter("alpha", "positive", "order of a divergence"),
        Parameter("tau", "nonnegative", "divergence of order alpha of the whole composition", unit="nats"),
        Parameter("delta", "probability", "delta of the guarantee"),
        Parameter("epsilon_prime", "nonnegative", "epsilon of the guarantee", unit="nats"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("epsilon", 0),
        above("sigma", 0),
        above("sensitivity", 0),
        above("alpha", 1, "order 1 converts to no epsilon"),
        at_least("tau", 0),
        between("delta", 0, 1, "at 0 only basic composition says anything, at 1 nothing is left to guarantee"),
        at_least("epsilon_prime", 0),
    ),
    asserted=(
        "each mechanism is epsilon-DP, or adds Gaussian noise, or the divergence is known, for the same adjacency",
        "sigma is a standard deviation, and the function released has this L2 sensitivity",
        "k and each mechanism's parameters are fixed in advance; mechanisms and databases may be adaptive",
    ),
    quantities=(
        Quantity("epsilon_prime", "upper", ("epsilon", "delta"), epsilon_prime, options=("k",)),
        Quantity("epsilon_prime_of_order", "upper", ("alpha", "tau", "delta"), epsilon_prime_of_order),
        Quantity("divergence", "upper", ("alpha",), divergence, options=("k", "epsilon", "sigma", "sensitivity")),
        Quantity("delta", "upper", ("epsilon", "epsilon_prime"), delta, unit="probability", options=("k",)),
        Quantity("largest_epsilon", "lower", _TARGET, largest_epsilon, options=("k",), inverse=True),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", *_TARGET),
            largest_k,
            unit="mechanisms",
            integer=True,
            inverse=True,
        ),
    ),
)
