"""The machine-checked proof, and the tools that keep it honest."""
