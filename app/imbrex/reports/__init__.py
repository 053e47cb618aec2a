"""Reports: results of a check, readable without the program."""
