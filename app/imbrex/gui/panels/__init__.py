"""Panels: docks that ask the worker while they are seen."""
