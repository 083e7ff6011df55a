(** * What two comparisons say of an inverse

    Where a formula of kernel.v rises, its values at two neighbours certify the largest argument
    that is allowed: all up to the one are allowed, and all that are allowed are below the other. *)

From Coq Require Import Reals ZArith Lia Lra Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import hoeffding advanced_composition advanced_composition_shape kernel agreement.
Open Scope R_scope.

Definition rising (f : R -> R) : Prop := forall x y, 0 <= x -> x < y -> f x < f y.

(** As long as something is kept. *)
Definition rising_while (kept : R -> Prop) (f : R -> R) : Prop := forall x y, 0 <= x -> x < y -> kept y -> f x < f y.

Lemma always kept f : rising f -> rising_while kept f.
Proof. intros Hf x y Hx Hxy _. now apply Hf. Qed.

Ltac rises by_lemma := (apply always; apply by_lemma) || apply by_lemma.

Lemma largest_argument f target low high :
  rising f -> 0 <= low -> 0 <= high -> f low <= target -> target < f high ->
  (forall x, 0 <= x <= low -> f x <= target) /\ (forall x, 0 <= x -> f x <= target -> x < high).
Proof.
  intros Hf Hlow Hhigh H1 H2. destruct (certified_inverse (fun x => 0 <= x) f target low high) as [Ha Hb]; auto.
  split; [|easy]. intros x [Hx Hle]. auto.
Qed.

(** The same for counts, where a [limit] that rises or stays has to be kept too. *)
Lemma largest_count (f limit : R -> R) target (n next : Z) (kept : R -> Prop) :
  (forall x y, x <= y -> kept y -> kept x) ->
  rising_while (fun x => kept (limit x)) f -> (forall x y, x < y -> limit x <= limit y) -> (0 <= n)%Z -> next = (n + 1)%Z ->
  f (IZR n) <= target -> kept (limit (IZR n)) -> target < f (IZR next) \/ ~ kept (limit (IZR next)) ->
  forall k : nat, f (INR k) <= target /\ kept (limit (INR k)) <-> (k <= Z.to_nat n)%nat.
