(** * Vectors of gaussian_mechanism.json to 20 digits

    Written by bulk.py: 54 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** gaussian_mechanism/d9721a7e3930ac50: the source's example *)
Theorem gaussian_mechanism_1 :
  9.6896105252107788425 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 9.6896105252107788426.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/7a7983538a016657: the source's example *)
Theorem gaussian_mechanism_2 :
  10.597605053700947902 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1000000) 1 <= 10.597605053700947903.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/ea05f7bb9728ef3b: near the end of the domain *)
Theorem gaussian_mechanism_3 :
  4.8937426895003933548 <= kernel.gaussian_smallest_sigma (99 / 100) (1 / 100000) 1 <= 4.8937426895003933549.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/9ba2e4a986fce84a: the book's text calls the parameter a variance: its root is no standard deviation (opendp/smartnoise-core#316) *)
Theorem gaussian_mechanism_4 :
  19.379221050421557685 <= kernel.gaussian_smallest_sigma (1 / 4) (1 / 100000) 1 <= 19.379221050421557686.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/9d03218158823722: a grid of losses *)
Theorem gaussian_mechanism_5 :
  (48448052626053894212 * powerRZ 10 281) <= kernel.gaussian_smallest_sigma (powerRZ 10 (-300)) (1 / 100000) 1 <= (48448052626053894213 * powerRZ 10 281).
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/cf90082d20f8ac0b: a grid of losses *)
Theorem gaussian_mechanism_6 :
  4844805262.6053894212 <= kernel.gaussian_smallest_sigma (1 / 1000000000) (1 / 100000) 1 <= 4844805262.6053894213.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/89199e23216ae243: a grid of losses *)
Theorem gaussian_mechanism_7 :
  48.448052626053894212 <= kernel.gaussian_smallest_sigma (1 / 10) (1 / 100000) 1 <= 48.448052626053894213.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/e71ea856ecbc0d5a: a grid of losses *)
Theorem gaussian_mechanism_8 :
  14.534415787816168263 <= kernel.gaussian_smallest_sigma (1 / 3) (1 / 100000) 1 <= 14.534415787816168264.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/47e88bb0ddd22966: a grid of losses *)
Theorem gaussian_mechanism_9 :
  4.8448052626102342265 <= kernel.gaussian_smallest_sigma (999999999999 / 1000000000000) (1 / 100000) 1 <= 4.8448052626102342266.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/776a9a31f58c189d: a grid of deltas *)
Theorem gaussian_mechanism_10 :
  85.849038701615406422 <= kernel.gaussian_smallest_sigma (1 / 2) (powerRZ 10 (-400)) 1 <= 85.849038701615406423.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/748e8beb492ca7f2: a grid of deltas *)
Theorem gaussian_mechanism_11 :
  74.350449706751762993 <= kernel.gaussian_smallest_sigma (1 / 2) (powerRZ 10 (-300)) 1 <= 74.350449706751762994.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/c6fe10499d626462: a grid of deltas *)
Theorem gaussian_mechanism_12 :
  19.240549973676973547 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000000000000000000) 1 <= 19.240549973676973548.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/03c8eafd617d3344: a grid of deltas *)
Theorem gaussian_mechanism_13 :
  16.055688973398608970 <= kernel.gaussian_smallest_sigma (1 / 2) (exp (- 32)) 1 <= 16.055688973398608971.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/be7de4cdf20c53f7: a grid of deltas *)
Theorem gaussian_mechanism_14 :
  3.2517759332184245036 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 3) 1 <= 3.2517759332184245037.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/44f80f1205d8b661: a grid of deltas *)
Theorem gaussian_mechanism_15 :
  1.6211207653275830073 <= kernel.gaussian_smallest_sigma (1 / 2) (9 / 10) 1 <= 1.6211207653275830074.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/de166e7e4207b75a: a grid of deltas *)
Theorem gaussian_mechanism_16 :
  1.3360944616761488717 <= kernel.gaussian_smallest_sigma (1 / 2) (999999999999 / 1000000000000) 1 <= 1.3360944616761488718.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/750de7fcc54ece6b: a grid of sensitivities *)
