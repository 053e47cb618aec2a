"""Comparison of two documents, side by side."""
