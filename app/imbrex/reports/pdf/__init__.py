"""PDF: reports on paper, drawn by Qt, which has fonts for every script and writes from right to left where due."""
