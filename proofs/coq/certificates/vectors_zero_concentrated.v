(** * Vectors of zero_concentrated.json to 20 digits

    Written by bulk.py: 84 theorems.

    Not certified here:
    - 1: the answer is not the value of one formula, or of one with too many terms *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** zero_concentrated/f4ef1821008c61cc: the 2020 redistricting data, persons *)
Theorem zero_concentrated_1 :
  exists x, 2.90894257221428651523501743136 <= x <= 2.90894257221428651523501743137 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (64 / 25)) (1 / 10000000000) = 0 /\
  (17.158308712104745970 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (64 / 25)) <= 17.158308712104745971).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (64 / 25)) (1 / 10000000000)) (fun x => 17.158308712104745970 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (64 / 25)) <= 17.158308712104745971) 2.90894257221428651523501743136 2.90894257221428651523501743137); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/578365731773810f: the 2020 redistricting data, housing units *)
Theorem zero_concentrated_2 :
  exists x, 16.9611488418250966949365429305 <= x <= 16.9611488418250966949365429306 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7 / 100)) (1 / 10000000000) = 0 /\
  (2.3872751767179739721 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7 / 100)) <= 2.3872751767179739722).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7 / 100)) (1 / 10000000000)) (fun x => 2.3872751767179739721 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7 / 100)) <= 2.3872751767179739722) 16.9611488418250966949365429305 16.9611488418250966949365429306); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/5f0e0b43b4c935ae: epsilon^2/8 declared where epsilon^2/2 holds (opendp/opendp#2911) *)
Theorem zero_concentrated_3 :
  exists x, 9.57377006038583855044574208634 <= x <= 9.57377006038583855044574208635 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 8)) (1 / 1000000) = 0 /\
  (2.4190931768671950707 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 8)) <= 2.4190931768671950708).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 8)) (1 / 1000000)) (fun x => 2.4190931768671950707 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 8)) <= 2.4190931768671950708) 9.57377006038583855044574208634 9.57377006038583855044574208635); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/49eb3110f80cdb26: epsilon^2/8 declared where epsilon^2/2 holds (opendp/opendp#2911) *)
Theorem zero_concentrated_4 :
  exists x, 4.90700944973385204086096219124 <= x <= 4.90700944973385204086096219125 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1000000) = 0 /\
  (5.2215344445301690442 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 5.2215344445301690443).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1000000)) (fun x => 5.2215344445301690442 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 5.2215344445301690443) 4.90700944973385204086096219124 4.90700944973385204086096219125); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/ee23c90a505525b8: overflow, though the answer is finite (opendp/opendp, measured) *)
Theorem zero_concentrated_5 :
  exists x, 0.00371642314916547209899797900585 <= x <= 0.00371642314916547209899797900586 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1000000) (1 / 1000000) = 0 /\
  (1007427.2475952043383 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1000000) <= 1007427.2475952043384).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1000000) (1 / 1000000)) (fun x => 1007427.2475952043383 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1000000) <= 1007427.2475952043384) 0.00371642314916547209899797900585 0.00371642314916547209899797900586); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/d0e2b7acd721371c: a split of this rho (opendp/opendp#2789) *)
Theorem zero_concentrated_6 :
  exists x, 20.9253923707609188906516213183 <= x <= 20.9253923707609188906516213184 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (49 / 2000)) (1 / 1000000) = 0 /\
  (1.0031621595159231788 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (49 / 2000)) <= 1.0031621595159231789).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (49 / 2000)) (1 / 1000000)) (fun x => 1.0031621595159231788 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (49 / 2000)) <= 1.0031621595159231789) 20.9253923707609188906516213183 20.9253923707609188906516213184); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/b153422f10c0d1da: the least positive double (opendp/opendp, measured) *)
Theorem zero_concentrated_7 :
  exists x, 27.2229314622381989324081141946 <= x <= 27.2229314622381989324081141947 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 2 * powerRZ 10 (-323)) = 0 /\
  (55.409787791142088565 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 55.409787791142088566).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 2 * powerRZ 10 (-323))) (fun x => 55.409787791142088565 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 55.409787791142088566) 27.2229314622381989324081141946 27.2229314622381989324081141947); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** zero_concentrated/53526ba49f05ec23: a negative epsilon (opendp/opendp#621) *)
Theorem zero_concentrated_8 :
  exists x, 0.0100500000251654143551885470780 <= x <= 0.0100500000251654143551885470781 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (99 / 100) = 0 /\
  (kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) = 0).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (99 / 100)) (fun x => kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) = 0) 0.0100500000251654143551885470780 0.0100500000251654143551885470781); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/c956467bc82cb633: a negative epsilon (opendp/opendp#621) *)
Theorem zero_concentrated_9 :
  exists x, 0.105002654205467766370745970509 <= x <= 0.105002654205467766370745970510 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (9 / 10) = 0 /\
  (kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) = 0).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (9 / 10)) (fun x => kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) = 0) 0.105002654205467766370745970509 0.105002654205467766370745970510); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/86869917f9bbb29f: a grid of rho *)
Theorem zero_concentrated_10 :
  exists x, 999999998.999999999999999999999 <= x <= 999999999.000000000000000000000 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (powerRZ 10 (-300))) (1 / 1000000000) = 0 /\
  (kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (powerRZ 10 (-300))) = 0).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (powerRZ 10 (-300))) (1 / 1000000000)) (fun x => kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (powerRZ 10 (-300))) = 0) 999999998.999999999999999999999 999999999.000000000000000000000); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 1440)). Qed.

