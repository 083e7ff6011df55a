(** * The error of the kernel's exponential series

    The kernel computes exp of a small argument with integers alone: reals/exponential.py,
    functions _taylor and _doubled. It reads the argument x / 2^w at a scale s = w + h, adds up
    terms

      t_0 = 2^s,  t_(n+1) = floor (floor (t_n a / 2^s) / (n + 1)),  a = |x|,

    until t_N = 0, which gives a ball of radius 2 N, and squares its way back by h steps, each of
    which takes (E, R) to

      (2 E + floor (E^2 / 2^s),  2 R + floor ((2 |E| + R) R / 2^s) + 2).

    Shown here is what section 2.2 of proofs/notes/elementary.md argues on paper: the last ball
    holds 2^s (exp (x / 2^w) - 1) ([taylor_error]). tests/reals/test_exponential_model.py
    compares these recurrences with the kernel's own integers.

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

(** The way back, middle and radius: [h] steps, each of which doubles the argument. *)
Fixpoint doubled (unit : Z) (ball : Z * Z) (h : nat) : Z * Z :=
  match h with
  | O => ball
  | S h => let (E, R) := doubled unit ball h in
           (2 * E + E * E / unit, 2 * R + (2 * Z.abs E + R) * R / unit + 2)%Z
  end.

(** The real [v] is within [R] of [E]. *)
Definition holds (v : R) (ball : Z * Z) : Prop := Rabs (v - IZR (fst ball)) <= IZR (snd ball).

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
  Rabs (IZR (signed_sum unit a sgn N) - U * (exp (sign * y) - 1)) <= 2 * INR N.
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

Lemma doubling_step unit v (E R : Z) :
  (0 < unit)%Z -> holds v (E, R) ->
  holds (2 * v + v * v / IZR unit) (2 * E + E * E / unit, 2 * R + (2 * Z.abs E + R) * R / unit + 2)%Z.
Proof.
  unfold holds. cbn [fst snd]. intros Hunit HE. set (U := IZR unit).
  assert (HU : 0 < U) by now apply IZR_lt.
  pose proof (floor_bounds (E * E) unit Hunit) as Hmiddle.
  pose proof (floor_bounds ((2 * Z.abs E + R) * R) unit Hunit) as Hspread.
  rewrite !plus_IZR, !mult_IZR in *. rewrite plus_IZR, mult_IZR, abs_IZR in Hspread. fold U in Hmiddle, Hspread.
  set (e := IZR E) in *. set (r := IZR R) in *. set (f := IZR (E * E / unit)) in *.
  set (g := IZR ((2 * Z.abs E + R) * R / unit)) in *.
  assert (Hsquare : Rabs (v * v / U - e * e / U) <= (2 * Rabs e + r) * r / U).
  { replace (v * v / U - e * e / U) with ((2 * e + (v - e)) * (v - e) / U) by (field; lra).
    unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ U)) by (apply Rlt_le, Rinv_0_lt_compat; lra).
    apply Rmult_le_compat_r; [apply Rlt_le, Rinv_0_lt_compat; lra|].
    rewrite Rabs_mult. apply Rmult_le_compat; auto using Rabs_pos.
    eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_mult, (Rabs_pos_eq 2) by lra. lra. }
  apply Rcomplements.Rabs_le_between in HE. apply Rcomplements.Rabs_le_between in Hsquare. apply Rabs_le. lra.
Qed.

(** All steps: the h-th power of two of the argument. *)
Lemma doubling_error unit z (E R : Z) h :
  (0 < unit)%Z -> holds (IZR unit * (exp z - 1)) (E, R) ->
  holds (IZR unit * (exp (2 ^ h * z) - 1)) (doubled unit (E, R) h).
Proof.
  intros Hunit HE. assert (HU : 0 < IZR unit) by now apply IZR_lt.
  induction h as [|h IH]; [cbn [doubled pow]; now rewrite Rmult_1_l|].
  cbn [doubled]. destruct (doubled unit (E, R) h) as [E' R'].
  pose proof (doubling_step unit _ E' R' Hunit IH) as Hstep.
  replace (IZR unit * (exp (2 ^ S h * z) - 1)) with
    (let v := IZR unit * (exp (2 ^ h * z) - 1) in 2 * v + v * v / IZR unit); [exact Hstep|].
  cbv zeta. replace (exp (2 ^ S h * z)) with (exp (2 ^ h * z) * exp (2 ^ h * z))
    by (rewrite <- exp_plus; f_equal; cbn [pow]; ring).
  field. lra.
Qed.

(** ** The whole *)

(** [_taylor (x, w)] with h halvings, x = sgn a, and a loop that ends at N: the ball that it returns
    holds 2^s (exp (x / 2^w) - 1). *)
Theorem taylor_error (a sgn : Z) (w h N : nat) :
  let unit := (2 ^ Z.of_nat (w + h))%Z in
  (sgn = 1 \/ sgn = -1)%Z -> (0 <= 16 * a <= unit)%Z -> (1 <= N)%nat -> term unit a N = 0%Z ->
  holds (2 ^ (w + h) * (exp (IZR (sgn * a) / 2 ^ w) - 1))
        (doubled unit (signed_sum unit a sgn N, 2 * Z.of_nat N)%Z h).
Proof.
  intros unit Hsgn Ha HN Hzero.
  assert (HU : IZR unit = 2 ^ (w + h)) by (unfold unit; now rewrite <- pow_IZR).
  assert (Hunit : (0 < unit)%Z) by (apply Z.pow_pos_nonneg; lia).
  pose proof (series_error unit a Hunit Ha sgn Hsgn N HN Hzero) as Hseries.
  set (z := IZR sgn * (IZR a / IZR unit)) in *.
  replace (IZR (sgn * a) / 2 ^ w) with (2 ^ h * z).
  - rewrite <- HU. apply doubling_error; [easy|]. unfold holds. cbn [fst snd].
    rewrite Rabs_minus_sym, mult_IZR, <- INR_IZR_INZ. exact Hseries.
  - assert (0 < 2 ^ w) by (apply pow_lt; lra). assert (0 < 2 ^ h) by (apply pow_lt; lra).
    unfold z. rewrite HU, pow_add, mult_IZR. field. lra.
Qed.

(** The loop does end: at the latest where 16^N exceeds the scale. *)
Theorem taylor_ends (a : Z) (s N : nat) :
  let unit := (2 ^ Z.of_nat s)%Z in
  (0 <= 16 * a <= unit)%Z -> (s < 4 * N)%nat -> term unit a N = 0%Z.
Proof.
  intros unit Ha Hs. apply terms_end; [apply Z.pow_pos_nonneg; lia|easy|].
  change 16%Z with (2 ^ 4)%Z. rewrite <- Z.pow_mul_r by lia. apply Z.pow_lt_mono_r; lia.
Qed.
