(** * Vectors of advanced_composition.json to 20 digits

    Written by bulk.py: 138 theorems.

    Not certified here:
    - 44: a numeral of more than 60 digits
    - 2: the value is an end of its bracket
    - 7: the formula of kernel.v has other inputs *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(** advanced_composition/19e0ab49153ca864: the input of Example 3.7, which prints this epsilon for a total of 1 *)
Theorem advanced_composition_1 :
  1.0143473043148823495 <= kernel.advanced_epsilon_prime 10000 (1 / 801) (exp (- 32)) <= 1.0143473043148823496.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/bbd24cfdaa5dfb19: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_2 :
  1.0003976075675389405 <= kernel.advanced_epsilon_prime 10000 (1 / 812) (exp (- 32)) <= 1.0003976075675389406.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/558e570cbb215e5f: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_3 :
  1.0000225328629011972 <= kernel.advanced_epsilon_prime 10000 (10 / 8123) (exp (- 32)) <= 1.0000225328629011973.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0d2370eb35544dac: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_4 :
  0.99989757044020722418 <= kernel.advanced_epsilon_prime 10000 (5 / 4062) (exp (- 32)) <= 0.99989757044020722419.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/5bf1382e05a29ced: around the epsilon that Example 3.7 should print *)
Theorem advanced_composition_5 :
  0.99914845111317871346 <= kernel.advanced_epsilon_prime 10000 (1 / 813) (exp (- 32)) <= 0.99914845111317871347.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/1a288fdb2cbe260b: a row of the source's table *)
Theorem advanced_composition_6 :
  1.7674290543447575498 <= kernel.advanced_epsilon_prime 10 (1 / 10) (1 / 1000000) <= 1.7674290543447575499.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/871ac4c3574a8802: a row of the source's table *)
Theorem advanced_composition_7 :
  6.3082309505134082267 <= kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 1000000) <= 6.3082309505134082268.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/169faf73d11dfaa8: a row of the source's table *)
Theorem advanced_composition_8 :
  27.139673170255861731 <= kernel.advanced_epsilon_prime 1000 (1 / 10) (1 / 1000000) <= 27.139673170255861732.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/34a4797e9f573eba: a row of the source's table *)
Theorem advanced_composition_9 :
  0.53570234405986125540 <= kernel.advanced_epsilon_prime 100 (1 / 100) (1 / 1000000) <= 0.53570234405986125541.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2d7f070b13817620: a row of the source's table *)
Theorem advanced_composition_10 :
  6.2615384781737377328 <= kernel.advanced_epsilon_prime 10000 (1 / 100) (1 / 1000000) <= 6.2615384781737377329.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/fc4874b00b54825d: daily reports of a year *)
Theorem advanced_composition_11 :
  1.0409401838832777191 <= kernel.advanced_epsilon_prime 365 (1 / 100) (1 / 1000000) <= 1.0409401838832777192.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/cb0c2d5e2ae9ab1d: a count above 2^53 and a tiny epsilon *)
Theorem advanced_composition_13 :
  0.067961404244151167978 <= kernel.advanced_epsilon_prime 100000000000000000000 (1 / 1000000000000) (1 / 10000000000) <= 0.067961404244151167979.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/bb061389263dd970: the second term was missing (diffpriv-pure, measured: 4.7985) *)
Theorem advanced_composition_14 :
  5.8502350929445574556 <= kernel.advanced_epsilon_prime 100 (1 / 10) (1 / 100000) <= 5.8502350929445574557.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ee178b71b0e4d2b8: 34 times too small without the second term (diffpriv-pure, measured: 525.65) *)
Theorem advanced_composition_15 :
  17708.470461566145551 <= kernel.advanced_epsilon_prime 10000 1 (1 / 1000000) <= 17708.470461566145552.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/276d14be0c21056e: worse than basic composition: the plotted formula was another one (uvm-plaid/programming-dp#56, #59) *)
Theorem advanced_composition_16 :
  966.43921554398997966 <= kernel.advanced_epsilon_prime 500 1 (1 / 100000) <= 966.43921554398997967.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/9b23bd2340aad687: a grid of ordinary and small losses *)
Theorem advanced_composition_18 :
  5.2565217697569319786e-20 <= kernel.advanced_epsilon_prime 1 (1 / 100000000000000000000) (1 / 1000000) <= 5.2565217697569319787e-20.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0a30f9c67c98713c: a grid of ordinary and small losses *)
Theorem advanced_composition_19 :
  0.0065640087251342747251 <= kernel.advanced_epsilon_prime 1 (1 / 801) (1 / 1000000) <= 0.0065640087251342747252.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/6d1b5c9cd4358410: a grid of ordinary and small losses *)
Theorem advanced_composition_20 :
  0.53616926878325796034 <= kernel.advanced_epsilon_prime 1 (1 / 10) (1 / 1000000) <= 0.53616926878325796035.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ebb82441b5a6d1d3: a grid of ordinary and small losses *)
Theorem advanced_composition_21 :
  6.9748035982159772139 <= kernel.advanced_epsilon_prime 1 1 (1 / 1000000) <= 6.9748035982159772140.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/a175bdabf2b23b6b: a grid of ordinary and small losses *)
