(** * Vectors of basic_composition.json to 20 digits

    Written by bulk.py: 69 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** basic_composition/4a670f67ef39a49e: a row of the source's table *)
Theorem basic_composition_1 :
  kernel.basic_total 10 (1 / 10) = 1.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/38d785f91f0ad551: a row of the source's table *)
Theorem basic_composition_2 :
  kernel.basic_total 100 (1 / 10) = 10.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/fbc1624a72951ef4: a row of the source's table *)
Theorem basic_composition_3 :
  kernel.basic_total 1000 (1 / 10) = 100.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/9c769106383cd161: a row of the source's table *)
Theorem basic_composition_4 :
  kernel.basic_total 100 (1 / 100) = 1.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/3c292b665214ad83: a row of the source's table *)
Theorem basic_composition_5 :
  kernel.basic_total 10000 (1 / 100) = 100.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/9940496cd7354eff: the input of Example 3.7, without slack *)
Theorem basic_composition_6 :
  12.484394506866416978 <= kernel.basic_total 10000 (1 / 801) <= 12.484394506866416979.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/af1e6c603a09e946: daily reports of a year *)
Theorem basic_composition_7 :
  kernel.basic_total 365 (1 / 100) = 3.65.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/ef600b4adefbe46b: ten times the double nearest to 0.1: the sum of doubles is 0.9999999999999999 (IBM/differential-privacy-library, measured) *)
Theorem basic_composition_8 :
  1.0000000000000000555 <= kernel.basic_total 10 (3602879701896397 / 36028797018963968) <= 1.0000000000000000556.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/5e5033410251f643: the textbook example where advanced composition is worse (uvm-plaid/programming-dp#56) *)
Theorem basic_composition_9 :
  kernel.basic_total 500 1 = 500.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/8864c997e57ea94d: eleven equal parts of a budget of 1 (w3c/attribution#77) *)
Theorem basic_composition_10 :
  kernel.basic_total 11 (1 / 11) = 1.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/49284d6826ef72b2: parts added up as doubles exceed their sum (opendp/dpcreator#547) *)
Theorem basic_composition_11 :
  2.9999999999999998334 <= kernel.basic_total 9 (6004799503160661 / 18014398509481984) <= 2.9999999999999998335.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/ba6616d872424ce0: parts added up as doubles exceed their sum (opendp/dpcreator#547) *)
Theorem basic_composition_12 :
  3.6666666666666664631 <= kernel.basic_total 11 (6004799503160661 / 18014398509481984) <= 3.6666666666666664632.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/744ece748b1cbc9a: one mechanism *)
Theorem basic_composition_13 :
  kernel.basic_total 1 (powerRZ 10 (-300)) = (1 * powerRZ 10 (-300)).
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/22c1a7fc093cb451: one mechanism *)
Theorem basic_composition_14 :
  0.33333333333333333333 <= kernel.basic_total 1 (1 / 3) <= 0.33333333333333333334.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/582cc5e1d39cdb41: one mechanism *)
Theorem basic_composition_15 :
  0.69314718055994530941 <= kernel.basic_total 1 (ln 2) <= 0.69314718055994530942.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/4031b3ae2b25dc97: one mechanism *)
Theorem basic_composition_16 :
  0.030197383422318500739 <= kernel.basic_total 1 (exp (- 7 / 2)) <= 0.030197383422318500740.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/495c7baa178f265c: one mechanism *)
Theorem basic_composition_17 :
  kernel.basic_total 1 700 = 700.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/0bc7e989471bf211: three equal mechanisms *)
Theorem basic_composition_18 :
  kernel.basic_total 3 (powerRZ 10 (-300)) = (3 * powerRZ 10 (-300)).
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/65789360112f9031: three equal mechanisms *)
Theorem basic_composition_19 :
  kernel.basic_total 3 (1 / 10) = 0.3.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/3fd34359daa221b2: three equal mechanisms *)
