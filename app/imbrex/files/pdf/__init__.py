"""PDF: reader of PDF files."""