Theorem advanced_composition_22 :
  220307.22316576473448 <= kernel.advanced_epsilon_prime 1 10 (1 / 1000000) <= 220307.22316576473449.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/09cf1823543f9dea: a grid of ordinary and small losses *)
Theorem advanced_composition_24 :
  7.4338443776996768939e-20 <= kernel.advanced_epsilon_prime 2 (1 / 100000000000000000000) (1 / 1000000) <= 7.4338443776996768940e-20.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2d0d43c7f41c94cc: a grid of ordinary and small losses *)
Theorem advanced_composition_25 :
  0.0092838237401384782101 <= kernel.advanced_epsilon_prime 2 (1 / 801) (1 / 1000000) <= 0.0092838237401384782102.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/8dcec09fba6cbd95: a grid of ordinary and small losses *)
Theorem advanced_composition_26 :
  0.76441862138509721435 <= kernel.advanced_epsilon_prime 2 (1 / 10) (1 / 1000000) <= 0.76441862138509721436.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/a975cd77935a7b6f: a grid of ordinary and small losses *)
Theorem advanced_composition_27 :
  10.870408034617767364 <= kernel.advanced_epsilon_prime 2 1 (1 / 1000000) <= 10.870408034617767365.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ac320e4c036e5b03: a grid of ordinary and small losses *)
Theorem advanced_composition_28 :
  440583.65433991132710 <= kernel.advanced_epsilon_prime 2 10 (1 / 1000000) <= 440583.65433991132711.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/8e51f0282ac31f92: a grid of ordinary and small losses *)
Theorem advanced_composition_30 :
  1.0042570740260643091e-18 <= kernel.advanced_epsilon_prime 365 (1 / 100000000000000000000) (1 / 1000000) <= 1.0042570740260643092e-18.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/dc7e89128c7eaae0: a grid of ordinary and small losses *)
Theorem advanced_composition_31 :
  0.12594465963197064759 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 1000000) <= 0.12594465963197064760.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2d26b44c82099661: a grid of ordinary and small losses *)
Theorem advanced_composition_32 :
  13.881309250021781396 <= kernel.advanced_epsilon_prime 365 (1 / 10) (1 / 1000000) <= 13.881309250021781397.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/de2ab0c7b2f4d038: a grid of ordinary and small losses *)
Theorem advanced_composition_33 :
  727.59857479015794181 <= kernel.advanced_epsilon_prime 365 1 (1 / 1000000) <= 727.59857479015794182.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7185b9fb8afbe292: a grid of ordinary and small losses *)
Theorem advanced_composition_34 :
  80393954.408118541351 <= kernel.advanced_epsilon_prime 365 10 (1 / 1000000) <= 80393954.408118541352.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/33be1c3e5b8f2c1d: a grid of ordinary and small losses *)
Theorem advanced_composition_36 :
  7.4338443776996768959e-18 <= kernel.advanced_epsilon_prime 20000 (1 / 100000000000000000000) (1 / 1000000) <= 7.4338443776996768960e-18.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2ddf142d90ee5355: a grid of ordinary and small losses *)
Theorem advanced_composition_37 :
  0.95926194666967442365 <= kernel.advanced_epsilon_prime 20000 (1 / 801) (1 / 1000000) <= 0.95926194666967442366.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/899e4f5e5e6d2182: a grid of ordinary and small losses *)
Theorem advanced_composition_38 :
  284.68027992829201856 <= kernel.advanced_epsilon_prime 20000 (1 / 10) (1 / 1000000) <= 284.68027992829201857.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/5dfc62afe7f89d69: a grid of ordinary and small losses *)
Theorem advanced_composition_39 :
  35109.021006950872396 <= kernel.advanced_epsilon_prime 20000 1 (1 / 1000000) <= 35109.021006950872397.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/49dd10ede8dc3a63: a grid of ordinary and small losses *)
Theorem advanced_composition_40 :
  4405100592.8057210030 <= kernel.advanced_epsilon_prime 20000 10 (1 / 1000000) <= 4405100592.8057210031.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/14fd194b2c47f8f9: a grid of slacks *)
Theorem advanced_composition_43 :
  0.22947238779276614417 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 100000000000000000000) <= 0.22947238779276614418.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/62e78c9d353359e4: a grid of slacks *)
Theorem advanced_composition_44 :
  0.035924268962398271220 <= kernel.advanced_epsilon_prime 365 (1 / 801) (1 / 3) <= 0.035924268962398271221.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/a64f55a610f0c538: a grid of slacks *)
Theorem advanced_composition_45 :
  0.0016361785930155153593 <= kernel.advanced_epsilon_prime 365 (1 / 801) (999 / 1000) <= 0.0016361785930155153594.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3f670b7771a0c85c: a grid of slacks *)
Theorem advanced_composition_46 :
  0.00056924468117424467464 <= kernel.advanced_epsilon_prime 365 (1 / 801) (999999999999999999 / 1000000000000000000) <= 0.00056924468117424467465.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/6ee5f3ce24eed2a6: symbolic slacks *)
