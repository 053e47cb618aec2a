"""Names: authors of documents, and texts with their names hidden."""
