"""Measures: the similarity measures of the articles, one file each, and their registry."""
