# sum from 1.75
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v4 = rnd(x_high + y_high);
v9 = (x_high + y_high) - v4;
v10 = rnd(x_low + y_low);
low = rnd(v9 + v10);
exact_low = (v9 + (x_low + y_low));

{ x_high in [0,2]
  /\ y_high in [0,2]
  /\ x_high + y_high in [7b-2,2]
  /\ |x_low| <= 1b-52
  /\ |y_low| <= 2323b-31
->
  low - exact_low in ?
  /\ low in ? }

