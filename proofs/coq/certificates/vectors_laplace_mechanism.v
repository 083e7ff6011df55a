(** * Vectors of laplace_mechanism.json to 20 digits

    Written by bulk.py: 46 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** laplace_mechanism/281ced03523698b1: below the pure loss of 3 *)
Theorem laplace_mechanism_1 :
  0.63212055882855767840 <= kernel.laplace_delta 1 (1 / 3) 1 <= 0.63212055882855767841.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/95a192afa78f9018: pure: 0 *)
Theorem laplace_mechanism_2 :
  kernel.laplace_delta 1 1 1 = 0.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/db75e49d719b3437: beyond the pure loss: 0 *)
Theorem laplace_mechanism_3 :
  kernel.laplace_delta 2 1 1 = 0.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/a22a2f4352080154: a grid of losses *)
Theorem laplace_mechanism_4 :
  0.39346934028736657639 <= kernel.laplace_delta 0 1 1 <= 0.39346934028736657640.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/7a53cb66ca36a95a: a grid of losses *)
Theorem laplace_mechanism_5 :
  0.39346934028736657639 <= kernel.laplace_delta (powerRZ 10 (-300)) 1 1 <= 0.39346934028736657640.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/798314805456225f: a grid of losses *)
Theorem laplace_mechanism_6 :
  0.36237184837822670685 <= kernel.laplace_delta (1 / 10) 1 1 <= 0.36237184837822670686.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/c13a506798770b65: a grid of losses *)
Theorem laplace_mechanism_7 :
  4.9999987500002083333e-7 <= kernel.laplace_delta (999999 / 1000000) 1 1 <= 4.9999987500002083334e-7.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 140)). Qed.

(** laplace_mechanism/e11fdb00337d4aa7: a grid of scales *)
Theorem laplace_mechanism_8 :
  0.99995460007023751514 <= kernel.laplace_delta 0 (1 / 20) 1 <= 0.99995460007023751515.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/da94eb72a61115b9: a grid of scales *)
Theorem laplace_mechanism_9 :
  0.048770575499285990908 <= kernel.laplace_delta 0 10 1 <= 0.048770575499285990909.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/5ed56f6d24f9b249: a grid of scales *)
Theorem laplace_mechanism_10 :
  4.9999999998750000000e-11 <= kernel.laplace_delta 0 10000000000 1 <= 4.9999999998750000001e-11.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 170)). Qed.

(** laplace_mechanism/0cccfb0c3a97e5ad: a grid of scales *)
Theorem laplace_mechanism_11 :
  (49999999999999999999 * powerRZ 10 (-320)) <= kernel.laplace_delta 0 (powerRZ 10 300) 1 <= (50000000000000000000 * powerRZ 10 (-320)).
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 2540)). Qed.

(** laplace_mechanism/dec7aec1db37f678: dyadic inputs *)
Theorem laplace_mechanism_12 :
  0.22119921692859513175 <= kernel.laplace_delta (1 / 2) 1 1 <= 0.22119921692859513176.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/71c2f6c4da96870d: dyadic inputs *)
Theorem laplace_mechanism_13 :
  0.97648225414399089176 <= kernel.laplace_delta (1 / 2) (1 / 8) 1 <= 0.97648225414399089177.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/bd600e59d27019a3: dyadic inputs *)
Theorem laplace_mechanism_14 :
  0.39317311042282005164 <= kernel.laplace_delta (1 / 1024) 1 1 <= 0.39317311042282005165.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/a62cfdd3dbdb879a: dyadic inputs *)
Theorem laplace_mechanism_15 :
  0.98167541574446496682 <= kernel.laplace_delta (1 / 1024) (1 / 8) 1 <= 0.98167541574446496683.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/fce0c0ddd2a1c986: nearly no noise *)
Theorem laplace_mechanism_16 :
  0.99999999997710265154 <= kernel.laplace_delta 1 (1 / 50) 1 <= 0.99999999997710265155.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/acb099eb03a09ee0: just below the pure loss *)
Theorem laplace_mechanism_17 :
  (49999999999999998750 * powerRZ 10 (-36)) <= kernel.laplace_delta (9999999999999999 / 10000000000000000) 1 1 <= (49999999999999998751 * powerRZ 10 (-36)).
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 210)). Qed.

(** laplace_mechanism/0c9b03010faf1fe2: candidate 990 of a search *)
Theorem laplace_mechanism_18 :
  0.63113181378430605059 <= kernel.laplace_delta (4187914742084081 / 288230376151711744) (8966127293204651 / 18014398509481984) 1 <= 0.63113181378430605060.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/5a1f4522f72c103a: candidate 739 of a search *)
Theorem laplace_mechanism_19 :
  0.89138440015077347119 <= kernel.laplace_delta (1025958044392037 / 576460752303423488) (8111560807704551 / 36028797018963968) 1 <= 0.89138440015077347120.
