(** * The exact Gaussian profile rises in mu and falls in epsilon

    The least delta at which a Gaussian mechanism with mu = sensitivity / sigma is
    (epsilon, delta)-private is [gaussian_profile]: gaussian_privacy.v. Shown here is what the
    inverses rest on. The derivative in mu is the density at mu / 2 - epsilon / mu, and that in
    epsilon is minus the second term. So two comparisons certify a smallest sigma or epsilon, for
    all that lie beyond. *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import normal_distribution.
Open Scope R_scope.

(** The delta of a Gaussian mechanism, Theorem 8 of Balle and Wang. *)
Definition gaussian_profile (epsilon mu : R) : R :=
  normal_cdf (mu / 2 - epsilon / mu) - exp epsilon * normal_cdf (- (mu / 2) - epsilon / mu).

(** The two densities differ by the factor e^epsilon. *)
Lemma densities epsilon mu :
  mu <> 0 -> exp epsilon * normal_density (- (mu / 2) - epsilon / mu) = normal_density (mu / 2 - epsilon / mu).
Proof.
  intros Hmu. unfold normal_density.
  replace (exp (- (mu / 2 - epsilon / mu) ^ 2 / 2)) with (exp epsilon * exp (- (- (mu / 2) - epsilon / mu) ^ 2 / 2))
    by (rewrite <- exp_plus; f_equal; now field).
  unfold Rdiv. ring.
Qed.

(** The derivative in mu. *)
Theorem gaussian_profile_derivative epsilon mu :
  mu <> 0 -> is_derive (gaussian_profile epsilon) mu (normal_density (mu / 2 - epsilon / mu)).
Proof.
  intros Hmu. unfold gaussian_profile.
  assert (Hinner : forall sign, is_derive (fun m => sign * (m / 2) - epsilon / m) mu (sign / 2 + epsilon / mu ^ 2)).
  { intros sign. auto_derive; [easy|]. now field. }
  pose proof (is_derive_comp normal_cdf _ mu _ _ (normal_cdf_derivative _) (Hinner 1)) as H1.
  pose proof (is_derive_comp normal_cdf _ mu _ _ (normal_cdf_derivative _) (Hinner (-1))) as H2.
  apply (is_derive_scal _ _ (exp epsilon)) in H2.
  pose proof (is_derive_minus _ _ _ _ _ H1 H2) as H.
  apply (is_derive_ext (fun m => minus (normal_cdf (1 * (m / 2) - epsilon / m))
                                       (exp epsilon * normal_cdf (-1 * (m / 2) - epsilon / m)))).
  { intros m. replace (-1 * (m / 2)) with (- (m / 2)) by ring. now rewrite Rmult_1_l. }
  evar_last; [exact H|]. unfold minus, plus, opp, scal. cbn -[pow]. unfold mult. cbn -[pow].
  replace (-1 * (mu / 2)) with (- (mu / 2)) by ring. rewrite Rmult_1_l, <- (densities epsilon mu Hmu). now field.
Qed.

(** So the profile rises. *)
Theorem gaussian_profile_increasing epsilon a b : 0 < a < b -> gaussian_profile epsilon a < gaussian_profile epsilon b.
Proof.
  intros [Ha Hb].
  apply (incr_function_le (gaussian_profile epsilon) a b (fun m => normal_density (m / 2 - epsilon / m)));
    cbn; try lra.
  - intros m Hm _. apply gaussian_profile_derivative. lra.
  - intros. apply normal_density_positive.
Qed.

Lemma gaussian_profile_nondecreasing epsilon a b :
  0 < a <= b -> gaussian_profile epsilon a <= gaussian_profile epsilon b.
Proof. intros [Ha [Hb | ->]]; [apply Rlt_le, gaussian_profile_increasing; lra|apply Rle_refl]. Qed.

(** What two comparisons say of every sigma: noise of at least [high] is enough, and noise of at
    most [low] is not. Here c stands for the sensitivity times the root of the number of releases. *)
Theorem smallest_sigma_certified epsilon delta c low high :
  0 < c -> 0 < low -> 0 < high ->
  gaussian_profile epsilon (c / high) <= delta < gaussian_profile epsilon (c / low) ->
  (forall sigma, high <= sigma -> gaussian_profile epsilon (c / sigma) <= delta) /\
  (forall sigma, 0 < sigma <= low -> delta < gaussian_profile epsilon (c / sigma)).
Proof.
  intros Hc Hlow Hhigh [H1 H2].
  assert (Hless : forall a b, 0 < a <= b -> 0 < c / b <= c / a).
  { intros a b Hab. split; [apply Rdiv_lt_0_compat; lra|].
    apply Rmult_le_compat_l; [lra|]. apply Rinv_le_contravar; lra. }
  split; intros sigma Hsigma.
  - apply Rle_trans with (2 := H1), gaussian_profile_nondecreasing, Hless. lra.
  - apply Rlt_le_trans with (1 := H2), gaussian_profile_nondecreasing, Hless. lra.
Qed.

(** The derivative in epsilon. *)
Theorem gaussian_profile_derivative_epsilon epsilon mu :
  mu <> 0 ->
  is_derive (fun e => gaussian_profile e mu) epsilon (- (exp epsilon * normal_cdf (- (mu / 2) - epsilon / mu))).
Proof.
  intros Hmu. unfold gaussian_profile.
  assert (Hinner : forall c, is_derive (fun e => c - e / mu) epsilon (- / mu)).
  { intros c. auto_derive; [easy|]. now field. }
  pose proof (is_derive_comp normal_cdf _ epsilon _ _ (normal_cdf_derivative _) (Hinner (mu / 2))) as H1.
  pose proof (is_derive_comp normal_cdf _ epsilon _ _ (normal_cdf_derivative _) (Hinner (- (mu / 2)))) as H2.
  pose proof (is_derive_mult exp _ epsilon _ _ (is_derive_exp epsilon) H2 Rmult_comm) as H3.
  evar_last; [exact (is_derive_minus _ _ _ _ _ H1 H3)|].
  unfold minus, plus, opp, scal. cbn -[pow]. unfold mult. cbn -[pow].
  rewrite <- (densities epsilon mu Hmu). now field.
Qed.

(** It is at most 0, so the profile does not rise. *)
Theorem gaussian_profile_nonincreasing mu a b :
  0 < mu -> 0 <= a <= b -> gaussian_profile b mu <= gaussian_profile a mu.
Proof.
  intros Hmu Hab.
  destruct (MVT_gen (fun e => gaussian_profile e mu) a b
                    (fun e => - (exp e * normal_cdf (- (mu / 2) - e / mu)))) as (c & Hc & Heq).
  - intros e _. apply gaussian_profile_derivative_epsilon. lra.
  - intros e _. apply smooth. eexists. apply gaussian_profile_derivative_epsilon. lra.
  - rewrite Rmin_left in Hc by lra. pose proof (exp_pos c).
    assert (0 <= c / mu) by (apply Rle_div_r; lra).
    pose proof (normal_cdf_tail (- (mu / 2) - c / mu) ltac:(lra)) as Htail.
    assert (0 <= exp c * normal_cdf (- (mu / 2) - c / mu)) by (apply Rmult_le_pos; lra). nra.
Qed.

(** What two comparisons say of every epsilon. *)
Theorem smallest_epsilon_certified mu delta low high :
  0 < mu -> 0 <= low -> 0 <= high -> gaussian_profile high mu <= delta < gaussian_profile low mu ->
  (forall epsilon, high <= epsilon -> gaussian_profile epsilon mu <= delta) /\
  (forall epsilon, 0 <= epsilon <= low -> delta < gaussian_profile epsilon mu).
Proof.
  intros Hmu Hlow Hhigh [H1 H2]. split; intros epsilon Hepsilon.
  - apply Rle_trans with (2 := H1), gaussian_profile_nonincreasing; lra.
  - apply Rlt_le_trans with (1 := H2), gaussian_profile_nonincreasing; lra.
Qed.
