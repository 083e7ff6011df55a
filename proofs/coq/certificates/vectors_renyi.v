(** * Vectors of renyi.json to 20 digits

    Written by bulk.py: 72 theorems.

    Not certified here:
    - 10: a number is too large or too small for Coq to compute with *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** renyi/1794c83aed542e8d: daily reports of a year *)
Theorem renyi_1 :
  exists x, 25.4258057475286622326087398226 <= x <= 25.4258057475286622326087398227 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 365 (6 / 625) (1 / 1000000) = 0 /\
  (0.81595401445777660764 <= kernel.renyi_epsilon_prime x 365 (6 / 625) <= 0.81595401445777660765).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 365 (6 / 625) (1 / 1000000)) (fun x => 0.81595401445777660764 <= kernel.renyi_epsilon_prime x 365 (6 / 625) <= 0.81595401445777660765) 25.4258057475286622326087398226 25.4258057475286622326087398227); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/9aea12570786dc29: the input of Example 3.7 *)
Theorem renyi_2 :
  exists x, 59.9096519189279281333314409142 <= x <= 59.9096519189279281333314409143 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 10000 (1 / 801) (exp (- 32)) = 0 /\
  (0.92321038321361341854 <= kernel.renyi_epsilon_prime x 10000 (1 / 801) <= 0.92321038321361341855).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 10000 (1 / 801) (exp (- 32))) (fun x => 0.92321038321361341854 <= kernel.renyi_epsilon_prime x 10000 (1 / 801) <= 0.92321038321361341855) 59.9096519189279281333314409142 59.9096519189279281333314409143); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/a39571e3e0f2f2c6: a grid *)
Theorem renyi_3 :
  exists x, 999998.500001874994826405421990 <= x <= 999998.500001874994826405421991 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000) (1 / 1000000) = 0 /\
  (kernel.renyi_epsilon_prime x 1 (1 / 1000000000) = 0).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 1 (1 / 1000000000) (1 / 1000000)) (fun x => kernel.renyi_epsilon_prime x 1 (1 / 1000000000) = 0) 999998.500001874994826405421990 999998.500001874994826405421991); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/2bf85cfb0c1d41bf: a grid *)
Theorem renyi_4 :
  exists x, 524978.187478939986099193182604 <= x <= 524978.187478939986099193182605 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 1 (1 / 10) (1 / 1000000) = 0 /\
  (0.099998095160767758942 <= kernel.renyi_epsilon_prime x 1 (1 / 10) <= 0.099998095160767758943).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 1 (1 / 10) (1 / 1000000)) (fun x => 0.099998095160767758942 <= kernel.renyi_epsilon_prime x 1 (1 / 10) <= 0.099998095160767758943) 524978.187478939986099193182604 524978.187478939986099193182605); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/5a98ee4ded64b92e: a grid *)
Theorem renyi_5 :
  exists x, 731057.578630004879251159241821 <= x <= 731057.578630004879251159241822 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 1 1 (1 / 1000000) = 0 /\
  (0.99999863211962328062 <= kernel.renyi_epsilon_prime x 1 1 <= 0.99999863211962328063).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 1 1 (1 / 1000000)) (fun x => 0.99999863211962328062 <= kernel.renyi_epsilon_prime x 1 1 <= 0.99999863211962328063) 731057.578630004879251159241821 731057.578630004879251159241822); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/ca4a4cd7c6c3219e: a grid *)
Theorem renyi_7 :
  exists x, 999998.000004999977777892671575 <= x <= 999998.000004999977777892671576 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 2 (1 / 1000000000) (1 / 1000000) = 0 /\
  (kernel.renyi_epsilon_prime x 2 (1 / 1000000000) = 0).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 2 (1 / 1000000000) (1 / 1000000)) (fun x => kernel.renyi_epsilon_prime x 2 (1 / 1000000000) = 0) 999998.000004999977777892671575 999998.000004999977777892671576); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/84b55650fc87ef48: a grid *)
Theorem renyi_8 :
  exists x, 275602.147286048018277674987003 <= x <= 275602.147286048018277674987004 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 2 (1 / 10) (1 / 1000000) = 0 /\
  (0.19999637158782817061 <= kernel.renyi_epsilon_prime x 2 (1 / 10) <= 0.19999637158782817062).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 2 (1 / 10) (1 / 1000000)) (fun x => 0.19999637158782817061 <= kernel.renyi_epsilon_prime x 2 (1 / 10) <= 0.19999637158782817062) 275602.147286048018277674987003 275602.147286048018277674987004); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/ba8752856d436374: a grid *)
