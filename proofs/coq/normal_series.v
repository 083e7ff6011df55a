(** * The normal distribution function by its series

    With q = x^2, the integral of e^(-t^2/2) from 0 to x is e^(-q/2) times the series

      x + x^3 / 3 + x^5 / (3 5) + ...                         (DLMF 7.6.2),

    whose terms are positive for x > 0: nothing cancels. What its first n terms leave of the
    integral is a share of the next term, without the factor e^(-q/2) ([normal_cdf_series]). So
    [normal_cdf] is enclosed by a sum, which integers can add up, and needs no quadrature. *)

From Coq Require Import Reals ZArith Lra Lia Psatz.
From Coquelicot Require Import Coquelicot.
From Dpcert Require Import hoeffding exponential normal_distribution.
Open Scope R_scope.

(** The first n terms of the series over x, nested: head + q/d (head + q/(d+2) (...)), with [last]
    innermost. [nested 1 0 n q 3] is 1 + q/3 (1 + q/5 (...)), and [nested 0 1 n q 3] the next term. *)
Fixpoint nested (head last : Z) (n : nat) (q : R) (d : Z) : R :=
  match n with O => IZR last | S n => IZR head + q / IZR d * nested head last n q (d + 2) end.

(** The same in integers of 2^-scale, each product rounded down (up = 0) or up (up = 1). *)
Fixpoint nested_scaled (up head last : Z) (n : nat) (scale q d : Z) : Z :=
  match n with
  | O => Z.shiftl last scale
  | S n => Z.shiftl head scale + (Z.shiftr (q * nested_scaled up head last n scale q (d + 2)) scale / d + up)
  end.

(** ** The terms and their derivatives *)

Fixpoint coefficient (n : nat) : R :=
  match n with O => 1 | S n => coefficient n / IZR (2 * Z.of_nat n + 3) end.

Definition odd_term (n : nat) (x : R) : R := coefficient n * x ^ (2 * n + 1).

Fixpoint series (n : nat) (x : R) : R :=
  match n with O => 0 | S n => series n x + odd_term n x end.

(** The derivative of the n-th term. *)
Definition slope (n : nat) (x : R) : R :=
  match n with O => 1 | S n => x * odd_term n x end.

Lemma odd_positive n : 0 < IZR (2 * Z.of_nat n + 3).
Proof. apply IZR_lt. lia. Qed.

Lemma coefficient_positive n : 0 < coefficient n.
Proof.
  induction n as [|n IH]; [apply Rlt_0_1|].
  apply Rdiv_lt_0_compat; [exact IH|apply odd_positive].
Qed.

Lemma odd_term_next n x : odd_term (S n) x = odd_term n x * (x ^ 2 / IZR (2 * Z.of_nat n + 3)).
Proof.
  unfold odd_term. cbn [coefficient]. replace (2 * S n + 1)%nat with ((2 * n + 1) + 2)%nat by lia.
  rewrite pow_add. field. pose proof (odd_positive n). lra.
Qed.

Lemma odd_term_derivative n x : is_derive (odd_term n) x (slope n x).
Proof.
  unfold odd_term. evar_last; [apply is_derive_scal, is_derive_pow, (is_derive_id (K := R_AbsRing))|].
  change (one : R) with 1. destruct n as [|n]; [cbn; ring|]. unfold slope, odd_term. cbn [coefficient].
  replace (pred (2 * S n + 1)) with ((2 * n + 1) + 1)%nat by lia.
  rewrite pow_add, INR_IZR_INZ. replace (Z.of_nat (2 * S n + 1)) with (2 * Z.of_nat n + 3)%Z by lia.
  field. pose proof (odd_positive n). lra.
Qed.

Lemma slope_nonnegative n x : 0 <= slope n x.
Proof.
  destruct n as [|n]; [apply Rle_0_1|]. unfold slope, odd_term.
  replace (x * (coefficient n * x ^ (2 * n + 1))) with (coefficient n * (x ^ 2) ^ (n + 1)).
  - apply Rmult_le_pos; [apply Rlt_le, coefficient_positive|apply pow_le, pow2_ge_0].
  - rewrite <- pow_mult. replace (2 * (n + 1))%nat with (S (2 * n + 1)) by lia. cbn [pow]. ring.
Qed.

Lemma series_derivative n x : is_derive (series n) x (1 + x * series n x - slope n x).
Proof.
  induction n as [|n IH]; cbn [series].
  - cbn [slope]. replace (1 + x * 0 - 1) with 0 by ring. apply (is_derive_const (V := R_NormedModule)).
  - evar_last; [apply (is_derive_plus (V := R_NormedModule)); [exact IH|apply odd_term_derivative]|].
    unfold plus. cbn [slope]. cbn. ring.
