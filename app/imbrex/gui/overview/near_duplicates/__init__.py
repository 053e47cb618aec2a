"""What an index of the articles finds, and how good it is."""
