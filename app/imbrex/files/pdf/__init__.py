"""PDF: PDF files."""
