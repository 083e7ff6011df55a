(** * The shape of Theorem 3.20's formula, and certified inverses

    - the formula increases in epsilon and in k and decreases in delta' ([increases_in_epsilon],
      [increases_in_k], [decreases_in_delta_prime]);
    - [certified_inverse]: where f increases, f lo <= t < f hi proves that every value up to lo
      is allowed and that every value allowed is below hi. Two comparisons certify a largest
      epsilon ([largest_epsilon_certified]) or a largest k ([largest_k_certified]);
    - the smallest delta' and the crossover with basic composition, in closed form
      ([smallest_delta_prime_exact], [crossover_exact]). *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import hoeffding advanced_composition.
Open Scope R_scope.

Lemma ln_inverse_nonnegative d : 0 < d <= 1 -> 0 <= ln (1 / d).
Proof. intros Hd. rewrite <- ln_1. apply Rcomplements.ln_le; [lra|]. apply Rcomplements.Rle_div_r; lra. Qed.

Lemma ln_inverse d : 0 < d -> ln (1 / d) = - ln d.
Proof. intros Hd. unfold Rdiv. rewrite Rmult_1_l. now apply ln_Rinv. Qed.

(** More epsilon, more total. *)
Theorem increases_in_epsilon k d e e' :
  0 < k -> 0 <= e < e' -> epsilon_prime k e d < epsilon_prime k e' d.
