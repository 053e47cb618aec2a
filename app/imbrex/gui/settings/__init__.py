"""Settings: what the window remembers."""
