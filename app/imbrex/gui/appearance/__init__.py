"""Appearance: colours, sizes and drawings."""
