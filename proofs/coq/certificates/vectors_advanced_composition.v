(** * Vectors of advanced_composition.json to 20 digits

    Written by bulk.py: 190 theorems.

    Not certified here:
    - 1: a number is too large or too small for Coq to compute with *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** advanced_composition/19e0ab49153ca864: the input of Example 3.7, which prints this epsilon for a total of 1 *)
Theorem advanced_composition_1 :
  1.0143473043148823495 <= kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 1.0143473043148823496.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/bbd24cfdaa5dfb19: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_2 :
  1.0003976075675389405 <= kernel.advanced_epsilon_prime 10000 (1 / 812) (exp (- 32)) <= 1.0003976075675389406.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/558e570cbb215e5f: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_3 :
  1.0000225328629011972 <= kernel.advanced_epsilon_prime 10000 (10 / 8123) (exp (- 32)) <= 1.0000225328629011973.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/0d2370eb35544dac: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_4 :
  0.99989757044020722418 <= kernel.advanced_epsilon_prime 10000 (5 / 4062) (exp (- 32)) <= 0.99989757044020722419.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5bf1382e05a29ced: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_5 :
  0.99914845111317871346 <= kernel.advanced_epsilon_prime 10000 (1 / 813) (exp (- 32)) <= 0.99914845111317871347.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/1a288fdb2cbe260b: a row of the source's table *)
Theorem advanced_composition_6 :
  1.7674290543447575498 <= kernel.advanced_epsilon_prime 10 (1 / 10) (1 / 1000000) <= 1.7674290543447575499.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/871ac4c3574a8802: a row of the source's table *)
Theorem advanced_composition_7 :
  6.3082309505134082267 <= kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 1000000) <= 6.3082309505134082268.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/169faf73d11dfaa8: a row of the source's table *)
Theorem advanced_composition_8 :
  27.139673170255861731 <= kernel.advanced_epsilon_prime 1000 (1 / 10) (1 / 1000000) <= 27.139673170255861732.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/34a4797e9f573eba: a row of the source's table *)
Theorem advanced_composition_9 :
  0.53570234405986125540 <= kernel.advanced_epsilon_prime 100 (1 / 100) (1 / 1000000) <= 0.53570234405986125541.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2d7f070b13817620: a row of the source's table *)
Theorem advanced_composition_10 :
  6.2615384781737377328 <= kernel.advanced_epsilon_prime 10000 (1 / 100) (1 / 1000000) <= 6.2615384781737377329.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/fc4874b00b54825d: daily reports of a year *)
Theorem advanced_composition_11 :
  1.0409401838832777191 <= kernel.advanced_epsilon_prime 365 (1 / 100) (1 / 1000000) <= 1.0409401838832777192.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3bcb8d360ee9f783: a slack that is no double *)
Theorem advanced_composition_12 :
  529.69487609955002334 <= kernel.advanced_epsilon_prime 1000000 (1 / 100) (powerRZ 10 (-400)) <= 529.69487609955002335.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/cb0c2d5e2ae9ab1d: a count above 2^53 and a tiny epsilon *)
Theorem advanced_composition_13 :
  0.067961404244151167978 <= kernel.advanced_epsilon_prime 100000000000000000000 (1 / 1000000000000) (1 / 10000000000) <= 0.067961404244151167979.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/bb061389263dd970: the second term was missing (diffpriv-pure, measured: 4.7985) *)
Theorem advanced_composition_14 :
  5.8502350929445574556 <= kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 100000) <= 5.8502350929445574557.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ee178b71b0e4d2b8: 34 times too small without the second term (diffpriv-pure, measured: 525.65) *)
Theorem advanced_composition_15 :
  17708.470461566145551 <= kernel.advanced_epsilon_prime 10000 1 (1 / 1000000) <= 17708.470461566145552.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/276d14be0c21056e: worse than basic composition: the plotted formula was another one (uvm-plaid/programming-dp#56, #59) *)
Theorem advanced_composition_16 :
  966.43921554398997966 <= kernel.advanced_epsilon_prime 500 1 (1 / 100000) <= 966.43921554398997967.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/e2b5492b76d91c79: a grid of ordinary and small losses *)
Theorem advanced_composition_17 :
  (52565217697569319786 * powerRZ 10 (-319)) <= kernel.advanced_epsilon_prime 1 (powerRZ 10 (-300)) (1 / 1000000) <= (52565217697569319787 * powerRZ 10 (-319)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/9b23bd2340aad687: a grid of ordinary and small losses *)
Theorem advanced_composition_18 :
  (52565217697569319786 * powerRZ 10 (-39)) <= kernel.advanced_epsilon_prime 1 (1 / 100000000000000000000) (1 / 1000000) <= (52565217697569319787 * powerRZ 10 (-39)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/0a30f9c67c98713c: a grid of ordinary and small losses *)
Theorem advanced_composition_19 :
  0.0065640087251342747251 <= kernel.advanced_epsilon_prime 1 (1 / 801) (1 / 1000000) <= 0.0065640087251342747252.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/6d1b5c9cd4358410: a grid of ordinary and small losses *)
Theorem advanced_composition_20 :
  0.53616926878325796034 <= kernel.advanced_epsilon_prime 1 (1 / 10) (1 / 1000000) <= 0.53616926878325796035.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ebb82441b5a6d1d3: a grid of ordinary and small losses *)
Theorem advanced_composition_21 :
  6.9748035982159772139 <= kernel.advanced_epsilon_prime 1 1 (1 / 1000000) <= 6.9748035982159772140.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a175bdabf2b23b6b: a grid of ordinary and small losses *)
Theorem advanced_composition_22 :
  220307.22316576473448 <= kernel.advanced_epsilon_prime 1 10 (1 / 1000000) <= 220307.22316576473449.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/44d4e0525dc13d7d: a grid of ordinary and small losses *)
Theorem advanced_composition_23 :
  (74338443776996768939 * powerRZ 10 (-319)) <= kernel.advanced_epsilon_prime 2 (powerRZ 10 (-300)) (1 / 1000000) <= (74338443776996768940 * powerRZ 10 (-319)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/09cf1823543f9dea: a grid of ordinary and small losses *)
Theorem advanced_composition_24 :
  (74338443776996768939 * powerRZ 10 (-39)) <= kernel.advanced_epsilon_prime 2 (1 / 100000000000000000000) (1 / 1000000) <= (74338443776996768940 * powerRZ 10 (-39)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2d0d43c7f41c94cc: a grid of ordinary and small losses *)
Theorem advanced_composition_25 :
  0.0092838237401384782101 <= kernel.advanced_epsilon_prime 2 (1 / 801) (1 / 1000000) <= 0.0092838237401384782102.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/8dcec09fba6cbd95: a grid of ordinary and small losses *)
Theorem advanced_composition_26 :
  0.76441862138509721435 <= kernel.advanced_epsilon_prime 2 (1 / 10) (1 / 1000000) <= 0.76441862138509721436.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a975cd77935a7b6f: a grid of ordinary and small losses *)
Theorem advanced_composition_27 :
  10.870408034617767364 <= kernel.advanced_epsilon_prime 2 1 (1 / 1000000) <= 10.870408034617767365.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ac320e4c036e5b03: a grid of ordinary and small losses *)
Theorem advanced_composition_28 :
  440583.65433991132710 <= kernel.advanced_epsilon_prime 2 10 (1 / 1000000) <= 440583.65433991132711.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/65fe11f2b13e7080: a grid of ordinary and small losses *)
Theorem advanced_composition_29 :
  (10042570740260643091 * powerRZ 10 (-317)) <= kernel.advanced_epsilon_prime 365 (powerRZ 10 (-300)) (1 / 1000000) <= (10042570740260643092 * powerRZ 10 (-317)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/8e51f0282ac31f92: a grid of ordinary and small losses *)
