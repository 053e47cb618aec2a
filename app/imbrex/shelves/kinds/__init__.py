"""The kinds of shelves: how the entries of each are listed, read, and read again."""
