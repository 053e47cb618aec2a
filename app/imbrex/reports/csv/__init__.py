"""A report as a table for spreadsheets."""
