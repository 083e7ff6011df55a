"""What the properties of all theorems draw their inputs from, by the parameter's name, and how they compare."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from dpcert import Undecided

if TYPE_CHECKING:
    from dpcert import Bound

#: Each example is several certified evaluations of every theorem in it.
FEW: Final = settings(max_examples=25)
#: One case of many, whose draws may be refused by its theorem.
FEWER: Final = settings(max_examples=5, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])


def decimals(low: int, high: int) -> st.SearchStrategy[Fraction]:
    """Two digits, from 10**low up to 10**high."""
    return st.builds(
        lambda digits, place: Fraction(digits) * Fraction(10) ** (place - 1),
        st.integers(10, 99),
        st.integers(low, high - 1),
    )


counts = st.one_of(st.integers(1, 40), st.integers(1, 3000))
epsilons = st.one_of(decimals(-4, 0), decimals(-1, 1))
#: Small ones and large ones, and exponentials.
deltas = st.one_of(
    decimals(-12, -1), decimals(-30, -1), decimals(-3, 0), st.integers(1, 90).map(lambda n: f"exp(-{n})")
)
#: Of one mechanism: small beside any total drawn.
own_deltas = st.one_of(st.just(Fraction(0)), decimals(-320, -50))
noises = decimals(-1, 3)

BY_NAME: Final = {
    "k": counts,
    "epsilon": epsilons,
    "epsilon_prime": epsilons,
    "delta": deltas,
    "delta_prime": deltas,
    "delta_total": deltas,
    "sigma": noises,
    "scale": noises,
    "squares_spent": decimals(-6, -1),
    "sensitivity": decimals(-1, 1),
    "rho": decimals(-8, 1),
    "tau": decimals(-3, 1),
    "mu": decimals(-3, 1),
    "alpha": decimals(-3, 3).map(lambda part: 1 + part),
}


def at_most(first: Bound, second: Bound) -> bool:
    """first <= second; or the two agree to more digits than can be told apart."""
    try:
        return first <= second
    except Undecided:
        return first.ends(60) == second.ends(60)


def rising(*bounds: Bound) -> bool:
    """Whether each is at most the next."""
    return all(at_most(first, second) for first, second in pairwise(bounds))
