(** * Vectors of randomized_response.json to 20 digits

    Written by bulk.py: 44 theorems.

    Not certified here:
    - 1: an end of the bracket is the value, or too near to it to be told apart *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** randomized_response/0469d13386992aa1: the book's version, 1/2 exactly *)
Theorem randomized_response_1 :
  kernel.rr_delta (ln 3) 0 = 0.5.
Proof. unfold kernel.rr_delta; calculated ltac:(interval with (i_prec 100)). Qed.

(** randomized_response/a0e5d8ae4c2762a4: a rational answer from logarithms *)
Theorem randomized_response_2 :
  kernel.rr_delta (ln 3) (ln 2) = 0.25.
Proof. unfold kernel.rr_delta; calculated ltac:(interval with (i_prec 100)). Qed.

(** randomized_response/6d2f8e802f692080: beyond epsilon: 0 *)
Theorem randomized_response_3 :
  kernel.rr_delta 1 2 = 0.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/38cbbccf680b5679: 0 exactly *)
Theorem randomized_response_4 :
  kernel.rr_delta 1 1 = 0.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/3299e7d07cd254d4: one nat less *)
Theorem randomized_response_5 :
  0.55676994114593974427 <= kernel.rr_delta 2 1 <= 0.55676994114593974428.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/af0732338c940ef3: the counterexample to Corollary 3.21 *)
Theorem randomized_response_6 :
  0.99994745548613999723 <= kernel.rr_delta (223327329 / 20000000) (999 / 1000) <= 0.99994745548613999724.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/5e1c6f325e9d6253: a grid of losses *)
Theorem randomized_response_8 :
  4.9999999999999999995e-10 <= kernel.rr_delta (1 / 1000000000) 0 <= 4.9999999999999999996e-10.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 140)). Qed.

(** randomized_response/9c6fe78b45bcbfc2: a grid of losses *)
Theorem randomized_response_9 :
  0.049958374957879972198 <= kernel.rr_delta (1 / 10) 0 <= 0.049958374957879972199.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/a57db3d4a3135449: a grid of losses *)
Theorem randomized_response_10 :
  0.46211715726000975850 <= kernel.rr_delta 1 0 <= 0.46211715726000975851.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/5c5d676cdc87b551: a grid of losses *)
Theorem randomized_response_11 :
  0.99990920426259513121 <= kernel.rr_delta 10 0 <= 0.99990920426259513122.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/527aca53ade5d67e: a grid of losses *)
Theorem randomized_response_12 :
  0.99999999999999999999 <= kernel.rr_delta 700 0 <= 1.0000000000000000000.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/6dcb29abd604444b: a grid of losses *)
Theorem randomized_response_13 :
  0.99999999999999999999 <= kernel.rr_delta 1000 0 <= 1.0000000000000000000.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/bda3be8f14fad3fc: a small difference *)
Theorem randomized_response_14 :
  0.63209186190242387008 <= kernel.rr_delta 10 9 <= 0.63209186190242387009.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/777163fb3dec6969: a small difference *)
Theorem randomized_response_15 :
  (99995460213129706562 * powerRZ 10 (-35)) <= kernel.rr_delta 10 (9999999999999999 / 1000000000000000) <= (99995460213129706563 * powerRZ 10 (-35)).
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 170)). Qed.

(** randomized_response/fbd82c25a5200c86: dyadic inputs *)
Theorem randomized_response_16 :
  0.28764913664496792492 <= kernel.rr_delta 1 (1 / 2) <= 0.28764913664496792493.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/8f3a6193724597b7: dyadic inputs *)
Theorem randomized_response_17 :
  0.44477192580815188612 <= kernel.rr_delta 1 (1 / 16) <= 0.44477192580815188613.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/668649ca514e50af: dyadic inputs *)
Theorem randomized_response_18 :
  0.99911175097630137635 <= kernel.rr_delta 8 (1 / 2) <= 0.99911175097630137636.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/df3b7862205a27c7: dyadic inputs *)
