(** * Theorem 3.20: advanced composition

    If each step is (epsilon, delta)-close whatever has been seen, then the views of k steps are
    (epsilon', k delta + delta')-close with

      epsilon' = sqrt (2 k ln (1 / delta')) epsilon + k epsilon (e^epsilon - 1).

    [theorem_3_20] says this for any summation, [theorem_3_20_finite] and
    [theorem_3_20_countable] for finite and countable outcome sets. [sharp_composition] is
    stronger: every step has its own epsilon_i and delta_i, the mean is
    epsilon_i tanh (epsilon_i / 2), and the deltas count as
    1 - (1 - delta') (1 - delta_1) ... (1 - delta_k): one of the three forms of Kairouz, Oh and
    Viswanath, Theorem 3.5.

    The proof is one induction on k. It needs neither a joint law nor a martingale, and no
    event of large loss: for every lambda >= 0 and every real x, with kept the product of the
    1 - delta_i,

      P E - e^x Q E <= 1 - kept (1 - exp (- lambda x + what the moments add up to)).

    For k = 0 this is 1 - e^x <= e^(- lambda x). A step of loss l turns x into x - l, and the
    expectation of e^(lambda l) is what [loss_moment] bounds. *)

From Coq Require Import Reals List Lra Psatz.
From Dpcert Require Import summation closeness hoeffding lemma_3_18 views basic_composition.
Import ListNotations.
Open Scope R_scope.

(** The formula of the theorem; k may be any real number. *)
Definition epsilon_prime (k epsilon delta_prime : R) : R :=
  sqrt (2 * k * ln (1 / delta_prime)) * epsilon + k * epsilon * (exp epsilon - 1).

(** The sharper formula: the sum of means and the sum of squares come from the budgets. *)
Definition sharp_epsilon_prime (means squares delta_prime : R) : R :=
  means + sqrt (2 * squares * ln (1 / delta_prime)).

(** The largest mean of the loss of an epsilon-private step, epsilon tanh (epsilon / 2). *)
Definition mean_loss (epsilon : R) : R := epsilon * tanh_half epsilon.

Lemma mean_loss_bounds epsilon :
  0 <= epsilon ->
  0 <= mean_loss epsilon /\ mean_loss epsilon <= epsilon ^ 2 / 2
  /\ mean_loss epsilon <= epsilon * (exp epsilon - 1).
Proof.
  intros He. unfold mean_loss. destruct (tanh_half_bounds epsilon He) as ([H0 _] & H2 & H3). nra.
Qed.

Section Potential.
Context {T : Type} (s : summation T).
Variables (epsilon delta : nat -> R) (p q : list T -> T -> R) (lambda : R).
Hypothesis epsilon_nonnegative : forall i, 0 <= epsilon i.
Hypothesis delta_range : forall i, 0 <= delta i <= 1.
Hypothesis p_kernel : kernel s p.
Hypothesis q_kernel : kernel s q.
Hypothesis p_q_close : stepwise_close s epsilon delta p q.
Hypothesis lambda_nonnegative : 0 <= lambda.

(** The logarithm of what [loss_moment] allows one step. *)
Definition log_moment (i : nat) : R :=
  lambda * epsilon i * tanh_half (epsilon i) + (lambda * epsilon i) ^ 2 / 2.

Lemma total_log_moment n k :
  total log_moment n k =
  lambda * total (fun i => mean_loss (epsilon i)) n k + lambda ^ 2 / 2 * total (fun i => epsilon i ^ 2) n k.
Proof.
  revert n. induction k as [|k IH]; intros n; cbn [total]; [ring|].
  rewrite IH. unfold log_moment, mean_loss. field.
Qed.

Lemma base_case x : 1 - exp x <= exp (- (lambda * x)).
Proof.
  destruct (Rle_dec 0 x) as [Hx | Hx].
  - pose proof (exp_le 0 x Hx) as H. rewrite exp_0 in H. pose proof (exp_pos (- (lambda * x))). lra.
  - pose proof (exp_pos x). assert (exp 0 <= exp (- (lambda * x))) by (apply exp_le; nra).
    rewrite exp_0 in *. lra.
Qed.

Lemma potential k seen E x :
  view s p k seen E - exp x * view s q k seen E <=
  1 - kept delta (length seen) k * (1 - exp (- (lambda * x) + total log_moment (length seen) k)).