Theorem renyi_9 :
  exists x, 534445.645388523026713734508235 <= x <= 534445.645388523026713734508236 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 2 1 (1 / 1000000) = 0 /\
  (1.9999981289040839216 <= kernel.renyi_epsilon_prime x 2 1 <= 1.9999981289040839217).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 2 1 (1 / 1000000)) (fun x => 1.9999981289040839216 <= kernel.renyi_epsilon_prime x 2 1 <= 1.9999981289040839217) 534445.645388523026713734508235 534445.645388523026713734508236); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/cd25a5ea21426995: a grid *)
Theorem renyi_11 :
  exists x, 999949.006373950485789404795402 <= x <= 999949.006373950485789404795403 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 1000000000) (1 / 1000000) = 0 /\
  (kernel.renyi_epsilon_prime x 100 (1 / 1000000000) = 0).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 1000000000) (1 / 1000000)) (fun x => kernel.renyi_epsilon_prime x 100 (1 / 1000000000) = 0) 999949.006373950485789404795402 999949.006373950485789404795403); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/adef727bf8588af3: a grid *)
Theorem renyi_12 :
  exists x, 5.32553330952492169851110696518 <= x <= 5.32553330952492169851110696519 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 1000000) = 0 /\
  (5.0731061746320306960 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 5.0731061746320306961).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 1000000)) (fun x => 5.0731061746320306960 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 5.0731061746320306961) 5.32553330952492169851110696518 5.32553330952492169851110696519); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/995dc070a4eefc7e: a grid *)
Theorem renyi_13 :
  exists x, 0.806068886822368894782109405648 <= x <= 0.806068886822368894782109405649 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 1 (1 / 1000000) = 0 /\
  (85.520995853901195313 <= kernel.renyi_epsilon_prime x 100 1 <= 85.520995853901195314).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 1 (1 / 1000000)) (fun x => 85.520995853901195313 <= kernel.renyi_epsilon_prime x 100 1 <= 85.520995853901195314) 0.806068886822368894782109405648 0.806068886822368894782109405649); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/ca8c3d5187475cdb: a grid of deltas *)
Theorem renyi_17 :
  exists x, 13.6072819056713525401480618351 <= x <= 13.6072819056713525401480618352 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 100000000000000000000) = 0 /\
  (8.8055715912060659848 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 8.8055715912060659849).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 100000000000000000000)) (fun x => 8.8055715912060659848 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 8.8055715912060659849) 13.6072819056713525401480618351 13.6072819056713525401480618352); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/31e1eb16862bb7c0: a grid of deltas *)
Theorem renyi_18 :
  exists x, 0.636327547462622468211135462522 <= x <= 0.636327547462622468211135462523 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 2) = 0 /\
  (0.18696550406437371382 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 0.18696550406437371383).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (1 / 2)) (fun x => 0.18696550406437371382 <= kernel.renyi_epsilon_prime x 100 (1 / 10) <= 0.18696550406437371383) 0.636327547462622468211135462522 0.636327547462622468211135462523); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/0f69b1c275dcaed0: a grid of deltas *)
Theorem renyi_19 :
  exists x, 0.105020389757047872610583536031 <= x <= 0.105020389757047872610583536032 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (9 / 10) = 0 /\
  (kernel.renyi_epsilon_prime x 100 (1 / 10) = 0).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 (1 / 10) (9 / 10)) (fun x => kernel.renyi_epsilon_prime x 100 (1 / 10) = 0) 0.105020389757047872610583536031 0.105020389757047872610583536032); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/67d6fe57edf3050e: dyadic inputs *)
Theorem renyi_20 :
  exists x, 531.568679214223950729306989613 <= x <= 531.568679214223950729306989614 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 16 (1 / 2) (1 / 1048576) = 0 /\
  (7.9981205428294706495 <= kernel.renyi_epsilon_prime x 16 (1 / 2) <= 7.9981205428294706496).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 16 (1 / 2) (1 / 1048576)) (fun x => 7.9981205428294706495 <= kernel.renyi_epsilon_prime x 16 (1 / 2) <= 7.9981205428294706496) 531.568679214223950729306989613 531.568679214223950729306989614); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/9fc70d5c410c5eaa: dyadic inputs *)
