(** * Vectors of corollary_3_21.json to 20 digits

    Written by bulk.py: 35 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** corollary_3_21/840761e8c8c3695d: daily reports of a year *)
Theorem corollary_3_21_1 :
  0.0049738260542941026475 <= kernel.corollary_largest_epsilon 365 (999 / 1000) (1 / 1000000) <= 0.0049738260542941026476.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/2da6617732f8ca6e: a grid of counts *)
Theorem corollary_3_21_2 :
  0.047559966637703149279 <= kernel.corollary_largest_epsilon 1 (1 / 2) (1 / 1000000) <= 0.047559966637703149280.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/262b98734de8d0b2: a grid of counts *)
Theorem corollary_3_21_3 :
  0.033629974922525861157 <= kernel.corollary_largest_epsilon 2 (1 / 2) (1 / 1000000) <= 0.033629974922525861158.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/711e7eb347a940a4: a grid of counts *)
Theorem corollary_3_21_4 :
  0.0024894024295766279517 <= kernel.corollary_largest_epsilon 365 (1 / 2) (1 / 1000000) <= 0.0024894024295766279518.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/397681eeecac5151: a grid of counts *)
Theorem corollary_3_21_5 :
  0.00047559966637703149279 <= kernel.corollary_largest_epsilon 10000 (1 / 2) (1 / 1000000) <= 0.00047559966637703149280.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/4f5048a3cf2aa990: a grid of counts *)
Theorem corollary_3_21_6 :
  5.0112567726561217443e-10 <= kernel.corollary_largest_epsilon 9007199254740993 (1 / 2) (1 / 1000000) <= 5.0112567726561217444e-10.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/effc70c7d9e58d58: a grid of counts *)
Theorem corollary_3_21_7 :
  (47559966637703149279 * powerRZ 10 (-36)) <= kernel.corollary_largest_epsilon (powerRZ 10 30) (1 / 2) (1 / 1000000) <= (47559966637703149280 * powerRZ 10 (-36)).
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/1fa1d055805cb976: a grid of targets *)
Theorem corollary_3_21_8 :
  (95119933275406298559 * powerRZ 10 (-322)) <= kernel.corollary_largest_epsilon 100 (powerRZ 10 (-300)) (1 / 1000000) <= (95119933275406298560 * powerRZ 10 (-322)).
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/04c29b5166219b29: a grid of targets *)
Theorem corollary_3_21_9 :
  (95119933275406298559 * powerRZ 10 (-31)) <= kernel.corollary_largest_epsilon 100 (1 / 1000000000) (1 / 1000000) <= (95119933275406298560 * powerRZ 10 (-31)).
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/b0e764f8a783d561: a grid of targets *)
Theorem corollary_3_21_10 :
  0.00095119933275406298559 <= kernel.corollary_largest_epsilon 100 (1 / 10) (1 / 1000000) <= 0.00095119933275406298560.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/a24e082a224bffc9: a grid of targets *)
Theorem corollary_3_21_11 :
  0.0095119933275311178626 <= kernel.corollary_largest_epsilon 100 (999999999999 / 1000000000000) (1 / 1000000) <= 0.0095119933275311178627.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/001a9aed783ddb9d: a grid of slacks *)
Theorem corollary_3_21_12 :
  0.00058248825223082009411 <= kernel.corollary_largest_epsilon 100 (1 / 2) (powerRZ 10 (-400)) <= 0.00058248825223082009412.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/abb9e21360a09e8a: a grid of slacks *)
Theorem corollary_3_21_13 :
  0.00067259949845051722315 <= kernel.corollary_largest_epsilon 100 (1 / 2) (powerRZ 10 (-300)) <= 0.00067259949845051722316.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/bd841e41c4de5802: a grid of slacks *)
Theorem corollary_3_21_14 :
  kernel.corollary_largest_epsilon 100 (1 / 2) (exp (- 32)) = 0.003125.
Proof. unfold kernel.corollary_largest_epsilon; calculated ltac:(interval with (i_prec 100)). Qed.

(** corollary_3_21/38fc3a31a008706d: a grid of slacks *)
Theorem corollary_3_21_15 :
  0.016865638390552747929 <= kernel.corollary_largest_epsilon 100 (1 / 2) (1 / 3) <= 0.016865638390552747930.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/30cee09a81cee8f8: a grid of slacks *)
Theorem corollary_3_21_16 :
  0.021233045007200476068 <= kernel.corollary_largest_epsilon 100 (1 / 2) (1 / 2) <= 0.021233045007200476069.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/78998cd929b2e3c1: a grid of slacks *)
Theorem corollary_3_21_17 :
  0.029199832902460406383 <= kernel.corollary_largest_epsilon 100 (1 / 2) (ln 2) <= 0.029199832902460406384.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/a6e1880101f13fa4: a grid of slacks *)
Theorem corollary_3_21_18 :
  0.037422503748265184834 <= kernel.corollary_largest_epsilon 100 (1 / 2) (4 / 5) <= 0.037422503748265184835.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/54d0848288932852: within the domain that holds for every k *)
Theorem corollary_3_21_19 :
  0.38219481012960856922 <= kernel.corollary_largest_epsilon 1 (9 / 10) (1 / 2) <= 0.38219481012960856923.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/62e2b48399d94037: within the domain that holds for every k *)
Theorem corollary_3_21_20 :
  0.012086061099051565898 <= kernel.corollary_largest_epsilon 1000 (9 / 10) (1 / 2) <= 0.012086061099051565899.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/a50aeba4b70afe27: just inside the sharp condition *)
