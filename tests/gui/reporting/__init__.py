"""Tests of reports, asked for in the window."""