Theorem advanced_composition_30 :
  (10042570740260643091 * powerRZ 10 (-37)) <= kernel.advanced_epsilon_prime 365 (1 / 100000000000000000000) (1 / 1000000) <= (10042570740260643092 * powerRZ 10 (-37)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/dc7e89128c7eaae0: a grid of ordinary and small losses *)
Theorem advanced_composition_31 :
  0.12594465963197064759 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 1000000) <= 0.12594465963197064760.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2d26b44c82099661: a grid of ordinary and small losses *)
Theorem advanced_composition_32 :
  13.881309250021781396 <= kernel.advanced_epsilon_prime 365 (1 / 10) (1 / 1000000) <= 13.881309250021781397.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/de2ab0c7b2f4d038: a grid of ordinary and small losses *)
Theorem advanced_composition_33 :
  727.59857479015794181 <= kernel.advanced_epsilon_prime 365 1 (1 / 1000000) <= 727.59857479015794182.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7185b9fb8afbe292: a grid of ordinary and small losses *)
Theorem advanced_composition_34 :
  80393954.408118541351 <= kernel.advanced_epsilon_prime 365 10 (1 / 1000000) <= 80393954.408118541352.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5f32e85ef0014517: a grid of ordinary and small losses *)
Theorem advanced_composition_35 :
  (74338443776996768939 * powerRZ 10 (-317)) <= kernel.advanced_epsilon_prime 20000 (powerRZ 10 (-300)) (1 / 1000000) <= (74338443776996768940 * powerRZ 10 (-317)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/33be1c3e5b8f2c1d: a grid of ordinary and small losses *)
Theorem advanced_composition_36 :
  (74338443776996768959 * powerRZ 10 (-37)) <= kernel.advanced_epsilon_prime 20000 (1 / 100000000000000000000) (1 / 1000000) <= (74338443776996768960 * powerRZ 10 (-37)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2ddf142d90ee5355: a grid of ordinary and small losses *)
Theorem advanced_composition_37 :
  0.95926194666967442365 <= kernel.advanced_epsilon_prime 20000 (1 / 801) (1 / 1000000) <= 0.95926194666967442366.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/899e4f5e5e6d2182: a grid of ordinary and small losses *)
Theorem advanced_composition_38 :
  284.68027992829201856 <= kernel.advanced_epsilon_prime 20000 (1 / 10) (1 / 1000000) <= 284.68027992829201857.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5dfc62afe7f89d69: a grid of ordinary and small losses *)
Theorem advanced_composition_39 :
  35109.021006950872396 <= kernel.advanced_epsilon_prime 20000 1 (1 / 1000000) <= 35109.021006950872397.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/49dd10ede8dc3a63: a grid of ordinary and small losses *)
Theorem advanced_composition_40 :
  4405100592.8057210030 <= kernel.advanced_epsilon_prime 20000 10 (1 / 1000000) <= 4405100592.8057210031.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/c549e80eecf36bc8: a grid of slacks *)
Theorem advanced_composition_41 :
  1.0242552213200572137 <= kernel.advanced_epsilon_prime 365 (1 / 801) (powerRZ 10 (-400)) <= 1.0242552213200572138.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/df9698ce77d53547: a grid of slacks *)
Theorem advanced_composition_42 :
  0.88710730594381120167 <= kernel.advanced_epsilon_prime 365 (1 / 801) (powerRZ 10 (-300)) <= 0.88710730594381120168.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/14fd194b2c47f8f9: a grid of slacks *)
Theorem advanced_composition_43 :
  0.22947238779276614417 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 100000000000000000000) <= 0.22947238779276614418.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/62e78c9d353359e4: a grid of slacks *)
Theorem advanced_composition_44 :
  0.035924268962398271220 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 3) <= 0.035924268962398271221.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a64f55a610f0c538: a grid of slacks *)
Theorem advanced_composition_45 :
  0.0016361785930155153593 <= kernel.advanced_epsilon_prime 365 (1 / 801) (999 / 1000) <= 0.0016361785930155153594.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3f670b7771a0c85c: a grid of slacks *)
Theorem advanced_composition_46 :
  0.00056924468117424467464 <= kernel.advanced_epsilon_prime 365 (1 / 801) (999999999999999999 / 1000000000000000000) <= 0.00056924468117424467465.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/6ee5f3ce24eed2a6: symbolic slacks *)
Theorem advanced_composition_47 :
  0.15193844804487426736 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1)) <= 0.15193844804487426737.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2a7262cc82bac22a: symbolic slacks *)
Theorem advanced_composition_48 :
  4.4826530468071441552 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1000)) <= 4.4826530468071441553.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/cca10ea2013b536f: symbolic slacks *)
Theorem advanced_composition_49 :
  0.010517091807609483840 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1 / 10000000000000000000000000)) <= 0.010517091807609483841.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/73282c340d00b48e: symbolic slacks *)
Theorem advanced_composition_50 :
  0.096134020108183481537 <= kernel.advanced_epsilon_prime 1 (1 / 10) (ln 2) <= 0.096134020108183481538.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/89aba6f715fea54b: symbolic slacks *)
Theorem advanced_composition_51 :
  119.31305369937857529 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1)) <= 119.31305369937857530.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3a597ba1b3a26b37: symbolic slacks *)
Theorem advanced_composition_52 :
  552.38451357560556409 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1000)) <= 552.38451357560556410.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ba02b06f87f65336: symbolic slacks *)
Theorem advanced_composition_53 :
  105.17091807565209694 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1 / 10000000000000000000000000)) <= 105.17091807565209695.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/52fbb232c6736830: symbolic slacks *)
Theorem advanced_composition_54 :
  113.73261090570949671 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (ln 2) <= 113.73261090570949672.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3c82f122e84d3b8d: symbolic losses *)
Theorem advanced_composition_55 :
  21.042854111801069269 <= kernel.advanced_epsilon_prime 10 (ln 2) (1 / 1000000000) <= 21.042854111801069270.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/f7c18e12ca981aff: symbolic losses *)
Theorem advanced_composition_56 :
  0.62402895137077128086 <= kernel.advanced_epsilon_prime 10 (exp (- 7 / 2)) (1 / 1000000000) <= 0.62402895137077128087.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/811385250637b214: symbolic losses *)
Theorem advanced_composition_57 :
  1055.5902498113622170 <= kernel.advanced_epsilon_prime 10 (ln 30) (1 / 1000000000) <= 1055.5902498113622171.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/4ea7007a4946a548: counts up to 1e30 *)
Theorem advanced_composition_58 :
  0.00061100587233416391989 <= kernel.advanced_epsilon_prime 9007199254740993 (1 / 1000000000000) (1 / 1000000000) <= 0.00061100587233416391990.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/3a2e5ae1f5fb74c3: counts up to 1e30 *)
Theorem advanced_composition_59 :
  0.00020358521273245335443 <= kernel.advanced_epsilon_prime 1000000000000000 (1 / 1000000000000) (1 / 1000000000) <= 0.00020358521273245335444.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/7e94a5776769c502: counts up to 1e30 *)
Theorem advanced_composition_60 :
  1006437.8980793680417 <= kernel.advanced_epsilon_prime (powerRZ 10 30) (1 / 1000000000000) (1 / 1000000000) <= 1006437.8980793680418.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/829f26a64839830c: a large count and a tiny loss *)
Theorem advanced_composition_61 :
  (37169221888498385469 * powerRZ 10 (-33)) <= kernel.advanced_epsilon_prime (powerRZ 10 30) (powerRZ 10 (-30)) (powerRZ 10 (-300)) <= (37169221888498385470 * powerRZ 10 (-33)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/40ed7ec1e847774a: a large count and a tiny loss *)
