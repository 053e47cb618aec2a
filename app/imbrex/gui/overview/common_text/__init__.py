"""Phrases common to many texts, for exclusion."""
