(** * Golden numbers to 50 digits

    Written by certificates.py: 39 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
Open Scope R_scope.

(** Example 3.7 as printed *)
Theorem golden_1 :
  1.0143473043148823495350657351088789225352972928336 <= kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 1.0143473043148823495350657351088789225352972928337.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 at 1/812 *)
Theorem golden_2 :
  1.0003976075675389405528601485887402286050373273520 <= kernel.advanced_epsilon_prime 10000 (1 / 812) (exp (- 32)) <= 1.0003976075675389405528601485887402286050373273521.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 at 1/812.3 *)
Theorem golden_3 :
  1.0000225328629011972532789051569046965588865332889 <= kernel.advanced_epsilon_prime 10000 (10 / 8123) (exp (- 32)) <= 1.0000225328629011972532789051569046965588865332890.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 at 1/812.4 *)
Theorem golden_4 :
  0.99989757044020722418146621310929829479372609447767 <= kernel.advanced_epsilon_prime 10000 (5 / 4062) (exp (- 32)) <= 0.99989757044020722418146621310929829479372609447768.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 at 1/813 *)
Theorem golden_5 :
  0.99914845111317871346389983902116676495004260913762 <= kernel.advanced_epsilon_prime 10000 (1 / 813) (exp (- 32)) <= 0.99914845111317871346389983902116676495004260913763.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 10 mechanisms at 1/10 *)
Theorem golden_6 :
  1.7674290543447575498508022339868600696647213679099 <= kernel.advanced_epsilon_prime 10 (1 / 10) (1 / 1000000) <= 1.7674290543447575498508022339868600696647213679100.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 100 mechanisms at 1/10 *)
Theorem golden_7 :
  6.3082309505134082267471996230034626865941127870785 <= kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 1000000) <= 6.3082309505134082267471996230034626865941127870786.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 1,000 mechanisms at 1/10 *)
Theorem golden_8 :
  27.139673170255861731561726723990800836856461205476 <= kernel.advanced_epsilon_prime 1000 (1 / 10) (1 / 1000000) <= 27.139673170255861731561726723990800836856461205477.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 100 mechanisms at 1/100 *)
Theorem golden_9 :
  0.53570234405986125540517759271295963424222628549463 <= kernel.advanced_epsilon_prime 100 (1 / 100) (1 / 1000000) <= 0.53570234405986125540517759271295963424222628549464.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 10,000 mechanisms at 1/100 *)
Theorem golden_10 :
  6.2615384781737377328466670483869993850848609921326 <= kernel.advanced_epsilon_prime 10000 (1 / 100) (1 / 1000000) <= 6.2615384781737377328466670483869993850848609921327.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 365 mechanisms at 1/100 *)
Theorem golden_11 :
  1.0409401838832777191358771133567562559585746227088 <= kernel.advanced_epsilon_prime 365 (1 / 100) (1 / 1000000) <= 1.0409401838832777191358771133567562559585746227089.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** a slack of 1e-400 *)
Theorem golden_12 :
  529.69487609955002334889128308660981816761387386055 <= kernel.advanced_epsilon_prime 1000000 (1 / 100) (powerRZ 10 (-400)) <= 529.69487609955002334889128308660981816761387386056.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** 10^20 mechanisms at 10^-12 *)
Theorem golden_13 :
  0.067961404244151167978830901445229230604276500954832 <= kernel.advanced_epsilon_prime 100000000000000000000 (1 / 1000000000000) (1 / 10000000000) <= 0.067961404244151167978830901445229230604276500954833.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 solved for epsilon *)
Theorem golden_14 :
  (forall e, 0 <= e <= 0.0012310449395871808615359698485491778604371236144596 -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1 -> e < 0.0012310449395871808615359698485491778604371236144597).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** 365 mechanisms solved for epsilon *)
Theorem golden_15 :
  (forall e, 0 <= e <= 0.0096196557267796884660979505673470777265571185540987 -> kernel.advanced_epsilon_prime 365 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 365 e (1 / 1000000) <= 1 -> e < 0.0096196557267796884660979505673470777265571185540988).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** 10,000 mechanisms solved for epsilon *)
Theorem golden_16 :
  (forall e, 0 <= e <= 0.0018380671930218780649348300031835900205923007236663 -> kernel.advanced_epsilon_prime 10000 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10000 e (1 / 1000000) <= 1 -> e < 0.0018380671930218780649348300031835900205923007236664).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** 100 mechanisms solved for epsilon *)
