"""A report as JSON, of this version and of older ones."""