Theorem renyi_22 :
  exists x, 41.9238696737889094816347813866 <= x <= 41.9238696737889094816347813867 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 16 (1 / 16) (1 / 1048576) = 0 /\
  (0.96652311777587051628 <= kernel.renyi_epsilon_prime x 16 (1 / 16) <= 0.96652311777587051629).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 16 (1 / 16) (1 / 1048576)) (fun x => 0.96652311777587051628 <= kernel.renyi_epsilon_prime x 16 (1 / 16) <= 0.96652311777587051629) 41.9238696737889094816347813866 41.9238696737889094816347813867); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/27ca25e9aa548e46: a count that is no double *)
Theorem renyi_25 :
  exists x, 46.9906738708220189833078539910 <= x <= 46.9906738708220189833078539911 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 9007199254740993 (1 / 1000000000) (1 / 1000000) = 0 /\
  (0.40670041836417309566 <= kernel.renyi_epsilon_prime x 9007199254740993 (1 / 1000000000) <= 0.40670041836417309567).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 9007199254740993 (1 / 1000000000) (1 / 1000000)) (fun x => 0.40670041836417309566 <= kernel.renyi_epsilon_prime x 9007199254740993 (1 / 1000000000) <= 0.40670041836417309567) 46.9906738708220189833078539910 46.9906738708220189833078539911); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 210)). Qed.

(** renyi/36b9fc7f71924764: candidate 680 of a search *)
Theorem renyi_26 :
  exists x, 151.014183631656486433789715687 <= x <= 151.014183631656486433789715688 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 362 (3844028481491433 / 2305843009213693952) (7399110024328845 / 75557863725914323419136) = 0 /\
  (0.14267066815273687922 <= kernel.renyi_epsilon_prime x 362 (3844028481491433 / 2305843009213693952) <= 0.14267066815273687923).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 362 (3844028481491433 / 2305843009213693952) (7399110024328845 / 75557863725914323419136)) (fun x => 0.14267066815273687922 <= kernel.renyi_epsilon_prime x 362 (3844028481491433 / 2305843009213693952) <= 0.14267066815273687923) 151.014183631656486433789715687 151.014183631656486433789715688); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/1f7069cb92d497f7: candidate 425 of a search *)
Theorem renyi_27 :
  exists x, 41.3088824580979722024251976741 <= x <= 41.3088824580979722024251976742 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 808 (5699749428470193 / 1152921504606846976) (7854451440653451 / 4835703278458516698824704) = 0 /\
  (0.79016273432113348661 <= kernel.renyi_epsilon_prime x 808 (5699749428470193 / 1152921504606846976) <= 0.79016273432113348662).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 808 (5699749428470193 / 1152921504606846976) (7854451440653451 / 4835703278458516698824704)) (fun x => 0.79016273432113348661 <= kernel.renyi_epsilon_prime x 808 (5699749428470193 / 1152921504606846976) <= 0.79016273432113348662) 41.3088824580979722024251976741 41.3088824580979722024251976742); try apply renyi_stationarity_given_epsilon_and_delta_unbroken; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/9b80d43e8f88fb4c: -0.28 came back where 0 is meant (meta-pytorch/opacus#585) *)
Theorem renyi_28 :
  kernel.renyi_epsilon_of_order 2 (1 / 2) (9 / 10) = 0.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/a0713cf7564446b7: -0.692 came back where 0 is meant (meta-pytorch/opacus, measured) *)
Theorem renyi_29 :
  kernel.renyi_epsilon_of_order 2 (1 / 1000) (1 / 2) = 0.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/dc40f7ff1ade0ab2: one order *)
Theorem renyi_30 :
  2.0430498954161114019 <= kernel.renyi_epsilon_of_order 8 (1 / 2) (1 / 1000000) <= 2.0430498954161114020.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/9d85453b15b11496: a grid *)
Theorem renyi_31 :
  25.821478611044109752 <= kernel.renyi_epsilon_of_order (3 / 2) (1 / 10) (1 / 1000000) <= 25.821478611044109753.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/59ad0a1ef6975624: a grid *)
Theorem renyi_32 :
  35.721478611044109752 <= kernel.renyi_epsilon_of_order (3 / 2) 10 (1 / 1000000) <= 35.721478611044109753.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/d1b9f4284ba7d711: a grid *)
Theorem renyi_33 :
  0.23753144421606086706 <= kernel.renyi_epsilon_of_order 64 (1 / 10) (1 / 1000000) <= 0.23753144421606086707.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/50df004fde0be7ef: a grid *)
Theorem renyi_34 :
  10.137531444216060867 <= kernel.renyi_epsilon_of_order 64 10 (1 / 1000000) <= 10.137531444216060868.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/280affe2c17f847b: a grid *)
