"""The privacy filter as an object: spends chosen as you go, each accepted or refused with proof.

A Filter is immutable: `spend` returns the next one and leaves the old one as it is, so
it can be shared between threads, kept, or pickled between two spends. One budget is one
chain of Filters: two holders of the same Filter who both spend from it spend twice.

**Guarantee.** Whatever is spent, and however each spend is chosen from the outputs
before it, all outputs together are (epsilon_prime, delta_prime + delta_budget)-DP
([WRRW23] Theorem 2), if a mechanism runs only after its spend was accepted. A refused
spend runs nothing and costs nothing, so a smaller one may follow. The guarantee is that
of the whole budget, not of the part spent: an odometer is another theorem.

The sums spent are exact while their common denominator stays within 2**4096. Beyond
that, and for a spend that is no rational number (exp or log), they are rounded up to
multiples of 2**-4096: this can only refuse earlier, and `rounded` says so. (An epsilon
below 2**-2048, about 3e-617, may then count as that much.) No spend is ever absorbed by
the sum, and while nothing is rounded the order of the spends does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dpcert.bound import DEFAULT_DIGITS
from dpcert.errors import InvalidInput, OutsideTheorem, Undecided
from dpcert.reals import grid, rounding
from dpcert.reals.closed_forms import ONE, ZERO
from dpcert.reals.exact import Exact, Input
from dpcert.theorems import adaptive_filter
from dpcert.theorems.adaptive_filter import STATEMENT, total_of_budget, within_level
from dpcert.theorems.conditions import compare

if TYPE_CHECKING:
    from dpcert.bound import Bound
    from dpcert.theorems.statement import Inputs

FORMAT = "dpcert/filter/1"


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Filter:
    """A budget, and what is spent of it.

    Source: [WRRW23] Theorem 2.
    Guarantee: all outputs of accepted spends together are (epsilon_prime, delta_prime + delta_budget)-DP.
    Scope: epsilon_prime >= 0, 0 < delta_prime < 1, delta_budget >= 0, delta_prime + delta_budget < 1, fixed before
    the first spend; given the earlier outputs each mechanism is (epsilon, delta)-DP for the same adjacency.
    Args: epsilon_prime, in nats; delta_prime, the slack of the theorem, and delta_budget, for the spends' own deltas,
    probabilities; squares_spent, in nats^2, and delta_spent: what a filter that is taken up again has spent.
    Raises: InvalidInput, OutsideTheorem; Undecided where the precision cap does not settle a condition.

    >>> start = Filter(epsilon_prime=1, delta_prime="1e-6", delta_budget="1e-7")
    >>> later = start.spend(epsilon="0.1", k=3).spend(epsilon="1/20", delta="1e-7")
    >>> str(later.squares_spent), later.largest_epsilon().decimal(10), str(later.largest_delta())
    ('13/400', '0.04937417886', '0')
    >>> later.spend(epsilon="0.05")
    Traceback (most recent call last):
    dpcert.errors.OutsideTheorem: The adaptive filter refuses epsilon = 0.05, delta = 0, k = 1: ...
    """

    epsilon_prime: Input
    delta_prime: Input
    delta_budget: Input
    #: Exact sums of epsilon^2 and of delta, or a little more where `rounded`.
    squares_spent: Exact
    delta_spent: Exact
    rounded: bool
    #: Names of what was given as a float.
    floats: frozenset[str]

    def __init__(
        self,
        *,
        epsilon_prime: object,
        delta_prime: object,
        delta_budget: object = 0,
        squares_spent: object = 0,
        delta_spent: object = 0,
    ) -> None:
        inputs = STATEMENT.read(
            "largest_epsilon",
            k=1,
            epsilon_prime=epsilon_prime,
            delta_prime=delta_prime,
            delta_budget=delta_budget,
            squares_spent=squares_spent,
            delta_spent=delta_spent,
        )
        STATEMENT.check(inputs)
        sums = {name: _sum(inputs[name]) for name in ("squares_spent", "delta_spent")}
        rounded = {name: _given(total.value) for name, total in sums.items() if total.rounded}
        if rounded:
            # What was rounded up has to be within the budget too.
            STATEMENT.check(inputs | rounded)
        for name in ("epsilon_prime", "delta_prime", "delta_budget"):
            object.__setattr__(self, name, inputs[name])
        for name, total in sums.items():
            object.__setattr__(self, name, total.value)
        object.__setattr__(self, "rounded", bool(rounded))
        object.__setattr__(self, "floats", frozenset(name for name, given in inputs.items() if given.binary))

    def spend(self, *, epsilon: object, delta: object = 0, k: object = 1) -> Filter:
        """The filter after k more mechanisms of (epsilon, delta); this one stays as it is.

        Guarantee: returned only if the condition of the theorem is proved for the sums with the new spend.
        Args: epsilon, in nats; delta, a probability; k, a count.
        Raises: InvalidInput; OutsideTheorem where the spend exceeds what is left, with what that is (rounded down);
        Undecided, which refuses the spend as well.

        >>> full = Filter(epsilon_prime=6, delta_prime="exp(-2)").spend(epsilon=1, k=4)
        >>> full.spend(epsilon=5e-324)
        Traceback (most recent call last):
        dpcert.errors.OutsideTheorem: The adaptive filter refuses epsilon = 5e-324, delta = 0, k = 1: it exceeds ...
        """
        # The theorem's own reading of these three, with its hypotheses on them.
        asked = STATEMENT.read("epsilon_prime", k=k, epsilon=epsilon, delta=delta, delta_prime=self.delta_prime)
        del asked["delta_prime"]
        STATEMENT.check(asked)
        count = asked["k"].exact.above
        squares = grid.plus(self.squares_spent, asked["epsilon"].exact, count, 2)
        deltas = grid.plus(self.delta_spent, asked["delta"].exact, count)
        try:
            if squares is None or not within_level(self._exact() | {"squares_spent": squares.value}):
                raise self._refusal(asked, f"epsilon_prime = {self.epsilon_prime.given}")
            if deltas is None or compare(deltas.value, self.delta_budget.exact) > 0:
                raise self._refusal(asked, f"delta_budget = {self.delta_budget.given}")
        except Undecided as error:
            raise Undecided(f"{_named(asked)} cannot be told from what is left, so it is refused: {error}") from error
        floats = self.floats | {name for name, given in asked.items() if given.binary}
        return self._next(squares, deltas, floats)

    def largest_epsilon(self, *, k: object = 1) -> Bound:
        """The largest epsilon of k more equal spends that is within the budget, rounded down."""
        spent = {"squares_spent": _given(self.squares_spent)}
        return adaptive_filter.largest_epsilon(k=k, **self._budget(), **spent)

    def largest_delta(self, *, k: object = 1) -> Bound:
        """The largest delta of k more equal spends that is within the budget: exact, shown rounded down."""
        return adaptive_filter.largest_delta(k=k, delta_budget=self.delta_budget, delta_spent=_given(self.delta_spent))

    def largest_k(self, *, epsilon: object, delta: object = 0) -> Bound:
        """How many more spends of (epsilon, delta) are within the budget; OutsideTheorem where none or all are."""
        spent = {"squares_spent": _given(self.squares_spent), "delta_spent": _given(self.delta_spent)}
        return adaptive_filter.largest_k(epsilon=epsilon, delta=delta, **self._budget(), **spent)

    def guarantee(self, digits: int = DEFAULT_DIGITS) -> dict[str, str]:
        """The (epsilon, delta) pair that holds for all that is spent within the budget, rounded up."""
        sides = {"epsilon": self.epsilon_prime, "delta": total_of_budget(self._budget())}
        return {
            name: rounding.exact_decimal(side.exact, digits, up=True)
            if isinstance(side, Input)
            else side.decimal(digits)
            for name, side in sides.items()
        }

    def left(self, digits: int = DEFAULT_DIGITS) -> dict[str, str]:
        """The largest epsilon and the largest delta of one more spend, rounded down."""
        return {"epsilon": self.largest_epsilon().decimal(digits), "delta": self.largest_delta().decimal(digits)}

    @property
    def source(self) -> str:
        """The theorem behind it."""
        return STATEMENT.source

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be known about the sums and the inputs."""
        floats = f"given as a float and read as the binary number that it holds: {', '.join(sorted(self.floats))}"
        rounded = "the sums spent are rounded up: a spend may be refused a little earlier than by exact sums"
        return tuple(words for words, apply in ((floats, self.floats), (rounded, self.rounded)) if apply)

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The filter as plain data, all numbers as strings."""
        return {
            "format": FORMAT,
            "theorem": STATEMENT.stem,
            "source": self.source,
            "inputs": {name: {"given": i.given, "exact": str(i.exact)} for name, i in self._budget().items()},
            "guarantee": self.guarantee(digits),
            "squares_spent": str(self.squares_spent),
            "delta_spent": str(self.delta_spent),
            "rounded": self.rounded,
            "left": self.left(digits),
            "hypotheses": [{"words": words, "status": "asserted"} for words in STATEMENT.asserted],
            "notes": list(self.notes),
        }

    def __eq__(self, other: object) -> bool:
        """The same budget with the same sums spent."""
        return self._state() == other._state() if isinstance(other, Filter) else NotImplemented

    def __hash__(self) -> int:
        """Hash of what is compared."""
        return hash(self._state())

    def __repr__(self) -> str:
        """What makes the same filter again."""
        budget = ", ".join(f"{name}={str(given.exact)!r}" for name, given in self._budget().items())
        return f"Filter({budget}, squares_spent={str(self.squares_spent)!r}, delta_spent={str(self.delta_spent)!r})"

    def _budget(self) -> Inputs:
        return {name: getattr(self, name) for name in ("epsilon_prime", "delta_prime", "delta_budget")}

    def _exact(self) -> dict[str, Exact]:
        return {"epsilon_prime": self.epsilon_prime.exact, "delta_prime": self.delta_prime.exact}

    def _state(self) -> tuple[Exact, ...]:
        return (*[given.exact for given in self._budget().values()], self.squares_spent, self.delta_spent)

    def _next(self, squares: grid.Sum, deltas: grid.Sum, floats: frozenset[str]) -> Filter:
        changed = {
            "squares_spent": squares.value,
            "delta_spent": deltas.value,
            "rounded": self.rounded or squares.rounded or deltas.rounded,
            "floats": floats,
        }
        made = object.__new__(Filter)
        for name, value in (self._budget() | changed).items():
            object.__setattr__(made, name, value)
        return made

    def _refusal(self, asked: Inputs, limit: str) -> OutsideTheorem:
        k = asked["k"]
        each = "" if k.exact == ONE else " each"
        return OutsideTheorem(
            f"{STATEMENT.title} refuses {_named(asked)}: it exceeds {limit}; what is left allows epsilon up to "
            f"{self.largest_epsilon(k=k)} and delta up to {self.largest_delta(k=k)}{each}"
        )


def _named(asked: Inputs) -> str:
    return ", ".join(f"{name} = {asked[name].given}" for name in ("epsilon", "delta", "k"))


def _given(exact: Exact) -> Input:
    return Input(exact, str(exact))


def _sum(given: Input) -> grid.Sum:
    total = grid.plus(ZERO, given.exact)
    if total is None:
        raise InvalidInput(f"a sum of {given.given} is too large to be added to")
    return total
