"""Docks: the panels around the page in the middle."""
