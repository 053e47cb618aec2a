"""All of a library in one file, and back."""