(** zero_concentrated/0fc5688e06c48c48: a grid of rho *)
Theorem zero_concentrated_11 :
  exists x, 96173.5207450251135207960123456 <= x <= 96173.5207450251135207960123457 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 1000000000)) (1 / 1000000000) = 0 /\
  (0.00018195022311599896311 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 1000000000)) <= 0.00018195022311599896312).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 1000000000)) (1 / 1000000000)) (fun x => 0.00018195022311599896311 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 1000000000)) <= 0.00018195022311599896312) 96173.5207450251135207960123456 96173.5207450251135207960123457); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/7913f096deccca86: a grid of rho *)
Theorem zero_concentrated_12 :
  exists x, 41.2076030191066884793618977928 <= x <= 41.2076030191066884793618977929 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 100)) (1 / 1000000000) = 0 /\
  (0.81017446786753416381 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 100)) <= 0.81017446786753416382).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 100)) (1 / 1000000000)) (fun x => 0.81017446786753416381 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 100)) <= 0.81017446786753416382) 41.2076030191066884793618977928 41.2076030191066884793618977929); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/e5b7c8d10557433a: a grid of rho *)
Theorem zero_concentrated_13 :
  exists x, 4.36389453732779907769628862317 <= x <= 4.36389453732779907769628862318 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 1000000000) = 0 /\
  (9.5214636717922322494 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 9.5214636717922322495).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 1000000000)) (fun x => 9.5214636717922322494 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 9.5214636717922322495) 4.36389453732779907769628862317 4.36389453732779907769628862318); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/df64e937bd2174cf: a grid of rho *)
Theorem zero_concentrated_14 :
  exists x, 0.451120051971359192544350271692 <= x <= 0.451120051971359192544350271693 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 100) (1 / 1000000000) = 0 /\
  (189.05565290211156866 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 100) <= 189.05565290211156867).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 100) (1 / 1000000000)) (fun x => 189.05565290211156866 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 100) <= 189.05565290211156867) 0.451120051971359192544350271692 0.451120051971359192544350271693); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/f83d1e22362dc8de: a grid of rho *)
Theorem zero_concentrated_15 :
  exists x, 0.0000455227638827198825950302748385 <= x <= 0.0000455227638827198825950302748386 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 10000000000) (1 / 1000000000) = 0 /\
  (10000910445.280310823 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 10000000000) <= 10000910445.280310824).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 10000000000) (1 / 1000000000)) (fun x => 10000910445.280310823 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 10000000000) <= 10000910445.280310824) 0.0000455227638827198825950302748385 0.0000455227638827198825950302748386); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/070a6ccb1da265b7: a grid of delta *)
Theorem zero_concentrated_16 :
  exists x, 30.2917593152890064524426085427 <= x <= 30.2917593152890064524426085428 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (powerRZ 10 (-400)) = 0 /\
  (61.551039554090426728 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 61.551039554090426729).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (powerRZ 10 (-400))) (fun x => 61.551039554090426728 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 61.551039554090426729) 30.2917593152890064524426085427 30.2917593152890064524426085428); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** zero_concentrated/1cd52909fe3dbb09: a grid of delta *)
Theorem zero_concentrated_17 :
  exists x, 15.0824659685066487572244781055 <= x <= 15.0824659685066487572244781056 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (powerRZ 10 (-100)) = 0 /\
  (31.100735203743901625 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 31.100735203743901626).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (powerRZ 10 (-100))) (fun x => 31.100735203743901625 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 31.100735203743901626) 15.0824659685066487572244781055 15.0824659685066487572244781056); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** zero_concentrated/9b6052c022938b75: a grid of delta *)
Theorem zero_concentrated_18 :
  exists x, 5.48906921956732539060317240220 <= x <= 5.48906921956732539060317240221 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (exp (- 32)) = 0 /\
  (11.810778036421408153 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 11.810778036421408154).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (exp (- 32))) (fun x => 11.810778036421408153 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 11.810778036421408154) 5.48906921956732539060317240220 5.48906921956732539060317240221); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/eb1fa8cafc99461b: a grid of delta *)
Theorem zero_concentrated_19 :
  exists x, 0.738601041234633912667995550718 <= x <= 0.738601041234633912667995550719 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 3) = 0 /\
  (1.6211239250902826139 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 1.6211239250902826140).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 3)) (fun x => 1.6211239250902826139 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 1.6211239250902826140) 0.738601041234633912667995550718 0.738601041234633912667995550719); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/983b1090663588b2: a grid of delta *)
Theorem zero_concentrated_20 :
  exists x, 0.522374955636237454291949575131 <= x <= 0.522374955636237454291949575132 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 2) = 0 /\
  (0.97510868184738940377 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 0.97510868184738940378).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 1) (1 / 2)) (fun x => 0.97510868184738940377 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 1) <= 0.97510868184738940378) 0.522374955636237454291949575131 0.522374955636237454291949575132); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/1d1e3b237f895cf4: dyadic inputs *)
Theorem zero_concentrated_21 :
  exists x, 4.91634513216509105862931492526 <= x <= 4.91634513216509105862931492527 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1048576) = 0 /\
  (5.2311916453793521725 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 5.2311916453793521726).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1048576)) (fun x => 5.2311916453793521725 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 5.2311916453793521726) 4.91634513216509105862931492526 4.91634513216509105862931492527); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/70063010905a93e5: dyadic inputs *)
Theorem zero_concentrated_22 :
  exists x, 8.86563849621998462038434686738 <= x <= 8.86563849621998462038434686739 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1152921504606846976) = 0 /\
  (9.2587635967749777249 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 9.2587635967749777250).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 2)) (1 / 1152921504606846976)) (fun x => 9.2587635967749777249 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 2)) <= 9.2587635967749777250) 8.86563849621998462038434686738 8.86563849621998462038434686739); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/ad397ab2909f34ee: dyadic inputs *)
