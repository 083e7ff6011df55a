(** * Example 3.7 from end to end

    The book's example asks how private each of 10,000 mechanisms has to be for a total loss of
    1 except with probability e^-32, and prints 1/801. Theorem 3.20 at 1/801 gives more than 1
    ([printed_epsilon_fails]), and so it does at 1/812; at 1/813 it gives less
    ([epsilon_that_works]). Hence, in one statement about mechanisms and numbers: whatever an
    adversary does, 10,000 mechanisms that are (1/813, delta)-private are together
    (1, 10,000 delta + e^-32)-private ([example_3_7]).

    The numbers need no interval arithmetic: sqrt (2 * 10000 * 32) is 800, and e^x lies between
    1 + x and 1 + x + x^2. *)

From Coq Require Import Reals List Lra Psatz.
From Dpcert Require Import summation closeness hoeffding views advanced_composition adversary corollary_3_21.
Import ListNotations.
Open Scope R_scope.

Lemma example_logarithm : ln (1 / exp (-32)) = 32.
Proof. unfold Rdiv. rewrite Rmult_1_l, <- exp_Ropp, ln_exp. ring. Qed.

Lemma example_formula e : epsilon_prime 10000 e (exp (-32)) = 800 * e + 10000 * e * (exp e - 1).
Proof.
  unfold epsilon_prime. rewrite example_logarithm. replace (2 * 10000 * 32) with (800 ^ 2) by ring.
  rewrite sqrt_pow2 by lra. reflexivity.
Qed.

Lemma exp_below x : 0 <= x <= 1 / 3 -> exp x <= 1 + x + x ^ 2.
Proof.
  intros Hx.
  (* (1 - x/2) e^(x/2) <= 1, and (1 - x/2)^2 (1 + x + x^2) >= 1 *)
  assert (Hhalf : (1 - x / 2) * exp (x / 2) <= 1).
  { apply Rle_trans with (exp (- (x / 2)) * exp (x / 2)).
    - apply Rmult_le_compat_r; [apply Rlt_le, exp_pos|]. pose proof (exp_ineq1_le (- (x / 2))). lra.
    - rewrite <- exp_plus, Rplus_opp_l, exp_0. lra. }
  assert (Hsquare : (1 - x / 2) ^ 2 * exp x <= 1).
  { replace (exp x) with (exp (x / 2) ^ 2) by (cbn; rewrite Rmult_1_r, <- exp_plus; f_equal; field).
    rewrite <- Rpow_mult_distr. apply Rle_trans with (1 ^ 2); [apply pow_incr; split; [|easy]|lra].
    apply Rmult_le_pos; [lra|]. apply Rlt_le, exp_pos. }
  pose proof (pow2_ge_0 x) as Hx2.
  assert (0 <= x ^ 2 * (1 - 3 * x + x ^ 2)) by (apply Rmult_le_pos; lra).
  apply Rmult_le_reg_l with ((1 - x / 2) ^ 2); [apply pow_lt|]; lra.
Qed.

(** At the printed 1/801 the formula exceeds 1. *)
Theorem printed_epsilon_fails : 1 < epsilon_prime 10000 (1 / 801) (exp (-32)).
Proof. rewrite example_formula. pose proof (exp_ineq1_le (1 / 801)). lra. Qed.

(** So it does at 1/812. *)
Theorem one_812th_fails : 1 < epsilon_prime 10000 (1 / 812) (exp (-32)).
Proof. rewrite example_formula. pose proof (exp_ineq1_le (1 / 812)). lra. Qed.

(** At 1/813 it does not. *)
Theorem epsilon_that_works : epsilon_prime 10000 (1 / 813) (exp (-32)) <= 1.
Proof. rewrite example_formula. pose proof (exp_below (1 / 813)). lra. Qed.

(** The leading term alone is what the printed 1/801 answers to. *)
Theorem leading_term_alone : sqrt (2 * 10000 * 32) * (1 / 801) < 1.
Proof. replace (2 * 10000 * 32) with (800 ^ 2) by ring. rewrite sqrt_pow2; lra. Qed.

(** What Corollary 3.21 allows there is a rational number. *)
Theorem corollary_at_the_example : corollary_epsilon 10000 1 (exp (-32)) = 1 / 1600.
Proof.
  unfold corollary_epsilon. rewrite example_logarithm. replace (2 * 10000 * 32) with (800 ^ 2) by ring.
  rewrite sqrt_pow2 by lra. field.
Qed.

Lemma ten_thousand : INR 10000 = 10000.
Proof. rewrite INR_IZR_INZ. reflexivity. Qed.

(** Numbers and adversary in one statement. *)
Theorem example_3_7 {T C X W : Type} (s : summation T) (coin_sum : summation C)
    (adjacent : X -> X -> Prop) (family : W -> X -> T -> R) delta :
  (forall w x, distribution s (family w x)) -> 0 <= delta ->
  family_private s adjacent family (1 / 813) delta ->
  composition_private s coin_sum adjacent family 1 (10000 * delta + exp (-32)) 10000.
Proof.
  intros Hfamily Hdelta Hprivate A.
  assert (Hslack : 0 < exp (-32) <= 1).
  { split; [apply exp_pos|]. rewrite <- exp_0. apply exp_le. lra. }
  pose proof (theorem_3_20_adversary s coin_sum adjacent family Hfamily (1 / 813) delta (exp (-32)) 10000
                ltac:(lra) Hdelta Hslack Hprivate A) as H.
  rewrite ten_thousand in H.
  apply close_weaken with (5 := H); try (intros E; now apply experiment_range); [|lra].
  exact epsilon_that_works.
Qed.