Theorem renyi_35 :
  0.099998999999499999666 <= kernel.renyi_epsilon_of_order 1000000 (1 / 10) (1 / 1000000) <= 0.099998999999499999667.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/29a9927b4eb43ff9: a grid *)
Theorem renyi_36 :
  9.9999989999994999996 <= kernel.renyi_epsilon_of_order 1000000 10 (1 / 1000000) <= 9.9999989999994999997.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/e9c90ba088d33a7b: an order next to 1 *)
Theorem renyi_37 :
  138155105555.61789011 <= kernel.renyi_epsilon_of_order (10000000001 / 10000000000) (1 / 1000) (1 / 1000000) <= 138155105555.61789012.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 140)). Qed.

(** renyi/e4998f29bacb052f: dyadic inputs *)
Theorem renyi_38 :
  12.976649250079015569 <= kernel.renyi_epsilon_of_order 2 (1 / 2) (1 / 1048576) <= 12.976649250079015570.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/58861d5e0a3efb72: dyadic inputs *)
Theorem renyi_39 :
  40.702536472476827946 <= kernel.renyi_epsilon_of_order 2 (1 / 2) (1 / 1152921504606846976) <= 40.702536472476827947.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/2e71f195c2ca21f9: dyadic inputs *)
Theorem renyi_40 :
  12.477625812579015569 <= kernel.renyi_epsilon_of_order 2 (1 / 1024) (1 / 1048576) <= 12.477625812579015570.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/1bd9b93ef5610406: dyadic inputs *)
Theorem renyi_41 :
  40.203513034976827946 <= kernel.renyi_epsilon_of_order 2 (1 / 1024) (1 / 1152921504606846976) <= 40.203513034976827947.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/21a80a99aa6856d7: dyadic inputs *)
Theorem renyi_42 :
  0.80364509873055452598 <= kernel.renyi_epsilon_of_order 32 (1 / 2) (1 / 1048576) <= 0.80364509873055452599.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/19e46d573cbd532f: dyadic inputs *)
Theorem renyi_43 :
  1.6980285575175807316 <= kernel.renyi_epsilon_of_order 32 (1 / 2) (1 / 1152921504606846976) <= 1.6980285575175807317.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/875a86fdca929cc2: dyadic inputs *)
Theorem renyi_44 :
  0.30462166123055452598 <= kernel.renyi_epsilon_of_order 32 (1 / 1024) (1 / 1048576) <= 0.30462166123055452599.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/fe6b5b740c67236c: dyadic inputs *)
Theorem renyi_45 :
  1.1990051200175807316 <= kernel.renyi_epsilon_of_order 32 (1 / 1024) (1 / 1152921504606846976) <= 1.1990051200175807317.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/01f2179cf66d80fa: candidate 66 of a search *)
Theorem renyi_46 :
  6.1285137080480431853 <= kernel.renyi_epsilon_of_order (5835972704009485 / 2251799813685248) (8422650947938015 / 9007199254740992) (3368073446181949 / 73786976294838206464) <= 6.1285137080480431854.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/423f53813d088e5e: candidate 775 of a search *)
Theorem renyi_47 :
  1.2793259283995668257 <= kernel.renyi_epsilon_of_order (5292054333768923 / 562949953421312) (8928663055831489 / 36028797018963968) (2105175621876559 / 295147905179352825856) <= 1.2793259283995668258.
Proof. unfold kernel.renyi_epsilon_of_order; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/da575c10edf02d87: a negative divergence (yuxiangw/autodp, measured) *)
Theorem renyi_48 :
  (99999999999999999958 * powerRZ 10 (-38)) <= kernel.renyi_divergence 1 (1 / 1000000000) 2 <= (99999999999999999959 * powerRZ 10 (-38)).
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/0c81b7f903ec7aa5: 2 percent too small (yuxiangw/autodp, measured) *)
Theorem renyi_49 :
  9.9999999995833333333e-11 <= kernel.renyi_divergence 1 (1 / 100000) 2 <= 9.9999999995833333334e-11.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/778eb84d01a849ec: 2.5 claimed, 4.99 true (microsoft/prv_accountant, measured) *)
Theorem renyi_50 :
  4.9932849574131556451 <= kernel.renyi_far_divergence 1 5 2 <= 4.9932849574131556452.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/35fdfc2a21489c2b: a grid *)