Theorem zero_concentrated_23 :
  exists x, 36.2148870860407460482925765576 <= x <= 36.2148870860407460482925765577 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 128)) (1 / 1048576) = 0 /\
  (0.54643151877439633712 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 128)) <= 0.54643151877439633713).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 128)) (1 / 1048576)) (fun x => 0.54643151877439633712 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 128)) <= 0.54643151877439633713) 36.2148870860407460482925765576 36.2148870860407460482925765577); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/492515244ab996e7: dyadic inputs *)
Theorem zero_concentrated_24 :
  exists x, 69.1326309353896753031048378231 <= x <= 69.1326309353896753031048378232 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 128)) (1 / 1152921504606846976) = 0 /\
  (1.0736485284282784302 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 128)) <= 1.0736485284282784303).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (1 / 128)) (1 / 1152921504606846976)) (fun x => 1.0736485284282784302 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (1 / 128)) <= 1.0736485284282784303) 69.1326309353896753031048378231 69.1326309353896753031048378232); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/dac7dd4dbea4fdbc: dyadic inputs *)
Theorem zero_concentrated_25 :
  exists x, 1.27672460700094649028060907700 <= x <= 1.27672460700094649028060907701 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 8) (1 / 1048576) = 0 /\
  (27.849153775358475202 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 8) <= 27.849153775358475203).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 8) (1 / 1048576)) (fun x => 27.849153775358475202 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 8) <= 27.849153775358475203) 1.27672460700094649028060907700 1.27672460700094649028060907701); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/bcf824d336ebc591: dyadic inputs *)
Theorem zero_concentrated_26 :
  exists x, 2.24752468735347199577875890348 <= x <= 2.24752468735347199577875890349 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 8) (1 / 1152921504606846976) = 0 /\
  (43.592331397830665602 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 8) <= 43.592331397830665603).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 8) (1 / 1152921504606846976)) (fun x => 43.592331397830665602 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 8) <= 43.592331397830665603) 2.24752468735347199577875890348 2.24752468735347199577875890349); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/a5f51ecf9303a534: daily reports of a year *)
Theorem zero_concentrated_27 :
  exists x, 25.0515921155673490571175752216 <= x <= 25.0515921155673490571175752217 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) (1 / 1000000) = 0 /\
  (0.82037317522726514023 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) <= 0.82037317522726514024).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) (1 / 1000000)) (fun x => 0.82037317522726514023 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) <= 0.82037317522726514024) 25.0515921155673490571175752216 25.0515921155673490571175752217); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_pure, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/90296f22ad545f51: the input of Example 3.7 *)
Theorem zero_concentrated_28 :
  exists x, 59.8256264716798340912477460499 <= x <= 59.8256264716798340912477460500 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 10000 (kernel.zcdp_pure (1 / 801))) (exp (- 32)) = 0 /\
  (0.92365877214910617402 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 10000 (kernel.zcdp_pure (1 / 801))) <= 0.92365877214910617403).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 10000 (kernel.zcdp_pure (1 / 801))) (exp (- 32))) (fun x => 0.92365877214910617402 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 10000 (kernel.zcdp_pure (1 / 801))) <= 0.92365877214910617403) 59.8256264716798340912477460499 59.8256264716798340912477460500); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_pure, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/b2aa62ae7100343b: one Gaussian release *)
Theorem zero_concentrated_29 :
  exists x, 4.43184967027010247043864097471 <= x <= 4.43184967027010247043864097472 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (kernel.zcdp_gaussian 1 1)) (1 / 100000) = 0 /\
  (4.7283869849433138999 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (kernel.zcdp_gaussian 1 1)) <= 4.7283869849433139000).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (kernel.zcdp_gaussian 1 1)) (1 / 100000)) (fun x => 4.7283869849433138999 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (kernel.zcdp_gaussian 1 1)) <= 4.7283869849433139000) 4.43184967027010247043864097471 4.43184967027010247043864097472); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_gaussian, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/b79224c3e47773ad: daily reports of a year *)
Theorem zero_concentrated_30 :
  exists x, 19.6245571523062680623987770312 <= x <= 19.6245571523062680623987770313 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) (1 / 1000000) = 0 /\
  (1.0778573178803289322 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) <= 1.0778573178803289323).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) (1 / 1000000)) (fun x => 1.0778573178803289322 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) <= 1.0778573178803289323) 19.6245571523062680623987770312 19.6245571523062680623987770313); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_gaussian, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/cfa7c9538817161e: candidate 391 of a search *)
Theorem zero_concentrated_31 :
  exists x, 2.40856554045223037407012771464 <= x <= 2.40856554045223037407012771465 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7212099776659715 / 36028797018963968)) (3309405301668947 / 36028797018963968) = 0 /\
  (0.81718973766720881562 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7212099776659715 / 36028797018963968)) <= 0.81718973766720881563).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7212099776659715 / 36028797018963968)) (3309405301668947 / 36028797018963968)) (fun x => 0.81718973766720881562 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7212099776659715 / 36028797018963968)) <= 0.81718973766720881563) 2.40856554045223037407012771464 2.40856554045223037407012771465); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/b5bb4469f58589b0: candidate 589 of a search *)