Proof.
  intros Hkept Hf Hlimit Hn -> H1 H2 H3 k.
  assert (up : forall x y, 0 <= x <= y -> kept (limit y) -> f x <= f y /\ kept (limit x)).
  { intros x y [Hx [Hxy | <-]] Hy; [|now split; [right|]].
    split; [now apply Rlt_le, Hf | exact (Hkept _ _ (Hlimit x y Hxy) Hy)]. }
  rewrite INR_IZR_INZ. split; intros H.
  - destruct (Nat.le_gt_cases k (Z.to_nat n)) as [Hle | Hgt]; [easy|exfalso].
    destruct H as [Ht Hk].
    destruct (up (IZR (n + 1)) (IZR (Z.of_nat k))) as [Hf' Hl]; [split; apply IZR_le; lia | easy |].
    destruct H3 as [H3 | H3]; [lra | easy].
  - destruct (up (IZR (Z.of_nat k)) (IZR n)) as [Hf' Hl]; [split; apply IZR_le; lia | easy |].
    split; [lra | easy].
Qed.

Lemma below_kept x y : x <= y -> y < 0 -> x < 0.
Proof. lra. Qed.

Lemma at_most_kept x y : x <= y -> y <= 0 -> x <= 0.
Proof. lra. Qed.

(** ** Which formulas rise *)

Lemma basic_total_rises_in_k each : 0 < each -> rising (fun k => basic_total k each).
Proof. intros He x y Hx Hxy. cbv beta. unfold basic_total. nra. Qed.

Lemma advanced_epsilon_prime_rises_in_epsilon k d : 0 < k -> rising (fun e => advanced_epsilon_prime k e d).
Proof. intros Hk x y Hx Hxy. cbv beta. exact (increases_in_epsilon k d x y Hk (conj Hx Hxy)). Qed.

Lemma advanced_epsilon_prime_rises_in_k e d : 0 < e -> 0 < d <= 1 -> rising (fun k => advanced_epsilon_prime k e d).
Proof. intros He Hd x y Hx Hxy. cbv beta. exact (increases_in_k x y d e (conj Hx Hxy) He Hd). Qed.

Lemma advanced_epsilon_prime_from_total_rises_in_epsilon k delta total :
  0 < k -> rising (fun e => advanced_epsilon_prime_from_total k e delta total).
Proof. intros Hk x y Hx Hxy. cbv beta. exact (increases_in_epsilon k _ x y Hk (conj Hx Hxy)). Qed.

(** With a fixed total delta, the slack falls while there is any. *)
Lemma advanced_epsilon_prime_from_total_rises_in_k e delta total :
  0 < e -> 0 <= delta -> total <= 1 ->
  rising_while (fun k => advanced_limit_of_room k delta total < 0)
    (fun k => advanced_epsilon_prime_from_total k e delta total).
Proof.
  intros He Hdelta Htotal x y Hx Hxy Hroom. unfold advanced_limit_of_room in Hroom.
  assert (x * delta <= y * delta) by nra. assert (0 <= x * delta) by nra.
  change (epsilon_prime x e (total - x * delta) < epsilon_prime y e (total - y * delta)).
  apply Rle_lt_trans with (epsilon_prime x e (total - y * delta)); [|apply increases_in_k; lra].
  assert (ln (1 / (total - x * delta)) <= ln (1 / (total - y * delta))).
  { rewrite !ln_inverse by lra. apply Ropp_le_contravar, Rcomplements.ln_le; lra. }
  unfold epsilon_prime. apply Rplus_le_compat_r, Rmult_le_compat_r, sqrt_le_1_alt; nra.
Qed.

Lemma filter_level_of_more_rises_in_k e d spent :
  0 < e -> 0 < d <= 1 -> rising (fun k => filter_level_of_more k e d spent).
Proof.
  intros He Hd x y Hx Hxy. cbv beta. unfold filter_level_of_more. pose proof (ln_inverse_nonnegative d Hd).
  assert (x * e ^ 2 < y * e ^ 2) by (apply Rmult_lt_compat_r; [now apply pow_lt|easy]).
  assert (sqrt (2 * ln (1 / d) * (spent + x * e ^ 2)) <= sqrt (2 * ln (1 / d) * (spent + y * e ^ 2)))
    by (apply sqrt_le_1_alt; nra).
  lra.
Qed.

Lemma plain_form_rises mean mean' square square' d :
  mean < mean' -> 0 <= square <= square' -> 0 < d <= 1 -> kov_plain_form mean square d < kov_plain_form mean' square' d.
Proof.
  intros Hm Hs Hd. unfold kov_plain_form. pose proof (ln_inverse_nonnegative d Hd).
  assert (sqrt (2 * square * ln (1 / d)) <= sqrt (2 * square' * ln (1 / d))) by (apply sqrt_le_1_alt; nra). lra.
Qed.

Lemma e_form_rises mean mean' square square' d :
  mean < mean' -> 0 <= square <= square' -> 0 < d <= 1 -> kov_e_form mean square d < kov_e_form mean' square' d.
Proof.
  intros Hm Hs Hd. unfold kov_e_form. set (l s := ln (exp 1 + sqrt s / d)).
  assert (Hroot : sqrt square <= sqrt square') by (apply sqrt_le_1_alt; lra).
  assert (0 <= sqrt square) by apply sqrt_pos.
  assert (0 < / d) by (apply Rinv_0_lt_compat; lra).
  assert (Hfirst : 1 <= exp 1) by (pose proof (exp_ineq1_le 1); lra).
  assert (Hl : 0 <= l square <= l square').
  { unfold l, Rdiv. rewrite <- ln_1. split; apply Rcomplements.ln_le; nra. }
  assert (sqrt (2 * square * l square) <= sqrt (2 * square' * l square')) by (apply sqrt_le_1_alt; nra).
  fold (l square) (l square'). lra.
Qed.

Lemma kov_mean_rises_in_epsilon k : 0 < k -> rising (fun e => kov_mean k e).
Proof.
  intros Hk x y Hx Hxy. cbv beta. unfold kov_mean, tanh, sinh, cosh.
  set (g t := (exp (t / 2) - exp (- (t / 2))) / 2 / ((exp (t / 2) + exp (- (t / 2))) / 2)).
  assert (Hg : forall t, g t = 1 - 2 / (exp t + 1)).
  { intros t. unfold g. rewrite exp_Ropp. replace (exp t) with (exp (t / 2) * exp (t / 2)).
    - pose proof (exp_pos (t / 2)). field. split; nra.
    - rewrite <- exp_plus. f_equal. field. }
  fold (g x) (g y). rewrite !Hg.
  assert (exp 0 <= exp x) by (destruct Hx as [Hx | <-]; [left; now apply exp_increasing | lra]).
  assert (exp x < exp y) by now apply exp_increasing. rewrite exp_0 in *.
  assert (H2 : 2 / (exp y + 1) < 2 / (exp x + 1)).
  { unfold Rdiv. apply Rmult_lt_compat_l; [lra|]. apply Rinv_lt_contravar; nra. }
  assert (2 / (exp x + 1) <= 1) by (apply Rcomplements.Rle_div_l; lra).
  assert (0 <= k * x) by nra. assert (k * x < k * y) by nra. nra.
Qed.

Lemma kov_epsilon_prime_is k e d :
  kov_epsilon_prime k e d =
  Rmin (k * e) (Rmin (kov_e_form (kov_mean k e) (kov_square k e) d) (kov_plain_form (kov_mean k e) (kov_square k e) d)).
Proof. reflexivity. Qed.

Lemma least_rises a b c a' b' c' : a < a' -> b < b' -> c < c' -> Rmin a (Rmin b c) < Rmin a' (Rmin b' c').
Proof. intros. unfold Rmin. repeat destruct Rle_dec; lra. Qed.

Lemma kov_epsilon_prime_rises_in_epsilon k d : 0 < k -> 0 < d <= 1 -> rising (fun e => kov_epsilon_prime k e d).
Proof.
  intros Hk Hd x y Hx Hxy. cbv beta. rewrite !kov_epsilon_prime_is. pose proof (kov_mean_rises_in_epsilon k Hk x y Hx Hxy).
  assert (0 <= kov_square k x <= kov_square k y) by (unfold kov_square; assert (x * x <= y * y) by nra; nra).
  apply least_rises; [nra | now apply e_form_rises | now apply plain_form_rises].
Qed.

Lemma kov_epsilon_prime_rises_in_k e d : 0 < e -> 0 < d <= 1 -> rising (fun k => kov_epsilon_prime k e d).
Proof.
  intros He Hd x y Hx Hxy. cbv beta. rewrite !kov_epsilon_prime_is.
  assert (Ht : 0 < e * tanh (e / 2)).
  { pose proof (kov_mean_rises_in_epsilon 1 Rlt_0_1 0 e (Rle_refl 0) He) as H. unfold kov_mean in H. lra. }
  assert (kov_mean x e < kov_mean y e) by (unfold kov_mean; rewrite !Rmult_assoc; nra).
  assert (0 <= kov_square x e <= kov_square y e) by (unfold kov_square; assert (0 < e * e) by nra; nra).
  apply least_rises; [nra | now apply e_form_rises | now apply plain_form_rises].
Qed.
