(** * Vectors of kov_composition.json to 20 digits

    Written by bulk.py: 82 theorems.

    Not certified here:
    - 1: an end of the bracket is the value, or too near to it to be told apart *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** kov_composition/d85d5a4ece4703d5: 0.97352865296174 was returned, the true value is larger (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_1 :
  0.97352865296180321909 <= kernel.kov_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 0.97352865296180321910.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/d68ada57c229b78c: daily reports of a year *)
Theorem kov_composition_2 :
  0.91979191550207251131 <= kernel.kov_epsilon_prime 365 (6 / 625) (1 / 1000000) <= 0.91979191550207251132.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/9660727994b52e0a: 338.3568799444694 was returned, below the true value (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_3 :
  338.35687994447224123 <= kernel.kov_epsilon_prime 500 1 (1 / 100000) <= 338.35687994447224124.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/32db2c6439cd1326: 1.7e-11 too small (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_4 :
  467373.67902976669048 <= kernel.kov_epsilon_prime 1000000 1 (1 / 1000000) <= 467373.67902976669049.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/3416fa30a695577d: ten times the double nearest to 0.1: the sum is the least *)
Theorem kov_composition_5 :
  1.0000000000000000555 <= kernel.kov_epsilon_prime 10 (3602879701896397 / 36028797018963968) (1 / 1000000) <= 1.0000000000000000556.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/6256e0ac3f3e2dc6: a grid *)
Theorem kov_composition_6 :
  kernel.kov_epsilon_prime 1 (powerRZ 10 (-300)) (1 / 1000000) = (1 * powerRZ 10 (-300)).
Proof. unfold kernel.kov_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/33481ab2343d6831: a grid *)
Theorem kov_composition_7 :
  0.0012484394506866416978 <= kernel.kov_epsilon_prime 1 (1 / 801) (1 / 1000000) <= 0.0012484394506866416979.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/d07d0e8bcfa7535c: a grid *)
Theorem kov_composition_8 :
  kernel.kov_epsilon_prime 1 (1 / 10) (1 / 1000000) = 0.1.
Proof. unfold kernel.kov_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/b6a9532c006e7f21: a grid *)
Theorem kov_composition_9 :
  kernel.kov_epsilon_prime 1 1 (1 / 1000000) = 1.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/bfb0348be0b5ae18: a grid *)
Theorem kov_composition_10 :
  kernel.kov_epsilon_prime 1 10 (1 / 1000000) = 10.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/ce29ab7865f23827: a grid *)
Theorem kov_composition_12 :
  0.0024968789013732833957 <= kernel.kov_epsilon_prime 2 (1 / 801) (1 / 1000000) <= 0.0024968789013732833958.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/5c646831747d7f80: a grid *)
Theorem kov_composition_13 :
  kernel.kov_epsilon_prime 2 (1 / 10) (1 / 1000000) = 0.2.
Proof. unfold kernel.kov_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/cfb675254356020a: a grid *)
Theorem kov_composition_14 :
  kernel.kov_epsilon_prime 2 1 (1 / 1000000) = 2.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/5982228ba9473fb7: a grid *)
Theorem kov_composition_15 :
  kernel.kov_epsilon_prime 2 10 (1 / 1000000) = 20.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/2863b81beeb15f32: a grid *)
Theorem kov_composition_16 :
  (27018512172212592061 * powerRZ 10 (-318)) <= kernel.kov_epsilon_prime 365 (powerRZ 10 (-300)) (1 / 1000000) <= (27018512172212592062 * powerRZ 10 (-318)).
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/4730570bea540995: a grid *)
Theorem kov_composition_17 :
  0.10737544641417493122 <= kernel.kov_epsilon_prime 365 (1 / 801) (1 / 1000000) <= 0.10737544641417493123.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/2d3a5e0631b53673: a grid *)
Theorem kov_composition_18 :
  11.866051426223262076 <= kernel.kov_epsilon_prime 365 (1 / 10) (1 / 1000000) <= 11.866051426223262077.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/9bbdfd5a35163dde: a grid *)
Theorem kov_composition_19 :
  269.09846980250999276 <= kernel.kov_epsilon_prime 365 1 (1 / 1000000) <= 269.09846980250999277.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/ba3d08d219ddf77d: a grid *)
Theorem kov_composition_20 :
  kernel.kov_epsilon_prime 365 10 (1 / 1000000) = 3650.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/385130c36f962afa: a grid *)
