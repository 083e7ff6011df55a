# square root from 1
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = rnd(sqrt(high));
v4 = leading(v2);
v5 = rnd(v4 * v4);
v6 = rnd(high - v5);
v7 = rnd(v2 + v4);
v8 = rnd(v2 - v4);
v9 = rnd(v7 * v8);
v10 = rnd(v6 - v9);
v11 = rnd(v10 + low);
v12 = 2 * v2;
low_part = rnd(v11 / v12);
exact_low_part = ((((high - (v4 * v4)) - ((v2 + v4) * (v2 - v4))) + low) / (2 * v2));

{ high in [1,2]
  /\ @FLT(high,53)
  /\ |low| <= 1b-53
->
  low_part - exact_low_part in ?
  /\ low_part in ?
  /\ high - v2 * v2 in ? }

high - v2 * v2 -> -(high * (((v2 - sqrt(high)) / sqrt(high)) * (2 + ((v2 - sqrt(high)) / sqrt(high)))));
high - v5 -> (high - v2 * v2) + (v2 - v4) * (v2 + v4) - (v5 - v4 * v4);
v6 - v9 -> (high - v2 * v2) + (v6 - (high - v5)) - (v5 - v4 * v4) - (v9 - (v2 + v4) * (v2 - v4));