Theorem advanced_composition_62 :
  3.7269221888498384474 <= kernel.advanced_epsilon_prime (powerRZ 10 30) (1 / 10000000000000000) (powerRZ 10 (-300)) <= 3.7269221888498384475.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/fba328b09b2c65cf: losses at the end of the doubles *)
Theorem advanced_composition_63 :
  (58870501125773734550 * powerRZ 10 (-343)) <= kernel.advanced_epsilon_prime 1 (1 / 2 * powerRZ 10 (-323)) (1 / 2) <= (58870501125773734551 * powerRZ 10 (-343)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5f4a4e56c61ba71f: losses at the end of the doubles *)
Theorem advanced_composition_64 :
  (26198242618435581472 * powerRZ 10 (-327)) <= kernel.advanced_epsilon_prime 1 (11125369292536007 / 5 * powerRZ 10 (-323)) (1 / 2) <= (26198242618435581473 * powerRZ 10 (-327)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a2bda6074653606c: a subnormal answer *)
Theorem advanced_composition_65 :
  (37232974110590341327 * powerRZ 10 (-329)) <= kernel.advanced_epsilon_prime 10 (powerRZ 10 (-310)) (1 / 2) <= (37232974110590341328 * powerRZ 10 (-329)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ef309cc97e215d0a: a subnormal answer *)
Theorem advanced_composition_66 :
  (12139417035081170806 * powerRZ 10 (-327)) <= kernel.advanced_epsilon_prime 10 (powerRZ 10 (-310)) (powerRZ 10 (-320)) <= (12139417035081170807 * powerRZ 10 (-327)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/16c0ab6349161acc: e^epsilon at the end of the doubles and beyond it *)
Theorem advanced_composition_67 :
  (28398497532580126264 * powerRZ 10 288) <= kernel.advanced_epsilon_prime 4 700 (1 / 1000000) <= (28398497532580126265 * powerRZ 10 288).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/712bd651a0731e50: e^epsilon at the end of the doubles and beyond it *)
Theorem advanced_composition_68 :
  (23307403560969901128 * powerRZ 10 292) <= kernel.advanced_epsilon_prime 4 709 (1 / 1000000) <= (23307403560969901129 * powerRZ 10 292).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/fe9dbb1b7b784bfc: e^epsilon at the end of the doubles and beyond it *)
Theorem advanced_composition_69 :
  (63445451358992593287 * powerRZ 10 292) <= kernel.advanced_epsilon_prime 4 710 (1 / 1000000) <= (63445451358992593288 * powerRZ 10 292).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/824f439d31a2f802: e^epsilon at the end of the doubles and beyond it *)
Theorem advanced_composition_70 :
  (78802844560681879755 * powerRZ 10 418) <= kernel.advanced_epsilon_prime 4 1000 (1 / 1000000) <= (78802844560681879756 * powerRZ 10 418).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/25247c0b37f7a657: dyadic inputs *)
Theorem advanced_composition_72 :
  1.4812758818578259032 <= kernel.advanced_epsilon_prime 2 (1 / 2) (1 / 2) <= 1.4812758818578259033.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/aa90a92ea1762eea: dyadic inputs *)
Theorem advanced_composition_73 :
  4.3720186817591622796 <= kernel.advanced_epsilon_prime 2 (1 / 2) (1 / 1048576) <= 4.3720186817591622797.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/f5dd562bd6cf0d53: dyadic inputs *)
Theorem advanced_composition_74 :
  8.9742673822771057103 <= kernel.advanced_epsilon_prime 2 (1 / 2) (powerRZ 2 (-100)) <= 8.9742673822771057104.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/1e451d12ad51340c: dyadic inputs *)
Theorem advanced_composition_75 :
  26.976409748041721559 <= kernel.advanced_epsilon_prime 2 (1 / 2) (powerRZ 2 (-1000)) <= 26.976409748041721560.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/52095aa6c5fa907d: dyadic inputs *)
Theorem advanced_composition_76 :
  27.933150381850342248 <= kernel.advanced_epsilon_prime 2 (1 / 2) (powerRZ 2 (-1074)) <= 27.933150381850342249.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ad18240883636104: dyadic inputs *)
Theorem advanced_composition_77 :
  0.24142576605613101829 <= kernel.advanced_epsilon_prime 2 (1 / 8) (1 / 2) <= 0.24142576605613101830.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3f94601c5e01700a: dyadic inputs *)
Theorem advanced_composition_78 :
  0.96411146603146511239 <= kernel.advanced_epsilon_prime 2 (1 / 8) (1 / 1048576) <= 0.96411146603146511240.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/00e39fc648afd714: dyadic inputs *)
Theorem advanced_composition_79 :
  2.1146736411609509700 <= kernel.advanced_epsilon_prime 2 (1 / 8) (powerRZ 2 (-100)) <= 2.1146736411609509701.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/cfa46daab86d6351: dyadic inputs *)
Theorem advanced_composition_80 :
  6.6152092326021049322 <= kernel.advanced_epsilon_prime 2 (1 / 8) (powerRZ 2 (-1000)) <= 6.6152092326021049323.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7d379f73988b6dcb: dyadic inputs *)
Theorem advanced_composition_81 :
  6.8543943910542601045 <= kernel.advanced_epsilon_prime 2 (1 / 8) (powerRZ 2 (-1074)) <= 6.8543943910542601046.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/fc245064cf85a447: dyadic inputs *)
Theorem advanced_composition_82 :
  0.0016279915051760044757 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (1 / 2) <= 0.0016279915051760044758.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/4513de9a608993f3: dyadic inputs *)
Theorem advanced_composition_83 :
  0.0072739735362333020859 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (1 / 1048576) <= 0.0072739735362333020860.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/8962630d7f32adb9: dyadic inputs *)
Theorem advanced_composition_84 :
  0.016262740529432410349 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (powerRZ 2 (-100)) <= 0.016262740529432410350.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/b62b58f30242a2e2: dyadic inputs *)
Theorem advanced_composition_85 :
  0.051423174837566425678 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (powerRZ 2 (-1000)) <= 0.051423174837566425679.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/12d60c7218c29d01: dyadic inputs *)
Theorem advanced_composition_86 :
  0.053291808887973887961 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (powerRZ 2 (-1074)) <= 0.053291808887973887962.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7aabc2cd3260c81c: dyadic inputs *)
Theorem advanced_composition_87 :
  0.0000015879737183236482812 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (1 / 2) <= 0.0000015879737183236482813.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7fd493c08da16b34: dyadic inputs *)
Theorem advanced_composition_88 :
  0.0000071016280455280404787 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (1 / 1048576) <= 0.0000071016280455280404788.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/277428f2b1ef00f4: dyadic inputs *)
Theorem advanced_composition_89 :
  0.000015879720812324044642 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (powerRZ 2 (-100)) <= 0.000015879720812324044643.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/862b2a799bd13cf2: dyadic inputs *)
Theorem advanced_composition_90 :
  0.000050216082441361168987 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (powerRZ 2 (-1000)) <= 0.000050216082441361168988.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/69f988c091e7ed8c: dyadic inputs *)
Theorem advanced_composition_91 :
  0.000052040920381212206373 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (powerRZ 2 (-1074)) <= 0.000052040920381212206374.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/66e5e9e37dd5b958: dyadic inputs *)
Theorem advanced_composition_92 :
  (15144080155707474678 * powerRZ 10 (-31)) <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (1 / 2) <= (15144080155707474679 * powerRZ 10 (-31)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2bb478e3281913c6: dyadic inputs *)
Theorem advanced_composition_93 :
  (67726385369677584594 * powerRZ 10 (-31)) <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (1 / 1048576) <= (67726385369677584595 * powerRZ 10 (-31)).
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/4083cafec82dd624: dyadic inputs *)
Theorem advanced_composition_94 :
  1.5144080155692585427e-11 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (powerRZ 2 (-100)) <= 1.5144080155692585428e-11.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/bbb7ce5b0b753497: dyadic inputs *)