Theorem randomized_response_19 :
  0.99930767151385457472 <= kernel.rr_delta 8 (1 / 16) <= 0.99930767151385457473.
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/23ac0d353c3d3b50: two tiny losses *)
Theorem randomized_response_20 :
  (45000000000000000000 * powerRZ 10 (-320)) <= kernel.rr_delta (powerRZ 10 (-300)) (powerRZ 10 (-301)) <= (45000000000000000001 * powerRZ 10 (-320)).
Proof. unfold kernel.rr_delta; compared ltac:(interval with (i_prec 2540)). Qed.

(** randomized_response/9ed7a5f90b72c080: ln 2 *)
Theorem randomized_response_21 :
  0.69314718055994530941 <= kernel.rr_smallest_epsilon_prime (ln 3) (1 / 4) <= 0.69314718055994530942.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/156a5cf83cf4c11d: 0 exactly *)
Theorem randomized_response_22 :
  kernel.rr_smallest_epsilon_prime (ln 3) (1 / 2) = 0.
Proof. unfold kernel.rr_smallest_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** randomized_response/27c55dd9a3d6c9dc: from delta 0 to large deltas *)
Theorem randomized_response_23 :
  1.9988640197354344511 <= kernel.rr_smallest_epsilon_prime 2 (1 / 1000) <= 1.9988640197354344512.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/fa381f7002aa635f: from delta 0 to large deltas *)
Theorem randomized_response_24 :
  kernel.rr_smallest_epsilon_prime 2 (9 / 10) = 0.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/f6f60da7dad5ba4e: from delta 0 to large deltas *)
Theorem randomized_response_25 :
  kernel.rr_smallest_epsilon_prime 2 0 = 2.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/e77e6c7e1a7de454: dyadic inputs *)
Theorem randomized_response_26 :
  0.99999869548765813880 <= kernel.rr_smallest_epsilon_prime 1 (1 / 1048576) <= 0.99999869548765813881.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/8077412b2f5ae62a: dyadic inputs *)
Theorem randomized_response_27 :
  0.99999999999999999881 <= kernel.rr_smallest_epsilon_prime 1 (1 / 1152921504606846976) <= 0.99999999999999999882.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/065f1f7f9b4fad7b: dyadic inputs *)
Theorem randomized_response_28 :
  7.9999990460053064486 <= kernel.rr_smallest_epsilon_prime 8 (1 / 1048576) <= 7.9999990460053064487.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/bd4fe6157e02a9d6: dyadic inputs *)
Theorem randomized_response_29 :
  7.9999999999999999991 <= kernel.rr_smallest_epsilon_prime 8 (1 / 1152921504606846976) <= 7.9999999999999999992.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/9a7bbe84ffbb30f6: e^1000 is no double *)
Theorem randomized_response_30 :
  999.99999899999949999 <= kernel.rr_smallest_epsilon_prime 1000 (1 / 1000000) <= 999.99999899999950000.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/7e1e4a8a19cc3a75: e^1000 is no double *)
Theorem randomized_response_31 :
  999.99999999999998733 <= kernel.rr_smallest_epsilon_prime 1000 (exp (- 32)) <= 999.99999999999998734.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/23c2a1fb865c5487: a delta that is lost beside 1 *)
Theorem randomized_response_32 :
  0.99999999999999999999 <= kernel.rr_smallest_epsilon_prime 1 (powerRZ 10 (-400)) <= 1.0000000000000000000.
Proof. unfold kernel.rr_smallest_epsilon_prime; compared ltac:(interval with (i_prec 1440)). Qed.

(** randomized_response/d8751cbeac6f4a88: ln 3 *)
Theorem randomized_response_33 :
  1.0986122886681096913 <= kernel.rr_largest_epsilon 0 (1 / 2) <= 1.0986122886681096914.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/dac0df17470933a2: a little more than 1 *)
Theorem randomized_response_34 :
  1.0000013678798735041 <= kernel.rr_largest_epsilon 1 (1 / 1000000) <= 1.0000013678798735042.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/f41bd743db5c40ab: deltas that are lost beside 1 *)
Theorem randomized_response_35 :
  kernel.rr_largest_epsilon 1 0 = 1.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/e72af7e5c4b89c7b: deltas that are lost beside 1 *)
