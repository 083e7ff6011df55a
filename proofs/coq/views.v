(** * Views: adaptive k-fold composition

    A kernel [p : list T -> T -> R] gives, for every history of outcomes seen so far, the weights
    of the next outcome. It stands for one side of the experiment of Definition 3.7 with the
    adversary's coins fixed: the adversary looks at the history, picks a mechanism and a pair of
    databases, and the mechanism answers. (adversary.v spells the experiment out, coins and all.)

    [view p k seen E] is the probability that the history, once k more outcomes have been put in
    front of [seen], satisfies the event E: the law of total probability, one step at a time.
    Histories are written newest first.

    Shown here, so that the definition cannot be empty: a view is a probability, of total mass 1
    ([view_certain]); one step is the mechanism itself ([view_one_step]); and the probability of
    one history is the product of the weights of its outcomes ([view_of_one_history]). *)

From Coq Require Import Reals List Lra Bool Lia.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import summation closeness.
Import ListNotations.
Open Scope R_scope.

Section Views.
Context {T : Type} (s : summation T).

(** The probability of the event [E] after [k] more steps: sum over the next outcome. *)
Fixpoint view (p : list T -> T -> R) (k : nat) (seen : list T) (E : list T -> bool) : R :=
  match k with
  | O => indicator (E seen)
  | S k => expect s (p seen) (fun y => view p k (y :: seen) E)
  end.

(** Whatever has been seen, the next outcome is random: weights of total mass 1. *)
Definition kernel (p : list T -> T -> R) : Prop := forall seen, distribution s (p seen).

Lemma view_range p k seen E : kernel p -> 0 <= view p k seen E <= 1.
Proof.
  intros Hp. revert seen. induction k as [|k IH]; intros seen; cbn; [apply indicator_range|].
  destruct (Hp seen) as [Hw Hone].
  assert (Hb : bounded (fun y => view p k (y :: seen) E)) by (apply bounded_between with 0 1; auto).
  split.
  - replace 0 with (expect s (p seen) (fun _ => 0)) by (rewrite expect_constant by easy; ring).
    apply expect_monotone; auto using constant_bounded. intros y. apply IH.
  - replace 1 with (expect s (p seen) (fun _ => 1)) by (rewrite expect_constant, Hone by easy; ring).
    apply expect_monotone; auto using constant_bounded. intros y. apply IH.
Qed.

Lemma view_bounded p k seen E : kernel p -> bounded (fun y => view p k (y :: seen) E).
Proof. intros Hp. apply bounded_between with 0 1. intros y. now apply view_range. Qed.

(** A view has total mass 1. *)
Theorem view_certain p k seen : kernel p -> view p k seen (fun _ => true) = 1.
Proof.
  intros Hp. revert seen. induction k as [|k IH]; intros seen; [easy|]. cbn.
  destruct (Hp seen) as [Hw Hone].
  transitivity (expect s (p seen) (fun _ => 1)).
  - apply sum_ext. intros y. now rewrite IH.
  - rewrite expect_constant, Hone by easy. ring.
Qed.

(** Probabilities of an event and of its complement add up to 1. *)
Theorem view_not p k seen E : kernel p -> view p k seen (fun h => negb (E h)) = 1 - view p k seen E.
Proof.
  intros Hp. revert seen. induction k as [|k IH]; intros seen; [cbn; destruct (E seen); cbn; ring|].
  cbn. destruct (Hp seen) as [Hw Hone].
  transitivity (expect s (p seen) (fun y => -1 * view p k (y :: seen) E + 1)).
  - apply sum_ext. intros y. rewrite IH. ring.
  - rewrite expect_linear, expect_constant, Hone by auto using view_bounded, constant_bounded. ring.
Qed.

(** For k = 1 the view is the mechanism. *)
Theorem view_one_step p E : view p 1 [] E = probability s (p []) (fun y => E [y]).
Proof. reflexivity. Qed.

(** Probabilities of disjoint events add up. *)
Theorem view_or p k seen E F :
  kernel p -> (forall h, E h = true -> F h = true -> False) ->
  view p k seen (fun h => E h || F h) = view p k seen E + view p k seen F.
Proof.
  intros Hp Hdisjoint. revert seen. induction k as [|k IH]; intros seen; cbn.
  - specialize (Hdisjoint seen). destruct (E seen), (F seen); cbn; try ring. now destruct Hdisjoint.
  - destruct (Hp seen) as [Hw _].
    transitivity (expect s (p seen) (fun y => 1 * view p k (y :: seen) E + view p k (y :: seen) F)).
    + apply sum_ext. intros y. now rewrite IH, Rmult_1_l.
    + rewrite expect_linear by auto using view_bounded, constant_bounded. ring.
Qed.

(** ** The probability of one history *)