Proof. unfold kernel.laplace_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/3e00de7646691ba1: with and without delta *)
Theorem laplace_mechanism_20 :
  2.9979989993328329329 <= kernel.laplace_smallest_epsilon (1 / 3) (1 / 1000) 1 <= 2.9979989993328329330.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/e42bfa620ba413e8: with and without delta *)
Theorem laplace_mechanism_21 :
  2.9999979999989999993 <= kernel.laplace_smallest_epsilon (1 / 3) (1 / 1000000) 1 <= 2.9999979999989999994.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/c44095ff81559228: with and without delta *)
Theorem laplace_mechanism_22 :
  kernel.laplace_smallest_epsilon (1 / 3) 0 1 = 3.
Proof. unfold kernel.laplace_smallest_epsilon; calculated ltac:(interval with (i_prec 100)). Qed.

(** laplace_mechanism/4ea63f8086650be3: large deltas, down to 0 *)
Theorem laplace_mechanism_23 :
  0.55371289737158048846 <= kernel.laplace_smallest_epsilon 1 (1 / 5) 1 <= 0.55371289737158048847.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/0ccee4e7c637d066: large deltas, down to 0 *)
Theorem laplace_mechanism_24 :
  kernel.laplace_smallest_epsilon 1 (2 / 5) 1 = 0.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/ae72a3133b518007: noise of a daily report *)
Theorem laplace_mechanism_25 :
  0.0027397240273972592739 <= kernel.laplace_smallest_epsilon 365 (1 / 1000000000) 1 <= 0.0027397240273972592740.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/d9e76407ab989c82: dyadic inputs *)
Theorem laplace_mechanism_26 :
  3.9980459207043467744 <= kernel.laplace_smallest_epsilon (1 / 4) (1 / 1024) 1 <= 3.9980459207043467745.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/1f3b745d9eaad549: dyadic inputs *)
Theorem laplace_mechanism_27 :
  3.9999999999999999982 <= kernel.laplace_smallest_epsilon (1 / 4) (1 / 1152921504606846976) 1 <= 3.9999999999999999983.
Proof. unfold kernel.laplace_smallest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/a359ea32ed508472: an equal share of a year *)
Theorem laplace_mechanism_28 :
  364.73374423358158004 <= kernel.laplace_smallest_scale (1 / 365) (1 / 1000000) 1 <= 364.73374423358158005.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/e4967fe7398f9e8e: an equal share of a year *)
Theorem laplace_mechanism_29 :
  kernel.laplace_smallest_scale (1 / 365) 0 1 = 365.
Proof. unfold kernel.laplace_smallest_scale; calculated ltac:(interval with (i_prec 100)). Qed.

(** laplace_mechanism/7e38de0521f8af6a: the scale written inverted (WICG/attribution-reporting-api#1329) *)
Theorem laplace_mechanism_30 :
  kernel.laplace_smallest_scale (1 / 10) 0 1 = 10.
Proof. unfold kernel.laplace_smallest_scale; calculated ltac:(interval with (i_prec 100)). Qed.

(** laplace_mechanism/ff27d460556e79e9: a grid of losses *)
Theorem laplace_mechanism_31 :
  499999.74999995833331 <= kernel.laplace_smallest_scale (powerRZ 10 (-300)) (1 / 1000000) 1 <= 499999.74999995833332.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 140)). Qed.

(** laplace_mechanism/ae6d7796aba4310d: a grid of losses *)
Theorem laplace_mechanism_32 :
  9.9998000038999239348 <= kernel.laplace_smallest_scale (1 / 10) (1 / 1000000) 1 <= 9.9998000038999239349.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/6a1970cecdcbed81: a grid of losses *)
Theorem laplace_mechanism_33 :
  0.99999800000299999533 <= kernel.laplace_smallest_scale 1 (1 / 1000000) 1 <= 0.99999800000299999534.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/74e217759bf7b7e4: a grid of losses *)
Theorem laplace_mechanism_34 :
  0.0014285714244897938892 <= kernel.laplace_smallest_scale 700 (1 / 1000000) 1 <= 0.0014285714244897938893.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/b2abebf72d9c7c65: dyadic inputs *)
Theorem laplace_mechanism_35 :
  1.9999923706309345160 <= kernel.laplace_smallest_scale (1 / 2) (1 / 1048576) 1 <= 1.9999923706309345161.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/15bf787524251042: dyadic inputs *)
Theorem laplace_mechanism_36 :
  1.9999999999999999999 <= kernel.laplace_smallest_scale (1 / 2) (powerRZ 2 (-1074)) 1 <= 2.0000000000000000000.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 1440)). Qed.

(** laplace_mechanism/cf86c1d4c8809f4a: dyadic inputs *)
Theorem laplace_mechanism_37 :
  255.87506094582195486 <= kernel.laplace_smallest_scale (1 / 256) (1 / 1048576) 1 <= 255.87506094582195487.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/099d5383ed4c119c: dyadic inputs *)