Proof.
  intros Hk He. unfold epsilon_prime.
  pose proof (sqrt_pos (2 * k * ln (1 / d))). pose proof (exp_increasing e e').
  pose proof (exp_ineq1_le e). pose proof (exp_ineq1 e').
  assert (e * (exp e - 1) < e' * (exp e' - 1)) by nra. nra.
Qed.

(** More mechanisms, more total; k is real. *)
Theorem increases_in_k k k' d e :
  0 <= k < k' -> 0 < e -> 0 < d <= 1 -> epsilon_prime k e d < epsilon_prime k' e d.
Proof.
  intros Hk He Hd. unfold epsilon_prime. pose proof (ln_inverse_nonnegative d Hd).
  assert (sqrt (2 * k * ln (1 / d)) <= sqrt (2 * k' * ln (1 / d))) by (apply sqrt_le_1_alt; nra).
  pose proof (exp_ineq1 e). assert (0 < e * (exp e - 1)) by nra. nra.
Qed.

(** More slack, less total. *)
Theorem decreases_in_delta_prime k d d' e :
  0 < k -> 0 < e -> 0 < d < d' -> d' <= 1 -> epsilon_prime k e d' < epsilon_prime k e d.
Proof.
  intros Hk He Hd Hd'. unfold epsilon_prime. pose proof (ln_inverse_nonnegative d').
  assert (ln (1 / d') < ln (1 / d)) by (rewrite !ln_inverse by lra; pose proof (ln_increasing d d'); lra).
  assert (sqrt (2 * k * ln (1 / d')) < sqrt (2 * k * ln (1 / d))) by (apply sqrt_lt_1_alt; nra). nra.
Qed.

(** ** Inverses *)

(** Two comparisons certify the inverse of an increasing function. *)
Theorem certified_inverse (domain : R -> Prop) (f : R -> R) target low high :
  (forall x y, domain x -> domain y -> x < y -> f x < f y) ->
  domain low -> domain high -> f low <= target < f high ->
  (forall x, domain x -> x <= low -> f x <= target) /\ (forall x, domain x -> f x <= target -> x < high).
Proof.
  intros Hincreasing Hlow Hhigh Hf. split.
  - intros x Hx [Hlt | ->]; [|lra]. specialize (Hincreasing x low Hx Hlow Hlt). lra.
  - intros x Hx Hle. apply Rnot_le_lt. intros [Hlt | <-]; [|lra].
    specialize (Hincreasing high x Hhigh Hx Hlt). lra.
Qed.

(** The same for epsilon: what is at most [low] is allowed, what is allowed is below [high]. *)
Theorem largest_epsilon_certified k d target low high :
  0 < k -> 0 <= low -> 0 <= high ->
  epsilon_prime k low d <= target -> target < epsilon_prime k high d ->
  (forall e, 0 <= e <= low -> epsilon_prime k e d <= target)
  /\ (forall e, 0 <= e -> epsilon_prime k e d <= target -> e < high).
Proof.
  intros Hk Hlow Hhigh H1 H2.
  destruct (certified_inverse (fun e => 0 <= e) (fun e => epsilon_prime k e d) target low high) as [Ha Hb];
    auto; [intros; now apply increases_in_epsilon|].
  split; [|easy]. intros e [He Hle]. auto.
Qed.

(** The same for k: exactly the k up to [largest] are allowed. *)
Theorem largest_k_certified (largest : nat) e d target :
  0 < e -> 0 < d <= 1 ->
  epsilon_prime (INR largest) e d <= target -> target < epsilon_prime (INR largest + 1) e d ->
  forall k : nat, epsilon_prime (INR k) e d <= target <-> (k <= largest)%nat.
Proof.
  intros He Hd H1 H2 k.
  destruct (certified_inverse (fun x => 0 <= x) (fun x => epsilon_prime x e d) target (INR largest) (INR largest + 1))
    as [Ha Hb]; auto using pos_INR.
  - intros x y Hx _ Hxy. now apply increases_in_k.
  - pose proof (pos_INR largest). lra.
  - split.
    + intros Hk. apply Hb in Hk; [|apply pos_INR]. rewrite <- S_INR in Hk. apply INR_lt in Hk.
      now apply PeanoNat.Nat.lt_succ_r.
    + intros Hk. apply Ha; [apply pos_INR|]. now apply le_INR.
Qed.

(** What the mean leaves of the target. *)
Definition slack (k e target : R) : R := target - k * e * (exp e - 1).

(** The formula solved for delta'. *)
Definition smallest_delta_prime (k e target : R) : R := exp (- (slack k e target ^ 2) / (2 * k * e ^ 2)).

(** A slack is enough exactly from that value on. *)
Theorem smallest_delta_prime_exact k e d target :
  0 < k -> 0 < e -> 0 < d <= 1 -> 0 <= slack k e target ->
  epsilon_prime k e d <= target <-> smallest_delta_prime k e target <= d.
Proof.
  intros Hk He Hd Hslack. pose proof (ln_inverse_nonnegative d Hd) as Hl.
  transitivity (sqrt (2 * k * ln (1 / d)) * e <= slack k e target).
  { unfold epsilon_prime, slack. lra. }
  transitivity (2 * k * ln (1 / d) * e ^ 2 <= slack k e target ^ 2).
  { set (a := 2 * k * ln (1 / d)). assert (Ha : 0 <= a) by (unfold a; nra).
    replace (a * e ^ 2) with ((sqrt a * e) ^ 2) by (rewrite Rpow_mult_distr, pow2_sqrt; easy).
    assert (0 <= sqrt a * e) by (apply Rmult_le_pos; [apply sqrt_pos|lra]). split; intros H1.
    - now apply pow_incr.
    - apply Rsqr_incr_0; rewrite ?Rsqr_pow2; easy. }
  rewrite ln_inverse by easy. unfold smallest_delta_prime.
  assert (Hpos : 0 < 2 * k * e ^ 2) by (apply Rmult_lt_0_compat; [lra|now apply pow_lt]). split; intros H.
  - rewrite <- (exp_ln d) by easy. apply exp_le. apply Rcomplements.Rle_div_l; [easy|]. lra.
  - apply Rcomplements.ln_le in H; [|apply exp_pos]. rewrite ln_exp in H.
    apply Rcomplements.Rle_div_l in H; [|easy]. lra.
Qed.

(** The number of mechanisms at which Theorem 3.20 meets k epsilon. *)
Definition crossover (e d : R) : R := 2 * ln (1 / d) / (1 - (exp e - 1)) ^ 2.

(** Below ln 2 the theorem gives less than k epsilon exactly for the k beyond the crossover. *)
Theorem crossover_exact k e d :
  0 < k -> 0 < e < ln 2 -> 0 < d <= 1 -> epsilon_prime k e d < k * e <-> crossover e d < k.
Proof.
  intros Hk He Hd. pose proof (ln_inverse_nonnegative d Hd) as Hl. set (l := ln (1 / d)) in *.
  assert (Hroom : 0 < 1 - (exp e - 1)).
  { pose proof (exp_increasing e (ln 2) (proj2 He)) as H. rewrite exp_ln in H; lra. }
  set (r := 1 - (exp e - 1)) in *.
  transitivity (sqrt (2 * k * l) < k * r).
  { unfold epsilon_prime. fold l. replace (exp e - 1) with (1 - r) by (unfold r; ring). split; nra. }
  transitivity (2 * k * l < (k * r) ^ 2).
  { assert (0 <= 2 * k * l) by nra. assert (0 <= k * r) by nra. pose proof (sqrt_pos (2 * k * l)).
    rewrite <- (pow2_sqrt (2 * k * l)) at 2 by easy. rewrite <- !Rsqr_pow2. split; intros H2.
    - now apply Rsqr_incrst_1.
    - now apply Rsqr_incrst_0. }
  transitivity (2 * l < k * r ^ 2).
  { replace (2 * k * l) with (k * (2 * l)) by ring. replace ((k * r) ^ 2) with (k * (k * r ^ 2)) by ring.
    split; [apply Rmult_lt_reg_l | apply Rmult_lt_compat_l]; easy. }
  unfold crossover. fold l r. symmetry. now apply Rcomplements.Rlt_div_l, pow_lt.
Qed.

(** From ln 2 on it never gives less. *)
Theorem no_crossover k e d : 0 < k -> ln 2 <= e -> k * e <= epsilon_prime k e d.
Proof.
  intros Hk He. pose proof (exp_le (ln 2) e He) as H. rewrite exp_ln in H by lra.
  pose proof (sqrt_pos (2 * k * ln (1 / d))). unfold epsilon_prime.
  assert (0 < ln 2) by (rewrite <- ln_1; apply ln_increasing; lra).
  assert (0 < k * e) by nra. nra.
Qed.
