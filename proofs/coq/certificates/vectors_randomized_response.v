(** * Vectors of randomized_response.json to 20 digits

    Written by bulk.py: 14 theorems.

    Not certified here:
    - 4: the value is an end of its bracket
    - 2: a numeral of more than 60 digits
    - 25: kernel.v has no formula for the question *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** randomized_response/3299e7d07cd254d4: one nat less *)
Theorem randomized_response_5 :
  0.55676994114593974427 <= kernel.rr_delta 2 1 <= 0.55676994114593974428.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/af0732338c940ef3: the counterexample to Corollary 3.21 *)
Theorem randomized_response_6 :
  0.99994745548613999723 <= kernel.rr_delta (223327329 / 20000000) (999 / 1000) <= 0.99994745548613999724.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/5e1c6f325e9d6253: a grid of losses *)
Theorem randomized_response_8 :
  4.9999999999999999995e-10 <= kernel.rr_delta (1 / 1000000000) 0 <= 4.9999999999999999996e-10.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/9c6fe78b45bcbfc2: a grid of losses *)
Theorem randomized_response_9 :
  0.049958374957879972198 <= kernel.rr_delta (1 / 10) 0 <= 0.049958374957879972199.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/a57db3d4a3135449: a grid of losses *)
Theorem randomized_response_10 :
  0.46211715726000975850 <= kernel.rr_delta 1 0 <= 0.46211715726000975851.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/5c5d676cdc87b551: a grid of losses *)
Theorem randomized_response_11 :
  0.99990920426259513121 <= kernel.rr_delta 10 0 <= 0.99990920426259513122.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/527aca53ade5d67e: a grid of losses *)
Theorem randomized_response_12 :
  0.99999999999999999999 <= kernel.rr_delta 700 0 <= 1.0000000000000000000.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/6dcb29abd604444b: a grid of losses *)
Theorem randomized_response_13 :
  0.99999999999999999999 <= kernel.rr_delta 1000 0 <= 1.0000000000000000000.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/bda3be8f14fad3fc: a small difference *)
Theorem randomized_response_14 :
  0.63209186190242387008 <= kernel.rr_delta 10 9 <= 0.63209186190242387009.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/777163fb3dec6969: a small difference *)
Theorem randomized_response_15 :
  9.9995460213129706562e-16 <= kernel.rr_delta 10 (9999999999999999 / 1000000000000000) <= 9.9995460213129706563e-16.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/fbd82c25a5200c86: dyadic inputs *)
Theorem randomized_response_16 :
  0.28764913664496792492 <= kernel.rr_delta 1 (1 / 2) <= 0.28764913664496792493.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/8f3a6193724597b7: dyadic inputs *)
Theorem randomized_response_17 :
  0.44477192580815188612 <= kernel.rr_delta 1 (1 / 16) <= 0.44477192580815188613.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/668649ca514e50af: dyadic inputs *)
Theorem randomized_response_18 :
  0.99911175097630137635 <= kernel.rr_delta 8 (1 / 2) <= 0.99911175097630137636.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** randomized_response/df3b7862205a27c7: dyadic inputs *)
Theorem randomized_response_19 :
  0.99930767151385457472 <= kernel.rr_delta 8 (1 / 16) <= 0.99930767151385457473.
Proof. split; unfold kernel.rr_delta; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

Definition vectors_randomized_response :=
  (randomized_response_5,
   randomized_response_6,
   randomized_response_8,
   randomized_response_9,
   randomized_response_10,
   randomized_response_11,
   randomized_response_12,
   randomized_response_13,
   randomized_response_14,
   randomized_response_15,
   randomized_response_16,
   randomized_response_17,
   randomized_response_18,
   randomized_response_19).
