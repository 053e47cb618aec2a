"""Fingerprints: data that a library stores of a text to find copies of it."""
