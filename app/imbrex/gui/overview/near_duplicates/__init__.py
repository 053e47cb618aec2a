"""Near-duplicates found by an index of the articles, and its quality."""
