"""A tour of the window over two samples."""