Theorem renyi_51 :
  0.0074844186160418897096 <= kernel.renyi_divergence 1 (1 / 10) (3 / 2) <= 0.0074844186160418897097.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/42f34ce23a0d34f7: a grid *)
Theorem renyi_52 :
  0.62733264704949932478 <= kernel.renyi_divergence 1 1 (3 / 2) <= 0.62733264704949932479.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/11ad9670b0155291: a grid *)
Theorem renyi_53 :
  9.9999092063238735113 <= kernel.renyi_far_divergence 1 10 (3 / 2) <= 9.9999092063238735114.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/d529ac8783e11ec3: a grid *)
Theorem renyi_54 :
  0.036716659701311644952 <= kernel.renyi_divergence 1 (1 / 10) 8 <= 0.036716659701311644953.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/f28b1cae6e687f58: a grid *)
Theorem renyi_55 :
  0.95524837405486441138 <= kernel.renyi_far_divergence 1 1 8 <= 0.95524837405486441139.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/cd312ab1176e1425: a grid *)
Theorem renyi_56 :
  9.9999935144429690193 <= kernel.renyi_far_divergence 1 10 8 <= 9.9999935144429690194.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/eaf316104c4106d3: a grid *)
Theorem renyi_57 :
  0.099354958298224653758 <= kernel.renyi_far_divergence 1 (1 / 10) 1000 <= 0.099354958298224653759.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/f3a42c0a3e9ddfc0: a grid *)
Theorem renyi_58 :
  0.99968642473721899616 <= kernel.renyi_far_divergence 1 1 1000 <= 0.99968642473721899617.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/f7e02820ad31a048: a grid *)
Theorem renyi_59 :
  9.9999999545556564395 <= kernel.renyi_far_divergence 1 10 1000 <= 9.9999999545556564396.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/26f72532d1d7b22f: dyadic inputs *)
Theorem renyi_60 :
  0.73532566405551922470 <= kernel.renyi_divergence 1 1 2 <= 0.73532566405551922471.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/22183835e26d348d: dyadic inputs *)
Theorem renyi_61 :
  0.015524228822670977375 <= kernel.renyi_divergence 1 (1 / 8) 2 <= 0.015524228822670977376.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/e85d09c9091ee8f7: dyadic inputs *)
Theorem renyi_62 :
  0.97911588749878743938 <= kernel.renyi_far_divergence 1 1 16 <= 0.97911588749878743939.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/c637e55feab50e90: dyadic inputs *)
Theorem renyi_63 :
  0.084196191038928522775 <= kernel.renyi_far_divergence 1 (1 / 8) 16 <= 0.084196191038928522776.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/0eedd6413dfcc9d3: nothing is spent *)
Theorem renyi_64 :
  kernel.renyi_divergence 1 0 2 = 0.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/04568071b56e1014: a large loss *)
Theorem renyi_65 :
  999.99999999999999999 <= kernel.renyi_far_divergence 1 1000 2 <= 1000.0000000000000000.
Proof. unfold kernel.renyi_far_divergence; compared ltac:(interval with (i_prec 2540)). Qed.

(** renyi/ed531385e5de1a91: Gaussian noise *)
Theorem renyi_66 :
  kernel.renyi_gaussian_divergence 1 10 1 8 = 0.04.
Proof. unfold kernel.renyi_gaussian_divergence; calculated ltac:(interval with (i_prec 100)). Qed.

(** renyi/11e5d007d775d05d: of a year *)
Theorem renyi_67 :
  kernel.renyi_gaussian_divergence 365 10 1 8 = 14.6.
Proof. unfold kernel.renyi_gaussian_divergence; calculated ltac:(interval with (i_prec 100)). Qed.

(** renyi/186c8d08dc8c4878: candidate 484 of a search *)
Theorem renyi_68 :
  0.00071914491949762269368 <= kernel.renyi_divergence 1 (974593113995147 / 72057594037927936) (8867094234840677 / 1125899906842624) <= 0.00071914491949762269369.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/620351a604c9c408: candidate 111 of a search *)
Theorem renyi_69 :
  0.035202363265633682139 <= kernel.renyi_divergence 1 (7158682651733975 / 72057594037927936) (8691227171175261 / 1125899906842624) <= 0.035202363265633682140.
Proof. unfold kernel.renyi_divergence; compared ltac:(interval with (i_prec 120)). Qed.

