(** * Vectors of zero_concentrated.json to 20 digits

    Written by bulk.py: 7 theorems.

    Not certified here:
    - 76: kernel.v has no formula for the question
    - 2: the value is an end of its bracket *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** zero_concentrated/34ac89908dbddd5a: the 2020 redistricting data, persons *)
Theorem zero_concentrated_33 :
  17.915282919001859864 <= kernel.zcdp_bun_steinke (64 / 25) (1 / 10000000000) <= 17.915282919001859865.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/d1a2e0997bceb9f6: the 2020 demographic file, persons: 26.34 was published *)
Theorem zero_concentrated_34 :
  26.333649254397777351 <= kernel.zcdp_bun_steinke (124 / 25) (1 / 10000000000) <= 26.333649254397777352.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/758bbb1e58ec02b9: the 2020 demographic file, housing units: 34.33 was published, rounded down *)
Theorem zero_concentrated_35 :
  34.330738041634634176 <= kernel.zcdp_bun_steinke (77 / 10) (1 / 10000000000) <= 34.330738041634634177.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/3fd1d4f94e5e69da: dyadic inputs *)
Theorem zero_concentrated_36 :
  5.7655376954683186824 <= kernel.zcdp_bun_steinke (1 / 2) (1 / 1048576) <= 5.7655376954683186825.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/f6981f4d5342790e: dyadic inputs *)
Theorem zero_concentrated_37 :
  29.062150781873274729 <= kernel.zcdp_bun_steinke 8 (1 / 1048576) <= 29.062150781873274730.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/013c460529f4bca9: candidate 673 of a search *)
Theorem zero_concentrated_40 :
  3.0723925317680294005 <= kernel.zcdp_bun_steinke (8988404795910595 / 72057594037927936) (8273417410165235 / 302231454903657293676544) <= 3.0723925317680294006.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** zero_concentrated/ea4a1c0b23f4644e: candidate 600 of a search *)
Theorem zero_concentrated_41 :
  6.5675837984406832970 <= kernel.zcdp_bun_steinke (6469388811984979 / 18014398509481984) (5500928629348371 / 2475880078570760549798248448) <= 6.5675837984406832971.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

Definition vectors_zero_concentrated :=
  (zero_concentrated_33,
   zero_concentrated_34,
   zero_concentrated_35,
   zero_concentrated_36,
   zero_concentrated_37,
   zero_concentrated_40,
   zero_concentrated_41).
