"""Word files: the zipped XML of today, and Word's XML in one piece."""
