"""HTML: web pages and web archives."""
