"""The practitioner's question turned round: so many releases, a total, a sensitivity; how much noise?

Every route gives each release the same budget under one theorem, stays within the
same total (epsilon, delta), and allows each release to be chosen after seeing the
earlier ones. What is compared is the standard deviation of the noise.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, Any

from dpcert import notebook
from dpcert.bound import DEFAULT_DIGITS, Bound, Claim, Facts
from dpcert.errors import InvalidInput, OutsideTheorem, Undecided
from dpcert.ranking import ranked
from dpcert.reals.directed import in_latex
from dpcert.reals.enclosure import Enclosures
from dpcert.reals.exact import rational
from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_profile,
    kov_composition,
    optimal_composition,
    zero_concentrated,
)
from dpcert.theorems.conditions import above, at_least, from_up_to

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dpcert.reals.enclosure import Enclosure
    from dpcert.reals.exact import Exact, Input
    from dpcert.theorems.statement import Evaluator

FORMAT = "dpcert/plan/1"
_HEAD = ("route", "noise (standard deviation)", "budget of each release")
#: Significant bits with which the noise level sqrt(n) is approximated from either side.
_ROOT_BITS = 256
_ONE_NUMBER = "one number a release, so that the sensitivity is the same in L1 and in L2"


@dataclass(frozen=True, slots=True)
class LaplaceDeviation:
    """sqrt(2) sensitivity / epsilon, the epsilon being what `budget` encloses."""

    budget: Evaluator

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the standard deviation of Laplace noise of scale sensitivity / epsilon."""
        real = Enclosures(bits)
        root = real.sqrt(real.number(rational(2)))
        return root * real.number(inputs["sensitivity"]) / self.budget(inputs, bits)


@dataclass(frozen=True, slots=True)
class GaussianDeviation:
    """sensitivity / sqrt(2 rho), the rho of a release being what `budget` encloses."""

    budget: Evaluator

    def __call__(self, inputs: Mapping[str, Exact], bits: int) -> Enclosure:
        """Enclose the standard deviation of Gaussian noise that is rho-zCDP."""
        real = Enclosures(bits)
        return real.number(inputs["sensitivity"]) / real.sqrt(2 * self.budget(inputs, bits))


@dataclass(frozen=True, slots=True)
class Route:
    """One theorem with one kind of noise: the budget of a release and the noise it needs, or why it does not apply."""

    title: str
    theorem: str
    noise: str
    budget: Bound | None = None
    deviation: Bound | None = None
    refusal: str = ""
    #: The largest number of releases whose noise stays below the sampling error.
    most_releases: int | None = None

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The route as plain data."""
        budget = self.budget
        return {
            "title": self.title,
            "theorem": self.theorem,
            "noise": self.noise,
            "budget": {"quantity": budget.claim.quantity, "decimal": budget.decimal(digits)} if budget else None,
            "deviation": self.deviation.decimal(digits) if self.deviation else None,
            "guarantee": budget.guarantee(digits) if budget else None,
            "adaptive": True,
            "refusal": self.refusal,
            "most_releases": self.most_releases,
        }

    def cells(self) -> tuple[str, ...]:
        """The cells of its row in a notebook."""
        if self.deviation is None:
            return self.title, "", f"does not apply: {self.refusal}"
        each = (
            f"{self.budget.claim.quantity} \u2265 {self.budget.decimal(notebook.DIGITS)}"
            if self.budget and self.budget.direction == "lower"
            else ""
        )
        return self.title, f"\u2264 {self.deviation.decimal(notebook.DIGITS)}", each

    def formula(self) -> tuple[str, str]:
        """Its title and its number as LaTeX."""
        if self.deviation is None:
            return self.title, notebook.words("does not apply")
        return self.title, rf"\mathrm{{deviation}} \le {in_latex(self.deviation.decimal(notebook.DIGITS))}"

    def _repr_html_(self) -> str:
        return notebook.table(_HEAD, [self.cells()])

    def _repr_latex_(self) -> str:
        return notebook.array([self.formula()])


@dataclass(frozen=True, slots=True)
class Plan:
    """The routes by increasing noise; those that do not apply last."""

    routes: tuple[Route, ...]
    inputs: tuple[tuple[str, Input], ...]
    notes: tuple[str, ...]

    @property
    def best(self) -> Route:
        """The route with the least noise."""
        return self.routes[0]

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The plan as plain data."""
        return {
            "format": FORMAT,
            "inputs": {name: {"given": given.given, "exact": str(given.exact)} for name, given in self.inputs},
            "best": self.best.title,
            "routes": [route.to_dict(digits) for route in self.routes],
            "notes": list(self.notes),
        }

    def _repr_html_(self) -> str:
        return notebook.table(_HEAD, [route.cells() for route in self.routes], self.notes)

    def _repr_latex_(self) -> str:
        return notebook.array([route.formula() for route in self.routes])


