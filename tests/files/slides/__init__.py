"""Readers of presentations."""