Proof.
  revert seen x. induction k as [|k IH]; intros seen x; cbn [view total kept].
  - rewrite !Rplus_0_r. pose proof (base_case x). pose proof (exp_pos (- (lambda * x))).
    destruct (E seen); cbn; lra.
  - set (n := length seen). set (r := kept delta (S n) k). set (m := total log_moment (S n) k).
    set (A := exp (- (lambda * x) + (log_moment n + m))).
    pose proof (kept_range delta (S n) k delta_range) as Hr. fold r in Hr.
    pose proof (delta_range n) as Hdelta. pose proof (exp_pos x) as Hx.
    (* Where A is above 1 there is nothing to show. *)
    destruct (Rle_dec 1 A) as [Hlarge | Hsmall].
    { pose proof (view_range s p (S k) seen E p_kernel). pose proof (view_range s q (S k) seen E q_kernel).
      cbn [view] in *. assert (0 <= (1 - delta n) * r) by (apply Rmult_le_pos; lra). nra. }
    apply Rnot_le_lt in Hsmall.
    destruct (decomposition s _ _ (p seen) (q seen) (epsilon_nonnegative n)
                (p_kernel seen) (q_kernel seen) (p_q_close seen)) as (core & u & D).
    fold n in D. destruct D as [Hcore Hu Htarget Hmass Htmass].
    assert (Wc : weight s core) by (apply weight_below with (p seen); [apply p_kernel|easy]).
    set (P y := view s p k (y :: seen) E). set (Q y := view s q k (y :: seen) E).
    assert (HP : bounded P) by now apply view_bounded.
    assert (HQ : bounded Q) by now apply view_bounded.
    set (l y := u y * epsilon n).  (* the loss *)
    assert (Hl : bounded (fun y => exp (- l y))).
    { destruct (exp_tilt_bounded u Hu (- epsilon n)) as [b Hb]. exists b. intros y.
      specialize (Hb y). now replace (- l y) with (- epsilon n * u y) by (unfold l; ring). }
    (* On the q-side only what lies under the core counts, *)
    assert (Hq : expect s core (fun y => exp (- l y) * Q y) <= expect s (q seen) Q).
    { apply expect_monotone_weights; auto using bounded_product; [apply q_kernel|].
      intros y. rewrite <- Rmult_assoc. apply Rmult_le_compat_r; [now apply view_range|apply Htarget]. }
    (* on the p-side the core and the mass left out. *)
    pose proof (step_to_core s p p_kernel core seen P Hcore (fun y => view_range s p k (y :: seen) E p_kernel)) as Hp.
    enough (Hmain : expect s core P - exp x * expect s core (fun y => exp (- l y) * Q y)
                    <= (1 - r) * sum s core + r * (A * sum s core)).
    { assert (0 <= r * (1 - A) * (sum s core - (1 - delta n))) by (repeat apply Rmult_le_pos; lra). nra. }
    replace (expect s core P - _) with (expect s core (fun y => - exp x * (exp (- l y) * Q y) + P y))
      by (rewrite expect_linear by (auto using bounded_product); ring).
    set (a := exp (- (lambda * x) + m)).
    apply Rle_trans with (r * a * expect s core (fun y => exp (lambda * epsilon n * u y)) + (1 - r) * sum s core).
    + rewrite <- expect_constant, <- expect_linear by auto using exp_tilt_bounded, constant_bounded.
      apply expect_monotone; auto using bounded_linear, bounded_product, exp_tilt_bounded, constant_bounded.
      intros y. specialize (IH (y :: seen) (x - l y)). fold (P y) (Q y) in IH.
      cbn [length] in IH. fold n r m in IH.
      replace (exp (x - l y)) with (exp x * exp (- l y)) in IH by (rewrite <- exp_plus; f_equal; ring).
      replace (exp (- (lambda * (x - l y)) + m)) with (a * exp (lambda * epsilon n * u y))
        in IH by (unfold a; rewrite <- exp_plus; f_equal; unfold l; ring).
      lra.
    + pose proof (loss_moment s (epsilon n) core u (epsilon_nonnegative n) Wc Hu Htmass lambda lambda_nonnegative)
        as Hmoment. fold (log_moment n) in Hmoment.
      replace A with (a * exp (log_moment n)) by (unfold A, a; rewrite <- exp_plus; f_equal; ring).
      assert (0 <= r * a) by (apply Rmult_le_pos; [lra|apply Rlt_le, exp_pos]). nra.
Qed.

End Potential.