Qed.

(** ** The remainder *)

Definition remainder (n : nat) (x : R) : R := bell_integral x - bell x * series n x.

Lemma bell_derivative x : is_derive bell x (- x * bell x).
Proof. unfold bell. auto_derive; [easy|]. change (x * (x * 1)) with (x ^ 2). unfold Rdiv. set (E := exp _). field. Qed.

Lemma remainder_derivative n x : is_derive (remainder n) x (bell x * slope n x).
Proof.
  evar_last.
  - apply (is_derive_minus (V := R_NormedModule)); [apply bell_integral_derivative|].
    apply (is_derive_mult bell (series n)); [apply bell_derivative|apply series_derivative|].
    intros; apply Rmult_comm.
  - unfold minus, plus, opp, mult. cbn. ring.
Qed.

Lemma bell_range x : 0 < bell x <= 1.
Proof.
  unfold bell. split; [apply exp_pos|]. rewrite <- exp_0. apply exp_le. pose proof (pow2_ge_0 x). lra.
Qed.

Lemma series_zero n : series n 0 = 0.
Proof.
  induction n as [|n IH]; [easy|]. cbn [series]. unfold odd_term. rewrite IH, pow_ne_zero by lia. ring.
Qed.

Lemma remainder_zero n : remainder n 0 = 0.
Proof. unfold remainder, bell_integral. rewrite RInt_point, series_zero. unfold zero. cbn. ring. Qed.

Lemma remainder_nonnegative_side n x : 0 <= x -> 0 <= remainder n x <= odd_term n x.
Proof.
  intros Hx. split.
  - rewrite <- (remainder_zero n). apply (increasing_from_zero _ (fun t => bell t * slope n t)); [|intros t _|easy].
    + apply remainder_derivative.
    + apply Rmult_le_pos; [apply Rlt_le, bell_range|apply slope_nonnegative].
  - apply Rminus_le. replace 0 with (remainder n 0 - odd_term n 0).
    + apply (decreasing_from_zero (fun t => remainder n t - odd_term n t)
                                  (fun t => bell t * slope n t - slope n t)); [| |easy].
      * intros t. apply (is_derive_minus (V := R_NormedModule));
          [apply remainder_derivative|apply odd_term_derivative].
      * intros t _. pose proof (bell_range t). pose proof (slope_nonnegative n t). nra.
    + rewrite remainder_zero. unfold odd_term. rewrite pow_ne_zero by lia. ring.
Qed.

Lemma odd_term_odd n x : odd_term n (- x) = - odd_term n x.
Proof.
  unfold odd_term. rewrite !pow_add, !pow_mult. replace ((- x) ^ 2) with (x ^ 2) by ring. ring.
Qed.

Lemma remainder_odd n x : remainder n (- x) = - remainder n x.
Proof.
  unfold remainder. rewrite bell_integral_odd. replace (series n (- x)) with (- series n x).
  - rewrite bell_even. ring.
  - induction n as [|n IH]; cbn [series]; [ring|]. rewrite odd_term_odd, <- IH. ring.
Qed.

(** It is a share of the next term. *)
Lemma remainder_share n x : exists share, 0 <= share <= 1 /\ remainder n x = share * odd_term n x.
Proof.
  assert (Hright : forall y, 0 < y -> exists share, 0 <= share <= 1 /\ remainder n y = share * odd_term n y).
  { intros y Hy. destruct (remainder_nonnegative_side n y ltac:(lra)) as [H1 H2].
    assert (Ht : 0 < odd_term n y) by (apply Rmult_lt_0_compat; [apply coefficient_positive|now apply pow_lt]).
    exists (remainder n y / odd_term n y). split; [split; [apply Rle_div_r|apply Rle_div_l]; lra|field; lra]. }
  destruct (Rtotal_order x 0) as [Hx | [-> | Hx]].
  - destruct (Hright (- x) ltac:(lra)) as (share & Hrange & Heq). exists share. split; [easy|].
    rewrite remainder_odd, odd_term_odd in Heq. lra.
  - exists 0. split; [lra|]. rewrite remainder_zero. ring.
  - now apply Hright.
Qed.

(** ** The nested form *)

Lemma odd_term_nested i n x : odd_term (i + n) x = odd_term i x * nested 0 1 n (x ^ 2) (2 * Z.of_nat i + 3).
Proof.
  revert i. induction n as [|n IH]; intros i; cbn [nested].
  - rewrite Nat.add_0_r. ring.
  - replace (i + S n)%nat with (S i + n)%nat by lia. rewrite IH, odd_term_next.
    replace (2 * Z.of_nat (S i) + 3)%Z with (2 * Z.of_nat i + 3 + 2)%Z by lia. ring.
Qed.

