"""The Gaussian mechanism, Theorem 3.22, for each of sigma, epsilon and delta.

Source: [DR14] Theorem 3.22: for epsilon in (0, 1), c^2 > 2 ln(1.25 / delta) and
sigma >= c sensitivity / epsilon, adding N(0, sigma^2) to each coordinate is
(epsilon, delta)-DP. Equality in c may be used: the strict hypothesis then holds at
every larger delta, and (epsilon, delta'')-DP for all delta'' > delta is
(epsilon, delta)-DP. sigma is a standard deviation; the book's text calls it a variance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.theorems.conditions import above, between, sign
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dpcert.bound import Bound
    from dpcert.reals.exact import Exact
    from dpcert.reals.numbers import Numbers, V


def smallest_sigma_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """Theorem 3.22: sigma = sqrt(2 ln(1.25 / delta)) sensitivity / epsilon."""
    return real.sqrt(2 * real.log(5 / (4 * delta))) * sensitivity / epsilon


def smallest_epsilon_formula(sigma: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """Theorem 3.22 solved for epsilon."""
    return real.sqrt(2 * real.log(5 / (4 * delta))) * sensitivity / sigma


def smallest_delta_formula(sigma: V, epsilon: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """Theorem 3.22 solved for delta: 1.25 exp(-(sigma epsilon / sensitivity)^2 / 2)."""
    return 5 * real.exp(-((sigma * epsilon / sensitivity) ** 2) / 2) / 4


def _epsilon_excess(sigma: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    return smallest_epsilon_formula(sigma, delta, sensitivity, real=real) - 1


def _delta_excess(sigma: V, epsilon: V, sensitivity: V, *, real: Numbers[V]) -> V:
    return smallest_delta_formula(sigma, epsilon, sensitivity, real=real) - 1


_FOR_SIGMA = ("epsilon", "delta", "sensitivity")
_FOR_EPSILON = ("sigma", "delta", "sensitivity")
_FOR_DELTA = ("sigma", "epsilon", "sensitivity")
_SMALLEST_SIGMA = Forward(smallest_sigma_formula, _FOR_SIGMA)
_SMALLEST_EPSILON = Forward(smallest_epsilon_formula, _FOR_EPSILON)
_SMALLEST_DELTA = Forward(smallest_delta_formula, _FOR_DELTA)
_ADVICE = "gaussian-exact is valid for every epsilon"


def smallest_sigma(*, epsilon: object, delta: object, sensitivity: object = 1) -> Bound:
    """The standard deviation for which Theorem 3.22 gives (epsilon, delta)-DP.

    Source: [DR14] Theorem 3.22.
    Guarantee: noise of this standard deviation (or more) in each coordinate is (epsilon, delta)-DP; rounded up.
    Scope: 0 < epsilon < 1, 0 < delta < 1, sensitivity > 0.
    Args: epsilon, in nats; delta, a probability; sensitivity, the L2 sensitivity, whose unit sigma takes.
    Raises: InvalidInput, OutsideTheorem.

    >>> smallest_sigma(epsilon="1/2", delta="1e-5").decimal(25)
    '9.689610525210778842517285'
    >>> smallest_sigma(epsilon=2, delta="1e-5")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: Theorem 3.22 needs 0 < epsilon < 1, got epsilon = 2; gaussian-exact is valid ...
    """
    inputs = STATEMENT.read("smallest_sigma", epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    guarantee = (inputs.get("epsilon"), inputs.get("delta"))
    return STATEMENT.bound("smallest_sigma", inputs, _SMALLEST_SIGMA, guarantee=guarantee)


def smallest_epsilon(*, sigma: object, delta: object, sensitivity: object = 1) -> Bound:
    """The epsilon that Theorem 3.22 gives for a standard deviation, where it is below 1.

    Guarantee: the mechanism is (value, delta)-DP; rounded up.
    Source, scope, arguments and errors as `smallest_sigma`.

    >>> smallest_epsilon(sigma=10, delta="1e-5").decimal(10)
    '0.4844805263'
    """
    inputs = STATEMENT.read("smallest_epsilon", sigma=sigma, delta=delta, sensitivity=sensitivity)
    guarantee = (None, inputs.get("delta"))
    return STATEMENT.bound("smallest_epsilon", inputs, _SMALLEST_EPSILON, guarantee=guarantee)


def smallest_delta(*, sigma: object, epsilon: object, sensitivity: object = 1) -> Bound:
    """The delta that Theorem 3.22 gives for a standard deviation and epsilon, where it is below 1.

    Guarantee: the mechanism is (epsilon, value)-DP; rounded up.
    Source, scope, arguments and errors as `smallest_sigma`.

    >>> smallest_delta(sigma=10, epsilon="1/2").decimal(10)
    '0.000004658316466'
    """
    inputs = STATEMENT.read("smallest_delta", sigma=sigma, epsilon=epsilon, sensitivity=sensitivity)
    guarantee = (inputs.get("epsilon"), None)
    return STATEMENT.bound("smallest_delta", inputs, _SMALLEST_DELTA, guarantee=guarantee)


def _gives_epsilon(x: Mapping[str, Exact]) -> bool:
    return sign(x, _FOR_EPSILON, _epsilon_excess, "epsilon < 1") < 0


def _gives_delta(x: Mapping[str, Exact]) -> bool:
    return sign(x, _FOR_DELTA, _delta_excess, "delta < 1") < 0


STATEMENT = Statement(
    stem="gaussian_mechanism",
    command="gaussian",
    example="--epsilon 0.5 --delta 1e-5",
    title="Theorem 3.22",
    source="Dwork & Roth 2014, Theorem 3.22",
    parameters=(
        Parameter("epsilon", "positive", "epsilon of the release", unit="nats"),
        Parameter("delta", "probability", "delta of the release"),
        Parameter("sigma", "positive", "standard deviation of the noise", unit="as the sensitivity"),
        Parameter("sensitivity", "positive", "L2 sensitivity", default="1"),
    ),
    hypotheses=(
        between("epsilon", 0, 1, _ADVICE),
        between("delta", 0, 1),
        above("sigma", 0),
        above("sensitivity", 0),
        Hypothesis("sqrt(2*ln(1.25/delta))*sensitivity/sigma < 1", _FOR_EPSILON, _gives_epsilon, _ADVICE),
        Hypothesis("1.25*exp(-(sigma*epsilon/sensitivity)^2/2) < 1", _FOR_DELTA, _gives_delta, _ADVICE),
    ),
    asserted=(
        "the function released has this L2 sensitivity over adjacent databases",
        "the noise is a real Gaussian of this standard deviation in each coordinate",
    ),
    quantities=(
        Quantity(
            "smallest_sigma", "upper", ("epsilon", "delta"), smallest_sigma, "sensitivity", options=("sensitivity",)
        ),
        Quantity("smallest_epsilon", "upper", ("sigma", "delta"), smallest_epsilon, options=("sensitivity",)),
        Quantity(
            "smallest_delta", "upper", ("sigma", "epsilon"), smallest_delta, "probability", options=("sensitivity",)
        ),
    ),
)
