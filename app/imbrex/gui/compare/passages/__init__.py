"""The shared text of two documents, passage by passage."""