Theorem advanced_composition_95 :
  4.7889786360142357638e-11 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (powerRZ 2 (-1000)) <= 4.7889786360142357639e-11.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/1344b6ed3e1eeec0: dyadic inputs *)
Theorem advanced_composition_96 :
  4.9630087434981985272e-11 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (powerRZ 2 (-1074)) <= 4.9630087434981985273e-11.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/29a25e3f83f954d2: dyadic inputs *)
Theorem advanced_composition_97 :
  0.80828661642046606607 <= kernel.advanced_epsilon_prime 365 (1 / 128) (1 / 1048576) <= 0.80828661642046606608.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2d2aa16b17d1105a: dyadic inputs *)
Theorem advanced_composition_98 :
  1.3017526482209678973 <= kernel.advanced_epsilon_prime 365 (1 / 128) (1 / 9007199254740992) <= 1.3017526482209678974.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/fdb3b17635c5686e: dyadic inputs *)
Theorem advanced_composition_99 :
  0.29785798915971448609 <= kernel.advanced_epsilon_prime 365 (3 / 1024) (1 / 1048576) <= 0.29785798915971448610.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/0ebb4cad8bfeb24b: dyadic inputs *)
Theorem advanced_composition_100 :
  0.48290775108490267282 <= kernel.advanced_epsilon_prime 365 (3 / 1024) (1 / 9007199254740992) <= 0.48290775108490267283.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/69ab604f39ddb0a4: nothing is spent *)
Theorem advanced_composition_101 :
  kernel.advanced_epsilon_prime 10 0 (1 / 1000000) = 0.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/67cbe1625ca93045: the largest double below 1 and the least above 0 *)
Theorem advanced_composition_102 :
  1.7182818433602064292 <= kernel.advanced_epsilon_prime 1 1 (9007199254740991 / 9007199254740992) <= 1.7182818433602064293.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/f23fe7d4decfdf1b: the largest double below 1 and the least above 0 *)
Theorem advanced_composition_103 :
  40.304291519054968847 <= kernel.advanced_epsilon_prime 1 1 (powerRZ 2 (-1074)) <= 40.304291519054968848.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/e8414fc435f38b28: approximate mechanisms *)
Theorem advanced_composition_104 :
  3.1806205598378904508 <= kernel.advanced_epsilon_prime 3000 (1 / 100) (1 / 1000000) <= 3.1806205598378904509.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/cadd8d964ab467fb: the total is given in the place of the slack *)
Theorem advanced_composition_105 :
  1.7680335638655983436 <= kernel.advanced_epsilon_prime_from_total 10 (1 / 10) (1 / 1000000000) (1 / 1000000) <= 1.7680335638655983437.
Proof. unfold kernel.advanced_epsilon_prime_from_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/160754ca774c77c8: dyadic, the total given *)
Theorem advanced_composition_106 :
  0.80828661642987600434 <= kernel.advanced_epsilon_prime_from_total 365 (1 / 128) (1 / 1152921504606846976) (1 / 1048576) <= 0.80828661642987600435.
Proof. unfold kernel.advanced_epsilon_prime_from_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/0d05dfdb178aefbd: candidate 989 of a search *)
Theorem advanced_composition_107 :
  5235.2993588464996730 <= kernel.advanced_epsilon_prime 3709 (8133639848793327 / 9007199254740992) (2776645827852251 / 75557863725914323419136) <= 5235.2993588464996731.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d7a7ffda70e6bd93: candidate 379 of a search *)
Theorem advanced_composition_108 :
  2963.2647213572231531 <= kernel.advanced_epsilon_prime 12982 (7510122299379059 / 18014398509481984) (6004554643584435 / 2305843009213693952) <= 2963.2647213572231532.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/71cf514f68fe47e4: a total of 0.000004 exactly *)
Theorem advanced_composition_109 :
  kernel.advanced_delta_total 3000 (1 / 1000000000) (1 / 1000000) = 0.000004.
Proof. unfold kernel.advanced_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** advanced_composition/e24e7b7af155e1b3: the slack was left out: 0.001 (diffpriv-pure, measured) *)
Theorem advanced_composition_110 :
  kernel.advanced_delta_total 100 (1 / 100000) (1 / 100000) = 0.00101.
Proof. unfold kernel.advanced_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** advanced_composition/5de33d459ff057ce: deltas that are lost beside the slack *)
Theorem advanced_composition_111 :
  0.0000010000000000000000000 <= kernel.advanced_delta_total 365 (powerRZ 10 (-400)) (1 / 1000000) <= 0.0000010000000000000000001.
Proof. unfold kernel.advanced_delta_total; compared ltac:(interval with (i_prec 1440)). Qed.

(** advanced_composition/9f3a0d016ed10163: a transcendental delta *)
Theorem advanced_composition_112 :
  0.0000010206115362243855782 <= kernel.advanced_delta_total 10 (exp (- 20)) (1 / 1000000) <= 0.0000010206115362243855783.
Proof. unfold kernel.advanced_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7d0c9ce9f00cd499: the least positive double beside 1/2 *)
Theorem advanced_composition_113 :
  0.50000000000000000000 <= kernel.advanced_delta_total 1 (powerRZ 2 (-1074)) (1 / 2) <= 0.50000000000000000001.
Proof. unfold kernel.advanced_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a2689945670f17b7: a count that is no double *)
Theorem advanced_composition_114 :
  0.0078134536743164071173 <= kernel.advanced_delta_total 9007199254740993 (1 / 1152921504606846976) (1 / 1048576) <= 0.0078134536743164071174.
Proof. unfold kernel.advanced_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/4229dee385888a4d: Example 3.7 solved: below 1/812.318 *)
Theorem advanced_composition_115 :
  (forall x, 0 <= x <= 0.0012310449395871808615 -> kernel.advanced_epsilon_prime 10000 x (exp (- 32)) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10000 x (exp (- 32)) <= 1 -> x < 0.0012310449395871808616).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10000 x (exp (- 32)))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7b8c9bc21f8c2e36: daily reports of a year *)
Theorem advanced_composition_116 :
  (forall x, 0 <= x <= 0.0096196557267796884660 -> kernel.advanced_epsilon_prime 365 x (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 365 x (1 / 1000000) <= 1 -> x < 0.0096196557267796884661).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 365 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/e6e48336cf155852: ten thousand mechanisms *)
Theorem advanced_composition_117 :
  (forall x, 0 <= x <= 0.0018380671930218780649 -> kernel.advanced_epsilon_prime 10000 x (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10000 x (1 / 1000000) <= 1 -> x < 0.0018380671930218780650).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10000 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/03c9f4209720111d: a hundred mechanisms *)
Theorem advanced_composition_118 :
  (forall x, 0 <= x <= 0.019997927538007089853 -> kernel.advanced_epsilon_prime 100 x (1 / 100000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 100 x (1 / 100000) <= 1 -> x < 0.019997927538007089854).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 100 x (1 / 100000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/b8c00cbc006d19f0: one mechanism *)
Theorem advanced_composition_119 :
  (forall x, 0 <= x <= 0.18323029598543832445 -> kernel.advanced_epsilon_prime 1 x (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 1 x (1 / 1000000) <= 1 -> x < 0.18323029598543832446).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 1 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/b6dceb4765b99393: an absolute tolerance of 1e-12 returns 0 *)
Theorem advanced_composition_120 :
  (forall x, 0 <= x <= (12499999999999804687 * powerRZ 10 (-34)) -> kernel.advanced_epsilon_prime 10000 x (exp (- 32)) <= 1 / 1000000000000) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10000 x (exp (- 32)) <= 1 / 1000000000000 -> x < (12499999999999804688 * powerRZ 10 (-34))).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10000 x (exp (- 32)))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/076d49945731f72e: the answer exceeds the target, to which a search was capped *)
