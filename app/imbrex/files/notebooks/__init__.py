"""Notebooks of Jupyter."""
