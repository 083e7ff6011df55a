# count times the logarithm
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

product = rnd(count * high);
exact_product = (count * high);

{ @FIX(count,0)
  /\ count in [1,67108864]
  /\ @FIX(high,-18)
  /\ high in [0,98]
->
  product - exact_product in ? }