Theorem advanced_composition_121 :
  (forall x, 0 <= x <= 0.15852315678360200635 -> kernel.advanced_epsilon_prime 1 x (9 / 10) <= 1 / 10) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 1 x (9 / 10) <= 1 / 10 -> x < 0.15852315678360200636).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 1 x (9 / 10))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/09309762dc309e24: e^target overflows, the answer does not *)
Theorem advanced_composition_122 :
  (forall x, 0 <= x <= 4.6112729752860467637 -> kernel.advanced_epsilon_prime 3 x (1 / 1000000) <= 1420) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 3 x (1 / 1000000) <= 1420 -> x < 4.6112729752860467638).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 3 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/a546d189d3da7e68: e^target overflows, the answer does not *)
Theorem advanced_composition_123 :
  (forall x, 0 <= x <= 4.8983315444953004956 -> kernel.advanced_epsilon_prime 3 x (1 / 1000000) <= 2000) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 3 x (1 / 1000000) <= 2000 -> x < 4.8983315444953004957).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 3 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/647e13406710228c: a grid of targets *)
Theorem advanced_composition_124 :
  (forall x, 0 <= x <= (60159128006704839236 * powerRZ 10 (-321)) -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= powerRZ 10 (-300)) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= powerRZ 10 (-300) -> x < (60159128006704839237 * powerRZ 10 (-321))).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d40f9988be5c3fb8: a grid of targets *)
Theorem advanced_composition_125 :
  (forall x, 0 <= x <= 6.0159128004527607792e-11 -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1 / 1000000000) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1 / 1000000000 -> x < 6.0159128004527607793e-11).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/9c31f3d033acb91b: a grid of targets *)
Theorem advanced_composition_126 :
  (forall x, 0 <= x <= 0.019814493852549660225 -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1 / 3) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1 / 3 -> x < 0.019814493852549660226).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/aecab9ad264ec1c5: a grid of targets *)
Theorem advanced_composition_127 :
  (forall x, 0 <= x <= 0.058070399441472688373 -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 1 -> x < 0.058070399441472688374).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/24c9bdd92194e35f: a grid of targets *)
Theorem advanced_composition_128 :
  (forall x, 0 <= x <= 0.44871955218066248290 -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 10) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 10 -> x < 0.44871955218066248291).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7e4fb81df619ea74: a grid of targets *)
Theorem advanced_composition_129 :
  (forall x, 0 <= x <= 3.0904907639179154142 -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 700) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 10 x (1 / 1000000) <= 700 -> x < 3.0904907639179154143).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 10 x (1 / 1000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7ee9eb8b4179c7ef: a grid of counts *)
Theorem advanced_composition_130 :
  (forall x, 0 <= x <= 0.15148175324636554744 -> kernel.advanced_epsilon_prime 1 x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 1 x (1 / 1000000000) <= 1 -> x < 0.15148175324636554745).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 1 x (1 / 1000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/f9d699f95ea701f4: a grid of counts *)
Theorem advanced_composition_131 :
  (forall x, 0 <= x <= 0.0047985948348881255578 -> kernel.advanced_epsilon_prime 1000 x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 1000 x (1 / 1000000000) <= 1 -> x < 0.0047985948348881255579).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 1000 x (1 / 1000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ed932f54fb12d1dd: a grid of counts *)
Theorem advanced_composition_132 :
  (forall x, 0 <= x <= 0.0000047988541473961862572 -> kernel.advanced_epsilon_prime 1000000000 x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 1000000000 x (1 / 1000000000) <= 1 -> x < 0.0000047988541473961862573).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 1000000000 x (1 / 1000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/30d73e13e2dc3aca: a grid of counts *)
Theorem advanced_composition_133 :
  (forall x, 0 <= x <= 1.5989787380513065120e-9 -> kernel.advanced_epsilon_prime 9007199254740993 x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 9007199254740993 x (1 / 1000000000) <= 1 -> x < 1.5989787380513065121e-9).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 9007199254740993 x (1 / 1000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/6414d77a96b8b29e: a grid of counts *)
Theorem advanced_composition_134 :
  (forall x, 0 <= x <= (15175310084375894701 * powerRZ 10 (-35)) -> kernel.advanced_epsilon_prime (powerRZ 10 30) x (1 / 1000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime (powerRZ 10 30) x (1 / 1000000000) <= 1 -> x < (15175310084375894702 * powerRZ 10 (-35))).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime (powerRZ 10 30) x (1 / 1000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/6956f6b2fa70be3e: a grid of slacks *)
Theorem advanced_composition_135 :
  (forall x, 0 <= x <= 0.0012188914019489596278 -> kernel.advanced_epsilon_prime 365 x (powerRZ 10 (-400)) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 365 x (powerRZ 10 (-400)) <= 1 -> x < 0.0012188914019489596279).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 365 x (powerRZ 10 (-400)))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/57fe6dca0ddc43f4: a grid of slacks *)
Theorem advanced_composition_136 :
  (forall x, 0 <= x <= 0.0053958899528449160946 -> kernel.advanced_epsilon_prime 365 x (1 / 100000000000000000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 365 x (1 / 100000000000000000000) <= 1 -> x < 0.0053958899528449160947).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 365 x (1 / 100000000000000000000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/031d8df7be868cde: a grid of slacks *)
Theorem advanced_composition_137 :
  (forall x, 0 <= x <= 0.029814631955839112514 -> kernel.advanced_epsilon_prime 365 x (1 / 2) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 365 x (1 / 2) <= 1 -> x < 0.029814631955839112515).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 365 x (1 / 2))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d3c9bdeec0e56240: a grid of slacks *)
Theorem advanced_composition_138 :
  (forall x, 0 <= x <= 0.050553519782843250664 -> kernel.advanced_epsilon_prime 365 x (999 / 1000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 365 x (999 / 1000) <= 1 -> x < 0.050553519782843250665).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 365 x (999 / 1000))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/6ade6e0df3719fab: dyadic inputs *)
Theorem advanced_composition_139 :
  (forall x, 0 <= x <= 0.22930013968727765648 -> kernel.advanced_epsilon_prime 2 x (1 / 2) <= 1 / 2) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (1 / 2) <= 1 / 2 -> x < 0.22930013968727765649).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (1 / 2))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7bffe45fa3aac823: dyadic inputs *)
Theorem advanced_composition_140 :
  (forall x, 0 <= x <= 0.065937701952972795622 -> kernel.advanced_epsilon_prime 2 x (1 / 1048576) <= 1 / 2) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (1 / 1048576) <= 1 / 2 -> x < 0.065937701952972795623).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (1 / 1048576))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5293367b3586ac8d: dyadic inputs *)
Theorem advanced_composition_141 :
  (forall x, 0 <= x <= 0.0094922677344206718003 -> kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)) <= 1 / 2) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)) <= 1 / 2 -> x < 0.0094922677344206718004).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/8371f14e0d3be21b: dyadic inputs *)
Theorem advanced_composition_142 :
  (forall x, 0 <= x <= 0.88587395834372099977 -> kernel.advanced_epsilon_prime 2 x (1 / 2) <= 4) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (1 / 2) <= 4 -> x < 0.88587395834372099978).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (1 / 2))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3e48c8864c1c5725: dyadic inputs *)
Theorem advanced_composition_143 :
  (forall x, 0 <= x <= 0.46368991574467070685 -> kernel.advanced_epsilon_prime 2 x (1 / 1048576) <= 4) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (1 / 1048576) <= 4 -> x < 0.46368991574467070686).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (1 / 1048576))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d48a8637cae5970e: dyadic inputs *)
