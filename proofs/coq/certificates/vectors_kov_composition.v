(** * Vectors of kov_composition.json to 20 digits

    Written by bulk.py: 21 theorems.

    Not certified here:
    - 22: another rule than the formula decides the answer
    - 7: a numeral of more than 60 digits
    - 3: the formula of kernel.v has other inputs
    - 1: the value is an end of its bracket
    - 29: kernel.v has no formula for the question *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** kov_composition/d85d5a4ece4703d5: 0.97352865296174 was returned, the true value is larger (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_1 :
  0.97352865296180321909 <= kernel.kov_e_form (kernel.kov_mean 10000 (1 / 801)) (kernel.kov_square 10000 (1 / 801)) (exp (- 32)) <= 0.97352865296180321910.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/d68ada57c229b78c: daily reports of a year *)
Theorem kov_composition_2 :
  0.91979191550207251131 <= kernel.kov_e_form (kernel.kov_mean 365 (6 / 625)) (kernel.kov_square 365 (6 / 625)) (1 / 1000000) <= 0.91979191550207251132.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/9660727994b52e0a: 338.3568799444694 was returned, below the true value (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_3 :
  338.35687994447224123 <= kernel.kov_plain_form (kernel.kov_mean 500 1) (kernel.kov_square 500 1) (1 / 100000) <= 338.35687994447224124.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/32db2c6439cd1326: 1.7e-11 too small (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_4 :
  467373.67902976669048 <= kernel.kov_plain_form (kernel.kov_mean 1000000 1) (kernel.kov_square 1000000 1) (1 / 1000000) <= 467373.67902976669049.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/4730570bea540995: a grid *)
Theorem kov_composition_17 :
  0.10737544641417493122 <= kernel.kov_e_form (kernel.kov_mean 365 (1 / 801)) (kernel.kov_square 365 (1 / 801)) (1 / 1000000) <= 0.10737544641417493123.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/2d3a5e0631b53673: a grid *)
Theorem kov_composition_18 :
  11.866051426223262076 <= kernel.kov_plain_form (kernel.kov_mean 365 (1 / 10)) (kernel.kov_square 365 (1 / 10)) (1 / 1000000) <= 11.866051426223262077.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/9bbdfd5a35163dde: a grid *)
Theorem kov_composition_19 :
  269.09846980250999276 <= kernel.kov_plain_form (kernel.kov_mean 365 1) (kernel.kov_square 365 1) (1 / 1000000) <= 269.09846980250999277.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/88a46ad6e53ac929: a grid *)
Theorem kov_composition_22 :
  0.61260597594947864638 <= kernel.kov_e_form (kernel.kov_mean 10000 (1 / 801)) (kernel.kov_square 10000 (1 / 801)) (1 / 1000000) <= 0.61260597594947864639.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/7b665c5243162cc6: a grid *)
Theorem kov_composition_23 :
  102.52359265544929198 <= kernel.kov_plain_form (kernel.kov_mean 10000 (1 / 10)) (kernel.kov_square 10000 (1 / 10)) (1 / 1000000) <= 102.52359265544929199.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/30cf356bf3fbbf35: a grid *)
Theorem kov_composition_24 :
  5146.8237495757907828 <= kernel.kov_plain_form (kernel.kov_mean 10000 1) (kernel.kov_square 10000 1) (1 / 1000000) <= 5146.8237495757907829.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/70042c13b4e809e7: a grid of slacks *)
Theorem kov_composition_27 :
  2.3112844327124772778 <= kernel.kov_e_form (kernel.kov_mean 365 (1 / 100)) (kernel.kov_square 365 (1 / 100)) (1 / 10 ^ 32) <= 2.3112844327124772779.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/0ca13ceecfbe330c: a grid of slacks *)
Theorem kov_composition_28 :
  1.8185117915252662844 <= kernel.kov_e_form (kernel.kov_mean 365 (1 / 100)) (kernel.kov_square 365 (1 / 100)) (1 / 100000000000000000000) <= 1.8185117915252662845.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/ff363ec437c7403f: a grid of slacks *)
