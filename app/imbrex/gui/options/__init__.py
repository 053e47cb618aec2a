"""What changes a result: a form made from the options themselves."""
