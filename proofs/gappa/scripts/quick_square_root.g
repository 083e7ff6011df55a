# quick square root from 2
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = rnd(high + low);
v3 = rnd(sqrt(v2));
v5 = leading(v3);
v6 = rnd(v5 * v5);
v7 = rnd(high - v6);
v8 = rnd(v3 + v5);
v9 = rnd(v3 - v5);
v10 = rnd(v8 * v9);
v11 = rnd(v7 - v10);
v12 = rnd(v11 + low);
v13 = 2 * v3;
low_part = rnd(v12 / v13);
exact_low_part = ((((high - (v5 * v5)) - ((v3 + v5) * (v3 - v5))) + low) / (2 * v3));

{ high in [2,4]
  /\ @FLT(high,53)
  /\ |low| <= 4187b-21
->
  low_part - exact_low_part in ?
  /\ low_part in ? }

v2 - v3 * v3 -> -(v2 * (((v3 - sqrt(v2)) / sqrt(v2)) * (2 + ((v3 - sqrt(v2)) / sqrt(v2)))));
high - v6 -> (v2 - v3 * v3) - (v2 - (high + low)) - low + (v3 - v5) * (v3 + v5) - (v6 - v5 * v5);
v7 - v10 -> (v2 - v3 * v3) - (v2 - (high + low)) - low + (v7 - (high - v6)) - (v6 - v5 * v5) - (v10 - (v3 + v5) * (v3 - v5));
v11 + low -> (v11 - (v7 - v10)) + (v2 - v3 * v3) - (v2 - (high + low)) + (v7 - (high - v6)) - (v6 - v5 * v5) - (v10 - (v3 + v5) * (v3 - v5));
