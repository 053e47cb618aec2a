"""What a library remembers of a text, and how copies of it are found by that."""
