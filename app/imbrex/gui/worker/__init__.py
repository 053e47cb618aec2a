"""Worker: the worker thread from both its sides, and what the window asks it."""
