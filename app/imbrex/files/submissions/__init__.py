"""Submissions: ZIP files of learning platforms, and class rosters."""
