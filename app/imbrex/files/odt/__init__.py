"""ODT: OpenDocument texts."""
