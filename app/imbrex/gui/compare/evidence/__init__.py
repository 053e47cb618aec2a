"""Rare features that two texts share."""