Theorem golden_17 :
  (forall e, 0 <= e <= 0.019997927538007089853882537017004322717497619505134 -> kernel.advanced_epsilon_prime 100 e (1 / 100000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 100 e (1 / 100000) <= 1 -> e < 0.019997927538007089853882537017004322717497619505135).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** one mechanism solved for epsilon *)
Theorem golden_18 :
  (forall e, 0 <= e <= 0.18323029598543832445856918514064626318880189759283 -> kernel.advanced_epsilon_prime 1 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1 e (1 / 1000000) <= 1 -> e < 0.18323029598543832445856918514064626318880189759284).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** Example 3.7 solved for k *)
Theorem golden_19 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 801) (exp (- 32)) <= 1 <-> (k <= Z.to_nat 9723)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 9723 9724); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** one millionth solved for k *)
Theorem golden_20 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000) (exp (- 32)) <= 1 <-> (k <= Z.to_nat 15154994832)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 15154994832 15154994833); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** 10^-10 solved for k *)
Theorem golden_21 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 10000000000) (1 / 1000000000) <= 3 <-> (k <= Z.to_nat 19045168371598595852)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 19045168371598595852 19045168371598595853); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** the slack that the printed 1/801 needs *)
Theorem golden_22 :
  3.1549196873493405810058921440792684744790542372471e-14 <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) 1 <= 3.1549196873493405810058921440792684744790542372472e-14.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** the slack at a total of 1.02 *)
Theorem golden_23 :
  8.8068215962733593044877500573100854802742862953515e-15 <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) (51 / 50) <= 8.8068215962733593044877500573100854802742862953516e-15.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** Corollary 3.21 for 365 mechanisms *)
Theorem golden_24 :
  0.0049788048591532559034458236670770975873634477597713 <= kernel.corollary_largest_epsilon 365 1 (1 / 1000000) <= 0.0049788048591532559034458236670770975873634477597714.
Proof. split; unfold kernel.corollary_largest_epsilon; interval with (i_prec 260). Qed.

(** Corollary 3.21 within its strict bound *)
Theorem golden_25 :
  0.0049738260542941026475423778434100204897760843120115 <= kernel.corollary_largest_epsilon 365 (999 / 1000) (1 / 1000000) <= 0.0049738260542941026475423778434100204897760843120116.
Proof. split; unfold kernel.corollary_largest_epsilon; interval with (i_prec 260). Qed.

(** Corollary 3.21 at its counterexample *)
Theorem golden_26 :
  11.166366442870081351133269277717308125116937358893 <= kernel.corollary_largest_epsilon 1 (999 / 1000) (999 / 1000) <= 11.166366442870081351133269277717308125116937358894.
Proof. split; unfold kernel.corollary_largest_epsilon; interval with (i_prec 260). Qed.

(** randomized response there *)
Theorem golden_27 :
  0.99994745548576536442656717256559492257145454438800 <= kernel.rr_delta (kernel.corollary_largest_epsilon 1 (999 / 1000) (999 / 1000)) (999 / 1000) <= 0.99994745548576536442656717256559492257145454438801.
Proof. split; unfold kernel.rr_delta, kernel.corollary_largest_epsilon; rewrite Rmin_left by interval with (i_prec 260); interval with (i_prec 260). Qed.

(** Theorem 3.20 at the corollary's epsilon, k = 1 *)
Theorem golden_28 :
  0.93045865824524919466225973756052955321123750574288 <= kernel.advanced_epsilon_prime 1 (kernel.corollary_largest_epsilon 1 (9 / 10) (3 / 4)) (3 / 4) <= 0.93045865824524919466225973756052955321123750574289.
Proof. split; unfold kernel.advanced_epsilon_prime, kernel.corollary_largest_epsilon; interval with (i_prec 260). Qed.

(** Theorem 3.20 at the corollary's epsilon, k = 1000 *)
Theorem golden_29 :
  1.4260364798971903396074047102298444054693668002377 <= kernel.advanced_epsilon_prime 1000 (kernel.corollary_largest_epsilon 1000 (9 / 10) (9 / 10)) (9 / 10) <= 1.4260364798971903396074047102298444054693668002378.
Proof. split; unfold kernel.advanced_epsilon_prime, kernel.corollary_largest_epsilon; interval with (i_prec 260). Qed.

(** the crossover with basic composition *)
Theorem golden_30 :
  34.507758843209547501115335849102238634325047327986 <= kernel.advanced_crossover (1 / 10) (1 / 1000000) <= 34.507758843209547501115335849102238634325047327987.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** Theorem 3.22 *)
Theorem golden_31 :
  9.6896105252107788425172843151711878630384988125072 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 100000) 1 <= 9.6896105252107788425172843151711878630384988125073.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** Theorem 3.22 at 1e-6 *)
