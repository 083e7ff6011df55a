"""Other readings of a formula than the enclosure: as a tree, as LaTeX, as an explanation, by Arb."""
