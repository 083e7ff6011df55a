(** * The error of the kernel's exponential series

    The kernel computes exp of a small argument with integers alone: reals/exponential.py,
    function _taylor. It reads the argument x / 2^w at a scale s = w + h, adds up terms

      t_0 = 2^s,  t_(n+1) = floor (floor (t_n a / 2^s) / (n + 1)),  a = |x|,

    until one is 0, and squares its way back by h steps E := 2 E + floor (E^2 / 2^s). Shown here
    is what section 2.2 of proofs/notes/elementary.md argues on paper: the result is within
    2^(h+1) (2 N + 3) of 2^s (exp (x / 2^w) - 1), where t_N = 0 ([taylor_error]).

    [z / b] on integers is the floor of the quotient, as in Python. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import hoeffding.
Open Scope R_scope.

(** ** The terms *)

(** The term t_n at the scale [unit] = 2^s. *)
Fixpoint term (unit a : Z) (n : nat) : Z :=
  match n with
  | O => unit
  | S n => term unit a n * a / unit / Z.of_nat (S n)
  end.

(** The signed sum of the terms 1, ..., N - 1; [sign] is 1 or -1. *)
Fixpoint signed_sum (unit a sign : Z) (N : nat) : Z :=
  match N with
  | O | S O => 0
  | S N => signed_sum unit a sign N + sign ^ Z.of_nat N * term unit a N
  end.

(** The way back: [h] steps, each of which doubles the argument. *)
Fixpoint doubled (unit E : Z) (h : nat) : Z :=
  match h with
  | O => E
  | S h => 2 * doubled unit E h + doubled unit E h * doubled unit E h / unit
  end.

(** A floor is within one unit below the quotient. *)
Lemma floor_bounds z b : (0 < b)%Z -> IZR z / IZR b - 1 < IZR (z / b) <= IZR z / IZR b.
Proof.
  intros Hb. assert (HB : 0 < IZR b) by now apply IZR_lt.
  pose proof (Z.mul_div_le z b Hb) as H1. pose proof (Z.mul_succ_div_gt z b Hb) as H2.
  apply IZR_le in H1. apply IZR_lt in H2. rewrite mult_IZR in H1, H2. rewrite succ_IZR in H2. split.
  - apply Rplus_lt_reg_r with 1. replace (IZR z / IZR b - 1 + 1) with (IZR z / IZR b) by ring.
    apply Rcomplements.Rlt_div_l; lra.
  - apply Rcomplements.Rle_div_r; lra.
Qed.

Section Series.
Variables (unit a : Z).
Hypothesis unit_positive : (0 < unit)%Z.
Hypothesis a_small : (0 <= 16 * a <= unit)%Z.

Let U := IZR unit.
Let y := IZR a / U.

(** The exact n-th term of 2^s exp y. *)
Definition exact_term (n : nat) : R := U * y ^ n / INR (fact n).

Lemma U_positive : 0 < U.
Proof. now apply IZR_lt. Qed.

Lemma y_range : 0 <= y <= 1 / 16.
Proof.
  pose proof U_positive. destruct a_small as [H1 H2]. apply IZR_le in H1, H2. rewrite mult_IZR in *.
  unfold y, U in *. split; [apply Rcomplements.Rle_div_r|apply Rcomplements.Rle_div_l]; lra.
Qed.

Lemma exact_term_next n : exact_term (S n) = exact_term n * (y / INR (S n)).
Proof.
  unfold exact_term. rewrite fact_simpl, mult_INR. cbn [pow]. field.
  split; [apply not_0_INR; lia | apply INR_fact_neq_0].
Qed.

Lemma ratio_range n : 0 <= y / INR (S n) <= 1 / 16.
Proof.
  pose proof y_range. pose proof (lt_0_INR (S n) ltac:(lia)).
  assert (1 <= INR (S n)) by (rewrite S_INR; pose proof (pos_INR n); lra).
  split; [apply Rcomplements.Rle_div_r|apply Rcomplements.Rle_div_l]; nra.
Qed.

Lemma exact_term_nonnegative n : 0 <= exact_term n.
Proof.
  pose proof U_positive. pose proof y_range. unfold exact_term.
  apply Rmult_le_pos; [apply Rmult_le_pos; [lra|apply pow_le; lra]|].
  apply Rlt_le, Rinv_0_lt_compat, INR_fact_lt_0.
Qed.

(** Floors nest: a term is one floor of the term before, and its defect stays below 4/3. *)
Lemma term_defect n : 0 <= exact_term n - IZR (term unit a n) < 4 / 3.
Proof.
  induction n as [|n IH].
  - unfold exact_term. cbn. fold U. lra.
  - cbn [term]. rewrite Z.div_div by lia.
    pose proof (floor_bounds (term unit a n * a) (unit * Z.of_nat (S n)) ltac:(lia)) as H.
    rewrite mult_IZR, mult_IZR, <- INR_IZR_INZ in H.
    pose proof U_positive as HU. pose proof (lt_0_INR (S n) ltac:(lia)) as HS. fold U in H.
    replace (IZR (term unit a n) * IZR a / (U * INR (S n))) with (IZR (term unit a n) * (y / INR (S n))) in H
      by (unfold y; field; lra).
    rewrite exact_term_next. pose proof (ratio_range n). nra.
Qed.

(** From index n on, the terms are below a geometric series. *)
Lemma exact_term_geometric n i : exact_term (n + i) <= exact_term n * (1 / 16) ^ i.
Proof.
  induction i as [|i IH]; [rewrite Nat.add_0_r; cbn; lra|].
  rewrite Nat.add_succ_r, exact_term_next. pose proof (ratio_range (n + i)).
  pose proof (exact_term_nonnegative (n + i)). cbn [pow]. nra.
Qed.

(** The sign of x. *)
Variable sgn : Z.
Hypothesis sgn_unit : sgn = 1%Z \/ sgn = (-1)%Z.

Let sign := IZR sgn.

Lemma sign_power n : Rabs (sign ^ n) = 1.
Proof.
  rewrite <- RPow_abs. replace (Rabs sign) with 1; [apply pow1|].
  unfold sign. destruct sgn_unit as [-> | ->]; [rewrite Rabs_pos_eq|rewrite Rabs_left]; lra.
Qed.

Lemma exp_series : is_series (fun n => sign ^ n * exact_term n) (U * exp (sign * y)).
Proof.
  apply is_series_ext with (fun n => scal U ((sign * y) ^ n * / INR (fact n))).
  { intros n. unfold scal, exact_term. cbn. unfold mult. cbn. rewrite Rpow_mult_distr. unfold Rdiv. ring. }
  apply (is_series_scal (V := R_NormedModule) U _ (exp (sign * y))). pose proof (is_exp_Reals (sign * y)) as H. unfold is_pseries in H.
  eapply is_series_ext; [|exact H]. intros n. unfold scal. cbn. unfold mult. cbn.
  rewrite pow_n_pow. ring.
Qed.

(** The tail after N terms. *)
Lemma tail_small N : Rabs (Series (fun i => sign ^ (N + i) * exact_term (N + i))) <= exact_term N * (16 / 15).
Proof.
  assert (Hgeom : is_series (fun i => exact_term N * (1 / 16) ^ i) (exact_term N * (16 / 15))).
  { replace (16 / 15) with (/ (1 - 1 / 16)) by field. apply (is_series_scal (V := R_NormedModule) (exact_term N) _ (/ (1 - 1 / 16))).
    apply is_series_geom. rewrite Rabs_pos_eq; lra. }
  assert (Hle : forall i, 0 <= Rabs (sign ^ (N + i) * exact_term (N + i)) <= exact_term N * (1 / 16) ^ i).
  { intros i. split; [apply Rabs_pos|]. rewrite Rabs_mult, sign_power, Rabs_pos_eq, Rmult_1_l.
    - apply exact_term_geometric.
    - apply exact_term_nonnegative. }
  eapply Rle_trans; [apply Series_Rabs|].
  - apply (@ex_series_le R_AbsRing R_CompleteNormedModule _ (fun i => exact_term N * (1 / 16) ^ i)).
    + intros i. unfold norm. cbn. unfold abs. cbn. rewrite Rabs_Rabsolu. apply Hle.
    + now exists (exact_term N * (16 / 15)).
  - rewrite <- (is_series_unique _ _ Hgeom). apply Series_le; [exact Hle|].
    now exists (exact_term N * (16 / 15)).
Qed.

Lemma partial_defect N :
  Rabs (IZR (signed_sum unit a sgn (S N)) + U - sum_n (fun n => sign ^ n * exact_term n) N) <= 4 / 3 * INR N.
Proof.
  induction N as [|N IH].
  - rewrite sum_O. unfold exact_term. cbn. replace (0 + U - _) with 0 by field. rewrite Rabs_R0. lra.
  - rewrite sum_Sn.
    match goal with |- context [@plus ?G ?p ?q] => change (@plus G p q) with (p + q)%R end.
    change (signed_sum unit a sgn (S (S N)))
      with (signed_sum unit a sgn (S N) + sgn ^ Z.of_nat (S N) * term unit a (S N))%Z.
    rewrite plus_IZR, mult_IZR, <- pow_IZR. fold sign.
    set (p := sum_n _ N) in *. set (t := IZR (term unit a (S N))). set (e := exact_term (S N)).
    replace (IZR (signed_sum unit a sgn (S N)) + sign ^ S N * t + U - (p + sign ^ S N * e))
      with ((IZR (signed_sum unit a sgn (S N)) + U - p) + sign ^ S N * (t - e)) by ring.
    eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_mult, sign_power, Rmult_1_l, (S_INR N).
    assert (Rabs (t - e) <= 4 / 3); [|lra].
    pose proof (term_defect (S N)). apply Rabs_le. unfold t, e. lra.
Qed.

(** The sum of the terms, up to one that is 0. *)
Lemma series_error N :
  (1 <= N)%nat -> term unit a N = 0%Z ->
  Rabs (IZR (signed_sum unit a sgn N) - U * (exp (sign * y) - 1)) <= 2 * INR N + 2.
Proof.
  intros HN Hzero. destruct N as [|N]; [lia|].
  pose proof exp_series as Hexp.
  assert (Hsplit : U * exp (sign * y) =
            sum_n (fun n => sign ^ n * exact_term n) N + Series (fun i => sign ^ (S N + i) * exact_term (S N + i))).
  { rewrite <- (is_series_unique _ _ Hexp).
    rewrite (Series_incr_n _ (S N)) by (lia || (now exists (U * exp (sign * y)))).
    f_equal. now rewrite sum_n_Reals. }
  pose proof (tail_small (S N)) as Htail. pose proof (term_defect (S N)) as Hlast. rewrite Hzero in Hlast.
  pose proof (partial_defect N) as Hpartial. rewrite S_INR.
  set (p := sum_n _ N) in *. set (tail := Series _) in *. set (total := IZR (signed_sum _ _ _ _)) in *.
  replace (total - U * (exp (sign * y) - 1)) with ((total + U - p) - tail) by lra.
  eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp. pose proof (pos_INR N). lra.
Qed.

(** The terms do end: at the latest where 16^n exceeds the scale. *)
Lemma terms_end n : (unit < 16 ^ Z.of_nat n)%Z -> term unit a n = 0%Z.
Proof.
  intros Hn. pose proof (exact_term_geometric 0 n) as H. cbn [Nat.add] in H.
  replace (exact_term 0) with U in H by (unfold exact_term; cbn; field).
  pose proof (term_defect n) as Hd. pose proof U_positive as HU.
  assert (Hsmall : U * (1 / 16) ^ n < 1).
  { apply IZR_lt in Hn. rewrite <- pow_IZR in Hn. fold U in Hn.
    assert (0 < (1 / 16) ^ n) by (apply pow_lt; lra).
    apply Rlt_le_trans with (16 ^ n * (1 / 16) ^ n); [now apply Rmult_lt_compat_r|].
    rewrite <- Rpow_mult_distr. replace (16 * (1 / 16)) with 1 by field. rewrite pow1. lra. }
  assert (Hpos : (0 <= term unit a n)%Z).
  { clear - unit_positive a_small. induction n as [|n IH]; cbn [term]; [lia|].
    apply Z.div_pos; [|lia]. apply Z.div_pos; [|lia]. apply Z.mul_nonneg_nonneg; lia. }
  assert (IZR (term unit a n) < 1) as H1%lt_IZR by lra. lia.
Qed.

End Series.

(** ** The way back *)

(** One step: an error of R becomes at most 2 (e^|z| + R / (2 U)) R + 1. *)
Lemma doubling_step unit E z R :
  (0 < unit)%Z -> Rabs (IZR E - IZR unit * (exp z - 1)) <= R ->
  Rabs (IZR (2 * E + E * E / unit) - IZR unit * (exp (2 * z) - 1))
  <= 2 * (exp (Rabs z) + R / (2 * IZR unit)) * R + 1.
Proof.
  intros Hunit HE. pose proof (floor_bounds (E * E) unit Hunit) as Hfloor.
  rewrite plus_IZR, !mult_IZR in *. set (U := IZR unit) in *. set (e := IZR E) in *.
  assert (HU : 0 < U) by now apply IZR_lt.
  set (v := U * (exp z - 1)) in *. set (f := IZR (E * E / unit)) in *.
  assert (Hv : Rabs v <= U * (exp (Rabs z) - 1)).
  { unfold v. rewrite Rabs_mult, Rabs_pos_eq by lra. apply Rmult_le_compat_l; [lra|].
    apply Rabs_le. pose proof (exp_le z (Rabs z) (Rle_abs z)). split; [|lra].
    pose proof (exp_ineq1_le (Rabs z)). destruct (Rle_dec 0 z) as [Hz | Hz].
    - pose proof (exp_ineq1_le z). pose proof (Rabs_pos z). lra.
    - rewrite Rabs_left in * by lra. pose proof (exp_ineq1_le z). lra. }
  replace (U * (exp (2 * z) - 1)) with (2 * v + v * v / U).
  2: { unfold v. replace (exp (2 * z)) with (exp z * exp z) by (rewrite <- exp_plus; f_equal; ring). field. lra. }
  replace (2 * e + f - (2 * v + v * v / U)) with ((e - v) * (2 + (2 * v + (e - v)) / U) + (f - e * e / U)) by (field; lra).
  eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_mult. apply Rplus_le_compat.
  2: { apply Rabs_le. lra. }
  pose proof (Rabs_pos (e - v)) as HR0.
  assert (Hfactor : Rabs (2 + (2 * v + (e - v)) / U) <= 2 * (exp (Rabs z) + R / (2 * U))).
  { replace (2 + (2 * v + (e - v)) / U) with ((2 * U + 2 * v + (e - v)) / U) by (field; lra).
    unfold Rdiv at 1. rewrite Rabs_mult, (Rabs_pos_eq (/ U)) by (apply Rlt_le, Rinv_0_lt_compat; lra).
    apply Rcomplements.Rle_div_l; [lra|].
    replace (2 * (exp (Rabs z) + R / (2 * U)) * U) with (2 * U * exp (Rabs z) + R) by (field; lra).
    eapply Rle_trans; [apply Rabs_triang|].
    pose proof (Rabs_triang (2 * U) (2 * v)) as H. rewrite (Rabs_pos_eq (2 * U)), (Rabs_mult 2 v), (Rabs_pos_eq 2) in H by lra.
    lra. }
  rewrite Rmult_comm. apply Rmult_le_compat; auto using Rabs_pos.
Qed.

Lemma exp_two_thirds : exp (61 / 100) <= 2.
Proof.
  assert (H : exp (61 / 800) <= / (1 - 61 / 800)).
  { rewrite <- (Ropp_involutive (61 / 800)) at 1. rewrite exp_Ropp. apply Rinv_le_contravar; [lra|].
    pose proof (exp_ineq1_le (- (61 / 800))). lra. }
  replace (exp (61 / 100)) with (exp (61 / 800) ^ 8).
  - apply Rle_trans with ((/ (1 - 61 / 800)) ^ 8); [|lra].
    apply pow_incr. split; [apply Rlt_le, exp_pos|easy].
  - rewrite <- Rpower_pow by apply exp_pos. unfold Rpower. rewrite ln_exp. f_equal. cbn. field.
Qed.

(** All steps: while h (r + 1) 2^h is small against the scale, the error grows by 2 a step and by
    less than 2 in all. *)
Lemma doubling_error unit E z r h :
  (0 < unit)%Z -> 0 <= r -> Rabs (IZR E - IZR unit * (exp z - 1)) <= r ->
  2 ^ h * Rabs z <= 36 / 100 -> 4 * (INR h * (2 ^ h * (r + 1))) <= IZR unit ->
  Rabs (IZR (doubled unit E h) - IZR unit * (exp (2 ^ h * z) - 1)) <= 2 ^ h * 2 * (r + 1).
Proof.
  intros Hunit Hr HE Hz Hh. set (U := IZR unit) in *.
  assert (HU : 0 < U) by now apply IZR_lt.
  set (Q := 2 ^ h * (r + 1) / U).
  assert (HQ0 : 0 <= Q).
  { apply Rmult_le_pos; [|apply Rlt_le, Rinv_0_lt_compat; lra].
    apply Rmult_le_pos; [apply pow_le|]; lra. }
  assert (HhQ : INR h * Q <= 1 / 4).
  { unfold Q. replace (INR h * (2 ^ h * (r + 1) / U)) with (INR h * (2 ^ h * (r + 1)) / U) by (unfold Rdiv; ring).
    apply Rcomplements.Rle_div_l; lra. }
  set (G j := exp ((2 ^ j - 1) * Rabs z + INR j * Q)).
  assert (Hpow : forall j, 1 <= 2 ^ j) by (intros j; apply pow_R1_Rle; lra).
  assert (HG1 : forall j, 1 <= G j).
  { intros j. apply Rle_trans with (exp 0); [rewrite exp_0; lra|]. apply exp_le. specialize (Hpow j).
    apply Rplus_le_le_0_compat; apply Rmult_le_pos; auto using Rabs_pos, pos_INR. lra. }
  assert (HG2 : forall j, (j <= h)%nat -> G j <= 2).
  { intros j Hj. eapply Rle_trans; [|apply exp_two_thirds]. apply exp_le.
    assert (2 ^ j <= 2 ^ h) by (apply Rle_pow; [lra|easy]). pose proof (le_INR j h Hj).
    assert (INR j * Q <= INR h * Q) by now apply Rmult_le_compat_r.
    assert ((2 ^ j - 1) * Rabs z <= 2 ^ h * Rabs z) by (apply Rmult_le_compat_r; [apply Rabs_pos|lra]). lra. }
  assert (Hchain : forall j, (j <= h)%nat ->
            Rabs (IZR (doubled unit E j) - U * (exp (2 ^ j * z) - 1)) <= 2 ^ j * G j * (r + 1 - / 2 ^ j)).
  { induction j as [|j IH]; intros Hj.
    - cbn [doubled pow]. unfold G. cbn [pow INR].
      replace ((1 - 1) * Rabs z + 0 * Q) with 0 by ring. rewrite exp_0, Rmult_1_l, Rinv_1.
      replace (1 * 1 * (r + 1 - 1)) with r by ring. exact HE.
    - specialize (IH ltac:(lia)). set (R := 2 ^ j * G j * (r + 1 - / 2 ^ j)) in *.
      pose proof (doubling_step unit (doubled unit E j) (2 ^ j * z) R Hunit IH) as Hstep. fold U in Hstep.
      cbn [doubled]. replace (2 ^ S j * z) with (2 * (2 ^ j * z)) by (cbn [pow]; ring).
      eapply Rle_trans; [exact Hstep|].
      assert (Hinv : 0 < / 2 ^ j) by (apply Rinv_0_lt_compat; specialize (Hpow j); lra).
      assert (HR : R / (2 * U) <= Q).
      { unfold Q. apply Rcomplements.Rle_div_l; [lra|].
        replace (2 ^ h * (r + 1) / U * (2 * U)) with (2 * (2 ^ h * (r + 1))) by (field; lra).
        unfold R. apply Rle_trans with (2 ^ h * 2 * (r + 1)); [|lra].
        pose proof (HG2 j ltac:(lia)). specialize (HG1 j).
        assert (2 ^ j <= 2 ^ h) by (apply Rle_pow; [lra|lia]).
        apply Rmult_le_compat; [|assert (/ 2 ^ j <= 1); [rewrite <- Rinv_1; apply Rinv_le_contravar; auto; lra|lra]| |lra].
        - apply Rmult_le_pos; [specialize (Hpow j)|]; lra.
        - apply Rmult_le_compat; try lra. specialize (Hpow j). lra. }
      assert (HR0 : 0 <= R) by (eapply Rle_trans; [apply Rabs_pos|exact IH]).
      set (g := exp (Rabs (2 ^ j * z))) in *.
      assert (Hg : 1 <= g).
      { unfold g. rewrite <- exp_0. apply exp_le, Rabs_pos. }
      (* the factor of this step *)
      assert (HGnext : G j * (g * (1 + Q)) <= G (S j)).
      { unfold G, g. rewrite S_INR. cbn [pow].
        replace ((2 * 2 ^ j - 1) * Rabs z + (INR j + 1) * Q)
          with (((2 ^ j - 1) * Rabs z + INR j * Q) + (2 ^ j * Rabs z + Q)) by ring.
        rewrite (exp_plus _ (2 ^ j * Rabs z + Q)). apply Rmult_le_compat_l; [apply Rlt_le, exp_pos|].
        rewrite exp_plus, Rabs_mult, (Rabs_pos_eq (2 ^ j)) by (specialize (Hpow j); lra).
        apply Rmult_le_compat_l; [apply Rlt_le, exp_pos|]. apply exp_ineq1_le. }
      apply Rle_trans with (2 * (g * (1 + Q)) * R + 1).
      { apply Rplus_le_compat_r, Rmult_le_compat_r; [easy|]. nra. }
      replace (2 ^ S j * G (S j) * (r + 1 - / 2 ^ S j)) with (2 * (2 ^ j * G (S j) * (r + 1 - / 2 ^ j)) + G (S j)).
      2: { cbn [pow]. field. specialize (Hpow j). lra. }
      apply Rplus_le_compat; [|apply HG1].
      rewrite Rmult_assoc. apply Rmult_le_compat_l; [lra|].
      unfold R. replace (g * (1 + Q) * (2 ^ j * G j * (r + 1 - / 2 ^ j)))
        with (G j * (g * (1 + Q)) * (2 ^ j * (r + 1 - / 2 ^ j))) by ring.
      replace (2 ^ j * G (S j) * (r + 1 - / 2 ^ j)) with (G (S j) * (2 ^ j * (r + 1 - / 2 ^ j))) by ring.
      apply Rmult_le_compat_r; [|easy].
      apply Rmult_le_pos; [specialize (Hpow j); lra|].
      assert (/ 2 ^ j <= 1); [rewrite <- Rinv_1; apply Rinv_le_contravar; auto; lra|lra]. }
  eapply Rle_trans; [apply (Hchain h (Nat.le_refl h))|].
  specialize (HG1 h). specialize (HG2 h (Nat.le_refl h)).
  assert (0 < / 2 ^ h) by (apply Rinv_0_lt_compat; specialize (Hpow h); lra).
  assert (/ 2 ^ h <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; auto; lra).
  apply Rmult_le_compat; [|lra| |lra].
  - apply Rmult_le_pos; [specialize (Hpow h)|]; lra.
  - apply Rmult_le_compat_l; [specialize (Hpow h)|]; lra.
Qed.

(** ** The whole *)

(** [_taylor (x, w)] with h halvings, x = sgn a, and a loop that ends at N: the value that it
    returns is within the radius that it returns. *)
Theorem taylor_error (a sgn : Z) (w h N : nat) :
  let unit := (2 ^ Z.of_nat (w + h))%Z in
  (sgn = 1 \/ sgn = -1)%Z -> (0 <= 16 * a <= unit)%Z -> (100 * a <= 36 * 2 ^ Z.of_nat w)%Z ->
  (1 <= N)%nat -> term unit a N = 0%Z -> (4 * h * (2 * N + 3) <= 2 ^ w)%nat ->
  Rabs (IZR (doubled unit (signed_sum unit a sgn N) h)
        - 2 ^ (w + h) * (exp (IZR (sgn * a) / 2 ^ w) - 1))
  <= 2 ^ (h + 1) * (2 * INR N + 3).
Proof.
  intros unit Hsgn Ha Hx HN Hzero Hbudget.
  assert (HU : IZR unit = 2 ^ (w + h)) by (unfold unit; now rewrite <- pow_IZR).
  assert (Hunit : (0 < unit)%Z) by (apply Z.pow_pos_nonneg; lia).
  pose proof (series_error unit a Hunit Ha sgn Hsgn N HN Hzero) as Hseries.
  assert (Hw : 0 < 2 ^ w) by (apply pow_lt; lra). assert (Hh : 0 < 2 ^ h) by (apply pow_lt; lra).
  set (z := IZR sgn * (IZR a / IZR unit)) in *.
  assert (Hz : 2 ^ h * z = IZR (sgn * a) / 2 ^ w).
  { unfold z. rewrite HU, pow_add, mult_IZR. field. lra. }
  pose proof (doubling_error unit (signed_sum unit a sgn N) z (2 * INR N + 2) h Hunit) as Hdouble.
  rewrite Hz, HU in Hdouble.
  replace (2 ^ (h + 1) * (2 * INR N + 3)) with (2 ^ h * 2 * (2 * INR N + 2 + 1)) by (rewrite pow_add; ring).
  apply Hdouble.
  - pose proof (pos_INR N). lra.
  - rewrite <- HU. exact Hseries.
  - rewrite <- (Rabs_pos_eq (2 ^ h)), <- Rabs_mult, Hz by lra.
    unfold Rdiv. rewrite Rabs_mult, mult_IZR, Rabs_mult, (Rabs_pos_eq (/ 2 ^ w)) by (apply Rlt_le, Rinv_0_lt_compat; lra).
    replace (Rabs (IZR sgn)) with 1 by (destruct Hsgn as [-> | ->]; [rewrite Rabs_pos_eq|rewrite Rabs_left]; lra).
    rewrite Rmult_1_l, Rabs_pos_eq by (apply IZR_le; lia).
    apply Rcomplements.Rle_div_l; [easy|]. apply IZR_le in Hx. rewrite !mult_IZR, <- pow_IZR in Hx. lra.
  - apply le_INR in Hbudget. rewrite !mult_INR, plus_INR, mult_INR, pow_INR in Hbudget.
    cbn [INR] in Hbudget. replace (1 + 1) with 2 in Hbudget by ring. rewrite pow_add.
    replace (4 * (INR h * (2 ^ h * (2 * INR N + 2 + 1)))) with (4 * INR h * (2 * INR N + 3) * 2 ^ h) by ring.
    apply Rmult_le_compat_r; [lra|]. lra.
Qed.

(** The hypotheses on h and N hold for the code's choices from 16 bits on: it halves at most w / 4
    times, and with [terms_end] its loop, which takes two terms at a time, ends by (w + h) / 4 + 2. *)
Theorem taylor_budget (w h N : nat) :
  (16 <= w)%nat -> (4 * h <= w)%nat -> (4 * N <= w + h + 8)%nat -> (4 * h * (2 * N + 3) <= 2 ^ w)%nat.
Proof.
  intros Hw Hh HN. apply Nat.le_trans with (w * (w + 7))%nat.
  - apply Nat.mul_le_mono; lia.
  - clear - Hw. apply Nat2Z.inj_le. rewrite Nat2Z.inj_pow, Nat2Z.inj_mul, Nat2Z.inj_add.
    cbn [Z.of_nat Pos.of_succ_nat Pos.succ].
    induction Hw as [|w Hw IH]; [easy|]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. nia.
Qed.