Section Histories.
(** Outcomes can be told apart, and the sum of a function that vanishes but at one outcome is its
    value there. Both hold for finite and countable sums, as the two theorems below say. *)
Variable same : T -> T -> bool.
Hypothesis same_spec : forall x y, same x y = true <-> x = y.
Hypothesis sum_at : forall y f, sum s (fun x => indicator (same x y) * f x) = f y.

(** The event "the history is [h]". *)
Fixpoint is_history (h seen : list T) : bool :=
  match h, seen with
  | [], [] => true
  | x :: h, y :: seen => same y x && is_history h seen
  | _, _ => false
  end.

(** The product of the weights of the outcomes of [h], each given those before it and [seen]. *)
Fixpoint product (p : list T -> T -> R) (h seen : list T) : R :=
  match h with
  | [] => 1
  | y :: before => product p before seen * p (before ++ seen) y
  end.

Lemma product_first p h y seen : product p (h ++ [y]) seen = p seen y * product p h (y :: seen).
Proof.
  induction h as [|x h IH]; cbn; [ring|]. rewrite IH, <- app_assoc. cbn. ring.
Qed.

Lemma is_history_true h seen : is_history h seen = true -> h = seen.
Proof.
  revert seen. induction h as [|x h IH]; intros [|y seen]; cbn; try easy.
  intros [->%same_spec ->%IH]%andb_prop. easy.
Qed.

Lemma view_of_continuation p new before seen :
  view p (length new) seen (is_history (new ++ before)) =
  indicator (is_history before seen) * product p new before.
Proof.
  revert before seen. induction new as [|y new IH] using rev_ind; intros before seen; [cbn; ring|].
  rewrite app_length, Nat.add_comm, <- app_assoc, product_first. cbn [length Nat.add view app].
  transitivity (sum s (fun x => indicator (same x y) *
                 (indicator (is_history before seen) * p seen x * product p new (y :: before)))).
  - apply sum_ext. intros x. rewrite IH. cbn. destruct (same x y), (is_history before seen); cbn; ring.
  - rewrite sum_at. destruct (is_history before seen) eqn:H; [|cbn; ring].
    apply is_history_true in H as ->. ring.
Qed.

(** The chain rule: the probability of one history is the product of its weights. *)
Theorem view_of_one_history p h : view p (length h) [] (is_history h) = product p h [].
Proof.
  pose proof (view_of_continuation p h [] []) as H. rewrite app_nil_r in H. rewrite H. cbn. ring.
Qed.

End Histories.
End Views.

(** Finite sums over a list that holds every outcome once have the property. *)
Theorem finite_sum_at {T : Type} (same : T -> T -> bool) (outcomes : list T) :
  (forall x y, same x y = true <-> x = y) -> NoDup outcomes -> (forall y, In y outcomes) ->
  forall y f, sum (finite_sum outcomes) (fun x => indicator (same x y) * f x) = f y.
Proof.
  intros Hsame Hdup Hall y f. specialize (Hall y). cbn.
  induction outcomes as [|x others IH]; [easy|]. apply NoDup_cons_iff in Hdup as [Hnot Hdup]. cbn.
  destruct (same x y) eqn:Hxy.
  - apply Hsame in Hxy as <-. cbn.
    enough (list_sum others (fun z => indicator (same z x) * f z) = 0) by lra.
    clear IH Hall Hdup. induction others as [|z others IH]; [easy|]. cbn in *.
    rewrite IH by tauto. destruct (same z x) eqn:Hz; [|cbn; ring].
    apply Hsame in Hz as ->. tauto.
  - destruct Hall as [-> | Hin]; [now rewrite (proj2 (Hsame y y)) in Hxy|].
    rewrite IH by easy. cbn. ring.
Qed.

(** And so have series. *)
Theorem countable_sum_at y f : sum countable_sum (fun x => indicator (Nat.eqb x y) * f x) = f y.
Proof.
  apply is_series_unique. set (a x := indicator (Nat.eqb x y) * f x).
  assert (Hpartial : forall n, sum_n a n = if Nat.leb y n then f y else 0).
  { induction n as [|n IH].
    - rewrite sum_O. unfold a. destruct y; cbn; ring.
    - rewrite sum_Sn, IH. unfold a, plus. cbn [AbelianGroup.plus].
      destruct (Nat.leb_spec y n), (Nat.leb_spec y (S n)), (Nat.eqb_spec (S n) y);
        subst; try lia; unfold indicator; cbn; ring. }
  change (is_lim_seq (sum_n a) (Finite (f y))).
  apply is_lim_seq_ext_loc with (fun _ => f y); [|apply is_lim_seq_const].
  exists y. intros n Hn. rewrite Hpartial. now destruct (Nat.leb_spec y n); [|lia].
Qed.
