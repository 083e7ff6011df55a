(** * The exact Gaussian profile is enough, for one number

    In units of sigma, and seen from the mean over one database, a Gaussian release of one number
    has the densities phi(t) and phi(t + mu) over two neighbours. A decision that takes its side
    with probability [test t] where it sees t has the two probabilities P and Q, and
    P <= e^epsilon Q + [gaussian_profile] ([gaussian_profile_is_enough]), with equality for one test
    ([gaussian_profile_is_attained]). That is Theorem 8 of Balle and Wang for one number, for every
    test that has these integrals. The neighbour may lie on either side: the mirror image of a test
    is a test.

    What t gains is positive from a point [start] on, so no test does better than the half line from
    there on; what the half line gains is the profile. *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import hoeffding normal_distribution gaussian_profile_shape.
Open Scope R_scope.

Section Release.
Variables (epsilon mu : R).
Hypothesis mu_positive : 0 < mu.

Let start := epsilon / mu - mu / 2.
Let gain (t : R) := normal_density t - exp epsilon * normal_density (t + mu).
Let balance (t : R) := normal_cdf t - exp epsilon * normal_cdf (t + mu).

Lemma gain_form t : gain t = normal_density t * (1 - exp (mu * (start - t))).
Proof.
  unfold gain, normal_density, Rdiv. rewrite Rmult_minus_distr_l, Rmult_1_r. f_equal.
  replace (exp (- t ^ 2 * / 2) * / sqrt (2 * PI) * exp (mu * (start - t)))
    with (exp (- t ^ 2 * / 2) * exp (mu * (start - t)) * / sqrt (2 * PI)) by ring.
  rewrite <- exp_plus, <- Rmult_assoc, <- exp_plus. do 2 f_equal. unfold start. field. lra.
Qed.

Lemma gain_positive t : start <= t -> 0 <= gain t.
Proof.
  intros Ht. rewrite gain_form. apply Rmult_le_pos; [apply Rlt_le, normal_density_positive|].
  assert (exp (mu * (start - t)) <= exp 0) by (apply exp_le; nra). rewrite exp_0 in *. lra.
Qed.

Lemma gain_negative t : t <= start -> gain t <= 0.
Proof.
  intros Ht. rewrite gain_form. pose proof (normal_density_positive t).
  assert (exp 0 <= exp (mu * (start - t))) by (apply exp_le; nra). rewrite exp_0 in *. nra.
Qed.

Lemma balance_derivative t : is_derive balance t (gain t).
Proof.
  unfold balance, gain. apply (is_derive_minus (V := R_NormedModule)); [apply normal_cdf_derivative|].
  apply is_derive_scal. rewrite <- (Rmult_1_l (normal_density (t + mu))).
  apply (is_derive_comp normal_cdf (fun u => u + mu)); [apply normal_cdf_derivative|].
  auto_derive; [easy|ring].
Qed.

Lemma gain_continuous t : continuous gain t.
Proof.
  apply (ex_derive_continuous (V := R_NormedModule)). unfold gain, normal_density. auto_derive. easy.
Qed.

Lemma gain_integral a b : is_RInt gain a b (balance b - balance a).
Proof.
  apply (is_RInt_derive (V := R_CompleteNormedModule) balance); intros;
    [apply balance_derivative|apply gain_continuous].
Qed.

(** Beyond [start] the balance rises, to 1 - e^epsilon. *)
Lemma balance_rises a b : start <= a <= b -> balance a <= balance b.
Proof.
  intros Hab. pose proof (gain_integral a b) as H.
  assert (0 <= RInt gain a b); [|rewrite (is_RInt_unique _ _ _ _ H) in *; lra].
  apply RInt_ge_0; [lra|eexists; exact H|]. intros t Ht. apply gain_positive. lra.
Qed.

Lemma balance_least t : balance start <= balance t.
Proof.
  destruct (Rle_dec start t) as [Ht | Ht]; [apply balance_rises; lra|].
  pose proof (gain_integral t start) as H.
  assert (0 <= - RInt gain t start); [|rewrite (is_RInt_unique _ _ _ _ H) in *; lra].
  rewrite <- (RInt_opp gain t start (ex_intro _ _ H) : _ = - RInt gain t start).
  apply RInt_ge_0; [lra|apply (ex_RInt_opp (V := R_NormedModule)); eexists; exact H|].
  intros u Hu. unfold opp. cbn. pose proof (gain_negative u). lra.
Qed.

Lemma balance_at_start : 1 - exp epsilon - balance start = gaussian_profile epsilon mu.
Proof.
  unfold balance, gaussian_profile, start.
  replace (mu / 2 - epsilon / mu) with (- (epsilon / mu - mu / 2)) by ring.
  replace (- (mu / 2) - epsilon / mu) with (- (epsilon / mu - mu / 2 + mu)) by (field; lra).
  rewrite !normal_cdf_symmetric. ring.
Qed.
Lemma balance_below b : start <= b -> balance b <= 1 - exp epsilon.
Proof.
  intros Hb. destruct (Rle_dec (balance b) (1 - exp epsilon)) as [|Hnot]; [easy|exfalso].
  set (d := balance b - (1 - exp epsilon)). assert (Hd : 0 < d) by (unfold d; lra).
  pose proof (exp_pos epsilon) as Hexp.
  assert (Hq : 0 < exp epsilon / d) by now apply Rdiv_lt_0_compat.
  set (far := Rmax b 0 + exp epsilon / d). pose proof (Rmax_l b 0). pose proof (Rmax_r b 0).
  pose proof (balance_rises b far ltac:(unfold far; lra)) as Hrise. unfold balance at 2 in Hrise.
  pose proof (normal_cdf_tail (- far) ltac:(unfold far; lra)) as H1.
  pose proof (normal_cdf_tail (- (far + mu)) ltac:(unfold far; lra)) as H2.
  rewrite !normal_cdf_symmetric in H1, H2.
  rewrite bell_even in H2.
  assert (Hbell : exp epsilon * bell (far + mu) < d); [|unfold d in *; nra].
  apply Rlt_le_trans with (exp epsilon * / (far + mu)).
  - apply Rmult_lt_compat_l; [easy|]. apply bell_below. unfold far. lra.
  - apply (Rle_div_l _ _ (far + mu)); [unfold far; lra|].
    replace (exp epsilon) with (exp epsilon / d * d) by (field; lra). rewrite Rmult_comm.
    apply Rmult_le_compat_l; unfold far; lra.
Qed.

Lemma profile_nonnegative : 0 <= gaussian_profile epsilon mu.
Proof. rewrite <- balance_at_start. pose proof (balance_below start (Rle_refl _)). lra. Qed.

(** ** What a test gains *)

Variable test : R -> R.
Hypothesis test_range : forall t, 0 <= test t <= 1.

Let gained (t : R) := test t * gain t.

Lemma gained_below a b : a <= b <= start -> ex_RInt gained a b -> RInt gained a b <= 0.
Proof.
  intros Hab Hint. replace 0 with (RInt (fun _ => 0) a b).
  - apply RInt_le; [lra|easy|apply ex_RInt_const|]. intros t Ht. unfold gained.
    pose proof (gain_negative t ltac:(lra)). pose proof (test_range t). nra.
  - rewrite RInt_const. unfold scal. cbn. unfold mult. cbn. ring.
Qed.

Lemma gained_above a b : start <= a <= b -> ex_RInt gained a b -> RInt gained a b <= gaussian_profile epsilon mu.
Proof.
  intros Hab Hint. pose proof (gain_integral a b) as Hgain.
  apply Rle_trans with (RInt gain a b).
  - apply RInt_le; [lra|easy|eexists; exact Hgain|]. intros t Ht. unfold gained.
    pose proof (gain_positive t ltac:(lra)). pose proof (test_range t). nra.
  - rewrite (is_RInt_unique _ _ _ _ Hgain), <- balance_at_start.
    pose proof (balance_below b ltac:(lra)). pose proof (balance_least a). lra.
Qed.

Lemma gained_anywhere a b : a <= b -> ex_RInt gained a b -> RInt gained a b <= gaussian_profile epsilon mu.
Proof.
  intros Hab Hint. pose proof profile_nonnegative.
  destruct (Rle_dec b start) as [Hb | Hb]; [pose proof (gained_below a b ltac:(lra) Hint); lra|].
  destruct (Rle_dec start a) as [Ha | Ha]; [apply gained_above; [lra|easy]|].
  pose proof (ex_RInt_Chasles_1 gained a start b ltac:(lra) Hint) as Hleft.
  pose proof (ex_RInt_Chasles_2 gained a start b ltac:(lra) Hint) as Hright.
  rewrite <- (RInt_Chasles gained a start b Hleft Hright).
  change (RInt gained a start + RInt gained start b <= gaussian_profile epsilon mu).
  pose proof (gained_below a start ltac:(lra) Hleft). pose proof (gained_above start b ltac:(lra) Hright). lra.
Qed.

(** No test gains more than the profile, *)
Theorem gaussian_profile_is_enough (P Q : R) :
  is_RInt_gen (fun t => test t * normal_density t) (Rbar_locally m_infty) (Rbar_locally p_infty) P ->
  is_RInt_gen (fun t => test t * normal_density (t + mu)) (Rbar_locally m_infty) (Rbar_locally p_infty) Q ->
  P <= exp epsilon * Q + gaussian_profile epsilon mu.
Proof.
  intros HP HQ. destruct (Rle_dec P (exp epsilon * Q + gaussian_profile epsilon mu)) as [|Hnot]; [easy|exfalso].
  set (d := P - exp epsilon * Q - gaussian_profile epsilon mu). assert (Hd : 0 < d) by (unfold d; lra).
  pose proof (is_RInt_gen_minus _ _ _ _ HP (is_RInt_gen_scal _ (exp epsilon) _ HQ)) as H.
  destruct (H (ball (minus P (scal (exp epsilon) Q)) (mkposreal d Hd))) as [F F' [M HM] [N HN] Hnear].
  { now exists (mkposreal d Hd). }
  pose proof (Rmin_l M N). pose proof (Rmin_r M N). pose proof (Rmax_l M N). pose proof (Rmax_r M N).
  destruct (Hnear (Rmin M N - 1) (Rmax M N + 1)) as (y & Hy & Hball); [apply HM; lra|apply HN; lra|].
  cbn [fst snd] in Hy.
  assert (Hgained : is_RInt gained (Rmin M N - 1) (Rmax M N + 1) y).
  { eapply is_RInt_ext; [|exact Hy]. intros t _. unfold gained, gain, minus, plus, opp, scal. cbn. unfold mult. cbn.
    ring. }
  pose proof (gained_anywhere (Rmin M N - 1) (Rmax M N + 1) ltac:(lra) (ex_intro _ y Hgained)) as Hle.
  rewrite (is_RInt_unique _ _ _ _ Hgained) in Hle.
  change (Rabs (y - (P - exp epsilon * Q)) < d) in Hball. apply Rabs_lt_between in Hball. unfold d in *. lra.
Qed.
End Release.

Lemma upper_tail c x :
  is_RInt_gen (fun t => normal_density (t + c)) (at_point x) (Rbar_locally p_infty) (normal_cdf (- (x + c))).
Proof.
  intros P [e He]. apply (Filter_prod _ _ _ (fun a => a = x) (fun b => Rmax 0 (- c) + / e < b)).
  - easy.
  - now exists (Rmax 0 (- c) + / e).
  - intros a b -> Hb. cbn [fst snd]. exists (normal_cdf (b + c) - normal_cdf (x + c)). split.
    + apply (is_RInt_derive (V := R_CompleteNormedModule) (fun t => normal_cdf (t + c))); intros t _.
      * rewrite <- (Rmult_1_l (normal_density (t + c))).
        apply (is_derive_comp normal_cdf (fun u => u + c)); [apply normal_cdf_derivative|].
        auto_derive; [easy|ring].
      * apply (ex_derive_continuous (V := R_NormedModule)). unfold normal_density. now auto_derive.
    + apply He. pose proof (cond_pos e) as Hpos. pose proof (Rinv_0_lt_compat _ Hpos) as Hinv.
      pose proof (Rmax_r 0 (- c)). pose proof (normal_cdf_tail (- (b + c)) ltac:(lra)) as Htail.
      change (Rabs (normal_cdf (b + c) - normal_cdf (x + c) - normal_cdf (- (x + c))) < e).
      replace (normal_cdf (b + c) - normal_cdf (x + c) - normal_cdf (- (x + c))) with (- normal_cdf (- (b + c)))
        by (rewrite !normal_cdf_symmetric; ring).
      rewrite Rabs_Ropp, Rabs_pos_eq by easy. rewrite bell_even in Htail.
      pose proof (bell_below (b + c) ltac:(lra)).
      assert (/ (b + c) < e); [|lra]. rewrite <- (Rinv_inv e).
      apply Rinv_lt_contravar; [apply Rmult_lt_0_compat|]; lra.
Qed.

(** and the test that says yes from [start] on gains it all. *)
Theorem gaussian_profile_is_attained epsilon mu : 0 < mu ->
  let start := epsilon / mu - mu / 2 in
  exists P Q : R,
    is_RInt_gen normal_density (at_point start) (Rbar_locally p_infty) P /\
    is_RInt_gen (fun t => normal_density (t + mu)) (at_point start) (Rbar_locally p_infty) Q /\
    P = exp epsilon * Q + gaussian_profile epsilon mu.
Proof.
  intros Hmu start. exists (normal_cdf (- (start + 0))), (normal_cdf (- (start + mu))). repeat split.
  - apply (is_RInt_gen_ext (fun t => normal_density (t + 0))); [|apply upper_tail].
    apply filter_forall. intros ab t _. now rewrite Rplus_0_r.
  - apply upper_tail.
  - unfold gaussian_profile, start.
    replace (mu / 2 - epsilon / mu) with (- (epsilon / mu - mu / 2 + 0)) by ring.
    replace (- (mu / 2) - epsilon / mu) with (- (epsilon / mu - mu / 2 + mu)) by (field; lra). ring.
Qed.
