"""The options that affect results: a form generated from their definitions."""
