"""Zero-concentrated DP: composition, and the best conversion to approximate DP.

Source: [BS16]: rho-zCDP adds up under adaptive composition (Lemma 2.3), epsilon-DP is
epsilon^2/2-zCDP (Proposition 1.4), Gaussian noise is sensitivity^2/(2 sigma^2)-zCDP
(Proposition 1.6), and rho-zCDP is (rho + 2 sqrt(rho ln(1/delta)), delta)-DP for every
delta > 0 (Proposition 1.3). [CKS20] Proposition 12 gives less; see `conversion`.

Each of k mechanisms is described by exactly one of rho, epsilon and sigma (with the
sensitivity). They have no delta of their own: `delta` is that of the guarantee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.errors import InvalidInput
from dpcert.reals.closed_forms import ZERO
from dpcert.reals.exact import read
from dpcert.theorems.basic_composition import total_formula
from dpcert.theorems.conditions import above, at_least, between
from dpcert.theorems.conversion import (
    delta_at_root,
    epsilon_at_root,
    order_at_root,
    rho_at_root,
    stationarity_given_epsilon_and_delta,
    stationarity_given_rho_and_delta,
    stationarity_given_rho_and_epsilon,
)
from dpcert.theorems.optimum import AtRoot, Floor, Reading, Zero, attained, largest_count
from dpcert.theorems.statement import Parameter, Quantity, Statement, one_of

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs


def pure_formula(epsilon: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (every formula names its number system)
    """The rho of an epsilon-DP mechanism."""
    return epsilon**2 / 2


def gaussian_formula(sigma: V, sensitivity: V, *, real: Numbers[V]) -> V:  # noqa: ARG001
    """The rho of Gaussian noise."""
    return (sensitivity / sigma) ** 2 / 2


def bun_steinke_formula(rho: V, delta: V, *, real: Numbers[V]) -> V:
    """[BS16] Proposition 1.3."""
    return rho + 2 * real.sqrt(rho * real.log(1 / delta))


def largest_rho_bun_steinke_formula(k: V, epsilon_prime: V, delta: V, *, real: Numbers[V]) -> V:
    """[BS16] Proposition 1.3 solved for the rho of each: (sqrt(L + epsilon_prime) - sqrt(L))^2 / k."""
    loss = real.log(1 / delta)
    return (epsilon_prime / (real.sqrt(loss + epsilon_prime) + real.sqrt(loss))) ** 2 / k


def largest_rho_formula(t: V, k: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The largest rho for each of k."""
    return rho_at_root(t, epsilon_prime, real=real) / k