Theorem advanced_composition_47 :
  0.15193844804487426736 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1)) <= 0.15193844804487426737.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2a7262cc82bac22a: symbolic slacks *)
Theorem advanced_composition_48 :
  4.4826530468071441552 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1000)) <= 4.4826530468071441553.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/cca10ea2013b536f: symbolic slacks *)
Theorem advanced_composition_49 :
  0.010517091807609483840 <= kernel.advanced_epsilon_prime 1 (1 / 10) (exp (- 1 / 10000000000000000000000000)) <= 0.010517091807609483841.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/73282c340d00b48e: symbolic slacks *)
Theorem advanced_composition_50 :
  0.096134020108183481537 <= kernel.advanced_epsilon_prime 1 (1 / 10) (ln 2) <= 0.096134020108183481538.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/89aba6f715fea54b: symbolic slacks *)
Theorem advanced_composition_51 :
  119.31305369937857529 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1)) <= 119.31305369937857530.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3a597ba1b3a26b37: symbolic slacks *)
Theorem advanced_composition_52 :
  552.38451357560556409 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1000)) <= 552.38451357560556410.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ba02b06f87f65336: symbolic slacks *)
Theorem advanced_composition_53 :
  105.17091807565209694 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (exp (- 1 / 10000000000000000000000000)) <= 105.17091807565209695.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/52fbb232c6736830: symbolic slacks *)
Theorem advanced_composition_54 :
  113.73261090570949671 <= kernel.advanced_epsilon_prime 10000 (1 / 10) (ln 2) <= 113.73261090570949672.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3c82f122e84d3b8d: symbolic losses *)
Theorem advanced_composition_55 :
  21.042854111801069269 <= kernel.advanced_epsilon_prime 10 (ln 2) (1 / 1000000000) <= 21.042854111801069270.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/f7c18e12ca981aff: symbolic losses *)
Theorem advanced_composition_56 :
  0.62402895137077128086 <= kernel.advanced_epsilon_prime 10 (exp (- 7 / 2)) (1 / 1000000000) <= 0.62402895137077128087.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/811385250637b214: symbolic losses *)
Theorem advanced_composition_57 :
  1055.5902498113622170 <= kernel.advanced_epsilon_prime 10 (ln 30) (1 / 1000000000) <= 1055.5902498113622171.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/4ea7007a4946a548: counts up to 1e30 *)
Theorem advanced_composition_58 :
  0.00061100587233416391989 <= kernel.advanced_epsilon_prime 9007199254740993 (1 / 1000000000000) (1 / 1000000000) <= 0.00061100587233416391990.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3a2e5ae1f5fb74c3: counts up to 1e30 *)
Theorem advanced_composition_59 :
  0.00020358521273245335443 <= kernel.advanced_epsilon_prime 1000000000000000 (1 / 1000000000000) (1 / 1000000000) <= 0.00020358521273245335444.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7e94a5776769c502: counts up to 1e30 *)
Theorem advanced_composition_60 :
  1006437.8980793680417 <= kernel.advanced_epsilon_prime (10 ^ 30) (1 / 1000000000000) (1 / 1000000000) <= 1006437.8980793680418.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/25247c0b37f7a657: dyadic inputs *)
Theorem advanced_composition_72 :
  1.4812758818578259032 <= kernel.advanced_epsilon_prime 2 (1 / 2) (1 / 2) <= 1.4812758818578259033.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/aa90a92ea1762eea: dyadic inputs *)
Theorem advanced_composition_73 :
  4.3720186817591622796 <= kernel.advanced_epsilon_prime 2 (1 / 2) (1 / 1048576) <= 4.3720186817591622797.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/f5dd562bd6cf0d53: dyadic inputs *)
Theorem advanced_composition_74 :
  8.9742673822771057103 <= kernel.advanced_epsilon_prime 2 (1 / 2) (1 / 1267650600228229401496703205376) <= 8.9742673822771057104.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ad18240883636104: dyadic inputs *)
Theorem advanced_composition_77 :
  0.24142576605613101829 <= kernel.advanced_epsilon_prime 2 (1 / 8) (1 / 2) <= 0.24142576605613101830.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3f94601c5e01700a: dyadic inputs *)
Theorem advanced_composition_78 :
  0.96411146603146511239 <= kernel.advanced_epsilon_prime 2 (1 / 8) (1 / 1048576) <= 0.96411146603146511240.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/00e39fc648afd714: dyadic inputs *)
Theorem advanced_composition_79 :
  2.1146736411609509700 <= kernel.advanced_epsilon_prime 2 (1 / 8) (1 / 1267650600228229401496703205376) <= 2.1146736411609509701.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/fc245064cf85a447: dyadic inputs *)
Theorem advanced_composition_82 :
  0.0016279915051760044757 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (1 / 2) <= 0.0016279915051760044758.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/4513de9a608993f3: dyadic inputs *)
Theorem advanced_composition_83 :
  0.0072739735362333020859 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (1 / 1048576) <= 0.0072739735362333020860.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/8962630d7f32adb9: dyadic inputs *)
Theorem advanced_composition_84 :
  0.016262740529432410349 <= kernel.advanced_epsilon_prime 2 (1 / 1024) (1 / 1267650600228229401496703205376) <= 0.016262740529432410350.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7aabc2cd3260c81c: dyadic inputs *)