(** The best lambda: sqrt (2 l / squares), where l = ln (1 / delta'). *)
Lemma best_lambda squares l :
  0 < squares -> 0 <= l ->
  exists lambda, 0 <= lambda
    /\ - (lambda * sqrt (2 * squares * l)) + lambda ^ 2 * squares / 2 = - l.
Proof.
  intros Hs Hl. exists (sqrt (2 * l / squares)). split; [apply sqrt_pos|].
  assert (H0 : 0 <= 2 * l / squares) by (apply Rmult_le_pos; [lra|]; apply Rlt_le, Rinv_0_lt_compat, Hs).
  rewrite <- sqrt_mult by nra. replace (2 * l / squares * (2 * squares * l)) with ((2 * l) ^ 2) by (field; lra).
  rewrite sqrt_pow2 by lra. rewrite <- Rsqr_pow2, Rsqr_sqrt by easy. field. lra.
Qed.

Lemma squares_zero epsilon n k :
  total (fun i => epsilon i ^ 2) n k = 0 -> total epsilon n k = 0.
Proof.
  revert n. induction k as [|k IH]; intros n Hzero; cbn [total] in *; [easy|].
  pose proof (total_nonnegative (fun i => epsilon i ^ 2) (S n) k (fun i => pow2_ge_0 (epsilon i))).
  pose proof (pow2_ge_0 (epsilon n)). rewrite IH by lra. nra.
Qed.

Section Statements.
Context {T : Type} (s : summation T).

Lemma sharp_one_side (epsilon delta : nat -> R) p q k delta_prime E :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i <= 1) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q -> 0 < delta_prime <= 1 ->
  view s p k [] E <=
  exp (sharp_epsilon_prime (total (fun i => mean_loss (epsilon i)) 0 k)
                           (total (fun i => epsilon i ^ 2) 0 k) delta_prime) * view s q k [] E
  + (1 - kept delta 0 k * (1 - delta_prime)).
Proof.
  intros He Hd Hp Hq Hclose Hdp. unfold sharp_epsilon_prime.
  set (means := total _ 0 k). set (squares := total _ 0 k). set (l := ln (1 / delta_prime)).
  assert (Hl : 0 <= l).
  { unfold l. rewrite <- ln_1. apply Rcomplements.ln_le; [lra|]. apply Rcomplements.Rle_div_r; lra. }
  assert (Hsquares : 0 <= squares) by (apply total_nonnegative; intros; apply pow2_ge_0).
  assert (Hmeans : 0 <= means) by (apply total_nonnegative; intros; now apply mean_loss_bounds).
  destruct Hsquares as [Hsquares | Hzero].
  - destruct (best_lambda squares l Hsquares Hl) as (lambda & Hlambda & Hbest).
    pose proof (potential s epsilon delta p q lambda He Hd Hp Hq Hclose Hlambda k [] E
                  (means + sqrt (2 * squares * l))) as H.
    cbn [length] in H.
    replace (- (lambda * (means + sqrt (2 * squares * l))) + total (log_moment epsilon lambda) 0 k) with (- l) in H.
    + unfold l in H. rewrite <- ln_Rinv in H by (apply Rdiv_lt_0_compat; lra).
      rewrite exp_ln in H by (apply Rinv_0_lt_compat, Rdiv_lt_0_compat; lra).
      replace (/ (1 / delta_prime)) with delta_prime in H by (field; lra). fold l in H. lra.
    + rewrite <- Hbest, total_log_moment. fold means squares. field.
  - (* Every epsilon is 0: basic composition says more. *)
    rewrite <- Hzero, Rmult_0_r, Rmult_0_l, sqrt_0, Rplus_0_r.
    pose proof (basic_one_side s epsilon delta p q He Hd Hp Hq Hclose k [] E) as H. cbn [length] in H.
    replace (total epsilon 0 k) with 0 in H.
    + rewrite exp_0 in H. pose proof (exp_le 0 means Hmeans) as H1. rewrite exp_0 in H1.
      pose proof (view_range s q k [] E Hq). pose proof (kept_range delta 0 k Hd). nra.
    + symmetry. now apply squares_zero.
Qed.

(** Each step with its own budget; both directions, as [close] says. *)
Theorem sharp_composition_product (epsilon delta : nat -> R) p q k delta_prime :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i <= 1) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q -> 0 < delta_prime <= 1 ->
  close (sharp_epsilon_prime (total (fun i => mean_loss (epsilon i)) 0 k)
                             (total (fun i => epsilon i ^ 2) 0 k) delta_prime)
        (1 - kept delta 0 k * (1 - delta_prime))
        (view s p k []) (view s q k []).
