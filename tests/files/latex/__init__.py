"""The reader of LaTeX."""
