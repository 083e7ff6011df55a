(** * Distributions, events and (epsilon, delta)-closeness

    A distribution is a nonnegative weight of total mass 1 on the outcomes, an event is a
    boolean test of outcomes, and two experiments are [close] if no event tells them apart by
    more than a factor e^epsilon and a summand delta, in either direction. This is the source's
    condition, D_infinity^delta <= epsilon both ways.

    The result here is [decomposition], in the role of the source's Lemma 3.17: if p and q are
    (epsilon, delta)-close, p has a part [core] of mass at least 1 - delta on which the loss
    ln(core / target) lies between -epsilon and epsilon, where [target] is a part of q of no
    less mass. Lemma 3.17 moves both distributions by delta; here neither is moved. *)

From Coq Require Import Reals List Lra Psatz Bool.
From Coquelicot Require Series Hierarchy.
From Dpcert Require Import summation.
Open Scope R_scope.

(** 1 on an event and 0 off it. *)
Definition indicator (holds : bool) : R := if holds then 1 else 0.

(** Differential privacy's condition on two experiments [P] and [Q], each given by the probability
    of every event E: Pr_P(E) <= e^epsilon Pr_Q(E) + delta, and the same with P and Q exchanged. *)
Definition close {A : Type} (epsilon delta : R) (P Q : (A -> bool) -> R) : Prop :=
  forall E, P E <= exp epsilon * Q E + delta /\ Q E <= exp epsilon * P E + delta.

(** A larger epsilon and a larger delta are a weaker claim. *)
Lemma close_weaken {A : Type} e d e' d' (P Q : (A -> bool) -> R) :
  (forall E, 0 <= P E) -> (forall E, 0 <= Q E) -> e <= e' -> d <= d' -> close e d P Q -> close e' d' P Q.
