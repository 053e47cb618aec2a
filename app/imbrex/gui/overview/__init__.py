"""The overview of a whole class, opened with three documents or more."""
