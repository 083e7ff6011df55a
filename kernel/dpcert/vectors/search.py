"""A deterministic search for answers that lie next to a double on the side where nearest rounding is unsafe.

There an error of a hundredth of an ulp in an implementation turns a safe answer into
an unsafe one. Candidate n of a quantity is made of the bits of a SHA-256, so that the
rows recorded in content/*.txt can be found again on any machine.
"""

from __future__ import annotations

import hashlib
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dpcert.errors import DpcertError
from dpcert.reals.ball import signed
from dpcert.theorems import STATEMENTS

if TYPE_CHECKING:
    from dpcert.bound import Bound

TRIES: Final = 1000
KEPT: Final = 2
#: In ulp.
NEAR: Final = Fraction(1, 100)
_BITS: Final = 140
_MANTISSA: Final = 53
#: Powers of two between which each parameter is taken; k is an integer.
_RANGES: Final = {
    "k": (0, 14),
    "epsilon": (-10, 0),
    "delta": (-40, -3),
    "delta_prime": (-40, -3),
    "delta_total": (-40, -3),
    "epsilon_prime": (-2, 3),
    "sigma": (0, 6),
    "scale": (-3, 3),
    "rho": (-6, 2),
    "alpha": (1, 6),
    "tau": (-6, 1),
}
SEARCHED: Final = (
    ("advanced_composition", "epsilon_prime", "k epsilon delta_prime"),
    ("advanced_composition", "largest_epsilon", "k epsilon_prime delta_prime"),
    ("advanced_composition", "smallest_delta_prime", "k epsilon epsilon_prime"),
    ("advanced_composition", "crossover", "epsilon delta_prime"),
    ("corollary_3_21", "largest_epsilon", "k epsilon_prime delta_prime"),
    ("kov_composition", "epsilon_prime", "k epsilon delta_prime"),
    ("kov_composition", "largest_epsilon", "k epsilon_prime delta_prime"),
    ("optimal_composition", "epsilon_prime", "k epsilon delta_total"),
    ("optimal_composition", "delta_total", "k epsilon epsilon_prime"),
    ("gaussian_mechanism", "smallest_sigma", "epsilon delta"),
    ("gaussian_profile", "delta", "epsilon sigma"),
    ("gaussian_profile", "smallest_epsilon", "sigma delta"),
    ("gaussian_profile", "smallest_sigma", "epsilon delta"),
    ("zero_concentrated", "epsilon_prime", "rho delta"),
    ("zero_concentrated", "epsilon_prime_bun_steinke", "rho delta"),
    ("zero_concentrated", "largest_rho", "epsilon_prime delta"),
    ("renyi", "epsilon_prime", "k epsilon delta"),
    ("renyi", "epsilon_prime_of_order", "alpha tau delta"),
    ("renyi", "divergence", "alpha epsilon"),
    ("laplace_mechanism", "delta", "epsilon scale"),
    ("laplace_mechanism", "smallest_scale", "epsilon delta"),
    ("randomized_response", "delta", "epsilon_prime epsilon"),
    ("randomized_response", "largest_epsilon", "epsilon_prime delta"),
    ("adaptive_filter", "epsilon_prime", "k epsilon delta_prime"),
    ("adaptive_filter", "largest_epsilon", "k epsilon_prime delta_prime"),
)


def near_doubles(stem: str, quantity: str, names: str) -> list[str]:
    """The lines of content for the hardest candidates of a row of SEARCHED."""
    ask = next(s for s in STATEMENTS if s.stem == stem).quantity(quantity).ask
    found = []
    for number in range(TRIES):
        inputs = {name: _value(f"{stem}.{quantity}.{name}.{number}", name) for name in names.split()}
        try:
            gap = _gap(ask(**inputs))
        except DpcertError:
            continue
        if gap <= NEAR:
            found.append((gap, number, " ".join(inputs.values())))
    return [f"{line} ; NearDouble ; candidate {number} of a search" for _, number, line in sorted(found)[:KEPT]]


def _value(seed: str, name: str) -> str:
    bits = int.from_bytes(hashlib.sha256(seed.encode()).digest(), "big")
    low, high = _RANGES[name]
    exponent = low + bits % (high - low)
    mantissa = (1 << (_MANTISSA - 1)) + (bits >> 64) % (1 << (_MANTISSA - 1))
    if name == "k":
        return str(mantissa >> (_MANTISSA - 1 - exponent))
    return (mantissa * 2.0 ** (exponent - _MANTISSA + 1)).hex()


def _gap(bound: Bound) -> Fraction:
    """How far the answer is from the next double on its unsafe side, in ulp; 1 where it is exact."""
    man, _ = signed(bound.enclosure(_BITS).ends[0])
    spare = man.bit_length() - _MANTISSA
    if spare <= 0:
        return Fraction(1)
    part = Fraction(int(man & ((1 << spare) - 1)), 1 << spare)
    return (part or Fraction(1)) if bound.direction == "upper" else 1 - part
