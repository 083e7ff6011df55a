"""Certificates: a claim with its evidence, checked by two small programs that share no code with the kernel."""
