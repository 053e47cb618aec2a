"""Passages of a pair, copied or rewritten, as the worker finds them."""
