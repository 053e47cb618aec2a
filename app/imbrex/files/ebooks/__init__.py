"""EPUB and FictionBook."""
