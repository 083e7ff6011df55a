# root, 1.0 times 1.0
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = leading(factor);
v6 = leading(high);
first = rnd(v2 * v6);
exact_first = (v2 * v6);
v3 = rnd(factor - v2);
v10 = rnd(v3 * v6);
v7 = rnd(high - v6);
v8 = rnd(v7 + low);
v11 = rnd(factor * v8);
second = rnd(v10 + v11);
exact_second = (((factor - v2) * v6) + (factor * ((high - v6) + low)));

{ factor in [1,5b-2]
  /\ @FLT(factor,53)
  /\ high in [1,5b-2]
  /\ @FLT(high,53)
  /\ |low| <= 5b-55
->
  first - exact_first in ?
  /\ second - exact_second in ?
  /\ second in ? }