Theorem basic_composition_20 :
  3.2958368660043290741 <= kernel.basic_total 3 (ln 3) <= 3.2958368660043290742.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/d88abec2bd3a5005: three equal mechanisms *)
Theorem basic_composition_21 :
  22.167168296791950681 <= kernel.basic_total 3 (exp 2) <= 22.167168296791950682.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/796d278d4fdace5b: the first count that is no double *)
Theorem basic_composition_22 :
  kernel.basic_total 9007199254740993 (1 / 1000000000000000) = 9.007199254740993.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/b7bc73a105e14f36: the first count that is no double *)
Theorem basic_composition_23 :
  kernel.basic_total 9007199254740993 (1 / 3) = 3002399751580331.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/0dc0174c333a2042: the first count that is no double *)
Theorem basic_composition_24 :
  kernel.basic_total 9007199254740993 (powerRZ 10 (-300)) = (9007199254740993 * powerRZ 10 (-300)).
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/52b3b14871d884a2: a count far above the doubles' integers *)
Theorem basic_composition_25 :
  kernel.basic_total (powerRZ 10 30) (powerRZ 10 (-30)) = 1.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/46a51c9d3389c951: a count far above the doubles' integers *)
Theorem basic_composition_26 :
  1.4285714285714285714e+29 <= kernel.basic_total (powerRZ 10 30) (1 / 7) <= 1.4285714285714285715e+29.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/bb30c2c537da615b: a product at the edge of the doubles *)
Theorem basic_composition_27 :
  kernel.basic_total (powerRZ 10 300) 10000000000 = (1 * powerRZ 10 310).
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 940)). Qed.

(** basic_composition/97ae1c733d165f7d: a product at the edge of the doubles *)
Theorem basic_composition_28 :
  kernel.basic_total (powerRZ 10 300) (powerRZ 10 (-320)) = 1e-20.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/92ad722dc04627a8: nothing is spent *)
Theorem basic_composition_29 :
  kernel.basic_total 10 0 = 0.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/7308f4e3be9f3a43: the least positive double, written in decimal *)
Theorem basic_composition_30 :
  kernel.basic_total 5 (1 / 2 * powerRZ 10 (-323)) = (25 * powerRZ 10 (-324)).
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/24584378692631bf: the least positive double *)
Theorem basic_composition_31 :
  (14821969375237396325 * powerRZ 10 (-342)) <= kernel.basic_total 3 (powerRZ 2 (-1074)) <= (14821969375237396326 * powerRZ 10 (-342)).
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/7234487bf39a3438: approximate mechanisms *)
Theorem basic_composition_32 :
  kernel.basic_total 10 (1 / 10) = 1.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/d9efcf6d919f1b4c: deltas add up *)
Theorem basic_composition_33 :
  kernel.basic_total 3000 (1 / 1000000000) = 0.000003.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/d47ff0937a570716: a thousand mechanisms: the largest delta was taken in the place of the sum (yuxiangw/autodp, measured) *)
Theorem basic_composition_34 :
  kernel.basic_total 1000 (1 / 1000000) = 0.001.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/a6267174d9ffb379: a total of 1e-13, which was lost beside 1 (yuxiangw/autodp, measured) *)
Theorem basic_composition_35 :
  kernel.basic_total 10000 (1 / 100000000000000000) = 1e-13.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/7d5dd8310f36b9ab: 1 - (1 - delta) in doubles gives 0 (google/differential-privacy, measured) *)
Theorem basic_composition_36 :
  kernel.basic_total 10 (1 / 100000000000000000) = 1e-16.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/e6d7c786485f0756: a delta below all doubles *)
