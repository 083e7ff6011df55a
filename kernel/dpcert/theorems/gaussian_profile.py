"""The Gaussian mechanism exactly, alone and composed: delta, epsilon, sigma, mu and k from the others.

Source: [BW18] Theorem 8: with mu = sensitivity / sigma the mechanism is
(epsilon, delta)-DP if and only if

    delta >= Phi(mu / 2 - epsilon / mu) - e^epsilon Phi(-mu / 2 - epsilon / mu).

[DRS22]: it is mu-GDP, and releases with mu_1, ..., mu_n, chosen adaptively, compose to
sqrt(mu_1^2 + ... + mu_n^2)-GDP, which has this same delta; n Gaussian releases attain it.

The formula falls in epsilon and rises in mu, from 0 towards 1: that is what the inverses
rest on. At epsilon = 0 it is 2 Phi(mu / 2) - 1; where delta is that or more, epsilon is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dpcert.errors import InvalidInput
from dpcert.reals.closed_forms import ONE
from dpcert.theorems import releases
from dpcert.theorems.conditions import above, at_least, between
from dpcert.theorems.counts import none_works
from dpcert.theorems.evaluators import Forward, IntegerInverse, Inverse, OrZero
from dpcert.theorems.statement import Parameter, Quantity, Statement, one_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from dpcert.bound import Bound
    from dpcert.reals.exact import Input
    from dpcert.reals.numbers import Numbers, V
    from dpcert.theorems.statement import Inputs


def profile_formula(epsilon: V, mu: V, *, real: Numbers[V]) -> V:
    """[BW18] Theorem 8."""
    return real.normal_cdf(mu / 2 - epsilon / mu) - real.exp(epsilon) * real.normal_cdf(-(mu / 2) - epsilon / mu)


def mu_formula(sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """[DRS22]: mu of k releases."""
    return real.sqrt(k) * sensitivity / sigma


def mu_from_mu(mu: V, k: V, *, real: Numbers[V]) -> V:
    """The same from the mu of each release."""
    return real.sqrt(k) * mu


def mu_from_square(mu_squared: V, k: V, *, real: Numbers[V]) -> V:
    """The same from its square."""
    return real.sqrt(k * mu_squared)


def delta_formula(epsilon: V, sigma: V, sensitivity: V, k: V, *, real: Numbers[V]) -> V:
    """The delta of k releases."""
    return profile_formula(epsilon, mu_formula(sigma, sensitivity, k, real=real), real=real)


def delta_from_mu(epsilon: V, mu: V, k: V, *, real: Numbers[V]) -> V:
    """The same from the mu of each release."""
    return profile_formula(epsilon, mu_from_mu(mu, k, real=real), real=real)


def delta_from_square(epsilon: V, mu_squared: V, k: V, *, real: Numbers[V]) -> V:
    """The same from its square."""
    return profile_formula(epsilon, mu_from_square(mu_squared, k, real=real), real=real)


def limit_formula(delta: V, *, real: Numbers[V]) -> V:  # noqa: ARG001  (every formula names its number system)
    """Below 0 while delta says something, whatever k is."""
    return delta - 1


#: The noise as it may be given: formulas of mu and of delta, and what they take besides epsilon.
_WAYS: dict[str, tuple[Callable[..., Any], Callable[..., Any], tuple[str, ...]]] = {
    "sigma": (mu_formula, delta_formula, ("sigma", "sensitivity", "k")),
    "mu": (mu_from_mu, delta_from_mu, ("mu", "k")),
    "mu_squared": (mu_from_square, delta_from_square, ("mu_squared", "k")),
}
_TOTAL_MU = {way: Forward(mu, takes) for way, (mu, _, takes) in _WAYS.items()}
_DELTA = {way: Forward(profile, ("epsilon", *takes), quick=False) for way, (_, profile, takes) in _WAYS.items()}
_SMALLEST_EPSILON = {
    way: OrZero(Inverse(profile, ("epsilon", *takes), "epsilon", "delta", falling=True))
    for way, (_, profile, takes) in _WAYS.items()
}
_LARGEST_K = {
    way: IntegerInverse(Inverse(profile, ("epsilon", *takes), "k", "delta"), limit_formula, ("delta",))
    for way, (_, profile, takes) in _WAYS.items()
}
_SMALLEST_SIGMA = Inverse(delta_formula, ("epsilon", "sigma", "sensitivity", "k"), "sigma", "delta", falling=True)
_LARGEST_MU = Inverse(delta_from_mu, ("epsilon", "mu", "k"), "mu", "delta")


def delta(
    *,
    epsilon: object,
    sigma: object = None,
    sensitivity: object = 1,
    k: object = 1,
    mu: object = None,
    mu_squared: object = None,
) -> Bound:
    """The exact delta at epsilon of k Gaussian releases.

    Source: [BW18] Theorem 8; for k > 1 and lists [DRS22].
    Guarantee: the composition is (epsilon, value)-DP and, for some functions, for no smaller delta; rounded up.
    Scope: epsilon >= 0, sigma, sensitivity, mu > 0, integer k >= 1; sigmas and sensitivities fixed in advance.
    Args: epsilon, in nats; sigma, the standard deviation, in the unit of the L2 sensitivity; k, a count of equal
    releases; mu = sensitivity / sigma, or mu_squared, in place of sigma and sensitivity. sigma, sensitivity and mu
    may be lists (or texts with commas) of rational numbers: different releases, all of them k times.
    Raises: InvalidInput, OutsideTheorem.

    >>> delta(epsilon="1/2", sigma="9.689610525210778842517285").decimal(8)
    '1.6078540e-8'
    >>> delta(epsilon=1, sigma=[10, 20, 20], sensitivity=[1, 1, 2]).decimal(8)
    '4.6438445e-13'
    >>> delta(epsilon=-1, sigma=1)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The exact Gaussian profile needs epsilon >= 0, got epsilon = -1
    """
    way, inputs, notes = _asked(
        "delta", sigma=sigma, sensitivity=sensitivity, k=k, mu=mu, mu_squared=mu_squared, epsilon=epsilon
    )
    return STATEMENT.bound("delta", inputs, _DELTA[way], guarantee=(inputs["epsilon"], None), notes=notes)


def smallest_epsilon(
    *,
    delta: object,
    sigma: object = None,
    sensitivity: object = 1,
    k: object = 1,
    mu: object = None,
    mu_squared: object = None,
) -> Bound:
    """The smallest epsilon at which k Gaussian releases are (epsilon, delta)-DP.

    Guarantee: the composition is (value, delta)-DP: there the formula is proved at most delta, and one unit in the
    last place less it is proved to be more; rounded up. Exactly 0 where delta >= 2 Phi(mu / 2) - 1.
    Scope: as `delta`, and 0 < delta < 1.
    Source, arguments and errors as `delta`.

    >>> smallest_epsilon(sigma=100, k=10_000, delta="1e-12").decimal(25)
    '7.238494420178858359879239'
    >>> str(smallest_epsilon(mu=1, delta="0.9"))
    '0'
    """
    way, inputs, notes = _asked(
        "smallest_epsilon", sigma=sigma, sensitivity=sensitivity, k=k, mu=mu, mu_squared=mu_squared, delta=delta
    )
    guarantee = (None, inputs["delta"])
    return STATEMENT.bound("smallest_epsilon", inputs, _SMALLEST_EPSILON[way], guarantee=guarantee, notes=notes)


def smallest_sigma(*, epsilon: object, delta: object, sensitivity: object = 1, k: object = 1) -> Bound:
    """The smallest standard deviation at which k Gaussian releases are (epsilon, delta)-DP.

    Guarantee: noise of this standard deviation (or more) in each coordinate of each release makes the composition
    (epsilon, delta)-DP; one unit in the last place less is proved not to; rounded up.
    Scope: as `delta`, and 0 < delta < 1.
    Source, arguments and errors as `delta`.

    >>> smallest_sigma(epsilon=1, delta="1e-32").decimal(25)
    '11.48201419458031599315108'
    >>> smallest_sigma(epsilon=1, delta="1e-6", k=365).decimal(8)
    '80.712377'
    """
    inputs = STATEMENT.read("smallest_sigma", epsilon=epsilon, delta=delta, sensitivity=sensitivity, k=k)
    guarantee = (inputs["epsilon"], inputs["delta"])
    return STATEMENT.bound("smallest_sigma", inputs, _SMALLEST_SIGMA, guarantee=guarantee)


def largest_mu(*, epsilon: object, delta: object, k: object = 1) -> Bound:
    """The largest mu = sensitivity / sigma at which k releases are (epsilon, delta)-DP.

    Guarantee: k releases that are mu-GDP for the value compose to (epsilon, delta)-DP; rounded down.
    Scope: as `delta`, and 0 < delta < 1.
    Source, arguments and errors as `delta`.

    >>> largest_mu(epsilon=1, delta="1e-5").decimal(10)
    '0.2680511232'
    """
    inputs = STATEMENT.read("largest_mu", epsilon=epsilon, delta=delta, k=k)
    return STATEMENT.bound("largest_mu", inputs, _LARGEST_MU, guarantee=(inputs["epsilon"], inputs["delta"]))


def largest_k(
    *,
    epsilon: object,
    delta: object,
    sigma: object = None,
    sensitivity: object = 1,
    mu: object = None,
    mu_squared: object = None,
) -> Bound:
    """The largest number of Gaussian releases that together are (epsilon, delta)-DP.

    Guarantee: k is proved to work and k + 1 is proved not to.
    Scope: as `delta`, and 0 < delta < 1.
    Source, arguments and errors as `delta`; OutsideTheorem also where no k works.

    >>> int(largest_k(epsilon=1, delta="1e-6", sigma="80.712377"))
    365
    """
    way, inputs, notes = _asked(
        "largest_k", sigma=sigma, sensitivity=sensitivity, mu=mu, mu_squared=mu_squared, epsilon=epsilon, delta=delta
    )
    guarantee = (inputs["epsilon"], inputs["delta"])
    bound = STATEMENT.bound("largest_k", inputs, _LARGEST_K[way], guarantee=guarantee, notes=notes)
    if int(bound) == 0:
        too_much = f"release has a larger delta than {inputs['delta'].given} at epsilon = {inputs['epsilon'].given}"
        raise none_works(STATEMENT, too_much, "more noise or a larger target")
    return bound


def total_mu(
    *, sigma: object = None, sensitivity: object = 1, k: object = 1, mu: object = None, mu_squared: object = None
) -> Bound:
    """The mu of all the releases together: the root of the sum of their squares.

    Guarantee: the composition is mu-GDP for the value (and so for a larger one); rounded up.
    Source, scope, arguments and errors as `delta`.

    >>> str(total_mu(sigma=100, k=10_000))
    '1'
    >>> total_mu(mu=["0.1", "0.2"]).decimal(5)
    '0.22361'
    """
    way, inputs, notes = _asked("total_mu", sigma=sigma, sensitivity=sensitivity, k=k, mu=mu, mu_squared=mu_squared)
    return STATEMENT.bound("total_mu", inputs, _TOTAL_MU[way], notes=notes)


def _asked(
    quantity: str, *, sigma: object, sensitivity: object, mu: object, mu_squared: object, **others: object
) -> tuple[str, Inputs, tuple[str, ...]]:
    """How the noise was given, the inputs, and a note where a list was added up."""
    notes: tuple[str, ...] = ()
    if releases.is_list(mu) and sigma is mu_squared is None:
        _demand_alone(sensitivity)
        mu_squared, note = releases.sum_of_squares("mu", mu, 1, _check)
        mu, notes = None, (note,)
    elif sigma is not None and (releases.is_list(sigma) or releases.is_list(sensitivity)) and mu is mu_squared is None:
        mu_squared, note = releases.sum_of_squares("sigma", sensitivity, sigma, _check)
        sigma, sensitivity, notes = None, 1, (note,)
    count = {"k": others.pop("k")} if "k" in others else {}
    noise = {"sigma": sigma, "sensitivity": sensitivity, "mu": mu, "mu_squared": mu_squared}
    inputs = STATEMENT.read(quantity, **others, **noise, **count)
    if len(others) == 1 and not {*_WAYS} & {*inputs}:
        needs = "two of sigma (or mu, mu_squared), epsilon and delta"
        raise InvalidInput(f"{STATEMENT.title} needs {needs}; got {next(iter(others))}")
    way = one_of(inputs, *_WAYS)
    if way != "sigma":
        _demand_alone(inputs.pop("sensitivity"))
    return way, inputs, notes


def _demand_alone(sensitivity: object) -> None:
    given = STATEMENT.read("total_mu", sensitivity=sensitivity)["sensitivity"]
    if given.exact != ONE:
        raise InvalidInput(f"mu is sensitivity/sigma already: leave sensitivity = {given.given} out")


def _check(given: Input, name: str) -> None:
    STATEMENT.check({name: given})


_NOISE = ("sigma", "sensitivity", "mu", "mu_squared")

STATEMENT = Statement(
    stem="gaussian_profile",
    command="gaussian-exact",
    example="--epsilon 1 --delta 1e-6 --k 365",
    title="The exact Gaussian profile",
    source="Balle & Wang 2018, Theorem 8",
    parameters=(
        Parameter("epsilon", "nonnegative", "epsilon of the composition", unit="nats"),
        Parameter("delta", "probability", "delta of the composition"),
        Parameter("sigma", "positive", "standard deviation of the noise, or a list", unit="as the sensitivity"),
        Parameter("sensitivity", "positive", "L2 sensitivity, or a list", default="1"),
        Parameter("k", "integer", "number of equal releases", default="1"),
        Parameter("mu", "positive", "sensitivity/sigma, in place of the two, or a list"),
        Parameter("mu_squared", "positive", "the square of mu, which adds up over releases"),
    ),
    hypotheses=(
        at_least("epsilon", 0),
        between("delta", 0, 1, "no finite noise reaches 0, and 1 says nothing"),
        above("sigma", 0),
        above("sensitivity", 0),
        at_least("k", 1),
        above("mu", 0),
        above("mu_squared", 0),
    ),
    asserted=(
        "the function released has this L2 sensitivity over adjacent databases",
        "the noise is a real Gaussian of this standard deviation in each coordinate",
        "k and each release's sensitivity and sigma are fixed in advance; functions and databases may be adaptive",
    ),
    quantities=(
        Quantity("delta", "upper", ("epsilon",), delta, unit="probability", options=(*_NOISE, "k")),
        Quantity("smallest_epsilon", "upper", ("delta",), smallest_epsilon, options=(*_NOISE, "k")),
        Quantity(
            "smallest_sigma", "upper", ("epsilon", "delta"), smallest_sigma, "sensitivity", options=("sensitivity", "k")
        ),
        Quantity("largest_mu", "lower", ("epsilon", "delta"), largest_mu, unit="1", options=("k",), inverse=True),
        Quantity(
            "largest_k",
            "lower",
            ("epsilon", "delta"),
            largest_k,
            unit="releases",
            integer=True,
            options=_NOISE,
            inverse=True,
        ),
        Quantity("total_mu", "upper", (), total_mu, unit="1", options=(*_NOISE, "k")),
    ),
)