Theorem kov_composition_21 :
  (14142135623730950488 * powerRZ 10 (-317)) <= kernel.kov_epsilon_prime 10000 (powerRZ 10 (-300)) (1 / 1000000) <= (14142135623730950489 * powerRZ 10 (-317)).
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/88a46ad6e53ac929: a grid *)
Theorem kov_composition_22 :
  0.61260597594947864638 <= kernel.kov_epsilon_prime 10000 (1 / 801) (1 / 1000000) <= 0.61260597594947864639.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/7b665c5243162cc6: a grid *)
Theorem kov_composition_23 :
  102.52359265544929198 <= kernel.kov_epsilon_prime 10000 (1 / 10) (1 / 1000000) <= 102.52359265544929199.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/30cf356bf3fbbf35: a grid *)
Theorem kov_composition_24 :
  5146.8237495757907828 <= kernel.kov_epsilon_prime 10000 1 (1 / 1000000) <= 5146.8237495757907829.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/73aae6a7de18f5b4: a grid *)
Theorem kov_composition_25 :
  kernel.kov_epsilon_prime 10000 10 (1 / 1000000) = 100000.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/0b74d2905c6094e8: a grid of slacks *)
Theorem kov_composition_26 :
  kernel.kov_epsilon_prime 365 (1 / 100) (powerRZ 10 (-400)) = 3.65.
Proof. unfold kernel.kov_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/70042c13b4e809e7: a grid of slacks *)
Theorem kov_composition_27 :
  2.3112844327124772778 <= kernel.kov_epsilon_prime 365 (1 / 100) (powerRZ 10 (-32)) <= 2.3112844327124772779.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/0ca13ceecfbe330c: a grid of slacks *)
Theorem kov_composition_28 :
  1.8185117915252662844 <= kernel.kov_epsilon_prime 365 (1 / 100) (1 / 100000000000000000000) <= 1.8185117915252662845.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/ff363ec437c7403f: a grid of slacks *)
Theorem kov_composition_29 :
  0.24319371687414726803 <= kernel.kov_epsilon_prime 365 (1 / 100) (1 / 2) <= 0.24319371687414726804.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/a1dd5e472ad081ef: a grid of slacks *)
Theorem kov_composition_30 :
  0.026795988822221184517 <= kernel.kov_epsilon_prime 365 (1 / 100) (999 / 1000) <= 0.026795988822221184518.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/e795cc85e78d8a92: without slack the epsilons add up *)
Theorem kov_composition_31 :
  kernel.kov_spent 10 (1 / 10) = 1.
Proof. unfold kernel.kov_spent; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/8105f541fec34189: large counts *)
Theorem kov_composition_32 :
  0.00045438005561334161334 <= kernel.kov_epsilon_prime 9007199254740993 (1 / 1000000000000) (1 / 1000000000) <= 0.00045438005561334161335.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** kov_composition/af0d23fcb3df854f: large counts *)
Theorem kov_composition_33 :
  506437.89807886804171 <= kernel.kov_epsilon_prime (powerRZ 10 30) (1 / 1000000000000) (1 / 1000000000) <= 506437.89807886804172.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** kov_composition/a6c3be4455811429: large losses *)
Theorem kov_composition_34 :
  kernel.kov_epsilon_prime 4 710 (1 / 1000000) = 2840.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/6662f20b690f5331: large losses *)
Theorem kov_composition_35 :
  kernel.kov_epsilon_prime 4 1000 (1 / 1000000) = 4000.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/a066251acde9630a: dyadic inputs *)
Theorem kov_composition_36 :
  kernel.kov_epsilon_prime 16 (1 / 2) (1 / 1048576) = 8.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/7c837a1b02b3a4df: dyadic inputs *)
Theorem kov_composition_37 :
  kernel.kov_epsilon_prime 16 (1 / 2) (1 / 1152921504606846976) = 8.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/7b32cf9c0d7171f5: dyadic inputs *)
Theorem kov_composition_38 :
  kernel.kov_epsilon_prime 16 (1 / 16) (1 / 1048576) = 1.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/74f6808c4c135ee6: dyadic inputs *)
Theorem kov_composition_39 :
  kernel.kov_epsilon_prime 16 (1 / 16) (1 / 1152921504606846976) = 1.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/c74dfb62eb9c3c0e: dyadic inputs *)