Proof.
  intros HP HQ He Hd H E. specialize (H E). specialize (HP E). specialize (HQ E).
  assert (exp e <= exp e') by (destruct He as [He | ->]; [apply Rlt_le, exp_increasing, He | lra]). nra.
Qed.

Section Weights.
Context {T : Type} (s : summation T).

(** A sub-distribution up to scale: nonnegative and summable. *)
Definition weight (w : T -> R) : Prop := summable s w /\ forall y, 0 <= w y.

(** A random outcome: nonnegative weights of total mass 1. *)
Definition distribution (p : T -> R) : Prop := weight p /\ sum s p = 1.

(** Sum of a bounded function against a weight: for a distribution, its expectation. *)
Definition expect (w f : T -> R) : R := sum s (fun y => w y * f y).

(** The probability of an event is the weight of its outcomes. Events are boolean functions: in a
    discrete experiment these are all sets of outcomes. *)
Definition probability (p : T -> R) (E : T -> bool) : R := expect p (fun y => indicator (E y)).

Definition bounded (f : T -> R) : Prop := exists bound, forall y, Rabs (f y) <= bound.

Lemma indicator_range E : 0 <= indicator E <= 1.
Proof. destruct E; cbn; lra. Qed.

Lemma bounded_between f low high : (forall y, low <= f y <= high) -> bounded f.
Proof.
  intros Hf. exists (Rmax (Rabs low) (Rabs high)). intros y. specialize (Hf y).
  apply Rabs_le. split.
  - apply Rle_trans with (- Rabs low); [apply Ropp_le_contravar, Rmax_l|].
    pose proof (Rle_abs (- low)) as H. rewrite Rabs_Ropp in H. lra.
  - pose proof (Rle_abs high). pose proof (Rmax_r (Rabs low) (Rabs high)). lra.
Qed.

Lemma bounded_linear a f g : bounded f -> bounded g -> bounded (fun y => a * f y + g y).
Proof.
  intros [b Hb] [c Hc]. exists (Rabs a * b + c). intros y.
  pose proof (Rabs_triang (a * f y) (g y)). rewrite Rabs_mult in H.
  pose proof (Rmult_le_compat_l (Rabs a) _ _ (Rabs_pos a) (Hb y)). specialize (Hc y). lra.
Qed.

Lemma bounded_product f g : bounded f -> bounded g -> bounded (fun y => f y * g y).
Proof.
  intros [b Hb] [c Hc]. exists (b * c). intros y. rewrite Rabs_mult.
  apply Rmult_le_compat; auto using Rabs_pos.
Qed.

Lemma constant_bounded (c : R) : bounded (fun _ => c).
Proof. apply bounded_between with c c. intros. lra. Qed.

Lemma summable_bounded w f : weight w -> bounded f -> summable s (fun y => w y * f y).
Proof.
  intros [Hw Hpos] [b Hb].
  apply summable_dominated with (fun y => b * w y); [now apply summable_scale|].
  intros y. rewrite Rabs_mult, (Rabs_pos_eq (w y)), Rmult_comm by easy.
  now apply Rmult_le_compat_r.
Qed.

Lemma weight_below w v : weight v -> (forall y, 0 <= w y <= v y) -> weight w.
Proof.
  intros [Hv _] Hle. split; [|intros y; apply Hle].
  apply summable_dominated with v; [easy|].
  intros y. specialize (Hle y). rewrite Rabs_pos_eq; lra.
Qed.

Lemma sum_nonnegative w : weight w -> 0 <= sum s w.
Proof.
  intros [Hw Hpos]. replace 0 with (sum s (fun y => 0 * w y)) by (rewrite sum_scale by easy; ring).
  apply sum_monotone; [now apply summable_scale|easy|]. intros y. specialize (Hpos y). lra.
Qed.

Lemma expect_linear w a f g :
  weight w -> bounded f -> bounded g ->
  expect w (fun y => a * f y + g y) = a * expect w f + expect w g.
Proof.
  intros Hw Hf Hg. unfold expect. rewrite <- sum_linear by now apply summable_bounded.
  apply sum_ext. intros. ring.
Qed.

Lemma expect_constant w c : weight w -> expect w (fun _ => c) = c * sum s w.
Proof.
  intros [Hw _]. unfold expect. rewrite <- sum_scale by easy. apply sum_ext. intros. ring.
Qed.

Lemma expect_monotone w f g :
  weight w -> bounded f -> bounded g -> (forall y, f y <= g y) -> expect w f <= expect w g.
Proof.
  intros Hw Hf Hg Hle. apply sum_monotone; [now apply summable_bounded..|].
  intros y. apply Rmult_le_compat_l; [apply Hw|apply Hle].
Qed.

(** The same where the weight changes too: [w f <= v g] outcome by outcome. *)
Lemma expect_monotone_weights w v f g :
  weight w -> weight v -> bounded f -> bounded g -> (forall y, w y * f y <= v y * g y) ->
  expect w f <= expect v g.
Proof. intros. apply sum_monotone; auto using summable_bounded. Qed.

(** ** Closeness of distributions *)

Lemma probability_range p E : distribution p -> 0 <= probability p E <= 1.
Proof.
  intros [Hp Hone].
  assert (Hi : bounded (fun y => indicator (E y))) by
    (apply bounded_between with 0 1; intros; apply indicator_range).
  split.
  - replace 0 with (expect p (fun _ => 0)) by (rewrite expect_constant by easy; ring).
    apply expect_monotone; auto using constant_bounded. intros y. apply indicator_range.
  - replace 1 with (expect p (fun _ => 1)) by (rewrite expect_constant, Hone by easy; ring).
    apply expect_monotone; auto using constant_bounded. intros y. apply indicator_range.
Qed.

(** ** The decomposition *)

(** What p exceeds e^epsilon q by has mass at most delta: test the event where it does. *)
Lemma excess_at_most_delta epsilon delta p q :
  distribution p -> distribution q ->
  (forall E, probability p E <= exp epsilon * probability q E + delta) ->
  1 - delta <= sum s (fun y => Rmin (p y) (exp epsilon * q y)).
Proof.
  intros [Hp Hone] [Hq _] Hle.
  set (E y := if Rlt_dec (exp epsilon * q y) (p y) then true else false).
  specialize (Hle E). unfold probability in Hle.
  assert (HE : bounded (fun y => indicator (E y))) by
    (apply bounded_between with 0 1; intros; apply indicator_range).
  assert (Hmin : sum s (fun y => Rmin (p y) (exp epsilon * q y)) =
                 1 - (expect p (fun y => indicator (E y)) - exp epsilon * expect q (fun y => indicator (E y)))).
  { rewrite <- Hone. unfold expect. rewrite <- sum_scale by now apply summable_bounded.
    rewrite <- sum_minus by (try apply summable_scale; now apply summable_bounded).
    rewrite <- sum_minus.
    - apply sum_ext. intros y. unfold E, Rmin, indicator.
      destruct (Rlt_dec _ _), (Rle_dec _ _); cbn; lra.
    - apply Hp.
    - eapply summable_ext;
        [| apply (summable_linear s (- exp epsilon));
           [apply (summable_bounded q _ Hq HE) | apply (summable_bounded p _ Hp HE)] ].
      intros y. cbn. ring. }
  lra.
Qed.

(** The tilt u in [-1, 1] with b = a e^(-u epsilon): the loss ln(a / b) in units of epsilon. *)
Definition tilt (epsilon a b : R) : R := ln (a / b) / epsilon.

Lemma tilt_spec epsilon a b :
  0 <= epsilon -> 0 <= a <= exp epsilon * b -> 0 <= b <= exp epsilon * a ->
  -1 <= tilt epsilon a b <= 1 /\ b = a * exp (- (tilt epsilon a b * epsilon)).
Proof.
  intros He Ha Hb. pose proof (exp_pos epsilon) as Hexp. unfold tilt.
  destruct (Req_dec a 0) as [-> | Ha0].
  { assert (b = 0) as -> by lra. unfold Rdiv. rewrite Rmult_0_l.
    replace (ln 0) with 0 by (unfold ln; destruct (Rlt_dec 0 0); [exfalso|]; lra).
    rewrite Rmult_0_l. lra. }
  assert (Hb0 : 0 < b) by nra.
  destruct (Req_dec epsilon 0) as [-> | He0].
  { rewrite exp_0 in *. replace b with a by lra. replace (a / a) with 1 by now field.
    rewrite ln_1, Rmult_0_r, Ropp_0, exp_0. unfold Rdiv. rewrite Rmult_0_l. lra. }
  assert (Hratio : 0 < a / b) by (apply Rdiv_lt_0_compat; lra).
  assert (Hlow : - epsilon <= ln (a / b)).
  { rewrite <- (ln_exp (- epsilon)). apply Rcomplements.ln_le; [apply exp_pos|].
    rewrite exp_Ropp. apply Rcomplements.Rle_div_r; [easy|].
    apply Rmult_le_reg_l with (exp epsilon); [easy|]. field_simplify; lra. }
  assert (Hhigh : ln (a / b) <= epsilon).
  { rewrite <- (ln_exp epsilon). apply Rcomplements.ln_le; [easy|].
    apply Rcomplements.Rle_div_l; lra. }
  split; [split|].
  - apply Rcomplements.Rle_div_r; lra.
  - apply Rcomplements.Rle_div_l; lra.
  - replace (ln (a / b) / epsilon * epsilon) with (ln (a / b)) by now field.
    rewrite exp_Ropp, exp_ln by easy. field. lra.
Qed.

(** A part [core] of p whose loss is bounded: q has [core] e^(- epsilon u) as a part, with u in
    [-1, 1], so epsilon u is the loss. The part has all of p's mass but delta, and its image in q
    has no less. *)
Record decomposed (epsilon delta : R) (p q core u : T -> R) : Prop := {
  core_part : forall y, 0 <= core y <= p y;
  tilt_range : forall y, -1 <= u y <= 1;
  target_part : forall y, core y * exp (- (u y * epsilon)) <= q y;
  core_mass : 1 - delta <= sum s core;
  target_mass : sum s core <= expect core (fun y => exp (- (u y * epsilon)))
}.

(** Two parts whose quotient is between e^-epsilon and e^epsilon. *)
Lemma decomposed_parts epsilon delta p q core target :
  0 <= epsilon ->
  (forall y, 0 <= core y <= p y) -> (forall y, 0 <= target y <= q y) ->
  (forall y, core y <= exp epsilon * target y) -> (forall y, target y <= exp epsilon * core y) ->
  1 - delta <= sum s core -> sum s core <= sum s target ->
  decomposed epsilon delta p q core (fun y => tilt epsilon (core y) (target y)).
Proof.
  intros He Hcore Htarget Hct Htc Hmass Hless.
  assert (Hspec : forall y, -1 <= tilt epsilon (core y) (target y) <= 1 /\
            target y = core y * exp (- (tilt epsilon (core y) (target y) * epsilon))).
  { intros y. apply tilt_spec; [easy| |]; split; auto; [apply Hcore|apply Htarget]. }
  split; auto.
  - intros y. apply Hspec.
  - intros y. destruct (Hspec y) as [_ <-]. apply Htarget.
  - apply Rle_trans with (1 := Hless), Req_le, sum_ext. intros y. apply Hspec.
Qed.

(** Closeness up to delta is a bounded loss off a part of mass delta, neither distribution moved. *)
Theorem decomposition epsilon delta p q :
  0 <= epsilon -> distribution p -> distribution q ->
  close epsilon delta (probability p) (probability q) ->
  exists core u, decomposed epsilon delta p q core u.
Proof.
  intros He Hp Hq Hclose.
  pose proof (exp_ineq1_le epsilon) as He1. set (e := exp epsilon) in *.
  set (p1 y := Rmin (p y) (e * q y)). set (q1 y := Rmin (q y) (e * p y)).
  assert (Hp1 : 1 - delta <= sum s p1) by (apply excess_at_most_delta; auto; intros E; apply Hclose).
  assert (Hq1 : 1 - delta <= sum s q1) by (apply excess_at_most_delta; auto; intros E; apply Hclose).
  destruct Hp as [[Hps Hp0] _], Hq as [[Hqs Hq0] _].
  assert (Hparts : forall y, 0 <= p1 y <= p y /\ 0 <= q1 y <= q y /\ p1 y <= e * q1 y /\ q1 y <= e * p1 y).
  { intros y. unfold p1, q1. specialize (Hp0 y). specialize (Hq0 y).
    assert (p y <= e * p y) by nra. assert (q y <= e * q y) by nra.
    assert (e * p y <= e * (e * p y)) by nra. assert (e * q y <= e * (e * q y)) by nra.
    unfold Rmin; destruct (Rle_dec _ _), (Rle_dec _ _); lra. }
  destruct (Rle_dec (sum s p1) (sum s q1)) as [Hle | Hgt].
  { exists p1, (fun y => tilt epsilon (p1 y) (q1 y)).
    apply decomposed_parts; auto; intros y; apply Hparts. }
  (* Too much mass in p1: mix it with the smaller of both parts until the masses agree. *)
  set (m y := Rmin (p1 y) (q1 y)).
  assert (Hm : forall y, 0 <= m y <= p1 y /\ m y <= q1 y /\ q1 y <= e * m y).
  { intros y. specialize (Hparts y). unfold m, Rmin. destruct (Rle_dec _ _); nra. }
  assert (W1 : weight p1) by (apply weight_below with p; [easy|]; intros y; apply Hparts).
  assert (W2 : weight q1) by (apply weight_below with q; [easy|]; intros y; apply Hparts).
  assert (Wm : weight m) by (apply weight_below with p1; [easy|]; intros y; apply Hm).
  assert (Hmq : sum s m <= sum s q1).
  { apply sum_monotone; [apply Wm|apply W2|]. intros y. apply Hm. }
  set (t := (sum s q1 - sum s m) / (sum s p1 - sum s m)).
  assert (Ht : 0 <= t <= 1).
  { unfold t. split; [apply Rmult_le_pos; [lra|]; apply Rlt_le, Rinv_0_lt_compat; lra|].
    apply Rcomplements.Rle_div_l; lra. }
  set (core y := t * p1 y + (1 - t) * m y).
  assert (Hcore : forall y, m y <= core y <= p1 y).
  { intros y. destruct (Hm y) as [[_ H] _]. unfold core. nra. }
  assert (Hsum : sum s core = sum s q1).
  { unfold core. rewrite sum_linear, sum_scale; [| apply Wm | apply W1 | apply summable_scale, Wm].
    unfold t. field. lra. }
  exists core, (fun y => tilt epsilon (core y) (q1 y)).
  apply decomposed_parts; try lra; intros y; specialize (Hparts y); specialize (Hm y);
    specialize (Hcore y); fold e; nra.
Qed.

End Weights.

(** Countable distributions exist: the outcome n with probability 2^-(n + 1). *)
Theorem geometric_distribution : distribution countable_sum (fun n => (1 / 2) * (1 / 2) ^ n).
Proof.
  assert (H : Series.is_series (V := Hierarchy.R_NormedModule) (fun n => (1 / 2) * (1 / 2) ^ n)
                               (1 / 2 * / (1 - 1 / 2))).
  { apply (Series.is_series_scal (V := Hierarchy.R_NormedModule) (1 / 2) _ (/ (1 - 1 / 2))).
    apply Series.is_series_geom. rewrite Rabs_pos_eq; lra. }
  replace (1 / 2 * / (1 - 1 / 2)) with 1 in H by field.
  assert (Hpos : forall n, 0 <= (1 / 2) * (1 / 2) ^ n) by
    (intros n; apply Rmult_le_pos; [|apply pow_le]; lra).
  split; [split|]; [|exact Hpos|now apply Series.is_series_unique].
  exists 1. eapply Series.is_series_ext; [|exact H]. intros n. symmetry. now apply Rabs_pos_eq.
Qed.
