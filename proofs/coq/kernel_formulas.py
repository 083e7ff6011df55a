"""Write kernel.v: the formulas that the kernel evaluates, read as trees and printed for Coq.

The certificates speak of these formulas and of nothing else. For those of the theorems that
Coq has proved, agreement.v and gaussian_mechanism.v show that they are the theorem's.

Usage: python proofs/coq/kernel_formulas.py [--check]
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from coq.sentences import FOLDER
from dpcert.readings.coq import coq
from dpcert.readings.expression import tree
from dpcert.theorems import (
    adaptive_filter,
    advanced_composition,
    basic_composition,
    conditions,
    conversion,
    corollary_3_21,
    gaussian_mechanism,
    gaussian_profile,
    kov_formulas,
    laplace_mechanism,
    optimal_profile,
    randomized_response,
    renyi,
    zero_concentrated,
)
from dpcert.theorems.mechanisms import OverRows

if TYPE_CHECKING:
    from collections.abc import Callable

FILE: Final = FOLDER / "kernel.v"
#: The formulas by their names in kernel.v; those over a list are taken for one row.
_NAMED: Final[dict[str, Callable[..., Any]]] = {
    "basic_total": basic_composition.total_formula,
    "basic_share": basic_composition.share_formula,
    "basic_limit": basic_composition.limit_formula,
    "advanced_epsilon_prime": advanced_composition.epsilon_prime_formula,
    "advanced_epsilon_prime_from_total": advanced_composition.epsilon_prime_from_total,
    "advanced_delta_total": advanced_composition.delta_total_formula,
    "advanced_limit_of_total": conditions.limit_of_total,
    "advanced_limit_of_room": conditions.limit_of_room,
    "advanced_smallest_delta_prime": advanced_composition.smallest_delta_prime_formula,
    "advanced_crossover": advanced_composition.crossover_formula,
    "corollary_largest_epsilon": corollary_3_21.largest_epsilon_formula,
    "corollary_excess": corollary_3_21.excess_formula,
    "kov_mean": OverRows(kov_formulas.mean_formula, 2),
    "kov_square": OverRows(kov_formulas.square_formula, 2),
    "kov_plain_form": kov_formulas.plain_form,
    "kov_e_form": kov_formulas.e_form,
    "kov_spent": OverRows(kov_formulas.spent_formula, 2),
    "kov_epsilon_prime": OverRows(kov_formulas.epsilon_prime_formula, 2),
    "kov_epsilon_prime_from_total": OverRows(kov_formulas.epsilon_prime_from_total, 3),
    "kov_limit_of_slack": kov_formulas.limit_of_slack,
    "kov_delta_total": OverRows(kov_formulas.delta_total_formula, 2),
    "kov_added": OverRows(kov_formulas.added_formula, 2),
    "kov_share": kov_formulas.share_formula,
    "kov_least_delta_prime": OverRows(kov_formulas.least_delta_prime, 2),
    "filter_level_of_more": adaptive_filter.level_of_more,
    "filter_epsilon_prime": adaptive_filter.epsilon_prime_formula,
    "filter_largest_epsilon": adaptive_filter.largest_epsilon_formula,
    "filter_largest_delta": adaptive_filter.largest_delta_formula,
    "filter_limit_of_budget": adaptive_filter.limit_of_budget,
    "rr_delta": randomized_response.delta_formula,
    "rr_smallest_epsilon_prime": randomized_response.smallest_epsilon_prime_formula,
    "rr_largest_epsilon": randomized_response.largest_epsilon_formula,
    "laplace_delta": laplace_mechanism.delta_formula,
    "laplace_smallest_epsilon": laplace_mechanism.smallest_epsilon_formula,
    "laplace_smallest_scale": laplace_mechanism.smallest_scale_formula,
    "laplace_smallest_standard_deviation": laplace_mechanism.smallest_standard_deviation_formula,
    "gaussian_smallest_sigma": gaussian_mechanism.smallest_sigma_formula,
    "gaussian_smallest_epsilon": gaussian_mechanism.smallest_epsilon_formula,
    "gaussian_smallest_delta": gaussian_mechanism.smallest_delta_formula,
    "profile_total_mu": gaussian_profile.mu_formula,
    "profile_total_mu_from_mu": gaussian_profile.mu_from_mu,
    "zcdp_pure": zero_concentrated.pure_formula,
    "zcdp_gaussian": zero_concentrated.gaussian_formula,
    "zcdp_bun_steinke": zero_concentrated.bun_steinke_formula,
    "zcdp_largest_rho_bun_steinke": zero_concentrated.largest_rho_bun_steinke_formula,
    "zcdp_stationarity_given_rho_and_delta": conversion.stationarity_given_rho_and_delta,
    "zcdp_stationarity_given_rho_and_epsilon": conversion.stationarity_given_rho_and_epsilon,
    "zcdp_stationarity_given_epsilon_and_delta": conversion.stationarity_given_epsilon_and_delta,
    "zcdp_epsilon_prime": conversion.epsilon_at_root,
    "zcdp_delta": conversion.delta_at_root,
    "zcdp_order": conversion.order_at_root,
    "zcdp_largest_rho": zero_concentrated.largest_rho_formula,
    "zcdp_largest_epsilon": zero_concentrated.largest_epsilon_formula,
    "zcdp_smallest_sigma": zero_concentrated.smallest_sigma_formula,
    "zcdp_largest_k": zero_concentrated.largest_k_formula,
    "optimal_shift": optimal_profile.shift_formula,
    "optimal_outcome": optimal_profile.outcome_formula,
    "optimal_delta_total": optimal_profile.delta_total_formula,
    "renyi_divergence": renyi.divergence_formula,
    "renyi_far_divergence": renyi.far_divergence_formula,
    "renyi_gaussian_divergence": renyi.gaussian_divergence_formula,
    "renyi_epsilon_of_order": renyi.order_formula,
    "renyi_stationarity_given_epsilon_and_delta": renyi.stationarity_given_epsilon_and_delta,
    "renyi_stationarity_given_both_epsilons": renyi.stationarity_given_both_epsilons,
    "renyi_stationarity_given_target": renyi.stationarity_given_target,
    "renyi_epsilon": renyi.epsilon_formula,
    "renyi_epsilon_prime": renyi.epsilon_prime_formula,
    "renyi_delta": renyi.delta_formula,
    "renyi_largest_k": renyi.largest_k_formula,
}


def _parameters(formula: Callable[..., Any]) -> tuple[str, ...]:
    """The formula's own, where a list has one row."""
    names = inspect.signature(getattr(formula, "formula", formula)).parameters
    return tuple(name for name in names if name not in {"rows", "real"})


#: With the parameters of each.
FORMULAS: Final = {name: (formula, _parameters(formula)) for name, formula in _NAMED.items()}
_OPENING: Final = """\
(** * The kernel's formulas

    Written by kernel_formulas.py from the functions that dpcert evaluates, read as expression
    trees. For those of the theorems that Coq has proved, agreement.v and gaussian_mechanism.v
    show that they are the theorem's. *)

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
