"""HTML: each report as one self-contained file."""