Theorem gaussian_mechanism_17 :
  4.1526902250903337896 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (3 / 7) <= 4.1526902250903337897.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/17586f139d9f1a67: a grid of sensitivities *)
Theorem gaussian_mechanism_18 :
  (96896105252107788425 * powerRZ 10 (-319)) <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (powerRZ 10 (-300)) <= (96896105252107788426 * powerRZ 10 (-319)).
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/8bf66da8ac9d8b65: a grid of sensitivities *)
Theorem gaussian_mechanism_19 :
  (96896105252107788425 * powerRZ 10 281) <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (powerRZ 10 300) <= (96896105252107788426 * powerRZ 10 281).
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/2c5efac4de2f32b0: a grid of sensitivities *)
Theorem gaussian_mechanism_20 :
  26.339092215525965541 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) (exp 1) <= 26.339092215525965542.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/a525621705affda9: symbolic losses *)
Theorem gaussian_mechanism_21 :
  14.403638621330515468 <= kernel.gaussian_smallest_sigma (exp (- 1)) (1 / 1000000) 1 <= 14.403638621330515469.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/7334e3d9bc788814: symbolic losses *)
Theorem gaussian_mechanism_22 :
  7.6445561281370871404 <= kernel.gaussian_smallest_sigma (ln 2) (1 / 1000000) 1 <= 7.6445561281370871405.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/3a1e3fb723415cb1: dyadic inputs *)
Theorem gaussian_mechanism_23 :
  10.615493266923818625 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1048576) 1 <= 10.615493266923818626.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/a97c6b7097a59511: dyadic inputs *)
Theorem gaussian_mechanism_24 :
  18.289226202310676942 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1152921504606846976) 1 <= 18.289226202310676943.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/06ef7d8f635910f4: dyadic inputs *)
Theorem gaussian_mechanism_25 :
  77.183584548669179935 <= kernel.gaussian_smallest_sigma (1 / 2) (powerRZ 2 (-1074)) 1 <= 77.183584548669179936.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/61c367a0512862f6: dyadic inputs *)
Theorem gaussian_mechanism_26 :
  5435.1325526649951362 <= kernel.gaussian_smallest_sigma (1 / 1024) (1 / 1048576) 1 <= 5435.1325526649951363.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/39eb7d354c1b8db0: dyadic inputs *)
Theorem gaussian_mechanism_27 :
  9364.0838155830665946 <= kernel.gaussian_smallest_sigma (1 / 1024) (1 / 1152921504606846976) 1 <= 9364.0838155830665947.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/91cb539404fc68cd: dyadic inputs *)
Theorem gaussian_mechanism_28 :
  39517.995288918620126 <= kernel.gaussian_smallest_sigma (1 / 1024) (powerRZ 2 (-1074)) 1 <= 39517.995288918620127.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/829f57cfedcace85: dyadic inputs *)
Theorem gaussian_mechanism_29 :
  28.307982045130183001 <= kernel.gaussian_smallest_sigma (3 / 16) (1 / 1048576) 1 <= 28.307982045130183002.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/00ae11e877206255: dyadic inputs *)
Theorem gaussian_mechanism_30 :
  48.771269872828471847 <= kernel.gaussian_smallest_sigma (3 / 16) (1 / 1152921504606846976) 1 <= 48.771269872828471848.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/e0d74bf2d0a8bde0: dyadic inputs *)
Theorem gaussian_mechanism_31 :
  205.82289212978447982 <= kernel.gaussian_smallest_sigma (3 / 16) (powerRZ 2 (-1074)) 1 <= 205.82289212978447983.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/9afc7c83d2949097: dyadic inputs, with a sensitivity *)
Theorem gaussian_mechanism_32 :
  14.701007488434220925 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 131072) (3 / 2) <= 14.701007488434220926.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/4cb55eee02eec080: dyadic inputs, with a sensitivity *)
Theorem gaussian_mechanism_33 :
  98.006716589561472833 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 131072) 10 <= 98.006716589561472834.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/706be9d24ebbd29f: subnormal inputs, an ordinary answer *)
Theorem gaussian_mechanism_34 :
  0.048448052626053894212 <= kernel.gaussian_smallest_sigma (powerRZ 10 (-308)) (1 / 100000) (powerRZ 10 (-310)) <= 0.048448052626053894213.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/c5813171e90e533d: an answer above every double *)
