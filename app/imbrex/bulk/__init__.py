"""Bulk: all pairs of more documents than one computer's memory has room for, on Apache Spark."""