Theorem kov_composition_40 :
  kernel.kov_epsilon_prime 16 (1 / 1024) (1 / 1048576) = 0.015625.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/ff74ef92938dd397: dyadic inputs *)
Theorem kov_composition_41 :
  kernel.kov_epsilon_prime 16 (1 / 1024) (1 / 1152921504606846976) = 0.015625.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/1e77d6a7a7f4ac35: symbolic inputs *)
Theorem kov_composition_42 :
  10.986122886681096913 <= kernel.kov_epsilon_prime 10 (ln 3) (exp (- 32)) <= 10.986122886681096914.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/56c37f8d7f0c1f7d: symbolic inputs *)
Theorem kov_composition_43 :
  3.6787944117144232159 <= kernel.kov_epsilon_prime 10 (exp (- 1)) (exp (- 32)) <= 3.6787944117144232160.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/cf1cfc7d1156ecb3: the least positive double *)
Theorem kov_composition_44 :
  kernel.kov_epsilon_prime 1 (1 / 2 * powerRZ 10 (-323)) (1 / 2) = (5 * powerRZ 10 (-324)).
Proof. unfold kernel.kov_epsilon_prime; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/43e47b06d9a102d0: the total is given *)
Theorem kov_composition_45 :
  2.9656892465218446636 <= kernel.kov_epsilon_prime_from_total 3000 (1 / 100) (1 / 1000000000) (1 / 250000) <= 2.9656892465218446637.
Proof. unfold kernel.kov_epsilon_prime_from_total; compared ltac:(interval with (i_prec 140)). Qed.

(** kov_composition/b3a24b9b47a1dedb: deltas lost beside 1 *)
Theorem kov_composition_46 :
  124.43841474249108239 <= kernel.kov_epsilon_prime_from_total 10000 (1 / 10) (1 / 100000000000000000) (1 / 1000000000000) <= 124.43841474249108240.
Proof. unfold kernel.kov_epsilon_prime_from_total; compared ltac:(interval with (i_prec 170)). Qed.

(** kov_composition/eaa69079546a2b4d: at a total of 1e-16 *)
Theorem kov_composition_47 :
  kernel.kov_epsilon_prime_from_total 10 1 (1 / 100000000000000000) (1 / 10000000000000000) = 10.
Proof. unfold kernel.kov_epsilon_prime_from_total; compared ltac:(interval with (i_prec 170)). Qed.

(** kov_composition/6c1c2cf5e20775a1: candidate 440 of a search *)
Theorem kov_composition_48 :
  6.0154551466103942700 <= kernel.kov_epsilon_prime 13261 (1112308143841059 / 144115188075855872) (1113527882527625 / 604462909807314587353088) <= 6.0154551466103942701.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/81566265f6df37a6: candidate 60 of a search *)
Theorem kov_composition_49 :
  0.053881206191554099938 <= kernel.kov_epsilon_prime 43 (7877668943934469 / 4611686018427387904) (8219651987792765 / 75557863725914323419136) <= 0.053881206191554099939.
Proof. unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/cfd78c6c8a5b2eee: 3.9999925e-6, where the sum gives 4e-6 *)
Theorem kov_composition_50 :
  0.0000039999925015089939931 <= kernel.kov_delta_total 3000 (1 / 1000000000) (1 / 1000000) <= 0.0000039999925015089939932.
Proof. unfold kernel.kov_delta_total; compared ltac:(interval with (i_prec 140)). Qed.

(** kov_composition/7574e9695e3e8879: 1 - (1 - delta) in doubles is 0 *)
Theorem kov_composition_51 :
  0.0000010000000999998999999 <= kernel.kov_delta_total 10000 (1 / 100000000000000000) (1 / 1000000) <= 0.0000010000000999999000000.
Proof. unfold kernel.kov_delta_total; compared ltac:(interval with (i_prec 170)). Qed.

(** kov_composition/66281cc60d7744f4: 1e-300 exactly *)
Theorem kov_composition_52 :
  kernel.kov_delta_total 1 (powerRZ 10 (-300)) 0 = (1 * powerRZ 10 (-300)).
Proof. unfold kernel.kov_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/6652b7f176270d05: dyadic inputs *)
Theorem kov_composition_53 :
  9.5367431672283673244e-7 <= kernel.kov_delta_total 365 (1 / 1152921504606846976) (1 / 1048576) <= 9.5367431672283673245e-7.
