"""Pages: what the middle of the window can show."""
