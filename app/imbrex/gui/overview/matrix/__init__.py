"""The scores of all pairs of a class, as a matrix."""
