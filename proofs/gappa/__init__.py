"""Error bounds of the arrays' steps, proved by Gappa."""