Theorem zero_concentrated_32 :
  exists x, 1.60991108133829918718957807215 <= x <= 1.60991108133829918718957807216 /\ kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7790415067839657 / 2251799813685248)) (7214032759838501 / 147573952589676412928) = 0 /\
  (14.115925270536772378 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7790415067839657 / 2251799813685248)) <= 14.115925270536772379).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_delta x (kernel.basic_total 1 (7790415067839657 / 2251799813685248)) (7214032759838501 / 147573952589676412928)) (fun x => 14.115925270536772378 <= kernel.zcdp_epsilon_prime x (kernel.basic_total 1 (7790415067839657 / 2251799813685248)) <= 14.115925270536772379) 1.60991108133829918718957807215 1.60991108133829918718957807216); try apply zcdp_stationarity_given_rho_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_delta, kernel.basic_total, kernel.zcdp_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** zero_concentrated/34ac89908dbddd5a: the 2020 redistricting data, persons *)
Theorem zero_concentrated_33 :
  17.915282919001859864 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (64 / 25)) (1 / 10000000000) <= 17.915282919001859865.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/d1a2e0997bceb9f6: the 2020 demographic file, persons: 26.34 was published *)
Theorem zero_concentrated_34 :
  26.333649254397777351 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (124 / 25)) (1 / 10000000000) <= 26.333649254397777352.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/758bbb1e58ec02b9: the 2020 demographic file, housing units: 34.33 was published, rounded down *)
Theorem zero_concentrated_35 :
  34.330738041634634176 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (77 / 10)) (1 / 10000000000) <= 34.330738041634634177.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/3fd1d4f94e5e69da: dyadic inputs *)
Theorem zero_concentrated_36 :
  5.7655376954683186824 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (1 / 2)) (1 / 1048576) <= 5.7655376954683186825.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/f6981f4d5342790e: dyadic inputs *)
Theorem zero_concentrated_37 :
  29.062150781873274729 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 8) (1 / 1048576) <= 29.062150781873274730.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/3d2dd3f1ed5b0476: nothing is spent *)
Theorem zero_concentrated_38 :
  kernel.zcdp_bun_steinke (kernel.basic_total 1 0) (1 / 1000000) = 0.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/ee16ff2526ca6616: 5 exactly *)
Theorem zero_concentrated_39 :
  kernel.zcdp_bun_steinke (kernel.basic_total 1 1) (exp (- 4)) = 5.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** zero_concentrated/013c460529f4bca9: candidate 673 of a search *)
Theorem zero_concentrated_40 :
  3.0723925317680294005 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (8988404795910595 / 72057594037927936)) (8273417410165235 / 302231454903657293676544) <= 3.0723925317680294006.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/ea4a1c0b23f4644e: candidate 600 of a search *)
Theorem zero_concentrated_41 :
  6.5675837984406832970 <= kernel.zcdp_bun_steinke (kernel.basic_total 1 (6469388811984979 / 18014398509481984)) (5500928629348371 / 2475880078570760549798248448) <= 6.5675837984406832971.
Proof. unfold kernel.zcdp_bun_steinke, kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/82c7c57f87b08431: the 2020 redistricting data *)
Theorem zero_concentrated_42 :
  exists x, 0.295448700457483410158636766620 <= x <= 0.295448700457483410158636766621 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (64 / 25)) (429 / 25) = 0 /\
  (9.9509195004787077891e-11 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (64 / 25)) <= 9.9509195004787077892e-11).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (64 / 25)) (429 / 25)) (fun x => 9.9509195004787077891e-11 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (64 / 25)) <= 9.9509195004787077892e-11) 0.295448700457483410158636766620 0.295448700457483410158636766621); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/2329a2edefa6986b: a grid *)
Theorem zero_concentrated_43 :
  exists x, 1.04362689559153720894863155701 <= x <= 1.04362689559153720894863155702 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 0 = 0 /\
  (0.55883563934743463358 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.55883563934743463359).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 0) (fun x => 0.55883563934743463358 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.55883563934743463359) 1.04362689559153720894863155701 1.04362689559153720894863155702); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/2de9746c6ac58d99: a grid *)
Theorem zero_concentrated_44 :
  exists x, 0.632759846511043557509874324547 <= x <= 0.632759846511043557509874324548 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 1 = 0 /\
  (0.24684633078294448707 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.24684633078294448708).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 1) (fun x => 0.24684633078294448707 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.24684633078294448708) 0.632759846511043557509874324547 0.632759846511043557509874324548); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/a65026c485adc1f7: a grid *)
Theorem zero_concentrated_45 :
  exists x, 0.193159349064723483730856505615 <= x <= 0.193159349064723483730856505616 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 5 = 0 /\
  (0.0000028961228093847950149 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.0000028961228093847950150).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 5) (fun x => 0.0000028961228093847950149 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.0000028961228093847950150) 0.193159349064723483730856505615 0.193159349064723483730856505616); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/5183034868339be4: a grid *)
Theorem zero_concentrated_46 :
  exists x, 0.00999908350121157383741194388086 <= x <= 0.00999908350121157383741194388087 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 100 = 0 /\
  ((56717017277221091691 * powerRZ 10 (-2172)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= (56717017277221091692 * powerRZ 10 (-2172))).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 100) (fun x => (56717017277221091691 * powerRZ 10 (-2172)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= (56717017277221091692 * powerRZ 10 (-2172))) 0.00999908350121157383741194388086 0.00999908350121157383741194388087); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/710b470cc30de41d: far in the tail *)
Theorem zero_concentrated_47 :
  exists x, 0.00000199601592044599015994010576287 <= x <= 0.00000199601592044599015994010576288 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 1000000000)) (1 / 1000) = 0 /\
  ((19629026272661186658 * powerRZ 10 (-134)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 1000000000)) <= (19629026272661186659 * powerRZ 10 (-134))).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 1000000000)) (1 / 1000)) (fun x => (19629026272661186658 * powerRZ 10 (-134)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 1000000000)) <= (19629026272661186659 * powerRZ 10 (-134))) 0.00000199601592044599015994010576287 0.00000199601592044599015994010576288); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/0e299728d67ce415: dyadic inputs *)
