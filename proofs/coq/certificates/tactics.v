(** * How the comparisons of the vectors are shown

    [shown] stands for interval arithmetic, which knows no [Rmin] and no value exactly: the first
    is decided before, by comparisons of its own, and of exact values exp, ln and sqrt are undone. *)

From Coq Require Import Reals Lra.
From Dpcert Require Import advanced_composition_shape.
Open Scope R_scope.

(** ** Values that are exact: what exp, ln and sqrt undo, and then the arithmetic of rationals *)
Lemma ln_inverse_exp x : ln (1 / exp x) = - x.
Proof. rewrite ln_inverse by apply exp_pos. now rewrite ln_exp. Qed.

Lemma exp_difference a b : 0 < a -> 0 < b -> exp (ln a - ln b) = a / b.
Proof. intros Ha Hb. unfold Rminus. rewrite exp_plus, exp_Ropp, !exp_ln; easy. Qed.

Lemma exp_quotient x y : exp (x - y) = exp x / exp y.
Proof. unfold Rminus, Rdiv. now rewrite exp_plus, exp_Ropp. Qed.

Lemma ln_1024 : ln 1024 = 10 * ln 2.
Proof. replace 1024 with (2 ^ 10) by lra. rewrite ln_pow by lra. cbn [INR]. lra. Qed.

(** Of the squares that occur. *)
Ltac exact_root n :=
  match goal with |- context [sqrt ?a] => replace a with (n ^ 2) by (lra || field); rewrite (sqrt_pow2 n) by lra end.

Ltac undone :=
  repeat first
    [ rewrite ln_inverse_exp
    | match goal with |- context [exp ?a] => replace a with 0 by lra; rewrite exp_0 end
    | rewrite exp_difference by lra
    | match goal with |- context [exp (0 - ln ?a)] => replace (0 - ln a) with (ln 1 - ln a) by (rewrite ln_1; lra) end
    | match goal with |- context [exp (- ln ?a)] => replace (- ln a) with (ln 1 - ln a) by (rewrite ln_1; lra) end
    | match goal with |- context [ln ?a] => replace a with 1 by lra; rewrite ln_1 end
    | rewrite exp_quotient
    | rewrite exp_plus
    | rewrite exp_ln by lra
    | rewrite <- ln_mult by lra
    | rewrite ln_1024
    | rewrite Rmin_left by lra
    | match goal with |- context [exp (?n * ln ?a)] => replace (n * ln a) with (ln a + (n - 1) * ln a) by ring end
    | exact_root 0 | exact_root 1 | exact_root 2 | exact_root 3 | exact_root 4 | exact_root 80 | exact_root 100 ].

(** Powers with their exponents counted in unary, which [lra] knows. *)
Ltac counted :=
  unfold powerRZ;
  repeat match goal with |- context [Pos.to_nat ?p] =>
    let n := eval vm_compute in (Pos.to_nat p) in change (Pos.to_nat p) with n
  end.

Ltac rationals := undone; (lra || field).
Ltac exactly := solve [rationals] || (counted; rationals).

(** ** Comparisons *)

(** What is to be shown, one by one; two bounds of one number stay together. *)
Ltac parts :=
  intros;
  lazymatch goal with
  | |- _ <= ?x /\ ?x <= _ => idtac
  | |- _ /\ _ => split; parts
  | _ => idtac
  end.

(** Which of two numbers is the least; of two that are not told apart, only how far they are from their mean. *)
Lemma least_by_mean a b : Rmin a b = (a + b - Rabs (a - b)) / 2.
Proof. unfold Rmin, Rabs. destruct Rle_dec, Rcase_abs; lra. Qed.

Ltac least shown :=
  repeat match goal with |- context [Rmin ?a ?b] =>
    lazymatch b with context [Rmin _ _] => fail | _ => idtac end;
    first [rewrite (Rmin_left a b) by shown | rewrite (Rmin_right a b) by shown]
  end.

Ltac calculated shown := parts; least shown; shown || exactly.

Ltac compared shown :=
  unfold tanh, sinh, cosh; parts; least shown; rewrite ?least_by_mean;
  lazymatch goal with
  | |- _ = _ => exactly
  | |- _ /\ _ => shown || (split; shown)
  | _ => shown
  end.
