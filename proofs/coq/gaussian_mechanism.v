(** * Theorem 3.22 for one number

    Noise of at least sqrt (2 ln (5 / (4 delta))) sensitivity / epsilon keeps the exact profile at
    delta or below, for every epsilon up to 1 and every delta up to 1; by [gaussian_profile_is_enough]
    the release is then (epsilon, delta)-private. Equality in sigma is enough.

    With c = epsilon sigma / sensitivity, the profile is at most Phi(- a), a = c - epsilon / (2 c). If
    a >= 0, that is at most e^(-a^2/2) / 2 <= e^(1/2) / 2 e^(-c^2/2), and e^(1/2) / 2 < 5/4. If not,
    c is so small that delta is above 9/10, and Phi(- a) is not. *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import hoeffding normal_distribution gaussian_profile_shape kernel.
Open Scope R_scope.

Lemma normal_cdf_slow x : 0 <= x -> normal_cdf x <= 1 / 2 + x.
Proof.
  intros Hx. rewrite normal_cdf_bell, root_two_pi. pose proof root_at_least_one.
  assert (bell_integral x <= x).
  { replace x with (RInt (fun _ => 1) 0 x) at 2.
    - apply RInt_le; [easy|apply bell_integrable|apply ex_RInt_const|]. intros t _.
      unfold bell. rewrite <- exp_0. apply exp_le. pose proof (pow2_ge_0 t). lra.
    - rewrite RInt_const. unfold scal. cbn. unfold mult. cbn. ring. }
  apply Rplus_le_compat_l, Rle_div_l; nra.
Qed.

(** e^(1/2) is below 5/2, as e^(-1/2) is above 1/2. *)
Lemma root_of_e : exp (1 / 2) <= 5 / 2.
Proof.
  pose proof (exp_ineq1_le (- (1 / 2))) as H. rewrite exp_Ropp in H. pose proof (exp_pos (1 / 2)) as Hpos.
  apply Rmult_le_compat_l with (r := exp (1 / 2)) in H; [|lra]. rewrite Rinv_r in H by lra. lra.
Qed.

Lemma profile_at_least_sigma epsilon c :
  0 < epsilon <= 1 -> 0 < c -> 2 / 5 <= c ^ 2 -> gaussian_profile epsilon (epsilon / c) <= 5 / 4 * exp (- c ^ 2 / 2).
Proof.
  intros He Hc Hsquare. set (a := c - epsilon / (2 * c)).
  assert (Hac : a * c = c ^ 2 - epsilon / 2) by (unfold a; field; lra).
  assert (Hfirst : gaussian_profile epsilon (epsilon / c) <= normal_cdf (- a)).
  { unfold gaussian_profile. replace (epsilon / c / 2 - epsilon / (epsilon / c)) with (- a) by (unfold a; field; lra).
    assert (0 < epsilon / c) by (apply Rdiv_lt_0_compat; lra).
    replace (epsilon / (epsilon / c)) with c by (field; lra).
    pose proof (normal_cdf_tail (- (epsilon / c / 2) - c) ltac:(lra)). pose proof (exp_pos epsilon).
    assert (0 <= exp epsilon * normal_cdf (- (epsilon / c / 2) - c)) by (apply Rmult_le_pos; lra). lra. }
  apply Rle_trans with (1 := Hfirst). destruct (Rle_dec 0 a) as [Ha | Ha].
  - apply Rle_trans with (1 := proj2 (normal_cdf_tail (- a) ltac:(lra))). rewrite bell_even. unfold bell.
    apply Rle_trans with (exp (1 / 2) * exp (- c ^ 2 / 2) / 2).
    + rewrite <- exp_plus. apply Rmult_le_compat_r; [lra|]. apply exp_le.
      assert (a ^ 2 = c ^ 2 - epsilon + (epsilon / (2 * c)) ^ 2) by (unfold a; field; lra).
      pose proof (pow2_ge_0 (epsilon / (2 * c))). lra.
    + pose proof root_of_e. pose proof (exp_pos (- c ^ 2 / 2)). nra.
  - assert (- a <= 1 / 5) by nra.
    apply Rle_trans with (1 := normal_cdf_slow (- a) ltac:(lra)).
    pose proof (exp_ineq1_le (- c ^ 2 / 2)). nra.
Qed.

(** Theorem 3.22, in the kernel's form of its sigma. *)
Theorem theorem_3_22 epsilon delta sensitivity sigma :
  0 < epsilon <= 1 -> 0 < delta <= 1 -> 0 < sensitivity ->
  kernel.gaussian_smallest_sigma epsilon delta sensitivity <= sigma ->
  gaussian_profile epsilon (sensitivity / sigma) <= delta.
Proof.
  intros He Hd Hs Hsigma. unfold kernel.gaussian_smallest_sigma in Hsigma.
  assert (Hln : 2 / 5 <= 2 * ln (5 / (4 * delta))).
  { assert (/ 5 <= ln (5 / (4 * delta))); [|lra].
    replace (5 / (4 * delta)) with (/ (4 / 5 * delta)) by (field; lra). rewrite ln_Rinv by lra.
    pose proof (exp_ineq1_le (- / 5)) as Hexp.
    assert (ln (4 / 5 * delta) <= - / 5); [|lra].
    rewrite <- (ln_exp (- / 5)). apply Rcomplements.ln_le; lra. }
  set (c := sqrt (2 * ln (5 / (4 * delta)))) in *.
  assert (Hsquare : c ^ 2 = 2 * ln (5 / (4 * delta))) by (unfold c; rewrite pow2_sqrt; lra).
  assert (Hc : 0 < c) by (apply sqrt_lt_R0; lra).
  assert (Hpos : 0 < c * sensitivity / epsilon) by (apply Rdiv_lt_0_compat; nra).
  apply Rle_trans with (gaussian_profile epsilon (epsilon / c)).
  - apply gaussian_profile_nondecreasing. split; [apply Rdiv_lt_0_compat; lra|].
    replace (epsilon / c) with (sensitivity / (c * sensitivity / epsilon)) by (field; lra).
    apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra.
  - apply Rle_trans with (1 := profile_at_least_sigma epsilon c He Hc ltac:(lra)).
    replace (- c ^ 2 / 2) with (- ln (5 / (4 * delta))) by lra.
    rewrite exp_Ropp, exp_ln by (apply Rdiv_lt_0_compat; lra). right. field. lra.
Qed.