Proof. unfold kernel.kov_delta_total; compared ltac:(interval with (i_prec 140)). Qed.

(** kov_composition/7ce4af6ffe95fd11: 7/8 exactly *)
Theorem kov_composition_54 :
  kernel.kov_delta_total 2 (1 / 2) (1 / 2) = 0.875.
Proof. unfold kernel.kov_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/436be1e153edc054: Example 3.7 solved *)
Theorem kov_composition_55 :
  (forall x, 0 <= x <= 0.0012815576674005869844 -> kernel.kov_epsilon_prime 10000 x (exp (- 32)) <= 1) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 10000 x (exp (- 32)) <= 1 -> x < 0.0012815576674005869845).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 10000 x (exp (- 32)))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/aaab62106f7c0351: an equal share, exactly *)
Theorem kov_composition_56 :
  kernel.kov_share 4 1 = 0.25.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/30b36de0939738eb: daily reports of a year *)
Theorem kov_composition_57 :
  (forall x, 0 <= x <= 0.010388390048677916601 -> kernel.kov_epsilon_prime 365 x (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 365 x (1 / 1000000) <= 1 -> x < 0.010388390048677916602).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 365 x (1 / 1000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/781e2ca80c1367e1: 133 ulp too large (IBM/differential-privacy-library, measured) *)
Theorem kov_composition_58 :
  (forall x, 0 <= x <= 0.027870861559318515049 -> kernel.kov_epsilon_prime 1000 x (1 / 1000000) <= 5) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 1000 x (1 / 1000000) <= 5 -> x < 0.027870861559318515050).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 1000 x (1 / 1000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/3368c4527c721d60: dyadic inputs *)
Theorem kov_composition_59 :
  kernel.kov_share 16 1 = 0.0625.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/2218eecaaefc3360: dyadic inputs *)
Theorem kov_composition_60 :
  kernel.kov_share 16 1 = 0.0625.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/bbf2895412b93f92: dyadic inputs *)
Theorem kov_composition_61 :
  kernel.kov_share 16 8 = 0.5.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/3536ddce61f27fec: dyadic inputs *)
Theorem kov_composition_62 :
  kernel.kov_share 16 8 = 0.5.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/50dfb124a39799e9: a grid of targets *)
Theorem kov_composition_63 :
  (forall x, 0 <= x <= (70710678118654752440 * powerRZ 10 (-321)) -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= powerRZ 10 (-300)) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= powerRZ 10 (-300) -> x < (70710678118654752441 * powerRZ 10 (-321))).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 100 x (1 / 1000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/5cea9116f8b90d20: a grid of targets *)
Theorem kov_composition_64 :
  (forall x, 0 <= x <= 0.0022291652056698347792 -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= 1 / 10) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= 1 / 10 -> x < 0.0022291652056698347793).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 100 x (1 / 1000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/801e37f905787919: a grid of targets *)
Theorem kov_composition_65 :
  (forall x, 0 <= x <= 0.16454426850824754660 -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= 10) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 100 x (1 / 1000000) <= 10 -> x < 0.16454426850824754661).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 100 x (1 / 1000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/127dbbb72f364c7d: a grid of targets *)
Theorem kov_composition_66 :
  kernel.kov_share 100 700 = 7.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/46c075cb26ce41f3: a count that is no double *)
Theorem kov_composition_67 :
  (forall x, 0 <= x <= 1.6919569495088169938e-9 -> kernel.kov_epsilon_prime 9007199254740993 x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 9007199254740993 x (1 / 1000000000) <= 1 -> x < 1.6919569495088169939e-9).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 9007199254740993 x (1 / 1000000000))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** kov_composition/0d99a5736617db39: nothing may be spent *)
Theorem kov_composition_68 :
  kernel.kov_share 10 0 = 0.
Proof. unfold kernel.kov_share; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/bf239de7b648e055: candidate 379 of a search *)
Theorem kov_composition_69 :
  (forall x, 0 <= x <= 0.013785652228057145017 -> kernel.kov_epsilon_prime 206 x (1241273275224573 / 2305843009213693952) <= 6305671442700545 / 9007199254740992) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 206 x (1241273275224573 / 2305843009213693952) <= 6305671442700545 / 9007199254740992 -> x < 0.013785652228057145018).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 206 x (1241273275224573 / 2305843009213693952))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/612523a20362040e: candidate 663 of a search *)
