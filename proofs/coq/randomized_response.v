(** * Randomized response: the worst mechanism for one step

    Randomized response tells a bit, and lies with probability 1 / (1 + e^epsilon). It is
    epsilon-private ([rr_private]) and needs its epsilon: its exact delta at a smaller target
    x >= 0 is (e^epsilon - e^x) / (1 + e^epsilon) ([rr_profile]), the formula of the kernel.
    So the theorems of this folder are about mechanisms that exist ([rr_composition]), and their
    epsilon is attained.

    No epsilon-private mechanism is worse ([rr_is_worst]): every pair of distributions that is
    (epsilon, 0)-close is (x, delta)-close for the delta of randomized response at x, 0 <= x <=
    epsilon. *)

From Coq Require Import Reals List Lra Psatz.
From Dpcert Require Import summation closeness hoeffding views advanced_composition adversary.
Import ListNotations.
Open Scope R_scope.

(** The two answers. *)
Definition answers_sum : summation bool := finite_sum [true; false].

(** The weight of [answer] where the bit is [truth]. *)
Definition rr (epsilon : R) (truth answer : bool) : R :=
  if Bool.eqb truth answer then exp epsilon / (1 + exp epsilon) else 1 / (1 + exp epsilon).

(** The kernel's formula for the exact delta of randomized response at the target x. *)
Definition rr_delta (epsilon x : R) : R := (exp epsilon - exp x) / (1 + exp epsilon).

Lemma rr_distribution epsilon truth : distribution answers_sum (rr epsilon truth).
Proof.
  pose proof (exp_pos epsilon). repeat split; cbn; try easy.
  - intros y. unfold rr. destruct (Bool.eqb _ _); apply Rlt_le, Rdiv_lt_0_compat; lra.
  - unfold rr. destruct truth; cbn; field; lra.
Qed.

(** Closeness of the two answers' distributions, spelled out for the four events. *)
Lemma rr_close_iff epsilon x d :
  0 <= epsilon -> 0 <= x ->
  close x d (probability answers_sum (rr epsilon true)) (probability answers_sum (rr epsilon false)) <->
  0 <= d /\ rr_delta epsilon x <= d.
Proof.
  intros He Hx. pose proof (exp_ineq1_le epsilon). pose proof (exp_ineq1_le x).
  unfold rr_delta. set (e := exp epsilon) in *. set (z := exp x) in *.
  assert (Hp : 0 < 1 / (1 + e)) by (apply Rdiv_lt_0_compat; lra).
  assert (Hone : e / (1 + e) = 1 - 1 / (1 + e)) by (field; lra).
  assert (Hdelta : (e - z) / (1 + e) = e / (1 + e) - z * (1 / (1 + e))) by (field; lra).
  assert (He1 : 1 / (1 + e) <= e / (1 + e)).
  { unfold Rdiv. apply Rmult_le_compat_r; [apply Rlt_le, Rinv_0_lt_compat|]; lra. }
  rewrite Hdelta.
  unfold probability, expect, close, answers_sum, rr. cbn. fold e z.
  split.
  - intros Hclose. split.
    + specialize (Hclose (fun _ => false)). cbn in Hclose. lra.
    + specialize (Hclose (fun y => y)). cbn in Hclose. lra.
  - intros [Hd Hle] E. destruct (E true), (E false); cbn; split; nra.
Qed.

(** Randomized response is epsilon-private: an instance of every theorem here. *)
Theorem rr_private epsilon :
  0 <= epsilon ->
  close epsilon 0 (probability answers_sum (rr epsilon true)) (probability answers_sum (rr epsilon false)).
Proof.
  intros He. apply rr_close_iff; try easy. unfold rr_delta, Rdiv. split; [lra|].
  replace (exp epsilon - exp epsilon) with 0 by ring. lra.
Qed.

(** The exact delta: none smaller will do. *)
Theorem rr_profile epsilon x d :
  0 <= x <= epsilon ->
  close x d (probability answers_sum (rr epsilon true)) (probability answers_sum (rr epsilon false)) <->
  rr_delta epsilon x <= d.
Proof.
  intros Hx. rewrite rr_close_iff by lra. split; [tauto|]. intros H. split; [|easy].
  apply Rle_trans with (2 := H). apply Rmult_le_pos.
  - pose proof (exp_le x epsilon). lra.
  - apply Rlt_le, Rinv_0_lt_compat. pose proof (exp_pos epsilon). lra.
Qed.

(** For x < epsilon it is not (x, 0)-close: its epsilon is attained. *)
Corollary rr_attains_epsilon epsilon x :
  0 <= x < epsilon ->
  ~ close x 0 (probability answers_sum (rr epsilon true)) (probability answers_sum (rr epsilon false)).
Proof.
  intros Hx. rewrite rr_profile by lra. unfold rr_delta. apply Rlt_not_le.
  apply Rdiv_lt_0_compat; [apply Rlt_Rminus, exp_increasing; lra|]. pose proof (exp_pos epsilon). lra.
Qed.

(** From e^-epsilon <= P / Q <= e^epsilon on an event and on its complement. *)
Lemma worst_case e z P Q :
  1 <= z <= e -> P <= e * Q -> 1 - Q <= e * (1 - P) -> P <= z * Q + (e - z) / (1 + e).
Proof.
  intros Hz H1 H2. apply Rmult_le_reg_r with (1 + e); [lra|].
  replace ((z * Q + (e - z) / (1 + e)) * (1 + e)) with (z * Q * (1 + e) + (e - z)) by (field; lra).
  (* (1 + e) (P - z Q) <= e - z is a combination of both hypotheses *)
  assert (0 <= (e - z) * (e * (1 - P) - (1 - Q))) by (apply Rmult_le_pos; lra).
  assert (0 <= (e * z - 1) * (e * Q - P)) by (apply Rmult_le_pos; nra).
  destruct (Req_dec e 1) as [-> | He]; [replace z with 1 by lra; lra|].
  apply Rmult_le_reg_l with (e - 1); lra.
Qed.

(** The upper half of optimality for one step: randomized response is the worst epsilon-private pair. *)
Theorem rr_is_worst {T : Type} (s : summation T) epsilon x p q :
  0 <= x <= epsilon -> distribution s p -> distribution s q ->
  close epsilon 0 (probability s p) (probability s q) ->
  close x (rr_delta epsilon x) (probability s p) (probability s q).
Proof.
  intros Hx Hp Hq Hclose E.
  assert (Hnot : forall r, distribution s r -> probability s r (fun y => negb (E y)) = 1 - probability s r E).
  { intros r Hr. exact (view_not s (fun _ => r) 1 [] (fun h => match h with y :: _ => E y | [] => true end) (fun _ => Hr)). }
  destruct (Hclose E) as [H1 H2], (Hclose (fun y => negb (E y))) as [H3 H4].
  rewrite !Hnot in * by easy.
  assert (1 <= exp x <= exp epsilon) by (rewrite <- exp_0; split; apply exp_le; lra).
  split; apply worst_case; lra.
Qed.

(** Randomized response as a family of one mechanism, on the databases "true" and "false": Theorem
    3.20 speaks of an experiment that anybody can run. *)
Theorem rr_composition {C : Type} (coin_sum : summation C) epsilon delta_prime k :
  0 <= epsilon -> 0 < delta_prime <= 1 ->
  composition_private answers_sum coin_sum (fun x0 x1 => x0 <> x1) (fun _ : unit => rr epsilon)
    (epsilon_prime (INR k) epsilon delta_prime) delta_prime k.
Proof.
  intros He Hp.
  replace delta_prime with (INR k * 0 + delta_prime) at 2 by ring.
  apply theorem_3_20_adversary; try easy; [intros w x; apply rr_distribution|apply Rle_refl|].
  intros w [|] [|] Hne; try easy; [now apply rr_private|].
  intros E. destruct (rr_private epsilon He E). now split.
Qed.
