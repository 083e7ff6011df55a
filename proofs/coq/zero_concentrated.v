(** * From pure to zero-concentrated privacy, and back to (epsilon, delta)

    A pair is rho-zero-concentrated if the moments of the loss are those of a normal law of mean
    rho and variance 2 rho, or less: the lambda-th exponential moment is at most
    e^(rho lambda (1 + lambda)) for every lambda >= 0 (Bun and Steinke 2016, with
    alpha = 1 + lambda). An epsilon-private mechanism is epsilon^2 / 2-zero-concentrated
    ([pure_is_zero_concentrated]), these rho add up over adaptive steps, and rho gives
    (rho + 2 sqrt (rho ln (1 / delta')), delta')-closeness ([zero_concentrated_route]): the
    potential of Theorem 3.20 once more, with delta for free. *)

From Coq Require Import Reals List Lra Psatz.
From Dpcert Require Import summation closeness hoeffding lemma_3_18 views basic_composition advanced_composition.
Import ListNotations.
Open Scope R_scope.

(** The moments of the loss of p against q, on distributions that are within e^epsilon outcome
    by outcome: there the loss ln (p / q) is bounded and all of them exist. *)
Theorem pure_is_zero_concentrated {T : Type} (s : summation T) epsilon p q lambda :
  0 <= epsilon -> 0 <= lambda -> distribution s p -> distribution s q ->
  (forall y, p y <= exp epsilon * q y) -> (forall y, q y <= exp epsilon * p y) ->
  expect s p (fun y => exp (lambda * ln (p y / q y))) <= exp (epsilon ^ 2 / 2 * lambda * (1 + lambda)).
Proof.
  intros He Hl [Hp Hone] [Hq Hone'] Hpq Hqp.
  destruct (decomposed_parts s epsilon 0 p q p q He) as [_ Htilt _ _ Hmass]; auto; try lra.
  1: { intros y. split; [apply Hp|lra]. }
  1: { intros y. split; [apply Hq|lra]. }
  set (u y := tilt epsilon (p y) (q y)) in *.
  assert (Hsame : expect s p (fun y => exp (lambda * ln (p y / q y))) =
                  expect s p (fun y => exp (lambda * epsilon * u y))).
  { apply sum_ext. intros y. destruct He as [He | <-].
    - do 2 f_equal. unfold u, tilt. field. lra.
    - specialize (Hpq y). specialize (Hqp y). rewrite exp_0 in *. replace (q y) with (p y) by lra.
      destruct (Req_dec (p y) 0) as [-> | Hne]; [ring|].
      replace (p y / p y) with 1 by now field. rewrite ln_1. do 2 f_equal. ring. }
  rewrite Hsame.
  eapply Rle_trans; [apply (loss_moment s epsilon p u He Hp Htilt Hmass lambda Hl)|].
  rewrite Hone, Rmult_1_r. apply exp_le.
  destruct (mean_loss_bounds epsilon He) as (_ & Hmean & _). unfold mean_loss in Hmean.
  assert (lambda * (epsilon * tanh_half epsilon) <= lambda * (epsilon ^ 2 / 2)) by now apply Rmult_le_compat_l.
  lra.
Qed.

(** What zero-concentrated accounting says of a total rho. *)
Definition zero_concentrated_epsilon (rho delta_prime : R) : R := rho + 2 * sqrt (rho * ln (1 / delta_prime)).

Lemma total_halves f n k : total (fun i => f i / 2) n k = total f n k / 2.
Proof. revert n. induction k as [|k IH]; intros n; cbn; [|rewrite IH]; field. Qed.

(** The classical route in one statement: pure steps, the sum of their rho, and back. *)
Theorem zero_concentrated_route {T : Type} (s : summation T) (epsilon delta : nat -> R) p q k delta_prime :
  (forall i, 0 <= epsilon i) -> (forall i, 0 <= delta i) -> kernel s p -> kernel s q ->
  stepwise_close s epsilon delta p q -> 0 < delta_prime <= 1 ->
  close (zero_concentrated_epsilon (total (fun i => epsilon i ^ 2 / 2) 0 k) delta_prime)
        (total delta 0 k + delta_prime)
        (view s p k []) (view s q k []).
Proof.
  intros He Hd Hp Hq Hclose Hdp.
  apply close_weaken with (5 := sharp_composition s epsilon delta p q k delta_prime He Hd Hp Hq Hclose Hdp).
  - intros E. now apply view_range.
  - intros E. now apply view_range.
  - unfold sharp_epsilon_prime, zero_concentrated_epsilon. apply Rplus_le_compat.
    + apply total_monotone. intros i. now apply mean_loss_bounds.
    + rewrite total_halves. set (squares := total _ 0 k). apply Req_le.
      replace (2 * squares * ln (1 / delta_prime)) with (2 ^ 2 * (squares / 2 * ln (1 / delta_prime))) by field.
      rewrite sqrt_mult_alt, sqrt_pow2 by lra. reflexivity.
  - lra.
Qed.
