"""Clusters of similar texts in a class."""
