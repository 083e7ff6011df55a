# quick product, 1.0 times 1.0
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = leading(factor);
first = rnd(v2 * high);
exact_first = (v2 * high);
v3 = rnd(factor - v2);
v7 = rnd(v3 * high);
v8 = rnd(factor * low);
second = rnd(v7 + v8);
exact_second = (((factor - v2) * high) + (factor * low));

{ factor in [1,5b-2]
  /\ @FLT(factor,53)
  /\ high in [1,5b-2]
  /\ @FLT(high,26)
  /\ |low| <= 3307b-24
->
  first - exact_first in ?
  /\ second - exact_second in ?
  /\ second in ? }

