"""Reports as JSON, of this version and of older ones."""
