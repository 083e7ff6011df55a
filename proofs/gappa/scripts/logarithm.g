# logarithm, z from 2^-11
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v9 = rnd(z * z);
v10 = rnd(v9 * z);
v12 = rnd(z * 2251807495730785b-53);
v14 = rnd(v12 + 5146988073920615b-54);
v15 = rnd(v14 * z);
v17 = rnd(v15 + 3002399751572141b-53);
v18 = rnd(v17 * z);
v20 = rnd(v18 + 3602879701887297b-53);
v21 = rnd(v20 * z);
v23 = rnd(v21 + 1b-1);
v24 = rnd(v23 * z);
v26 = rnd(v24 + 6004799503160661b-53);
v27 = rnd(v10 * v26);
v28 = 2 * z;
v29 = rnd(base + v28);
v31 = (base + v28) - v29;
v4 = rnd(z + 393216);
v5 = rnd(v4 - 393216);
v32 = rnd(v5 * v5);
v33 = rnd(v29 + v32);
v35 = (v29 + v32) - v33;
v36 = rnd(v31 + v35);
v6 = rnd(z - v5);
v7 = rnd(z + v5);
v8 = rnd(v6 * v7);
v37 = rnd(v36 + v8);
v38 = rnd(v37 + correction);
low = rnd(v27 + v38);
exact_low = ((((z * z) * z) * ((((((((((z * 2251807495730785b-53) + 5146988073920615b-54) * z) + 3002399751572141b-53) * z) + 3602879701887297b-53) * z) + 1b-1) * z) + 6004799503160661b-53)) + (((v31 + v35) + ((z - v5) * (z + v5))) + correction));

{ base in [0,0]
  /\ correction in [0,0]
  /\ @FIX(z,-62)
  /\ @FLT(z,53)
  /\ z in [1b-11,1b-10]
->
  low - exact_low in ?
  /\ low in ? }

z - v5 -> -((v5 - (v4 - 393216)) + (v4 - (z + 393216)));
