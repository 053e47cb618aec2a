"""Tests of what the window remembers."""