Lemma series_nested i n x :
  series (i + n) x = series i x + odd_term i x * nested 1 0 n (x ^ 2) (2 * Z.of_nat i + 3).
Proof.
  revert i. induction n as [|n IH]; intros i; cbn [nested].
  - rewrite Nat.add_0_r. ring.
  - replace (i + S n)%nat with (S i + n)%nat by lia. rewrite IH, odd_term_next. cbn [series].
    replace (2 * Z.of_nat (S i) + 3)%Z with (2 * Z.of_nat i + 3 + 2)%Z by lia. ring.
Qed.

(** The distribution function by n terms. *)
Theorem normal_cdf_series (n : nat) (x : R) :
  exists share, 0 <= share <= 1 /\
  normal_cdf x =
    1 / 2 + x * (exp (- x ^ 2 / 2) * nested 1 0 n (x ^ 2) 3 + share * nested 0 1 n (x ^ 2) 3) / sqrt (2 * PI).
Proof.
  destruct (remainder_share n x) as (share & Hrange & Heq). exists share. split; [easy|].
  rewrite normal_cdf_bell.
  replace (bell_integral x) with (remainder n x + bell x * series n x) by (unfold remainder; ring).
  rewrite Heq, (odd_term_nested 0 n x : odd_term n x = _), (series_nested 0 n x : series n x = _).
  change (2 * Z.of_nat 0 + 3)%Z with 3%Z. unfold bell, odd_term. cbn [series coefficient Nat.mul Nat.add].
  unfold Rdiv. ring.
Qed.

(** ** In integers *)

Lemma nested_nonnegative head last n q d :
  (0 <= head)%Z -> (0 <= last)%Z -> 0 <= q -> (0 < d)%Z -> 0 <= nested head last n q d.
Proof.
  intros Hhead%IZR_le Hlast%IZR_le Hq. revert d. induction n as [|n IH]; intros d Hd; cbn [nested]; [easy|].
  specialize (IH (d + 2)%Z ltac:(lia)).
  assert (0 <= q / IZR d) by (apply Rle_div_r; [now apply IZR_lt|lra]). nra.
Qed.

Section Scaled.
Variables (scale head last : Z).
Hypothesis scale_nonnegative : (0 <= scale)%Z.
Hypothesis head_last : (0 <= head)%Z /\ (0 <= last)%Z.

Let unit := (2 ^ scale)%Z.
Let U := IZR unit.

Lemma unit_positive : (0 < unit)%Z.
Proof. now apply Z.pow_pos_nonneg. Qed.

Lemma scaled_positive : 0 < U.
Proof. apply IZR_lt, unit_positive. Qed.

(** One step: a floor is less than 1 below the product. *)
Lemma nested_step (q d h : Z) : (0 < d)%Z ->
  let exact := U * IZR head + IZR q / U / IZR d * IZR h in
  exact - 1 < IZR (Z.shiftl head scale + Z.shiftr (q * h) scale / d) <= exact.
Proof.
  intros Hd. pose proof unit_positive.
  rewrite Z.shiftl_mul_pow2, Z.shiftr_div_pow2, Z.div_div, (Z.mul_comm _ d), (Z.mul_comm head) by (fold unit; lia).
  fold unit. pose proof (floor_bounds (q * h) (d * unit) ltac:(nia)) as Hfloor.
  pose proof scaled_positive as HU. pose proof (IZR_lt 0 d Hd) as HD.
  cbn zeta. rewrite (mult_IZR q h), (mult_IZR d unit) in Hfloor. rewrite plus_IZR, (mult_IZR unit head).
  fold U in Hfloor |- *.
  replace (IZR q / U / IZR d * IZR h) with (IZR q * IZR h / (IZR d * U)) by (field; lra). lra.
Qed.

Lemma nested_product_le a b c d e : 0 < d -> 0 <= a <= c -> 0 <= b <= U * e -> a / d * b <= U * (c / d * e).
Proof.
  intros Hd Ha Hb. replace (U * (c / d * e)) with (c / d * (U * e)) by ring. apply Rmult_le_compat; try lra.
  - apply Rle_div_r; lra.
  - apply Rmult_le_compat_r; [apply Rlt_le, Rinv_0_lt_compat|]; lra.
Qed.

Lemma nested_down (low : Z) q n d : (0 <= low)%Z -> IZR low / U <= q -> (0 < d)%Z ->
  0 <= IZR (nested_scaled 0 head last n scale low d) <= U * nested head last n q d.
