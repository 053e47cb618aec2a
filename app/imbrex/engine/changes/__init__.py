"""Changes: correspondence of paragraphs between a text and its rewrite, and the outcome of each."""