(** renyi/30f34d46953515a2: daily reports of a year *)
Theorem renyi_70 :
  exists x, 0.0316442619747804299201917818646 <= x <= 0.0316442619747804299201917818647 /\ kernel.renyi_stationarity_given_both_epsilons x 365 (6 / 625) 1 = 0 /\
  (5.5260678123965161700e-9 <= kernel.renyi_delta (kernel.zcdp_order x) 365 (6 / 625) <= 5.5260678123965161701e-9).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_both_epsilons x 365 (6 / 625) 1) (fun x => 5.5260678123965161700e-9 <= kernel.renyi_delta (kernel.zcdp_order x) 365 (6 / 625) <= 5.5260678123965161701e-9) 0.0316442619747804299201917818646 0.0316442619747804299201917818647); try apply renyi_stationarity_given_both_epsilons_unbroken; unfold kernel.renyi_stationarity_given_both_epsilons, kernel.renyi_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/e731726ea4fe52d0: a grid *)
Theorem renyi_71 :
  exists x, 0.312164152290936251261772634207 <= x <= 0.312164152290936251261772634208 /\ kernel.renyi_stationarity_given_both_epsilons x 10 (1 / 10) 0 = 0 /\
  (0.18859847822437780191 <= kernel.renyi_delta (kernel.zcdp_order x) 10 (1 / 10) <= 0.18859847822437780192).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_both_epsilons x 10 (1 / 10) 0) (fun x => 0.18859847822437780191 <= kernel.renyi_delta (kernel.zcdp_order x) 10 (1 / 10) <= 0.18859847822437780192) 0.312164152290936251261772634207 0.312164152290936251261772634208); try apply renyi_stationarity_given_both_epsilons_unbroken; unfold kernel.renyi_stationarity_given_both_epsilons, kernel.renyi_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/6b7c426f4485726a: a grid *)
Theorem renyi_72 :
  exists x, 0.133904448797210673919897413512 <= x <= 0.133904448797210673919897413513 /\ kernel.renyi_stationarity_given_both_epsilons x 10 (1 / 10) (1 / 2) = 0 /\
  (0.019370345410410714455 <= kernel.renyi_delta (kernel.zcdp_order x) 10 (1 / 10) <= 0.019370345410410714456).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_both_epsilons x 10 (1 / 10) (1 / 2)) (fun x => 0.019370345410410714455 <= kernel.renyi_delta (kernel.zcdp_order x) 10 (1 / 10) <= 0.019370345410410714456) 0.133904448797210673919897413512 0.133904448797210673919897413513); try apply renyi_stationarity_given_both_epsilons_unbroken; unfold kernel.renyi_stationarity_given_both_epsilons, kernel.renyi_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/87c88e1ac9c4e81b: dyadic inputs *)
Theorem renyi_73 :
  exists x, 0.605638827478939477904502219133 <= x <= 0.605638827478939477904502219134 /\ kernel.renyi_stationarity_given_both_epsilons x 16 (1 / 4) 1 = 0 /\
  (0.23763699585955857863 <= kernel.renyi_delta (kernel.zcdp_order x) 16 (1 / 4) <= 0.23763699585955857864).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_both_epsilons x 16 (1 / 4) 1) (fun x => 0.23763699585955857863 <= kernel.renyi_delta (kernel.zcdp_order x) 16 (1 / 4) <= 0.23763699585955857864) 0.605638827478939477904502219133 0.605638827478939477904502219134); try apply renyi_stationarity_given_both_epsilons_unbroken; unfold kernel.renyi_stationarity_given_both_epsilons, kernel.renyi_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/e857e1e004b94b7e: dyadic inputs *)
Theorem renyi_74 :
  exists x, 0.370849152123600002914518330449 <= x <= 0.370849152123600002914518330450 /\ kernel.renyi_stationarity_given_both_epsilons x 16 (1 / 4) 2 = 0 /\
  (0.044393350214080680809 <= kernel.renyi_delta (kernel.zcdp_order x) 16 (1 / 4) <= 0.044393350214080680810).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_both_epsilons x 16 (1 / 4) 2) (fun x => 0.044393350214080680809 <= kernel.renyi_delta (kernel.zcdp_order x) 16 (1 / 4) <= 0.044393350214080680810) 0.370849152123600002914518330449 0.370849152123600002914518330450); try apply renyi_stationarity_given_both_epsilons_unbroken; unfold kernel.renyi_stationarity_given_both_epsilons, kernel.renyi_delta, kernel.zcdp_order; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/e7d96e9c412fbd59: daily reports of a year *)
