"""The Laplace mechanism exactly, one release: delta, epsilon, scale and standard deviation.

Source: [BBG18] Theorem 3: adding Laplace noise of the given scale to one number is
(epsilon, delta)-DP for

    delta = max(0, 1 - e^((epsilon - sensitivity / scale) / 2)),   epsilon >= 0,

and for some function for no smaller delta. At epsilon = sensitivity / scale it is pure, and
that holds for a vector of this L1 sensitivity too: [DR14] Theorem 3.6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dpcert.reals.closed_forms import ZERO
from dpcert.theorems.conditions import above, at_least, from_up_to
from dpcert.theorems.evaluators import Forward
from dpcert.theorems.statement import Hypothesis, Parameter, Quantity, Statement

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.reals.numbers import Numbers, V


def delta_formula(epsilon: V, scale: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """1 - e^((epsilon - sensitivity / scale) / 2), or 0 beyond sensitivity / scale."""
    return -real.expm1(real.minimum(epsilon - sensitivity / scale, 0) / 2)


def smallest_epsilon_formula(scale: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """max(0, sensitivity / scale + 2 ln(1 - delta))."""
    return -real.minimum(-(sensitivity / scale + 2 * real.log1p(-delta)), 0)


def smallest_scale_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """sensitivity / (epsilon - 2 ln(1 - delta))."""
    return sensitivity / (epsilon - 2 * real.log1p(-delta))


def smallest_standard_deviation_formula(epsilon: V, delta: V, sensitivity: V, *, real: Numbers[V]) -> V:
    """sqrt(2) times that scale."""
    return real.sqrt(2 * smallest_scale_formula(epsilon, delta, sensitivity, real=real) ** 2)


_FOR_SCALE = ("epsilon", "delta", "sensitivity")
_DELTA = Forward(delta_formula, ("epsilon", "scale", "sensitivity"))
_SMALLEST_EPSILON = Forward(smallest_epsilon_formula, ("scale", "delta", "sensitivity"))
_SMALLEST_SCALE = Forward(smallest_scale_formula, _FOR_SCALE)
_SMALLEST_STANDARD_DEVIATION = Forward(smallest_standard_deviation_formula, _FOR_SCALE)


def delta(*, epsilon: object, scale: object, sensitivity: object = 1) -> Bound:
    """The exact delta at epsilon of one Laplace release.

    Source: [BBG18] Theorem 3.
    Guarantee: the mechanism is (epsilon, value)-DP and, for some functions, for no smaller delta; rounded up.
    Scope: one release; epsilon >= 0, scale > 0, sensitivity > 0.
    Args: epsilon, in nats; scale, of the Laplace distribution, in the unit of the L1 sensitivity.
    Raises: InvalidInput, OutsideTheorem.

    >>> delta(epsilon=1, scale="1/2").decimal(10)
    '0.3934693403'
    >>> str(delta(epsilon=2, scale="1/2"))
    '0'
    >>> delta(epsilon=1, scale=0)
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The Laplace mechanism needs scale > 0, got scale = 0
    """
    inputs = STATEMENT.read("delta", epsilon=epsilon, scale=scale, sensitivity=sensitivity)
    return STATEMENT.bound("delta", inputs, _DELTA, guarantee=(inputs["epsilon"], None))


def smallest_epsilon(*, scale: object, delta: object = 0, sensitivity: object = 1) -> Bound:
    """The smallest epsilon at which one Laplace release is (epsilon, delta)-DP.

    Guarantee: the mechanism is (value, delta)-DP; rounded up. At delta = 0 it is sensitivity / scale, and exactly 0
    where delta >= 1 - e^(-sensitivity / (2 scale)).
    Scope: one release; scale > 0, sensitivity > 0, 0 <= delta < 1.
    Source, arguments and errors as `delta`.

    >>> str(smallest_epsilon(scale=365))
    '0.0027397260273972603'
    >>> smallest_epsilon(scale="1/2", delta="1e-3").decimal(10)
    '1.997999000'
    """
    inputs = STATEMENT.read("smallest_epsilon", scale=scale, delta=delta, sensitivity=sensitivity)
    return STATEMENT.bound("smallest_epsilon", inputs, _SMALLEST_EPSILON, guarantee=(None, inputs["delta"]))


def smallest_scale(*, epsilon: object, delta: object = 0, sensitivity: object = 1) -> Bound:
    """The smallest scale of Laplace noise at which one release is (epsilon, delta)-DP.

    Guarantee: noise of this scale (or more) is (epsilon, delta)-DP; rounded up.
    Scope: one release; epsilon >= 0, 0 <= delta < 1, not both 0; sensitivity > 0.
    Source, arguments and errors as `delta`.

    >>> str(smallest_scale(epsilon="1/365"))
    '365'
    >>> smallest_scale(epsilon=0, delta="1e-6").decimal(10)
    '499999.7500'
    """
    inputs = STATEMENT.read("smallest_scale", epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    guarantee = (inputs["epsilon"], inputs["delta"])
    return STATEMENT.bound("smallest_scale", inputs, _SMALLEST_SCALE, guarantee=guarantee)


def smallest_standard_deviation(*, epsilon: object, delta: object = 0, sensitivity: object = 1) -> Bound:
    """The standard deviation of Laplace noise of the smallest scale, to compare with a Gaussian sigma.

    Guarantee: sqrt(2) times the exact smallest scale; Laplace noise of this standard deviation (or more) is
    (epsilon, delta)-DP; rounded up.
    Source, scope, arguments and errors as `smallest_scale`.

    >>> smallest_standard_deviation(epsilon="1/365").decimal(6)
    '516.188'
    """
    inputs = STATEMENT.read("smallest_standard_deviation", epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    guarantee = (inputs["epsilon"], inputs["delta"])
    return STATEMENT.bound("smallest_standard_deviation", inputs, _SMALLEST_STANDARD_DEVIATION, guarantee=guarantee)


STATEMENT = Statement(
    stem="laplace_mechanism",
    command="laplace",
    example="--epsilon 0.5 --sensitivity 2",
    title="The Laplace mechanism",
    source="Balle, Barthe & Gaboardi 2018, Theorem 3",
    parameters=(
        Parameter("epsilon", "nonnegative", "epsilon of the release", unit="nats"),
        Parameter("delta", "probability", "delta of the release", default="0"),
        Parameter("scale", "positive", "scale of the noise", unit="as the sensitivity"),
        Parameter("sensitivity", "positive", "L1 sensitivity", default="1"),
    ),
    hypotheses=(
        at_least("epsilon", 0),
        from_up_to("delta", 0, 1, "delta = 1 says nothing"),
        above("scale", 0),
        above("sensitivity", 0),
        Hypothesis(
            "epsilon > 0 or delta > 0",
            ("epsilon", "delta"),
            lambda x: not x["epsilon"] == ZERO == x["delta"],
            "no finite noise makes the release independent of the data",
        ),
    ),
    asserted=(
        "the function released is one number (at delta = 0 also a vector) of this L1 sensitivity over adjacent data",
        "the noise is a real Laplace variable of this scale, independent in each coordinate",
    ),
    quantities=(
        Quantity("delta", "upper", ("epsilon", "scale"), delta, "probability", options=("sensitivity",)),
        Quantity("smallest_epsilon", "upper", ("scale",), smallest_epsilon, options=("delta", "sensitivity")),
        Quantity(
            "smallest_scale", "upper", ("epsilon",), smallest_scale, "sensitivity", options=("delta", "sensitivity")
        ),
        Quantity(
            "smallest_standard_deviation",
            "upper",
            ("epsilon",),
            smallest_standard_deviation,
            "sensitivity",
            options=("delta", "sensitivity"),
            inverse=True,
        ),
    ),
)
