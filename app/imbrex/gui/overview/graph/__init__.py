"""The documents of a class as points, its pairs as lines."""
