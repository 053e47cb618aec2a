"""The two texts: highlights, ribbons and synchronized scrolling."""