Theorem zero_concentrated_48 :
  exists x, 0.419370706327986394121380338226 <= x <= 0.419370706327986394121380338227 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 2 = 0 /\
  (0.054292996640262483959 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.054292996640262483960).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 2) (fun x => 0.054292996640262483959 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= 0.054292996640262483960) 0.419370706327986394121380338226 0.419370706327986394121380338227); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/1c657b430d5aa54a: dyadic inputs *)
Theorem zero_concentrated_49 :
  exists x, 0.123259117133790421672434300363 <= x <= 0.123259117133790421672434300364 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 8 = 0 /\
  ((27862271853422701449 * powerRZ 10 (-33)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= (27862271853422701450 * powerRZ 10 (-33))).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 (1 / 2)) 8) (fun x => (27862271853422701449 * powerRZ 10 (-33)) <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 (1 / 2)) <= (27862271853422701450 * powerRZ 10 (-33))) 0.123259117133790421672434300363 0.123259117133790421672434300364); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/e5b13e4e038d303e: dyadic inputs *)
Theorem zero_concentrated_50 :
  exists x, 1.36742103136477904122034153251 <= x <= 1.36742103136477904122034153252 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 2) 2 = 0 /\
  (0.58991122954420583787 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 2) <= 0.58991122954420583788).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 2) 2) (fun x => 0.58991122954420583787 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 2) <= 0.58991122954420583788) 1.36742103136477904122034153251 1.36742103136477904122034153252); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/ccdea8157c1ba207: dyadic inputs *)
Theorem zero_concentrated_51 :
  exists x, 0.480706555287987791090025174119 <= x <= 0.480706555287987791090025174120 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 2) 8 = 0 /\
  (0.0020028453852465600310 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 2) <= 0.0020028453852465600311).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 1 2) 8) (fun x => 0.0020028453852465600310 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 1 2) <= 0.0020028453852465600311) 0.480706555287987791090025174119 0.480706555287987791090025174120); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/62caf6e45a64d321: daily reports of a year *)
Theorem zero_concentrated_53 :
  exists x, 0.0325799239626430541295195120283 <= x <= 0.0325799239626430541295195120284 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) 1 = 0 /\
  (7.0060228484260413318e-9 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) <= 7.0060228484260413319e-9).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) 1) (fun x => 7.0060228484260413318e-9 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 365 (kernel.zcdp_pure (6 / 625))) <= 7.0060228484260413319e-9) 0.0325799239626430541295195120283 0.0325799239626430541295195120284); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_pure, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/22b4d73112171c0a: daily reports of a year, Gaussian *)
Theorem zero_concentrated_54 :
  exists x, 0.0532107943418905866146635485995 <= x <= 0.0532107943418905866146635485996 /\ kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) 1 = 0 /\
  (0.0000043763115809025393118 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) <= 0.0000043763115809025393119).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_rho_and_epsilon x (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) 1) (fun x => 0.0000043763115809025393118 <= kernel.zcdp_delta (kernel.zcdp_order x) (kernel.basic_total 365 (kernel.zcdp_gaussian (80712377 / 1000000) 1)) <= 0.0000043763115809025393119) 0.0532107943418905866146635485995 0.0532107943418905866146635485996); try apply zcdp_stationarity_given_rho_and_epsilon_unbroken; unfold kernel.zcdp_stationarity_given_rho_and_epsilon, kernel.basic_total, kernel.zcdp_gaussian, kernel.zcdp_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/81a1d80c272862cf: 1/4, where epsilons added first give 1/2 (leanprover/SampCert#45) *)
Theorem zero_concentrated_55 :
  kernel.basic_total 2 (kernel.zcdp_pure (1 / 2)) = 0.25.
Proof. unfold kernel.basic_total, kernel.zcdp_pure; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/3a6ccc5d0cc32cf3: 1/2, where 1/8 was declared (opendp/opendp#2911) *)
Theorem zero_concentrated_56 :
  kernel.basic_total 1 (kernel.zcdp_pure 1) = 0.5.
Proof. unfold kernel.basic_total, kernel.zcdp_pure; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/f8d155b7e651a8df: 2 percent off at this loss (yuxiangw/autodp, measured) *)
Theorem zero_concentrated_57 :
  kernel.basic_total 1 (kernel.zcdp_pure (1 / 100000)) = 5e-11.
Proof. unfold kernel.basic_total, kernel.zcdp_pure; calculated ltac:(interval with (i_prec 100)). Qed.

(** zero_concentrated/ddce3fe7ff83a35f: daily reports of a year *)
Theorem zero_concentrated_58 :
  kernel.basic_total 365 (kernel.zcdp_pure (6 / 625)) = 0.0168192.
Proof. unfold kernel.basic_total, kernel.zcdp_pure; calculated ltac:(interval with (i_prec 100)). Qed.

(** zero_concentrated/760e0ce7e831462a: 2 exactly *)
Theorem zero_concentrated_59 :
  kernel.basic_total 1 (kernel.zcdp_gaussian 2 4) = 2.
Proof. unfold kernel.basic_total, kernel.zcdp_gaussian; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/67fa3f6d7c33e67e: Gaussian noise *)
Theorem zero_concentrated_60 :
  0.055555555555555555555 <= kernel.basic_total 1 (kernel.zcdp_gaussian 3 1) <= 0.055555555555555555556.
