"""Reporting: the window's side of reports."""
