(** * Vectors of optimal_composition.json to 20 digits

    Written by bulk.py: 45 theorems.

    Not certified here:
    - 53: the answer is not the value of one formula, or of one with too many terms
    - 7: an end of the bracket is the value, or too near to it to be told apart *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import advanced_composition advanced_composition_shape corollary_3_21 kernel agreement.
From Dpcert Require Import certificates.support.
From Coq Require Import Lra.
From Dpcert Require Import certificates.tactics certificates.inverses certificates.roots certificates.optimal.
From Interval Require Import Tactic.
Open Scope R_scope.

(** optimal_composition/f1641c4a92f3e804: an interval around 40.0 that was called certain (microsoft/prv_accountant, measured) *)
Theorem optimal_composition_5 :
  kernel.optimal_delta_total 10 0 (optimal_pure 10 5 49.999998930539816658) <= 1 / 1000000 < kernel.optimal_delta_total 10 0 (optimal_pure 10 5 49.999998930539816657).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/5672dfae570dd6b3: a negative epsilon (microsoft/prv_accountant, measured) *)
Theorem optimal_composition_7 :
  kernel.optimal_delta_total 5 0 (optimal_pure 5 10 49.998999272418881853) <= 1 / 1000 < kernel.optimal_delta_total 5 0 (optimal_pure 5 10 49.998999272418881852).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/f0def030912b1ec2: a grid *)
Theorem optimal_composition_14 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 (1 / 10) 0.099998095160767758943) <= 1 / 1000000 < kernel.optimal_delta_total 1 0 (optimal_pure 1 (1 / 10) 0.099998095160767758942).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 140)). Qed.

(** optimal_composition/26661eaa5085d9d2: a grid *)
Theorem optimal_composition_15 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 1 0.99999863211962328063) <= 1 / 1000000 < kernel.optimal_delta_total 1 0 (optimal_pure 1 1 0.99999863211962328062).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/5b14593ce3385b7d: a grid *)
Theorem optimal_composition_16 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 10 9.9999989999541000246) <= 1 / 1000000 < kernel.optimal_delta_total 1 0 (optimal_pure 1 10 9.9999989999541000245).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/8e8a4e93e7d177af: a grid *)
Theorem optimal_composition_18 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 (1 / 10) 0.19999637158782817062) <= 1 / 1000000 < kernel.optimal_delta_total 2 0 (optimal_pure 2 (1 / 10) 0.19999637158782817061).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/9bab802221d56b07: a grid *)
Theorem optimal_composition_19 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 1 1.9999981289040839217) <= 1 / 1000000 < kernel.optimal_delta_total 2 0 (optimal_pure 2 1 1.9999981289040839216).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/0964f2a112cfdab1: a grid *)
Theorem optimal_composition_20 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 10 19.999998999908697989) <= 1 / 1000000 < kernel.optimal_delta_total 2 0 (optimal_pure 2 10 19.999998999908697988).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/83644b4f3c69e00d: a grid *)
Theorem optimal_composition_22 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 (1 / 10) 0.29999308845338129316) <= 1 / 1000000 < kernel.optimal_delta_total 3 0 (optimal_pure 3 (1 / 10) 0.29999308845338129315).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/04b1da7de07c9601: a grid *)
Theorem optimal_composition_23 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 1 2.9999974405654830583) <= 1 / 1000000 < kernel.optimal_delta_total 3 0 (optimal_pure 3 1 2.9999974405654830582).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/c4c4b7312050ed00: a grid *)
Theorem optimal_composition_24 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 10 29.999998999863293891) <= 1 / 1000000 < kernel.optimal_delta_total 3 0 (optimal_pure 3 10 29.999998999863293890).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/6cf607461ac19b56: dyadic inputs *)
Theorem optimal_composition_37 :
  kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) 1.9934736173791486012) <= 1 / 1024 < kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) 1.9934736173791486011).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/2b3f74995dae65dd: dyadic inputs *)
Theorem optimal_composition_38 :
  kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) 1.9999999937962226287) <= 1 / 1073741824 < kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) 1.9999999937962226286).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/b30e36452adf379f: dyadic inputs *)
Theorem optimal_composition_39 :
  kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 64) 0.047238007989658190421) <= 1 / 1024 < kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 64) 0.047238007989658190420).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/e5c30c0d51d26418: dyadic inputs *)
Theorem optimal_composition_40 :
  kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 64) 0.062499985555536119655) <= 1 / 1073741824 < kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 64) 0.062499985555536119654).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/9ce5d6a10ecbb0d1: large losses *)
