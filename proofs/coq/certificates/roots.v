(** * What two signs say of an optimum

    The best order of a conversion is where a formula, its stationarity, is 0. The formula is
    continuous for positive arguments: between two of opposite signs it has a root. *)

From Coq Require Import Reals Lra Ranalysis5.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import kernel.
Open Scope R_scope.

Definition unbroken (f : R -> R) : Prop := forall x, 0 < x -> continuity_pt f x.

(** A value is said to be [good] at all points between; then it is at the root. *)
Lemma root_between f (good : R -> Prop) left right :
  unbroken f -> 0 < left -> left < right -> f left <= 0 -> 0 <= f right ->
  (forall x, left <= x <= right -> good x) -> exists x, left <= x <= right /\ f x = 0 /\ good x.
Proof.
  intros Hf Hpos Hlr [Hl | Hl] Hr Hgood; [|exists left; split; [|split]; auto; try apply Hgood; lra].
  destruct Hr as [Hr | Hr]; [|exists right; split; [|split]; auto; try apply Hgood; lra].
  destruct (IVT_interv f left right) as [x [Hx Hroot]]; auto.
  - intros x Hx. apply Hf. lra.
  - exists x. auto.
Qed.

Lemma derivable_unbroken f : (forall x, 0 < x -> ex_derive f x) -> unbroken f.
Proof. intros Hf x Hx. apply continuity_pt_filterlim. now apply (ex_derive_continuous f), Hf. Qed.

(** Below, what divides is positive, and so is what a logarithm is taken of. *)
Lemma inverse_positive x : 0 < x -> 0 < 1 + 1 / x.
Proof. intros Hx. assert (0 < 1 / x) by (apply Rdiv_lt_0_compat; lra). lra. Qed.

Lemma rest_positive t e : 0 < 1 + (exp (- 2 * t * e) - 1) * exp (- e) / (1 + exp (- e)).
Proof.
  pose proof (exp_pos (- e)). pose proof (exp_pos (- 2 * t * e)).
  replace (1 + (exp (- 2 * t * e) - 1) * exp (- e) / (1 + exp (- e)))
    with ((1 + exp (- 2 * t * e) * exp (- e)) / (1 + exp (- e))) by (field; lra).
  apply Rdiv_lt_0_compat; [|lra]. assert (0 < exp (- 2 * t * e) * exp (- e)) by now apply Rmult_lt_0_compat. lra.
Qed.

(** cosh and tanh in the form in which [auto_derive] leaves them. *)
Lemma cosh_positive x : 0 < (exp x + exp (- x)) * / 2.
Proof. pose proof (exp_pos x). pose proof (exp_pos (- x)). lra. Qed.

Lemma tanh_positive x : 0 < x -> 0 < (exp x + - exp (- x)) * / 2 * / ((exp x + exp (- x)) * / 2).
Proof.
  intros Hx. assert (exp (- x) < exp x) by (apply exp_increasing; lra).
  apply Rmult_lt_0_compat; [lra|]. apply Rinv_0_lt_compat, cosh_positive.
Qed.

Ltac nonzero :=
  repeat split; try lra; apply Rgt_not_eq;
  first [apply cosh_positive | repeat (apply Rmult_lt_0_compat; [lra|]); apply tanh_positive; lra | apply tanh_positive; lra].

Lemma zcdp_stationarity_given_rho_and_delta_unbroken rho delta :
  unbroken (fun t => zcdp_stationarity_given_rho_and_delta t rho delta).
Proof.
  apply derivable_unbroken. intros t Ht. unfold zcdp_stationarity_given_rho_and_delta. auto_derive. lra.
Qed.

Lemma zcdp_stationarity_given_epsilon_and_delta_unbroken epsilon_prime delta :
  unbroken (fun t => zcdp_stationarity_given_epsilon_and_delta t epsilon_prime delta).
Proof.
  apply derivable_unbroken. intros t Ht. unfold zcdp_stationarity_given_epsilon_and_delta.
  pose proof (inverse_positive t Ht). auto_derive. repeat split; lra.
Qed.

Lemma zcdp_stationarity_given_rho_and_epsilon_unbroken rho epsilon_prime :
  unbroken (fun w => zcdp_stationarity_given_rho_and_epsilon w rho epsilon_prime).
Proof.
  apply derivable_unbroken. intros w Hw. unfold zcdp_stationarity_given_rho_and_epsilon, tanh, sinh, cosh.
  auto_derive. nonzero.
Qed.

Lemma renyi_stationarity_given_epsilon_and_delta_unbroken k epsilon delta :
  unbroken (fun t => renyi_stationarity_given_epsilon_and_delta t k epsilon delta).
Proof.
  apply derivable_unbroken. intros t Ht. unfold renyi_stationarity_given_epsilon_and_delta.
  pose proof (rest_positive t epsilon). pose proof (exp_pos (- (1 + 2 * t) * epsilon)).
  auto_derive. repeat split; try lra.
Qed.

Lemma renyi_stationarity_given_both_epsilons_unbroken k epsilon epsilon_prime :
  unbroken (fun w => renyi_stationarity_given_both_epsilons w k epsilon epsilon_prime).
Proof.
  apply derivable_unbroken. intros w Hw. unfold renyi_stationarity_given_both_epsilons, tanh, sinh, cosh.
  auto_derive. nonzero.
Qed.

Lemma renyi_stationarity_given_target_unbroken epsilon epsilon_prime delta :
  0 < epsilon -> unbroken (fun t => renyi_stationarity_given_target t epsilon epsilon_prime delta).
Proof.
  intros He. apply derivable_unbroken. intros t Ht. unfold renyi_stationarity_given_target, tanh, sinh, cosh.
  pose proof (inverse_positive t Ht). pose proof (rest_positive t epsilon).
  pose proof (exp_pos (- (1 + 2 * t) * epsilon)). assert (0 < (1 + 2 * t) * epsilon * / 2) by nra.
  auto_derive. nonzero.
Qed.
