# base
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v4 = rnd(n * -3048493539143b-41);
base = rnd(v4 + high);
exact_base = ((n * -3048493539143b-41) + high);
v7 = rnd(n * -544487923021427b-92);
correction = rnd(v7 + low);
exact_correction = ((n * -544487923021427b-92) + low);

{ @FIX(n,0)
  /\ n in [-1022,0]
  /\ @FIX(high,-41)
  /\ |high| <= 3b-2
  /\ |low| <= 1b-42
->
  base - exact_base in ?
  /\ correction - exact_correction in ?
  /\ correction in ? }