Theorem advanced_composition_87 :
  0.0000015879737183236482812 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (1 / 2) <= 0.0000015879737183236482813.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7fd493c08da16b34: dyadic inputs *)
Theorem advanced_composition_88 :
  0.0000071016280455280404787 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (1 / 1048576) <= 0.0000071016280455280404788.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/277428f2b1ef00f4: dyadic inputs *)
Theorem advanced_composition_89 :
  0.000015879720812324044642 <= kernel.advanced_epsilon_prime 2 (1 / 1048576) (1 / 1267650600228229401496703205376) <= 0.000015879720812324044643.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/66e5e9e37dd5b958: dyadic inputs *)
Theorem advanced_composition_92 :
  1.5144080155707474678e-12 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (1 / 2) <= 1.5144080155707474679e-12.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2bb478e3281913c6: dyadic inputs *)
Theorem advanced_composition_93 :
  6.7726385369677584594e-12 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (1 / 1048576) <= 6.7726385369677584595e-12.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/4083cafec82dd624: dyadic inputs *)
Theorem advanced_composition_94 :
  1.5144080155692585427e-11 <= kernel.advanced_epsilon_prime 2 (1 / 1099511627776) (1 / 1267650600228229401496703205376) <= 1.5144080155692585428e-11.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/29a25e3f83f954d2: dyadic inputs *)
Theorem advanced_composition_97 :
  0.80828661642046606607 <= kernel.advanced_epsilon_prime 365 (1 / 128) (1 / 1048576) <= 0.80828661642046606608.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2d2aa16b17d1105a: dyadic inputs *)
Theorem advanced_composition_98 :
  1.3017526482209678973 <= kernel.advanced_epsilon_prime 365 (1 / 128) (1 / 9007199254740992) <= 1.3017526482209678974.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/fdb3b17635c5686e: dyadic inputs *)
Theorem advanced_composition_99 :
  0.29785798915971448609 <= kernel.advanced_epsilon_prime 365 (3 / 1024) (1 / 1048576) <= 0.29785798915971448610.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0ebb4cad8bfeb24b: dyadic inputs *)
Theorem advanced_composition_100 :
  0.48290775108490267282 <= kernel.advanced_epsilon_prime 365 (3 / 1024) (1 / 9007199254740992) <= 0.48290775108490267283.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/67cbe1625ca93045: the largest double below 1 and the least above 0 *)
Theorem advanced_composition_102 :
  1.7182818433602064292 <= kernel.advanced_epsilon_prime 1 1 (9007199254740991 / 9007199254740992) <= 1.7182818433602064293.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0d05dfdb178aefbd: candidate 989 of a search *)
Theorem advanced_composition_107 :
  5235.2993588464996730 <= kernel.advanced_epsilon_prime 3709 (8133639848793327 / 9007199254740992) (2776645827852251 / 75557863725914323419136) <= 5235.2993588464996731.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/d7a7ffda70e6bd93: candidate 379 of a search *)
Theorem advanced_composition_108 :
  2963.2647213572231531 <= kernel.advanced_epsilon_prime 12982 (7510122299379059 / 18014398509481984) (6004554643584435 / 2305843009213693952) <= 2963.2647213572231532.
Proof. split; unfold kernel.advanced_epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/71cf514f68fe47e4: a total of 0.000004 exactly *)
Theorem advanced_composition_109 :
  0.000004 <= kernel.advanced_delta_total 3000 (1 / 1000000000) (1 / 1000000) <= 0.000004.
Proof. unfold kernel.advanced_delta_total; lra. Qed.

(** advanced_composition/e24e7b7af155e1b3: the slack was left out: 0.001 (diffpriv-pure, measured) *)
Theorem advanced_composition_110 :
  0.00101 <= kernel.advanced_delta_total 100 (1 / 100000) (1 / 100000) <= 0.00101.
Proof. unfold kernel.advanced_delta_total; lra. Qed.

(** advanced_composition/9f3a0d016ed10163: a transcendental delta *)
Theorem advanced_composition_112 :
  0.0000010206115362243855782 <= kernel.advanced_delta_total 10 (exp (- 20)) (1 / 1000000) <= 0.0000010206115362243855783.
Proof. split; unfold kernel.advanced_delta_total; interval with (i_prec 260). Qed.

(** advanced_composition/a2689945670f17b7: a count that is no double *)
Theorem advanced_composition_114 :
  0.0078134536743164071173 <= kernel.advanced_delta_total 9007199254740993 (1 / 1152921504606846976) (1 / 1048576) <= 0.0078134536743164071174.
Proof. split; unfold kernel.advanced_delta_total; interval with (i_prec 260). Qed.

(** advanced_composition/4229dee385888a4d: Example 3.7 solved: below 1/812.318 *)
Theorem advanced_composition_115 :
  (forall e, 0 <= e <= 0.0012310449395871808615 -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1 -> e < 0.0012310449395871808616).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7b8c9bc21f8c2e36: daily reports of a year *)
