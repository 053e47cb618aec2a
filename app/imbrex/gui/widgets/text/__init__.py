"""A long text to read: its lines, places and marks."""
