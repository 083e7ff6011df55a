(** * The definition of optimal composition, written out

    The delta of k mechanisms is a sum over how many of their answers lie ([KOV15] Theorem 3.3). For
    a few of them the sum is spelled out, term by term, before intervals are computed. *)

From Coq Require Import Reals ZArith Lia Lra.
From Dpcert Require Import kernel.
Open Scope R_scope.

Lemma choice_of_none n : C n 0 = 1.
Proof. unfold C. rewrite Nat.sub_0_r. cbn [fact INR]. field. apply INR_fact_neq_0. Qed.

Lemma choice_of_all n : C n n = 1.
Proof. unfold C. rewrite Nat.sub_diag. cbn [fact INR]. field. apply INR_fact_neq_0. Qed.

(** By Pascal's rule: Coq's own binomial counts factorials in unary. *)
Fixpoint binomial (n l : nat) : Z :=
  match n, l with
  | _, O => 1
  | O, S _ => 0
  | S n, S l => binomial n l + binomial n (S l)
  end.

Lemma binomial_above n l : (n < l)%nat -> binomial n l = 0%Z.
Proof. revert l. induction n as [|n IH]; intros [|l] Hl; try easy; try lia. cbn. rewrite !IH; lia. Qed.

Lemma binomial_is_choice n l : (l <= n)%nat -> IZR (binomial n l) = C n l.
Proof.
  revert l. induction n as [|n IH]; intros [|l] Hl; try lia; try (now rewrite choice_of_none).
  change (binomial (S n) (S l)) with (binomial n l + binomial n (S l))%Z. rewrite plus_IZR.
  destruct (Nat.eq_dec l n) as [-> | Hne].
  - rewrite (binomial_above n (S n)), IH, !choice_of_all by lia. lra.
  - rewrite !IH by lia. apply pascal. lia.
Qed.

(** The pure part, for mechanisms whose own delta is 0. *)
Definition optimal_pure (k : nat) (epsilon epsilon_prime : R) : R :=
  sum_f_R0
    (fun l => optimal_outcome (IZR (binomial k l)) (IZR (Z.of_nat (k - l))) (IZR (Z.of_nat l))
                (optimal_shift (IZR (Z.of_nat k)) epsilon) epsilon epsilon_prime) k.

(** Which terms are 0 is seen from the exponents. *)
Lemma outcome_positive c t l s e e' :
  e' + l * e <= t * e -> optimal_outcome c t l s e e' = c * (exp (t * e - s) - exp (e' + l * e - s)).
Proof.
  intros H. unfold optimal_outcome. assert (exp (e' + l * e - s) <= exp (t * e - s)).
  { destruct H as [H | ->]; [left; apply exp_increasing|]; lra. }
  rewrite Rmin_left by lra. ring.
Qed.

Lemma outcome_zero c t l s e e' : t * e <= e' + l * e -> optimal_outcome c t l s e e' = 0.
Proof.
  intros H. unfold optimal_outcome. assert (exp (t * e - s) <= exp (e' + l * e - s)).
  { destruct H as [H | <-]; [left; apply exp_increasing|]; lra. }
  rewrite Rmin_right by lra. ring.
Qed.

Ltac spelled_out shown :=
  cbv [optimal_pure sum_f_R0 binomial Nat.sub Z.of_nat Pos.of_succ_nat Pos.succ Z.add Pos.add Pos.add_carry];
  repeat match goal with |- context [optimal_outcome ?c ?t ?l ?s ?e ?e'] =>
    first
      [ rewrite (outcome_zero c t l s e e') by first [lra | shown]
      | rewrite (outcome_positive c t l s e e') by first [lra | shown] ]
  end;
  unfold optimal_shift.
