"""Colours, icons and sizes."""