Theorem optimal_composition_45 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 710 1419.9999989999995000) <= 1 / 1000000 < kernel.optimal_delta_total 2 0 (optimal_pure 2 710 1419.9999989999994999).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/dab02875991309cb: large losses *)
Theorem optimal_composition_46 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 1000 1999.9999989999995000) <= 1 / 1000000 < kernel.optimal_delta_total 2 0 (optimal_pure 2 1000 1999.9999989999994999).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/34872043621ef47c: deltas lost beside 1 *)
Theorem optimal_composition_47 :
  kernel.optimal_delta_total 10 (1 / 100000000000000000) (optimal_pure 10 1 9.9999999999999793595) <= 1 / 1000000000000000 < kernel.optimal_delta_total 10 (1 / 100000000000000000) (optimal_pure 10 1 9.9999999999999793594).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/4ebebc709d02d540: candidate 259 of a search *)
Theorem optimal_composition_49 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 (2399198575421801 / 576460752303423488) 0.012485837623960530444) <= 3177382980335513 / 38685626227668133590597632 < kernel.optimal_delta_total 3 0 (optimal_pure 3 (2399198575421801 / 576460752303423488) 0.012485837623960530443).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/d6060dfa84dfebb4: candidate 43 of a search *)
Theorem optimal_composition_50 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 (2919035483793195 / 72057594037927936) 0.040443875392986002045) <= 4959343871585207 / 147573952589676412928 < kernel.optimal_delta_total 1 0 (optimal_pure 1 (2919035483793195 / 72057594037927936) 0.040443875392986002044).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/2698c699b4bc41ff: an upper bound of 1e-9 came back (microsoft/prv_accountant, measured) *)
Theorem optimal_composition_52 :
  0.92875134539704656894 <= kernel.optimal_delta_total 10 0 (optimal_pure 10 5 45) <= 0.92875134539704656895.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/0ce0f6e5f812996d: 3/8 exactly *)
Theorem optimal_composition_54 :
  kernel.optimal_delta_total 2 0 (optimal_pure 2 (ln 3) (ln 3)) = 0.375.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; calculated ltac:(interval with (i_prec 100)). Qed.

(** optimal_composition/fd7dca492cb95c0c: a grid *)
Theorem optimal_composition_57 :
  0.049958374957879972198 <= kernel.optimal_delta_total 1 0 (optimal_pure 1 (1 / 10) 0) <= 0.049958374957879972199.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/65c0e75a35162cc4: a grid *)
Theorem optimal_composition_58 :
  0.025603537098495457339 <= kernel.optimal_delta_total 1 0 (optimal_pure 1 (1 / 10) (1 / 20)) <= 0.025603537098495457340.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/1c154112b9b17d3c: a grid *)
Theorem optimal_composition_59 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 (1 / 10) 1) = 0.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/6ad45a60e2c45812: a grid *)
Theorem optimal_composition_60 :
  0.76159415595576488811 <= kernel.optimal_delta_total 1 0 (optimal_pure 1 2 0) <= 0.76159415595576488812.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/233d84d7b2e0d907: a grid *)
Theorem optimal_composition_61 :
  0.75548249145246522050 <= kernel.optimal_delta_total 1 0 (optimal_pure 1 2 (1 / 20)) <= 0.75548249145246522051.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/49358d91d8f953a6: a grid *)
Theorem optimal_composition_62 :
  0.55676994114593974427 <= kernel.optimal_delta_total 1 0 (optimal_pure 1 2 1) <= 0.55676994114593974428.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/844c0246b2f19f60: a grid *)
Theorem optimal_composition_63 :
  0.074875218400815659232 <= kernel.optimal_delta_total 3 0 (optimal_pure 3 (1 / 10) 0) <= 0.074875218400815659233.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/afaaa08f567d900f: a grid *)
Theorem optimal_composition_64 :
  0.051159137482205673503 <= kernel.optimal_delta_total 3 0 (optimal_pure 3 (1 / 10) (1 / 20)) <= 0.051159137482205673504.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/10d8ead8dbcb198f: a grid *)
Theorem optimal_composition_65 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 (1 / 10) 1) = 0.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/d5d9dbf4ac16084e: a grid *)
Theorem optimal_composition_66 :
  0.92151915806807101316 <= kernel.optimal_delta_total 3 0 (optimal_pure 3 2 0) <= 0.92151915806807101317.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/26ccf46766a4851a: a grid *)
Theorem optimal_composition_67 :
  0.91950725866288929328 <= kernel.optimal_delta_total 3 0 (optimal_pure 3 2 (1 / 20)) <= 0.91950725866288929329.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/b542dba0f2096bdf: a grid *)
Theorem optimal_composition_68 :
  0.85409305578117088935 <= kernel.optimal_delta_total 3 0 (optimal_pure 3 2 1) <= 0.85409305578117088936.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/04605202bcc18dee: dyadic inputs *)
Theorem optimal_composition_75 :
  0.31620609654605619439 <= kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) (1 / 4)) <= 0.31620609654605619440.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/605ccfdce549fbd6: dyadic inputs *)