Theorem gaussian_mechanism_35 :
  (48448052626053894212 * powerRZ 10 581) <= kernel.gaussian_smallest_sigma (powerRZ 10 (-300)) (1 / 100000) (powerRZ 10 300) <= (48448052626053894213 * powerRZ 10 581).
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/0352f666c018b784: candidate 475 of a search *)
Theorem gaussian_mechanism_36 :
  94.025569151623926716 <= kernel.gaussian_smallest_sigma (6687388473831757 / 288230376151711744) (8339934209867201 / 72057594037927936) 1 <= 94.025569151623926717.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/21754a10496230cb: candidate 707 of a search *)
Theorem gaussian_mechanism_37 :
  35.962928713073701211 <= kernel.gaussian_smallest_sigma (5088742044554435 / 36028797018963968) (3685185381041017 / 1180591620717411303424) 1 <= 35.962928713073701212.
Proof. unfold kernel.gaussian_smallest_sigma; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/d1cff11d3a20c281: a grid of noise *)
Theorem gaussian_mechanism_38 :
  0.48448052626053894212 <= kernel.gaussian_smallest_epsilon 10 (1 / 100000) 1 <= 0.48448052626053894213.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/26ba48e766c2e715: a grid of noise *)
Theorem gaussian_mechanism_39 :
  0.24224026313026947106 <= kernel.gaussian_smallest_epsilon 20 (1 / 100000) 1 <= 0.24224026313026947107.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/b93394bda9453221: a grid of noise *)
Theorem gaussian_mechanism_40 :
  0.048448052626053894212 <= kernel.gaussian_smallest_epsilon 100 (1 / 100000) 1 <= 0.048448052626053894213.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/20ac5dd39988de35: a grid of noise *)
Theorem gaussian_mechanism_41 :
  4.8448052626053894212e-10 <= kernel.gaussian_smallest_epsilon 10000000000 (1 / 100000) 1 <= 4.8448052626053894213e-10.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/e33f869e8eeac0a9: dyadic inputs *)
Theorem gaussian_mechanism_42 :
  0.16586708229568466602 <= kernel.gaussian_smallest_epsilon 32 (1 / 1048576) 1 <= 0.16586708229568466603.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/bd4dc56f8106797a: dyadic inputs *)
Theorem gaussian_mechanism_43 :
  0.28576915941110432723 <= kernel.gaussian_smallest_epsilon 32 (1 / 1152921504606846976) 1 <= 0.28576915941110432724.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/53f82e3d74cd8954: dyadic inputs *)
Theorem gaussian_mechanism_44 :
  0.0051833463217401458132 <= kernel.gaussian_smallest_epsilon 1024 (1 / 1048576) 1 <= 0.0051833463217401458133.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/adb029c96f5aa494: dyadic inputs *)
Theorem gaussian_mechanism_45 :
  0.0089302862315970102259 <= kernel.gaussian_smallest_epsilon 1024 (1 / 1152921504606846976) 1 <= 0.0089302862315970102260.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/dbf29f455fe3fe5b: a delta below all doubles *)
Theorem gaussian_mechanism_46 :
  0.042924519350807703211 <= kernel.gaussian_smallest_epsilon 1000 (powerRZ 10 (-400)) 1 <= 0.042924519350807703212.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/bcc9bb2f45e45734: an epsilon just below 1 *)
Theorem gaussian_mechanism_47 :
  0.99999999999999998374 <= kernel.gaussian_smallest_epsilon (9689610525210779 / 2000000000000000) (1 / 100000) 1 <= 0.99999999999999998375.
