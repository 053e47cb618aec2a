"""Compare: comparison of all documents with one another, and of two side by side."""
