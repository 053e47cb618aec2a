"""Quotations, citations and bibliographies of one text."""
