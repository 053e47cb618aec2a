"""Quotations and references in the window."""
