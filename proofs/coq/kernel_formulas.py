"""Write kernel.v: the formulas that the kernel evaluates, read as trees and printed for Coq.

agreement.v proves that they are the formulas of the theorems; the certificates
speak of them and of nothing else.

Usage: python proofs/coq/kernel_formulas.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq.sentences import FOLDER
from dpcert.readings.coq import coq
from dpcert.readings.expression import tree
from dpcert.theorems import (
    advanced_composition,
    basic_composition,
    corollary_3_21,
    gaussian_mechanism,
    kov_formulas,
    randomized_response,
    zero_concentrated,
)
from dpcert.theorems.mechanisms import OverRows

if TYPE_CHECKING:
    from collections.abc import Callable

FILE: Final = FOLDER / "kernel.v"
#: Where each formula comes from, and its parameters; those over a list are taken for one row.
FORMULAS: Final[dict[str, tuple[Callable[..., Any], tuple[str, ...]]]] = {
    "basic_total": (basic_composition.total_formula, ("k", "each")),
    "advanced_epsilon_prime": (advanced_composition.epsilon_prime_formula, ("k", "epsilon", "delta_prime")),
    "advanced_delta_total": (advanced_composition.delta_total_formula, ("k", "delta", "delta_prime")),
    "advanced_smallest_delta_prime": (
        advanced_composition.smallest_delta_prime_formula,
        ("k", "epsilon", "epsilon_prime"),
    ),
    "advanced_crossover": (advanced_composition.crossover_formula, ("epsilon", "delta_prime")),
    "corollary_largest_epsilon": (corollary_3_21.largest_epsilon_formula, ("k", "epsilon_prime", "delta_prime")),
    "corollary_excess": (corollary_3_21.excess_formula, ("k", "epsilon_prime", "delta_prime")),
    "kov_mean": (OverRows(kov_formulas.mean_formula, 2), ("k", "epsilon")),
    "kov_square": (OverRows(kov_formulas.square_formula, 2), ("k", "epsilon")),
    "kov_plain_form": (kov_formulas.plain_form, ("mean", "square", "delta_prime")),
    "kov_e_form": (kov_formulas.e_form, ("mean", "square", "delta_prime")),
    "kov_delta_total": (OverRows(kov_formulas.delta_total_formula, 2), ("k", "delta", "delta_prime")),
    "rr_delta": (randomized_response.delta_formula, ("epsilon", "epsilon_prime")),
    "zcdp_pure": (zero_concentrated.pure_formula, ("epsilon",)),
    "zcdp_bun_steinke": (zero_concentrated.bun_steinke_formula, ("rho", "delta")),
    "gaussian_smallest_sigma": (gaussian_mechanism.smallest_sigma_formula, ("epsilon", "delta", "sensitivity")),
}
_OPENING: Final = """\
(** * The kernel's formulas

    Written by kernel_formulas.py from the functions that dpcert evaluates, read as expression
    trees. agreement.v proves that they are the formulas of the theorems. *)

From Coq Require Import Reals.
Open Scope R_scope.
"""


def file() -> str:
    """The whole file."""
    return _OPENING + "".join(_definition(name, *formula) for name, formula in FORMULAS.items())


def _definition(name: str, formula: Callable[..., Any], parameters: tuple[str, ...]) -> str:
    origin = getattr(formula, "formula", formula)
    words, term = f"{origin.__module__}.{origin.__name__}", coq(tree(formula, parameters))
    return f"\n(** {words} *)\nDefinition {name} ({' '.join(parameters)} : R) : R :=\n  {term}.\n"


def main(arguments: list[str]) -> int:
    """Write the file, or say whether the one on disk is the one that would be written."""
    if arguments == ["--check"]:
        return 0 if FILE.read_text(encoding="utf-8") == file() else 1
    FILE.write_text(file(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