Proof. unfold kernel.basic_total, kernel.zcdp_gaussian; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/bb07574b81e5e6d3: the published epsilon of the 2020 redistricting data *)
Theorem zero_concentrated_61 :
  exists x, 2.91156144193844738363782909780 <= x <= 2.91156144193844738363782909781 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x (857 / 50) (1 / 10000000000) = 0 /\
  (2.5553177660014467751 <= kernel.zcdp_largest_rho x 1 (857 / 50) <= 2.5553177660014467752).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x (857 / 50) (1 / 10000000000)) (fun x => 2.5553177660014467751 <= kernel.zcdp_largest_rho x 1 (857 / 50) <= 2.5553177660014467752) 2.91156144193844738363782909780 2.91156144193844738363782909781); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/3a5c493349812d51: a grid *)
Theorem zero_concentrated_62 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (0.024355970359538372894 <= kernel.zcdp_largest_rho x 1 1 <= 0.024355970359538372895).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 0.024355970359538372894 <= kernel.zcdp_largest_rho x 1 1 <= 0.024355970359538372895) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/7088476f8729c76c: a grid *)
Theorem zero_concentrated_63 :
  exists x, 2.84608380656635466054921300792 <= x <= 2.84608380656635466054921300793 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 10 (1 / 1000000) = 0 /\
  (1.5392787638667285147 <= kernel.zcdp_largest_rho x 1 10 <= 1.5392787638667285148).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 10 (1 / 1000000)) (fun x => 1.5392787638667285147 <= kernel.zcdp_largest_rho x 1 10 <= 1.5392787638667285148) 2.84608380656635466054921300792 2.84608380656635466054921300793); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/7ec76407f105fb8b: dyadic inputs *)
Theorem zero_concentrated_64 :
  exists x, 21.0713835012986615383094750157 <= x <= 21.0713835012986615383094750158 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576) = 0 /\
  (0.024253567635200471660 <= kernel.zcdp_largest_rho x 1 1 <= 0.024253567635200471661).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576)) (fun x => 0.024253567635200471660 <= kernel.zcdp_largest_rho x 1 1 <= 0.024253567635200471661) 21.0713835012986615383094750157 21.0713835012986615383094750158); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/4701d4ac0ca09839: dyadic inputs *)
Theorem zero_concentrated_65 :
  exists x, 74.0513178419824962323312522059 <= x <= 74.0513178419824962323312522060 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1152921504606846976) = 0 /\
  (0.0067967529587289011781 <= kernel.zcdp_largest_rho x 1 1 <= 0.0067967529587289011782).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1152921504606846976)) (fun x => 0.0067967529587289011781 <= kernel.zcdp_largest_rho x 1 1 <= 0.0067967529587289011782) 74.0513178419824962323312522059 74.0513178419824962323312522060); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/bb0256d7f627bb11: a delta below all doubles *)
Theorem zero_concentrated_66 :
  exists x, 1826.54702494758177887754663319 <= x <= 1826.54702494758177887754663320 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (powerRZ 10 (-400)) = 0 /\
  (0.00027381542938929081326 <= kernel.zcdp_largest_rho x 1 1 <= 0.00027381542938929081327).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (powerRZ 10 (-400))) (fun x => 0.00027381542938929081326 <= kernel.zcdp_largest_rho x 1 1 <= 0.00027381542938929081327) 1826.54702494758177887754663319 1826.54702494758177887754663320); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/846085d48c3b5ac2: candidate 689 of a search *)
Theorem zero_concentrated_67 :
  exists x, 56.4323241630811200858535925455 <= x <= 56.4323241630811200858535925456 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x (8076276271636405 / 18014398509481984) (5770803724409299 / 151115727451828646838272) = 0 /\
  (0.0040915996853331951583 <= kernel.zcdp_largest_rho x 1 (8076276271636405 / 18014398509481984) <= 0.0040915996853331951584).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x (8076276271636405 / 18014398509481984) (5770803724409299 / 151115727451828646838272)) (fun x => 0.0040915996853331951583 <= kernel.zcdp_largest_rho x 1 (8076276271636405 / 18014398509481984) <= 0.0040915996853331951584) 56.4323241630811200858535925455 56.4323241630811200858535925456); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/babdc2870fc983b9: candidate 136 of a search *)
Theorem zero_concentrated_68 :
  exists x, 26.1721615053623891779965994559 <= x <= 26.1721615053623891779965994560 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x (6381858971483163 / 4503599627370496) (2752905566400321 / 9671406556917033397649408) = 0 /\
  (0.027267269301268340360 <= kernel.zcdp_largest_rho x 1 (6381858971483163 / 4503599627370496) <= 0.027267269301268340361).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x (6381858971483163 / 4503599627370496) (2752905566400321 / 9671406556917033397649408)) (fun x => 0.027267269301268340360 <= kernel.zcdp_largest_rho x 1 (6381858971483163 / 4503599627370496) <= 0.027267269301268340361) 26.1721615053623891779965994559 26.1721615053623891779965994560); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_rho; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/63ddd84e7ce0441f: the published epsilon of the 2020 redistricting data *)
Theorem zero_concentrated_69 :
  2.3689134993652727727 <= kernel.zcdp_largest_rho_bun_steinke 1 (857 / 50) (1 / 10000000000) <= 2.3689134993652727728.
Proof. unfold kernel.zcdp_largest_rho_bun_steinke; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/7a69f879bc0ab5b4: an ordinary budget *)
Theorem zero_concentrated_70 :
  0.017468904769123377824 <= kernel.zcdp_largest_rho_bun_steinke 1 1 (1 / 1000000) <= 0.017468904769123377825.
Proof. unfold kernel.zcdp_largest_rho_bun_steinke; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/4f36c494cd3c0fec: dyadic inputs *)
Theorem zero_concentrated_71 :
  0.017411179355787046467 <= kernel.zcdp_largest_rho_bun_steinke 1 1 (1 / 1048576) <= 0.017411179355787046468.
