"""Export of a library to one file, and import."""