Theorem advanced_composition_144 :
  (forall x, 0 <= x <= 0.075739301344324563564 -> kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)) <= 4) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)) <= 4 -> x < 0.075739301344324563565).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 2 x (powerRZ 2 (-1000)))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/cba1ec914ad507d4: nothing may be spent *)
Theorem advanced_composition_145 :
  kernel.advanced_epsilon_prime 10 0 (1 / 1000000) = 0.
Proof. unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7e854a35ff8f32ee: the total is given *)
Theorem advanced_composition_146 :
  (forall x, 0 <= x <= 0.058050724160273261454 -> kernel.advanced_epsilon_prime_from_total 10 x (1 / 1000000000) (1 / 1000000) <= 1) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime_from_total 10 x (1 / 1000000000) (1 / 1000000) <= 1 -> x < 0.058050724160273261455).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime_from_total 10 x (1 / 1000000000) (1 / 1000000))); try apply advanced_epsilon_prime_from_total_rises_in_epsilon; unfold kernel.advanced_epsilon_prime_from_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/f18212d29e630498: candidate 327 of a search *)
Theorem advanced_composition_147 :
  (forall x, 0 <= x <= 0.045700747395709048756 -> kernel.advanced_epsilon_prime 5 x (5628709802211771 / 18446744073709551616) <= 7599533064245523 / 18014398509481984) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 5 x (5628709802211771 / 18446744073709551616) <= 7599533064245523 / 18014398509481984 -> x < 0.045700747395709048757).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 5 x (5628709802211771 / 18446744073709551616))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/ef9ccbd59f1637d6: candidate 59 of a search *)
Theorem advanced_composition_148 :
  (forall x, 0 <= x <= 0.0079452755589846431992 -> kernel.advanced_epsilon_prime 8868 x (4419494836606469 / 2475880078570760549798248448) <= 853639115256839 / 140737488355328) /\
  (forall x, 0 <= x -> kernel.advanced_epsilon_prime 8868 x (4419494836606469 / 2475880078570760549798248448) <= 853639115256839 / 140737488355328 -> x < 0.0079452755589846431993).
Proof. apply (largest_argument (fun x => kernel.advanced_epsilon_prime 8868 x (4419494836606469 / 2475880078570760549798248448))); try apply advanced_epsilon_prime_rises_in_epsilon; unfold kernel.advanced_epsilon_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5e83333f3b164a29: Example 3.7 holds for this many mechanisms *)
Theorem advanced_composition_149 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 801) (exp (- 32)) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (exp (- 32)) < 0 <-> (k <= Z.to_nat 9723)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 801) (exp (- 32))) (fun x => kernel.advanced_limit_of_total x 0 (exp (- 32))) (1) 9723 9724 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5d9f4e5c0852e947: a small loss *)
Theorem advanced_composition_150 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000) (exp (- 32)) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (exp (- 32)) < 0 <-> (k <= Z.to_nat 15154994832)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1000000) (exp (- 32))) (fun x => kernel.advanced_limit_of_total x 0 (exp (- 32))) (1) 15154994832 15154994833 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/1c5e24aeb050e617: an answer above 2^53 *)
Theorem advanced_composition_151 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 10000000000) (1 / 1000000000) <= 3 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000000) < 0 <-> (k <= Z.to_nat 19045168371598595852)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 10000000000) (1 / 1000000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000000)) (3) 19045168371598595852 19045168371598595853 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/6df07f83092d5b94: a target of 5 *)
Theorem advanced_composition_152 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 10) (1 / 1000000) <= 5 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000) < 0 <-> (k <= Z.to_nat 66)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 10) (1 / 1000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000)) (5) 66 67 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/02a793fb1328b19e: a grid of losses *)
Theorem advanced_composition_153 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 100) (1 / 1000000) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000) < 0 <-> (k <= Z.to_nat 337)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 100) (1 / 1000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000)) (1) 337 338 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5c7357c8718177a8: a grid of losses *)
Theorem advanced_composition_154 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000) (1 / 1000000) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000) < 0 <-> (k <= Z.to_nat 33785)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1000) (1 / 1000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000)) (1) 33785 33786 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d5d64d4b0c763507: a grid of losses *)
Theorem advanced_composition_155 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000) (1 / 1000000) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000) < 0 <-> (k <= Z.to_nat 33786939732)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1000000) (1 / 1000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000)) (1) 33786939732 33786939733 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/6716627b9885329f: a tiny slack *)
Theorem advanced_composition_156 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000000000) (powerRZ 10 (-300)) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (powerRZ 10 (-300)) < 0 <-> (k <= Z.to_nat 722778186044363314306)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1000000000000) (powerRZ 10 (-300))) (fun x => kernel.advanced_limit_of_total x 0 (powerRZ 10 (-300))) (1) 722778186044363314306 722778186044363314307 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/ebdbde0d64491c9c: an answer of 37 digits *)
Theorem advanced_composition_157 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 100000000000000000000) (1 / 1000000) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1000000) < 0 <-> (k <= Z.to_nat 337869408365720174893748585652403431808)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 100000000000000000000) (1 / 1000000)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1000000)) (1) 337869408365720174893748585652403431808 337869408365720174893748585652403431809 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 260)). Qed.

(** advanced_composition/f73aa487b8a32444: dyadic inputs *)
Theorem advanced_composition_158 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1024) (1 / 1048576) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1048576) < 0 <-> (k <= Z.to_nat 35313)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1024) (1 / 1048576)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1048576)) (1) 35313 35314 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/fc11c03e3b5c2beb: dyadic inputs *)
Theorem advanced_composition_159 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1048576) (1 / 1048576) <= 1 /\ kernel.advanced_limit_of_total (INR k) 0 (1 / 1048576) < 0 <-> (k <= Z.to_nat 37030307093)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime x (1 / 1048576) (1 / 1048576)) (fun x => kernel.advanced_limit_of_total x 0 (1 / 1048576)) (1) 37030307093 37030307094 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_rises_in_k|intros; unfold kernel.advanced_limit_of_total; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime, kernel.advanced_limit_of_total; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/bc9bd5254963b3cf: the deltas set the limit *)
Theorem advanced_composition_160 :
  forall k : nat, kernel.advanced_epsilon_prime_from_total (INR k) (1 / 1000000000) (1 / 100) (1 / 2) <= 1 /\ kernel.advanced_limit_of_room (INR k) (1 / 100) (1 / 2) < 0 <-> (k <= Z.to_nat 49)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime_from_total x (1 / 1000000000) (1 / 100) (1 / 2)) (fun x => kernel.advanced_limit_of_room x (1 / 100) (1 / 2)) (1) 49 50 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_from_total_rises_in_k|intros; unfold kernel.advanced_limit_of_room; lra|easy|easy| | |right; apply Rle_not_lt]; unfold kernel.advanced_epsilon_prime_from_total, kernel.advanced_limit_of_room; calculated ltac:(interval with (i_prec 100)). Qed.

(** advanced_composition/53e6dce2fbc3d3a1: the slack shrinks as k grows *)
Theorem advanced_composition_161 :
  forall k : nat, kernel.advanced_epsilon_prime_from_total (INR k) (1 / 100) (1 / 1000000000) (1 / 1000000) <= 1 /\ kernel.advanced_limit_of_room (INR k) (1 / 1000000000) (1 / 1000000) < 0 <-> (k <= Z.to_nat 328)%nat.
Proof. apply (largest_count (fun x => kernel.advanced_epsilon_prime_from_total x (1 / 100) (1 / 1000000000) (1 / 1000000)) (fun x => kernel.advanced_limit_of_room x (1 / 1000000000) (1 / 1000000)) (1) 328 329 (fun l => l < 0)); [exact below_kept|rises advanced_epsilon_prime_from_total_rises_in_k|intros; unfold kernel.advanced_limit_of_room; lra|easy|easy| | |left]; unfold kernel.advanced_epsilon_prime_from_total, kernel.advanced_limit_of_room; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/5202247c28df8195: what Example 3.7 needs: above e^-32 *)
Theorem advanced_composition_162 :
  (31549196873493405810 * powerRZ 10 (-33)) <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) 1 <= (31549196873493405811 * powerRZ 10 (-33)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/dc9c8b3a779aaeb7: with a little more room *)
