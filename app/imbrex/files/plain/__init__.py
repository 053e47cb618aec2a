"""Plain: plain text, and articles that crawlers save as JSON."""
