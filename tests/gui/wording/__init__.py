"""Tests of what is said to people."""