Theorem kov_composition_29 :
  0.24319371687414726803 <= kernel.kov_plain_form (kernel.kov_mean 365 (1 / 100)) (kernel.kov_square 365 (1 / 100)) (1 / 2) <= 0.24319371687414726804.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/a1dd5e472ad081ef: a grid of slacks *)
Theorem kov_composition_30 :
  0.026795988822221184517 <= kernel.kov_plain_form (kernel.kov_mean 365 (1 / 100)) (kernel.kov_square 365 (1 / 100)) (999 / 1000) <= 0.026795988822221184518.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/8105f541fec34189: large counts *)
Theorem kov_composition_32 :
  0.00045438005561334161334 <= kernel.kov_e_form (kernel.kov_mean 9007199254740993 (1 / 1000000000000)) (kernel.kov_square 9007199254740993 (1 / 1000000000000)) (1 / 1000000000) <= 0.00045438005561334161335.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/af0d23fcb3df854f: large counts *)
Theorem kov_composition_33 :
  506437.89807886804171 <= kernel.kov_plain_form (kernel.kov_mean (10 ^ 30) (1 / 1000000000000)) (kernel.kov_square (10 ^ 30) (1 / 1000000000000)) (1 / 1000000000) <= 506437.89807886804172.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/6c1c2cf5e20775a1: candidate 440 of a search *)
Theorem kov_composition_48 :
  6.0154551466103942700 <= kernel.kov_e_form (kernel.kov_mean 13261 (1112308143841059 / 144115188075855872)) (kernel.kov_square 13261 (1112308143841059 / 144115188075855872)) (1113527882527625 / 604462909807314587353088) <= 6.0154551466103942701.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/81566265f6df37a6: candidate 60 of a search *)
Theorem kov_composition_49 :
  0.053881206191554099938 <= kernel.kov_e_form (kernel.kov_mean 43 (7877668943934469 / 4611686018427387904)) (kernel.kov_square 43 (7877668943934469 / 4611686018427387904)) (8219651987792765 / 75557863725914323419136) <= 0.053881206191554099939.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** kov_composition/cfd78c6c8a5b2eee: 3.9999925e-6, where the sum gives 4e-6 *)
Theorem kov_composition_50 :
  0.0000039999925015089939931 <= kernel.kov_delta_total 3000 (1 / 1000000000) (1 / 1000000) <= 0.0000039999925015089939932.
Proof. split; unfold kernel.kov_delta_total; interval with (i_prec 260). Qed.

(** kov_composition/7574e9695e3e8879: 1 - (1 - delta) in doubles is 0 *)
Theorem kov_composition_51 :
  0.0000010000000999998999999 <= kernel.kov_delta_total 10000 (1 / 100000000000000000) (1 / 1000000) <= 0.0000010000000999999000000.
Proof. split; unfold kernel.kov_delta_total; interval with (i_prec 260). Qed.

(** kov_composition/6652b7f176270d05: dyadic inputs *)
Theorem kov_composition_53 :
  9.5367431672283673244e-7 <= kernel.kov_delta_total 365 (1 / 1152921504606846976) (1 / 1048576) <= 9.5367431672283673245e-7.
Proof. split; unfold kernel.kov_delta_total; interval with (i_prec 260). Qed.

Definition vectors_kov_composition :=
  (kov_composition_1,
   kov_composition_2,
   kov_composition_3,
   kov_composition_4,
   kov_composition_17,
   kov_composition_18,
   kov_composition_19,
   kov_composition_22,
   kov_composition_23,
   kov_composition_24,
   kov_composition_27,
   kov_composition_28,
   kov_composition_29,
   kov_composition_30,
   kov_composition_32,
   kov_composition_33,
   kov_composition_48,
   kov_composition_49,
   kov_composition_50,
   kov_composition_51,
   kov_composition_53).
