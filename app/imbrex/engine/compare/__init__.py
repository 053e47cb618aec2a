"""All documents with one another, and two of them side by side."""
