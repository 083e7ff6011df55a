(** * The Gaussian profile in numbers

    Written by profile.py: the formula that the kernel evaluates, and 14 theorems.

    Not certified here:
    - gaussian_profile/1cedde01ab0bdf61: estimates called pessimistic are below: 7.216837, 7.237680 (google/differential-privacy and opake-accounting, measured) (an argument of Phi beyond 7)
    - gaussian_profile/5ffdcc7f7f505d73: 75 GB of memory for a scalar (google/dpsynth#71) (an argument of Phi beyond 7)
    - gaussian_profile/49b6ec2f84f4f519: 8.24 and 9.85 (IBM/differential-privacy-library and yuxiangw/autodp, measured) (an argument of Phi beyond 7) *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import normal_distribution gaussian_profile_shape.
From Dpcert Require Import certificates.support certificates.normal.
Open Scope R_scope.

(** dpcert.theorems.gaussian_profile.delta_formula *)
Definition gaussian_delta (epsilon sigma sensitivity k : R) : R :=
  normal_cdf (sqrt k * sensitivity / sigma / 2 - epsilon / (sqrt k * sensitivity / sigma)) - exp epsilon * normal_cdf (- (sqrt k * sensitivity / sigma / 2) - epsilon / (sqrt k * sensitivity / sigma)).

Theorem gaussian_delta_agrees epsilon sigma sensitivity k :
  gaussian_delta epsilon sigma sensitivity k = gaussian_profile epsilon (sqrt k * sensitivity / sigma).
Proof. reflexivity. Qed.

(** gaussian_profile/93ccb3b4712d584a: the exact delta at the sigma of Theorem 3.22 *)
Theorem gaussian_1 :
  1.607853993087429216291799448032129803549e-8 <= gaussian_delta (1 / 2) (1937922105042155768503457 / 200000000000000000000000) 1 1 <= 1.607853993087429216291799448032129803550e-8.
Proof. rewrite gaussian_delta_agrees; enclose_profile 117%nat 224%positive. Qed.

(** gaussian_profile/a160fe157dc80e21: Theorem 3.22 beyond its domain misses 1e-5 (opendp/smartnoise-sdk#462) *)
Theorem gaussian_2 :
  0.00002265374364793423105720023449440458637233 <= gaussian_delta 10 (242240263130269471 / 500000000000000000) 1 1 <= 0.00002265374364793423105720023449440458637234.
Proof. rewrite gaussian_delta_agrees; enclose_profile 140%nat 227%positive. Qed.

(** gaussian_profile/a0447e5a36564514: Theorem 3.22 beyond its domain misses 1e-5 by a factor of 150 *)
Theorem gaussian_3 :
  0.001526694695524856312753009028126464550683 <= gaussian_delta 20 (242240263130269471 / 1000000000000000000) 1 1 <= 0.001526694695524856312753009028126464550684.
Proof. rewrite gaussian_delta_agrees; enclose_profile 167%nat 236%positive. Qed.

(** gaussian_profile/32a7b61c5d20bcc3: a grid of losses *)
Theorem gaussian_4 :
  0.1269367375066439458008296247577668804150 <= gaussian_delta 1 1 1 1 <= 0.1269367375066439458008296247577668804151.
Proof. rewrite gaussian_delta_agrees; enclose_profile 49%nat 202%positive. Qed.

(** gaussian_profile/4e05cdb31d850eca: daily reports of a year *)
Theorem gaussian_5 :
  9.999999621596667068316045342871054260579e-7 <= gaussian_delta 1 (80712377 / 1000000) 1 365 <= 9.999999621596667068316045342871054260580e-7.
Proof. rewrite gaussian_delta_agrees; enclose_profile 105%nat 219%positive. Qed.

(** gaussian_profile/934be544e4465ee4: one release *)
Theorem gaussian_6 :
  (forall epsilon, 4.377178095681224627650116293242010913154 <= epsilon -> gaussian_delta epsilon 1 1 1 <= (1 / 100000)) /\
  (forall epsilon, 0 <= epsilon <= 4.377178095681224627650116293242010913153 -> (1 / 100000) < gaussian_delta epsilon 1 1 1).
Proof. apply (smallest_epsilon_certified (sqrt 1 * 1 / 1) (1 / 100000) 4.377178095681224627650116293242010913153 4.377178095681224627650116293242010913154); try split; enclose_profile 116%nat 220%positive. Qed.

(** gaussian_profile/b7f42867dbd1aa82: infinity (yuxiangw/autodp#15) *)
Theorem gaussian_9 :
  (forall epsilon, 0.9029396430055310883931444217071852573656 <= epsilon -> gaussian_delta epsilon 20 1 60 <= (1 / 500)) /\
  (forall epsilon, 0 <= epsilon <= 0.9029396430055310883931444217071852573655 -> (1 / 500) < gaussian_delta epsilon 20 1 60).
Proof. apply (smallest_epsilon_certified (sqrt 60 * 1 / 20) (1 / 500) 0.9029396430055310883931444217071852573655 0.9029396430055310883931444217071852573656); try split; enclose_profile 68%nat 208%positive. Qed.

(** gaussian_profile/b9f26aaecd26d606: 3.73; a sign in the wrong place gave 0.134 (opendp/smartnoise-core#316) *)
Theorem gaussian_10 :
  (forall sigma, 3.730631634815941832249822575037427818844 <= sigma -> gaussian_delta 1 sigma 1 1 <= (1 / 100000)) /\
  (forall sigma, 0 < sigma <= 3.730631634815941832249822575037427818843 -> (1 / 100000) < gaussian_delta 1 sigma 1 1).
Proof. apply (smallest_sigma_certified 1 (1 / 100000) (sqrt 1 * 1) 3.730631634815941832249822575037427818843 3.730631634815941832249822575037427818844); try split; enclose_profile 95%nat 216%positive. Qed.

(** gaussian_profile/2dfafd394b8cfdea: where Theorem 3.22 needs 9.69 *)
Theorem gaussian_12 :
  (forall sigma, 7.031826675582491442714627100353812462951 <= sigma -> gaussian_delta (1 / 2) sigma 1 1 <= (1 / 100000)) /\
  (forall sigma, 0 < sigma <= 7.031826675582491442714627100353812462950 -> (1 / 100000) < gaussian_delta (1 / 2) sigma 1 1).
Proof. apply (smallest_sigma_certified (1 / 2) (1 / 100000) (sqrt 1 * 1) 7.031826675582491442714627100353812462950 7.031826675582491442714627100353812462951); try split; enclose_profile 89%nat 215%positive. Qed.

(** gaussian_profile/92ca362f6f9c1dcf: beyond the domain of Theorem 3.22 *)
Theorem gaussian_13 :
  (forall sigma, 2.230476271186417301060762639618658923213 <= sigma -> gaussian_delta 2 sigma 1 1 <= (1 / 1000000)) /\
  (forall sigma, 0 < sigma <= 2.230476271186417301060762639618658923212 -> (1 / 1000000) < gaussian_delta 2 sigma 1 1).
Proof. apply (smallest_sigma_certified 2 (1 / 1000000) (sqrt 1 * 1) 2.230476271186417301060762639618658923212 2.230476271186417301060762639618658923213); try split; enclose_profile 112%nat 220%positive. Qed.

(** gaussian_profile/754b7f9876aebf4f: no loss but delta *)
Theorem gaussian_14 :
  (forall sigma, 398942.2804013282350951697381694011068948 <= sigma -> gaussian_delta 0 sigma 1 1 <= (1 / 1000000)) /\
  (forall sigma, 0 < sigma <= 398942.2804013282350951697381694011068947 -> (1 / 1000000) < gaussian_delta 0 sigma 1 1).
Proof. apply (smallest_sigma_certified 0 (1 / 1000000) (sqrt 1 * 1) 398942.2804013282350951697381694011068947 398942.2804013282350951697381694011068948); try split; enclose_profile 6%nat 217%positive. Qed.

(** gaussian_profile/6ca9d25cb10d2c36: daily reports of a year *)
Theorem gaussian_15 :
  (forall sigma, 80.71237685164645945803564238903669948904 <= sigma -> gaussian_delta 1 sigma 1 365 <= (1 / 1000000)) /\
  (forall sigma, 0 < sigma <= 80.71237685164645945803564238903669948903 -> (1 / 1000000) < gaussian_delta 1 sigma 1 365).
Proof. apply (smallest_sigma_certified 1 (1 / 1000000) (sqrt 365 * 1) 80.71237685164645945803564238903669948903 80.71237685164645945803564238903669948904); try split; enclose_profile 105%nat 219%positive. Qed.

(** E-0006, check 3: at a standard deviation of 3.112815 the true delta is above 1e-5 *)
Theorem e_0006_3 :
  21 / 2000 < gaussian_delta (1 / 2) (622563 / 200000) 1 1.
Proof. rewrite gaussian_delta_agrees; enclose_profile 54%nat 205%positive. Qed.

(** E-0006, check 4: at 9.689610525210778842517285 it is below *)
Theorem e_0006_4 :
  gaussian_delta (1 / 2) (1937922105042155768503457 / 200000000000000000000000) 1 1 <= 16078539930874292163 / 1000000000000000000000000000.
Proof. rewrite gaussian_delta_agrees; enclose_profile 117%nat 224%positive. Qed.

Definition gaussian_numbers :=
  (gaussian_1,
   gaussian_2,
   gaussian_3,
   gaussian_4,
   gaussian_5,
   gaussian_6,
   gaussian_9,
   gaussian_10,
   gaussian_12,
   gaussian_13,
   gaussian_14,
   gaussian_15,
   e_0006_3,
   e_0006_4).
