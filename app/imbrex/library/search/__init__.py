"""Matches of a text in a library, and near-duplicates within it."""
