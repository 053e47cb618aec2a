"""The library in the window: its page, what it asks of its own threads, and what comes of a check."""
