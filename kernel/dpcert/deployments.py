"""Entries of the registry of deployments: does what they print determine the epsilon that they print?

The registry (OpenDP's, github.com/opendp/deployments-registry-data) holds a YAML file for each
deployment. Its accounting is read off privacy_loss.privacy_parameters (epsilon, delta, rho), the
name of the variant and accounting.composition; numbers are taken as the text that stands there.

What is said is about these fields alone. An epsilon above what a theorem gives is supported by
the theorem; one below it is not; and parameters determine it if some theorem's value, rounded to
the printed places, is the printed number. Words in the entry are not interpreted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Literal

from dpcert.bound import DEFAULT_DIGITS
from dpcert.errors import InvalidInput, OutsideTheorem, Unreadable
from dpcert.reals.exact import read
from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    gaussian_profile,
    optimal_composition,
    renyi,
    zero_concentrated,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dpcert.bound import Bound
    from dpcert.reals.exact import Input
    from dpcert.theorems.statement import Statement

FORMAT: Final = "dpcert/deployments/1"
PARAMETERS: Final = ("epsilon", "delta", "rho")
_VARIANTS: Final = ("dp_variant", "variant_name"), ("dp_flavor", "name")
_NAMES: Final = ("product", "name"), ("name",), ("short_name",)
_DECIMAL: Final = re.compile(r"[0-9]{1,30}(?:\.(?P<places>[0-9]{0,99}))?(?:[eE](?P<exponent>[+-]?[0-9]{1,2}))?")
_ABSENT: Final = {"", "null", "~"}

Verdict = Literal["determined", "supported", "not supported", "derived", "inputs missing", "nothing", "outside"]
WORDS: Final[dict[Verdict, str]] = {
    "determined": "the printed parameters determine the printed epsilon",
    "supported": "the printed parameters do not determine the printed epsilon; they support it",
    "not supported": "the printed parameters do not determine the printed epsilon; zCDP alone does not support it",
    "derived": "no epsilon is printed; the printed parameters give one",
    "inputs missing": "the printed parameters do not determine the printed epsilon: inputs are missing",
    "nothing": "no epsilon is printed, and inputs that would give one are missing",
    "outside": "the printed parameters are outside what the theorems take",
}


@dataclass(frozen=True, slots=True)
class Route:
    """One theorem at the printed parameters: what it gives, what it assumes besides, and how the epsilon compares."""

    title: str
    assumes: str
    bound: Bound | None
    refusal: str = ""
    #: How the printed epsilon comes out of the value: "rounded up", "rounded to nearest", or not ("").
    matches: str = ""
    supports: bool | None = None

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The route as plain data."""
        bound = self.bound
        return {
            "theorem": bound.claim.theorem if bound else None,
            "title": self.title,
            "source": bound.facts.source if bound else None,
            "assumes": self.assumes,
            "epsilon": bound.decimal(digits) if bound else None,
            "supports": self.supports,
            "matches": self.matches,
            "refusal": self.refusal,
        }


