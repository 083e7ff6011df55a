"""STRATUM 1: what a number is. The only room that imports mpmath."""
