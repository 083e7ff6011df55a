(** * Corollary 3.21, in its true form

    The book allows each of k mechanisms epsilon = epsilon' / (2 sqrt (2 k ln (1 / delta'))) for a
    total of epsilon', for 0 < epsilon' < 1 and every delta' > 0. By Theorem 3.20 this is right

    - exactly if k (e^epsilon - 1) <= sqrt (2 k ln (1 / delta')) ([corollary_3_21_exact]),
    - for all real k >= 1 and 0 < epsilon' <= 1 together exactly if e^(1/(2r)) <= 1 + r, where
      r = sqrt (2 ln (1 / delta')) ([corollary_3_21_sharp]), so
    - for delta' <= 7/10 ([corollary_3_21_formula], and for mechanisms [corollary_3_21]).

    The statement as printed, for every delta' below 1, is false: at k = 1, epsilon' = delta' =
    999/1000 it allows an epsilon above 11, and randomized response at that epsilon is not
    (999/1000, 999/1000)-private ([corollary_3_21_as_printed_is_false]). *)

From Coq Require Import Reals List Lra Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import summation closeness hoeffding views advanced_composition.
From Dpcert Require Import advanced_composition_shape adversary randomized_response.
Import ListNotations.
Open Scope R_scope.

(** What the corollary allows each mechanism. *)
Definition corollary_epsilon (k epsilon_prime delta_prime : R) : R :=
  epsilon_prime / (2 * sqrt (2 * k * ln (1 / delta_prime))).

Section Exact.
(** Here [target] is epsilon', and d is delta'. *)
Variables (k target d : R).
Hypothesis k_positive : 0 < k.
Hypothesis target_positive : 0 < target.
Hypothesis d_range : 0 < d < 1.

Let z := sqrt (2 * k * ln (1 / d)).
Let e := corollary_epsilon k target d.

Lemma ln_inverse_positive : 0 < ln (1 / d).
Proof. rewrite ln_inverse by lra. pose proof (ln_increasing d 1). rewrite ln_1 in H. lra. Qed.

Lemma z_positive : 0 < z.
Proof. apply sqrt_lt_R0. pose proof ln_inverse_positive. nra. Qed.

Lemma corollary_epsilon_positive : 0 < e.
Proof. apply Rdiv_lt_0_compat; [easy|]. pose proof z_positive. fold z. lra. Qed.

(** The first term of the theorem is half the target; the second has to fit into the rest. *)
Theorem corollary_3_21_exact : epsilon_prime k e d <= target <-> k * (exp e - 1) <= z.
Proof.
  pose proof z_positive as Hz. pose proof corollary_epsilon_positive as He.
  assert (Ht : target = 2 * z * e) by (unfold e, corollary_epsilon; fold z; field; lra).
  unfold epsilon_prime. fold z. rewrite Ht. split; nra.
Qed.

End Exact.

(** k = 1 and epsilon' = 1 are the worst case: (e^(a u) - 1) <= u (e^a - 1) for u <= 1. *)
Lemma worst_k u a : 0 <= u <= 1 -> exp (u * a) - 1 <= u * (exp a - 1).
Proof.
  intros Hu. pose proof (exp_convex u a 0 Hu) as H. rewrite Rmult_0_r, Rplus_0_r, exp_0 in H. lra.
Qed.

(** The root in the condition at k = 1. *)
Definition slack_root (d : R) : R := sqrt (2 * ln (1 / d)).

(** The exact range of delta' for all k >= 1 and epsilon' <= 1 at once; k = 1 is the worst. *)
Theorem corollary_3_21_sharp d :
  0 < d < 1 ->
  (forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target)
  <-> exp (1 / (2 * slack_root d)) <= 1 + slack_root d.
Proof.
  intros Hd. pose proof (ln_inverse_positive d Hd) as Hl. unfold slack_root. set (r := sqrt (2 * ln (1 / d))).
  assert (Hr : 0 < r) by (apply sqrt_lt_R0; lra). split.
  - intros H. specialize (H 1 1 ltac:(lra) ltac:(lra)).
    apply corollary_3_21_exact in H; try lra. unfold corollary_epsilon in H.
    rewrite Rmult_1_r in H. fold r in H. lra.
  - intros Hworst k target Hk Ht. apply corollary_3_21_exact; try lra.
    assert (Hu : 0 < sqrt k) by (apply sqrt_lt_R0; lra).
    assert (Hk1 : 1 <= sqrt k) by (rewrite <- sqrt_1; apply sqrt_le_1_alt; lra).
    assert (Hz : sqrt (2 * k * ln (1 / d)) = sqrt k * r).
    { unfold r. rewrite <- sqrt_mult by lra. f_equal. ring. }
    unfold corollary_epsilon. rewrite Hz.
    set (u := target / sqrt k).
    assert (Hu1 : 0 <= u <= 1).
    { unfold u. split; [apply Rlt_le, Rdiv_lt_0_compat; lra|]. apply Rcomplements.Rle_div_l; lra. }
    replace (target / (2 * (sqrt k * r))) with (u * (1 / (2 * r))) by (unfold u; field; lra).
    pose proof (worst_k u (1 / (2 * r)) Hu1) as Hw.
    (* k (e^(a u) - 1) <= k u r = target sqrt k r <= sqrt k r *)
    apply Rle_trans with (k * (u * r)); [apply Rmult_le_compat_l; nra|].
    replace (k * (u * r)) with (target * (sqrt k * r)).
    + assert (0 < sqrt k * r) by now apply Rmult_lt_0_compat. nra.
    + unfold u. rewrite <- (sqrt_sqrt k) at 2 by lra. field. lra.
Qed.

(** The threshold in d is sharp: the condition passes from a delta' to every smaller one. *)
Lemma sharp_condition_monotone d d' :
  0 < d <= d' -> d' < 1 ->
  exp (1 / (2 * slack_root d')) <= 1 + slack_root d' -> exp (1 / (2 * slack_root d)) <= 1 + slack_root d.
Proof.
  intros Hd Hd' H. pose proof (ln_inverse_positive d' ltac:(lra)) as Hl.
  assert (Hr' : 0 < slack_root d') by (apply sqrt_lt_R0; lra).
  assert (Hr : slack_root d' <= slack_root d).
  { apply sqrt_le_1_alt. rewrite !ln_inverse in * by lra.
    pose proof (Rcomplements.ln_le d d' ltac:(lra) (proj2 Hd)). lra. }
  apply Rle_trans with (exp (1 / (2 * slack_root d'))); [|lra]. apply exp_le.
  unfold Rdiv. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
Qed.

(** Two values of delta' that enclose the threshold settle the question on both sides of it. *)
Theorem corollary_3_21_threshold low high :
  0 < low < 1 -> 0 < high < 1 ->
  exp (1 / (2 * slack_root low)) <= 1 + slack_root low ->
  ~ exp (1 / (2 * slack_root high)) <= 1 + slack_root high ->
  (forall d, 0 < d <= low ->
     forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target) /\
  (forall d, high <= d < 1 ->
     ~ (forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target)).
Proof.
  intros Hlow Hhigh Hin Hout. split; intros d Hd.
  - apply corollary_3_21_sharp; [lra|]. apply sharp_condition_monotone with low; lra.
  - rewrite corollary_3_21_sharp by lra. intros Hcond. apply Hout.
    apply sharp_condition_monotone with d; lra.
Qed.

(** e^x <= (1 - x / 32)^-32, from 1 + y <= e^y. *)
Lemma exp_upper x : 0 <= x < 32 -> exp x <= / (1 - x / 32) ^ 32.
Proof.
  intros Hx. assert (H : 0 < 1 - x / 32) by lra.
  rewrite <- (Ropp_involutive x) at 1. rewrite exp_Ropp. apply Rinv_le_contravar; [now apply pow_lt|].
  replace (exp (- x)) with (exp (- x / 32) ^ 32) by (rewrite <- Rpower_pow by apply exp_pos;
    unfold Rpower; rewrite ln_exp; f_equal; cbn; field).
  apply pow_incr. pose proof (exp_ineq1_le (- x / 32)). lra.
Qed.

Lemma seven_tenths_condition d : 0 < d <= 7 / 10 -> exp (1 / (2 * slack_root d)) <= 1 + slack_root d.
Proof.
  intros Hd. assert (Hr : 84 / 100 <= slack_root d).
  { unfold slack_root. rewrite <- (sqrt_pow2 (84 / 100)) by lra. apply sqrt_le_1_alt.
    (* ln (10/7) >= 0.3528, as e^0.3528 <= 10/7 *)
    assert ((84 / 100) ^ 2 / 2 <= ln (1 / d)); [|lra].
    rewrite <- (ln_exp ((84 / 100) ^ 2 / 2)). apply Rcomplements.ln_le; [apply exp_pos|].
    apply Rle_trans with (/ (1 - (84 / 100) ^ 2 / 2 / 32) ^ 32); [apply exp_upper; lra|].
    apply Rle_trans with (1 / (7 / 10)); [lra|].
    unfold Rdiv. rewrite !Rmult_1_l. apply Rinv_le_contravar; lra. }
  apply Rle_trans with (exp (1 / (2 * (84 / 100)))).
  - apply exp_le. unfold Rdiv. apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
  - apply Rle_trans with (184 / 100); [|lra].
    apply Rle_trans with (/ (1 - 1 / (2 * (84 / 100)) / 32) ^ 32); [apply exp_upper; lra|lra].
Qed.

(** A round number within that range. *)
Theorem corollary_3_21_formula k target d :
  1 <= k -> 0 < target <= 1 -> 0 < d <= 7 / 10 ->
  epsilon_prime k (corollary_epsilon k target d) d <= target.
Proof. intros Hk Ht Hd. apply corollary_3_21_sharp; auto using seven_tenths_condition; lra. Qed.

(** The corollary for Definition 3.7's adversary. *)
Theorem corollary_3_21 {T C X W : Type} (s : summation T) (coin_sum : summation C)
    (adjacent : X -> X -> Prop) (family : W -> X -> T -> R) (k : nat) target delta d :
  (forall w x, distribution s (family w x)) ->
  (1 <= k)%nat -> 0 < target <= 1 -> 0 <= delta -> 0 < d <= 7 / 10 ->
  family_private s adjacent family (corollary_epsilon (INR k) target d) delta ->
  composition_private s coin_sum adjacent family target (INR k * delta + d) k.
Proof.
  intros Hfamily Hk Ht Hdelta Hd Hprivate A.
  assert (Hk1 : 1 <= INR k) by (apply (le_INR 1); exact Hk).
  assert (He := corollary_epsilon_positive (INR k) target d ltac:(lra) ltac:(lra) ltac:(lra)).
  assert (H : composition_private s coin_sum adjacent family
                (epsilon_prime (INR k) (corollary_epsilon (INR k) target d) d) (INR k * delta + d) k)
    by (apply theorem_3_20_adversary; auto; lra).
  apply close_weaken with (5 := H A); try (intros E; now apply experiment_range); [|lra].
  now apply corollary_3_21_formula.
Qed.

(** ** As printed *)

(** The printed statement, restricted to mechanisms with two outcomes and delta' below 1; the
    restriction makes its refutation stronger. *)
Definition corollary_3_21_as_printed : Prop :=
  forall (k : nat) target delta d p q,
    (1 <= k)%nat -> 0 < target < 1 -> 0 <= delta -> 0 < d < 1 ->
    kernel answers_sum p -> kernel answers_sum q ->
    (forall seen, close (corollary_epsilon (INR k) target d) delta
                        (probability answers_sum (p seen)) (probability answers_sum (q seen))) ->
    close target (INR k * delta + d) (view answers_sum p k []) (view answers_sum q k []).

(** It is false. *)
Theorem corollary_3_21_as_printed_is_false : ~ corollary_3_21_as_printed.
Proof.
  intros Hprinted. set (d := 999 / 1000). set (e := corollary_epsilon (INR 1) d d).
  assert (He : 11 <= e).
  { (* ln (1000/999) <= 1/999, so the root is at most 9/200 *)
    assert (Hl : ln (1 / d) <= 1 / 999).
    { rewrite <- (ln_exp (1 / 999)). apply Rcomplements.ln_le; [unfold d; lra|].
      pose proof (exp_ineq1_le (1 / 999)). unfold d. lra. }
    assert (Hpos := ln_inverse_positive d ltac:(unfold d; lra)).
    assert (Hroot : sqrt (2 * INR 1 * ln (1 / d)) <= 9 / 200).
    { rewrite <- (sqrt_pow2 (9 / 200)) by lra. apply sqrt_le_1_alt. cbn [INR]. lra. }
    assert (Hroot0 : 0 < sqrt (2 * INR 1 * ln (1 / d))) by (apply sqrt_lt_R0; cbn [INR]; lra).
    unfold e, corollary_epsilon. apply Rcomplements.Rle_div_r; [lra|].
    apply Rle_trans with (999 / 1000); [lra | unfold d; lra]. }
  assert (Hrr := Hprinted 1%nat d 0 d (fun _ => rr e true) (fun _ => rr e false)
    (le_n 1) ltac:(unfold d; lra) (Rle_refl 0) ltac:(unfold d; lra)
    (fun _ => rr_distribution e true) (fun _ => rr_distribution e false)
    (fun _ => rr_private e ltac:(lra))).
  assert (Hd : rr_delta e d <= INR 1 * 0 + d).
  { apply rr_profile; [unfold d; lra|]. intros E.
    specialize (Hrr (fun h => match h with y :: _ => E y | [] => false end)). exact Hrr. }
  (* e^11 > 2.4^11 is far above what d = 999/1000 allows *)
  assert (Hlarge : 10000 <= exp e).
  { apply Rle_trans with (exp (1 / 4) ^ 44).
    - apply Rle_trans with ((5 / 4) ^ 44); [lra|]. apply pow_incr. pose proof (exp_ineq1_le (1 / 4)). lra.
    - rewrite <- Rpower_pow by apply exp_pos. unfold Rpower. rewrite ln_exp. apply exp_le.
      rewrite INR_IZR_INZ. cbn. lra. }
  assert (exp d <= 3) by (apply Rle_trans with (2 := exp_le_3), exp_le; unfold d; lra).
  unfold rr_delta in Hd. apply Rcomplements.Rle_div_l in Hd; [|lra]. cbn [INR] in Hd.
  unfold d in Hd at 2. lra.
Qed.
