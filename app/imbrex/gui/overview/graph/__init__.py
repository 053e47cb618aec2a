"""The documents of a class as points and its pairs as lines."""
