(** * The privacy loss: its mean (Lemma 3.18) and its exponential moments

    For two distributions within e^epsilon of each other, outcome by outcome, the source bounds
    the mean of the loss ln(p / q) under p by epsilon (e^epsilon - 1). Here: by
    epsilon tanh(epsilon / 2), which is less and is what randomized response attains
    ([lemma_3_18]). The bound is shown for the part [core] of [decomposition], so that it serves
    for delta > 0 as well, and then carried to exponential moments by Hoeffding's inequality
    ([loss_moment]). *)

From Coq Require Import Reals List Lra Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import summation closeness hoeffding.
Open Scope R_scope.

Section Loss.
Context {T : Type} (s : summation T).
Variables (epsilon : R) (core u : T -> R).
Hypothesis epsilon_nonnegative : 0 <= epsilon.
Hypothesis core_weight : weight s core.
Hypothesis tilts : forall y, -1 <= u y <= 1.
Hypothesis target_mass : sum s core <= expect s core (fun y => exp (- (u y * epsilon))).

Lemma exp_tilt_bounded c : bounded (fun y => exp (c * u y)).
Proof.
  apply bounded_between with 0 (exp (Rabs c)). intros y. split; [apply Rlt_le, exp_pos|].
  apply exp_le. specialize (tilts y).
  apply Rle_trans with (Rabs (c * u y)); [apply Rle_abs|]. rewrite Rabs_mult.
  assert (Rabs (u y) <= 1) by now apply Rabs_le. pose proof (Rabs_pos c). nra.
Qed.

Lemma tilt_bounded : bounded u.
Proof. exact (bounded_between u (-1) 1 tilts). Qed.

(** The chord of e^(v u) on [-1, 1], summed. *)
Lemma expect_chord v :
  expect s core (fun y => exp (v * u y)) <= cosh v * sum s core + sinh v * expect s core u.
Proof.
  rewrite <- (expect_constant s core (cosh v)), Rplus_comm by easy.
  rewrite <- expect_linear by auto using tilt_bounded, constant_bounded.
  apply expect_monotone; auto using exp_tilt_bounded, bounded_linear, tilt_bounded, constant_bounded.
  intros y. rewrite Rmult_comm. pose proof (exp_chord (u y) v (tilts y)). lra.
Qed.

(** The mean of the loss, in units of epsilon. For epsilon = 0 the tilt is without meaning. *)
Lemma mean_tilt : 0 < epsilon -> expect s core u <= tanh_half epsilon * sum s core.
Proof.
  intros He. pose proof (expect_chord (- epsilon)) as H.
  assert (Hsame : expect s core (fun y => exp (- epsilon * u y)) =
                  expect s core (fun y => exp (- (u y * epsilon)))).
  { apply sum_ext. intros y. do 2 f_equal. ring. }
  rewrite Hsame in H. unfold cosh, sinh in H. rewrite Ropp_involutive in H.
  fold (cosh epsilon) in H.
  assert (Hs : 0 < sinh epsilon) by (rewrite <- sinh_0; now apply sinh_lt).
  apply Rmult_le_reg_l with (sinh epsilon); [easy|].
  replace (sinh epsilon * (tanh_half epsilon * sum s core))
    with (tanh_half epsilon * sinh epsilon * sum s core) by ring.
  rewrite tanh_half_sinh by easy. unfold cosh, sinh in *. lra.
Qed.

(** Every exponential moment of the loss, by Hoeffding's inequality at that mean. *)
Lemma loss_moment lambda :
  0 <= lambda ->
  expect s core (fun y => exp (lambda * epsilon * u y)) <=
  exp (lambda * epsilon * tanh_half epsilon + (lambda * epsilon) ^ 2 / 2) * sum s core.
Proof.
  intros Hl. pose proof (sum_nonnegative s core core_weight) as Hmass.
  destruct epsilon_nonnegative as [He | He].
  - assert (Hv : 0 <= lambda * epsilon) by nra.
    pose proof (hoeffding (tanh_half epsilon) (lambda * epsilon)) as H.
    destruct (tanh_half_bounds epsilon) as [[Hc _] _]; [lra|].
    rewrite (Rmult_comm (tanh_half epsilon) (lambda * epsilon)) in H.
    eapply Rle_trans; [apply expect_chord|].
    pose proof (mean_tilt He). pose proof (sinh_nonnegative _ Hv). specialize (H Hc Hv).
    apply Rle_trans with ((cosh (lambda * epsilon) + tanh_half epsilon * sinh (lambda * epsilon)) * sum s core).
    + rewrite Rmult_plus_distr_r. apply Rplus_le_compat_l.
      rewrite (Rmult_comm (tanh_half epsilon)), Rmult_assoc. now apply Rmult_le_compat_l.
    + now apply Rmult_le_compat_r.
  - rewrite <- He. rewrite !Rmult_0_r, Rmult_0_l. replace (0 + 0 ^ 2 / 2) with 0 by field.
    rewrite exp_0, <- (expect_constant s core 1) by easy.
    apply Req_le, sum_ext. intros y. now rewrite Rmult_0_l, exp_0.
Qed.

End Loss.

(** Lemma 3.18: the left side is the divergence D(p || q). The first bound is sharp, the second is
    the source's. *)
Theorem lemma_3_18 {T : Type} (s : summation T) epsilon p q :
  0 <= epsilon -> distribution s p -> distribution s q ->
  (forall y, p y <= exp epsilon * q y) -> (forall y, q y <= exp epsilon * p y) ->
  expect s p (fun y => ln (p y / q y)) <= epsilon * tanh_half epsilon
  /\ epsilon * tanh_half epsilon <= epsilon * (exp epsilon - 1).
Proof.
  intros He [Hp Hone] [Hq Hone'] Hpq Hqp. split.
  2: { apply Rmult_le_compat_l; [easy|]. now apply tanh_half_bounds. }
  pose proof (decomposed_parts s epsilon 0 p q p q He) as Hparts.
  destruct Hparts as [_ Htilt _ _ Hmass]; auto; try lra.
  1: { intros y. split; [apply Hp|lra]. }
  1: { intros y. split; [apply Hq|lra]. }
  set (u y := tilt epsilon (p y) (q y)) in *.
  destruct He as [He | <-].
  - replace (expect s p (fun y => ln (p y / q y))) with (epsilon * expect s p u).
    + pose proof (mean_tilt s epsilon p u Hp Htilt Hmass He). rewrite Hone in H. nra.
    + unfold expect. rewrite <- sum_scale.
      * apply sum_ext. intros y. unfold u, tilt. field. lra.
      * apply summable_bounded; [easy|]. exact (bounded_between u (-1) 1 Htilt).
  - rewrite Rmult_0_l, exp_0 in *. apply Req_le.
    replace 0 with (expect s p (fun _ => 0)) by (rewrite expect_constant by easy; ring).
    apply sum_ext. intros y. specialize (Hpq y). specialize (Hqp y).
    replace (q y) with (p y) by lra. destruct (Req_dec (p y) 0) as [-> | Hne]; [ring|].
    replace (p y / p y) with 1 by now field. now rewrite ln_1.
Qed.
