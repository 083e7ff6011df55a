(** * Vectors of basic_composition.json to 20 digits

    Written by bulk.py: 25 theorems.

    Not certified here:
    - 7: a numeral of more than 60 digits
    - 37: kernel.v has no formula for the question *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** basic_composition/4a670f67ef39a49e: a row of the source's table *)
Theorem basic_composition_1 :
  1 <= kernel.basic_total 10 (1 / 10) <= 1.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/38d785f91f0ad551: a row of the source's table *)
Theorem basic_composition_2 :
  10 <= kernel.basic_total 100 (1 / 10) <= 10.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/fbc1624a72951ef4: a row of the source's table *)
Theorem basic_composition_3 :
  100 <= kernel.basic_total 1000 (1 / 10) <= 100.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/9c769106383cd161: a row of the source's table *)
Theorem basic_composition_4 :
  1 <= kernel.basic_total 100 (1 / 100) <= 1.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/3c292b665214ad83: a row of the source's table *)
Theorem basic_composition_5 :
  100 <= kernel.basic_total 10000 (1 / 100) <= 100.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/9940496cd7354eff: the input of Example 3.7, without slack *)
Theorem basic_composition_6 :
  12.484394506866416978 <= kernel.basic_total 10000 (1 / 801) <= 12.484394506866416979.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/af1e6c603a09e946: daily reports of a year *)
Theorem basic_composition_7 :
  3.65 <= kernel.basic_total 365 (1 / 100) <= 3.65.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/ef600b4adefbe46b: ten times the double nearest to 0.1: the sum of doubles is 0.9999999999999999 (IBM/differential-privacy-library, measured) *)
Theorem basic_composition_8 :
  1.0000000000000000555 <= kernel.basic_total 10 (3602879701896397 / 36028797018963968) <= 1.0000000000000000556.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/5e5033410251f643: the textbook example where advanced composition is worse (uvm-plaid/programming-dp#56) *)
Theorem basic_composition_9 :
  500 <= kernel.basic_total 500 1 <= 500.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/8864c997e57ea94d: eleven equal parts of a budget of 1 (w3c/attribution#77) *)
Theorem basic_composition_10 :
  1 <= kernel.basic_total 11 (1 / 11) <= 1.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/49284d6826ef72b2: parts added up as doubles exceed their sum (opendp/dpcreator#547) *)
Theorem basic_composition_11 :
  2.9999999999999998334 <= kernel.basic_total 9 (6004799503160661 / 18014398509481984) <= 2.9999999999999998335.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/ba6616d872424ce0: parts added up as doubles exceed their sum (opendp/dpcreator#547) *)
Theorem basic_composition_12 :
  3.6666666666666664631 <= kernel.basic_total 11 (6004799503160661 / 18014398509481984) <= 3.6666666666666664632.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/22c1a7fc093cb451: one mechanism *)
Theorem basic_composition_14 :
  0.33333333333333333333 <= kernel.basic_total 1 (1 / 3) <= 0.33333333333333333334.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/582cc5e1d39cdb41: one mechanism *)
Theorem basic_composition_15 :
  0.69314718055994530941 <= kernel.basic_total 1 (ln 2) <= 0.69314718055994530942.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/4031b3ae2b25dc97: one mechanism *)
Theorem basic_composition_16 :
  0.030197383422318500739 <= kernel.basic_total 1 (exp (- 7 / 2)) <= 0.030197383422318500740.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/495c7baa178f265c: one mechanism *)
Theorem basic_composition_17 :
  700 <= kernel.basic_total 1 700 <= 700.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/65789360112f9031: three equal mechanisms *)
Theorem basic_composition_19 :
  0.3 <= kernel.basic_total 3 (1 / 10) <= 0.3.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/3fd34359daa221b2: three equal mechanisms *)
Theorem basic_composition_20 :
  3.2958368660043290741 <= kernel.basic_total 3 (ln 3) <= 3.2958368660043290742.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/d88abec2bd3a5005: three equal mechanisms *)
Theorem basic_composition_21 :
  22.167168296791950681 <= kernel.basic_total 3 (exp 2) <= 22.167168296791950682.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/796d278d4fdace5b: the first count that is no double *)
Theorem basic_composition_22 :
  9.007199254740993 <= kernel.basic_total 9007199254740993 (1 / 1000000000000000) <= 9.007199254740993.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/b7bc73a105e14f36: the first count that is no double *)
Theorem basic_composition_23 :
  3002399751580331 <= kernel.basic_total 9007199254740993 (1 / 3) <= 3002399751580331.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/52b3b14871d884a2: a count far above the doubles' integers *)
Theorem basic_composition_25 :
  1 <= kernel.basic_total (10 ^ 30) (1 / 10 ^ 30) <= 1.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/46a51c9d3389c951: a count far above the doubles' integers *)
Theorem basic_composition_26 :
  1.4285714285714285714e+29 <= kernel.basic_total (10 ^ 30) (1 / 7) <= 1.4285714285714285715e+29.
Proof. split; unfold kernel.basic_total; interval with (i_prec 260). Qed.

(** basic_composition/92ad722dc04627a8: nothing is spent *)
Theorem basic_composition_29 :
  0 <= kernel.basic_total 10 0 <= 0.
Proof. unfold kernel.basic_total; lra. Qed.

(** basic_composition/7234487bf39a3438: approximate mechanisms *)
Theorem basic_composition_32 :
  1 <= kernel.basic_total 10 (1 / 10) <= 1.
Proof. unfold kernel.basic_total; lra. Qed.

Definition vectors_basic_composition :=
  (basic_composition_1,
   basic_composition_2,
   basic_composition_3,
   basic_composition_4,
   basic_composition_5,
   basic_composition_6,
   basic_composition_7,
   basic_composition_8,
   basic_composition_9,
   basic_composition_10,
   basic_composition_11,
   basic_composition_12,
   basic_composition_14,
   basic_composition_15,
   basic_composition_16,
   basic_composition_17,
   basic_composition_19,
   basic_composition_20,
   basic_composition_21,
   basic_composition_22,
   basic_composition_23,
   basic_composition_25,
   basic_composition_26,
   basic_composition_29,
   basic_composition_32).