Theorem kov_composition_70 :
  (forall x, 0 <= x <= 0.0051556938969130371489 -> kernel.kov_epsilon_prime 3098 x (7080482376461729 / 288230376151711744) <= 792587450169563 / 1125899906842624) /\
  (forall x, 0 <= x -> kernel.kov_epsilon_prime 3098 x (7080482376461729 / 288230376151711744) <= 792587450169563 / 1125899906842624 -> x < 0.0051556938969130371490).
Proof. apply (largest_argument (fun x => kernel.kov_epsilon_prime 3098 x (7080482376461729 / 288230376151711744))); try apply kov_epsilon_prime_rises_in_epsilon; unfold kernel.kov_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/f038052f57568624: the budget of Example 3.7 *)
Theorem kov_composition_71 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 801) (exp (- 32)) <= 1 /\ kernel.kov_limit_of_slack (exp (- 32)) < 0 <-> (k <= Z.to_nat 10537)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 801) (exp (- 32))) (fun x => kernel.kov_limit_of_slack (exp (- 32))) (1) 10537 10538 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/49f4f8659f89355a: a grid of losses *)
Theorem kov_composition_72 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 10) (1 / 1000000) <= 1 /\ kernel.kov_limit_of_slack (1 / 1000000) < 0 <-> (k <= Z.to_nat 10)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 10) (1 / 1000000)) (fun x => kernel.kov_limit_of_slack (1 / 1000000)) (1) 10 11 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; calculated ltac:(interval with (i_prec 100)). Qed.

(** kov_composition/22b589a0a884b674: a grid of losses *)
Theorem kov_composition_73 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 100) (1 / 1000000) <= 1 /\ kernel.kov_limit_of_slack (1 / 1000000) < 0 <-> (k <= Z.to_nat 393)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 100) (1 / 1000000)) (fun x => kernel.kov_limit_of_slack (1 / 1000000)) (1) 393 394 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/faf4809d2c5b1ced: a grid of losses *)
Theorem kov_composition_74 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 1000000) (1 / 1000000) <= 1 /\ kernel.kov_limit_of_slack (1 / 1000000) < 0 <-> (k <= Z.to_nat 39390293282)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 1000000) (1 / 1000000)) (fun x => kernel.kov_limit_of_slack (1 / 1000000)) (1) 39390293282 39390293283 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/9d1fbc982255d82c: an answer above 2^53 *)
Theorem kov_composition_75 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 1000000000000) (1 / 1000000000) <= 1 /\ kernel.kov_limit_of_slack (1 / 1000000000) < 0 <-> (k <= Z.to_nat 25785074309350758258286)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 1000000000000) (1 / 1000000000)) (fun x => kernel.kov_limit_of_slack (1 / 1000000000)) (1) 25785074309350758258286 25785074309350758258287 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; compared ltac:(interval with (i_prec 170)). Qed.

(** kov_composition/7963fe2f87500b84: dyadic inputs *)
Theorem kov_composition_76 :
  forall k : nat, kernel.kov_epsilon_prime (INR k) (1 / 1024) (1 / 1048576) <= 1 /\ kernel.kov_limit_of_slack (1 / 1048576) < 0 <-> (k <= Z.to_nat 41155)%nat.
Proof. apply (largest_count (fun x => kernel.kov_epsilon_prime x (1 / 1024) (1 / 1048576)) (fun x => kernel.kov_limit_of_slack (1 / 1048576)) (1) 41155 41156 (fun l => l < 0)); [exact below_kept|rises kov_epsilon_prime_rises_in_k|intros; unfold kernel.kov_limit_of_slack; lra|easy|easy| | |left]; unfold kernel.kov_epsilon_prime, kernel.kov_limit_of_slack; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/04978c506e3eac12: what Example 3.7 needs *)
Theorem kov_composition_77 :
  (24014850529774230625 * powerRZ 10 (-34)) <= kernel.kov_least_delta_prime 10000 (1 / 801) 1 <= (24014850529774230626 * powerRZ 10 (-34)).
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/78828c162921a964: a grid of targets *)
Theorem kov_composition_78 :
  0.043936475953594514304 <= kernel.kov_least_delta_prime 10000 (1 / 100) 3 <= 0.043936475953594514305.
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/37f38892159e1c8c: a grid of targets *)
Theorem kov_composition_79 :
  0.000040064546182831884570 <= kernel.kov_least_delta_prime 10000 (1 / 100) 5 <= 0.000040064546182831884571.
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/53cc33b67d09163a: a grid of targets *)
Theorem kov_composition_80 :
  6.6914048650444362790e-10 <= kernel.kov_least_delta_prime 10000 (1 / 100) 7 <= 6.6914048650444362791e-10.
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/d2057772f3568d01: dyadic inputs *)
Theorem kov_composition_81 :
  4.3917666687599413050e-11 <= kernel.kov_least_delta_prime 365 (1 / 128) 1 <= 4.3917666687599413051e-11.
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/34d9999e54c53594: dyadic inputs *)
Theorem kov_composition_82 :
  (41503384285739667098 * powerRZ 10 (-59)) <= kernel.kov_least_delta_prime 365 (1 / 128) 2 <= (41503384285739667099 * powerRZ 10 (-59)).
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** kov_composition/3300706620ce18a0: an answer far below the doubles *)
Theorem kov_composition_83 :
  (17553856883682353274 * powerRZ 10 (-788)) <= kernel.kov_least_delta_prime 10000 (1 / 100) 60 <= (17553856883682353275 * powerRZ 10 (-788)).
