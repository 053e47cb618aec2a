"""Quotations, citations and references of a text."""
