# quick expm1, x from 1.0 2^-11
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v5 = leading(x);
v24 = rnd(v5 - grid);
result_high = rnd(high + v24);
exact_result_high = (high + (v5 - grid));
v7 = rnd(x - grid);
v8 = rnd(v7 * v7);
v10 = rnd(v7 * 4803839629798163b-59);
v12 = rnd(v10 + 750599943860315b-54);
v13 = rnd(v12 * v7);
v15 = rnd(v13 + 6004799503160661b-55);
v16 = rnd(v15 * v7);
v18 = rnd(v16 + 1b-1);
v19 = rnd(v8 * v18);
v20 = rnd(v19 + v7);
v21 = rnd(high + low);
v22 = rnd(v20 * v21);
v23 = rnd(v22 + v19);
v6 = rnd(x - v5);
v26 = rnd(low + v6);
result_low = rnd(v23 + v26);
exact_result_low = (((((((x - grid) * (x - grid)) * (((((((x - grid) * 4803839629798163b-59) + 750599943860315b-54) * (x - grid)) + 6004799503160661b-55) * (x - grid)) + 1b-1)) + (x - grid)) * (high + low)) + (((x - grid) * (x - grid)) * (((((((x - grid) * 4803839629798163b-59) + 750599943860315b-54) * (x - grid)) + 6004799503160661b-55) * (x - grid)) + 1b-1))) + (low + (x - v5)));

{ high in [33570821b-35,33570821b-35]
  /\ @FIX(high,-36)
  /\ |low| <= 5483b-49
  /\ grid in [1b-10,1b-10]
  /\ @FIX(grid,-10)
  /\ x in [1b-11,5b-13]
  /\ @FLT(x,53)
  /\ |x - grid| <= 1b-11
->
  result_high - exact_result_high in ?
  /\ result_low - exact_result_low in ?
  /\ result_low in ? }