Theorem advanced_composition_163 :
  (88068215962733593044 * powerRZ 10 (-34)) <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) (51 / 50) <= (88068215962733593045 * powerRZ 10 (-34)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/56f653b585ccfd8b: a grid of targets *)
Theorem advanced_composition_164 :
  0.00034225798950239162800 <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 5 <= 0.00034225798950239162801.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/73402558bfa57716: a grid of targets *)
Theorem advanced_composition_165 :
  1.5695177565942132586e-8 <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 7 <= 1.5695177565942132587e-8.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/0c5c1729f94a3af6: a grid of targets *)
Theorem advanced_composition_166 :
  (26957311491777566655 * powerRZ 10 (-37)) <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 10 <= (26957311491777566656 * powerRZ 10 (-37)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/68e07d6958bd7f6a: a grid of targets *)
Theorem advanced_composition_167 :
  0.63786555994545945109 <= kernel.advanced_smallest_delta_prime 100 (1 / 10) 2 <= 0.63786555994545945110.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/98c28a23a43f1a53: a grid of targets *)
Theorem advanced_composition_168 :
  0.0000048197378665932851343 <= kernel.advanced_smallest_delta_prime 100 (1 / 10) 6 <= 0.0000048197378665932851344.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/013d5f007faf5556: a grid of targets *)
Theorem advanced_composition_169 :
  (10862971123618441256 * powerRZ 10 (-97)) <= kernel.advanced_smallest_delta_prime 100 (1 / 10) 20 <= (10862971123618441257 * powerRZ 10 (-97)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/2dbc2b35c39e519f: down to subnormal and smaller answers *)
Theorem advanced_composition_170 :
  0.16609611953569761203 <= kernel.advanced_smallest_delta_prime 1 (1 / 10) (1 / 5) <= 0.16609611953569761204.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/9a6bd7f5d0c88a35: down to subnormal and smaller answers *)
Theorem advanced_composition_171 :
  (54906726216474612746 * powerRZ 10 (-41)) <= kernel.advanced_smallest_delta_prime 1 (1 / 10) 1 <= (54906726216474612747 * powerRZ 10 (-41)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/1bdec2e50907e63a: down to subnormal and smaller answers *)
Theorem advanced_composition_172 :
  (12379513356654027571 * powerRZ 10 (-2186)) <= kernel.advanced_smallest_delta_prime 1 (1 / 10) 10 <= (12379513356654027572 * powerRZ 10 (-2186)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/d7b4021a51457703: dyadic inputs *)
Theorem advanced_composition_173 :
  4.8293187840121024916e-10 <= kernel.advanced_smallest_delta_prime 365 (1 / 128) 1 <= 4.8293187840121024917e-10.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/3c4b2abe75d2e843: dyadic inputs *)
Theorem advanced_composition_174 :
  (60724307869741160625 * powerRZ 10 (-174)) <= kernel.advanced_smallest_delta_prime 365 (1 / 128) 4 <= (60724307869741160626 * powerRZ 10 (-174)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7ff6a25c8758a287: dyadic inputs *)
Theorem advanced_composition_175 :
  (45720811720136054199 * powerRZ 10 (-640)) <= kernel.advanced_smallest_delta_prime 365 (1 / 128) 8 <= (45720811720136054200 * powerRZ 10 (-640)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 140)). Qed.

(** advanced_composition/6fe948d72c0be2cd: a large count *)
Theorem advanced_composition_176 :
  0.0000039175268847832005982 <= kernel.advanced_smallest_delta_prime 100000000000000000000 (1 / 1000000000000) (1 / 20) <= 0.0000039175268847832005983.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/0b650431ef861b36: a large count *)
Theorem advanced_composition_177 :
  (21314916629650980250 * powerRZ 10 (-41)) <= kernel.advanced_smallest_delta_prime 100000000000000000000 (1 / 1000000000000) (1 / 10) <= (21314916629650980251 * powerRZ 10 (-41)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 170)). Qed.

(** advanced_composition/9692ac45888cd11b: an answer below all doubles *)
Theorem advanced_composition_178 :
  (28658777657412207929 * powerRZ 10 (-306)) <= kernel.advanced_smallest_delta_prime 1000 (1 / 20) 60 <= (28658777657412207930 * powerRZ 10 (-306)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/c0287a2b6eee812b: approximate mechanisms *)
Theorem advanced_composition_179 :
  1.4625935027377739046e-8 <= kernel.advanced_smallest_delta_prime 1000 (1 / 100) 2 <= 1.4625935027377739047e-8.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/02567079f5f7204c: candidate 419 of a search *)
Theorem advanced_composition_180 :
  0.59173901321023902890 <= kernel.advanced_smallest_delta_prime 6 (6911696251216177 / 18014398509481984) (4592181880353813 / 2251799813685248) <= 0.59173901321023902891.
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/9dc6462dde2776b8: candidate 765 of a search *)
Theorem advanced_composition_181 :
  (10294330308394339301 * powerRZ 10 (-225)) <= kernel.advanced_smallest_delta_prime 20 (2217208891735789 / 1152921504606846976) (1193290515173373 / 4503599627370496) <= (10294330308394339302 * powerRZ 10 (-225)).
Proof. unfold kernel.advanced_smallest_delta_prime; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/497621793a1ca9c9: from k = 35 on advanced composition is smaller *)
Theorem advanced_composition_182 :
  34.507758843209547501 <= kernel.advanced_crossover (1 / 10) (1 / 1000000) <= 34.507758843209547502.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/6a0924f02b6b8507: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_183 :
  28.194900181320090701 <= kernel.advanced_crossover (1 / 100) (1 / 1000000) <= 28.194900181320090702.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/7f16d58801442068: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_184 :
  223.92017689340023665 <= kernel.advanced_crossover (1 / 2) (1 / 1000000) <= 223.92017689340023666.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/d7cd23268dbc53e8: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_185 :
  699616.53980587042422 <= kernel.advanced_crossover (69 / 100) (1 / 1000000) <= 699616.53980587042423.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/b985668a94f34617: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_186 :
  7.7891558370978514138e+34 <= kernel.advanced_crossover (6931471805599453 / 10000000000000000) (1 / 1000000) <= 7.7891558370978514139e+34.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 210)). Qed.

(** advanced_composition/cae24a0b0bb10cc1: dyadic inputs *)
Theorem advanced_composition_187 :
  31.680550822093794980 <= kernel.advanced_crossover (1 / 16) (1 / 1048576) <= 31.680550822093794981.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/b6f10b61ee09dd32: dyadic inputs *)
Theorem advanced_composition_188 :
  1701.2455791464367904 <= kernel.advanced_crossover (1 / 16) (powerRZ 2 (-1074)) <= 1701.2455791464367905.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/8edb95020fbdb0e6: a tiny loss *)
Theorem advanced_composition_189 :
  1842.0680743952365472 <= kernel.advanced_crossover (powerRZ 10 (-300)) (powerRZ 10 (-400)) <= 1842.0680743952365473.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/9ed5e0b9a5e64e9c: candidate 866 of a search *)
Theorem advanced_composition_190 :
  46.317611916708031578 <= kernel.advanced_crossover (8125196209040315 / 576460752303423488) (3253015481501357 / 19342813113834066795298816) <= 46.317611916708031579.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

(** advanced_composition/4a23c1f9329c7f6d: candidate 30 of a search *)
Theorem advanced_composition_191 :
  14.181311517382003022 <= kernel.advanced_crossover (7561073056199351 / 2305843009213693952) (8047342318449251 / 9223372036854775808) <= 14.181311517382003023.
