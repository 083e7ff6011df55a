(** * Vectors of adaptive_filter.json to 20 digits

    Written by bulk.py: 58 theorems. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** adaptive_filter/2cfbe98e3de86ddd: the input of Example 3.7 *)
Theorem adaptive_filter_1 :
  1.0065445658594671766 <= kernel.filter_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 1.0065445658594671767.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/8e9c1bfc2b128b21: a grid *)
Theorem adaptive_filter_2 :
  (52565217697569319786 * powerRZ 10 (-319)) <= kernel.filter_epsilon_prime 1 (powerRZ 10 (-300)) (1 / 1000000) <= (52565217697569319787 * powerRZ 10 (-319)).
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/4d12157510a48874: a grid *)
Theorem adaptive_filter_3 :
  0.0065632284512887332078 <= kernel.filter_epsilon_prime 1 (1 / 801) (1 / 1000000) <= 0.0065632284512887332079.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/320d4d5363befa8d: a grid *)
Theorem adaptive_filter_4 :
  0.53065217697569319786 <= kernel.filter_epsilon_prime 1 (1 / 10) (1 / 1000000) <= 0.53065217697569319787.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/9adbbd857f146174: a grid *)
Theorem adaptive_filter_5 :
  5.7565217697569319786 <= kernel.filter_epsilon_prime 1 1 (1 / 1000000) <= 5.7565217697569319787.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/dfcf5777aa004d72: a grid *)
Theorem adaptive_filter_6 :
  (10042570740260643091 * powerRZ 10 (-317)) <= kernel.filter_epsilon_prime 365 (powerRZ 10 (-300)) (1 / 1000000) <= (10042570740260643092 * powerRZ 10 (-317)).
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/09900ed26ebbb1f0: a grid *)
Theorem adaptive_filter_7 :
  0.12565985967834799378 <= kernel.filter_epsilon_prime 365 (1 / 801) (1 / 1000000) <= 0.12565985967834799379.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/782d72350245d5b5: a grid *)
Theorem adaptive_filter_8 :
  11.867570740260643091 <= kernel.filter_epsilon_prime 365 (1 / 10) (1 / 1000000) <= 11.867570740260643092.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/cb80ee873fd1104d: a grid *)
Theorem adaptive_filter_9 :
  282.92570740260643091 <= kernel.filter_epsilon_prime 365 1 (1 / 1000000) <= 282.92570740260643092.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/a15040d16d48b9b9: a grid *)
Theorem adaptive_filter_10 :
  (52565217697569319786 * powerRZ 10 (-317)) <= kernel.filter_epsilon_prime 10000 (powerRZ 10 (-300)) (1 / 1000000) <= (52565217697569319787 * powerRZ 10 (-317)).
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/cdab15f7e977212d: a grid *)
Theorem adaptive_filter_11 :
  0.66403792038592560093 <= kernel.filter_epsilon_prime 10000 (1 / 801) (1 / 1000000) <= 0.66403792038592560094.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/7b0b56122e5622b2: a grid *)
Theorem adaptive_filter_12 :
  102.56521769756931978 <= kernel.filter_epsilon_prime 10000 (1 / 10) (1 / 1000000) <= 102.56521769756931979.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/5e8ec08ab618f8ea: a grid *)
Theorem adaptive_filter_13 :
  5525.6521769756931978 <= kernel.filter_epsilon_prime 10000 1 (1 / 1000000) <= 5525.6521769756931979.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/2fc12c0f0d25717b: a grid of slacks *)
Theorem adaptive_filter_14 :
  8.2179746731476377037 <= kernel.filter_epsilon_prime 365 (1 / 100) (powerRZ 10 (-400)) <= 8.2179746731476377038.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/c13d0578fa707c76: a grid of slacks *)
Theorem adaptive_filter_15 :
  1.8517641765940362367 <= kernel.filter_epsilon_prime 365 (1 / 100) (1 / 100000000000000000000) <= 1.8517641765940362368.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/46e2f665ca8be825: a grid of slacks *)
Theorem adaptive_filter_16 :
  0.24319386895595978342 <= kernel.filter_epsilon_prime 365 (1 / 100) (1 / 2) <= 0.24319386895595978343.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/989d32df3b66c745: a grid of slacks *)
Theorem adaptive_filter_17 :
  0.026796140904033699906 <= kernel.filter_epsilon_prime 365 (1 / 100) (999 / 1000) <= 0.026796140904033699907.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/779cdfa52ec66618: large counts *)
Theorem adaptive_filter_18 :
  0.00061100136873453654489 <= kernel.filter_epsilon_prime 9007199254740993 (1 / 1000000000000) (1 / 1000000000) <= 0.00061100136873453654490.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/443953855c0ae258: large counts *)
