"""LaTeX."""
