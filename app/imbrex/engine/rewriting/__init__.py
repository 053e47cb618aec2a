"""Rewriting: passages found through rewriting, where the words have changed."""