def largest_epsilon_formula(t: V, k: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """The epsilon of each whose rho is the largest."""
    return real.sqrt(2 * rho_at_root(t, epsilon_prime, real=real) / k)


def smallest_sigma_formula(t: V, k: V, epsilon_prime: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """The sigma of each whose rho is the largest."""
    return sensitivity * real.sqrt(k / (2 * rho_at_root(t, epsilon_prime, real=real)))


def largest_k_formula(t: V, rho: V, epsilon_prime: V, *, real: Numbers[V]) -> V:
    """How often rho fits into the largest."""
    return rho_at_root(t, epsilon_prime, real=real) / rho


#: The rho of one mechanism, of all of them, and what is asked of them, by the way a mechanism is described.
_EACH: dict[str, str | Reading] = {
    "rho": "rho",
    "epsilon": Reading(pure_formula, ("epsilon",)),
    "sigma": Reading(gaussian_formula, ("sigma", "sensitivity")),
}
_RHO = {way: Reading(total_formula, ("k", each)) for way, each in _EACH.items()}
_EPSILON_PRIME = {
    way: AtRoot(Reading(epsilon_at_root, (rho,)), Reading(stationarity_given_rho_and_delta, (rho, "delta")))
    for way, rho in _RHO.items()
}
_DELTA = {
    way: AtRoot(
        Reading(delta_at_root, (rho,)),
        Reading(stationarity_given_rho_and_epsilon, (rho, "epsilon_prime")),
        order_at_root,
    )
    for way, rho in _RHO.items()
}
_BUN_STEINKE = {way: Reading(bun_steinke_formula, (rho, "delta")) for way, rho in _RHO.items()}
_ALLOWED = Reading(stationarity_given_epsilon_and_delta, ("epsilon_prime", "delta"))
_LARGEST_RHO = AtRoot(Reading(largest_rho_formula, ("k", "epsilon_prime")), _ALLOWED)
_LARGEST_RHO_BUN_STEINKE = Reading(largest_rho_bun_steinke_formula, ("k", "epsilon_prime", "delta"))
LARGEST_EPSILON = AtRoot(Reading(largest_epsilon_formula, ("k", "epsilon_prime")), _ALLOWED)
_SMALLEST_SIGMA = AtRoot(Reading(smallest_sigma_formula, ("k", "epsilon_prime", "sensitivity")), _ALLOWED)
_LARGEST_K = {
    way: Floor(AtRoot(Reading(largest_k_formula, (each, "epsilon_prime")), _ALLOWED)) for way, each in _EACH.items()
}


def epsilon_prime(
    *,
    delta: object,
    rho: object = None,
    epsilon: object = None,
    sigma: object = None,
    sensitivity: object = None,
    k: object = 1,
) -> Bound:
    """Total epsilon at delta of k adaptively chosen zCDP mechanisms, by the best order.

    Source: [CKS20] Proposition 12 with the best alpha; [BS16] Lemma 2.3, Propositions 1.4 and 1.6.
    Guarantee: the composition is (value, delta)-DP, where the value is the least that the source
    gives over all alpha > 1, or 0 where that is negative; rounded up.
    Scope: integer k >= 1, 0 < delta < 1, and exactly one of rho >= 0, epsilon >= 0, sigma > 0.
    Args: delta, of the guarantee; for each of the k mechanisms rho, in nats, or epsilon, in nats, if it
    is epsilon-DP, or sigma, the standard deviation of Gaussian noise, in units of the L2 sensitivity
    (or of the unit of the sensitivity that is passed).
    Raises: InvalidInput, OutsideTheorem.

    >>> epsilon_prime(rho="2.56", delta="1e-10").decimal(20)
    '17.158308712104745971'
    >>> epsilon_prime(k=365, epsilon="96/10000", delta="1e-6").decimal(10)
    '0.8203731753'
    >>> epsilon_prime(rho=1, delta=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The zCDP conversion needs 0 < delta < 1, got delta = 0; ...
    """
    inputs, way = _read(
        "epsilon_prime", k=k, rho=rho, epsilon=epsilon, sigma=sigma, sensitivity=sensitivity, delta=delta
    )
    STATEMENT.check(inputs)
    notes = (attained(_EPSILON_PRIME[way], inputs),)
    return STATEMENT.bound("epsilon_prime", inputs, _EPSILON_PRIME[way], guarantee=(None, inputs["delta"]), notes=notes)


def epsilon_prime_bun_steinke(
    *,
    delta: object,
    rho: object = None,
    epsilon: object = None,
    sigma: object = None,
    sensitivity: object = None,
    k: object = 1,
) -> Bound:
    """Total epsilon at delta by the closed form of Bun and Steinke.

    Source: [BS16] Proposition 1.3.
    Guarantee: the composition is (value, delta)-DP, where the value is rho + 2 sqrt(rho ln(1 / delta)) for
    the total rho; rounded up. It is at least `epsilon_prime`.
    Scope, arguments and errors as `epsilon_prime`.

    >>> epsilon_prime_bun_steinke(rho="2.56", delta="1e-10").decimal(20)
    '17.915282919001859865'
    """
    inputs, way = _read(
        "epsilon_prime_bun_steinke", k=k, rho=rho, epsilon=epsilon, sigma=sigma, sensitivity=sensitivity, delta=delta
    )
    guarantee = (None, inputs["delta"])
    return STATEMENT.bound("epsilon_prime_bun_steinke", inputs, _BUN_STEINKE[way], guarantee=guarantee)


def delta(
    *,
    epsilon_prime: object,
    rho: object = None,
    epsilon: object = None,
    sigma: object = None,
    sensitivity: object = None,
    k: object = 1,
) -> Bound:
    """The delta at a total epsilon_prime of k adaptively chosen zCDP mechanisms, by the best order.

    Guarantee: the composition is (epsilon_prime, value)-DP, where the value, always below 1, is the
    least that the source gives over all alpha > 1; rounded up.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0 instead of delta.

    >>> delta(rho="2.56", epsilon_prime="17.16").decimal(10)
    '9.950919501e-11'
    """
    inputs, way = _read(
        "delta", k=k, rho=rho, epsilon=epsilon, sigma=sigma, sensitivity=sensitivity, epsilon_prime=epsilon_prime
    )
    STATEMENT.check(inputs)
    guarantee = (inputs["epsilon_prime"], None)
    if _is_free(inputs, way):
        # Both databases give the same distribution.
        return STATEMENT.bound("delta", inputs, Zero(), guarantee=guarantee)
    notes = (attained(_DELTA[way], inputs),)
    return STATEMENT.bound("delta", inputs, _DELTA[way], guarantee=guarantee, notes=notes)


def rho(
    *,
    rho: object = None,
    epsilon: object = None,
    sigma: object = None,
    sensitivity: object = None,
    k: object = 1,
) -> Bound:
    """The rho of k adaptively chosen mechanisms.

    Guarantee: the composition is value-zCDP: k rho, k epsilon^2 / 2, or k (sensitivity / sigma)^2 / 2; rounded up.
    Source, scope, arguments and errors as `epsilon_prime`; no delta.

    >>> str(rho(k=2, epsilon="0.5")), str(rho(sigma=2, sensitivity=4))
    ('0.25', '2')
    """
    inputs, way = _read("rho", k=k, rho=rho, epsilon=epsilon, sigma=sigma, sensitivity=sensitivity)
    return STATEMENT.bound("rho", inputs, _RHO[way])


def largest_rho(*, epsilon_prime: object, delta: object, k: object = 1) -> Bound:
    """The largest rho that each of k mechanisms may have within (epsilon_prime, delta).

    Guarantee: k mechanisms that are value-zCDP are (epsilon_prime, delta)-DP by the source, and for no
    larger rho does the source say so; rounded down.
    Source, scope, arguments and errors as `epsilon_prime`; epsilon_prime >= 0.

    >>> largest_rho(epsilon_prime="17.14", delta="1e-10").decimal(10)
    '2.555317766'
    """
    inputs = STATEMENT.read("largest_rho", k=k, epsilon_prime=epsilon_prime, delta=delta)
    return _allowed("largest_rho", inputs, _LARGEST_RHO)


def largest_rho_bun_steinke(*, epsilon_prime: object, delta: object, k: object = 1) -> Bound:
    """The largest rho of each of k mechanisms by the closed form of Bun and Steinke.

    Source: [BS16] Proposition 1.3.
    Guarantee: k mechanisms that are value-zCDP are (epsilon_prime, delta)-DP: the value is
    (sqrt(ln(1 / delta) + epsilon_prime) - sqrt(ln(1 / delta)))^2 / k, rounded down.
    Scope, arguments and errors as `largest_rho`.

    >>> largest_rho_bun_steinke(epsilon_prime="17.14", delta="1e-10").decimal(10)
    '2.368913499'
    """
    inputs = STATEMENT.read("largest_rho_bun_steinke", k=k, epsilon_prime=epsilon_prime, delta=delta)
    guarantee = (inputs["epsilon_prime"], inputs["delta"])
    return STATEMENT.bound("largest_rho_bun_steinke", inputs, _LARGEST_RHO_BUN_STEINKE, guarantee=guarantee)


def largest_epsilon(*, epsilon_prime: object, delta: object, k: object = 1) -> Bound:
    """The largest epsilon that each of k pure mechanisms may have within (epsilon_prime, delta).

    Guarantee: k mechanisms that are value-DP are (epsilon_prime, delta)-DP by the source, and for no
    larger epsilon does the source say so; rounded down. `renyi` allows more.
    Source, scope, arguments and errors as `largest_rho`.

    >>> largest_epsilon(k=365, epsilon_prime=1, delta="1e-6").decimal(10)
    '0.01155237515'
    """
    inputs = STATEMENT.read("largest_epsilon", k=k, epsilon_prime=epsilon_prime, delta=delta)
    return _allowed("largest_epsilon", inputs, LARGEST_EPSILON)


def smallest_sigma(*, epsilon_prime: object, delta: object, k: object = 1, sensitivity: object = 1) -> Bound:
    """The standard deviation of Gaussian noise in each of k releases for (epsilon_prime, delta).

    Guarantee: k releases with this noise (or more) are (epsilon_prime, delta)-DP by the source, and for
    no smaller sigma does the source say so; rounded up. `gaussian_profile` needs less.
    Source, scope, arguments and errors as `largest_rho`; sensitivity > 0.

    >>> smallest_sigma(epsilon_prime=1, delta="1e-5").decimal(10)
    '4.045130359'
    """
    inputs = STATEMENT.read("smallest_sigma", k=k, epsilon_prime=epsilon_prime, delta=delta, sensitivity=sensitivity)
    return _allowed("smallest_sigma", inputs, _SMALLEST_SIGMA)


def largest_k(
    *,
    epsilon_prime: object,
    delta: object,
    rho: object = None,
    epsilon: object = None,
    sigma: object = None,
    sensitivity: object = None,
) -> Bound:
    """The largest number of mechanisms within (epsilon_prime, delta).

    Guarantee: k is proved to work by the source and k + 1 is proved not to.
    Source, scope, arguments and errors as `epsilon_prime`; OutsideTheorem also where no k works or every k does.

    >>> int(largest_k(epsilon="96/10000", epsilon_prime=1, delta="1e-6"))
    528
    """
    inputs, way = _read(
        "largest_k",
        rho=rho,
        epsilon=epsilon,
        sigma=sigma,
        sensitivity=sensitivity,
        epsilon_prime=epsilon_prime,
        delta=delta,
    )
    return largest_count(STATEMENT, inputs, _LARGEST_K[way], free=_is_free(inputs, way))


def _read(quantity: str, **values: object) -> tuple[Inputs, str]:
    """The inputs, and which of them describes a mechanism; the sensitivity is 1 unless given."""
    inputs = STATEMENT.read(quantity, **values)
    way = one_of(inputs, "rho", "epsilon", "sigma")
    if way == "sigma":
        inputs.setdefault("sensitivity", read(1, "sensitivity"))
    elif "sensitivity" in inputs:
        raise InvalidInput(f"sensitivity goes with sigma, not with {way}")
    return inputs, way


def _is_free(inputs: Inputs, way: str) -> bool:
    return inputs[way].exact == ZERO


def _allowed(quantity: str, inputs: Inputs, evaluator: AtRoot) -> Bound:
    STATEMENT.check(inputs)
    guarantee = (inputs["epsilon_prime"], inputs["delta"])
    return STATEMENT.bound(quantity, inputs, evaluator, guarantee=guarantee, notes=(attained(evaluator, inputs),))


_MECHANISM = ("k", "rho", "epsilon", "sigma", "sensitivity")
_TARGET = ("epsilon_prime", "delta")

STATEMENT = Statement(
    stem="zero_concentrated",
    command="zcdp",
    example="--rho 2.56 --delta 1e-10",
    title="The zCDP conversion",
    source="Canonne, Kamath & Steinke 2020, Proposition 12; Bun & Steinke 2016",
    parameters=(
        Parameter("k", "integer", "number of mechanisms", default="1"),
        Parameter("rho", "nonnegative", "rho of each mechanism", unit="nats"),
        Parameter("epsilon", "nonnegative", "epsilon of each mechanism, if it is pure, instead of rho", unit="nats"),
        Parameter("sigma", "positive", "standard deviation of each mechanism's noise, if it is Gaussian"),
        Parameter("sensitivity", "positive", "L2 sensitivity, with sigma (1 unless given)"),
        Parameter("delta", "probability", "delta of the guarantee"),
        Parameter("epsilon_prime", "nonnegative", "epsilon of the guarantee", unit="nats"),
    ),
    hypotheses=(
        at_least("k", 1),
        at_least("rho", 0),
        at_least("epsilon", 0),
        above("sigma", 0),
        above("sensitivity", 0),
        between("delta", 0, 1, "at 0 zCDP gives no epsilon, at 1 nothing is left to guarantee"),
        at_least("epsilon_prime", 0),
    ),
    asserted=(
        "each mechanism is rho-zCDP, epsilon-DP, or adds Gaussian noise, for the same adjacency",
        "sigma is a standard deviation, and the function released has this L2 sensitivity",
        "k and each mechanism's parameters are fixed in advance; mechanisms and databases may be adaptive",
    ),
    quantities=(
        Quantity("epsilon_prime", "upper", ("delta",), epsilon_prime, options=_MECHANISM),
        # It takes what the first takes: so it is asked by `solve`.
        Quantity(
            "epsilon_prime_bun_steinke",
            "upper",
            ("delta",),
            epsilon_prime_bun_steinke,
            options=_MECHANISM,
            inverse=True,
        ),
        Quantity("delta", "upper", ("epsilon_prime",), delta, unit="probability", options=_MECHANISM),
        Quantity("rho", "upper", (), rho, options=_MECHANISM),
        Quantity("largest_rho", "lower", _TARGET, largest_rho, options=("k",), inverse=True),
        Quantity("largest_rho_bun_steinke", "lower", _TARGET, largest_rho_bun_steinke, options=("k",), inverse=True),
        Quantity("largest_epsilon", "lower", _TARGET, largest_epsilon, options=("k",), inverse=True),
        Quantity(
            "smallest_sigma",
            "upper",
            _TARGET,
            smallest_sigma,
            unit="sensitivity",
            options=("k", "sensitivity"),
            inverse=True,
        ),
        Quantity(
            "largest_k",
            "lower",
            _TARGET,
            largest_k,
            unit="mechanisms",
            integer=True,
            options=_MECHANISM[1:],
            inverse=True,
        ),
    ),
)
