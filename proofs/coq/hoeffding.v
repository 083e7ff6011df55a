(** * Inequalities between exponential functions

    - [exp_chord]: on [-1, 1] the exponential lies below its chord, which is
      cosh u + t sinh u;
    - [hoeffding]: cosh u + c sinh u <= exp (c u + u^2 / 2) for u >= 0 and c >= 0, the core of
      Hoeffding's lemma for a variable of mean c in [-1, 1];
    - [tanh_half_bounds]: (e^x - 1) / (e^x + 1) = tanh (x / 2) lies between 0, 1, x / 2 and
      e^x - 1.

    The proofs use 1 + x <= e^x and the mean value theorem. *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Import Coquelicot.
Open Scope R_scope.

(** A function whose derivative is at most 0 on x >= 0 does not exceed its value at 0. *)
Lemma decreasing_from_zero (f df : R -> R) x :
  (forall t, is_derive f t (df t)) -> (forall t, 0 <= t -> df t <= 0) -> 0 <= x -> f x <= f 0.
Proof.
  intros Hf Hneg Hx.
  destruct (MVT_gen f 0 x df) as (c & Hc & Heq).
  - intros t _. apply Hf.
  - intros t _. apply derivable_continuous_pt. exists (df t). apply is_derive_Reals, Hf.
  - rewrite Rmin_left in Hc by lra. specialize (Hneg c). nra.
Qed.

Lemma increasing_from_zero (f df : R -> R) x :
  (forall t, is_derive f t (df t)) -> (forall t, 0 <= t -> 0 <= df t) -> 0 <= x -> f 0 <= f x.
Proof.
  intros Hf Hpos Hx. apply Ropp_le_cancel.
  apply (decreasing_from_zero (fun t => - f t) (fun t => - df t)); [| |easy].
  - intros t. apply (is_derive_opp f t (df t)), Hf.
  - intros t Ht. specialize (Hpos t Ht). lra.
Qed.

Lemma exp_le a b : a <= b -> exp a <= exp b.
Proof. intros [H | ->]; [apply Rlt_le, exp_increasing, H | lra]. Qed.

(** Convexity: the tangent at t a + (1 - t) b lies below the exponential at a and at b. *)
Lemma exp_convex t a b :
  0 <= t <= 1 -> exp (t * a + (1 - t) * b) <= t * exp a + (1 - t) * exp b.
Proof.
  intros Ht. set (m := t * a + (1 - t) * b).
  assert (Htangent : forall x, exp m * (1 + (x - m)) <= exp x).
  { intros x. replace (exp x) with (exp m * exp (x - m)) by (rewrite <- exp_plus; f_equal; ring).
    apply Rmult_le_compat_l; [apply Rlt_le, exp_pos | apply exp_ineq1_le]. }
  pose proof (Htangent a). pose proof (Htangent b).
  assert (exp m = t * (exp m * (1 + (a - m))) + (1 - t) * (exp m * (1 + (b - m)))) by
    (unfold m; ring).
  nra.
Qed.

Lemma exp_chord t u : -1 <= t <= 1 -> exp (t * u) <= cosh u + t * sinh u.
Proof.
  intros Ht. replace (t * u) with ((1 + t) / 2 * u + (1 - (1 + t) / 2) * - u) by field.
  eapply Rle_trans; [apply exp_convex; lra|]. unfold cosh, sinh. lra.
Qed.

Lemma sinh_nonnegative u : 0 <= u -> 0 <= sinh u.
Proof. intros [Hu | <-]; [apply Rlt_le; rewrite <- sinh_0; now apply sinh_lt | rewrite sinh_0; lra]. Qed.

Lemma cosh_positive u : 0 < cosh u.
Proof. unfold cosh. pose proof (exp_pos u). pose proof (exp_pos (- u)). lra. Qed.

(** Hoeffding's bound of an exponential moment: the left side is the moment of the two-point law on
    -1 and 1 with mean c. *)
Theorem hoeffding c u : 0 <= c -> 0 <= u -> cosh u + c * sinh u <= exp (c * u + u ^ 2 / 2).
Proof.
  (* The quotient of both sides falls in u: its derivative has the sign of [slope], which is 0
     at u = 0 and falls in u as well. *)
  intros Hc Hu.
  set (slope t := sinh t + c * cosh t - (c + t) * (cosh t + c * sinh t)).
  assert (Hslope : forall t, 0 <= t -> slope t <= 0).
  { intros t Ht. replace 0 with (slope 0) by (unfold slope; rewrite sinh_0, cosh_0; ring).
    apply (decreasing_from_zero slope (fun x => - ((c + x) * (sinh x + c * cosh x)))); [| |easy].
    - intros x. unfold slope, sinh, cosh. auto_derive; [easy|]. field.
    - intros x Hx. pose proof (sinh_nonnegative x Hx). pose proof (cosh_positive x).
      assert (0 <= sinh x + c * cosh x) by nra. nra. }
  set (quotient t := (cosh t + c * sinh t) * exp (- (c * t + t ^ 2 / 2))).
  assert (Hquotient : quotient u <= 1).
  { replace 1 with (quotient 0).
    2: { unfold quotient. rewrite sinh_0, cosh_0.
         replace (- (c * 0 + 0 ^ 2 / 2)) with 0 by field. rewrite exp_0. ring. }
    apply (decreasing_from_zero quotient (fun t => slope t * exp (- (c * t + t ^ 2 / 2)))); [| |easy].
    - intros t. unfold quotient, slope, sinh, cosh. auto_derive; [easy|].
      replace (t * (t * 1) * / 2) with (t ^ 2 / 2) by field. field.
    - intros t Ht. specialize (Hslope t Ht). pose proof (exp_pos (- (c * t + t ^ 2 / 2))). nra. }
  unfold quotient in Hquotient. rewrite exp_Ropp in Hquotient.
  pose proof (exp_pos (c * u + u ^ 2 / 2)) as Hpos.
  apply Rmult_le_compat_r with (r := exp (c * u + u ^ 2 / 2)) in Hquotient; [|lra].
  rewrite Rmult_assoc, Rinv_l in Hquotient; lra.
Qed.

(** The mean of the loss of randomized response, divided by epsilon. *)
Definition tanh_half (x : R) : R := (exp x - 1) / (exp x + 1).

Lemma tanh_half_sinh x : 0 < x -> tanh_half x * sinh x = cosh x - 1.
Proof.
  intros Hx. unfold tanh_half, sinh, cosh. rewrite exp_Ropp.
  pose proof (exp_pos x). field. lra.
Qed.

Lemma tanh_half_bounds x :
  0 <= x -> 0 <= tanh_half x <= 1 /\ tanh_half x <= x / 2 /\ tanh_half x <= exp x - 1.
Proof.
  intros Hx. pose proof (exp_ineq1_le x) as He. unfold tanh_half.
  assert (Hmul : 0 <= x * (exp x + 1) - 2 * (exp x - 1)).
  { replace 0 with (0 * (exp 0 + 1) - 2 * (exp 0 - 1)) by (rewrite exp_0; ring).
    apply (increasing_from_zero (fun t => t * (exp t + 1) - 2 * (exp t - 1))
                                (fun t => 1 + (t - 1) * exp t)); [| |easy].
    - intros t. auto_derive; [easy|]. ring.
    - intros t _. pose proof (exp_ineq1_le (- t)) as H. rewrite exp_Ropp in H.
      pose proof (exp_pos t) as Hpos.
      apply Rmult_le_compat_r with (r := exp t) in H; [|lra]. rewrite Rinv_l in H; lra. }
  repeat split.
  - apply Rmult_le_pos; [lra|]. apply Rlt_le, Rinv_0_lt_compat. lra.
  - apply Rcomplements.Rle_div_l; lra.
  - apply Rcomplements.Rle_div_l; lra.
  - apply Rcomplements.Rle_div_l; nra.
Qed.
