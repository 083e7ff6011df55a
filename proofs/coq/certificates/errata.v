(** * What the errata say of the formulas

    Written by certificates.py: 31 theorems.

    Not certified here:
    - E-0001, check 8: by optimal composition 1/801 costs less than 1 at e^-32 (kernel.v has no formula for it)
    - E-0001, check 9: at a loss of 1 optimal composition needs a delta far below e^-32 (kernel.v has no formula for it)
    - E-0001, check 10: delta(63/64) is below e^-37, and e^-37 / (1 - e^(-1/64)) is below e^-32: the loss exceeds 1 with a probability below e^-32 (kernel.v has no formula for it)
    - E-0005, check 1: delta_prime = 0 is refused (a refusal of the formula's domain, where there is nothing to compute)
    - E-0005, check 2: delta_prime = 2 is refused (a refusal of the formula's domain, where there is nothing to compute)
    - E-0005, check 3: delta_prime = 1 is refused (a refusal of the formula's domain, where there is nothing to compute)
    - E-0006, check 3: at a standard deviation of 3.112815 the true delta is above 1e-5 (certified in gaussian_profile.v)
    - E-0006, check 4: at 9.689610525210778842517285 it is below (certified in gaussian_profile.v)
    - E-0010, check 4: delta_prime = 0 is refused (a refusal of the formula's domain, where there is nothing to compute) *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
Open Scope R_scope.

(** E-0001, check 1: epsilon_prime at 1/801 is more than 1 *)
Theorem e_0001_1 :
  1 < kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0001, check 2: the largest epsilon is below 1/812.318 *)
Theorem e_0001_2 :
  1 < kernel.advanced_epsilon_prime 10000 (500 / 406159) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0001, check 3: the largest epsilon is above 1/812.319 *)
Theorem e_0001_3 :
  kernel.advanced_epsilon_prime 10000 (1000 / 812319) (exp (- 32)) < 1.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0001, check 4: at 1/801 the theorem reaches 9723 databases *)
Theorem e_0001_4 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 801) (exp (- 32)) <= 1 <-> (k <= Z.to_nat 9723)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 9723 9724); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** E-0001, check 5: at 1/801 a loss of 1 needs a slack above e^-32 *)
Theorem e_0001_5 :
  exp (- 32) < kernel.advanced_smallest_delta_prime 10000 (1 / 801) 1.
Proof. unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** E-0001, check 6: at 1/812 the total is still more than 1 *)
Theorem e_0001_6 :
  1 < kernel.advanced_epsilon_prime 10000 (1 / 812) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0001, check 7: at 1/813 it is not *)
Theorem e_0001_7 :
  kernel.advanced_epsilon_prime 10000 (1 / 813) (exp (- 32)) <= 1.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0002, check 1: epsilon_prime at 1/801 is more than 800/801 + 10000/801^2 *)
Theorem e_0002_1 :
  650800 / 641601 < kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0003, check 1: the corollary is refused at k = 1, 0.9, 0.75 *)
Theorem e_0003_1 :
  0 < kernel.corollary_excess 1 (9 / 10) (3 / 4).
Proof. unfold kernel.corollary_excess; interval with (i_prec 260). Qed.

(** E-0003, check 2: at an epsilon below the corollary's, Theorem 3.20 gives more than 0.9 *)
Theorem e_0003_2 :
  1163 / 1250 < kernel.advanced_epsilon_prime 1 (2373 / 4000) (3 / 4).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0003, check 3: the corollary is refused at k = 1000, 0.9, 0.9 *)
Theorem e_0003_3 :
  0 < kernel.corollary_excess 1000 (9 / 10) (9 / 10).
Proof. unfold kernel.corollary_excess; interval with (i_prec 260). Qed.

(** E-0003, check 4: the corollary is refused at k = 1, 0.999, 0.999 *)
Theorem e_0003_4 :
  0 < kernel.corollary_excess 1 (999 / 1000) (999 / 1000).
Proof. unfold kernel.corollary_excess; interval with (i_prec 260). Qed.

(** E-0003, check 5: randomized response at 11.166 has a delta above 0.999 at 0.999 *)
Theorem e_0003_5 :
  9999 / 10000 < kernel.rr_delta (5583 / 500) (999 / 1000).
