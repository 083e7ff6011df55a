(** * Sums over outcome sets, finite or countable

    Everything in this folder is about sums of numbers over the outcomes of a random
    experiment. The proofs use four properties of such sums and nothing else: a smaller
    function is summable, sums are linear, sums are monotone. The record [summation] holds
    these properties, and two instances show that they are those of ordinary sums:

    - [finite_sum], the sum along a list of outcomes;
    - [countable_sum], the sum of an absolutely convergent series.

    Every theorem is proved once, for any [summation], and holds for both. *)

From Coq Require Import Reals List Lra FunctionalExtensionality.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

(** What the proofs use of a sum over outcomes of type [T]. On the [summable] functions [sum] is
    linear and monotone, and a function below a summable one is summable: true of finite sums
    and of absolutely convergent series. *)
Record summation (T : Type) := {
  summable : (T -> R) -> Prop;
  sum : (T -> R) -> R;
  summable_dominated : forall f g, summable g -> (forall y, Rabs (f y) <= g y) -> summable f;
  summable_linear : forall a f g, summable f -> summable g -> summable (fun y => a * f y + g y);
  sum_linear : forall a f g, summable f -> summable g ->
    sum (fun y => a * f y + g y) = a * sum f + sum g;
  sum_monotone : forall f g, summable f -> summable g -> (forall y, f y <= g y) -> sum f <= sum g
}.

Arguments summable {T} _ _.
Arguments sum {T} _ _.
Arguments summable_dominated {T} _ _ _ _ _.
Arguments summable_linear {T} _ _ _ _ _ _.
Arguments sum_linear {T} _ _ _ _ _ _.
Arguments sum_monotone {T} _ _ _ _ _ _.

(** ** Finite sums *)

(** A sum along a list. *)
Fixpoint list_sum {T : Type} (outcomes : list T) (f : T -> R) : R :=
  match outcomes with
  | nil => 0
  | y :: others => f y + list_sum others f
  end.

Lemma list_sum_linear T (outcomes : list T) a f g :
  list_sum outcomes (fun y => a * f y + g y) = a * list_sum outcomes f + list_sum outcomes g.
Proof. induction outcomes as [|y others IH]; cbn; [ | rewrite IH ]; ring. Qed.

Lemma list_sum_monotone T (outcomes : list T) f g :
  (forall y, f y <= g y) -> list_sum outcomes f <= list_sum outcomes g.
Proof.
  intros Hle. induction outcomes as [|y others IH]; cbn; [lra | specialize (Hle y); lra].
Qed.

(** The outcomes of a finite experiment, listed. *)
Definition finite_sum {T : Type} (outcomes : list T) : summation T.
Proof.
  refine {| summable := fun _ => True; sum := list_sum outcomes |}; auto using list_sum_linear.
  intros. now apply list_sum_monotone.
Defined.

(** ** Countable sums *)

(** Absolute convergence, so that the order of the outcomes does not matter. *)
Definition series_summable (f : nat -> R) : Prop := ex_series (fun n => Rabs (f n)).

Lemma series_dominated f g :
  series_summable g -> (forall n, Rabs (f n) <= g n) -> series_summable f.
Proof.
  intros Hg Hle. apply (@ex_series_le R_AbsRing R_CompleteNormedModule) with (2 := Hg).
  intros n. unfold norm; cbn; unfold abs; cbn. rewrite Rabs_Rabsolu.
  eapply Rle_trans; [apply Hle | apply Rle_abs].
Qed.

Lemma series_summable_linear a f g :
  series_summable f -> series_summable g -> series_summable (fun n => a * f n + g n).
Proof.
  intros Hf Hg. apply series_dominated with (fun n => Rabs a * Rabs (f n) + Rabs (g n)).
  - unfold series_summable.
    apply ex_series_ext with (fun n => plus (scal (Rabs a) (Rabs (f n))) (Rabs (g n))).
    + intros n. symmetry. apply Rabs_pos_eq.
      apply Rplus_le_le_0_compat; [apply Rmult_le_pos|]; apply Rabs_pos.
    + apply (ex_series_plus (V := R_NormedModule)); [|exact Hg].
      apply (ex_series_scal (V := R_NormedModule)). exact Hf.
  - intros n. rewrite <- Rabs_mult. apply Rabs_triang.
Qed.

Lemma Series_linear a f g :
  series_summable f -> series_summable g ->
  Series (fun n => a * f n + g n) = a * Series f + Series g.
Proof.
  intros Hf%ex_series_Rabs Hg%ex_series_Rabs. rewrite Series_plus, Series_scal_l; [easy| |easy].
  now apply (ex_series_scal (V := R_NormedModule)).
Qed.

Lemma Series_nonnegative f : ex_series f -> (forall n, 0 <= f n) -> 0 <= Series f.
Proof.
  intros Hf Hpos. replace 0 with (Series (fun n => 0 * f n)) by (rewrite Series_scal_l; ring).
  apply Series_le; [|exact Hf]. intros n. specialize (Hpos n). lra.
Qed.

Lemma Series_monotone f g :
  series_summable f -> series_summable g -> (forall n, f n <= g n) -> Series f <= Series g.
Proof.
  intros Hf Hg Hle.
  enough (0 <= Series (fun n => -1 * f n + g n)) by (rewrite Series_linear in H; auto; lra).
  apply Series_nonnegative.
  - now apply ex_series_Rabs, series_summable_linear.
  - intros n. specialize (Hle n). lra.
Qed.

(** Outcomes numbered 0, 1, 2, ...; an outcome that does not exist has weight 0. *)
Definition countable_sum : summation nat :=
  {| summable := series_summable;
     sum := Series;
     summable_dominated := series_dominated;
     summable_linear := series_summable_linear;
     sum_linear := Series_linear;
     sum_monotone := Series_monotone |}.

(** ** What follows for every summation *)

Section Facts.
Context {T : Type} (s : summation T).

Lemma sum_ext f g : (forall y, f y = g y) -> sum s f = sum s g.
Proof. intros Heq. f_equal. now extensionality y. Qed.

Lemma summable_ext f g : (forall y, f y = g y) -> summable s f -> summable s g.
Proof. intros Heq. now replace g with f by (now extensionality y). Qed.

Lemma summable_scale a f : summable s f -> summable s (fun y => a * f y).
Proof.
  intros Hf. apply summable_ext with (fun y => (a - 1) * f y + f y); [intros; ring|].
  now apply summable_linear.
Qed.

Lemma sum_scale a f : summable s f -> sum s (fun y => a * f y) = a * sum s f.
Proof.
  intros Hf. replace (a * sum s f) with ((a - 1) * sum s f + sum s f) by ring.
  rewrite <- sum_linear by easy. apply sum_ext. intros. ring.
Qed.

Lemma sum_minus f g :
  summable s f -> summable s g -> sum s (fun y => f y - g y) = sum s f - sum s g.
Proof.
  intros Hf Hg. replace (sum s f - sum s g) with (-1 * sum s g + sum s f) by ring.
  rewrite <- sum_linear by easy. apply sum_ext. intros. ring.
Qed.

End Facts.