def plan(
    *, releases: object, epsilon: object, delta: object = 0, sensitivity: object = 1, database_size: object = None
) -> Plan:
    """The noise that each of so many releases needs within a total (epsilon, delta), route by route.

    Source: the theorems named in the routes; [DR14] section 3.5.2 for the comparison with the sampling error.
    Guarantee: with the stated noise all releases together are (epsilon, delta)-DP, whatever is chosen
    adaptively; every deviation is rounded up and the order is decided about the exact reals.
    Scope: integer releases >= 1, epsilon > 0, 0 <= delta < 1, sensitivity > 0; one number a release, so that
    L1 and L2 sensitivity agree.
    Args: epsilon, in nats, and delta: the total; sensitivity, of one release; database_size, the number of
    people n of counting queries: then also the largest number of releases whose noise stays below sqrt(n).
    Raises: InvalidInput, OutsideTheorem.

    >>> best = plan(releases=365, epsilon=1, delta="1e-6").best
    >>> best.title, best.deviation.decimal(8)
    ('Gaussian noise, exactly', '80.712377')
    """
    given = {"k": releases, "epsilon": epsilon, "delta": delta, "sensitivity": sensitivity}
    if database_size is not None:
        given["database_size"] = database_size
    called = {"k": "releases"}
    inputs = {
        name: gaussian_profile.STATEMENT.read_one(name, value, called.get(name, name)) for name, value in given.items()
    }
    _demand(inputs)
    routes = ranked((_route(way, inputs) for way in _WAYS), lambda route: route.deviation)
    if routes[0].deviation is None:
        raise OutsideTheorem(routes[0].refusal)
    notes: tuple[str, ...] = ("every route holds for releases chosen adaptively", _ONE_NUMBER)
    if "database_size" in inputs:
        counts = {way.title: _most_releases(way, inputs) for way in _WAYS}
        routes = [replace(route, most_releases=counts[route.title]) for route in routes]
        notes += ("the sampling error of a count among n people is about sqrt(n)",)
    shown = {"releases": inputs.pop("k")} | inputs
    return Plan(tuple(routes), tuple(shown.items()), notes)


_DEMANDS = (
    replace(at_least("k", 1), words="releases >= 1"),
    above("epsilon", 0),
    from_up_to("delta", 0, 1),
    above("sensitivity", 0),
    at_least("database_size", 1),
)


def _demand(inputs: Mapping[str, Input]) -> None:
    """Refuse what no route could mean, once for all of them."""
    exact = {name: given.exact for name, given in inputs.items()}
    size = inputs.get("database_size")
    if size is not None and (size.exact.kind != "rational" or size.exact.below != 1):
        raise InvalidInput(f"database_size must be an integer, got {size.given}")
    for demand in _DEMANDS:
        if set(demand.needs) <= set(exact) and not demand.test(exact):
            raise OutsideTheorem(f"a plan needs {demand.words}, got {inputs[demand.needs[0]].given}")


@dataclass(frozen=True, slots=True)
class _Way:
    """A route before it is asked: `ask` gives its budget or noise, `count` the most releases at a given noise."""

    title: str
    theorem: str
    noise: str
    ask: Callable[[Mapping[str, Input]], Bound]
    count: Callable[[Mapping[str, Input], Exact], Bound] | None


def _route(way: _Way, inputs: Mapping[str, Input]) -> Route:
    route = Route(way.title, way.theorem, way.noise)
    try:
        bound = way.ask(inputs)
    except (OutsideTheorem, Undecided) as refusal:
        return replace(route, refusal=str(refusal))
    if bound.direction == "upper":
        return replace(route, deviation=bound)
    return replace(route, budget=bound, deviation=_deviation(way.noise, bound, inputs["sensitivity"]))


def _deviation(noise: str, budget: Bound, sensitivity: Input) -> Bound:
    """The noise that keeps a release within its budget: an upper bound, as the budget is a lower one."""
    inputs = dict(budget.facts.inputs) | {"sensitivity": sensitivity}
    evaluator = _DEVIATIONS[noise](budget.evaluator)
    exact = tuple((name, given.exact) for name, given in inputs.items())
    claim = Claim(budget.claim.theorem, f"deviation_at_{budget.claim.quantity}", "upper", exact)
    facts = Facts(budget.facts.title, budget.facts.source, "as the sensitivity", inputs=tuple(inputs.items()))
    return Bound(claim, evaluator, facts)