Theorem renyi_75 :
  (exists x, 21.2015785682145649023865870087 <= x <= 21.2015785682145649023865870088 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 365 0.011612397131717298066 (1 / 1000000) = 0 /\
  (kernel.renyi_epsilon x 365 0.011612397131717298066 <= 1)) /\
  (exists x, 21.2015785682145649006427895182 <= x <= 21.2015785682145649006427895183 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 365 0.011612397131717298067 (1 / 1000000) = 0 /\
  (1 < kernel.renyi_epsilon x 365 0.011612397131717298067)).
Proof. split; [apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 365 0.011612397131717298066 (1 / 1000000)) (fun x => kernel.renyi_epsilon x 365 0.011612397131717298066 <= 1) 21.2015785682145649023865870087 21.2015785682145649023865870088); try apply renyi_stationarity_given_epsilon_and_delta_unbroken|apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 365 0.011612397131717298067 (1 / 1000000)) (fun x => 1 < kernel.renyi_epsilon x 365 0.011612397131717298067) 21.2015785682145649006427895182 21.2015785682145649006427895183); try apply renyi_stationarity_given_epsilon_and_delta_unbroken]; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/25a0dd432d814a30: a grid *)
Theorem renyi_78 :
  (exists x, 36.2210419609670084143378927448 <= x <= 36.2210419609670084143378927449 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.017852465279579613912 (1 / 1000000000) = 0 /\
  (kernel.renyi_epsilon x 100 0.017852465279579613912 <= 1)) /\
  (exists x, 36.2210419609670084123855808464 <= x <= 36.2210419609670084123855808465 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.017852465279579613913 (1 / 1000000000) = 0 /\
  (1 < kernel.renyi_epsilon x 100 0.017852465279579613913)).
Proof. split; [apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.017852465279579613912 (1 / 1000000000)) (fun x => kernel.renyi_epsilon x 100 0.017852465279579613912 <= 1) 36.2210419609670084143378927448 36.2210419609670084143378927449); try apply renyi_stationarity_given_epsilon_and_delta_unbroken|apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.017852465279579613913 (1 / 1000000000)) (fun x => 1 < kernel.renyi_epsilon x 100 0.017852465279579613913) 36.2210419609670084123855808464 36.2210419609670084123855808465); try apply renyi_stationarity_given_epsilon_and_delta_unbroken]; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/3751928d472b387e: a grid *)
Theorem renyi_79 :
  (exists x, 8.41462206857309219535387477383 <= x <= 8.41462206857309219535387477384 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.081982702298246615619 (1 / 1000000000) = 0 /\
  (kernel.renyi_epsilon x 100 0.081982702298246615619 <= 5)) /\
  (exists x, 8.41462206857309219525655566726 <= x <= 8.41462206857309219525655566727 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.081982702298246615620 (1 / 1000000000) = 0 /\
  (5 < kernel.renyi_epsilon x 100 0.081982702298246615620)).
Proof. split; [apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.081982702298246615619 (1 / 1000000000)) (fun x => kernel.renyi_epsilon x 100 0.081982702298246615619 <= 5) 8.41462206857309219535387477383 8.41462206857309219535387477384); try apply renyi_stationarity_given_epsilon_and_delta_unbroken|apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 100 0.081982702298246615620 (1 / 1000000000)) (fun x => 5 < kernel.renyi_epsilon x 100 0.081982702298246615620) 8.41462206857309219525655566726 8.41462206857309219525655566727); try apply renyi_stationarity_given_epsilon_and_delta_unbroken]; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/601644b1309633a6: dyadic inputs *)
Theorem renyi_80 :
  (exists x, 41.1945090742083496193696726298 <= x <= 41.1945090742083496193696726299 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 16 0.064588070287516525714 (1 / 1048576) = 0 /\
  (kernel.renyi_epsilon x 16 0.064588070287516525714 <= 1)) /\
  (exists x, 41.1945090742083496190361108376 <= x <= 41.1945090742083496190361108377 /\ kernel.renyi_stationarity_given_epsilon_and_delta x 16 0.064588070287516525715 (1 / 1048576) = 0 /\
  (1 < kernel.renyi_epsilon x 16 0.064588070287516525715)).