Proof. unfold kernel.advanced_crossover; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_advanced_composition : unit :=
  let _ := advanced_composition_1 in
  let _ := advanced_composition_2 in
  let _ := advanced_composition_3 in
  let _ := advanced_composition_4 in
  let _ := advanced_composition_5 in
  let _ := advanced_composition_6 in
  let _ := advanced_composition_7 in
  let _ := advanced_composition_8 in
  let _ := advanced_composition_9 in
  let _ := advanced_composition_10 in
  let _ := advanced_composition_11 in
  let _ := advanced_composition_12 in
  let _ := advanced_composition_13 in
  let _ := advanced_composition_14 in
  let _ := advanced_composition_15 in
  let _ := advanced_composition_16 in
  let _ := advanced_composition_17 in
  let _ := advanced_composition_18 in
  let _ := advanced_composition_19 in
  let _ := advanced_composition_20 in
  let _ := advanced_composition_21 in
  let _ := advanced_composition_22 in
  let _ := advanced_composition_23 in
  let _ := advanced_composition_24 in
  let _ := advanced_composition_25 in
  let _ := advanced_composition_26 in
  let _ := advanced_composition_27 in
  let _ := advanced_composition_28 in
  let _ := advanced_composition_29 in
  let _ := advanced_composition_30 in
  let _ := advanced_composition_31 in
  let _ := advanced_composition_32 in
  let _ := advanced_composition_33 in
  let _ := advanced_composition_34 in
  let _ := advanced_composition_35 in
  let _ := advanced_composition_36 in
  let _ := advanced_composition_37 in
  let _ := advanced_composition_38 in
  let _ := advanced_composition_39 in
  let _ := advanced_composition_40 in
  let _ := advanced_composition_41 in
  let _ := advanced_composition_42 in
  let _ := advanced_composition_43 in
  let _ := advanced_composition_44 in
  let _ := advanced_composition_45 in
  let _ := advanced_composition_46 in
  let _ := advanced_composition_47 in
  let _ := advanced_composition_48 in
  let _ := advanced_composition_49 in
  let _ := advanced_composition_50 in
  let _ := advanced_composition_51 in
  let _ := advanced_composition_52 in
  let _ := advanced_composition_53 in
  let _ := advanced_composition_54 in
  let _ := advanced_composition_55 in
  let _ := advanced_composition_56 in
  let _ := advanced_composition_57 in
  let _ := advanced_composition_58 in
  let _ := advanced_composition_59 in
  let _ := advanced_composition_60 in
  let _ := advanced_composition_61 in
  let _ := advanced_composition_62 in
  let _ := advanced_composition_63 in
  let _ := advanced_composition_64 in
  let _ := advanced_composition_65 in
  let _ := advanced_composition_66 in
  let _ := advanced_composition_67 in
  let _ := advanced_composition_68 in
  let _ := advanced_composition_69 in
  let _ := advanced_composition_70 in
  let _ := advanced_composition_72 in
  let _ := advanced_composition_73 in
  let _ := advanced_composition_74 in
  let _ := advanced_composition_75 in
  let _ := advanced_composition_76 in
  let _ := advanced_composition_77 in
  let _ := advanced_composition_78 in
  let _ := advanced_composition_79 in
  let _ := advanced_composition_80 in
  let _ := advanced_composition_81 in
  let _ := advanced_composition_82 in
  let _ := advanced_composition_83 in
  let _ := advanced_composition_84 in
  let _ := advanced_composition_85 in
  let _ := advanced_composition_86 in
  let _ := advanced_composition_87 in
  let _ := advanced_composition_88 in
  let _ := advanced_composition_89 in
  let _ := advanced_composition_90 in
  let _ := advanced_composition_91 in
  let _ := advanced_composition_92 in
  let _ := advanced_composition_93 in
  let _ := advanced_composition_94 in
  let _ := advanced_composition_95 in
  let _ := advanced_composition_96 in
  let _ := advanced_composition_97 in
  let _ := advanced_composition_98 in
  let _ := advanced_composition_99 in
  let _ := advanced_composition_100 in
  let _ := advanced_composition_101 in
  let _ := advanced_composition_102 in
  let _ := advanced_composition_103 in
  let _ := advanced_composition_104 in
  let _ := advanced_composition_105 in
  let _ := advanced_composition_106 in
  let _ := advanced_composition_107 in
  let _ := advanced_composition_108 in
  let _ := advanced_composition_109 in
  let _ := advanced_composition_110 in
  let _ := advanced_composition_111 in
  let _ := advanced_composition_112 in
  let _ := advanced_composition_113 in
  let _ := advanced_composition_114 in
  let _ := advanced_composition_115 in
  let _ := advanced_composition_116 in
  let _ := advanced_composition_117 in
  let _ := advanced_composition_118 in
  let _ := advanced_composition_119 in
  let _ := advanced_composition_120 in
  let _ := advanced_composition_121 in
  let _ := advanced_composition_122 in
  let _ := advanced_composition_123 in
  let _ := advanced_composition_124 in
  let _ := advanced_composition_125 in
  let _ := advanced_composition_126 in
  let _ := advanced_composition_127 in
  let _ := advanced_composition_128 in
  let _ := advanced_composition_129 in
  let _ := advanced_composition_130 in
  let _ := advanced_composition_131 in
  let _ := advanced_composition_132 in
  let _ := advanced_composition_133 in
  let _ := advanced_composition_134 in
  let _ := advanced_composition_135 in
  let _ := advanced_composition_136 in
  let _ := advanced_composition_137 in
  let _ := advanced_composition_138 in
  let _ := advanced_composition_139 in
  let _ := advanced_composition_140 in
  let _ := advanced_composition_141 in
  let _ := advanced_composition_142 in
  let _ := advanced_composition_143 in
  let _ := advanced_composition_144 in
  let _ := advanced_composition_145 in
  let _ := advanced_composition_146 in
  let _ := advanced_composition_147 in
  let _ := advanced_composition_148 in
  let _ := advanced_composition_149 in
  let _ := advanced_composition_150 in
  let _ := advanced_composition_151 in
  let _ := advanced_composition_152 in
  let _ := advanced_composition_153 in
  let _ := advanced_composition_154 in
  let _ := advanced_composition_155 in
  let _ := advanced_composition_156 in
  let _ := advanced_composition_157 in
  let _ := advanced_composition_158 in
  let _ := advanced_composition_159 in
  let _ := advanced_composition_160 in
  let _ := advanced_composition_161 in
  let _ := advanced_composition_162 in
  let _ := advanced_composition_163 in
  let _ := advanced_composition_164 in
  let _ := advanced_composition_165 in
  let _ := advanced_composition_166 in
  let _ := advanced_composition_167 in
  let _ := advanced_composition_168 in
  let _ := advanced_composition_169 in
  let _ := advanced_composition_170 in
  let _ := advanced_composition_171 in
  let _ := advanced_composition_172 in
  let _ := advanced_composition_173 in
  let _ := advanced_composition_174 in
  let _ := advanced_composition_175 in
  let _ := advanced_composition_176 in
  let _ := advanced_composition_177 in
  let _ := advanced_composition_178 in
  let _ := advanced_composition_179 in
  let _ := advanced_composition_180 in
  let _ := advanced_composition_181 in
  let _ := advanced_composition_182 in
  let _ := advanced_composition_183 in
  let _ := advanced_composition_184 in
  let _ := advanced_composition_185 in
  let _ := advanced_composition_186 in
  let _ := advanced_composition_187 in
  let _ := advanced_composition_188 in
  let _ := advanced_composition_189 in
  let _ := advanced_composition_190 in
  let _ := advanced_composition_191 in
  tt.
