"""Whose integers mpmath calculates with: gmpy's or Python's own. Every answer is the same with either."""

from mpmath.libmp import BACKEND

__all__ = ["BACKEND"]
