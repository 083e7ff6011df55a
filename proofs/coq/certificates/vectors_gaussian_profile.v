(** * Vectors of gaussian_profile.json to 20 digits

    Written by bulk.py: 4 theorems.

    Not certified here:
    - 113: the formula needs the normal distribution
    - 2: a number is too large or too small for Coq to compute with *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** gaussian_profile/7bd012abfacd11f5: 1 exactly *)
Theorem gaussian_profile_116 :
  kernel.profile_total_mu 2 1 4 = 1.
Proof. unfold kernel.profile_total_mu; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_profile/ebb57d93aafd1ee7: 1 exactly *)
Theorem gaussian_profile_117 :
  kernel.profile_total_mu 100 1 10000 = 1.
Proof. unfold kernel.profile_total_mu; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_profile/8311eb60a255f1af: a root *)
Theorem gaussian_profile_118 :
  0.47140452079103168293 <= kernel.profile_total_mu 3 1 2 <= 0.47140452079103168294.
Proof. unfold kernel.profile_total_mu; compared ltac:(interval with (i_prec 120)). Qed.

(** gaussian_profile/4f66a3db2fdf22da: a root *)
Theorem gaussian_profile_119 :
  0.17320508075688772935 <= kernel.profile_total_mu_from_mu (1 / 10) 3 <= 0.17320508075688772936.
Proof. unfold kernel.profile_total_mu_from_mu; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_gaussian_profile : unit :=
  let _ := gaussian_profile_116 in
  let _ := gaussian_profile_117 in
  let _ := gaussian_profile_118 in
  let _ := gaussian_profile_119 in
  tt.