Theorem advanced_composition_116 :
  (forall e, 0 <= e <= 0.0096196557267796884660 -> kernel.advanced_epsilon_prime 365 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 365 e (1 / 1000000) <= 1 -> e < 0.0096196557267796884661).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/e6e48336cf155852: ten thousand mechanisms *)
Theorem advanced_composition_117 :
  (forall e, 0 <= e <= 0.0018380671930218780649 -> kernel.advanced_epsilon_prime 10000 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10000 e (1 / 1000000) <= 1 -> e < 0.0018380671930218780650).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/03c9f4209720111d: a hundred mechanisms *)
Theorem advanced_composition_118 :
  (forall e, 0 <= e <= 0.019997927538007089853 -> kernel.advanced_epsilon_prime 100 e (1 / 100000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 100 e (1 / 100000) <= 1 -> e < 0.019997927538007089854).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/b8c00cbc006d19f0: one mechanism *)
Theorem advanced_composition_119 :
  (forall e, 0 <= e <= 0.18323029598543832445 -> kernel.advanced_epsilon_prime 1 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1 e (1 / 1000000) <= 1 -> e < 0.18323029598543832446).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/b6dceb4765b99393: an absolute tolerance of 1e-12 returns 0 *)
Theorem advanced_composition_120 :
  (forall e, 0 <= e <= 1.2499999999999804687e-15 -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1 / 1000000000000) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10000 e (exp (- 32)) <= 1 / 1000000000000 -> e < 1.2499999999999804688e-15).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/076d49945731f72e: the answer exceeds the target, to which a search was capped *)
Theorem advanced_composition_121 :
  (forall e, 0 <= e <= 0.15852315678360200635 -> kernel.advanced_epsilon_prime 1 e (9 / 10) <= 1 / 10) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1 e (9 / 10) <= 1 / 10 -> e < 0.15852315678360200636).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/09309762dc309e24: e^target overflows, the answer does not *)
Theorem advanced_composition_122 :
  (forall e, 0 <= e <= 4.6112729752860467637 -> kernel.advanced_epsilon_prime 3 e (1 / 1000000) <= 1420) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 3 e (1 / 1000000) <= 1420 -> e < 4.6112729752860467638).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/a546d189d3da7e68: e^target overflows, the answer does not *)
Theorem advanced_composition_123 :
  (forall e, 0 <= e <= 4.8983315444953004956 -> kernel.advanced_epsilon_prime 3 e (1 / 1000000) <= 2000) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 3 e (1 / 1000000) <= 2000 -> e < 4.8983315444953004957).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/d40f9988be5c3fb8: a grid of targets *)
Theorem advanced_composition_125 :
  (forall e, 0 <= e <= 6.0159128004527607792e-11 -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1 / 1000000000) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1 / 1000000000 -> e < 6.0159128004527607793e-11).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/9c31f3d033acb91b: a grid of targets *)
Theorem advanced_composition_126 :
  (forall e, 0 <= e <= 0.019814493852549660225 -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1 / 3) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1 / 3 -> e < 0.019814493852549660226).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/aecab9ad264ec1c5: a grid of targets *)
Theorem advanced_composition_127 :
  (forall e, 0 <= e <= 0.058070399441472688373 -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 1 -> e < 0.058070399441472688374).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/24c9bdd92194e35f: a grid of targets *)
Theorem advanced_composition_128 :
  (forall e, 0 <= e <= 0.44871955218066248290 -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 10) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 10 -> e < 0.44871955218066248291).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7e4fb81df619ea74: a grid of targets *)
Theorem advanced_composition_129 :
  (forall e, 0 <= e <= 3.0904907639179154142 -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 700) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 10 e (1 / 1000000) <= 700 -> e < 3.0904907639179154143).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7ee9eb8b4179c7ef: a grid of counts *)
Theorem advanced_composition_130 :
  (forall e, 0 <= e <= 0.15148175324636554744 -> kernel.advanced_epsilon_prime 1 e (1 / 1000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1 e (1 / 1000000000) <= 1 -> e < 0.15148175324636554745).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/f9d699f95ea701f4: a grid of counts *)
Theorem advanced_composition_131 :
  (forall e, 0 <= e <= 0.0047985948348881255578 -> kernel.advanced_epsilon_prime 1000 e (1 / 1000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1000 e (1 / 1000000000) <= 1 -> e < 0.0047985948348881255579).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ed932f54fb12d1dd: a grid of counts *)
Theorem advanced_composition_132 :
  (forall e, 0 <= e <= 0.0000047988541473961862572 -> kernel.advanced_epsilon_prime 1000000000 e (1 / 1000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 1000000000 e (1 / 1000000000) <= 1 -> e < 0.0000047988541473961862573).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/30d73e13e2dc3aca: a grid of counts *)
Theorem advanced_composition_133 :
  (forall e, 0 <= e <= 1.5989787380513065120e-9 -> kernel.advanced_epsilon_prime 9007199254740993 e (1 / 1000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 9007199254740993 e (1 / 1000000000) <= 1 -> e < 1.5989787380513065121e-9).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/6414d77a96b8b29e: a grid of counts *)