Proof. split; [apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 16 0.064588070287516525714 (1 / 1048576)) (fun x => kernel.renyi_epsilon x 16 0.064588070287516525714 <= 1) 41.1945090742083496193696726298 41.1945090742083496193696726299); try apply renyi_stationarity_given_epsilon_and_delta_unbroken|apply (root_between (fun x => kernel.renyi_stationarity_given_epsilon_and_delta x 16 0.064588070287516525715 (1 / 1048576)) (fun x => 1 < kernel.renyi_epsilon x 16 0.064588070287516525715) 41.1945090742083496190361108376 41.1945090742083496190361108377); try apply renyi_stationarity_given_epsilon_and_delta_unbroken]; unfold kernel.renyi_stationarity_given_epsilon_and_delta, kernel.renyi_epsilon; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/992ca41643508a7b: daily reports *)
Theorem renyi_81 :
  exists x, 21.1320434266099514770533409528 <= x <= 21.1320434266099514770533409529 /\ kernel.renyi_stationarity_given_target x (6 / 625) 1 (1 / 1000000) = 0 /\
  (532 <= kernel.renyi_largest_k x (6 / 625) 1 < 533).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_target x (6 / 625) 1 (1 / 1000000)) (fun x => 532 <= kernel.renyi_largest_k x (6 / 625) 1 < 533) 21.1320434266099514770533409528 21.1320434266099514770533409529); try apply renyi_stationarity_given_target_unbroken; unfold kernel.renyi_stationarity_given_target, kernel.renyi_largest_k; compared ltac:(interval with (i_prec 170)). Qed.

(** renyi/ae90840c1856c49d: dyadic inputs *)
Theorem renyi_82 :
  exists x, 21.1698855184062515181905051472 <= x <= 21.1698855184062515181905051473 /\ kernel.renyi_stationarity_given_target x (1 / 128) 1 (1 / 1048576) = 0 /\
  (798 <= kernel.renyi_largest_k x (1 / 128) 1 < 799).
Proof. apply (root_between (fun x => kernel.renyi_stationarity_given_target x (1 / 128) 1 (1 / 1048576)) (fun x => 798 <= kernel.renyi_largest_k x (1 / 128) 1 < 799) 21.1698855184062515181905051472 21.1698855184062515181905051473); try apply renyi_stationarity_given_target_unbroken; unfold kernel.renyi_stationarity_given_target, kernel.renyi_largest_k; compared ltac:(interval with (i_prec 170)). Qed.

Definition vectors_renyi : unit :=
  let _ := renyi_1 in
  let _ := renyi_2 in
  let _ := renyi_3 in
  let _ := renyi_4 in
  let _ := renyi_5 in
  let _ := renyi_7 in
  let _ := renyi_8 in
  let _ := renyi_9 in
  let _ := renyi_11 in
  let _ := renyi_12 in
  let _ := renyi_13 in
  let _ := renyi_17 in
  let _ := renyi_18 in
  let _ := renyi_19 in
  let _ := renyi_20 in
  let _ := renyi_22 in
  let _ := renyi_25 in
  let _ := renyi_26 in
  let _ := renyi_27 in
  let _ := renyi_28 in
  let _ := renyi_29 in
  let _ := renyi_30 in
  let _ := renyi_31 in
  let _ := renyi_32 in
  let _ := renyi_33 in
  let _ := renyi_34 in
  let _ := renyi_35 in
  let _ := renyi_36 in
  let _ := renyi_37 in
  let _ := renyi_38 in
  let _ := renyi_39 in
  let _ := renyi_40 in
  let _ := renyi_41 in
  let _ := renyi_42 in
  let _ := renyi_43 in
  let _ := renyi_44 in
  let _ := renyi_45 in
  let _ := renyi_46 in
  let _ := renyi_47 in
  let _ := renyi_48 in
  let _ := renyi_49 in
  let _ := renyi_50 in
  let _ := renyi_51 in
  let _ := renyi_52 in
  let _ := renyi_53 in
  let _ := renyi_54 in
  let _ := renyi_55 in
  let _ := renyi_56 in
  let _ := renyi_57 in
  let _ := renyi_58 in
  let _ := renyi_59 in
  let _ := renyi_60 in
  let _ := renyi_61 in
  let _ := renyi_62 in
  let _ := renyi_63 in
  let _ := renyi_64 in
  let _ := renyi_65 in
  let _ := renyi_66 in
  let _ := renyi_67 in
  let _ := renyi_68 in
  let _ := renyi_69 in
  let _ := renyi_70 in
  let _ := renyi_71 in
  let _ := renyi_72 in
  let _ := renyi_73 in
  let _ := renyi_74 in
  let _ := renyi_75 in
  let _ := renyi_78 in
  let _ := renyi_79 in
  let _ := renyi_80 in
  let _ := renyi_81 in
  let _ := renyi_82 in
  tt.
