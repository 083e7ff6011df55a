"""Executable derivations: from the lemmas to the formulas that the kernel evaluates."""
