(** * Vectors of gaussian_mechanism.json to 20 digits

    Written by bulk.py: 25 theorems.

    Not certified here:
    - 10: a numeral of more than 60 digits
    - 2: the formula of kernel.v has other inputs
    - 17: kernel.v has no formula for the question *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** gaussian_mechanism/d9721a7e3930ac50: the source's example *)
Theorem gaussian_mechanism_1 :
  9.6896105252107788425 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 9.6896105252107788426.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/7a7983538a016657: the source's example *)
Theorem gaussian_mechanism_2 :
  10.597605053700947902 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1000000) 1 <= 10.597605053700947903.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/ea05f7bb9728ef3b: near the end of the domain *)
Theorem gaussian_mechanism_3 :
  4.8937426895003933548 <= kernel.gaussian_smallest_sigma (99 / 100) (1 / 100000) 1 <= 4.8937426895003933549.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/9ba2e4a986fce84a: the book's text calls the parameter a variance: its root is no standard deviation (opendp/smartnoise-core#316) *)
Theorem gaussian_mechanism_4 :
  19.379221050421557685 <= kernel.gaussian_smallest_sigma (1 / 4) (1 / 100000) 1 <= 19.379221050421557686.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/cf90082d20f8ac0b: a grid of losses *)
Theorem gaussian_mechanism_6 :
  4844805262.6053894212 <= kernel.gaussian_smallest_sigma (1 / 1000000000) (1 / 100000) 1 <= 4844805262.6053894213.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/89199e23216ae243: a grid of losses *)
Theorem gaussian_mechanism_7 :
  48.448052626053894212 <= kernel.gaussian_smallest_sigma (1 / 10) (1 / 100000) 1 <= 48.448052626053894213.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/e71ea856ecbc0d5a: a grid of losses *)
Theorem gaussian_mechanism_8 :
  14.534415787816168263 <= kernel.gaussian_smallest_sigma (1 / 3) (1 / 100000) 1 <= 14.534415787816168264.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/47e88bb0ddd22966: a grid of losses *)
Theorem gaussian_mechanism_9 :
  4.8448052626102342265 <= kernel.gaussian_smallest_sigma (999999999999 / 1000000000000) (1 / 100000) 1 <= 4.8448052626102342266.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/c6fe10499d626462: a grid of deltas *)
Theorem gaussian_mechanism_12 :
  19.240549973676973547 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000000000000000000) 1 <= 19.240549973676973548.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/03c8eafd617d3344: a grid of deltas *)
Theorem gaussian_mechanism_13 :
  16.055688973398608970 <= kernel.gaussian_smallest_sigma (1 / 2) (exp (- 32)) 1 <= 16.055688973398608971.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/be7de4cdf20c53f7: a grid of deltas *)
Theorem gaussian_mechanism_14 :
  3.2517759332184245036 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 3) 1 <= 3.2517759332184245037.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/44f80f1205d8b661: a grid of deltas *)
Theorem gaussian_mechanism_15 :
  1.6211207653275830073 <= kernel.gaussian_smallest_sigma (1 / 2) (9 / 10) 1 <= 1.6211207653275830074.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/de166e7e4207b75a: a grid of deltas *)
Theorem gaussian_mechanism_16 :
  1.3360944616761488717 <= kernel.gaussian_smallest_sigma (1 / 2) (999999999999 / 1000000000000) 1 <= 1.3360944616761488718.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/750de7fcc54ece6b: a grid of sensitivities *)
Theorem gaussian_mechanism_17 :
  4.1526902250903337896 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (3 / 7) <= 4.1526902250903337897.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/2c5efac4de2f32b0: a grid of sensitivities *)
Theorem gaussian_mechanism_20 :
  26.339092215525965541 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (exp 1) <= 26.339092215525965542.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/a525621705affda9: symbolic losses *)
Theorem gaussian_mechanism_21 :
  14.403638621330515468 <= kernel.gaussian_smallest_sigma (exp (- 1)) (1 / 1000000) 1 <= 14.403638621330515469.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/7334e3d9bc788814: symbolic losses *)
Theorem gaussian_mechanism_22 :
  7.6445561281370871404 <= kernel.gaussian_smallest_sigma (ln 2) (1 / 1000000) 1 <= 7.6445561281370871405.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/3a1e3fb723415cb1: dyadic inputs *)
Theorem gaussian_mechanism_23 :
  10.615493266923818625 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1048576) 1 <= 10.615493266923818626.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/a97c6b7097a59511: dyadic inputs *)
Theorem gaussian_mechanism_24 :
  18.289226202310676942 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1152921504606846976) 1 <= 18.289226202310676943.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/61c367a0512862f6: dyadic inputs *)
Theorem gaussian_mechanism_26 :
  5435.1325526649951362 <= kernel.gaussian_smallest_sigma (1 / 1024) (1 / 1048576) 1 <= 5435.1325526649951363.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/39eb7d354c1b8db0: dyadic inputs *)
Theorem gaussian_mechanism_27 :
  9364.0838155830665946 <= kernel.gaussian_smallest_sigma (1 / 1024) (1 / 1152921504606846976) 1 <= 9364.0838155830665947.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/829f57cfedcace85: dyadic inputs *)
Theorem gaussian_mechanism_29 :
  28.307982045130183001 <= kernel.gaussian_smallest_sigma (3 / 16) (1 / 1048576) 1 <= 28.307982045130183002.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/00ae11e877206255: dyadic inputs *)
Theorem gaussian_mechanism_30 :
  48.771269872828471847 <= kernel.gaussian_smallest_sigma (3 / 16) (1 / 1152921504606846976) 1 <= 48.771269872828471848.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/9afc7c83d2949097: dyadic inputs, with a sensitivity *)
Theorem gaussian_mechanism_32 :
  14.701007488434220925 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 131072) (3 / 2) <= 14.701007488434220926.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** gaussian_mechanism/4cb55eee02eec080: dyadic inputs, with a sensitivity *)
Theorem gaussian_mechanism_33 :
  98.006716589561472833 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 131072) 10 <= 98.006716589561472834.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

Definition vectors_gaussian_mechanism :=
  (gaussian_mechanism_1,
   gaussian_mechanism_2,
   gaussian_mechanism_3,
   gaussian_mechanism_4,
   gaussian_mechanism_6,
   gaussian_mechanism_7,
   gaussian_mechanism_8,
   gaussian_mechanism_9,
   gaussian_mechanism_12,
   gaussian_mechanism_13,
   gaussian_mechanism_14,
   gaussian_mechanism_15,
   gaussian_mechanism_16,
   gaussian_mechanism_17,
   gaussian_mechanism_20,
   gaussian_mechanism_21,
   gaussian_mechanism_22,
   gaussian_mechanism_23,
   gaussian_mechanism_24,
   gaussian_mechanism_26,
   gaussian_mechanism_27,
   gaussian_mechanism_29,
   gaussian_mechanism_30,
   gaussian_mechanism_32,
   gaussian_mechanism_33).
