# expm1, rows 1 to 1
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v6 = rnd(r * r);
v7 = rnd(v6 * r);
v9 = rnd(r * 3202559789558287b-61);
v11 = rnd(v9 + 4803839711607065b-59);
v12 = rnd(v11 * r);
v14 = rnd(v12 + 6004799503160661b-57);
v15 = rnd(v14 * r);
v17 = rnd(v15 + 6004799503160661b-55);
v18 = rnd(v7 * v17);
v4 = rnd(r + 393216);
v5 = rnd(v4 - 393216);
v19 = rnd(r - v5);
v20 = rnd(r + v5);
v22 = rnd(v20 * 1b-1);
v23 = rnd(v22 + high);
v24 = rnd(v19 * v23);
v37 = rnd(v6 * 1b-1);
v38 = rnd(v37 + v18);
v39 = rnd(high * v38);
v40 = rnd(v38 + r);
v41 = rnd(v40 * low);
v42 = rnd(v39 + v41);
v45 = rnd(v24 + v42);
v25 = rnd(high + r);
v27 = (high + r) - v25;
v28 = rnd(high * v5);
v29 = rnd(v25 + v28);
v31 = (v25 + v28) - v29;
v43 = rnd(v27 + v31);
v32 = rnd(v5 * 1b-1);
v33 = rnd(v5 * v32);
v34 = rnd(v29 + v33);
v36 = (v29 + v33) - v34;
v44 = rnd(v43 + v36);
v46 = rnd(v44 + low);
v47 = rnd(v45 + v46);
result_low = rnd(v18 + v47);
exact_result_low = ((((r * r) * r) * ((((((r * 3202559789558287b-61) + 4803839711607065b-59) * r) + 6004799503160661b-57) * r) + 6004799503160661b-55)) + ((((r - v5) * (((r + v5) * 1b-1) + high)) + ((high * (((r * r) * 1b-1) + (((r * r) * r) * ((((((r * 3202559789558287b-61) + 4803839711607065b-59) * r) + 6004799503160661b-57) * r) + 6004799503160661b-55)))) + (((((r * r) * 1b-1) + (((r * r) * r) * ((((((r * 3202559789558287b-61) + 4803839711607065b-59) * r) + 6004799503160661b-57) * r) + 6004799503160661b-55))) + r) * low))) + (((v27 + v31) + v36) + low)));

{ high in [33570821b-35,33570821b-35]
  /\ @FLT(high,26)
  /\ |low| <= 5483b-49
  /\ @FLT(r,53)
  /\ |r| <= 1b-11
->
  result_low - exact_result_low in ?
  /\ result_low in ? }

r - v5 -> -((v5 - (v4 - 393216)) + (v4 - (r + 393216)));
