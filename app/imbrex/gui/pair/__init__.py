"""Pair: the two documents that Compare shows."""