Theorem golden_32 :
  10.597605053700947902625269808926393912575490863299 <= kernel.gaussian_smallest_sigma (1 / 2) (1 / 1000000) 1 <= 10.597605053700947902625269808926393912575490863300.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** Theorem 3.22 near its bound *)
Theorem golden_33 :
  4.8937426895003933548067092500864585166861105113673 <= kernel.gaussian_smallest_sigma (99 / 100) (1 / 100000) 1 <= 4.8937426895003933548067092500864585166861105113674.
Proof. split; unfold kernel.gaussian_smallest_sigma; interval with (i_prec 260). Qed.

(** Kairouz, Oh and Viswanath, plain form, at 1/801 *)
Theorem golden_34 :
  1.0065445648472851383316403521092357904609545688347 <= kernel.kov_plain_form (kernel.kov_mean 10000 (1 / 801)) (kernel.kov_square 10000 (1 / 801)) (exp (- 32)) <= 1.0065445648472851383316403521092357904609545688348.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** the form with e in the logarithm *)
Theorem golden_35 :
  0.97352865296180321909069646307791379259172909423890 <= kernel.kov_e_form (kernel.kov_mean 10000 (1 / 801)) (kernel.kov_square 10000 (1 / 801)) (exp (- 32)) <= 0.97352865296180321909069646307791379259172909423891.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** plain form, 365 mechanisms *)
Theorem golden_36 :
  0.98090586189475616977955200923684520932985227901878 <= kernel.kov_plain_form (kernel.kov_mean 365 (6 / 625)) (kernel.kov_square 365 (6 / 625)) (1 / 1000000) <= 0.98090586189475616977955200923684520932985227901879.
Proof. split; unfold kernel.kov_plain_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** form with e, 365 mechanisms *)
Theorem golden_37 :
  0.91979191550207251131873425176741014360965312684122 <= kernel.kov_e_form (kernel.kov_mean 365 (6 / 625)) (kernel.kov_square 365 (6 / 625)) (1 / 1000000) <= 0.91979191550207251131873425176741014360965312684123.
Proof. split; unfold kernel.kov_e_form, kernel.kov_mean, kernel.kov_square, tanh, sinh, cosh; interval with (i_prec 260). Qed.

(** Bun and Steinke *)
Theorem golden_38 :
  17.915282919001859864215580380495364888494007248466 <= kernel.zcdp_bun_steinke (64 / 25) (1 / 10000000000) <= 17.915282919001859864215580380495364888494007248467.
Proof. split; unfold kernel.zcdp_bun_steinke; interval with (i_prec 260). Qed.

(** The sharp range of Corollary 3.21 for all k and epsilon' at once *)
Theorem corollary_threshold :
  (forall d, 0 < d <= 0.70948995063433835411495024284584988920485330445783 -> forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target) /\
  (forall d, 0.70948995063433835411495024284584988920485330445784 <= d < 1 -> ~ (forall k target, 1 <= k -> 0 < target <= 1 -> epsilon_prime k (corollary_epsilon k target d) d <= target)).
Proof. apply corollary_3_21_threshold; try apply Rlt_not_le; try (apply Rminus_le || apply Rminus_lt); unfold slack_root; try split; interval with (i_prec 260). Qed.

Definition golden : unit :=
  let _ := golden_1 in
  let _ := golden_2 in
  let _ := golden_3 in
  let _ := golden_4 in
  let _ := golden_5 in
  let _ := golden_6 in
  let _ := golden_7 in
  let _ := golden_8 in
  let _ := golden_9 in
  let _ := golden_10 in
  let _ := golden_11 in
  let _ := golden_12 in
  let _ := golden_13 in
  let _ := golden_14 in
  let _ := golden_15 in
  let _ := golden_16 in
  let _ := golden_17 in
  let _ := golden_18 in
  let _ := golden_19 in
  let _ := golden_20 in
  let _ := golden_21 in
  let _ := golden_22 in
  let _ := golden_23 in
  let _ := golden_24 in
  let _ := golden_25 in
  let _ := golden_26 in
  let _ := golden_27 in
  let _ := golden_28 in
  let _ := golden_29 in
  let _ := golden_30 in
  let _ := golden_31 in
  let _ := golden_32 in
  let _ := golden_33 in
  let _ := golden_34 in
  let _ := golden_35 in
  let _ := golden_36 in
  let _ := golden_37 in
  let _ := golden_38 in
  let _ := corollary_threshold in
  tt.
