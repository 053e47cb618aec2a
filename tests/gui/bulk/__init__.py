"""Results of bulk jobs in the window."""
