"""Old Word files."""
