"""Panels: docks that query the worker while they are visible."""
