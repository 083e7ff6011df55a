# quick logarithm
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v3 = rnd(s * s);
v5 = rnd(v3 * -900722379747497b-50);
v7 = rnd(v5 + -1501199875788995b-50);
v8 = rnd(v7 * v3);
v10 = rnd(v8 + -4);
v11 = rnd(s * v10);
result_low = rnd(low + v11);
exact_result_low = (low + (s * (((((s * s) * -900722379747497b-50) + -1501199875788995b-50) * (s * s)) + -4)));

{ |low| <= 4095b-31
  /\ |s| <= 261633b-27
->
  result_low - exact_result_low in ?
  /\ result_low in ? }

