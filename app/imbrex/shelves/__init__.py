"""Shelves: collections of sources, such as an offline encyclopedia, that documents are checked against."""
