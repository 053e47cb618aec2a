"""Preferences: how the window looks and what it begins with, in one dialog."""
