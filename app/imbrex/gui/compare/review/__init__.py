"""Verdicts and notes on passages and pairs."""
