(** * Basic composition: epsilons and deltas add

    If, whatever has been seen, the i-th outcome is (epsilon_i, delta_i)-close on both sides of
    the experiment, then the views after k steps are (sum of the epsilon_i, sum of the
    delta_i)-close. Mechanisms and databases are chosen adaptively; the budgets are fixed in
    advance. Dwork and Roth, Theorem 3.16 (one after another) and Theorem B.1 (adaptive).

    The deltas add up to less than their sum: to 1 - (1 - delta_1) ... (1 - delta_k)
    ([basic_composition_product]). *)

From Coq Require Import Reals List Lra Psatz.
From Dpcert Require Import summation closeness hoeffding views.
Import ListNotations.
Open Scope R_scope.

(** f n + f (n + 1) + ... + f (n + k - 1) *)
Fixpoint total (f : nat -> R) (n k : nat) : R :=
  match k with
  | O => 0
  | S k => f n + total f (S n) k
  end.

Lemma total_constant c n k : total (fun _ => c) n k = INR k * c.
Proof.
  revert n. induction k as [|k IH]; intros n; [cbn; ring|].
  rewrite S_INR. cbn [total]. rewrite IH. ring.
Qed.

Lemma total_monotone f g n k : (forall i, f i <= g i) -> total f n k <= total g n k.
Proof.
  intros Hle. revert n. induction k as [|k IH]; intros n; cbn; [lra|].
  specialize (Hle n). specialize (IH (S n)). lra.
Qed.

Lemma total_nonnegative f n k : (forall i, 0 <= f i) -> 0 <= total f n k.
Proof.
  intros Hpos. replace 0 with (total (fun _ => 0) n k) by (rewrite total_constant; ring).
  now apply total_monotone.
Qed.

Lemma total_linear a f g n k :
  total (fun i => a * f i + g i) n k = a * total f n k + total g n k.
Proof. revert n. induction k as [|k IH]; intros n; cbn; [|rewrite IH]; ring. Qed.

(** (1 - delta n) (1 - delta (n + 1)) ... (1 - delta (n + k - 1)): the mass that all steps keep. *)
Fixpoint kept (delta : nat -> R) (n k : nat) : R :=
  match k with
  | O => 1
  | S k => (1 - delta n) * kept delta (S n) k
  end.

Lemma kept_range delta n k : (forall i, 0 <= delta i <= 1) -> 0 <= kept delta n k <= 1.
Proof.
  intros Hd. revert n. induction k as [|k IH]; intros n; cbn; [lra|].
  specialize (Hd n). specialize (IH (S n)). nra.
Qed.

Lemma lost_at_most_total delta n k : (forall i, 0 <= delta i <= 1) -> 1 - kept delta n k <= total delta n k.
Proof.
  intros Hd. revert n. induction k as [|k IH]; intros n; cbn; [lra|].
  pose proof (kept_range delta (S n) k Hd). specialize (Hd n). specialize (IH (S n)). nra.
Qed.

Section Composition.
Context {T : Type} (s : summation T).

(** Both kernels, step by step: the i-th outcome is (epsilon i, delta i)-close whatever came
    before. The number of outcomes seen is the number of the step. *)
Definition stepwise_close (epsilon delta : nat -> R) (p q : list T -> T -> R) : Prop :=
  forall seen, close (epsilon (length seen)) (delta (length seen)) (probability s (p seen)) (probability s (q seen)).

Lemma stepwise_close_sym epsilon delta p q :
  stepwise_close epsilon delta p q -> stepwise_close epsilon delta q p.
Proof. intros H seen E. destruct (H seen E). now split. Qed.

Variables (epsilon delta : nat -> R) (p q : list T -> T -> R).
Hypothesis epsilon_nonnegative : forall i, 0 <= epsilon i.
Hypothesis delta_range : forall i, 0 <= delta i <= 1.
Hypothesis p_kernel : kernel s p.
Hypothesis q_kernel : kernel s q.
Hypothesis p_q_close : stepwise_close epsilon delta p q.

(** What one step of the p-side can be replaced by: a part of p, at the price of the mass left out. *)
Lemma step_to_core core seen f :
  (forall y, 0 <= core y <= p seen y) -> (forall y, 0 <= f y <= 1) ->
  expect s (p seen) f <= expect s core f + (1 - sum s core).
Proof.
  intros Hcore Hf. destruct (p_kernel seen) as [Hw Hone].
  assert (Wc : weight s core) by now apply weight_below with (p seen).
  assert (Hfb : bounded f) by (apply bounded_between with 0 1; auto).
  enough (expect s (p seen) f - expect s core f <= sum s (p seen) - sum s core) by lra.
  unfold expect. rewrite <- !sum_minus; auto using summable_bounded; try apply Hw; try apply Wc.
  apply sum_monotone.
  - eapply summable_ext; [|apply (summable_linear s (-1)); [apply (summable_bounded s core f)|apply (summable_bounded s (p seen) f)]]; auto.
    intros y. cbn. ring.
  - eapply summable_ext; [|apply (summable_linear s (-1)); [apply Wc | apply Hw]].
    intros y. cbn. ring.
  - intros y. specialize (Hcore y). specialize (Hf y). nra.
Qed.

