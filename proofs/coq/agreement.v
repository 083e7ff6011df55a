(** * The kernel's formulas are the formulas of the theorems

    kernel.v holds what dpcert evaluates. Where the text is the same up to brackets, Coq accepts
    the equality by computation ([reflexivity]); where the kernel writes a formula in another way
    for the sake of its digits, the equality or equivalence is proved. *)

From Coq Require Import Reals List Lra Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import summation closeness hoeffding views basic_composition advanced_composition.
From Dpcert Require Import advanced_composition_shape randomized_response corollary_3_21 zero_concentrated kernel.
Import ListNotations.
Open Scope R_scope.

(** Basic composition of k equal mechanisms. *)
Theorem basic_total_agrees k each : basic_total (INR k) each = total (fun _ => each) 0 k.
Proof. symmetry. apply total_constant. Qed.

(** Theorem 3.20's epsilon', *)
Theorem advanced_epsilon_prime_agrees : advanced_epsilon_prime = epsilon_prime.
Proof. reflexivity. Qed.

(** the delta that goes with it, *)
Theorem advanced_delta_total_agrees k delta delta_prime :
  advanced_delta_total (INR k) delta delta_prime = INR k * delta + delta_prime.
Proof. reflexivity. Qed.

(** the smallest delta', *)
Theorem advanced_smallest_delta_prime_agrees : advanced_smallest_delta_prime = smallest_delta_prime.
Proof. reflexivity. Qed.

(** and the crossover. *)
Theorem advanced_crossover_agrees : advanced_crossover = crossover.
Proof. reflexivity. Qed.

(** Corollary 3.21's epsilon, *)
Theorem corollary_largest_epsilon_agrees : corollary_largest_epsilon = corollary_epsilon.
Proof. reflexivity. Qed.

(** and the condition that the kernel decides: it holds exactly where Theorem 3.20 gives the target. *)
Theorem corollary_excess_agrees k target d :
  0 < k -> 0 < target -> 0 < d < 1 ->
  corollary_excess k target d <= 0 <-> epsilon_prime k (corollary_epsilon k target d) d <= target.
Proof.
  intros Hk Ht Hd. rewrite corollary_3_21_exact by easy. unfold corollary_excess.
  fold (corollary_epsilon k target d). set (x := exp (corollary_epsilon k target d) - 1).
  pose proof (ln_inverse_positive d Hd) as Hl.
  replace (sqrt (2 * k * ln (1 / d))) with (k * sqrt (2 * ln (1 / d) / k)); [split; nra|].
  replace (2 * k * ln (1 / d)) with (k ^ 2 * (2 * ln (1 / d) / k)) by (field; lra).
  rewrite sqrt_mult_alt by apply pow2_ge_0. now rewrite sqrt_pow2 by lra.
Qed.

(** tanh (x / 2) in the form of hoeffding.v. *)
Lemma tanh_half_is_tanh x : tanh (x / 2) = tanh_half x.
Proof.
  unfold tanh, sinh, cosh, tanh_half.
  replace (exp x) with (exp (x / 2) * exp (x / 2)) by (rewrite <- exp_plus; f_equal; field).
  rewrite exp_Ropp. pose proof (exp_pos (x / 2)). field. split; nra.
Qed.

(** The plain form of Kairouz, Oh and Viswanath for k equal mechanisms is that of
    [sharp_composition_product], *)
Theorem kov_plain_form_agrees k epsilon delta_prime :
  kov_plain_form (kov_mean (INR k) epsilon) (kov_square (INR k) epsilon) delta_prime =
  sharp_epsilon_prime (total (fun _ => mean_loss epsilon) 0 k) (total (fun _ => epsilon ^ 2) 0 k) delta_prime.
Proof.
  rewrite !total_constant. unfold kov_plain_form, kov_mean, kov_square, sharp_epsilon_prime, mean_loss.
  rewrite tanh_half_is_tanh. now rewrite Rmult_assoc.
Qed.

(** and so is its delta, which the kernel computes through logarithms. *)
Theorem kov_delta_total_agrees k delta delta_prime :
  delta < 1 -> delta_prime < 1 ->
  kov_delta_total (INR k) delta delta_prime = 1 - kept (fun _ => delta) 0 k * (1 - delta_prime).
Proof.
  intros Hd Hp. unfold kov_delta_total.
  replace (kept (fun _ => delta) 0 k) with (exp (INR k * ln (1 + - delta))).
  - rewrite exp_plus, exp_ln by lra. ring.
  - generalize 0%nat. induction k as [|k IH]; intros n; [now rewrite Rmult_0_l, exp_0|].
    cbn [kept]. rewrite <- IH, S_INR, Rmult_plus_distr_r, exp_plus, Rmult_1_l, exp_ln by lra. ring.
Qed.

(** Randomized response, up to its own epsilon. *)
Theorem rr_delta_agrees epsilon x : x <= epsilon -> kernel.rr_delta epsilon x = randomized_response.rr_delta epsilon x.
Proof.
  intros Hx. unfold kernel.rr_delta, randomized_response.rr_delta. rewrite Rmin_left by lra.
  replace (x - epsilon) with (x + - epsilon) by ring. rewrite exp_plus, exp_Ropp.
  pose proof (exp_pos epsilon). field. lra.
Qed.

(** The rho of a pure mechanism, *)
Theorem zcdp_pure_agrees epsilon : zcdp_pure epsilon = epsilon ^ 2 / 2.
Proof. reflexivity. Qed.

(** and what a total rho gives. *)
Theorem zcdp_bun_steinke_agrees : zcdp_bun_steinke = zero_concentrated_epsilon.
Proof. reflexivity. Qed.