def _most_releases(way: _Way, inputs: Mapping[str, Input]) -> int | None:
    """The largest number of releases within the total whose noise has a deviation of at most sqrt(database_size)."""
    sensitivity = inputs["sensitivity"].exact.rational
    if way.count is None or sensitivity is None:
        return None
    size = inputs["database_size"].exact.argument
    # An epsilon rounded up, or a sigma rounded down, can only make the count smaller.
    square, up = (2 * sensitivity**2 / size, True) if way.noise == _LAPLACE else (size, False)
    try:
        # As an exact value it may be longer than a text that is read.
        return int(way.count(inputs, rational(_root(square, up=up))))
    except (OutsideTheorem, Undecided):
        return None


def _root(square: Fraction, *, up: bool) -> Fraction:
    """A rational close to the root on the stated side; the root itself where it is rational."""
    above, below = square.numerator, square.denominator
    scale = 4 ** (_ROOT_BITS + above.bit_length() + below.bit_length())
    floor = isqrt(above * below * scale)
    exact = floor * floor == above * below * scale
    return Fraction(floor + (up and not exact), below * isqrt(scale))


_LAPLACE, _GAUSSIAN = "Laplace", "Gaussian"
_DEVIATIONS: dict[str, Callable[[Evaluator], Evaluator]] = {_LAPLACE: LaplaceDeviation, _GAUSSIAN: GaussianDeviation}
_WAYS = (
    _Way(
        "Laplace noise, basic composition",
        "basic_composition",
        _LAPLACE,
        lambda x: basic_composition.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"]),
        lambda x, e: basic_composition.largest_k(epsilon=e, epsilon_prime=x["epsilon"]),
    ),
    _Way(
        "Laplace noise, Corollary 3.21",
        "corollary_3_21",
        _LAPLACE,
        lambda x: corollary_3_21.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"], delta_prime=x["delta"]),
        None,
    ),
    _Way(
        "Laplace noise, Theorem 3.20 solved",
        "advanced_composition",
        _LAPLACE,
        lambda x: advanced_composition.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"], delta_prime=x["delta"]),
        lambda x, e: advanced_composition.largest_k(epsilon=e, epsilon_prime=x["epsilon"], delta_prime=x["delta"]),
    ),
    _Way(
        "Laplace noise, Kairouz-Oh-Viswanath closed form",
        "kov_composition",
        _LAPLACE,
        lambda x: kov_composition.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"], delta_prime=x["delta"]),
        lambda x, e: kov_composition.largest_k(epsilon=e, epsilon_prime=x["epsilon"], delta_prime=x["delta"]),
    ),
    _Way(
        "Laplace noise, zero-concentrated DP",
        "zero_concentrated",
        _LAPLACE,
        lambda x: zero_concentrated.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"], delta=x["delta"]),
        lambda x, e: zero_concentrated.largest_k(epsilon=e, epsilon_prime=x["epsilon"], delta=x["delta"]),
    ),
    _Way(
        "Laplace noise, optimal composition",
        "optimal_composition",
        _LAPLACE,
        lambda x: optimal_composition.largest_epsilon(k=x["k"], epsilon_prime=x["epsilon"], delta_total=x["delta"]),
        lambda x, e: optimal_composition.largest_k(epsilon=e, epsilon_prime=x["epsilon"], delta_total=x["delta"]),
    ),
    _Way(
        "Gaussian noise, zero-concentrated DP (Bun-Steinke)",
        "zero_concentrated",
        _GAUSSIAN,
        lambda x: zero_concentrated.largest_rho_bun_steinke(k=x["k"], epsilon_prime=x["epsilon"], delta=x["delta"]),
        None,
    ),
    _Way(
        "Gaussian noise, zero-concentrated DP",
        "zero_concentrated",
        _GAUSSIAN,
        lambda x: zero_concentrated.largest_rho(k=x["k"], epsilon_prime=x["epsilon"], delta=x["delta"]),
        lambda x, s: zero_concentrated.largest_k(
            sigma=s, sensitivity=x["sensitivity"], epsilon_prime=x["epsilon"], delta=x["delta"]
        ),
    ),
    _Way(
        "Gaussian noise, exactly",
        "gaussian_profile",
        _GAUSSIAN,
        lambda x: gaussian_profile.smallest_sigma(
            k=x["k"], epsilon=x["epsilon"], delta=x["delta"], sensitivity=x["sensitivity"]
        ),
        lambda x, s: gaussian_profile.largest_k(
            sigma=s, sensitivity=x["sensitivity"], epsilon=x["epsilon"], delta=x["delta"]
        ),
    ),
)