Lemma basic_one_side k seen E :
  view s p k seen E <=
  exp (total epsilon (length seen) k) * view s q k seen E + (1 - kept delta (length seen) k).
Proof.
  revert seen. induction k as [|k IH]; intros seen; cbn [view total kept].
  - rewrite exp_0. lra.
  - destruct (decomposition s _ _ (p seen) (q seen) (epsilon_nonnegative (length seen))
                (p_kernel seen) (q_kernel seen) (p_q_close seen)) as (core & u & D).
    destruct D as [Hcore Hu Htarget Hmass _].
    eapply Rle_trans; [apply (step_to_core core); auto using view_range|].
    pose proof (kept_range delta (S (length seen)) k delta_range) as Hkept.
    set (r := kept delta (S (length seen)) k) in *. set (e := total epsilon (S (length seen)) k) in *.
    assert (Wc : weight s core) by (apply weight_below with (p seen); [apply p_kernel|easy]).
    assert (Hqb := view_bounded s q k seen E q_kernel).
    assert (expect s core (fun y => view s p k (y :: seen) E) <=
            exp (epsilon (length seen) + e) * expect s (q seen) (fun y => view s q k (y :: seen) E)
            + (1 - r) * sum s core); [|nra].
    apply Rle_trans with (exp e * expect s core (fun y => view s q k (y :: seen) E) + (1 - r) * sum s core).
    + rewrite <- expect_constant, <- expect_linear by auto using view_bounded, constant_bounded.
      apply expect_monotone; auto using view_bounded, bounded_linear, constant_bounded.
      intros y. apply (IH (y :: seen)).
    + rewrite exp_plus, (Rmult_comm (exp (epsilon _))), Rmult_assoc.
      assert (expect s core (fun y => view s q k (y :: seen) E) <=
              exp (epsilon (length seen)) * expect s (q seen) (fun y => view s q k (y :: seen) E)).
      { unfold expect at 2. rewrite <- sum_scale by (apply summable_bounded; [apply q_kernel|easy]).
        apply sum_monotone; [now apply summable_bounded|
          apply summable_scale, summable_bounded; [apply q_kernel|easy]|].
        intros y. rewrite <- Rmult_assoc. apply Rmult_le_compat_r; [now apply view_range|].
        (* core e^(-u epsilon) <= q and u <= 1 *)
        specialize (Htarget y). specialize (Hcore y). specialize (Hu y).
        pose proof (epsilon_nonnegative (length seen)) as He.
        apply Rle_trans with (exp (epsilon (length seen)) * (core y * exp (- (u y * epsilon (length seen))))).
        - rewrite <- (Rmult_1_r (core y)) at 1. rewrite (Rmult_comm (exp _)), Rmult_assoc, <- exp_plus.
          apply Rmult_le_compat_l; [lra|]. rewrite <- exp_0. apply exp_le. nra.
        - apply Rmult_le_compat_l; [apply Rlt_le, exp_pos|easy]. }
      pose proof (exp_pos e). nra.
Qed.

End Composition.

(** Basic composition, adaptive, each step with its own budget. *)
Theorem basic_composition_product {T : Type} (s : summation T) (epsilon delta : nat -> R) p q k :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i <= 1) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q ->
  close (total epsilon 0 k) (1 - kept delta 0 k) (view s p k []) (view s q k []).
Proof.
  intros He Hd Hp Hq Hclose E.
  split; apply (basic_one_side s epsilon delta); auto using stepwise_close_sym.
Qed.

(** A delta above 1 says no more than 1 does. *)
Lemma stepwise_close_up_to_one {T : Type} (s : summation T) (epsilon delta : nat -> R) p q :
  kernel s p -> kernel s q -> stepwise_close s epsilon delta p q ->
  stepwise_close s epsilon (fun i => Rmin (delta i) 1) p q.
Proof.
  intros Hp Hq Hclose seen E. destruct (Hclose seen E).
  pose proof (probability_range s (p seen) E (Hp seen)). pose proof (probability_range s (q seen) E (Hq seen)).
  pose proof (exp_pos (epsilon (length seen))). unfold Rmin. destruct (Rle_dec _ _); split; nra.
Qed.

Lemma up_to_one_range (delta : nat -> R) i : 0 <= delta i -> 0 <= Rmin (delta i) 1 <= 1.
Proof. intros Hd. unfold Rmin. destruct (Rle_dec _ _); lra. Qed.

(** The same with the deltas added up, as the source has it. *)
Theorem basic_composition {T : Type} (s : summation T) (epsilon delta : nat -> R) p q k :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q ->
  close (total epsilon 0 k) (total delta 0 k) (view s p k []) (view s q k []).
Proof.
  intros He Hd Hp Hq Hclose. apply stepwise_close_up_to_one in Hclose; [|easy..].
  assert (Hrange : forall i, 0 <= Rmin (delta i) 1 <= 1) by (intros i; now apply up_to_one_range).
  apply close_weaken with (5 := basic_composition_product s epsilon _ p q k He Hrange Hp Hq Hclose);
    try (intros E; now apply view_range); [apply Rle_refl|].
  eapply Rle_trans; [now apply lost_at_most_total|]. apply total_monotone. intros i. apply Rmin_l.
Qed.
