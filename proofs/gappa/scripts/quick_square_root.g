# square root from 2
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = rnd(high + low);
v3 = rnd(sqrt(v2));
v5 = leading(v3);
v6 = rnd(v5 * v5);
v7 = rnd(high - v6);
v8 = rnd(v7 + low);
v9 = rnd(v3 + v5);
low_part = rnd(v8 / v9);
exact_low_part = (((high - (v5 * v5)) + low) / (v3 + v5));

{ high in [2,4]
  /\ @FLT(high,53)
  /\ |low| <= 3941b-20
->
  low_part - exact_low_part in ?
  /\ low_part in ? }

v2 - v3 * v3 -> -(v2 * (((v3 - sqrt(v2)) / sqrt(v2)) * (2 + ((v3 - sqrt(v2)) / sqrt(v2)))));
high - v6 -> (v2 - v3 * v3) - (v2 - (high + low)) + (v3 - v5) * (v3 + v5) - (v6 - v5 * v5) - low;
v7 + low -> (v2 - v3 * v3) - (v2 - (high + low)) + (v3 - v5) * (v3 + v5) - (v6 - v5 * v5) + (v7 - (high - v6));
high - v5 * v5 + low -> (v2 - v3 * v3) - (v2 - (high + low)) + (v3 - v5) * (v3 + v5) - (v6 - v5 * v5) + (v6 - v5 * v5);
low_part - exact_low_part -> (low_part - v8 / v9) + (v8 - (high - v5 * v5 + low)) / v9 + exact_low_part * ((v3 + v5) - v9) / v9;
