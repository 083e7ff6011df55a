# quick sum from 1.0
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v5 = rnd(large + small);
v7 = leading(v5);
v8 = rnd(large - v7);
v9 = rnd(v8 + small);
v4 = rnd(x_low + y_low);
low = rnd(v9 + v4);
exact_low = (((large - v7) + small) + (x_low + y_low));

{ v8 - (large - v7) in [0,0]
  /\ large in [1b-1,5b-2]
  /\ @FLT(large,53)
  /\ small in [0,5b-3]
  /\ large + small in [1,5b-2]
  /\ |x_low| <= 5441b-62
  /\ |y_low| <= 4409b-22
->
  low - exact_low in ?
  /\ low in ? }

v8 + small -> (v8 - (large - v7)) - (v5 - (large + small)) + (v5 - v7);