@dataclass(frozen=True, slots=True)
class Deployment:
    """What an entry prints, and what follows from it."""

    name: str
    variant: str
    printed: tuple[tuple[str, str], ...]
    verdict: Verdict
    routes: tuple[Route, ...] = ()
    notes: tuple[str, ...] = ()
    #: Theorems that would support such an entry, each with the inputs that it needs.
    theorems: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    #: Bounds that the notes speak of, by what they are.
    derived: tuple[tuple[str, Bound], ...] = field(default=())

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The entry as plain data."""
        return {
            "name": self.name,
            "variant": self.variant,
            "printed": dict(self.printed),
            "verdict": self.verdict,
            "words": WORDS[self.verdict],
            "routes": [route.to_dict(digits) for route in self.routes],
            "derived": {words: bound.decimal(digits) for words, bound in self.derived},
            "notes": list(self.notes),
            "theorems": list(self.theorems),
            "missing": list(self.missing),
        }


def entries(text: str) -> Iterator[Mapping[str, Any]]:
    """The entries of a file: one or many documents, each an entry or a list of them; every scalar is its text."""
    try:
        import yaml  # noqa: PLC0415  (an extra, for whoever reads the registry)
    except ImportError as error:
        raise InvalidInput("reading entries needs PyYAML: install dpcert[deployments]") from error

    class Loader(yaml.BaseLoader):
        """Scalars stay text (0.1 is no double), and no key is given twice."""

        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002
            """A dict, unless a key comes again."""
            keys = [str(key.value) for key, _ in node.value]
            if len(set(keys)) != len(keys):
                raise yaml.YAMLError("a key is given twice")
            return super().construct_mapping(node, deep=deep)

    found = 0
    try:
        for document in yaml.load_all(text, Loader=Loader):
            for entry in document if isinstance(document, list) else [document]:
                if not isinstance(entry, Mapping) or not {"deployment", "privacy_loss", *dict(_VARIANTS)} & set(entry):
                    raise Unreadable("an entry is a mapping with `deployment`, or with `privacy_loss` itself")
                found += 1
                yield entry
    except (yaml.YAMLError, RecursionError) as error:
        raise Unreadable(f"this is no YAML of entries: {' '.join(str(error).split())}") from error
    if not found:
        raise Unreadable("there is no entry")


def rederive(entry: Mapping[str, Any]) -> Deployment:
    """What theorems give for the parameters that an entry prints.

    Source: the theorems named in the routes.
    Guarantee: the epsilons are rounded up; how the printed epsilon compares with them is decided about exact reals.
    Scope: total parameters of one release or of all releases together, as the entry prints them.
    Args: entry, a mapping in the registry's format whose numbers are texts.
    Raises: Undecided.

    >>> printed = {"rho": "2.56", "delta": "1e-10", "epsilon": "17.14"}
    >>> census = rederive({"privacy_loss": {"privacy_parameters": printed}})
    >>> census.verdict
    'not supported'
    >>> [(route.bound.decimal(5), route.supports) for route in census.routes]
    [('17.159', False), ('17.916', False), ('16.480', True)]
    """
    fields = entry.get("deployment", entry)
    printed = _printed(_at(fields, "privacy_loss", "privacy_parameters"))
    given, unread = _read(printed)
    variant = next((text for path in _VARIANTS if (text := _text(fields, *path))), "")
    missing = [*unread, *_unstated(fields, variant)]
    about = (next((text for path in _NAMES if (text := _text(fields, *path))), "an entry without a name"), variant)
    if "rho" in given and "delta" in given:
        routes = tuple(_routes(given))
        derived, notes = _about_rho(given)
        return Deployment(
            *about, printed, _verdict(given, routes), routes, notes, derived=derived, missing=tuple(missing)
        )
    absent = [f"privacy_parameters.{name}" for name in _wanted(variant, given) if name not in dict(printed)]
    derived, notes = _beside(given, variant)
    verdict: Verdict = "inputs missing" if "epsilon" in dict(printed) else "nothing"
    theorems = _would_support(variant)
    return Deployment(*about, printed, verdict, (), notes, theorems, (*absent, *missing), derived=derived)


# Reading an entry.


def _at(fields: Any, *path: str) -> Any:  # noqa: ANN401  (what stands in a YAML file)
    for name in path:
        if not isinstance(fields, Mapping):
            return None
        fields = fields.get(name)
    return fields


def _text(fields: Any, *path: str) -> str:  # noqa: ANN401
    found = _at(fields, *path)
    return found.strip() if isinstance(found, str) and found.strip() not in _ABSENT else ""


def _printed(parameters: Any) -> tuple[tuple[str, str], ...]:  # noqa: ANN401
    return tuple((name, text) for name in PARAMETERS if (text := _text(parameters, name)))


def _read(printed: tuple[tuple[str, str], ...]) -> tuple[dict[str, Input], list[str]]:
    """The parameters that are numbers, and what is said of the others."""
    given, unread = {}, []
    for name, text in printed:
        if _DECIMAL.fullmatch(text):
            given[name] = read(text, name)
        else:
            unread.append(f"privacy_parameters.{name} as a number (it reads {text[:60]!a})")
    return given, unread


def _unstated(fields: Any, variant: str) -> Iterator[str]:  # noqa: ANN401
    if not variant:
        yield "dp_variant.variant_name"
    for path in (("privacy_loss", "privacy_unit"), ("accounting", "composition")):
        if not _text(fields, *path):
            yield ".".join(path)


# What theorems give for rho and delta.


def _profile(x: Mapping[str, Input]) -> Bound:
    # Gaussian noise is (mu^2 / 2)-zCDP, and both add up over releases.
    return gaussian_profile.smallest_epsilon(mu_squared=2 * (x["rho"].exact.rational or Fraction(0)), delta=x["delta"])


_ROUTES: Final[tuple[tuple[str, str, Callable[[Mapping[str, Input]], Bound]], ...]] = (
    (
        zero_concentrated.STATEMENT.title,
        "rho is the total",
        lambda x: zero_concentrated.epsilon_prime(rho=x["rho"], delta=x["delta"]),
    ),
    (
        "Bun & Steinke 2016, Proposition 1.3",
        "rho is the total",
        lambda x: zero_concentrated.epsilon_prime_bun_steinke(rho=x["rho"], delta=x["delta"]),
    ),
    (gaussian_profile.STATEMENT.title, "rho is the total, and all noise is continuous and Gaussian", _profile),
)


def _routes(given: Mapping[str, Input]) -> Iterator[Route]:
    epsilon = given.get("epsilon")
    for title, assumes, ask in _ROUTES:
        try:
            bound = ask(given)
        except OutsideTheorem as refusal:
            yield Route(title, assumes, None, str(refusal))
            continue
        if epsilon is None:
            yield Route(title, assumes, bound)
        else:
            yield Route(title, assumes, bound, matches=_matches(bound, epsilon), supports=bound.supports(epsilon))


def _unit(given: Input) -> Fraction:
    """One unit in the last printed place."""
    match = _DECIMAL.fullmatch(given.given)
    places, exponent = match.group("places", "exponent") if match else ("", "")
    return Fraction(10) ** (int(exponent or 0) - len(places or ""))


def _matches(bound: Bound, epsilon: Input) -> str:
    value, unit = epsilon.exact.rational or Fraction(0), _unit(epsilon)
    if bound.compare(value) <= 0:
        return "rounded up" if bound.compare(value - unit) > 0 else ""
    return "rounded to nearest" if bound.compare(value + unit / 2) <= 0 else ""


def _verdict(given: Mapping[str, Input], routes: tuple[Route, ...]) -> Verdict:
    if routes[0].bound is None:
        return "outside"
    if "epsilon" not in given:
        return "derived"
    if any(route.matches for route in routes):
        return "determined"
    return "supported" if routes[0].supports else "not supported"


_Notes = tuple[tuple[tuple[str, "Bound"], ...], tuple[str, ...]]


def _about_rho(given: Mapping[str, Input]) -> _Notes:
    """The rho that the printed epsilon would need, and whether it is printed like the one that is."""
    derived, _ = _beside({name: given[name] for name in ("epsilon", "delta") if name in given}, "zero")
    if not derived:
        return (), ()
    printed, half = given["rho"].exact.rational or Fraction(0), _unit(given["rho"]) / 2
    allowed = derived[0][1]
    if allowed.compare(printed - half) >= 0 and allowed.compare(printed + half) < 0:
        return derived, ("rounded to the printed places, this rho is the printed one",)
    return derived, ()


# What can be said where rho or delta is not printed.

_BY_VARIANT: Final[tuple[tuple[str, tuple[Statement, ...]], ...]] = (
    ("pure", (basic_composition.STATEMENT,)),
    ("approximate", (advanced_composition.STATEMENT, optimal_composition.STATEMENT, gaussian_profile.STATEMENT)),
    ("zero", (zero_concentrated.STATEMENT,)),
    ("zcdp", (zero_concentrated.STATEMENT,)),
    ("r", (renyi.STATEMENT,)),
)
_NEEDS: Final = {
    "basic_composition": "k and the epsilon of each mechanism",
    "advanced_composition": "k, the epsilon and delta of each mechanism, and the slack delta_prime",
    "optimal_composition": "k, the epsilon and delta of each mechanism, and the total delta",
    "gaussian_profile": "the total delta, and k, sigma and L2 sensitivity of the releases",
    "zero_concentrated": "the total rho and the total delta",
    "renyi": "an order alpha, the divergence tau of that order, and the total delta",
}


def _is(variant: str, kind: str) -> bool:
    return variant.lower().startswith(kind)


def _would_support(variant: str) -> tuple[str, ...]:
    known = [statements for kind, statements in _BY_VARIANT if _is(variant, kind)]
    every = dict.fromkeys(statement for _, statements in _BY_VARIANT for statement in statements) if not known else {}
    return tuple(f"{one.title} ({one.source}) from {_NEEDS[one.stem]}" for one in (known[0] if known else every))


def _wanted(variant: str, given: Mapping[str, Input]) -> tuple[str, ...]:
    """The parameters that a variant is stated by."""
    if _is(variant, "pure"):
        return ("epsilon",)
    return ("rho", "delta") if _is(variant, "z") or "rho" in given else ("epsilon", "delta")


def _beside(given: Mapping[str, Input], variant: str) -> _Notes:
    """What two of the three parameters say about the third."""
    try:
        if {"epsilon", "delta"} <= set(given) and _is(variant, "z"):
            rho = zero_concentrated.largest_rho(epsilon_prime=given["epsilon"], delta=given["delta"])
            return (("largest total rho at which the zCDP conversion supports the printed epsilon", rho),), ()
        if {"epsilon", "rho"} <= set(given):
            delta = zero_concentrated.delta(epsilon_prime=given["epsilon"], rho=given["rho"])
            return (("least delta at which the zCDP conversion supports the printed epsilon", delta),), ()
    except OutsideTheorem as refusal:
        return (), (str(refusal),)
    return (), ()
