"""Web pages and web archives."""
