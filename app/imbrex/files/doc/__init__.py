"""Doc: old Word files."""