Theorem corollary_3_21_21 :
  0.60349727875730475901 <= kernel.corollary_largest_epsilon 1 (999999 / 1000000) (70949 / 100000) <= 0.60349727875730475902.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/ed95d3997eedae75: just inside the condition for large k *)
Theorem corollary_3_21_22 :
  0.020725124593468271632 <= kernel.corollary_largest_epsilon 1000 (9 / 10) (79 / 100) <= 0.020725124593468271633.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/6fab501e0a26af1c: dyadic inputs *)
Theorem corollary_3_21_23 :
  0.023739266002706388036 <= kernel.corollary_largest_epsilon 4 (1 / 2) (1 / 1048576) <= 0.023739266002706388037.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/d5ecd05f25c5f45e: dyadic inputs *)
Theorem corollary_3_21_24 :
  0.013705871617026664325 <= kernel.corollary_largest_epsilon 4 (1 / 2) (1 / 1152921504606846976) <= 0.013705871617026664326.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/95ffc1622bad67be: dyadic inputs *)
Theorem corollary_3_21_25 :
  0.0032395161096552737598 <= kernel.corollary_largest_epsilon 4 (1 / 2) (powerRZ 2 (-1074)) <= 0.0032395161096552737599.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/52b135e0febeebd9: dyadic inputs *)
Theorem corollary_3_21_26 :
  0.0014837041251691492522 <= kernel.corollary_largest_epsilon 1024 (1 / 2) (1 / 1048576) <= 0.0014837041251691492523.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/e8b9398820ba5ba5: dyadic inputs *)
Theorem corollary_3_21_27 :
  0.00085661697606416652034 <= kernel.corollary_largest_epsilon 1024 (1 / 2) (1 / 1152921504606846976) <= 0.00085661697606416652035.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/f83a1faeee0490aa: dyadic inputs *)
Theorem corollary_3_21_28 :
  0.00020246975685345460999 <= kernel.corollary_largest_epsilon 1024 (1 / 2) (powerRZ 2 (-1074)) <= 0.00020246975685345461000.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/3219d23b2556d02d: dyadic inputs *)
Theorem corollary_3_21_29 :
  0.025378342855890815202 <= kernel.corollary_largest_epsilon 7 (1 / 2) (1 / 1024) <= 0.025378342855890815203.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/adbfe41bb6d67801: dyadic inputs *)
Theorem corollary_3_21_30 :
  4.7270847216045139734e-11 <= kernel.corollary_largest_epsilon 7 (1 / 1073741824) (1 / 1024) <= 4.7270847216045139735e-11.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/b97ffbdce1902ece: the least positive double as a target *)
Theorem corollary_3_21_31 :
  (21233045007200476068 * powerRZ 10 (-343)) <= kernel.corollary_largest_epsilon 1 (1 / 2 * powerRZ 10 (-323)) (1 / 2) <= (21233045007200476069 * powerRZ 10 (-343)).
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/eda442adb637ada1: a subnormal answer *)
Theorem corollary_3_21_32 :
  (95119933275406298559 * powerRZ 10 (-332)) <= kernel.corollary_largest_epsilon 100 (powerRZ 10 (-310)) (1 / 1000000) <= (95119933275406298560 * powerRZ 10 (-332)).
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/7523e4f5dcd0de08: approximate mechanisms *)
Theorem corollary_3_21_33 :
  0.015039782001676209809 <= kernel.corollary_largest_epsilon 10 (1 / 2) (1 / 1000000) <= 0.015039782001676209810.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/c8ac1dce0c9d2bc8: candidate 115 of a search *)
Theorem corollary_3_21_34 :
  0.00073399345950316897168 <= kernel.corollary_largest_epsilon 16134 (6279128637545271 / 9007199254740992) (4252664676605127 / 4611686018427387904) <= 0.00073399345950316897169.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** corollary_3_21/02fbdc13f76aaaf1: candidate 712 of a search *)
Theorem corollary_3_21_35 :
  0.33932161415954936729 <= kernel.corollary_largest_epsilon 5 (8750035611489225 / 1125899906842624) (4761760232600961 / 2361183241434822606848) <= 0.33932161415954936730.
Proof. unfold kernel.corollary_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_corollary_3_21 : unit :=
  let _ := corollary_3_21_1 in
  let _ := corollary_3_21_2 in
  let _ := corollary_3_21_3 in
  let _ := corollary_3_21_4 in
  let _ := corollary_3_21_5 in
  let _ := corollary_3_21_6 in
  let _ := corollary_3_21_7 in
  let _ := corollary_3_21_8 in
  let _ := corollary_3_21_9 in
  let _ := corollary_3_21_10 in
  let _ := corollary_3_21_11 in
  let _ := corollary_3_21_12 in
  let _ := corollary_3_21_13 in
  let _ := corollary_3_21_14 in
  let _ := corollary_3_21_15 in
  let _ := corollary_3_21_16 in
  let _ := corollary_3_21_17 in
  let _ := corollary_3_21_18 in
  let _ := corollary_3_21_19 in
  let _ := corollary_3_21_20 in
  let _ := corollary_3_21_21 in
  let _ := corollary_3_21_22 in
  let _ := corollary_3_21_23 in
  let _ := corollary_3_21_24 in
  let _ := corollary_3_21_25 in
  let _ := corollary_3_21_26 in
  let _ := corollary_3_21_27 in
  let _ := corollary_3_21_28 in
  let _ := corollary_3_21_29 in
  let _ := corollary_3_21_30 in
  let _ := corollary_3_21_31 in
  let _ := corollary_3_21_32 in
  let _ := corollary_3_21_33 in
  let _ := corollary_3_21_34 in
  let _ := corollary_3_21_35 in
  tt.
