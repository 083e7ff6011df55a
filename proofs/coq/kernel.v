(** * The kernel's formulas

    Written by kernel_formulas.py from the functions that dpcert evaluates, read as expression
    trees. For those of the theorems that Coq has proved, agreement.v and gaussian_mechanism.v
    show that they are the theorem's. *)

From Coq Require Import Reals.
Open Scope R_scope.

(** dpcert.theorems.basic_composition.total_formula *)
Definition basic_total (k each : R) : R :=
  k * each.

(** dpcert.theorems.basic_composition.share_formula *)
Definition basic_share (k total : R) : R :=
  total / k.

(** dpcert.theorems.basic_composition.limit_formula *)
Definition basic_limit (k delta : R) : R :=
  k * delta - 1.

(** dpcert.theorems.advanced_composition.epsilon_prime_formula *)
Definition advanced_epsilon_prime (k epsilon delta_prime : R) : R :=
  sqrt (2 * k * ln (1 / delta_prime)) * epsilon + k * epsilon * (exp epsilon - 1).

(** dpcert.theorems.advanced_composition.epsilon_prime_from_total *)
Definition advanced_epsilon_prime_from_total (k epsilon delta delta_total : R) : R :=
  sqrt (2 * k * ln (1 / (delta_total - k * delta))) * epsilon + k * epsilon * (exp epsilon - 1).

(** dpcert.theorems.advanced_composition.delta_total_formula *)
Definition advanced_delta_total (k delta delta_prime : R) : R :=
  k * delta + delta_prime.

(** dpcert.theorems.conditions.limit_of_total *)
Definition advanced_limit_of_total (k delta delta_prime : R) : R :=
  k * delta + delta_prime - 1.

(** dpcert.theorems.conditions.limit_of_room *)
Definition advanced_limit_of_room (k delta delta_total : R) : R :=
  k * delta - delta_total.

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

(** dpcert.theorems.kov_formulas.spent_formula *)
Definition kov_spent (k epsilon : R) : R :=
  k * epsilon.

(** dpcert.theorems.kov_formulas.epsilon_prime_formula *)
Definition kov_epsilon_prime (k epsilon delta_prime : R) : R :=
  Rmin (k * epsilon) (Rmin (k * epsilon * tanh (epsilon / 2) + sqrt (2 * (k * epsilon ^ 2) * ln (exp 1 + sqrt (k * epsilon ^ 2) / delta_prime))) (k * epsilon * tanh (epsilon / 2) + sqrt (2 * (k * epsilon ^ 2) * ln (1 / delta_prime)))).

(** dpcert.theorems.kov_formulas.epsilon_prime_from_total *)
Definition kov_epsilon_prime_from_total (k epsilon delta delta_total : R) : R :=
  Rmin (k * epsilon) (Rmin (k * epsilon * tanh (epsilon / 2) + sqrt (2 * (k * epsilon ^ 2) * ln (exp 1 + sqrt (k * epsilon ^ 2) / - (exp (ln (1 + - delta_total) - k * ln (1 + - delta)) - 1)))) (k * epsilon * tanh (epsilon / 2) + sqrt (2 * (k * epsilon ^ 2) * ln (1 / - (exp (ln (1 + - delta_total) - k * ln (1 + - delta)) - 1))))).

(** dpcert.theorems.kov_formulas.limit_of_slack *)
Definition kov_limit_of_slack (delta_prime : R) : R :=
  delta_prime - 1.

(** dpcert.theorems.kov_formulas.delta_total_formula *)
Definition kov_delta_total (k delta delta_prime : R) : R :=
  - (exp (ln (1 + - delta_prime) + k * ln (1 + - delta)) - 1).

(** dpcert.theorems.kov_formulas.added_formula *)
Definition kov_added (k delta delta_prime : R) : R :=
  k * delta + delta_prime.

(** dpcert.theorems.kov_formulas.share_formula *)
Definition kov_share (k epsilon_prime : R) : R :=
  epsilon_prime / k.

(** dpcert.theorems.kov_formulas.least_delta_prime *)
Definition kov_least_delta_prime (k epsilon epsilon_prime : R) : R :=
  exp (- ((epsilon_prime - k * epsilon * tanh (epsilon / 2)) ^ 2 / (2 * (k * epsilon ^ 2)))) * Rmin 1 (sqrt (k * epsilon ^ 2) / - (exp (1 - (epsilon_prime - k * epsilon * tanh (epsilon / 2)) ^ 2 / (2 * (k * epsilon ^ 2))) - 1)).

(** dpcert.theorems.adaptive_filter.level_of_more *)
Definition filter_level_of_more (k epsilon delta_prime squares_spent : R) : R :=
  sqrt (2 * ln (1 / delta_prime) * (squares_spent + k * epsilon ^ 2)) + (squares_spent + k * epsilon ^ 2) / 2.

(** dpcert.theorems.adaptive_filter.epsilon_prime_formula *)
Definition filter_epsilon_prime (k epsilon delta_prime : R) : R :=
  sqrt (2 * ln (1 / delta_prime) * (k * epsilon ^ 2)) + k * epsilon ^ 2 / 2.

(** dpcert.theorems.adaptive_filter.largest_epsilon_formula *)
Definition filter_largest_epsilon (k epsilon_prime delta_prime squares_spent : R) : R :=
  sqrt (((2 * epsilon_prime / (sqrt (2 * (ln (1 / delta_prime) + epsilon_prime)) + sqrt (2 * ln (1 / delta_prime)))) ^ 2 - squares_spent) / k).

(** dpcert.theorems.adaptive_filter.largest_delta_formula *)
Definition filter_largest_delta (k delta_budget delta_spent : R) : R :=
  (delta_budget - delta_spent) / k.

(** dpcert.theorems.adaptive_filter.limit_of_budget *)
Definition filter_limit_of_budget (k delta delta_budget delta_spent : R) : R :=
  k * delta + delta_spent - delta_budget.

(** dpcert.theorems.randomized_response.delta_formula *)
Definition rr_delta (epsilon epsilon_prime : R) : R :=
  - (exp (Rmin (epsilon_prime - epsilon) 0) - 1) / (1 + exp (- epsilon)).

(** dpcert.theorems.randomized_response.smallest_epsilon_prime_formula *)
Definition rr_smallest_epsilon_prime (epsilon delta : R) : R :=
  - Rmin (- (epsilon + ln (1 + - Rmin (delta * (1 + exp (- epsilon))) (- (exp (- 2 * epsilon) - 1))))) 0.

(** dpcert.theorems.randomized_response.largest_epsilon_formula *)
Definition rr_largest_epsilon (epsilon_prime delta : R) : R :=
  epsilon_prime + ln (1 + delta * exp (- epsilon_prime)) - ln (1 + - delta).

(** dpcert.theorems.laplace_mechanism.delta_formula *)
Definition laplace_delta (epsilon scale sensitivity : R) : R :=
  - (exp (Rmin (epsilon - sensitivity / scale) 0 / 2) - 1).

(** dpcert.theorems.laplace_mechanism.smallest_epsilon_formula *)
Definition laplace_smallest_epsilon (scale delta sensitivity : R) : R :=
  - Rmin (- (sensitivity / scale + 2 * ln (1 + - delta))) 0.

(** dpcert.theorems.laplace_mechanism.smallest_scale_formula *)
Definition laplace_smallest_scale (epsilon delta sensitivity : R) : R :=
  sensitivity / (epsilon - 2 * ln (1 + - delta)).

(** dpcert.theorems.laplace_mechanism.smallest_standard_deviation_formula *)
Definition laplace_smallest_standard_deviation (epsilon delta sensitivity : R) : R :=
  sqrt (2 * (sensitivity / (epsilon - 2 * ln (1 + - delta))) ^ 2).

(** dpcert.theorems.gaussian_mechanism.smallest_sigma_formula *)
Definition gaussian_smallest_sigma (epsilon delta sensitivity : R) : R :=
  sqrt (2 * ln (5 / (4 * delta))) * sensitivity / epsilon.

(** dpcert.theorems.gaussian_mechanism.smallest_epsilon_formula *)
Definition gaussian_smallest_epsilon (sigma delta sensitivity : R) : R :=
  sqrt (2 * ln (5 / (4 * delta))) * sensitivity / sigma.

(** dpcert.theorems.gaussian_mechanism.smallest_delta_formula *)
Definition gaussian_smallest_delta (sigma epsilon sensitivity : R) : R :=
  5 * exp (- (sigma * epsilon / sensitivity) ^ 2 / 2) / 4.

(** dpcert.theorems.gaussian_profile.mu_formula *)
Definition profile_total_mu (sigma sensitivity k : R) : R :=
  sqrt k * sensitivity / sigma.

(** dpcert.theorems.gaussian_profile.mu_from_mu *)
Definition profile_total_mu_from_mu (mu k : R) : R :=
  sqrt k * mu.

(** dpcert.theorems.zero_concentrated.pure_formula *)
Definition zcdp_pure (epsilon : R) : R :=
  epsilon ^ 2 / 2.

(** dpcert.theorems.zero_concentrated.gaussian_formula *)
Definition zcdp_gaussian (sigma sensitivity : R) : R :=
  (sensitivity / sigma) ^ 2 / 2.

(** dpcert.theorems.zero_concentrated.bun_steinke_formula *)
Definition zcdp_bun_steinke (rho delta : R) : R :=
  rho + 2 * sqrt (rho * ln (1 / delta)).

(** dpcert.theorems.zero_concentrated.largest_rho_bun_steinke_formula *)
Definition zcdp_largest_rho_bun_steinke (k epsilon_prime delta : R) : R :=
  (epsilon_prime / (sqrt (ln (1 / delta) + epsilon_prime) + sqrt (ln (1 / delta)))) ^ 2 / k.

(** dpcert.theorems.conversion.stationarity_given_rho_and_delta *)
Definition zcdp_stationarity_given_rho_and_delta (t rho delta : R) : R :=
  rho * t ^ 2 + ln (1 + t) - ln (1 / delta).

(** dpcert.theorems.conversion.stationarity_given_rho_and_epsilon *)
Definition zcdp_stationarity_given_rho_and_epsilon (w rho epsilon_prime : R) : R :=
  w + epsilon_prime - rho / tanh (w / 2).

(** dpcert.theorems.conversion.stationarity_given_epsilon_and_delta *)
Definition zcdp_stationarity_given_epsilon_and_delta (t epsilon_prime delta : R) : R :=
  (epsilon_prime + ln (1 + 1 / t)) * t ^ 2 / (1 + 2 * t) + ln (1 + t) - ln (1 / delta).

(** dpcert.theorems.conversion.epsilon_at_root *)
Definition zcdp_epsilon_prime (t rho : R) : R :=
  - Rmin (ln (1 + 1 / t) - (1 + 2 * t) * rho) 0.

(** dpcert.theorems.conversion.delta_at_root *)
Definition zcdp_delta (t rho : R) : R :=
  1 / (exp (rho * t ^ 2) * (1 + t)).

(** dpcert.theorems.conversion.order_at_root *)
Definition zcdp_order (w : R) : R :=
  1 / (exp w - 1).

(** dpcert.theorems.zero_concentrated.largest_rho_formula *)
Definition zcdp_largest_rho (t k epsilon_prime : R) : R :=
  (epsilon_prime + ln (1 + 1 / t)) / (1 + 2 * t) / k.

(** dpcert.theorems.zero_concentrated.largest_epsilon_formula *)
Definition zcdp_largest_epsilon (t k epsilon_prime : R) : R :=
  sqrt (2 * ((epsilon_prime + ln (1 + 1 / t)) / (1 + 2 * t)) / k).

(** dpcert.theorems.zero_concentrated.smallest_sigma_formula *)
Definition zcdp_smallest_sigma (t k epsilon_prime sensitivity : R) : R :=
  sensitivity * sqrt (k / (2 * ((epsilon_prime + ln (1 + 1 / t)) / (1 + 2 * t)))).

(** dpcert.theorems.zero_concentrated.largest_k_formula *)
Definition zcdp_largest_k (t rho epsilon_prime : R) : R :=
  (epsilon_prime + ln (1 + 1 / t)) / (1 + 2 * t) / rho.

(** dpcert.theorems.optimal_profile.shift_formula *)
Definition optimal_shift (k epsilon : R) : R :=
  k * ln (1 + exp epsilon).

(** dpcert.theorems.optimal_profile.outcome_formula *)
Definition optimal_outcome (count truths lies shift epsilon epsilon_prime : R) : R :=
  - count * Rmin (exp (epsilon_prime + lies * epsilon - shift) - exp (truths * epsilon - shift)) 0.

(** dpcert.theorems.optimal_profile.delta_total_formula *)
Definition optimal_delta_total (k delta pure : R) : R :=
  pure - (1 - pure) * (exp (k * ln (1 + - delta)) - 1).

(** dpcert.theorems.renyi.divergence_formula *)
Definition renyi_divergence (k epsilon alpha : R) : R :=
  k * ln (1 + (exp ((alpha - 1) * epsilon) - 1) * (exp ((alpha - 1) * epsilon) - 1 + (2 + (exp ((alpha - 1) * epsilon) - 1)) * tanh (epsilon / 2)) / (2 * (1 + (exp ((alpha - 1) * epsilon) - 1)))) / (alpha - 1).

(** dpcert.theorems.renyi.far_divergence_formula *)
Definition renyi_far_divergence (k epsilon alpha : R) : R :=
  k * ((alpha - 1) * epsilon + ln (1 + (exp (- 2 * (alpha - 1) * epsilon) - 1) * exp (- epsilon) / (1 + exp (- epsilon)))) / (alpha - 1).

(** dpcert.theorems.renyi.gaussian_divergence_formula *)
Definition renyi_gaussian_divergence (k sigma sensitivity alpha : R) : R :=
  k * alpha * (sensitivity / sigma) ^ 2 / 2.

(** dpcert.theorems.renyi.order_formula *)
Definition renyi_epsilon_of_order (alpha tau delta : R) : R :=
  - Rmin ((ln delta + ln alpha) / (alpha - 1) - ln (1 + - 1 / alpha) - tau) 0.

(** dpcert.theorems.renyi.stationarity_given_epsilon_and_delta *)
Definition renyi_stationarity_given_epsilon_and_delta (t k epsilon delta : R) : R :=
  k * (- ln (1 + (exp (- 2 * t * epsilon) - 1) * exp (- epsilon) / (1 + exp (- epsilon))) - 2 * t * epsilon * exp (- (1 + 2 * t) * epsilon) / (1 + exp (- (1 + 2 * t) * epsilon))) + ln (1 + t) - ln (1 / delta).

(** dpcert.theorems.renyi.stationarity_given_both_epsilons *)
Definition renyi_stationarity_given_both_epsilons (w k epsilon epsilon_prime : R) : R :=
  w + epsilon_prime - k * epsilon * tanh (epsilon / (2 * tanh (w / 2))).

(** dpcert.theorems.renyi.stationarity_given_target *)
Definition renyi_stationarity_given_target (t epsilon epsilon_prime delta : R) : R :=
  (epsilon_prime + ln (1 + 1 / t)) / (epsilon * tanh ((1 + 2 * t) * epsilon / 2)) * (- ln (1 + (exp (- 2 * t * epsilon) - 1) * exp (- epsilon) / (1 + exp (- epsilon))) - 2 * t * epsilon * exp (- (1 + 2 * t) * epsilon) / (1 + exp (- (1 + 2 * t) * epsilon))) + ln (1 + t) - ln (1 / delta).

(** dpcert.theorems.renyi.epsilon_formula *)
Definition renyi_epsilon (t k epsilon : R) : R :=
  k * (epsilon * tanh ((1 + 2 * t) * epsilon / 2)) - ln (1 + 1 / t).

(** dpcert.theorems.renyi.epsilon_prime_formula *)
Definition renyi_epsilon_prime (t k epsilon : R) : R :=
  - Rmin (- (k * (epsilon * tanh ((1 + 2 * t) * epsilon / 2)) - ln (1 + 1 / t))) 0.

(** dpcert.theorems.renyi.delta_formula *)
Definition renyi_delta (t k epsilon : R) : R :=
  Rmin (exp (- k * (- ln (1 + (exp (- 2 * t * epsilon) - 1) * exp (- epsilon) / (1 + exp (- epsilon))) - 2 * t * epsilon * exp (- (1 + 2 * t) * epsilon) / (1 + exp (- (1 + 2 * t) * epsilon)))) / (1 + t)) 1.

(** dpcert.theorems.renyi.largest_k_formula *)
Definition renyi_largest_k (t epsilon epsilon_prime : R) : R :=
  (epsilon_prime + ln (1 + 1 / t)) / (epsilon * tanh ((1 + 2 * t) * epsilon / 2)).
