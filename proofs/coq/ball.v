(** * Integer balls: what rounding, products and cuts may claim

    A ball (m, r) stands for a real v within r of m, in units of a power of two. Shown here is
    what sections 1.1, 1.4 and 2.3 of proofs/notes/elementary.md argue on paper about
    reals/ball.py and reals/exponential.py:

    - if both ends of a ball have the same floor, [rounded] returns the two neighbours of v, of
      either sign: both have the bits asked for, and no number of so many bits lies between them
      ([rounded_encloses], [rounded_is_correct]);
    - products, cuts and quotients of balls are balls around the products, cuts and quotients;
    - taking n times ln 2 off the argument costs what [_reduced] adds to the radius
      ([reduction_error]).

    [z / 2^k] on integers is a shift to the right by k, in Python as in Coq a floor. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Coquelicot Require Rcomplements.
From Dpcert Require Import hoeffding exponential.
Open Scope R_scope.

(** The real [v], in the ball's unit, is within [r] of [m]. *)
Definition in_ball (v : R) (m r : Z) : Prop := holds v (m, r).

Lemma in_ball_ends v m r : in_ball v m r -> IZR (m - r) <= v <= IZR (m + r).
Proof. intros H%Rcomplements.Rabs_le_between. cbn [fst snd] in H. rewrite minus_IZR, plus_IZR. lra. Qed.

(** ** Rounding *)

Lemma power_positive k : (0 <= k)%Z -> (0 < 2 ^ k)%Z.
Proof. intros Hk. apply Z.pow_pos_nonneg; lia. Qed.

(** Where both ends have the same floor, v lies between it and the next multiple. *)
Theorem rounded_encloses v m r k low :
  (0 <= k)%Z -> in_ball v m r -> ((m - r) / 2 ^ k = low)%Z -> ((m + r) / 2 ^ k = low)%Z ->
  IZR (low * 2 ^ k) <= v < IZR ((low + 1) * 2 ^ k).
Proof.
  intros Hk Hv%in_ball_ends <- Hsame. pose proof (power_positive k Hk) as Hpos. split.
  - apply Rle_trans with (2 := proj1 Hv). apply IZR_le.
    pose proof (Z.mul_div_le (m - r) (2 ^ k) Hpos). lia.
  - apply Rle_lt_trans with (1 := proj2 Hv). apply IZR_lt. rewrite <- Hsame.
    pose proof (Z.mul_succ_div_gt (m + r) (2 ^ k) Hpos). lia.
Qed.

(** Between two neighbours of [bits] bits there is no number n 2^e with |n| <= 2^bits. Here for
    positive ones. The exponents are counted from a common unit, so none is negative. *)
Lemma positive_neighbours (low k n e bits : Z) :
  (0 < bits)%Z -> (0 <= k)%Z -> (0 <= e)%Z -> (2 ^ (bits - 1) <= low)%Z -> (Z.abs n <= 2 ^ bits)%Z ->
  ~ (low * 2 ^ k < n * 2 ^ e < (low + 1) * 2 ^ k)%Z.
Proof.
  intros Hbits Hk He Hlow Hn [H1 H2]. pose proof (power_positive k Hk). pose proof (power_positive e He).
  destruct (Z_le_gt_dec k e) as [Hke | Hke].
  - (* a multiple of 2^k between neighbouring multiples *)
    replace e with ((e - k) + k)%Z in H1, H2 by lia. rewrite Z.pow_add_r, Z.mul_assoc in H1, H2 by lia.
    apply Z.mul_lt_mono_pos_r in H1, H2; lia.
  - (* then n would have more than [bits] bits *)
    replace k with ((k - e - 1) + 1 + e)%Z in H1 by lia. rewrite !Z.pow_add_r, !Z.mul_assoc in H1 by lia.
    apply Z.mul_lt_mono_pos_r in H1; [|easy].
    pose proof (power_positive (k - e - 1) ltac:(lia)).
    replace bits with ((bits - 1) + 1)%Z in Hn by lia. rewrite Z.pow_add_r in Hn by lia. nia.
Qed.

(** Negative ones are their mirror image: a floor of the one is a ceiling of the other. *)
Lemma negative_neighbours (low k n e bits : Z) :
  (0 < bits)%Z -> (0 <= k)%Z -> (0 <= e)%Z -> (low + 1 <= - 2 ^ (bits - 1))%Z -> (Z.abs n <= 2 ^ bits)%Z ->
  ~ (low * 2 ^ k < n * 2 ^ e < (low + 1) * 2 ^ k)%Z.
Proof.
  intros Hbits Hk He Hlow Hn H. apply (positive_neighbours (- (low + 1)) k (- n) e bits); lia.
Qed.

(** What [rounded] demands and returns, for either sign: the middle has k > 0 bits too many, and
    both ends of the ball have the same floor. Then this floor and the next integer are of [bits]
    bits, and no number n 2^e of so many lies between them: they are v's roundings down and up.
    The common unit of n 2^e and of the two is f bits below the ball's. *)
Theorem rounded_is_correct (m r bits low n e f : Z) :
  let k := (Z.log2 (Z.abs m) + 1 - bits)%Z in
  (0 < bits)%Z -> (0 < k)%Z -> (0 < r)%Z -> ((m - r) / 2 ^ k = low)%Z -> ((m + r) / 2 ^ k = low)%Z ->
  (Z.abs low <= 2 ^ bits)%Z /\ (Z.abs (low + 1) <= 2 ^ bits)%Z /\
  ((0 <= e)%Z -> (0 <= f)%Z -> (Z.abs n <= 2 ^ bits)%Z ->
   ~ (low * 2 ^ (k + f) < n * 2 ^ e < (low + 1) * 2 ^ (k + f))%Z).
Proof.
  intros k Hbits Hk Hr Hdown Hup. pose proof (power_positive k (Z.lt_le_incl _ _ Hk)) as Hpos.
  assert (Hlength : Z.log2 (Z.abs m) = (bits - 1 + k)%Z) by (unfold k; lia). clearbody k.
  assert (Hm : (2 ^ (bits - 1) * 2 ^ k <= Z.abs m < 2 ^ bits * 2 ^ k)%Z).
  { rewrite <- !Z.pow_add_r, <- Hlength by lia. replace (bits + k)%Z with (Z.succ (Z.log2 (Z.abs m))) by lia.
    apply Z.log2_spec. destruct (Z.eq_dec m 0) as [-> |]; [change (0 = bits - 1 + k)%Z in Hlength|]; lia. }
  pose proof (Z.mul_div_le (m - r) (2 ^ k) Hpos) as H1. rewrite Hdown in H1.
  pose proof (Z.mul_succ_div_gt (m + r) (2 ^ k) Hpos) as H2. rewrite Hup in H2.
  pose proof (power_positive (bits - 1) ltac:(lia)).
  assert (Htwice : (2 ^ bits = 2 * 2 ^ (bits - 1))%Z)
    by (rewrite <- (Z.pow_succ_r 2 (bits - 1)) by lia; f_equal; lia).
  destruct (Z_lt_le_dec 0 m) as [Hsign | Hsign].
  - assert (2 ^ (bits - 1) <= low < 2 ^ bits)%Z by nia. repeat split; try lia.
    intros He Hf Hn. apply (positive_neighbours low (k + f) n e bits); lia.
  - assert (- 2 ^ bits <= low < - 2 ^ (bits - 1))%Z by nia. repeat split; try lia.
    intros He Hf Hn. apply (negative_neighbours low (k + f) n e bits); lia.
Qed.

(** ** Arithmetic *)

(** The radius of a product. *)
Theorem product_encloses v x m r n t :
  in_ball v m r -> in_ball x n t -> in_ball (v * x) (m * n) (Z.abs m * t + Z.abs n * r + r * t).
Proof.
  unfold in_ball, holds. cbn [fst snd]. intros Hv Hx. rewrite !plus_IZR, !mult_IZR, !abs_IZR.
  replace (v * x - IZR m * IZR n)
    with (IZR m * (x - IZR n) + (v - IZR m) * IZR n + (v - IZR m) * (x - IZR n)) by ring.
  eapply Rle_trans; [apply Rabs_triang|]. apply Rplus_le_compat.
  - eapply Rle_trans; [apply Rabs_triang|]. rewrite !Rabs_mult. apply Rplus_le_compat.
    + now apply Rmult_le_compat_l; [apply Rabs_pos|].
    + rewrite Rmult_comm. now apply Rmult_le_compat_l; [apply Rabs_pos|].
  - rewrite Rabs_mult. apply Rmult_le_compat; auto using Rabs_pos.
Qed.

(** A quotient by an integer, and a cut, which is one by a power of two. *)
Theorem quotient_encloses v m r d :
  (0 < d)%Z -> in_ball v m r -> in_ball (v / IZR d) (m / d) (r / d + 2).
Proof.
  unfold in_ball, holds. cbn [fst snd]. intros Hd Hv. pose proof (floor_bounds m d Hd). pose proof (floor_bounds r d Hd).
  assert (HD : 0 < IZR d) by now apply IZR_lt.
  assert (Hquot : Rabs (v / IZR d - IZR m / IZR d) <= IZR r / IZR d).
  { replace (v / IZR d - IZR m / IZR d) with ((v - IZR m) / IZR d) by (field; lra).
    unfold Rdiv. rewrite Rabs_mult, (Rabs_pos_eq (/ IZR d)) by (apply Rlt_le, Rinv_0_lt_compat; lra).
    apply Rmult_le_compat_r; [apply Rlt_le, Rinv_0_lt_compat; lra|easy]. }
  rewrite plus_IZR. apply Rcomplements.Rabs_le_between in Hquot. apply Rabs_le. lra.
Qed.

(** ** Reduction of the argument *)

(** On arguments below ln 2 the exponential moves at most twice as far as its argument. *)
Lemma exp_lipschitz a b : a <= ln 2 -> b <= ln 2 -> Rabs (exp a - exp b) <= 2 * Rabs (a - b).
Proof.
  assert (Hone : forall x y, x <= y -> y <= ln 2 -> 0 <= exp y - exp x <= 2 * (y - x)).
  { intros x y Hxy Hy. pose proof (exp_le x y Hxy). split; [lra|].
    pose proof (exp_le y (ln 2) Hy) as H2. rewrite exp_ln in H2 by lra. pose proof (exp_pos y).
    assert (exp y * (1 + (x - y)) <= exp x); [|nra].
    replace (exp x) with (exp y * exp (x - y)) by (rewrite <- exp_plus; f_equal; ring).
    apply Rmult_le_compat_l; [lra|apply exp_ineq1_le]. }
  intros Ha Hb. destruct (Rle_dec a b) as [Hab | Hab].
  - rewrite (Rabs_minus_sym (exp a)), (Rabs_minus_sym a), (Rabs_pos_eq (b - a)) by lra.
    pose proof (Hone a b Hab Hb). rewrite Rabs_pos_eq; lra.
  - rewrite (Rabs_pos_eq (a - b)) by lra. pose proof (Hone b a ltac:(lra) Ha). rewrite Rabs_pos_eq; lra.
Qed.

(** [_reduced]: [fixed] stands for x at the scale [fine], [c] for ln 2 within 2 units, and (E, R) is
    what the series gives for the reduced argument at the scale s = fine + h. *)
Theorem reduction_error x (fixed c n E R : Z) (fine h : nat) :
  Rabs (IZR fixed - 2 ^ fine * x) <= 1 -> Rabs (IZR c - 2 ^ fine * ln 2) <= 2 ->
  IZR (fixed - n * c) / 2 ^ fine <= ln 2 -> x - IZR n * ln 2 <= ln 2 ->
  Rabs (IZR E - 2 ^ (fine + h) * (exp (IZR (fixed - n * c) / 2 ^ fine) - 1)) <= IZR R ->
  Rabs (IZR E - 2 ^ (fine + h) * (exp (x - IZR n * ln 2) - 1))
    <= IZR (R + 2 * (1 + 2 * Z.abs n) * 2 ^ Z.of_nat h)
  /\ exp x = powerRZ 2 n * (1 + (exp (x - IZR n * ln 2) - 1)).
Proof.
  intros Hfixed Hc Ha Hr HE. set (a := IZR (fixed - n * c) / 2 ^ fine) in *. set (b := x - IZR n * ln 2) in *.
  assert (Hfine : 0 < 2 ^ fine) by (apply pow_lt; lra). assert (Hh : 0 < 2 ^ h) by (apply pow_lt; lra).
  split.
  - assert (Hab : 2 ^ fine * Rabs (a - b) <= 1 + 2 * Rabs (IZR n)).
    { rewrite <- (Rabs_pos_eq (2 ^ fine)), <- Rabs_mult by lra.
      replace (2 ^ fine * (a - b)) with ((IZR fixed - 2 ^ fine * x) - IZR n * (IZR c - 2 ^ fine * ln 2))
        by (unfold a, b; rewrite minus_IZR, mult_IZR; field; lra).
      eapply Rle_trans; [apply Rabs_triang|]. rewrite Rabs_Ropp, Rabs_mult. pose proof (Rabs_pos (IZR n)). nra. }
    pose proof (exp_lipschitz a b Ha Hr) as Hexp.
    rewrite plus_IZR, !mult_IZR, plus_IZR, mult_IZR, abs_IZR, <- pow_IZR.
    replace (IZR E - 2 ^ (fine + h) * (exp b - 1))
      with ((IZR E - 2 ^ (fine + h) * (exp a - 1)) + 2 ^ (fine + h) * (exp a - exp b)) by ring.
    eapply Rle_trans; [apply Rabs_triang|]. apply Rplus_le_compat; [easy|].
    rewrite Rabs_mult, (Rabs_pos_eq (2 ^ (fine + h))), pow_add by (apply pow_le; lra).
    apply Rle_trans with (2 ^ fine * 2 ^ h * (2 * Rabs (a - b))).
    + apply Rmult_le_compat_l; [|easy]. apply Rmult_le_pos; lra.
    + replace (2 ^ fine * 2 ^ h * (2 * Rabs (a - b))) with (2 * (2 ^ fine * Rabs (a - b)) * 2 ^ h) by ring.
      apply Rmult_le_compat_r; lra.
  - replace (1 + (exp b - 1)) with (exp b) by ring. rewrite powerRZ_Rpower by lra. unfold Rpower.
    rewrite <- exp_plus. f_equal. unfold b. ring.
Qed.