Theorem advanced_composition_134 :
  (forall e, 0 <= e <= 1.5175310084375894701e-16 -> kernel.advanced_epsilon_prime (10 ^ 30) e (1 / 1000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime (10 ^ 30) e (1 / 1000000000) <= 1 -> e < 1.5175310084375894702e-16).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/57fe6dca0ddc43f4: a grid of slacks *)
Theorem advanced_composition_136 :
  (forall e, 0 <= e <= 0.0053958899528449160946 -> kernel.advanced_epsilon_prime 365 e (1 / 100000000000000000000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 365 e (1 / 100000000000000000000) <= 1 -> e < 0.0053958899528449160947).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/031d8df7be868cde: a grid of slacks *)
Theorem advanced_composition_137 :
  (forall e, 0 <= e <= 0.029814631955839112514 -> kernel.advanced_epsilon_prime 365 e (1 / 2) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 365 e (1 / 2) <= 1 -> e < 0.029814631955839112515).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/d3c9bdeec0e56240: a grid of slacks *)
Theorem advanced_composition_138 :
  (forall e, 0 <= e <= 0.050553519782843250664 -> kernel.advanced_epsilon_prime 365 e (999 / 1000) <= 1) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 365 e (999 / 1000) <= 1 -> e < 0.050553519782843250665).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/6ade6e0df3719fab: dyadic inputs *)
Theorem advanced_composition_139 :
  (forall e, 0 <= e <= 0.22930013968727765648 -> kernel.advanced_epsilon_prime 2 e (1 / 2) <= 1 / 2) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 2 e (1 / 2) <= 1 / 2 -> e < 0.22930013968727765649).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/7bffe45fa3aac823: dyadic inputs *)
Theorem advanced_composition_140 :
  (forall e, 0 <= e <= 0.065937701952972795622 -> kernel.advanced_epsilon_prime 2 e (1 / 1048576) <= 1 / 2) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 2 e (1 / 1048576) <= 1 / 2 -> e < 0.065937701952972795623).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/8371f14e0d3be21b: dyadic inputs *)
Theorem advanced_composition_142 :
  (forall e, 0 <= e <= 0.88587395834372099977 -> kernel.advanced_epsilon_prime 2 e (1 / 2) <= 4) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 2 e (1 / 2) <= 4 -> e < 0.88587395834372099978).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/3e48c8864c1c5725: dyadic inputs *)
Theorem advanced_composition_143 :
  (forall e, 0 <= e <= 0.46368991574467070685 -> kernel.advanced_epsilon_prime 2 e (1 / 1048576) <= 4) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 2 e (1 / 1048576) <= 4 -> e < 0.46368991574467070686).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/f18212d29e630498: candidate 327 of a search *)
Theorem advanced_composition_147 :
  (forall e, 0 <= e <= 0.045700747395709048756 -> kernel.advanced_epsilon_prime 5 e (5628709802211771 / 18446744073709551616) <= 7599533064245523 / 18014398509481984) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 5 e (5628709802211771 / 18446744073709551616) <= 7599533064245523 / 18014398509481984 -> e < 0.045700747395709048757).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/ef9ccbd59f1637d6: candidate 59 of a search *)
Theorem advanced_composition_148 :
  (forall e, 0 <= e <= 0.0079452755589846431992 -> kernel.advanced_epsilon_prime 8868 e (4419494836606469 / 2475880078570760549798248448) <= 853639115256839 / 140737488355328) /\ (forall e, 0 <= e -> kernel.advanced_epsilon_prime 8868 e (4419494836606469 / 2475880078570760549798248448) <= 853639115256839 / 140737488355328 -> e < 0.0079452755589846431993).
Proof. rewrite advanced_epsilon_prime_agrees. apply largest_epsilon_certified; unfold epsilon_prime; interval with (i_prec 260). Qed.

(** advanced_composition/5e83333f3b164a29: Example 3.7 holds for this many mechanisms *)
Theorem advanced_composition_149 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 801) (exp (- 32)) <= 1 <-> (k <= Z.to_nat 9723)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 9723 9724); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/5d9f4e5c0852e947: a small loss *)
Theorem advanced_composition_150 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000) (exp (- 32)) <= 1 <-> (k <= Z.to_nat 15154994832)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 15154994832 15154994833); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/1c5e24aeb050e617: an answer above 2^53 *)
Theorem advanced_composition_151 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 10000000000) (1 / 1000000000) <= 3 <-> (k <= Z.to_nat 19045168371598595852)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 19045168371598595852 19045168371598595853); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/6df07f83092d5b94: a target of 5 *)
Theorem advanced_composition_152 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 10) (1 / 1000000) <= 5 <-> (k <= Z.to_nat 66)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 66 67); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/02a793fb1328b19e: a grid of losses *)
Theorem advanced_composition_153 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 100) (1 / 1000000) <= 1 <-> (k <= Z.to_nat 337)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 337 338); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/5c7357c8718177a8: a grid of losses *)
Theorem advanced_composition_154 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000) (1 / 1000000) <= 1 <-> (k <= Z.to_nat 33785)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 33785 33786); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/d5d64d4b0c763507: a grid of losses *)
Theorem advanced_composition_155 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1000000) (1 / 1000000) <= 1 <-> (k <= Z.to_nat 33786939732)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 33786939732 33786939733); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/ebdbde0d64491c9c: an answer of 37 digits *)
Theorem advanced_composition_157 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 100000000000000000000) (1 / 1000000) <= 1 <-> (k <= Z.to_nat 337869408365720174893748585652403431808)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 337869408365720174893748585652403431808 337869408365720174893748585652403431809); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/f73aa487b8a32444: dyadic inputs *)
Theorem advanced_composition_158 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1024) (1 / 1048576) <= 1 <-> (k <= Z.to_nat 35313)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 35313 35314); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/fc11c03e3b5c2beb: dyadic inputs *)
Theorem advanced_composition_159 :
  forall k : nat, kernel.advanced_epsilon_prime (INR k) (1 / 1048576) (1 / 1048576) <= 1 <-> (k <= Z.to_nat 37030307093)%nat.
