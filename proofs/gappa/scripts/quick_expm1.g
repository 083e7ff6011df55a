# quick expm1, x from 2^-28
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v5 = leading(x);
v21 = rnd(v5 - grid);
result_high = rnd(high + v21);
exact_result_high = (high + (v5 - grid));
v7 = rnd(x - grid);
v8 = rnd(v7 * v7);
v10 = rnd(v7 * 3002399751859951b-56);
v12 = rnd(v10 + 3002399751999761b-54);
v13 = rnd(v12 * v7);
v15 = rnd(v13 + 1b-1);
v16 = rnd(v8 * v15);
v17 = rnd(v16 + v7);
v18 = rnd(high + low);
v19 = rnd(v17 * v18);
v20 = rnd(v19 + v16);
v6 = rnd(x - v5);
v23 = rnd(low + v6);
result_low = rnd(v20 + v23);
exact_result_low = (((((((x - grid) * (x - grid)) * (((((x - grid) * 3002399751859951b-56) + 3002399751999761b-54) * (x - grid)) + 1b-1)) + (x - grid)) * (high + low)) + (((x - grid) * (x - grid)) * (((((x - grid) * 3002399751859951b-56) + 3002399751999761b-54) * (x - grid)) + 1b-1))) + (low + (x - v5)));

{ high in [0,0]
  /\ @FIX(high,0)
  /\ low in [0,0]
  /\ grid in [0,0]
  /\ @FIX(grid,0)
  /\ @FLT(x,53)
  /\ x in [1b-28,1b-20]
->
  result_high - exact_result_high in ?
  /\ result_low - exact_result_low in ?
  /\ result_low in ? }

