"""Shared parts of the overview: the displayed class, the selection, and list widgets."""
