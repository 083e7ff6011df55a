(** * Definition 3.7: the adversary, and Theorem 3.20 in its terms

    A family of mechanisms is indexed by [W]: an element of [W] is a mechanism together with its
    parameters. In experiment [b] the adversary tosses its coins once and then, k times, reads
    what it has seen, chooses two adjacent databases and a mechanism, and receives the
    mechanism's answer on the left database (b = false) or on the right one (b = true). Its view
    is the coins and the answers. The family is (epsilon, delta)-private under k-fold adaptive
    composition if no adversary's two views can be told apart.

    [theorem_3_20_adversary] is Theorem 3.20 with this definition. It is equal in force to the
    statement about kernels: the views of an adversary average the views of kernels over the
    coins ([experiment_close]), and every pair of kernels is the experiment of a coinless
    adversary against a family of two databases ([kernels_are_an_experiment]). *)

From Coq Require Import Reals List Lra.
From Dpcert Require Import summation closeness views basic_composition advanced_composition.
Import ListNotations.
Open Scope R_scope.

Section Definition_3_7.
(** T: answers of mechanisms. C: coins of the adversary. X: databases. W: mechanisms with their
    parameters; [family w x] is the law of the answer of mechanism w on the database x. *)
Context {T : Type} (s : summation T) {C : Type} (coin_sum : summation C).
Context {X W : Type} (adjacent : X -> X -> Prop) (family : W -> X -> T -> R).

(** Every mechanism of the family is (epsilon, delta)-differentially private. *)
Definition family_private (epsilon delta : R) : Prop :=
  forall w x0 x1, adjacent x0 x1 -> close epsilon delta (probability s (family w x0)) (probability s (family w x1)).

(** The adversary: the law of its coins, and what it chooses, given its coins and the answers so
    far. It is bound to choose adjacent databases. *)
Record adversary := {
  coins : C -> R;
  left_database : C -> list T -> X;
  right_database : C -> list T -> X;
  mechanism : C -> list T -> W;
  coins_distribution : distribution coin_sum coins;
  databases_adjacent : forall c seen, adjacent (left_database c seen) (right_database c seen)
}.

(** What answers the adversary: the kernel of side [b] once the coins are tossed. *)
Definition answers (b : bool) (A : adversary) (c : C) (seen : list T) : T -> R :=
  family (mechanism A c seen) (if b then right_database A c seen else left_database A c seen).

(** Experiment [b]: the probability that the coins and the k answers satisfy E. *)
Definition experiment (b : bool) (A : adversary) (k : nat) (E : C * list T -> bool) : R :=
  expect coin_sum (coins A) (fun c => view s (answers b A c) k [] (fun h => E (c, h))).

(** Definition 3.7's conclusion: no adversary's views can be told apart. *)
Definition composition_private (epsilon delta : R) (k : nat) : Prop :=
  forall A, close epsilon delta (experiment false A k) (experiment true A k).

(** Mechanisms answer at random. *)
Hypothesis mechanisms_are_distributions : forall w x, distribution s (family w x).

Lemma answers_kernel b A c : kernel s (answers b A c).
Proof. intros seen. apply mechanisms_are_distributions. Qed.

Lemma experiment_range b A k E : 0 <= experiment b A k E <= 1.
Proof.
  destruct (coins_distribution A) as [Hw Hone]. unfold experiment.
  assert (Hr : forall c, 0 <= view s (answers b A c) k [] (fun h => E (c, h)) <= 1) by
    (intros c; apply view_range, answers_kernel).
  pose proof (expect_constant coin_sum (coins A) 0 Hw). pose proof (expect_constant coin_sum (coins A) 1 Hw).
  split.
  - replace 0 with (expect coin_sum (coins A) (fun _ => 0)) by lra.
    apply expect_monotone; auto using constant_bounded; [now apply bounded_between with 0 1|apply Hr].
  - replace 1 with (expect coin_sum (coins A) (fun _ => 1)) by lra.
    apply expect_monotone; auto using constant_bounded; [now apply bounded_between with 0 1|apply Hr].
Qed.

(** Views that are close for all coins are close on the average. *)
Lemma experiment_close A epsilon delta k :
  (forall c, close epsilon delta (view s (answers false A c) k []) (view s (answers true A c) k [])) ->
  close epsilon delta (experiment false A k) (experiment true A k).
Proof.
  intros Hclose E. destruct (coins_distribution A) as [Hw Hone]. unfold experiment.
  assert (Hb : forall b, bounded (fun c => view s (answers b A c) k [] (fun h => E (c, h)))).
  { intros b. apply bounded_between with 0 1. intros c. apply view_range, answers_kernel. }
  rewrite <- (Rmult_1_r delta), <- Hone, <- expect_constant by easy.
  rewrite <- !expect_linear by auto using constant_bounded.
  split; apply expect_monotone; auto using bounded_linear, constant_bounded;
    intros c; apply (Hclose c (fun h => E (c, h))).
Qed.

(** Basic composition for the adversary. *)
Theorem basic_composition_adversary epsilon delta k :
  0 <= epsilon -> 0 <= delta -> family_private epsilon delta ->
  composition_private (INR k * epsilon) (INR k * delta) k.
Proof.
  intros He Hd Hprivate A. apply experiment_close. intros c.
  rewrite <- !(total_constant _ 0 k).
  apply basic_composition; auto using answers_kernel.
  intros seen. apply Hprivate, databases_adjacent.
Qed.

(** Theorem 3.20 for the adversary, as the book states it. *)
Theorem theorem_3_20_adversary epsilon delta delta_prime k :
  0 <= epsilon -> 0 <= delta -> 0 < delta_prime <= 1 -> family_private epsilon delta ->
  composition_private (epsilon_prime (INR k) epsilon delta_prime) (INR k * delta + delta_prime) k.
Proof.
  intros He Hd Hdp Hprivate A. apply experiment_close. intros c.
  apply theorem_3_20; auto using answers_kernel.
  intros seen. apply Hprivate, databases_adjacent.
Qed.

End Definition_3_7.

(** ** The converse: kernels as an experiment *)

Section Converse.
Context {T : Type} (s : summation T) (p q : list T -> T -> R).

(** Two databases, false and true; a mechanism for each history. *)
Definition two_sided (seen : list T) (x : bool) : T -> R := if x then q seen else p seen.

(** The adversary that always picks the two databases, and the mechanism of what it has seen. *)
Definition coinless : adversary (T := T) (finite_sum [tt]) (W := list T) (fun x0 x1 => x0 = false /\ x1 = true).
Proof.
  refine {| coins := fun _ => 1;
            left_database := fun _ _ => false;
            right_database := fun _ _ => true;
            mechanism := fun _ seen => seen |}; [|easy].
  split; [split; cbn; [easy|intros; lra]|cbn; ring].
Defined.

(** Its experiment is the view of the kernels, *)
Theorem kernels_are_an_experiment b k (E : list T -> bool) :
  experiment s (finite_sum [tt]) _ two_sided b coinless k (fun v => E (snd v)) =
  view s (if b then q else p) k [] E.
Proof.
  transitivity (1 * view s (if b then q else p) k [] E + 0); [now destruct b | ring].
Qed.

(** and its family is as private as the kernels are close: so the adversary's theorem gives back
    the theorem about kernels. *)
Theorem their_family_is_private epsilon delta :
  (forall seen, close epsilon delta (probability s (p seen)) (probability s (q seen))) ->
  family_private s (fun x0 x1 => x0 = false /\ x1 = true) two_sided epsilon delta.
Proof. intros Hclose w x0 x1 [-> ->]. apply Hclose. Qed.

End Converse.
