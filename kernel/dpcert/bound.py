"""Bound: one certified answer, the only public result of a theorem.

**Guarantee.** A Bound stands for one exact real number, defined by a cited formula
at exact inputs. Whatever it is turned into (float, text, JSON, LaTeX) is rounded
in the safe direction, to the nearest safe value: up for a loss or a noise level
(`direction` "upper"), down for a permission ("lower"). Comparisons decide about
the exact real, or raise Undecided.
"""

from __future__ import annotations

import html
import json
import math
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from dpcert.errors import InvalidInput
from dpcert.reals import directed, refine, rounding
from dpcert.reals.ball import signed
from dpcert.reals.enclosure import Enclosure, Enclosures
from dpcert.reals.exact import Exact, Input, digits_of, read, total_size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


Direction = Literal["upper", "lower"]

DEFAULT_DIGITS: Final = 17
MAX_DIGITS: Final = 1_000_000
FORMAT: Final = "dpcert/bound/1"
_SPEC: Final = re.compile(
    r"(?P<align>(?:.?[<>^])?)(?P<width>(?:[1-9][0-9]*)?)(?:\.(?P<count>[0-9]{1,7}))?(?P<kind>[efg]?)"
)


class Claim(NamedTuple):
    """What a Bound speaks of: two Bounds with equal claims are equal."""

    theorem: str
    quantity: str
    direction: Direction
    inputs: tuple[tuple[str, Exact], ...]


class Facts(NamedTuple):
    """What is said beside the number; no part of the claim."""

    title: str
    source: str
    unit: str
    integer: bool = False
    inputs: tuple[tuple[str, Input], ...] = ()
    checked: tuple[str, ...] = ()
    asserted: tuple[str, ...] = ()
    #: (epsilon, delta) of the guarantee; None stands for the bound itself.
    guarantee: tuple[Bound | Input | None, Bound | Input | None] | None = None
    notes: tuple[str, ...] = ()


class Rendered(NamedTuple):
    """A rounded text and whether it is the nearest safe one."""

    text: str
    tight: bool


