(** * The normal distribution function

    [normal_cdf] is what the kernel's formulas call Phi: 1/2 plus a proper integral. That it is the
    improper integral of the density from minus infinity on ([normal_cdf_is_the_integral]) is
    Gauss's integral. It is had here from two functions with G^2 + 2 S constant,

      G(x) = int_0^x e^(-t^2/2) dt,   S(x) = int_0^1 e^(-x^2 (1 + t^2) / 2) / (1 + t^2) dt,

    as G(0) = 0, S(0) = arctan 1 = pi / 4, and 0 <= S(x) <= e^(-x^2/2). In the file they are called
    [bell_integral] and [slice_integral]. *)

From Coq Require Import Reals Lra Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import hoeffding.
Open Scope R_scope.

(** The density of the standard normal distribution, *)
Definition normal_density (t : R) : R := exp (- t ^ 2 / 2) / sqrt (2 * PI).

(** and its distribution function. *)
Definition normal_cdf (x : R) : R := 1 / 2 + RInt normal_density 0 x.

(** ** Gauss's integral *)

Definition bell (t : R) : R := exp (- t ^ 2 / 2).
Definition bell_integral (x : R) : R := RInt bell 0 x.
Definition slice (x t : R) : R := exp (- (x ^ 2 * (1 + t ^ 2)) / 2) / (1 + t ^ 2).
Definition slice_integral (x : R) : R := RInt (slice x) 0 1.

Lemma one_plus_square t : 0 < 1 + t ^ 2.
Proof. nra. Qed.

Lemma bell_continuous t : continuous bell t.
Proof. apply (ex_derive_continuous (V := R_NormedModule)). unfold bell. now auto_derive. Qed.

Lemma bell_integrable a b : ex_RInt bell a b.
Proof. apply (ex_RInt_continuous (V := R_CompleteNormedModule)). intros t _. apply bell_continuous. Qed.

Lemma slice_continuous x t : continuous (slice x) t.
Proof.
  apply (ex_derive_continuous (V := R_NormedModule)). unfold slice. auto_derive.
  pose proof (one_plus_square t). lra.
Qed.

Lemma slice_integrable x a b : ex_RInt (slice x) a b.
Proof. apply (ex_RInt_continuous (V := R_CompleteNormedModule)). intros t _. apply slice_continuous. Qed.

Lemma bell_integral_derivative x : is_derive bell_integral x (bell x).
Proof.
  apply (is_derive_RInt _ _ 0); [|apply bell_continuous].
  exists (mkposreal 1 Rlt_0_1). intros y _. apply (RInt_correct (V := R_CompleteNormedModule)), bell_integrable.
Qed.

Lemma slice_derivative t x : is_derive (fun u => slice u t) x (- x * exp (- (x ^ 2 * (1 + t ^ 2)) / 2)).
Proof. pose proof (one_plus_square t). unfold slice. auto_derive; [lra|].
  change (x * (x * 1)) with (x ^ 2). change (t * (t * 1)) with (t ^ 2). unfold Rdiv.
  set (E := exp _). field. lra.
Qed.

Lemma slice_derive t x : Derive (fun u => slice u t) x = - x * exp (- (x ^ 2 * (1 + t ^ 2)) / 2).
Proof. apply is_derive_unique, slice_derivative. Qed.

Lemma smooth f x : ex_derive f x -> continuity_pt f x.
Proof. intros Hf. now apply continuity_pt_filterlim, (ex_derive_continuous (V := R_NormedModule)). Qed.

Lemma slice_derivative_continuous x t :
  continuity_2d_pt (fun u v => Derive (fun z => slice z v) u) x t.
Proof.
  apply continuity_2d_pt_ext with (fun u v => - u * exp ((- u ^ 2 / 2) * (1 + v ^ 2))).
  { intros u v. symmetry. rewrite slice_derive. do 2 f_equal. field. }
  apply continuity_2d_pt_mult.
  - apply (continuity_1d_2d_pt_comp Ropp (fun u _ => u)); [|apply continuity_2d_pt_id1].
    apply continuity_pt_opp, continuity_pt_id.
  - apply (continuity_1d_2d_pt_comp exp); [apply derivable_continuous_pt, derivable_pt_exp|].
    apply continuity_2d_pt_mult.
    + apply (continuity_1d_2d_pt_comp (fun u => - u ^ 2 / 2) (fun u _ => u)); [|apply continuity_2d_pt_id1].
      apply smooth. now auto_derive.
    + apply (continuity_1d_2d_pt_comp (fun v => 1 + v ^ 2) (fun _ v => v)); [|apply continuity_2d_pt_id2].
      apply smooth. now auto_derive.
Qed.

Lemma slice_integral_derivative x : is_derive slice_integral x (- bell x * bell_integral x).
Proof.
  replace (- bell x * bell_integral x) with (RInt (fun t => Derive (fun u => slice u t) x) 0 1).
  - apply (is_derive_RInt_param slice).
    + exists (mkposreal 1 Rlt_0_1). intros y _ t _. eexists. apply slice_derivative.
    + intros t _. apply slice_derivative_continuous.
    + exists (mkposreal 1 Rlt_0_1). intros y _. apply slice_integrable.
  - (* substitute x t *)
    replace (bell_integral x) with (RInt (fun t => x * bell (x * t + 0)) 0 1).
    + rewrite <- (RInt_scal (V := R_CompleteNormedModule) (fun t => x * bell (x * t + 0))).
      * apply RInt_ext. intros t _. rewrite slice_derive.
        unfold scal, bell. cbn -[pow]. unfold mult. cbn -[pow].
        replace (- exp (- x ^ 2 / 2) * (x * exp (- (x * t + 0) ^ 2 / 2)))
          with (- x * (exp (- x ^ 2 / 2) * exp (- (x * t + 0) ^ 2 / 2))) by ring.
        rewrite <- exp_plus. do 2 f_equal. field.
      * apply (ex_RInt_comp_lin bell x 0 0 1), bell_integrable.
    + etransitivity; [exact (RInt_comp_lin bell x 0 0 1 (bell_integrable _ _))|]. unfold bell_integral. f_equal; ring.
Qed.

Lemma slice_integral_at_0 : slice_integral 0 = PI / 4.
Proof.
  unfold slice_integral. replace (PI / 4) with (minus (atan 1) (atan 0))
    by (rewrite atan_1, atan_0; unfold minus, plus, opp; cbn; ring).
  apply (is_RInt_unique (V := R_CompleteNormedModule)).
  apply (is_RInt_derive (V := R_CompleteNormedModule) atan).
  - intros t _. replace (slice 0 t) with (/ (1 + t ^ 2)); [apply is_derive_Reals, derivable_pt_lim_atan|].
    unfold slice. replace (- (0 ^ 2 * (1 + t ^ 2)) / 2) with 0 by field. rewrite exp_0. unfold Rdiv. ring.
  - intros t _. apply slice_continuous.
Qed.

Lemma slice_integral_range x : 0 <= slice_integral x <= PI / 4 * bell x.
Proof.
  assert (Ht : forall t, 0 <= slice x t <= bell x * slice 0 t).
  { intros t. pose proof (one_plus_square t) as Hpos. unfold slice, bell, Rdiv. split.
    - apply Rlt_le, Rmult_lt_0_compat; [apply exp_pos|now apply Rinv_0_lt_compat].
    - rewrite <- Rmult_assoc, <- exp_plus. apply Rmult_le_compat_r; [now apply Rlt_le, Rinv_0_lt_compat|].
      apply exp_le. pose proof (pow2_ge_0 x). pose proof (pow2_ge_0 t). nra. }
  unfold slice_integral. split.
  - apply RInt_ge_0; [lra|apply slice_integrable|]. intros t _. apply Ht.
  - replace (PI / 4 * bell x) with (RInt (fun t => scal (bell x) (slice 0 t)) 0 1).
    + apply RInt_le; [lra|apply slice_integrable|apply (ex_RInt_scal (V := R_NormedModule)), slice_integrable|].
      intros t _. apply Ht.
    + rewrite (RInt_scal (V := R_CompleteNormedModule)) by apply slice_integrable.
      change (RInt (slice 0) 0 1) with (slice_integral 0). rewrite slice_integral_at_0. apply Rmult_comm.
Qed.

Lemma Gauss x : 0 <= x -> bell_integral x ^ 2 + 2 * slice_integral x = PI / 2.
Proof.
  intros [Hx | <-].
  - replace (PI / 2) with (bell_integral 0 ^ 2 + 2 * slice_integral 0).
    + symmetry. apply (eq_is_derive (fun y => bell_integral y ^ 2 + 2 * slice_integral y)); [|easy]. intros t _.
      change (is_derive (fun y => bell_integral y ^ 2 + 2 * slice_integral y) t 0).
      evar_last.
      * apply (is_derive_plus (V := R_NormedModule)).
        -- apply is_derive_pow, bell_integral_derivative.
        -- apply is_derive_scal, slice_integral_derivative.
      * cbn. unfold plus. cbn. ring.
    + unfold bell_integral. rewrite RInt_point, slice_integral_at_0. unfold zero. cbn. field.
  - unfold bell_integral. rewrite RInt_point, slice_integral_at_0. unfold zero. cbn. field.
Qed.

Lemma root_at_least_one : 1 <= sqrt (PI / 2).
Proof. rewrite <- sqrt_1. apply sqrt_le_1_alt. pose proof PI2_1. lra. Qed.

(** The distance to the limit. *)
Lemma bell_integral_tail x : 0 <= x -> 0 <= sqrt (PI / 2) - bell_integral x <= sqrt (PI / 2) * bell x.
Proof.
  intros Hx. pose proof (Gauss x Hx) as HG. pose proof (slice_integral_range x) as HS.
  assert (0 <= bell_integral x).
  { apply RInt_ge_0; [easy|apply bell_integrable|]. intros. apply Rlt_le, exp_pos. }
  pose proof root_at_least_one. pose proof (exp_pos (- x ^ 2 / 2)) as Hbell. fold (bell x) in Hbell.
  assert (H2 : sqrt (PI / 2) * sqrt (PI / 2) = PI / 2) by (apply sqrt_sqrt; pose proof PI2_1; lra).
  set (root := sqrt (PI / 2)) in *.
  replace (PI / 4) with (root * root / 2) in HS by lra. rewrite <- H2 in HG. split; [nra|].
  apply Rmult_le_reg_l with root; [lra|]. nra.
Qed.

(** ** The distribution function *)

Lemma root_two_pi : sqrt (2 * PI) = 2 * sqrt (PI / 2).
Proof.
  replace (2 * PI) with (2 ^ 2 * (PI / 2)) by field. pose proof PI2_1.
  rewrite sqrt_mult_alt by lra. now rewrite sqrt_pow2 by lra.
Qed.

Lemma normal_density_positive t : 0 < normal_density t.
Proof. apply Rdiv_lt_0_compat; [apply exp_pos|]. rewrite root_two_pi. pose proof root_at_least_one. lra. Qed.

Lemma normal_density_integral a b : is_RInt normal_density a b ((bell_integral b - bell_integral a) / sqrt (2 * PI)).
Proof.
  replace ((bell_integral b - bell_integral a) / sqrt (2 * PI)) with (scal (/ sqrt (2 * PI)) (RInt bell a b)).
  - apply (is_RInt_ext (fun t => scal (/ sqrt (2 * PI)) (bell t))).
    { intros t _. unfold normal_density, scal. cbn. unfold mult. cbn. fold (bell t). unfold bell. apply Rmult_comm. }
    apply (is_RInt_scal (V := R_NormedModule)), (RInt_correct (V := R_CompleteNormedModule)), bell_integrable.
  - unfold bell_integral. rewrite <- (RInt_Chasles bell 0 a b) by apply bell_integrable.
    unfold scal, plus. cbn. unfold mult. cbn. unfold Rdiv. ring.
Qed.

Lemma normal_cdf_bell x : normal_cdf x = 1 / 2 + bell_integral x / sqrt (2 * PI).
Proof.
  unfold normal_cdf. rewrite (is_RInt_unique _ _ _ _ (normal_density_integral 0 x)).
  unfold bell_integral at 2. rewrite RInt_point. unfold zero. cbn. now rewrite Rminus_0_r.
Qed.

(** Its derivative is the density, *)
Theorem normal_cdf_derivative x : is_derive normal_cdf x (normal_density x).
Proof.
  apply (is_derive_ext (fun y => 1 / 2 + / sqrt (2 * PI) * bell_integral y)).
  { intros y. rewrite normal_cdf_bell. unfold Rdiv. now rewrite (Rmult_comm (bell_integral y)). }
  replace (normal_density x) with (plus 0 (/ sqrt (2 * PI) * bell x))
    by (unfold plus, normal_density, bell; cbn; now rewrite Rplus_0_l, Rmult_comm).
  apply (is_derive_plus (V := R_NormedModule)); [apply (is_derive_const (V := R_NormedModule))|].
  apply is_derive_scal, bell_integral_derivative.
Qed.

Lemma bell_integral_odd x : bell_integral (- x) = - bell_integral x.
Proof.
  unfold bell_integral. rewrite <- Ropp_0 at 1.
  pose proof (RInt_correct bell (- 0) (- x) (bell_integrable _ _)) as Hleft.
  apply is_RInt_comp_opp, is_RInt_unique in Hleft. rewrite <- Hleft.
  rewrite <- (RInt_opp bell 0 x (bell_integrable 0 x) : _ = - RInt bell 0 x).
  apply RInt_ext. intros t _. unfold bell. now replace ((- t) ^ 2) with (t ^ 2) by ring.
Qed.

(** it is symmetric, *)
Theorem normal_cdf_symmetric x : normal_cdf (- x) = 1 - normal_cdf x.
Proof.
  rewrite !normal_cdf_bell, bell_integral_odd. field. rewrite root_two_pi. pose proof root_at_least_one. lra.
Qed.

Lemma bell_even x : bell (- x) = bell x.
Proof. unfold bell. do 3 f_equal. ring. Qed.

Lemma bell_below x : 0 < x -> bell x < / x.
Proof.
  intros Hx. unfold bell. replace (- x ^ 2 / 2) with (- (x ^ 2 / 2)) by field. rewrite exp_Ropp.
  apply Rinv_lt_contravar; [apply Rmult_lt_0_compat; [easy|apply exp_pos]|].
  pose proof (exp_ineq1_le (x ^ 2 / 2)). nra.
Qed.

Lemma normal_cdf_tail x : x <= 0 -> 0 <= normal_cdf x <= bell x / 2.
Proof.
  intros Hx. pose proof (bell_integral_tail (- x) ltac:(lra)) as [H1 H2].
  rewrite bell_integral_odd in H1, H2. rewrite bell_even in H2.
  pose proof root_at_least_one. pose proof (exp_pos (- x ^ 2 / 2)) as Hbell. fold (bell x) in Hbell.
  rewrite normal_cdf_bell, root_two_pi.
  replace (1 / 2 + bell_integral x / (2 * sqrt (PI / 2)))
    with ((sqrt (PI / 2) - - bell_integral x) / (2 * sqrt (PI / 2))) by (field; lra).
  split; [apply Rle_div_r; lra|]. apply Rle_div_l; [lra|].
  replace (bell x / 2 * (2 * sqrt (PI / 2))) with (sqrt (PI / 2) * bell x) by field. lra.
Qed.

(** and it is the integral of the density from minus infinity on. *)
Theorem normal_cdf_is_the_integral x :
  is_RInt_gen normal_density (Rbar_locally m_infty) (at_point x) (normal_cdf x).
Proof.
  intros P [e He]. apply (Filter_prod _ _ _ (fun a => a < - (1 + / e)) (fun b => b = x)).
  - now exists (- (1 + / e)).
  - easy.
  - intros a b Ha ->. cbn. eexists. split; [apply normal_density_integral|]. apply He.
    pose proof (cond_pos e) as Hpos. pose proof (Rinv_0_lt_compat _ Hpos) as Hinv.
    pose proof (normal_cdf_tail a ltac:(lra)) as Htail.
    change (Rabs ((bell_integral x - bell_integral a) / sqrt (2 * PI) - normal_cdf x) < e).
    replace ((bell_integral x - bell_integral a) / sqrt (2 * PI) - normal_cdf x) with (- normal_cdf a)
      by (rewrite !normal_cdf_bell; field; rewrite root_two_pi; pose proof root_at_least_one; lra).
    rewrite Rabs_Ropp, Rabs_pos_eq by easy. rewrite <- (bell_even a) in Htail.
    pose proof (bell_below (- a) ltac:(lra)).
    assert (/ - a < e); [|lra]. rewrite <- (Rinv_inv e).
    apply Rinv_lt_contravar; [apply Rmult_lt_0_compat|]; lra.
Qed.
