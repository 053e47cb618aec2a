"""A long text for reading: its lines, positions and marks."""