Theorem randomized_response_36 :
  1.0000000000000000136 <= kernel.rr_largest_epsilon 1 (1 / 100000000000000000) <= 1.0000000000000000137.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/9f3d497d3efa5766: deltas that are lost beside 1 *)
Theorem randomized_response_37 :
  1.0000000000000000000 <= kernel.rr_largest_epsilon 1 (powerRZ 10 (-300)) <= 1.0000000000000000001.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 1440)). Qed.

(** randomized_response/167e866cc3d304fb: dyadic inputs *)
Theorem randomized_response_38 :
  1.0000013045118841896 <= kernel.rr_largest_epsilon 1 (1 / 1048576) <= 1.0000013045118841897.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/9adc4da3e0558eb0: dyadic inputs *)
Theorem randomized_response_39 :
  1.0000000000000000011 <= kernel.rr_largest_epsilon 1 (1 / 1152921504606846976) <= 1.0000000000000000012.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/18fe61d5d88c88d9: dyadic inputs *)
Theorem randomized_response_40 :
  8.0000009539946932461 <= kernel.rr_largest_epsilon 8 (1 / 1048576) <= 8.0000009539946932462.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/0eb8e752531c122e: dyadic inputs *)
Theorem randomized_response_41 :
  8.0000000000000000008 <= kernel.rr_largest_epsilon 8 (1 / 1152921504606846976) <= 8.0000000000000000009.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/ffcbc9ee3dfacd42: e^1000 is no double *)
Theorem randomized_response_42 :
  1000.6931471805599453 <= kernel.rr_largest_epsilon 1000 (1 / 2) <= 1000.6931471805599454.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/16a158bdf881d449: e^1000 is no double *)
Theorem randomized_response_43 :
  1013.8155105579642741 <= kernel.rr_largest_epsilon 1000 (999999 / 1000000) <= 1013.8155105579642742.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/16af8a4566021a0f: candidate 471 of a search *)
Theorem randomized_response_44 :
  1.2145807859106323433 <= kernel.rr_largest_epsilon (5469985563415299 / 4503599627370496) (4729036928951051 / 2417851639229258349412352) <= 1.2145807859106323434.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** randomized_response/c7447f72ac44bc19: candidate 551 of a search *)
Theorem randomized_response_45 :
  5.7188700654657607075 <= kernel.rr_largest_epsilon (6438875047521689 / 1125899906842624) (3786453631968065 / 18889465931478580854784) <= 5.7188700654657607076.
Proof. unfold kernel.rr_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_randomized_response : unit :=
  let _ := randomized_response_1 in
  let _ := randomized_response_2 in
  let _ := randomized_response_3 in
  let _ := randomized_response_4 in
  let _ := randomized_response_5 in
  let _ := randomized_response_6 in
  let _ := randomized_response_8 in
  let _ := randomized_response_9 in
  let _ := randomized_response_10 in
  let _ := randomized_response_11 in
  let _ := randomized_response_12 in
  let _ := randomized_response_13 in
  let _ := randomized_response_14 in
  let _ := randomized_response_15 in
  let _ := randomized_response_16 in
  let _ := randomized_response_17 in
  let _ := randomized_response_18 in
  let _ := randomized_response_19 in
  let _ := randomized_response_20 in
  let _ := randomized_response_21 in
  let _ := randomized_response_22 in
  let _ := randomized_response_23 in
  let _ := randomized_response_24 in
  let _ := randomized_response_25 in
  let _ := randomized_response_26 in
  let _ := randomized_response_27 in
  let _ := randomized_response_28 in
  let _ := randomized_response_29 in
  let _ := randomized_response_30 in
  let _ := randomized_response_31 in
  let _ := randomized_response_32 in
  let _ := randomized_response_33 in
  let _ := randomized_response_34 in
  let _ := randomized_response_35 in
  let _ := randomized_response_36 in
  let _ := randomized_response_37 in
  let _ := randomized_response_38 in
  let _ := randomized_response_39 in
  let _ := randomized_response_40 in
  let _ := randomized_response_41 in
  let _ := randomized_response_42 in
  let _ := randomized_response_43 in
  let _ := randomized_response_44 in
  let _ := randomized_response_45 in
  tt.
