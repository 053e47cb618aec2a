"""The pairs of a class, ranked in a table."""
