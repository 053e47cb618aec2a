"""The facts of a report, as values."""
