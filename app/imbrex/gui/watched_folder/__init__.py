"""A folder whose new files are read as they arrive."""
