"""The reader of notebooks."""
