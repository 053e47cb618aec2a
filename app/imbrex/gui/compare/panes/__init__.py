"""The two texts to read: marks, colours, ribbons and scrolling."""
