"""The library in the window: its page, background jobs and check results."""
