(** * The kernel's formulas

    Written by kernel_formulas.py from the functions that dpcert evaluates, read as expression
    trees. agreement.v proves that they are the formulas of the theorems. *)

From Coq Require Import Reals.
Open Scope R_scope.

(** dpcert.theorems.basic_composition.total_formula *)
Definition basic_total (k each : R) : R :=
  k * each.

(** dpcert.theorems.advanced_composition.epsilon_prime_formula *)
Definition advanced_epsilon_prime (k epsilon delta_prime : R) : R :=
  sqrt (2 * k * ln (1 / delta_prime)) * epsilon + k * epsilon * (exp epsilon - 1).

(** dpcert.theorems.advanced_composition.delta_total_formula *)
Definition advanced_delta_total (k delta delta_prime : R) : R :=
  k * delta + delta_prime.

(** dpcert.theorems.advanced_composition.smallest_delta_prime_formula *)
Definition advanced_smallest_delta_prime (k epsilon epsilon_prime : R) : R :=
  exp (- (epsilon_prime - k * epsilon * (exp epsilon - 1)) ^ 2 / (2 * k * epsilon ^ 2)).

(** dpcert.theorems.advanced_composition.crossover_formula *)
Definition advanced_crossover (epsilon delta_prime : R) : R :=
  2 * ln (1 / delta_prime) / (1 - (exp epsilon - 1)) ^ 2.

(** dpcert.theorems.corollary_3_21.largest_epsilon_formula *)
Definition corollary_largest_epsilon (k epsilon_prime delta_prime : R) : R :=
  epsilon_prime / (2 * sqrt (2 * k * ln (1 / delta_prime))).

(** dpcert.theorems.corollary_3_21.excess_formula *)
Definition corollary_excess (k epsilon_prime delta_prime : R) : R :=
  exp (epsilon_prime / (2 * sqrt (2 * k * ln (1 / delta_prime)))) - 1 - sqrt (2 * ln (1 / delta_prime) / k).

(** dpcert.theorems.kov_formulas.mean_formula *)
Definition kov_mean (k epsilon : R) : R :=
  k * epsilon * tanh (epsilon / 2).

(** dpcert.theorems.kov_formulas.square_formula *)
Definition kov_square (k epsilon : R) : R :=
  k * epsilon ^ 2.

(** dpcert.theorems.kov_formulas.plain_form *)
Definition kov_plain_form (mean square delta_prime : R) : R :=
  mean + sqrt (2 * square * ln (1 / delta_prime)).

(** dpcert.theorems.kov_formulas.e_form *)
Definition kov_e_form (mean square delta_prime : R) : R :=
  mean + sqrt (2 * square * ln (exp 1 + sqrt square / delta_prime)).

(** dpcert.theorems.kov_formulas.delta_total_formula *)
Definition kov_delta_total (k delta delta_prime : R) : R :=
  - (exp (ln (1 + - delta_prime) + k * ln (1 + - delta)) - 1).

(** dpcert.theorems.randomized_response.delta_formula *)
Definition rr_delta (epsilon epsilon_prime : R) : R :=
  - (exp (Rmin (epsilon_prime - epsilon) 0) - 1) / (1 + exp (- epsilon)).

(** dpcert.theorems.zero_concentrated.pure_formula *)
Definition zcdp_pure (epsilon : R) : R :=
  epsilon ^ 2 / 2.

(** dpcert.theorems.zero_concentrated.bun_steinke_formula *)
Definition zcdp_bun_steinke (rho delta : R) : R :=
  rho + 2 * sqrt (rho * ln (1 / delta)).

(** dpcert.theorems.gaussian_mechanism.smallest_sigma_formula *)
Definition gaussian_smallest_sigma (epsilon delta sensitivity : R) : R :=
  sqrt (2 * ln (5 / (4 * delta))) * sensitivity / epsilon.