Theorem adaptive_filter_19 :
  506437.89807886804171 <= kernel.filter_epsilon_prime (powerRZ 10 30) (1 / 1000000000000) (1 / 1000000000) <= 506437.89807886804172.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/0c0dba04b43cea11: dyadic inputs *)
Theorem adaptive_filter_20 :
  12.531075390936637364 <= kernel.filter_epsilon_prime 16 (1 / 2) (1 / 1048576) <= 12.531075390936637365.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/b061816c06ae3f6e: dyadic inputs *)
Theorem adaptive_filter_21 :
  20.240357635440532900 <= kernel.filter_epsilon_prime 16 (1 / 2) (1 / 1152921504606846976) <= 20.240357635440532901.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/32b3fea00ac6f5f0: dyadic inputs *)
Theorem adaptive_filter_22 :
  1.3476344238670796706 <= kernel.filter_epsilon_prime 16 (1 / 16) (1 / 1048576) <= 1.3476344238670796707.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/0ac37cf07c918169: dyadic inputs *)
Theorem adaptive_filter_23 :
  2.3112947044300666125 <= kernel.filter_epsilon_prime 16 (1 / 16) (1 / 1152921504606846976) <= 2.3112947044300666126.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/a60958f098d8cbf3: dyadic inputs *)
Theorem adaptive_filter_24 :
  0.020576136017454369853 <= kernel.filter_epsilon_prime 16 (1 / 1024) (1 / 1048576) <= 0.020576136017454369854.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/d5de997daa392343: dyadic inputs *)
Theorem adaptive_filter_25 :
  0.035633327901251040820 <= kernel.filter_epsilon_prime 16 (1 / 1024) (1 / 1152921504606846976) <= 0.035633327901251040821.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/395df4ae978e33b9: nothing is spent *)
Theorem adaptive_filter_26 :
  kernel.filter_epsilon_prime 10 0 (1 / 1000000) = 0.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/2e9259560f7764e4: candidate 331 of a search *)
Theorem adaptive_filter_27 :
  0.53054877151815937894 <= kernel.filter_epsilon_prime 20 (2975955216082711 / 144115188075855872) (1674532277832095 / 18889465931478580854784) <= 0.53054877151815937895.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/d41786c2c6bef503: candidate 78 of a search *)
Theorem adaptive_filter_28 :
  0.63833628192509750429 <= kernel.filter_epsilon_prime 1 (7392044886128075 / 36028797018963968) (6239375004660079 / 576460752303423488) <= 0.63833628192509750430.
Proof. unfold kernel.filter_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/c828836211854e62: a transcendental delta *)
Theorem adaptive_filter_29 :
  0.0000010206115362243855782 <= kernel.advanced_delta_total 10 (exp (- 20)) (1 / 1000000) <= 0.0000010206115362243855783.
Proof. unfold kernel.advanced_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/3dd1f11170366438: a year *)
Theorem adaptive_filter_30 :
  kernel.advanced_delta_total 365 (1 / 1000000000) (1 / 1000000) = 0.000001365.
Proof. unfold kernel.advanced_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** adaptive_filter/c109531dcda0e745: spends of 1e-17 were absorbed (diffpriv-pure, measured) *)
Theorem adaptive_filter_31 :
  kernel.advanced_delta_total 100000 (1 / 100000000000000000) (1 / 1000000) = 0.000001000001.
Proof. unfold kernel.advanced_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** adaptive_filter/9551f6bed8309928: what equal spends may be *)
Theorem adaptive_filter_32 :
  0.18691658443874571197 <= kernel.filter_largest_epsilon 1 1 (1 / 1000000) 0 <= 0.18691658443874571198.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/c5fef4473ea1ecb5: what equal spends may be *)
Theorem adaptive_filter_33 :
  0.0097836611824093178879 <= kernel.filter_largest_epsilon 365 1 (1 / 1000000) 0 <= 0.0097836611824093178880.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/f842d16e91f4bc94: what equal spends may be *)
Theorem adaptive_filter_34 :
  0.0018691658443874571197 <= kernel.filter_largest_epsilon 10000 1 (1 / 1000000) 0 <= 0.0018691658443874571198.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/2f16ea1fb5d426af: a grid of targets *)
Theorem adaptive_filter_35 :
  (60159128006704839236 * powerRZ 10 (-321)) <= kernel.filter_largest_epsilon 10 (powerRZ 10 (-300)) (1 / 1000000) 0 <= (60159128006704839237 * powerRZ 10 (-321)).
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/143385b16081474b: a grid of targets *)
Theorem adaptive_filter_36 :
  0.0060050658644307585501 <= kernel.filter_largest_epsilon 10 (1 / 10) (1 / 1000000) 0 <= 0.0060050658644307585502.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/0bd43513b421924b: a grid of targets *)
