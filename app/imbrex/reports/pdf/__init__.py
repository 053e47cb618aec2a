"""PDF: printable reports, drawn by Qt, which has fonts for every script and supports right-to-left writing."""