Proof. unfold kernel.gaussian_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/9d781d78218224e1: the delta of an epsilon of 1/2 *)
Theorem gaussian_mechanism_48 :
  0.0000046583164650983387411 <= kernel.gaussian_smallest_delta 10 (1 / 2) 1 <= 0.0000046583164650983387412.
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/f46ca972abc194d8: near the source's example *)
Theorem gaussian_mechanism_49 :
  0.0000097513341278885535329 <= kernel.gaussian_smallest_delta (97 / 10) (1 / 2) 1 <= 0.0000097513341278885535330.
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/45a9930f342eaa71: far in the tail *)
Theorem gaussian_mechanism_50 :
  (16935874779785867752 * powerRZ 10 (-562)) <= kernel.gaussian_smallest_delta 100 (1 / 2) 1 <= (16935874779785867753 * powerRZ 10 (-562)).
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/19054ff83e6e1c26: far in the tail *)
Theorem gaussian_mechanism_51 :
  (16005096789134321522 * powerRZ 10 (-1778)) <= kernel.gaussian_smallest_delta 100 (9 / 10) 1 <= (16005096789134321523 * powerRZ 10 (-1778)).
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/2a5f7a4656668e10: far below the doubles *)
Theorem gaussian_mechanism_52 :
  (42121176853861468930 * powerRZ 10 (-2191)) <= kernel.gaussian_smallest_delta 1000 (1 / 10) 1 <= (42121176853861468931 * powerRZ 10 (-2191)).
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 140)). Qed.

(** gaussian_mechanism/6c7d59fd8102f032: dyadic inputs *)
Theorem gaussian_mechanism_53 :
  (15830206936367719653 * powerRZ 10 (-33)) <= kernel.gaussian_smallest_delta 16 (1 / 2) 1 <= (15830206936367719654 * powerRZ 10 (-33)).
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_mechanism/b9e5e57732451632: dyadic inputs *)
Theorem gaussian_mechanism_54 :
  0.00041932828487813979852 <= kernel.gaussian_smallest_delta 16 (1 / 4) 1 <= 0.00041932828487813979853.
Proof. unfold kernel.gaussian_smallest_delta; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_gaussian_mechanism : unit :=
  let _ := gaussian_mechanism_1 in
  let _ := gaussian_mechanism_2 in
  let _ := gaussian_mechanism_3 in
  let _ := gaussian_mechanism_4 in
  let _ := gaussian_mechanism_5 in
  let _ := gaussian_mechanism_6 in
  let _ := gaussian_mechanism_7 in
  let _ := gaussian_mechanism_8 in
  let _ := gaussian_mechanism_9 in
  let _ := gaussian_mechanism_10 in
  let _ := gaussian_mechanism_11 in
  let _ := gaussian_mechanism_12 in
  let _ := gaussian_mechanism_13 in
  let _ := gaussian_mechanism_14 in
  let _ := gaussian_mechanism_15 in
  let _ := gaussian_mechanism_16 in
  let _ := gaussian_mechanism_17 in
  let _ := gaussian_mechanism_18 in
  let _ := gaussian_mechanism_19 in
  let _ := gaussian_mechanism_20 in
  let _ := gaussian_mechanism_21 in
  let _ := gaussian_mechanism_22 in
  let _ := gaussian_mechanism_23 in
  let _ := gaussian_mechanism_24 in
  let _ := gaussian_mechanism_25 in
  let _ := gaussian_mechanism_26 in
  let _ := gaussian_mechanism_27 in
  let _ := gaussian_mechanism_28 in
  let _ := gaussian_mechanism_29 in
  let _ := gaussian_mechanism_30 in
  let _ := gaussian_mechanism_31 in
  let _ := gaussian_mechanism_32 in
  let _ := gaussian_mechanism_33 in
  let _ := gaussian_mechanism_34 in
  let _ := gaussian_mechanism_35 in
  let _ := gaussian_mechanism_36 in
  let _ := gaussian_mechanism_37 in
  let _ := gaussian_mechanism_38 in
  let _ := gaussian_mechanism_39 in
  let _ := gaussian_mechanism_40 in
  let _ := gaussian_mechanism_41 in
  let _ := gaussian_mechanism_42 in
  let _ := gaussian_mechanism_43 in
  let _ := gaussian_mechanism_44 in
  let _ := gaussian_mechanism_45 in
  let _ := gaussian_mechanism_46 in
  let _ := gaussian_mechanism_47 in
  let _ := gaussian_mechanism_48 in
  let _ := gaussian_mechanism_49 in
  let _ := gaussian_mechanism_50 in
  let _ := gaussian_mechanism_51 in
  let _ := gaussian_mechanism_52 in
  let _ := gaussian_mechanism_53 in
  let _ := gaussian_mechanism_54 in
  tt.
