"""Files: readers of all document formats, without Qt."""
