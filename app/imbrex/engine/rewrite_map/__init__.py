"""The map of a rewrite: which paragraph became which, and what became of each."""