Proof. rewrite advanced_epsilon_prime_agrees. apply (largest_k_at 37030307093 37030307094); try easy; unfold epsilon_prime; try split; interval with (i_prec 260). Qed.

(** advanced_composition/5202247c28df8195: what Example 3.7 needs: above e^-32 *)
Theorem advanced_composition_162 :
  3.1549196873493405810e-14 <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) 1 <= 3.1549196873493405811e-14.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/dc9c8b3a779aaeb7: with a little more room *)
Theorem advanced_composition_163 :
  8.8068215962733593044e-15 <= kernel.advanced_smallest_delta_prime 10000 (1 / 801) (51 / 50) <= 8.8068215962733593045e-15.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/56f653b585ccfd8b: a grid of targets *)
Theorem advanced_composition_164 :
  0.00034225798950239162800 <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 5 <= 0.00034225798950239162801.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/73402558bfa57716: a grid of targets *)
Theorem advanced_composition_165 :
  1.5695177565942132586e-8 <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 7 <= 1.5695177565942132587e-8.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0c5c1729f94a3af6: a grid of targets *)
Theorem advanced_composition_166 :
  2.6957311491777566655e-18 <= kernel.advanced_smallest_delta_prime 10000 (1 / 100) 10 <= 2.6957311491777566656e-18.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/68e07d6958bd7f6a: a grid of targets *)
Theorem advanced_composition_167 :
  0.63786555994545945109 <= kernel.advanced_smallest_delta_prime 100 (1 / 10) 2 <= 0.63786555994545945110.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/98c28a23a43f1a53: a grid of targets *)
Theorem advanced_composition_168 :
  0.0000048197378665932851343 <= kernel.advanced_smallest_delta_prime 100 (1 / 10) 6 <= 0.0000048197378665932851344.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/2dbc2b35c39e519f: down to subnormal and smaller answers *)
Theorem advanced_composition_170 :
  0.16609611953569761203 <= kernel.advanced_smallest_delta_prime 1 (1 / 10) (1 / 5) <= 0.16609611953569761204.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/9a6bd7f5d0c88a35: down to subnormal and smaller answers *)
Theorem advanced_composition_171 :
  5.4906726216474612746e-22 <= kernel.advanced_smallest_delta_prime 1 (1 / 10) 1 <= 5.4906726216474612747e-22.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/d7b4021a51457703: dyadic inputs *)
Theorem advanced_composition_173 :
  4.8293187840121024916e-10 <= kernel.advanced_smallest_delta_prime 365 (1 / 128) 1 <= 4.8293187840121024917e-10.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/6fe948d72c0be2cd: a large count *)
Theorem advanced_composition_176 :
  0.0000039175268847832005982 <= kernel.advanced_smallest_delta_prime 100000000000000000000 (1 / 1000000000000) (1 / 20) <= 0.0000039175268847832005983.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/0b650431ef861b36: a large count *)
Theorem advanced_composition_177 :
  2.1314916629650980250e-22 <= kernel.advanced_smallest_delta_prime 100000000000000000000 (1 / 1000000000000) (1 / 10) <= 2.1314916629650980251e-22.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/02567079f5f7204c: candidate 419 of a search *)
Theorem advanced_composition_180 :
  0.59173901321023902890 <= kernel.advanced_smallest_delta_prime 6 (6911696251216177 / 18014398509481984) (4592181880353813 / 2251799813685248) <= 0.59173901321023902891.
Proof. split; unfold kernel.advanced_smallest_delta_prime; interval with (i_prec 260). Qed.

(** advanced_composition/497621793a1ca9c9: from k = 35 on advanced composition is smaller *)
Theorem advanced_composition_182 :
  34.507758843209547501 <= kernel.advanced_crossover (1 / 10) (1 / 1000000) <= 34.507758843209547502.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/6a0924f02b6b8507: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_183 :
  28.194900181320090701 <= kernel.advanced_crossover (1 / 100) (1 / 1000000) <= 28.194900181320090702.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/7f16d58801442068: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_184 :
  223.92017689340023665 <= kernel.advanced_crossover (1 / 2) (1 / 1000000) <= 223.92017689340023666.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/d7cd23268dbc53e8: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_185 :
  699616.53980587042422 <= kernel.advanced_crossover (69 / 100) (1 / 1000000) <= 699616.53980587042423.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/b985668a94f34617: towards ln 2, where it goes to infinity *)
