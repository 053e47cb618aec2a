"""A whole class at a glance, opened with three documents or more."""