Theorem basic_composition_37 :
  kernel.basic_total 365 (powerRZ 10 (-400)) = (365 * powerRZ 10 (-400)).
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/812bb865bb75c387: a delta below all doubles *)
Theorem basic_composition_38 :
  (18527249976055517193 * powerRZ 10 (-451)) <= kernel.basic_total 365 (exp (- 1000)) <= (18527249976055517194 * powerRZ 10 (-451)).
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/5dec9c1daf58c243: a transcendental delta *)
Theorem basic_composition_39 :
  0.00037022941226003864849 <= kernel.basic_total 3 (exp (- 9)) <= 0.00037022941226003864850.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/0727be9a3dce6119: nearly nothing guaranteed *)
Theorem basic_composition_40 :
  kernel.basic_total 1 (999 / 1000) = 0.999.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/3388c3be7baa79f8: a large count of tiny deltas *)
Theorem basic_composition_41 :
  kernel.basic_total 9007199254740993 (1 / 100000000000000000000) = 0.00009007199254740993.
Proof. unfold kernel.basic_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/83b92134033267fa: the least positive double *)
Theorem basic_composition_42 :
  (34584595208887258092 * powerRZ 10 (-342)) <= kernel.basic_total 7 (powerRZ 2 (-1074)) <= (34584595208887258093 * powerRZ 10 (-342)).
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/92252dc87be8f317: pure mechanisms *)
Theorem basic_composition_43 :
  kernel.basic_total 2 0 = 0.
Proof. unfold kernel.basic_total; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/4d3536ece3e2ad60: equal shares of 1 *)
Theorem basic_composition_44 :
  0.33333333333333333333 <= kernel.basic_share 3 1 <= 0.33333333333333333334.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/9996ac40907bf1c4: equal shares of 1 *)
Theorem basic_composition_45 :
  0.14285714285714285714 <= kernel.basic_share 7 1 <= 0.14285714285714285715.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/3e522c1a2ed82ff3: equal shares of 1 *)
Theorem basic_composition_46 :
  0.0027397260273972602739 <= kernel.basic_share 365 1 <= 0.0027397260273972602740.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/06f614d51ea92ea0: equal shares of 1 *)
Theorem basic_composition_47 :
  kernel.basic_share 10000 1 = 0.0001.
Proof. unfold kernel.basic_share; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/e7878e5031fecd40: eleven parts, each rounded down (w3c/attribution#77) *)
Theorem basic_composition_48 :
  0.090909090909090909090 <= kernel.basic_share 11 1 <= 0.090909090909090909091.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/0d13d7fd91ddc2c4: parts that are added up as doubles (opendp/dpcreator#547) *)
Theorem basic_composition_49 :
  0.11111111111111111111 <= kernel.basic_share 9 1 <= 0.11111111111111111112.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/25737e29e6101111: a share that was 133 ulp too large (IBM/differential-privacy-library, measured) *)
Theorem basic_composition_50 :
  kernel.basic_share 1000 5 = 0.005.
Proof. unfold kernel.basic_share; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/afcffdeae86ec431: shares at the ends of the doubles *)
Theorem basic_composition_51 :
  (33333333333333333333 * powerRZ 10 (-328)) <= kernel.basic_share 3 (powerRZ 10 (-308)) <= (33333333333333333334 * powerRZ 10 (-328)).
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/d6d5de90b7923d40: shares at the ends of the doubles *)
Theorem basic_composition_52 :
  (16666666666666666666 * powerRZ 10 (-343)) <= kernel.basic_share 3 (1 / 2 * powerRZ 10 (-323)) <= (16666666666666666667 * powerRZ 10 (-343)).
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/e0f3f2b8fc17b620: shares at the ends of the doubles *)
Theorem basic_composition_53 :
  (33333333333333333333 * powerRZ 10 288) <= kernel.basic_share 3 (powerRZ 10 308) <= (33333333333333333334 * powerRZ 10 288).
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/3d4914f6fb308a53: a count that is no double *)
Theorem basic_composition_54 :
  (11102230246251564171 * powerRZ 10 (-35)) <= kernel.basic_share 9007199254740993 1 <= (11102230246251564172 * powerRZ 10 (-35)).
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/8aaf1a9c5db6aa84: a count that is no double *)
Theorem basic_composition_55 :
  (11102230246251564171 * powerRZ 10 (-335)) <= kernel.basic_share 9007199254740993 (powerRZ 10 (-300)) <= (11102230246251564172 * powerRZ 10 (-335)).
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/3d88cf42e2d2aa9a: transcendental totals *)
Theorem basic_composition_56 :
  0.23104906018664843647 <= kernel.basic_share 3 (ln 2) <= 0.23104906018664843648.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/4e1c7e65af887ab9: transcendental totals *)
