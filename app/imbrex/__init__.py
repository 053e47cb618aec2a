"""Imbrex, a desktop plagiarism checker."""

__version__ = "0.1.0"
