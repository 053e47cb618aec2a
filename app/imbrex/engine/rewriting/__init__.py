"""Passages found through rewriting: where one text says with changed words what another says."""
