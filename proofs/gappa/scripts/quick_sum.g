# quick sum from 1.75
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v4 = rnd(x_high + y_high);
v6 = leading(v4);
v7 = rnd(x_high - v6);
v8 = rnd(v7 + y_high);
v9 = rnd(x_low + y_low);
low = rnd(v8 + v9);
exact_low = (((x_high - v6) + y_high) + (x_low + y_low));

{ x_high in [1b-15,2]
  /\ @FIX(x_high,-40)
  /\ y_high in [0,2]
  /\ x_high + y_high in [7b-2,2]
  /\ |x_low| <= 1037b-32
  /\ |y_low| <= 2113b-23
->
  low - exact_low in ?
  /\ low in ? }

v7 + y_high -> (v7 - (x_high - v6)) - (v4 - (x_high + y_high)) + (v4 - v6);