Theorem laplace_mechanism_38 :
  255.99999999999999999 <= kernel.laplace_smallest_scale (1 / 256) (powerRZ 2 (-1074)) 1 <= 256.00000000000000000.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 1440)). Qed.

(** laplace_mechanism/30d162d244bfa5a8: with a sensitivity *)
Theorem laplace_mechanism_39 :
  kernel.laplace_smallest_scale (1 / 10) 0 (3 / 2) = 15.
Proof. unfold kernel.laplace_smallest_scale; calculated ltac:(interval with (i_prec 100)). Qed.

(** laplace_mechanism/750053389e6e469d: integer halving made 7 of this sensitivity (opendp/opendp#314) *)
Theorem laplace_mechanism_40 :
  kernel.laplace_smallest_scale (1 / 10) 0 (15 / 2) = 75.
Proof. unfold kernel.laplace_smallest_scale; calculated ltac:(interval with (i_prec 100)). Qed.

(** laplace_mechanism/0aaa1af4ad5fc10e: candidate 47 of a search *)
Theorem laplace_mechanism_41 :
  252.78656546949153494 <= kernel.laplace_smallest_scale (8732244959675767 / 2305843009213693952) (389437785117421 / 4611686018427387904) 1 <= 252.78656546949153495.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/43a5f75b9e408e68: candidate 518 of a search *)
Theorem laplace_mechanism_42 :
  7.5450283276556637805 <= kernel.laplace_smallest_scale (1193792504522817 / 9007199254740992) (4406191064138131 / 604462909807314587353088) 1 <= 7.5450283276556637806.
Proof. unfold kernel.laplace_smallest_scale; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/9b895c8a02f31015: 516.188, an equal share of a year *)
Theorem laplace_mechanism_43 :
  516.18795026617969281 <= kernel.laplace_smallest_standard_deviation (1 / 365) 0 1 <= 516.18795026617969282.
Proof. unfold kernel.laplace_smallest_standard_deviation; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/9c0531ef074a1bbf: one release *)
Theorem laplace_mechanism_44 :
  1.4142107339502129366 <= kernel.laplace_smallest_standard_deviation 1 (1 / 1000000) 1 <= 1.4142107339502129367.
Proof. unfold kernel.laplace_smallest_standard_deviation; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/fb757c4bed388a75: one release *)
Theorem laplace_mechanism_45 :
  1.4142135623730950488 <= kernel.laplace_smallest_standard_deviation 1 0 1 <= 1.4142135623730950489.
Proof. unfold kernel.laplace_smallest_standard_deviation; compared ltac:(interval with (i_prec 120)). Qed.

(** laplace_mechanism/541897037fe2bf3a: dyadic inputs *)
Theorem laplace_mechanism_46 :
  2.8284163351889853404 <= kernel.laplace_smallest_standard_deviation (1 / 2) (1 / 1048576) 1 <= 2.8284163351889853405.
Proof. unfold kernel.laplace_smallest_standard_deviation; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_laplace_mechanism : unit :=
  let _ := laplace_mechanism_1 in
  let _ := laplace_mechanism_2 in
  let _ := laplace_mechanism_3 in
  let _ := laplace_mechanism_4 in
  let _ := laplace_mechanism_5 in
  let _ := laplace_mechanism_6 in
  let _ := laplace_mechanism_7 in
  let _ := laplace_mechanism_8 in
  let _ := laplace_mechanism_9 in
  let _ := laplace_mechanism_10 in
  let _ := laplace_mechanism_11 in
  let _ := laplace_mechanism_12 in
  let _ := laplace_mechanism_13 in
  let _ := laplace_mechanism_14 in
  let _ := laplace_mechanism_15 in
  let _ := laplace_mechanism_16 in
  let _ := laplace_mechanism_17 in
  let _ := laplace_mechanism_18 in
  let _ := laplace_mechanism_19 in
  let _ := laplace_mechanism_20 in
  let _ := laplace_mechanism_21 in
  let _ := laplace_mechanism_22 in
  let _ := laplace_mechanism_23 in
  let _ := laplace_mechanism_24 in
  let _ := laplace_mechanism_25 in
  let _ := laplace_mechanism_26 in
  let _ := laplace_mechanism_27 in
  let _ := laplace_mechanism_28 in
  let _ := laplace_mechanism_29 in
  let _ := laplace_mechanism_30 in
  let _ := laplace_mechanism_31 in
  let _ := laplace_mechanism_32 in
  let _ := laplace_mechanism_33 in
  let _ := laplace_mechanism_34 in
  let _ := laplace_mechanism_35 in
  let _ := laplace_mechanism_36 in
  let _ := laplace_mechanism_37 in
  let _ := laplace_mechanism_38 in
  let _ := laplace_mechanism_39 in
  let _ := laplace_mechanism_40 in
  let _ := laplace_mechanism_41 in
  let _ := laplace_mechanism_42 in
  let _ := laplace_mechanism_43 in
  let _ := laplace_mechanism_44 in
  let _ := laplace_mechanism_45 in
  let _ := laplace_mechanism_46 in
  tt.
