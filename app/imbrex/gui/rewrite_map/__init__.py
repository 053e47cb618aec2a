"""The map of a rewrite: cards of paragraphs opposite each other."""
