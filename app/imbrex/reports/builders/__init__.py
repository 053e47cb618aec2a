"""Builders: they collect the facts of a report from a corpus."""