Proof. unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** E-0006, check 1: Theorem 3.22 asks for a standard deviation of 9.69 *)
Theorem e_0006_1 :
  kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 1937922105042155768503457 / 200000000000000000000000.
Proof. unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** E-0006, check 2: 3.112815 squared is more than that *)
Theorem e_0006_2 :
  kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 387584688969 / 40000000000.
Proof. unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** E-0008, check 1: at 1/812.3 the total is more than 1 *)
Theorem e_0008_1 :
  1 < kernel.advanced_epsilon_prime 10000 (10 / 8123) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0008, check 2: at 1/812.4 it is not *)
Theorem e_0008_2 :
  kernel.advanced_epsilon_prime 10000 (5 / 4062) (exp (- 32)) <= 1.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0008, check 3: at 1/813 it is not *)
Theorem e_0008_3 :
  kernel.advanced_epsilon_prime 10000 (1 / 813) (exp (- 32)) <= 1.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 1: 27.1 is too small *)
Theorem e_0009_1 :
  271 / 10 < kernel.advanced_epsilon_prime 1000 (1 / 10) (1 / 1000000).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 2: 27.2 is safe *)
Theorem e_0009_2 :
  kernel.advanced_epsilon_prime 1000 (1 / 10) (1 / 1000000) <= 136 / 5.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 3: 6.26 is too small *)
Theorem e_0009_3 :
  313 / 50 < kernel.advanced_epsilon_prime 10000 (1 / 100) (1 / 1000000).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 4: 6.27 is safe *)
Theorem e_0009_4 :
  kernel.advanced_epsilon_prime 10000 (1 / 100) (1 / 1000000) <= 627 / 100.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 5: 1.0143 is too small *)
Theorem e_0009_5 :
  10143 / 10000 < kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)).
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 6: 1.0144 is safe *)
Theorem e_0009_6 :
  kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 634 / 625.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 7: 1.77 happens to be safe *)
Theorem e_0009_7 :
  kernel.advanced_epsilon_prime 10 (1 / 10) (1 / 1000000) <= 177 / 100.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 8: 6.31 happens to be safe *)
Theorem e_0009_8 :
  kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 1000000) <= 631 / 100.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 9: 0.54 happens to be safe *)
Theorem e_0009_9 :
  kernel.advanced_epsilon_prime 100 (1 / 100) (1 / 1000000) <= 27 / 50.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0009, check 10: 9.69 happens to be safe *)
Theorem e_0009_10 :
  kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 969 / 100.
Proof. unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** E-0010, check 1: a target of 1e-12 has a positive answer *)
Theorem e_0010_1 :
  kernel.advanced_epsilon_prime 10000 (1 / 1000000000000000) (exp (- 32)) < 1 / 1000000000000.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0010, check 2: the answer may exceed the target *)
Theorem e_0010_2 :
  kernel.advanced_epsilon_prime 1 (317 / 2000) (9 / 10) < 1 / 10.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** E-0010, check 3: a target of 1500 has an answer *)
Theorem e_0010_3 :
  kernel.advanced_epsilon_prime 1 (11 / 2) (1 / 2) < 1500.
Proof. unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

Definition errata : unit :=
  let _ := e_0001_1 in
  let _ := e_0001_2 in
  let _ := e_0001_3 in
  let _ := e_0001_4 in
  let _ := e_0001_5 in
  let _ := e_0001_6 in
  let _ := e_0001_7 in
  let _ := e_0002_1 in
  let _ := e_0003_1 in
  let _ := e_0003_2 in
  let _ := e_0003_3 in
  let _ := e_0003_4 in
  let _ := e_0003_5 in
  let _ := e_0006_1 in
  let _ := e_0006_2 in
  let _ := e_0008_1 in
  let _ := e_0008_2 in
  let _ := e_0008_3 in
  let _ := e_0009_1 in
  let _ := e_0009_2 in
  let _ := e_0009_3 in
  let _ := e_0009_4 in
  let _ := e_0009_5 in
  let _ := e_0009_6 in
  let _ := e_0009_7 in
  let _ := e_0009_8 in
  let _ := e_0009_9 in
  let _ := e_0009_10 in
  let _ := e_0010_1 in
  let _ := e_0010_2 in
  let _ := e_0010_3 in
  tt.
