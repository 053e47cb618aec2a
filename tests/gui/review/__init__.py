"""Tests of verdicts and notes in the window."""
