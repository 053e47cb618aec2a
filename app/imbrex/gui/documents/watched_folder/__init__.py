"""A folder whose new documents are read as they arrive."""
