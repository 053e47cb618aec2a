"""The window: everything that imports PySide6, but for paper."""
