"""Texts on their way to other programs, with where they come from."""
