"""Reference vectors, and the grader that judges other programs by them."""