Theorem basic_composition_57 :
  0.90609394281968174512 <= kernel.basic_share 3 (exp 1) <= 0.90609394281968174513.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/ecd927ccba513420: nothing may be spent *)
Theorem basic_composition_58 :
  kernel.basic_share 10 0 = 0.
Proof. unfold kernel.basic_share; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/cef4d33623d166cb: exact quotients *)
Theorem basic_composition_59 :
  forall k : nat, kernel.basic_total (INR k) (1 / 10) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 10)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 10)) (fun x => kernel.basic_limit x 0) (1) 10 11 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/6b95b1483259c70f: exact quotients *)
Theorem basic_composition_60 :
  forall k : nat, kernel.basic_total (INR k) (1 / 10) <= 5 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 50)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 10)) (fun x => kernel.basic_limit x 0) (5) 50 51 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/73934b1e1739450a: the double nearest to 0.1 fits nine times into 1, not ten *)
Theorem basic_composition_61 :
  forall k : nat, kernel.basic_total (INR k) (3602879701896397 / 36028797018963968) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 9)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (3602879701896397 / 36028797018963968)) (fun x => kernel.basic_limit x 0) (1) 9 10 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/938feaae38be8daa: an exact quotient that doubles miss *)
Theorem basic_composition_62 :
  forall k : nat, kernel.basic_total (INR k) (1 / 3) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 3)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 3)) (fun x => kernel.basic_limit x 0) (1) 3 4 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/e9591aa8086ab06b: the double below 1/3 fits three times *)
Theorem basic_composition_63 :
  forall k : nat, kernel.basic_total (INR k) (6004799503160661 / 18014398509481984) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 3)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (6004799503160661 / 18014398509481984)) (fun x => kernel.basic_limit x 0) (1) 3 4 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/b518b641c3e0ae35: an integer above 2^53 *)
Theorem basic_composition_64 :
  forall k : nat, kernel.basic_total (INR k) (1 / 100000000000000000000) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 100000000000000000000)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 100000000000000000000)) (fun x => kernel.basic_limit x 0) (1) 100000000000000000000 100000000000000000001 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/3f2ec7be0ba93388: ten times, and the quotient of logarithms is exact *)
Theorem basic_composition_65 :
  forall k : nat, kernel.basic_total (INR k) (ln 2) <= ln 1024 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 10)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (ln 2)) (fun x => kernel.basic_limit x 0) (ln 1024) 10 11 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/4b91415aa6b0e4e6: an integer of 311 digits *)
Theorem basic_composition_66 :
  forall k : nat, kernel.basic_total (INR k) (powerRZ 10 (-300)) <= 10000000000 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (powerRZ 10 (-300))) (fun x => kernel.basic_limit x 0) (10000000000) 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/bf05f2c5371eca6c: an integer part *)
Theorem basic_composition_67 :
  forall k : nat, kernel.basic_total (INR k) (3 / 10) <= 1 /\ kernel.basic_limit (INR k) 0 < 0 <-> (k <= Z.to_nat 3)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (3 / 10)) (fun x => kernel.basic_limit x 0) (1) 3 4 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |left]; unfold kernel.basic_total, kernel.basic_limit; compared ltac:(interval with (i_prec 120)). Qed.

