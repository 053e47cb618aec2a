"""Names: who wrote a document, and texts without the names of those who did."""
