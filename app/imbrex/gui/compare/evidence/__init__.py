"""Rare things that two texts share."""
