# splitting
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v2 = leading(factor);
tail = rnd(factor - v2);
exact_tail = (factor - v2);

{ factor in [1,2]
  /\ @FLT(factor,53)
->
  tail - exact_tail in ? }

