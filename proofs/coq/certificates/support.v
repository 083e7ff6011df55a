(** * Interval arithmetic on Coq's own integers

    The tactic [interval] as it comes computes with machine integers or machine floats, and
    brings their axioms along. Here it is built on the library's integers of type Z: with the
    precision given explicitly it needs no axioms but those of the real numbers.

    [largest_k_at] turns two comparisons at integers into the statement about all natural k. *)

From Coq Require Import Reals ZArith Lia.
From Interval Require Export Tactic.
From Interval Require Import Float.Specific_stdz Float.Specific_ops.
From Dpcert Require Import advanced_composition advanced_composition_shape.
Open Scope R_scope.

Module Floats := SpecificFloat StdZRadix2.
Module Certified := IntervalTactic Floats.
Export Certified.

Lemma largest_k_at (n next : Z) e d target :
  (0 <= n)%Z -> next = (n + 1)%Z -> 0 < e -> 0 < d <= 1 ->
  epsilon_prime (IZR n) e d <= target -> target < epsilon_prime (IZR next) e d ->
  forall k : nat, epsilon_prime (INR k) e d <= target <-> (k <= Z.to_nat n)%nat.
Proof.
  intros Hn -> He Hd H1 H2. apply largest_k_certified; auto;
    rewrite INR_IZR_INZ, Z2Nat.id by easy; [easy|]. now rewrite <- plus_IZR.
Qed.