(** basic_composition/d863da658a57e6ea: the deltas set the limit: their sum stays below 1 *)
Theorem basic_composition_68 :
  forall k : nat, kernel.basic_total (INR k) (1 / 10) <= 100 /\ kernel.basic_limit (INR k) (1 / 100) < 0 <-> (k <= Z.to_nat 99)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 10)) (fun x => kernel.basic_limit x (1 / 100)) (100) 99 100 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |right; apply Rle_not_lt]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

(** basic_composition/ffb2fe448178aef6: the deltas set the limit *)
Theorem basic_composition_69 :
  forall k : nat, kernel.basic_total (INR k) (1 / 1000000000) <= 1 /\ kernel.basic_limit (INR k) (1 / 1000000) < 0 <-> (k <= Z.to_nat 999999)%nat.
Proof. apply (largest_count (fun x => kernel.basic_total x (1 / 1000000000)) (fun x => kernel.basic_limit x (1 / 1000000)) (1) 999999 1000000 (fun l => l < 0)); [exact below_kept|rises basic_total_rises_in_k|intros; unfold kernel.basic_limit; lra|easy|easy| | |right; apply Rle_not_lt]; unfold kernel.basic_total, kernel.basic_limit; calculated ltac:(interval with (i_prec 100)). Qed.

Definition vectors_basic_composition : unit :=
  let _ := basic_composition_1 in
  let _ := basic_composition_2 in
  let _ := basic_composition_3 in
  let _ := basic_composition_4 in
  let _ := basic_composition_5 in
  let _ := basic_composition_6 in
  let _ := basic_composition_7 in
  let _ := basic_composition_8 in
  let _ := basic_composition_9 in
  let _ := basic_composition_10 in
  let _ := basic_composition_11 in
  let _ := basic_composition_12 in
  let _ := basic_composition_13 in
  let _ := basic_composition_14 in
  let _ := basic_composition_15 in
  let _ := basic_composition_16 in
  let _ := basic_composition_17 in
  let _ := basic_composition_18 in
  let _ := basic_composition_19 in
  let _ := basic_composition_20 in
  let _ := basic_composition_21 in
  let _ := basic_composition_22 in
  let _ := basic_composition_23 in
  let _ := basic_composition_24 in
  let _ := basic_composition_25 in
  let _ := basic_composition_26 in
  let _ := basic_composition_27 in
  let _ := basic_composition_28 in
  let _ := basic_composition_29 in
  let _ := basic_composition_30 in
  let _ := basic_composition_31 in
  let _ := basic_composition_32 in
  let _ := basic_composition_33 in
  let _ := basic_composition_34 in
  let _ := basic_composition_35 in
  let _ := basic_composition_36 in
  let _ := basic_composition_37 in
  let _ := basic_composition_38 in
  let _ := basic_composition_39 in
  let _ := basic_composition_40 in
  let _ := basic_composition_41 in
  let _ := basic_composition_42 in
  let _ := basic_composition_43 in
  let _ := basic_composition_44 in
  let _ := basic_composition_45 in
  let _ := basic_composition_46 in
  let _ := basic_composition_47 in
  let _ := basic_composition_48 in
  let _ := basic_composition_49 in
  let _ := basic_composition_50 in
  let _ := basic_composition_51 in
  let _ := basic_composition_52 in
  let _ := basic_composition_53 in
  let _ := basic_composition_54 in
  let _ := basic_composition_55 in
  let _ := basic_composition_56 in
  let _ := basic_composition_57 in
  let _ := basic_composition_58 in
  let _ := basic_composition_59 in
  let _ := basic_composition_60 in
  let _ := basic_composition_61 in
  let _ := basic_composition_62 in
  let _ := basic_composition_63 in
  let _ := basic_composition_64 in
  let _ := basic_composition_65 in
  let _ := basic_composition_66 in
  let _ := basic_composition_67 in
  let _ := basic_composition_68 in
  let _ := basic_composition_69 in
  tt.