Proof.
  intros He Hd Hp Hq Hclose Hdp E.
  split; apply sharp_one_side; auto using stepwise_close_sym.
Qed.

(** The same with the deltas added up. *)
Theorem sharp_composition (epsilon delta : nat -> R) p q k delta_prime :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q -> 0 < delta_prime <= 1 ->
  close (sharp_epsilon_prime (total (fun i => mean_loss (epsilon i)) 0 k)
                             (total (fun i => epsilon i ^ 2) 0 k) delta_prime)
        (total delta 0 k + delta_prime)
        (view s p k []) (view s q k []).
Proof.
  intros He Hd Hp Hq Hclose Hdp. apply stepwise_close_up_to_one in Hclose; [|easy..].
  set (delta1 i := Rmin (delta i) 1) in *.
  assert (Hrange : forall i, 0 <= delta1 i <= 1) by (intros i; now apply up_to_one_range).
  apply close_weaken with (5 := sharp_composition_product epsilon delta1 p q k delta_prime He Hrange Hp Hq Hclose Hdp);
    try (intros E; now apply view_range); [apply Rle_refl|].
  pose proof (kept_range delta1 0 k Hrange). pose proof (lost_at_most_total delta1 0 k Hrange).
  assert (total delta1 0 k <= total delta 0 k) by (apply total_monotone; intros i; apply Rmin_l). nra.
Qed.

(** Theorem 3.20: equal budgets, any outcome set with a summation. [INR k] is the number k. *)
Theorem theorem_3_20 epsilon delta delta_prime p q k :
  0 <= epsilon -> 0 <= delta -> 0 < delta_prime <= 1 -> kernel s p -> kernel s q ->
  (forall seen, close epsilon delta (probability s (p seen)) (probability s (q seen))) ->
  close (epsilon_prime (INR k) epsilon delta_prime) (INR k * delta + delta_prime)
        (view s p k []) (view s q k []).
Proof.
  intros He Hd Hdp Hp Hq Hclose.
  pose proof (sharp_composition (fun _ => epsilon) (fun _ => delta) p q k delta_prime) as H.
  rewrite !total_constant in H.
  apply close_weaken with (5 := H (fun _ => He) (fun _ => Hd) Hp Hq Hclose Hdp).
  - intros E. now apply view_range.
  - intros E. now apply view_range.
  - unfold sharp_epsilon_prime, epsilon_prime. rewrite Rplus_comm. apply Rplus_le_compat.
    + replace (2 * (INR k * epsilon ^ 2) * ln (1 / delta_prime))
        with (2 * INR k * ln (1 / delta_prime) * epsilon ^ 2) by ring.
      rewrite sqrt_mult_alt, sqrt_pow2; [lra|easy|].
      apply Rmult_le_pos; [pose proof (pos_INR k); lra|].
      rewrite <- ln_1. apply Rcomplements.ln_le; [lra|]. apply Rcomplements.Rle_div_r; lra.
    + rewrite Rmult_assoc. apply Rmult_le_compat_l; [apply pos_INR|]. now apply mean_loss_bounds.
  - lra.
Qed.

End Statements.

(** Theorem 3.20 for finitely many outcomes, listed. *)
Theorem theorem_3_20_finite {T : Type} (outcomes : list T) epsilon delta delta_prime p q k :
  0 <= epsilon -> 0 <= delta -> 0 < delta_prime <= 1 ->
  kernel (finite_sum outcomes) p -> kernel (finite_sum outcomes) q ->
  (forall seen, close epsilon delta (probability (finite_sum outcomes) (p seen))
                                    (probability (finite_sum outcomes) (q seen))) ->
  close (epsilon_prime (INR k) epsilon delta_prime) (INR k * delta + delta_prime)
        (view (finite_sum outcomes) p k []) (view (finite_sum outcomes) q k []).
Proof. apply theorem_3_20. Qed.

(** Theorem 3.20 for countably many outcomes, numbered. *)
Theorem theorem_3_20_countable epsilon delta delta_prime (p q : list nat -> nat -> R) k :
  0 <= epsilon -> 0 <= delta -> 0 < delta_prime <= 1 ->
  kernel countable_sum p -> kernel countable_sum q ->
  (forall seen, close epsilon delta (probability countable_sum (p seen))
                                    (probability countable_sum (q seen))) ->
  close (epsilon_prime (INR k) epsilon delta_prime) (INR k * delta + delta_prime)
        (view countable_sum p k []) (view countable_sum q k []).
Proof. apply theorem_3_20. Qed.
