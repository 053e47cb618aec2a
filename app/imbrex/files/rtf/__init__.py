"""RTF: rich text."""
