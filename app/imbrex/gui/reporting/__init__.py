"""Reports: the dialog, and how they are written."""
