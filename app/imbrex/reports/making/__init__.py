"""Collecting the facts of a report from a corpus."""
