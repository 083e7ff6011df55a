(** * Numbers of the normal distribution function

    [enclose_normal n p] puts bounds in the place of each value of [normal_cdf] in the goal: n terms
    of its series, added up in integers by Coq's virtual machine at a scale of p + 64 bits. The
    rest is interval arithmetic with p bits. *)

From Coq Require Import Reals ZArith.
From Dpcert Require Import normal_distribution normal_series gaussian_profile_shape.
From Dpcert Require Import certificates.support.
Open Scope R_scope.

(** In a hypothesis, the integer that the recursion comes to. *)
Ltac add_up H up head last :=
  match type of H with
  | context [nested_scaled up head last ?n ?scale ?q ?d] =>
    let value := eval vm_compute in (nested_scaled up head last n scale q d) in
    replace (nested_scaled up head last n scale q d) with value in H
      by (vm_cast_no_check (eq_refl value))
  end.

Ltac enclose_normal n p :=
  repeat match goal with
  | |- context [normal_cdf ?argument] =>
    let x := fresh "x" in let Hx := fresh in let Hsquare := fresh in let Hsum := fresh in let Hrest := fresh in
    let scale := eval vm_compute in (Zpos p + 64)%Z in let unit := eval vm_compute in (2 ^ scale)%Z in
    interval_intro argument with (i_prec p) as Hx;
    set (x := argument) in *; clearbody x;
    interval_intro (IZR unit * x ^ 2) with (i_prec p) as Hsquare;
    match type of Hsquare with
    | IZR ?low <= _ <= IZR ?high =>
      destruct (normal_cdf_enclosed n scale unit low high x) as (? & ? & Hsum & Hrest & ->);
      [discriminate | reflexivity | discriminate | exact Hsquare | clear Hsquare]
    end;
    add_up Hsum 0%Z 1%Z 0%Z; add_up Hsum 1%Z 1%Z 0%Z; add_up Hrest 1%Z 0%Z 1%Z
  end.

(** A comparison of the Gaussian profile with numbers, or of its inputs with 0. *)
Ltac enclose_profile n p :=
  unfold gaussian_profile; enclose_normal n p; interval with (i_prec p).
