"""Reports: the dialog and the report jobs."""