Theorem optimal_composition_76 :
  0.094895111946344845940 <= kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 2) 1) <= 0.094895111946344845941.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/40878586b9d295a2: dyadic inputs *)
Theorem optimal_composition_78 :
  kernel.optimal_delta_total 4 0 (optimal_pure 4 (1 / 16) 1) = 0.
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/6524b897eecc32e1: a grid *)
Theorem optimal_composition_90 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 0.50000000160653066002 (1 / 2)) <= 1 / 1000000000 < kernel.optimal_delta_total 1 0 (optimal_pure 1 0.50000000160653066003 (1 / 2)).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/d36b851a11efb194: a grid *)
Theorem optimal_composition_91 :
  kernel.optimal_delta_total 1 0 (optimal_pure 1 5.0000000010067379474 5) <= 1 / 1000000000 < kernel.optimal_delta_total 1 0 (optimal_pure 1 5.0000000010067379475 5).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/fd4251f58746c3fc: a grid *)
Theorem optimal_composition_92 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 0.16666666876518992258 (1 / 2)) <= 1 / 1000000000 < kernel.optimal_delta_total 3 0 (optimal_pure 3 0.16666666876518992259 (1 / 2)).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/77393ac48952421e: a grid *)
Theorem optimal_composition_93 :
  kernel.optimal_delta_total 3 0 (optimal_pure 3 1.6666666672267955788 5) <= 1 / 1000000000 < kernel.optimal_delta_total 3 0 (optimal_pure 3 1.6666666672267955789 5).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/8afcc6099b7a63f7: an equal share, exactly *)
Theorem optimal_composition_98 :
  kernel.optimal_delta_total 7 0 (optimal_pure 7 0.14285714285714285714 1) <= 0 < kernel.optimal_delta_total 7 0 (optimal_pure 7 0.14285714285714285715 1).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/0d075ea9cba80e51: nothing but delta *)
Theorem optimal_composition_99 :
  kernel.optimal_delta_total 10 0 (optimal_pure 10 8.1269841269863635257e-7 0) <= 1 / 1000000 < kernel.optimal_delta_total 10 0 (optimal_pure 10 8.1269841269863635258e-7 0).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 140)). Qed.

(** optimal_composition/a1bca4ad01a5e09e: a grid *)
Theorem optimal_composition_101 :
  kernel.optimal_delta_total 8 0 (optimal_pure 8 (1 / 2) 4) <= 1 / 1000000000 < kernel.optimal_delta_total 9 0 (optimal_pure 9 (1 / 2) 4).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

(** optimal_composition/b2118b9f78ebbe52: dyadic inputs *)
Theorem optimal_composition_105 :
  kernel.optimal_delta_total 10 0.000058117623424615071608 (optimal_pure 10 (1 / 8) 1) <= 1 / 1024 < kernel.optimal_delta_total 10 0.000058117623424615071609 (optimal_pure 10 (1 / 8) 1).
Proof. spelled_out ltac:(interval with (i_prec 100)); unfold kernel.optimal_delta_total; compared ltac:(interval with (i_prec 120)). Qed.

Definition vectors_optimal_composition : unit :=
  let _ := optimal_composition_5 in
  let _ := optimal_composition_7 in
  let _ := optimal_composition_14 in
  let _ := optimal_composition_15 in
  let _ := optimal_composition_16 in
  let _ := optimal_composition_18 in
  let _ := optimal_composition_19 in
  let _ := optimal_composition_20 in
  let _ := optimal_composition_22 in
  let _ := optimal_composition_23 in
  let _ := optimal_composition_24 in
  let _ := optimal_composition_37 in
  let _ := optimal_composition_38 in
  let _ := optimal_composition_39 in
  let _ := optimal_composition_40 in
  let _ := optimal_composition_45 in
  let _ := optimal_composition_46 in
  let _ := optimal_composition_47 in
  let _ := optimal_composition_49 in
  let _ := optimal_composition_50 in
  let _ := optimal_composition_52 in
  let _ := optimal_composition_54 in
  let _ := optimal_composition_57 in
  let _ := optimal_composition_58 in
  let _ := optimal_composition_59 in
  let _ := optimal_composition_60 in
  let _ := optimal_composition_61 in
  let _ := optimal_composition_62 in
  let _ := optimal_composition_63 in
  let _ := optimal_composition_64 in
  let _ := optimal_composition_65 in
  let _ := optimal_composition_66 in
  let _ := optimal_composition_67 in
  let _ := optimal_composition_68 in
  let _ := optimal_composition_75 in
  let _ := optimal_composition_76 in
  let _ := optimal_composition_78 in
  let _ := optimal_composition_90 in
  let _ := optimal_composition_91 in
  let _ := optimal_composition_92 in
  let _ := optimal_composition_93 in
  let _ := optimal_composition_98 in
  let _ := optimal_composition_99 in
  let _ := optimal_composition_101 in
  let _ := optimal_composition_105 in
  tt.
