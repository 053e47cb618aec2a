"""The ranked pairs of a class in a table."""
