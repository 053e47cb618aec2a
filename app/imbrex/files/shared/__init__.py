"""Shared: code common to several formats."""