Theorem adaptive_filter_37 :
  0.52019509612622706806 <= kernel.filter_largest_epsilon 10 10 (1 / 1000000) 0 <= 0.52019509612622706807.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/d0a64fb33e703823: a grid of targets *)
Theorem adaptive_filter_38 :
  12.577232799561175395 <= kernel.filter_largest_epsilon 10 1000 (1 / 1000000) 0 <= 12.577232799561175396.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/bcde86b61029e570: dyadic inputs *)
Theorem adaptive_filter_39 :
  0.046651874769117058586 <= kernel.filter_largest_epsilon 16 1 (1 / 1048576) 0 <= 0.046651874769117058587.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/7d4b460e761bc203: dyadic inputs *)
Theorem adaptive_filter_40 :
  0.027248916719957245160 <= kernel.filter_largest_epsilon 16 1 (1 / 1152921504606846976) 0 <= 0.027248916719957245161.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/105d309c7a9241b4: dyadic inputs *)
Theorem adaptive_filter_41 :
  0.33675439407890978637 <= kernel.filter_largest_epsilon 16 8 (1 / 1048576) 0 <= 0.33675439407890978638.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/76174f729080eebd: dyadic inputs *)
Theorem adaptive_filter_42 :
  0.20965484655988964941 <= kernel.filter_largest_epsilon 16 8 (1 / 1152921504606846976) 0 <= 0.20965484655988964942.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/17e4d24d9f004b9c: a grid of slacks *)
Theorem adaptive_filter_43 :
  0.0073659595195301935489 <= kernel.filter_largest_epsilon 10 1 (powerRZ 10 (-400)) 0 <= 0.0073659595195301935490.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/380b31f2be5a5bf8: a grid of slacks *)
Theorem adaptive_filter_44 :
  0.43329158517201353636 <= kernel.filter_largest_epsilon 10 1 (999 / 1000) 0 <= 0.43329158517201353637.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/9e420b7115b82c6d: after some spends *)
Theorem adaptive_filter_45 :
  0.040570143119650422912 <= kernel.filter_largest_epsilon 3 1 (1 / 1000000) (3 / 100) <= 0.040570143119650422913.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/dec0490961764649: a tie of rational numbers *)
Theorem adaptive_filter_46 :
  kernel.filter_largest_epsilon 1 6 (exp (- 2)) 3 = 1.
Proof. unfold kernel.filter_largest_epsilon; calculated ltac:(interval with (i_prec 100)). Qed.

(** adaptive_filter/0bf8553db8c9103d: candidate 79 of a search *)
Theorem adaptive_filter_47 :
  0.017193277077735623356 <= kernel.filter_largest_epsilon 2215 (379937963166145 / 140737488355328) (7842993759939203 / 576460752303423488) 0 <= 0.017193277077735623357.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/9c6b90117c6cfa93: candidate 48 of a search *)
Theorem adaptive_filter_48 :
  0.0041366660780210555417 <= kernel.filter_largest_epsilon 1642 (8323121515589431 / 18014398509481984) (253315036116157 / 9007199254740992) 0 <= 0.0041366660780210555418.
Proof. unfold kernel.filter_largest_epsilon; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/cfb25eff3a1001e6: the budget of Example 3.7 *)
Theorem adaptive_filter_49 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 801) (exp (- 32)) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 9871)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 801) (exp (- 32)) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (1) 9871 9872 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/25e57ccd86bab6e8: a tie of rational numbers *)
Theorem adaptive_filter_50 :
  forall k : nat, kernel.filter_level_of_more (INR k) 1 (exp (- 2)) 0 <= 6 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 4)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x 1 (exp (- 2)) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (6) 4 5 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; calculated ltac:(interval with (i_prec 100)). Qed.

(** adaptive_filter/28dd54e87a96f458: a grid of spends *)
Theorem adaptive_filter_51 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 10) (1 / 1000000) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 3)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 10) (1 / 1000000) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (1) 3 4 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/8f84c956d7c6f4a0: a grid of spends *)
Theorem adaptive_filter_52 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 1000) (1 / 1000000) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 34937)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 1000) (1 / 1000000) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (1) 34937 34938 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/703efe0f1512a729: a grid of spends *)
Theorem adaptive_filter_53 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 1000000000) (1 / 1000000) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 34937809538246755)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 1000000000) (1 / 1000000) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (1) 34937809538246755 34937809538246756 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/3370b1c4606d4e7e: an answer above 2^53 *)
Theorem adaptive_filter_54 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 100000000000000000000) (1 / 1000000) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) 0 0 0 <= 0 <-> (k <= Z.to_nat 349378095382467556483640343529117294697)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 100000000000000000000) (1 / 1000000) 0) (fun x => kernel.filter_limit_of_budget x 0 0 0) (1) 349378095382467556483640343529117294697 349378095382467556483640343529117294698 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |left]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; compared ltac:(interval with (i_prec 210)). Qed.

