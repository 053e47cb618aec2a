"""Quotations and references."""
