# reduced argument
@rnd = float<ieee_64,ne>;
@leading = float<26,-1074,zr>;

v3 = leading(m);
v4 = rnd(v3 * inverse);
v6 = rnd(1 - v4);
v7 = rnd(m - v3);
v8 = rnd(v7 * inverse);
z = rnd(v6 - v8);
exact_z = ((1 - (v3 * inverse)) - ((m - v3) * inverse));

{ m in [11b-4,11b-3]
  /\ @FIX(m,-53)
  /\ inverse in [1b-1,3b-1]
  /\ @FIX(inverse,-9)
  /\ |1 - m * inverse| <= 3981183223517023b-61
->
  z - (1 - m * inverse) in ? }

(v6 - v8) - (1 - m * inverse) -> (v6 - (1 - v4)) - (v4 - v3 * inverse) - (v8 - v7 * inverse) - (v7 - (m - v3)) * inverse;