(** adaptive_filter/13ecd0b9ebdf3d47: the deltas set the limit *)
Theorem adaptive_filter_55 :
  forall k : nat, kernel.filter_level_of_more (INR k) (1 / 1000000000) (1 / 1000000) 0 <= 1 /\ kernel.filter_limit_of_budget (INR k) (1 / 50) (1 / 2) 0 <= 0 <-> (k <= Z.to_nat 25)%nat.
Proof. apply (largest_count (fun x => kernel.filter_level_of_more x (1 / 1000000000) (1 / 1000000) 0) (fun x => kernel.filter_limit_of_budget x (1 / 50) (1 / 2) 0) (1) 25 26 (fun l => l <= 0)); [exact at_most_kept|rises filter_level_of_more_rises_in_k|intros; unfold kernel.filter_limit_of_budget; lra|easy|easy| | |right; apply Rlt_not_le]; unfold kernel.filter_level_of_more, kernel.filter_limit_of_budget; calculated ltac:(interval with (i_prec 100)). Qed.

(** adaptive_filter/42b6d8a00d9f0d8d: equal shares of a budget *)
Theorem adaptive_filter_56 :
  3.3333333333333333333e-7 <= kernel.filter_largest_delta 3 (1 / 1000000) 0 <= 3.3333333333333333334e-7.
Proof. unfold kernel.filter_largest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/9a584b6f30a2af67: parts that exceed their sum as doubles (opendp/dpcreator#547) *)
Theorem adaptive_filter_57 :
  0.0090909090909090909090 <= kernel.filter_largest_delta 11 (1 / 10) 0 <= 0.0090909090909090909091.
Proof. unfold kernel.filter_largest_delta; compared ltac:(interval with (i_prec 120)). Qed.

(** adaptive_filter/a449e0ba1c17ff26: what is left *)
Theorem adaptive_filter_58 :
  3.3264628212585381405e-7 <= kernel.filter_largest_delta 3 (1 / 1000000) (exp (- 20)) <= 3.3264628212585381406e-7.
Proof. unfold kernel.filter_largest_delta; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_adaptive_filter : unit :=
  let _ := adaptive_filter_1 in
  let _ := adaptive_filter_2 in
  let _ := adaptive_filter_3 in
  let _ := adaptive_filter_4 in
  let _ := adaptive_filter_5 in
  let _ := adaptive_filter_6 in
  let _ := adaptive_filter_7 in
  let _ := adaptive_filter_8 in
  let _ := adaptive_filter_9 in
  let _ := adaptive_filter_10 in
  let _ := adaptive_filter_11 in
  let _ := adaptive_filter_12 in
  let _ := adaptive_filter_13 in
  let _ := adaptive_filter_14 in
  let _ := adaptive_filter_15 in
  let _ := adaptive_filter_16 in
  let _ := adaptive_filter_17 in
  let _ := adaptive_filter_18 in
  let _ := adaptive_filter_19 in
  let _ := adaptive_filter_20 in
  let _ := adaptive_filter_21 in
  let _ := adaptive_filter_22 in
  let _ := adaptive_filter_23 in
  let _ := adaptive_filter_24 in
  let _ := adaptive_filter_25 in
  let _ := adaptive_filter_26 in
  let _ := adaptive_filter_27 in
  let _ := adaptive_filter_28 in
  let _ := adaptive_filter_29 in
  let _ := adaptive_filter_30 in
  let _ := adaptive_filter_31 in
  let _ := adaptive_filter_32 in
  let _ := adaptive_filter_33 in
  let _ := adaptive_filter_34 in
  let _ := adaptive_filter_35 in
  let _ := adaptive_filter_36 in
  let _ := adaptive_filter_37 in
  let _ := adaptive_filter_38 in
  let _ := adaptive_filter_39 in
  let _ := adaptive_filter_40 in
  let _ := adaptive_filter_41 in
  let _ := adaptive_filter_42 in
  let _ := adaptive_filter_43 in
  let _ := adaptive_filter_44 in
  let _ := adaptive_filter_45 in
  let _ := adaptive_filter_46 in
  let _ := adaptive_filter_47 in
  let _ := adaptive_filter_48 in
  let _ := adaptive_filter_49 in
  let _ := adaptive_filter_50 in
  let _ := adaptive_filter_51 in
  let _ := adaptive_filter_52 in
  let _ := adaptive_filter_53 in
  let _ := adaptive_filter_54 in
  let _ := adaptive_filter_55 in
  let _ := adaptive_filter_56 in
  let _ := adaptive_filter_57 in
  let _ := adaptive_filter_58 in
  tt.
