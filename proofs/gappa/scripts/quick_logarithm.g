# quick logarithm, n from -1 to -1
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v5 = rnd(n * -22713b-14);
base = rnd(v5 + high);
exact_base = ((n * -22713b-14) + high);
v8 = rnd(n * -3373202482714085b-70);
v9 = rnd(v8 + low);
v11 = rnd(z * 4503599722025425b-53);
v13 = rnd(v11 + -375299976046661b-49);
v14 = rnd(v13 * z);
v16 = rnd(v14 + 1);
v17 = rnd(v16 * z);
v19 = rnd(v17 + -2);
v20 = rnd(z * v19);
result_low = rnd(v9 + v20);
exact_result_low = (((n * -3373202482714085b-70) + low) + (z * ((((((z * 4503599722025425b-53) + -375299976046661b-49) * z) + 1) * z) + -2)));

{ @FIX(n,0)
  /\ n in [-1,-1]
  /\ @FIX(high,-15)
  /\ high in [-653b-10,3b-2]
  /\ |low| <= 8189b-29
  /\ |z| <= 2979b-24
->
  base - exact_base in ?
  /\ result_low - exact_result_low in ?
  /\ result_low in ? }

