"""Readers of mail."""