Proof.
  intros Hlow Hq. pose proof scaled_positive. revert d.
  induction n as [|n IH]; intros d Hd; cbn [nested_scaled nested].
  - rewrite Z.shiftl_mul_pow2, Z.mul_comm, mult_IZR by easy. fold unit U. split; [|apply Rle_refl].
    apply Rmult_le_pos; [lra|apply IZR_le; lia].
  - specialize (IH (d + 2)%Z ltac:(lia)). set (h := nested_scaled _ _ _ _ _ _ _) in *.
    rewrite Z.add_0_r. split.
    + apply IZR_le. pose proof (le_IZR 0 h (proj1 IH)). apply Z.add_nonneg_nonneg; [now apply Z.shiftl_nonneg|].
      apply Z.div_pos; [apply Z.shiftr_nonneg; nia|easy].
    + eapply Rle_trans; [apply nested_step; easy|]. rewrite Rmult_plus_distr_l. apply Rplus_le_compat_l.
      apply nested_product_le; [now apply IZR_lt| |easy]. split; [|easy]. apply Rle_div_r; [easy|].
      rewrite Rmult_0_l. now apply IZR_le.
Qed.

Lemma nested_up (high : Z) q n d : 0 <= q <= IZR high / U -> (0 < d)%Z ->
  U * nested head last n q d <= IZR (nested_scaled 1 head last n scale high d).
Proof.
  intros Hq. pose proof scaled_positive. revert d.
  induction n as [|n IH]; intros d Hd; cbn [nested_scaled nested].
  - rewrite Z.shiftl_mul_pow2, Z.mul_comm, mult_IZR by easy. apply Rle_refl.
  - specialize (IH (d + 2)%Z ltac:(lia)). set (h := nested_scaled _ _ _ _ _ _ _) in *.
    rewrite Z.add_assoc, plus_IZR. pose proof (proj1 (nested_step high d h Hd)) as Hstep.
    assert (Hd' : 0 < IZR d) by now apply IZR_lt. rewrite Rmult_plus_distr_l.
    assert (U * (q / IZR d * nested head last n q (d + 2)) <= IZR high / U / IZR d * IZR h); [|cbn zeta in Hstep; lra].
    replace (U * (q / IZR d * nested head last n q (d + 2)))
      with (q / IZR d * (U * nested head last n q (d + 2))) by ring.
    pose proof (nested_nonnegative head last n q (d + 2) (proj1 head_last) (proj2 head_last) (proj1 Hq) ltac:(lia)).
    apply Rmult_le_compat; [apply Rle_div_r; lra|nra| |easy].
    apply Rmult_le_compat_r; [apply Rlt_le, Rinv_0_lt_compat|]; lra.
Qed.
End Scaled.

(** The distribution function from three integers, computed with those on both sides of x^2 at
    the scale. *)
Lemma normal_cdf_enclosed (n : nat) (scale unit low high : Z) (x : R) :
  (0 <= scale)%Z -> unit = (2 ^ scale)%Z -> (0 <= low)%Z -> IZR low <= IZR unit * x ^ 2 <= IZR high ->
  exists sum rest,
    IZR (nested_scaled 0 1 0 n scale low 3) / IZR unit <= sum
      <= IZR (nested_scaled 1 1 0 n scale high 3) / IZR unit /\
    0 <= rest <= IZR (nested_scaled 1 0 1 n scale high 3) / IZR unit /\
    normal_cdf x = 1 / 2 + x * (exp (- x ^ 2 / 2) * sum + rest) / sqrt (2 * PI).
Proof.
  intros Hscale -> Hlow Hx. pose proof (scaled_positive scale Hscale) as HU. set (U := IZR (2 ^ scale)) in *.
  assert (Hdown : IZR low / U <= x ^ 2) by (apply (Rle_div_l _ _ U); lra).
  assert (Hup : 0 <= x ^ 2 <= IZR high / U) by (split; [apply pow2_ge_0|apply (Rle_div_r _ _ U); lra]).
  destruct (normal_cdf_series n x) as (share & Hshare & Heq).
  exists (nested 1 0 n (x ^ 2) 3), (share * nested 0 1 n (x ^ 2) 3). split; [split|split; [split|exact Heq]].
  - apply (Rle_div_l _ _ U); [easy|]. rewrite Rmult_comm. apply nested_down; [easy|lia|easy|easy|lia].
  - apply (Rle_div_r _ _ U); [easy|]. rewrite Rmult_comm. apply nested_up; [easy|lia|easy|lia].
  - apply Rmult_le_pos; [easy|]. now apply nested_nonnegative.
  - apply Rle_trans with (nested 0 1 n (x ^ 2) 3).
    + pose proof (nested_nonnegative 0 1 n (x ^ 2) 3 ltac:(lia) ltac:(lia) (proj1 Hup) ltac:(lia)). nra.
    + apply (Rle_div_r _ _ U); [easy|]. rewrite Rmult_comm. apply nested_up; [easy|lia|easy|lia].
Qed.