@dataclass(frozen=True, eq=False, repr=False)
class Bound:
    """A claim, and the evaluator (inputs, bits) -> Enclosure of its exact real.

    >>> from dpcert import advanced_composition
    >>> b = advanced_composition.epsilon_prime(k=10_000, epsilon="1/801", delta_prime="exp(-32)")
    >>> b.decimal(25), float(b), f"{b:.3f}"
    ('1.014347304314882349535066', 1.0143473043148825, '1.015')
    >>> b <= 1, b.supports("1.0144")
    (False, True)
    >>> b == 1
    Traceback (most recent call last):
    TypeError: a Bound is an inequality: compare it with a number by <= or >=, or use supports()
    """

    claim: Claim
    evaluator: Callable[[Mapping[str, Exact], int], Enclosure]
    facts: Facts
    _cache: dict[int, Enclosure] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without the cache."""
        return Bound, (self.claim, self.evaluator, self.facts)

    @property
    def direction(self) -> Direction:
        """`upper` (the exact real is at most what is shown) or `lower`."""
        return self.claim.direction

    @property
    def inputs(self) -> dict[str, Exact]:
        """The exact inputs by parameter name."""
        return dict(self.claim.inputs)

    @property
    def size(self) -> int:
        """Bits that the inputs take, for the precision cap."""
        return total_size(exact for _, exact in self.claim.inputs)

    def enclosure(self, bits: int) -> Enclosure:
        """An enclosure of the exact real, computed with about `bits` bits."""
        known = self._cache.get(bits)
        if known is None:
            known = self.evaluator(dict(self.claim.inputs), bits)
            self._cache.clear()
            self._cache[bits] = known
        return known

    # Rendering: never Undecided.

    def decimal(self, digits: int = DEFAULT_DIGITS) -> str:
        """At most `digits` significant digits, rounded in the safe direction; integers in full."""
        return self.rendered(digits).text

    def rendered(self, digits: int = DEFAULT_DIGITS) -> Rendered:
        """`decimal`, with whether it is the nearest safe value."""
        digits = _digits(digits)
        if self.facts.integer:
            return Rendered(digits_of(int(self)), tight=self._exact_integer() is not None)
        number, tight = rounding.nearest_decimal(self.enclosure, digits, up=self._up, size=self.size)
        if number is None:
            return Rendered("inf" if self._up else "0", tight=False)
        return Rendered(directed.spelled(number, digits), tight and not number.limit)

    def __float__(self) -> float:
        """The nearest float64 on the safe side."""
        return self.binary64()[0]

    def binary64(self) -> tuple[float, bool]:
        """The nearest float64 on the safe side, and whether it is proved to be that."""
        evaluator: Any = self.evaluator
        if getattr(evaluator, "quick", False):
            quick = rounding.quick_float(lambda bits: evaluator.ball(dict(self.claim.inputs), bits), up=self._up)
            if quick is not None:
                return quick, True
        value, tight = rounding.nearest_float(self.enclosure, up=self._up, size=self.size)
        return (value, tight) if value is not None else (math.inf if self._up else 0.0, False)

    def ends(self, digits: int = DEFAULT_DIGITS) -> tuple[str, str]:
        """Decimals lo <= exact <= hi, each the nearest with `digits` digits on its side; integers in full."""
        count = self._exact_integer() if self.facts.integer else None
        if count is not None:
            return digits_of(count), digits_of(count)
        return rounding.surrounding(self.enclosure, _digits(digits), size=self.size)

    def __str__(self) -> str:
        """`decimal()`."""
        return self.decimal()

    def __repr__(self) -> str:
        """The claim as an inequality."""
        sign = "<=" if self._up else ">="
        inputs = ", ".join(f"{name}={given.given}" for name, given in self.facts.inputs)
        return f"Bound({self.claim.theorem}.{self.claim.quantity}({inputs}) {sign} {self.decimal()})"

    def __format__(self, spec: str) -> str:
        """Like a number's, with .Nf .Ne .Ng, rounded in the safe direction."""
        match = _SPEC.fullmatch(spec)
        if match is None:
            raise ValueError(f"format {spec!r} is not one of [fill align][width][.digits][f|e|g]")
        align, width, count, kind = match.group("align", "width", "count", "kind")
        places = int(count) if count else 6
        if places > MAX_DIGITS:
            raise ValueError(f"format {spec!r} asks for more than {MAX_DIGITS} digits")
        if kind == "f":
            number, _ = rounding.nearest(
                self.enclosure,
                lambda end: directed.to_places(end, places, up=self._up),
                up=self._up,
                start=rounding.bits_for(places) + 64,
                size=self.size,
            )
            text = ("inf" if self._up else "0") if number is None else directed.placed(number, places)
        elif kind == "e":
            text = directed.in_e_notation(self.decimal(places + 1), places)
        else:
            text = self.decimal(max(places, 1) if count or kind else DEFAULT_DIGITS)
        return format(text, (align or ">") + width)

    def __int__(self) -> int:
        """The answer of an integer quantity."""
        if not self.facts.integer:
            raise TypeError(f"{self.claim.quantity} is not an integer; use float() or decimal()")
        exact = self._exact_integer()
        if exact is not None:
            return exact
        # The cap left the larger of two neighbours undecided: the safe one is asked for.
        man, exponent = signed(self.enclosure(refine.FIRST_BITS).ends[1 if self._up else 0])
        return int(man << exponent)

    # Comparison: about the exact real, decided or Undecided.

    def __eq__(self, other: object) -> bool:
        """Equality means: the same claim."""
        if isinstance(other, Bound):
            return self.claim == other.claim
        raise TypeError("a Bound is an inequality: compare it with a number by <= or >=, or use supports()")

    def __hash__(self) -> int:
        """Hash of the claim."""
        return hash(self.claim)

    def __lt__(self, other: object) -> bool:
        """Decided about the exact reals."""
        return self.compare(other) < 0

    def __le__(self, other: object) -> bool:
        """Decided about the exact reals."""
        return self.compare(other) <= 0

    def __gt__(self, other: object) -> bool:
        """Decided about the exact reals."""
        return self.compare(other) > 0

    def __ge__(self, other: object) -> bool:
        """Decided about the exact reals."""
        return self.compare(other) >= 0

    def compare(self, other: object) -> int:
        """-1, 0 or 1: the sign of (exact real - other), proved; Undecided at the precision cap."""
        if isinstance(other, Bound) and other.claim == self.claim:
            return 0
        difference, size = self._difference(other)
        given = other.claim.quantity if isinstance(other, Bound) else read(other).given
        return refine.sign(difference, size=size, what=f"{self.claim.quantity} against {given}")

    def supports(self, value: object) -> bool:
        """Whether a stated number is on the safe side: at least an upper bound's real, at most a lower's."""
        verdict = self.compare(read(value, "claim"))
        return verdict <= 0 if self._up else verdict >= 0

    def distance(self, value: object, digits: int = 6) -> str:
        """A decimal proved to be at most |exact real - value|."""
        difference, size = self._difference(read(value, "claim"))

        def absolute(bits: int) -> Enclosure:
            gap = difference(bits)
            return -gap if gap.sign() == -1 else gap

        low, _ = rounding.nearest_decimal(absolute, digits, up=False, size=size)
        return "0" if low is None or low.negative else directed.spelled(low, digits)

    def _difference(self, other: object) -> tuple[Callable[[int], Enclosure], int]:
        if isinstance(other, Bound):
            return (lambda bits: self.enclosure(bits) - other.enclosure(bits)), self.size + other.size
        exact = read(other, "the number compared with").exact
        return (lambda bits: self.enclosure(bits) - Enclosures(bits).number(exact)), self.size + exact.size

    # Data.

    def to_dict(self, digits: int = DEFAULT_DIGITS) -> dict[str, Any]:
        """The answer as plain data, all numbers as strings."""
        text, tight = self.rendered(digits)
        value, float_tight = self.binary64()
        facts = self.facts
        return {
            "format": FORMAT,
            "theorem": self.claim.theorem,
            "source": facts.source,
            "quantity": self.claim.quantity,
            "direction": self.direction,
            "decimal": text,
            "binary64": value.hex() if math.isfinite(value) else str(value),
            "enclosure": list(self.ends(digits)),
            "tight": tight and float_tight,
            "unit": facts.unit,
            "inputs": {name: {"given": given.given, "exact": str(given.exact)} for name, given in facts.inputs},
            "hypotheses": [{"words": words, "status": "checked"} for words in facts.checked]
            + [{"words": words, "status": "asserted"} for words in facts.asserted],
            "guarantee": self.guarantee(digits),
            "alternatives": [],
            "notes": list(facts.notes),
        }

    def guarantee(self, digits: int = DEFAULT_DIGITS) -> dict[str, str] | None:
        """The (epsilon, delta) pair that the theorem gives, rounded up, where it gives one."""
        if self.facts.guarantee is None:
            return None
        epsilon, delta = (self._side(side, digits) for side in self.facts.guarantee)
        return {"epsilon": epsilon, "delta": delta}

    def _side(self, side: Bound | Input | None, digits: int) -> str:
        if isinstance(side, Input):
            return rounding.exact_decimal(side.exact, digits, up=True)
        return (side or self).decimal(digits)

    def to_json(self, digits: int = DEFAULT_DIGITS, indent: int | None = 2) -> str:
        """`to_dict` as JSON text."""
        return json.dumps(self.to_dict(digits), indent=indent)

    def _repr_latex_(self) -> str:
        sign = r"\le" if self._up else r"\ge"
        name = self.claim.quantity.replace("_", r"\_")
        return rf"$\mathrm{{{name}}} {sign} {directed.in_latex(self.decimal())}$"

    def _repr_html_(self) -> str:
        sign = "&le;" if self._up else "&ge;"
        name, source = html.escape(self.claim.quantity), html.escape(self.facts.source)
        return f"<span><b>{name}</b> {sign} {self.decimal()} <small>({source})</small></span>"

    @property
    def _up(self) -> bool:
        return self.claim.direction == "upper"

    def _exact_integer(self) -> int | None:
        known = self.enclosure(refine.FIRST_BITS).rational
        return int(known.numerator) if known is not None and known.denominator == 1 else None


def _digits(digits: object) -> int:
    if not isinstance(digits, int) or isinstance(digits, bool) or not 1 <= digits <= MAX_DIGITS:
        raise InvalidInput(f"digits must be an integer from 1 to {MAX_DIGITS}, got {digits!r}")
    return digits
