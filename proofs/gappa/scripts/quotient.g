# quotient
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v4 = rnd(x_high / y_high);
v6 = leading(v4);
v8 = leading(y_high);
v10 = rnd(v6 * v8);
v11 = rnd(x_high - v10);
v7 = rnd(v4 - v6);
v12 = rnd(v7 * v8);
v9 = rnd(y_high - v8);
v13 = rnd(v4 * v9);
v14 = rnd(v12 + v13);
v15 = rnd(v11 - v14);
v16 = rnd(v4 * y_low);
v17 = rnd(x_low - v16);
v18 = rnd(v15 + v17);
low = rnd(v18 / y_high);
exact_low = ((((x_high - (v6 * v8)) - (((v4 - v6) * v8) + (v4 * (y_high - v8)))) + (x_low - (v4 * y_low))) / y_high);

{ x_high in [1,2]
  /\ @FLT(x_high,53)
  /\ y_high in [1,2]
  /\ @FLT(y_high,53)
  /\ |x_low| <= 1b-53
  /\ |y_low| <= 1b-52
->
  low - exact_low in ?
  /\ low in ?
  /\ x_high - v4 * y_high in ? }

x_high - v4 * y_high -> -((v4 - x_high / y_high) * y_high);
x_high - v10 -> (x_high - v4 * y_high) + (v4 - v6) * y_high + v6 * (y_high - v8) - (v10 - v6 * v8);
v11 - v14 -> (x_high - v4 * y_high) + (v11 - (x_high - v10)) - (v10 - v6 * v8) - (v14 - ((v4 - v6) * v8 + v4 * (y_high - v8)));