Proof. unfold kernel.zcdp_largest_rho_bun_steinke; compared ltac:(interval with (i_prec 120)). Qed.

(** zero_concentrated/090aac338f24f9c9: 1 exactly *)
Theorem zero_concentrated_72 :
  kernel.zcdp_largest_rho_bun_steinke 1 5 (exp (- 4)) = 1.
Proof. unfold kernel.zcdp_largest_rho_bun_steinke; calculated ltac:(interval with (i_prec 100)). Qed.

(** zero_concentrated/8d3d61e76db2f33c: daily reports of a year *)
Theorem zero_concentrated_73 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (0.011552375159813975447 <= kernel.zcdp_largest_epsilon x 365 1 <= 0.011552375159813975448).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 0.011552375159813975447 <= kernel.zcdp_largest_epsilon x 365 1 <= 0.011552375159813975448) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/3d96ecfdfcde14d9: a grid *)
Theorem zero_concentrated_74 :
  exists x, 33.8651030784138147317674421054 <= x <= 33.8651030784138147317674421055 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000) = 0 /\
  (0.17304945925132806239 <= kernel.zcdp_largest_epsilon x 1 1 <= 0.17304945925132806240).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000)) (fun x => 0.17304945925132806239 <= kernel.zcdp_largest_epsilon x 1 1 <= 0.17304945925132806240) 33.8651030784138147317674421054 33.8651030784138147317674421055); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/274e9a23301af1e8: a grid *)
Theorem zero_concentrated_75 :
  exists x, 7.71618902667040344413460628702 <= x <= 7.71618902667040344413460628703 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 5 (1 / 1000000000) = 0 /\
  (0.78954830328138428657 <= kernel.zcdp_largest_epsilon x 1 5 <= 0.78954830328138428658).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 5 (1 / 1000000000)) (fun x => 0.78954830328138428657 <= kernel.zcdp_largest_epsilon x 1 5 <= 0.78954830328138428658) 7.71618902667040344413460628702 7.71618902667040344413460628703); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/4dd4fa9567f90673: a grid *)
Theorem zero_concentrated_76 :
  exists x, 33.8651030784138147317674421054 <= x <= 33.8651030784138147317674421055 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000) = 0 /\
  (0.017304945925132806239 <= kernel.zcdp_largest_epsilon x 100 1 <= 0.017304945925132806240).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000)) (fun x => 0.017304945925132806239 <= kernel.zcdp_largest_epsilon x 100 1 <= 0.017304945925132806240) 33.8651030784138147317674421054 33.8651030784138147317674421055); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/979ed3d64dc0df01: a grid *)
Theorem zero_concentrated_77 :
  exists x, 7.71618902667040344413460628702 <= x <= 7.71618902667040344413460628703 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 5 (1 / 1000000000) = 0 /\
  (0.078954830328138428657 <= kernel.zcdp_largest_epsilon x 100 5 <= 0.078954830328138428658).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 5 (1 / 1000000000)) (fun x => 0.078954830328138428657 <= kernel.zcdp_largest_epsilon x 100 5 <= 0.078954830328138428658) 7.71618902667040344413460628702 7.71618902667040344413460628703); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/7ed4f883f32a94c0: dyadic inputs *)
Theorem zero_concentrated_78 :
  exists x, 21.0713835012986615383094750157 <= x <= 21.0713835012986615383094750158 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576) = 0 /\
  (0.055060838664154571317 <= kernel.zcdp_largest_epsilon x 16 1 <= 0.055060838664154571318).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576)) (fun x => 0.055060838664154571317 <= kernel.zcdp_largest_epsilon x 16 1 <= 0.055060838664154571318) 21.0713835012986615383094750157 21.0713835012986615383094750158); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/996628ad4b2844e8: 4.0451, where the exact profile needs 3.7306 (opendp/opendp, measured) *)
Theorem zero_concentrated_79 :
  exists x, 16.8087095235824372680442708476 <= x <= 16.8087095235824372680442708477 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 100000) = 0 /\
  (4.0451303582924443280 <= kernel.zcdp_smallest_sigma x 1 1 1 <= 4.0451303582924443281).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 100000)) (fun x => 4.0451303582924443280 <= kernel.zcdp_smallest_sigma x 1 1 1 <= 4.0451303582924443281) 16.8087095235824372680442708476 16.8087095235824372680442708477); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_smallest_sigma; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/3847785588abb8aa: daily reports of a year *)
Theorem zero_concentrated_80 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (86.562285778131075728 <= kernel.zcdp_smallest_sigma x 365 1 1 <= 86.562285778131075729).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 86.562285778131075728 <= kernel.zcdp_smallest_sigma x 365 1 1 <= 86.562285778131075729) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_smallest_sigma; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/75de12d1377ffaa2: dyadic inputs *)
Theorem zero_concentrated_81 :
  exists x, 21.0713835012986615383094750157 <= x <= 21.0713835012986615383094750158 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576) = 0 /\
  (18.161728449134846576 <= kernel.zcdp_smallest_sigma x 16 1 1 <= 18.161728449134846577).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576)) (fun x => 18.161728449134846576 <= kernel.zcdp_smallest_sigma x 16 1 1 <= 18.161728449134846577) 21.0713835012986615383094750157 21.0713835012986615383094750158); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_smallest_sigma; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/d200882daac5b9e5: 528 mechanisms *)