Proof. unfold kernel.kov_least_delta_prime; compared ltac:(interval with (i_prec 140)). Qed.

Definition vectors_kov_composition : unit :=
  let _ := kov_composition_1 in
  let _ := kov_composition_2 in
  let _ := kov_composition_3 in
  let _ := kov_composition_4 in
  let _ := kov_composition_5 in
  let _ := kov_composition_6 in
  let _ := kov_composition_7 in
  let _ := kov_composition_8 in
  let _ := kov_composition_9 in
  let _ := kov_composition_10 in
  let _ := kov_composition_12 in
  let _ := kov_composition_13 in
  let _ := kov_composition_14 in
  let _ := kov_composition_15 in
  let _ := kov_composition_16 in
  let _ := kov_composition_17 in
  let _ := kov_composition_18 in
  let _ := kov_composition_19 in
  let _ := kov_composition_20 in
  let _ := kov_composition_21 in
  let _ := kov_composition_22 in
  let _ := kov_composition_23 in
  let _ := kov_composition_24 in
  let _ := kov_composition_25 in
  let _ := kov_composition_26 in
  let _ := kov_composition_27 in
  let _ := kov_composition_28 in
  let _ := kov_composition_29 in
  let _ := kov_composition_30 in
  let _ := kov_composition_31 in
  let _ := kov_composition_32 in
  let _ := kov_composition_33 in
  let _ := kov_composition_34 in
  let _ := kov_composition_35 in
  let _ := kov_composition_36 in
  let _ := kov_composition_37 in
  let _ := kov_composition_38 in
  let _ := kov_composition_39 in
  let _ := kov_composition_40 in
  let _ := kov_composition_41 in
  let _ := kov_composition_42 in
  let _ := kov_composition_43 in
  let _ := kov_composition_44 in
  let _ := kov_composition_45 in
  let _ := kov_composition_46 in
  let _ := kov_composition_47 in
  let _ := kov_composition_48 in
  let _ := kov_composition_49 in
  let _ := kov_composition_50 in
  let _ := kov_composition_51 in
  let _ := kov_composition_52 in
  let _ := kov_composition_53 in
  let _ := kov_composition_54 in
  let _ := kov_composition_55 in
  let _ := kov_composition_56 in
  let _ := kov_composition_57 in
  let _ := kov_composition_58 in
  let _ := kov_composition_59 in
  let _ := kov_composition_60 in
  let _ := kov_composition_61 in
  let _ := kov_composition_62 in
  let _ := kov_composition_63 in
  let _ := kov_composition_64 in
  let _ := kov_composition_65 in
  let _ := kov_composition_66 in
  let _ := kov_composition_67 in
  let _ := kov_composition_68 in
  let _ := kov_composition_69 in
  let _ := kov_composition_70 in
  let _ := kov_composition_71 in
  let _ := kov_composition_72 in
  let _ := kov_composition_73 in
  let _ := kov_composition_74 in
  let _ := kov_composition_75 in
  let _ := kov_composition_76 in
  let _ := kov_composition_77 in
  let _ := kov_composition_78 in
  let _ := kov_composition_79 in
  let _ := kov_composition_80 in
  let _ := kov_composition_81 in
  let _ := kov_composition_82 in
  let _ := kov_composition_83 in
  tt.