Theorem advanced_composition_186 :
  7.7891558370978514138e+34 <= kernel.advanced_crossover (6931471805599453 / 10000000000000000) (1 / 1000000) <= 7.7891558370978514139e+34.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/cae24a0b0bb10cc1: dyadic inputs *)
Theorem advanced_composition_187 :
  31.680550822093794980 <= kernel.advanced_crossover (1 / 16) (1 / 1048576) <= 31.680550822093794981.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/9ed5e0b9a5e64e9c: candidate 866 of a search *)
Theorem advanced_composition_190 :
  46.317611916708031578 <= kernel.advanced_crossover (8125196209040315 / 576460752303423488) (3253015481501357 / 19342813113834066795298816) <= 46.317611916708031579.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

(** advanced_composition/4a23c1f9329c7f6d: candidate 30 of a search *)
Theorem advanced_composition_191 :
  14.181311517382003022 <= kernel.advanced_crossover (7561073056199351 / 2305843009213693952) (8047342318449251 / 9223372036854775808) <= 14.181311517382003023.
Proof. split; unfold kernel.advanced_crossover; interval with (i_prec 260). Qed.

Definition vectors_advanced_composition :=
  (advanced_composition_1,
   advanced_composition_2,
   advanced_composition_3,
   advanced_composition_4,
   advanced_composition_5,
   advanced_composition_6,
   advanced_composition_7,
   advanced_composition_8,
   advanced_composition_9,
   advanced_composition_10,
   advanced_composition_11,
   advanced_composition_13,
   advanced_composition_14,
   advanced_composition_15,
   advanced_composition_16,
   advanced_composition_18,
   advanced_composition_19,
   advanced_composition_20,
   advanced_composition_21,
   advanced_composition_22,
   advanced_composition_24,
   advanced_composition_25,
   advanced_composition_26,
   advanced_composition_27,
   advanced_composition_28,
   advanced_composition_30,
   advanced_composition_31,
   advanced_composition_32,
   advanced_composition_33,
   advanced_composition_34,
   advanced_composition_36,
   advanced_composition_37,
   advanced_composition_38,
   advanced_composition_39,
   advanced_composition_40,
   advanced_composition_43,
   advanced_composition_44,
   advanced_composition_45,
   advanced_composition_46,
   advanced_composition_47,
   advanced_composition_48,
   advanced_composition_49,
   advanced_composition_50,
   advanced_composition_51,
   advanced_composition_52,
   advanced_composition_53,
   advanced_composition_54,
   advanced_composition_55,
   advanced_composition_56,
   advanced_composition_57,
   advanced_composition_58,
   advanced_composition_59,
   advanced_composition_60,
   advanced_composition_72,
   advanced_composition_73,
   advanced_composition_74,
   advanced_composition_77,
   advanced_composition_78,
   advanced_composition_79,
   advanced_composition_82,
   advanced_composition_83,
   advanced_composition_84,
   advanced_composition_87,
   advanced_composition_88,
   advanced_composition_89,
   advanced_composition_92,
   advanced_composition_93,
   advanced_composition_94,
   advanced_composition_97,
   advanced_composition_98,
   advanced_composition_99,
   advanced_composition_100,
   advanced_composition_102,
   advanced_composition_107,
   advanced_composition_108,
   advanced_composition_109,
   advanced_composition_110,
   advanced_composition_112,
   advanced_composition_114,
   advanced_composition_115,
   advanced_composition_116,
   advanced_composition_117,
   advanced_composition_118,
   advanced_composition_119,
   advanced_composition_120,
   advanced_composition_121,
   advanced_composition_122,
   advanced_composition_123,
   advanced_composition_125,
   advanced_composition_126,
   advanced_composition_127,
   advanced_composition_128,
   advanced_composition_129,
   advanced_composition_130,
   advanced_composition_131,
   advanced_composition_132,
   advanced_composition_133,
   advanced_composition_134,
   advanced_composition_136,
   advanced_composition_137,
   advanced_composition_138,
   advanced_composition_139,
   advanced_composition_140,
   advanced_composition_142,
   advanced_composition_143,
   advanced_composition_147,
   advanced_composition_148,
   advanced_composition_149,
   advanced_composition_150,
   advanced_composition_151,
   advanced_composition_152,
   advanced_composition_153,
   advanced_composition_154,
   advanced_composition_155,
   advanced_composition_157,
   advanced_composition_158,
   advanced_composition_159,
   advanced_composition_162,
   advanced_composition_163,
   advanced_composition_164,
   advanced_composition_165,
   advanced_composition_166,
   advanced_composition_167,
   advanced_composition_168,
   advanced_composition_170,
   advanced_composition_171,
   advanced_composition_173,
   advanced_composition_176,
   advanced_composition_177,
   advanced_composition_180,
   advanced_composition_182,
   advanced_composition_183,
   advanced_composition_184,
   advanced_composition_185,
   advanced_composition_186,
   advanced_composition_187,
   advanced_composition_190,
   advanced_composition_191).