Theorem zero_concentrated_82 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (528 <= kernel.zcdp_largest_k x (kernel.zcdp_pure (6 / 625)) 1 < 529).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 528 <= kernel.zcdp_largest_k x (kernel.zcdp_pure (6 / 625)) 1 < 529) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_k, kernel.zcdp_pure; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/3c7a345027efadbf: dyadic inputs *)
Theorem zero_concentrated_83 :
  exists x, 21.0713835012986615383094750157 <= x <= 21.0713835012986615383094750158 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576) = 0 /\
  (794 <= kernel.zcdp_largest_k x (kernel.zcdp_pure (1 / 128)) 1 < 795).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1048576)) (fun x => 794 <= kernel.zcdp_largest_k x (kernel.zcdp_pure (1 / 128)) 1 < 795) 21.0713835012986615383094750157 21.0713835012986615383094750158); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_k, kernel.zcdp_pure; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/8d862bd1c72a1d59: an answer above 2^53 *)
Theorem zero_concentrated_84 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (2435597035953837289 <= kernel.zcdp_largest_k x (1 / 100000000000000000000) 1 < 2435597035953837290).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 2435597035953837289 <= kernel.zcdp_largest_k x (1 / 100000000000000000000) 1 < 2435597035953837290) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_k; compared ltac:(interval with (i_prec 170)). Qed.

(** zero_concentrated/5a4d7b6dfa76ad8c: a small rho *)
Theorem zero_concentrated_85 :
  exists x, 20.9845373284843921642893581024 <= x <= 20.9845373284843921642893581025 /\ kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000) = 0 /\
  (24 <= kernel.zcdp_largest_k x (1 / 1000) 1 < 25).
Proof. apply (root_between (fun x => kernel.zcdp_stationarity_given_epsilon_and_delta x 1 (1 / 1000000)) (fun x => 24 <= kernel.zcdp_largest_k x (1 / 1000) 1 < 25) 20.9845373284843921642893581024 20.9845373284843921642893581025); try apply zcdp_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.zcdp_stationarity_given_epsilon_and_delta, kernel.zcdp_largest_k; compared ltac:(interval with (i_prec 170)). Qed.

Definition vectors_zero_concentrated : unit :=
  let _ := zero_concentrated_1 in
  let _ := zero_concentrated_2 in
  let _ := zero_concentrated_3 in
  let _ := zero_concentrated_4 in
  let _ := zero_concentrated_5 in
  let _ := zero_concentrated_6 in
  let _ := zero_concentrated_7 in
  let _ := zero_concentrated_8 in
  let _ := zero_concentrated_9 in
  let _ := zero_concentrated_10 in
  let _ := zero_concentrated_11 in
  let _ := zero_concentrated_12 in
  let _ := zero_concentrated_13 in
  let _ := zero_concentrated_14 in
  let _ := zero_concentrated_15 in
  let _ := zero_concentrated_16 in
  let _ := zero_concentrated_17 in
  let _ := zero_concentrated_18 in
  let _ := zero_concentrated_19 in
  let _ := zero_concentrated_20 in
  let _ := zero_concentrated_21 in
  let _ := zero_concentrated_22 in
  let _ := zero_concentrated_23 in
  let _ := zero_concentrated_24 in
  let _ := zero_concentrated_25 in
  let _ := zero_concentrated_26 in
  let _ := zero_concentrated_27 in
  let _ := zero_concentrated_28 in
  let _ := zero_concentrated_29 in
  let _ := zero_concentrated_30 in
  let _ := zero_concentrated_31 in
  let _ := zero_concentrated_32 in
  let _ := zero_concentrated_33 in
  let _ := zero_concentrated_34 in
  let _ := zero_concentrated_35 in
  let _ := zero_concentrated_36 in
  let _ := zero_concentrated_37 in
  let _ := zero_concentrated_38 in
  let _ := zero_concentrated_39 in
  let _ := zero_concentrated_40 in
  let _ := zero_concentrated_41 in
  let _ := zero_concentrated_42 in
  let _ := zero_concentrated_43 in
  let _ := zero_concentrated_44 in
  let _ := zero_concentrated_45 in
  let _ := zero_concentrated_46 in
  let _ := zero_concentrated_47 in
  let _ := zero_concentrated_48 in
  let _ := zero_concentrated_49 in
  let _ := zero_concentrated_50 in
  let _ := zero_concentrated_51 in
  let _ := zero_concentrated_53 in
  let _ := zero_concentrated_54 in
  let _ := zero_concentrated_55 in
  let _ := zero_concentrated_56 in
  let _ := zero_concentrated_57 in
  let _ := zero_concentrated_58 in
  let _ := zero_concentrated_59 in
  let _ := zero_concentrated_60 in
  let _ := zero_concentrated_61 in
  let _ := zero_concentrated_62 in
  let _ := zero_concentrated_63 in
  let _ := zero_concentrated_64 in
  let _ := zero_concentrated_65 in
  let _ := zero_concentrated_66 in
  let _ := zero_concentrated_67 in
  let _ := zero_concentrated_68 in
  let _ := zero_concentrated_69 in
  let _ := zero_concentrated_70 in
  let _ := zero_concentrated_71 in
  let _ := zero_concentrated_72 in
  let _ := zero_concentrated_73 in
  let _ := zero_concentrated_74 in
  let _ := zero_concentrated_75 in
  let _ := zero_concentrated_76 in
  let _ := zero_concentrated_77 in
  let _ := zero_concentrated_78 in
  let _ := zero_concentrated_79 in
  let _ := zero_concentrated_80 in
  let _ := zero_concentrated_81 in
  let _ := zero_concentrated_82 in
  let _ := zero_concentrated_83 in
  let _ := zero_concentrated_84 in
  let _ := zero_concentrated_85 in
  tt.
